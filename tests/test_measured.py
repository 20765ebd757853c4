"""Figures in the documentation whose games are kept beside it, and the tool that plays them."""

from __future__ import annotations

import shutil
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteca.lab.summary import Wins
from tools import levels, plans_tried
from tools.levels import GAMES, KEPT, LADDER, Figure, figures_of, settings, table

DOCS = Path(__file__).parents[1] / "docs"


def figures() -> list[Figure]:
    return [figure for row in figures_of(GAMES) for figure in row]


def test_the_table_of_levels_is_that_of_the_games_which_are_kept() -> None:
    lines = (DOCS / "bots.md").read_text("utf-8").splitlines()
    shown = list(table(list(figures_of(GAMES)), KEPT))
    first = lines.index(shown[0])
    assert lines[first : first + len(shown)] == shown


def test_how_the_levels_differ_is_what_the_games_say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["levels.py", "--settings"])
    assert levels.main() == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown == list(settings(GAMES))
    assert len(shown) == 2 + 2 * len(GAMES)
    assert "\n".join(shown) in (DOCS / "bots.md").read_text("utf-8")


def test_every_file_of_games_belongs_to_a_figure_of_the_table() -> None:
    assert {file.name for file in KEPT.glob("*.jsonl")} <= {figure.file for figure in figures()}


def test_every_game_has_a_row_for_two_and_for_four_players() -> None:
    rows = list(figures_of(GAMES))
    assert [(row[0].game.id, row[0].players) for row in rows] == [
        (id, players) for id in GAMES for players in (2, 4)
    ]
    for row in rows:
        assert [(it.below, it.above) for it in row] == list(pairwise(LADDER))


@pytest.mark.parametrize(
    ("players", "won", "cell"),
    [
        (2, 150, "75.0 % (68.6 – 80.5)"),
        (2, 149, "**74.5 %** (68.0 – 80.0)"),
        (2, 200, "100 % (98.1 – 100)"),
        (4, 100, "50.0 % (43.1 – 56.9)"),
        (4, 99, "**49.5 %** (42.6 – 56.4)"),
    ],
)
def test_what_lies_below_the_bar_is_bold(players: int, won: int, cell: str) -> None:
    figure = next(it for it in figures() if it.players == players)
    assert figure.cell(Wins(200, won, 1 / players)) == cell


def test_a_figure_with_too_few_games_is_left_out(tmp_path: Path) -> None:
    figure = next(it for it in figures() if (KEPT / it.file).exists())
    kept = Path(shutil.copy(KEPT / figure.file, tmp_path))
    assert figure.won(tmp_path) == figure.won(KEPT) != None  # noqa: E711
    kept.write_text("".join(kept.read_text("utf-8").splitlines(keepends=True)[:-1]), "utf-8")
    assert figure.won(tmp_path) is None
    kept.unlink()
    assert figure.won(tmp_path) is None
    assert figure.cell(None) == ""


def test_what_is_missing_is_played_and_what_is_there_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "LADDER", ("random", "beginner", "greedy"))
    monkeypatch.setattr(levels, "ENOUGH", 2)
    monkeypatch.setattr(levels, "PLAYERS", (2,))
    words = ["levels.py", "mars-needs-mechanics", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", words)
    assert levels.main() == 0
    told = capsys.readouterr()
    assert told.err.count("0 of 2 games") == 2
    assert "Mars Needs Mechanics, 2 players" in told.out
    played: list[Figure] = []
    monkeypatch.setattr(levels, "measure", lambda figure, *_: played.append(figure))
    assert levels.main() == 0
    assert capsys.readouterr().out == told.out
    assert not played
    (tmp_path / "mars-needs-mechanics-2-greedy.jsonl").unlink()
    monkeypatch.setattr(sys, "argv", [*words, "--show"])
    assert levels.main() == 0
    assert "| |" in capsys.readouterr().out.splitlines()[-1]
    assert not played


def test_games_that_are_kept_are_played_again_to_see_that_they_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "LADDER", ("random", "beginner"))
    monkeypatch.setattr(levels, "PLAYERS", (2,))
    words = ["levels.py", "mars-needs-mechanics", "--folder", str(tmp_path), "--again", "2"]
    monkeypatch.setattr(sys, "argv", words)
    file = "mars-needs-mechanics-2-beginner.jsonl"
    kept = Path(shutil.copy(KEPT / file, tmp_path))
    assert levels.main() == 0
    assert capsys.readouterr().err == f"{file}: 2 games are the same\n"
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    lines[2] = lines[2].replace('"beginner",', '"beginner",1')
    kept.write_text("".join(lines), "utf-8")
    assert levels.main() == 1
    assert capsys.readouterr().err == f"{file}: game 1 is another one now\n"


def test_the_table_of_lazy_plans_is_that_of_the_games_which_are_kept() -> None:
    lines = (DOCS / "bots.md").read_text("utf-8").splitlines()
    shown = list(plans_tried.table(list(plans_tried.tried_in(GAMES)), plans_tried.KEPT))
    first = lines.index(shown[0])
    assert lines[first : first + len(shown)] == shown


def test_every_file_of_lazy_plans_belongs_to_a_cell_of_their_table() -> None:
    files = {file.name for file in plans_tried.KEPT.glob("*")}
    cells = [tried for row in plans_tried.tried_in(GAMES) for tried in row]
    assert files <= {heat.name for it in cells for heat in it.heats(plans_tried.KEPT)}


def test_an_unknown_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["levels.py", "chess"])
    with pytest.raises(SystemExit) as ended:
        levels.main()
    assert ended.value.code == 2
