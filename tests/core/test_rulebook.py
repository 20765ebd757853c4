"""The living rulebook: how it is read, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.actions import ActionSpace
from ludoteca.core.game import Game
from ludoteca.core.rulebook import parse_rulebook, rulebook, rules_named_in
from ludoteca.core.table import Table
from ludoteca.core.vocabulary import Vocabulary, says
from ludoteca.testing.texts import check_rulebook

ENGLISH = """# Fruit

## F1 Taking

**F1.1** Take one
fruit.

**F1.2** Then stop (F2.1).

## F2 The end

**F2.1** Whoever has most wins.
"""
ITALIAN = """# Frutta

## F1 Prendere

**F1.1** Prendi un frutto.

**F1.2** Poi fermati (F2.1).

## F2 La fine

**F2.1** Vince chi ne ha di più.
"""


class Fruit(Game[Table]):
    id = "fruit"
    title = "Fruit"
    actions = ActionSpace("fruit")
    rules = {"it": ITALIAN, "en": ENGLISH}
    vocabulary = Vocabulary(prompts={"take": says("F1.1")}, events={"won": says("F2.1")})


def with_rules(**rules: str) -> Game[Table]:
    """The game with other rules in some languages."""
    kind: type[Fruit] = type("Changed", (Fruit,), {"rules": {**Fruit.rules, **rules}})
    return kind()


# --- reading ------------------------------------------------------------------------------


def test_a_rulebook_has_a_title_sections_and_numbered_paragraphs() -> None:
    book = parse_rulebook(ENGLISH)
    assert book.title == "Fruit"
    assert [(section.number, section.title) for section in book.sections] == [
        ("F1", "Taking"),
        ("F2", "The end"),
    ]
    assert list(book.sections[0].paragraphs) == ["F1.1", "F1.2"]
    assert list(book.paragraphs) == ["F1.1", "F1.2", "F2.1"]


def test_a_paragraph_runs_to_the_blank_line() -> None:
    assert parse_rulebook(ENGLISH).paragraphs["F1.1"] == "Take one fruit."


def test_a_game_has_its_rulebook_in_each_language() -> None:
    game = with_rules()
    assert rulebook(game, "it").title == "Frutta"
    assert rulebook(game, "en").title == "Fruit"


def test_a_number_that_is_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"F1\.1 is there twice"):
        parse_rulebook(ENGLISH + "\n**F1.1** Again.\n")


def test_text_without_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="'By the way"):
        parse_rulebook(ENGLISH + "\nBy the way, be nice.\n")


def test_a_paragraph_before_the_first_section_is_refused() -> None:
    with pytest.raises(ValueError, match="neither a section nor"):
        parse_rulebook("# Fruit\n\n**F1.1** Take one.\n")


# --- which tests prove it -----------------------------------------------------------------


def test_the_paragraphs_that_tests_prove_are_found_by_their_marks(tmp_path: Path) -> None:
    file = tmp_path / "test_fruit.py"
    file.write_text(
        "import pytest\n"
        "rule = pytest.mark.rule\n"
        "@rule('F1.1')\n"
        "def test_one(): ...\n"
        "@pytest.mark.rule('F1.1', 'F1.2')\n"
        "def test_two(): ...\n"
        "@rule('F2.1')\n"
        "class TestEnd:\n"
        "    @rule('F1.2')\n"
        "    def test_three(self): ...\n"
        "@other('F9.9')\n"
        "def test_nothing(): ...\n"
    )
    assert rules_named_in([file]) == {
        "F1.1": ["test_fruit.py::test_one", "test_fruit.py::test_two"],
        "F1.2": ["test_fruit.py::test_two", "test_fruit.py::test_three"],
        "F2.1": ["test_fruit.py::TestEnd"],
    }


# --- the check that every game passes -----------------------------------------------------


def test_the_same_numbers_in_both_languages_pass_the_check() -> None:
    check_rulebook(with_rules())


def test_a_game_may_have_no_rulebook_at_all() -> None:
    check_rulebook(with_rules(it="", en=""))


FAULTS = {
    "a paragraph in one language only": (
        with_rules(en=ENGLISH + "\n**F2.2** Ties are shared.\n"),
        r"'it' and 'en' differ in F2\.2",
    ),
    "a language without rules": (with_rules(en=""), "rules in 'en': no title"),
    "a gap in the numbers": (
        with_rules(it=ITALIAN.replace("F1.2", "F1.3")),
        r"rules in 'it': F1 has F1\.1, F1\.3",
    ),
    "a paragraph in the wrong section": (
        with_rules(it=ITALIAN.replace("**F2.1**", "**F1.3**")),
        r"rules in 'it': F2 has F1\.3",
    ),
    "an empty section": (with_rules(it=ITALIAN + "\n## F3 Altro\n"), "F3 is empty"),
    "a section without a number": (
        with_rules(it=ITALIAN.replace("## F2 ", "## ")),
        "the section 'La fine' has no number",
    ),
    "a reference to nothing": (
        with_rules(it=ITALIAN.replace("(F2.1)", "(F2.7)")),
        r"F1\.2 refers to F2\.7",
    ),
    "a paragraph that is not translated": (
        with_rules(it=ITALIAN.replace("Prendi un frutto.", "Take one fruit.")),
        r"not translated into 'en': F1\.1",
    ),
    "a saying that names no rule": (
        with_rules(
            it=ITALIAN.partition("## F2")[0].replace(" (F2.1)", ""),
            en=ENGLISH.partition("## F2")[0].replace(" (F2.1)", ""),
        ),
        r"'event-won' names F2\.1, which is no rule",
    ),
    "loose text": (with_rules(it=ITALIAN + "\nE poi?\n"), "rules in 'it': neither a section"),
}


@pytest.mark.parametrize(("game", "complaint"), FAULTS.values(), ids=FAULTS)
def test_the_check_finds(game: Game[Table], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_rulebook(game)
