"""The greedy bot: it answers everything, sees only its own view, beats chance and simple plans."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import Match
from ludoteca.core.bots import Bot
from ludoteca.games.fort.rules import GAME
from ludoteca.testing.bots import play_out, wins_at_least
from tests.games.fort.exploiters import ALL, OneSuit, Plain, Robber
from tests.games.fort.workshop import play, summer


def greedy(seed: int = 0) -> Bot:
    return GAME.own_bot(Random(seed))


def answer(match: Match, seat: int = 0) -> str:
    return str(greedy().choose(match.seat(seat)))


def test_it_beats_three_random_bots() -> None:
    assert wins_at_least(0.9, GAME, GAME.own_bot, "random", 4, games=100)


def test_an_expert_that_masters_go_by_plays_better() -> None:
    assert wins_at_least(0.5, GAME, GAME.expert, GAME.own_bot, 2, games=200)


# the ones that come nearest to it, at the table where a game is shortest
@pytest.mark.parametrize("plan", [Plain, OneSuit, Robber])
def test_a_simple_plan_does_not_win_much_more_than_its_share_against_it(
    plan: type[Plain],
) -> None:
    assert not wins_at_least(1.3 / 2, GAME, plan, GAME.own_bot, 2)


@pytest.mark.parametrize("plan", ALL)
def test_every_simple_plan_comes_to_the_end_of_a_game(plan: type[Plain]) -> None:
    match = Match(GAME, 3, 5, {"setup": "advanced"}, log=False)
    play_out(match, [plan(Random(1)), greedy(), greedy(1)])
    assert match.over


@pytest.mark.parametrize("players", GAME.players)
def test_it_plays_at_every_table(players: int) -> None:
    for setup in ("basic", "advanced"):
        match = Match(GAME, players, players, {"setup": setup}, log=False)
        play_out(match, [greedy(seat) for seat in range(players)])
        assert match.over


def test_the_same_view_gives_the_same_answer() -> None:
    match = Match(GAME, 3, 4)
    seat = next(iter(match.asks))
    choices = {greedy().choose(match.guess(seat, Random(n)).seat(seat)) for n in range(10)}
    assert len(choices) == 1


def test_it_lets_its_fort_grow_when_it_can() -> None:
    match = summer("bitsy chef tink", "bug", stuff=((1, 1),))
    assert answer(match) == "play bitsy public"


def test_it_gains_what_it_lacks_for_the_next_level() -> None:
    match = summer("crash tink", "bug", stuff=((2, 0),), level=(1,), rules=("loner",))
    play(match, "0 play crash private")
    assert answer(match) == "gain toy"


def test_it_adds_whatever_helps() -> None:
    match = summer("bug moles sarge", "tink", lookout=("scout",), park="ant")
    play(match, "0 play bug public")
    assert answer(match) == "add moles"
    play(match, "0 add moles")
    assert answer(match) == "add sarge"


def test_it_packs_before_it_scores_its_pack() -> None:
    match = summer("penny", "bug", stuff=((3, 1),), level=(2,), pack=((1, 1),))
    assert answer(match) == "play penny public"


def test_it_follows_where_that_brings_something_and_passes_where_not() -> None:
    match = summer("bug", "sarge chef")
    play(match, "0 play bug public")
    assert answer(match, 1) == "follow sarge"
    last = summer("bug", "sarge chef", level=(0, 5), ending="fort")
    play(last, "0 play bug public")
    assert answer(last, 1) == "pass"


def test_it_trashes_its_worst_card() -> None:
    match = summer("flipper penny dot", "bug", discard=("golden-boy",), deck=("bug chef",))
    play(match, "0 play flipper private", "0 declare book")
    assert answer(match) == "trash-discard golden-boy"


def test_it_spares_its_pack_when_it_pays() -> None:
    match = summer("bitsy penny", "bug", stuff=((2, 2),), pack=((1, 1),), level=(1,))
    play(match, "0 play bitsy public")
    assert answer(match) in ("pay 1 2 0 0", "pay 2 1 0 0")
