"""Figures in the documentation whose games are kept beside it."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from ludoteca import find_game
from ludoteca.lab.kept import KeptGames
from ludoteca.lab.rate import Duels, plan_duels

DOCS = Path(__file__).parents[1] / "docs"
FILES = sorted((DOCS / "measured").glob("*.jsonl"))
ENOUGH = 200  # games for a figure


def table_of_levels() -> dict[str, dict[str, str]]:
    """By game and number of players, by level: what the documentation says it wins."""
    lines = (DOCS / "bots.md").read_text("utf-8").splitlines()
    heading = next(line for line in lines if re.match(r"\|\s*\| beginner, of random", line))
    levels = [cell.split(",")[0].strip() for cell in heading.strip("|").split("|")[1:]]
    rows: dict[str, dict[str, str]] = {}
    for line in lines[lines.index(heading) + 2 :]:
        if not line.startswith("|"):
            break
        name, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        rows[name] = dict(zip(levels, cells, strict=True))
    return rows


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_figure_is_that_of_the_games_which_are_kept(file: Path, tmp_path: Path) -> None:
    with file.open(encoding="utf-8") as lines:
        heading = json.loads(next(lines))
    game, players = find_game(heading["game_id"]), heading["players"]
    above = file.stem.rpartition("-")[2]
    [below] = {bot for seats in heading["line_ups"] for bot in seats} - {above}
    plan = plan_duels(game, [below, above], ENOUGH, players, heading["seed"], ladder=True)
    kept = KeptGames(Path(shutil.copy(file, tmp_path)), game, plan).rows[: plan.games]
    assert len(kept) == plan.games
    won = Duels(kept).wins[above, below]
    share, low, high = (
        f"{100 * it:.1f}".replace("100.0", "100") for it in (won.share, *won.interval)
    )
    figure = f"{share} % ({low} – {high})"
    shown = table_of_levels()[f"{game.title}, {players} players"][above]
    assert shown.replace("*", "") == figure
    assert ("**" in shown) == (won.share < (0.75 if players == 2 else 2 * won.expected))
