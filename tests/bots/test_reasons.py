"""Why a choice is better: what happens more or less often after it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ludoteca.bots.thinker import Thinker, Thought
from ludoteca.core.actions import Action
from ludoteca.core.ask import Script, ask, sealed
from ludoteca.core.bots import Limit
from ludoteca.core.match import Match
from ludoteca.core.vocabulary import Vocabulary, says
from tests.bots.plots import First, Plot, Points
from tests.core.tiny import NO, PICK, YES

NUMBERS = list(PICK)


class Robbers(Plot):
    vocabulary = Vocabulary(
        prompts={},
        events={
            "took": says("", "player", "tokens", weighs=True),
            "robbed": says("", "player", "owner:player", "tokens", weighs=True),
            "planned": says("", "player", weighs=True),
            "laughed": says("", "player"),
        },
    )


def robbed(t: Points) -> Script[None]:
    """Whoever takes more than 4 is robbed by the next."""
    choice = yield from ask(0, "pick", NUMBERS)
    t.points[0] = choice.arg
    t.tell("took", 0, choice.arg)
    will = yield from ask(1, "rob", [YES, NO])
    if will is YES and choice.arg > 4:
        t.tell("planned", 1, to=[1])
        t.tell("laughed", 1)
        t.tell("robbed", 1, 0, choice.arg)
        t.points = [0, choice.arg]


def offer(p: int) -> Script[Action]:
    choice = yield from ask(p, "offer", NUMBERS)
    return choice


def auction(t: Points) -> Script[None]:
    offers = yield from sealed({p: offer(p) for p in t.seats})
    winner = max(reversed(t.seats), key=lambda p: offers[p].arg)
    t.tell("took", winner, offers[winner].arg)
    t.points[winner] = 5


def thoughts(
    script: Callable[[Points], Script[Any]], against: Action, *, log: bool = True
) -> dict[Action, Thought]:
    """What is thought of the first seat's answers, compared with that one."""
    match = Match(Robbers(script), 2, 1, log=log)
    found = Thinker(Random(1), First).consider(match.seat(0), Limit(playouts=200), 10, against)
    return {it.action: it for it in found.thoughts}


def test_a_reason_is_what_happens_more_or_less_often() -> None:
    """And only what this seat hears of it, and what weighs."""
    (why,) = thoughts(robbed, PICK[9])[PICK[4]].follows
    assert (why.key, why.data, why.share) == ("robbed", (1, 0, 9), 0.0)
    assert why.usual > 0.8  # a robber errs now and then


def test_that_something_happens_with_other_numbers_is_no_reason() -> None:
    assert thoughts(robbed, PICK[9])[PICK[8]].follows == []


def test_what_a_choice_is_compared_with_needs_no_reason() -> None:
    assert thoughts(robbed, PICK[9])[PICK[9]].follows == []


def test_what_comes_of_sealed_answers_is_a_reason() -> None:
    follows = thoughts(auction, PICK[0])[PICK[5]].follows
    assert {(it.key, it.data[0]): it.share > it.usual for it in follows} == {
        ("took", 0): True,
        ("took", 1): False,
    }


def test_where_no_events_are_kept_nothing_is_said_of_them() -> None:
    assert thoughts(robbed, PICK[9], log=False)[PICK[4]].follows == []
