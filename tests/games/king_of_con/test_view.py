"""What the view has worked out: nobody who draws it needs a rule."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludoteca import Match
from ludoteca.core.rulebook import rulebook
from ludoteca.games.king_of_con.cards import FEATURES, SCENARIOS
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.games.king_of_con.view import Bid, ConView
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    auction,
    convention,
    loot,
    owner,
    play,
    skip_auctions,
    table,
    told,
)

STANDS = f"{FIRST} {SECOND} {THIRD} {FOURTH}"


def seen(match: Match, seat: int | None = 0) -> ConView:
    view = match.view(seat)
    assert isinstance(view, ConView)
    return view


@rule("K5.1", "K4.10")
@pytest.mark.parametrize(
    ("collection", "bin", "back", "lost"),
    [
        ("", 0, 0, 0),
        ("", 7, 5, 2),
        (f"{FIRST}:4", 7, 4, 4),  # one more falls into the bin, and one less comes back
        (f"{FIRST}:0 {SECOND}:0", 2, 2, 0),
        (f"{FIRST}:3 {SECOND}:3", 0, 2, 0),
    ],
)
def test_what_comes_back_from_the_bin_and_what_is_lost(
    collection: str, bin: int, back: int, lost: int
) -> None:
    match = convention((collection, THIRD), phase="looting", bins=(bin, 0))
    collector = seen(match, None).collectors[0]
    assert (collector.back, collector.lost) == (back, lost)
    loot(match)
    recovered = [event.data for event in match.events() if event.key == "recovered"]
    assert [data for data in recovered if data[0] == 0] == ([(0, back, lost)] if back else [])


@rule("K3.2", "K4.5", "K4.7")
@pytest.mark.parametrize(
    ("object", "takes"), [(FIRST, 0), (SECOND, 6), (THIRD, 3), (FOURTH, 1)], ids=str
)
def test_what_an_object_takes_in_the_looting(object: str, takes: int) -> None:
    match = convention((f"{FIRST}:4", f"{SECOND}:5 {FOURTH}:0"), phase="looting", flea_market=THIRD)
    play(match, f"0 offer {object}")
    assert seen(match).bid == Bid(takes, 10, True, takes or 1)
    assert seen(match, 1).bid is None
    assert seen(match, None).bid is None


@rule("K3.8")
@pytest.mark.parametrize(
    ("seat", "bid"), [(0, Bid(6, 9, True, 6)), (1, Bid(0, 6, True, 1)), (2, Bid(7, 4, False, 1))]
)
def test_what_it_takes_to_lead_at_a_stand(seat: int, bid: Bid) -> None:
    match = convention(("", "", ""), stands=STANDS, reserves=(10, 12, 4))
    auction(match, f"0 {FIRST} 1", f"1 {FIRST} 6")
    play(match, f"{seat} offer {FIRST}")
    assert seen(match, seat).bid == bid


@rule("K3.8", "K6.1")
def test_a_stand_says_who_leads_and_whom_the_monkeys_favour() -> None:
    match = convention(("", "", ""), stands=STANDS, monkeys=(3, 1, 2))
    auction(match, f"0 {FIRST} 2", f"2 {FIRST} 2", f"1 {SECOND} 1")
    first, second, third, _ = seen(match, None).stands
    assert (first.leaders, first.favoured) == ([0, 2], 2)
    assert (second.leaders, second.favoured) == ([1], None)
    assert (third.leaders, third.favoured) == ([], None)


@rule("K5.2", "K5.3", "K5.4")
def test_predominance_says_who_leads_by_what_and_whom_the_monkeys_favour() -> None:
    match = convention(
        ("giant-robot:3 magical-sceptre:1", "killer-clown:3 zombie-comic:2"),
        phase="looting",
        monkeys=(2, 1),
    )
    rows = {row.feature: row for row in seen(match, None).predominance}
    by_objects, by_tokens = rows["manganime"], rows["mint"]
    assert (by_objects.leaders, by_objects.by_tokens) == ([0], False)
    assert (by_tokens.leaders, by_tokens.by_tokens, by_tokens.favoured) == ([1], True, None)
    tie = rows["action-figures"]
    assert (tie.leaders, tie.by_tokens, tie.favoured) == ([0, 1], True, 1)
    assert not rows["sci-fi"].leaders
    assert not rows["sci-fi"].by_tokens


@rule("K3.8", "K6.2", "K9.5")
@pytest.mark.parametrize(
    ("scenario", "winners"), [("", [1, 2, None, None]), ("stuffed-monkeys", [1, 1, None, None])]
)
def test_ties_at_the_stands_are_forecast_one_after_the_other(
    scenario: str, winners: list[int | None]
) -> None:
    match = convention(("", "", ""), stands=STANDS, monkeys=(3, 1, 2), scenario=scenario)
    auction(match, f"1 {FIRST} 2", f"2 {FIRST} 2", f"0 {THIRD} 1")
    auction(match, f"1 {SECOND} 2", f"2 {SECOND} 2")
    assert [stand.favoured for stand in seen(match, None).stands] == winners
    skip_auctions(match)
    assert [owner(match, name) for name in (FIRST, SECOND)] == winners[:2]


def won_by_monkey(match: Match) -> dict[str, int]:
    """By feature, who won the ties for predominance."""
    return {FEATURES[data[3]]: data[0] for data in told(match, "tie-for-feature")}


@rule("K5.4", "K6.2", "K6.3")
@pytest.mark.parametrize("monkeys", list(permutations((1, 2, 3))))
def test_ties_for_predominance_are_forecast_one_after_the_other(monkeys: tuple[int, ...]) -> None:
    match = convention(
        (
            "giant-robot killer-clown",
            "enormous-sword boxed-mutant uncut-slasher",
            "zombie-comic magical-sceptre",
        ),
        phase="looting",
        monkeys=monkeys,
    )
    rows = seen(match, None).predominance
    forecast = {row.feature: row.favoured for row in rows if row.favoured is not None}
    assert len(forecast) > 2
    loot(match)
    assert forecast == won_by_monkey(match)


@rule("K5.4", "K6.5")
def test_while_predominance_is_settled_what_is_won_stays_and_the_rest_is_forecast() -> None:
    match = convention(
        ("giant-robot killer-clown enormous-sword", "magical-sceptre zombie-comic"),
        phase="looting",
        control=True,
    )
    loot(match)
    assert match.asks[0].prompt == "tie-for-feature"
    play(match, "0 predominate manganime")
    rows = {row.feature: row.favoured for row in seen(match, None).predominance}
    assert (rows["manganime"], rows["horror"], rows["gadgets"]) == (0, 1, 0)
    play(match, "1 concede")
    rows = {row.feature: row.favoured for row in seen(match, None).predominance}
    assert (rows["manganime"], rows["horror"], rows["gadgets"]) == (0, 0, 1)


@rule("K7.6")
def test_the_passions_an_object_meets_are_told_to_their_owner_alone() -> None:
    match = convention(phase="looting", passions=("manganime signed-edition", "mint games"))
    own = seen(match).meets
    assert own is not None
    assert own["giant-robot"] == ["manganime", "signed-edition"]
    assert "dungeon-box" not in own
    other = seen(match, 1).meets
    assert other is not None
    assert sorted(other["dungeon-box"]) == ["games", "mint"]
    assert seen(match, None).meets is None


@rule("K7.4")
def test_the_score_so_far_is_the_sum_of_where_it_comes_from() -> None:
    match = convention(("giant-robot", ""), phase="looting", passions=("manganime mint", ""))
    view = seen(match)
    assert view.points == {"objects": 1, "passions": 1, "epic": 0, "tokens": 3}
    assert view.score == 5
    assert seen(match, None).score is None


@rule("K7.2", "K7.3")
def test_an_epic_collection_is_in_sight_when_it_lacks_one_object() -> None:
    three = "zombie-comic uncut-slasher killer-clown"
    match = convention((three, "giant-robot"), phase="looting")
    view = seen(match, 1)
    assert view.epic_near
    assert [(it.feature, it.objects, it.complete) for it in view.collectors[0].epics] == [
        ("horror", 3, False)
    ]
    assert view.collectors[1].epics == []
    assert not seen(convention((FIRST, ""), phase="looting")).epic_near


@rule("K7.2")
def test_a_complete_epic_collection_says_so() -> None:
    three = "zombie-comic uncut-slasher killer-clown"
    match = convention((three, ""), stands="vampire-fangs")
    auction(match, "0 vampire-fangs 1")
    skip_auctions(match)
    view = seen(match, None)
    assert view.over == "epic"
    assert not view.epic_near
    (epic,) = (it for it in view.collectors[0].epics if it.complete)
    assert (epic.feature, epic.objects) == ("horror", 4)


@rule("K7.9")
def test_the_tokens_on_a_collection_are_added_up() -> None:
    match = convention(("giant-robot:5 zombie-comic:2", ""), phase="looting")
    assert [it.worth for it in seen(match).collectors] == [7, 0]


def test_every_object_that_was_seen_has_its_place() -> None:
    match = convention(
        ("", "giant-robot:5"), stands="enormous-sword zombie-comic", flea_market="dungeon-box"
    )
    spots = {name: (it.stand, it.owner, it.value) for name, it in seen(match, None).spots.items()}
    assert spots == {
        "enormous-sword": (1, None, 0),
        "zombie-comic": (2, None, 0),
        "giant-robot": (0, 1, 5),
        "dungeon-box": (0, None, 2),
    }


def test_the_paragraph_and_the_source_of_a_scenario_stand_on_its_card() -> None:
    book = rulebook(GAME, "en").paragraphs
    numbers = []
    for name in SCENARIOS:
        view = seen(convention(stands=STANDS, scenario=name))
        numbers.append(view.scenario_rule)
        assert view.scenario_source == "house"
    assert all(number in book for number in numbers)
    assert len(set(numbers)) == len(SCENARIOS)
    plain = seen(convention(stands=STANDS))
    assert (plain.scenario_rule, plain.scenario_source) == ("", "")
    assert plain.sources["giant-robot"] == "printed"


# --- the answers, for people --------------------------------------------------------------


def test_in_the_looting_objects_out_of_reach_are_listed_last() -> None:
    match = convention(
        (f"{FIRST}:4", f"{SECOND}:5 {FOURTH}:1"),
        phase="looting",
        flea_market=THIRD,
        reserves=(4, 9),
    )
    found = [str(it) for it in GAME.listed_options(table(match), match.ask(0))]
    assert found[0] == "done"
    assert found[-1] == f"offer {SECOND}"
    assert sorted(found) == sorted(str(it) for it in match.ask(0).options)
    play(match, f"0 offer {THIRD}", "0 tokens 4")  # now they lie elsewhere
    found = [str(it) for it in GAME.listed_options(table(match), match.ask(0))]
    assert table(match).reserves[0] == 0
    assert found == ["done", f"offer {THIRD}"]
