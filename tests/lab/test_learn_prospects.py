"""`tools/learn_prospects.py`: what is learnt about tables from how their games ended."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from ludoteca.core.foresight import Foresight
from ludoteca.games.chamber_of_wonders.prospects import TRAITS

TOOL = import_module("tools.learn_prospects")


def learn(words: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "argv", ["learn_prospects.py", *words.split()])
    code: int = TOOL.main()
    return code


def test_the_same_seed_gives_the_same_file_and_the_room_can_read_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / "one.toml", tmp_path / "other.toml"]
    for file in files:
        words = f"chamber-of-wonders --games 3 --seed 3 --out {file}"
        assert learn(words, monkeypatch) == 0
    one, other = (file.read_text("utf-8") for file in files)
    assert one == other
    assert "chamber-of-wonders --games 3 --seed 3" in one
    assert "4 players" in capsys.readouterr().err
    foresight = Foresight.read(files[0], TRAITS)
    for players in (2, 3, 4):
        assert len(foresight.scores(0.5, [[1.0] * len(TRAITS)] * players)) == players


def test_what_makes_players_win_is_found_and_what_all_of_them_get_besides() -> None:
    """Early a card brings three points, late nothing; and everybody gets ten."""
    rng = Random(1)
    moments = []
    for number in range(400):
        course = rng.random()
        places = [[rng.randrange(9), rng.randrange(9)] for _ in range(3)]
        scores = [10 + points + 3 * (1 - course) * cards for points, cards in places]
        moments.append(TOOL.Moment(number, course, places, scores))
    known = TOOL.learnt(["points", "cards"], 3, moments)
    assert known.of["points"] == pytest.approx((1, 1, 1), abs=0.1)
    assert known.of["cards"] == pytest.approx((3, 1.5, 0), abs=0.1)
    assert known.rest == pytest.approx((10, 10, 10), abs=0.5)
    shown = dict(TOOL.explained(Foresight(["points", "cards"], [known]), moments))
    assert set(shown) == set(TOOL.PARTS)
    assert min(shown.values()) > 0.99


def test_a_game_in_which_there_is_nothing_to_learn_about_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        learn("king-of-con", monkeypatch)
    assert "king-of-con has no traits to learn about" in capsys.readouterr().err
