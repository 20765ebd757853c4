"""A whole game in one file, for tests: take one or two sticks; whoever takes the last one wins.

Every player has a secret number that nobody else may see, and each turn ends with a question
that has a single option.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.ask import Ask, Script, ask
from ludoteca.core.game import Game, Result
from ludoteca.core.options import Switch
from ludoteca.core.rng import Stream
from ludoteca.core.table import Table
from ludoteca.core.views import PerSeat
from ludoteca.core.vocabulary import Reason, Vocabulary, says

SPACE = ActionSpace("little")
TAKE = SPACE.family("take", sticks=["0", "1", "2"])
DONE = SPACE.single("done")

EN = """
game-title = Sticks
game-about = Take the last stick.
prompt-take = There are { $heap } sticks. How many do you take?
prompt-done = Is that all?
event-took = { YOU($player) ->
        [you] You take
       *[other] { $player } takes
    } { $sticks }.
reason-too-many = There are only { $heap }.
action-take = Take { $sticks }
action-done = That is all
view-heap = Sticks left
view-secret = Your secret
view-players = Players
view-taken = Taken
score-last = The last stick
score-taken = Sticks taken
end-last-taken = The last stick is gone.
"""

IT = """
game-title = Bastoncini
game-about = Prendi l'ultimo bastoncino.
prompt-take = Ci sono { $heap } bastoncini. Quanti ne prendi?
prompt-done = È tutto?
event-took = { YOU($player) ->
        [you] Prendi
       *[other] { $player } prende
    } { $sticks }.
reason-too-many = Ce ne sono solo { $heap }.
action-take = Prendi { $sticks }
action-done = È tutto qui
view-heap = Bastoncini rimasti
view-secret = Il tuo segreto
view-players = Giocatori
view-taken = Presi
score-last = L'ultimo
score-taken = Bastoncini presi
end-last-taken = L'ultimo bastoncino è andato.
"""

RULES_EN = """
# Sticks

## L1 A turn

**L1.1** Take one or two sticks.

**L1.2** You cannot take more than there are.
"""

RULES_IT = """
# Bastoncini

## L1 Un turno

**L1.1** Prendi uno o due bastoncini.

**L1.2** Non puoi prenderne più di quanti ce ne sono.
"""


class SticksTable(Table):
    heap: int
    current: int
    taken: list[int]
    secrets: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.heap = 7
        self.current = 0
        self.taken = [0] * players
        self.secrets = [0] * players


class PlayerView(msgspec.Struct):
    taken: int


class SticksView(msgspec.Struct):
    you: int | None
    heap: int
    secret: int | None
    players: PerSeat[PlayerView]


class Sticks(Game[SticksTable]):
    id = "little"
    title = "Sticks"
    players = range(1, 4)
    actions = SPACE
    options = (Switch("quick"),)
    end_reasons = ("last-taken",)
    texts = {"en": EN, "it": IT}
    rules = {"en": RULES_EN, "it": RULES_IT}
    vocabulary = Vocabulary(
        prompts={"take": says("L1.1", "heap"), "done": says("L1.1")},
        events={"took": says("L1.1", "player", "sticks")},
        reasons={"too-many": says("L1.2", "heap")},
    )

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> SticksTable:
        table = SticksTable(players)
        if options["quick"]:
            table.heap = 2
        table.secrets = [1000 + 100 * seat + rng.below(100) for seat in range(players)]
        return table

    def turn(self, table: SticksTable) -> Script[None]:
        t, p = table, table.current
        choice = yield from ask(p, "take", [TAKE[n] for n in (1, 2) if n <= t.heap], t.heap)
        t.heap -= choice.arg
        t.taken[p] += choice.arg
        t.tell("took", p, choice.arg)
        yield from ask(p, "done", [DONE])
        if not t.heap:
            t.over = "last-taken"
        else:
            t.current = (p + 1) % t.players

    def view(self, table: SticksTable, seat: int | None) -> SticksView:
        return SticksView(
            you=seat,
            heap=table.heap,
            secret=None if seat is None else table.secrets[seat],
            players=[PlayerView(taken) for taken in table.taken],
        )

    def why_not(self, table: SticksTable, ask: Ask, action: Action) -> Reason | None:
        return Reason("too-many", (table.heap,)) if action.arg > table.heap else None

    def result(self, table: SticksTable) -> Result:
        scores = [{"taken": table.taken[p], "last": 10 * (p == table.current)} for p in table.seats]
        return Result.ranked(scores, [()] * table.players, table.over)


GAME = Sticks()
