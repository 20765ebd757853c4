"""Haste: how bots err, in every game, as people do who are new to it or not quite awake.

Mostly somebody who is hasty now and then does what it would do anyhow. In haste, where it would be
asked again at once, as for the next of several steps, it leaves it at what it has, if it may.
Otherwise it thinks of a few things it could do, imagines one way each of them may turn out, and
takes what looks last but one. So it lets good things lie, and hardly ever does what is plainly bad.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from ludoteca.bots.candidates import asked_at_once, spread_out
from ludoteca.bots.playouts import Budget, Guide, guessed, play_on
from ludoteca.bots.race import OutOfTime
from ludoteca.core.actions import Action
from ludoteca.core.bots import UNLIMITED, Bot, Limit
from ludoteca.core.levels import HASTY_SECONDS, AtTables, at_table
from ludoteca.core.seat import Seat

NOTICED = 5  # things it thinks of in haste


class Hasty:
    """A bot that is hasty now and then: `haste` says how often. Its `guide` tells how one plays,
    while it imagines how things may turn out. At questions that are `guarded` it takes its time."""

    def __init__(
        self,
        rng: Random,
        calm: Bot,
        guide: Guide,
        haste: AtTables[float],
        guarded: Collection[str] = (),
    ) -> None:
        self._rng, self._calm, self._guide, self._haste = rng, calm, guide, haste
        self._guarded = guarded

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        rng, options = self._rng, seat.ask.options
        haste = 0.0 if seat.ask.prompt in self._guarded else at_table(self._haste, seat.players)
        if len(options) == 1 or not haste or rng.random() >= haste:
            return self._calm.choose(seat, limit)
        own = self._guide(Random(rng.random())).choose(seat)
        noticed = [own, *spread_out(options, own, NOTICED - 1, rng)]
        if (enough := self._enough(seat, noticed)) is not None:
            return enough
        if limit.seconds is not None:
            limit = limit._replace(seconds=min(HASTY_SECONDS, limit.seconds))
        ranked = self._imagined(seat, noticed, Budget(limit))
        return ranked[-2 if len(ranked) > 2 else -1] if ranked else own

    def _enough(self, seat: Seat, actions: list[Action]) -> Action | None:
        """What ends a matter in which the first of these would only be a step. A slip in a step
        would be no slip: whoever is asked again can put it right."""
        entropy = self._rng.getrandbits(64)

        def is_step(action: Action) -> bool:
            return asked_at_once(guessed(seat, entropy), seat.number, action) is not None

        own, *others = actions
        return next((it for it in others if not is_step(it)), None) if is_step(own) else None

    def _imagined(self, seat: Seat, actions: list[Action], budget: Budget) -> list[Action]:
        """These, as far as there is time, by how they turn out in one world: the best first."""
        entropy = self._rng.getrandbits(64)
        worth: dict[Action, float] = {}
        try:
            for action in actions:
                budget.begin()
                match = guessed(seat, entropy)
                horizon = seat.game.horizon
                outcome = play_on(
                    match, self._guide, entropy, budget, seat.number, (action,), horizon=horizon
                )
                worth[action] = outcome.worth(seat.number)
        except OutOfTime:
            pass
        return sorted(worth, key=worth.__getitem__, reverse=True)
