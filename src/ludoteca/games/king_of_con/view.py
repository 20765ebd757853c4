"""What a seat may know of a convention, built up from public things and its own."""

from __future__ import annotations

import msgspec

from ludoteca.games.king_of_con.actions import PHASES
from ludoteca.games.king_of_con.cards import FEATURES, NERDS, OBJECTS, SCENARIOS
from ludoteca.games.king_of_con.table import LOOTING, PASSIONS, PURCHASE, ConTable


class Piece(msgspec.Struct):
    """An object of a collection with the tokens on it."""

    object: str
    value: int


class Stand(msgspec.Struct):
    object: str  # empty: already awarded
    offers: list[int]  # tokens so far, by seat


class Collector(msgspec.Struct):
    """What everybody knows of one player."""

    nerd: str
    monkey: int
    bin: int
    collection: list[Piece]
    offers: dict[str, int]  # offers of the looting, while they are being settled
    passions: list[str]  # shown at the end
    reserve: int | None  # counted at the end


class Predominance(msgspec.Struct):
    """How things stand in one feature."""

    feature: str
    objects: list[int]  # by seat
    tokens: list[int]  # on these objects, by seat
    leaders: list[int]  # who would get the token now; several: the monkeys would decide


class ConView(msgspec.Struct):
    you: int | None
    scenario: str  # empty: none
    scenario_numbers: dict[str, int]  # what the text on its card takes
    monkey_control: bool  # whoever is entitled to a tie may concede it
    round: int
    rounds: int
    phase: str
    auction: int  # which Tough Auction is under way; 0 when none is
    auctions: int
    sealed: bool  # everybody decides behind the screens
    objects: dict[str, list[str]]  # all there are, row by row as on the Quadrant: their features
    stands: list[Stand]
    flea_market: list[str]
    flea_market_value: int
    deck: int
    common: int  # the common reserve
    devaluation: int  # tokens that each object loses at the end of the Looting
    recovery: int  # tokens that come back from a bin, less one for each object
    epic: int  # objects with a feature in common that make an Epic Collection
    epic_ends: bool  # ... which ends the game
    collectors: list[Collector]
    predominance: list[Predominance]
    passions: list[str] | None  # yours
    reserve: int | None  # yours
    quadrant: dict[str, int] | None  # your tokens behind the screen, by object
    picked: str  # the object you are laying tokens out for
    points: dict[str, int] | None  # yours if the game ended now, by where they come from
    over: str


def build_view(
    t: ConTable,
    seat: int | None,
    standings: list[tuple[list[int], list[int], list[int]]],
    points: dict[str, int] | None,
) -> ConView:
    """`standings`: by feature, objects and tokens by seat, and who leads."""
    return ConView(
        you=seat,
        scenario=SCENARIOS[t.scenario] if t.scenario >= 0 else "",
        scenario_numbers=dict(t.content.scenario_numbers[t.scenario]) if t.scenario >= 0 else {},
        monkey_control=t.control,
        round=t.round,
        rounds=t.box.rounds,
        phase=PHASES[t.phase],
        auction=t.auction,
        auctions=t.box.auctions,
        sealed=_is_sealed(t),
        objects=t.content.object_features,
        stands=[
            Stand(OBJECTS[o] if o >= 0 else "", offers[:])
            for o, offers in zip(t.stands, t.offers, strict=True)
        ],
        flea_market=[OBJECTS[o] for o in t.flea_market],
        flea_market_value=t.box.flea_market_value,
        deck=len(t.deck),
        common=t.common,
        devaluation=t.box.devaluation,
        recovery=t.box.recovery,
        epic=t.box.epic,
        epic_ends=t.box.epic_ends_the_game,
        collectors=[_collector(t, p) for p in t.seats],
        predominance=[
            Predominance(FEATURES[f], objects, tokens, leaders)
            for f, (objects, tokens, leaders) in enumerate(standings)
        ],
        passions=[FEATURES[f] for f in t.passions[seat]] if seat is not None else None,
        reserve=t.reserves[seat] if seat is not None else None,
        quadrant=_offers(t, seat) if seat is not None else None,
        picked=OBJECTS[t.picked[seat]] if seat is not None and t.picked[seat] >= 0 else "",
        points=points,
        over=t.over,
    )


def _is_sealed(t: ConTable) -> bool:
    if t.over:
        return False
    if t.phase == PURCHASE:
        return bool(t.auction) and not t.box.offers_in_the_open
    return t.phase == PASSIONS or (t.phase == LOOTING and not t.screens_up)


def _collector(t: ConTable, p: int) -> Collector:
    return Collector(
        nerd=NERDS[p],
        monkey=t.monkeys[p],
        bin=t.bins[p],
        collection=[Piece(OBJECTS[o], t.values[o]) for o in t.collection(p)],
        offers=_offers(t, p) if t.screens_up else {},
        passions=[FEATURES[f] for f in t.passions[p]] if t.over else [],
        reserve=t.reserves[p] if t.over else None,
    )


def _offers(t: ConTable, p: int) -> dict[str, int]:
    return {OBJECTS[o]: tokens for o, tokens in enumerate(t.quadrants[p]) if tokens}
