"""What a deck is worth: how long it lasts against a usual opponent of the round.

A match goes round and round: somebody takes the flag, the other takes it back. Each time some cards
are used up, fewer where they are strong, and all of them end on the bench. So a deck lasts as long
as it has cards, or until more names lie on the bench than there are slots; and it makes the other
one last the shorter, the stronger its cards hold the flag. What cards do is counted as power.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.challengers.cards import (
    ROUNDS,
    Bonus,
    ChallengersContent,
    Effect,
    Selector,
    When,
)

# The power of a usual card by round, and of the final: in attack, and holding the flag.
USUAL = (2.2, 2.6, 3.0, 3.4, 3.9, 4.4, 5.2, 5.4)
BENCHED = 0.45  # how likely another card of the deck lies on the bench when one is revealed
HELD = 0.5  # how likely a card has the flag at some time
# How much slots and power count, beside the number of cards: from thousands of matches.
SLOTS, STRENGTH = 0.6, 0.9
HOPE = 0.4  # what cards do besides their power is easily thought too much of
FAN = 0.45  # what a fan is worth in power, in the first round; less and less later on


class Card(NamedTuple):
    """What one card of a deck is good for."""

    attack: float
    flag: float
    lesson: float = 0.0  # what matches have taught about it (see `experience`)


class Deck(NamedTuple):
    """What a deck comes to: enough to know what it is worth with a card more or less."""

    cards: int
    names: int
    attack: float  # of all cards together
    flag: float
    lessons: float


class Scale:
    """Weighs decks in one round of a tournament."""

    def __init__(self, content: ChallengersContent, number: int) -> None:
        self.content = content
        self.powers = content.powers[number]
        self.usual = USUAL[number - 1]
        self.trophies = (number - 1) / 2  # that an opponent has
        self.fan = FAN * max(0, ROUNDS + 1 - number) / ROUNDS

    # --- a deck ---------------------------------------------------------------------------

    def lasts(self, deck: Deck) -> float:
        """For how long it lasts, by no measure but its own."""
        if not deck.cards:
            return 0.0
        supply = float(deck.cards)
        slots = self.content.slots
        if deck.names > slots:
            share = deck.names / deck.cards
            supply *= 1 - (1 - (slots + 1) / deck.names) ** share if deck.names > slots + 1 else 1
        power = max(0.1, deck.attack / deck.cards) * max(0.1, deck.flag / deck.cards)
        return float(supply**SLOTS * deck.cards ** (1 - SLOTS) * power**STRENGTH)

    def judge(self, deck: Deck) -> float:
        """What a deck is worth: more is better."""
        return self.lasts(deck)

    def weigh(self, cards: Sequence[int]) -> dict[int, Card]:
        """What each different card is good for in this deck."""
        return {card: self.card(card, cards) for card in set(cards)}

    def sum_up(self, cards: Sequence[int], weights: Mapping[int, Card]) -> Deck:
        name = self.content.name
        return Deck(
            len(cards),
            len({name[card] for card in cards}),
            sum([weights[card].attack for card in cards]),
            sum([weights[card].flag for card in cards]),
            sum([weights[card].lesson for card in cards]),
        )

    def worth(self, cards: Sequence[int]) -> float:
        """A deck as it is."""
        return self.judge(self.sum_up(cards, self.weigh(cards)))

    def trimmed(self, cards: Sequence[int]) -> tuple[float, tuple[int, ...]]:
        """What a deck is worth once the cards that slow it down are gone, and which these are."""
        return _trimmed(self, tuple(sorted(cards)))

    def trim(self, cards: Sequence[int]) -> tuple[float, tuple[int, ...]]:
        weights = self.weigh(cards)
        left = list(cards)
        name = self.content.name
        deck = self.sum_up(left, weights)
        best = self.judge(deck)
        removed: list[int] = []
        while len(left) > 1:
            called = [name[card] for card in left]
            trials = []
            for card in sorted(set(left)):
                weight = weights[card]
                names = deck.names - (called.count(name[card]) == 1)
                smaller = Deck(
                    deck.cards - 1,
                    names,
                    deck.attack - weight.attack,
                    deck.flag - weight.flag,
                    deck.lessons - weight.lesson,
                )
                trials.append((self.judge(smaller), card, smaller))
            value, card, smaller = max(trials)
            if value <= best:
                return best, tuple(removed)
            best, deck = value, smaller
            left.remove(card)
            removed.append(card)
        return best, tuple(removed)

    # --- a card ---------------------------------------------------------------------------

    def card(self, card: int, deck: Sequence[int]) -> Card:
        """Its power, and what it does, in a deck of these cards."""
        can = self.content.abilities
        attack = flag = float(self.powers[card])
        if (bonus := can.gains[card]) is not None:
            gained = self.amount(card, bonus, deck)
            attack, flag = attack + gained, flag + gained
        if (bonus := can.attacks[card]) is not None:
            attack += self.amount(card, bonus, deck)
        if (bonus := can.holds[card]) is not None:
            flag += self.amount(card, bonus, deck)
        effect = self.content.effects[card]
        if effect is not None and effect.word in DOES:
            more = HOPE * DOES[effect.word](self, card, effect, deck)
            attack, flag = attack + more, flag + more
        return Card(attack, flag)

    def amount(self, card: int, bonus: Bonus, deck: Sequence[int]) -> float:
        """What a bonus will come to, as things usually go."""
        number, when = bonus
        if not when.how:
            return number
        count, likely = self.expected(card, when, deck)
        if when.how == "each":
            return number * count
        return number * (likely if when.how == "if" else 1 - likely)

    def expected(self, card: int, when: When, deck: Sequence[int]) -> tuple[float, float]:
        """How often what is counted will be there, and how likely it is there at all."""
        content = self.content
        match when.what:
            case "empty-slots":
                names = len({content.name[other] for other in deck})
                count = max(0.0, content.slots - BENCHED * min(names, content.slots + 2))
                return count, 1.0
            case "trophies":
                return self.trophies, min(1.0, self.trophies)
            case "trophies-up-to":
                return 1.0, 1.0 if self.trophies <= when.arg else 0.5
            case "deck-up-to":
                likely = min(1.0, (when.arg + 1) / max(1, len(deck)))
                return likely, likely
            case "sets":
                kinds = [content.set[other] for other in deck]
                count = sum(1 - (1 - BENCHED) ** kinds.count(kind) for kind in set(kinds))
                return count, min(1.0, count)
        if when.whose == "their":
            return 1.0, 0.5
        others = self.matching(card, Selector(when.what, when.arg), deck)
        return BENCHED * others, 1 - (1 - BENCHED) ** others

    def matching(self, card: int, selector: Selector, deck: Sequence[int]) -> int:
        """How many other cards of a deck are meant."""
        fits, powers = self.content.fits, self.powers
        count = sum([fits(other, selector, powers) for other in deck])
        return count - fits(card, selector, powers) if card in deck else count


# --- what cards do, as power --------------------------------------------------------------


def _support(scale: Scale, card: int, effect: Effect, deck: Sequence[int]) -> float:
    amount, selector, role = effect.args
    count = scale.matching(card, selector, deck)
    share = {"attack": 0.6, "flag": 0.4, "both": 1.0}[role]
    return BENCHED * share * float(amount) * count


def _fans(scale: Scale, card: int, effect: Effect, deck: Sequence[int]) -> float:
    number, when = effect.args
    timing = scale.content.cards[card].timing
    if timing == "when-chosen":
        return 0.0
    likely = HELD if timing == "flag-taken" else 0.8
    return likely * scale.fan * scale.amount(card, Bonus(number, when), deck)


def _flat(number: float) -> Callable[[Scale, int, Effect, Sequence[int]], float]:
    return lambda scale, card, effect, deck: number


def _bench_out(scale: Scale, card: int, effect: Effect, deck: Sequence[int]) -> float:
    whose, count, selector = effect.args
    if whose != "own":
        return 0.3
    names = len({scale.content.name[other] for other in deck})
    if names <= scale.content.slots:
        return 0.0
    there = min(float(count), BENCHED * scale.matching(card, selector, deck))
    return OUT * there * scale.usual


def _returns(scale: Scale, card: int, effect: Effect, deck: Sequence[int]) -> float:
    count, selector = effect.args
    fits = [other for other in deck if scale.content.fits(other, selector, scale.powers)]
    if not fits:
        return 0.0
    power = max(scale.powers[other] for other in fits)
    return min(float(count), BENCHED * scale.matching(card, selector, deck)) * power * BACK


def _deals(scale: Scale, card: int, effect: Effect, deck: Sequence[int]) -> float:
    level, count, whose, _ = effect.args
    power: float = (2.0, 4.0)[level] * count
    return power * DEALT if whose == "own" else -power * DEALT


def _slip(scale: Scale, card: int, effect: Effect, deck: Sequence[int]) -> float:
    return 0.5 * OUT * scale.usual


OUT = 0.3  # a slot freed, measured by a usual card
BACK = 0.6
DEALT = 0.2

DOES: Mapping[str, Callable[[Scale, int, Effect, Sequence[int]], float]] = {
    "support": _support,
    "fans": _fans,
    "top-or-bottom": _flat(0.3),
    "arrange": _flat(0.5),
    "search": _flat(0.5),
    "bench-out": _bench_out,
    "return": _returns,
    "may-return": _returns,
    "bench-their-top": _flat(1.5),
    "slip-away": _slip,
    "next-bonus": _flat(1.0),
    "swap": _flat(0.8),
    "deal": _deals,
    "lose": lambda scale, card, effect, deck: 1.2 if effect.args[0] == "their" else -1.0,
}


@lru_cache(maxsize=16384)
def _trimmed(scale: Scale, cards: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
    """The same decks are weighed again and again while their owner makes up its mind."""
    return scale.trim(cards)


@lru_cache(maxsize=128)
def scale_for(content: ChallengersContent, number: int) -> Scale:
    return Scale(content, number)
