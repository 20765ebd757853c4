"""Golden playthroughs of the advanced set-up (those of the basic one are with the conformance
tests)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.fort.rules import GAME
from ludoteca.testing.golden import playthrough

FOLDER = Path(__file__).parents[2] / "golden"


@pytest.mark.parametrize("players", GAME.players)
def test_the_golden_playthrough_with_a_draft_has_not_changed(players: int) -> None:
    file = FOLDER / f"fort-{players}-advanced.txt"
    make = f"python -m ludoteca.testing.golden fort {players} setup=advanced > {file}"
    assert file.exists(), f"make it: {make}"
    assert playthrough(GAME, players, {"setup": "advanced"}) == file.read_text(encoding="utf-8")
