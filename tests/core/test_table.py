"""The table: plain data, copied whole, and what is told at it."""

from __future__ import annotations

import enum
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar, Literal, NamedTuple, NewType, TypeAlias

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.actions import Action
from ludoteca.core.errors import ScriptError
from ludoteca.core.rng import Stream
from ludoteca.core.table import Event, Table
from tests.core.tiny import PICK, TABLES, YES, Notes


class Colour(enum.Enum):
    RED = 1


class Size(enum.IntEnum):
    SMALL = 1


class Point(NamedTuple):
    x: int
    path: list[int]


class Bag:
    """A small class of a game's own, with the `copy` the table asks for."""

    def __init__(self, inside: list[int]) -> None:
        self.inside = inside

    def copy(self) -> Bag:
        return Bag(self.inside[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and other.inside == self.inside

    __hash__ = None  # type: ignore[assignment]


@dataclass
class Ship:
    """A small class without one."""

    hold: list[int] = field(default_factory=list)


class Crate(msgspec.Struct):
    hold: list[int]


Hand: TypeAlias = list[int]
CardId = NewType("CardId", int)


class Every(Table):
    """One field for every shape a table may hold."""

    edge: ClassVar[list[int]] = [1, 2]

    number: int
    yes: bool
    text: str
    real: float
    raw: bytes
    nothing: None
    maybe: int | None
    either: str | int
    word: Literal["a", "b"]
    card: CardId
    flat: list[int]
    hands: list[Hand]
    deep: list[list[list[int]]]
    bare_list: list  # type: ignore[type-arg]
    anything: Any
    some_list: list[int] | None
    by_name: dict[str, int]
    by_seat: dict[int, list[int]]
    by_place: dict[tuple[int, int], dict[str, list[int]]]
    bare_dict: dict  # type: ignore[type-arg]
    seen: set[int]
    sets: list[set[int]]
    bare_set: set  # type: ignore[type-arg]
    fixed: frozenset[int]
    pair: tuple[int, str]
    moves: tuple[int, ...]
    pairs: list[tuple[int, int]]
    packed: tuple[list[int], list[int]]
    packs: list[tuple[int, list[int]]]
    point: Point
    bag: Bag
    bags: list[Bag]
    bag_of: dict[str, Bag]
    action: Action
    last: Action | None
    actions: list[Action]
    colour: Colour
    colours: list[Colour]
    size: Size
    counter: Counter[str]
    groups: defaultdict[str, list[int]]
    queue: deque[list[int]]
    ship: Ship
    ships: list[Ship]
    crate: Crate

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.number, self.yes, self.text, self.real, self.raw = 1, True, "t", 0.5, b"r"
        self.nothing, self.maybe, self.either, self.word = None, None, "e", "a"
        self.card = CardId(3)
        self.flat = [1]
        self.hands = [[1], [2]]
        self.deep = [[[1], [2]], []]
        self.bare_list = [[1]]
        self.anything = {"a": [1, {"b": [2]}]}
        self.some_list = [1]
        self.by_name = {"a": 1}
        self.by_seat = {0: [1]}
        self.by_place = {(0, 1): {"a": [1]}}
        self.bare_dict = {"a": [1]}
        self.seen = {1}
        self.sets = [{1}, {2}]
        self.bare_set = {1}
        self.fixed = frozenset({1})
        self.pair = (1, "p")
        self.moves = (1, 2)
        self.pairs = [(1, 2)]
        self.packed = ([1], [2])
        self.packs = [(1, [2])]
        self.point = Point(1, [2])
        self.bag = Bag([1])
        self.bags = [Bag([1])]
        self.bag_of = {"a": Bag([1])}
        self.action = YES
        self.last = PICK[1]
        self.actions = [YES, PICK[2]]
        self.colour = Colour.RED
        self.colours = [Colour.RED]
        self.size = Size.SMALL
        self.counter = Counter("aab")
        self.groups = defaultdict(list, a=[1])
        self.queue = deque([[1], [2]])
        self.ship = Ship([1])
        self.ships = [Ship([1])]
        self.crate = Crate([1])


def parts(value: Any) -> list[Any]:
    """A value and everything in it that could be changed."""
    if isinstance(value, list | tuple | set | frozenset | deque):
        inner = [part for each in value for part in parts(each)]
        return inner if isinstance(value, tuple | frozenset) else [value, *inner]
    if isinstance(value, dict):
        return [value, *(part for each in value.values() for part in parts(each))]
    if isinstance(value, Bag):
        return [value, *parts(value.inside)]
    if isinstance(value, Ship | Crate):
        return [value, *parts(value.hold)]
    return []


FIELDS = list(Every(2).state())


@pytest.mark.parametrize("name", FIELDS)
def test_the_copy_of_a_field_is_equal_of_the_same_type_and_shares_nothing_that_can_change(
    name: str,
) -> None:
    class One(Table):
        pass

    whole = Every(2)
    value = getattr(whole, name)
    One.__annotations__ = {name: Every.__annotations__.get(name, "Any")}
    One.__module__ = Every.__module__
    table = One(2)
    setattr(table, name, value)
    copied = getattr(table.copy(), name)
    assert copied == value
    assert type(copied) is type(value)
    mine, theirs = parts(value), parts(copied)
    assert len(mine) == len(theirs)
    assert not {id(part) for part in mine} & {id(part) for part in theirs}


def test_a_table_is_copied_whole_and_again() -> None:
    table = Every(3)
    copy = table.copy()
    assert copy.state() == table.state()
    assert copy.copy().state() == table.state()
    assert type(copy) is Every
    assert copy.state().keys() == table.state().keys() == {*FIELDS}


def test_only_what_is_not_declared_is_kept_in_a_dictionary() -> None:
    assert vars(Every(2)) == vars(Derived(2)) == {}
    assert vars(Forgetful(2)) == {"discard": [1]}
    assert Forgetful(2).state()["discard"] == [1]


def test_a_table_knows_whether_anybody_hears_what_is_told() -> None:
    table = Notes(2)
    assert table.listens
    assert not table.copy().listens


def test_a_constant_of_the_class_is_no_field() -> None:
    copy = Every(2).copy()
    assert "edge" not in copy.state()
    assert copy.edge is Every.edge


def test_actions_and_enumerations_are_themselves_in_the_copy() -> None:
    copy = Every(2).copy()
    assert copy.action is YES
    assert copy.actions[1] is PICK[2]
    assert copy.colour is Colour.RED


class Base(Table):
    low: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.low = [1]


class Derived(Base):
    high: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.high = [2]


def test_a_table_derived_from_another_has_the_fields_of_both() -> None:
    assert Base(2).copy().state() == {"players": 2, "over": "", "low": [1]}
    assert Derived(2).copy().state() == {"players": 2, "over": "", "low": [1], "high": [2]}


def test_a_copy_keeps_what_the_engine_counts_but_hears_nothing() -> None:
    table = Notes(2)
    table._key, table._stretch = b"key", 4
    table._lane.move, table._lane.reveals = 5, 6
    table._lane.log = [Event(0, "told", (), None)]
    copy = table.copy()
    assert (copy._key, copy._stretch, copy._lane.move, copy._lane.reveals) == (b"key", 4, 5, 6)
    assert copy._lane.log is None


# --- mistakes of a game's author ----------------------------------------------------------


class Forgetful(Table):
    """A field that is set but not declared would not be in the copy."""

    deck: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck = []
        self.discard = [1]


class Lazy(Table):
    """A field that is declared but not set."""

    deck: list[int]
    discard: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck = []


class Mistyped(Table):
    """A declared field and one that is set, each a slip of the other."""

    discard: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.discards = [1]


class Remembering(Table):
    deck: list[int]

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.deck = [1]

    @cached_property
    def discard(self) -> int:
        return len(self.deck)


class Late(Notes):
    pass


@pytest.mark.parametrize("table", [Forgetful, Lazy, Mistyped])
def test_a_field_set_but_not_declared_or_declared_but_not_set_is_a_script_error(
    table: Callable[[int], Table],
) -> None:
    with pytest.raises(ScriptError, match="discard"):
        table(2).copy()


def test_a_field_set_later_but_not_declared_is_a_script_error() -> None:
    table: Any = Late(2)
    table.copy()
    table.discard = [1]
    with pytest.raises(ScriptError, match="discard"):
        table.copy()


def test_a_value_the_table_remembers_by_itself_is_a_field_that_is_not_declared() -> None:
    """It would be out of date in the copy as soon as the deck changes."""
    table = Remembering(2)
    table.copy()
    assert table.discard == 1
    with pytest.raises(ScriptError, match="discard"):
        table.copy()


def test_every_tiny_table_declares_all_its_fields() -> None:
    for game, players in TABLES:
        table = game.setup(players, game.read_options({}), Stream(bytes(32)), game.content())
        assert table.copy().state() == table.state()


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.integers(0, 9), inner, max_size=4)
        | st.tuples(inner, inner)
        | st.sets(st.integers(0, 9), max_size=4)
    ),
    max_leaves=20,
)


class Anything(Table):
    value: Any

    def __init__(self, value: Any) -> None:
        super().__init__(2)
        self.value = value


@given(plain)
def test_plain_data_of_any_shape_is_copied_and_shares_nothing(value: Any) -> None:
    copied = Anything(value).copy().value
    assert copied == value
    assert not {id(part) for part in parts(value)} & {id(part) for part in parts(copied)}


# --- at the table -------------------------------------------------------------------------


def test_the_seats_go_round_clockwise_from_any_of_them() -> None:
    table = Notes(4)
    assert list(table.seats) == [0, 1, 2, 3]
    assert table.clockwise(2) == [2, 3, 0, 1]


def test_the_state_has_every_field_of_the_game_and_none_of_the_engine() -> None:
    assert Notes(2).state() == {"players": 2, "over": "", "notes": [], "secrets": [0, 1]}


def test_an_event_is_heard_by_everybody_or_by_those_it_is_told_to() -> None:
    aloud, whispered = Event(0, "a", (), None), Event(0, "w", (), (1,))
    assert [aloud.heard_by(seat) for seat in (None, 0, 1)] == [True, True, True]
    assert [whispered.heard_by(seat) for seat in (None, 0, 1)] == [False, False, True]


def test_a_table_nobody_listens_to_keeps_no_events() -> None:
    table = Notes(2)
    table._lane.log = None
    table.tell("told", 1)
    assert table._lane.log is None
    assert table.copy()._lane.log is None
