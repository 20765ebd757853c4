"""What a player meant by what was typed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.actions import Action, ActionSpace
from ludoteca.core.ask import Ask
from ludoteca.core.game import Game, find_game
from ludoteca.core.table import Table
from ludoteca.core.texts import Speaker
from ludoteca.terminal.answers import COMMANDS, Command, Unclear, fold, understand
from tests.terminal.sitting import MARS

GAME = find_game(MARS)
OPTIONS = ["buy lens", "buy aether-tube", "buy piping", "pass", "build rocket-booster"]
TURN = Ask(0, "turn", [GAME.parse(text) for text in OPTIONS], (20,))


def meant(text: str, lang: str = "en", ask: Ask = TURN) -> Action | Command | Unclear:
    speaker = Speaker(GAME, lang, ["Anna", "Bruno"], 0)
    labels = [speaker.action(option) for option in ask.options]
    return understand(text, ask.options, labels, speaker)


def test_a_number_is_the_option_of_that_place() -> None:
    assert meant("1") is GAME.parse("buy lens")
    assert meant(" 5 ") is GAME.parse("build rocket-booster")


@pytest.mark.parametrize("number", ["0", "6", "-1", "+7", "99999999999999999999", "٣٣"])
def test_a_number_out_of_range_is_told_the_range(number: str) -> None:
    answer = meant(number)
    assert isinstance(answer, Unclear)
    assert answer.key == "ui-no-such-number"
    assert answer.args["count"] == len(OPTIONS)


@pytest.mark.parametrize("text", OPTIONS)
def test_the_text_of_an_action_is_that_action(text: str) -> None:
    assert str(meant(text)) == text
    assert str(meant(f"  {text.upper()} ")) == text


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("text", OPTIONS)
def test_a_whole_label_is_that_option(text: str, lang: str) -> None:
    label = Speaker(GAME, lang, ["", ""], 0).action(GAME.parse(text))
    assert str(meant(label, lang)) == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("compra lente", "buy lens"),
        ("COMPRA UNA LENTE", "buy lens"),
        ("lente", "buy lens"),
        ("tubo", "buy aether-tube"),
        ("tubatura", "buy piping"),
        ("p", "pass"),
        ("cos", "build rocket-booster"),
        ("razzo", "build rocket-booster"),
        ("buy le", "buy lens"),
    ],
)
def test_a_few_words_or_their_beginnings_are_enough(typed: str, text: str) -> None:
    assert str(meant(typed, "it")) == text


def test_words_that_fit_several_options_list_them_with_their_numbers() -> None:
    answer = meant("compra tub", "it")
    assert isinstance(answer, Unclear)
    assert answer.key == "ui-ambiguous"
    assert [line.split()[0] for line in answer.candidates] == ["2", "3"]


@pytest.mark.parametrize(("name", "words"), COMMANDS.items())
def test_commands_are_understood_in_both_languages(name: str, words: tuple[str, ...]) -> None:
    for word in words:
        for lang in ("it", "en"):
            assert meant(word, lang) == Command(name)
            assert meant(word.upper(), lang) == Command(name)


@pytest.mark.parametrize("typed", ["perché", "perchè?", "Perché M3.1", "why m3.1"])
def test_why_has_an_accent_a_question_mark_or_a_rule(typed: str) -> None:
    answer = meant(typed)
    assert isinstance(answer, Command)
    assert answer.name == "why"
    assert answer.rest in ("", "M3.1")


def test_an_option_goes_before_a_command_of_the_same_name() -> None:
    space = ActionSpace("game-of-saving")
    save, spend = space.single("save"), space.single("spend")

    class Saving(Game[Table]):
        id = title = "saving"
        actions = space
        texts = {"en": "action-save = Save\naction-spend = Spend"}

    speaker = Speaker(Saving(), "en", ["Anna"], 0)
    both = Ask(0, "money", [save, spend])
    assert understand("save", both.options, ["Save", "Spend"], speaker) is save
    only = Ask(0, "money", [spend])
    assert understand("save", only.options, ["Spend"], speaker) == Command("save")


def test_nothing_typed_is_the_only_option_or_the_table_again() -> None:
    only = Ask(0, "after", [GAME.parse("end-turn")])
    assert meant("", ask=only) is GAME.parse("end-turn")
    assert meant("  ") == Command("again")
    assert meant("table") == Command("table")


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("buy boiler", "buy boiler"),
        ("compra caldaia", "buy boiler"),
        ("smonta automa", "dismantle automaton"),
    ],
)
def test_an_action_that_is_not_on_offer_is_passed_on_to_be_refused(typed: str, text: str) -> None:
    assert str(meant(typed, "it")) == text


@settings(deadline=None, max_examples=50)
@given(st.text(max_size=100))
def test_whatever_is_typed_is_answered(text: str) -> None:
    answer = meant(text, "it")
    if isinstance(answer, Unclear):
        speaker = Speaker(GAME, "it", ["", ""], 0)
        assert speaker.texts.say(answer.key, **answer.args)


def test_folding_forgets_accents_case_and_spaces() -> None:
    assert fold("  Perché   NO ") == "perche no"
