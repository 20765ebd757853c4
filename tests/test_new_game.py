"""A new game: a package that is complete, passes its own tests, and is played by every command."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludoteca.cli import DONE, WRONG, main
from ludoteca.core.texts import LANGUAGES, interface_texts

ROOT = Path(__file__).parents[1]
LONG = "the-longest-night-of-all-fairs"  # as long as an id can be


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    folder = tmp_path_factory.mktemp("authors")
    names = ["night-market", "--title", "L'asta di notte"]
    assert main(["new-game", *names, "--into", str(folder)]) == DONE
    return folder / "night-market"


@pytest.fixture(scope="module")
def installed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the game's package is installed."""
    there = tmp_path_factory.mktemp("packages")
    offline = "--quiet --no-index --no-deps --no-build-isolation --disable-pip-version-check"
    pip = ["-m", "pip", "install", *offline.split()]
    run([*pip, "--target", str(there), str(made)], made, dict(os.environ))
    path = os.pathsep.join([str(ROOT / "src"), str(there)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "100"}


def run(words: list[str], folder: Path, environment: dict[str, str], answers: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment,
        input=answers,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_passes_its_own_tests(made: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    run(["-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"], made, environment)


def test_its_extra_has_every_tool_that_it_sets_up(made: Path) -> None:
    project = tomllib.loads((made / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(project["tool"]) - {"hatch"} == set(
        project["project"]["optional-dependencies"]["test"]
    )


def test_the_names_of_the_blank_game_are_nowhere_in_it(made: Path) -> None:
    for file in made.rglob("*"):
        assert "blank" not in file.name
        assert file.is_dir() or "blank" not in file.read_text(encoding="utf-8").lower(), file


@pytest.mark.parametrize("id", ["x", LONG])
def test_it_is_in_good_style_however_long_its_name_is(id: str, tmp_path: Path) -> None:
    assert main(["new-game", id, "--into", str(tmp_path)]) == DONE
    for check in (["check"], ["format", "--check"]):
        run(["-m", "ruff", *check, "--no-cache", "."], tmp_path / id, dict(os.environ))


def test_once_installed_it_is_played_shown_and_verified(
    installed: dict[str, str], tmp_path: Path
) -> None:
    def ludoteca(words: str, answers: str = "") -> str:
        return run(["-m", "ludoteca.cli", *words.split()], tmp_path, installed, answers)

    assert "L'asta di notte" in ludoteca("games --lang it")
    assert "R3.4" in ludoteca("rules night-market R3 --lang it")
    said = ludoteca(
        "play night-market --seats me,thrifty --seed 3 --lang it --record game.json", "1\n" * 30
    )
    assert "Tutte le curiosità sono state battute." in said
    assert "L'asta di notte" in ludoteca("verify game.json")
    assert "thrifty" in ludoteca(
        "simulate night-market --games 5 --players 2 --bots thrifty,random"
    )
    assert "Giocatore posa la 10." in ludoteca("replay game.json --lang it")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["Night"], "ui-error-new-id"),
        (["night--market"], "ui-error-new-id"),
        (["../night"], "ui-error-new-id"),
        ([f"{LONG}s"], "ui-error-new-id"),
        (["king-of-con"], "ui-error-new-known"),
        (["random"], "ui-error-new-module"),
        (["class"], "ui-error-new-module"),
        (["msgspec"], "ui-error-new-module"),
        (["night", "--title", ""], "ui-error-new-title"),
        (["night", "--title", 'The "Night"'], "ui-error-new-title"),
        (["night", "--title", "two\nlines"], "ui-error-new-title"),
        (["there"], "ui-error-new-there"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_is_refused_in_one_line(
    words: list[str],
    key: str,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there").mkdir()
    assert main(["new-game", *words, "--lang", lang]) == WRONG
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    args = {"id": "", "module": "", "folder": "", "most": 0}
    expected = interface_texts(lang).say(key, **args)
    assert max(expected.split("0"), key=len).strip() in said
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
