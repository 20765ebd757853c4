"""What must hold of a room's style sheet: every rule of it is for the game's own pages alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ludoteca.core.errors import PageError

# what is no selector: comments, and texts in quotes, in which a brace or a comma means nothing
_ASIDE = re.compile(r"/\*.*?\*/|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'", re.DOTALL)
_SIGN = re.compile(r"[{};]")
_GROUPS = ("@media", "@supports", "@container", "@layer", "@scope", "@starting-style")
_CLASS = re.compile(r"\.([a-zA-Z_][\w-]*)")
_CLASSES = re.compile(r"""\sclass=["']([^"']*)["']""")


class Selector(NamedTuple):
    text: str
    line: int


def check_style(file: Path, id: str, drawings: Iterable[Path]) -> None:
    """Every rule of a game's style sheet is below `.game-<id>`. Only the classes within drawings
    are not: browsers copy a drawing to where it is shown, and a copy stands below nothing."""
    own = re.compile(rf"\.game-{re.escape(id)}(?![\w-])")
    drawn = {
        name
        for drawing in drawings
        for classes in _CLASSES.findall(drawing.read_text(encoding="utf-8"))
        for name in classes.split()
    }
    for selector in selectors(file.read_text(encoding="utf-8")):
        classes = _CLASS.findall(selector.text)
        if not own.search(selector.text) and not (classes and drawn.issuperset(classes)):
            problem = f"the rule for {selector.text!r} is not below .game-{id}"
            raise PageError(str(file), selector.line, problem)


def selectors(css: str) -> Iterator[Selector]:
    """The selectors of the outermost rules, those in `@media` and its like included. What is
    nested in a rule is below it already."""
    css = _ASIDE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), css)
    begun = depth = 0  # where the present rule begins; within how many braces that count for none
    for sign in _SIGN.finditer(css):
        if sign[0] == "{":
            head = css[begun : sign.start()]
            if depth or not head.strip().startswith(_GROUPS):
                if not depth and not head.strip().startswith("@"):
                    yield from _each(css, begun, sign.start())
                depth += 1
        elif sign[0] == "}" and depth:
            depth -= 1
        begun = sign.end()


def _each(css: str, begin: int, end: int) -> Iterator[Selector]:
    """The selectors between two places, which commas part, but not those in brackets."""
    brackets = 0
    for place in range(begin, end + 1):
        sign = css[place]
        brackets += (sign in "([") - (sign in ")]")
        if place == end or (sign == "," and not brackets):
            text = css[begin:place]
            before = len(text) - len(text.lstrip())
            yield Selector(" ".join(text.split()), css.count("\n", 0, begin + before) + 1)
            begin = place + 1
