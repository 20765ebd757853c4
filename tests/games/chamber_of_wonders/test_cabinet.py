"""The cabinets: what is shown, where, in which order, and how cases are opened."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludoteca.core.match import Match
from ludoteca.games.chamber_of_wonders.cabinet import exposures
from ludoteca.testing import rule
from ludoteca.testing.playing import snapshot
from tests.games.chamber_of_wonders.workshop import (
    cases,
    hand,
    options,
    play,
    refusal,
    season,
    table,
    told,
    visit,
    wonders,
)

SIX = "atlas herbal bestiary grimoire golderact excalibur"


def cabinets(hands: tuple[str, ...], **more: object) -> Match:
    """The cabinets are about to open."""
    return season(hands, phase="cabinet", **more)  # type: ignore[arg-type]


@rule("C3.1")
def test_all_choose_in_secret_and_reveal_together() -> None:
    match = cabinets(("atlas", "golderact", "tablet"))
    assert sorted(match.asks) == [0, 1, 2]
    assert match.view(1).sealed
    play(match, "0 show atlas", "2 nothing")
    assert cases(match, 0) == []
    assert match.view(0).laid == ["atlas"]
    assert match.view(1).collectors[0].cards == 1
    play(match, "1 show golderact")
    assert [cases(match, p) for p in range(3)] == [["atlas"], ["golderact"], []]
    assert told(match, "exposed") == [(0, wonders("atlas")), (1, wonders("golderact"))]
    assert told(match, "exposed-nothing") == [((2,),)]


@rule("C3.1")
def test_the_answers_give_the_same_in_whatever_order_they_come() -> None:
    answers = ("0 show golderact", "1 show golderact", "2 open-case", "3 show jar-of-eyes")
    hands = ("golderact", "golderact", "imperial-egg", "jar-of-eyes")
    outcomes = set()
    for order in permutations(answers):
        match = cabinets(hands, pounds=7)
        for answer in order:
            play(match, answer)
            if answer == "2 open-case":
                play(match, "2 show imperial-egg")
        outcomes.add(snapshot(match))
    assert len(outcomes) == 1


@rule("C3.2")
def test_a_case_takes_one_wonder_a_set_of_books_or_a_whole_monster() -> None:
    match = cabinets(("atlas herbal herbal ram-head bear-body goat-legs", "golderact"))
    assert options(match, 0) == [
        "show ram-head",
        "show bear-body",
        "show goat-legs",
        "show herbal",
        "show atlas",
        "show-books herbal-atlas",
        "show-monster ram-head bear-body goat-legs",
        "nothing",
        "open-case",
    ]
    play(match, "0 show-books herbal-atlas", "1 nothing")
    assert cases(match, 0) == ["herbal+atlas"]
    assert hand(match, 0) == ["bear-body", "goat-legs", "herbal", "ram-head"]


@rule("C3.2")
@pytest.mark.parametrize(
    ("held", "sets"),
    [
        ("atlas atlas", 0),
        ("atlas herbal", 1),
        ("atlas herbal bestiary", 4),
        ("atlas herbal bestiary grimoire", 11),
        ("ram-head bear-body", 0),
        ("ram-head cyclops-head bear-body goat-legs", 2),
        ("golderact excalibur", 0),
    ],
)
def test_how_many_sets_a_hand_can_make(held: str, sets: int) -> None:
    different = sorted(set(wonders(held)))
    assert len(exposures(different)) == len(different) + sets


def test_a_set_that_is_not_in_hand_is_refused_with_what_is_lacking() -> None:
    match = cabinets(("atlas", "golderact"))
    lacking = refusal(match, 0, "show-books herbal-atlas")
    assert lacking == ("set-not-in-hand", wonders("herbal"))


@rule("C3.3")
def test_what_is_on_show_stays_and_nothing_is_added_to_it() -> None:
    match = cabinets(("atlas", ""), cabinets=("herbal", ""))
    play(match, "0 show atlas")
    assert cases(match, 0) == ["herbal", "atlas"]
    assert match.view(0).collectors[0].fame["book"] == 2  # two sets of one


@rule("C3.4", "C3.7")
def test_without_a_free_case_or_pounds_to_open_one_nobody_is_asked() -> None:
    match = cabinets(("tablet", "golderact"), cabinets=(SIX, ""), pounds=4)
    assert sorted(match.asks) == [1]
    rich = cabinets(("tablet", "golderact"), cabinets=(SIX, ""), pounds=5)
    assert options(rich, 0) == ["nothing", "open-case"]
    assert refusal(rich, 0, "show tablet")[0] == "no-free-case"
    play(rich, "0 open-case", "0 show tablet", "1 nothing")
    assert cases(rich, 0)[-1] == "tablet" or "tablet" in cases(rich, 0)
    assert table(rich).pounds == [0, 5]


@rule("C3.4")
def test_a_case_with_a_marker_is_never_used() -> None:
    match = cabinets(("tablet", ""), cabinets=("atlas herbal", ""))
    play(match, "0 show tablet")
    displays = match.view(0).collectors[0].displays
    assert [case.marker for case in displays[0]] == [False, False, True]
    assert displays[1][0].wonders == ["tablet"]


@rule("C3.7")
def test_whoever_has_no_card_is_not_asked() -> None:
    match = cabinets(("", "golderact"))
    assert sorted(match.asks) == [1]


def test_with_nobody_to_ask_the_turn_just_goes_on() -> None:
    match = cabinets(("", ""))
    assert match.ask(1).prompt == "send"
    assert told(match, "exposed-nothing") == [((0, 1),)]


@rule("C3.5")
def test_five_pounds_remove_a_marker_whenever_the_game_waits_for_one() -> None:
    match = season(("atlas", "herbal"), pounds=15, contacts="fezzik butch rek dreyfuss")
    assert "open-case" in options(match, 0)
    play(match, "0 open-case")
    assert match.ask(0).prompt == "send"
    assert table(match).pounds == [10, 15]
    assert match.view(1).collectors[0].free == 7
    play(match, "0 send bank-of-england", "0 open-case", "0 go-on", "0 open-case")
    assert table(match).pounds == [0, 15]
    assert match.view(1).collectors[0].markers == 0
    assert "open-case" not in options(match, 0)
    assert refusal(match, 0, "open-case")[0] == "no-marker"


@rule("C3.5")
def test_without_the_pounds_it_is_refused() -> None:
    match = season(("atlas", "herbal"), pounds=4)
    assert refusal(match, 0, "open-case") == ("marker-too-dear", 5, 4)


@rule("C3.5")
@pytest.mark.parametrize(
    ("side", "answers", "prompt"),
    [
        ("push-your-luck", [], "push"),
        ("name-a-type", [], "name"),
        ("pass-both-ways", [], "keep"),
        ("pass-both-ways", ["0 keep atlas"], "pass-right"),
        ("pass-right", [], "keep-and-pass"),
        ("open-auction", [], "lot"),
        ("open-auction", ["0 auction atlas"], "open-bid"),
        ("sealed-bids", [], "lot"),
        ("golden-deals", [], "sell"),
        ("gifts", [], "give"),
        ("fair-exchange", [], "exchange"),
    ],
)
def test_it_is_possible_in_every_zone(side: str, answers: list[str], prompt: str) -> None:
    match = visit(side, ("tablet", "", ""), deck="atlas herbal bestiary golderact excalibur")
    play(match, *answers)
    assert match.ask(0).prompt == prompt
    assert "open-case" in options(match, 0)


@rule("C3.5")
def test_but_not_while_pounds_are_closed_in_fists_nor_at_their_ties() -> None:
    match = visit("sealed-bids", ("", ""), deck="atlas herbal", pounds=9)
    play(match, "0 auction atlas")
    assert "open-case" not in options(match, 0)
    assert refusal(match, 0, "open-case")[0] == "not-now"
    play(match, "0 offer 3", "1 offer 3")
    assert options(match, 0) == ["award 0", "award 1"]


@rule("C3.5")
def test_behind_the_screen_it_is_paid_when_all_are_revealed() -> None:
    match = visit("pass-right", ("", "", ""), deck="atlas herbal bestiary")
    play(match, "0 open-case", "0 keep atlas")
    assert match.view(0).opening == 1
    assert match.view(1).collectors[0].pounds == 5
    second, third = (match.ask(p).options[0] for p in (1, 2))
    play(match, f"1 {second}", f"2 {third}")
    assert table(match).pounds == [0, 5, 5]
    assert match.view(1).collectors[0].markers == 2


@rule("C3.5")
def test_behind_the_screen_nobody_spends_the_same_pounds_twice() -> None:
    match = cabinets(("tablet", "golderact"), pounds=9)
    play(match, "0 open-case")
    assert "open-case" not in options(match, 0)
    assert refusal(match, 0, "open-case") == ("marker-too-dear", 5, 4)


@rule("C3.6")
def test_a_precious_wonder_does_not_pay_for_its_own_case() -> None:
    match = cabinets(("imperial-egg", "golderact"), cabinets=(SIX, ""), pounds=(4, 0))
    assert sorted(match.asks) == [1]
    match = cabinets(("imperial-egg", "tablet"), cabinets=(SIX, ""), pounds=(5, 0))
    play(match, "0 open-case", "0 show imperial-egg", "1 nothing")
    assert table(match).pounds == [3, 0]


@rule("C3.6")
def test_after_the_reveal_things_happen_clockwise_and_legendaries_come_last() -> None:
    match = cabinets(
        ("imperial-egg", "golderact", "jar-of-eyes"), current=1, pounds=5, agents=("", "", "")
    )
    play(match, "0 open-case", "0 show imperial-egg", "1 show golderact", "2 show jar-of-eyes")
    since = told(match)[told(match).index("opened-case") :]
    assert since[:7] == [
        "opened-case",
        "exposed",
        "exposed",
        "exposed",
        "skull-drawn",
        "earned",
        "only-copy",
    ]
    assert [data[0] for data in told(match, "exposed")] == [1, 2, 0]
