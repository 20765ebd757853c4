"""What characters do: every timing, and every card that does something."""

from __future__ import annotations

import pytest

from ludoteca.games.challengers.cards import CARDS, CHARACTERS
from ludoteca.games.challengers.table import EVERYBODY
from ludoteca.testing import rule
from tests.games.challengers.workshop import (
    CONTENT,
    bench,
    bout,
    card,
    cards,
    deck,
    discards,
    first_needed,
    first_total,
    half,
    names,
    options,
    park,
    play,
    refusal,
    table,
    told,
    totals,
)

# --- power gained at once -----------------------------------------------------------------


@rule("H6.1")
@pytest.mark.parametrize(
    ("name", "on_bench", "total"),
    [
        ("mascot", "", 2),
        ("mascot", "cat newcomer dog pig", 5),  # three sets, the City twice
        ("jester", "", 1),
        ("jester", "newcomer*2", 4),
        ("jester", "talent", 1),
        ("hermit", "", 4),
        ("hermit", "cat", 4),
        ("hermit", "newcomer cat", 2),
        ("stable-boy", "", 2),
        ("stable-boy", "cat*2 dog-p talent", 5),
        ("teenager", "skeleton*2 spider cat", 5),
        ("mime", "", 7),
        ("mime", "cat*3 dog", 5),
        ("merman", "cat", 1),
        ("merman", "parrot*2", 4),
    ],
)
def test_power_that_a_card_gains_from_its_own_bench(name: str, on_bench: str, total: int) -> None:
    assert first_total(name, benches=("", on_bench)) == total


@rule("H6.1")
def test_a_lifeguard_counts_the_cards_left_after_itself() -> None:
    assert first_total("lifeguard") == 6
    assert first_total("lifeguard newcomer") == 6
    assert first_total("lifeguard newcomer newcomer") == 4


@rule("H6.2")
def test_power_gained_at_once_is_kept_with_the_flag_and_counted_only_once() -> None:
    match = bout("cat mime", "horse talent*2")
    # the cat on the bench leaves the mime five slots: 6 in attack, and 6 with the flag
    assert totals(match, 0) == [(6, 5)]
    assert totals(match, 1) == [(5, 3), (2, 6), (4, 6)]
    kept = bout("jester", "butler talent*2", benches=("newcomer", ""))
    assert totals(kept, 1) == [(1, 4), (3, 4), (5, 4)]


# --- while attacking ----------------------------------------------------------------------


@rule("H6.3")
def test_a_gangster_is_stronger_only_in_attack() -> None:
    assert first_total("gangster") == 4
    assert first_needed("gangster", "newcomer") == 2
    match = bout("cat pig", "gangster newcomer")
    assert totals(match, 1)[0] == (4, 3)
    assert totals(match, 0)[0] == (3, 2)  # with the flag it has only its 2


@rule("H6.3")
def test_a_knight_counts_the_trophies_of_the_opponent() -> None:
    assert first_total("knight", number=5, won=((1, 3, 4), ())) == 6
    assert first_total("knight", number=5, won=((), (1, 3, 4))) == 3
    assert first_needed("knight", "newcomer", number=5, won=((), (1, 2))) == 3


# --- from the bench -----------------------------------------------------------------------


@rule("H6.4")
@pytest.mark.parametrize(
    ("helper", "helped", "attack", "flag"),
    [
        ("blacksmith", "newcomer", 2, 2),
        ("blacksmith", "cat", 3, 3),
        ("bard", "newcomer", 2, 1),
        ("makeup-artist", "newcomer", 3, 1),
        ("makeup-artist", "talent", 2, 2),
        ("director", "cat", 4, 3),
        ("director", "pig", 3, 3),
        ("vendor", "pony", 4, 4),
        ("ai", "talent", 3, 3),
        ("ai", "cat", 3, 3),
        ("band", "cow", 4, 4),
        ("cook", "cat", 3, 4),
    ],
)
def test_help_from_the_bench(helper: str, helped: str, attack: int, flag: int) -> None:
    assert first_total(helped, benches=("", helper)) == attack
    assert first_needed(helped, "newcomer", benches=(helper, "")) == flag


@rule("H6.4")
def test_copies_on_the_bench_add_up_and_help_every_card_revealed() -> None:
    match = bout("kraken", "newcomer*3", benches=("", "bard*2 vendor"))
    assert totals(match, 1) == [(3, 7), (6, 7), (9, 7)]


@rule("H6.4")
def test_help_that_leaves_the_bench_in_the_middle_of_an_attack_is_lost() -> None:
    match = bout("kraken", "newcomer butler cat*4", benches=("", "bard cat"))
    assert totals(match, 1) == [(2, 7)]
    play(match, "1 out bard", "1 stop")
    assert totals(match, 1)[1] == (2, 7)


@rule("H6.4")
def test_help_works_as_soon_as_a_card_is_benched() -> None:
    match = bout("cook cat", "parrot*2")
    # the cook goes to the bench, the cat attacks and then has the flag with one more
    assert totals(match, 1) == [(3, 2), (3, 4)]


# --- with the flag ------------------------------------------------------------------------


@rule("H6.5")
@pytest.mark.parametrize(("name", "flag", "attack"), [("skeleton", 3, 2), ("treasure", 4, 2)])
def test_cards_that_are_stronger_with_the_flag(name: str, flag: int, attack: int) -> None:
    assert first_needed(name, "newcomer") == flag
    assert first_total(name) == attack


@rule("H6.5")
def test_an_illusionist_keeps_counting_empty_slots() -> None:
    match = bout("illusionist", "newcomer siren*2", benches=("cat pig", ""))
    assert totals(match, 1) == [(1, 9)]
    play(match, "1 out cat")
    assert totals(match, 1)[1:] == [(7, 10)]


# --- the flag is lost ---------------------------------------------------------------------


@rule("H6.6")
def test_what_the_loss_of_the_flag_brings_comes_before_the_bench() -> None:
    match = bout("navigator cat pig newcomer", "kraken")
    keys = told(match)
    assert "looked" in keys
    assert "benched" not in keys
    play(match, "0 top pig")
    keys = told(match)
    assert keys.index("looked") < keys.index("benched") < keys.index("revealed", 3)
    assert told(match, "revealed")[1] == (0, card("pig"), 3)


@rule("H6.6")
def test_only_the_card_that_had_the_flag_resolves_its_loss() -> None:
    match = bout("kraken dragon", "prince newcomer talent*2")
    # the prince lies under the talent that has the flag
    assert told(match, "slipped-away") == []


@rule("H6.6")
def test_a_comic_character_helps_the_next_card_only_while_it_attacks() -> None:
    match = bout("comic-character cat", "horse*2")
    assert told(match, "next-bonus") == [(0, 2)]
    assert totals(match, 0) == [(5, 5)]
    assert totals(match, 1)[1] == (5, 3)


@rule("H6.11")
def test_a_prince_slips_into_the_discard_pile_and_the_cards_under_it_do_not() -> None:
    match = bout("dragon kraken*2", "talent prince cat*2", starter=0)
    assert told(match, "slipped-away") == [(1, card("prince"))]
    assert bench(match, 1)[0] == "talent"
    assert discards(match, 1) == "prince"


@rule("H6.19")
def test_a_rescue_pod_leaves_for_good_and_a_level_b_card_takes_its_place() -> None:
    match = bout("rescue-pod", "cat", shares=("", "horse bat"))
    assert told(match, "left-deck") == [(0, card("rescue-pod"))]
    assert told(match, "swapped-in") == [(0, card("horse"))]
    assert discards(match, 0) == "horse"
    assert names(park(match).gone) == "rescue-pod"
    assert bench(match, 0) == []


@rule("H6.19")
def test_a_rescue_pod_leaves_even_where_no_level_b_card_is_left() -> None:
    match = bout("rescue-pod", "cat")
    assert names(park(match).gone) == "rescue-pod"
    assert told(match, "swapped-in") == []


# --- the flag is taken --------------------------------------------------------------------


@rule("H6.7")
def test_what_taking_the_flag_brings_comes_after_the_bench_of_the_other() -> None:
    match = bout("cat newcomer", "heroine")
    keys = told(match)
    assert keys.index("benched") < keys.index("gained-fans")
    assert told(match, "gained-fans") == [(1, card("heroine"), 3)]


@rule("H6.17")
def test_a_cowboy_benches_the_next_card_of_the_opponent_unrevealed() -> None:
    match = bout("cat bard fan-bus newcomer", "cowboy horse")
    assert told(match, "benched-top") == [(0, card("bard"))]
    # the bard helps from there: 6 + 1; the bus does what it does as it is revealed
    assert totals(match, 0) == [(7, 3)]
    match = bout("cat fan-bus newcomer", "cowboy horse")
    assert told(match, "gained-fans") == []


@rule("H6.17")
def test_a_cowboy_can_make_a_bench_overflow() -> None:
    match = bout("cat pony", "cowboy", benches=("newcomer talent dog champion pig", ""))
    assert told(match, "overflowed") == [(0, tuple(cards("pony")))]
    assert (park(match).winner, park(match).how) == (1, "overflow")
    assert park(bout("cat", "cowboy newcomer")).winner == 1  # no card to bench: nothing happens


# --- fans ---------------------------------------------------------------------------------


@rule("H6.10")
def test_fans_of_a_fan_bus_depend_on_trophies() -> None:
    for trophies, gained in (((), 2), ((1, 2, 3), 2), ((1, 2, 3, 4), 0)):
        match = bout("fan-bus", "newcomer", number=6, won=(trophies, ()))
        assert table(match).fans[0] == gained


@rule("H6.10")
def test_a_pyrotechnician_brings_fans_when_at_most_one_card_is_left() -> None:
    assert table(bout("pyrotechnician newcomer", "cat")).fans == [2, 0]
    assert table(bout("pyrotechnician newcomer*2", "cat")).fans == [0, 0]


@rule("H6.10")
def test_a_clown_brings_fans_whenever_the_flag_comes_to_it() -> None:
    assert table(bout("newcomer talent cat*3", "clown pig")).fans == [0, 2]
    assert table(bout("clown", "pig")).fans == [2, 0]


# --- looking at cards ---------------------------------------------------------------------


@rule("H6.14")
@pytest.mark.parametrize("name", ["reporter", "navigator"])
def test_of_two_cards_one_goes_on_top_and_the_other_to_the_bottom(name: str) -> None:
    rival = "kraken*2" if name == "navigator" else "shark*2"
    match = bout(f"{name} cat pig newcomer talent", rival)
    assert told(match, "saw", 0) == [(tuple(cards("cat pig")),)]
    assert told(match, "saw", 1) == []
    assert options(match, 0) == ["top pig", "top cat"]
    assert refusal(match, 0, "top newcomer") == ("not-looked-at", card("newcomer"))
    before = half(match, 0).deck[:]
    assert names(before[::-1]) == "cat pig newcomer talent"
    play(match, "0 top pig")
    assert told(match, "put-to-bottom", 0) == [(tuple(cards("cat")),)]
    revealed = [number for player, number, _ in told(match, "revealed") if player == 0]
    assert names(revealed[:3]) == "pig newcomer talent"


@rule("H6.14")
def test_a_card_alone_stays_where_it_is() -> None:
    match = bout("reporter cat", "pig")
    assert told(match, "looked") == [(0, 1)]
    assert told(match, "put-on-top", 0) == []


@rule("H6.14")
@pytest.mark.parametrize("name", ["juggler", "bumper-car"])
def test_three_cards_are_put_in_any_order(name: str) -> None:
    match = bout(f"{name} cat pig newcomer talent", "kraken*3")
    assert options(match, 0) == ["top newcomer", "top pig", "top cat"]
    play(match, "0 top pig")
    assert options(match, 0) == ["top newcomer", "top cat"]
    play(match, "0 top newcomer")
    assert told(match, "put-on-top", 0) == [(tuple(cards("pig newcomer cat")),)]
    revealed = [number for player, number, _ in told(match, "revealed") if player == 0]
    assert names(revealed) == "pig newcomer cat talent"


@rule("H6.14")
def test_where_cards_that_all_knew_are_put_is_seen_by_nobody_else_from_the_first_one_on() -> None:
    match = bout("juggler cat pig newcomer talent", "kraken*3", known=EVERYBODY)
    for answer in ("0 top pig", "0 top newcomer"):
        assert match.asks[0].prompt == "arrange"
        for viewer in (None, 1):
            assert match.view(viewer).parks[0].halves[0].next_cards == []
        play(match, answer)


@rule("H6.14")
def test_the_same_order_may_be_left() -> None:
    match = bout("juggler cat pig newcomer talent", "kraken*3")
    play(match, "0 top cat", "0 top pig")
    assert told(match, "put-on-top", 0) == [(tuple(cards("cat pig newcomer")),)]


@rule("H6.14")
def test_a_sailor_puts_a_card_of_its_choice_at_the_bottom() -> None:
    match = bout("sailor cat pig cat talent", "kraken*3")
    assert options(match, 0) == ["place 1", "place 2", "place 3", "place 4"]
    assert refusal(match, 0, "place 5") == ("too-deep", 4)
    play(match, "0 place 1")
    revealed = [number for player, number, _ in told(match, "revealed") if player == 0]
    assert names(revealed) == "pig cat talent cat"
    assert told(match, "put-to-bottom", 0) == [(tuple(cards("cat")),)]


@rule("H6.14")
def test_a_clairvoyant_puts_a_card_of_its_choice_on_top() -> None:
    match = bout("clairvoyant cat pig shark talent", "kraken*3")
    play(match, "0 place 3")
    revealed = [number for player, number, _ in told(match, "revealed") if player == 0]
    assert names(revealed) == "shark cat pig talent"


@rule("H6.13")
def test_what_was_looked_at_stays_known_to_whoever_looked() -> None:
    match = bout("juggler juggler cat pig newcomer*3", "talent kraken*3")
    play(match, "0 top juggler", "0 top pig")
    # the talent has taken the flag, and the second juggler has taken it back
    assert match.view(0).parks[0].halves[0].next_cards == ["pig", "cat", "newcomer"]
    assert match.view(1).parks[0].halves[0].next_cards == []


@rule("H6.13")
def test_what_comes_back_from_the_bench_is_known_to_all() -> None:
    match = bout("necromancer cat*2", "juggler newcomer*3", benches=("gangster", ""))
    for viewer in (None, 0, 1):
        assert match.view(viewer).parks[0].halves[0].next_cards == ["gangster"]


# --- benches ------------------------------------------------------------------------------


@rule("H6.15")
def test_a_sorcerer_may_take_a_weak_card_off_its_bench() -> None:
    match = bout("sorcerer cat", "newcomer shark", benches=("horse pig pig", ""))
    assert options(match, 0) == ["out pig", "stop"]
    assert refusal(match, 0, "out horse") == ("bench-mismatch", card("horse"))
    assert refusal(match, 0, "out cat") == ("not-on-bench", card("cat"))
    play(match, "0 out pig")
    assert discards(match, 0) == "pig"
    assert bench(match, 0)[:2] == ["horse", "pig"]


@rule("H6.15")
@pytest.mark.parametrize("name", ["butler", "vacuum-cleaner"])
def test_up_to_two_single_cards_leave_the_bench(name: str) -> None:
    match = bout(f"{name} cat", "newcomer kraken", benches=("pig*3 horse", ""))
    play(match, "0 out pig", "0 out pig")
    assert discards(match, 0) == "pig pig"
    assert bench(match, 0)[:2] == ["pig", "horse"]
    match = bout(f"{name} cat", "newcomer kraken", benches=("pig", ""))
    play(match, "0 stop")
    assert discards(match, 0) == ""


@rule("H6.15")
def test_a_siren_may_take_a_card_off_the_opponents_bench() -> None:
    match = bout("siren cat", "newcomer kraken", benches=("pig", "horse talent"))
    assert options(match, 0) == ["out talent", "out horse", "stop"]
    play(match, "0 out horse")
    assert discards(match, 1) == "horse"
    assert bench(match, 1)[0] == "talent"


@rule("H6.16")
def test_a_necromancer_has_to_return_a_card_of_power_2() -> None:
    match = bout("necromancer cat", "newcomer kraken", benches=("talent gangster horse", ""))
    assert options(match, 0) == ["back talent", "back gangster"]
    assert refusal(match, 0, "stop") == ("must-choose",)
    play(match, "0 back gangster")
    assert told(match, "returned") == [(0, card("gangster"))]
    revealed = [number for player, number, _ in told(match, "revealed") if player == 0]
    assert names(revealed) == "gangster cat"


@rule("H6.16")
def test_a_vampire_returns_a_card_of_level_b_and_a_starting_dog_is_none() -> None:
    match = bout("vampire newcomer", "talent kraken", benches=("dog-p dog", ""))
    assert told(match, "returned") == [(0, card("dog"))]  # the only one: nothing to ask
    assert bench(match, 0)[0] == "dog-p"


@rule("H6.16")
def test_a_movie_star_may_return_up_to_two_newcomers_seen_by_all() -> None:
    match = bout("movie-star cat", "talent kraken", benches=("newcomer*3 talent", ""))
    assert options(match, 0) == ["back newcomer", "stop"]
    play(match, "0 back newcomer", "0 back newcomer")
    assert told(match, "returned", 1) == [(0, card("newcomer"))] * 2
    revealed = [number for player, number, _ in told(match, "revealed") if player == 0]
    assert names(revealed[:2]) == "newcomer newcomer"
    match = bout("movie-star cat", "talent kraken", benches=("newcomer*3 talent", ""))
    play(match, "0 back newcomer", "0 stop")
    assert told(match, "returned") == [(0, card("newcomer"))]


# --- cards lost, and cards from the piles ---------------------------------------------------


@rule("H6.18")
def test_a_ghost_sends_the_opponents_next_card_to_the_discards_where_it_does_nothing() -> None:
    match = bout("ghost newcomer", "fan-bus talent")
    assert told(match, "lost-card") == [(1, card("fan-bus"))]
    assert table(match).fans == [0, 0]
    assert told(match, "revealed")[0] == (1, card("talent"), 2)


@rule("H6.18")
def test_a_submarine_sends_its_own_bottom_card_to_the_discards() -> None:
    match = bout("submarine cat pig", "newcomer kraken talent")
    assert told(match, "lost-card") == [(0, card("pig"))]
    assert discards(match, 0) == "pig"


@rule("H6.12")
def test_a_villain_takes_an_unseen_card_from_pile_a_on_top_of_its_deck() -> None:
    match = bout("villain pig", "newcomer shark kraken", shares=("parrot spider", ""))
    assert told(match, "dealt-in") == [(0, 0, 1)]
    revealed = [number for player, number, _ in told(match, "revealed") if player == 0]
    assert names(revealed) == "parrot pig"


@rule("H6.12")
def test_a_ufo_takes_two_under_its_deck_the_first_above_the_second() -> None:
    match = bout("ufo pig newcomer", "juggler cat*3", shares=("parrot spider cow", ""))
    assert told(match, "dealt-in") == [(0, 0, 2)]
    assert options(match, 1) == ["top cat"]  # the match waits for the juggler
    assert deck(match, 0) == "pig newcomer parrot spider"


@rule("H6.12")
def test_a_hologram_puts_a_card_of_pile_b_on_top_of_the_opponents_deck() -> None:
    match = bout("hologram pig", "newcomer shark", shares=("", "horse bat"))
    assert told(match, "dealt-in") == [(1, 1, 1)]
    assert told(match, "revealed")[0] == (1, card("horse"), 5)


@rule("H6.12")
def test_nobody_has_seen_them_their_owner_neither() -> None:
    match = bout("ufo cat talent", "juggler newcomer*2", shares=("parrot spider", ""))
    deck_seen = match.view(0).deck
    assert deck_seen.unseen == 2
    assert "parrot" not in deck_seen.cards


# --- as far as possible -------------------------------------------------------------------


@rule("H6.9")
@pytest.mark.parametrize(
    "name",
    [
        "reporter",
        "sorcerer",
        "movie-star",
        "juggler",
        "butler",
        "necromancer",
        "vampire",
        "sailor",
        "siren",
        "submarine",
        "villain",
        "ufo",
        "hologram",
        "clairvoyant",
        "navigator",
    ],
)
def test_without_a_target_an_effect_does_nothing(name: str) -> None:
    match = bout(name, "newcomer")
    assert match.over
    assert discards(match, 0) == discards(match, 1) == ""
    assert bout("newcomer", name).over


def test_every_card_that_does_something_says_when_and_what() -> None:
    for id in CHARACTERS:
        effect = CONTENT.effects[CARDS.index(id)]
        assert bool(effect) == bool(CONTENT.cards[CARDS.index(id)].timing)
