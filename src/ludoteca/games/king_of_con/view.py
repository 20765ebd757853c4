"""What a seat may know of a convention, built up from public things and its own."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludoteca.games.king_of_con import rules
from ludoteca.games.king_of_con.actions import PHASES
from ludoteca.games.king_of_con.cards import (
    FEATURES,
    NERDS,
    OBJECTS,
    SCENARIO_RULES,
    SCENARIOS,
    ConContent,
)
from ludoteca.games.king_of_con.table import (
    LOOTING,
    NO_OBJECT,
    NOBODY,
    PASSIONS,
    PURCHASE,
    ConTable,
)
from ludoteca.kit import PerSeat, SeatNumber


class Piece(msgspec.Struct):
    """An object of a collection with the tokens on it."""

    object: str
    value: int


class Stand(msgspec.Struct):
    object: str  # empty: already awarded
    offers: PerSeat[int]  # tokens so far
    leaders: list[SeatNumber]  # who would get it now; several: the monkeys would decide
    favoured: SeatNumber | None  # of several leaders, whom the monkeys will favour by then


class Spot(msgspec.Struct):
    """Where an object is: on a stand, in a collection, or else at the flea market."""

    stand: int  # its number; 0: on none
    owner: SeatNumber | None
    value: int  # the tokens to beat in the looting


class Bid(msgspec.Struct):
    """The offer you are counting tokens out for."""

    takes: int  # the fewest that get you the object, as far as all can see; 0: yours, or you lead
    most: int  # what you have for it
    in_reach: bool
    ready: int  # the number that lies ready: what it takes, if you have it


class Epic(msgspec.Struct):
    """An Epic Collection, or what lacks one object to be one."""

    feature: str
    objects: int
    complete: bool


class Collector(msgspec.Struct):
    """What everybody knows of one player."""

    nerd: str
    monkey: int
    bin: int
    back: int  # tokens that will come back from the bin, as things stand, devaluation included
    lost: int  # ... and that will not
    collection: list[Piece]
    worth: int  # the tokens on all of it
    epics: list[Epic]
    offers: dict[str, int]  # offers of the looting, while they are being settled
    passions: list[str]  # shown at the end
    reserve: int | None  # counted at the end


class Predominance(msgspec.Struct):
    """How things stand in one feature."""

    feature: str
    objects: PerSeat[int]
    tokens: PerSeat[int]  # on these objects
    leaders: list[SeatNumber]  # who would get the token now; several: the monkeys would decide
    favoured: SeatNumber | None  # of several leaders, whom the monkeys will favour by then
    by_tokens: bool  # several have most objects, so that the tokens on them count


class ConView(msgspec.Struct):
    you: int | None
    scenario: str  # empty: none
    scenario_numbers: dict[str, int]  # what the text on its card takes
    scenario_rule: str  # the paragraph that says what it changes
    scenario_source: str  # where its card comes from
    monkey_control: bool  # whoever is entitled to a tie may concede it
    round: int
    rounds: int
    phase: str
    auction: int  # which Tough Auction is under way; 0 when none is
    auctions: int
    sealed: bool  # everybody decides behind the screens
    objects: dict[str, list[str]]  # all there are, row by row as on the Quadrant: their features
    sources: dict[str, str]  # where their cards come from
    spots: dict[str, Spot]  # where those are that have been seen
    stands: list[Stand]
    flea_market: list[str]
    flea_market_value: int
    deck: int
    common: int  # the common reserve
    devaluation: int  # tokens that each object loses at the end of the Looting
    recovery: int  # tokens that come back from a bin, less one for each object
    epic: int  # objects with a feature in common that make an Epic Collection
    epic_ends: bool  # ... which ends the game
    epic_near: bool  # somebody lacks one object for it
    collectors: PerSeat[Collector]
    predominance: list[Predominance]
    passions: list[str] | None  # yours
    meets: dict[str, list[str]] | None  # by object: which of your passions it meets
    reserve: int | None  # yours
    quadrant: dict[str, int] | None  # your tokens behind the screen, by object
    picked: str  # the object you are laying tokens out for
    bid: Bid | None  # ... and what can be said of that
    points: dict[str, int] | None  # yours if the game ended now, by where they come from
    score: int | None  # ... all together
    over: str


def build_view(t: ConTable, seat: int | None, *, sketch: bool = False) -> ConView:
    """`sketch`: without what is worked out for people alone."""
    box = t.box
    points = rules.points(t, seat) if seat is not None else None
    picked = t.picked[seat] if seat is not None else NO_OBJECT
    standings = rules.standings(t)
    epics = [[] for _ in t.seats] if sketch else _epics(t, standings)
    favoured = [None] * len(standings) if sketch else rules.predominance_winners(t, standings)
    return ConView(
        you=seat,
        scenario=SCENARIOS[t.scenario] if t.scenario >= 0 else "",
        scenario_numbers=dict(t.content.scenario_numbers[t.scenario]) if t.scenario >= 0 else {},
        scenario_rule=SCENARIO_RULES[SCENARIOS[t.scenario]] if t.scenario >= 0 else "",
        scenario_source=t.content.scenarios[t.scenario].source if t.scenario >= 0 else "",
        monkey_control=t.control,
        round=t.round,
        rounds=box.rounds,
        phase=PHASES[t.phase],
        auction=t.auction,
        auctions=box.auctions,
        sealed=_is_sealed(t),
        objects=t.content.object_features,
        sources=t.content.object_sources,
        spots={} if sketch else _spots(t),
        stands=_stands(t, sketch),
        flea_market=[OBJECTS[o] for o in t.flea_market],
        flea_market_value=box.flea_market_value,
        deck=len(t.deck),
        common=t.common,
        devaluation=box.devaluation,
        recovery=box.recovery,
        epic=box.epic,
        epic_ends=box.epic_ends_the_game,
        epic_near=any(epics) and not t.over,
        collectors=[_collector(t, p, epics[p], sketch) for p in t.seats],
        predominance=[
            Predominance(feature, *row, whom, not sketch and row.by_tokens)
            for feature, row, whom in zip(FEATURES, standings, favoured, strict=True)
        ],
        passions=[FEATURES[f] for f in t.passions[seat]] if seat is not None else None,
        meets=_meets(t.content, tuple(t.passions[seat])) if seat is not None else None,
        reserve=t.reserves[seat] if seat is not None else None,
        quadrant=_offers(t, seat) if seat is not None else None,
        picked=OBJECTS[picked] if picked != NO_OBJECT else "",
        bid=_bid(t, seat, picked)
        if seat is not None and picked != NO_OBJECT and not sketch
        else None,
        points=points,
        score=sum(points.values()) if points is not None else None,
        over=t.over,
    )


def _is_sealed(t: ConTable) -> bool:
    if t.over:
        return False
    if t.phase == PURCHASE:
        return bool(t.auction) and not t.box.offers_in_the_open
    return t.phase == PASSIONS or (t.phase == LOOTING and not t.screens_up)


def _stands(t: ConTable, sketch: bool) -> list[Stand]:
    leaders = [[] if sketch else rules.leading(offers) for offers in t.offers]
    favoured = [None] * len(leaders) if sketch else rules.tie_winners(t, leaders)
    return [
        Stand(OBJECTS[o] if o != NO_OBJECT else "", offers[:], leading, whom)
        for o, offers, leading, whom in zip(t.stands, t.offers, leaders, favoured, strict=True)
    ]


def _spots(t: ConTable) -> dict[str, Spot]:
    spots = {OBJECTS[o]: Spot(n, None, 0) for n, o in enumerate(t.stands, 1) if o != NO_OBJECT}
    for o, owner in enumerate(t.owners):
        if owner != NOBODY:
            spots[OBJECTS[o]] = Spot(0, owner, t.values[o])
    for o in t.flea_market:
        spots[OBJECTS[o]] = Spot(0, None, rules.price_to_beat(t, o))
    return spots


def _bid(t: ConTable, p: int, o: int) -> Bid:
    takes, most = rules.takes(t, p, o), rules.most_tokens(t, p, o)
    in_reach = takes <= most
    return Bid(takes, most, in_reach, takes if takes and in_reach else min(1, most))


@lru_cache(maxsize=1024)
def _meets(content: ConContent, passions: tuple[int, ...]) -> dict[str, list[str]]:
    met = ((name, rules.passions_met(content, passions, o)) for o, name in enumerate(OBJECTS))
    return {name: [FEATURES[f] for f in features] for name, features in met if features}


def _epics(t: ConTable, standings: list[rules.Standing]) -> list[list[Epic]]:
    """By seat, those that are complete or in sight."""
    near, enough = rules.nearly_epic(t), t.box.epic
    epics: list[list[Epic]] = [[] for _ in t.seats]
    for feature, row in zip(FEATURES, standings, strict=True):
        if row.leaders and row.objects[row.leaders[0]] >= near:
            for p, count in enumerate(row.objects):
                if count >= near:
                    epics[p].append(Epic(feature, count, count >= enough))
    return epics


def _collector(t: ConTable, p: int, epics: list[Epic], sketch: bool) -> Collector:
    collection = t.collection(p)
    back, lost = (0, 0) if sketch else rules.recovery_so_far(t, p, collection)
    return Collector(
        nerd=NERDS[p],
        monkey=t.monkeys[p],
        bin=t.bins[p],
        back=back,
        lost=lost,
        collection=[Piece(OBJECTS[o], t.values[o]) for o in collection],
        worth=0 if sketch else rules.worth(t, collection),
        epics=epics,
        offers=_offers(t, p) if t.screens_up else {},
        passions=[FEATURES[f] for f in t.passions[p]] if t.over else [],
        reserve=t.reserves[p] if t.over else None,
    )


def _offers(t: ConTable, p: int) -> dict[str, int]:
    return {OBJECTS[o]: tokens for o, tokens in enumerate(t.quadrants[p]) if tokens}
