"""The commands of `ludoteca`, one module each.

A command is a module with `HELP` (a sentence), `add_arguments(parser)` and `run(args) -> int`.
"""

from __future__ import annotations

import argparse
import importlib.util
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from ludoteca.core.bots import Limit
from ludoteca.core.errors import LudotecaError, OptionError, Saying
from ludoteca.core.game import Game, find_game, game_ids, register

if TYPE_CHECKING:
    from ludoteca.core.record import Record

INTERRUPTED = 130  # what a shell expects after Ctrl-C

LANGUAGES = ("it", "en")  # as in core.texts, which takes too long to import for an option


class Refused(LudotecaError):
    """What was asked on the command line cannot be done: a text that says why, in one line."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(Saying(key, **args))
        self.key = key


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise LudotecaError(message)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        help="Italian or English; if not given, the language of the system",
    )


def language(args: argparse.Namespace) -> str:
    """The language asked for, or else the system's."""
    from ludoteca.terminal.screen import default_language

    return getattr(args, "lang", None) or default_language()


def add_game_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        metavar="FILE.py",
        help="where the game is, when it is one of your own in a single file",
    )


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def add_many_games(parser: argparse.ArgumentParser, games: int, players: str) -> None:
    """What every command takes that plays many games of bots."""
    parser.add_argument("game", metavar="GAME", help="a game's id, or a file.py with your own")
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"how many ({games})")
    parser.add_argument("--players", type=int, metavar="P", help=f"how many seats ({players})")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="the same seed gives the same results (drawn)"
    )
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (1)")
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument(
        "--playouts",
        type=int,
        metavar="K",
        help="how much a bot that thinks may try out for an answer (as it thinks fit)",
    )
    limits.add_argument(
        "--seconds",
        type=float,
        metavar="T",
        help="how long it may take instead; the results are then not quite the same each time",
    )
    add_option(parser)
    add_language(parser)


def read_bots(given: str) -> list[str]:
    """`"greedy,random"`, as `--bots` gives them, as a list."""
    return [name.strip() for name in given.split(",") if name.strip()]


def read_seed(args: argparse.Namespace) -> int:
    """The seed asked for, or one that is drawn."""
    return args.seed if args.seed is not None else secrets.randbelow(10**9)


def read_limit(args: argparse.Namespace) -> Limit:
    return Limit(seconds=args.seconds, playouts=args.playouts)


def read_assignments(given: Sequence[str]) -> dict[str, str]:
    """`["automaton=yes"]`, as `--option` gives them, as a mapping."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(Saying("ui-error-option", text=repr(text)))
        if name in options:
            raise OptionError(Saying("ui-error-option-repeated", name=name))
        options[name] = value
    return options


def known_games() -> str:
    return ", ".join(game_ids())


def is_game_file(name: str) -> bool:
    return name.endswith(".py")


def load_game(name: str) -> Game[Any]:
    """The game of that id, or the one that a file `*.py` defines as GAME."""
    if is_game_file(name):
        return load_game_file(Path(name))
    if name not in game_ids():
        raise Refused("ui-error-game", name=repr(name), known=known_games())
    return find_game(name)


def load_game_file(path: Path) -> Game[Any]:
    """Run the file and make its GAME known in this process."""
    from ludoteca.terminal.screen import printable

    if not path.is_file():
        raise Refused("ui-error-no-file", file=str(path))
    module_name = f"ludoteca_game_{path.stem.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module  # the engine looks its tables' annotations up by module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # a file may end more than itself
        problem = printable(f"{type(error).__name__}: {error}")
        raise Refused("ui-error-game-file", file=str(path), problem=problem) from error
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise Refused("ui-error-game-file-empty", file=str(path))
    register(game)
    return game


def load_record(file: str, game_file: str | None = None) -> Record:
    """A record, once the game it is of is known to be there."""
    from ludoteca.core.record import Record

    if game_file is not None:
        load_game_file(Path(game_file))
    record = Record.load(file)
    load_game(record.game)
    return record
