"""A sensible opponent.

It reckons what each object is worth and who else will want it (see `worth`), and buys, raids and
defends where that pays best. It looks at nothing but its own view.
"""

from __future__ import annotations

from random import Random

from ludoteca.games.king_of_con.actions import CONCEDE, DONE, NOTHING, OFFER, TOKENS
from ludoteca.games.king_of_con.cards import CATEGORIES, GENRES
from ludoteca.games.king_of_con.worth import Appraiser
from ludoteca.kit import UNLIMITED, Action, Limit, Seat


class Greedy:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        ask = seat.ask
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.prompt == "passions":
            return give_up(ask.options)
        eyes = Appraiser(seat.sketch, seat.content)
        if ask.prompt == "auction":
            o = eyes.best_stand()
            return NOTHING if o is None else OFFER[o]
        if ask.prompt == "auction-tokens":
            # what can be foreseen is easily beaten, as long as a rival has tokens
            jitter = self._rng.randrange(2) if eyes.rivals_tokens else 0
            return TOKENS[min(eyes.bid(ask.data[0]) + jitter, len(ask.options) - 1)]
        if ask.prompt == "looting":
            return next((OFFER[o] for o in eyes.unplaced()), DONE)
        if ask.prompt == "looting-tokens":
            return TOKENS[min(eyes.loot.get(ask.data[0], 0), len(ask.options) - 1)]
        if ask.prompt == "which-tie":
            return max(ask.options, key=lambda take: eyes.worth(take.arg))
        entitled = ask.options[0]
        if entitled.verb == "predominate" and eyes.falls_behind(entitled.arg):
            return CONCEDE
        return entitled


def give_up(options: list[Action]) -> Action:
    """Two passions of different kinds meet on an object, which then counts twice: of two of a
    kind, one goes."""
    kinds = [kind_of(option.arg) for option in options]
    return next(
        (o for o, kind in zip(options, kinds, strict=True) if kinds.count(kind) == 2), options[0]
    )


def kind_of(feature: int) -> int:
    """Genre, category or edition."""
    return (feature >= len(GENRES)) + (feature >= len(GENRES) + len(CATEGORIES))
