"""The texts of the interface: the same in both languages, all of them used."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.core.texts import LANGUAGES

SOURCE = Path(ludoteca.__file__).parent


class Arguments(Visitor):
    """The arguments a text takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def texts(lang: str) -> dict[str, set[str]]:
    """Every text with the arguments it takes."""
    source = (files("ludoteca.core") / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@cache
def keys_in_source() -> set[str]:
    """Every key the code names; one that ends with a hyphen is the beginning of several."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        found.update(re.findall(r"[\"'](ui-[a-z-]+)", file.read_text(encoding="utf-8")))
    return found


def test_every_text_is_there_in_every_language_with_the_same_arguments() -> None:
    first, *others = LANGUAGES
    for lang in others:
        assert texts(lang) == texts(first)


def test_no_key_of_the_interface_can_meet_one_of_a_game() -> None:
    assert all(key.startswith("ui-") for key in texts("en"))


def test_every_key_in_the_code_has_a_text() -> None:
    whole = {key for key in keys_in_source() if not key.endswith("-")}
    assert whole
    assert whole <= set(texts("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_used(lang: str) -> None:
    named = keys_in_source()
    beginnings = tuple(key for key in named if key.endswith("-"))
    unused = {key for key in texts(lang) if key not in named and not key.startswith(beginnings)}
    assert unused == set()
