"""What a seat cannot know, made up anew.

Unknown are the cards that nobody has shown yet: in the park deck, in the others' hands and decks.
Of those that came by in a draft, a seat knows who may have taken them. Whatever was shown and went
back into a deck is known to be there, or in the hand; which of the two, only its owner knows.
"""

from __future__ import annotations

from typing import TypeAlias

from ludoteca.games.fort.table import NO_CARD, NO_SUIT, FortTable
from ludoteca.kit import Stream

Place: TypeAlias = tuple[list[int], int]
UNKNOWN = (-1, -1)


def resample(t: FortTable, seat: int | None, rng: Stream) -> None:
    """Put other hidden things in the place of those the seat cannot know."""
    chosen = [t.packs[p].index(t.choice[p]) if t.choice[p] != NO_CARD else NO_CARD for p in t.seats]
    swap_unseen(t, seat, rng)
    for p in t.seats:
        if chosen[p] != NO_CARD:
            t.choice[p] = t.packs[p][chosen[p]]
        mix_hand_and_deck(t, p, p == seat, rng)
    if t.promised != NO_SUIT and t.current != seat:
        keep_promise(t, seat)
    swap_rules(t, seat, rng)


# --- cards --------------------------------------------------------------------------------


def swap_unseen(t: FortTable, seat: int | None, rng: Stream) -> None:
    """Cards that nobody has shown change places with each other, as far as the seat cannot tell."""
    group_of = draft_groups(t, seat)
    places: dict[tuple[int, int], list[Place]] = {}
    for pile in unseen_piles(t, seat):
        for n, card in enumerate(pile):
            if not t.seen[card]:
                places.setdefault(group_of.get(card, UNKNOWN), []).append((pile, n))
    became: dict[int, int] = {}
    # by what everybody knows of them: when they were picked, not where they lie by now
    picked = {
        card: (first, n) for first, picks in enumerate(t.picks) for n, card in enumerate(picks)
    }
    for _, pool in sorted(places.items()):
        pool.sort(key=lambda place: picked.get(place[0][place[1]], UNKNOWN))
        before = [pile[n] for pile, n in pool]
        cards = sorted(before)
        rng.shuffle(cards)
        for (pile, n), old, new in zip(pool, before, cards, strict=True):
            pile[n] = new
            became[old] = new
    for pack in t.picks:
        pack[:] = [became.get(card, card) for card in pack]


def unseen_piles(t: FortTable, seat: int | None) -> list[list[int]]:
    piles = [t.park_deck]
    for p in t.seats:
        if p != seat:
            piles += [t.hand[p], t.deck[p], t.packs[p], t.kept[p]]
    return piles


def draft_groups(t: FortTable, seat: int | None) -> dict[int, tuple[int, int]]:
    """By card that came by in the draft: its pack, and how often the seat had seen that. Cards that
    left a pack between two looks at it are in the hands of those it went through."""
    groups: dict[int, tuple[int, int]] = {}
    if seat is None:
        return groups
    n = t.players
    for first, picks in enumerate(t.picks):
        seen_at = (seat - first) % n  # the round in which the pack came to the seat at first
        for number, card in enumerate(picks):
            if number >= seen_at:
                groups[card] = (first, (number - seen_at) // n)
        rounds = len(picks)
        if rounds >= seen_at:
            for card in t.packs[(first + rounds) % n]:
                groups[card] = (first, (rounds - seen_at) // n)
    return groups


def mix_hand_and_deck(t: FortTable, p: int, own: bool, rng: Stream) -> None:
    """Nobody knows the order of a deck; and the others not what of it is in the hand, but for the
    cards that everybody saw come there."""
    hand, deck, placed = t.hand[p], t.deck[p], t.placed[p]
    if own:
        deck.sort()
        rng.shuffle(deck)
        return
    both = sorted(hand[placed:] + deck)
    rng.shuffle(both)
    free = len(hand) - placed
    hand[placed:] = both[:free]
    deck[:] = both[free:]


def keep_promise(t: FortTable, seat: int | None) -> None:
    """What the leader has begun to do takes a certain symbol in the hand."""
    symbols, face_of, suit = t.content.symbols, t.content.face_of, t.promised
    hand, deck, placed = t.hand[t.current], t.deck[t.current], t.placed[t.current]

    def matches(card: int) -> bool:
        return bool(symbols[face_of[card]][suit])

    if any(matches(card) for card in hand):
        return
    if not any(matches(card) for card in deck):
        at = next(n for n, card in enumerate(hand + deck) if not t.seen[card])
        pile, n = (hand, at) if at < len(hand) else (deck, at - len(hand))
        other, m = next(
            (there, m)
            for there in unseen_piles(t, seat)
            for m, card in enumerate(there)
            if not t.seen[card] and matches(card)
        )
        swapped = {pile[n]: other[m], other[m]: pile[n]}
        pile[n], other[m] = other[m], pile[n]
        for pack in t.picks:
            pack[:] = [swapped.get(card, card) for card in pack]
        if pile is hand:
            return
    n = next(n for n, card in enumerate(deck) if matches(card))
    deck[n], hand[placed] = hand[placed], deck[n]


# --- made-up rules ------------------------------------------------------------------------


def swap_rules(t: FortTable, seat: int | None, rng: Stream) -> None:
    """Whoever has chosen a made-up rule knows which were left then: those that were taken later
    come from there, the earlier ones from all the others."""
    open_to_all = bool(t.over)
    takers = [p for p in t.chose_rule if p != seat]
    if seat is not None and seat in t.chose_rule:
        when = t.chose_rule.index(seat)
        later, earlier = t.chose_rule[when + 1 :], t.chose_rule[:when]
    elif seat is not None and t.looking == seat:
        later, earlier = [], takers
    else:
        shuffle_rules(t, [t.rule_deck, t.rule_box], [] if open_to_all else takers, rng)
        return
    shuffle_rules(t, [t.rule_deck], [] if open_to_all else later, rng)
    shuffle_rules(t, [t.rule_box], [] if open_to_all else earlier, rng)


def shuffle_rules(t: FortTable, piles: list[list[int]], takers: list[int], rng: Stream) -> None:
    rules = sorted([rule for pile in piles for rule in pile] + [t.rule[p] for p in takers])
    rng.shuffle(rules)
    for pile in piles:
        pile[:] = [rules.pop() for _ in pile]
    for p in takers:
        t.rule[p] = rules.pop()
