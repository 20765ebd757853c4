"""What gives way on a low screen, and what stays."""

from __future__ import annotations

import pytest
from rich.console import Console, Group
from rich.text import Text

from ludoteca.terminal.fitting import Board, Part, fit, lines_of, parts_of
from ludoteca.terminal.layout import FEWEST, options_part
from tests.terminal.sitting import Typist, make_screen, printed_on

CONSOLE = Console(width=40)


def lines(word: str, count: int) -> Text:
    return Text("\n".join([word] * count))


def shown(parts: list[Part], height: int) -> list[str]:
    """Each part that is shown: its word and how many lines it has."""
    words = (str(it).split("\n") for it in fit(parts, CONSOLE, height))
    return [f"{word[0]} {len(word)}" for word in words]


PARTS = [
    Part(lines("map", 6), (30, lines("map", 4))),
    Part(lines("people", 5), (10, lines("people", 3)), (40, lines("people", 1))),
    Part(lines("story", 5), (20, lines("story", 2)), (50, None)),
    Part(lines("question", 2)),
]


@pytest.mark.parametrize(
    ("height", "found"),
    [
        (18, ["map 6", "people 5", "story 5", "question 2"]),
        (17, ["map 6", "people 3", "story 5", "question 2"]),
        (15, ["map 6", "people 5", "story 2", "question 2"]),  # saving on the people is needless
        (13, ["map 6", "people 3", "story 2", "question 2"]),
        (11, ["map 4", "people 3", "story 2", "question 2"]),
        (9, ["map 4", "people 1", "story 2", "question 2"]),
        (7, ["map 4", "people 1", "question 2"]),
        (3, ["map 4", "people 1", "question 2"]),  # it cannot be less
    ],
)
def test_what_costs_least_gives_way_first(height: int, found: list[str]) -> None:
    assert shown(PARTS, height) == found


def test_a_drawing_in_parts_is_whole_where_nobody_asks_for_less() -> None:
    screen = make_screen(Typist([]))
    screen.show(Board(*PARTS))
    assert len(printed_on(screen).splitlines()) == 18
    assert list(parts_of(Board(*PARTS))) == PARTS


def test_any_other_drawing_is_one_part_that_stays() -> None:
    drawing = Group(lines("a", 3), lines("b", 3))
    (part,) = parts_of(drawing)
    assert fit([part], CONSOLE, 2) == [drawing]


def test_the_width_decides_how_many_lines_a_text_has() -> None:
    text = Text("one two three four five six")
    assert lines_of(text, CONSOLE) == 1
    assert lines_of(text, CONSOLE, 10) > 2
    assert lines_of(None, CONSOLE) == 0


def test_of_many_options_a_low_screen_lists_the_first_and_says_how_many_more() -> None:
    labels = [f"an option with a long name, {n}" for n in range(1, 31)]
    part = options_part(labels, "Enter", lambda count: f"{count} more")
    assert lines_of(part.ways[0], CONSOLE) == 30
    (drawn,) = fit([part], CONSOLE, 12)
    screen = make_screen(Typist([]), 40)
    screen.show(drawn)
    said = printed_on(screen)
    assert len(said.splitlines()) <= 12
    assert labels[FEWEST - 1] in said
    assert labels[-1] not in said
    assert "20 more" in said


def test_a_few_options_are_never_cut() -> None:
    part = options_part(["yes", "no"], "Enter", str)
    assert len(part.ways) == 1
