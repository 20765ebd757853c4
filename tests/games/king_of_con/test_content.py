"""The content files: what an owner of the box may correct, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import ContentError, Match
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing.positions import corrected


def test_an_edition_can_be_corrected() -> None:
    content = corrected(GAME, "objects", 'edition = "mint"', 'edition = "vintage"')
    assert content.objects[1].edition == "vintage"


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
def test_what_cannot_be_is_refused_with_its_place(old: str, new: str, complaint: str) -> None:
    with pytest.raises(ContentError) as refusal:
        corrected(GAME, "objects", old, new)
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
    old: str, new: str, complaint: str
) -> None:
    with pytest.raises(ContentError) as refusal:
        corrected(GAME, "scenarios", old, new)
    assert complaint in str(refusal.value)


def test_a_missing_scenario_is_missed() -> None:
    text = GAME.our_content().texts["scenarios"]
    last = text[text.rindex("[[scenarios]]") :]
    with pytest.raises(ContentError, match="card stuffed-monkeys, field scenarios: is missing"):
        corrected(GAME, "scenarios", last, "")


def test_an_owners_file_takes_the_place_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "king-of-con" / "scenarios.toml"
    own.parent.mkdir()
    ours = GAME.our_content().texts["scenarios"]
    own.write_text(ours.replace("flea_market_value = 4", "flea_market_value = 5"), encoding="utf-8")
    monkeypatch.setenv("LUDOTECA_CONTENT", str(tmp_path))
    match = Match(GAME, 2, 1, {"scenario": "antiquarians"})
    assert match.view(None).flea_market_value == 5
