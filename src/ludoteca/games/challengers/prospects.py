"""What final scores are to be expected of a table as it stands, for bots that look ahead."""

from __future__ import annotations

from ludoteca.games.challengers.cards import FINAL, ROUNDS
from ludoteca.games.challengers.experience import experience_of
from ludoteca.games.challengers.table import ChallengersTable

LATER = 0.6  # how much of its strength a deck has in the rounds after the next one
FINAL_TROPHY = 8.0  # what it is worth, in fans, to win the final where there is one
FAIR = 0.5  # of their matches the others win: what their decks are guessed to be tells nothing


def prospects(t: ChallengersTable, seat: int | None) -> list[float]:
    """By player: the fans, and what the deck will still win. The seat's own deck is judged by what
    is known of such decks in this round."""
    left = FINAL_TROPHY if t.players > 2 else 0.0
    if t.round < FINAL:
        first, *later = [sum(values) / len(values) for values in t.trophies[t.round - 1 :]]
        left += first + LATER * sum(later)
    found = [t.all_fans(p) + left * FAIR for p in t.seats]
    if seat is not None:
        deck = t.decks[seat] or t.sides[seat].all_cards()
        chance = experience_of(t.content, min(t.round, ROUNDS)).chance(deck)
        found[seat] += left * (chance - FAIR)
    return found
