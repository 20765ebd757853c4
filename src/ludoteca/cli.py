"""The command `ludoteca`. Only the module of the chosen command is imported.

Whatever takes time to import is imported inside `main`, where Ctrl-C is heard.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

from ludoteca.core.errors import LudotecaError

COMMANDS = (
    "serve",
    "games",
    "play",
    "rules",
    "replay",
    "verify",
    "simulate",
    "rate",
    "report",
    "bench",
    "loadtest",
    "new-game",
)

DONE, WRONG, INTERRUPTED = 0, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code. Bad input is one line on stderr and the code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        # a terminal that lacks a sign shows a question mark instead of failing
        with suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        return _run(words)
    except LudotecaError as error:
        return _complain(error, words)
    except KeyboardInterrupt:
        _say_stopped(words)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has gone
        _drop_output()
        return 1
    except OSError as error:
        _drop_output()
        return _complain(LudotecaError(_what_failed(error)), words)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else DONE


def _run(words: list[str]) -> int:
    from ludoteca.commands import Parser, Refused

    if not words or words[0].startswith("-"):
        return _without_command(words)
    name = words[0]
    if name not in COMMANDS:
        raise Refused("ui-error-command", name=repr(name), known=", ".join(COMMANDS))
    module: Any = import_module(f"ludoteca.commands.{name.replace('-', '_')}")
    parser = Parser(prog=f"ludoteca {name}", description=module.HELP)
    module.add_arguments(parser)
    code: int = module.run(parser.parse_args(words[1:]))
    return code


def _without_command(words: Sequence[str]) -> int:
    """`ludoteca` alone, or with the options of `serve`, opens the table in the browser."""
    from ludoteca.commands import Parser, language, serve

    parser = Parser(prog="ludoteca", add_help=False)
    parser.add_argument("--help", "-h", action="store_true")
    parser.add_argument("--version", action="store_true")
    serve.add_arguments(parser)
    args = parser.parse_args(words)
    if args.version:
        from ludoteca import __version__

        print(f"ludoteca {__version__}")
        return DONE
    only_language = args.lang and len(words) <= 2 and words[0].startswith("--lang")
    if args.help or only_language:
        return _overview(language(args))
    return serve.run(args)


def _overview(lang: str) -> int:
    """What there is, in a few lines."""
    from rich.table import Table
    from rich.text import Text

    from ludoteca.core.game import all_games, broken_game
    from ludoteca.core.texts import game_texts, game_title, interface_texts
    from ludoteca.terminal.screen import make_console

    say = interface_texts(lang).say
    console = make_console()
    console.print(Text.assemble(("Ludoteca", "bold"), "  ", say("ui-overview")))
    console.print()
    console.print(Text(say("ui-overview-games"), style="bold"))
    grid = Table.grid(padding=(0, 3, 0, 0))
    games, broken = all_games()
    for game in games:
        try:
            texts = game_texts(game, lang)
            about = texts.say("game-about") if texts.has("game-about") else game_title(texts, game)
            grid.add_row(f"  {game.id}", about)
        except Exception as error:  # a game that goes wrong takes away no other
            broken.append(broken_game(game, error))
    for problem in broken:
        grid.add_row(f"  {problem.id}", problem.say(lang))
    console.print(grid)
    console.print()
    console.print(Text(say("ui-overview-commands"), style="bold"))
    grid = Table.grid(padding=(0, 3, 0, 0))
    for name in COMMANDS:
        grid.add_row(f"  ludoteca {name}", say(f"ui-command-{name}"))
    console.print(grid)
    console.print()
    first = next((game.id for game in games), "GAME")
    console.print(say("ui-overview-start", command=f"ludoteca play {first}"))
    console.print(Text(say("ui-overview-help"), style="dim"))
    return DONE


def _drop_output() -> None:
    """Python would complain once more when it closes a stream it cannot write to."""
    with suppress(AttributeError, OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _what_failed(error: OSError) -> str:
    problem = error.strerror or str(error)
    return f"{error.filename}: {problem}" if error.filename else problem


def _complain(error: LudotecaError, words: Sequence[str]) -> int:
    from ludoteca.terminal.screen import printable

    print(f"ludoteca: {printable(error.say(_language(words)))}", file=sys.stderr)
    return WRONG


def _say_stopped(words: Sequence[str]) -> None:
    from ludoteca.core.texts import interface_texts

    print(f"\n{interface_texts(_language(words)).say('ui-stopped')}", file=sys.stderr)


def _language(words: Sequence[str]) -> str:
    """The language asked for among the words, even where the rest of them is wrong."""
    from ludoteca.core.texts import LANGUAGES
    from ludoteca.terminal.screen import default_language

    for place, word in enumerate(words):
        lang = word[len("--lang=") :] if word.startswith("--lang=") else ""
        if word == "--lang" and place + 1 < len(words):
            lang = words[place + 1]
        if lang in LANGUAGES:
            return lang
    return default_language()


if __name__ == "__main__":
    sys.exit(main())
