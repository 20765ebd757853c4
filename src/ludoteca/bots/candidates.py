"""Which choices are worth a thought, where there are more than can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from ludoteca.bots.playouts import Guide, Plan, guessed
from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask
from ludoteca.core.match import Match
from ludoteca.core.seat import Seat

OTHER_LUCK = 2  # how often the guide is asked again, with other luck
WAYS_ON = 6  # next steps that are tried at most, besides the guide's


def spread_out(
    options: Sequence[Action], own: Action, count: int, rng: Random, first: Iterable[Action] = ()
) -> list[Action]:
    """So many of the options besides one's own: those that come first; one of every verb; of
    numbers those next to one's own; then any."""
    others = [option for option in options if option is not own]
    if len(others) <= count:
        return others
    rng.shuffle(others)
    picked = dict.fromkeys(option for option in first if option is not own)
    for option in others:
        if all(option.verb != other.verb for other in (own, *picked)):
            picked[option] = None
    if own.args and isinstance(own.family.words[-1], range):
        near = [option for option in others if option.args[:-1] == own.args[:-1] and option.args]
        near.sort(key=lambda option: abs(option.args[-1] - own.args[-1]))
        picked.update(dict.fromkeys(near[:4]))
    picked.update(dict.fromkeys(others))
    return list(picked)[:count]


def plans(seat: Seat, guide: Guide, own: Action, count: int, rng: Random) -> list[Plan]:
    """At most so many things to do, the guide's own first. Where the seat is asked again at once,
    as for a set that is chosen in steps, a step may be worth nothing without the right next one:
    some of these are tried, too, besides the one that the guide would take."""
    options = seat.ask.options
    others = len(options) - 1
    first: list[Action] = []
    if others > count - 1:
        first = [guide(Random(rng.random())).choose(seat) for _ in range(OTHER_LUCK)]
    actions = [own, *spread_out(options, own, count - 1, rng, first)]
    found: list[Plan] = [(action,) for action in actions]
    if len(found) >= count:
        return found
    entropy = rng.getrandbits(64)
    ways = [ways_on(seat, guide, action, entropy) for action in actions]
    while len(found) < count and any(ways):
        for action, further in zip(actions, ways, strict=True):
            if further and len(found) < count:
                found.append((action, further.pop(0)))
    return found


def ways_on(seat: Seat, guide: Guide, action: Action, entropy: int) -> list[Action]:
    """What the seat could answer right after that, if it is asked again at once, besides what the
    guide would."""
    match = guessed(seat, entropy)
    ask = asked_at_once(match, seat.number, action)
    if ask is None or len(ask.options) == 1:
        return []
    rng = Random(entropy)
    own = guide(rng).choose(match.seat(seat.number))
    return spread_out(ask.options, own, WAYS_ON, rng)


def asked_at_once(match: Match, seat: int, action: Action) -> Ask | None:
    """What the seat is asked right after that answer, in the same stretch, if anything."""
    stretch = match.stretches
    match.play(seat, action)
    return match.asks.get(seat) if match.stretches == stretch else None
