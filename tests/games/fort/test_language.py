"""The small language of the kids."""

from __future__ import annotations

import pytest

from ludoteca.games.fort.language import (
    ANY,
    LOOKOUT_CARDS,
    ONCE,
    PIZZA,
    SUITS,
    TOY,
    LanguageError,
    Stage,
    Step,
    read_line,
)
from ludoteca.games.fort.means import expand
from ludoteca.testing import rule

BOOK, SQUIRT = SUITS.index("book"), SUITS.index("squirt")


def test_a_word_with_what_it_takes() -> None:
    assert read_line("gain toy 2").stages == (Stage((Step("gain", TOY, 2),)),)
    assert read_line("gain any").only == Step("gain", ANY, 1)
    assert read_line("spend pizza").only == Step("spend", PIZZA, 1)
    assert read_line("advance").only == Step("advance", ANY, 0)
    assert read_line("advance -1").only == Step("advance", ANY, -1)
    assert read_line("vp 2").only == Step("vp", ANY, 2)


@rule("F6.15", "F6.16")
def test_a_multiplier_is_a_suit_or_something_that_is_counted() -> None:
    assert read_line("gain pizza x book").suit == BOOK
    line = read_line("vp x lookout_cards")
    assert (line.times, line.suit) == (LOOKOUT_CARDS, ONCE)


@rule("F6.18", "F6.19")
def test_times_binds_before_plus_and_plus_before_then() -> None:
    chain = read_line("(vp x book) > trash_this")
    assert [stage.times for stage in chain.stages] == [BOOK, ONCE]
    assert read_line("vp x book > trash_this").stages == chain.stages
    group = read_line("(recruit > gain toy 1) x squirt")
    assert group.stages == (Stage((Step("recruit"), Step("gain", TOY, 1)), SQUIRT),)
    both = read_line("lookout + pack > vp")
    assert both.stages == (
        Stage((Step("both", parts=(Step("lookout"), Step("pack"))), Step("vp"))),
    )


def test_a_line_is_written_out_in_steps() -> None:
    line = read_line("(trash > vp) x book")
    assert [step.word for step in expand(line, 2)] == ["trash", "vp", "trash", "vp"]
    assert expand(read_line("gain toy x book"), 3) == [Step("gain", TOY, 3)]


def test_its_signs_are_kept_for_whoever_draws_them() -> None:
    assert read_line("(spend toy>vp)  x glue").signs == (
        "(",
        "spend",
        "toy",
        ">",
        "vp",
        ")",
        "x",
        "glue",
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "ends where one of gain"),
        ("jump", "'jump' at character 1"),
        ("gain", "ends where one of pizza, toy, any"),
        ("gain salad", "'salad' at character 5"),
        ("gain pizza 0", "a number from 1 to 9"),
        ("spend any", "one of pizza, toy is expected"),
        ("advance -2", "-1 or +1"),
        ("vp x", "ends where one of book"),
        ("vp x coin", "'coin'"),
        ("vp x book x crown", "the end"),
        ("(vp x book) x crown", "one `x` in a line"),
        ("vp x book > vp x crown", "counts two things"),
        ("(vp", "ends where `)`"),
        ("vp)", "')' at character 3"),
        ("vp & trash", "'&' at character 3"),
        ("lookout + pack x book", "joins more than single words"),
        ("vp > " * 40 + "vp", "longer than 120"),
    ],
)
def test_what_is_wrong_with_a_line_is_named_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(LanguageError) as refused:
        read_line(text)
    assert problem in str(refused.value)
