"""The table: all state of a game, as plain data, and what was told at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from copy import deepcopy
from enum import Enum
from operator import is_
from types import UnionType
from typing import Any, ClassVar, NamedTuple, Self, Union, get_args, get_origin, get_type_hints
from weakref import WeakKeyDictionary

from ludoteca.core.actions import Action
from ludoteca.core.errors import ScriptError
from ludoteca.core.moments import Story, Strand
from ludoteca.core.rng import Stream, lane_key, stretch_key
from ludoteca.core.vocabulary import wrong_saying


class Event(NamedTuple):
    """Something that happened: a key with data, told to everybody or to some seats."""

    move: int  # in a log, how many answers everybody knew of; told to a seat, its own count
    key: str
    data: tuple[Any, ...]
    to: tuple[int, ...] | None  # None: everybody, spectators included

    def heard_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)


class Lane:
    """Where a script runs: the stretch itself, or one of several scripts side by side.

    What it draws, shows and tells is its own until all beside it are done. So nothing in a lane
    depends on how fast the others answer.
    """

    parent: Lane | None = None
    place = (0, 0)  # in the parent: which of its stages, and which script of that
    stages = 0  # begun here
    fresh: list[Event]  # told since the last moment; only where somebody listens
    news = False  # whether there is more among these than headings
    strand: Strand | None = None  # where it is somebody's own; only where somebody listens

    def __init__(self, move: int = 0, reveals: int = 0) -> None:
        self.move = move  # how many answers are known of here
        self.reveals = reveals
        # looked at again and again, so not left to the class
        self.log: list[Event] | None = None  # None: nobody listens
        self.rng: Stream | None = None
        self.sealed_for: Any = None  # whose sealed script this is

    def beside(self, script: int, sealed_for: Any) -> Lane:
        """The lane of one of several scripts that are started here."""
        lane = Lane(self.move)
        lane.parent = self
        lane.place = (self.stages, script)
        lane.strand = self.strand
        if self.log is not None:
            lane.listen([], [])
        lane.sealed_for = self.sealed_for if sealed_for is None else sealed_for
        return lane

    def listen(self, log: list[Event], fresh: list[Event]) -> None:
        """Keep what is told from now on."""
        self.log, self.fresh, self.news = log, fresh, bool(fresh)

    def key(self, stretch: bytes) -> bytes:
        """The key of this lane's random stream, in the stretch of that key."""
        return stretch if self.parent is None else lane_key(self.parent.key(stretch), *self.place)

    @property
    def answers(self) -> int:
        """How many that were given here are known of."""
        return self.move - (self.parent.move if self.parent is not None else 0)

    @property
    def shown(self) -> int:
        """How much was revealed here, what a script draws from a stream it kept included."""
        return self.reveals + (self.rng.drawn if self.rng is not None else 0)


class Slotted(type):
    """Makes slots of the fields that a class declares: a game reads and writes its table all the
    time, and that of a few dozen fields is slow where they are kept in a dictionary. What was not
    declared goes there, where `copy` finds it."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **options: Any
    ) -> Slotted:
        known = {*space, *(inherited for base in bases for inherited in dir(base))}
        slots = [
            field
            for field, hint in space.get("__annotations__", {}).items()
            if field not in known and "ClassVar" not in str(hint)
        ]
        if not any(isinstance(base, Slotted) for base in bases):
            slots += ["__dict__", "__weakref__"]
        return super().__new__(mcs, name, bases, {**space, "__slots__": tuple(slots)}, **options)


class Table(metaclass=Slotted):
    """Base of every game's table. A subclass declares its fields with plain types:

        class MarsTable(Table):
            cogs: list[int]
            order_line: list[int]

    Fields hold ints, strings, actions, tuples, lists, dicts, sets, or objects with a `copy()`
    method of their own. Names that start with an underscore are the engine's.
    """

    players: int
    over: str  # "" while the game goes on, then the reason it ended
    content: Any  # what the match is played with; never copied, never changed

    _lane: Lane
    _key: bytes
    _stretch: int
    _story: Story | None  # None: nobody listens, or the game is still being set up
    _settled: Any  # scripts that need not be played again (see `ask.Settled`)

    def __init__(self, players: int, content: Any = None) -> None:
        self.players = players
        self.over = ""
        self.content = content
        self._lane = Lane()
        self._lane.listen([], [])
        self._key = b""
        self._stretch = 0
        self._story = None
        self._settled = None

    @property
    def seats(self) -> range:
        return range(self.players)

    def clockwise(self, first: int) -> list[int]:
        """All seats, clockwise, from `first` on."""
        n = self.players
        return [(first + i) % n for i in range(n)]

    @property
    def rng(self) -> Stream:
        """This stretch's random stream, or this lane's. Whatever is drawn counts as revealed
        (see `reveal`)."""
        lane = self._lane
        if lane.sealed_for is not None:
            raise ScriptError("a sealed script draws at random: its order would show")
        if not self._stretch:
            raise ScriptError("a set-up draws from the stream it is given, not from the table's")
        lane.reveals += 1
        if lane.rng is None:
            lane.rng = Stream(lane.key(stretch_key(self._key, self._stretch)))
        return lane.rng

    def reveal(self) -> None:
        """Something hidden was seen by somebody: answers up to here cannot be taken back."""
        lane = self._lane
        if lane.sealed_for is not None:
            raise ScriptError("a sealed script shows something hidden: it could still be changed")
        lane.reveals += 1

    @property
    def listens(self) -> bool:
        """Whether anybody hears what is told: in simulations nobody does, and what is only worked
        out to be told may be left out."""
        return self._lane.log is not None

    def tell(self, key: str, *data: Any, to: int | Iterable[int] | None = None) -> None:
        """Say what happened, where the rule makes it happen."""
        lane = self._lane
        log = lane.log
        if log is None:
            return
        heard = to if to is None else (to,) if isinstance(to, int) else tuple(to)
        if lane.sealed_for is not None and heard != (lane.sealed_for,):
            raise ScriptError(f"a sealed script of seat {lane.sealed_for} tells {key!r} to others")
        is_heading = False
        if self._story is not None and (events := self._story.vocabulary.events):
            if key not in events or len(data) != len(events[key].args):
                raise wrong_saying("event", events, key, data)
            is_heading = events[key].heading
        event = Event(lane.move, key, data, heard)
        log.append(event)
        lane.fresh.append(event)
        lane.news = lane.news or not is_heading

    def moment(self) -> None:
        """Here somebody at the table would look up: what was told since the last moment is shown to
        everybody with the table as it is now. Headings alone wait for what comes after them.
        Nothing is done where nobody listens."""
        story = self._story
        if story is None or not story.moments:
            return
        lane = self._lane
        if lane.sealed_for is not None:
            raise ScriptError("a sealed script has no moments: nobody looks behind the screen")
        if lane.news:
            story.add(lane.fresh, self.copy(), lane.strand)
            lane.fresh, lane.news = [], False

    def _open_stretch(self) -> None:
        """The next stretch has a stream of its own; what was drawn before stays seen."""
        lane = self._lane
        if lane.rng is not None:
            lane.reveals = lane.shown
            lane.rng = None
        lane.stages = 0
        self._stretch += 1

    def state(self) -> dict[str, Any]:
        """Every field of the game, secrets included: for tests and digests, never for a seat."""
        there = _all_set(self)
        return {name: it for name, it in there.items() if name[0] != "_" and name != "content"}

    def apart(self, beside: Self, key: Any) -> Self:
        """For games with lanes that are somebody's own (`parallel(…, whose=…)`): this table as it
        is in that lane, and as the other table is in the lanes beside it. Players are told their
        own lane first; where this is not said, they see in it what the others came to."""
        return self

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


def clone(value: Any) -> Any:
    """A copy of plain data of any depth."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is list:
        return [clone(x) for x in value]
    if kind is dict:
        return {k: clone(v) for k, v in value.items()}
    if kind is set:
        return set(value)
    if isinstance(value, tuple):
        parts = [clone(x) for x in value]
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
    if origin is set or _copies_itself(hint):
        return f"{source}.copy()"
    return f"clone({source})"


def _copies_itself(hint: Any) -> bool:
    """A class of the game's own that says how it is copied."""
    return (
        isinstance(hint, type)
        and get_origin(hint) is None
        and "copy" in vars(hint)
        and not issubclass(hint, list | dict | set | deque)
    )


def take_over(table: Table, other: Table) -> None:
    """Make the one table's fields those of the other, without touching what is equal already:
    a script may hold on to a part of the table that is its own."""
    for name in _fields(type(table)):
        there = getattr(other, name)
        if not _taken_over(getattr(table, name), there):
            setattr(table, name, clone(there))


def _taken_over(here: Any, there: Any) -> bool:
    """Change `here` in place into what is there; False where that cannot be."""
    if here == there and type(here) is type(there):
        return True
    if type(here) is list and type(there) is list:
        if len(here) != len(there):
            here[:] = clone(there)
            return True
        parts: Iterable[Any] = range(len(here))
    elif type(here) is dict and type(there) is dict and list(here) == list(there):
        parts = list(here)
    else:
        return False
    for part in parts:
        if not _taken_over(here[part], there[part]):
            here[part] = clone(there[part])
    return True


def _fields(cls: type[Table]) -> dict[str, Any]:
    """The fields a table's class declares, with their types."""
    if cls not in _known_fields:
        _known_fields[cls] = {
            name: hint
            for name, hint in get_type_hints(cls).items()
            if name[0] != "_"
            and name != "content"
            and get_origin(hint) is not ClassVar
            and hint is not ClassVar
        }
    return _known_fields[cls]


_known_fields: WeakKeyDictionary[type[Table], dict[str, Any]] = WeakKeyDictionary()


def _slots(cls: type[Table]) -> list[str]:
    """The fields that have a place of their own in its tables."""
    every = [name for base in reversed(cls.__mro__) for name in vars(base).get("__slots__", ())]
    return [name for name in every if name not in ("__dict__", "__weakref__")]


def _all_set(table: Table) -> dict[str, Any]:
    """Everything that is set, declared or not."""
    slots = [name for name in _slots(type(table)) if hasattr(table, name)]
    return {name: getattr(table, name) for name in slots} | vars(table)


def _check_fields(table: Table) -> None:
    """Complain of a field that the copy would lose, or that is not there to be copied."""
    cls = type(table)
    there, declared = _all_set(table).keys(), {*_fields(cls), *_ENGINE}
    for name in sorted(there - declared):
        raise ScriptError(f"{cls.__name__}.{name} is set but not declared with its type")
    for name in sorted(declared - there):
        raise ScriptError(f"{cls.__name__}.{name} is declared but never set")


_ENGINE = ["content", *(name for name in Table.__annotations__ if name[0] == "_")]


def _make_copier(cls: type[Table]) -> Callable[[Table], Table]:
    """Write a class's copy function from its annotations.

    A generic deep copy takes five times as long, and a fork is mostly this copy; a hand-written
    one forgets the field that was added last.
    """
    hints = _fields(cls)
    others = {*hints, *_ENGINE} - {*_slots(cls)}  # declared, but in the dictionary
    lines = [
        "def copier(old):",
        f"    if len(old.__dict__) != {len(others)}: check(old)",
        "    new = make(cls)",
    ]
    lines += [f"    new.{name} = {_copy_code(f'old.{name}', hint)}" for name, hint in hints.items()]
    lines += [
        "    lane = old._lane",
        "    new._lane = Lane(lane.move, lane.reveals)",
        "    new.content = old.content",
        "    new._key = old._key",
        "    new._stretch = old._stretch",
        "    new._story = None",
        "    new._settled = None",
        "    return new",
    ]
    space: dict[str, Any] = {
        "make": object.__new__,
        "cls": cls,
        "Lane": Lane,
        "clone": clone,
        "check": _check_fields,
    }
    exec("\n".join(lines), space)
    copier: Callable[[Table], Table] = space["copier"]
    return copier
