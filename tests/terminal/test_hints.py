"""A hint at the terminal: for whoever plays alone against bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.terminal import advice
from tests.terminal.sitting import MARS, sit_down


@pytest.mark.parametrize(
    ("word", "lang", "usual"),
    [("hint", "en", "the usual choice"), ("consiglio", "it", "la scelta solita")],
)
def test_a_hint_compares_choices_with_the_usual_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str, lang: str, usual: str
) -> None:
    monkeypatch.setattr(advice, "PLAYOUTS", 12)
    words = f"{MARS} --seats me,random --seed 3 --lang {lang} --record {tmp_path / 'game.json'}"
    sitting = sit_down(words, [word, "quit"])
    assert usual in sitting.printed
    assert all(move.startswith("1 ") for move in sitting.record.moves)  # nothing was answered


def test_where_several_people_play_there_is_none(tmp_path: Path) -> None:
    words = f"{MARS} --seats me,me --seed 3 --lang en --record {tmp_path / 'game.json'}"
    sitting = sit_down(words, ["", "hint", "quit"])
    assert "Hints are for those who play alone against bots." in sitting.printed
