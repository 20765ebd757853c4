"""Everything shown in the documentation works: commands, examples, the tutorial, links."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module, util
from io import StringIO
from pathlib import Path
from random import Random
from textwrap import dedent
from types import ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch
from urllib.request import urlopen

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import ludoteca
from ludoteca.cli import COMMANDS, main
from ludoteca.commands import Parser, add_many_games
from ludoteca.core import game as registry
from ludoteca.core.errors import ContentError
from ludoteca.core.game import Game
from ludoteca.core.rng import Stream
from ludoteca.games.mars_needs_mechanics.cards import GAME_ID, ROOM
from ludoteca.testing.conformance import (
    everything_sayable,
    play_until_all_happened,
    what_happened,
)

ROOT = Path(__file__).parents[1]
TUTORIAL = ROOT / "docs" / "add-a-game.md"
TUTORIAL_GAME = ROOT / "docs" / "tutorial" / "tre_carte.py"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
every_page = pytest.mark.parametrize(
    "page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES]
)

# --- reading the pages --------------------------------------------------------------------


class Block(NamedTuple):
    """A fenced block: ```language name."""

    language: str
    name: str
    text: str


_FENCE = re.compile(r"^( *)```(\w*) ?(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    found = _FENCE.finditer(text)
    return [Block(fence[2], fence[3], dedent(fence[4])) for fence in found]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def tutorial_code() -> str:
    """The Python blocks of the tutorial, one below the other, as the reader copies them."""
    parts = [b.text.rstrip("\n") for b in blocks(TUTORIAL) if b.language == "python" and not b.name]
    return "\n\n\n".join(parts) + "\n"


def elsewhere(words: Sequence[str]) -> list[str]:
    """The same on a free port, where nothing is in the way."""
    return [re.sub(r"^\d{4,5}$", "0", word) for word in words]


# --- doing what they say ------------------------------------------------------------------


class Reader:
    """Follows a page from top to bottom in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.home = self.folder = folder
        self.environment = {**os.environ, "COLUMNS": "100", "PYTHONDONTWRITEBYTECODE": "1"}
        self.usual = dict(self.environment)
        self.module = ModuleType("documentation")
        for part in ("docs", "src"):
            (folder / part).symlink_to(ROOT / part)

    def follow(self, block: Block) -> None:
        if block.name:
            (self.folder / block.name).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            # an example may name types that it does not import
            code = compile(block.text, "example", "exec", annotations.compiler_flag)
            exec(code, vars(self.module))
        elif block.language == "sh":
            for line in block.text.splitlines():
                self.command(shlex.split(line))
        elif block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "ftl":
            assert not [e for e in FluentParser().parse(block.text).body if isinstance(e, Junk)]
        else:
            assert block.language in ("css", "text", "markdown"), f"a block in {block.language!r}"

    def command(self, words: Sequence[str]) -> None:
        match words:
            case ["source", ".venv/bin/activate"]:
                pass
            case ["make", *_]:
                self.run(["make", "-n", *words[1:]], ROOT)
            case ["export", setting]:
                name, _, value = setting.partition("=")
                self.environment[name] = value
            case ["mkdir" | "cp", *_]:
                self.run(words, self.folder)
            case ["cd", folder]:
                self.folder = (self.folder / folder).resolve()
            case ["pip", "install", "--editable", "." | ".[test]"]:
                self.install()
            case ["pytest", file, *rest] | ["python", "-m", "pytest", file, *rest]:
                here = (self.folder / file).exists()
                listed = [] if here else ["--collect-only"]
                command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *listed]
                self.run([*command, file, *rest], self.folder if here else ROOT)
            case ["python", tool, *rest] if tool.startswith("tools/"):  # needs more than is here
                compile((ROOT / tool).read_text("utf-8"), tool, "exec")
                check_options(tool, rest)
            case ["ludoteca", "serve", *rest]:
                self.serve(rest)
            case ["ludoteca", name, *rest]:
                answers = ANSWERS if name == "play" else ""
                self.ludoteca([name, *cheaper(name, rest)], answers)
            case _:
                pytest.fail(f"the documentation shows an unknown command: {shlex.join(words)}")

    def install(self) -> None:
        """The package in the folder, for the commands that follow and for nobody else."""
        packages = self.folder / "installed"
        offline = "--quiet --no-index --no-deps --no-build-isolation --disable-pip-version-check"
        pip = [sys.executable, "-m", "pip", "install", *offline.split()]
        self.run([*pip, "--target", str(packages), "."], self.folder)
        known = self.environment.get("PYTHONPATH", "")
        self.environment["PYTHONPATH"] = os.pathsep.join([str(packages), known])

    def serve(self, rest: Sequence[str]) -> None:
        """Start the server, see its home page, stop it."""
        command = [sys.executable, "-m", "ludoteca.cli", "serve", *elsewhere(rest)]
        with subprocess.Popen(
            [*command, "--data", str(self.folder / "data")],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as server:
            assert server.stdout is not None
            address = re.search(r"http://localhost:\d+/", server.stdout.readline())
            try:
                assert address is not None
                with urlopen(address[0], timeout=300) as page:
                    assert b"Ludoteca" in page.read()
            finally:
                server.terminate()

    def ludoteca(self, words: Sequence[str], answers: str) -> None:
        """As a command of its own where that makes a difference; otherwise right here, which is
        quicker."""
        if self.folder != self.home or self.environment != self.usual:
            self.run([sys.executable, "-m", "ludoteca.cli", *words], self.folder, answers)
            return
        out, typed = StringIO(), StringIO(answers)
        with (
            redirect_stdout(out),
            redirect_stderr(out),
            patch.object(sys, "stdin", typed),
            patch.dict(os.environ, self.environment),
            patch.dict(registry._registered),
        ):
            code = main(words)
        assert code == 0, f"ludoteca {shlex.join(words)} gives {code}:\n{out.getvalue()[-2000:]}"

    def run(self, command: Sequence[str], folder: Path, answers: str = "") -> None:
        environment = {k: v for k, v in self.environment.items() if k != "MAKEFLAGS"}
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            input=answers,
            capture_output=True,
            encoding="utf-8",
            timeout=300,
        )
        said = done.stdout[-2000:] + done.stderr[-2000:]
        assert done.returncode == 0, f"{shlex.join(command)} gives {done.returncode}:\n{said}"
        assert "Traceback" not in said


ANSWERS = "1\n" * 10  # always the first option, and then no more: the game is kept for another day


def cheaper(command: str, words: Sequence[str]) -> list[str]:
    """The same command with a small budget."""
    small = list(words)
    games = "4" if command in ("rate", "report") else "5"  # these have more to do than to play
    for option, most in (("--games", games), ("--seconds", "0.01"), ("--tables", "1")):
        if option in small:
            place = small.index(option) + 1
            small[place] = min(small[place], most, key=float)
    if command == "bench":
        if not small or small[0].startswith("-"):
            small.insert(0, GAME_ID)  # one game stands for all
        if "--seconds" not in small:
            small += ["--seconds", "0.01"]
    return small


@every_page
def test_what_a_page_shows_works(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "tre_carte", raising=False)
    reader = Reader(tmp_path)
    monkeypatch.setitem(sys.modules, reader.module.__name__, reader.module)
    shown = blocks(page)
    if page == TUTORIAL:
        (tmp_path / "tre_carte.py").write_text(tutorial_code(), encoding="utf-8")
        shown = [b for b in shown if b.language != "python" or b.name]
    for block in shown:
        reader.follow(block)


@every_page
def test_commands_and_options_in_sentences_exist(page: Path) -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for code in re.findall(r"`([^`\n]+)`", prose(page)):
        match code.split():
            case ["ludoteca", command, *_]:
                assert command in COMMANDS, code
            case ["make", target, *_]:
                assert target in targets, code
            case ["python", tool, *words] if tool.startswith("tools/"):
                check_options(tool, words)
            case [option, *_] if option.startswith("--"):
                assert option in known_options() | custom_properties(), code
            case _:
                pass


def check_options(tool: str, words: Sequence[str]) -> None:
    """A tool knows the options it is shown with, or plays many games like the commands that do."""
    text = (ROOT / tool).read_text("utf-8")
    parser = Parser(prog=tool)
    if "add_many_games" in text:
        add_many_games(parser, games=1, players="")
    for word in words:
        if word.startswith("--"):
            assert f'"{word}"' in text or word in parser.format_help(), f"{tool} {word}"


def known_options() -> set[str]:
    """Every option of every command, and of every tool."""
    known: set[str] = set()
    for tool in (ROOT / "tools").glob("*.py"):
        known.update(re.findall(r"""["'](--[a-z-]+)["']""", tool.read_text("utf-8")))
    for command in COMMANDS:
        parser = Parser(prog=command)
        import_module(f"ludoteca.commands.{command.replace('-', '_')}").add_arguments(parser)
        known.update(re.findall(r"--[a-z]+(?:-[a-z]+)*", parser.format_help()))
    return known


def custom_properties() -> set[str]:
    """What a room's style sheet may set."""
    style = ROOT / "src" / "ludoteca" / "server" / "static" / "ludoteca.css"
    return set(re.findall(r"--[a-z][\w-]*", style.read_text(encoding="utf-8")))


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", prose(page)):
        if "://" in target:
            continue
        file, _, anchor = target.partition("#")
        there = page.parent / file if file else page
        assert there.exists(), f"{target} is not there"
        if anchor:
            assert anchor in anchors(there), f"{target} has no such heading"


def anchors(page: Path) -> set[str]:
    """The headings of a page as they appear in links."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_page_can_be_found_from_its_index() -> None:
    docs = ROOT / "docs"
    for index in (docs / "index.md", docs / "decisions" / "README.md"):
        text = index.read_text(encoding="utf-8")
        for page in index.parent.glob("*.md"):
            assert page == index or f"]({page.name})" in text, f"{page.name} is not in {index.name}"
    text = (docs / "index.md").read_text(encoding="utf-8")
    for page in docs.glob("authors/*.md"):
        assert f"](authors/{page.name})" in text, f"{page.name} is not in index.md"


def test_the_proxy_that_is_shown_is_set_up_like_the_one_that_is_tried() -> None:
    tried = (ROOT / "tools" / "behind_proxy.py").read_text(encoding="utf-8")
    page = ROOT / "docs" / "hosting.md"
    [shown] = [block.text for block in blocks(page) if block.text.startswith("location ")]
    lines = [line.strip() for line in shown.splitlines() if line.startswith("    ")]
    assert len(lines) == 9
    assert all(line in tried for line in lines if not line.startswith("proxy_pass"))


def test_the_picture_of_the_terminal_can_be_drawn_again() -> None:
    picture = load(ROOT / "docs" / "images" / "draw_terminal.py").draw()
    assert picture.startswith("<svg")
    assert "Competitors" in picture


# --- the tutorial -------------------------------------------------------------------------


def load(file: Path) -> Any:
    """A module of the documentation."""
    spec = util.spec_from_file_location(f"documentation_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tre_carte(tmp_path_factory: pytest.TempPathFactory) -> Game[Any]:
    """The game as somebody has it who copied every block of the tutorial into a file."""
    file = tmp_path_factory.mktemp("tutorial") / "tre_carte.py"
    file.write_text(tutorial_code(), encoding="utf-8")
    game = load(file).GAME
    assert isinstance(game, Game)
    return game


def test_the_finished_file_is_what_the_tutorial_builds() -> None:
    assert TUTORIAL_GAME.read_text(encoding="utf-8") == tutorial_code()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tutorial_game_is_played_to_its_end_by_its_bots(
    tre_carte: Game[Any], players: int
) -> None:
    ludoteca.register(tre_carte)
    match = ludoteca.new("tre-carte", players, seed=players)
    names = ["sly", "random", "sly", "random"][:players]
    bots = [tre_carte.bot(name, Random(seat)) for seat, name in enumerate(names)]
    while match.asks:
        for seat in list(match.asks):
            match.play(seat, bots[seat].choose(match.seat(seat)))
    assert match.result is not None
    assert match.result.reason == "all-dealt"
    assert sum(match.result.scores) == sum(e.data[0] for e in match.log if e.key == "turned-up")
    assert ludoteca.verify(match.record()) == []


def test_all_that_the_tutorial_game_can_say_is_said_sooner_or_later(tre_carte: Game[Any]) -> None:
    play_until_all_happened(tre_carte, everything_sayable(tre_carte), what_happened)


def test_the_tutorial_breaks_ties_by_prizes_taken(tre_carte: Game[Any]) -> None:
    table = tre_carte.setup(3, {}, Stream(b""), None)
    table.points, table.taken, table.over = [9, 20, 20], [4, 2, 3], "all-dealt"
    assert tre_carte.result(table).ranking == [[2], [1], [0]]


# --- what the page about content files says of them ---------------------------------------


def shown_content() -> list[Mapping[str, Any]]:
    page = ROOT / "docs" / "table-owners.md"
    return [tomllib.loads(block.text) for block in blocks(page) if block.language == "toml"]


def test_the_cards_shown_to_table_owners_are_the_ones_in_the_files() -> None:
    components, mechanisms = shown_content()
    texts = ludoteca.find_game(GAME_ID).our_content().texts
    real = tomllib.loads(texts["components"])
    assert components["box"] == real["box"]
    assert all(card in real["components"] for card in components["components"])
    real = tomllib.loads(texts["mechanisms"])
    assert all(card in real["mechanisms"] for card in mechanisms["mechanisms"])


def test_a_mistake_in_an_owners_file_is_told_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOM / "content" / "mechanisms.toml").read_text(encoding="utf-8")
    file = Path("my-box") / GAME_ID / "mechanisms.toml"
    file.parent.mkdir(parents=True)
    file.write_text(
        re.sub(r'("rocket-booster".*?amount = )(\d+)', r'\1"\2"', text, flags=re.DOTALL),
        encoding="utf-8",
    )
    monkeypatch.setenv("LUDOTECA_CONTENT", "my-box")
    with pytest.raises(ContentError) as refused:
        ludoteca.find_game(GAME_ID).content()
    page = (ROOT / "docs" / "table-owners.md").read_text(encoding="utf-8")
    assert f"\n{refused.value}\n" in page
