"""What a seat may know of a season, built up from public things and its own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from ludoteca.games.chamber_of_wonders import cabinet, rules
from ludoteca.games.chamber_of_wonders.actions import PHASES
from ludoteca.games.chamber_of_wonders.cards import (
    CONTACT_RULES,
    CONTACTS,
    MOST_POUNDS,
    PARTS,
    PLACES,
    SIDE_RULES,
    SIDES,
    TYPE_RULES,
    TYPES,
    WONDERS,
    ZONE_OF,
    ZONES,
    ChamberContent,
)
from ludoteca.games.chamber_of_wonders.effects import to_the_left, to_the_right
from ludoteca.games.chamber_of_wonders.table import CABINET, NO_CARD, NOBODY, ChamberTable
from ludoteca.kit import OrNothing, PerSeat, SeatNumber


class WonderCard(msgspec.Struct, frozen=True):
    """What a wonder's card says."""

    type: str
    part: str  # of a monster
    pounds: int
    copies: int
    source: str


class TypeCard(msgspec.Struct, frozen=True):
    """What is true of all wonders of a type."""

    fame: int  # of each; 0: it depends
    least: int  # what a case with it is worth: ...
    most: int  # ... a single one, or the largest set
    sets: list[int]  # the fame of sets of one, two, … where it depends on that
    pounds: int
    rule: str  # the paragraph that says what it does
    source: str


class Zone(msgspec.Struct):
    """A zone of the ring with the side that is up."""

    zone: str
    side: str
    numbers: list[int]  # what the text on its board takes
    agents: list[SeatNumber]
    contacts: list[str]  # the two beside it
    active: bool  # its effect is under way
    free: bool | None  # you have no agent there
    rule: str
    source: str


class ContactCard(msgspec.Struct):
    """A contact between two zones."""

    contact: str
    numbers: list[int]  # what the text on its card takes
    beside: list[str]  # the zones
    helped: bool  # in this turn
    rule: str
    source: str


class Case(msgspec.Struct):
    """One case of a display."""

    wonders: list[str]
    fame: int
    token: bool  # a fame token lies on it
    skull_token: bool
    skulls: int | None  # on that: for its owner, and for all at the end
    marker: bool


class Collector(msgspec.Struct):
    """What everybody knows of one player, and what you have seen of the hand."""

    pounds: int
    cards: int  # in hand
    known: dict[str, int]  # those you know of
    unseen: int  # how many you do not
    agents: int  # not sent yet
    displays: list[list[Case]]
    free: int  # cases
    markers: int
    on_show: int  # cards
    types: int  # different ones on show
    fame: dict[str, int]  # so far, by where it comes from; skulls only at the end
    score: int  # ... all together
    so_far: int  # the same without what the cards in hand will cost, until they do
    skulls: int | None  # all of them: your own, and everybody's at the end


class Show(msgspec.Struct):
    """Something you could put into a case, and what it would bring just now."""

    wonders: list[str]
    fame: int
    token: bool
    pounds: int
    skulls: bool
    costs: list[SeatNumber]  # who would lose a fame token by it


class Lot(msgspec.Struct):
    """A wonder that lies face up on the table."""

    wonder: str
    up: bool  # it is the one that is bid for
    adds: PerSeat[int]  # the fame it would add to each cabinet, shown alone just now


class Bid(msgspec.Struct):
    """What you could bid for the lot."""

    least: int
    most: int
    rivals: list[SeatNumber]  # who could outbid you then, or outbids you now


class Glance(msgspec.Struct):
    """What a card that you see, and do not have, would be good for."""

    adds: int  # the fame it would add to your cabinet, shown alone just now
    case: list[str]  # the best that it and your hand could put into one case
    together: int  # ... and the fame that this would add


class ChamberView(msgspec.Struct):
    you: int | None
    round: int
    rounds: int
    phase: str
    first: SeatNumber
    current: SeatNumber
    sealed: list[SeatNumber]  # who decides, or has decided, behind a screen
    zones: list[Zone]  # clockwise; each has the contact of its place after it
    contacts: list[ContactCard]
    deck: int
    next_card: str  # the next one, if you have seen it
    discards: dict[str, int]
    top_discard: str
    turned: list[Lot]
    lot: str  # the one that is bid for
    bid: int  # the highest so far
    leader: OrNothing[SeatNumber]  # whose it is
    waiting: list[SeatNumber]  # who may still bid; or who has no gift yet
    offers: PerSeat[int]  # opened together; empty: none yet
    your_bid: OrNothing[Bid]
    packs: PerSeat[int]  # cards in the packs of a draft
    pack: list[str] | None  # yours
    right: OrNothing[SeatNumber]  # who gets the cards you pass to the right
    left: OrNothing[SeatNumber]
    both_ways: bool  # the pack goes on to the right and to the left
    gifts: int  # cards face down before whoever gives
    gift: str  # the one that you are looking at
    glances: dict[str, Glance] | None  # by wonder: cards that lie before you, and not in your hand
    odds: dict[str, int]  # by type: how many there are of the cards that you have not seen
    bust: int  # how many of these would be a second one of a type that is turned over
    risk: int  # ... in percent that the next card is one; 0 or 100 where you have seen it
    collectors: PerSeat[Collector]
    hand: dict[str, int] | None
    shows: list[Show] | None  # all that you could put into one case, the best first
    laid: list[str] | None  # what you have chosen behind your screen
    opening: int | None  # markers that you will remove
    can_open: bool | None  # you have a marker, and the pounds to remove it
    marker_price: int
    fame_token: int
    pounds_per_fame: int
    card_left: int  # fame that each card left in hand costs
    wonders: dict[str, WonderCard]
    types: dict[str, TypeCard]
    over: str


@lru_cache(maxsize=64)
def wonder_cards(content: ChamberContent) -> dict[str, WonderCard]:
    return {
        card.id: WonderCard(
            card.type, part_of(card.id), content.pounds[w], card.copies, card.source
        )
        for w, card in enumerate(content.wonders)
    }


def part_of(wonder: str) -> str:
    return next((part for part, wonders in PARTS.items() if wonder in wonders), "")


@lru_cache(maxsize=64)
def type_cards(content: ChamberContent) -> dict[str, TypeCard]:
    return {
        card.id: TypeCard(
            card.fame,
            *cabinet.fame_range(content, kind),
            list(content.counts[kind].numbers),
            card.pounds,
            TYPE_RULES[card.id],
            card.source,
        )
        for kind, card in enumerate(content.types)
    }


def build_view(t: ChamberTable, seat: int | None, *, sketch: bool = False) -> ChamberView:
    """`sketch`: without what is worked out for people alone."""
    box, wonder_of = t.content.box, t.content.wonder_of
    own = t.viewer(seat)
    standing = cabinet.Standing(t)
    # what a lot adds to whom counts while it is bid for
    lots = [_lot(t, card, standing, sketch and card != t.lot) for card in t.turned]
    next_card = bool(t.deck) and bool(t.known[t.deck[-1]] & own)
    gift = bool(t.gifts) and bool(t.known[t.gifts[-1]] & own)
    passing = seat is not None and any(t.packs)
    odds = dict.fromkeys(TYPES, 0) if sketch else _odds(t, own)
    lying = {TYPES[t.content.type_of[wonder]] for wonder in t.wonders(t.turned)}
    bust = sum([odds[kind] for kind in lying])
    return ChamberView(
        you=seat,
        round=t.round,
        rounds=t.content.rounds(t.players),
        phase=PHASES[t.phase],
        first=t.first,
        current=t.current,
        sealed=_sealed(t),
        zones=[_zone(t, place, seat) for place in range(len(t.zones))],
        contacts=[] if sketch else [_contact(t, place) for place in range(len(t.contacts))],
        deck=len(t.deck),
        next_card=WONDERS[wonder_of[t.deck[-1]]] if next_card else "",
        discards=_counts(t.wonders(t.discards)),
        top_discard=WONDERS[wonder_of[t.discards[-1]]] if t.discards else "",
        turned=lots,
        lot=WONDERS[wonder_of[t.lot]] if t.lot != NO_CARD else "",
        bid=t.bid,
        leader=t.leader if t.leader != NOBODY else None,
        waiting=t.waiting[:],
        offers=t.offers[:],
        your_bid=_bid(t, seat) if seat is not None and not sketch and t.lot != NO_CARD else None,
        packs=[len(pack) for pack in t.packs] if any(t.packs) else [],
        pack=_names(t.wonders(t.packs[seat])) if seat is not None else None,
        right=to_the_right(t, seat) if passing and seat is not None else None,
        left=to_the_left(t, seat) if passing and seat is not None else None,
        both_ways=any(t.packs) and _under_way(t) == "pass-both-ways",
        gifts=len(t.gifts),
        gift=WONDERS[wonder_of[t.gifts[-1]]] if gift else "",
        glances=_glances(t, seat, standing) if seat is not None and not sketch else None,
        odds=odds,
        bust=bust,
        risk=0 if sketch else _risk(t, lying, next_card, bust, sum(odds.values())),
        collectors=[_collector(t, p, seat, standing, sketch) for p in t.seats],
        hand=_counts(t.wonders(t.hands[seat])) if seat is not None else None,
        shows=_shows(t, seat, standing) if seat is not None and not sketch else None,
        laid=_names(t.wonders(t.laid[seat])) if seat is not None else None,
        opening=t.opening[seat] if seat is not None else None,
        can_open=cabinet.can_open_case(t, seat) if seat is not None else None,
        marker_price=box.marker_price,
        fame_token=box.fame_token,
        pounds_per_fame=box.pounds_per_fame,
        card_left=box.card_left,
        wonders=wonder_cards(t.content),
        types=type_cards(t.content),
        over=t.over,
    )


def _sealed(t: ChamberTable) -> list[int]:
    """At the cabinets, in a draft, or while hands are closed round pounds."""
    if t.over:
        return []
    if t.phase == CABINET:
        return [p for p in t.seats if cabinet.may_expose(t, p)]
    if t.lot != NO_CARD and not t.offers and _under_way(t) == "sealed-bids":
        return [p for p in t.seats if t.pounds[p]]
    return [p for p in t.seats if t.packs[p]]


def _under_way(t: ChamberTable) -> str:
    """What the zone does to which an agent has just been sent."""
    return t.content.side_effects[t.zones[t.sent]].word if t.sent != NOBODY else ""


def _risk(t: ChamberTable, lying: set[str], is_known: bool, bust: int, unseen: int) -> int:
    if is_known:
        kind = t.content.type_of[t.content.wonder_of[t.deck[-1]]]
        return 100 if TYPES[kind] in lying else 0
    return round(100 * bust / max(1, unseen))


def _names(wonders: Iterable[int]) -> list[str]:
    return [WONDERS[wonder] for wonder in wonders]


def _counts(wonders: Iterable[int]) -> dict[str, int]:
    """In the order of the wonders."""
    counts: dict[str, int] = {}
    for wonder in sorted(wonders):
        counts[WONDERS[wonder]] = counts.get(WONDERS[wonder], 0) + 1
    return counts


def _zone(t: ChamberTable, place: int, seat: int | None) -> Zone:
    side = t.zones[place]
    return Zone(
        zone=ZONES[ZONE_OF[side]],
        side=SIDES[side],
        numbers=list(t.content.side_effects[side].numbers),
        agents=t.agents[place][:],
        contacts=[CONTACTS[contact] for contact in t.beside(place)],
        active=place == t.sent,
        free=seat not in t.agents[place] if seat is not None else None,
        rule=SIDE_RULES[SIDES[side]],
        source=t.content.sides[side].source,
    )


def _contact(t: ChamberTable, place: int) -> ContactCard:
    contact = t.contacts[place]
    zones = (t.zones[place], t.zones[(place + 1) % PLACES])
    return ContactCard(
        contact=CONTACTS[contact],
        numbers=list(t.content.contact_effects[contact].numbers),
        beside=[ZONES[ZONE_OF[side]] for side in zones],
        helped=contact == t.helped,
        rule=CONTACT_RULES[CONTACTS[contact]],
        source=t.content.contacts[contact].source,
    )


def _collector(
    t: ChamberTable, p: int, seat: int | None, standing: cabinet.Standing, sketch: bool
) -> Collector:
    own = t.viewer(seat)
    hand = t.hands[p]
    known = [card for card in hand if t.known[card] & own]
    fame = standing.fame(p)
    is_open = p == seat or bool(t.over)
    return Collector(
        pounds=t.pounds[p],
        cards=len(hand),
        known=_counts(t.wonders(known)),
        unseen=len(hand) - len(known),
        agents=t.agents_left[p],
        displays=_on_show(t, p) if sketch else _displays(t, p, is_open, standing),
        free=t.free_cases(p),
        markers=len(t.markers[p]),
        on_show=0 if sketch else len(t.on_show(p)),
        types=0 if sketch else cabinet.types_on_show(t.content, standing.cabinets[p]),
        fame=fame,
        score=sum(fame.values()),
        so_far=sum(fame.values()) - (0 if t.over else fame["hand"]),
        skulls=rules.skulls(t, p) if is_open and not sketch else None,
    )


def _on_show(t: ChamberTable, p: int) -> list[list[Case]]:
    """For a sketch: what is in the cases."""
    size = t.content.box.cases
    cases = [
        Case(_names(t.wonders(cards)) if cards else [], 0, False, False, None, False)
        for cards in t.cases[p]
    ]
    return [cases[n : n + size] for n in range(0, len(cases), size)]


def _displays(
    t: ChamberTable, p: int, is_open: bool, standing: cabinet.Standing
) -> list[list[Case]]:
    content, size = t.content, t.content.box.cases
    types = cabinet.types_on_show(content, standing.cabinets[p])
    cases = []
    for number, cards in enumerate(t.cases[p]):
        case = t.wonders(cards)
        if case:
            has_skulls = content.shown[content.type_of[case[0]]].word == "skull-token"
            cases.append(
                Case(
                    wonders=_names(case),
                    fame=cabinet.case_fame(content, case, types),
                    token=cabinet.has_token(content, case, standing.copies),
                    skull_token=has_skulls,
                    skulls=t.skulls[p][number] if has_skulls and is_open else None,
                    marker=False,
                )
            )
        else:
            cases.append(Case([], 0, False, False, None, number in t.markers[p]))
    return [cases[n : n + size] for n in range(0, len(cases), size)]


def _shows(t: ChamberTable, p: int, standing: cabinet.Standing) -> list[Show]:
    found = [
        Show(_names(case), *standing.brings(p, case)) for case in cabinet.exposures(t.in_hand(p))
    ]
    return sorted(found, key=lambda show: -show.fame)


def _lot(t: ChamberTable, card: int, standing: cabinet.Standing, bare: bool) -> Lot:
    adds = [] if bare else [_adds(t, p, card, standing) for p in t.seats]
    return Lot(WONDERS[t.content.wonder_of[card]], card == t.lot, adds)


def _adds(t: ChamberTable, p: int, card: int, standing: cabinet.Standing) -> int:
    """The card is not in the hand yet, so that it does not make it smaller."""
    return standing.brings(p, (t.content.wonder_of[card],)).fame - t.content.box.card_left


def _glances(t: ChamberTable, p: int, standing: cabinet.Standing) -> dict[str, Glance]:
    """What is turned over, your pack, the gift or the next card if you look at it."""
    cards = [*t.turned, *t.packs[p]]
    for pile in (t.gifts, t.deck):
        cards += [card for card in pile[-1:] if t.known[card] & t.viewer(p)]
    return {WONDERS[w]: _glance(t, p, w, standing) for w in dict.fromkeys(t.wonders(cards))}


def _glance(t: ChamberTable, p: int, wonder: int, standing: cabinet.Standing) -> Glance:
    """The cards are not in a case yet, and the hand is not counted."""

    def adds(case: cabinet.Case) -> int:
        return standing.brings(p, case).fame - len(case) * t.content.box.card_left

    cases = [case for case in cabinet.exposures({*t.in_hand(p), wonder}) if wonder in case]
    best = max(cases, key=lambda case: (adds(case), -len(case)))
    return Glance(adds((wonder,)), _names(best), adds(best))


def _odds(t: ChamberTable, viewer: int) -> dict[str, int]:
    odds = dict.fromkeys(TYPES, 0)
    for card, known in enumerate(t.known):
        if not known & viewer:
            odds[TYPES[t.content.type_of[t.content.wonder_of[card]]]] += 1
    return odds


def _bid(t: ChamberTable, p: int) -> Bid | None:
    """Nothing for whoever has passed, has too few pounds, or has opened the hand."""
    most = min(t.pounds[p], MOST_POUNDS)
    is_sealed = _under_way(t) == "sealed-bids"
    if t.offers or (not is_sealed and p not in t.waiting):
        return None
    least = 0 if is_sealed else t.bid + 1
    to_beat = t.bid if is_sealed or t.leader == p else least
    rivals = [q for q in (t.seats if is_sealed else t.waiting) if q != p and t.pounds[q] > to_beat]
    return Bid(least, most, rivals) if t.leader == p or least <= most else None
