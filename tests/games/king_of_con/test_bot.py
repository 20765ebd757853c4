"""The greedy bot: it answers everything, sees only its own view, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import Match
from ludoteca.core.bots import Bot
from ludoteca.games.king_of_con.cards import SCENARIOS
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing.bots import play_out, wins_at_least
from tests.games.king_of_con.exploiters import ALL, Idle, OnlyEpic, Pouncer
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
    table,
)

STANDS = f"{FIRST} {SECOND} {THIRD} {FOURTH}"


def greedy(seed: int = 0) -> Bot:
    return GAME.own_bot(Random(seed))


def answers(match: Match, seat: int) -> list[str]:
    """All it says in a sealed stretch."""
    said = []
    while seat in match.asks:
        said.append(str(greedy().choose(match.seat(seat))))
        match.play(seat, said[-1])
    return said


def test_it_beats_three_random_bots() -> None:
    assert wins_at_least(0.85, GAME, GAME.own_bot, "random", 4, games=100)


# the ones that come nearest to it, each at the table where it does best
@pytest.mark.parametrize(("plan", "players"), [(Pouncer, 4), (OnlyEpic, 5)])
def test_a_lazy_plan_does_not_win_much_more_than_its_share_against_it(
    plan: type[Idle], players: int
) -> None:
    assert not wins_at_least(1.3 / players, GAME, plan, GAME.own_bot, players)


@pytest.mark.parametrize("plan", ALL)
def test_every_lazy_plan_comes_to_the_end_of_a_game(plan: type[Idle]) -> None:
    match = Match(GAME, 3, 1, log=False)
    play_out(match, [plan(Random(1)), greedy(), greedy(1)])
    assert match.over


def test_what_a_rival_would_gladly_take_is_raised_in_the_looting() -> None:
    """An object that meets both passions lies there for one token, and the rival is rich."""
    match = convention(
        (f"{FIRST}:1", ""),
        phase="looting",
        passions=("sci-fi comics-books", "horror games"),
        reserves=(6, 12),
    )
    offer, tokens, *_ = answers(match, 0)
    assert offer == f"offer {FIRST}"
    assert int(tokens.split()[1]) > 0


@pytest.mark.parametrize("tokens", [0, 1])
def test_what_no_rival_has_tokens_enough_to_take_is_not_raised(tokens: int) -> None:
    """The same object, and a rival with no more tokens than lie on it."""
    match = convention(
        (f"{FIRST}:1", ""),
        phase="looting",
        passions=("sci-fi comics-books", "horror games"),
        reserves=(6, tokens),
    )
    assert answers(match, 0) == ["done"]


HORRORS = "zombie-comic:6 uncut-slasher:6 killer-clown:6"
FOURTH_HORROR, BETTER = "tentacle-board-game", "alien-egg-lamp"


@pytest.mark.parametrize(
    ("rivals", "wanted"), [(HORRORS, FOURTH_HORROR), (HORRORS.rpartition(" ")[0], BETTER)]
)
@pytest.mark.parametrize("phase", ["purchase", "looting"])
def test_it_goes_for_what_would_complete_a_rivals_epic_collection(
    phase: str, rivals: str, wanted: str
) -> None:
    """Left to itself it would rather have the other, which leads in one feature more."""
    goods = f"{FOURTH_HORROR} {BETTER}"
    stands, flea_market = (goods, "") if phase == "purchase" else ("", goods)
    match = convention(
        ("", rivals), phase=phase, stands=stands, flea_market=flea_market, reserves=(3, 10)
    )
    assert answers(match, 0)[0] == f"offer {wanted}"


@pytest.mark.parametrize("scenario", ["none", *SCENARIOS])
def test_it_plays_every_scenario_with_control_of_the_monkeys(scenario: str) -> None:
    options = {"scenario": scenario, "monkey-control": True}
    for players in GAME.players:
        match = Match(GAME, players, players, options, log=False)
        play_out(match, [greedy(seat) for seat in range(players)])
        assert match.over


def test_the_same_view_gives_the_same_answer() -> None:
    match = convention((f"{FIRST}:2 {FOURTH}:1", f"{SECOND}:1 {THIRD}:3"), phase="looting")
    choices = {greedy().choose(match.guess(0, Random(n)).seat(0)) for n in range(10)}
    assert len(choices) == 1


def test_it_bids_for_what_meets_its_passions() -> None:
    match = convention(stands=STANDS, passions=("horror gadgets", "sci-fi games"))
    assert str(greedy().choose(match.seat(0))) == f"offer {THIRD}"
    assert str(greedy().choose(match.seat(1))) == f"offer {FIRST}"


@pytest.mark.parametrize(
    ("own", "rivals", "tokens"),
    [
        (8, 0, {3}),  # nobody can answer: what it takes to lead
        (8, 8, {4, 5}),  # the rival can: one or two more, so that it is not foreseen
        (3, 8, {3}),  # all it has
    ],
)
def test_its_last_offer_goes_by_what_the_rival_has_left(
    own: int, rivals: int, tokens: set[int]
) -> None:
    """It is two tokens behind in the last Tough Auction."""
    match = convention(
        stands=STANDS,
        passions=("horror gadgets", "sci-fi games"),
        reserves=(own + 2, rivals + 4),
        auction=2,
    )
    auction(match, f"0 {THIRD} 2", f"1 {THIRD} 4")
    play(match, f"0 offer {THIRD}")
    assert {greedy(seed).choose(match.seat(0)).arg for seed in range(10)} == tokens


def test_it_picks_up_a_bargain_when_looting() -> None:
    match = convention(("", SECOND), phase="looting", passions=("super-heroes mint", ""))
    answers(match, 0)
    play(match, "1 done")
    assert owner(match, SECOND) == 0


def test_it_puts_right_what_somebody_else_has_laid_out() -> None:
    match = convention(("", f"{FIRST}:9 {SECOND}:0"), phase="looting", reserves=(3, 0))
    play(match, f"0 offer {FIRST}", "0 tokens 3")
    said = answers(match, 0)
    assert said[:2] == [f"offer {FIRST}", "tokens 0"]
    assert said[-1] == "done"
    assert FIRST not in match.view(0).quadrant


def test_it_takes_the_more_valuable_of_two_ties() -> None:
    match = convention(
        (f"{FIRST}:1 {SECOND}:1", "", ""),
        phase="looting",
        monkeys=(1, 2, 3),
        passions=("", "super-heroes mint", ""),
    )
    loot(match, f"1 {FIRST} 4", f"2 {FIRST} 4", f"1 {SECOND} 2", f"2 {SECOND} 2")
    assert str(greedy().choose(match.seat(1))) == f"take {SECOND}"


@pytest.mark.parametrize(("round", "answer"), [(2, "concede"), (6, "predominate signed-edition")])
def test_it_keeps_a_good_monkey_as_long_as_it_will_be_needed(round: int, answer: str) -> None:
    match = convention(
        ("giant-robot:2", "", "tentacle-board-game:2"),
        phase="show-off",
        monkeys=(1, 2, 3),
        control=True,
        round=round,
    )
    assert str(greedy().choose(match.seat(0))) == answer


def test_of_two_passions_of_a_kind_it_gives_one_up() -> None:
    for seed in range(30):
        match = Match(GAME, 2, seed)
        drawn = [option.arg for option in match.ask(0).options]
        match.play(0, greedy().choose(match.seat(0)))
        if len({feature // 5 for feature in drawn}) > 1:
            assert len({feature // 5 for feature in table(match).passions[0]}) == 2
