"""Summers laid out by hand, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludoteca import IllegalAction, Match
from ludoteca.games.fort.cards import FACES, PERKS, RULES, FortContent
from ludoteca.games.fort.language import KINDS, SYMBOLS
from ludoteca.games.fort.rules import GAME
from ludoteca.games.fort.table import FortTable
from ludoteca.testing.positions import options, play, result, set_piece, told

__all__ = [
    "CONTENT",
    "discards",
    "face",
    "faces",
    "go_round",
    "hand",
    "kids",
    "lookout",
    "options",
    "pass_all",
    "perk",
    "play",
    "pull",
    "refusal",
    "result",
    "rule_number",
    "summer",
    "symbol",
    "table",
    "token",
    "told",
    "yard",
]

CONTENT: FortContent = GAME.our_content()
PARK = "scout thunder ant"


def face(kid: str) -> int:
    return FACES.index(kid)


def faces(kids: str) -> tuple[int, ...]:
    return tuple(face(kid) for kid in kids.split())


def perk(name: str) -> int:
    return PERKS.index(name)


def rule_number(name: str) -> int:
    return RULES.index(name)


def symbol(name: str) -> int:
    return SYMBOLS.index(name)


def token(name: str) -> int:
    return KINDS.index(name)


def summer(
    *hands: str,
    stuff: Sequence[tuple[int, int]] = (),
    pack: Sequence[tuple[int, int]] = (),
    level: Sequence[int] = (),
    points: Sequence[int] = (),
    lookout: Sequence[str] = (),
    yard: Sequence[str] = (),
    discard: Sequence[str] = (),
    deck: Sequence[str] = (),
    perks: Sequence[str] = (),
    rules: Sequence[str] = (),
    park: str = PARK,
    top: str = "",
    row: str = "",
    rule_deck: str = "",
    park_deck: int = -1,
    content: FortContent = CONTENT,
    **more: Any,
) -> Match:
    """A table that waits for the first seat to play a card. Everything is given by seat, tokens as
    (pizzas, toys); best friends that are named nowhere are at the bottom of their deck. `top`: the
    next cards of the park deck; `park_deck`: how many cards it has, the others left the game;
    `more`: other fields of the table."""
    players = len(hands)
    t = FortTable(players, content)
    friends = [card for board in t.boards for card in content.friends[board]]
    pool = [*t.park_deck, *friends]

    def draw(names: str) -> list[int]:
        cards = []
        for name in names.split():
            cards.append(t.card_of(pool, face(name)))
            pool.remove(cards[-1])
        return cards

    for p, names in enumerate(hands):
        t.hand[p] = draw(names)
    piles = ((t.lookout, lookout), (t.yard, yard), (t.discard, discard), (t.deck, deck))
    for pile, given in piles:
        for p, names in enumerate(given):
            pile[p] = draw(names)[::-1] if pile is t.deck else draw(names)
    t.park = draw(park)
    t.park_deck = draw(top)[::-1]
    for p in t.seats:
        left = [card for card in content.friends[t.boards[p]] if card in pool]
        t.deck[p] = left + t.deck[p]
        for card in left:
            pool.remove(card)
    if park_deck < 0:
        t.park_deck = pool + t.park_deck
    else:
        rest = max(0, park_deck - len(t.park_deck))
        t.park_deck = pool[:rest] + t.park_deck
        t.trashed = pool[rest:]
    for card in (*friends, *t.trashed, *t.park):
        t.show(card)
    for cards in (*t.lookout, *t.yard, *t.discard):
        for card in cards:
            t.show(card)
    _give_tokens(t, stuff, pack)
    _give(t.level, level)
    _give(t.points, points)
    _deal_rules(t, rules, rule_deck)
    _deal_perks(t, perks, row)
    for name, value in more.items():
        setattr(t, name, value)
    return set_piece(GAME, t)


def _give(here: list[int], given: Sequence[int]) -> None:
    for p, value in enumerate(given):
        here[p] = value


def _give_tokens(
    t: FortTable, stuff: Sequence[tuple[int, int]], pack: Sequence[tuple[int, int]]
) -> None:
    for here, given in ((t.stuff, stuff), (t.pack, pack)):
        for p, tokens in enumerate(given):
            here[p] = list(tokens)
            for kind, number in enumerate(tokens):
                t.supply[kind] -= number


def _deal_rules(t: FortTable, rules: Sequence[str], rule_deck: str) -> None:
    for p, name in enumerate(rules):
        if name:
            t.rule[p] = rule_number(name)
            t.chose_rule.append(p)
    wanted = [rule_number(name) for name in rule_deck.split()]
    held = {*t.rule, *wanted}
    others = [rule for rule in range(len(RULES)) if rule not in held]
    size = t.players + 1 - len(t.chose_rule) - len(wanted)
    t.rule_deck = wanted + (others[:size] if not rule_deck else [])
    left = {*t.rule, *t.rule_deck}
    t.rule_box = [rule for rule in range(len(RULES)) if rule not in left]


def _deal_perks(t: FortTable, perks: Sequence[str], row: str) -> None:
    for p, name in enumerate(perks):
        if name:
            t.perk[p] = perk(name)
    wanted = [perk(name) for name in row.split()]
    held = [p for p in t.perk if p >= 0]
    others = [p for p in range(len(PERKS)) if p not in (*held, *wanted)]
    size = t.players + 1 - len(held) - len(wanted)
    t.perks = wanted + others[:size]


def table(match: Match) -> FortTable:
    assert isinstance(match.table, FortTable)
    return match.table


def kids(match: Match, cards: Sequence[int]) -> list[str]:
    return [FACES[face] for face in table(match).faces(cards)]


def hand(match: Match, p: int) -> list[str]:
    return sorted(kids(match, table(match).hand[p]))


def discards(match: Match, p: int) -> list[str]:
    return sorted(kids(match, table(match).discard[p]))


def yard(match: Match, p: int) -> list[str]:
    return sorted(kids(match, table(match).yard[p]))


def lookout(match: Match, p: int) -> list[str]:
    return sorted(kids(match, table(match).lookout[p]))


def refusal(match: Match, seat: int, answer: str) -> str:
    """The key of the reason for which an answer is refused."""
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, answer)
    assert refused.value.reason is not None, f"{answer!r} is refused without a reason"
    return refused.value.reason.key


def pass_all(match: Match) -> None:
    """Nobody follows."""
    while any(ask.prompt == "follow" for ask in match.asks.values()):
        play(match, f"{next(iter(match.asks))} pass")


def pull(match: Match) -> None:
    """The leader does nothing more, and recruits from the deck: the turn is over."""
    current = table(match).current
    while match.asks and table(match).current == current and not table(match).over:
        seat = next(iter(match.asks))
        known = options(match, seat)
        for answer in ("end", "play-nothing", "pass", "go-on", "top", known[0]):
            if answer in known:
                play(match, f"{seat} {answer}")
                break


def go_round(match: Match) -> None:
    """Turns go by until the round is over."""
    number = table(match).round
    while match.asks and table(match).round == number:
        pull(match)
