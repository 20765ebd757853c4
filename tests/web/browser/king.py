"""How people play King of Con in these tests."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from ludoteca.games.king_of_con.rules import GAME
from tests.web.browser.people import Person
from tests.web.browser.walker import Form, Walker

FEATURES: dict[str, list[str]] = GAME.our_content().object_features

OWNED = re.compile(r'data-name="([\w-]+)" data-at="seat-(\d)"')
ON_SHOW = re.compile(r'data-name="([\w-]+)" data-at="stand"')
AT_THE_FLEA_MARKET = re.compile(r'data-name="([\w-]+)" data-at="flea"')

# what there is to say for whoever does not want to do anything
IDLE = ("give-up", "nothing", "tokens 0", "done", "take", "predominate", "concede")

Player = Person | Walker
Plan = Callable[[Player], tuple[str, ...]]


def sit_together(host: Player, friend: Player, *bots: str, options: Form | None = None) -> None:
    """Host and friend at one convention, with bots after them if there are any."""
    if isinstance(host, Walker):
        host.open_table("friend", *bots, game=GAME.id, options=options)
    else:
        host.open_table("friend", *bots, game=GAME.id)
    friend.join(host.invitation)
    for person in (host, friend):
        if isinstance(person, Person):
            person.seated()


def idle(player: Player) -> tuple[str, ...]:
    return IDLE


def decide(player: Player, plan: Plan = idle) -> list[str]:
    """Answer until everything behind this player's screen is decided; what was answered."""
    if isinstance(player, Walker):
        player.wait_for_turn()
    last = (
        {"give-up", "nothing", "done"} if player.can("done") else {"give-up", "nothing", "tokens"}
    )
    given: list[str] = []
    while not given or given[-1].split(" ")[0] not in last:
        given.append(give(player, *plan(player)))
    return given


def give(player: Player, *wanted: str) -> str:
    """The first possible of these answers."""
    if isinstance(player, Person):
        return player.answer(*wanted)
    possible = [value.partition(" ")[2] for value in player.possible]
    chosen = next(it for prefix in wanted for it in possible if it.startswith(prefix))
    player.answer(chosen)
    return chosen


def always(*wanted: str) -> Plan:
    return lambda _: wanted


def html(person: Player) -> str:
    """The page as it is now."""
    return person.page if isinstance(person, Walker) else person.page.content()


class Collector:
    """Bids a few tokens for what goes best with its own collection: four objects with a common
    feature end the game early. Loots nothing."""

    def __init__(self, seat: int, tokens: int = 2) -> None:
        self._seat = seat
        self._tokens = tokens

    def __call__(self, person: Player) -> tuple[str, ...]:
        """What is wanted, the most wanted first."""
        if person.can("tokens"):
            return (f"tokens {self._tokens}", "tokens 1", "tokens 0")
        if person.can("nothing"):
            return (*[f"offer {object}" for object in self.liked(html(person))], "nothing")
        return IDLE

    def liked(self, page: str) -> list[str]:
        """The objects on show, the one that shares most with the collection first."""
        own = [object for object, seat in OWNED.findall(page) if seat == str(self._seat)]
        known = Counter(feature for object in own for feature in FEATURES[object])

        def worth(object: str) -> int:
            return max(known[feature] for feature in FEATURES[object])

        return sorted(set(ON_SHOW.findall(page)), key=worth, reverse=True)
