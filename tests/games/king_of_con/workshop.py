"""Set-pieces: a convention that stands as a test needs it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.match import Match
from ludoteca.games.king_of_con.actions import PHASES
from ludoteca.games.king_of_con.cards import FEATURES, OBJECTS, SCENARIOS, ConContent
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.games.king_of_con.table import PURCHASE, ConTable
from ludoteca.testing.positions import options, play, result, set_piece, told

__all__ = ["options", "play", "result", "told"]

CONTENT: ConContent = GAME.our_content()

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
    t = ConTable(players, CONTENT)
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
    return set_piece(GAME, t)


def table(match: Match) -> ConTable:
    assert isinstance(match.table, ConTable)
    return match.table


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
