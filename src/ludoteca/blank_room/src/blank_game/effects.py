"""What curios do for whoever takes them: one small script per word of the content.

A new word is a new script here and a line in `EFFECTS`; content that uses a word which is not here
is refused when it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.kit import Script, ask

from blank_game.actions import ROB
from blank_game.table import AuctionTable


def coins(t: AuctionTable, p: int, amount: int) -> Script[None]:
    """Coins from the bank."""
    t.coins[p] += amount
    t.tell("earned", p, amount)
    yield from ()


def cards(t: AuctionTable, p: int, amount: int) -> Script[None]:
    """More bidding cards."""
    t.draw(p, amount)
    yield from ()


def rob(t: AuctionTable, p: int, amount: int) -> Script[None]:
    """Coins from another player, as far as that one has some."""
    rivals = [ROB[other] for other in t.seats if other != p]
    choice = yield from ask(p, "rob", rivals, amount)
    victim = choice.arg
    stolen = min(amount, t.coins[victim])
    t.coins[victim] -= stolen
    t.coins[p] += stolen
    t.tell("robbed", p, victim, stolen)


EFFECTS: Mapping[str, Callable[[AuctionTable, int, int], Script[None]]] = {
    "coins": coins,
    "cards": cards,
    "rob": rob,
}
