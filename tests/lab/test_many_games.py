"""Many games of bots: who sits where, the same rows from the same seed, clear failures."""

from __future__ import annotations

import signal
from collections import Counter
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.core.bots import RandomBot
from ludoteca.core.errors import BotError, OptionError, UnknownGame
from ludoteca.core.game import register
from ludoteca.lab.plan import make_plan, rotated
from ludoteca.lab.simulate import simulate
from ludoteca.lab.workers import SimulationError
from tests.lab.tiny_game import Fingers

MARS = "mars-needs-mechanics"


def test_rows_come_in_order_with_a_seed_each() -> None:
    rows = list(simulate("fingers", 20, 2, seed=3))
    assert [row.game for row in rows] == list(range(20))
    assert len({row.seed for row in rows}) == 20
    assert all(row.seed < 2**48 for row in rows)


def test_a_row_tells_how_the_game_went() -> None:
    [row] = simulate(MARS, 1, 3, seed=9)
    match = ludoteca.new(MARS, 3, seed=row.seed)
    plan = make_plan(match.game, 1, 3, rotated(["random"], 3), seed=9)
    bots = [RandomBot(plan.bot_rng(0, seat)) for seat in range(3)]
    while match.asks:
        seat = next(iter(match.asks))
        match.play(seat, bots[seat].choose(match.seat(seat)))
    assert match.result is not None
    assert row.decisions == len(match.moves)
    assert row.stretches == match.table._stretch
    assert row.reason == match.result.reason
    assert [seat.score for seat in row.seats] == match.result.scores
    assert [seat.place for seat in row.seats] == [
        1 + place for p in range(3) for place, who in enumerate(match.result.ranking) if p in who
    ]
    assert [seat.won for seat in row.seats] == [float(p in match.result.winners) for p in range(3)]


def test_the_fast_lane_plays_as_random_bots_do() -> None:
    fast = list(simulate("fingers", 30, 3, ["random"], seed=5))
    slow = list(simulate("fingers", 30, 3, ["at-random"], seed=5))
    assert [[seat[1:] for seat in row.seats] for row in fast] == [
        [seat[1:] for seat in row.seats] for row in slow
    ]
    assert [row[:5] for row in fast] == [row[:5] for row in slow]


def test_those_who_tie_share_the_win_and_the_place() -> None:
    rows = list(simulate("fingers", 2, 3, ["top", "top", "curious"]))
    assert [(seat.bot, seat.score, seat.place, seat.won) for seat in rows[0].seats] == [
        ("top", 3, 1, 0.5),
        ("top", 3, 1, 0.5),
        ("curious", 2, 3, 0.0),
    ]


def test_each_bot_sits_equally_often_at_each_seat() -> None:
    rows = simulate("fingers", 12, 3, ["top", "random", "curious"])
    sat = Counter((seat, at.bot) for row in rows for seat, at in enumerate(row.seats))
    assert sat == {(seat, bot): 4 for seat in range(3) for bot in ("top", "random", "curious")}


def test_fewer_bots_than_seats_take_turns() -> None:
    assert rotated(["top", "random"], 3) == [
        ("top", "random", "top"),
        ("random", "top", "top"),
        ("top", "top", "random"),
    ]


def test_a_bot_may_look_at_events_and_forks() -> None:
    [row] = simulate("fingers", 1, 2, ["curious"])
    assert [seat.score for seat in row.seats] == [2, 2]


def test_the_same_seed_gives_the_same_rows_and_another_seed_others() -> None:
    def rows(seed: int) -> list[Any]:
        return list(simulate(MARS, 3, 2, ["greedy", "random"], seed=seed))

    assert rows(1) == rows(1)
    assert rows(1) != rows(2)


def test_more_games_begin_with_the_same_games() -> None:
    assert list(simulate("fingers", 70, 2, seed=4))[:5] == list(simulate("fingers", 5, 2, seed=4))


@pytest.mark.parametrize("bots", [["random"], ["top", "random"]])
def test_the_rows_are_the_same_whatever_the_workers(bots: list[str]) -> None:
    alone = list(simulate("fingers", 150, 3, bots, seed=8))
    assert list(simulate("fingers", 150, 3, bots, seed=8, workers=2)) == alone


def test_options_reach_the_game() -> None:
    [row] = simulate(MARS, 1, 2, seed=1, options={"mechanisms": "random-5", "automaton": "yes"})
    [plain] = simulate(MARS, 1, 2, seed=1)
    assert row.seed == plain.seed
    assert row != plain


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"game_id": "chess"}, UnknownGame, "chess"),
        ({"games": 0}, OptionError, "at least one game"),
        ({"players": 7}, OptionError, "2 to 4 players"),
        ({"bots": []}, OptionError, "at least one bot"),
        ({"bots": ["top", "top", "top"]}, OptionError, "3 bots are named for 2 seats"),
        ({"bots": ["deep-blue"]}, BotError, "no bot 'deep-blue'"),
        ({"workers": 0}, OptionError, "at least one worker"),
        ({"options": {"fair": "perhaps"}}, OptionError, "neither yes nor no"),
    ],
)
def test_bad_input_is_refused_before_the_first_row(
    wrong: dict[str, Any], error: type[Exception], says: str
) -> None:
    given: dict[str, Any] = {"game_id": "fingers", "games": 1, "players": 2} | wrong
    with pytest.raises(error, match=says):
        simulate(**given)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_failing_bot_is_told_with_its_game_on_one_line(workers: int) -> None:
    with pytest.raises(SimulationError) as failure:
        list(simulate("fingers", 9, 2, ["top", "clumsy"], seed=2, workers=workers))
    told = str(failure.value)
    assert told.startswith("game 0 (seed ")
    assert "bots top, clumsy" in told
    assert "ZeroDivisionError: no fingers (tiny_game.py, line " in told
    assert "\n" not in told


def test_an_illegal_answer_of_a_bot_is_told() -> None:
    with pytest.raises(SimulationError, match="IllegalAction: 'thumb' is not possible now"):
        list(simulate("fingers", 1, 2, ["cheat"]))


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(SimulationError, match="a worker process ended before its games did"):
        list(simulate("fingers", 9, 2, ["deadly"], workers=2))


def test_ctrl_c_pressed_twice_still_ends_every_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = []
    terminate = BaseProcess.terminate

    def pressed_again(process: BaseProcess) -> None:
        signal.raise_signal(signal.SIGINT)
        terminate(process)
        ended.append(process)

    monkeypatch.setattr(BaseProcess, "terminate", pressed_again)
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        rows = simulate("fingers", 100_000, 2, workers=2)
        next(rows)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        rows.close()  # type: ignore[attr-defined]
        assert len({process.pid for process in ended}) == 2
        assert not any(process.is_alive() for process in ended)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, usual)


def test_a_game_that_other_processes_cannot_find_is_refused_for_several_workers() -> None:
    class Local(Fingers):
        pass

    register(Local())
    with pytest.raises(OptionError, match="use one worker"):
        simulate("fingers", 2, 2, workers=2)
    assert len(list(simulate("fingers", 2, 2))) == 2


def test_every_seat_of_every_game_has_random_numbers_of_its_own(fingers: Fingers) -> None:
    plan = make_plan(fingers, 3, 3, rotated(["random"], 3), seed=6)
    drawn = {plan.bot_rng(game, seat).random() for game in range(3) for seat in range(3)}
    assert len(drawn) == 9
    assert plan.bot_rng(1, 2).random() == plan.bot_rng(1, 2).random()
    assert isinstance(plan.bot_rng(0, 0), Random)
