"""The table: all state of a game, as plain data, and what was told at it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import UnionType
from typing import Any, NamedTuple, Self, Union, get_args, get_origin, get_type_hints

from ludoteca.core.errors import ScriptError
from ludoteca.core.rng import Stream, stretch_key


class Event(NamedTuple):
    """Something that happened: a key with data, told to everybody or to some seats."""

    move: int  # how many answers had been given
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

    Fields hold ints, strings, tuples, lists, dicts, sets, or objects with a `copy()` method.
    Names that start with an underscore are the engine's.
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
        self._reveals += 1
        if self._rng is None:
            self._rng = Stream(stretch_key(self._key, self._stretch))
        return self._rng

    def reveal(self) -> None:
        """Something hidden was seen by somebody: answers up to here cannot be taken back."""
        self._reveals += 1

    def tell(self, key: str, *data: Any, to: int | Iterable[int] | None = None) -> None:
        """Say what happened, where the rule makes it happen."""
        if self._sealed_for is not None and to != self._sealed_for:
            raise ScriptError(f"a sealed script of seat {self._sealed_for} tells {key!r} to others")
        if self._log is not None:
            heard = to if to is None else (to,) if isinstance(to, int) else tuple(to)
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
        copy: Self = copier.__func__(self)
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
    if isinstance(value, tuple | frozenset):
        return value
    return value.copy()


def _copy_code(source: str, hint: Any, depth: int = 0) -> str:
    """Python source that copies `source`, a value of type `hint`."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in _ATOMS or origin in (tuple, frozenset) or hint in (tuple, frozenset):
        return source
    if origin in (Union, UnionType) and all(arg in _ATOMS for arg in args):
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


def _make_copier(cls: type[Table]) -> Callable[[Table], Table]:
    """Write a class's copy function from its annotations.

    A generic deep copy takes five times as long, and a fork is mostly this copy; a hand-written
    one forgets the field that was added last.
    """
    hints = {name: hint for name, hint in get_type_hints(cls).items() if not name.startswith("_")}
    lines = ["def copier(old):", "    new = make(cls)"]
    lines += [f"    new.{name} = {_copy_code(f'old.{name}', hint)}" for name, hint in hints.items()]
    lines += [
        "    new._log = new._rng = new._sealed_for = None",
        "    new._move = old._move",
        "    new._reveals = old._reveals",
        "    new._key = old._key",
        "    new._stretch = old._stretch",
        "    return new",
    ]
    space: dict[str, Any] = {"make": object.__new__, "cls": cls, "clone": _clone}
    exec("\n".join(lines), space)
    copier: Callable[[Table], Table] = space["copier"]
    return copier
