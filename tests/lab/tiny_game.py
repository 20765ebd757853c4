"""A tiny game for the lab: everybody secretly shows one, two or three fingers; most wins."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.ask import Script, ask, sealed
from ludoteca.core.bots import UNLIMITED, Limit, RandomBot
from ludoteca.core.game import Game, Result
from ludoteca.core.options import Switch
from ludoteca.core.rng import Stream
from ludoteca.core.seat import Seat
from ludoteca.core.table import Table
from ludoteca.core.vocabulary import Vocabulary, says

SPACE = ActionSpace("fingers")
SHOW = SPACE.family("show", fingers=["one", "two", "three"])
THUMB = SPACE.single("thumb")


class FingersTable(Table):
    shown: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.shown = [0] * players


class Top:
    """Always shows three."""

    def __init__(self, rng: Random) -> None:
        pass

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        return SHOW[2]


class Curious(Top):
    """Looks at everything a bot may look at."""

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        assert seat.fork(Random(1)).players == seat.players
        assert [event.key for event in seat.events] == ["begun"]
        return SHOW[seat.view]


class Patient(Top):
    """Shows more, the longer it may think."""

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        return SHOW[0 if limit == UNLIMITED else 1 if limit.playouts == 40 else 2]


class Clumsy(Top):
    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        raise ZeroDivisionError("no\nfingers")


class Cheat(Top):
    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        return THUMB


class Deadly(Top):
    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        os._exit(1)


class Fingers(Game[FingersTable]):
    id = "fingers"
    title = "Fingers"
    players = range(2, 5)
    actions = SPACE
    vocabulary = Vocabulary(prompts={"show": says("F1")}, events={"begun": says("F1")})
    options = (Switch("fair", default=True),)
    end_reasons = ("shown",)
    bots: ClassVar = {
        "at-random": RandomBot,  # as `random`, but not known to be it
        "top": Top,
        "curious": Curious,
        "patient": Patient,
        "clumsy": Clumsy,
        "cheat": Cheat,
        "deadly": Deadly,
    }

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> FingersTable:
        return FingersTable(players)

    def turn(self, table: FingersTable) -> Script[None]:
        table.tell("begun")
        shown = yield from sealed({p: ask(p, "show", list(SHOW)) for p in table.seats})
        table.shown = [shown[p].arg + 1 for p in table.seats]
        table.over = "shown"

    def view(self, table: FingersTable, seat: int | None) -> int:
        return 1

    def result(self, table: FingersTable) -> Result:
        return Result.ranked(
            [{"fingers": n} for n in table.shown], [() for _ in table.seats], table.over
        )


def write_own(folder: Path) -> Path:
    """The game as somebody has it in a file of their own, under a name of its own."""
    file = folder / "own.py"
    file.write_text(
        "from tests.lab.tiny_game import Fingers\n"
        "class Own(Fingers):\n"
        "    id, title = 'own-fingers', 'Own <Fingers>'\n"
        "GAME = Own()\n"
    )
    return file
