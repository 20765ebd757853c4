"""`ludoteca replay`: a recorded game, move by move."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.commands import Refused, add_game_file, add_language, language, load_game, load_record
from ludoteca.core.actions import UNDO, UNDO_BY_CONSENT
from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay
from ludoteca.core.table import Event
from ludoteca.core.texts import Several, Speaker
from ludoteca.terminal.chronicle import rule_of
from ludoteca.terminal.layout import board_width
from ludoteca.terminal.result import draw_result
from ludoteca.terminal.seating import names_in
from ludoteca.terminal.views import draw_table

if TYPE_CHECKING:
    from ludoteca.terminal.screen import Screen

HELP = "read a recorded game again, as a spectator, as one of the players, or with all secrets"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as `ludoteca play` writes it")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", metavar="N", help="as this seat saw it: 0 is the first; or a name")
    whose.add_argument("--all", action="store_true", help="everything told to anybody")
    parser.add_argument("--to", type=int, metavar="MOVE", help="stop after this move")
    parser.add_argument(
        "--step", action="store_true", help="one moment at a time, with the table; Enter goes on"
    )
    add_game_file(parser)
    add_language(parser)


class Step(NamedTuple):
    """A moment of a record: the move it belongs to, what was told, and what was seen."""

    number: int
    took_back: str  # how, if it was an undo
    seat: int
    events: list[Event]
    view: Any


def run(args: argparse.Namespace, screen: Screen | None = None) -> int:
    from ludoteca.terminal.screen import Screen

    record = load_record(args.file, args.game)
    load_game(record.game)
    replay(record)  # a record that cannot be replayed is refused before the first line
    lang = language(args)
    names = names_in(record, lang)
    seat = _find_seat(args.seat, names)
    moves = len(record.moves)
    last = moves if args.to is None else args.to
    if last not in range(moves + 1):
        raise Refused("ui-error-move", move=str(last), moves=moves)
    match = replay(record, 0)
    speaker = Speaker(match.game, lang, names, seat)
    screen = screen or Screen()
    say = speaker.texts.say
    players = ", ".join(names)
    screen.say(say("ui-replay-of", game=match.game.called.say(lang), players=players), "bold")
    stepping = args.step and screen.interactive
    for place, step in enumerate(_steps(record, match, last, seat, args.all)):
        if stepping:
            try:
                wish = screen.read(f"{say('ui-replay-next')} > ") if place else ""
            except EOFError:
                return 0
            if wish.strip().lower() in ("q", "esci"):
                return 0
            screen.clear()
            screen.show(draw_table(step.view, speaker, board_width(screen.width)))
        screen.show(_draw_step(step, speaker))
    if not stepping:
        screen.show(Text(), draw_table(match.view(seat), speaker, board_width(screen.width)))
    if last < moves:
        screen.say(say("ui-replay-stopped", move=last, moves=moves))
    elif match.result is not None:
        screen.show(draw_result(match.result, speaker, board_width(screen.width)))
    else:
        screen.say(say("ui-still-playing"))
    return 0


def _find_seat(wanted: str | None, names: Sequence[str]) -> int | None:
    if wanted is None:
        return None
    if wanted in names:
        return names.index(wanted)
    if wanted.isascii() and wanted.isdecimal() and len(wanted) < 4 and int(wanted) < len(names):
        return int(wanted)
    known = ", ".join(f"{seat} ({name})" for seat, name in enumerate(names))
    raise Refused("ui-error-seat", seat=wanted, known=known)


def _steps(
    record: Record, match: Match, last: int, seat: int | None, everything: bool
) -> Iterator[Step]:
    """Play the match on, entry by entry, giving what was told and seen each time."""
    if everything:
        yield Step(0, "", -1, list(match.log), match.view(seat))
    else:
        yield from _moments(match, 0, -1, seat, 0)
    for number, entry in enumerate(record.moves[:last], start=1):
        who, _, text = entry.partition(" ")
        before, heard = len(match.log), match.moments(seat)[-1].number
        if text in (UNDO, UNDO_BY_CONSENT):
            match.undo(int(who), consent=text == UNDO_BY_CONSENT)
            yield Step(number, text, int(who), [], match.view(seat))
            continue
        match.play(int(who), text)
        if everything:
            yield Step(number, "", int(who), match.log[before:], match.view(seat))
        else:
            yield from _moments(match, number, int(who), seat, heard)


def _moments(match: Match, number: int, who: int, seat: int | None, heard: int) -> Iterator[Step]:
    moments = match.moments(seat, after=heard)
    if len(moments) > 1 and not moments[-1].events:
        moments.pop()  # the present, which is as the last of them was
    for moment in moments:
        yield Step(number, "", who, moment.events, moment.view)


def _draw_step(step: Step, speaker: Speaker) -> RenderableType:
    """The move's number in the margin and a line for each thing told."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=4, justify="right", style="dim")
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    if step.took_back:
        line = speaker.texts.say(
            "ui-replay-took-back" if step.took_back == UNDO else "ui-replay-took-back-by-consent",
            player=speaker.names[step.seat],
        )
        grid.add_row(str(step.number), "", Text(line, style="yellow"))
    for place, event in enumerate(step.events):
        told = Text(speaker.event(event))
        if event.to is not None and speaker.seat is None:
            names = Several([speaker.names[seat] for seat in event.to])
            note = speaker.texts.say("ui-replay-only-for", names=names)
            told.append(f"  ({note})", style="italic dim")
        grid.add_row(str(step.number) if place == 0 else "", rule_of(event, speaker), told)
    return grid
