"""A sensible opponent."""

from __future__ import annotations

from random import Random

from ludoteca.core.actions import Action
from ludoteca.core.match import Seat


class Greedy:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: Seat) -> Action:
        return self._rng.choice(seat.ask.options)
