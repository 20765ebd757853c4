"""`ludoteca play`: a game at the terminal, against bots or passing the keyboard around."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.commands import (
    Refused,
    add_language,
    add_option,
    is_game_file,
    known_games,
    language,
    load_game,
    read_assignments,
)
from ludoteca.core.bots import UNLIMITED, Limit
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay
from ludoteca.core.texts import interface_texts
from ludoteca.terminal.savefile import default_file
from ludoteca.terminal.seating import (
    PERSON,
    Sitter,
    is_a_name,
    make_bots,
    names_in,
    seat_everybody,
    seat_from_record,
)
from ludoteca.terminal.session import Session

if TYPE_CHECKING:
    from ludoteca.terminal.screen import Screen

PATIENCE = Limit(seconds=10.0)  # with a bot, at most: levels have shorter ones of their own

HELP = "play a game in the terminal"
EPILOG = "While playing, type ? to see all you can do: undo, why, rules, log, save, quit."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EPILOG
    parser.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        help="a game's id, or a file FILE.py that defines one as GAME; not needed with --resume",
    )
    parser.add_argument(
        "--seats",
        metavar="me,BOT,…",
        help="who sits at the table: me (also more than once) and bots (default: me,greedy,…)",
    )
    parser.add_argument("--names", metavar="A,B,…", help="the names of the seats, in order")
    add_language(parser)
    add_option(parser)
    parser.add_argument(
        "--seed", type=int, metavar="S", help="a number: the same shuffles every time"
    )
    parser.add_argument(
        "--record", metavar="FILE", help="where the game is saved (default: a new file here)"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def run(args: argparse.Namespace, screen: Screen | None = None) -> int:
    from ludoteca.terminal.screen import Screen

    session = (_resumed if args.resume is not None else _begun)(args, screen or Screen())
    try:
        session.save()
    except OSError as error:
        problem = error.strerror or str(error)
        raise Refused("ui-error-file-write", file=str(session.file), problem=problem) from None
    return session.run()


def _begun(args: argparse.Namespace, screen: Screen) -> Session:
    """A new game."""
    if args.game is None:
        raise Refused("ui-error-no-game", known=known_games())
    lang = language(args)
    game = load_game(args.game)
    kinds = usual_seats(game) if args.seats is None else read_seats(game, args.seats, lang)
    sitters = seat_everybody(kinds, read_names(args.names, kinds), _people(kinds, lang))
    match = Match(
        game,
        len(kinds),
        args.seed,
        read_assignments(args.option),
        # a seed that is given means the same shuffles every time: nothing may be mixed in
        nonces=[secrets.token_hex(8) for _ in kinds] if args.seed is None else (),
        names=[sitter.recorded for sitter in sitters],
    )
    named = args.record is not None
    file = _new_file(args.record) if named else default_file(game.id, datetime.now())
    bots = make_bots(game, sitters, args.seed)
    # with a seed bots answer the same every time, so they look at no clock
    limit = PATIENCE if args.seed is None else UNLIMITED
    return Session(match, sitters, bots, screen, lang, file, _game_file(args), limit)


def _resumed(args: argparse.Namespace, screen: Screen) -> Session:
    """A saved game: the people and bots of the record, or others on the same seats."""
    for option in ("seed", "names", "option"):
        if getattr(args, option) not in (None, []):
            raise Refused("ui-error-with-resume", option=f"--{option}")
    lang = language(args)
    record = Record.load(args.resume)
    if load_game(args.game or record.game).id != record.game:
        raise Refused("ui-error-game-differs", file=args.resume, there=record.game, here=args.game)
    match = replay(record)
    game = match.game
    sitters = [seat_from_record(name) for name in names_in(record, lang, whole=True)]
    kinds = [sitter.bot or PERSON for sitter in sitters]
    if args.seats is not None:
        kinds = read_seats(game, args.seats, lang, len(sitters), args.resume)
    else:
        _check_bots(game, kinds)
    sitters = [
        Sitter(sitter.name, "" if kind == PERSON else kind)
        for sitter, kind in zip(sitters, kinds, strict=True)
    ]
    match.names = [sitter.recorded for sitter in sitters]
    file = Path(args.resume) if args.record is None else _new_file(args.record)
    bots = make_bots(game, sitters)
    return Session(match, sitters, bots, screen, lang, file, _game_file(args), PATIENCE)


def _game_file(args: argparse.Namespace) -> str:
    return args.game if args.game and is_game_file(args.game) else ""


# --- reading the arguments ----------------------------------------------------------------


def usual_seats(game: Game[Any]) -> list[str]:
    """One person against the game's first bot, as few seats as the game has beyond one."""
    bot = game.usual_bot
    seats = next((count for count in game.players if count > 1), 1)
    return [PERSON, *[bot] * (seats - 1)]


def read_seats(
    game: Game[Any], text: str, lang: str, seats: int | None = None, file: str = ""
) -> list[str]:
    """Who sits where: `me` or the name of a bot, seat by seat."""
    kinds = [kind.strip() for kind in text.split(",")]
    if not all(kinds):
        raise Refused("ui-error-seats-empty")
    _check_bots(game, kinds)
    if seats is not None and len(kinds) != seats:
        raise Refused("ui-error-seats-resumed", file=file, there=seats, here=len(kinds))
    if len(kinds) not in game.players:
        players = interface_texts(lang).say(
            "ui-players", least=game.players[0], most=game.players[-1]
        )
        raise Refused("ui-error-seats", game=game.called, players=players, count=len(kinds))
    return kinds


def _check_bots(game: Game[Any], kinds: Sequence[str]) -> None:
    bots = game.bot_names
    for kind in kinds:
        if kind not in (PERSON, *bots):
            known = ", ".join(bots)
            raise Refused("ui-error-bot", game=game.called, name=repr(kind), known=known)


def read_names(text: str | None, kinds: Sequence[str]) -> list[str]:
    if text is None:
        return []
    names = [" ".join(name.split()) for name in text.split(",")]
    if len(names) != len(kinds):
        raise Refused("ui-error-names", seats=len(kinds), names=len(names))
    for name in names:
        if not is_a_name(name) or names.count(name) > 1:
            raise Refused("ui-error-name", name=repr(name))
    return names


def _people(kinds: Sequence[str], lang: str) -> list[str]:
    """What the people are called who gave no name."""
    say = interface_texts(lang).say
    count = kinds.count(PERSON)
    if count == 1:
        return [say("ui-default-name")]
    return [say("ui-default-name-of-several", number=number + 1) for number in range(count)]


def _new_file(name: str) -> Path:
    """A file to record in. One that is there may be somebody's game: it is not written over."""
    if not name:
        raise Refused("ui-error-file-name", option="--record")
    path = Path(name)
    if path.exists():
        raise Refused("ui-error-file-exists", file=name)
    return path
