"""What a view says about its values: which numbers are seats, what is not there yet, what is
written as it is.

A view is a typed structure, and a number in it could be anything. Its type says what it is, which
costs nothing while a game is played, so that tables which draw any game can show players by name:

    class CardView(msgspec.Struct):
        current: SeatNumber  # whose turn it is; a number that is no seat stands for nobody
        leaders: list[SeatNumber]
        points: PerSeat[int]  # one for each seat, in their order
        players: PerSeat[Player]
        paid: OrNothing[int]  # None: nothing was paid, which everybody may know
        word: AsWritten  # a text that is the same in every language
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec

T = TypeVar("T")


class Mark(Enum):
    """What the type of a field says besides what it is."""

    SEAT = "the number of a seat"
    BY_SEAT = "one for each seat"
    OR_NOTHING = "None is nothing, and not something hidden"
    AS_WRITTEN = "a text that is no noun's id"


#: The number of a seat.
SeatNumber: TypeAlias = Annotated[int, Mark.SEAT]
#: A list with one thing for each seat, in their order.
PerSeat: TypeAlias = Annotated[list[T], Mark.BY_SEAT]
#: Something, or None where there is nothing (yet): not to be taken for something hidden.
OrNothing: TypeAlias = Annotated[T | None, Mark.OR_NOTHING]
#: A text that is shown as it is, in every language: a word to guess, a square of a chessboard.
AsWritten: TypeAlias = Annotated[str, Mark.AS_WRITTEN]


class Meaning(NamedTuple):
    """A type taken apart: its marks, and the types of what is within it."""

    marks: frozenset[Mark]
    within: tuple[Any, ...]


@lru_cache(maxsize=4096)
def meaning(hint: Any) -> Meaning:
    """What a type says, be it optional or not."""
    marks: set[Mark] = set()
    while True:
        origin = get_origin(hint)
        if origin is Annotated:
            marks |= {mark for mark in hint.__metadata__ if isinstance(mark, Mark)}
            hint = hint.__origin__
        elif origin in (Union, UnionType):
            known = [inner for inner in get_args(hint) if inner is not NoneType]
            if len(known) != 1:
                return Meaning(frozenset(marks), ())
            hint = known[0]
        else:
            return Meaning(frozenset(marks), get_args(hint))


def parts_of(value: Any) -> list[tuple[str, Any, Any]]:
    """The fields of a view, or of a structure in it: name, type, value."""
    if isinstance(value, Mapping):
        return [(str(name), Any, it) for name, it in value.items()]
    kind: type[msgspec.Struct] = type(value)
    return [(name, hint, getattr(value, name)) for name, hint in _hints(kind)]


@lru_cache(maxsize=1024)
def _hints(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    return [(field.name, field.type) for field in msgspec.structs.fields(kind)]
