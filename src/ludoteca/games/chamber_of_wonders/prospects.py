"""What final fame is to be expected of a table as it stands, for bots that look ahead.

Learnt from how games ended (see `ludoteca.core.foresight`). What the usual opponent makes of a hand
is one of the things that count; what it overlooks is learnt besides, such as that a legendary
wonder is worth more and an arcane one less than it reckons, and that skulls decide a token.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.chamber_of_wonders.cabinet import Standing, fame_on_show
from ludoteca.games.chamber_of_wonders.cards import ROOM, TYPES
from ludoteca.games.chamber_of_wonders.table import AGENT, ChamberTable
from ludoteca.games.chamber_of_wonders.view import build_view
from ludoteca.games.chamber_of_wonders.worth import (
    ARCANE,
    BOOK,
    BOOK_WONDERS,
    GROTESQUE,
    LEGENDARY,
    MONSTER,
    PART_WONDERS,
    PRECIOUS,
    Appraiser,
)
from ludoteca.kit import Foresight


class Traits(NamedTuple):
    """What is seen of a player between two turns."""

    on_show: float  # fame
    reckoned: float  # what the bot makes of the hand, the cases and the purse
    pounds: float
    free_cases: float
    cards: float  # in hand, and of each type:
    monsters: float
    grotesques: float
    legendaries: float
    precious: float
    arcane: float
    books: float
    parts: float  # different ones of a monster
    whole_monsters: float
    titles: float  # different books
    types_shown: float
    arcane_shown: float
    skulls: float
    agents: float  # not sent yet
    active: float  # whose turn is next


TRAITS = Traits._fields


def traits(t: ChamberTable, p: int, standing: Standing) -> Traits:
    content = t.content
    eyes = Appraiser(build_view(t, p, sketch=True), content)
    of_type = [0] * len(TYPES)
    for wonder in eyes.hand:
        of_type[content.type_of[wonder]] += 1
    parts = [sum(map(eyes.hand.count, wonders)) for wonders in PART_WONDERS]
    shown = [case[0] for case in standing.cabinets[p]]
    return Traits(
        on_show=fame_on_show(content, standing.cabinets[p], standing.copies),
        reckoned=eyes.now(),
        pounds=t.pounds[p],
        free_cases=eyes.me.free,
        cards=len(eyes.hand),
        monsters=of_type[MONSTER],
        grotesques=of_type[GROTESQUE],
        legendaries=of_type[LEGENDARY],
        precious=of_type[PRECIOUS],
        arcane=of_type[ARCANE],
        books=of_type[BOOK],
        parts=len(parts) - parts.count(0),
        whole_monsters=min(parts),
        titles=sum([wonder in eyes.hand for wonder in BOOK_WONDERS]),
        types_shown=len(eyes.own_types),
        arcane_shown=sum([content.type_of[wonder] == ARCANE for wonder in shown]),
        skulls=sum(t.skulls[p]),
        agents=t.agents_left[p],
        active=p == t.current,
    )


def is_looked_at(t: ChamberTable) -> bool:
    """Bots look ahead to the end of a turn, when everybody has shown what it will."""
    return t.phase == AGENT


def how_far(t: ChamberTable) -> float:
    """Which part of the turns is over, from 0 to 1."""
    rounds = t.content.rounds(t.players)
    done = (t.round - 1) * t.players + (t.current - t.first) % t.players
    return done / (rounds * t.players)


def places(t: ChamberTable) -> list[Traits]:
    standing = Standing(t)
    return [traits(t, p, standing) for p in t.seats]


@lru_cache(maxsize=1)
def foresight() -> Foresight:
    return Foresight.read(ROOM / "prospects.toml", TRAITS)


def prospects(t: ChamberTable) -> list[float]:
    """By player."""
    return foresight().scores(how_far(t), places(t))
