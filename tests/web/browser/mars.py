"""How people play Mars Needs Mechanics in these tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.games.mars_needs_mechanics.cards import KINDS, NAMES
from ludoteca.games.mars_needs_mechanics.rules import GAME
from tests.web.browser.people import Person
from tests.web.browser.walker import Form, Walker, sit_together

RECIPE = {
    name: [KINDS[component] for component in recipe]
    for name, recipe in zip(NAMES, GAME.our_content().recipes, strict=True)
}

# what there is to say for whoever does not want to do anything
IDLE = ("keep-prices", "to-front", "stop-selling", "end-turn", "pass")
BUSY = ("sell", "buy", *IDLE)  # against bots this is the quickest way to the end
ATTEMPTS = 20  # the cards may refuse a stage for a whole game, but not so often

Plan = Callable[[Walker], tuple[str, ...]]


def idle(person: Person | Walker) -> tuple[str, ...]:
    """Buys nothing and sells nothing: two rounds of that end the game."""
    return IDLE


class Eager:
    """Buys what a mechanism needs, builds it, sells a set; then has seen enough and idles."""

    def __init__(self, *mechanisms: str) -> None:
        self._mechanisms = mechanisms or [
            NAMES[mechanism] for mechanism in GAME.our_content().first_game
        ]
        self._done: set[str] = set()

    def __call__(self, person: Person | Walker) -> tuple[str, ...]:
        """What is wanted, the most wanted first."""
        for deed in ("build", "sell"):
            if deed not in self._done and person.can(deed):
                self._done.add(deed)
                return (deed,)
        return IDLE if "build" in self._done else self.shop(person)

    def shop(self, person: Person | Walker) -> tuple[str, ...]:
        """Buys and does nothing else."""
        return (*[f"buy {kind}" for kind in self.lacking(person.cards)], "buy", *IDLE)

    def lacking(self, cards: Sequence[str]) -> list[str]:
        """The components still needed, those of the mechanism that lacks least first."""
        missing = [
            [kind for kind in RECIPE[name] if kind not in cards] for name in self._mechanisms
        ]
        return [kind for kinds in sorted(missing, key=len) for kind in kinds]


def reach(
    host: Walker,
    friend: Walker,
    there: Callable[[], bool],
    plan: Plan,
    options: Form | None = None,
    others: tuple[str, ...] = IDLE,
) -> None:
    """Play at new tables until the stage is reached; the friend does nothing but pass, or what
    `others` says."""
    for _ in range(ATTEMPTS):
        sit_together(host, friend, options=options)
        host.refresh()
        while not (there() or host.over):
            if host.possible:
                host.answer(*plan(host))
            else:
                friend.respond(*others)
                host.refresh()
        if there():
            return
    raise AssertionError("the stage was never reached")
