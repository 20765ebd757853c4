"""The content files: what an owner of the box may correct, and what is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import ContentError
from ludoteca.games.king_of_con.cards import BOX, ROOM, read_objects, read_scenarios

OBJECTS_FILE = (ROOM / "content" / "objects.toml").read_text(encoding="utf-8")
SCENARIOS_FILE = (ROOM / "content" / "scenarios.toml").read_text(encoding="utf-8")


def corrected(folder: Path, text: str, old: str, new: str) -> Path:
    assert old in text
    file = folder / "corrected.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


def test_an_edition_can_be_corrected(tmp_path: Path) -> None:
    file = corrected(tmp_path, OBJECTS_FILE, 'edition = "mint"', 'edition = "vintage"')
    assert read_objects(file).objects[1].edition == "vintage"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "giant-robot"', 'id = "small-robot"', "card small-robot, field id: is not one of"),
        ('genre = "horror"', 'genre = "western"', "card zombie-comic, field genre: is not one of"),
        (
            'category = "home-video"',
            'category = "comics-books"',
            "card space-opera-disc, field category: pulp-novel has the same square",
        ),
        ("tokens = 100 ", "tokens = 101 ", "field tokens: are more than 100"),
        ("tokens_each = 10", "tokens_each = 21", "field tokens_each: are too many for five"),
        ("passions_drawn = 3", "passions_drawn = 4", "field passions_drawn: are too many"),
        ("passions_kept = 2", "passions_kept = 4", "field passions_kept: are more than are drawn"),
        ("stands = 4", "stands = 5", "field stands: show more objects than there are"),
        ("rounds = 6", "rounds = 0", "field rounds: "),
        ("devaluation = 1", "devaluatoin = 1", "field devalua"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ContentError) as refusal:
        read_objects(corrected(tmp_path, OBJECTS_FILE, old, new))
    assert complaint in str(refusal.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "bubble-wrap"', 'id = "gift-wrap"', "card gift-wrap, field id: is not one of"),
        ("devaluation = 0", "devaluatoin = 0", "card bubble-wrap, field changes"),
        ("devaluation = 0", "devaluation = -1", "card bubble-wrap, field changes"),
        ("devaluation = 0", "devaluation = true", "card bubble-wrap, field changes"),
        ("stands = 5, rounds = 5", "stands = 5", "card fifth-stand, field stands"),
        ("tokens_each = 15", "tokens_each = 25", "card rich-convention, field tokens_each"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ContentError) as refusal:
        read_scenarios(corrected(tmp_path, SCENARIOS_FILE, old, new), BOX)
    assert complaint in str(refusal.value)


def test_a_missing_scenario_is_missed(tmp_path: Path) -> None:
    last = SCENARIOS_FILE.rindex("[[scenarios]]")
    file = tmp_path / "scenarios.toml"
    file.write_text(SCENARIOS_FILE[:last], encoding="utf-8")
    with pytest.raises(ContentError, match="card stuffed-monkeys, field scenarios: is missing"):
        read_scenarios(file, BOX)


def test_an_owners_file_takes_the_place_of_ours(tmp_path: Path) -> None:
    own = tmp_path / "king-of-con"
    own.mkdir()
    corrected(own, SCENARIOS_FILE, "flea_market_value = 4", "flea_market_value = 5").rename(
        own / "scenarios.toml"
    )
    code = (
        "from ludoteca.games.king_of_con.rules import GAME\n"
        "from ludoteca import Match\n"
        "match = Match(GAME, 2, 1, {'scenario': 'antiquarians'})\n"
        "print(match.view(None).flea_market_value)"
    )
    environment = {**os.environ, "LUDOTECA_CONTENT": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "5"
