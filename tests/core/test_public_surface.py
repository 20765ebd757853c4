"""The public surface: small, typed, documented, and light to import."""

from __future__ import annotations

import ast
import inspect
import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.match import Match

NAMED_IN_THE_DESIGN = {
    "new",
    "replay",
    "verify",
    "register",
    "find_game",
    "game_ids",
    "Match",
    "Seat",
    "Bot",
    "Record",
    "__version__",
}
ERRORS = {
    "LudotecaError",
    "UnknownGame",
    "OptionError",
    "NotYourTurn",
    "StaleAsk",
    "IllegalAction",
    "UndoRefused",
    "ContentError",
    "RecordError",
    "TextError",
    "BotError",
    "ScriptError",
    "PageError",
}


def test_everything_the_design_names_is_there() -> None:
    assert set(ludoteca.__all__) >= NAMED_IN_THE_DESIGN | ERRORS
    for name in ludoteca.__all__:
        assert hasattr(ludoteca, name)


@pytest.mark.parametrize("name", sorted(ERRORS))
def test_every_named_failure_can_be_caught_as_one(name: str) -> None:
    assert issubclass(getattr(ludoteca, name), ludoteca.LudotecaError)


def public_callables() -> Iterator[tuple[str, Any]]:
    for name in sorted(set(ludoteca.__all__) - {"__version__"}):
        thing = getattr(ludoteca, name)
        yield name, thing
        if inspect.isclass(thing):
            for attribute, value in vars(thing).items():
                if attribute[0] != "_" and (
                    inspect.isfunction(value) or isinstance(value, property)
                ):
                    yield f"{name}.{attribute}", value


def test_every_public_function_is_typed_to_the_last_argument() -> None:
    for name, thing in public_callables():
        function = thing.fget if isinstance(thing, property) else thing
        if not inspect.isfunction(function):
            continue
        signature = inspect.signature(function)
        assert signature.return_annotation is not inspect.Signature.empty, name
        for parameter in signature.parameters.values():
            if parameter.name != "self":
                assert parameter.annotation is not inspect.Parameter.empty, (name, parameter.name)


def test_every_public_class_and_function_says_what_it_is() -> None:
    for name, thing in public_callables():
        if inspect.isclass(thing) or inspect.isfunction(thing):
            plain = name.startswith("Bot.")
            assert plain or inspect.getdoc(thing), name


def test_the_package_tells_type_checkers_that_it_is_typed() -> None:
    assert (files("ludoteca") / "py.typed").is_file()


def test_the_example_of_the_design_works() -> None:
    m = ludoteca.new("mars-needs-mechanics", players=4, seed=7, options={})
    (seat,) = m.asks
    m.play(seat, m.asks[seat].options[0])
    m.play(seat, str(m.asks[seat].options[0]))
    assert m.view(seat) != m.view(None)
    assert m.events(seat)
    assert isinstance(m.fork(seat), Match)
    m.undo(seat)
    assert m.result is None
    assert len(m.moves) == 1
    again = ludoteca.replay(m.record())
    assert again.view(seat) == m.view(seat)
    assert ludoteca.verify(m.record()) == []


def test_what_is_not_public_is_not_there() -> None:
    assert dir(ludoteca) == sorted(ludoteca.__all__)
    with pytest.raises(AttributeError, match="nonsense"):
        _ = ludoteca.nonsense  # type: ignore[attr-defined]


# --- light to import ----------------------------------------------------------------------


def test_the_command_is_there_to_hear_ctrl_c_before_the_engine_is_loaded() -> None:
    loaded = loaded_by("import ludoteca.cli")
    assert not {"msgspec", "ludoteca.core.match", "ludoteca.commands"} & loaded


HEAVY = [
    "asyncio",
    "babel",
    "concurrent.futures",
    "fluent",
    "multiprocessing",
    "numpy",
    "pyarrow",
    "rich",
    "sqlite3",
    "unittest",
    "ludoteca.bots",
    "ludoteca.cli",
    "ludoteca.games",
    "ludoteca.lab",
    "ludoteca.server",
    "ludoteca.terminal",
    "ludoteca.testing",
]


def loaded_by(code: str) -> set[str]:
    """The modules that are loaded in a new process after that code, and not before it."""
    script = f"import sys\nbefore = set(sys.modules)\n{code}\nimport json\n"
    script += "print(json.dumps(sorted(set(sys.modules) - before)))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stdout))


def test_importing_the_library_loads_no_game_and_nothing_heavy() -> None:
    loaded = loaded_by("from ludoteca import *")
    assert "ludoteca.core.match" in loaded
    assert [module for module in HEAVY if module in loaded] == []


def test_playing_a_game_as_a_library_loads_no_texts_and_nothing_heavy() -> None:
    loaded = loaded_by(
        "import ludoteca\n"
        "m = ludoteca.new('mars-needs-mechanics', players=2, seed=1)\n"
        "m.play(*next((seat, ask.options[0]) for seat, ask in m.asks.items()))\n"
        "m.fork(0).playout(lambda ask: ask.options[-1])\n"
        "ludoteca.verify(m.record())"
    )
    assert "ludoteca.games.mars_needs_mechanics" in loaded
    heavy = [module for module in HEAVY if module != "ludoteca.games"]
    assert [module for module in heavy if module in loaded] == []


def imports(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_the_engine_imports_nothing_of_the_project_but_itself() -> None:
    core = Path(str(files("ludoteca.core")))
    seen = 0
    for path in core.glob("*.py"):
        for module in imports(path.read_text(encoding="utf-8")):
            seen += 1
            if module.split(".")[0] == "ludoteca":
                assert module.startswith("ludoteca.core"), (path.name, module)
    assert seen > 20
