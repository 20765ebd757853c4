"""A game in the terminal, from the first question to the last score."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from ludoteca.cli import main
from ludoteca.commands import Parser, Refused, play
from ludoteca.core import game as game_module
from ludoteca.core.bots import RandomBot
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay, verify
from ludoteca.core.rulebook import rulebook
from ludoteca.core.texts import Speaker, game_texts, interface_texts
from ludoteca.core.vocabulary import Reason
from ludoteca.games.mars_needs_mechanics.cards import NAMES
from ludoteca.terminal import savefile
from ludoteca.terminal import session as session_module
from ludoteca.terminal.seating import Sitter
from ludoteca.terminal.session import Session
from tests.terminal import little_game
from tests.terminal.sitting import (
    MARS,
    Typist,
    first_option,
    make_screen,
    printed_on,
    sit_down,
)

LITTLE = "little"


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(game_module._registered, LITTLE, little_game.GAME)


def ui(lang: str, key: str, **args: object) -> str:
    return interface_texts(lang).say(key, **args)


def unwrapped(text: str) -> str:
    """The text with its lines joined: what is said, wherever the screen breaks it."""
    return " ".join(text.replace("│", " ").split())


def test_every_command_calls_a_game_as_its_texts_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = sit_down(f"{LITTLE} --seats random,random --seed 1 --lang it --record g.json")
    assert "Bastoncini" in sitting.printed
    for words in (
        "replay g.json",
        "verify g.json",
        "games",
        f"simulate {LITTLE} --games 2 --workers 1",
        f"play {LITTLE} --seats me",
        f"rules {LITTLE} Z9",
    ):
        main([*words.split(), "--lang", "it"])
        said = "".join(capsys.readouterr())
        assert "Bastoncini" in said, words
        assert "Sticks" not in said


# --- a whole game -------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_whole_game_with_an_undo_ends_with_scores_and_a_record_that_verifies(lang: str) -> None:
    words = f"{MARS} --seats me,random,random --seed 5 --lang {lang} --record game.json"
    undo = {"it": "annulla", "en": "undo"}[lang]
    sitting = sit_down(words, ["1", undo, "2"], first_option)
    assert sitting.code == 0
    assert sitting.record.result is not None
    assert verify(sitting.record) == []
    assert any(move.endswith(" undo") for move in sitting.record.moves)
    said = unwrapped(sitting.printed)
    assert sitting.record.commitment in said
    assert ui(lang, "ui-undone") in said
    assert "ludoteca verify game.json" in said
    texts = game_texts(find_game(MARS), lang)
    assert texts.say(f"end-{sitting.record.result.reason}") in said
    for score in sitting.record.result.scores:
        assert str(score) in sitting.printed


def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    words = f"{MARS} --seats me,random --seed 3 --lang en --record"
    first = sit_down(f"{words} a.json", ["2", "", "1"]).record
    second = sit_down(f"{words} b.json", ["2", "", "1"]).record
    assert first == second


def test_the_score_is_shown_with_where_it_comes_from() -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang en --record g.json", [], first_option)
    assert "Sticks taken" in sitting.printed
    assert "The last stick" in sitting.printed
    assert "17" in sitting.printed  # seven sticks and ten for the last
    assert ui("en", "ui-winner-you") in sitting.printed


def test_bots_alone_play_before_a_spectator() -> None:
    sitting = sit_down(f"{LITTLE} --seats random,random --seed 1 --lang en --record g.json")
    assert sitting.record.result is not None
    assert "Ada takes" in sitting.printed
    assert "1000" not in sitting.printed  # nobody's secret


def test_a_person_without_a_seat_plan_sits_against_the_best_bot() -> None:
    sitting = sit_down(f"{MARS} --lang en --record g.json")
    assert sitting.record.names == ["Player", "Ada (greedy)"]
    sitting = sit_down(f"{LITTLE} --lang en --record h.json")
    assert sitting.record.names == ["Player", "Ada (random)"]


# --- answers ------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["2", "take 2", "TAKE  2", "Take 2", "prendi 2", "2 "])
def test_an_answer_is_a_number_an_action_or_the_words_of_an_option(answer: str) -> None:
    lang = "it" if answer.startswith("prendi") else "en"
    sitting = sit_down(f"{LITTLE} --seats me,me --lang {lang} --record g.json", ["", answer])
    assert sitting.record.moves == ["0 take 2"]


@pytest.mark.parametrize(
    "answer", ["", "9", "0", "-1", "take", "what", "take 1 2", "[/b]", "9" * 99]
)
def test_what_is_not_an_answer_loses_nothing(answer: str) -> None:
    words = f"{LITTLE} --seats me,me --lang en --record g.json"
    sitting = sit_down(words, ["", answer, "take 1"])
    assert sitting.record.moves == ["0 take 1"]


def test_an_illegal_answer_is_refused_with_the_reason_and_the_rule() -> None:
    words = f"{LITTLE} --seats me --option quick=yes --lang en --record g.json"
    sitting = sit_down(words, ["take 1", "", "take 2", "why", "take 1"])
    assert sitting.printed.count("There are only 1.") == 1
    assert sitting.printed.count("L1.2  You cannot take more than there are.") == 2
    assert sitting.record.moves == ["0 take 1", "0 done", "0 take 1"]


def test_the_words_of_an_impossible_action_are_answered_with_the_reason() -> None:
    sitting = sit_down(f"{MARS} --seed 7 --lang it --record g.json", ["smonta l'automa"])
    speaker = Speaker(find_game(MARS), "it", ["", ""], 0)
    reason = speaker.reason(Reason("not-built", (NAMES.index("automaton"),)))
    assert reason in unwrapped(sitting.printed)
    assert sitting.record.moves == []


def test_a_word_that_fits_several_options_lists_them() -> None:
    sitting = sit_down(f"{MARS} --seats me,random --seed 7 --lang en --record g.json", ["buy"])
    assert ui("en", "ui-ambiguous") in sitting.printed
    assert sitting.record.moves == []


# --- questions with a single option -------------------------------------------------------


def test_enter_answers_a_question_with_a_single_option() -> None:
    sitting = sit_down(f"{LITTLE} --seats me,me --lang en --record g.json", ["", "1", ""])
    assert sitting.record.moves == ["0 take 1", "0 done"]


def test_a_single_option_waits_while_the_answer_before_it_can_be_taken_back() -> None:
    words = f"{LITTLE} --seats me,random --seed 1 --lang en --record g.json"
    sitting = sit_down(words, ["1"])
    assert sitting.record.moves == ["0 take 1"]
    assert "Is that all?" in sitting.printed


def test_a_single_option_is_answered_by_itself_when_nothing_can_be_taken_back() -> None:
    """One stick is left: the game ends without a question."""
    words = f"{LITTLE} --seats random,me --option quick=yes --seed 9 --lang en --record g.json"
    sitting = sit_down(words)
    assert sitting.record.moves == ["0 take 1", "0 done", "1 take 1", "1 done"]
    assert sitting.record.result is not None


def test_with_several_people_everybody_is_asked_even_about_a_single_option() -> None:
    words = f"{LITTLE} --seats me,me --option quick=yes --lang en --record g.json"
    sitting = sit_down(words, ["", "1", "", "", "1", ""])
    assert sitting.record.moves == ["0 take 1", "0 done", "1 take 1", "1 done"]


# --- undo ---------------------------------------------------------------------------------


def test_undo_before_the_turn_ends_needs_nobodys_consent() -> None:
    words = f"{LITTLE} --seats me,random --seed 1 --lang en --record g.json"
    sitting = sit_down(words, ["1", "undo", "2"])
    assert sitting.record.moves == ["0 take 1", "0 undo", "0 take 2"]


def test_the_bots_consent_to_an_undo_after_the_player_confirms() -> None:
    words = f"{LITTLE} --seats me,random --seed 1 --lang it --record g.json"
    sitting = sit_down(words, ["1", "", "annulla", "sì"])
    assert sitting.record.moves[-1] == "0 undo-by-consent"
    assert replay(sitting.record).view(0).heap == 6  # asked again whether that was all
    assert unwrapped(ui("it", "ui-undo-bots")) in unwrapped(sitting.printed)


@pytest.mark.parametrize("answer", ["n", "", "maybe"])
def test_an_undo_that_is_not_confirmed_takes_nothing_back(answer: str) -> None:
    words = f"{LITTLE} --seats me,random --seed 1 --lang en --record g.json"
    sitting = sit_down(words, ["1", "", "undo", answer])
    assert not any("undo" in move for move in sitting.record.moves)
    assert ui("en", "ui-undo-kept") in sitting.printed


def test_an_undo_goes_back_to_a_choice_and_not_to_an_answer_that_gave_itself() -> None:
    """Taking back only the answer that gave itself would change nothing."""
    words = f"{MARS} --seats me,random --seed 5 --lang en --record g.json"
    sitting = sit_down(words, ["1", ""] * 4 + ["undo", "y"])
    match = replay(sitting.record)
    assert sitting.record.moves[-1] == "0 undo-by-consent"
    assert len(match.ask(0).options) > 1 or match.undoable(0)


def test_there_is_nothing_to_take_back_before_the_first_answer() -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang en --record g.json", ["undo"])
    assert ui("en", "ui-undo-nothing") in sitting.printed


# --- looking things up --------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("word", ["?", "help", "aiuto"])
def test_help_lists_what_can_be_typed(lang: str, word: str) -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang {lang} --record g.json", [word])
    for name in ("undo", "why", "rules", "log", "table", "save", "quit"):
        assert ui(lang, f"ui-help-{name}") in sitting.printed


@pytest.mark.parametrize("word", ["why", "why?", "perché", "PERCHE", "perchè?"])
def test_why_shows_the_rule_behind_what_just_happened(word: str) -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang it --record g.json", ["1", word])
    assert "L1.1  Prendi uno o due bastoncini." in sitting.printed


def test_rules_shows_contents_sections_and_paragraphs() -> None:
    words = f"{LITTLE} --seats me --lang en --record g.json"
    sitting = sit_down(words, ["rules", "rules l1.2", "why L1", "rules X9"])
    assert "L1  A turn" in sitting.printed
    assert sitting.printed.count("You cannot take more than there are.") == 2
    assert ui("en", "ui-no-rule", rule="X9") in sitting.printed


def test_a_game_without_written_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(little_game.Sticks, "rules", {})
    rulebook.cache_clear()
    sitting = sit_down(f"{LITTLE} --seats me --lang en --record g.json", ["rules", "why"])
    rulebook.cache_clear()
    assert sitting.printed.count(ui("en", "ui-no-rulebook")) == 2


def test_log_shows_the_whole_chronicle_and_table_the_table_again() -> None:
    words = f"{LITTLE} --seats me --lang en --record g.json"
    sitting = sit_down(words, ["1", "", "2", "", "log", "table"])
    assert sitting.printed.rindex("You take 1.") > sitting.printed.index("You take 2.")
    assert sitting.printed.count("Sticks left") == 6


def test_an_empty_chronicle_says_so() -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang en --record g.json", ["cronaca"])
    assert ui("en", "ui-chronicle-empty") in sitting.printed


def test_a_long_chronicle_is_cut_and_says_how_much_is_missing() -> None:
    words = f"{MARS} --seats me,random,random,random --seed 4 --lang en --record g.json"
    sitting = sit_down(words, ["pass", ""] * 9)
    hint = ui("en", "ui-chronicle-earlier", count=9).partition(":")[2]
    assert hint in sitting.printed


# --- several people at one keyboard -------------------------------------------------------


def test_the_keyboard_is_passed_before_another_hand_is_shown() -> None:
    words = f"{LITTLE} --seats me,me --names Anna,Bruno --seed 1 --lang en --record g.json"
    sitting = sit_down(words, ["", "1", "", "", "1"])
    passing = [ui("en", "ui-pass-device", player=name) for name in ("Anna", "Bruno")]
    first, second = (sitting.printed.index(text) for text in passing)
    secrets = [replay(sitting.record).view(seat).secret for seat in (0, 1)]
    assert str(secrets[1]) not in sitting.printed[:second]
    assert str(secrets[0]) not in sitting.printed[:first] + sitting.printed[second:]


def test_on_a_terminal_nothing_of_the_other_hand_can_be_scrolled_back_to() -> None:
    words = f"{LITTLE} --seats me,me --seed 1 --lang en --record g.json"
    sitting = sit_down(words, ["", "", "1", "", "", "1"], interactive=True)
    assert sitting.printed.count("\x1b[3J") == 2


def test_people_are_asked_whether_they_agree_to_an_undo() -> None:
    words = f"{LITTLE} --seats me,me --seed 1 --lang en --record g.json"
    sitting = sit_down(words, ["", "1", "", "", "1", "", "", "undo", "yes"])
    assert unwrapped(ui("en", "ui-undo-people")) in unwrapped(sitting.printed)
    assert sitting.record.moves[-1] == "0 undo-by-consent"


# --- saving, leaving, coming back ---------------------------------------------------------


@pytest.mark.parametrize("word", ["quit", "esci", "exit", "q"])
def test_whoever_leaves_is_told_how_to_come_back(word: str) -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang en --record g.json", ["1", word])
    assert sitting.code == 0
    assert "ludoteca play --resume g.json --lang en\n" in sitting.printed
    assert sitting.record.moves == ["0 take 1"]


@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_way_back_leads_to_the_same_language(lang: str) -> None:
    left = sit_down(f"{LITTLE} --seats me --lang {lang} --record g.json", ["1", "quit"])
    _, command = left.printed.split("ludoteca play ")
    back = sit_down(command.strip(), [], first_option)
    assert ui(lang, "ui-winner-you") in back.printed
    assert f"ludoteca verify g.json --lang {lang}\n" in back.printed


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("word", ["save", "quit", "^C"])
def test_where_an_unfinished_game_is_saved_it_is_said_that_the_file_holds_its_secrets(
    lang: str, word: str
) -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang {lang} --record g.json", ["1", word, "quit"])
    warnings = unwrapped(sitting.printed).count(unwrapped(ui(lang, "ui-holds-secrets")))
    assert warnings == (2 if word == "save" else 1)


def test_of_a_finished_game_no_secrets_are_left_to_warn_of() -> None:
    words = f"{LITTLE} --seats me --option quick=yes --lang en --record g.json"
    sitting = sit_down(words, [], first_option)
    assert sitting.record.result is not None
    assert unwrapped(ui("en", "ui-holds-secrets")) not in unwrapped(sitting.printed)


def test_the_end_of_the_input_saves_and_is_no_failure() -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang it --record g.json", ["1"])
    assert sitting.code == 0
    assert ui("it", "ui-goodbye", file="g.json") in sitting.printed


def test_an_interruption_saves_and_gives_the_usual_exit_code() -> None:
    sitting = sit_down(f"{LITTLE} --seats me --lang it --record g.json", ["1", "^C"])
    assert sitting.code == 130
    assert ui("it", "ui-interrupted", file="g.json") in sitting.printed
    assert sitting.record.moves == ["0 take 1"]


def test_a_game_goes_on_from_its_record_as_if_it_had_not_stopped() -> None:
    words = f"{MARS} --seats me,random --seed 5 --lang en --record"
    whole = sit_down(f"{words} whole.json", ["1"] * 12)
    sit_down(f"{words} parts.json", ["1"] * 5)
    parts = sit_down("--resume parts.json --lang it", ["1"] * 7)
    moves = len(parts.record.moves)
    # the bots draw other lots after the break: until then, all is the same
    assert parts.record.moves[:6] == whole.record.moves[:6]
    assert parts.record.names == ["Player", "Ada (random)"]
    assert moves > 6
    assert verify(parts.record) == []


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    """Killed while it waits for an answer: the file holds all answers so far."""
    words = f"play {MARS} --seats me,random --seed 5 --lang en --record g.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", *words.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"pass\n1\nlog\n")
    process.stdin.flush()
    for line in process.stdout:
        if b"> log" in line:
            break
    process.send_signal(signal.SIGKILL)
    process.communicate()
    record = Record.load(tmp_path / "g.json")
    assert [move for move in record.moves if move[0] == "0"][:2] == ["0 pass", "0 end-turn"]
    assert verify(record) == []
    resumed = sit_down("--resume g.json --lang en", ["1"])
    assert resumed.record.moves[: len(record.moves)] == record.moves


def test_on_resuming_the_seats_can_be_given_to_others() -> None:
    sit_down(f"{LITTLE} --seats me,random --seed 1 --lang en --record g.json", ["1"])
    sitting = sit_down("--resume g.json --seats random,me --lang en", [])
    assert sitting.record.names == ["Player (random)", "Ada"]


def test_a_finished_game_resumed_shows_its_result() -> None:
    words = f"{LITTLE} --seats me --option quick=yes --lang en --record g.json"
    sit_down(words, [], first_option)
    sitting = sit_down("--resume g.json --lang en")
    assert ui("en", "ui-winner-you") in sitting.printed


def test_resuming_can_continue_in_another_file() -> None:
    sit_down(f"{LITTLE} --seats me --lang en --record g.json", ["1"])
    before = Path("g.json").read_text(encoding="utf-8")
    sitting = sit_down("--resume g.json --record h.json --lang en", ["", "2"])
    assert Path("g.json").read_text(encoding="utf-8") == before
    assert sitting.record.moves == ["0 take 1", "0 done", "0 take 2"]


def test_without_a_name_the_record_goes_to_a_new_file_in_the_folder() -> None:
    parser = Parser()
    play.add_arguments(parser)
    args = parser.parse_args([LITTLE, "--seats", "me", "--lang", "en"])
    play.run(args, make_screen(Typist([])))
    play.run(args, make_screen(Typist([])))
    files = list(Path().glob("ludoteca-little-*.json"))
    assert len(files) == 2
    assert all(Record.load(file).game == LITTLE for file in files)


def test_a_disk_that_is_full_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    writes = iter([True, False, False])

    def write(record: Record, path: Path) -> None:
        if not next(writes, True):
            raise OSError(28, "No space left on device")
        savefile.write_record(record, path)

    monkeypatch.setattr(session_module, "write_record", write)
    sitting = sit_down(f"{LITTLE} --seats me --lang en --record g.json", ["1", "save", "", "2"])
    warning = ui("en", "ui-save-failed", file="g.json", problem="No space left on device")
    assert sitting.printed.count(warning) == 2
    assert sitting.record.moves == ["0 take 1", "0 done", "0 take 2"]


def test_a_place_that_cannot_be_written_is_refused_at_the_start() -> None:
    with pytest.raises(Refused) as refused:
        sit_down(f"{LITTLE} --seats me --lang en --record nowhere/g.json")
    assert refused.value.key == "ui-error-file-write"


def test_every_seat_mixes_something_of_its_own_into_the_shuffles() -> None:
    records = [
        sit_down(f"{LITTLE} --seats me,random --lang en --record {file}", [], first_option).record
        for file in ("one.json", "two.json")
    ]
    nonces = [nonce for record in records for nonce in record.nonces]
    assert len(set(nonces)) == 4
    assert all(len(nonce) >= 16 for nonce in nonces)
    assert [verify(record) for record in records] == [[], []]


def test_into_shuffles_that_are_to_come_again_nothing_is_mixed() -> None:
    words = f"{LITTLE} --seats me,random --seed 5 --lang en --record g.json"
    assert sit_down(words, [], first_option).record.nonces == []


# --- games in one file --------------------------------------------------------------------


def test_a_game_in_one_file_is_played_and_resumed_by_its_path() -> None:
    path = Path(little_game.__file__)
    Path("sticks.py").write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    first = sit_down("sticks.py --seats me --lang en --record g.json", ["1"])
    assert "ludoteca play sticks.py --resume g.json --lang en\n" in first.printed
    second = sit_down("sticks.py --resume g.json --lang en", [], first_option)
    assert second.record.result is not None
    assert "ludoteca verify --game sticks.py g.json --lang en\n" in second.printed


# --- what the screen may show -------------------------------------------------------------


def test_on_a_terminal_the_first_screen_waits_and_every_question_has_its_own() -> None:
    words = f"{LITTLE} --seats me --lang en --record g.json"
    sitting = sit_down(words, ["", "1", ""], interactive=True)
    assert sitting.printed.count("\x1b[2J") == 4  # the welcome and three questions
    assert sitting.record.moves == ["0 take 1", "0 done"]


@pytest.mark.parametrize("width", [80, 120, 130])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    words = f"{MARS} --seats me,random,random,random --seed 2 --option automaton=yes --lang it"
    sitting = sit_down(f"{words} --record g.json", ["1", ""] * 12, width=width)
    paths = ("ludoteca play",)
    for line in sitting.printed.splitlines():
        assert len(line) <= width or any(path in line for path in paths), line


def test_the_screen_shows_only_what_the_seat_may_know() -> None:
    """Whatever the others hold and the deck hides, the screen of a seat stays the same."""

    def screen_at(match: Match) -> str:
        sitters = [Sitter("Player"), Sitter("Ada", "random")]
        screen = make_screen(Typist([]))
        session = Session(match, sitters, {1: RandomBot(Random(1))}, screen, "en", Path("g.json"))
        session.run()
        return printed_on(screen)

    words = f"{MARS} --seats me,random --seed 9 --lang en --record a.json"
    match = replay(sit_down(words, ["1", "", "2"]).record)
    seen = screen_at(match)
    hands = set()
    for number in range(8):
        other = match.guess(0, Random(number), log=True)
        hands.add(str(other.view(1).hand))
        assert screen_at(other) == seen
    assert len(hands) > 1
