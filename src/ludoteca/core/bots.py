"""Bots: whoever answers for a seat without being a person."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ludoteca.core.actions import Action

if TYPE_CHECKING:
    from ludoteca.core.seat import Seat


class Limit(NamedTuple):
    """How long a bot may think about one answer: so many seconds, or so many playouts (the same on
    every machine). With neither, as it thinks fit."""

    seconds: float | None = None
    playouts: int | None = None


UNLIMITED = Limit()


class Bot(Protocol):
    """Whoever answers for a seat. It is handed that seat and nothing else, and keeps nothing from
    one question to the next that it could not work out again from the seat: it may be made anew
    for every question."""

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action: ...


class RandomBot:
    """Answers at random: the measure of every other bot, and the stand-in of last resort."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        return self._rng.choice(seat.ask.options)
