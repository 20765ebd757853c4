"""Set-pieces: a competition that stands as a test needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.games.mars_needs_mechanics.cards import COPIES, KINDS, NAMES, RECIPES
from ludoteca.games.mars_needs_mechanics.rules import GAME, MarsNeedsMechanics
from ludoteca.games.mars_needs_mechanics.table import MarsTable

ORDER = "wire magnet gear piping boiler aether-tube lens"


def kind(name: str) -> int:
    return KINDS.index(name)


def kinds(names: str) -> list[int]:
    return [kind(name) for name in names.split()]


def mechanisms(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


class SetPiece(MarsNeedsMechanics):
    """The game with a table laid by hand."""

    def __init__(self, table: MarsTable) -> None:
        self._table = table

    def setup(self, players: int, options: Mapping[str, Any], rng: Stream) -> MarsTable:
        table = self._table.copy()
        table._log = []
        table.tell("round-began", table.round, table.first)
        return table


def competition(
    *,
    hands: Sequence[str] = ("", ""),
    market: str = "wire magnet gear piping boiler aether-tube lens wire",
    deck: str | None = None,
    order: str = ORDER,
    prices: Mapping[str, int] | None = None,
    cogs: Sequence[int] | None = None,
    scrap: Sequence[int] | None = None,
    built: Sequence[str] | None = None,
    available: str | None = None,
    first: int = 0,
    idle_rounds: int = 0,
) -> Match:
    """A match at the start of a round. `deck`: the next card first; by default all other cards."""
    players = len(hands)
    t = MarsTable(players)
    t.mechanisms = mechanisms(available) if available is not None else list(range(len(NAMES)))
    t.order_line = kinds(order)
    t.market = kinds(market)
    t.first = t.current = first
    t.idle_rounds = idle_rounds
    for p, hand in enumerate(hands):
        for component in kinds(hand):
            t.hands[p][component] += 1
    for name, price in (prices or {}).items():
        t.prices[kind(name)] = price
    if cogs is not None:
        t.cogs = list(cogs)
    if scrap is not None:
        t.scrap = list(scrap)
    if built is not None:
        t.built = [mechanisms(names) for names in built]
    used = [component for names in t.built for m in names for component in RECIPES[m]]
    rest = [
        component
        for component in range(len(KINDS))
        for _ in range(
            COPIES[component]
            - t.market.count(component)
            - used.count(component)
            - sum(hand[component] for hand in t.hands)
        )
    ]
    if deck is not None:
        t.deck = kinds(deck)[::-1]
        for component in t.deck:
            rest.remove(component)
        for component in rest:
            t.discards[component] += 1
    else:
        t.deck = rest
    GAME.check(t)
    return Match(SetPiece(t), players, seed=1)


def table(match: Match) -> MarsTable:
    assert isinstance(match.table, MarsTable)
    return match.table


def play(match: Match, *answers: str) -> None:
    """Answers "0 buy lens", seat by seat."""
    for answer in answers:
        seat, _, text = answer.partition(" ")
        match.play(int(seat), text)


def options(match: Match, seat: int) -> list[str]:
    return [str(option) for option in match.ask(seat).options]


def all_pass(match: Match) -> None:
    """Everybody passes until the round is over."""
    while match.asks and not table(match).round_over:
        seat = table(match).current
        play(match, f"{seat} pass", f"{seat} end-turn")


def sell_nothing(match: Match) -> None:
    """Everybody declines whatever the end of the round offers."""
    while match.asks and table(match).round_over:
        (seat,) = match.asks
        prompt = match.ask(seat).prompt
        play(match, f"{seat} {'keep-prices' if prompt == 'price' else 'stop-selling'}")


def hand(match: Match, seat: int) -> dict[str, int]:
    return {name: n for name, n in zip(KINDS, table(match).hands[seat], strict=True) if n}


def price(match: Match, name: str) -> int:
    return table(match).prices[kind(name)]


def line(match: Match) -> str:
    return " ".join(KINDS[component] for component in table(match).order_line)


def told(match: Match, seat: int | None = None) -> list[str]:
    return [event.key for event in match.events(seat)]
