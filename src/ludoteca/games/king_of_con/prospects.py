"""What final points are to be expected of a table as it stands, for bots that look ahead."""

from __future__ import annotations

from ludoteca.games.king_of_con.rules import points, standings
from ludoteca.games.king_of_con.table import ConTable
from ludoteca.games.king_of_con.worth import KEPT_UP


def prospects(t: ConTable) -> list[float]:
    """By player: the points as they are, and the tokens that will come by predominance."""
    to_come = t.box.rounds - t.round + 1
    shares = [0.0] * t.players
    for standing in standings(t):
        for p in standing.leaders:
            shares[p] += 1 / len(standing.leaders)
    found = []
    for p in t.seats:
        income = shares[p] * t.box.predominance * to_come * KEPT_UP
        tokens = t.reserves[p] + sum(t.quadrants[p]) + income
        now = points(t, p)
        found.append(sum(now.values()) - now["tokens"] + tokens / t.box.tokens_per_point)
    return found
