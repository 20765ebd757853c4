"""`ludoteca verify`: whether a record is true."""

from __future__ import annotations

import argparse

from ludoteca.commands import add_game_file, add_language, language, load_game, load_record
from ludoteca.core.actions import UNDO, UNDO_BY_CONSENT
from ludoteca.core.record import Record, replay, verify
from ludoteca.core.texts import Several, interface_texts
from ludoteca.terminal.seating import names_in

HELP = "replay a record and check it: yes, or what differs and where"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as `ludoteca play` writes it")
    add_game_file(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from ludoteca.terminal.screen import make_console, printable

    record = load_record(args.file, args.game)
    game = load_game(record.game)
    lang = language(args)
    say = interface_texts(lang).say
    console = make_console()
    findings = verify(record)
    if findings:
        console.print(say("ui-not-verified", file=args.file), soft_wrap=True)
        for finding in findings:
            console.print(f"  {printable(finding.say(lang))}", soft_wrap=True)
        return 1
    standing = len(replay(record).moves)
    verdict = say(
        "ui-verified",
        file=args.file,
        game=game.called.say(lang),
        players=say("ui-players-exactly", count=record.players),
        answers=standing,
        taken_back=_answers(record) - standing,
        outcome=_outcome(record, lang),
    )
    console.print(verdict, soft_wrap=True)
    if record.names:
        seats = "; ".join(_seat(seat, record, lang) for seat in range(record.players))
        console.print(say("ui-verified-names", seats=seats), soft_wrap=True)
    if record.result is None:
        console.print(say("ui-holds-secrets"), soft_wrap=True)
    return 0


def _answers(record: Record) -> int:
    """How many answers were given, those that were taken back included."""
    return sum(entry.partition(" ")[2] not in (UNDO, UNDO_BY_CONSENT) for entry in record.moves)


def _outcome(record: Record, lang: str) -> str:
    say = interface_texts(lang).say
    if record.result is None:
        return say("ui-verified-unfinished")
    winners = Several([_seat(seat, record, lang) for seat in record.result.winners])
    return say("ui-verified-winner", count=len(record.result.winners), names=winners)


def _seat(seat: int, record: Record, lang: str) -> str:
    """A seat by its number, which is checked, and its name, which is not."""
    number = interface_texts(lang).say("ui-seat-number", seat=seat)
    return f"{number} ({names_in(record, lang)[seat]})" if record.names else number
