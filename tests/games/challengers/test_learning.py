"""The command that learns what decks win."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from ludoteca.games.challengers.cards import CARDS, FINAL
from ludoteca.games.challengers.experience import Lessons


def learn(monkeypatch: pytest.MonkeyPatch, words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["challengers_experience.py", *words.split()])
    code: int = import_module("tools.challengers_experience").main()
    return code


def learnt(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[Lessons]:
    assert learn(monkeypatch, f"--tournaments 6 --decks 20 --seed 2 --output {file}") == 0
    assert capsys.readouterr().err.count("decks, ") == 2 * FINAL  # it learns twice
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, list[Lessons]])["rounds"]


def test_what_it_learns_can_be_read_and_is_the_same_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rounds = learnt(tmp_path / "first.toml", monkeypatch, capsys)
    assert len(rounds) == FINAL
    assert all(known.of and known.of.keys() <= set(CARDS) for known in rounds)
    learnt(tmp_path / "second.toml", monkeypatch, capsys)
    assert (tmp_path / "first.toml").read_bytes() == (tmp_path / "second.toml").read_bytes()


def test_without_a_deck_of_the_last_round_it_says_so_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lessons.toml"
    with pytest.raises(SystemExit):
        learn(monkeypatch, f"--tournaments 0 --decks 20 --output {file}")
    assert "too few tournaments" in capsys.readouterr().err
    assert not file.exists()
