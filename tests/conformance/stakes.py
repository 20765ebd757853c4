"""A tiny game with a purse that everybody could work out and a card that nobody can.

What a seat receives beyond that is made by small methods, for tests to break one at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.ask import Ask, Script, ask
from ludoteca.core.game import Game, Result
from ludoteca.core.rng import Stream
from ludoteca.core.table import Table
from ludoteca.core.vocabulary import Reason, Vocabulary, says

SPACE = ActionSpace("stakes")
PAY = SPACE.family("pay", coins=range(1, 5))
ALL = SPACE.single("pay-all")
NOTHING = SPACE.single("pay-nothing")


class StakesTable(Table):
    purses: list[int]  # what was paid is seen by all, so they could be worked out
    cards: list[int]  # one each, seen by its owner
    paid: list[int]
    last: list[int]  # the last payments
    current: int
    turns: int

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.purses = [9] * players
        self.cards = []
        self.paid = [0] * players
        self.last = []
        self.current = self.turns = 0


class Stakes(Game[StakesTable]):
    id = "stakes"
    title = "Stakes"
    players = range(2, 4)
    actions = SPACE
    vocabulary = Vocabulary(
        prompts={"stake": says("S1.1", "hint")},
        events={"paid": says("S1.1", "player", "coins", "note"), "last": says("S1.1", "coins")},
        reasons={"too-many": says("S1.1", "coins")},
    )
    end_reasons = ("done",)
    length: int = 12

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> StakesTable:
        table = StakesTable(players)
        table.cards = [rng.below(10) for _ in table.seats]
        return table

    def turn(self, table: StakesTable) -> Script[None]:
        t, p = table, table.current
        choice = yield from ask(p, "stake", lambda: self.stakes(t, p), self.hint(t, p))
        coins = 0 if choice is NOTHING else t.purses[p] if choice is ALL else choice.arg
        t.purses[p] -= coins
        t.paid[p] += coins
        t.last = [*t.last[-2:], coins]
        t.tell("paid", p, coins, self.note(t, p))
        t.tell("last", self.last(t))
        t.current = (p + 1) % t.players
        t.turns += 1
        if t.turns >= self.length:
            t.over = "done"

    def result(self, table: StakesTable) -> Result:
        points = [{"paid": coins} for coins in table.paid]
        return Result.ranked(points, [()] * table.players, table.over)

    def resample(self, table: StakesTable, seat: int | None, rng: Stream) -> None:
        table.cards = [card if p == seat else rng.below(10) for p, card in enumerate(table.cards)]

    def private(self, table: StakesTable) -> Sequence[str]:
        return () if table.over else ("purses", "cards")

    def view(self, table: StakesTable, seat: int | None) -> dict[str, Any]:
        t = table
        return {
            "you": seat,
            "purse": None if seat is None else t.purses[seat],
            "card": None if seat is None else t.cards[seat],
            "paid": t.paid[:],
            "ended_with": t.purses[:] if t.over else [],
            "more": self.more(t, seat),
        }

    def why_not(self, table: StakesTable, ask: Ask, action: Action) -> Reason | None:
        return Reason("too-many", (self.excuse(table, ask.seat),))

    # --- what the tests break ---------------------------------------------------------------

    def more(self, t: StakesTable, seat: int | None) -> Any:
        """More to see."""
        return t.current

    def stakes(self, t: StakesTable, p: int) -> list[Action]:
        """What can be paid."""
        return [NOTHING, *(PAY[n] for n in range(1, min(4, t.purses[p]) + 1)), ALL]

    def hint(self, t: StakesTable, p: int) -> int:
        """What goes with the question."""
        return t.purses[p]

    def note(self, t: StakesTable, p: int) -> int:
        """What goes with the news of a payment."""
        return t.paid[p]

    def last(self, t: StakesTable) -> Sequence[int]:
        """The last payments, as they are told."""
        return tuple(t.last)

    def excuse(self, t: StakesTable, seat: int) -> int:
        """What goes with a refusal."""
        return t.purses[seat]


STAKES = Stakes()
