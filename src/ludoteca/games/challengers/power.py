"""How strong cards are in a park, and how they move about there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.challengers.cards import Abilities, Bonus, Selector, When
from ludoteca.games.challengers.table import EVERYBODY, FRESH, ChallengersTable, Park, Side

# --- power --------------------------------------------------------------------------------


def abilities(t: ChallengersTable, me: int) -> Abilities:
    """What cards can do in the deck of that player."""
    return t.content.robot_abilities if me == t.robot else t.content.abilities


def counted_for(t: ChallengersTable, park: Park, me: int, when: When) -> int:
    """How often what an amount depends on is there, seen by that player."""
    content = t.content
    who = me if when.whose == "own" else park.against(me)
    side = t.sides[who]
    what, arg = when.what, when.arg
    match what:
        case "empty-slots":
            return content.slots - len(side.bench)
        case "trophies":
            return len(t.won[who])
        case "trophies-up-to":
            return int(len(t.won[who]) <= arg)
        case "deck-up-to":
            return int(len(side.deck) <= arg)
        case "sets":
            kinds = content.set
            return len({kinds[card] for slot in side.bench for card in slot})
    selector, powers = Selector(what, arg), content.powers[t.round]
    return sum([content.fits(card, selector, powers) for slot in side.bench for card in slot])


def amount(t: ChallengersTable, park: Park, me: int, bonus: Bonus) -> int:
    """What a bonus comes to just now."""
    number, when = bonus
    if not when.how:
        return number
    count = counted_for(t, park, me, when)
    if when.how == "each":
        return number * count
    return number if bool(count) == (when.how == "if") else 0


def attack_power(t: ChallengersTable, side: Side) -> int:
    """All cards revealed in this attack: their power, what they gained, and help from the bench for
    each of them."""
    powers = t.content.powers[t.round]
    total = sum(side.gains) + sum(side.extras)
    for card in side.stack:
        total += powers[card]
    return total + helped(side, t.content.helps_attack) if side.helpers else total


def helped(side: Side, helps: Sequence[Sequence[int]]) -> int:
    """What the bench gives to all cards revealed."""
    return sum([helps[helper][card] for helper in side.helpers for card in side.stack])


def flag_power(t: ChallengersTable, park: Park) -> int:
    """The card that has the flag alone: what lies under it counts for nothing."""
    content, holder = t.content, park.holder
    side = t.sides[holder]
    card = side.stack[-1]
    total = content.powers[t.round][card] + side.gains[-1]
    bonus = (content.robot_abilities if holder == t.robot else content.abilities).holds[card]
    if bonus is not None:
        total += amount(t, park, holder, bonus)
    for helper in side.helpers:
        total += content.helps_flag[helper][card]
    return total


# --- the bench ----------------------------------------------------------------------------


def put_on_bench(t: ChallengersTable, me: int, cards: list[int]) -> bool:
    """Cards of one name share a slot. False, and nothing is placed, where slots are lacking."""
    side, name = t.sides[me], t.content.name
    bench = side.bench
    if len(bench) + len(cards) > t.content.slots:
        new = {name[card] for card in cards} - {name[slot[0]] for slot in bench}
        if len(bench) + len(new) > t.content.slots:
            return False
    helps = abilities(t, me).helps
    for card in cards:
        called = name[card]
        for slot in bench:
            if name[slot[0]] == called:
                slot.append(card)
                break
        else:
            bench.append([card])
        if helps[card]:
            side.helpers.append(card)
    return True


def take_from_bench(t: ChallengersTable, me: int, card: int) -> None:
    side = t.sides[me]
    slot = next(slot for slot in side.bench if card in slot)
    slot.remove(card)
    if not slot:
        side.bench.remove(slot)
    if card in side.helpers:
        side.helpers.remove(card)


def on_bench(t: ChallengersTable, me: int, selector: Selector) -> list[int]:
    """The different cards on a bench that are meant, in the order of the box."""
    powers = t.content.powers[t.round]
    cards = {card for slot in t.sides[me].bench for card in slot}
    return sorted(card for card in cards if t.content.fits(card, selector, powers))


# --- decks --------------------------------------------------------------------------------


def look(t: ChallengersTable, me: int, count: int) -> None:
    """A player looks at the next cards of its deck, and knows them from now on."""
    side = t.sides[me]
    t.reveal()
    first = len(side.deck) - count
    for place in range(first, len(side.deck)):
        side.known[place] = side.known[place] & ~FRESH | 1 << me
    t.tell("looked", me, count)
    t.tell("saw", tuple(reversed(side.deck[first:])), to=me)


def forget(side: Side, me: int, places: Iterable[int]) -> None:
    """A player has put cards in an order of its own: the others no longer know what lies there."""
    for place in places:
        side.known[place] &= 1 << me


def move_in_deck(side: Side, place: int, to: int) -> None:
    """A card goes from one place of a deck to another; what is known of it goes along."""
    side.deck.insert(to, side.deck.pop(place))
    side.known.insert(to, side.known.pop(place))


def put_on_top(side: Side, card: int, known: int = EVERYBODY) -> None:
    side.deck.append(card)
    side.known.append(known)


def put_to_bottom(side: Side, card: int, known: int) -> None:
    side.deck.insert(0, card)
    side.known.insert(0, known)


def take_from_end(side: Side, end: str) -> int:
    place = -1 if end == "top" else 0
    side.known.pop(place)
    return side.deck.pop(place)
