"""`ludoteca loadtest`: bounded, on the loopback alone, with numbers that mean something."""

from __future__ import annotations

import json
from random import Random

import pytest

from ludoteca.cli import main
from ludoteca.commands import loadtest
from ludoteca.commands.loadtest import Step, eager, most_held, people_at, quantile, steps_to
from ludoteca.core.game import Game, find_game
from ludoteca.server import scripted, siege
from ludoteca.server.scripted import regions_of
from tests.web.house import KING, PATIENCE, TRE_CARTE


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No move is given up because the machine is busy."""
    monkeypatch.setattr(loadtest, "PATIENCE", PATIENCE)


def test_a_small_load_is_measured_and_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loadtest, "EVERY", 0.5)
    assert main(["loadtest", "--tables", "2", "--seconds", "1.5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    [step] = found["steps"]
    assert step["tables"] == 2
    assert step["moves"] >= 1
    assert 0 < step["p50"] <= step["p99"] < loadtest.PATIENCE
    assert found["tables"] == (2 if step["holds"] else 0)


def test_clicks_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loadtest.click_times, "__defaults__", (6,))
    assert main(["loadtest", "--click"]) == 0
    said = capsys.readouterr().out
    assert "medians of 6 (bar: 5 each)" in said


def test_answers_beside_a_long_story_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loadtest, "BESIDE", 1)
    assert main(["loadtest", "--story", "--game", str(TRE_CARTE), "--seconds", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["story"]
    assert found["people"] == 4
    assert found["answers"] > 0
    assert 0 < found["median"] <= found["p99"] < PATIENCE
    assert found["holds"] == (found["p99"] <= loadtest.STORY_BAR)


def test_for_a_long_story_decks_are_made_to_grow() -> None:
    game, rng = find_game("challengers"), Random(1)
    assert eager(game, ["3 enough", "3 take cook", "3 throw cook"], rng) == "3 take cook"
    assert eager(game, ["4 trim", "4 ready"], rng) == "4 ready"
    assert eager(game, ["5 level a"], rng) == "5 level a"


def test_answers_beside_thinkers_are_measured_and_how_long_these_take(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loadtest, "BESIDE", 1)
    monkeypatch.setattr(loadtest, "WARM_UP", 0.0)
    words = ["loadtest", "--thinkers", "--game", str(TRE_CARTE), "--seconds", "2"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["thinkers"]
    assert (found["thinkers"], found["seconds"]) == (3, 2.0)
    assert found["answers"] > 0
    assert found["waits"] > 0
    assert 0 < found["median"] <= found["p99"]
    in_time = found["longest"] <= loadtest.WAIT_BAR * 2.0
    assert found["holds"] == (in_time and found["p99"] <= loadtest.STORY_BAR)


def test_a_siege_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(siege.idle_ones, "__defaults__", (30,))
    monkeypatch.setattr(siege.live_ones, "__defaults__", (300,))
    monkeypatch.setattr(siege, "COSTLY", 3)
    monkeypatch.setattr(siege, "BESIDE", 1)
    monkeypatch.setattr(loadtest, "GIVEN_UP", 5.0)
    words = ["loadtest", "--siege", "--game", str(TRE_CARTE), "--seconds", "0.5"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["siege"]
    assert found["idle"]["given_up"] >= 5.0
    assert found["idle"]["answers"] > 0
    assert (found["live"]["let_in"], found["live"]["refused"]) == (256, 46)
    assert found["costly"]["served"] > 0
    assert 0 < found["costly"]["median"] <= found["costly"]["p99"]
    assert found["holds"] == (found["costly"]["p99"] <= loadtest.SIEGE_BAR)


def test_rendering_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loadtest.render_times, "__defaults__", (1,))
    monkeypatch.setattr(loadtest, "game_ids", lambda: [loadtest.GAME])
    assert main(["loadtest", "--render", "--json"]) == 0
    times = json.loads(capsys.readouterr().out)["render"][loadtest.GAME]
    assert times["renderings"] > 200
    assert 0 < times["median"] <= times["p99"]
    assert times["holds"] == (times["mean"] <= loadtest.RENDER_BAR)


def test_any_game_can_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loadtest, "EVERY", 0.5)
    words = ["--game", str(TRE_CARTE), "--tables", "1", "--seconds", "1.5", "--json"]
    assert main(["loadtest", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "tre-carte"
    assert found["steps"][0]["p99"] < loadtest.PATIENCE


def test_a_step_behind_a_screen_is_measured_though_nobody_else_sees_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loadtest.click_times, "__defaults__", (8,))
    monkeypatch.setattr(scripted, "GRACE", 0.1)
    assert main(["loadtest", "--click", "--game", KING, "--json"]) == 0
    times = json.loads(capsys.readouterr().out)["click"]
    assert times["clicks"] == 8
    assert times["longest"] < loadtest.PATIENCE


def test_a_table_has_as_many_people_as_the_game_allows() -> None:
    for players, people in ((range(2, 5), 3), (range(1, 3), 2), (range(4, 7), 4)):
        game = type("Sized", (Game,), {"players": players})()
        assert people_at(game) == people


@pytest.mark.parametrize(
    "words",
    [
        "--game chess",
        "--game nobody.py",
        "--tables 0",
        "--tables 99999",
        "--seconds 0",
        "--seconds 1e9",
        "--tables many",
    ],
)
def test_it_is_bounded(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["loadtest", *words.split()]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_tables_are_doubled_up_to_the_most() -> None:
    assert steps_to(400) == [25, 50, 100, 200, 400]
    assert steps_to(90) == [23, 45, 90]
    assert steps_to(3) == [3]


def test_what_is_held_is_the_most_tables_under_the_bar() -> None:
    steps = [Step(25, 100, 0.01, 0.1), Step(50, 200, 0.02, 0.499), Step(100, 400, 0.1, 0.5)]
    assert most_held(steps) == 50
    assert most_held(steps[2:]) == 0


def test_a_quantile_is_one_of_the_values() -> None:
    values = [float(n) for n in range(100)]
    assert quantile(values, 0.5) == 50
    assert quantile(values, 0.99) == 99
    assert quantile([1.0], 0.99) == 1
    assert quantile([], 0.5) == float("inf")
    assert quantile([0.1] * 98 + [float("inf")] * 2, 0.99) == float("inf")  # lost moves count


def test_a_page_is_cut_up_at_its_regions() -> None:
    page = '<p>x<div data-region="dock" data-key="k">a</div><b data-region="board">c'
    assert regions_of(page) == {"dock": ' data-key="k">a</div><b ', "board": ">c"}
    assert regions_of("nothing") == {}
