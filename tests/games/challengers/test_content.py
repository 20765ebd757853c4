"""The content files: 75 characters, 14 robot cards, the tournament, checked when they are read."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca import Match
from ludoteca.core.errors import ContentError
from ludoteca.games.challengers.cards import (
    CARDS,
    CHARACTERS,
    LEVELS,
    NAMES,
    ROBOT,
    SETS,
    TIMINGS,
)
from ludoteca.games.challengers.effects import IN_MATCH, WHEN_CHOSEN, WORDS
from ludoteca.games.challengers.rules import GAME
from ludoteca.testing.playing import play_on
from ludoteca.testing.positions import corrected
from tests.games.challengers.workshop import CONTENT, table


def test_there_are_75_characters_with_72_names_and_14_robot_cards() -> None:
    assert len(CHARACTERS) == 75
    assert len({CONTENT.name[CARDS.index(id)] for id in CHARACTERS}) == 72
    assert len(ROBOT) == 14
    assert len(NAMES) == len(CARDS) - 3


def test_the_cards_of_each_set_and_level() -> None:
    counts: Counter[tuple[str, str]] = Counter()
    for number, copies in enumerate(CONTENT.copies):
        counts[SETS[CONTENT.set[number]], LEVELS[CONTENT.level[number]]] += copies
    assert [counts["city", level] for level in "pabc"] == [48, 7, 7, 6]
    for kind in SETS[1:-1]:
        assert sum(counts[kind, level] for level in "abc") == 40
    assert [counts["robot", level] for level in ("p", "r", "solo")] == [8, 8, 3]


def test_base_power_is_at_most_3_5_and_10_by_level() -> None:
    for number, card in enumerate(CONTENT.cards[: len(CHARACTERS)]):
        most = {"p": 4, "a": 3, "b": 5, "c": 10}[card.level]
        assert CONTENT.powers[0][number] <= most, card.id


def test_there_are_28_trophies() -> None:
    assert sum(map(len, CONTENT.trophies)) == 28


def test_every_word_is_a_script_or_an_amount_and_is_used() -> None:
    used = {effect.word for effect in CONTENT.effects if effect is not None}
    assert used == set(WORDS)
    assert set(IN_MATCH) | set(WHEN_CHOSEN) | {"bonus", "support"} == set(WORDS)
    assert {card.timing for card in CONTENT.cards} == {"", *TIMINGS}


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("characters", '"search top"', '"look top"', "'look' is not one of bonus"),
        ("characters", '"search top"', '"search left"', "'left' is not one of top, bottom"),
        ("characters", '"search top"', '"search"', "top or bottom is missing"),
        ("characters", '"search top"', '"search top 2"', "there is more than 'search' takes"),
        ("characters", '"arrange 3"', '"arrange many"', "'many' is no number"),
        ("characters", '"arrange 3"', '"arrange 0"', "0 is not at least 1"),
        ("characters", '"deal a 1 own top"', '"deal c 1 own top"', "'c' is not one of a, b"),
        ("characters", '"support 1 set film attack"', '"support 1 set sea attack"', "'sea'"),
        ("characters", "bonus 3 if own power 1", "bonus 3 when own power 1", "each, if, unless"),
        ("characters", "bonus 3 if own power 1", "bonus 3 if my power 1", "own, their"),
        ("characters", "bonus 3 if own power 1", "bonus 3 if own courage 1", "'courage'"),
        ("characters", "name newcomer", "name nobody", "'nobody' is not one of"),
        ("characters", '"slip-away"', '"support 1 all attack"', "'support' is for from-bench"),
        ("characters", 'timing = "flag-held"', 'timing = "sometimes"', "field timing"),
        ("characters", 'timing = "flag-held"\n', "", "card illusionist, field timing: is missing"),
        ("characters", 'effect = "slip-away"\n', "", "card prince, field effect: is missing"),
        ("characters", 'set = "castle"', 'set = "moon"', "card jester, field set"),
        ("characters", 'level = "c"', 'level = "d"', "card fan-bus, field level"),
        ("characters", 'name = "talent"', 'name = "genius"', "card talent-p, field name"),
        ("characters", 'id = "cat"', 'id = "kitten"', "kitten"),
        ("characters", "power = 10", "power = -1", "card villain, field power"),
        ("characters", "copies = 24", "copies = 23", "the box has 23 of them"),
        ("robot", 'level = "p"\npower = "round"', 'level = "p"\npower = "x"', "card cyborg, field"),
        ("robot", 'level = "solo"', 'level = "a"', "card chatbot, field level"),
        ("tournament", "offer = 5", "offer = 9", "too few cards for eight players"),
        ("tournament", "bench_slots = 6", "bench_slots = 0", "field bench_slots"),
        ("tournament", "trophies = [2, 2, 2, 3]", "trophies = [2, 2, 2]", "card round-1"),
        ("tournament", 'id = "round-1"\na = 2', 'id = "round-1"\na = 0', "nothing can be chosen"),
        ("tournament", 'id = "round-1"\na = 2', 'id = "round-1"\na = 6', "more than are drawn"),
        ("tournament", "    [1, 0, 1, 1, 0, 1, 1],", "    [1, 1, 1, 1, 0, 1, 1],", "in round 2"),
        ("tournament", '"dog-p", "champion-p"]', '"cat", "champion-p"]', "no starting card"),
        ("tournament", 'robot = ["alpha", ', "robot = [", "'alpha' is missing"),
        ("tournament", 'replaced = ["alpha"', 'replaced = ["cat"', "not in the robot's deck"),
        ("tournament", "replacements = [1, 1, 1, 2]", "replacements = [1, 1, 1]", "higher diffic"),
        ("tournament", "replacements = [1, 1, 1, 2]", "replacements = [1, 1, 1, 9]", "more than"),
    ],
)
def test_a_slip_in_a_file_is_named(file: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        corrected(GAME, file, old, new)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("tournament", "bench_slots = 6", "bench_slots = 1"),
        ("tournament", "offer = 5", "offer = 2"),
        ("characters", '"bonus 2"', '"bonus -3"'),
        ("characters", '"deal a 2 own bottom"', '"deal b 30 their top"'),
        ("characters", '"return 1 power 2"', '"return 9 all"'),
        ("characters", '"exchange 1 all"', '"exchange 5 up-to 3"'),
        ("characters", 'timing = "flag-loss"\neffect = "slip-away"', ""),
    ],
)
def test_a_corrected_box_is_played_to_the_end(file: str, old: str, new: str) -> None:
    content = corrected(GAME, file, old, new)
    for players in (1, 4):
        match = Match(GAME, players, 3, {"left-out": "film"}, content=content, log=False)
        play_on(match, Random(players))
        assert match.over
        GAME.check(table(match))
