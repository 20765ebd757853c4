"""Where a game is shown and where answers are typed."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any

from rich.console import Console
from rich.text import Text

from ludoteca.core.texts import LANGUAGES

WIDEST = 150  # beyond this a line is too long for the eye


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language the system speaks, where we have it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := environ.get(name):
            lang = said[:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def printable(text: str) -> str:
    """The text in one line, without what could move a cursor or ring a bell."""
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def make_console(**settings: Any) -> Console:
    """A console that prints texts as they are: names and card texts are never markup."""
    console = Console(markup=False, highlight=False, emoji=False, **settings)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def read_line(prompt: str) -> str:
    """A line from the keyboard, with the line editing the system offers."""
    if sys.stdin is None or sys.stdout is None:  # started without any, by some other program
        raise EOFError
    with suppress(ImportError):
        import readline  # noqa: F401  (importing it is what turns editing on)
    return input(prompt)


class Screen:
    """A console to write on and a way to read a line; both can be replaced in a test."""

    def __init__(
        self,
        console: Console | None = None,
        read: Callable[[str], str] = read_line,
        *,
        interactive: bool | None = None,
    ) -> None:
        self.console = console or make_console()
        self._read = read
        typing = bool(sys.stdin and sys.stdin.isatty()) if interactive is None else interactive
        self._is_typed = typing  # by somebody who sees the keys
        self.interactive = typing and (interactive is not None or self.console.is_terminal)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many lines are seen at once; None: it is no screen that somebody sits before."""
        return self.console.height if self.interactive else None

    def clear(self, *, deeply: bool = False) -> None:
        """An empty screen; `deeply` with nothing left to scroll back to."""
        if self.interactive:
            self.console.clear()
            if deeply:
                self.console.file.write("\x1b[3J")

    def show(self, *things: Any) -> None:
        for thing in things:
            self.console.print(thing)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def say_whole(self, text: str) -> None:
        """A line left to the terminal to wrap, so that what is in it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def read(self, prompt: str = "> ") -> str:
        """A line as typed. Raises EOFError at the end of the input."""
        if self._is_typed:
            return self._read(prompt)
        # nobody sees the keys being typed: the transcript shows what was answered
        line = self._read("")
        self.console.print(Text(f"{prompt}{printable(line)}"), soft_wrap=True)
        return line

    def pause(self, text: str) -> None:
        """Wait for Enter."""
        self.read(f"{text} ")

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Show that somebody is thinking."""
        if not self.interactive:
            yield
            return
        with self.console.status(Text(text)):
            yield
