"""The match phase, top to bottom as in the rulebook; what cards do is in `effects`."""

from __future__ import annotations

from ludoteca.games.challengers.cards import FINAL, SHARED, Effect
from ludoteca.games.challengers.effects import IN_MATCH
from ludoteca.games.challengers.power import (
    abilities,
    amount,
    flag_power,
    helped,
    put_on_bench,
)
from ludoteca.games.challengers.table import NOBODY, ChallengersTable, Park, Side
from ludoteca.kit import Script, parallel

# --- before and after ---------------------------------------------------------------------


def play_matches(t: ChallengersTable, pairs: list[tuple[int, int]]) -> Script[None]:
    """All matches side by side, each with its share of the piles, so that no park's speed changes
    another's cards."""
    t.parks = [Park(pair) for pair in pairs]
    deal_shares(t)
    yield from parallel(
        {number: play_match(t, number) for number in range(len(t.parks))},
        whose={
            number: [p for p in park.pair if p != t.robot] for number, park in enumerate(t.parks)
        },
    )
    take_back_shares(t)


def deal_shares(t: ChallengersTable) -> None:
    """The piles that matches draw from, each followed by its shuffled discards, are dealt card by
    card to the parks, face down."""
    parks = len(t.parks)
    for level in range(len(SHARED)):
        t.refill(level, t.rng)
        from_top = t.piles[level][::-1]
        for number, park in enumerate(t.parks):
            park.shares.append(from_top[number::parks][::-1])
        t.piles[level] = []


def take_back_shares(t: ChallengersTable) -> None:
    """What is left goes back in the order of the parks; what left a deck joins the discards."""
    for level in range(len(SHARED)):
        for park in t.parks:
            t.piles[level] += park.shares[level]
            park.shares[level] = []
    for park in t.parks:
        for card in park.gone:
            t.discard(card, NOBODY)
        park.gone = []


def gather(t: ChallengersTable) -> None:
    """Everybody takes its cards back from the parks: what is left of the deck, what lies on the
    bench, in the discard pile and under the flag."""
    for me in t.everybody:
        side = t.sides[me]
        t.decks[me] += sorted(side.all_cards())
        t.sides[me] = Side()


# --- A: shuffle and begin -----------------------------------------------------------------


def play_match(t: ChallengersTable, number: int) -> Script[None]:
    park = t.parks[number]
    one, other = park.pair
    t.tell("match-began", number + 1, one, other)
    for me in park.pair:
        side = t.sides[me] = Side(t.decks[me], [0] * len(t.decks[me]))
        t.decks[me] = []
        t.rng.shuffle(side.deck)
    park.starter = who_starts(t, park)
    yield from fight(t, park)
    end_match(t, number)


def who_starts(t: ChallengersTable, park: Park) -> int:
    """Whoever has the trophy of the later round; otherwise the flag is tossed."""
    one, other = park.pair
    first, second = (max(t.won[me], default=0) for me in park.pair)
    if first == second:
        starter = park.pair[t.rng.below(2)]
        t.tell("tossed", starter)
        return starter
    starter = one if first > second else other
    t.tell("starts", starter, max(first, second))
    return starter


def fight(t: ChallengersTable, park: Park) -> Script[None]:
    """The first card takes the flag; then attack follows attack until somebody loses."""
    yield from first_card(t, park)
    while park.winner == NOBODY:
        yield from attack(t, park)


def first_card(t: ChallengersTable, park: Park) -> Script[None]:
    """It does what it does when it is revealed and when it takes the flag, but it never attacks."""
    me = park.starter
    side = t.sides[me]
    if not side.deck:
        cannot_reveal(t, park, me)
        return
    card = turn_over(t, side)
    side.extras.append(0)
    t.tell("first-card", me, card, t.content.powers[t.round][card])
    effect = abilities(t, me).instant[card]
    side.gains.append(gain_at_once(t, park, me, card))
    if effect is not None and effect.word != "bonus":
        yield from do(t, park, me, card, effect)
    park.holder = me
    t.moment()
    effect = abilities(t, me).taken[card]
    if effect is not None:
        yield from do(t, park, me, card, effect)


# --- B: attack ----------------------------------------------------------------------------


def attack(t: ChallengersTable, park: Park) -> Script[None]:
    """Card after card, until all of them together are as strong as the one that has the flag."""
    me = park.against(park.holder)
    side = t.sides[me]
    content = t.content
    can = abilities(t, me)
    instant, attacks, powers = can.instant, can.attacks, content.powers[t.round]
    own = 0  # what the cards have without help from the bench, which may come and go
    while True:
        if not side.deck:
            cannot_reveal(t, park, me)
            return
        card = turn_over(t, side)
        t.tell("revealed", me, card, powers[card])
        extra = side.next_bonus
        if extra:
            side.next_bonus = 0
        bonus = attacks[card]
        if bonus is not None:
            extra += amount(t, park, me, bonus)
        if extra:
            tell_bonus(t, me, card, extra)
        side.extras.append(extra)
        effect = instant[card]
        gained = gain_at_once(t, park, me, card) if effect is not None else 0
        side.gains.append(gained)
        if effect is not None and effect.word != "bonus":
            yield from do(t, park, me, card, effect)
        own += powers[card] + extra + gained
        total = own + helped(side, content.helps_attack) if side.helpers else own
        needed = flag_power(t, park)
        if total >= needed:
            break
        t.tell("stands", me, total, needed)
        t.moment()
    t.tell("captured", me, card, total, needed)
    yield from capture(t, park, me)


def turn_over(t: ChallengersTable, side: Side) -> int:
    """The next card of a deck is revealed."""
    card = side.deck.pop()
    side.known.pop()
    side.stack.append(card)
    t.reveal()
    return card


def gain_at_once(t: ChallengersTable, park: Park, me: int, card: int) -> int:
    """The power a card gains when it is revealed, which is its own from now on."""
    bonus = abilities(t, me).gains[card]
    if bonus is None:
        return 0
    gained = amount(t, park, me, bonus)
    tell_bonus(t, me, card, gained)
    return gained


def do(t: ChallengersTable, park: Park, me: int, card: int, effect: Effect) -> Script[None]:
    """What a card does, in the words of the content."""
    return IN_MATCH[effect.word](t, park, me, card, *effect.args)


def tell_bonus(t: ChallengersTable, me: int, card: int, bonus: int) -> None:
    if bonus:
        t.tell("grew" if bonus > 0 else "shrank", me, card, abs(bonus))


def capture(t: ChallengersTable, park: Park, me: int) -> Script[None]:
    """The flag goes to the last card revealed. Whoever had it resolves what the loss brings, then
    clears its half of the park onto its bench; then comes what taking the flag brings."""
    other = park.holder
    park.holder = me
    side = t.sides[other]
    t.moment()
    lost = side.stack[-1]
    effect = abilities(t, other).lost[lost]
    if effect is not None:
        yield from do(t, park, other, lost, effect)
    cards, side.stack = side.stack, []
    side.gains, side.extras = [], []
    if cards:
        if not put_on_bench(t, other, cards):
            side.stack = cards  # not placed at all
            side.gains, side.extras = [0] * len(cards), [0] * len(cards)
            t.tell("overflowed", other, tuple(cards))
            park.winner, park.how = me, "overflow"
            return
        t.tell("benched", other, tuple(cards))
        t.moment()
    holder = t.sides[me].stack[-1]
    effect = abilities(t, me).taken[holder]
    if effect is not None:
        yield from do(t, park, me, holder, effect)
        t.moment()


def cannot_reveal(t: ChallengersTable, park: Park, me: int) -> None:
    t.tell("cannot-reveal", me)
    park.winner, park.how = park.against(me), "no-cards"


# --- C: the trophy ------------------------------------------------------------------------


def end_match(t: ChallengersTable, number: int) -> None:
    """The winner takes the trophy of the round; what the robot wins against people who play a
    tournament goes back into the box."""
    park = t.parks[number]
    winner = park.winner
    t.tell("won-match", winner, park.against(winner), number + 1)
    if t.round == FINAL:
        return
    if winner == t.robot and t.players > 1:
        t.tell("trophy-boxed", t.round)
        return
    t.won[winner].append(t.round)
    t.reveal()
    t.tell("trophy", winner, t.round)
    seen_by = None if t.is_open else winner
    t.tell("trophy-seen", winner, t.trophy(winner, t.round), to=seen_by)
