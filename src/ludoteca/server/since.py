"""Since your last turn: what happened while somebody was away, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.core.moments import Moment
from ludoteca.server.scene import Line, narrated
from ludoteca.server.words import PageSpeaker

MOST = 6  # lines
OWN = 3  # of these, about whoever reads them
EACH = 2  # things told of another player


class News(NamedTuple):
    """A line of the summary, whom it is about, and the moment in which it begins."""

    text: str
    seat: int | None
    moment: int


def summary(speaker: PageSpeaker, moments: Sequence[Moment]) -> list[News]:
    """What concerns the reader first, the latest of it; then the others in the order of turns; then
    what concerned everybody."""
    reader = speaker.seat
    told = [
        (place, line)
        for place, moment in enumerate(moments)
        for line in narrated(speaker, moment.told(speaker.game.vocabulary))
        if not line.heading
    ]
    mine = [(place, line) for place, line in told if reader in line.seats]
    news = [News(line.text, line.seat, place) for place, line in mine[-OWN:]]
    players = len(speaker.names)
    for step in range(1, players + 1):
        seat = ((reader if reader is not None else -1) + step) % players
        theirs = [(place, line) for place, line in told if line.seat == seat]
        others = [(place, line) for place, line in theirs if reader not in line.seats]
        if others and seat != reader:
            news.append(_together(others, seat))
    for_all = [it for it in told if it[1].seat is None and it not in mine]
    news += [News(line.text, None, place) for place, line in for_all[-EACH:]]
    return news[:MOST]


def _together(told: Sequence[tuple[int, Line]], seat: int) -> News:
    shown = told[-EACH:]
    return News(" ".join(line.text for _, line in shown), seat, shown[0][0])
