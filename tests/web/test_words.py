"""The words of the pages: the same in both languages, all of them there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.core.texts import LANGUAGES
from ludoteca.server.words import HERE, page_texts

SOURCE = Path(ludoteca.__file__).parent


class Arguments(Visitor):
    """The arguments a text takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def texts(lang: str) -> dict[str, set[str]]:
    """Every text of the pages with the arguments it takes."""
    found = {}
    for entry in FluentParser().parse((HERE / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@cache
def keys_in_source() -> set[str]:
    """Every key that code, templates and scripts name; one that ends with a hyphen is the
    beginning of several."""
    found: set[str] = set()
    for file in SOURCE.rglob("*"):
        if file.suffix in (".py", ".html", ".js"):
            found.update(re.findall(r"[\"'](web-[a-z-]+)", file.read_text(encoding="utf-8")))
    return found


def test_every_text_is_there_in_every_language_with_the_same_arguments() -> None:
    first, *others = LANGUAGES
    for lang in others:
        assert texts(lang) == texts(first)


def test_no_text_of_a_page_can_meet_one_of_a_game_or_of_the_interface() -> None:
    assert all(key.startswith("web-") for key in texts("it"))


def test_every_key_that_is_named_has_a_text() -> None:
    whole = {key for key in keys_in_source() if not key.endswith("-")}
    assert whole
    assert whole <= set(texts("it"))


def test_every_beginning_of_a_key_that_is_named_begins_some() -> None:
    for beginning in (key for key in keys_in_source() if key.endswith("-")):
        assert any(key.startswith(beginning) for key in texts("it")), beginning


def test_every_text_is_used() -> None:
    named = keys_in_source()
    beginnings = tuple(key for key in named if key.endswith("-"))
    unused = {key for key in texts("it") if key not in named and not key.startswith(beginnings)}
    assert unused == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_without_arguments_can_be_said(lang: str) -> None:
    say = page_texts(lang).say
    assert all(say(key) for key, arguments in texts(lang).items() if not arguments)
