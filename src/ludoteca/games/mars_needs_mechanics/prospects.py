"""What final scores are to be expected of a table as it stands, for bots that look ahead.

Learnt from how games ended (see `ludoteca.core.foresight`), from what the usual opponent makes of
its cards and from what it does not see in them: above all that sets in hand are worth more than
they are sold for, and that want of cogs is no great want.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.mars_needs_mechanics.bot import lack_of_cogs
from ludoteca.games.mars_needs_mechanics.cards import KINDS, NAMES, ROOM
from ludoteca.games.mars_needs_mechanics.figures import SENSIBLE
from ludoteca.games.mars_needs_mechanics.table import MarsTable
from ludoteca.games.mars_needs_mechanics.view import build_view
from ludoteca.games.mars_needs_mechanics.worth import Outlook
from ludoteca.kit import Foresight


class Traits(NamedTuple):
    """What is seen of a player between two turns, besides its mechanisms."""

    cogs: float
    reckoned: float  # what the bot thinks its cards will be sold for
    lack: float  # ... and that it lacks cogs to buy
    cards: float
    unknown: float  # of these, to the others
    most: float  # of one component
    singles: float  # components of which there is one card
    pairs: float
    sets: float  # of three and more
    price: float  # of all cards, as the prices are
    price_of_pairs: float
    price_of_sets: float
    scrap: float
    place: float  # behind the first player
    active: float  # whose turn is next


TRAITS = (*Traits._fields, *NAMES)


def traits(t: MarsTable, p: int) -> Traits:
    outlook = Outlook(build_view(t, p, sketch=True), t.content, t.discards, SENSIBLE)
    outlook.rivals = [0.0] * len(KINDS)  # theirs is reckoned for themselves
    forecast = [0.0] * len(KINDS)
    outlook.forecast(outlook.line, outlook.chances(t.passes, len(t.market)), forecast)
    hand = t.hands[p]
    prices = list(zip(hand, t.prices, strict=True))
    cards = sum(hand)
    return Traits(
        cogs=t.cogs[p],
        reckoned=outlook.worth(outlook.own, forecast, outlook.copies),
        lack=lack_of_cogs(outlook, t.cogs[p], outlook.own),
        cards=cards,
        unknown=cards - sum(t.known[p]),
        most=max(hand),
        singles=hand.count(1),
        pairs=hand.count(2),
        sets=sum([count > 2 for count in hand]),
        price=sum([count * price for count, price in prices]),
        price_of_pairs=sum([2 * price for count, price in prices if count == 2]),
        price_of_sets=sum([count * price for count, price in prices if count > 2]),
        scrap=t.scrap[p],
        place=(p - t.first) % t.players,
        active=p == t.current,
    )


def how_far(t: MarsTable) -> float:
    """Which part of the deck is gone that there was after the deal, from 0 to 1."""
    box = t.content.box
    dealt = box.cards_dealt * t.players + box.market
    return 1 - len(t.deck) / max(1, sum(t.content.copies) - dealt)


def places(t: MarsTable) -> list[tuple[float, ...]]:
    every = range(len(NAMES))
    return [(*traits(t, p), *(float(m in t.built[p]) for m in every)) for p in t.seats]


@lru_cache(maxsize=1)
def foresight() -> Foresight:
    return Foresight.read(ROOM / "prospects.toml", TRAITS)


def prospects(t: MarsTable) -> list[float]:
    """By player."""
    return foresight().scores(how_far(t), places(t))
