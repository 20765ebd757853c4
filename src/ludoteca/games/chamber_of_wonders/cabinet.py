"""The cabinets: what may be put on show, what it is worth, and how a case is opened.

How a type counts and when a fame token lies on it are words of the content; here is one small
function for each word. Whatever is worked out here is worked out from wonders,
not from cards, so that rules, views and forecasts use the same functions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.chamber_of_wonders.actions import OPEN_CASE
from ludoteca.games.chamber_of_wonders.cards import MONSTERS, PARTS, SHELVES, TYPES, ChamberContent
from ludoteca.games.chamber_of_wonders.table import ChamberTable
from ludoteca.kit import Action, Script, ask

Case = tuple[int, ...]  # the wonders that share a case


# --- how the fame of a type is counted ----------------------------------------------------


def printed(content: ChamberContent, case: Case, types: int, numbers: Case) -> int:
    """What stands on each card."""
    return len(case) * content.fame[content.type_of[case[0]]]


def different_types(content: ChamberContent, case: Case, types: int, numbers: Case) -> int:
    """As much as there are different types in the cabinet."""
    return len(case) * types


def by_size(content: ChamberContent, case: Case, types: int, numbers: Case) -> int:
    """The larger the set, the more."""
    return numbers[min(len(case), len(numbers)) - 1]


COUNTS: Mapping[str, Callable[[ChamberContent, Case, int, Case], int]] = {
    "printed": printed,
    "types": different_types,
    "set": by_size,
}


def types_on_show(content: ChamberContent, cases: Iterable[Case]) -> int:
    return len({content.type_of[case[0]] for case in cases})


def case_fame(content: ChamberContent, case: Case, types: int) -> int:
    """The fame of a case in a cabinet with so many different types."""
    word, numbers = content.counts[content.type_of[case[0]]]
    return COUNTS[word](content, case, types, numbers)


def fame_range(content: ChamberContent, kind: int) -> tuple[int, int]:
    """The least and the most fame of a wonder of that type or, where sets count, of a set; tokens
    aside."""
    case = (content.type_of.index(kind),)
    set_of_all = case * max(1, len(content.counts[kind].numbers))
    return case_fame(content, case, 1), case_fame(content, set_of_all, len(TYPES))


def fame_by_type(content: ChamberContent, cases: Sequence[Case]) -> dict[str, int]:
    fame = dict.fromkeys(TYPES, 0)
    types = types_on_show(content, cases)
    for case in cases:
        fame[TYPES[content.type_of[case[0]]]] += case_fame(content, case, types)
    return fame


# --- fame tokens --------------------------------------------------------------------------


def whole_set(case: Case, copies: Mapping[int, int]) -> bool:
    """All the parts of a monster."""
    return len(case) == len(PARTS)


def only_copy(case: Case, copies: Mapping[int, int]) -> bool:
    """No other copy of it is on show anywhere."""
    return copies.get(case[0], 0) == 1


TOKENS: Mapping[str, Callable[[Case, Mapping[int, int]], bool]] = {
    "whole-set": whole_set,
    "only-copy": only_copy,
}


def has_token(content: ChamberContent, case: Case, copies: Mapping[int, int]) -> bool:
    """Whether a fame token lies on that case. `copies`: by wonder, how many are on show."""
    word, _ = content.tokens[content.type_of[case[0]]]
    return bool(word) and TOKENS[word](case, copies)


# --- what may share a case ----------------------------------------------------------------


def exposures(hand: Collection[int]) -> list[Case]:
    """All that can be put into one case out of these wonders: each alone, then the sets."""
    cases: list[Case] = [(wonder,) for wonder in hand]
    there = PARTS_AND_BOOKS.intersection(hand)
    return cases + sets_of(there) if len(there) > 1 else cases


PARTS_AND_BOOKS = frozenset(wonder for case in (*SHELVES.values(), *MONSTERS) for wonder in case)


@lru_cache(maxsize=10_000)
def sets_of(there: frozenset[int]) -> list[Case]:
    """The sets of books and the monsters that are made of these."""
    return [case for case in (*SHELVES.values(), *MONSTERS) if there.issuperset(case)]


def may_expose(t: ChamberTable, p: int) -> bool:
    """Whoever has a card, and a free case or the pounds to open one; everybody can see that."""
    can_pay = bool(t.markers[p]) and t.pounds[p] >= t.content.box.marker_price
    return bool(t.hands[p]) and (t.free_cases(p) > 0 or can_pay)


# --- fame so far --------------------------------------------------------------------------


def wonders_shown(t: ChamberTable, p: int) -> list[Case]:
    """What is in each case of a cabinet that is not empty."""
    return [t.wonders(case) for case in t.cases[p] if case]


def copies_shown(t: ChamberTable) -> dict[int, int]:
    """By wonder, how many copies are on show anywhere."""
    copies: dict[int, int] = {}
    for p in t.seats:
        for wonder in t.wonders(t.on_show(p)):
            copies[wonder] = copies.get(wonder, 0) + 1
    return copies


def fame_of(
    content: ChamberContent,
    cases: Sequence[Case],
    copies: Mapping[int, int],
    pounds: int,
    cards: int,
    most_skulls: bool,
) -> dict[str, int]:
    """The same for a cabinet, a purse and a number of cards in hand."""
    box = content.box
    parts = fame_by_type(content, cases)
    tokens = sum([has_token(content, case, copies) for case in cases]) + most_skulls
    parts["tokens"] = tokens * box.fame_token
    parts["pounds"] = pounds // box.pounds_per_fame
    parts["hand"] = -cards * box.card_left
    return parts


class Brings(NamedTuple):
    """What it would bring to show something now."""

    fame: int  # all in all: for the cabinet, the tokens and the hand that becomes smaller
    token: bool  # a fame token would lie on it
    pounds: int
    skulls: bool  # a grotesque token would be drawn
    costs: list[int]  # the players who would lose a fame token


class Standing:
    """How the cabinets stand: what is on show, what it is worth, and what more would bring."""

    def __init__(self, t: ChamberTable) -> None:
        self._table = t
        self.cabinets = [wonders_shown(t, p) for p in t.seats]
        self.copies = copies_shown(t)
        self._now: dict[int, int] = {}  # by player, as far as worked out: the fame on show

    def fame(self, p: int) -> dict[str, int]:
        """Where a player's fame comes from; skulls only once they are counted."""
        t = self._table
        cards, most_skulls = len(t.hands[p]), t.skull_leader == p
        return fame_of(t.content, self.cabinets[p], self.copies, t.pounds[p], cards, most_skulls)

    def brings(self, p: int, case: Case) -> Brings:
        """What it would bring that player to show that case now."""
        content, copies = self._table.content, self.copies
        kind = content.type_of[case[0]]
        word, numbers = content.shown[kind]
        costs: list[int] = []
        if content.tokens[kind].word == "only-copy":
            copies = {**copies, case[0]: copies.get(case[0], 0) + 1}
            if copies[case[0]] == 2:
                costs = [q for q, cases in enumerate(self.cabinets) if case in cases]
        if p not in self._now:
            self._now[p] = fame_on_show(content, self.cabinets[p], self.copies)
        after = fame_on_show(content, [*self.cabinets[p], case], copies)
        return Brings(
            fame=after - self._now[p] + len(case) * content.box.card_left,
            token=has_token(content, case, copies),
            pounds=sum(numbers) * len(case) if word == "pounds" else 0,
            skulls=word == "skull-token",
            costs=costs,
        )


def fame_on_show(content: ChamberContent, cases: Sequence[Case], copies: Mapping[int, int]) -> int:
    """What a cabinet is worth with the fame tokens on it."""
    types = types_on_show(content, cases)
    tokens = sum([has_token(content, case, copies) for case in cases])
    on_cards = sum([case_fame(content, case, types) for case in cases])
    return on_cards + tokens * content.box.fame_token


# --- opening a case -----------------------------------------------------------------------


def decide(
    t: ChamberTable, p: int, prompt: str, options: Callable[[], list[Action]], *data: int
) -> Script[Action]:
    """Ask a player, who may pay for the removal of a marker before answering."""
    while True:
        choice = yield from ask(p, prompt, lambda: [*options(), *opening(t, p)], *data)
        if choice is not OPEN_CASE:
            return choice
        pay_for_case(t, p)


def decide_behind_screen(
    t: ChamberTable, p: int, prompt: str, options: Callable[[], list[Action]], *data: int
) -> Script[Action]:
    """The same where all decide in secret: the marker is paid for and removed afterwards."""
    while True:
        choice = yield from ask(p, prompt, lambda: [*options(), *opening(t, p)], *data)
        if choice is not OPEN_CASE:
            return choice
        t.opening[p] += 1


def opening(t: ChamberTable, p: int) -> list[Action]:
    return [OPEN_CASE] if can_open_case(t, p) else []


def can_open_case(t: ChamberTable, p: int) -> bool:
    """There is a marker left, and enough pounds, those besides that are to be paid for."""
    wanted = t.opening[p]
    return len(t.markers[p]) > wanted and t.pounds[p] >= (wanted + 1) * t.content.box.marker_price


def pay_for_case(t: ChamberTable, p: int) -> None:
    price = t.content.box.marker_price
    t.pounds[p] -= price
    t.markers[p].pop(0)
    t.tell("opened-case", p, price)


def pay_for_openings(t: ChamberTable, first: int) -> None:
    """What was decided behind the screens, clockwise."""
    for p in t.clockwise(first):
        for _ in range(t.opening[p]):
            pay_for_case(t, p)
        t.opening[p] = 0
