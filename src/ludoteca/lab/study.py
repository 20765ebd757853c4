"""Many games of one level, looked at closely: who began, what was used, what they began with.

plan = make_plan(game, 400, 3, rotated(["expert"], 3), seed=1)
findings = Findings(game, 3, play_all(game, plan, play_studied, workers=1))
print(findings.order, findings.uses["built"].compare())
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.study import things_used
from ludoteca.lab.compare import Difference, Group, Mean, difference_of_means
from ludoteca.lab.plan import Plan
from ludoteca.lab.simulate import GameRow, failure_told, play_with_bots, row_of
from ludoteca.lab.summary import Tally, Wins

ANY_VERB = ""  # the first answer of all, in a game that does not say which are openings


class Played(NamedTuple):
    """What is kept of a game."""

    row: GameRow
    first: int | None  # who began; None where everybody begins at once
    parts: list[dict[str, int]]  # by seat: where the score comes from
    used: dict[str, dict[int, dict[int, int]]]  # by use, thing and seat: how often
    in_play: dict[str, list[int]]  # by use: what belongs to the whole table
    opened: dict[str, dict[int, int]]  # by verb and seat: the number of the answer


def play_studied(game: Game[Any], plan: Plan, number: int) -> Played:
    """Play one game of the plan, and look."""
    with failure_told(plan, number):
        notes = _Notes(game)
        match = play_with_bots(game, plan, number, notes.take)
        row = row_of(plan, number, match, len(match.moves))
        assert match.result is not None
        used: dict[str, dict[int, dict[int, int]]] = {}
        in_play: dict[str, list[int]] = {}
        uses = game.study.uses_in(game.vocabulary)
        for name, user, thing in things_used(uses, game.vocabulary, match.log):
            if user is None:
                in_play.setdefault(name, []).append(thing)
            elif user < plan.players:  # and not an opponent from the box
                by = used.setdefault(name, {}).setdefault(thing, {})
                by[user] = by.get(user, 0) + 1
        first = _first_player(game, match) if game.study.first_player else notes.first
        breakdown = [dict(parts) for parts in match.result.breakdown]
        return Played(row, first, breakdown, used, in_play, notes.opened)


class _Notes:
    """What is noted as answers come."""

    def __init__(self, game: Game[Any]) -> None:
        self.first: int | None = None
        self.opened: dict[str, dict[int, int]] = {}
        self._openings = game.study.openings
        self._begun = False

    def take(self, asks: Mapping[int, Ask], seat: int, answer: Action) -> None:
        if not self._begun:
            self._begun = True
            self.first = seat if len(asks) == 1 else None
        verb = answer.verb if self._openings else ANY_VERB
        if len(asks[seat].options) > 1 and (not self._openings or verb in self._openings):
            self.opened.setdefault(verb, {}).setdefault(seat, answer.id)


def _first_player(game: Game[Any], match: Match) -> int | None:
    key = game.study.first_player
    said = game.vocabulary.events[key]
    for event in match.log:
        if event.key == key:
            return int(said.named(event.data)["player"][1])
    return None


class InPlay(NamedTuple):
    """What the games are like in which something is in play, beside the others."""

    games: int
    decisions: Difference | None
    scores: Difference | None  # by seat


class Setting:
    """Things of one kind that are in play for everybody."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self._players = players
        self._all = (Mean(), Mean())
        self._with: dict[int, tuple[Mean, Mean]] = {}

    def add(self, row: GameRow, things: Iterable[int]) -> None:
        self.games += 1
        measured = (row.decisions, sum(seat.score for seat in row.seats))
        for means in (self._all, *(self._with.setdefault(t, (Mean(), Mean())) for t in things)):
            for mean, value in zip(means, measured, strict=True):
                mean.add(value)

    def compare(self) -> dict[int, InPlay]:
        """Every thing, in the order of its number."""
        found = {}
        for thing, means in sorted(self._with.items()):
            decisions, scores = (
                difference_of_means(some, everything.without(some), 2 * len(self._with))
                for some, everything in zip(means, self._all, strict=True)
            )
            by_seat = scores and scores.divided(self._players)
            found[thing] = InPlay(means[0].count, decisions, by_seat)
        return found


class Findings:
    """The running count of everything that a report tells."""

    def __init__(self, game: Game[Any], players: int, games: Iterable[Played] = ()) -> None:
        self.players = players
        self.tally = Tally()
        self.decisions: Counter[int] = Counter()
        self.winning: Counter[int] = Counter()  # scores
        self.losing: Counter[int] = Counter()
        self.margins: Counter[int] = Counter()  # of the best score over the next
        self.parts: dict[str, tuple[Mean, Mean]] = {}  # of winners and of others
        self._order: defaultdict[int, float] = defaultdict(float)
        self._begun = 0
        self.uses = {name: Group() for name in game.study.uses_in(game.vocabulary)}
        self.settings = {name: Setting(players) for name in self.uses}
        self.openings = {verb: Group() for verb in game.study.openings or (ANY_VERB,)}
        for played in games:
            self.add(played)

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def order(self) -> list[Wins]:
        """The wins of whoever began, of whoever came next, …; empty where all begin at once."""
        if not self._begun:
            return []
        equal = 1 / self.players
        return [Wins(self._begun, self._order[place], equal) for place in range(self.players)]

    def add(self, played: Played) -> None:
        row = played.row
        self.tally.add(row)
        self.decisions[row.decisions] += 1
        won = {seat: at.won for seat, at in enumerate(row.seats)}
        for seat, at in enumerate(row.seats):
            (self.winning if at.won else self.losing)[at.score] += 1
            for part, points in played.parts[seat].items():
                winners, others = self.parts.setdefault(part, (Mean(), Mean()))
                (winners if at.won else others).add(points)
        if self.players > 1:
            best, second, *_ = sorted((at.score for at in row.seats), reverse=True)
            self.margins[best - second] += 1
        if played.first is not None:
            self._begun += 1
            for seat, share in won.items():
                self._order[(seat - played.first) % self.players] += share
        for name, group in self.uses.items():
            group.add(won, played.used.get(name, {}))
        for name, things in played.in_play.items():
            self.settings[name].add(row, dict.fromkeys(things))
        for verb, group in self.openings.items():
            answers = played.opened.get(verb, {})
            did: dict[int, dict[int, int]] = {}
            for seat, answer in answers.items():
                did.setdefault(answer, {})[seat] = 1
            group.add({seat: won[seat] for seat in answers}, did)
