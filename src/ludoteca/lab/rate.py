"""How strong bots are beside each other: who beats whom, how often, and a rating of each.

    bots = ["random", "greedy"]
    plan = plan_duels(game, bots, games=200, players=2)
    duels = Duels(play_all(game, plan, play_game, workers=1))
    print(duels.wins["greedy", "random"].share)

Every pair of bots meets equally often, in every seat equally often. At a table of more than two,
one of them sits alone among rivals who are all the other: among equals it would win one game in as
many as there are seats.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from itertools import combinations, pairwise, permutations
from statistics import fmean
from typing import Any, NamedTuple

from ludoteca.core.bots import UNLIMITED, Limit
from ludoteca.core.errors import OptionError, Saying
from ludoteca.core.game import Game
from ludoteca.lab.plan import Plan, make_plan
from ludoteca.lab.simulate import GameRow
from ludoteca.lab.summary import NORMAL_95, Interval, Wins


def duelling(bots: Sequence[str], players: int, *, ladder: bool = False) -> list[tuple[str, ...]]:
    """Who sits where, so that every pair meets and everybody sits in every seat.

    On a ladder each meets only the one named before it, and sits alone among these.
    """
    if players < 2:
        raise OptionError(Saying("ui-error-rate-alone"))
    if len(bots) < 2:
        raise OptionError(Saying("ui-error-rate-bots"))
    for name, count in Counter(bots).items():
        if count > 1:
            raise OptionError(Saying("ui-error-rate-twice", bot=name))
    pairs: Iterable[tuple[str, str]]
    if ladder:
        pairs = ((above, below) for below, above in pairwise(bots))
    else:  # of two at a table neither is alone: once is enough
        pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return [
        tuple(lone if seat == at else rival for seat in range(players))
        for lone, rival in pairs
        for at in range(players)
    ]


def plan_duels(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    players: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    limit: Limit = UNLIMITED,
    *,
    ladder: bool = False,
) -> Plan:
    """At least so many games: as many more as make everybody sit equally often in every seat."""
    game.read_players(players)
    line_ups = duelling(bots, players, ladder=ladder)
    whole = -(-games // len(line_ups)) * len(line_ups)
    return make_plan(game, whole, players, line_ups, seed, options, limit)


class Rating(NamedTuple):
    """How strong somebody is, and how sure that is: about two thirds lie within one `sigma`."""

    mu: float
    sigma: float

    @property
    def interval(self) -> Interval:
        """Where the strength lies with 95%."""
        return Interval(self.mu - NORMAL_95 * self.sigma, self.mu + NORMAL_95 * self.sigma)


class Ratings:
    """Ratings that are brought up to date game by game, by OpenSkill's Plackett-Luce model.

    Bots do not learn, so a rating is left no room to drift (`tau`). One that has several seats at a
    table moves by the mean of what these would.
    """

    def __init__(self) -> None:
        try:
            models = import_module("openskill.models")
        except ImportError:
            command = "pip install 'ludoteca[lab]'"
            raise OptionError(Saying("ui-error-rate-extra", command=command)) from None
        self._model = models.PlackettLuce(tau=0.0)
        self._now: dict[str, Rating] = {}

    def add(self, row: GameRow) -> None:
        fresh = self._model.rating()
        before = [self._now.get(seat.bot, Rating(fresh.mu, fresh.sigma)) for seat in row.seats]
        rated = self._model.rate(
            [[self._model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before],
            ranks=[float(seat.place) for seat in row.seats],
        )
        moved: defaultdict[str, list[Rating]] = defaultdict(list)
        for seat, [rating] in zip(row.seats, rated, strict=True):
            moved[seat.bot].append(Rating(rating.mu, rating.sigma))
        for bot, ratings in moved.items():
            self._now[bot] = Rating(fmean(r.mu for r in ratings), fmean(r.sigma for r in ratings))

    @property
    def now(self) -> dict[str, Rating]:
        """Best first."""
        return dict(sorted(self._now.items(), key=lambda item: (-item[1].mu, item[0])))


class Duels:
    """The running count of who beats whom."""

    def __init__(self, rows: Iterable[GameRow] = ()) -> None:
        self.games = 0
        self.players = 0
        self._games: Counter[tuple[str, str]] = Counter()
        self._won: defaultdict[tuple[str, str], float] = defaultdict(float)
        for row in rows:
            self.add(row)

    def add(self, row: GameRow) -> None:
        self.games += 1
        self.players = len(row.seats)
        sitting = Counter(seat.bot for seat in row.seats)
        for seat in row.seats:
            if sitting[seat.bot] == 1:
                [rival] = sitting.keys() - {seat.bot}
                self._games[seat.bot, rival] += 1
                self._won[seat.bot, rival] += seat.won

    @property
    def wins(self) -> dict[tuple[str, str], Wins]:
        """By bot and by those it sits among: what it wins, alone against all of them."""
        return {
            pair: Wins(games, self._won[pair], 1 / self.players)
            for pair, games in self._games.items()
        }
