"""A hint at the terminal: for whoever plays alone against bots."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import ludoteca
from ludoteca.bots.reasons import Happening
from ludoteca.bots.thinker import Thought, Thoughts
from ludoteca.core.texts import Speaker
from ludoteca.terminal import advice
from ludoteca.terminal.advice import draw_hint
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


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "Less often (0% instead of 75%): Bob buys a lens for 3 cogs."),
        ("it", "Più di rado (0 % invece di 75 %): Bob compra una lente a 3 cogs."),
    ],
)
def test_a_hint_says_why_after_the_choices(lang: str, why: str) -> None:
    match = ludoteca.new(MARS, players=2, seed=3)
    seat = next(iter(match.asks))
    usual, other = match.asks[seat].options[:2]
    lens = match.game.vocabulary.nouns["component"].index("lens")
    buys = [Happening("bought", (1 - seat, lens, 3), share=0.0, usual=0.75)]
    same = Thought(usual, (usual,), 0.5, 0.5, [9, 9], 0.01, 0, 0, 0, 20, buys, True)
    better = same._replace(action=other, more=1.5, ahead=0.1, is_guides=False)
    names = ["Bob", "Bob"]
    names[seat] = "Ada"
    speaker = Speaker(match.game, lang, names, seat)
    console = Console(file=StringIO(), width=80)
    console.print(draw_hint(Thoughts(other, [better, same]), str, speaker))
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    assert [line.strip() for line in printed.splitlines()][2:] == [f"{other} · {why}"]


def test_where_several_people_play_there_is_none(tmp_path: Path) -> None:
    words = f"{MARS} --seats me,me --seed 3 --lang en --record {tmp_path / 'game.json'}"
    sitting = sit_down(words, ["", "hint", "quit"])
    assert "Hints are for those who play alone against bots." in sitting.printed
