"""What a player has to work with, and whether an action can be done with it, in full or in part.

`Means` is the part of a table that decides this, as small numbers: everybody can see them all, but
for the symbols in a hand. `ways` tries a step in every way there is; `can_finish` looks for a way
through several, so that no choice is offered after which the rest could not be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from ludoteca.games.fort.cards import TOP_LEVEL, Cost
from ludoteca.games.fort.language import (
    ALWAYS,
    ANY,
    FORT_LEVEL,
    IN_PIECES,
    LOOKOUT_CARDS,
    ONCE,
    PACK_SIZE,
    PIZZA,
    STAKES,
    TOY,
    Line,
    Step,
)
from ludoteca.games.fort.table import NO_KIND, FortTable
from ludoteca.kit import Reason

# A way to do a step: a place and a kind, a player, or a payment.
Way: TypeAlias = tuple[int, ...]
STUFF, PACK, SUPPLY, HAND, DISCARD, GREEN, YARD = range(7)
COPIES = ("copy_pack", "copy_rival_pack")
AT_A_TIME = ("both", *COPIES)  # what is done in part as a whole, however much is counted


class Means:
    """What one player can work with."""

    __slots__ = (
        "direction",
        "discarded",
        "hand",
        "hidden",
        "kind",
        "left",
        "level",
        "limit",
        "pack",
        "seat",
        "stuff",
        "supply",
        "table",
        "taken",
    )

    stuff: list[int]  # by kind
    pack: list[int]
    supply: list[int]
    limit: int  # of each kind in Stuff
    level: int
    hand: int  # cards
    # What has changed meanwhile, in cards.
    discarded: int  # more on the discards
    hidden: int  # more in the Lookout
    left: int  # fewer in the Park and its deck
    taken: int  # fewer in the rivals' Yards
    direction: int  # the kind that tokens are made into in this turn, or -1
    kind: int  # the one that is gained, where it was chosen, or -1

    def __init__(self, t: FortTable, p: int) -> None:
        self.table, self.seat = t, p
        self.stuff, self.pack, self.supply = t.stuff[p], t.pack[p], t.supply
        self.limit = t.content.limit
        self.level = t.level[p]
        self.hand = len(t.hand[p])
        self.discarded = self.hidden = self.left = self.taken = 0
        self.direction = t.direction[p]
        self.kind = t.kind

    def copy(self) -> Means:
        new = Means.__new__(Means)
        new.table, new.seat = self.table, self.seat
        new.stuff, new.pack, new.supply = self.stuff[:], self.pack[:], self.supply[:]
        new.limit, new.level = self.limit, self.level
        new.hand, new.discarded, new.hidden = self.hand, self.discarded, self.hidden
        new.left, new.taken = self.left, self.taken
        new.direction, new.kind = self.direction, self.kind
        return new

    @property
    def state(self) -> tuple[int, ...]:
        """What differs between the means of a player in the course of its actions."""
        cards = (self.hand, self.discarded, self.hidden, self.left, self.taken)
        return (*self.stuff, *self.pack, self.level, self.direction, self.kind, *cards)

    @property
    def costs(self) -> tuple[Cost, ...]:
        """What it takes to come to each level."""
        return self.table.content.costs

    @property
    def sticky(self) -> bool:
        """Tokens are packed from the supply, too, in the own turn."""
        t, p = self.table, self.seat
        return p == t.current and t.has_perk(p, "pack-from-supply")

    @property
    def bribe(self) -> bool:
        """Cards go into the Lookout from anywhere, in the own turn."""
        t, p = self.table, self.seat
        return p == t.current and t.has_perk(p, "lookout-from-anywhere")

    @property
    def discard(self) -> int:
        """Cards on the discards that can be trashed: none with which somebody is following."""
        t, p = self.table, self.seat
        following = len(t.used) if p != t.current else 0
        return len(t.discard[p]) - following + self.discarded

    @property
    def lookout(self) -> int:
        """Cards in the Lookout."""
        return len(self.table.lookout[self.seat]) + self.hidden

    @property
    def green(self) -> int:
        """Cards in the Park and its deck."""
        return len(self.table.park) + len(self.table.park_deck) - self.left

    @property
    def yards(self) -> int:
        """Cards in the rivals' Yards."""
        t, p = self.table, self.seat
        return sum([len(yard) for yard in t.yard]) - len(t.yard[p]) - self.taken

    @property
    def rivals(self) -> list[tuple[int, list[int]]]:
        """The other players with their Packs."""
        return [(q, pack) for q, pack in enumerate(self.table.pack) if q != self.seat]

    def room(self, kind: int) -> int:
        """How many tokens of a kind can be gained: Stuff and the supply allow it."""
        room, supply = self.limit - self.stuff[kind], self.supply[kind]
        return room if room < supply else supply

    @property
    def pack_room(self) -> int:
        t = self.table
        return self.level + 1 + t.content.more_pack[t.perk[self.seat]] - sum(self.pack)

    @property
    def lookout_room(self) -> int:
        return self.level + 1 - self.lookout

    def kinds(self, step: Step) -> tuple[int, ...]:
        """The kinds that a step may gain."""
        if step.kind != ANY:
            return (step.kind,)
        return (PIZZA, TOY) if self.kind == NO_KIND else (self.kind,)

    def convertible(self, into: int) -> int:
        """How many tokens can be made into that kind."""
        if self.direction not in (NO_KIND, into):
            return 0
        of = 1 - into
        in_stuff = min(self.stuff[of], self.limit - self.stuff[into])
        return min(self.supply[into], in_stuff + self.pack[of])

    def fits(self, pack: Sequence[int]) -> bool:
        """All these tokens can be gained, and there are some."""
        pizzas, toys = pack
        return pizzas + toys > 0 and pizzas <= self.room(PIZZA) and toys <= self.room(TOY)


# --- payments -----------------------------------------------------------------------------


@lru_cache(maxsize=256)
def prices(cost: Cost, change: int) -> tuple[tuple[int, int], ...]:
    """All pairs of pizzas and toys that pay for a level; `change`: tokens more or less."""
    pizza, toy, any_ = cost
    costs = [cost]
    if change > 0:
        costs = [Cost(pizza, toy, any_ + change)]
    elif change < 0:
        costs = [
            Cost(*less)
            for less in ((pizza - 1, toy, any_), (pizza, toy - 1, any_), (pizza, toy, any_ - 1))
            if min(less) >= 0
        ] or [cost]
    return tuple(
        sorted({(c.pizza + n, c.toy + c.any - n) for c in costs for n in range(c.any + 1)})
    )


def payments(m: Means, change: int) -> list[Way]:
    """The ways to pay for the next level, from Stuff (pizzas, toys) and from the Pack."""
    if m.level == TOP_LEVEL:
        return []
    return [
        (pizza - packed_pizza, toy - packed_toy, packed_pizza, packed_toy)
        for pizza, toy in prices(m.costs[m.level + 1], change)
        for packed_pizza in _from_pack(m, PIZZA, pizza)
        for packed_toy in _from_pack(m, TOY, toy)
    ]


def _from_pack(m: Means, kind: int, tokens: int) -> range:
    """How many of so many tokens can come out of the Pack."""
    return range(max(0, tokens - m.stuff[kind]), min(m.pack[kind], tokens) + 1)


def can_pay(m: Means, change: int) -> bool:
    if m.level == TOP_LEVEL:
        return False
    pizzas, toys = m.stuff[PIZZA] + m.pack[PIZZA], m.stuff[TOY] + m.pack[TOY]
    for pizza, toy in prices(m.costs[m.level + 1], change):
        if pizza <= pizzas and toy <= toys:
            return True
    return False


# --- a step -------------------------------------------------------------------------------


def most(m: Means, step: Step) -> int:
    """How often a step can be done, one time after the other."""
    return MOST[step.word](m, step)


def _most_gained(m: Means, step: Step) -> int:
    kind = step.kind
    if kind == ANY:
        kind = m.kind
        if kind == NO_KIND:
            return max(m.room(PIZZA), m.room(TOY)) // step.number
    # as `room`, which is asked here more often than anything else
    room, supply = m.limit - m.stuff[kind], m.supply[kind]
    return (room if room < supply else supply) // step.number


def _most_packed(m: Means, step: Step) -> int:
    tokens = sum(m.stuff) + (sum(m.supply) if m.sticky else 0)
    return min(m.pack_room, tokens)


def _most_hidden(m: Means, step: Step) -> int:
    return min(m.level + 1 - m.lookout, m.hand + (m.green + m.yards if m.bribe else 0))


def _both(m: Means, step: Step) -> int:
    return int(any(can_finish(m, order) for order in permutations(step.parts)))


MOST: Mapping[str, Callable[[Means, Step], int]] = {
    "gain": _most_gained,
    "vp": lambda m, step: 1000,
    "trash_this": lambda m, step: 1000,
    "pack": _most_packed,
    "lookout": _most_hidden,
    "trash": lambda m, step: m.hand + m.discard,
    "trash_rival": lambda m, step: m.yards,
    "recruit": lambda m, step: m.green + m.yards,
    "convert": lambda m, step: max(m.convertible(PIZZA), m.convertible(TOY)),
    "spend": lambda m, step: m.stuff[step.kind] + m.pack[step.kind],
    "advance": lambda m, step: int(can_pay(m, step.number)),
    "copy_pack": lambda m, step: int(m.fits(m.pack)),
    "copy_rival_pack": lambda m, step: int(any(m.fits(pack) for _, pack in m.rivals)),
    "both": _both,
}


def ways(m: Means, step: Step) -> list[Way]:
    """Every way to do a step once."""
    return WAYS[step.word](m, step)


def _pack_ways(m: Means, step: Step) -> list[Way]:
    if m.pack_room <= 0:
        return []
    found: list[Way] = [(STUFF, kind) for kind in (PIZZA, TOY) if m.stuff[kind]]
    if m.sticky:
        found += [(SUPPLY, kind) for kind in (PIZZA, TOY) if m.supply[kind]]
    return found


def _lookout_ways(m: Means, step: Step) -> list[Way]:
    if m.lookout_room <= 0:
        return []
    places = (HAND, GREEN, YARD) if m.bribe else (HAND,)
    return [(place,) for place in places if _cards(m, place)]


def _convert_ways(m: Means, step: Step) -> list[Way]:
    return [
        (place, into)
        for into in (PIZZA, TOY)
        if m.direction in (NO_KIND, into) and m.supply[into]
        for place, there in ((STUFF, m.stuff), (PACK, m.pack))
        if there[1 - into] and (place == PACK or m.stuff[into] < m.limit)
    ]


def _spend_ways(m: Means, step: Step) -> list[Way]:
    return [
        (place, step.kind)
        for place, there in ((STUFF, m.stuff), (PACK, m.pack))
        if there[step.kind]
    ]


def _card_ways(*places: int) -> Callable[[Means, Step], list[Way]]:
    """A card of one of these places."""
    return lambda m, step: [(place,) for place in places if _cards(m, place)]


WAYS: Mapping[str, Callable[[Means, Step], list[Way]]] = {
    "gain": lambda m, step: [(k,) for k in m.kinds(step) if m.room(k) >= step.number],
    "vp": lambda m, step: [()],
    "trash_this": lambda m, step: [()],
    "pack": _pack_ways,
    "lookout": _lookout_ways,
    "trash": _card_ways(HAND, DISCARD),
    "trash_rival": _card_ways(YARD),
    "recruit": _card_ways(GREEN, YARD),
    "convert": _convert_ways,
    "spend": _spend_ways,
    "advance": lambda m, step: payments(m, step.number),
    "copy_pack": lambda m, step: [()] if m.fits(m.pack) else [],
    "copy_rival_pack": lambda m, step: [(q,) for q, pack in m.rivals if m.fits(pack)],
}


def after(m: Means, step: Step, way: Way) -> Means:
    """The means that are left once a step was done in that way."""
    if step.word in ALWAYS:
        return m
    new = m.copy()
    match step.word:
        case "gain":
            take(new, way[0], step.number)
            if step.kind == ANY:
                new.kind = way[0]
        case "pack":
            place, kind = way
            (new.stuff if place == STUFF else new.supply)[kind] -= 1
            new.pack[kind] += 1
        case "lookout":
            _lose_card(new, way[0])
            new.hidden += 1
        case "trash" | "trash_rival":
            _lose_card(new, way[0])
        case "recruit":
            _lose_card(new, way[0])
            new.discarded += 1
        case "convert":
            place, into = way
            tokens = new.stuff if place == STUFF else new.pack
            tokens[1 - into] -= 1
            tokens[into] += 1
            new.supply[1 - into] += 1
            new.supply[into] -= 1
            new.direction = into
        case "spend":
            place, kind = way
            (new.stuff if place == STUFF else new.pack)[kind] -= 1
            new.supply[kind] += 1
        case "advance":
            for kind in (PIZZA, TOY):
                new.stuff[kind] -= way[kind]
                new.pack[kind] -= way[2 + kind]
                new.supply[kind] += way[kind] + way[2 + kind]
            new.level += 1
        case "copy_pack":
            copy_tokens(new, m.pack)
        case "copy_rival_pack":
            copy_tokens(new, m.table.pack[way[0]])
    return new


def afterwards(m: Means, step: Step) -> list[Means]:
    """The means that are left, for every way to do a step, but for those that leave less than
    another: a card of a Yard can be trashed there, one of the Park cannot; one of the hand can go
    into the Lookout, one of the discards cannot."""
    word = step.word
    if word == "both":
        return [new for part in step.parts for new in afterwards(m, part)]
    found = WAYS[word](m, step)
    if word == "recruit":
        found = found[:1]
    elif word == "trash":
        found = found[-1:]
    return [after(m, step, way) for way in found]


def take(m: Means, kind: int, tokens: int) -> None:
    m.stuff[kind] += tokens
    m.supply[kind] -= tokens


def copy_tokens(m: Means, pack: Sequence[int]) -> None:
    """The same tokens as in a Pack are taken from the supply, as many as possible."""
    for kind in (PIZZA, TOY):
        take(m, kind, min(pack[kind], m.room(kind)))


def with_tokens(m: Means, pack: Sequence[int]) -> Means:
    new = m.copy()
    copy_tokens(new, pack)
    return new


def _cards(m: Means, place: int) -> int:
    if place == HAND:
        return m.hand
    if place == DISCARD:
        return m.discard
    return m.green if place == GREEN else m.yards


def _lose_card(m: Means, place: int) -> None:
    """A card less in that place."""
    if place == HAND:
        m.hand -= 1
    elif place == DISCARD:
        m.discarded -= 1
    elif place == GREEN:
        m.left += 1
    else:
        m.taken += 1


# --- several steps ------------------------------------------------------------------------


def can_finish(m: Means, steps: Sequence[Step]) -> bool:
    """Whether there is a way through all these steps."""
    left = [step for step in steps if step.word not in ALWAYS]
    if not left:
        return True
    if left[0].word == "both":
        rest = left[1:]
        return any(can_finish(m, [*order, *rest]) for order in permutations(left[0].parts))
    if all(step == left[0] for step in left):
        return most(m, left[0]) >= len(left)
    if len({STAKES[step.word] for step in left}) == len(different := set(left)):
        return all(most(m, step) >= left.count(step) for step in different)
    return any(can_finish(new, left[1:]) for new in afterwards(m, left[0]))


def expand(line: Line, count: int) -> list[Step]:
    """All the steps of a line in which so much is counted; those of one word are one step, where
    there is nothing to choose in between."""
    steps: list[Step] = []
    for stage in line.stages:
        times = 1 if stage.times == ONCE else count
        if len(stage.body) == 1 and stage.body[0].word in ("gain", "vp"):
            step = stage.body[0]
            number = step.number * times
            steps.append(step if times == 1 else Step(step.word, step.kind, number))
        else:
            steps += list(stage.body) * times
    return steps


def in_full(m: Means, line: Line, count: int) -> bool:
    """Whether a line can be done in full. What counts nothing is not done at all."""
    if count < 1 and line.times != ONCE:
        return False
    demands = line.demands
    if demands is None:
        return can_finish(m, expand(line, count))
    for step, once in demands:
        wanted = 1 if once else count
        if MOST[step.word](m, step) < wanted:
            return False
    return True


# --- in part ------------------------------------------------------------------------------


def can_begin(m: Means, step: Step) -> bool:
    """Whether a step can be done at least in part."""
    if step.word not in IN_PIECES:
        return most(m, step) >= 1
    match step.word:
        case "gain":
            return max([m.room(kind) for kind in m.kinds(step)]) >= 1
        case "both":
            return any(can_begin(m, part) for part in step.parts)
    return bool(packs_in_part(m, step))


def packs_in_part(m: Means, step: Step) -> list[tuple[int, list[int]]]:
    """The Packs of which some tokens fit, but not all, with their owners."""
    packs = [(m.seat, m.pack)] if step.word == "copy_pack" else m.rivals
    return [(owner, pack) for owner, pack in packs if _some_fit(m, pack) and not m.fits(pack)]


def _some_fit(m: Means, pack: Sequence[int]) -> bool:
    return (pack[PIZZA] > 0 and m.room(PIZZA) > 0) or (pack[TOY] > 0 and m.room(TOY) > 0)


def has_part(m: Means, line: Line, count: int) -> bool:
    """Whether a line can be done in part: less than all of it, and not nothing."""
    if line.indivisible and (line.times == ONCE or count < 2):
        return False
    if not can_begin(m, line.head):
        return False
    times = 1 if line.stages[0].times == ONCE else count
    if times != 1:
        return times > 1
    if line.in_pieces:
        return True
    return len(expand(line, count)) > 1 and not in_full(m, line, count)


def done_in_part(m: Means, line: Line, least: int, count: int, less: bool) -> Iterator[Means]:
    """The means after a line was done at least so many times. `less`: not all of it, so either not
    as often as it counts, or where something that comes after a `>` was impossible."""
    stage = line.stages[0]
    if stage.times == ONCE or line.head.word in AT_A_TIME:
        if not less or has_part(m, line, count):
            yield from after_one(m, stage.body)
        return
    last = _most_in_part(m, line, least, count, less)
    if last < least:
        return
    for done, new in repeated(m, line, last):
        if done >= least:
            yield new


def may_do_part(m: Means, line: Line, least: int, count: int, less: bool) -> bool:
    """Whether there are any such means."""
    stage, head = line.stages[0], line.head
    if stage.times == ONCE and head.word != "both":
        return has_part(m, line, count) if less else can_begin(m, head)
    if stage.times == ONCE or len(stage.body) > 1 or head.word in AT_A_TIME:
        return any(True for _ in done_in_part(m, line, least, count, less))
    return _most_in_part(m, line, least, count, less) >= least


def _most_in_part(m: Means, line: Line, least: int, count: int, less: bool) -> int:
    """How often a line may be done in part, where something is counted; 0: not so many times as it
    must be."""
    body = line.stages[0].body
    last = count
    if in_full(m, line, count):
        last = count - 1 if less else max(least, count - 1)
    return 0 if len(body) == 1 and most(m, body[0]) < least else last


def repeated(m: Means, line: Line, times: int) -> Iterator[tuple[int, Means]]:
    """How often what is counted was done, from not at all to so many times, and the means after
    that; equal ones once."""
    stage = next((stage for stage in line.stages if stage.times != ONCE), line.stages[0])
    step = stage.body[0]
    yield 0, m
    if len(stage.body) == 1 and step.word in ("gain", "vp"):
        for done in range(1, times + 1):
            for new in afterwards(m, step._replace(number=step.number * done)):
                yield done, new
        return
    now = [m]
    for done in range(1, times + 1):
        found: dict[object, Means] = {}
        for before in now:
            for new in after_one(before, stage.body):
                if new.state not in found:
                    found[new.state] = new
                    yield done, new
        now = list(found.values())


def after_one(m: Means, body: Sequence[Step], must: bool = True) -> list[Means]:
    """The means after the steps of a body were done once, in part: those after the first only as
    far as they are possible, and the first, too, unless it must be done."""
    found = _after_part(m, body[0]) if must else afterwards(m, body[0]) or [m]
    for step in body[1:]:
        found = [new for before in found for new in (afterwards(before, step) or (before,))]
    return found


def _after_part(m: Means, step: Step) -> list[Means]:
    """The means after a part of a step was done."""
    if step.word in COPIES:
        return [with_tokens(m, pack) for _, pack in packs_in_part(m, step)]
    if step.word == "gain" and step.number > 1:
        step = Step(step.word, step.kind)
    return afterwards(m, step)


# --- what is counted ----------------------------------------------------------------------


def counted(m: Means, times: int) -> int:
    """How much there is of what is counted, besides symbols."""
    if times == PACK_SIZE:
        return sum(m.pack)
    if times == LOOKOUT_CARDS:
        return m.lookout
    return m.level if times == FORT_LEVEL else 1


# --- why not ------------------------------------------------------------------------------


def why_not_in_full(m: Means, line: Line, count: int) -> Reason | None:
    """What stands in the way of doing a line in full."""
    if line.times != ONCE and count < 1:
        return Reason("nothing-counted")
    left = m
    for step in expand(line, count):
        times = count if line.times != ONCE and step.word not in ("gain", "vp") else 1
        for part in step.parts or (step,):
            if most(left, part) < 1:
                return _obstacle(m, part, times)
        if step.word != "both":
            left = next(iter(afterwards(left, step)), left)
    return None


def _obstacle(m: Means, step: Step, times: int) -> Reason:
    match step.word:
        case "gain":
            kinds = m.kinds(step)
            if len(kinds) > 1:
                return Reason("no-room-for-either", (step.number,))
            kind = kinds[0]
            if m.supply[kind] < min(step.number, m.limit - m.stuff[kind]):
                return Reason("supply-lacks", (kind, m.supply[kind]))
            return Reason("no-room", (kind, m.limit - m.stuff[kind], step.number))
        case "pack":
            if m.pack_room < times:
                return Reason("pack-full", (m.pack_room, times))
            return Reason("no-tokens", (sum(m.stuff), times))
        case "lookout":
            if m.lookout_room < times:
                return Reason("lookout-full", (m.lookout_room, times))
            return Reason("too-few-cards", (m.hand, times))
        case "trash":
            return Reason("nothing-to-trash", (m.hand + m.discard, times))
        case "trash_rival":
            return Reason("yards-empty", (m.yards,))
        case "recruit":
            return Reason("nobody-left")
        case "advance":
            if m.level == TOP_LEVEL:
                return Reason("top-level")
            pizza, toy, any_ = m.costs[m.level + 1]
            held = (m.stuff[PIZZA] + m.pack[PIZZA], m.stuff[TOY] + m.pack[TOY])
            return Reason("too-dear", (pizza, toy, any_ + step.number, *held))
        case "spend":
            held_tokens = m.stuff[step.kind] + m.pack[step.kind]
            return Reason("not-to-spend", (step.kind, held_tokens, times))
        case "convert":
            return Reason("cannot-convert", (times,))
        case "copy_pack":
            if not any(m.pack):
                return Reason("pack-empty")
            return _no_room_for(m, m.pack)
    packs = [pack for _, pack in m.rivals if any(pack)]
    return _no_room_for(m, packs[0]) if packs else Reason("packs-empty")


def _no_room_for(m: Means, pack: Sequence[int]) -> Reason:
    kind = PIZZA if pack[PIZZA] > m.room(PIZZA) else TOY
    return Reason("no-room", (kind, max(0, m.room(kind)), pack[kind]))
