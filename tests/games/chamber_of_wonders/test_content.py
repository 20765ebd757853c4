"""The content files: 92 wonders, ten sides, six contacts, checked when they are read."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca import Match
from ludoteca.core.errors import ContentError
from ludoteca.games.chamber_of_wonders.cards import SIDES, TYPES, WONDERS, ZONE_SIDES
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.testing import rule
from ludoteca.testing.playing import play_on
from ludoteca.testing.positions import corrected
from tests.games.chamber_of_wonders.workshop import CONTENT


@rule("C1.6")
def test_there_are_92_wonders_of_six_types() -> None:
    assert len(CONTENT.wonder_of) == 92
    cards = Counter(TYPES[CONTENT.type_of[wonder]] for wonder in CONTENT.wonder_of)
    assert cards == {
        "monster": 18,
        "grotesque": 12,
        "legendary": 18,
        "precious": 12,
        "arcane": 12,
        "book": 20,
    }


def test_fame_and_pounds_by_type() -> None:
    assert dict(zip(TYPES, CONTENT.fame, strict=True)) == {
        "monster": 4,
        "grotesque": 4,
        "legendary": 5,
        "precious": 3,
        "arcane": 0,
        "book": 0,
    }
    assert [card.pounds for card in CONTENT.types] == [2, 3, 5, 4, 3, 2]


def test_the_twenty_grotesque_tokens() -> None:
    assert Counter(CONTENT.skull_tokens) == {2: 8, 3: 8, 4: 4}


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("wonders", 'counts = "types"', 'counts = "kinds"', "'kinds' is not one of printed"),
        ("wonders", 'shown = "pounds 3"', 'shown = "pounds"', "'pounds' takes 1 numbers"),
        ("wonders", 'shown = "pounds 3"', 'shown = "pounds many"', "'many' is no number"),
        ("wonders", 'counts = "set 1 4 9 16"', 'counts = "set"', "takes at least 1 numbers"),
        ("wonders", 'counts = "types"', 'counts = ""', "card arcane, field counts: is empty"),
        ("wonders", 'type = "arcane"', 'type = "strange"', "card crystal-ball, field type"),
        ("wonders", 'id = "atlas"\ntype = "book"', 'id = "atlas"\ntype = "arcane"', "card atlas"),
        ("wonders", 'id = "atlas"', 'id = "dictionary"', "dictionary"),
        ("wonders", "hand = 3", "hand = 30", "is too large for four players"),
        ("wonders", "agents = [2, 3, 2]", "agents = [2, 3]", "field agents"),
        ("wonders", "agents = [2, 3, 2]", "agents = [2, 5, 2]", "more than the 4 zones"),
        ("wonders", "displays = 3", "displays = 20", "more than 30 cases"),
        ("london", 'zone = "abbey"', 'zone = "hyde-park"', "card gifts, field zone"),
        ("london", 'effect = "gifts"', 'effect = "presents"', "'presents' is not one of"),
        ("london", 'effect = "look"', 'effect = ""', "card cloris, field effect: is empty"),
        ("london", "first_game = true\n", "", "is for one side of 4 zones"),
    ],
)
def test_a_slip_in_a_file_is_named(file: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        corrected(GAME, file, old, new)


def test_there_is_a_token_for_every_grotesque() -> None:
    jars = 'id = "jar-of-eyes"\ntype = "grotesque"\ncopies = '
    corrected(GAME, "wonders", f"{jars}2", f"{jars}10")
    with pytest.raises(ContentError, match="are fewer than the wonders that draw one"):
        corrected(GAME, "wonders", f"{jars}2", f"{jars}11")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("wonders", "displays = 3", "displays = 1"),
        ("wonders", "hand = 3", "hand = 0"),
        ("wonders", "taken_back = [1, 0, 0]", "taken_back = [2, 1, 1]"),
        ("london", 'effect = "pass-right 3"', 'effect = "pass-right 5"'),
        ("london", 'effect = "pass-both-ways 3"', 'effect = "pass-both-ways 1"'),
        ("london", 'effect = "push-your-luck 1"', 'effect = "push-your-luck 0"'),
        ("london", 'effect = "name-a-type 2"', 'effect = "name-a-type 9"'),
    ],
)
def test_a_corrected_box_can_be_played_to_its_end(file: str, old: str, new: str) -> None:
    content = corrected(GAME, file, old, new)
    for players in GAME.players:
        for number in range(4):
            match = Match(GAME, players, number, content=content)
            play_on(match, Random(number))
            match.game.check(match.table)
            assert match.over


def test_every_side_has_its_zone() -> None:
    for zone, sides in ZONE_SIDES.items():
        assert [card.zone for card in CONTENT.sides if card.id in sides] == [zone, zone]
    assert len(SIDES) == 10
    assert len(set(WONDERS)) == len(WONDERS) == 40
