"""What a newcomer relies on: two commands, a lock that fits, a package with all its files."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import ludoteca

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]

# each lock file and the extras it is made from
LOCKS = {
    "play": ["build"],
    "dev": ["dev"],
    "lab": ["build", "lab"],
    "peers": ["build", "peers"],
    "lock": ["build", "lock"],
}
every_lock = pytest.mark.parametrize("lock", LOCKS)

Pins = dict[str, list[tuple[Requirement, str]]]


def read_lock(name: str) -> Pins:
    """The pinned requirements of a lock file with their hashes, by package."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    pins: Pins = {}
    for entry in re.sub(r"\s*#.*", "", text.replace("\\\n", " ")).splitlines():
        if entry:
            requirement, *hashes = entry.split("--hash=")
            pin = Requirement(requirement)
            pins.setdefault(canonicalize_name(pin.name), []).append((pin, " ".join(hashes)))
    return pins


def direct_dependencies(extras: list[str]) -> list[Requirement]:
    """What the project itself asks for, with those extras."""
    wanted = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
    for extra in extras:
        for requirement in map(Requirement, EXTRAS[extra]):
            if requirement.name == "ludoteca":
                wanted += direct_dependencies(sorted(requirement.extras))
            else:
                wanted.append(requirement)
    return wanted


@every_lock
def test_every_dependency_is_in_the_lock_in_a_version_that_fits(lock: str) -> None:
    pins = read_lock(lock)
    for wanted in direct_dependencies(LOCKS[lock]):
        pinned = pins.get(canonicalize_name(wanted.name))
        assert pinned, f"{wanted} is not in {lock}.txt: run `make lock`"
        for pin, _ in pinned:
            version = str(pin.specifier).removeprefix("==")
            assert wanted.specifier.contains(version), f"{pin} does not fit {wanted}"


@every_lock
def test_every_pin_is_exact_and_has_hashes(lock: str) -> None:
    for pins in read_lock(lock).values():
        for pin, hashes in pins:
            assert re.fullmatch(r"==[\w.+!]+", str(pin.specifier)), f"{pin} is not exact"
            assert re.search(r"sha256:[0-9a-f]{64}", hashes), f"{pin} has no hash"
            assert pin.url is None


def test_the_locks_agree_because_they_share_one_environment() -> None:
    versions: dict[str, dict[str, set[str]]] = {}
    for lock in LOCKS:
        for name, pins in read_lock(lock).items():
            versions.setdefault(name, {})[lock] = {str(pin.specifier) for pin, _ in pins}
    for name, by_lock in versions.items():
        first, *others = by_lock.values()
        assert all(other == first for other in others), f"{name}: {by_lock}"


@every_lock
def test_the_lock_names_no_place_to_download_from(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"(^|\s)(--\w*index|--find-links|/)", text, re.MULTILINE)


def test_playing_needs_no_development_tools() -> None:
    assert not read_lock("play").keys() & {"pytest", "mypy", "ruff", "hypothesis", "pyarrow"}


def make(*words: str) -> str:
    done = subprocess.run(
        ["make", "--no-print-directory", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        env={name: value for name, value in os.environ.items() if name != "MAKEFLAGS"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


TARGETS = ("help", "play", "terminal", "lab", "test", "lint", "bench", "lock", "clean")


@pytest.mark.parametrize("target", TARGETS)
def test_make_knows_its_targets(target: str) -> None:
    assert make("-n", target)


def test_make_help_lists_every_target() -> None:
    assert [line.split()[0] for line in make("help").splitlines()] == list(TARGETS)


def test_make_says_in_one_line_which_python_it_needs(tmp_path: Path) -> None:
    done = subprocess.run(
        ["make", "play", "PYTHON=no-such-python", f"VENV={tmp_path / 'venv'}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode != 0
    assert "Python 3.11" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_checks_before_a_change_are_those_of_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").splitlines()[-1] == "exec make test"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all files of the built package."""
    folder = tmp_path_factory.mktemp("wheel")
    (built,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    with ZipFile(built) as archive:
        return set(archive.namelist())


def test_the_package_has_every_text_card_and_rulebook(wheel: set[str]) -> None:
    source = ROOT / "src"
    files = {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.is_file() and not re.search(r"/(__pycache__|\.\w+_cache)/", path.as_posix())
    }
    assert files <= wheel
    assert any(name.endswith(".toml") for name in files)


def test_the_package_brings_its_licence(wheel: set[str]) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in wheel)


def test_every_game_with_a_page_is_on_the_shelf_and_no_other() -> None:
    rooms = {
        path.parent.name.replace("_", "-")
        for path in (ROOT / "src" / "ludoteca" / "games").glob("*/page.html")
    }
    assert rooms == set(PROJECT["project"]["entry-points"]["ludoteca.games"])
    assert rooms <= set(ludoteca.game_ids())


def test_the_changelog_speaks_of_this_version() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{ludoteca.__version__}]" in changes
