"""The command `ludoteca`: what it answers, and how it refuses."""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import ludoteca
from ludoteca import cli, commands
from ludoteca.cli import COMMANDS, main
from ludoteca.commands import Parser, replay, serve
from ludoteca.core import game as game_module
from ludoteca.core import texts
from ludoteca.core.game import find_game
from ludoteca.core.record import Record
from ludoteca.core.rulebook import rulebook
from ludoteca.core.texts import interface_texts
from ludoteca.terminal.screen import make_console
from tests.terminal import little_game
from tests.terminal.sitting import (
    MARS,
    Typist,
    first_option,
    make_screen,
    printed_on,
    sit_down,
)

LITTLE_FILE = str(Path(little_game.__file__))


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(game_module._registered, "little", little_game.GAME)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def record() -> Record:
    """A finished game of two in game.json."""
    words = "little --seats me,random --names Anna,Ada --seed 1 --lang en --record game.json"
    return sit_down(words, [], first_option).record


def ui(key: str, lang: str = "en", **args: object) -> str:
    return interface_texts(lang).say(key, **args)


def shell(words: Sequence[str], **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludoteca", *words],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **env},
        input="",
        timeout=300,
    )


# --- bad input ----------------------------------------------------------------------------

BAD = [
    "dance",
    "--dance",
    "--lang fr",
    "games --lang fr",
    "games everything",
    "play",
    "play chess",
    f"play {MARS} --seats",
    f"play {MARS} --seats ,",
    f"play {MARS} --seats me",
    f"play {MARS} --seats me,random,random,random,random",
    f"play {MARS} --seats me,clever",
    f"play {MARS} --names Anna",
    f"play {MARS} --names Anna,Anna",
    f"play {MARS} --names Anna,Bruno(x)",
    f"play {MARS} --names Anna,",
    f"play {MARS} --option automaton",
    f"play {MARS} --option automaton=perhaps",
    f"play {MARS} --option automaton=yes --option automaton=no",
    f"play {MARS} --option colour=red",
    f"play {MARS} --seed seven",
    f"play {MARS} --record .",
    f"play {MARS} --record no/such/folder/game.json",
    f"play {MARS} --lang de",
    f"play {MARS} --see 7",
    "play missing.py",
    "play broken.py",
    "play empty.py",
    "play leaving.py",
    f"play {MARS} --record=",
    "play --resume little.json --record=",
    "play --resume missing.json",
    "play --resume odd.json",
    f"play {MARS} --resume little.json",
    "play --resume little.json --seed 3",
    "play --resume little.json --names A,B",
    "play --resume little.json --option quick=yes",
    "play --resume little.json --seats me,me,me",
    "play --resume little.json --seats me,clever",
    "replay",
    "replay missing.json",
    "replay odd.json",
    "replay latin.json",
    "replay .",
    "replay unknown.json",
    "replay little.json --seat 7",
    "replay little.json --seat Zoe",
    "replay little.json --seat -1",
    "replay little.json --seat 0 --all",
    "replay little.json --to 99",
    "replay little.json --to -1",
    "replay little.json --to x",
    "replay illegal.json",
    "verify",
    "verify missing.json",
    "verify odd.json",
    "verify deep.json",
    "verify pipe",
    "verify /dev/zero",
    "verify unknown.json",
    "verify little.json --game missing.py",
    "rules",
    "rules chess",
    f"rules {MARS} Z9",
    f"rules {MARS} M2 M3",
    f"simulate {MARS} --games many",
    f"simulate {MARS} --workers 2147483648",
    f"simulate {MARS} --out little.json/games.csv",
    "simulate chess",
    "bench chess",
    "serve --port 65536",
    "serve --bot-pause soon",
    "--port http",
    "--no-browser now",
    "loadtest --tables 0",
    "loadtest --seconds never",
]


@pytest.fixture
def odd_files() -> None:
    Path("odd.json").write_text('{"ludoteca": 1}', encoding="utf-8")
    Path("latin.json").write_bytes(b"\xff\xfe\xe8")
    Path("deep.json").write_text("[" * 100_000, encoding="utf-8")
    Path("broken.py").write_text("GAME = ", encoding="utf-8")
    Path("empty.py").write_text("GAME = 'none'", encoding="utf-8")
    Path("leaving.py").write_text("import sys\nsys.exit(3)", encoding="utf-8")
    os.mkfifo("pipe")
    sit_down("little --seats me,random --lang en --record little.json", ["1"])
    there = json.loads(Path("little.json").read_text(encoding="utf-8"))
    Path("unknown.json").write_text(json.dumps({**there, "game": "chess"}), encoding="utf-8")
    moves = ["0 take 1", "0 \x1b[2Jdance\nwith me"]
    Path("illegal.json").write_text(json.dumps({**there, "moves": moves}), encoding="utf-8")


@pytest.mark.usefixtures("odd_files")
@pytest.mark.parametrize("lang", ["it_IT.UTF-8", "en_GB.UTF-8"])
@pytest.mark.parametrize("words", BAD)
def test_bad_input_is_one_line_and_exit_code_2(
    words: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", lang)
    code = main(words.split())
    said = capsys.readouterr()
    assert code == 2
    assert said.err.startswith("ludoteca: ")
    assert said.err.count("\n") == 1
    assert said.err.endswith("\n")
    assert all(c.isprintable() for c in said.err[:-1])
    assert said.out == ""


@pytest.mark.usefixtures("odd_files")
@pytest.mark.parametrize(
    "words", ["dance", f"play {MARS} --seats me,clever", "play broken.py", "verify odd.json"]
)
def test_bad_input_is_one_line_in_a_real_shell_too(words: str) -> None:
    done = shell(words.split())
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_the_languages_on_offer_are_the_ones_there_are_texts_in() -> None:
    assert commands.LANGUAGES == texts.LANGUAGES


def test_a_refusal_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "chess", "--lang", "it"])
    known = ", ".join(ludoteca.game_ids())
    refusal = ui("ui-error-game", "it", name="'chess'", known=known)
    assert capsys.readouterr().err == f"ludoteca: {refusal}\n"
    main(["play", MARS, "--seats", "me", "--lang=it"])
    players = ui("ui-players", "it", least=2, most=4)
    refusal = ui("ui-error-seats", "it", game=find_game(MARS).title, players=players, count=1)
    assert capsys.readouterr().err == f"ludoteca: {refusal}\n"


def test_a_record_that_is_there_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.json").write_text("dear", encoding="utf-8")
    assert main(["play", MARS, "--record", "mine.json"]) == 2
    assert "mine.json" in capsys.readouterr().err
    assert Path("mine.json").read_text(encoding="utf-8") == "dear"


def test_an_interrupted_command_says_so_and_gives_the_usual_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(words: Sequence[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupt)
    assert main(["games"]) == 130
    assert ui("ui-stopped") in capsys.readouterr().err


def test_a_reader_who_leaves_early_is_no_reason_to_complain() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "rules", MARS],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=300) == 1
    assert complaint == ""


def test_output_that_cannot_be_written_is_one_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(words: Sequence[str]) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cli, "_drop_output", lambda: None)
    monkeypatch.setattr(cli, "_run", fail)
    assert main(["games"]) == 2
    assert capsys.readouterr().err == "ludoteca: No space left on device\n"


# --- without a command --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        ("--help", "en"),
        ("-h", "en"),
        ("--lang it", "it"),
        ("--lang=it", "it"),
        ("--help --lang it", "it"),
        ("--lang it -h --port 80", "it"),
    ],
)
def test_without_a_command_it_shows_what_there_is(
    words: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 0
    said = capsys.readouterr().out
    assert MARS in said
    for command in COMMANDS:
        assert f"ludoteca {command}" in said
        assert ui(f"ui-command-{command}", lang) in " ".join(said.split())


@pytest.mark.parametrize(
    ("words", "port", "lang"),
    [
        ("", None, None),
        ("serve", None, None),
        ("--port 8020 --no-browser", 8020, None),
        ("--lang it --host 127.0.0.1", None, "it"),
        ("serve --data here --port 1 --lang en", 1, "en"),
    ],
)
def test_alone_or_with_the_options_of_serve_it_opens_the_table_in_the_browser(
    words: str, port: int | None, lang: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[argparse.Namespace] = []

    def start(args: argparse.Namespace) -> int:
        started.append(args)
        return 0

    monkeypatch.setattr(serve, "run", start)
    assert main(words.split()) == 0
    [args] = started
    assert (args.port, args.lang) == (port, lang)
    assert args.no_browser == ("--no-browser" in words)


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"ludoteca {ludoteca.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"usage: ludoteca {command}" in capsys.readouterr().out


def test_a_command_imports_only_what_it_needs() -> None:
    code = (
        "import sys; from ludoteca.cli import main; main(['verify', 'missing.json']);"
        "print(sorted(m for m in sys.modules if m.startswith('ludoteca.commands.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8")
    assert done.stdout == "['ludoteca.commands.verify']\n"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            f"play {MARS} --option automaton=perhaps",
            "opzione automaton: 'perhaps' non è né sì né no",
        ),
        (f"play {MARS} --option automaton=no --option automaton=no", "automaton è data due volte"),
        (f"play {MARS} --option colour=red", "non c'è un'opzione 'colour'"),
        (f"simulate {MARS} --workers 0", "almeno un processo"),
        ("play --resume changed.json", "mossa 1 (0 take 9): 'take 9' non è un'azione di little"),
    ],
)
def test_what_is_refused_deep_inside_is_said_in_italian_too(
    words: str, says: str, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    record.moves[0] = "0 take 9"
    Path("changed.json").write_text(record.to_json(), encoding="utf-8")
    assert main([*words.split(), "--lang", "it"]) == 2
    assert says in capsys.readouterr().err


def test_the_overview_names_all_the_ways_to_play(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, where in (
        ("en", "in the browser, in the terminal"),
        ("it", "nel browser, nel termi"),
    ):
        assert main(["--help", "--lang", lang]) == 0
        assert where in " ".join(capsys.readouterr().out.split())


@pytest.mark.usefixtures("odd_files")
@pytest.mark.parametrize("file", ["odd.json", "latin.json", "deep.json"])
def test_what_is_wrong_in_a_file_is_said_with_its_name(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", file]) == 2
    assert capsys.readouterr().err.startswith(f"ludoteca: {file}: ")


def test_what_is_wrong_in_a_field_is_said_with_the_file_and_the_field(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("wrong.json").write_text(record.to_json().replace('"players": 2', '"players": "2"'))
    assert main(["verify", "wrong.json"]) == 2
    assert capsys.readouterr().err.startswith("ludoteca: wrong.json, players: ")


# --- games --------------------------------------------------------------------------------


def test_games_reads_an_owners_file_saved_with_a_byte_order_mark(tmp_path: Path) -> None:
    game = find_game(MARS)
    assert game.room is not None
    ours = game.room / "content" / "components.toml"
    own = tmp_path / "own" / MARS / "components.toml"
    own.parent.mkdir(parents=True)
    own.write_bytes(b"\xef\xbb\xbf" + ours.read_bytes())
    done = shell(["games"], LUDOTECA_CONTENT=str(tmp_path / "own"))
    assert done.returncode == 0, done.stderr


def test_an_owners_folder_that_is_not_there_is_one_line() -> None:
    done = shell(["games"], LUDOTECA_CONTENT="nowhere")
    assert done.returncode == 2
    assert done.stderr.startswith("ludoteca: nowhere: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("lang", ["it", "en"])
def test_games_shows_players_bots_options_and_how_sure_the_box_is(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--lang", lang]) == 0
    said = " ".join(capsys.readouterr().out.replace("│", " ").split())
    assert MARS in said
    assert ui("ui-players", lang, least=2, most=4) in said
    assert "greedy (" in said
    assert "random (" in said
    assert "automaton=yes, no" in said
    assert ui("ui-source-house", lang, count=10) in said


def test_games_shows_a_game_that_has_no_box(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "Take the last stick." in capsys.readouterr().out


class Wordless(type(little_game.GAME)):  # type: ignore[misc]
    """A game whose texts are gone."""

    id = "wordless"

    def text_source(self, lang: str) -> str:
        raise OSError(f"no texts in {lang}")


@pytest.mark.parametrize("lang", ["it", "en"])
@pytest.mark.parametrize("words", [["games"], ["--help"]])
def test_a_game_that_cannot_be_used_is_shown_as_that_and_the_others_as_ever(
    words: list[str],
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    points = [EntryPoint("broken", "no_such_package:GAME", "ludoteca.games")]
    monkeypatch.setattr(game_module, "_broken", {})
    monkeypatch.setitem(game_module._registered, "wordless", Wordless())
    monkeypatch.setattr(
        game_module, "entry_points", lambda **wanted: EntryPoints(points).select(**wanted)
    )
    assert main([*words, "--lang", lang]) == 0
    said = " ".join(capsys.readouterr().out.replace("│", " ").split())
    for id, problem in (
        ("broken", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("wordless", f"OSError: no texts in {lang}"),
    ):
        assert ui("ui-error-game-broken", lang, name=f"'{id}'", problem=problem) in said
    assert "little" in said


# --- rules --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["it", "en"])
def test_rules_shows_every_paragraph(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", MARS, "--lang", lang]) == 0
    said = capsys.readouterr().out
    numbers = rulebook(find_game(MARS), lang).paragraphs
    assert numbers
    assert all(number in said for number in numbers)


@pytest.mark.parametrize("number", ["L1.2", "l1.2"])
def test_rules_shows_one_paragraph(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "little", number]) == 0
    assert capsys.readouterr().out.strip() == "L1.2  You cannot take more than there are."


def test_rules_shows_one_section_of_a_game_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", LITTLE_FILE, "L1", "--lang", "it"]) == 0
    said = capsys.readouterr().out
    assert "L1.1" in said
    assert "L1.2" in said


def test_a_game_without_rules_or_with_unreadable_ones_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for source in ("", "just a sentence"):
        monkeypatch.setattr(little_game.Sticks, "rules", {"en": source})
        rulebook.cache_clear()
        assert main(["rules", "little"]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    rulebook.cache_clear()


# --- verify -------------------------------------------------------------------------------


def test_verify_says_yes_in_one_line_and_what_was_checked_in_another(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "game.json"]) == 0
    yes, checked = capsys.readouterr().out.splitlines()
    assert record.result is not None
    winner = record.result.winners[0]
    named = f"seat {winner} ({['Anna', 'Ada'][winner]})"
    for part in ("game.json", "Sticks", f"{len(record.moves)} answers;", f"won by {named}"):
        assert part in yes
    assert checked == ui("ui-verified-names", seats="seat 0 (Anna); seat 1 (Ada)")


def test_verify_does_not_vouch_for_names(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    """They can be changed without a trace: the yes is for the seats."""
    record.names.reverse()
    Path("swapped.json").write_text(record.to_json(), encoding="utf-8")
    assert main(["verify", "swapped.json"]) == 0
    assert "The names are as the file says" in capsys.readouterr().out
    record.names.clear()
    Path("nameless.json").write_text(record.to_json(), encoding="utf-8")
    assert main(["verify", "nameless.json"]) == 0
    assert record.result is not None
    (yes,) = capsys.readouterr().out.splitlines()
    assert yes.endswith(f"won by seat {record.result.winners[0]}.")


def test_verify_says_what_differs_in_the_language_asked_for(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    record.moves[0] = "0 take 9"
    Path("changed.json").write_text(record.to_json(), encoding="utf-8")
    assert main(["verify", "changed.json", "--lang", "it"]) == 1
    finding = capsys.readouterr().out.splitlines()[1].strip()
    assert finding == "mossa 1 (0 take 9): 'take 9' non è un'azione di little"


def test_verify_accepts_a_game_that_is_not_finished(capsys: pytest.CaptureFixture[str]) -> None:
    sit_down("little --seats me --lang en --record half.json", ["1"])
    assert main(["verify", "half.json", "--lang", "it"]) == 0
    assert ui("ui-verified-unfinished", "it") in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["it", "en"])
def test_verify_warns_that_an_unfinished_record_holds_secrets(
    lang: str, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    sit_down("little --seats me --lang en --record half.json", ["1"])
    assert main(["verify", "half.json", "--lang", lang]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == ui("ui-holds-secrets", lang)
    assert record.result is not None
    assert main(["verify", "game.json", "--lang", lang]) == 0
    assert ui("ui-holds-secrets", lang) not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "en", "it"),
    [
        (["1", ""], "4 answers;", "4 risposte;"),
        (
            ["1", "undo", "2"],
            "1 answer (1 more was taken back);",
            "1 risposta (un'altra è stata ripresa);",
        ),
        (
            ["1", "", "undo", "y"],
            "1 answer (3 more were taken back);",
            "1 risposta (altre 3 sono state riprese);",
        ),
    ],
)
def test_verify_counts_the_answers_that_stand_and_apart_from_them_those_taken_back(
    typed: list[str], en: str, it: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "little --seats me,random --seed 1 --lang en --record half.json"
    sit_down(words, typed)
    for lang, says in (("en", en), ("it", it)):
        assert main(["verify", "half.json", "--lang", lang]) == 0
        assert says in capsys.readouterr().out


def test_verify_knows_a_game_in_one_file(record: Record) -> None:
    done = shell(["verify", "game.json"])
    assert done.returncode == 2
    done = shell(["verify", "game.json", "--game", LITTLE_FILE])
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("seed", "00" * 32, "seed"),
        ("commitment", "00" * 32, "seed"),
        ("checks", ["0"], "checks"),
        ("result", None, "result"),
        ("moves", ["0 take 9"], "move 1"),
    ],
)
def test_verify_names_each_difference_with_its_place(
    record: Record,
    field: str,
    value: object,
    place: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    there = json.loads(record.to_json())
    Path("changed.json").write_text(json.dumps({**there, field: value}), encoding="utf-8")
    assert main(["verify", "changed.json"]) == 1
    first, *findings = capsys.readouterr().out.splitlines()
    assert first == ui("ui-not-verified", file="changed.json")
    assert any(finding.strip().startswith(place) for finding in findings)


# --- replay -------------------------------------------------------------------------------


def test_replay_tells_the_game_move_by_move_with_table_and_result(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", "game.json"]) == 0
    said = capsys.readouterr().out
    takes = [move for move in record.moves if " take " in move]
    told = [line for line in said.splitlines() if " takes " in line]
    assert len(told) == len(takes)
    assert "Sticks left" in said
    assert ui("ui-result") in said


def test_replay_as_a_player_says_you_and_shows_that_players_table(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    secrets = [ludoteca.replay(record).view(seat).secret for seat in (0, 1)]
    for seat in ("0", "Anna"):
        assert main(["replay", "game.json", "--seat", seat, "--lang", "it"]) == 0
        said = capsys.readouterr().out
        assert "Prendi 1." in said
        assert str(secrets[0]) in said
        assert str(secrets[1]) not in said


def test_replay_for_all_says_who_was_told_in_private(capsys: pytest.CaptureFixture[str]) -> None:
    """X-Ray Goggles are looked through by their owner alone."""
    match = ludoteca.new(MARS, 2, seed=1, names=["Anna", "Bruno"])
    while not any(event.to is not None for event in match.log):
        seat, ask = next(iter(match.asks.items()))
        options = {option.verb: option for option in reversed(ask.options)}
        building = next((o for o in ask.options if o.text == "build x-ray-goggles"), None)
        selling = options.get("stop-selling") or options.get("keep-prices")
        buying = options.get("buy") or options.get("pass")
        match.play(seat, building or selling or buying or ask.options[0])
    Path("eyes.json").write_text(match.record().to_json(), encoding="utf-8")
    owner = next(event.to for event in match.log if event.to is not None)[0]
    note = ui("ui-replay-only-for", names=["Anna", "Bruno"][owner])
    assert main(["replay", "eyes.json", "--all"]) == 0
    assert note in " ".join(capsys.readouterr().out.split())
    assert main(["replay", "eyes.json"]) == 0
    assert note not in " ".join(capsys.readouterr().out.split())


def test_replay_stops_where_it_is_told(record: Record, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "game.json", "--to", "1"]) == 0
    said = capsys.readouterr().out
    assert said.count(" takes ") == 1
    assert ui("ui-replay-stopped", move=1, moves=len(record.moves)) in said


def test_replay_tells_what_was_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    words = "little --seats me,random --names Anna,Ada --seed 1 --lang en --record u.json"
    sit_down(words, ["1", "undo", "1", "", "undo", "y"])
    assert main(["replay", "u.json"]) == 0
    said = capsys.readouterr().out
    assert ui("ui-replay-took-back", player="Anna") in said
    assert ui("ui-replay-took-back-by-consent", player="Anna") in said
    assert ui("ui-still-playing") in said


def stepping(answers: Sequence[str]) -> str:
    parser = Parser()
    replay.add_arguments(parser)
    args: argparse.Namespace = parser.parse_args(["game.json", "--step", "--lang", "en"])
    screen = make_screen(Typist(answers), interactive=True)
    assert replay.run(args, screen) == 0
    return printed_on(screen)


def test_replay_step_by_step_shows_the_table_after_every_move(record: Record) -> None:
    said = stepping([""] * len(record.moves))
    assert said.count("Sticks left") == len(record.moves) + 1
    assert ui("ui-result") in said


@pytest.mark.parametrize("answers", [["", "q"], [""]])
def test_replay_step_by_step_can_be_left(record: Record, answers: list[str]) -> None:
    said = stepping(answers)
    assert said.count("Sticks left") == 2
    assert ui("ui-result") not in said


def test_a_hostile_name_in_a_record_cannot_move_the_cursor(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    there = json.loads(record.to_json())
    there["names"] = ["\x1b[2J[bold]x" + "y" * 500, "\n\t\x07"]
    Path("hostile.json").write_text(json.dumps(there), encoding="utf-8")
    for words in (["replay", "hostile.json"], ["verify", "hostile.json"]):
        assert main(words) == 0
        said = capsys.readouterr().out
        assert "\x1b" not in said
        assert "\x07" not in said
        assert "[bold]x" in said
        assert "y" * 60 not in said


# --- a terminal that knows few letters ----------------------------------------------------


def test_a_terminal_without_our_signs_shows_something_else() -> None:
    done = shell(["rules", MARS, "--lang", "it"], PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "M3.1" in done.stdout


def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    console = make_console(file=io.StringIO(), force_terminal=True)
    assert console.no_color
