"""What a seat cannot know, made up anew: other cards in the places of those it has not seen."""

from __future__ import annotations

from collections.abc import MutableSequence

from ludoteca.games.challengers.cards import PILES, R_LEVEL, SOLO_LEVEL, STARTER
from ludoteca.games.challengers.table import FRESH, NOBODY, ChallengersTable
from ludoteca.kit import Stream

Place = tuple[MutableSequence[int], int]


def resample(t: ChallengersTable, seat: int | None, rng: Stream) -> None:
    """Hidden are the piles and discards, all shares and redraws, the others' decks and deck phases,
    the order of every deck, the robot's cards, and the trophies that do not lie face up. Known is
    what lies open in a park, one's own deck but for cards that came to it unseen, and every place
    of a deck that was looked at. How many cards of each level the others have stays as it is: what
    they choose from is known."""
    shuffle_decks(t, seat, rng)
    level_of = t.content.level
    pools: list[list[Place]] = [[] for _ in range(len(PILES))]
    for place in hidden_places(t, seat):
        cards, n = place
        level = level_of[cards[n]]
        if level < len(PILES):
            pools[level].append(place)
    for pool in pools:
        mix(pool, rng)
    mix_starting_cards(t, seat, rng)
    mix_robot_cards(t, seat, rng)
    mix_trophies(t, seat, rng)


def mix(pool: list[Place], rng: Stream) -> None:
    cards = [pile[n] for pile, n in pool]
    rng.shuffle(cards)
    for (pile, n), card in zip(pool, cards, strict=True):
        pile[n] = card


def whole(cards: MutableSequence[int]) -> list[Place]:
    return [(cards, n) for n in range(len(cards))]


def shuffle_decks(t: ChallengersTable, seat: int | None, rng: Stream) -> None:
    """Whoever knows which cards are left in a deck does not know their order. Cards that came from
    a pile stay where they were put."""
    seen = FRESH | t.viewer(seat)
    for side in t.sides:
        mix([(side.deck, n) for n, known in enumerate(side.known) if not known & seen], rng)


def hidden_places(t: ChallengersTable, seat: int | None) -> list[Place]:
    """Where cards lie that the seat cannot know."""
    viewer = t.viewer(seat)
    places: list[Place] = []
    for piles in (t.piles, t.discards, t.reserves, *(park.shares for park in t.parks)):
        for pile in piles:
            places += whole(pile)
    for me in t.everybody:
        side = t.sides[me]
        if me == seat:
            places += [(side.deck, n) for n, known in enumerate(side.known) if known & FRESH]
        else:
            places += whole(t.decks[me])
            places += [(side.deck, n) for n, known in enumerate(side.known) if not known & viewer]
    for p in t.seats:
        if p != seat:
            for cards in (t.offers[p], t.thrown[p], t.chosen[p], t.leaving[p]):
                places += whole(cards)
    return places


def mix_starting_cards(t: ChallengersTable, seat: int | None, rng: Stream) -> None:
    """Which of them somebody else has removed."""
    viewer, level_of = t.viewer(seat), t.content.level
    for me in t.seats:
        if me == seat:
            continue
        side = t.sides[me]
        places = [*whole(t.decks[me]), *whole(t.leaving[me]), *whole(t.removed[me])]
        places += [(side.deck, n) for n, known in enumerate(side.known) if not known & viewer]
        mix([(cards, n) for cards, n in places if level_of[cards[n]] == STARTER], rng)


def mix_robot_cards(t: ChallengersTable, seat: int | None, rng: Stream) -> None:
    """Which cards have replaced those it starts with, where they do not lie open in a park."""
    if t.robot == NOBODY:
        return
    viewer, level_of = t.viewer(seat), t.content.level
    side = t.sides[t.robot]
    hidden = [(side.deck, n) for n, known in enumerate(side.known) if not known & viewer]
    places = [*whole(t.decks[t.robot]), *whole(t.spare), *hidden]
    mix([(cards, n) for cards, n in places if level_of[cards[n]] in (R_LEVEL, SOLO_LEVEL)], rng)


def mix_trophies(t: ChallengersTable, seat: int | None, rng: Stream) -> None:
    """Those that lie face down, in the parks and with the others."""
    for number, values in enumerate(t.trophies, 1):
        face_up = {
            t.park_of(me, number)
            for me in t.everybody
            if number in t.won[me] and (t.is_open or me == seat)
        }
        mix([(values, park) for park in range(len(values)) if park not in face_up], rng)
