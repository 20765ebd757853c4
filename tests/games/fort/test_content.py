"""What is in the box, and what is said of a file that is wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca import ContentError, Match
from ludoteca.games.fort.cards import FACES, FRIENDS, KIDS, PERKS, RULES
from ludoteca.games.fort.language import SYMBOLS
from ludoteca.games.fort.rules import GAME
from ludoteca.testing import rule
from ludoteca.testing.positions import corrected
from tests.games.fort.workshop import CONTENT, play, summer, table


@rule("F1.6", "F2.1")
def test_there_are_sixty_kids_of_forty_two_faces_and_eight_best_friends() -> None:
    assert len(KIDS) == 42
    assert len(CONTENT.kids) == 60
    assert len(FRIENDS) == 8
    assert len(CONTENT.face_of) == 68
    assert [len(pair) for pair in CONTENT.friends] == [2, 2, 2, 2]
    assert (len(RULES), len(PERKS)) == (11, 9)


def test_every_frame_has_ten_cards() -> None:
    frames: Counter[int] = Counter()
    for card in CONTENT.kids:
        suits = CONTENT.suits[CONTENT.face_of[card]]
        frames[suits[-1]] += 1
    assert frames[SYMBOLS.index("coin")] == 1  # Smoke, whose frame is that of the books
    assert sorted(frames.values()) == [1, 9, 10, 10, 10, 10, 10]


def test_every_box_says_something_or_is_blank() -> None:
    without = [FACES[n] for n, lines in enumerate(CONTENT.lines) if lines == (None, None)]
    assert len(without) == 6
    blank = [
        FACES[n] for n, (public, private) in enumerate(CONTENT.lines) if not public and private
    ]
    assert blank == ["smoke", "ghost", "punky"]


def test_every_card_has_its_provenance() -> None:
    assert {card.source for card in CONTENT.faces} == {"printed"}
    assert {card.source for card in CONTENT.rules} == {"printed"}
    assert {level.source for level in CONTENT.levels[1:]} == {"house"}
    view = summer("bug", "").view()
    assert view.kids["bug"].copies_source == "house"
    assert view.kids["bud"].copies_source == "printed"


def test_an_owner_corrects_copies_costs_and_points() -> None:
    copies = corrected(GAME, "kids", 'private = "vp x fort_level", copies = 2', _bug(3))
    assert len(copies.kids) == 61
    costs = corrected(GAME, "fort", "pizza = 1\ntoy = 1\nany = 0", "pizza = 2\ntoy = 0\nany = 0")
    match = summer("bitsy", "", stuff=((2, 0),), content=costs)
    play(match, "0 play bitsy public", "0 choose-rule big-plans")
    assert table(match).level[0] == 1
    points = corrected(GAME, "fort", "points = 23", "points = 21")
    assert points.points[5] == 21
    assert Match(GAME, 2, 1, content=points).content.hash != CONTENT.hash


def _bug(copies: int) -> str:
    return f'private = "vp x fort_level", copies = {copies}'


def test_an_owner_corrects_a_line() -> None:
    other = corrected(GAME, "kids", '"gain pizza x shovel"', '"(gain toy 2 > vp) x shovel"')
    match = summer("bug", "", content=other)
    play(match, "0 play bug public")
    assert table(match).stuff[0] == [0, 2]
    assert table(match).points[0] == 1


SLIPS = (
    ("kids", '"(trash > vp) x book"', '"(trash > vq) x book"', "bones", "public", "'vq' at"),
    ("kids", '"(trash > vp) x book"', '"(trash > vp) x boot"', "bones", "public", "'boot' at"),
    ("kids", '"(trash > vp) x book"', '"(trash > vp x book"', "bones", "public", "`)`"),
    ("kids", '"(trash > vp) x book"', '""', "bones", "public", "a box without words is 'blank'"),
    ("kids", 'private = "gain any x squirt"', 'private = "blank"', "punky", "private", "like the"),
    ("kids", '"lookout + pack"', '"lookout + (pack x book)"', "doc", "public", "single words"),
    ("kids", '"book book"', '"book book book"', "noodle-twins", "suits", "one or two"),
    ("kids", 'suits = "book book"', 'suits = "book bok"', "noodle-twins", "suits", "'bok'"),
    ("kids", 'board = "glue"', 'board = "shovel"', "bitsy", "board", "has not two friends"),
    ("kids", 'board = "glue"', 'board = "blue"', "bitsy", "board", "is not one of"),
    ("fort", 'counts = "symbols crown 1"', 'counts = "symbols pizza 1"', "play-palace", "counts",
     "'pizza' is not one of"),
    ("fort", 'counts = "lookout 1"', 'counts = "look 1"', "popularity", "counts", "'look'"),
    ("fort", 'counts = "lookout 1"', 'counts = "lookout"', "popularity", "counts", "takes number"),
    ("fort", 'counts = "lookout 1"', 'counts = "lookout x"', "popularity", "counts", "no number"),
    ("fort", 'effect = "build 1"', 'effect = "build"', "diy", "effect", "takes 1 numbers"),
    ("fort", 'effect = "build 1"', 'effect = "rebuild 1"', "diy", "effect", "'rebuild'"),
    ("fort", "larger-pack 2", "larger-pack 3", "xxl-backpack", "effect", "more than 2"),
    ("fort", 'gives = "perk"', 'gives = "park"', "level-2", "gives", "is not one of"),
    ("fort", 'gives = "perk"', 'gives = "rule"', "level-0", "gives", "twice"),
    ("fort", "more_cards = 1", "more_cards = 9", "box", "more_cards", "more than there are perks"),
    ("fort", "kids = 8", "kids = 20", "bones", "copies", "too few"),
    ("fort", "pizza = 3\ntoy = 3\nany = 2", "pizza = 9\ntoy = 9\nany = 2", "level-5", "any", "fit"),
)  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "card", "field", "problem"), SLIPS)
def test_a_slip_is_named_with_card_and_place(
    file: str, old: str, new: str, card: str, field: str, problem: str
) -> None:
    with pytest.raises(ContentError) as refused:
        corrected(GAME, file, old, new)
    assert (refused.value.card, refused.value.field) == (card, field)
    assert problem in str(refused.value)


def test_a_kid_that_is_missing_or_unknown_is_named() -> None:
    with pytest.raises(ContentError, match="bug2"):
        corrected(GAME, "kids", 'id = "bug"', 'id = "bug2"')
