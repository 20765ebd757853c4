"""What final points are to be expected of a table as it stands, for bots that look ahead."""

from __future__ import annotations

from ludoteca.games.fort.scoring import points_by_origin
from ludoteca.games.fort.table import FortTable
from ludoteca.games.fort.view import build_view
from ludoteca.games.fort.worth import Eyes


def prospects(t: FortTable) -> list[float]:
    """By player: the points as they are, and what the board and the kids will still bring."""
    return [of_player(t, p) for p in t.seats]


def of_player(t: FortTable, p: int) -> float:
    eyes = Eyes(build_view(t, p, sketch=True), t.content)
    points = sum(points_by_origin(t, p).values()) - t.content.points[t.level[p]]
    return points + eyes.value(eyes.board)
