"""What a seat may know of a competition, built up from public things and its own."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludoteca.games.mars_needs_mechanics.cards import KINDS, NAMES, MarsContent
from ludoteca.games.mars_needs_mechanics.table import MarsTable


class Competitor(msgspec.Struct):
    """What everybody knows of one player."""

    cogs: int
    cards: int  # components in hand
    scrap: int
    known: dict[str, int]  # which of them were seen by all
    built: list[str]


class Plan(msgspec.Struct, frozen=True):
    """What a mechanism's card says."""

    recipe: list[str]
    amount: int  # the number in its ability
    source: str  # how sure we are of its ability
    recipe_source: str  # ... and of its recipe


class MarsView(msgspec.Struct):
    you: int | None
    round: int
    first: int
    current: int
    round_over: bool  # prices are being adjusted and sets sold
    selling: bool  # the latter
    passes: int  # in a row
    acted: bool  # the current player has bought or passed
    last_round: bool  # for certain
    last_if_idle: bool  # only if nobody buys any more: it would be the second time in a row
    idle_rounds: int
    mechanisms: list[str]  # the ones that can be built
    plans: dict[str, Plan]  # their cards
    market: list[str]
    order_line: list[str]  # the front first
    prices: dict[str, int]
    costs: dict[str, int] | None  # what you would pay
    price_scale: list[int]
    forecast: dict[str, int]  # the prices if the round ended now
    deck: int
    discards: int
    competitors: list[Competitor]
    hand: dict[str, int] | None  # your components
    looked: list[str]  # the next cards of the deck, as far as you have seen them
    over: str


@lru_cache(maxsize=64)
def plans(content: MarsContent) -> list[Plan]:
    return [
        Plan(card.recipe, card.amount, card.source, card.recipe_source or card.source)
        for card in content.mechanisms
    ]


def build_view(
    t: MarsTable, seat: int | None, last: bool, changes: list[int], costs: list[int] | None
) -> MarsView:
    """`last`: this round is the last one as things stand; by component, `changes`: how its price
    would move if the round ended now, and `costs`: what it costs the viewer."""
    box, cards = t.content.box, plans(t.content)
    looked = t.looked[seat] if seat is not None else 0
    adjusted = t.round_over or bool(t.over)
    certain = not t.deck or adjusted
    return MarsView(
        you=seat,
        round=t.round,
        first=t.first,
        current=t.current,
        round_over=t.round_over,
        selling=t.selling,
        passes=t.passes,
        acted=t.acted,
        last_round=last and certain,
        last_if_idle=last and not certain,
        idle_rounds=t.idle_rounds,
        mechanisms=[NAMES[m] for m in t.mechanisms],
        plans={NAMES[m]: cards[m] for m in t.mechanisms},
        market=[KINDS[c] for c in t.market],
        order_line=[KINDS[c] for c in t.order_line],
        prices=dict(zip(KINDS, t.prices, strict=True)),
        costs=dict(zip(KINDS, costs, strict=True)) if costs is not None else None,
        price_scale=list(range(box.lowest_price, box.highest_price + 1)),
        forecast={
            kind: t.prices[c] + (0 if adjusted else changes[c]) for c, kind in enumerate(KINDS)
        },
        deck=len(t.deck),
        discards=sum(t.discards),
        competitors=[
            Competitor(
                cogs=t.cogs[p],
                cards=sum(t.hands[p]),
                scrap=t.scrap[p],
                known=_counts(t.known[p]),
                built=[NAMES[m] for m in t.built[p]],
            )
            for p in t.seats
        ],
        hand=_counts(t.hands[seat]) if seat is not None else None,
        looked=[KINDS[c] for c in t.deck[: -looked - 1 : -1]] if looked else [],
        over=t.over,
    )


def _counts(cards: list[int]) -> dict[str, int]:
    return {kind: count for kind, count in zip(KINDS, cards, strict=True) if count}
