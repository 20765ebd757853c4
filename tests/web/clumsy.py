"""A tiny game whose bots go wrong in every way a bot can.

Each player in turn points left or right and then confirms. In every second round there is only
one way to point. Everybody holds a number that nobody else sees.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from ludoteca import Limit, Seat
from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.ask import Script, ask
from ludoteca.core.bots import UNLIMITED
from ludoteca.core.game import Game, Result
from ludoteca.core.rng import Stream
from ludoteca.core.table import Table
from ludoteca.core.vocabulary import Vocabulary, says

ROUNDS = 4

SPACE = ActionSpace("clumsy")
POINT = SPACE.family("point", way=["left", "right"])
CONFIRM = SPACE.single("confirm")

TEXTS = """
game-title = Clumsy
game-about = Left or right.
action-point = point { $way }
action-confirm = confirm
prompt-point = Where do you point?
prompt-confirm = Are you sure?
event-pointed = { $player } points.
score-points = points
end-done = Done.
"""


class ClumsyTable(Table):
    round: int
    points: list[int]
    numbers: list[int]  # hidden

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.round = 0
        self.points = [0] * players
        self.numbers = [0] * players


class ClumsyView(msgspec.Struct):
    round: int
    points: list[int]
    number: int | None


def play_round(t: ClumsyTable) -> Script[None]:
    t.round += 1
    for p in t.seats:
        ways = [POINT[0], POINT[1]] if t.round % 2 else [POINT[0]]
        choice = yield from ask(p, "point", ways)
        yield from ask(p, "confirm", [CONFIRM])
        t.points[p] += choice.arg
        t.tell("pointed", p)
    if t.round == ROUNDS:
        t.over = "done"


class Sound:
    def __init__(self, rng: Random) -> None:
        pass  # it leaves nothing to chance

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        return seat.ask.options[0]


class Failing(Sound):
    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        raise ValueError("it had a bad day")


class Hanging(Sound):
    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        while True:
            pass


class Deadly(Sound):
    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        os._exit(3)


class Cheating(Sound):
    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        return CONFIRM if POINT[0] in seat.ask.options else POINT[0]


class Clumsy(Game[ClumsyTable]):
    id = "clumsy"
    title = "Clumsy"
    players = range(2, 5)
    actions = SPACE
    vocabulary = Vocabulary(
        prompts={"point": says(""), "confirm": says("")},
        events={"pointed": says("", "player")},
    )
    texts = {"it": TEXTS, "en": TEXTS}
    end_reasons = ("done",)
    bots = {
        "failing": Failing,
        "hanging": Hanging,
        "deadly": Deadly,
        "cheating": Cheating,
        "sound": Sound,
    }

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> ClumsyTable:
        table = ClumsyTable(players)
        table.numbers = [rng.below(1000) for _ in range(players)]
        return table

    def turn(self, table: ClumsyTable) -> Script[None]:
        return play_round(table)

    def view(self, table: ClumsyTable, seat: int | None) -> ClumsyView:
        number = None if seat is None else table.numbers[seat]
        return ClumsyView(table.round, table.points[:], number)

    def resample(self, table: ClumsyTable, seat: int | None, rng: Stream) -> None:
        table.numbers = [
            number if p == seat else rng.below(1000) for p, number in enumerate(table.numbers)
        ]

    def result(self, table: ClumsyTable) -> Result:
        points = [{"points": points} for points in table.points]
        return Result.ranked(points, [()] * table.players, table.over)


GAME = Clumsy()
