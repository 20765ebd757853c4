"""Mistakes of a game's author are named where they are made, and early."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask, Script, ask
from ludoteca.core.errors import ScriptError
from ludoteca.core.match import Match
from ludoteca.core.vocabulary import Reason, Vocabulary, says
from tests.core.tiny import NO, YES, Notes, Sketch


class Spoken(Sketch):
    """A sketch with a vocabulary."""

    id = "tiny-spoken"
    vocabulary = Vocabulary(
        prompts={"word": says("", "number")},
        events={"said": says("", "player", "number")},
        reasons={"not-so": says("", "number")},
    )
    reason: Reason | None = None

    def why_not(self, table: Notes, ask: Ask, action: Action) -> Reason | None:
        return self.reason


def spoken(script: Callable[[Notes], Script[Any]], **settings: Any) -> Match:
    return Match(Spoken(script), 2, 1, **settings)


def tells(*data: Any, key: str = "said") -> Callable[[Notes], Script[None]]:
    def script(t: Notes) -> Script[None]:
        t.tell(key, *data)
        yield from ask(0, "word", [YES], 1)

    return script


def asks(*data: Any, key: str = "word") -> Callable[[Notes], Script[None]]:
    def script(t: Notes) -> Script[None]:
        yield from ask(0, key, [YES], *data)

    return script


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        (tells(0, 1, key="sayd"), "no event 'sayd'; it has: said"),
        (tells(0), r"event 'said' takes player, number, not \(0,\)"),
        (tells(0, 1, 2), r"event 'said' takes player, number, not \(0, 1, 2\)"),
        (asks(1, key="wrd"), "no prompt 'wrd'; it has: word"),
        (asks(), r"prompt 'word' takes number, not \(\)"),
    ],
)
def test_what_is_told_or_asked_is_checked_where_it_is_said(
    script: Callable[[Notes], Script[Any]], problem: str
) -> None:
    with pytest.raises(ScriptError, match=problem) as refused:
        spoken(script)
    named = [frame.name for frame in traceback.extract_tb(refused.value.__traceback__)]
    assert "script" in named, "the line of the rules is in the traceback"


def test_a_wrong_prompt_in_the_middle_of_a_game_leaves_the_match_as_it_was() -> None:
    def script(t: Notes) -> Script[None]:
        choice = yield from ask(0, "word", [YES, NO], 1)
        yield from ask(1, "word" if choice is YES else "wrd", [YES], 2)

    match = spoken(script)
    with pytest.raises(ScriptError, match="wrd"):
        match.play(0, NO)
    match.play(0, YES)
    assert list(match.asks) == [1]


@pytest.mark.parametrize(
    ("reason", "problem"),
    [(Reason("no-so", (1,)), "no reason 'no-so'"), (Reason("not-so"), "takes number, not")],
)
def test_a_refusal_is_checked_where_it_is_given(reason: Reason, problem: str) -> None:
    match = spoken(asks(1))
    match.game.reason = reason  # type: ignore[attr-defined]
    with pytest.raises(ScriptError, match=problem):
        match.play(0, NO)


def test_nothing_is_checked_where_nobody_listens_since_that_is_for_speed() -> None:
    assert spoken(tells(0, key="sayd"), log=False).asks


def test_a_stretch_that_neither_asks_nor_ends_says_so() -> None:
    class Idle(Spoken):
        def turn(self, table: Notes) -> Script[None]:
            table.notes = ["again"]
            return
            yield

    class Late(Idle):
        def turn(self, table: Notes) -> Script[None]:
            return asks(1)(table) if table._stretch == 1 else super().turn(table)

    problem = r"Idle\.turn .* asks nobody and never sets `over`"
    with pytest.raises(ScriptError, match=problem):
        Match(Idle(asks(1)), 2, 1)
    later = Match(Late(asks(1)), 2, 1, log=False)
    with pytest.raises(ScriptError, match=problem.replace("Idle", "Late")):
        later.playout(lambda ask: ask.options[0])
