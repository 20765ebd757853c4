"""Any game's view in words: what the plain tables of the browser and the terminal show.

What the reader may not know (`None`) and what is not there (an empty list or text, the `None` of
`OrNothing`) are told apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from ludoteca.core.texts import Speaker
from ludoteca.core.views import Mark, meaning, parts_of

NOTHING = "–"
HIDDEN, EMPTY = "hidden", "empty"


class Words(NamedTuple):
    """A value as it can be read: one thing, or each of a list."""

    items: tuple[str, ...]
    listed: bool = False
    state: str = ""  # HIDDEN: not for the reader; EMPTY: there is nothing

    def __str__(self) -> str:
        return ("; " if any(", " in item for item in self.items) else ", ").join(self.items)


class Head(NamedTuple):
    """What a row is about; of a seat, which one."""

    text: str
    seat: int | None = None


class Rows(NamedTuple):
    """Things of one kind, as a table; without columns each row has one value."""

    columns: list[str]
    rows: list[tuple[Head, list[Words]]]


class Field(NamedTuple):
    """A part of a view with its label: words, a table, or parts with labels of their own."""

    label: str
    value: Words | Rows | list[Field]

    @property
    def shape(self) -> str:
        if isinstance(self.value, Words):
            return "words"
        return "rows" if isinstance(self.value, Rows) else "parts"


Listed: TypeAlias = list[tuple[Head, Any, Any]]  # each with its type and its value


class Reader:
    """Reads views to one reader, who may be called `you` where a seat is named."""

    def __init__(self, speaker: Speaker, you: str = "") -> None:
        self._speaker = speaker
        self._texts = speaker.texts
        self._names = list(speaker.names)
        if you and speaker.seat is not None:
            self._names[speaker.seat] = you

    def fields(self, view: Any) -> list[Field]:
        """The view as labelled parts. Whoever looks knows its own seat: `you` is left out.

        Lists of plain things by seat become one table with a row for each seat.
        """
        found: list[Field] = []
        by_seat: list[tuple[str, Listed]] = []
        place = 0
        for name, hint, value in parts_of(view):
            if name == "you":
                continue
            listed = self._listed(hint, value)
            if not _are_things(listed) and self._is_by_seat(listed):
                place = place if by_seat else len(found)
                by_seat.append((self.label(name), listed))
            else:
                found.append(Field(self.label(name), self._value(hint, value, listed)))
        if by_seat:
            found.insert(place, self._by_seat(by_seat))
        return found

    def label(self, name: str) -> str:
        """A field's name as people say it, where the game has a text for it."""
        key = f"view-{name}"
        return self._texts.say(key) if self._texts.has(key) else name.replace("_", " ")

    def _by_seat(self, lists: Sequence[tuple[str, Listed]]) -> Field:
        """Lists by seat side by side; a single one has its label above it."""
        columns = [label for label, _ in lists]
        rows: dict[Head, list[Words]] = {}
        for _, listed in lists:
            for head, hint, value in listed:
                rows.setdefault(head, []).append(self._words(hint, value))
        if len(lists) == 1:
            return Field(columns[0], Rows([], list(rows.items())))
        return Field(self._texts.say("ui-by-player"), Rows(columns, list(rows.items())))

    def _value(self, hint: Any, value: Any, listed: Listed) -> Words | Rows | list[Field]:
        if isinstance(value, msgspec.Struct):
            return self.fields(value)
        if _are_things(listed):
            columns = [self.label(name) for name, _, _ in parts_of(listed[0][2])]
            return Rows(columns, [(head, list(self._cells(it))) for head, _, it in listed])
        return self._words(hint, value)

    def _cells(self, thing: Any) -> Iterator[Words]:
        for _, hint, value in parts_of(thing):
            yield self._words(hint, value)

    def _listed(self, hint: Any, value: Any) -> Listed:
        """What is in a list or a mapping, each with what stands before it."""
        marks, within = meaning(hint)
        if isinstance(value, Mapping):
            key_hint, hint = within if len(within) == 2 else (Any, Any)
            of_seats = Mark.SEAT in meaning(key_hint).marks
            return [(self._head(key, of_seats), hint, it) for key, it in value.items()]
        if not isinstance(value, list | tuple):
            return []
        one_for_all = len(within) != len(value) or Ellipsis in within
        hints = [*within, Any][:1] * len(value) if one_for_all else within
        by_seat = Mark.BY_SEAT in marks and len(value) == len(self._names)
        heads = [self._head(n, True) if by_seat else Head(str(n + 1)) for n in range(len(value))]
        return list(zip(heads, hints, value, strict=True))

    def _is_by_seat(self, listed: Listed) -> bool:
        """Whether these are one for each seat."""
        return bool(listed) and {head.seat for head, _, _ in listed} == set(range(len(self._names)))

    def _head(self, key: Any, is_seat: bool) -> Head:
        if is_seat and key in range(len(self._names)):
            return Head(self._names[key], key)
        return Head(self._word(str(key)))

    def _words(self, hint: Any, value: Any) -> Words:
        marks = meaning(hint).marks
        if value is None and Mark.OR_NOTHING in marks:
            return Words((NOTHING,), state=EMPTY)
        if value is None:
            return Words((self._texts.say("ui-hidden"),), state=HIDDEN)
        if isinstance(value, bool):
            return Words((self._texts.say("ui-yes" if value else "ui-no"),))
        if isinstance(value, int) and Mark.SEAT in marks:
            named = value in range(len(self._names))
            return Words((self._names[value],)) if named else Words((NOTHING,), state=EMPTY)
        if isinstance(value, str) and value and Mark.AS_WRITTEN in marks:
            return Words((value,))
        if isinstance(value, msgspec.Struct):
            parts = parts_of(value)
            said = [f"{self.label(name)}: {self._words(part, it)}" for name, part, it in parts]
            return Words((", ".join(said),))
        listed = isinstance(value, list | tuple | Mapping | set | frozenset)
        items = self._items(hint, value) if listed else (self._word(str(value)),)
        return Words(items, listed) if any(items) else Words((NOTHING,), state=EMPTY)

    def _items(self, hint: Any, value: Any) -> tuple[str, ...]:
        """Each thing in a list, a mapping or a set, in words."""
        if isinstance(value, set | frozenset):  # the order within one is nobody's choice
            within = meaning(hint).within
            return tuple(sorted(str(self._words(within[0] if within else Any, it)) for it in value))
        listed = self._listed(hint, value)
        named = isinstance(value, Mapping) or any(head.seat is not None for head, _, _ in listed)
        words = [(head.text, str(self._words(part, it))) for head, part, it in listed]
        return tuple(f"{head} {said}" if named else said for head, said in words)

    def _word(self, id: str) -> str:
        """The name of what an id stands for, where the game has such a noun."""
        for kind, ids in self._speaker.game.vocabulary.nouns.items():
            if id in ids and self._texts.has(f"{kind}-{id}"):
                return self._texts.say(f"{kind}-{id}")
        return id


def _are_things(listed: Listed) -> bool:
    """Whether these are structures of one kind: then each is a row."""
    return bool(listed) and all(
        isinstance(it, msgspec.Struct) and type(it) is type(listed[0][2]) for _, _, it in listed
    )
