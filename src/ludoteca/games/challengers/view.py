"""What a seat may know of a tournament, built up from public things and its own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ludoteca.games.challengers.actions import PHASES
from ludoteca.games.challengers.cards import (
    CARDS,
    FINAL,
    LEVELS,
    PILES,
    ROUNDS,
    SETS,
    STARTER,
    TIMING_RULES,
    ChallengersContent,
)
from ludoteca.games.challengers.power import abilities, amount, attack_power, flag_power
from ludoteca.games.challengers.rules import levels_in
from ludoteca.games.challengers.table import (
    DECK,
    FRESH,
    NOBODY,
    TRIMMING,
    UNNAMED,
    ChallengersTable,
    Park,
    Side,
)
from ludoteca.kit import OrNothing, SeatNumber


class CardFace(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    set: str
    level: str
    power: int  # 0 where it is the number of the round
    by_round: bool
    copies: int
    timing: str
    numbers: list[int]  # what the text on it takes
    rule: str  # the paragraph of its timing
    source: str
    name_source: str


class Trophy(msgspec.Struct):
    """A trophy that somebody has won."""

    round: int
    fans: int | None  # for its owner, and for all where trophies are open


class Challenger(msgspec.Struct):
    """What everybody knows of one player, or of the robot."""

    player: SeatNumber  # the robot is the one after the last
    robot: bool
    fans: int  # on tokens
    trophies: list[Trophy]
    total: int | None  # fans with those on trophies: your own, and everybody's where they are open
    least: int  # what the total is at least, and at most, as far as you know
    most: int
    place: int  # by what you know, equal ones share it; 0 for a robot that cannot win
    parks: list[int]  # by round, from 1 on
    opponents: list[SeatNumber]  # by round
    level: str  # named in this round
    ready: bool  # its deck phase is over
    finalist: bool


class Shelf(msgspec.Struct):
    """The cards of one set in your deck."""

    set: str
    cards: dict[str, int]
    count: int
    power: int


class Deck(msgspec.Struct):
    """Your deck at a glance."""

    cards: dict[str, int]
    count: int
    power: int  # printed on them, all together
    names: int  # different ones: what the bench would need slots for
    sets: list[Shelf]
    levels: dict[str, int]
    unseen: int  # cards that came to it unseen in this match


class Offer(msgspec.Struct):
    """Your deck phase."""

    level: str
    cards: list[str]  # to choose from
    left: int  # cards you may still choose
    chosen: list[str]
    thrown: list[str]  # what the redraw throws away
    can_redraw: bool
    at_once: bool  # new cards lie ready; otherwise they come when all have chosen
    waiting: bool
    removed: list[str]
    fans: int  # gained in this phase


class Revealed(msgspec.Struct):
    """A card in a park with its power just now, and where that comes from."""

    card: str
    base: int
    gained: int  # when it was revealed
    extra: int  # while attacking, or holding the flag
    helped: int  # from the bench
    power: int


class Slot(msgspec.Struct):
    """A slot of a bench: cards of one name."""

    cards: list[str]
    helps: bool


class Half(msgspec.Struct):
    """One half of a park."""

    player: SeatNumber
    robot: bool
    deck: int  # cards left
    next_cards: list[str]  # those on top, as far as you know them
    last_cards: list[str]  # those at the bottom, the lowest first
    bench: list[Slot]
    free: int  # slots
    stack: list[Revealed]  # revealed in this attack, or under the flag: the last lies on top
    discards: list[str]
    flag: bool
    attacking: bool
    power: int  # of the attack, or of the card that has the flag
    next_bonus: int  # for the next card revealed in attack


class Arena(msgspec.Struct):
    """A park with its match."""

    park: int
    halves: list[Half]
    starter: OrNothing[SeatNumber]
    holder: OrNothing[SeatNumber]
    attacker: OrNothing[SeatNumber]
    total: int  # of the attack
    needed: int  # the power of the card that has the flag
    lacking: int  # what the attack still lacks
    trophy: int  # the round of the trophy that is played for; 0 in the final
    winner: OrNothing[SeatNumber]
    how: str
    yours: bool


class ChallengersView(msgspec.Struct):
    you: int | None
    round: int  # the final is the one after the last
    rounds: int
    phase: str
    players: int
    robot: OrNothing[int]  # its number, the one after the last seat
    difficulty: int
    sets: list[str]
    draft: list[dict[str, int]]  # by round: how many cards of which level may be chosen
    levels: list[str]  # those of this round
    piles: dict[str, int]
    trophies: list[list[int]]  # by round: the fans on its trophies, wherever they are
    challengers: list[Challenger]  # by number, the robot last
    standing: list[SeatNumber]  # the best first, by what you know
    finalists: list[SeatNumber]
    open_fans: bool  # trophies lie face up
    far_ahead: int  # fans ahead that win at once, where that is so; otherwise 0
    slots: int
    park: OrNothing[int]  # yours, from 1 on
    parks: list[Arena]
    offer: OrNothing[Offer]
    deck: OrNothing[Deck]
    cards: dict[str, CardFace]
    over: str


@lru_cache(maxsize=64)
def card_faces(content: ChallengersContent) -> dict[str, CardFace]:
    return {
        card.id: CardFace(
            set=SETS[content.set[number]],
            level=card.level,
            power=content.powers[0][number],
            by_round=card.power == "round",
            copies=card.copies,
            timing=card.timing,
            numbers=_numbers(content.effects[number]),
            rule=TIMING_RULES.get(card.timing, ""),
            source=card.source,
            name_source=card.name_source,
        )
        for number, card in enumerate(content.cards)
    }


def _numbers(effect: Any) -> list[int]:
    """The amounts in what a card says, in their order; sets, levels and names are in its text."""
    if effect is None:
        return []
    found = []
    for arg in effect.args:
        if isinstance(arg, int) and effect.word != "swap":
            found.append(arg)
        elif isinstance(arg, tuple) and arg[-2] in NUMBERED:
            found.append(arg[-1])
    return found[1:] if effect.word == "deal" else found


NUMBERED = ("power", "up-to", "trophies-up-to", "deck-up-to")


def build_view(t: ChallengersTable, seat: int | None) -> ChallengersView:
    bounds = [_bounds(t, me, seat) for me in t.everybody]
    places = _places(t, bounds)
    own_park = t.park_now(seat) if seat is not None else NOBODY
    return ChallengersView(
        you=seat,
        round=t.round,
        rounds=ROUNDS,
        phase=PHASES[t.phase],
        players=t.players,
        robot=t.robot if t.robot != NOBODY else None,
        difficulty=t.difficulty,
        sets=[SETS[kind] for kind in t.sets],
        draft=_draft(t.content),
        levels=[PILES[level] for level in levels_in(t)] if t.round < FINAL else [],
        piles={name: len(t.piles[level]) for level, name in enumerate(PILES)},
        trophies=[list(values) for values in t.content.trophies],
        challengers=[_challenger(t, me, seat, bounds[me], places.get(me, 0)) for me in t.everybody],
        standing=list(places),
        finalists=t.finalists[:],
        open_fans=t.is_open,
        far_ahead=t.content.box.far_ahead if t.players <= 2 else 0,
        slots=t.content.slots,
        park=own_park + 1 if own_park != NOBODY else None,
        parks=[_arena(t, number, seat) for number in range(len(t.parks))],
        offer=_offer(t, seat) if seat is not None and t.phase in (DECK, TRIMMING) else None,
        deck=_deck(t, seat) if seat is not None else None,
        cards=card_faces(t.content),
        over=t.over,
    )


def _names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]


# --- fans and trophies --------------------------------------------------------------------


def _bounds(t: ChallengersTable, me: int, seat: int | None) -> tuple[int, int]:
    """What the fans of a player are at least and at most, for a viewer."""
    if t.is_open or me == seat:
        return t.all_fans(me), t.all_fans(me)
    bounds = t.content.trophy_bounds
    return (
        t.fans[me] + sum([bounds[number - 1][0] for number in t.won[me]]),
        t.fans[me] + sum([bounds[number - 1][1] for number in t.won[me]]),
    )


def _places(t: ChallengersTable, bounds: list[tuple[int, int]]) -> dict[int, int]:
    """Whoever can win, the best first, each with its place. Until all is counted, by the least
    that everybody has, and those whom the viewer cannot tell apart share a place."""
    if t.standing:
        return {me: place for place, me in enumerate(t.standing, 1)}
    players = [me for me in t.everybody if me != t.robot or t.players == 1]
    records = {me: (bounds[me], len(t.won[me]), t.won[me][::-1]) for me in players}
    standing = sorted(players, key=lambda me: records[me], reverse=True)
    in_order = [records[me] for me in standing]
    return {me: in_order.index(records[me]) + 1 for me in standing}


def _challenger(
    t: ChallengersTable, me: int, seat: int | None, bounds: tuple[int, int], place: int
) -> Challenger:
    shown = t.is_open or me == seat
    least, most = bounds
    fixtures = _fixtures(t.content, tuple(t.plan))
    return Challenger(
        player=me,
        robot=me == t.robot,
        fans=t.fans[me],
        trophies=[Trophy(n, t.trophy(me, n) if shown else None) for n in t.won[me]],
        total=least if shown else None,
        least=least,
        most=most,
        place=place,
        parks=fixtures.parks[me],
        opponents=fixtures.opponents[me],
        level=PILES[t.levels[me]] if me < t.players and t.levels[me] != UNNAMED else "",
        ready=me < t.players and t.ready[me],
        finalist=me in t.finalists,
    )


class Fixtures(NamedTuple):
    """Where everybody plays in each round, and against whom."""

    parks: list[list[int]]  # from 1 on
    opponents: list[list[int]]


@lru_cache(maxsize=64)
def _fixtures(content: ChallengersContent, plan: tuple[int, ...]) -> Fixtures:
    rows = content.plans[len(plan)]
    parks = [list(rows[row]) for row in plan]
    everybody = range(len(plan))
    opponents = [
        [
            next(other for other in everybody if other != me and parks[other][n] == parks[me][n])
            for n in range(ROUNDS)
        ]
        for me in everybody
    ]
    return Fixtures([[park + 1 for park in row] for row in parks], opponents)


@lru_cache(maxsize=64)
def _draft(content: ChallengersContent) -> list[dict[str, int]]:
    return [
        {PILES[level]: count for level, count in enumerate(counts) if count}
        for counts in content.draft
    ]


# --- decks and deck phases ----------------------------------------------------------------


def _deck(t: ChallengersTable, p: int) -> Deck:
    """In a match, what is still to come."""
    side = t.sides[p]
    content = t.content
    cards = t.in_deck(p)
    cards += [card for card, known in zip(side.deck, side.known, strict=True) if not known & FRESH]
    cards.sort()
    powers, set_of, level_of = content.powers[t.round], content.set, content.level
    shelves: dict[int, list[int]] = {}
    levels = [0] * len(LEVELS)
    for card in cards:
        shelves.setdefault(set_of[card], []).append(card)
        levels[level_of[card]] += 1
    return Deck(
        cards=_counted(cards),
        count=len(cards),
        power=sum([powers[card] for card in cards]),
        names=len({content.name[card] for card in cards}),
        sets=[
            Shelf(SETS[kind], _counted(own), len(own), sum([powers[card] for card in own]))
            for kind, own in sorted(shelves.items())
        ],
        levels={LEVELS[n]: levels[n] for n in (STARTER, *range(len(PILES))) if levels[n]},
        unseen=sum([1 for known in side.known if known & FRESH]),
    )


def _counted(cards: list[int]) -> dict[str, int]:
    """How many of each; the cards are in the order of the box."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[CARDS[card]] = counts.get(CARDS[card], 0) + 1
    return counts


def _offer(t: ChallengersTable, p: int) -> Offer:
    return Offer(
        level=PILES[t.levels[p]] if t.levels[p] != UNNAMED else "",
        cards=_names(t.offers[p]),
        left=t.picks[p],
        chosen=_names(t.chosen[p]),
        thrown=_names(t.thrown[p]),
        can_redraw=bool(t.picks[p]) and not t.redrawn[p],
        at_once=bool(t.reserves[p]),
        waiting=t.waiting[p],
        removed=_names(t.leaving[p]),
        fans=t.gained[p],
    )


# --- parks --------------------------------------------------------------------------------


def _arena(t: ChallengersTable, number: int, seat: int | None) -> Arena:
    park = t.parks[number]
    holder = park.holder
    attacker = park.against(holder) if holder != NOBODY and park.winner == NOBODY else NOBODY
    has_flag = holder != NOBODY and bool(t.sides[holder].stack)
    total = attack_power(t, t.sides[attacker]) if attacker != NOBODY else 0
    needed = flag_power(t, park) if has_flag else 0
    return Arena(
        park=number + 1,
        halves=[_half(t, park, me, seat, attacker) for me in park.pair],
        starter=_or_nothing(park.starter),
        holder=_or_nothing(holder),
        attacker=_or_nothing(attacker),
        total=total,
        needed=needed,
        lacking=max(0, needed - total),
        trophy=t.round if t.round < FINAL else 0,
        winner=_or_nothing(park.winner),
        how=park.how,
        yours=seat in park.pair,
    )


def _or_nothing(me: int) -> int | None:
    return me if me != NOBODY else None


CLEARED = Side()  # of a match that is over


def _half(t: ChallengersTable, park: Park, me: int, seat: int | None, attacker: int) -> Half:
    side = t.sides[me]
    if side == CLEARED:
        return Half(me, me == t.robot, 0, [], [], [], t.content.slots, [], [], False, False, 0, 0)
    has_flag = me == park.holder and bool(side.stack)
    attacking = me == attacker
    helps = abilities(t, me).helps
    power = 0
    if has_flag:
        power = flag_power(t, park)
    elif attacking:
        power = attack_power(t, side)
    known = [bool(mask & t.viewer(seat)) for mask in side.known]
    return Half(
        player=me,
        robot=me == t.robot,
        deck=len(side.deck),
        next_cards=_known_run(side.deck[::-1], known[::-1]),
        last_cards=_known_run(side.deck, known),
        bench=[Slot(_names(cards), any(helps[card] for card in cards)) for cards in side.bench],
        free=t.content.slots - len(side.bench),
        stack=[_revealed(t, park, me, n, attacking) for n in range(len(side.stack))],
        discards=_names(side.discards),
        flag=has_flag,
        attacking=attacking,
        power=power,
        next_bonus=side.next_bonus,
    )


def _known_run(deck: list[int], known: list[bool]) -> list[str]:
    """The first cards, up to the first one that the viewer does not know."""
    run = known.index(False) if False in known else len(known)
    return _names(deck[:run])


def _revealed(t: ChallengersTable, park: Park, me: int, number: int, attacking: bool) -> Revealed:
    side, content = t.sides[me], t.content
    card = side.stack[number]
    on_top = me == park.holder and number == len(side.stack) - 1
    base = content.powers[t.round][card]
    gained = side.gains[number] if number < len(side.gains) else 0
    extra = helped = 0
    if attacking:
        extra = side.extras[number]
        helped = sum(content.helps_attack[helper][card] for helper in side.helpers)
    elif on_top:
        bonus = abilities(t, me).holds[card]
        extra = amount(t, park, me, bonus) if bonus is not None else 0
        helped = sum(content.helps_flag[helper][card] for helper in side.helpers)
    return Revealed(CARDS[card], base, gained, extra, helped, base + gained + extra + helped)
