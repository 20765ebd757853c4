"""The greedy bot: it answers everything, sees only its own view, beats chance and lazy plans."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import Match
from ludoteca.core.bots import Bot
from ludoteca.games.chamber_of_wonders.cards import SIDES
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.testing.bots import play_out, wins_at_least
from tests.games.chamber_of_wonders.exploiters import (
    ALL,
    BidsItsWorth,
    Idle,
    SellsTheWorst,
    Surgeon,
)
from tests.games.chamber_of_wonders.workshop import play, season, table, visit


def greedy(seed: int = 0) -> Bot:
    return GAME.own_bot(Random(seed))


def answer(match: Match, seat: int = 0) -> str:
    return str(greedy().choose(match.seat(seat)))


def test_it_beats_three_random_bots() -> None:
    assert wins_at_least(0.85, GAME, GAME.own_bot, "random", 4, games=100)


# the ones that come nearest to it, at the table where they do best
@pytest.mark.parametrize(("plan", "players"), [(SellsTheWorst, 2), (Surgeon, 2), (BidsItsWorth, 2)])
def test_a_lazy_plan_does_not_win_much_more_than_its_share_against_it(
    plan: type[Idle], players: int
) -> None:
    assert not wins_at_least(1.3 / players, GAME, plan, GAME.own_bot, players)


@pytest.mark.parametrize("plan", ALL)
def test_every_lazy_plan_comes_to_the_end_of_a_game(plan: type[Idle]) -> None:
    for number in range(3):
        match = Match(GAME, 3, number, log=False)
        play_out(match, [plan(Random(1)), greedy(), greedy(1)])
        assert match.over


@pytest.mark.parametrize("side", SIDES)
def test_it_plays_every_side_of_every_zone(side: str) -> None:
    for players in GAME.players:
        match = Match(GAME, players, players, {"first-zone": side}, log=False)
        play_out(match, [greedy(seat) for seat in range(players)])
        assert match.over


def test_the_same_view_gives_the_same_answer() -> None:
    match = season(("atlas golderact", "herbal tablet", "excalibur"))
    choices = {greedy().choose(match.guess(0, Random(n)).seat(0)) for n in range(10)}
    assert len(choices) == 1


# --- what it shows ------------------------------------------------------------------------


def cabinet(*hands: str, **more: object) -> Match:
    return season(hands, phase="cabinet", **more)  # type: ignore[arg-type]


def test_it_waits_for_the_books_that_are_lacking() -> None:
    match = cabinet("atlas herbal bestiary imperial-egg", "tablet")
    assert answer(match) == "show imperial-egg"


def test_at_the_end_it_shows_the_set_as_it_is() -> None:
    hand = "atlas herbal bestiary imperial-egg"
    match = cabinet(hand, "tablet", round=4, current=1)
    assert answer(match) == "show-books bestiary-herbal-atlas"


def test_it_opens_a_case_for_something_good_and_not_for_a_single_book() -> None:
    six = "atlas herbal bestiary grimoire ram-head bear-body"
    good = cabinet("golderact", "tablet", cabinets=(six, ""), pounds=6, round=4, current=1)
    assert answer(good) == "open-case"
    play(good, "0 open-case")
    assert answer(good) == "show golderact"
    poor = cabinet("atlas", "tablet", cabinets=(six, ""), pounds=6, round=4, current=1)
    assert answer(poor) == "nothing"


def test_it_does_not_take_the_token_from_its_own_legendary() -> None:
    match = cabinet("golderact jar-of-eyes", "tablet", cabinets=("golderact", ""))
    assert answer(match) == "show jar-of-eyes"


# --- what it buys, keeps and sells ---------------------------------------------------------


def test_it_bids_for_what_it_can_use_and_no_more_than_that_is_worth() -> None:
    match = visit("open-auction", ("", ""), deck="golderact atlas", pounds=(20, 40))
    play(match, "0 auction golderact")
    assert answer(match) == "bid 1"
    play(match, "0 pass", "1 pass")
    play(match, "0 bid 4")
    assert answer(match, 1) == "pass"


def test_it_keeps_what_completes_a_set() -> None:
    match = visit(
        "pass-right", ("atlas herbal bestiary", ""), deck="grimoire imperial-egg ram-head"
    )
    assert answer(match) == "keep grimoire"


def test_it_sells_what_it_can_do_without() -> None:
    match = visit("golden-deals", ("golderact atlas", ""))
    assert answer(match) == "sell atlas"


def test_it_stops_while_there_is_much_to_lose() -> None:
    match = visit("push-your-luck", ("", ""), deck="atlas golderact jar-of-eyes crystal-ball")
    assert answer(match) == "turn-over"
    play(match, "0 turn-over", "0 turn-over")
    assert answer(match) == "stop"


def test_it_does_not_turn_over_what_it_knows_to_lose_all() -> None:
    for following, wise in (("excalibur", "stop"), ("imperial-egg", "turn-over")):
        deck = f"atlas golderact {following}"
        match = season(
            ("", ""), zones="push-your-luck golden-deals open-auction pass-right", deck=deck
        )
        table(match).known[table(match).deck[-3]] |= 1  # as Cloris would show it
        play(match, "0 send whitechapel", "0 go-on")
        assert answer(match) == wise


def test_it_gives_a_tie_to_itself() -> None:
    match = visit("sealed-bids", ("", "", ""), deck="atlas herbal golderact")
    play(match, "0 auction golderact", "0 offer 3", "1 offer 3", "2 offer 3")
    assert answer(match) == "award 0"


def test_it_keeps_a_good_gift_and_passes_a_poor_one_on() -> None:
    good = visit("gifts", ("", ""), deck="golderact atlas")
    assert answer(good) == "give 0"
    poor = visit("gifts", ("", ""), deck="atlas golderact", cabinets=("", "tablet"))
    assert answer(poor) == "give 1"
