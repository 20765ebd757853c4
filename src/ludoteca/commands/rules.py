"""`ludoteca rules`: a game's living rulebook."""

from __future__ import annotations

import argparse

from ludoteca.commands import Refused, add_language, language, load_game
from ludoteca.core.errors import LudotecaError
from ludoteca.core.rulebook import Rulebook, rulebook

HELP = "read a game's rules, or one paragraph of them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, or a file that defines one")
    parser.add_argument(
        "paragraph", metavar="PARAGRAPH", nargs="?", help="a paragraph (M3.1) or a section (M3)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from ludoteca.terminal.explain import draw_book, find_in
    from ludoteca.terminal.screen import make_console

    game = load_game(args.game)
    try:
        book = rulebook(game, language(args))
    except OSError:
        book = Rulebook("", [])
    except ValueError as error:
        raise LudotecaError(f"the rules of {game.title} cannot be read: {error}") from None
    if not book.sections:
        raise Refused("ui-error-no-rulebook", game=game.called)
    console = make_console()
    console.width = min(console.width, 100)
    if args.paragraph is None:
        console.print(draw_book(book))
        return 0
    found = find_in(book, args.paragraph)
    if found is None:
        known = ", ".join(section.number for section in book.sections if section.number)
        raise Refused(
            "ui-error-paragraph", game=game.called, paragraph=repr(args.paragraph), known=known
        )
    console.print(found)
    return 0
