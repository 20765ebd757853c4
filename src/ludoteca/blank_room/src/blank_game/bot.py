"""A sensible opponent."""

from __future__ import annotations

from random import Random

from ludoteca.kit import UNLIMITED, Action, Limit, Seat

from blank_game.actions import BID, PASS, ROB
from blank_game.view import AuctionView, CurioCard


class Thrifty:
    """Lays high cards for what is worth more than most, passes where it is worth less, and robs
    whoever has most."""

    def __init__(self, rng: Random) -> None:
        pass  # its plan leaves nothing to chance

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        view: AuctionView = seat.view
        if seat.ask.prompt == "rob":
            rivals = [action.arg for action in seat.ask.options]
            return ROB[max(rivals, key=lambda rival: view.bidders[rival].coins)]
        hand = view.hand or []
        if not hand or self._worth(view.curios[view.lot]) < self._usual(view):
            return PASS
        return BID[hand[-1]]

    def _worth(self, curio: CurioCard) -> int:
        return curio.points + curio.amount

    def _usual(self, view: AuctionView) -> float:
        """What a curio is worth on average."""
        worths = [self._worth(curio) for curio in view.curios.values()]
        return sum(worths) / len(worths)
