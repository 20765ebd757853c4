"""The small language in which a kid says what it does: `(trash > vp) x book`.

A line is read once, when the content is, into stages that the scripts of `effects` carry out one
after the other. `x` binds first, then `+`, then `>`.

    chain     a > b > c        one after the other
    sum       a + b            both, in any order: of single words
    product   a x book         once for each symbol, or whatever is counted
    word      gain toy 2       with what it takes; or a chain in parentheses
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

SUITS = ("book", "crown", "glue", "shovel", "skate", "squirt")
COIN = len(SUITS)  # wild
SYMBOLS = (*SUITS, "coin")
KINDS = ("pizza", "toy")
PIZZA, TOY, ANY = 0, 1, 2

# What is counted besides symbols of a suit. In a stage, a suit is its number.
CHOSEN_SUIT, PACK_SIZE, LOOKOUT_CARDS, FORT_LEVEL = range(10, 14)
ONCE = -1
COUNTED = {
    **{suit: n for n, suit in enumerate(SUITS)},
    "chosen_suit": CHOSEN_SUIT,
    "pack_size": PACK_SIZE,
    "lookout_cards": LOOKOUT_CARDS,
    "fort_level": FORT_LEVEL,
}

# The words, each with what may follow it: a kind of token, a number, or nothing.
WORDS = {
    "gain": "kind or any, number",
    "pack": "",
    "lookout": "",
    "trash": "",
    "trash_rival": "",
    "trash_this": "",
    "recruit": "",
    "advance": "change",
    "convert": "",
    "spend": "kind",
    "copy_pack": "",
    "copy_rival_pack": "",
    "vp": "number",
}
ALWAYS = frozenset({"vp", "trash_this"})  # what can be done at any time
# steps of which a part can be done
IN_PIECES = frozenset({"gain", "both", "copy_pack", "copy_rival_pack"})
# What a step takes from: two that take from different things are never in each other's way.
TOKENS, CARDS = "tokens", "cards"
STAKES = {
    **dict.fromkeys(("gain", "pack", "convert", "spend", "advance"), TOKENS),
    **dict.fromkeys(("copy_pack", "copy_rival_pack"), TOKENS),
    **dict.fromkeys(("lookout", "trash", "trash_rival", "recruit", "both"), CARDS),
}
LONGEST = 120  # characters in a line
MOST_OF_A_THING = 9


class Step(NamedTuple):
    """One thing to do: `gain toy 2`. Of a sum, the parts that may be done in any order."""

    word: str
    kind: int = ANY  # of token
    number: int = 1  # how many; of `advance`, the tokens more or less
    parts: tuple[Step, ...] = ()


class Stage(NamedTuple):
    """Steps that are done one after the other, as often as something is counted."""

    body: tuple[Step, ...]
    times: int = ONCE  # a suit, or what else is counted


class Line(NamedTuple):
    """What a box says."""

    stages: tuple[Stage, ...]
    times: int  # what is counted, or ONCE; there is at most one such thing in a line
    words: frozenset[str]
    signs: tuple[str, ...]  # the line as it is read, sign by sign
    suit: int  # the suit that cards may be added for (or CHOSEN_SUIT), or ONCE
    head: Step  # what comes first
    only: Step | None  # the step, where there is only one
    # The steps that may be impossible, with whether each is done once or as often as is counted;
    # None where they could be in each other's way, so that a way through them has to be found.
    demands: tuple[tuple[Step, bool], ...] | None
    indivisible: bool  # done once, it is done in full or not at all
    in_pieces: bool  # what comes first can be done in part
    may_miss: bool  # what is done several times can be possible only in part at some time


def _has_pieces(step: Step) -> bool:
    """Whether a part of a step can be done."""
    return step.word in IN_PIECES and (step.word != "gain" or step.number > 1)


def _demands(stages: Sequence[Stage]) -> tuple[tuple[Step, bool], ...] | None:
    found = [
        (part, stage.times == ONCE)
        for stage in stages
        for step in stage.body
        for part in step.parts or (step,)
        if part.word not in ALWAYS
    ]
    return tuple(found) if len({STAKES[step.word] for step, _ in found}) == len(found) else None


class LanguageError(ValueError):
    """What is wrong with a line, and where."""


_SIGN = re.compile(r"\s*(?:([a-z_]+)|([+-]?\d+)|([()>+])|(\S))")


def read_line(text: str) -> Line:
    """The stages of a line."""
    if len(text) > LONGEST:
        raise LanguageError(f"is longer than {LONGEST} characters")
    return _Reader(text).line()


class _Reader:
    """Reads a line from left to right."""

    def __init__(self, text: str) -> None:
        self._signs = [(match[0].strip(), match.start()) for match in _SIGN.finditer(text)]
        self._next = 0

    def line(self) -> Line:
        stages = self._chain()
        if self._sign:
            raise self._unexpected("the end")
        counted = [stage.times for stage in stages if stage.times != ONCE]
        if len(counted) > 1:
            raise LanguageError("counts two things: one `x` in a line is the most")
        steps = [part for stage in stages for step in stage.body for part in step.parts or (step,)]
        times = counted[0] if counted else ONCE
        head = stages[0].body[0]
        single = len(stages) == 1 and len(stages[0].body) == 1
        return Line(
            stages=tuple(stages),
            times=times,
            words=frozenset(step.word for step in steps),
            signs=tuple(sign for sign, _ in self._signs),
            suit=times if times <= CHOSEN_SUIT else ONCE,
            head=head,
            only=head if single else None,
            demands=_demands(stages),
            indivisible=single and not _has_pieces(head),
            in_pieces=_has_pieces(head),
            may_miss=stages[0].times != ONCE
            and any(step.word not in ALWAYS for step in stages[0].body[1:]),
        )

    @property
    def _sign(self) -> str:
        return self._signs[self._next][0] if self._next < len(self._signs) else ""

    def _take(self) -> str:
        sign = self._sign
        self._next += 1
        return sign

    def _unexpected(self, wanted: str) -> LanguageError:
        if not self._sign:
            return LanguageError(f"ends where {wanted} is expected")
        place = self._signs[self._next][1] + 1
        return LanguageError(
            f"{self._sign!r} at character {place} stands where {wanted} is expected"
        )

    def _chain(self) -> list[Stage]:
        """Products one after the other; those that are done once are one stage."""
        stages = self._sum()
        while self._sign == ">":
            self._take()
            for stage in self._sum():
                if stages[-1].times == ONCE == stage.times:
                    stages[-1] = Stage(stages[-1].body + stage.body)
                else:
                    stages.append(stage)
        return stages

    def _sum(self) -> list[Stage]:
        place = self._next
        stages = self._product()
        parts = [stages]
        while self._sign == "+":
            self._take()
            parts.append(self._product())
        if len(parts) == 1:
            return stages
        steps = []
        for part in parts:
            if len(part) != 1 or part[0].times != ONCE or len(part[0].body) != 1:
                near = self._signs[place][1] + 1
                raise LanguageError(f"`+` after character {near} joins more than single words")
            steps.append(part[0].body[0])
        return [Stage((Step("both", parts=tuple(steps)),))]

    def _product(self) -> list[Stage]:
        stages = self._primary()
        if self._sign != "x":
            return stages
        self._take()
        counted = COUNTED.get(self._sign)
        if counted is None:
            raise self._unexpected(f"one of {', '.join(COUNTED)}")
        self._take()
        if len(stages) != 1 or stages[0].times != ONCE:
            raise LanguageError("counts two things: one `x` in a line is the most")
        return [Stage(stages[0].body, counted)]

    def _primary(self) -> list[Stage]:
        if self._sign == "(":
            self._take()
            stages = self._chain()
            if self._sign != ")":
                raise self._unexpected("`)`")
            self._take()
            return stages
        return [Stage((self._word(),))]

    def _word(self) -> Step:
        word = self._sign
        if word not in WORDS:
            raise self._unexpected(f"one of {', '.join(WORDS)}")
        self._take()
        takes = WORDS[word]
        kind, number = ANY, 0 if word == "advance" else 1
        if "kind" in takes:
            kinds = (*KINDS, "any") if "any" in takes else KINDS
            if self._sign not in kinds:
                raise self._unexpected(f"one of {', '.join(kinds)}")
            kind = kinds.index(self._take())
        if "number" in takes and self._sign.isdecimal():
            if not 1 <= int(self._sign) <= MOST_OF_A_THING:
                raise self._unexpected(f"a number from 1 to {MOST_OF_A_THING}")
            number = int(self._take())
        if takes == "change" and self._sign[:1] in ("+", "-") and len(self._sign) > 1:
            if self._sign not in ("+1", "-1"):
                raise self._unexpected("-1 or +1")
            number = int(self._take())
        return Step(word, kind, number)
