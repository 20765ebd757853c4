"""The language of the system, and what may be printed."""

from __future__ import annotations

import sys

import pytest

from ludoteca.terminal.screen import (
    WIDEST,
    Screen,
    default_language,
    make_console,
    printable,
)
from tests.terminal.sitting import Typist, make_screen, printed_on


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
    ],
)
def test_the_language_is_the_systems_where_we_have_it(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang


def test_printable_text_is_one_line_without_control_characters() -> None:
    assert printable("a\n b\t\x1b[2J\x07c") == "a b ?[2J?c"


def test_names_and_texts_are_never_markup() -> None:
    screen = make_screen(Typist([]))
    screen.say("[bold]x[/bold] [/nothing] :smile:")
    screen.show("[red]y")
    assert printed_on(screen) == "[bold]x[/bold] [/nothing] :smile:\n[red]y\n"


def test_a_very_wide_terminal_is_not_used_in_full() -> None:
    assert make_console(width=400).width == WIDEST


def test_a_transcript_shows_what_was_answered() -> None:
    typist = Typist(["2"])
    screen = make_screen(typist)
    assert screen.read("> ") == "2"
    assert printed_on(screen) == "> 2\n"
    assert typist.prompts == [""]


def test_on_a_terminal_the_prompt_is_left_to_the_line_editor() -> None:
    typist = Typist(["2"])
    screen = make_screen(typist, interactive=True)
    assert screen.read("> ") == "2"
    assert printed_on(screen) == ""
    assert typist.prompts == ["> "]


def test_without_any_input_it_is_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    screen = Screen()
    assert not screen.interactive
    with pytest.raises(EOFError):
        screen.read()


def test_waiting_is_shown_only_on_a_terminal() -> None:
    for interactive in (False, True):
        screen = make_screen(Typist([]), interactive=interactive)
        with screen.waiting("Ada is thinking"):
            pass
        assert ("Ada is thinking" in printed_on(screen)) is interactive
