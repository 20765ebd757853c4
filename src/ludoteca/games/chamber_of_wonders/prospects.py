"""What final fame is to be expected of a table as it stands, for bots that look ahead."""

from __future__ import annotations

from ludoteca.games.chamber_of_wonders.cabinet import Standing, fame_on_show
from ludoteca.games.chamber_of_wonders.table import ChamberTable
from ludoteca.games.chamber_of_wonders.view import build_view
from ludoteca.games.chamber_of_wonders.worth import Appraiser


def prospects(t: ChamberTable) -> list[float]:
    """By player: what is on show, and what the hand, the cases and the purse will come to."""
    standing = Standing(t)
    return [
        fame_on_show(t.content, standing.cabinets[p], standing.copies)
        + Appraiser(build_view(t, p, sketch=True), t.content).now()
        for p in t.seats
    ]
