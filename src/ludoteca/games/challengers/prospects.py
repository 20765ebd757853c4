"""What final scores are to be expected of a table as it stands, for bots that look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random

from ludoteca.games.challengers.cards import CARDS, FINAL, ROUNDS, ChallengersContent
from ludoteca.games.challengers.sparring import Sparring
from ludoteca.games.challengers.table import ChallengersTable
from ludoteca.games.challengers.worth import scale_for

MATCHES = 8  # against each of the usual decks
TRUST = 0.35  # in these matches, beside what the scale says: they are few
# What the scale says of a deck, as a chance to win in each round, from thousands of matches: how
# often a deck of worth 1 would win, and how much more a better one does, in logistic units.
EVEN = (-28.88, -35.76, -37.23, -36.31, -30.97, -39.31, -40.55)
STEEP = (8.14, 9.15, 8.86, 8.06, 6.55, 7.97, 7.61)
LATER = 0.6  # how much of its strength a deck has in the rounds after the next one
FINAL_TROPHY = 8.0  # what it is worth, in fans, to win the final where there is one
FAIR = 0.5  # of their matches the others win: what their decks are guessed to be tells nothing

# Decks as they come out of the deck phases of each round, when sensible players build them.
USUAL_DECKS = (
    (
        "talent-p dog-p champion-p pony pony",
        "talent-p dog-p champion-p treasure parrot",
        "talent-p dog-p champion-p cat spider",
    ),
    (
        "talent-p dog-p champion-p pony skeleton spider parrot",
        "talent-p dog-p champion-p cat cow cow cow",
        "talent-p dog-p champion-p cat merman parrot parrot",
    ),
    (
        "talent-p dog-p champion-p horse cow treasure parrot parrot",
        "dog-p champion-p stable-boy pig lion spider treasure",
        "talent-p dog-p champion-p vendor pony pony pony rubber-duck",
    ),
    (
        "dog-p champion-p stable-boy sorcerer pony cow lifeguard lifeguard",
        "dog-p champion-p cat cat lion spider alien shark",
        "dog-p champion-p horse horse bat cow treasure parrot parrot",
    ),
    (
        "dog-p champion-p mascot director pony pony lifeguard shark shark",
        "dog-p champion-p mascot pig horse horse alien shark",
        "dog-p champion-p mascot horse horse bat clones parrot parrot",
    ),
    (
        "horse cat cat comic-character lion alien shark submarine",
        "champion-p mascot lion villain pony pony alien navigator",
        "dog-p champion-p mascot mascot villain clairvoyant treasure treasure shark shark",
    ),
    (
        "mascot lion villain pony pony alien scifi-geek kraken",
        "mascot mascot villain rubber-duck bumper-car alien slime shark",
        "horse lion lion villain t-rex bat navigator siren",
    ),
)
COPIES = 12  # of one card in a deck, hardly ever more
_LOTS = Random(1)
ORDER = [_LOTS.random() for _ in range(8192)]  # what lots are drawn from
DECKS = tuple([[CARDS.index(id) for id in deck.split()] for deck in decks] for decks in USUAL_DECKS)


def prospects(t: ChallengersTable, seat: int | None) -> list[float]:
    """By player: the fans, and what the deck will still win. The seat's own deck is judged by
    matches against decks as they usually are in this round."""
    number = min(t.round, ROUNDS)
    trophies = [sum(values) / len(values) for values in t.trophies[number - 1 :]]
    rounds = 1 + LATER * (len(trophies) - 1) if t.round < FINAL else 0.0
    left = trophies[0] + LATER * sum(trophies[1:]) if t.round < FINAL else 0.0
    if t.players > 2:
        left += FINAL_TROPHY
    found = [t.all_fans(p) + left * FAIR for p in t.seats]
    if seat is not None:
        deck = t.decks[seat] or t.sides[seat].all_cards()
        rng = Random(f"{t.piles}")  # another in every world, and always the same in this one
        wins, fans = tried(t.content, number, deck, rng)
        wins = TRUST * wins + (1 - TRUST) * weighed(t.content, number, deck)
        found[seat] += left * (wins - FAIR) + rounds * fans
    return found


def tried(
    content: ChallengersContent, number: int, deck: Sequence[int], rng: Random
) -> tuple[float, float]:
    """How many of its matches in that round a deck wins, and how many fans it gains in each. With
    the same luck, the cards that two decks have in common come up in the same order in both."""
    park = Sparring(content, number)
    wins = 0
    for other in DECKS[number - 1]:
        for match in range(MATCHES):
            rival = other[:]
            rng.shuffle(rival)
            decks = [in_order(deck, rng.randrange(len(ORDER))), rival]
            wins += park.play(decks, starter=match % 2) == 0
    matches = MATCHES * len(DECKS[number - 1])
    return wins / matches, park.table.fans[0] / matches


def weighed(content: ChallengersContent, number: int, deck: Sequence[int]) -> float:
    """How many of its matches in that round a deck wins, by the scale of the game's own bot."""
    worth = max(0.1, scale_for(content, number).worth(deck))
    return 1 / (1 + exp(-EVEN[number - 1] - STEEP[number - 1] * log(worth)))


def in_order(deck: Sequence[int], luck: int) -> list[int]:
    """Shuffled: each card, and each further one like it, has a place by that luck of its own."""
    lots: list[tuple[float, int]] = []
    copies = [0] * len(CARDS)
    for card in deck:
        lots.append((ORDER[(luck + card * COPIES + copies[card]) % len(ORDER)], card))
        copies[card] += 1
    lots.sort()
    return [card for _, card in lots]
