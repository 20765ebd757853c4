"""`tools/tune_figures.py`: which figures of a bot had better be higher or lower."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from ludoteca.games.fort.figures import Figures
from ludoteca.games.mars_needs_mechanics.cards import PNEUMATIC_POST
from ludoteca.games.mars_needs_mechanics.figures import Figures as MarsFigures

TOOL = import_module("tools.tune_figures")


def tune(words: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "argv", ["tune_figures.py", *words.split()])
    code: int = TOOL.main()
    return code


def test_the_same_games_give_the_same_figures_and_they_can_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for _ in range(2):
        assert tune("fort --rounds 1 --games 2 --players 2 --seed 3", monkeypatch) == 0
        printed = capsys.readouterr()
        assert "after 1 of 1" in printed.err
        found.append(eval(f"Figures({printed.out})", {"Figures": Figures}))
    assert found[0] == found[1]
    assert found[0] != Figures()


def test_a_figure_that_wins_games_is_moved_upwards_and_one_that_loses_them_downwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def outcome(room: object, players: list[Figures], rng: object) -> list[float]:
        likes = [figures.scores - figures.gains for figures in players]
        return [float(it == max(likes)) for it in likes]

    monkeypatch.setattr(TOOL, "outcome", outcome)
    room, before = TOOL.Room("fort"), Figures()
    after, seen = TOOL.moved(room, before, 200, [2], TOOL.Random(1))
    assert after.scores > 1.1 * before.scores
    assert after.gains < 0.9 * before.gains
    assert {name for _, name in sorted(seen, key=lambda it: -abs(it[0]))[:2]} == {"scores", "gains"}


def test_figures_that_are_one_of_several_move_for_themselves() -> None:
    changed = TOOL.scaled(Figures(), {("gifts", "perk"): 2.0, ("kept", None): 3.0})
    assert changed.gifts == {**Figures().gifts, "perk": 4.0}
    assert changed.kept == pytest.approx(0.45)


def test_a_row_of_figures_moves_together_and_a_mechanism_is_known_by_its_number() -> None:
    before = MarsFigures()
    factors = {("crowd", None): 2.0, ("service", PNEUMATIC_POST): 3.0}
    after = TOOL.scaled(before, factors)
    assert after.crowd == tuple(2 * number for number in before.crowd)
    assert after.service == {**before.service, PNEUMATIC_POST: 3.0}
    assert set(factors) < set(TOOL.parts(before))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [("chess", "chess"), ("challengers", "figures"), ("fort --players 9", "9")],
)
def test_what_cannot_be_tuned_is_refused(
    words: str, complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        tune(words, monkeypatch)
    assert complaint in capsys.readouterr().err
