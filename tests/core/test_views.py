"""A view says which numbers are seats, and any view can be read in words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.core.game import find_game
from ludoteca.core.reading import EMPTY, HIDDEN, Field, Head, Reader, Rows, Words
from ludoteca.core.texts import Speaker
from ludoteca.core.views import Mark, meaning
from ludoteca.kit import AsWritten, OrNothing, PerSeat, SeatNumber

NAMES = ["Anna", "Bruno", "Carla"]
SPEAKER = Speaker(find_game("mars-needs-mechanics"), "it", NAMES, 1)


class Tile(msgspec.Struct):
    kind: str
    owner: SeatNumber


class Sale(msgspec.Struct):
    """What nobody has done yet is known to all."""

    price: OrNothing[int]
    buyer: OrNothing[SeatNumber]
    cards: OrNothing[list[int]]
    offers: PerSeat[OrNothing[int]]


class Hall(msgspec.Struct):
    """A part with a table of its own."""

    size: int
    tiles: list[Tile]


def read(hint: Any, value: Any, you: str = "") -> Field:
    """How a field of that type is read."""
    view = msgspec.defstruct("View", [("thing", hint)])(value)
    [field] = Reader(SPEAKER, you).fields(view)
    return field


def words(hint: Any, value: Any) -> str:
    field = read(hint, value)
    assert isinstance(field.value, Words)
    return str(field.value)


# --- what a type says ---------------------------------------------------------------------


@pytest.mark.parametrize("hint", [SeatNumber, SeatNumber | None])
def test_the_number_of_a_seat_is_declared_by_its_type(hint: Any) -> None:
    assert meaning(hint).marks == {Mark.SEAT}


@pytest.mark.parametrize("hint", [PerSeat[int], PerSeat[int] | None])
def test_a_list_by_seat_is_declared_by_its_type(hint: Any) -> None:
    assert meaning(hint).marks == {Mark.BY_SEAT}
    assert meaning(hint).within == (int,)


def test_other_types_say_nothing_of_seats() -> None:
    for hint in (int, list[int], int | str | None, dict[str, int], Any):
        assert meaning(hint).marks == frozenset()


def test_a_view_with_marks_survives_json() -> None:
    kind = msgspec.defstruct("View", [("first", SeatNumber), ("points", PerSeat[int])])
    view = kind(2, [1, 2, 3])
    assert msgspec.json.decode(msgspec.json.encode(view), type=kind) == view


# --- in words -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hint", "value", "said"),
    [
        (SeatNumber, 2, "Carla"),
        (int, 2, "2"),
        (list[SeatNumber], [0, 2], "Anna, Carla"),
        (tuple[SeatNumber, ...], (0, 2), "Anna, Carla"),
        (tuple[SeatNumber, int], (0, 2), "Anna, 2"),
        (dict[SeatNumber, int], {1: 4}, "Bruno 4"),
        (dict[str, SeatNumber], {"lens": 1}, "lente Bruno"),
        (frozenset[str], frozenset({"wire", "lens"}), "cavo, lente"),
        (list[PerSeat[int]], [[1, 2, 3]], "Anna 1, Bruno 2, Carla 3"),
        (list[list[int]], [[1, 2], [3]], "1, 2; 3"),
        (bool, True, "sì"),
        (str, "gear", "ingranaggio"),
        (str, "else", "else"),
        (float, 0.5, "0.5"),
    ],
)
def test_values_are_said_in_words(hint: Any, value: Any, said: str) -> None:
    assert words(hint, value) == said


def test_a_list_as_long_as_there_are_seats_is_not_taken_for_one_by_seat() -> None:
    assert words(list[int], [4, 5, 6]) == "4, 5, 6"


def test_what_is_hidden_and_what_is_empty_look_different() -> None:
    hidden = read(list[int] | None, None).value
    assert hidden == Words(("nascosto",), state=HIDDEN)
    for hint, value in ((list[int], []), (str, ""), (dict[str, int], {}), (set[int], set())):
        assert read(hint, value).value == Words(("–",), state=EMPTY)
    assert read(int, 0).value == Words(("0",))


def test_what_is_not_there_yet_is_not_hidden() -> None:
    nothing = Words(("–",), state=EMPTY)
    price, buyer, cards, offers = Reader(SPEAKER).fields(Sale(None, None, None, [4, None, 6]))
    assert [price.value, buyer.value, cards.value] == [nothing] * 3
    assert isinstance(offers.value, Rows)
    assert [cells for _, cells in offers.value.rows][1] == [nothing]
    price, buyer, cards, _ = Reader(SPEAKER).fields(Sale(0, 2, [], []))
    assert [str(it.value) for it in (price, buyer, cards)] == ["0", "Carla", "–"]


def test_a_text_can_be_shown_as_it_is_written_whatever_nouns_there_are() -> None:
    assert words(str, "lens") == "lente"
    assert words(AsWritten, "lens") == "lens"
    assert words(list[AsWritten], ["lens", "wire"]) == "lens, wire"
    assert read(AsWritten, "").value == Words(("–",), state=EMPTY)


def test_a_number_that_is_no_seat_stands_for_nobody() -> None:
    assert read(SeatNumber, -1).value == Words(("–",), state=EMPTY)


def test_a_list_by_seat_has_the_players_names_before_its_rows() -> None:
    rows = [(Head("Anna", 0), [Words(("4",))]), (Head("Bruno", 1), [Words(("5",))])]
    table = read(PerSeat[int], [4, 5, 6]).value
    assert isinstance(table, Rows)
    assert table.columns == []
    assert table.rows[:2] == rows


def test_a_list_by_seat_that_is_not_complete_is_a_list() -> None:
    assert words(PerSeat[int], [4, 5]) == "4, 5"


def test_several_lists_by_seat_are_one_table() -> None:
    kind = msgspec.defstruct(
        "View", [("round", int), ("gold", PerSeat[int]), ("deck", int), ("won", PerSeat[list[str]])]
    )
    fields = Reader(SPEAKER).fields(kind(1, [4, 5, 6], 9, [["lens"], [], []]))
    assert [field.label for field in fields] == ["Round", "giocatori", "Mazzo"]
    table = fields[1].value
    assert isinstance(table, Rows)
    assert table.columns == ["gold", "won"]
    assert [(head.text, *map(str, cells)) for head, cells in table.rows] == [
        ("Anna", "4", "lente"),
        ("Bruno", "5", "–"),
        ("Carla", "6", "–"),
    ]


def test_things_of_one_kind_are_a_table_numbered_or_by_seat() -> None:
    tiles = [Tile("lens", 0), Tile("wire", 2), Tile("gear", -1)]
    for hint, heads in ((list[Tile], ["1", "2", "3"]), (PerSeat[Tile], NAMES)):
        table = read(hint, tiles).value
        assert isinstance(table, Rows)
        assert [head.text for head, _ in table.rows] == heads
        assert [str(cells[1]) for _, cells in table.rows] == ["Anna", "Carla", "–"]


def test_a_structure_has_parts_of_its_own_tables_among_them() -> None:
    field = read(Hall, Hall(3, [Tile("lens", 0)]))
    assert field.shape == "parts"
    assert isinstance(field.value, list)
    assert [part.shape for part in field.value] == ["words", "rows"]


def test_whoever_reads_can_be_called_you() -> None:
    assert read(SeatNumber, 1, you="tu").value == Words(("tu",))
    assert read(SeatNumber, 0, you="tu").value == Words(("Anna",))


def test_the_own_seat_is_not_told() -> None:
    kind = msgspec.defstruct("View", [("you", int), ("round", int)])
    assert [field.label for field in Reader(SPEAKER).fields(kind(1, 2))] == ["Round"]
