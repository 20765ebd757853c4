"""Sitting down at the terminal in a test: scripted answers in, everything printed out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from typing import NamedTuple

from ludoteca.commands import Parser, play
from ludoteca.core.record import Record
from ludoteca.terminal.screen import Screen, make_console

MARS = "mars-needs-mechanics"


class Sitting(NamedTuple):
    """What came of it: the exit code, all that was printed, and the record."""

    code: int
    printed: str
    record: Record


class Typist:
    """Types the answers, and then whatever `then` gives, or closes the keyboard."""

    def __init__(self, answers: Iterable[str], then: Callable[[], str] | None = None) -> None:
        self._answers = iter(answers)
        self._then = then
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for answer in self._answers:
            if answer == "^C":
                raise KeyboardInterrupt
            return answer
        if self._then is None:
            raise EOFError
        return self._then()


def first_option() -> str:
    return "1"


def make_screen(
    typist: Callable[[str], str], width: int = 80, height: int = 60, *, interactive: bool = False
) -> Screen:
    console = make_console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=interactive,
        _environ={"TERM": "xterm"},  # whatever terminal the tests run in
    )
    return Screen(console, typist, interactive=interactive)


def printed_on(screen: Screen) -> str:
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


def sit_down(
    words: str,
    answers: Iterable[str] = (),
    then: Callable[[], str] | None = None,
    *,
    width: int = 80,
    interactive: bool = False,
) -> Sitting:
    """`ludoteca play …` with these answers; the record is where `--record` or `--resume` says."""
    parser = Parser(prog="ludoteca play")
    play.add_arguments(parser)
    args = parser.parse_args(words.split())
    screen = make_screen(Typist(answers, then), width, interactive=interactive)
    code = play.run(args, screen)
    return Sitting(code, printed_on(screen), Record.load(args.record or args.resume))
