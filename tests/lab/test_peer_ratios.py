"""Peers: what is counted as a decision, whose slices take turns, and which bars hold.

The peers here are stand-ins with the few methods of the real libraries that we call.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca.core.errors import OptionError
from ludoteca.lab import bench, peers
from ludoteca.lab.peers import Peer, Ratio, beside, check_bars, compare
from tests.lab.tiny_game import Fingers


def peer(name: str) -> Peer:
    return Peer(name, lambda: lambda: 5)


def test_ours_and_theirs_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def work(name: str, units: int) -> bench.Work:
        def work() -> int:
            done.append(name)
            return units

        return work

    clock = iter(range(1000))
    monkeypatch.setattr(bench, "perf_counter", lambda: next(clock))
    others = [Peer("x", lambda: work("x", 2)), Peer("y", lambda: work("y", 3))]
    ratios = beside(work("ours", 6), others, seconds=1)
    assert done == ["ours", "x", "y"] + ["ours", "x", "ours", "y"] * bench.ROUNDS
    assert [(ratio.peer, ratio.ratio) for ratio in ratios] == [("x", 3), ("y", 2)]
    assert [ratio.ours / ratio.theirs for ratio in ratios] == [3, 2]


def ratios(**ratio: float) -> list[Ratio]:
    names = {"uno": peers.UNO, "catan": peers.CATANATRON, "hearts": peers.HEARTS}
    return [Ratio(names[key], value, 1, value) for key, value in ratio.items()]


def copies(ratio: float) -> list[Ratio]:
    return [Ratio(peers.CATANATRON_COPY, ratio, 1, ratio)]


MARS = "mars-needs-mechanics"


def test_the_bars_hold_at_their_very_limits() -> None:
    bars = check_bars(MARS, ratios(uno=3, catan=5, hearts=1), copies(1), import_s=0.1999)
    assert [bar.measured for bar in bars] == [3, 5, 1, 0.1999, 1]
    assert all(bar.holds for bar in bars)


def test_no_bar_holds_just_beyond() -> None:
    bars = check_bars(MARS, ratios(uno=2.9, catan=4.9, hearts=0.9), copies(0.9), import_s=0.2)
    assert len(bars) == 5
    assert not any(bar.holds for bar in bars)


def test_a_game_whose_pace_is_not_named_wants_twice_that_of_uno() -> None:
    held, missed = (check_bars("fingers", ratios(uno=n, catan=1), [], 0.1)[0] for n in (2, 1.9))
    assert held == ("decisions/s at least 2 × RLCard uno", 2, True)
    assert missed == ("decisions/s at least 2 × RLCard uno", 1.9, False)


def test_peers_that_were_not_measured_have_no_bar() -> None:
    assert [bar.text for bar in check_bars(MARS, [], [], 0.1)] == ["import takes less than 0.2 s"]


def test_a_comparison_has_a_ratio_for_each_peer(
    fingers: Fingers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "import_seconds", lambda: 0.125)
    found = compare(fingers, 2, 0.02, [peer("x"), peer(peers.UNO)], [peer("y")])
    assert (found.game, found.players, found.import_s) == ("fingers", 2, 0.125)
    assert [ratio.peer for ratio in found.decisions] == ["x", peers.UNO]
    assert [ratio.peer for ratio in found.copies] == ["y"]
    assert all(figure > 0 for ratio in found.decisions + found.copies for figure in ratio[1:])
    assert len(found.bars) == 2


@pytest.mark.parametrize("package", ["catanatron", "rlcard", "pyspiel"])
def test_a_missing_peer_names_the_extra(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for needs, load in (
        ("catanatron", peers.catanatron_game),
        ("catanatron", peers.catanatron_copy),
        ("rlcard", lambda: peers.rlcard_game("uno")),
        ("pyspiel", lambda: peers.open_spiel_game("hearts")),
    ):
        if needs == package:
            with pytest.raises(OptionError, match=rf"{package} .*ludoteca\[peers\]"):
                load()


class Spiel:
    """Chance, then a choice of one, then a choice of both at once, then the end."""

    def __init__(self) -> None:
        self.step = 0

    def new_initial_state(self) -> Spiel:
        return Spiel()

    def is_terminal(self) -> bool:
        return self.step == 3

    def is_chance_node(self) -> bool:
        return self.step == 0

    def is_simultaneous_node(self) -> bool:
        return self.step == 2

    def num_players(self) -> int:
        return 2

    def legal_actions(self, player: int = 0) -> list[int]:
        return [10 * self.step + player]

    def apply_action(self, action: int) -> None:
        assert action == 10 * self.step
        self.step += 1

    def apply_actions(self, actions: list[int]) -> None:
        assert actions == [20, 21]
        self.step += 1


def test_chance_is_no_decision_and_choices_at_the_same_time_are_one_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    package = SimpleNamespace(load_game=lambda name: Spiel())
    monkeypatch.setitem(sys.modules, "pyspiel", package)
    work = peers.open_spiel_game("hearts")
    assert [work(), work()] == [3, 3]


class Env:
    left = 0

    def reset(self) -> tuple[dict[str, Any], int]:
        self.left = 4
        return self._state(), 0

    def is_over(self) -> bool:
        return self.left == 0

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        assert action in self._state()["legal_actions"]
        self.left -= 1
        return self._state(), 0

    def _state(self) -> dict[str, Any]:
        return {"legal_actions": {self.left: None, self.left + 1: None}}


def test_a_step_of_an_environment_is_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", SimpleNamespace(make=lambda name: Env()))
    work = peers.rlcard_game("uno")
    assert [work(), work()] == [4, 4]


class Catan:
    """Six ticks to a win; the turn limit comes after four where the seed is even."""

    copied: list[int]

    def __init__(self, players: list[str], seed: int) -> None:
        assert players == ["random red", "random blue"]
        self.ticks = 0
        self.state = SimpleNamespace(num_turns=0)
        self.step = 250 if seed % 2 == 0 else 0

    def winning_color(self) -> str | None:
        return "red" if self.ticks == 6 else None

    def play_tick(self) -> None:
        self.ticks += 1
        self.state.num_turns += self.step

    def copy(self) -> None:
        self.copied.append(self.ticks)


@pytest.fixture
def catan(monkeypatch: pytest.MonkeyPatch) -> None:
    Catan.copied = []
    package = SimpleNamespace(
        Game=Catan, RandomPlayer=lambda color: f"random {color}", Color=["red", "blue"]
    )
    monkeypatch.setitem(sys.modules, "catanatron", package)
    monkeypatch.setitem(sys.modules, "catanatron.game", SimpleNamespace(TURNS_LIMIT=1000))


@pytest.mark.usefixtures("catan")
def test_a_tick_is_a_decision_up_to_the_win_or_the_turn_limit() -> None:
    work = peers.catanatron_game()
    assert {work() for _ in range(20)} == {4, 6}


@pytest.mark.usefixtures("catan")
def test_copies_are_made_of_half_played_games() -> None:
    assert peers.catanatron_copy()() == bench.POSITIONS
    assert Catan.copied == [3, 2] * (bench.POSITIONS // 2)
