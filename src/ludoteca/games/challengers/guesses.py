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
    of a deck that was looked at. How many cards of each level all the others together have can be
    counted by the piles, and stays as it is; which of them has how many is made up too. A guess is
    made from what the seat knows alone: two tables that look the same give the same guesses."""
    shuffle_decks(t, seat, rng)
    mix_levels(t, seat, rng)
    level_of = t.content.level
    pools: list[list[Place]] = [[] for _ in range(len(PILES))]
    for place in hidden_places(t, seat):
        cards, n = place
        level = level_of[cards[n]]
        if level < len(PILES):
            pools[level].append(place)
    for pool in pools:
        mix(pool, rng)
    mix_robot_cards(t, seat, rng)
    mix_trophies(t, seat, rng)


def mix(pool: list[Place], rng: Stream) -> None:
    cards = sorted(pile[n] for pile, n in pool)  # so that their order does not show
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


def hidden_in_deck(t: ChallengersTable, me: int, seat: int | None) -> list[Place]:
    """The cards of somebody else's deck that the seat cannot know, and those removed just now."""
    side, viewer = t.sides[me], t.viewer(seat)
    places = [*whole(t.decks[me])]
    if me < t.players:
        places += whole(t.leaving[me])
    return places + [(side.deck, n) for n, known in enumerate(side.known) if not known & viewer]


def mix_levels(t: ChallengersTable, seat: int | None, rng: Stream) -> None:
    """Who has kept how many starting cards, and who has the cards of which level instead."""
    level_of = t.content.level
    others = [p for p in t.seats if p != seat]
    hidden = {p: hidden_in_deck(t, p, seat) for p in others}
    starters: dict[int, list[int]] = {}  # by player: hidden in its deck, or back in the box
    hired: list[int] = []  # all other cards
    wanted = 0
    for p in others:
        cards = [pile[n] for pile, n in hidden[p]]
        kept = [card for card in cards if level_of[card] == STARTER]
        wanted += len(kept)
        starters[p] = sorted(kept + t.removed[p])
        rng.shuffle(starters[p])
        hired += [card for card in cards if level_of[card] != STARTER]
    hired.sort(key=lambda card: (level_of[card], card))
    rng.shuffle(hired)
    owners = [p for p in others for _ in hidden[p]]
    places = [place for p in others for place in hidden[p]]
    order = list(range(len(places)))
    rng.shuffle(order)
    for at in order:
        (pile, n), own = places[at], starters[owners[at]]
        if wanted and own:
            pile[n] = own.pop()
            wanted -= 1
        else:
            pile[n] = hired.pop()
    for p in others:
        t.removed[p] = starters[p]


def hidden_places(t: ChallengersTable, seat: int | None) -> list[Place]:
    """Where cards lie that the seat cannot know."""
    places: list[Place] = []
    for piles in (t.piles, t.discards, t.reserves, *(park.shares for park in t.parks)):
        for pile in piles:
            places += whole(pile)
    for me in t.everybody:
        side = t.sides[me]
        if me == seat:
            places += [(side.deck, n) for n, known in enumerate(side.known) if known & FRESH]
        else:
            places += hidden_in_deck(t, me, seat)
    for p in t.seats:
        if p != seat:
            for cards in (t.offers[p], t.thrown[p], t.chosen[p]):
                places += whole(cards)
    return places


def mix_robot_cards(t: ChallengersTable, seat: int | None, rng: Stream) -> None:
    """Which cards have replaced those it starts with, where they do not lie open in a park."""
    if t.robot == NOBODY:
        return
    level_of = t.content.level
    places = [*whole(t.spare), *hidden_in_deck(t, t.robot, seat)]
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
