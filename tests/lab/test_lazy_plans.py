"""`tools/lazy_plans.py`: every lazy plan against a level, in every seat."""

from __future__ import annotations

import runpy
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.game import Game

TOOL = Path(__file__).parents[2] / "tools" / "lazy_plans.py"
ROOMS = ("challengers", "chamber_of_wonders", "fort", "king_of_con", "mars_needs_mechanics")


@pytest.mark.parametrize("room", ROOMS)
def test_the_plans_against_every_game_are_found_by_their_names(room: str) -> None:
    game: Game[Any] = import_module(f"ludoteca.games.{room}.rules").GAME
    plans = runpy.run_path(str(TOOL))["plans_of"](game)
    assert len(plans) > 8
    assert not set(plans) & set(game.bot_names)


def test_what_a_plan_wins_is_shown_in_shares_of_equals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "mars-needs-mechanics --level random --players 2 --games 2 --seed 3"
    monkeypatch.setattr(sys, "argv", [str(TOOL), *words.split()])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(TOOL), run_name="__main__")
    assert ended.value.code == 0
    heading, _, *rows = capsys.readouterr().out.splitlines()
    assert "mars-needs-mechanics, 2 players, against random, seed 3" in heading
    assert len(rows) == 9
    found = {row.split()[0]: row.split()[1:] for row in rows}
    games, wins, times, low, _, high = found["always_passes"]
    assert games == "2"
    assert float(times) == float(wins)  # of two games, one would be fair
    assert 0 <= float(low) <= float(times) <= float(high) <= 2
