"""What final points are to be expected of a table as it stands, for bots that look ahead.

A sum, with weights that go from those of a first round to those of a last one. They were fitted to
how 1,050 games ended, of two and of four bots that erred now and then. Early on a point is worth
little, for whoever builds wins more of them; towards the end there is hardly anything else.
"""

from __future__ import annotations

from ludoteca.games.fort.cards import TOP_LEVEL
from ludoteca.games.fort.figures import SENSIBLE
from ludoteca.games.fort.scoring import points_by_origin
from ludoteca.games.fort.table import FortTable
from ludoteca.games.fort.view import build_view
from ludoteca.games.fort.worth import Eyes

# at the beginning, and at the end
REST = (21.7, -2.9)  # what everybody still gets
POINTS = (0.35, 0.98)
BOARD = (0.25, 0.8)  # of what the bot reckons a board is worth
LEVEL = (5.0, 1.7)
TOKEN = (0.8, -0.1)
PACKED = (1.7, -0.15)
HIDDEN = (1.7, -0.25)  # a card in the Lookout
CARD = (0.55, -0.22)
ADVANCE = (0.3, 0.15)  # an action on a card
PAYS = (0.2, 0.6)  # ... that brings points
FRIEND = (1.2, 0.45)


def prospects(t: FortTable) -> list[float]:
    """By player: the points as they are, and what the board and the kids will still bring."""
    course = how_far(t)
    return [of_player(t, p, course) for p in t.seats]


def how_far(t: FortTable) -> float:
    """How much of the game is over, from 0 to 1, to judge by whoever is nearest to its end."""
    points = max(t.points) / t.content.box.end_points
    return min(1.0, max(points, max(t.level) / TOP_LEVEL))


def of_player(t: FortTable, p: int, course: float) -> float:
    content = t.content
    eyes = Eyes(build_view(t, p, sketch=True), content, SENSIBLE)
    points = sum(points_by_origin(t, p).values()) - content.points[t.level[p]]
    board = eyes.value(eyes.board)
    if t.ending:
        return points + board
    cards = eyes.own
    terms = (
        (REST, 1),
        (POINTS, points),
        (BOARD, board),
        (LEVEL, t.level[p]),
        (TOKEN, sum(t.stuff[p])),
        (PACKED, sum(t.pack[p])),
        (HIDDEN, len(t.lookout[p])),
        (CARD, len(cards)),
        (ADVANCE, sum([content.advances[face] for face in cards])),
        (PAYS, sum([content.pays[face] for face in cards])),
        (FRIEND, sum([content.is_friend[face] for face in cards])),
    )
    return sum([(first + (last - first) * course) * what for (first, last), what in terms])
