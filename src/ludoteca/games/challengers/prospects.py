"""What final scores are to be expected of a table as it stands, for bots that look ahead."""

from __future__ import annotations

from ludoteca.games.challengers.cards import FINAL
from ludoteca.games.challengers.experience import experience_of
from ludoteca.games.challengers.table import ChallengersTable

# By round: how much of a deck's strength is still there in later ones, from 3,000 tournaments. It
# says nothing in the beginning, when hardly a card of the later decks is there.
LASTING = (0.0, 0.05, 0.2, 0.6, 0.7, 0.8, 1.0)
FINAL_TROPHY = 8.0  # what it is worth, in fans, to win the final where there is one
FAIR = 0.5  # of their matches the others win: what their decks are guessed to be tells nothing


def prospects(t: ChallengersTable, seat: int | None) -> list[float]:
    """By player: the fans, and what the deck will still win. The seat's own deck is judged by what
    is known of such decks in this round."""
    later = FINAL_TROPHY if t.players > 2 else 0.0
    now, lasting = 0.0, 1.0
    if t.round < FINAL:
        now, *others = [sum(values) / len(values) for values in t.trophies[t.round - 1 :]]
        later += sum(others)
        lasting = LASTING[t.round - 1]
    found = [t.all_fans(p) + (now + later) * FAIR for p in t.seats]
    if seat is not None:
        deck = t.decks[seat] or t.sides[seat].all_cards()
        chance = experience_of(t.content, min(t.round, FINAL)).chance(deck)
        found[seat] += (now + lasting * later) * (chance - FAIR)
    return found
