"""What made-up rules count, and where everybody's points come from.

What a rule counts is a word of the content; here is one small function for each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.games.fort.language import COIN, SUITS
from ludoteca.games.fort.table import NO_RULE, FortTable
from ludoteca.kit import Result


def advances(t: FortTable, p: int, each: int) -> int:
    """For each advance action on the cards."""
    return each * sum([t.content.advances[face] for face in t.faces(t.owned(p))])


def different_suits(t: FortTable, p: int, each: int, more: int) -> int:
    """For each suit that is there; more for all of them."""
    faces = t.faces(t.owned(p))
    suits = {suit for face in faces for suit in t.content.suits[face] if suit != COIN}
    return each * len(suits) + (more if len(suits) == len(SUITS) else 0)


def tokens(t: FortTable, p: int, kind: int, each: int) -> int:
    """For each token of a kind, in Stuff and in the Pack."""
    return each * (t.stuff[p][kind] + t.pack[p][kind])


def no_friends(t: FortTable, p: int, points: int) -> int:
    """For having no best friend, the Lookout included."""
    return 0 if any(t.content.is_friend[face] for face in t.faces(t.owned(p))) else points


def exact_level(t: FortTable, p: int, level: int, points: int) -> int:
    return points if t.level[p] == level else 0


def lookout(t: FortTable, p: int, each: int) -> int:
    """For each card in the Lookout."""
    return each * len(t.lookout[p])


def symbols(t: FortTable, p: int, suit: int, each: int) -> int:
    """For each symbol of a suit; coins are none."""
    return each * sum([t.content.suits[face].count(suit) for face in t.faces(t.owned(p))])


def pack(t: FortTable, p: int, each: int) -> int:
    """For each token in the Pack."""
    return each * sum(t.pack[p])


def most_cards(t: FortTable, p: int, alone: int, together: int) -> int:
    """For having the most cards, or as many as whoever else has the most."""
    own = len(t.owned(p))
    others = max([len(t.owned(q)) for q in t.others(p)])
    return 0 if own < others else alone if own > others else together


COUNTS: Mapping[str, Callable[..., int]] = {
    "advances": advances,
    "different-suits": different_suits,
    "tokens": tokens,
    "no-friends": no_friends,
    "exact-level": exact_level,
    "lookout": lookout,
    "symbols": symbols,
    "pack": pack,
    "most-cards": most_cards,
}


def rule_points(t: FortTable, p: int, rule: int) -> int:
    """What a made-up rule would bring that player just now."""
    word, numbers = t.content.counts[rule]
    return COUNTS[word](t, p, *numbers)


def points_by_origin(t: FortTable, p: int, *, with_rule: bool = True) -> dict[str, int]:
    """Where a player's points come from, with the made-up rule or without it."""
    points = {"track": t.points[p], "fort": t.content.points[t.level[p]]}
    if with_rule:
        points["rule"] = rule_points(t, p, t.rule[p]) if t.rule[p] != NO_RULE else 0
    points["sculpture"] = t.content.box.sculpture if t.sculpture == p else 0
    return points


def final_result(t: FortTable) -> Result:
    """Most points; then the higher fort; then the victory is shared."""
    ties = [(level,) for level in t.level]
    return Result.ranked([points_by_origin(t, p) for p in t.seats], ties, t.over)
