"""What final points are to be expected of a table as it stands, for bots that look ahead."""

from __future__ import annotations

from ludoteca.games.king_of_con.rules import points, standings, worth
from ludoteca.games.king_of_con.table import ConTable
from ludoteca.games.king_of_con.worth import KEPT_UP

# Between two: a sum, with weights that go from those of a first round to those of a last one. They
# were fitted to how 2,700 games ended, of bots that erred now and then. Early on tokens are worth
# more than objects: whoever has them takes what it wants.
REST = (6.2, -5.9)  # what everybody still gets
OBJECT = (0.1, 1.4)
PASSION = (0.3, 1.0)
TOKEN = (0.9, 0.55)
INCOME = (0.16, 0.0)  # a token that a predominance would bring, if it lasted
LAID = (0.43, 0.0)  # a token on an object
MONKEY = (-0.85, 0.25)  # a place among the monkeys


def prospects(t: ConTable) -> list[float]:
    """By player: the points as they are, and what tokens and predominances will come to."""
    reckoned = between_two if t.players == 2 else among_more
    to_come = t.box.predominance * (t.box.rounds - t.round + 1)
    return [reckoned(t, p, share * to_come) for p, share in enumerate(predominances(t))]


def predominances(t: ConTable) -> list[float]:
    """By player: how many it has, those that are shared in part."""
    shares = [0.0] * t.players
    for standing in standings(t):
        for p in standing.leaders:
            shares[p] += 1 / len(standing.leaders)
    return shares


def between_two(t: ConTable, p: int, income: float) -> float:
    now = points(t, p)
    terms = (
        (REST, 1),
        (OBJECT, now["objects"]),
        (PASSION, now["passions"]),
        (TOKEN, tokens(t, p)),
        (INCOME, income),
        (LAID, worth(t, t.collection(p))),
        (MONKEY, t.monkeys[p]),
    )
    course = t.round / t.box.rounds
    found = sum([(first + (last - first) * course) * what for (first, last), what in terms])
    return now["epic"] + found


def among_more(t: ConTable, p: int, income: float) -> float:
    """Here what a sum like that foresees better does not make a better game."""
    now = points(t, p)
    return (
        sum(now.values())
        - now["tokens"]
        + (tokens(t, p) + income * KEPT_UP) / t.box.tokens_per_point
    )


def tokens(t: ConTable, p: int) -> int:
    return t.reserves[p] + sum(t.quadrants[p])
