"""Set-pieces: a competition that stands as a test needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.match import Match
from ludoteca.games.mars_needs_mechanics.cards import KINDS, NAMES, MarsContent
from ludoteca.games.mars_needs_mechanics.rules import GAME
from ludoteca.games.mars_needs_mechanics.table import MarsTable
from ludoteca.testing.positions import options, play, set_piece, told

__all__ = ["options", "play", "told"]

CONTENT: MarsContent = GAME.our_content()

ORDER = "wire magnet gear piping boiler aether-tube lens"


def kind(name: str) -> int:
    return KINDS.index(name)


def kinds(names: str) -> list[int]:
    return [kind(name) for name in names.split()]


def mechanisms(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


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
    content: MarsContent = CONTENT,
) -> Match:
    """A match at the start of a round. `deck`: the next card first; by default all other cards."""
    players = len(hands)
    t = MarsTable(players, content)
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
    used = [component for names in t.built for m in names for component in content.recipes[m]]
    rest = [
        component
        for component in range(len(KINDS))
        for _ in range(
            content.copies[component]
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
    return set_piece(GAME, t)


def table(match: Match) -> MarsTable:
    assert isinstance(match.table, MarsTable)
    return match.table


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
