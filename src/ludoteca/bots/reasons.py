"""Why a choice is better: what happens more or less often after it, in the same worlds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from ludoteca.bots.playouts import Outcome
from ludoteca.core.seat import Seat
from ludoteca.core.table import Event
from ludoteca.core.vocabulary import Vocabulary

LEAST = 0.3  # of the worlds: what happens more often by less is no reason
SURELY = 2.0  # standard errors
MOST = 2  # reasons

Data: TypeAlias = tuple[int | tuple[int, ...], ...]
Kind: TypeAlias = tuple[Any, ...]  # an event without its numbers


class Happening(NamedTuple):
    """Something that happens in a share of the worlds, and in another after the usual choice."""

    key: str
    data: Data  # as it mostly is
    share: float
    usual: float


def happenings(
    seat: Seat, outcomes: Sequence[Outcome], usual: Sequence[Outcome]
) -> list[Happening]:
    """What makes the greatest difference between two choices, of the events that weigh. What a
    choice brings at once is plain to see, and so it is that the other one does not."""
    vocabulary = seat.game.vocabulary
    worlds = min(len(outcomes), len(usual))
    plain: set[Kind] = set()
    forms: defaultdict[Kind, Counter[Data]] = defaultdict(Counter)
    counts: list[Counter[Kind]] = []
    for those in (outcomes[:worlds], usual[:worlds]):
        counts.append(Counter())
        for outcome in those:
            kinds = [_kind(vocabulary, it) for it in outcome.told]
            plain.update(kinds[: outcome.at_once])
            heard = [
                (kind, it.data)
                for kind, it in zip(kinds, outcome.told, strict=True)
                if vocabulary.events[it.key].weighs and it.heard_by(seat.number)
            ]
            counts[-1].update({kind for kind, _ in heard})
            for kind, data in heard:
                forms[kind][data] += 1
    here, there = counts
    found = [
        Happening(kind[0], form.most_common(1)[0][0], here[kind] / worlds, there[kind] / worlds)
        for kind, form in forms.items()
        if kind not in plain
    ]
    found = [it for it in found if abs(it.share - it.usual) >= max(LEAST, _chance(it, worlds))]
    return sorted(found, key=lambda it: -abs(it.share - it.usual))[:MOST]


def _chance(it: Happening, worlds: int) -> float:
    """A difference that could well be chance, after so many worlds. One more of each kind is
    counted, since what was never seen may still happen."""
    shares = [(share * worlds + 1) / (worlds + 2) for share in (it.share, it.usual)]
    return SURELY * sqrt(sum(share * (1 - share) for share in shares) / worlds)


def _kind(vocabulary: Vocabulary, event: Event) -> Kind:
    """Who and what, not how many: that somebody gets something counts, at whatever price."""
    args = vocabulary.events[event.key].args
    said = [
        value
        for (_, kind), value in zip(args, event.data, strict=True)
        if kind == "player" or kind in vocabulary.nouns
    ]
    return (event.key, *said)
