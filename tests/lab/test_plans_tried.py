"""`tools/plans_tried.py`: the lazy plans of every game against every level, in two heats."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludoteca.games.mars_needs_mechanics.rules import GAME as MARS
from ludoteca.lab.simulate import GameRow, SeatRow
from ludoteca.lab.summary import Wins
from tools import plans_tried
from tools.lazy_plans import plans_of
from tools.levels import GAMES, LADDER, PLAYERS
from tools.plans_tried import Heat, Tried, table, tried_in

PLANS = list(plans_of(MARS))
Sown = Callable[[Heat, dict[str, int]], None]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans_tried, "FIRST", {"beginner": 4})
    monkeypatch.setattr(plans_tried, "AGAIN", {"beginner": 20})


@pytest.fixture
def sown(tmp_path: Path, few: None) -> Sown:
    """Games as they may have gone: how many of its own each plan won, no other did."""

    def sow(heat: Heat, won: dict[str, int]) -> None:
        kept = heat.kept(tmp_path)
        left = dict(won)
        with (tmp_path / heat.name).open("ab") as file:
            for number in range(len(kept.rows), heat.plan.games):
                line_up = heat.plan.line_up(number)
                [plan] = set(line_up) & set(PLANS)
                wins = left.get(plan, 0) > 0
                left[plan] = left.get(plan, 0) - 1
                seats = tuple(
                    SeatRow(bot, 0, 1 if (bot == plan) == wins else 2, float((bot == plan) == wins))
                    for bot in line_up
                )
                row = GameRow(number, heat.plan.game_seed(number), "made-up", 1, 1, seats)
                file.write(msgspec.json.encode(row) + b"\n")

    return sow


def test_every_game_is_tried_for_two_and_four_against_every_level_but_chance() -> None:
    rows = list(tried_in(GAMES))
    assert [(row[0].game.id, row[0].players) for row in rows] == [
        (id, players) for id in GAMES for players in PLAYERS
    ]
    levels = [*LADDER[1:], "expert"]
    assert all([tried.level for tried in row] == levels for row in rows)


def test_at_first_every_plan_sits_in_every_seat_equally_often() -> None:
    for row in tried_in(GAMES):
        for tried in row:
            heat = tried.first
            line_ups = heat.plan.line_ups
            assert heat.plan.games % len(line_ups) == 0
            assert len(set(line_ups)) == len(line_ups) == tried.players * len(plans_of(tried.game))


def test_where_no_plan_wins_more_than_its_share_none_is_tried_again(
    tmp_path: Path, sown: Sown
) -> None:
    tried = Tried(MARS, 2, "beginner")
    assert tried.cell(tmp_path) == ""
    sown(tried.first, {PLANS[0]: 2, PLANS[1]: 1})
    assert tried.again(tmp_path) is None
    assert tried.is_whole(tmp_path)
    assert tried.cell(tmp_path) == "3 of 36"


def test_the_best_three_of_those_that_win_more_are_tried_again_with_other_luck(
    tmp_path: Path, sown: Sown
) -> None:
    tried = Tried(MARS, 2, "beginner")
    sown(tried.first, {PLANS[0]: 2, PLANS[1]: 3, PLANS[2]: 3, PLANS[4]: 4, PLANS[5]: 3})
    again = tried.again(tmp_path)
    assert again is not None
    assert again.plans == [PLANS[4], PLANS[1], PLANS[2]]
    assert again.plan.games == 60
    assert not {again.plan.game_seed(n) for n in range(60)} & {
        tried.first.plan.game_seed(n) for n in range(36)
    }
    assert not tried.is_whole(tmp_path)
    assert tried.cell(tmp_path) == ""


@pytest.mark.parametrize(
    ("won", "cell"),
    [
        (10, "4 of 36; {} 1.00 (0.60 – 1.40)"),
        (15, "4 of 36; **{} 1.50** (1.06 – 1.78)"),
        (0, "4 of 36; {} 0.00 (0.00 – 0.32)"),
    ],
)
def test_what_counts_is_the_second_time_and_what_pays_is_bold(
    won: int, cell: str, tmp_path: Path, sown: Sown
) -> None:
    tried = Tried(MARS, 2, "beginner")
    sown(tried.first, {PLANS[3]: 4})
    again = tried.again(tmp_path)
    assert again is not None
    sown(again, {PLANS[3]: won})
    assert tried.cell(tmp_path) == cell.format(PLANS[3])
    assert again.won(tmp_path) == {PLANS[3]: Wins(20, won, 0.5)}


def test_what_is_missing_is_played_and_what_is_there_is_only_counted(
    tmp_path: Path,
    few: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(plans_tried, "FIRST", {"beginner": 2})
    monkeypatch.setattr(plans_tried, "AGAIN", {"beginner": 2})
    monkeypatch.setattr(plans_tried, "LEVELS", ("beginner",))
    monkeypatch.setattr(plans_tried, "PLAYERS", (2,))
    words = ["plans_tried.py", "mars-needs-mechanics", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", [*words, "--show"])
    assert plans_tried.main() == 0
    told = capsys.readouterr()
    assert told.out.splitlines()[-1] == "| Mars Needs Mechanics, 2 players | |"
    assert not told.err
    monkeypatch.setattr(sys, "argv", words)
    assert plans_tried.main() == 0
    told = capsys.readouterr()
    assert "mars-needs-mechanics-2-beginner.jsonl: 0 of 18 games" in told.err
    assert " of 18" in told.out.splitlines()[-1]
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    assert plans_tried.main() == 0
    assert capsys.readouterr() == (told.out, "")
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_games_of_other_plans_are_not_taken_for_these(
    tmp_path: Path, sown: Sown, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mars-needs-mechanics-2-beginner.jsonl"
    file.write_text('{"ruleset":"another"}\n', "utf-8")
    words = ["plans_tried.py", "mars-needs-mechanics", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as ended:
        plans_tried.main()
    assert ended.value.code == 2
    assert str(file) in capsys.readouterr().err
    assert file.read_text("utf-8") == '{"ruleset":"another"}\n'


def test_a_level_that_there_is_not_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["plans_tried.py", "--levels", "master,wizard"])
    with pytest.raises(SystemExit) as ended:
        plans_tried.main()
    assert ended.value.code == 2
    assert "no such level: wizard" in capsys.readouterr().err


def test_the_table_has_a_column_for_every_level_but_chance(tmp_path: Path) -> None:
    head, rule, *rows = table(list(tried_in(GAMES)), tmp_path)
    assert head == (
        "| | against beginner | against greedy | against thoughtful | against master |"
        " against expert |"
    )
    assert rule == "|---|---|---|---|---|---|"
    assert len(rows) == len(GAMES) * len(PLAYERS)
