"""Imports point one way: a game knows the engine, and the engine knows no game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca import kit

SOURCE = Path(ludoteca.__file__).parent

#: what the modules of a layer may import of ours, besides the layer itself
MAY_IMPORT = {
    "core": (),
    "kit": ("core",),
    "bots": ("core",),
    "terminal": ("core", "bots"),
    "testing": ("core", "bots", "lab.summary"),
    "lab": ("core",),
}


def imported(file: Path) -> Iterator[str]:
    """The modules of ours that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}: an import that does not say from where"
            names = [node.module or ""]
        else:
            continue
        for name in names:
            if name.split(".")[0] == "ludoteca":
                yield name.removeprefix("ludoteca").removeprefix(".")


def files_of(layer: str) -> list[Path]:
    folder = SOURCE / layer
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]


def is_under(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in packages)


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    allowed = (layer, *MAY_IMPORT[layer])
    files = files_of(layer)
    assert files
    for file in files:
        if file == SOURCE / "testing" / "pages.py":  # it draws the pages that it checks
            continue
        above = [module for module in imported(file) if not is_under(module, allowed)]
        assert above == [], f"{file.relative_to(SOURCE)} imports {above}"


@pytest.mark.parametrize(
    "room",
    [path.parent for path in sorted(SOURCE.glob("games/*/rules.py"))],
    ids=lambda it: it.name,
)
def test_a_game_imports_the_kit_and_itself(room: Path) -> None:
    """Like the games of every author. Its drawing for the terminal also has the frames that all
    drawings share."""
    for file in sorted(room.rglob("*.py")):
        allowed: tuple[str, ...] = ("kit", f"games.{room.name}")
        if file.name == "terminal.py":
            allowed += ("terminal.room",)
        beyond = [module for module in imported(file) if not is_under(module, allowed)]
        assert beyond == [], f"{file.relative_to(SOURCE)} imports {beyond}"


def test_the_blank_game_imports_the_kit_alone() -> None:
    files = sorted(SOURCE.glob("blank_room/src/**/*.py"))
    assert files
    for file in files:
        assert {*imported(file)} <= {"kit"}, f"{file.relative_to(SOURCE)}: {[*imported(file)]}"


def test_what_the_kit_offers_is_in_the_documentation() -> None:
    page = (SOURCE.parents[1] / "docs" / "authors" / "kit.md").read_text(encoding="utf-8")
    missing = [name for name in kit.__all__ if f"`{name}" not in page]
    assert missing == []
