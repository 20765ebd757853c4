"""The measurements of speed: what they count, on a clock of our own."""

from __future__ import annotations

import subprocess

import pytest

from ludoteca.core.game import find_game
from ludoteca.lab import bench
from tests.lab.tiny_game import Fingers


class Clock:
    """Time passes when work is done, and at no other moment."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.done: list[str] = []
        monkeypatch.setattr(bench, "perf_counter", lambda: self.now)

    def work(self, name: str, units: int, seconds: float) -> bench.Work:
        def work() -> int:
            self.now += seconds
            self.done.append(name)
            return units

        return work


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_the_pace_is_units_and_calls_per_second(clock: Clock) -> None:
    assert bench.pace(clock.work("a", units=10, seconds=0.5), seconds=2) == (20, 2)
    assert clock.done == ["a"] * 4


def test_work_longer_than_its_slice_is_done_once(clock: Clock) -> None:
    assert bench.pace(clock.work("a", units=6, seconds=3), seconds=0.1) == (2, 1 / 3)


def test_slices_of_all_works_take_turns(clock: Clock) -> None:
    works = {"a": clock.work("a", 1, 1), "b": clock.work("b", 8, 2)}
    assert bench.interleaved(works, seconds=2) == {"a": (1, 1), "b": (4, 0.5)}
    assert clock.done == ["a", "b"] + ["a", "b"] * bench.ROUNDS  # the first time is not measured


def test_a_slow_slice_does_not_count(clock: Clock) -> None:
    def work() -> int:
        clock.now += 50 if len(clock.done) == 2 else 1
        clock.done.append("a")
        return 1

    assert bench.interleaved({"a": work}, seconds=bench.ROUNDS) == {"a": (1, 1)}


def test_random_games_count_every_answer(fingers: Fingers) -> None:
    assert bench.random_games(fingers, 3)() == 3


def test_forks_start_from_the_middle_of_different_games() -> None:
    matches = bench.half_played(find_game("mars-needs-mechanics"), 2)
    assert len(matches) == bench.POSITIONS
    assert len({match.seed for match in matches}) == bench.POSITIONS
    for match in matches:
        made = len(match.moves)
        rest = match.fork().playout(lambda ask: ask.options[0])
        assert made > 10
        assert rest > 0


def test_forks_guesses_and_playouts_leave_the_matches_as_they_were(fingers: Fingers) -> None:
    matches = bench.half_played(fingers, 4)
    for work in (bench.forks(matches), bench.guesses(matches), bench.playouts(matches)):
        assert work() == bench.POSITIONS
    assert [len(match.moves) for match in matches] == [2] * bench.POSITIONS


def test_a_match_takes_some_memory_but_not_much() -> None:
    assert 1024 < bench.match_memory(find_game("mars-needs-mechanics"), 2) < 4 * 2**20


def test_a_whole_row_is_measured(fingers: Fingers) -> None:
    speed = bench.measure(fingers, 3, seconds=0.02)
    assert (speed.game, speed.players) == ("fingers", 3)
    assert all(figure > 0 for figure in speed[2:])
    assert speed.decisions_per_s > speed.games_per_s


def test_the_time_to_import_is_over_that_of_the_bare_interpreter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare, full = iter([0.1, 0.1, 0.3]), iter([0.5, 9.0, 0.6])
    monkeypatch.setattr(
        bench, "_run_python", lambda code: next(full if "ludoteca" in code else bare)
    )
    assert bench.import_seconds(runs=3) == pytest.approx(0.4)


def test_an_interpreter_that_fails_is_not_taken_for_a_fast_one() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        bench._run_python("raise SystemExit(3)")


def test_all_player_counts_are_measured_unless_one_is_asked_for(fingers: Fingers) -> None:
    assert list(bench.counts_of_players(fingers, None)) == [2, 3, 4]
    assert list(bench.counts_of_players(fingers, 3)) == [3]
