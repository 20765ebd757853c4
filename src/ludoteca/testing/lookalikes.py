"""What looks the same to a seat is the same to a bot that sits there."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.bots.haste import Hasty
from ludoteca.bots.thinker import Thinker
from ludoteca.core import forks
from ludoteca.core.bots import Bot, Limit
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.seat import Seat
from ludoteca.testing.playing import look_closer, start, steps, where

THOUGHTS = 2  # decisions in a game that are thought about in both worlds
LIMIT = Limit(playouts=8)


class Lookalike(Seat):
    """A seat in a world that is made up itself, from which more can be guessed all the same."""

    __slots__ = ()

    def fork(
        self, rng: Random | None = None, *, log: bool = False, undecided: bool = False
    ) -> Match:
        match = self._match
        entropy = (rng or Random()).randbytes(32)
        position = forks.guessed(
            match._position, self.number, entropy, log=log, undecided=undecided
        )
        return match._at(position, [], log)


def check_lookalikes(game: Game[Any], players: int, seed: int) -> None:
    """Two tables that look the same to a seat are guessed at in the same way: from the same luck
    come the same worlds. So nothing that a bot thinks there can depend on what it may not know; one
    that thinks and one in haste are asked, too, and give the same answers in both."""
    match, rng = start(game, players, seed)
    thoughts = 0
    for seat, action in steps(match, rng):
        if look_closer(match, rng, 0.1):
            there = Lookalike(match.guess(seat, rng, log=True, undecided=True), seat)
            _check_guesses(match.seat(seat), there, rng.getrandbits(64), where(match))
            if thoughts < THOUGHTS and len(match.asks[seat].options) > 1:
                thoughts += 1
                _check_answers(game, match.seat(seat), there, rng.getrandbits(64), where(match))
        match.play(seat, action)


def _check_answers(game: Game[Any], here: Seat, there: Seat, luck: int, place: str) -> None:
    for kind in (_thinking, _in_haste):
        one, other = (kind(game, Random(luck)).choose(it, LIMIT) for it in (here, there))
        assert one is other, (
            f"{place}: in two worlds that look the same to seat {here.number} a bot says {one} and"
            f" {other}"
        )


def _thinking(game: Game[Any], rng: Random) -> Bot:
    return Thinker(rng, game.guide)


def _in_haste(game: Game[Any], rng: Random) -> Bot:
    return Hasty(rng, game.own_bot(rng), game.own_bot, haste=1.0)


def _check_guesses(here: Seat, there: Seat, luck: int, place: str) -> None:
    one, other = (it.fork(Random(luck), undecided=True).table.state() for it in (here, there))
    fields = [field for field in one if one[field] != other[field]]
    assert not fields, (
        f"{place}: what seat {here.number} guesses of {', '.join(fields)} depends on what it cannot"
        " know: `resample` has to put what is unknown in order before it is shuffled"
    )
