"""Set-pieces: a convention that stands as a test needs it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.game import Result
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.games.king_of_con.actions import PHASES
from ludoteca.games.king_of_con.cards import FEATURES, OBJECTS, SCENARIOS
from ludoteca.games.king_of_con.rules import GAME, KingOfCon
from ludoteca.games.king_of_con.table import PURCHASE, ConTable

# five objects of different genres, categories and editions, for tests that need some
FIRST, SECOND, THIRD, FOURTH, FIFTH = (
    "pulp-novel",
    "boxed-mutant",
    "vampire-fangs",
    "endless-match-anime",
    "dungeon-box",
)


def thing(name: str) -> int:
    return OBJECTS.index(name)


def features(names: str) -> list[int]:
    return [FEATURES.index(name) for name in names.split()]


class SetPiece(KingOfCon):
    """The game with a table laid by hand."""

    def __init__(self, table: ConTable) -> None:
        self._table = table

    def setup(self, players: int, options: Mapping[str, Any], rng: Stream) -> ConTable:
        table = self._table.copy()
        table._log = []
        return table


def convention(
    collections: Sequence[str] = ("", ""),
    *,
    phase: str = "purchase",
    stands: str = "",
    flea_market: str = "",
    deck: str | None = None,
    reserves: Sequence[int] | int = 10,
    bins: Sequence[int] | None = None,
    monkeys: Sequence[int] | None = None,
    passions: Sequence[str] | None = None,
    round: int = 1,
    auction: int = 1,
    control: bool = False,
    scenario: str = "",
) -> Match:
    """A match at the start of a phase. `collections`: by seat, objects with the tokens on them,
    as "giant-robot:5 enormous-sword" (0 where none are named). `deck`: the next object first; by
    default all the others. The common reserve has all tokens that are nowhere else."""
    players = len(collections)
    t = ConTable(players)
    t.scenario = SCENARIOS.index(scenario) if scenario else -1
    t.control = control
    t.round = round
    t.phase = PHASES.index(phase)
    t.auction = auction if t.phase == PURCHASE else 0
    t.monkeys = list(monkeys) if monkeys else list(range(1, players + 1))
    t.reserves = [reserves] * players if isinstance(reserves, int) else list(reserves)
    if bins is not None:
        t.bins = list(bins)
    for p, collection in enumerate(collections):
        for piece in collection.split():
            name, _, tokens = piece.partition(":")
            t.owners[thing(name)] = p
            t.values[thing(name)] = int(tokens or 0)
    t.stands = [thing(name) for name in stands.split()]
    t.offers = [[0] * players for _ in t.stands]
    t.flea_market = [thing(name) for name in flea_market.split()]
    used = {*t.stands, *t.flea_market, *(o for o in range(len(OBJECTS)) if t.owners[o] >= 0)}
    t.deck = [o for o in range(len(OBJECTS)) if o not in used]
    if deck is not None:
        coming = [thing(name) for name in deck.split()][::-1]
        t.deck = [o for o in t.deck if o not in coming] + coming
    pile = list(range(len(FEATURES)))
    for p in range(players if passions else 0):
        assert passions is not None
        t.passions[p] = features(passions[p])
        pile = [feature for feature in pile if feature not in t.passions[p]]
    t.passion_pile = pile
    t.common = t.box.tokens - sum(t.reserves) - sum(t.bins) - sum(t.values)
    GAME.check(t)
    return Match(SetPiece(t), players, seed=1)


def table(match: Match) -> ConTable:
    assert isinstance(match.table, ConTable)
    return match.table


def play(match: Match, *answers: str) -> None:
    """Answers "0 offer giant-robot", seat by seat; tokens are counted after each."""
    for answer in answers:
        seat, _, text = answer.partition(" ")
        match.play(int(seat), text)
        GAME.check(table(match))


def options(match: Match, seat: int) -> list[str]:
    return [str(option) for option in match.ask(seat).options]


def auction(match: Match, *offers: str) -> None:
    """One Tough Auction: "0 giant-robot 5"; whoever is not named offers nothing."""
    waiting = set(match.asks)
    for offer in offers:
        seat, name, tokens = offer.split()
        play(match, f"{seat} offer {name}", f"{seat} tokens {tokens}")
        waiting.discard(int(seat))
    for p in sorted(waiting):
        play(match, f"{p} nothing")


def skip_auctions(match: Match) -> None:
    """Nobody offers anything (any more)."""
    auction(match)


def loot(match: Match, *offers: str) -> None:
    """The offers of a Looting: "0 giant-robot 5"."""
    for offer in offers:
        seat, name, tokens = offer.split()
        play(match, f"{seat} offer {name}", f"{seat} tokens {tokens}")
    for p in table(match).seats:
        play(match, f"{p} done")


def owner(match: Match, name: str) -> int:
    return table(match).owners[thing(name)]


def value(match: Match, name: str) -> int:
    return table(match).values[thing(name)]


def told(match: Match, key: str = "", seat: int | None = None) -> list[Any]:
    """What was told: the keys, or the data of all events of one key."""
    if key:
        return [event.data for event in match.events(seat) if event.key == key]
    return [event.key for event in match.events(seat)]


def result(match: Match) -> Result:
    assert match.result is not None
    return match.result
