"""What kids do: one small script for each word of their language, and how a whole line is done.

A word says which answers there are to it (`options`, from the ways that `means` found) and what
happens then (`apply`). A line is carried out step by step, in full or in part.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ludoteca.games.fort.actions import (
    ADD,
    CHOOSE_PERK,
    CHOOSE_RULE,
    CHOOSE_SUIT,
    CONVERT,
    COPY,
    GAIN,
    GO,
    HIDE,
    HIDE_PARK,
    HIDE_TOP,
    HIDE_YARD,
    PACK_FROM_SUPPLY,
    PACK_UP,
    PAY,
    RECRUIT,
    RECYCLE,
    STOP,
    TAKE,
    TIMES,
    TOP,
    TRASH,
    TRASH_DISCARD,
    TRASH_RIVAL,
)
from ludoteca.games.fort.cards import FACES, MOST_PLAYERS, PUBLIC, TOP_LEVEL
from ludoteca.games.fort.language import (
    ALWAYS,
    ANY,
    CHOSEN_SUIT,
    ONCE,
    PIZZA,
    SYMBOLS,
    TOY,
    Line,
    Step,
)
from ludoteca.games.fort.means import (
    COPIES,
    DISCARD,
    GREEN,
    HAND,
    PACK,
    STUFF,
    YARD,
    Means,
    Way,
    after,
    after_one,
    can_finish,
    counted,
    expand,
    in_full,
    most,
    packs_in_part,
    repeated,
    take,
    ways,
    with_tokens,
)
from ludoteca.games.fort.symbols import (
    Symbols,
    ends_in_part,
    least_added,
    line_in_full,
)
from ludoteca.games.fort.table import NO_BOX, NO_KIND, NO_SUIT, NOBODY, FortTable
from ludoteca.kit import Action, Ask, Family, Script, ask

# --- asking -------------------------------------------------------------------------------


Options: TypeAlias = "list[Action] | Callable[[], list[Action]]"


def decide(t: FortTable, p: int, prompt: str, options: Options, *data: object) -> Script[Action]:
    """Ask a player. Whoever has Recycling may use it first, in its own turn."""
    if t.perk[p] < 0 or not may_recycle(t, p):
        answer: Action = yield Ask(p, prompt, options, data)
        return answer

    def with_recycling() -> list[Action]:
        return [*(options() if callable(options) else options), *recycling(t, p)]

    while True:
        choice = yield from ask(p, prompt, with_recycling, *data)
        if choice.verb != "recycle":
            return choice
        recycle(t, p, choice.arg)


def may_recycle(t: FortTable, p: int) -> bool:
    return p == t.current and t.has_perk(p, "take-back")


def recycling(t: FortTable, p: int) -> list[Action]:
    """Any card of the own discards."""
    if not may_recycle(t, p):
        return []
    return RECYCLE.each(t.different(t.discard[p]))


def recycle(t: FortTable, p: int, face: int) -> None:
    """The perk leaves the game; a card of the discards comes into the hand, for all to see."""
    t.use_up_perk(p)
    card = t.card_of(t.discard[p], face)
    t.discard[p].remove(card)
    t.hand[p].insert(0, card)
    t.placed[p] += 1
    t.tell("recycled", p, face)
    t.moment()


# --- the words ----------------------------------------------------------------------------


def gain_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    return [GAIN[kind] for (kind,) in found]


def gain(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    """Tokens from the supply into Stuff. What the leader chose binds whoever follows."""
    kind = choice.arg
    if step.kind == ANY:
        t.kind = kind
        if p == t.current and t.box == PUBLIC:
            t.leader_kind = kind
    take_tokens(t, p, kind, step.number)
    t.tell("gained", p, step.number, kind)
    yield from ()


def take_tokens(t: FortTable, p: int, kind: int, tokens: int) -> None:
    t.stuff[p][kind] += tokens
    t.supply[kind] -= tokens


def points_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    return [TIMES[1]]


def score(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    """Forward on the track."""
    t.points[p] += step.number
    t.tell("scored", p, step.number, t.points[p])
    if t.points[p] >= t.content.box.end_points and not t.ending:
        t.ending = "points"
        t.tell("last-round-points", p, t.points[p])
    yield from ()


def pack_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    return [
        PACK_UP[kind] if place == STUFF else PACK_FROM_SUPPLY[kind] for place, kind in sorted(found)
    ]


def pack(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    """A token from Stuff into the Pack; with Sticky Fingers, from the supply."""
    kind = choice.arg
    if choice.verb == "pack":
        t.stuff[p][kind] -= 1
    else:
        t.supply[kind] -= 1
    t.pack[p][kind] += 1
    t.tell("packed" if choice.verb == "pack" else "packed-supply", p, kind)
    yield from ()


def lookout_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    """A card of the hand; with Bribe, of the Park, of its deck or of a rival's Yard."""
    options = []
    if (HAND,) in found:
        options += HIDE.each(t.different(t.hand[p]))
    if (GREEN,) in found:
        options += HIDE_PARK.each(t.different(t.park))
        if t.park_deck:
            options.append(HIDE_TOP)
    if (YARD,) in found:
        options += in_yards(t, p, HIDES)
    return options


def hide(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    """The card stays in the Lookout until the end of the game."""
    match choice.verb:
        case "hide":
            card = t.take_from_hand(p, choice.arg)
            t.tell("hid", p, choice.arg)
        case "hide-park":
            card = take_from_park(t, choice.arg)
            t.tell("hid-park", p, choice.arg)
            refill_park(t)
        case "hide-yard":
            owner, face = choice.args
            card = take_from_yard(t, owner, face)
            t.tell("hid-yard", p, owner, face)
        case _:
            card = take_top(t)
            t.tell("hid-top", p, t.content.face_of[card])
    t.lookout[p].append(card)
    yield from ()


def trash_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    """A card of the hand or of the own discards, but not one with which somebody follows."""
    options = []
    if (HAND,) in found:
        options += TRASH.each(t.different(t.hand[p]))
    if (DISCARD,) in found:
        pile = t.discard[p]
        if p != t.current:
            pile = [card for card in pile if card not in t.used]
        options += TRASH_DISCARD.each(t.different(pile))
    return options


def trash(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    if choice.verb == "trash":
        card = t.take_from_hand(p, choice.arg)
    else:
        pile = [card for card in t.discard[p] if p == t.current or card not in t.used]
        card = t.card_of(pile, choice.arg)
        t.discard[p].remove(card)
    t.trashed.append(card)
    t.tell("trashed", p, choice.arg)
    yield from ()


def trash_rival_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    if not found:
        return []
    return in_yards(t, p, TRASHES)


def trash_rival(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    owner, face = choice.args
    t.trashed.append(take_from_yard(t, owner, face))
    t.tell("trashed-rival", p, owner, face)
    yield from ()


def trash_this(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    """The played card leaves the game once everybody has followed who wants to."""
    t.trashes_itself = True
    yield from ()


def recruit_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    return recruits(t, p, yards=(YARD,) in found, park=(GREEN,) in found)


def recruits(t: FortTable, p: int, *, yards: bool = True, park: bool = True) -> list[Action]:
    """The cards of the Park, the top of its deck, and the rivals' Yards."""
    options = []
    if park:
        options += RECRUIT.each(t.different(t.park))
        if t.park_deck:
            options.append(TOP)
    if yards:
        options += in_yards(t, p, TAKES)
    return options


def by_owner(family: Family) -> list[list[Action]]:
    """What is done with a card of a Yard: by its owner, then by its face."""
    return [[family[q, face] for face in range(len(FACES))] for q in range(MOST_PLAYERS)]


HIDES, TRASHES, TAKES = by_owner(HIDE_YARD), by_owner(TRASH_RIVAL), by_owner(TAKE)


def in_yards(t: FortTable, p: int, done: Sequence[Sequence[Action]]) -> list[Action]:
    """What can be done with the cards of the rivals' Yards."""
    options = []
    for q in t.others(p):
        if t.yard[q]:
            actions = done[q]
            options += [actions[face] for face in t.different(t.yard[q])]
    return options


def recruit(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    """A card onto the own discards."""
    match choice.verb:
        case "recruit":
            t.discard[p].append(take_from_park(t, choice.arg))
            t.tell("recruited", p, choice.arg)
            refill_park(t)
        case "take":
            owner, face = choice.args
            t.discard[p].append(take_from_yard(t, owner, face))
            t.tell("took", p, owner, face)
        case _:
            card = take_top(t)
            t.discard[p].append(card)
            t.tell("took-top", p, t.content.face_of[card])
    t.moment()
    yield from ()


def take_from_park(t: FortTable, face: int) -> int:
    card = t.card_of(t.park, face)
    t.park.remove(card)
    return card


def refill_park(t: FortTable) -> None:
    """The place in the Park is filled at once, as long as there is a deck."""
    if t.park_deck:
        card = take_top(t)
        t.park.append(card)
        t.tell("refilled", t.content.face_of[card])


def take_top(t: FortTable) -> int:
    """The next card of the park deck, seen by all. The last one sets off the end."""
    t.reveal()
    card = t.park_deck.pop()
    t.seen[card] = True
    if not t.park_deck and not t.ending:
        t.ending = "park"
        t.tell("last-round-park")
    return card


def take_from_yard(t: FortTable, owner: int, face: int) -> int:
    card = t.card_of(t.yard[owner], face)
    t.yard[owner].remove(card)
    return card


def convert_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    return [CONVERT[int(place == PACK), into] for place, into in found]


def convert(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    """A token for one of the other kind, where it lies; in one direction per turn."""
    place, into = choice.args
    tokens = t.pack[p] if place else t.stuff[p]
    tokens[1 - into] -= 1
    tokens[into] += 1
    t.supply[1 - into] += 1
    t.supply[into] -= 1
    t.direction[p] = into
    t.tell("converted", p, 1 - into, into)
    yield from ()


def copy_pack_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    return [TIMES[1]]


def copy_pack(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    t.tell("copied-pack", p, *copy_tokens(t, p, t.pack[p]))
    yield from ()


def copy_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    return [COPY[rival] for (rival,) in found]


def copy_rival_pack(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    t.tell("copied-rival", p, choice.arg, *copy_tokens(t, p, t.pack[choice.arg]))
    yield from ()


def copy_tokens(t: FortTable, p: int, there: Sequence[int]) -> tuple[int, int]:
    """The same tokens from the supply into Stuff, as many as fit."""
    m = Means(t, p)
    pizzas, toys = (min(there[kind], m.room(kind)) for kind in (PIZZA, TOY))
    take_tokens(t, p, PIZZA, pizzas)
    take_tokens(t, p, TOY, toys)
    return pizzas, toys


def pay_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    """All payments, those that spare the Pack first."""
    return [PAY[way] for way in sorted(found, key=lambda way: (way[2] + way[3], way))]


def spend_options(t: FortTable, p: int, found: Collection[Way]) -> list[Action]:
    options = []
    for place, kind in found:
        payment = [0, 0, 0, 0]
        payment[kind + (2 if place == PACK else 0)] = 1
        options.append(PAY[tuple(payment)])
    return options


def pay(t: FortTable, p: int, payment: Sequence[int]) -> None:
    """Tokens of Stuff and of the Pack back into the supply."""
    for kind in (PIZZA, TOY):
        t.stuff[p][kind] -= payment[kind]
        t.pack[p][kind] -= payment[2 + kind]
        t.supply[kind] += payment[kind] + payment[2 + kind]
    t.tell("paid", p, payment[0] + payment[2], payment[1] + payment[3])


def spend(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    pay(t, p, choice.args)
    yield from ()


def advance(t: FortTable, p: int, step: Step, choice: Action) -> Script[None]:
    """Pay, and the fort is a level higher; what the level gives is taken at once."""
    pay(t, p, choice.args)
    t.level[p] += 1
    t.tell("advanced", p, t.level[p])
    t.moment()
    gives = t.content.gives[t.level[p]]
    if gives == "rule" and t.rule_deck:
        yield from choose_rule(t, p)
    elif gives == "perk" and t.perks:
        yield from choose_perk(t, p)
    elif gives == "sculpture" and t.sculpture == NOBODY:
        t.sculpture = p
        t.tell("took-sculpture", p)
    if t.level[p] == TOP_LEVEL and not t.ending:
        t.ending = "fort"
        t.tell("last-round-fort", p)


def choose_rule(t: FortTable, p: int) -> Script[None]:
    """In secret, one of the made-up rules that are left."""
    t.reveal()
    t.looking = p
    choice = yield from decide(t, p, "choose-rule", lambda: CHOOSE_RULE.each(sorted(t.rule_deck)))
    t.looking = NOBODY
    t.rule_deck.remove(choice.arg)
    t.rule[p] = choice.arg
    t.chose_rule.append(p)
    t.tell("took-rule", p)
    t.tell("rule-chosen", choice.arg, to=p)


def choose_perk(t: FortTable, p: int) -> Script[None]:
    choice = yield from decide(t, p, "choose-perk", CHOOSE_PERK.each(t.perks))
    t.perks.remove(choice.arg)
    t.perk[p] = choice.arg
    t.tell("took-perk", p, choice.arg)


class Word(NamedTuple):
    """What a word of the language does."""

    prompt: str
    options: Callable[[FortTable, int, Collection[Way]], list[Action]]
    apply: Callable[[FortTable, int, Step, Action], Script[None]]
    data: Callable[[FortTable, int, Step, int], tuple[int, ...]] = lambda t, p, step, left: ()
    hidden: bool = False  # whether the options depend on a hand


WORDS: Mapping[str, Word] = {
    "gain": Word("gain", gain_options, gain, lambda t, p, step, left: (step.number,)),
    "vp": Word("", points_options, score),
    "pack": Word("pack", pack_options, pack, lambda t, p, step, left: (left,)),
    "lookout": Word("lookout", lookout_options, hide, lambda t, p, step, left: (left,), True),
    "trash": Word("trash", trash_options, trash, lambda t, p, step, left: (left,), True),
    "trash_rival": Word("trash-rival", trash_rival_options, trash_rival),
    "trash_this": Word("", points_options, trash_this),
    "recruit": Word("recruit", recruit_options, recruit),
    "convert": Word("convert", convert_options, convert, lambda t, p, step, left: (left,)),
    "copy_pack": Word("", copy_pack_options, copy_pack),
    "copy_rival_pack": Word("copy", copy_options, copy_rival_pack),
    "advance": Word("pay", pay_options, advance, lambda t, p, step, left: (t.level[p] + 1,)),
    "spend": Word("spend", spend_options, spend, lambda t, p, step, left: (step.kind,)),
}


# --- a step -------------------------------------------------------------------------------


class Bounds(NamedTuple):
    """What a choice must leave possible: in full, the steps that come after it; in part, all the
    times that this action has to be done after it, and then the other action of the card."""

    rest: Sequence[Step] = ()
    other: Line | None = None
    body: Sequence[Step] = ()  # in part: what is left of this time
    line: Line | None = None
    more: int = 0  # ... how often it has to be done after that
    left: int = 0  # ... and how often it may be

    def allow(self, t: FortTable, p: int, m: Means) -> bool:
        if self.rest and not can_finish(m, self.rest):
            return False
        if self.other is None and not self.more:
            return True
        symbols = Symbols(t, p)
        return any(
            times >= self.more and (self.other is None or line_in_full(last, self.other, symbols))
            for new in (after_one(m, self.body, must=False) if self.body else [m])
            for times, last in (repeated(new, self.line, self.left) if self.line else [(0, new)])
        )


FREE = Bounds()


def found_ways(t: FortTable, p: int, step: Step, bounds: Bounds) -> list[Way]:
    """The ways to do a step after which the rest is possible."""
    m = Means(t, p)
    found = ways(m, step)
    if bounds is FREE:
        return found
    return [way for way in found if bounds.allow(t, p, after(m, step, way))]


def step_options(
    t: FortTable, p: int, step: Step, bounds: Bounds, stop: bool = False
) -> list[Action]:
    """The answers to a step; `stop`: to leave it, too."""
    options = WORDS[step.word].options(t, p, found_ways(t, p, step, bounds))
    other = bounds.other
    if other is not None:
        options = [option for option in options if spares_other(t, p, option, other)]
    if stop:
        options.append(STOP)
    return options


def spares_other(t: FortTable, p: int, option: Action, other: Line) -> bool:
    """A card that leaves the hand may be the one that the other action needs."""
    if option.verb not in ("hide", "trash") or other.suit in (ONCE, CHOSEN_SUIT):
        return True
    return bool(t.own_symbols(other.suit) or least_added(t, p, other.suit, (option.arg,)))


def do(
    t: FortTable, p: int, step: Step, bounds: Bounds = FREE, left: int = 1, stop: bool = False
) -> Script[bool]:
    """Do a step: ask, where there is anything to choose. `left`: how often it is to be done, this
    time included; `stop`: whether one may leave it. Gives whether it was done."""
    if step.word == "both":
        done = yield from do_both(t, p, step.parts, bounds, stop)
        return done
    word = WORDS[step.word]
    if step.word in ALWAYS or (step.word == "gain" and step.kind != ANY):
        yield from word.apply(t, p, step, GAIN[step.kind] if step.word == "gain" else TIMES[1])
        return True

    data = word.data(t, p, step, left)
    if word.hidden:
        choice = yield from decide(
            t, p, word.prompt, lambda: step_options(t, p, step, bounds, stop), *data
        )
    else:
        options = step_options(t, p, step, bounds, stop)
        choice = options[0]
        if len(options) > 1:
            choice = yield from decide(t, p, word.prompt, options, *data)
    if choice is STOP:
        t.tell("stopped", p)
        return False
    yield from word.apply(t, p, step, choice)
    return True


def do_both(
    t: FortTable, p: int, parts: Sequence[Step], bounds: Bounds, stop: bool
) -> Script[bool]:
    """Several things in any order: whatever is answered first is done first."""
    left = list(parts)
    while left:

        def by_part() -> list[list[Action]]:
            return [
                step_options(
                    t, p, part, bounds._replace(rest=[*left[:n], *left[n + 1 :], *bounds.rest])
                )
                for n, part in enumerate(left)
            ]

        def options() -> list[Action]:
            found = [option for group in by_part() for option in group]
            return [*found, STOP] if stop and len(left) < len(parts) else found

        choice = yield from decide(t, p, "both", options)
        if choice is STOP:
            t.tell("stopped", p)
            return False
        number = next(n for n, group in enumerate(by_part()) if choice in group)
        part = left.pop(number)
        yield from WORDS[part.word].apply(t, p, part, choice)
    return True


# --- a line in full -----------------------------------------------------------------------


def do_in_full(t: FortTable, p: int, line: Line, count: int) -> Script[None]:
    steps = expand(line, count)
    if len(steps) == 1:
        yield from do(t, p, steps[0])
        return
    for number, step in enumerate(steps):
        rest = [later for later in steps[number + 1 :] if later.word not in ALWAYS]
        left = 1 + sum([later.word == step.word for later in rest])
        yield from do(t, p, step, Bounds(rest) if rest else FREE, left)


# --- a line in part -----------------------------------------------------------------------


def do_in_part(
    t: FortTable, p: int, line: Line, count: int, least: int, other: Line | None
) -> Script[bool]:
    """As often as the player likes, at least so many times; what comes after a `>` is done where it
    is possible. `other`: the action that has to be done in full afterwards. Gives whether all of it
    was done."""
    first, *later = line.stages
    times = 1 if first.times == ONCE else count
    least = min(least, times)
    bounds = Bounds(other=other)
    whole = True
    head = first.body[0]
    if len(first.body) == 1 and head.word in ("gain", "vp"):
        whole = yield from do_some(t, p, head, times * head.number, least, bounds)
    elif head.word in COPIES:
        whole = yield from copy_some(t, p, head, bounds)
    elif head.word == "both":
        whole = yield from both_in_part(t, p, head.parts, bounds)
    else:
        for number in range(times):
            if most(Means(t, p), head) < 1:
                whole = False
                break
            left = times - number - 1
            more = max(0, least - number - 1)
            now = bounds._replace(body=first.body[1:], line=line, more=more, left=left)
            stop = number >= least and bounds.allow(t, p, Means(t, p))
            done = yield from do(t, p, head, now, left + 1, stop=stop)
            if not done:
                whole = False
                break
            for place, step in enumerate(first.body[1:], 2):
                now = now._replace(body=first.body[place:])
                whole = (yield from do_if_possible(t, p, step, now)) and whole
    for stage in later:
        for _ in range(1 if stage.times == ONCE else count):
            for step in stage.body:
                whole = (yield from do_if_possible(t, p, step, bounds)) and whole
    return whole


def do_some(
    t: FortTable, p: int, step: Step, tokens: int, least: int, bounds: Bounds
) -> Script[bool]:
    """Some of the tokens or points that could be gained: how many is asked, where it is open."""
    kind = step.kind
    if step.word == "gain" and kind == ANY:
        one = step._replace(number=least)
        options = step_options(t, p, one, bounds)
        choice = options[0]
        if len(options) > 1:
            choice = yield from decide(t, p, "gain", options, least)
        kind = choice.arg
    m = Means(t, p)
    most_now = min(tokens - 1, m.room(kind)) if step.word == "gain" else tokens - 1
    numbers = [
        number
        for number in range(least, max(most_now, least) + 1)
        if bounds.allow(t, p, gained(m, step.word, kind, number))
    ]
    number = numbers[-1]
    if len(numbers) > 1:
        choice = yield from decide(t, p, "times", [TIMES[n] for n in numbers], numbers[-1])
        number = choice.arg
    some = step._replace(number=number)
    yield from WORDS[step.word].apply(t, p, some, GAIN[kind] if kind != ANY else TIMES[1])
    return number == tokens


def gained(m: Means, word: str, kind: int, number: int) -> Means:
    """The means with so many tokens more."""
    new = m.copy()
    if word == "gain":
        take(new, kind, number)
    return new


def copy_some(t: FortTable, p: int, step: Step, bounds: Bounds) -> Script[bool]:
    """As many of the tokens of a Pack as there is room for."""
    m = Means(t, p)
    options = [
        COPY[owner]
        for owner, there in packs_in_part(m, step)
        if bounds.allow(t, p, with_tokens(m, there))
    ]
    choice = options[0]
    if len(options) > 1:
        choice = yield from decide(t, p, "copy", options)
    yield from WORDS[step.word].apply(t, p, step, choice)
    return False


def both_in_part(t: FortTable, p: int, parts: Sequence[Step], bounds: Bounds) -> Script[bool]:
    """One of several things, or those that are possible."""
    left = [part for part in parts if most(Means(t, p), part) >= 1]
    whole = yield from do_both(t, p, left, bounds._replace(rest=()), stop=True)
    return whole and len(left) == len(parts)


def do_if_possible(t: FortTable, p: int, step: Step, bounds: Bounds) -> Script[bool]:
    """What comes after a `>` has to be done if it can be."""
    if most(Means(t, p), step) < 1:
        t.tell("not-possible", p)
        return False
    yield from do(t, p, step, bounds)
    return True


# --- symbols ------------------------------------------------------------------------------


def carry_out(
    t: FortTable, p: int, box: int, whole: bool, other: Line | None = None
) -> Script[bool]:
    """The leader carries out an action of the played card. `whole`: in full; otherwise in part, and
    `other` has to be possible in full afterwards. Gives whether it was done in full."""
    line = t.line(box)
    assert line is not None
    t.actor, t.box, t.kind, t.chosen = p, box, NO_KIND, NO_SUIT
    t.tell("does" if whole else "does-part", p, t.content.face_of[t.played], box)
    suit, least = line.suit, 1
    if suit == CHOSEN_SUIT:
        suit = yield from choose_suit(t, p, line)
    if suit == ONCE:
        t.count = counted(Means(t, p), line.times) if line.times != ONCE else 0
    else:
        least = yield from add_symbols(t, p, line, suit, whole, other)
    t.moment()
    if whole:
        yield from do_in_full(t, p, line, t.count)
        complete = True
    else:
        complete = yield from do_in_part(t, p, line, t.count, least, other)
    t.done[box] = True
    t.actor, t.box, t.count, t.kind, t.chosen = NOBODY, NO_BOX, 0, NO_KIND, NO_SUIT
    t.moment()
    return complete


def choose_suit(t: FortTable, p: int, line: Line) -> Script[int]:
    """Any suit, the coin included, of which there is a symbol to count."""

    def suits() -> list[Action]:
        m, symbols = Means(t, p), Symbols(t, p)
        return [
            CHOOSE_SUIT[suit]
            for suit in range(len(SYMBOLS))
            if in_full(m, line, symbols.fewest(suit))
        ] or [CHOOSE_SUIT[suit] for suit in range(len(SYMBOLS)) if symbols.fewest(suit)]

    choice = yield from decide(t, p, "choose-suit", suits, t.content.face_of[t.played])
    t.chosen = choice.arg
    t.tell("chose-suit", p, choice.arg)
    return choice.arg


def add_symbols(
    t: FortTable, p: int, line: Line, suit: int, whole: bool, other: Line | None
) -> Script[int]:
    """Add cards of the hand one by one, then symbols of the Lookout. What is counted stands in the
    table from then on. Gives how often the action has to be done at least, in part."""
    least = 1
    while True:
        own, lookout = t.own_symbols(suit), t.lookout_symbols(p, suit)
        t.count = own
        t.promised = NO_SUIT if own or lookout else suit
        if not t.hand[p] and not lookout:
            return least
        t.adding = 1 if whole else 2
        choice = yield from decide(
            t,
            p,
            "add",
            lambda: adding(t, p, line, suit, whole, other),
            t.content.face_of[t.played],
            suit,
            own,
        )
        t.adding = 0
        if choice.verb == "go":
            if choice.arg:
                t.count += choice.arg
                least = t.count
                t.tell("used-lookout", p, suit, choice.arg, t.count)
            return least
        least = own + 1
        t.promised = NO_SUIT
        t.added.append(t.take_from_hand(p, choice.arg))
        t.count = t.own_symbols(suit)
        t.tell("added", p, choice.arg, t.count)


def adding(
    t: FortTable, p: int, line: Line, suit: int, whole: bool, other: Line | None
) -> list[Action]:
    """The cards that give one more time at least, and how many symbols of the Lookout may help."""
    m, now = Means(t, p), Symbols(t, p)
    own, symbols = t.own_symbols(suit), t.content.symbols
    # Where the other action has to be possible yet, all that is added was added to this one.
    last = symbols[t.content.face_of[t.added[-1]]][suit] if t.added else own
    options = []
    if own and (whole or other is None or ends_in_part(m, line, own + 1 - last, own, now, other)):
        options.append(GO[0])
    for count in range(own + 1, own + t.lookout_symbols(p, suit) + 1):
        if in_full(m, line, count) if whole else ends_in_part(m, line, count, count, now, other):
            options.append(GO[count - own])
    if whole:
        m.hand -= 1  # the card that is added
    for face in t.different(t.hand[p]):
        if not symbols[face][suit]:
            continue
        if whole:
            possible = in_full(m, line, own + symbols[face][suit])
        else:
            choices = Symbols(t, p, adding=(face,)).choices(suit, own + 1)
            possible = any(ends_in_part(m, line, *choice, other) for choice in choices)
        if possible:
            options.append(ADD[face])
    return options
