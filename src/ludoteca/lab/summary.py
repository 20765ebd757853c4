"""What a simulation shows: wins with their uncertainty, scores, lengths, endings.

Everything is counted as the rows come, so a million games need no more memory than ten.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from ludoteca.lab.simulate import GameRow

NORMAL_95 = 1.959963984540054  # 95% of a normal distribution lie within so many deviations


class Interval(NamedTuple):
    low: float
    high: float


def wilson(wins: float, trials: float, z: float = NORMAL_95) -> Interval:
    """The 95% Wilson score interval of a share; sensible for few trials and for 0% and 100%."""
    z2 = z * z
    share = wins / trials
    centre = share + z2 / (2 * trials)
    margin = z * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    scale = 1 + z2 / trials
    return Interval(max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale))


class Wins(NamedTuple):
    """How many games somebody won. A shared win counts as its share. A bot at two seats of a table
    plays one game there and not two: it wins it on either seat, and loses it on both."""

    games: int
    won: float
    expected: float  # the share it would win among equals: its seats of all seats

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        return wilson(self.won, self.games)


class Spread(NamedTuple):
    """How numbers are spread."""

    mean: float
    sd: float  # of the sample; 0 for a single number
    least: int
    lower: float  # a quarter is not above it
    median: float
    upper: float
    most: int


def spread(counts: Counter[int]) -> Spread:
    """The spread of numbers given as how often each occurs."""
    values = sorted(counts)
    n = counts.total()
    total = sum(value * counts[value] for value in values)
    squares = sum(value * value * counts[value] for value in values)
    # whole numbers up to here: no rounding, however many games there are
    variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else 0.0
    return Spread(
        total / n,
        sqrt(variance),
        values[0],
        quantile(counts, 1),
        quantile(counts, 2),
        quantile(counts, 3),
        values[-1],
    )


def quantile(counts: Counter[int], quarter: int) -> float:
    """A quartile; between two numbers, in proportion."""
    place, rest = divmod((counts.total() - 1) * quarter, 4)
    below = _at(counts, place)
    if not rest:
        return float(below)
    return below + (_at(counts, place + 1) - below) * rest / 4


def _at(counts: Counter[int], place: int) -> int:
    """The number at that place when all stand in order."""
    for value in sorted(counts):
        place -= counts[value]
        if place < 0:
            return value
    raise IndexError("there are not so many numbers")


class Tally:
    """The running count of a simulation."""

    def __init__(self, rows: Iterable[GameRow] = ()) -> None:
        self.games = 0
        self.reasons: Counter[str] = Counter()
        self._decisions: Counter[int] = Counter()
        self._stretches: Counter[int] = Counter()
        self._scores: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._bot_games: Counter[str] = Counter()
        self._bot_expected: defaultdict[str, float] = defaultdict(float)
        self._bot_won: defaultdict[str, float] = defaultdict(float)
        self._seat_won: defaultdict[int, float] = defaultdict(float)
        for row in rows:
            self.add(row)

    def add(self, row: GameRow) -> None:
        self.games += 1
        self.reasons[row.reason] += 1
        self._decisions[row.decisions] += 1
        self._stretches[row.stretches] += 1
        self._bot_games.update({seat.bot for seat in row.seats})
        for number, seat in enumerate(row.seats):
            self._scores[seat.bot][seat.score] += 1
            self._bot_expected[seat.bot] += 1 / len(row.seats)
            self._bot_won[seat.bot] += seat.won
            self._seat_won[number] += seat.won

    @property
    def wins_by_bot(self) -> dict[str, Wins]:
        """Best first, by what they win more than their seats would."""
        wins = {
            bot: Wins(games, self._bot_won[bot], self._bot_expected[bot] / games)
            for bot, games in self._bot_games.items()
        }
        return dict(
            sorted(wins.items(), key=lambda item: (item[1].expected - item[1].share, item[0]))
        )

    @property
    def wins_by_seat(self) -> dict[int, Wins]:
        equal = 1 / len(self._seat_won)
        return {seat: Wins(self.games, won, equal) for seat, won in sorted(self._seat_won.items())}

    @property
    def scores_by_bot(self) -> dict[str, Spread]:
        """In the order of the wins."""
        return {bot: spread(self._scores[bot]) for bot in self.wins_by_bot}

    @property
    def decisions(self) -> Spread:
        return spread(self._decisions)

    @property
    def stretches(self) -> Spread:
        return spread(self._stretches)
