"""A sensible opponent.

It puts its tokens into the next level of its fort, plays the card that makes its board best, adds
whatever helps, so that no good card is left in its Yard, and follows where that brings more than
the card would in its own turn. It looks at nothing but its own view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ludoteca.games.fort.actions import END, GO_ON, PASS, PLAY_NOTHING, STOP
from ludoteca.games.fort.cards import (
    BOXES,
    FACES,
    PERKS,
    PRIVATE,
    PUBLIC,
    RULES,
    FortContent,
)
from ludoteca.games.fort.figures import EXPERT, SENSIBLE, Figures
from ludoteca.games.fort.language import (
    CHOSEN_SUIT,
    LOOKOUT_CARDS,
    ONCE,
    PACK_SIZE,
    PIZZA,
    SYMBOLS,
    TOY,
    Line,
)
from ludoteca.games.fort.view import BoxPlan
from ludoteca.games.fort.worth import FACE, Board, Eyes
from ludoteca.kit import UNLIMITED, Action, Ask, Limit, Seat

# the perks, the best first
LIKED_PERKS = (
    "xxl-backpack",
    "sticky-fingers",
    "copy-cat",
    "do-over",
    "bribe",
    "recycling",
    "diy",
    "birthday-party",
    "rough-housing",
)


class Greedy:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def figures(self, players: int) -> Figures:
        return SENSIBLE

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        ask = seat.ask
        options = [option for option in ask.options if option.verb != "recycle"]
        if len(options) == 1:
            return options[0]
        if ask.prompt in AT_A_GLANCE:
            return AT_A_GLANCE[ask.prompt](ask, seat.content, options)
        eyes = Eyes(seat.sketch, seat.content, self.figures(seat.players))
        return ANSWERS[ask.prompt](eyes, options)


class Expert(Greedy):
    """The same with better figures."""

    def figures(self, players: int) -> Figures:
        return EXPERT


# --- playing ------------------------------------------------------------------------------


def play(eyes: Eyes, options: list[Action]) -> Action:
    """The card and the order of its actions that make the board best."""
    best, most = options[-1], 0.0
    now = eyes.value(eyes.board)
    plans = {plan.kid: plan for plan in eyes.view.plans or ()}
    for option in options:
        if option.verb == "play":
            face, box = option.args
            boxes = {plan.box: plan for plan in plans[FACES[face]].boxes}
            value = played(eyes, face, box, boxes) - now
        elif option.verb == "build":
            value = built(eyes) - now
        else:
            continue
        if value > most:
            best, most = option, value
    return best


def played(eyes: Eyes, face: int, box: int, boxes: Mapping[str, BoxPlan]) -> float:
    """What the board would be worth after a card, begun with that box."""
    lines = eyes.content.lines[face]
    first, other = lines[box], lines[1 - box]
    assert first is not None
    plan = boxes[BOXES[box]]
    after = eyes.after(eyes.board, first, plan.best.count)
    value = eyes.value(after)
    if other is not None:
        count = recount(after, other, boxes[BOXES[1 - box]].best.count)
        both = eyes.value(eyes.after(after, other, count)) if count else value
        value = max(value, both)
    helping = sum([helper.symbols for helper in plan.helpers])
    return value + eyes.figures.used * min(helping, plan.best.count)


def recount(b: Board, line: Line, count: int) -> int:
    """What is counted once another action is done."""
    if line.times == ONCE or line.suit != ONCE:
        return max(1, count) if line.times == ONCE else count
    return counted_on(b, line)


def counted_on(b: Board, line: Line) -> int:
    """How much of something is on a board."""
    if line.times == PACK_SIZE:
        return sum(b.pack)
    return b.lookout if line.times == LOOKOUT_CARDS else b.level


def built(eyes: Eyes) -> float:
    """DIY: only where no card does it cheaper."""
    new = eyes.board.copy()
    eyes.advance(new, 1)
    return eyes.value(new) - eyes.figures.own_work


def declare(eyes: Eyes, options: list[Action]) -> Action:
    """The suit that the others seem to have least of."""
    seen = [0] * len(SYMBOLS)
    for seat, rival in enumerate(eyes.view.players):
        if seat != eyes.view.you:
            for kid in (*rival.discard, *rival.yard):
                for suit in eyes.content.suits[FACE[kid]]:
                    seen[suit] += 1
    return min(options, key=lambda option: seen[option.arg])


def choose_suit(eyes: Eyes, options: list[Action]) -> Action:
    """The suit of which there is most."""
    assert eyes.view.played is not None
    own = FACE[eyes.view.played.kid]
    symbols = eyes.content.symbols

    def there(suit: int) -> int:
        hand = sum([symbols[face][suit] for face in eyes.hand])
        return hand + eyes.in_lookout(suit) + symbols[own][suit]

    return max(options, key=lambda option: there(option.arg))


def add(ask: Ask, content: FortContent, options: list[Action]) -> Action:
    """Everything that helps, doubles first, and kids before best friends; then the Lookout."""
    cards = [option for option in options if option.verb == "add"]
    if cards:
        symbols, suit = content.symbols, ask.data[1]
        return max(cards, key=lambda o: (symbols[o.arg][suit], not content.is_friend[o.arg]))
    return max(options, key=lambda option: option.arg)


def second(eyes: Eyes, options: list[Action]) -> Action:
    """The other action, if it does any good."""
    best, most = END, 0.0
    assert eyes.view.played is not None
    lines = eyes.content.lines[FACE[eyes.view.played.kid]]
    now = eyes.value(eyes.board)
    for option in options:
        if option is END:
            continue
        line = lines[option.arg]
        assert line is not None
        value = eyes.value(eyes.after(eyes.board, line, likely(eyes, line))) - now
        if value > most:
            best, most = option, value
    return best


def likely(eyes: Eyes, line: Line) -> int:
    """How often an action of the played card will be done."""
    if line.times == ONCE:
        return 1
    if line.suit == ONCE:
        return counted_on(eyes.board, line)
    played = eyes.view.played
    assert played is not None
    symbols = eyes.content.symbols
    suit = line.suit if line.suit != CHOSEN_SUIT else eyes.content.suits[FACE[played.kid]][0]
    cards = [FACE[played.kid], *(FACE[kid] for kid in played.added), *eyes.hand]
    return max(1, sum([symbols[face][suit] for face in cards]) + eyes.in_lookout(suit))


# --- what actions ask for -----------------------------------------------------------------


def gain(eyes: Eyes, options: list[Action]) -> Action:
    kind = eyes.wanted(eyes.board, 1)
    return next((option for option in options if option.arg == kind), options[0])


def most_of_it(ask: Ask, content: FortContent, options: list[Action]) -> Action:
    return options[-1]


def pack(eyes: Eyes, options: list[Action]) -> Action:
    """From the supply, if possible; otherwise what there is more of."""
    supply = [option for option in options if option.verb == "pack-supply"]
    stuff = eyes.board.stuff
    named = supply or [option for option in options if option.verb == "pack"]
    return max(named, key=lambda option: stuff[option.arg]) if named else options[0]


def hide(eyes: Eyes, options: list[Action]) -> Action:
    """A card whose symbol helps and whose actions are missed least."""
    if STOP in options:
        options = [option for option in options if option is not STOP]
    suits, figures = eyes.content.suits, eyes.figures

    def value(option: Action) -> float:
        if option.verb == "hide-top":
            return figures.hide_top
        face = option.args[-1]
        symbols = sum([figures.hide_suit + eyes.demand(suit) for suit in suits[face]])
        return symbols - (figures.hide_missed * eyes.kid(face) if option.verb == "hide" else 0.0)

    return max(options, key=value)


def both(eyes: Eyes, options: list[Action]) -> Action:
    hiding = [option for option in options if option.verb.startswith("hide")]
    return hide(eyes, hiding) if hiding else pack(eyes, options)


def trash(eyes: Eyes, options: list[Action]) -> Action:
    """The worst card; no more than there are bad ones."""
    cards = [option for option in options if option is not STOP]
    worst = min(cards, key=lambda option: eyes.kid(option.arg))
    if STOP in options and (len(eyes.own) <= 7 or eyes.kid(worst.arg) > eyes.figures.good_enough):
        return STOP
    return worst


def take_kid(eyes: Eyes, options: list[Action]) -> Action:
    """The best kid there is; the deck only where nobody is any good."""
    figures = eyes.figures

    def value(option: Action) -> float:
        if option.verb == "top":
            return figures.top
        if option in (GO_ON, STOP):
            return figures.nobody
        return eyes.kid(option.args[-1]) + (figures.taken if option.verb == "take" else 0.0)

    return max(options, key=value)


def trash_rival(eyes: Eyes, options: list[Action]) -> Action:
    """The best kid of whoever leads."""

    def value(option: Action) -> float:
        owner, face = option.args
        return eyes.kid(face) + eyes.figures.leader * eyes.view.players[owner].score

    return max(options, key=value)


def convert(eyes: Eyes, options: list[Action]) -> Action:
    def value(option: Action) -> float:
        if option is STOP:
            return eyes.value(eyes.board)
        place, into = option.args
        new = eyes.board.copy()
        tokens = new.pack if place else new.stuff
        tokens[1 - into] -= 1
        tokens[into] += 1
        return eyes.value(new)

    return max(options, key=value)


def copy(eyes: Eyes, options: list[Action]) -> Action:
    def value(option: Action) -> float:
        there = eyes.view.players[option.arg].pack
        new = eyes.board.copy()
        for kind, tokens in ((PIZZA, there.pizza), (TOY, there.toy)):
            new.stuff[kind] = min(new.limit, new.stuff[kind] + tokens)
        return eyes.value(new)

    return max(options, key=value)


def pay(eyes: Eyes, options: list[Action]) -> Action:
    def value(option: Action) -> float:
        if option is STOP:
            return eyes.value(eyes.board)
        new = eyes.board.copy()
        for kind in (PIZZA, TOY):
            new.stuff[kind] -= option.args[kind]
            new.pack[kind] -= option.args[2 + kind]
        new.level += 1
        return eyes.value(new)

    return max(options, key=value)


def spend(eyes: Eyes, options: list[Action]) -> Action:
    """From Stuff first."""
    paying = [option for option in options if option is not STOP]
    return max(paying, key=lambda option: sum(option.args[:2]))


def choose_rule(eyes: Eyes, options: list[Action]) -> Action:
    now = {seen.rule: seen.points for seen in eyes.view.forecasts or ()}
    return max(options, key=lambda o: now[RULES[o.arg]] + eyes.figures.rules[RULES[o.arg]])


def choose_perk(ask: Ask, content: FortContent, options: list[Action]) -> Action:
    return min(options, key=lambda option: LIKED_PERKS.index(PERKS[option.arg]))


# --- the others ---------------------------------------------------------------------------


def follow(eyes: Eyes, options: list[Action]) -> Action:
    """Where the action is worth more than the card in the own turn."""
    view = eyes.view
    assert view.played is not None
    assert view.following is not None
    line = eyes.content.lines[FACE[view.played.kid]][PUBLIC]
    assert line is not None
    counts = {FACE[helper.kid]: helper.result.count for helper in view.following.helpers}
    now = eyes.value(eyes.board)
    best, most = PASS, 0.0
    for option in options:
        if option is not PASS:
            count = counts[option.arg] if line.times != ONCE else 1
            value = eyes.value(eyes.after(eyes.board, line, count)) - now
            value -= kept(eyes, option.arg)
            if value > most:
                best, most = option, value
    return best


def kept(eyes: Eyes, face: int) -> float:
    """What a card in hand is worth for the own turn to come."""
    content, figures = eyes.content, eyes.figures
    if content.advances[face] and eyes.me.can_advance:
        advancing = sum([bool(content.advances[other]) for other in eyes.hand])
        if advancing == 1:
            return figures.kept_advance
    lines = content.lines[face]
    is_played = lines[PUBLIC] is not None or lines[PRIVATE] is not None
    worth = figures.kept + figures.kept_suit * len(content.suits[face])
    return worth + (figures.kept_action if is_played else 0.0)


def follow_more(ask: Ask, content: FortContent, options: list[Action]) -> Action:
    return options[0]


def rough(eyes: Eyes, options: list[Action]) -> Action:
    """A good card of somebody who is ahead."""
    view = eyes.view
    assert view.played is not None
    leads = view.players[view.current].score >= eyes.me.score
    good = eyes.kid(FACE[view.played.kid]) > eyes.figures.too_good
    return options[0] if leads and good else GO_ON


def do_over(eyes: Eyes, options: list[Action]) -> Action:
    choice = play(eyes, options)
    return choice if choice is not PLAY_NOTHING else GO_ON


def keep(eyes: Eyes, options: list[Action]) -> Action:
    """In the draft: the best kid for those that are there already."""
    eyes.look_at([FACE[kid] for kid in eyes.view.kept or ()])
    return max(options, key=lambda option: eyes.kid(option.arg))


# what can be answered without looking up
AT_A_GLANCE: Mapping[str, Callable[[Ask, FortContent, list[Action]], Action]] = {
    "add": add,
    "times": most_of_it,
    "choose-perk": choose_perk,
    "follow-more": follow_more,
}
ANSWERS: Mapping[str, Callable[[Eyes, list[Action]], Action]] = {
    "keep": keep,
    "play": play,
    "do-over": do_over,
    "declare": declare,
    "choose-suit": choose_suit,
    "second": second,
    "gain": gain,
    "pack": pack,
    "lookout": hide,
    "trash": trash,
    "trash-rival": trash_rival,
    "both": both,
    "convert": convert,
    "copy": copy,
    "pay": pay,
    "spend": spend,
    "choose-rule": choose_rule,
    "follow": follow,
    "rough-housing": rough,
    "recruit": take_kid,
    "birthday": take_kid,
}
