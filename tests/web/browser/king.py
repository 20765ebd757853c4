"""How people play King of Con in these tests."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

from ludoteca.core.match import Match
from ludoteca.games.king_of_con.cards import OBJECTS
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing.bots import play_out
from tests.games.king_of_con.workshop import convention, loot
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


# --- every kind of question, with as much to show as there can be ---------------------------

Stage = tuple[Match, int]  # and who looks at it


def stages() -> dict[str, Stage]:
    """Every kind of question, and the end."""
    return {
        "passions, among five": (Match(GAME, 5, 1), 0),
        "auction": (opened(), 0),
        "tokens": (said(opened(), "offer"), 0),
        "confirmed": (said(opened(), "offer", "tokens 6"), 0),
        "tokens of the looting": (said(before_the_looting(), "offer"), 0),
        "looting, with an offer laid out": (said(before_the_looting(), "offer", "tokens 1"), 0),
        "tie": a_tie(),
        "end": (to_the_end(), 0),
        "last looting, among five": (last_round(), 0),
        "end, among five": (after_the_last_round(), 0),
    }


def said(match: Match, *answers: str, seat: int = 0) -> Match:
    """The match after one has said this: the first that begins so."""
    for wanted in answers:
        options = match.asks[seat].options
        match.play(seat, next(it for it in options if str(it).startswith(wanted)))
    return match


def opened(players: int = 2, **options: object) -> Match:
    """The stands are open."""
    match = Match(GAME, players, 1, {name.replace("_", "-"): it for name, it in options.items()})
    for seat in range(players):
        said(match, "give-up", seat=seat)
    return match


def before_the_looting() -> Match:
    match = opened(scenario="fifth-stand")
    for seat in range(2):
        said(match, "offer", "tokens 3", seat=seat)
    for seat in range(2):
        said(match, "nothing", seat=seat)
    return match


def a_tie() -> Stage:
    match = opened(monkey_control=True)
    for seat in range(2):
        said(match, "offer", "tokens 2", seat=seat)
    for seat in range(2):
        said(match, "nothing", seat=seat)
    return match, next(iter(match.asks))


def to_the_end() -> Match:
    match = Match(GAME, 2, 1)
    play_out(match, [GAME.own_bot(Random(seat)) for seat in range(2)])
    return match


def last_round() -> Match:
    """All objects are spread evenly."""
    features = sorted({feature for it in FEATURES.values() for feature in it})
    return convention(
        [" ".join(f"{it}:{1 + place % 3}" for it in OBJECTS[place::5]) for place in range(5)],
        phase="looting",
        round=GAME.our_content().box.rounds,
        reserves=5,
        passions=[" ".join(features[2 * place : 2 * place + 2]) for place in range(5)],
    )


def after_the_last_round() -> Match:
    match = last_round()
    loot(match)
    return match
