"""The record on disk is written whole or not at all."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.terminal.savefile import default_file, write_record
from tests.terminal import little_game


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Record:
    monkeypatch.chdir(tmp_path)
    return Match(little_game.GAME, 2, 1).record()


def test_what_is_written_is_what_is_read(record: Record) -> None:
    write_record(record, Path("g.json"))
    assert Record.load("g.json") == record
    assert [path.name for path in Path().iterdir()] == ["g.json"]


def test_a_failure_leaves_the_old_file_and_nothing_else(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_record(record, Path("g.json"))

    def fail(file: int) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(os, "fsync", fail)
    record.moves.append("0 take 1")
    with pytest.raises(OSError, match="the disk is gone"):
        write_record(record, Path("g.json"))
    assert Record.load("g.json").moves == []
    assert [path.name for path in Path().iterdir()] == ["g.json"]


def test_the_new_file_is_on_the_disk_before_it_takes_the_place_of_the_old(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, replace = os.fsync, Path.replace

    def note_sync(file: int) -> None:
        done.append("sync")
        sync(file)

    def note_replace(self: Path, target: Path) -> Path:
        done.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(Path, "replace", note_replace)
    write_record(record, Path("g.json"))
    assert done == ["sync", "replace"]


def test_a_link_stays_a_link(record: Record) -> None:
    write_record(record, Path("real.json"))
    Path("link.json").symlink_to("real.json")
    record.moves.append("0 take 1")
    write_record(record, Path("link.json"))
    assert Path("link.json").is_symlink()
    assert Record.load("real.json").moves == ["0 take 1"]


def test_the_usual_name_tells_game_and_time_and_is_free(record: Record) -> None:
    now = datetime(2031, 2, 3, 4, 5, 6)
    first = default_file("little", now)
    assert first.name == "ludoteca-little-20310203-040506.json"
    write_record(record, first)
    assert default_file("little", now) != first
