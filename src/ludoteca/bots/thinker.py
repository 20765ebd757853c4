"""A bot for every game that looks ahead.

It plays what it may do out in guessed worlds, with the game's own bot as guide, and leaves the
guide's choice only where the comparison says so (see `race`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import NamedTuple

from ludoteca.bots.candidates import plans
from ludoteca.bots.playouts import Budget, Guide, Horizon, Outcome, Plan, guessed, play_on
from ludoteca.bots.race import Contestant, OutOfTime, Race
from ludoteca.bots.reasons import Happening, happenings
from ludoteca.core.actions import Action
from ludoteca.core.bots import UNLIMITED, Limit
from ludoteca.core.levels import AtTables, at_table
from ludoteca.core.match import Match
from ludoteca.core.seat import Seat

MOST_WORLDS = 400
MOST_PLANS = 16
WORLDS_EACH = 2  # for whoever is compared, on the average at least


class Thought(NamedTuple):
    """What is to be expected of an answer."""

    action: Action
    plan: Plan  # the answer, and what should follow right after it
    worth: float  # from 0 to 1: the chance to win, and by how much
    win: float  # the chance to win
    scores: list[float]  # the final scores to be expected, by seat
    error: float  # of the worth, as a standard error
    ahead: float  # how much more it is worth than what the guide would do, in the same worlds
    ahead_error: float
    more: float  # how many points more than with that
    worlds: int  # it was tried in
    follows: list[Happening]  # what happens more or less often after it than after that
    is_guides: bool  # whether the guide would do it (or it is what the others were compared with)


@dataclass
class Thoughts:
    """All answers that were looked at, the best first, and the one to give."""

    choice: Action
    thoughts: list[Thought] = field(default_factory=list)

    def of(self, action: Action) -> Thought | None:
        return next((it for it in self.thoughts if it.action is action), None)


class Thinker:
    """`seconds` and `playouts` are what it takes for an answer at most, if whoever asks says no
    less; no clock is looked at where nobody limits the seconds. `is_far`: it looks as far ahead as
    the game's far horizon."""

    def __init__(
        self,
        rng: Random,
        guide: Guide,
        seconds: float = 0.3,
        playouts: AtTables[int] = 40,
        *,
        is_far: bool = False,
    ) -> None:
        self._rng, self._guide, self._is_far = rng, guide, is_far
        self._seconds, self._playouts = seconds, playouts

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        return self._think(seat, limit, keep=1).choice

    def consider(
        self, seat: Seat, limit: Limit = UNLIMITED, keep: int = 3, against: Action | None = None
    ) -> Thoughts:
        """What is to be expected of the best few answers, for somebody who wants to know. They are
        compared with the guide's, or with the one they are to stand `against`."""
        return self._think(seat, limit, keep, against)

    def _limit(self, limit: Limit, players: int) -> Limit:
        """What it takes of what it may. On a quick machine the playouts are over before the time
        is, so that it plays no better there."""
        seconds = None if limit.seconds is None else min(self._seconds, limit.seconds)
        return Limit(seconds, limit.playouts or at_table(self._playouts, players))

    def _think(
        self, seat: Seat, limit: Limit, keep: int, against: Action | None = None
    ) -> Thoughts:
        budget = Budget(self._limit(limit, seat.players))
        own = against or self._guide(Random(self._rng.random())).choose(seat)
        if len(seat.ask.options) == 1 and keep == 1:
            return Thoughts(own)
        # whoever wants to know wants to know why
        horizon = seat.game.far_horizon if self._is_far else seat.game.horizon
        head = Head(seat, self._guide, horizon, self._rng.getrandbits(64), budget, log=keep > 1)
        try:
            head.outcome((own,), 0)  # which also tells how long it takes
        except OutOfTime:
            return Thoughts(own)
        count = max(keep, 2, min(MOST_PLANS, int(budget.in_all / WORLDS_EACH)))
        race = Race(plans(seat, self._guide, own, count, self._rng))
        race.run(MOST_WORLDS, head.worth, lambda: budget.spent, keep)
        choice = race.winner.choice[0]
        return Thoughts(choice, _described(race, head, choice))


class Head:
    """What the worlds come to that were played out so far."""

    def __init__(
        self,
        seat: Seat,
        guide: Guide,
        horizon: Horizon,
        entropy: int,
        budget: Budget,
        *,
        log: bool,
    ) -> None:
        self.seat, self._guide, self._horizon, self._budget = seat, guide, horizon, budget
        self._entropy, self._log = entropy, log
        self._outcomes: dict[Plan, list[Outcome]] = {}

    def outcome(self, plan: Plan, world: int) -> Outcome:
        outcomes = self._outcomes.setdefault(plan, [])
        if world == len(outcomes):
            self._budget.begin()
            entropy = self._entropy + world
            match = guessed(self.seat, entropy, log=self._log)
            own, horizon = self.seat.number, self._horizon
            outcomes.append(
                play_on(match, self._guide, entropy, self._budget, own, plan, horizon=horizon)
            )
        return outcomes[world]

    def worth(self, plan: Plan, world: int) -> float:
        return self.outcome(plan, world).worth(self.seat.number)

    def outcomes(self, plan: Plan) -> list[Outcome]:
        return self._outcomes.get(plan, [])


def _described(race: Race[Plan], head: Head, choice: Action) -> list[Thought]:
    """The answers that were tried, each by its best plan: the choice, then those that are surely
    the best of the others."""
    best: dict[Action, Contestant[Plan]] = {}
    for it in race.contestants:
        known = best.get(it.choice[0])
        if it.worlds and (known is None or (it.worlds, it.mean) > (known.worlds, known.mean)):
            best[it.choice[0]] = it
    thoughts = [_thought(race, head, it) for it in best.values()]
    thoughts.sort(key=lambda it: it.ahead - it.ahead_error, reverse=True)
    return sorted(thoughts, key=lambda it: it.action is not choice)


def _thought(race: Race[Plan], head: Head, it: Contestant[Plan]) -> Thought:
    outcomes, firsts = head.outcomes(it.choice), head.outcomes(race.first.choice)
    worlds, seat = it.worlds, head.seat.number
    squares = sum((value - it.mean) ** 2 for value in it.values)
    more = sum(
        own.scores[seat] - first.scores[seat] for own, first in zip(outcomes, firsts, strict=False)
    ) / min(worlds, len(firsts))
    lead = race.lead(it, race.first)
    return Thought(
        action=it.choice[0],
        plan=it.choice,
        worth=it.mean,
        win=_mean([outcome.wins[seat] for outcome in outcomes]),
        scores=[_mean(scores) for scores in zip(*(o.scores for o in outcomes), strict=True)],
        error=sqrt(squares / max(1, worlds - 1) / worlds),
        ahead=lead.mean,
        ahead_error=lead.error,
        more=more,
        worlds=worlds,
        follows=happenings(head.seat, outcomes, firsts),
        is_guides=it.choice[0] is race.first.choice[0],
    )


class Chances(NamedTuple):
    """What is to be expected of a position, by seat."""

    wins: list[float]
    scores: list[float]
    worlds: int


def chances(place: Seat | Match, guide: Guide, rng: Random, limit: Limit) -> Chances:
    """Everybody's chance to win, as far as a seat, or a spectator of the match, can know."""
    budget = Budget(limit)
    outcomes: list[Outcome] = []
    try:
        while len(outcomes) < MOST_WORLDS:
            budget.begin()
            entropy = rng.getrandbits(64)
            match = guessed(place, entropy)
            outcomes.append(play_on(match, guide, entropy, budget))
    except OutOfTime:
        pass
    if not outcomes:  # there was no time at all
        fair = 1 / place.players
        return Chances([fair] * place.players, [0.0] * place.players, 0)
    return Chances(
        [_mean(wins) for wins in zip(*(it.wins for it in outcomes), strict=True)],
        [_mean(scores) for scores in zip(*(it.scores for it in outcomes), strict=True)],
        len(outcomes),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
