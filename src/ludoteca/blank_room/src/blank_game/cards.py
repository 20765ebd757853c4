"""What is in the box: the content file as numbered curios."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

import msgspec
from ludoteca.kit import AtLeastOne, AtLeastZero, Card, Content, ContentFiles, Sheet

GAME_ID = "blank-game"
ROOM = Path(__file__).parent

#: Curios are numbers at the table: their place here.
CURIOS = ("golden-frog", "old-map", "crystal-ball", "music-box", "magpie")
BIDS = range(1, 25)  # the bidding cards, each once
MOST_PLAYERS = 4
MOST_AMOUNT = 9  # of an effect


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers that are not on a card."""

    hand: AtLeastOne
    short: AtLeastOne  # how many curios a short auction has
    long: AtLeastOne


class Curio(Card, frozen=True):
    copies: AtLeastOne
    points: AtLeastZero
    effect: str  # "coins 2"; "" where it does nothing


class Curios(Sheet, frozen=True):
    box: Box
    curios: list[Curio]


class Effect(NamedTuple):
    """What a curio does: a word that `effects.py` has a script for, and its number."""

    word: str
    amount: int


class AuctionContent(Content):
    """The curios by their numbers."""

    def __init__(self, sheet: Curios, effects: dict[str, Effect | None]) -> None:
        cards = sorted(sheet.curios, key=lambda card: CURIOS.index(card.id))
        self.box = sheet.box
        self.copies = tuple(card.copies for card in cards)
        self.points = tuple(card.points for card in cards)
        self.effects = tuple(effects[card.id] for card in cards)

    def lots(self, length: str) -> int:
        """How many curios an auction of that length has."""
        return self.box.long if length == "long" else self.box.short


def read_content(files: ContentFiles, words: Collection[str]) -> AuctionContent:
    """`words`: what an effect can be."""
    sheet = files.read("curios", Curios)
    files.all_there("curios", "curios", sheet.curios, CURIOS)
    if MOST_PLAYERS * sheet.box.hand > len(BIDS):
        raise files.refuse("curios", "box", "hand", f"there are only {len(BIDS)} bidding cards")
    for length in ("short", "long"):
        if getattr(sheet.box, length) > sum(card.copies for card in sheet.curios):
            raise files.refuse("curios", "box", length, "there are not so many curios")
    return AuctionContent(sheet, {card.id: _effect(files, card, words) for card in sheet.curios})


def _effect(files: ContentFiles, card: Curio, words: Collection[str]) -> Effect | None:
    if not card.effect:
        return None
    word, _, amount = card.effect.partition(" ")
    if word not in words:
        known = ", ".join(sorted(words))
        raise files.refuse("curios", card.id, "effect", f"{word!r} is not one of {known}")
    if amount not in map(str, range(1, MOST_AMOUNT + 1)):
        problem = f"after {word!r} comes a number from 1 to {MOST_AMOUNT}"
        raise files.refuse("curios", card.id, "effect", problem)
    return Effect(word, int(amount))
