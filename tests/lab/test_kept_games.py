"""A measurement that is left and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import OptionError
from ludoteca.lab.kept import KeptGames
from ludoteca.lab.plan import Plan
from ludoteca.lab.rate import plan_duels
from ludoteca.lab.simulate import play_game
from ludoteca.lab.workers import play_all
from tests.lab.tiny_game import Fingers

BOTS = ["random", "top"]


def planned(game: Fingers, games: int = 8, seed: int = 3) -> Plan:
    return plan_duels(game, BOTS, games, players=2, seed=seed)


def test_games_taken_up_again_are_those_of_one_go(fingers: Fingers, tmp_path: Path) -> None:
    file = tmp_path / "games"
    plan = planned(fingers)
    in_one_go = list(play_all(fingers, plan, play_game, workers=1))
    some = KeptGames(file, fingers, plan).play(workers=1)
    assert [next(some) for _ in range(3)] == in_one_go[:3]
    del some
    again = KeptGames(file, fingers, plan)
    assert again.rows == in_one_go[:3]
    assert list(again.play(workers=1)) == in_one_go
    assert KeptGames(file, fingers, plan).rows == in_one_go


def test_more_games_of_the_same_measurement_go_on_where_it_was(
    fingers: Fingers, tmp_path: Path
) -> None:
    file = tmp_path / "games"
    few = list(KeptGames(file, fingers, planned(fingers, 4)).play(workers=1))
    more = KeptGames(file, fingers, planned(fingers, 8))
    assert more.rows == few
    assert len(list(more.play(workers=1))) == 8
    assert list(KeptGames(file, fingers, planned(fingers, 4)).play(workers=1)) == few


def test_a_line_that_was_cut_off_is_played_again(fingers: Fingers, tmp_path: Path) -> None:
    file = tmp_path / "games"
    plan = planned(fingers)
    rows = list(KeptGames(file, fingers, plan).play(workers=1))
    file.write_bytes(file.read_bytes()[:-7])
    again = KeptGames(file, fingers, plan)
    assert again.rows == rows[:-1]
    assert list(again.play(workers=1)) == rows
    assert KeptGames(file, fingers, plan).rows == rows
    file.write_bytes(file.read_bytes()[:20])  # in the middle of the heading
    assert list(KeptGames(file, fingers, plan).play(workers=1)) == rows


def test_a_file_of_another_measurement_is_left_as_it_is(fingers: Fingers, tmp_path: Path) -> None:
    file = tmp_path / "games"
    list(KeptGames(file, fingers, planned(fingers)).play(workers=1))
    before = file.read_bytes()
    with pytest.raises(OptionError, match="no games of this measurement"):
        KeptGames(file, fingers, planned(fingers, seed=4))
    assert file.read_bytes() == before
    for other in (b"Dear diary,\n", before.splitlines(keepends=True)[0] + b"[]\n"):
        file.write_bytes(other)
        with pytest.raises(OptionError, match="no games of this measurement"):
            KeptGames(file, fingers, planned(fingers))
        assert file.read_bytes() == other


def test_a_place_where_nothing_can_be_kept_is_said(fingers: Fingers, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="cannot be used"):
        KeptGames(tmp_path / "nowhere" / "games", fingers, planned(fingers))
    with pytest.raises(OptionError, match="cannot be used"):
        KeptGames(tmp_path, fingers, planned(fingers))
