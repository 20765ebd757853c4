"""Set-pieces: a match with its cards in a known order, and tournaments played on to a place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from ludoteca.core.match import Match
from ludoteca.games.challengers.actions import PHASES
from ludoteca.games.challengers.cards import CARDS, PILES, SETS, ChallengersContent
from ludoteca.games.challengers.matches import end_match, fight
from ludoteca.games.challengers.power import put_on_bench
from ludoteca.games.challengers.rules import GAME, Challengers
from ludoteca.games.challengers.table import NAMING, ChallengersTable, Park, Side
from ludoteca.kit import Script
from ludoteca.testing.positions import options, play, result, set_piece, told

__all__ = ["options", "play", "result", "told"]

CONTENT: ChallengersContent = GAME.our_content()


def card(name: str) -> int:
    return CARDS.index(name)


def cards(names: str) -> list[int]:
    """Cards by their ids; "cat*3" are three of them."""
    found: list[int] = []
    for name in names.split():
        id, _, times = name.partition("*")
        found += [card(id)] * int(times or 1)
    return found


def names(numbers: Iterable[int]) -> str:
    return " ".join(CARDS[number] for number in numbers)


# --- one match ----------------------------------------------------------------------------


class Bout(Challengers):
    """One match in one park, whose decks lie in a known order, and nothing else."""

    def turn(self, table: ChallengersTable) -> Script[None]:
        return self.match(table)

    def match(self, t: ChallengersTable) -> Script[None]:
        yield from fight(t, t.parks[0])
        end_match(t, 0)
        t.standing = [*t.everybody]
        t.over = "final"

    def check(self, table: ChallengersTable) -> None:
        for side in table.sides:
            assert len(side.deck) == len(side.known)
            assert len(side.bench) <= table.content.slots


BOUT = Bout()


def bout(
    one: str,
    other: str,
    *,
    robot: bool = False,
    number: int = 2,
    starter: int = 0,
    won: Sequence[Sequence[int]] = ((), ()),
    benches: Sequence[str] = ("", ""),
    shares: Sequence[str] = ("", ""),
    known: int = 0,
    content: ChallengersContent = CONTENT,
) -> Match:
    """A match of two decks, each with its next card first. `robot`: the other one is the robot.
    `known`: who knows the cards in the decks.
    `shares`: of the piles A and B, the next card first. `won`: the rounds of trophies."""
    t = ChallengersTable(1 if robot else 2, content)
    t.round = number
    t.phase = PHASES.index("match")
    t.sets = list(range(len(SETS) - 1))
    t.decks = [[], []]
    t.won = [list(rounds) for rounds in won]
    for me, deck in enumerate((one, other)):
        order = cards(deck)[::-1]
        t.sides[me] = Side(order, [known] * len(order))
    t.parks = [Park((0, 1), starter=starter, shares=[cards(share)[::-1] for share in shares])]
    for me, bench in enumerate(benches):
        put_on_bench(t, me, cards(bench))
    return set_piece(BOUT, t)


def table(match: Match) -> ChallengersTable:
    assert isinstance(match.table, ChallengersTable)
    return match.table


def park(match: Match) -> Park:
    return table(match).parks[0]


def half(match: Match, me: int) -> Side:
    return table(match).sides[me]


def bench(match: Match, me: int) -> list[str]:
    """By slot."""
    return [names(slot) for slot in half(match, me).bench]


def deck(match: Match, me: int) -> str:
    """The next card first."""
    return names(half(match, me).deck[::-1])


def discards(match: Match, me: int) -> str:
    return names(half(match, me).discards)


def totals(match: Match, me: int) -> list[tuple[int, int]]:
    """What the attacks of a player came to, card by card, and what they had to come to."""
    found = []
    for event in match.events(None):
        if event.key in ("stands", "captured") and event.data[0] == me:
            found.append((event.data[-2], event.data[-1]))
    return found


def first_needed(one: str, other: str, **more: Any) -> int:
    """The power of the first card of the first deck, once it has the flag."""
    return totals(bout(one, other or "newcomer", **more), 1)[0][1]


def first_total(card_names: str, **more: Any) -> int:
    """What the other deck's first card comes to in attack, against a Kraken with the flag."""
    return totals(bout("kraken", card_names, **more), 1)[0][0]


def refusal(match: Match, seat: int, answer: str) -> tuple[object, ...]:
    """Why the seat cannot answer so: the key of the reason, and what it says."""
    reason = match.why_not(seat, GAME.parse(answer))
    assert reason is not None
    return (reason.key, *reason.data)


# --- tournaments --------------------------------------------------------------------------


def tournament(players: int, seed: int = 1, **chosen: Any) -> Match:
    """A tournament at its very beginning."""
    given = {name.replace("_", "-"): value for name, value in chosen.items()}
    return Match(GAME, players, seed, given)


def play_until(match: Match, there: Callable[[ChallengersTable], bool], seed: int = 1) -> None:
    """Random answers, but decks are left as they are, until the table is as wanted."""
    rng = Random(seed)
    while match.asks and not there(table(match)):
        seat = next(iter(match.asks))
        ask = match.asks[seat]
        keeping = [it for it in ask.options if it.verb in ("take", "ready")]
        match.play(seat, rng.choice(keeping or ask.options))


def at(number: int, phase: str) -> Callable[[ChallengersTable], bool]:
    """Whether that phase of that round is there."""
    return lambda t: t.round == number and t.phase == PHASES.index(phase)


def laid(match: Match, level: str, next_cards: str) -> Match:
    """The same match, with these cards next in a pile: those that lie there now change places with
    them. Other piles are as they were."""
    t = table(match).copy()
    pile = t.piles[PILES.index(level)]
    for place, wanted in enumerate(cards(next_cards), 1):
        at_place = len(pile) - place
        found = max(n for n in range(at_place + 1) if pile[n] == wanted)
        pile[found], pile[at_place] = pile[at_place], pile[found]
    return set_piece(GAME, t)


def offered(next_cards: str, players: int = 2, number: int = 1, seed: int = 1) -> Match:
    """A tournament in which the first player is dealt these cards, and then draws the others of
    them, at the start of that round's deck phase. All sets but one that they do not need."""
    wanted = cards(next_cards)
    needed = {CONTENT.set[c] for c in wanted}
    left_out = next(kind for kind in (1, 2, 3, 4, 5, 6) if kind not in needed)
    kinds = ("city", "castle", "film", "funfair", "haunted", "space", "shipwreck")
    match = tournament(players, seed, left_out=kinds[left_out])
    t = table(match).copy()
    for hands in (t.offers, t.reserves):
        for hand in hands:
            t.piles[0] += hand
    t.clear_phase()
    t.levels = [-1] * players
    t.round, t.phase = number, NAMING
    pile = t.piles[CONTENT.level[wanted[0]]]
    places = [n * players for n in range(len(wanted))]  # one at a time around the table
    for c, place in zip(wanted, places, strict=True):
        here = len(pile) - 1 - place
        fixed = {len(pile) - 1 - p for p in places[: places.index(place)]}
        there = next(n for n in range(len(pile)) if pile[n] == c and n not in fixed)
        pile[here], pile[there] = pile[there], pile[here]
    return set_piece(GAME, t)
