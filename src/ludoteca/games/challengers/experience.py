"""What matches have taught about decks: how likely one is to win in each round.

The scale (see `worth`) reasons about a deck. Here is what hundreds of thousands of matches between
decks as players build them add to it: how much its word counts, how many cards and names are good
for a deck, and what each card has turned out to be besides. Everything adds up, and what it comes
to is the logarithm of the odds to win. The figures are in `experience.toml`; they are made by
`python tools/challengers_experience.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from math import exp, log

import msgspec

from ludoteca.games.challengers.cards import CARDS, ROOM, ChallengersContent
from ludoteca.games.challengers.worth import Card, Deck, Scale


class Lessons(msgspec.Struct, frozen=True):
    """What was learnt about one round."""

    before: float  # a single card, of which nothing else is known
    scale: float  # for the logarithm of what the scale says
    card: float  # for each card
    cards: float  # ... and for the logarithm of their number
    name: float  # for each name that has no slot on the bench
    copies: float  # for the cards that there are of a name
    of: dict[str, float]  # by character


@lru_cache(maxsize=1)
def lessons() -> list[Lessons]:
    """By round, the final last."""
    text = (ROOM / "experience.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["rounds"], list[Lessons])


def measured(scale: Scale, deck: Deck) -> tuple[float, ...]:
    """What is learnt about, besides the cards: in the order of `Lessons`."""
    return (
        1.0,
        log(max(0.1, scale.lasts(deck))),
        float(deck.cards),
        log(deck.cards),
        float(max(0, deck.names - scale.content.slots)),
        deck.cards / deck.names,
    )


class Experience(Scale):
    """A scale that goes by what is known of such decks, too."""

    def __init__(
        self, content: ChallengersContent, number: int, known: Lessons | None = None
    ) -> None:
        super().__init__(content, number)
        known = known or lessons()[number - 1]
        self._of = [known.of.get(id, 0.0) for id in CARDS]
        self._weights = (
            known.before,
            known.scale,
            known.card,
            known.cards,
            known.name,
            known.copies,
        )

    def card(self, card: int, deck: Sequence[int]) -> Card:
        return super().card(card, deck)._replace(lesson=self._of[card])

    def judge(self, deck: Deck) -> float:
        """The logarithm of the odds to win a match of this round."""
        if not deck.cards:
            return HOPELESS
        known = measured(self, deck)
        return sum([a * b for a, b in zip(self._weights, known, strict=True)]) + deck.lessons

    def chance(self, cards: Sequence[int]) -> float:
        """How likely a deck is to win a match of this round."""
        return 1 / (1 + exp(-self.worth(cards)))


HOPELESS = -10.0


@lru_cache(maxsize=128)
def experience_of(content: ChallengersContent, number: int) -> Experience:
    return Experience(content, number)
