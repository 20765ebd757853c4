"""What a seat may know of an auction, built up from public things and its own."""

from __future__ import annotations

import msgspec
from ludoteca.kit import PerSeat

from blank_game.cards import CURIOS
from blank_game.table import NOTHING, AuctionTable


class CurioCard(msgspec.Struct, frozen=True):
    """What a curio says."""

    points: int
    effect: str  # "" where it does nothing
    amount: int


class Bidder(msgspec.Struct):
    """What everybody knows of one player."""

    coins: int
    cards: int  # in hand
    taken: list[str]


class AuctionView(msgspec.Struct):
    you: int | None
    round: int
    rounds: int
    lot: str  # the curio under the hammer, or ""
    hand: list[int] | None  # your bidding cards
    bidders: PerSeat[Bidder]
    unwanted: list[str]
    curios: dict[str, CurioCard]  # what each of them says


def build_view(t: AuctionTable, seat: int | None) -> AuctionView:
    return AuctionView(
        you=seat,
        round=t.round,
        rounds=t.round + len(t.lots),
        lot="" if t.lot == NOTHING else CURIOS[t.lot],
        hand=None if seat is None else t.hands[seat][:],
        bidders=[
            Bidder(t.coins[p], len(t.hands[p]), [CURIOS[c] for c in t.taken[p]]) for p in t.seats
        ],
        unwanted=[CURIOS[c] for c in t.unwanted],
        curios={
            id: CurioCard(points, *(effect or ("", 0)))
            for id, points, effect in zip(CURIOS, t.content.points, t.content.effects, strict=True)
        },
    )
