"""The living rulebook: numbered paragraphs, the same in every language.

    ## M3 Buying
    **M3.1** Choose a component of the market and pay its price.

A paragraph runs to the next blank line. Events, prompts and refusals name the paragraph they
follow from; tests name the ones they prove, with `@rule("M3.1")`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.core.game import Game

_SECTION = re.compile(r"^## (?:(?P<number>[A-Z]+\d+) )?(?P<title>.+)$")
_PARAGRAPH = re.compile(r"^\*\*(?P<number>[A-Z]+\d+\.\d+)\*\* (?P<text>.+)$", re.DOTALL)


class Section(NamedTuple):
    number: str
    title: str
    paragraphs: dict[str, str]


class Rulebook(NamedTuple):
    title: str
    sections: list[Section]

    @property
    def paragraphs(self) -> dict[str, str]:
        return {
            number: text for section in self.sections for number, text in section.paragraphs.items()
        }


def parse_rulebook(source: str) -> Rulebook:
    """Read a rulebook; what is not a numbered paragraph is a mistake, and said so."""
    book = Rulebook("", [])
    for block in re.split(r"\n\s*\n", source.strip()):
        text = block.strip()
        if text.startswith("# "):
            book = book._replace(title=text[2:])
        elif section := _SECTION.match(text):
            book.sections.append(Section(section["number"] or "", section["title"], {}))
        elif (paragraph := _PARAGRAPH.match(text)) and book.sections:
            number = paragraph["number"]
            if number in book.paragraphs:
                raise ValueError(f"paragraph {number} is there twice")
            book.sections[-1].paragraphs[number] = " ".join(paragraph["text"].split())
        elif text:
            raise ValueError(f"neither a section nor a numbered paragraph: {text[:60]!r}")
    return book


@lru_cache(maxsize=64)
def rulebook(game: Game[Any], lang: str) -> Rulebook:
    book = parse_rulebook(game.rules_source(lang))
    before = parse_rulebook(game.changed_rules_source(lang)).paragraphs
    for section in book.sections:
        section.paragraphs.update(
            {number: before.pop(number) for number in section.paragraphs if number in before}
        )
    if before:
        raise ValueError(f"paragraphs of ruleset {game.ruleset} that are not there: {list(before)}")
    return book


def rules_named_in(files: Iterable[Path]) -> dict[str, list[str]]:
    """The paragraphs that tests say they prove: number -> the names of the tests."""
    named: dict[str, list[str]] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("rule"):
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            named.setdefault(arg.value, []).append(f"{file.name}::{node.name}")
    return named
