"""Playing on in one's head: a guess at the world, and everybody as the game's own bot would play.

A guess is made from one seat, so nothing in it is known that the seat does not know. Whoever is
asked at the same moment, behind a screen or beside, answers as the guide would; what the seat has
answered before stays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, tanh
from random import Random
from time import monotonic
from typing import Any, NamedTuple, TypeAlias

from ludoteca.bots.race import OutOfTime
from ludoteca.core.actions import Action
from ludoteca.core.bots import Bot, Limit
from ludoteca.core.match import Match
from ludoteca.core.seat import Seat
from ludoteca.core.table import Event

Guide: TypeAlias = Callable[[Random], Bot]
Horizon: TypeAlias = Callable[[Any], int | None]  # of a table: so many stretches, or to the end
Plan: TypeAlias = tuple[Action, ...]  # what a seat answers next, and right after that

NOISE = 0.02  # how often a rival does anything at all, in its head
WON = 0.5  # how much of the worth of a game is winning it; the rest is by how much


class Outcome(NamedTuple):
    """How a game ended, or would end as it stands, by seat."""

    wins: list[float]  # the share of the win, or the chance of it
    scores: list[float]
    told: Sequence[Event] = ()  # on the way there, where events are kept
    at_once: int = 0  # so many of them before anybody else had answered

    def worth(self, seat: int) -> float:
        """How good that is for a seat: from 0 to 1."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        if not others:
            return self.wins[seat]
        margin = (self.scores[seat] - max(others)) / spread(self.scores)
        return WON * self.wins[seat] + (1 - WON) * (0.5 + 0.5 * tanh(margin))


def spread(scores: Sequence[float]) -> float:
    """How many points are a good deal in a game of such scores."""
    return max(1.0, sum(map(abs, scores)) / len(scores) / 2)


class Budget:
    """What is left of a limit. Without seconds no clock is looked at, so that the same is thought
    on every machine."""

    def __init__(self, limit: Limit) -> None:
        self.begun = monotonic() if limit.seconds is not None else 0.0
        self.until = None if limit.seconds is None else self.begun + limit.seconds
        self.playouts = limit.playouts
        self.done = 0

    def begin(self) -> None:
        """Another playout, if there is something left for it."""
        if self.playouts is not None and self.done >= self.playouts:
            raise OutOfTime
        self.check()
        self.done += 1

    def check(self) -> None:
        if self.until is not None and monotonic() > self.until:
            raise OutOfTime

    @property
    def spent(self) -> float:
        """Which part is gone of what there was, from 0 to 1."""
        parts = [0.0 if self.playouts is None else self.done / self.playouts]
        if self.until is not None:
            parts.append((monotonic() - self.begun) / max(1e-6, self.until - self.begun))
        return max(parts)

    @property
    def in_all(self) -> float:
        """How many playouts there will have been, to judge by those that were done."""
        return self.done / self.spent if self.spent else float("inf")


def guessed(place: Seat | Match, entropy: int, *, log: bool = False) -> Match:
    """The world of that number: all that the seat (or a spectator of the match) cannot know is made
    up, and whoever has decided behind a screen decides again."""
    rng = Random(entropy)
    if isinstance(place, Seat):
        return place.fork(rng, log=log, undecided=True)
    return place.guess(None, rng, log=log, undecided=True)


def play_on(
    match: Match,
    guide: Guide,
    entropy: int,
    budget: Budget,
    seat: int | None = None,
    plan: Plan = (),
    *,
    horizon: Horizon | None = None,
) -> Outcome:
    """The seat goes by its plan, and from there on everybody by the guide. Rivals err now and then,
    with luck of their own each, so that one who is asked more often changes nothing for the rest.
    `horizon` says of the table how many stretches there are to be; without one, to the end.
    """
    luck = [Random(f"{entropy} {number}") for number in range(match.players)]
    bots = [guide(rng) for rng in luck]
    places = [match.seat(number) for number in range(match.players)]
    steps = list(reversed(plan))
    ahead = None if horizon is None else horizon(match.table)
    if ahead is not None:
        match.stop_after(ahead)
    begun = at_once = len(match.log) if match.listens else 0
    alone = True
    while asks := match.asks:
        asked = seat if steps and seat in asks else next(iter(asks))
        assert asked is not None
        options = asks[asked].options
        if asked == seat and steps:
            step = steps.pop()
            if step in options:
                match.play(asked, step)
                if match.listens and alone:
                    at_once = len(match.log)
                continue
            steps.clear()
        alone = False
        budget.check()
        if len(options) == 1:
            match.play(asked, options[0])
            continue
        rng = luck[asked]
        errs = asked != seat and rng.random() < NOISE
        answer = None if errs else bots[asked].choose(places[asked])
        # where it would never have come to by itself, a guide may be at a loss
        match.play(asked, answer if answer in options else rng.choice(options))
    outcome = ended(match) if match.over else foreseen(match, seat)
    if not match.listens:
        return outcome
    return outcome._replace(told=match.log[begun:], at_once=at_once - begun)


def ended(match: Match) -> Outcome:
    result = match.result
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 0.0
    wins = [share if seat in result.winners else 0.0 for seat in range(match.players)]
    return Outcome(wins, [float(score) for score in result.scores])


def foreseen(match: Match, seat: int | None) -> Outcome:
    """What the game itself expects of the table as it stands."""
    scores = list(match.game.outlook(match.table, seat))
    unit = spread(scores)
    best = max(scores)
    odds = [exp(2 * (score - best) / unit) for score in scores]
    return Outcome([it / sum(odds) for it in odds], scores)
