"""The deck phase: levels, five cards, a redraw, cards removed; and piles that are too short."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core.errors import UndoRefused
from ludoteca.core.match import Match
from ludoteca.games.challengers.cards import CARDS, PILES
from ludoteca.games.challengers.rules import GAME
from ludoteca.games.challengers.table import DECK, NAMING, ChallengersTable
from ludoteca.testing import rule
from ludoteca.testing.positions import set_piece
from tests.games.challengers.workshop import (
    CONTENT,
    at,
    card,
    cards,
    laid,
    names,
    offered,
    options,
    play,
    play_until,
    refusal,
    table,
    told,
    tournament,
)

# --- drawing and choosing -----------------------------------------------------------------


@rule("H3.1")
def test_everybody_goes_through_the_deck_phase_at_its_own_pace() -> None:
    match = tournament(4)
    assert sorted(match.asks) == [0, 1, 2, 3]
    play(match, "2 enough", "2 ready")
    assert sorted(match.asks) == [0, 1, 3]
    assert table(match).ready == [False, False, True, False]


@rule("H2.2")
def test_matches_begin_when_the_last_one_is_ready() -> None:
    match = tournament(4)
    for seat in (3, 1, 0):
        play(match, f"{seat} enough", f"{seat} ready")
        assert told(match, "match-began") == []
    play(match, "2 enough", "2 ready")
    assert len(told(match, "match-began")) == 2


@rule("H2.1")
def test_a_round_has_a_deck_phase_and_a_match_phase_and_there_are_seven() -> None:
    match = tournament(3, 5)
    play_until(match, lambda t: False)
    keys = [key for key in told(match) if key in ("round-began", "deck-phase", "matches", "final")]
    assert keys == ["round-began", "deck-phase", "matches"] * 7 + ["final"]


@rule("H3.2")
@pytest.mark.parametrize(
    ("number", "levels"),
    [(1, "a2"), (2, "a2"), (3, "a2 b1"), (4, "a2 b2"), (5, "b2"), (6, "b2 c1"), (7, "c2")],
)
def test_the_round_says_what_may_be_chosen(number: int, levels: str) -> None:
    draft = CONTENT.draft[number - 1]
    allowed = {f"{PILES[level]}{count}" for level, count in enumerate(draft) if count}
    assert allowed == set(levels.split())


@rule("H3.3")
def test_a_level_is_named_in_secret_before_a_card_is_seen_and_for_good() -> None:
    match = tournament(3, 2)
    play_until(match, at(3, "naming"))
    assert options(match, 0) == ["level a", "level b"]
    assert refusal(match, 0, "level c") == ("level-not-offered", 2, 3)
    assert not any(table(match).offers)
    play(match, "0 level b")
    assert told(match, "named") == []
    match.undo(0)  # behind the screen it may be changed
    play(match, "0 level a", "1 level b", "2 level b")
    assert told(match, "named") == [(0, 0), (1, 1), (2, 1)]
    assert table(match).picks == [2, 1, 1]
    with pytest.raises(UndoRefused):
        match.undo(0)


@rule("H3.4")
def test_five_cards_are_dealt_one_at_a_time_around_the_table() -> None:
    match = tournament(4, 3)
    t = table(match)
    assert [len(hand) for hand in t.offers] == [5] * 4
    before = table(laid(match, "a", "")).piles[0]
    assert before == t.piles[0]
    for p in t.seats:
        assert told(match, "offered", p) == [(tuple(t.offers[p]),)]


@rule("H3.5")
def test_chosen_cards_join_the_deck_one_after_the_other() -> None:
    match = offered("cat gangster makeup-artist movie-star cat")
    assert options(match, 0)[:4] == [
        "take makeup-artist",
        "take movie-star",
        "take gangster",
        "take cat",
    ]
    assert refusal(match, 0, "take kraken") == ("not-on-offer", card("kraken"))
    play(match, "0 take cat")
    assert match.view(0).offer.left == 1
    play(match, "0 take cat")
    assert options(match, 0) == ["ready", "trim"]
    play(match, "0 ready")
    assert table(match).decks[0][-2:] == cards("cat cat")


@rule("H3.5")
def test_fewer_cards_may_be_chosen() -> None:
    match = offered("cat gangster makeup-artist movie-star cat")
    play(match, "0 take cat", "0 enough", "0 ready")
    assert len(table(match).decks[0]) == 7
    match = offered("cat gangster makeup-artist movie-star cat")
    play(match, "0 enough", "0 ready")
    assert len(table(match).decks[0]) == 6


def test_whoever_reads_the_answers_comes_to_those_that_end_it_early() -> None:
    match = offered("cat gangster makeup-artist movie-star pig")
    listed = GAME.listed_options(table(match), match.ask(0))
    assert [option.verb for option in listed] == ["take"] * 5 + ["enough"] + ["throw"] * 5
    assert GAME.goes_without_saying(table(match), match.ask(0), alone=True)
    assert not GAME.goes_without_saying(table(match), match.ask(0), alone=False)


# --- the redraw ---------------------------------------------------------------------------


@rule("H3.6")
def test_any_number_is_thrown_and_as_many_are_drawn_once() -> None:
    match = offered("cat gangster makeup-artist movie-star pig")
    reserve = table(match).reserves[0][:]
    play(match, "0 throw cat", "0 throw pig", "0 throw gangster", "0 draw")
    t = table(match)
    assert t.offers[0] == [*cards("makeup-artist movie-star"), *reserve[:3]]
    assert t.reserves[0] == reserve[3:]
    assert refusal(match, 0, "throw movie-star") == ("already-redrawn",)
    assert not match.view(0).offer.can_redraw


@rule("H3.6")
def test_all_five_may_be_thrown_and_nothing_more_is_asked_then() -> None:
    match = offered("cat gangster makeup-artist movie-star pig")
    play(
        match,
        *(f"0 throw {name}" for name in ["cat", "gangster", "makeup-artist", "movie-star", "pig"]),
    )
    assert len(table(match).offers[0]) == 5
    assert table(match).redrawn[0]


@rule("H3.6")
def test_the_redraw_may_come_after_the_first_card_and_chosen_cards_stay() -> None:
    match = offered("cat gangster makeup-artist movie-star pig")
    play(match, "0 take cat", "0 throw pig", "0 draw")
    assert len(table(match).offers[0]) == 4
    assert table(match).chosen[0] == cards("cat")
    assert refusal(match, 0, "throw cat")[0] == "already-redrawn"
    match = offered("cat gangster makeup-artist movie-star pig")
    play(match, "0 take cat", "0 take pig")
    assert options(match, 0) == ["ready", "trim"]  # no card is left to be chosen: no redraw


@rule("H3.8")
def test_cards_thrown_or_not_chosen_are_discarded_and_unused_redraws_go_back_on_top() -> None:
    match = tournament(2, 3, left_out="space")
    t = table(match)
    first, second = t.offers[0][:], t.offers[1][:]
    reserves = [reserve[:] for reserve in t.reserves]
    pile = t.piles[0][:]
    play(match, f"0 throw {CARDS[first[0]]}", "0 draw", "0 enough", "0 ready")
    for p in (1,):
        play(match, f"{p} enough")
    t = table(match)
    rest = pile + reserves[0][:0:-1] + reserves[1][::-1]
    play(match, "1 ready")
    t = table(match)
    # before the matches the discards go under the piles, and after them they lie there
    everything = sorted([*t.piles[0], *t.discards[0], *(c for hand in t.offers for c in hand)])
    everything = sorted([*everything, *(c for hand in t.reserves for c in hand)])
    in_decks = [c for deck in t.decks for c in deck if CONTENT.level[c] == 0]
    assert sorted([*everything, *in_decks]) == sorted([*rest, *first, *second, reserves[0][0]])


# --- removing -----------------------------------------------------------------------------


@rule("H3.9")
def test_any_number_of_cards_is_removed_and_starting_cards_are_gone_for_good() -> None:
    match = offered("cat gangster makeup-artist movie-star pig")
    play(match, "0 take cat", "0 enough", "0 trim")
    assert options(match, 0) == [
        "remove newcomer",
        "remove talent-p",
        "remove dog-p",
        "remove champion-p",
        "remove cat",
        "ready",
    ]
    assert refusal(match, 0, "remove pig") == ("not-in-deck", card("pig"))
    play(match, "0 remove newcomer", "0 remove newcomer", "0 remove cat", "0 ready")
    play(match, "1 enough", "1 ready")
    t = table(match)
    assert names(t.removed[0]) == "newcomer newcomer"
    assert card("cat") not in t.decks[0]
    in_the_box = [c for c in CONTENT.by_level[0] if CONTENT.set[c] in t.sets]
    on_the_table = [c for hand in (t.piles[0], *t.offers, *t.reserves) for c in hand]
    assert sorted(on_the_table) == sorted(in_the_box)  # the cat is among them again


@rule("H3.9")
def test_a_whole_deck_may_be_removed() -> None:
    match = tournament(2, 4)
    play(match, "0 enough", "0 trim")
    for name in ("newcomer", "newcomer", "newcomer", "talent-p", "dog-p", "champion-p"):
        play(match, f"0 remove {name}")
    assert options(match, 0) == ["ready"]
    play(match, "0 ready", "1 enough", "1 ready")
    assert told(match, "won-match") == [(1, 0, 1)]


# --- when chosen --------------------------------------------------------------------------


@rule("H6.8")
def test_clones_bring_a_fan_that_the_others_see_when_the_phase_is_over() -> None:
    match = offered("clones clones horse bat shark", number=5)
    play(match, "0 take clones", "0 take clones", "0 ready")
    assert match.view(0).offer.fans == 2
    assert match.view(1).challengers[0].fans == 0
    play(match, "1 enough", "1 ready")
    assert told(match, "chose-fans") == [(0, 2)]
    assert table(match).fans[0] >= 2


@rule("H6.8")
def test_a_shapeshifter_lets_its_player_remove_a_card_and_choose_one_more() -> None:
    match = offered("shapeshifter cow ai cat pig")
    play(match, "0 take shapeshifter")
    assert "remove newcomer" in options(match, 0)
    assert "remove shapeshifter" not in options(match, 0)
    assert refusal(match, 0, "remove shapeshifter") == ("not-itself", card("shapeshifter"))
    play(match, "0 remove newcomer", "0 take cow", "0 take cat", "0 ready")
    t = table(match)
    assert names(sorted(t.decks[0])).count("newcomer") == 2
    assert len(t.decks[0]) == 8
    match = offered("shapeshifter cow ai cat pig")
    play(match, "0 take shapeshifter", "0 keep", "0 take cow", "0 ready")
    assert len(table(match).decks[0]) == 8


@rule("H6.8")
def test_effects_may_chain_and_remove_cards_chosen_in_the_same_phase() -> None:
    match = offered("shapeshifter shapeshifter cow cat pig")
    play(match, "0 take cow", "0 take shapeshifter", "0 remove cow", "0 take shapeshifter")
    assert "remove shapeshifter" in options(match, 0)  # the other one
    play(match, "0 remove shapeshifter", "0 take cat")
    assert names(table(match).decks[0][-2:]) == "shapeshifter cat"


@rule("H6.8")
def test_an_extra_card_may_be_redrawn_for() -> None:
    match = offered("shapeshifter cow ai cat pig")
    play(match, "0 take cow", "0 take shapeshifter", "0 remove newcomer", "0 throw ai", "0 draw")
    assert len(table(match).offers[0]) == 3


@rule("H6.8")
def test_a_geek_needs_two_other_space_cards_to_remove() -> None:
    match = offered("scifi-geek kraken dragon t-rex slime", number=7)
    play(match, "0 take slime", "0 take scifi-geek")
    assert options(match, 0) == ["ready", "trim"]
    match = offered("scifi-geek slime slime t-rex dragon", number=7)
    play(match, "0 take slime", "0 take scifi-geek")
    assert options(match, 0) == ["ready", "trim"]
    t = table(offered("scifi-geek slime slime t-rex dragon", number=7)).copy()
    for _ in range(2):
        t.piles[0].remove(card("cow"))
        t.decks[0].append(card("cow"))
    match = set_piece(GAME, t)
    play(match, "0 take scifi-geek")
    assert options(match, 0) == ["remove cow", "keep"]
    assert refusal(match, 0, "remove newcomer") == ("wrong-exchange", card("newcomer"))
    play(match, "0 remove cow")
    assert options(match, 0) == ["remove cow"]
    assert refusal(match, 0, "keep") == ("must-choose",)
    play(match, "0 remove cow", "0 take slime", "0 take slime")
    assert names(table(match).decks[0][-3:]) == "scifi-geek slime slime"


# --- short piles --------------------------------------------------------------------------


def short(match: Match, left: int) -> Match:
    """Before round 2, with so many cards in pile A and the others in its discards."""
    play_until(match, lambda t: t.round == 2 and t.phase == DECK)
    t: ChallengersTable = table(match).copy()
    for hands in (t.offers, t.reserves):
        for hand in hands:
            t.piles[0] += hand
    t.piles[0] += t.discards[0]
    t.clear_phase()
    t.levels = [-1] * t.players
    t.phase = NAMING
    t.piles[0], t.discards[0] = t.piles[0][:left], t.piles[0][left:]
    return set_piece(GAME, t)


@rule("H3.7")
def test_where_ten_each_are_not_there_redraws_wait_for_the_others() -> None:
    match = short(tournament(4, 2), 30)
    t = table(match)
    assert [len(hand) for hand in t.offers] == [5] * 4
    assert not any(t.reserves)
    assert not match.view(0).offer.at_once
    thrown = t.offers[0][:2]
    play(match, *(f"0 throw {CARDS[c]}" for c in thrown), "0 draw")
    assert table(match).waiting == [True, False, False, False]
    assert 0 not in match.asks
    match.undo(0)  # nothing was drawn yet
    play(match, "0 draw")
    for p in (1, 2):
        play(match, f"{p} enough", f"{p} ready")
    play(match, f"3 throw {CARDS[table(match).offers[3][0]]}", "3 draw")
    assert told(match, "waited") == [((0, 3),)]
    t = table(match)
    assert [len(hand) for hand in t.offers] == [5, 0, 0, 5]
    assert len(t.piles[0]) == 10 + 3 + 10 - 3
    assert sorted(match.asks) == [0, 3]
    assert len(told(match, "redrew", 0)[0][0]) == 2
    assert len(told(match, "redrew", 3)[0][0]) == 1


@rule("H3.7")
def test_late_redraws_come_from_the_pile_first_in_the_order_of_the_seats() -> None:
    match = short(tournament(4, 2), 22)
    coming = table(match).piles[0][::-1]
    assert len(coming) == 2
    for p in (2, 0):
        first = table(match).offers[p][0]
        play(match, f"{p} throw {CARDS[first]}", f"{p} draw")
    for p in (1, 3):
        play(match, f"{p} enough", f"{p} ready")
    assert told(match, "redrew", 0) == [((coming[0],),)]
    assert told(match, "redrew", 2) == [((coming[1],),)]


@rule("H3.7")
def test_nothing_is_shuffled_where_nobody_waits() -> None:
    match = short(tournament(4, 2), 22)
    pile = table(match).piles[0][:]
    for p in (0, 1, 2):
        play(match, f"{p} enough", f"{p} ready")
    assert table(match).piles[0] == pile


@rule("H3.10")
def test_a_pile_that_is_too_short_gets_its_shuffled_discards_under_it() -> None:
    match = short(tournament(4, 2), 12)
    assert told(match, "refilled") == [(0,)]
    assert [len(hand) for hand in table(match).offers] == [5] * 4
    match = short(tournament(4, 2), 20)
    assert told(match, "refilled") == []


@rule("H3.10")
def test_where_both_run_out_what_there_is_is_dealt() -> None:
    t = table(short(tournament(8, 2), 66)).copy()
    for hands in (t.offers, t.reserves):
        for hand in hands:
            t.piles[0] += hand
    t.clear_phase()
    t.levels = [-1] * 8
    t.phase = NAMING
    spare = t.piles[0][20:]
    t.piles[0] = t.piles[0][:20]
    t.discards[0] = []
    t.decks[7] += spare
    match = set_piece(GAME, t)
    assert [len(hand) for hand in table(match).offers] == [3] * 4 + [2] * 4


# --- undo ---------------------------------------------------------------------------------


@rule("H3.11")
def test_steps_are_taken_back_freely_but_not_past_a_redraw() -> None:
    match = offered("cat gangster makeup-artist movie-star pig")
    play(match, "1 enough", "1 ready")  # what others do does not matter
    play(match, "0 take cat", "0 throw pig")
    match.undo(0)
    match.undo(0)
    assert len(table(match).offers[0]) == 5
    play(match, "0 throw pig", "0 draw")
    with pytest.raises(UndoRefused):
        match.undo(0)
    play(match, "0 take cat", "0 enough", "0 trim", "0 remove newcomer")
    for _ in range(4):
        match.undo(0)
    with pytest.raises(UndoRefused):
        match.undo(0)


# --- side by side -------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "left"), [(8, 66), (8, 45), (8, 41), (5, 27), (3, 18)])
def test_in_whatever_order_people_answer_the_same_round_comes_of_it(
    players: int, left: int
) -> None:
    """With eight players and short piles too."""
    start = short(tournament(players, 7), left)
    rng = Random(left)
    given: list[list[str]] = [[] for _ in range(players)]
    world = start.fork(log=True)
    while table(world).round == 2 and world.asks:
        seat = rng.choice(sorted(world.asks))
        action = rng.choice(world.asks[seat].options)
        given[seat].append(str(action))
        world.play(seat, action)
    wanted = table(world).state()
    for seed in range(4):
        order = Random(seed)
        world = start.fork(log=True)
        waiting = [iter(answers) for answers in given]
        left_over = [len(answers) for answers in given]
        while any(left_over):
            ready = [p for p in sorted(world.asks) if left_over[p]]
            seat = order.choice(ready)
            world.play(seat, next(waiting[seat]))
            left_over[seat] -= 1
        assert table(world).state() == wanted
