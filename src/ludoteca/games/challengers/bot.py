"""The coach: drafts what makes its deck last, and trims what slows it down.

An expert does the same by what is known of such decks (see `experience`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from ludoteca.games.challengers.actions import (
    DRAW,
    ENOUGH,
    KEEP,
    OUT,
    READY,
    REMOVE,
    STOP,
    TAKE,
    THROW,
    TRIM,
)
from ludoteca.games.challengers.cards import CARDS, FINAL, PILES, ChallengersContent
from ludoteca.games.challengers.experience import experience_of
from ludoteca.games.challengers.view import Arena, ChallengersView, Half, Offer
from ludoteca.games.challengers.worth import Scale, scale_for
from ludoteca.kit import UNLIMITED, Action, Limit, Seat

NUMBER = {id: number for number, id in enumerate(CARDS)}
ENOUGH_GAIN = 0.0  # a card that does not make the deck last longer is left


class Greedy:
    """Sees its own view and keeps nothing between two questions."""

    def __init__(self, rng: Random) -> None:
        pass

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        options = seat.ask.options
        if len(options) == 1:
            return options[0]
        match seat.ask.prompt:
            case "level":
                return self._level(seat, options)
            case "choose" | "throw" | "exchange" | "trim" | "remove" | "final-trim":
                return self._in_deck_phase(seat)
        return InMatch(seat).answer()

    def _in_deck_phase(self, seat: Seat) -> Action:
        return DeckPhase(seat, scale_for).answer()

    def _level(self, seat: Seat, options: Sequence[Action]) -> Action:
        """The higher level where it gives as many cards; otherwise as practice has shown."""
        draft = seat.content.draft[seat.ask.data[0] - 1]
        return max(options, key=lambda option: draft[option.arg] * LEVEL_WORTH[option.arg])


LEVEL_WORTH = (1.0, 2.2, 5.0)  # of a card of each level


class Expert(Greedy):
    """Has seen many decks win and lose."""

    def _in_deck_phase(self, seat: Seat) -> Action:
        return ByExperience(seat, experience_of).answer()


class DeckPhase:
    """What to choose, to throw and to remove."""

    def __init__(self, seat: Seat, scales: Callable[[ChallengersContent, int], Scale]) -> None:
        self.seat = seat
        self.view: ChallengersView = seat.view
        self.scale = scales(seat.content, min(self.view.round, FINAL))
        assert self.view.deck is not None
        self.deck = [NUMBER[id] for id, count in self.view.deck.cards.items() for _ in range(count)]

    def answer(self) -> Action:
        match self.seat.ask.prompt:
            case "choose":
                return self.pick()
            case "throw":
                return self.throw()
            case "exchange":
                return self.exchange()
        return self.trim()

    @property
    def offer(self) -> Offer:
        assert self.view.offer is not None
        return self.view.offer

    def gains(self) -> list[tuple[float, int]]:
        """What each card on offer would add to the deck, the best first."""
        cards = [NUMBER[id] for id in self.offer.cards]
        worth = {c: self.gain(c) + self.at_once(c) for c in set(cards)}
        return sorted(((worth[c], c) for c in cards), reverse=True)

    def gain(self, card: int) -> float:
        """What a card would add to the deck, without what it would make superfluous."""
        return self.scale.trimmed([*self.deck, card])[0] - self.scale.trimmed(self.deck)[0]

    def at_once(self, card: int) -> float:
        """What choosing a card brings, besides the card."""
        effect = self.scale.content.abilities.chosen[card]
        if effect is None:
            return 0.0
        return 0.3 if effect.word == "exchange" else self.scale.fan * 0.5

    def enough(self) -> float:
        """What a card must add at least, not to be thrown."""
        return usual_gain(self.seat.content, self.view.round, PILES.index(self.offer.level))

    def kept(self) -> list[int]:
        """Of the cards on offer those that are good enough not to be thrown."""
        enough = self.enough()
        best = self.gains()[: self.offer.left]
        return [card for gain, card in best if gain >= enough]

    def pick(self) -> Action:
        if self.offer.can_redraw:
            first = self._first_to_throw()
            if first is not None:
                return first
        gain, card = self.gains()[0]
        return TAKE[card] if gain > ENOUGH_GAIN else ENOUGH

    def throw(self) -> Action:
        return self._first_to_throw() or DRAW

    def _first_to_throw(self) -> Action | None:
        """What would not be chosen anyway may as well be drawn again."""
        left = [NUMBER[id] for id in self.offer.cards]
        for card in self.kept():
            left.remove(card)
        return THROW[min(left)] if left else None

    def exchange(self) -> Action:
        """Whatever would be removed anyway, if there is still something good on offer."""
        options = self.seat.ask.options
        _, unwanted = self.scale.trimmed(self.deck)
        for card in unwanted:
            if REMOVE[card] in options and self.offer.cards:
                return REMOVE[card]
        return KEEP if KEEP in options else options[0]

    def trim(self) -> Action:
        _, unwanted = self.scale.trimmed(self.deck)
        if not unwanted:
            return READY
        remove = REMOVE[unwanted[0]]
        return remove if remove in self.seat.ask.options else TRIM


class ByExperience(DeckPhase):
    """The same, by what has turned out to win."""

    def at_once(self, card: int) -> float:
        return 0.0 if self.scale.content.abilities.chosen[card] is None else AT_ONCE

    def enough(self) -> float:
        """What three of four cards in that pile would not add to this deck."""
        return _picky(self.scale, tuple(sorted(self.deck)), PILES.index(self.offer.level))


AT_ONCE = 0.05  # what it is worth that a card does something when it is chosen, in odds
PICKY = 0.75  # how many of the cards in a pile are not worth keeping, if others can be drawn


@lru_cache(maxsize=16384)
def _picky(scale: Scale, deck: Sequence[int], level: int) -> float:
    """The same decks come again and again in the worlds that somebody looks at."""
    pile = scale.content.by_level[level]
    before, _ = scale.trimmed(deck)
    gain = {card: scale.trimmed([*deck, card])[0] - before for card in set(pile)}
    return sorted([gain[card] for card in pile])[int(len(pile) * PICKY)]


@lru_cache(maxsize=512)
def usual_gain(content: ChallengersContent, number: int, level: int) -> float:
    """What a card of that level usually adds to a deck as decks usually are in that round."""
    scale = scale_for(content, min(number, FINAL))
    deck = list(content.starting)
    before, _ = scale.trimmed(deck)
    cards = sorted(set(content.by_level[level]))
    gains = sorted(scale.trimmed([*deck, card])[0] - before for card in cards)
    return gains[len(gains) * 2 // 3]


class InMatch:
    """What to answer where a card asks in a match."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.options = seat.ask.options
        view: ChallengersView = seat.view
        content: ChallengersContent = seat.content
        self.powers = content.powers[view.round]
        arena = next(arena for arena in view.parks if arena.yours)
        self.arena: Arena = arena
        me = seat.ask.seat
        self.mine: Half = next(half for half in arena.halves if half.player == me)
        self.theirs: Half = next(half for half in arena.halves if half.player != me)

    def answer(self) -> Action:
        match self.seat.ask.prompt:
            case "top-or-bottom" | "arrange":
                return self._best_next([(option.arg, option) for option in self.options])
            case "search-top":
                looked = self.mine.next_cards
                return self._best_next(
                    [(NUMBER[id], option) for id, option in zip(looked, self.options, strict=True)]
                )
            case "search-bottom":
                looked = self.mine.next_cards
                pairs = zip(looked, self.options, strict=True)
                return min(pairs, key=lambda pair: self.powers[NUMBER[pair[0]]])[1]
            case "bench-out" | "they-bench-out":
                return self._off_bench(self.mine)
            case "their-bench-out":
                return self._off_their_bench()
        return self._back()

    def _best_next(self, choices: list[tuple[int, Action]]) -> Action:
        """In attack the weakest card that takes the flag; otherwise the strongest."""
        lacking = self.arena.lacking if self.mine.attacking else 0
        enough = [choice for choice in choices if self.powers[choice[0]] >= lacking > 0]
        if enough:
            return min(enough, key=lambda choice: self.powers[choice[0]])[1]
        return max(choices, key=lambda choice: self.powers[choice[0]])[1]

    def _off_bench(self, half: Half) -> Action:
        """A card alone in its slot that helps nobody, the weakest first."""
        alone = [
            NUMBER[slot.cards[0]] for slot in half.bench if len(slot.cards) == 1 and not slot.helps
        ]
        free = sorted((card for card in alone if OUT[card] in self.options), key=self._power)
        if free:
            return OUT[free[0]]
        return STOP if STOP in self.options else self.options[0]

    def _off_their_bench(self) -> Action:
        """Only a helper is worth the slot that becomes free."""
        helpers = [NUMBER[slot.cards[0]] for slot in self.theirs.bench if slot.helps]
        there = [OUT[card] for card in helpers if OUT[card] in self.options]
        return there[0] if there else STOP

    def _back(self) -> Action:
        """The strongest."""
        back = [option for option in self.options if option.verb == "back"]
        return max(back, key=lambda option: self._power(option.arg))

    def _power(self, card: int) -> int:
        return self.powers[card]
