"""What a bot's process tells people: a hint, and how a finished game went.

All of it is thought from one seat, or from a spectator's chair, in guessed worlds: nobody is told
by a hint what they could not know, nor judged afterwards by what they could not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from ludoteca.bots.advice import PLAYOUTS, SHOWN, best_few
from ludoteca.bots.playouts import Guide
from ludoteca.bots.reasons import Happening
from ludoteca.bots.thinker import Thinker, Thought, chances
from ludoteca.core.actions import Action
from ludoteca.core.bots import Limit
from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay
from ludoteca.core.seat import Seat

BOUNDARIES = 20  # positions of a game for which everybody's chances are worked out
DECISIONS = 40  # answers of one seat that are judged

T = TypeVar("T")


class Wanted(NamedTuple):
    """What somebody wants to know about a match, from which seat, and how long it may take."""

    match: Match
    seat: int
    rng: Random
    limit: Limit
    about: str


class Opinion(msgspec.Struct):
    """What is to be expected of an answer, compared with another one in the same worlds: the usual
    one, or the one that was given."""

    answer: str
    then: str = ""  # what should follow right after it, where that belongs to it
    compared: bool = False  # this is the one the others are compared with
    worlds: int = 0
    win: float = 0.0  # the chance to win
    more: float = 0.0  # points
    ahead: float = 0.0  # of worth (see `Thought`)
    error: float = 0.0  # of that
    others: list[float] = []  # points that the others make more, by seat; the own seat's is 0
    follows: list[Happening] = []  # what happens more or less often


class Advice(msgspec.Struct):
    """The best answers, the best first."""

    opinions: list[Opinion] = []

    @property
    def best(self) -> Opinion | None:
        return self.opinions[0] if self.opinions else None

    @property
    def compared(self) -> Opinion | None:
        return next((it for it in self.opinions if it.compared), None)


class Chances(msgspec.Struct):
    """What a spectator may expect, by seat."""

    wins: list[float]
    scores: list[float]


class Place(msgspec.Struct, frozen=True):
    """A position of a finished game, after so many answers, that is worth a thought: somebody's
    decision, or for everybody's chances (`EVERYBODY`)."""

    move: int
    seat: int


EVERYBODY = -1


def advise(wanted: Wanted) -> Advice:
    """What to answer now; or, where it is about an answer, whether there was a better one."""
    game = wanted.match.game
    against = game.parse(wanted.about) if wanted.about else None
    seat = wanted.match.seat(wanted.seat)
    return considered(seat, game.guide, wanted.rng, wanted.limit, against)


def considered(
    seat: Seat, guide: Guide, rng: Random, limit: Limit, against: Action | None = None
) -> Advice:
    """The best few answers of a seat, compared with the guide's or with that one."""
    thinker = Thinker(rng, guide, limit.seconds or 0.0, PLAYOUTS, is_far=True)
    thoughts = thinker.consider(seat, limit, SHOWN, against)
    shown = best_few(thoughts)
    if not shown:
        return Advice([Opinion(str(thoughts.choice), compared=True)])
    compared = next(it for it in shown if it.is_guides)
    return Advice([_opinion(it, compared, seat.number) for it in shown])


def _opinion(it: Thought, compared: Thought, seat: int) -> Opinion:
    others = [there - usual for there, usual in zip(it.scores, compared.scores, strict=True)]
    others[seat] = 0.0
    return Opinion(
        answer=str(it.action),
        then=str(it.plan[1]) if len(it.plan) > 1 else "",
        compared=it is compared,
        worlds=it.worlds,
        win=it.win,
        more=it.more,
        ahead=it.ahead,
        error=it.ahead_error,
        others=others,
        follows=it.follows,
    )


def expect(wanted: Wanted) -> Chances:
    """Everybody's chances as the match stands, to a spectator."""
    found = chances(wanted.match, wanted.match.game.guide, wanted.rng, wanted.limit)
    return Chances(found.wins, found.scores)


def choose_places(wanted: Wanted) -> list[Place]:
    """The positions of a finished match that its analysis for a seat looks at: rounds, or else
    turns, evenly spread, and the seat's decisions; of too many those first in which it did not do
    what the guide would have done."""
    match, seat = wanted.match, wanted.seat
    said = match.game.vocabulary.events
    chapters = {event.move for event in match.log if said[event.key].chapter}
    turns: list[int] = []
    agreed: list[int] = []
    differed: list[int] = []
    again = replay(Record.of(match, checked=False, detours=False), 0)
    stretch = 0
    for move, (mover, action) in enumerate(match.moves):
        if again.stretches != stretch:
            stretch = again.stretches
            turns.append(move)
        if mover == seat and len(again.asks[seat].options) > 1:
            usual = match.game.guide(Random(move)).choose(again.seat(seat))
            (agreed if usual is action else differed).append(move)
        again.play(mover, action)
    rounds = spaced(sorted(move for move in chapters if move < len(match.moves)), BOUNDARIES)
    others = [move for move in turns if move not in rounds]
    boundaries = [*rounds, *spaced(others, BOUNDARIES - len(rounds))]
    decisions = spaced(differed, DECISIONS)
    decisions += spaced(agreed, DECISIONS - len(decisions))
    places = [Place(move, EVERYBODY) for move in {0, *boundaries}]
    places += [Place(move, seat) for move in decisions]
    return sorted(places, key=lambda it: (it.move, it.seat))


def spaced(items: Sequence[T], most: int) -> list[T]:
    """At most so many of the items, evenly spread, the first and the last among them."""
    if len(items) <= most:
        return list(items)
    if most <= 1:
        return list(items[:most])
    step = (len(items) - 1) / (most - 1)
    return [items[round(number * step)] for number in range(most)]


TASKS: dict[str, Callable[[Wanted], Any]] = {
    "advise": advise,
    "expect": expect,
    "places": choose_places,
}
