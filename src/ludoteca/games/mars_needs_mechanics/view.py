"""What a seat may know of a competition, built up from public things and its own."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludoteca.games.mars_needs_mechanics import rules
from ludoteca.games.mars_needs_mechanics.cards import KINDS, NAMES, RULES, MarsContent
from ludoteca.games.mars_needs_mechanics.table import MarsTable
from ludoteca.kit import PerSeat, SeatNumber


class Competitor(msgspec.Struct):
    """What everybody knows of one player."""

    cogs: int
    spent: int  # cogs for purchases so far
    earned: int  # ... and from sales
    cards: int  # components in hand
    scrap: int
    known: dict[str, int]  # which of them were seen by all
    unseen: int  # how many were not
    built: list[str]


class Plan(msgspec.Struct, frozen=True):
    """What a mechanism's card says."""

    recipe: list[str]
    amount: int  # the number in its ability
    source: str  # how sure we are of its ability
    recipe_source: str  # ... and of its recipe
    rule: str  # the paragraph that says what it does


class Work(msgspec.Struct):
    """How things stand with a mechanism."""

    built_by: list[SeatNumber]  # the seats that have it in front of them
    in_hand: list[bool] | None  # place by place of the recipe: whether you have a component for it
    lacking: list[str] | None  # the components that you do not have


class Purchase(msgspec.Struct):
    """What comes of buying a component, where its token moves to the front."""

    order_line: list[str]
    forecast: dict[str, int]  # the prices if the round ended then


class Sale(msgspec.Struct):
    """A set that can be sold."""

    cards: int
    scrap: int
    cogs: int  # what it pays at the prices of now


class MarsView(msgspec.Struct):
    you: int | None
    round: int
    first: SeatNumber
    current: SeatNumber
    round_over: bool  # prices are being adjusted and sets sold
    selling: bool  # the latter
    passes: int  # in a row
    acted: bool  # the current player has bought or passed
    last_round: bool  # for certain
    last_if_idle: bool  # only if nobody buys any more: it would be the second time in a row
    idle_rounds: int
    mechanisms: list[str]  # the ones that can be built
    plans: dict[str, Plan]  # their cards
    workshop: dict[str, Work]
    market: list[str]
    order_line: list[str]  # the front first
    prices: dict[str, int]
    costs: dict[str, int] | None  # what you would pay
    price_scale: list[int]
    forecast: dict[str, int]  # the prices if the round ended now
    purchases: dict[str, Purchase]  # while you are asked to buy: what comes of it
    deck: int
    discards: int
    start: int  # the cogs that everybody had at the start
    competitors: PerSeat[Competitor]
    hand: dict[str, int] | None  # your components
    sets: dict[str, Sale] | None  # while sets are sold: all you have of a component as one set
    looked: list[str]  # the next cards of the deck, as far as you have seen them
    over: str


@lru_cache(maxsize=64)
def plans(content: MarsContent) -> list[Plan]:
    return [
        Plan(
            card.recipe, card.amount, card.source, card.recipe_source or card.source, RULES[card.id]
        )
        for card in content.mechanisms
    ]


def build_view(t: MarsTable, seat: int | None, *, sketch: bool = False) -> MarsView:
    """`sketch`: without what is worked out for people alone."""
    box, cards = t.content.box, plans(t.content)
    looked = t.looked[seat] if seat is not None else 0
    adjusted = t.round_over or bool(t.over)
    certain = not t.deck or adjusted
    last = bool(rules.last_round(t))
    changes = [0] * len(KINDS) if adjusted else rules.price_changes(t, last)
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
        workshop={} if sketch else {NAMES[m]: _work(t, seat, m) for m in t.mechanisms},
        market=[KINDS[c] for c in t.market],
        order_line=[KINDS[c] for c in t.order_line],
        prices=dict(zip(KINDS, t.prices, strict=True)),
        costs=dict(zip(KINDS, rules.prices_for(t, seat), strict=True))
        if seat is not None and not sketch
        else None,
        price_scale=list(range(box.lowest_price, box.highest_price + 1)),
        forecast={kind: t.prices[c] + changes[c] for c, kind in enumerate(KINDS)},
        purchases=_purchases(t, seat) if seat == t.current and not sketch else {},
        deck=len(t.deck),
        discards=sum(t.discards),
        start=box.cogs,
        competitors=[_competitor(t, p) for p in t.seats],
        hand=_counts(t.hands[seat]) if seat is not None else None,
        sets=_sets(t, seat) if seat is not None and not sketch else None,
        looked=[KINDS[c] for c in t.deck[: -looked - 1 : -1]] if looked else [],
        over=t.over,
    )


def _competitor(t: MarsTable, p: int) -> Competitor:
    cards = sum(t.hands[p])
    return Competitor(
        cogs=t.cogs[p],
        spent=t.content.box.cogs + t.earned[p] - t.cogs[p],
        earned=t.earned[p],
        cards=cards,
        scrap=t.scrap[p],
        known=_counts(t.known[p]),
        unseen=cards - sum(t.known[p]),
        built=[NAMES[m] for m in t.built[p]],
    )


def _work(t: MarsTable, seat: int | None, mechanism: int) -> Work:
    built_by = [p for p in t.seats if mechanism in t.built[p]]
    if seat is None:
        return Work(built_by, None, None)
    lacking = [KINDS[c] for c in rules.lacking(t, seat, mechanism)]
    return Work(built_by, rules.recipe_in_hand(t, seat, mechanism), lacking)


def _purchases(t: MarsTable, p: int) -> dict[str, Purchase]:
    if t.acted or t.round_over or t.over:
        return {}
    last = bool(rules.last_round(t, buying=True))
    costs = rules.prices_for(t, p)
    found = {}
    for c, kind in enumerate(KINDS):
        if c in t.market and costs[c] <= t.cogs[p]:
            changes = rules.price_changes(t, last, buying=c)
            found[kind] = Purchase(
                [KINDS[other] for other in rules.line_after(t, c)],
                {other: t.prices[o] + changes[o] for o, other in enumerate(KINDS)},
            )
    return found


def _sets(t: MarsTable, p: int) -> dict[str, Sale]:
    if not t.selling:
        return {}
    return {
        kind: Sale(*found, rules.set_value(t, p, c, *found))
        for c, kind in enumerate(KINDS)
        if (found := rules.whole_set(t, p, c))
    }


def _counts(cards: list[int]) -> dict[str, int]:
    return {kind: count for kind, count in zip(KINDS, cards, strict=True) if count}
