"""The table: all state of a game, as plain data, and what was told at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from copy import deepcopy
from enum import Enum
from operator import is_
from types import UnionType
from typing import Any, ClassVar, NamedTuple, Self, Union, get_args, get_origin, get_type_hints

from ludoteca.core.actions import Action
from ludoteca.core.errors import ScriptError
from ludoteca.core.rng import Stream, stretch_key


class Event(NamedTuple):
    """Something that happened: a key with data, told to everybody or to some seats."""

    move: int  # in a log, how many answers everybody knew of; told to a seat, its own count
    key: str
    data: tuple[Any, ...]
    to: tuple[int, ...] | None  # None: everybody, spectators included

    def heard_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)


class Table:
    """Base of every game's table. A subclass declares its fields with plain types:

        class MarsTable(Table):
            cogs: list[int]
            order_line: list[int]

    Fields hold ints, strings, actions, tuples, lists, dicts, sets, or objects with a `copy()`
    method of their own. Names that start with an underscore are the engine's.
    """

    players: int
    over: str  # "" while the game goes on, then the reason it ended

    _log: list[Event] | None  # None: nobody listens
    _move: int
    _reveals: int
    _sealed_for: Any  # whose sealed script is running just now
    _key: bytes
    _stretch: int
    _rng: Stream | None

    def __init__(self, players: int) -> None:
        self.players = players
        self.over = ""
        self._log = []
        self._move = 0
        self._reveals = 0
        self._sealed_for = None
        self._key = b""
        self._stretch = 0
        self._rng = None

    @property
    def seats(self) -> range:
        return range(self.players)

    def clockwise(self, first: int) -> list[int]:
        """All seats, clockwise, from `first` on."""
        n = self.players
        return [(first + i) % n for i in range(n)]

    @property
    def rng(self) -> Stream:
        """This stretch's random stream. Whatever is drawn counts as revealed (see `reveal`)."""
        if self._sealed_for is not None:
            raise ScriptError("a sealed script draws at random: its order would show")
        if not self._stretch:
            raise ScriptError("a set-up draws from the stream it is given, not from the table's")
        self._reveals += 1
        if self._rng is None:
            self._rng = Stream(stretch_key(self._key, self._stretch))
        return self._rng

    @property
    def _seen(self) -> int:
        """How much has been revealed, what a script draws from a stream it kept included."""
        return self._reveals + (self._rng.drawn if self._rng is not None else 0)

    def reveal(self) -> None:
        """Something hidden was seen by somebody: answers up to here cannot be taken back."""
        if self._sealed_for is not None:
            raise ScriptError("a sealed script shows something hidden: it could still be changed")
        self._reveals += 1

    def tell(self, key: str, *data: Any, to: int | Iterable[int] | None = None) -> None:
        """Say what happened, where the rule makes it happen."""
        if self._log is None and self._sealed_for is None:
            return
        heard = to if to is None else (to,) if isinstance(to, int) else tuple(to)
        if self._sealed_for is not None and heard != (self._sealed_for,):
            raise ScriptError(f"a sealed script of seat {self._sealed_for} tells {key!r} to others")
        if self._log is not None:
            self._log.append(Event(self._move, key, data, heard))

    def state(self) -> dict[str, Any]:
        """Every field of the game, secrets included: for tests and digests, never for a seat."""
        return {name: value for name, value in vars(self).items() if name[0] != "_"}

    def copy(self) -> Self:
        """An independent copy that hears nothing."""
        cls = type(self)
        copier = cls.__dict__.get("_copier")
        if copier is None:
            copier = staticmethod(_make_copier(cls))
            cls._copier = copier  # type: ignore[attr-defined]
        try:
            copy: Self = copier.__func__(self)
        except AttributeError:
            _check_fields(self)
            raise
        return copy


_ATOMS = frozenset({int, bool, str, float, bytes, type(None)})


def _clone(value: Any) -> Any:
    """A copy of plain data of any depth."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list:
        return [_clone(x) for x in value]
    if kind is dict:
        return {k: _clone(v) for k, v in value.items()}
    if kind is set:
        return set(value)
    if isinstance(value, tuple):
        parts = [_clone(x) for x in value]
        if all(map(is_, parts, value)):
            return value
        return kind._make(parts) if hasattr(kind, "_make") else tuple(parts)
    # the `copy` of these is a shallow one
    if not hasattr(value, "copy") or isinstance(value, list | dict | deque):
        return deepcopy(value)
    return value.copy()


def _never_changes(hint: Any) -> bool:
    if get_origin(hint) in (tuple, Union, UnionType):
        return all(arg is ... or _never_changes(arg) for arg in get_args(hint))
    if hint in _ATOMS or get_origin(hint) is frozenset:
        return True
    return isinstance(hint, type) and issubclass(hint, Action | Enum)


def _copy_code(source: str, hint: Any, depth: int = 0) -> str:
    """Python source that copies `source`, a value of type `hint`."""
    origin, args = get_origin(hint), get_args(hint)
    if _never_changes(hint):
        return source
    if origin is list:
        item = f"x{depth}"
        inner = _copy_code(item, args[0], depth + 1)
        return f"{source}[:]" if inner == item else f"[{inner} for {item} in {source}]"
    if origin is dict:
        item = f"x{depth}"
        inner = _copy_code(item, args[1], depth + 1)
        if inner == item:
            return f"{source}.copy()"
        return f"{{k{depth}: {inner} for k{depth}, {item} in {source}.items()}}"
    if origin is set:
        return f"{source}.copy()"
    return f"clone({source})"


def _fields(cls: type[Table]) -> dict[str, Any]:
    """The fields a table's class declares, with their types."""
    return {
        name: hint
        for name, hint in get_type_hints(cls).items()
        if name[0] != "_" and get_origin(hint) is not ClassVar and hint is not ClassVar
    }


def _check_fields(table: Table) -> None:
    """Complain of a field that the copy would lose, or that is not there to be copied."""
    cls = type(table)
    there, declared = vars(table).keys(), {*_fields(cls), *_ENGINE}
    for name in sorted(there - declared):
        raise ScriptError(f"{cls.__name__}.{name} is set but not declared with its type")
    for name in sorted(declared - there):
        raise ScriptError(f"{cls.__name__}.{name} is declared but never set")


_ENGINE = [name for name in Table.__annotations__ if name[0] == "_"]


def _make_copier(cls: type[Table]) -> Callable[[Table], Table]:
    """Write a class's copy function from its annotations.

    A generic deep copy takes five times as long, and a fork is mostly this copy; a hand-written
    one forgets the field that was added last.
    """
    hints = _fields(cls)
    lines = [
        "def copier(old):",
        f"    if len(old.__dict__) != {len(hints) + len(_ENGINE)}: check(old)",
        "    new = make(cls)",
    ]
    lines += [f"    new.{name} = {_copy_code(f'old.{name}', hint)}" for name, hint in hints.items()]
    lines += [
        "    new._log = new._rng = new._sealed_for = None",
        "    new._move = old._move",
        "    new._reveals = old._reveals",
        "    new._key = old._key",
        "    new._stretch = old._stretch",
        "    return new",
    ]
    space: dict[str, Any] = {
        "make": object.__new__,
        "cls": cls,
        "clone": _clone,
        "check": _check_fields,
    }
    exec("\n".join(lines), space)
    copier: Callable[[Table], Table] = space["copier"]
    return copier
