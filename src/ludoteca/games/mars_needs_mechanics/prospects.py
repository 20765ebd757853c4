"""What final scores are to be expected of a table as it stands, for bots that look ahead."""

from __future__ import annotations

from ludoteca.games.mars_needs_mechanics.bot import lack_of_cogs
from ludoteca.games.mars_needs_mechanics.cards import AUTOMATON, KINDS
from ludoteca.games.mars_needs_mechanics.figures import SENSIBLE
from ludoteca.games.mars_needs_mechanics.table import MarsTable
from ludoteca.games.mars_needs_mechanics.view import build_view
from ludoteca.games.mars_needs_mechanics.worth import Outlook


def prospects(t: MarsTable) -> list[float]:
    """By player: the cogs, and what the cards will be sold for."""
    return [of_player(t, p) for p in t.seats]


def of_player(t: MarsTable, p: int) -> float:
    outlook = Outlook(build_view(t, p, sketch=True), t.content, t.discards, SENSIBLE)
    outlook.rivals = [0.0] * len(KINDS)  # theirs is reckoned for themselves
    prices = [0.0] * len(KINDS)
    outlook.forecast(outlook.line, outlook.chances(t.passes, len(t.market)), prices)
    worth = outlook.worth(outlook.own, prices, outlook.copies)
    if AUTOMATON in t.built[p]:
        worth += t.content.amount[AUTOMATON]
    return t.cogs[p] + worth - lack_of_cogs(outlook, t.cogs[p], outlook.own)
