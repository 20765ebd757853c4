"""`ludoteca simulate`: many games of bots, and what came of them."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ludoteca.commands import load_game
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.lab.simulate import GameRow, simulate
from ludoteca.lab.summary import Interval, Spread, Tally, Wins
from ludoteca.lab.tables import open_table

HELP = "play many games of bots and show wins, scores and lengths"

INTERRUPTED = 130  # what a shell expects after Ctrl-C


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's id, or a file.py with your own")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    parser.add_argument(
        "--players", type=int, metavar="P", help="how many seats (as many as bots, or the least)"
    )
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help="who plays; fewer than seats take turns, all move on by a seat each game (random)",
    )
    parser.add_argument(
        "--seed", type=int, metavar="S", help="the same seed gives the same results (drawn)"
    )
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (1)")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write one line per game: .csv or .parquet"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated",
    )


def run(args: argparse.Namespace) -> int:
    game = load_game(args.game)
    bots = [name.strip() for name in args.bots.split(",") if name.strip()]
    players = args.players if args.players is not None else _usual_players(game, bots)
    seed = args.seed if args.seed is not None else secrets.randbelow(10**9)
    options = read_assignments(args.option)
    rows = simulate(game.id, args.games, players, bots, seed, args.workers, options)
    tally = Tally()
    start = perf_counter()
    try:
        with ExitStack() as stack:
            write = stack.enter_context(open_table(args.out, players)) if args.out else None
            for row in _with_progress(rows, args.games):
                tally.add(row)
                if write is not None:
                    write(row)
    except KeyboardInterrupt:
        unwritten = f"; {args.out} was not written" if args.out else ""
        print(f"interrupted after {tally.games} of {args.games} games{unwritten}", file=sys.stderr)
        return INTERRUPTED
    console = Console(highlight=False)
    show_summary(console, game, players, seed, tally, perf_counter() - start)
    if args.out:
        console.print(f"{_games(tally.games)} written to {args.out}", soft_wrap=True, markup=False)
    return 0


def _usual_players(game: Game[Any], bots: Sequence[str]) -> int:
    return len(bots) if len(bots) in game.players else game.players[0]


def read_assignments(given: Sequence[str]) -> dict[str, str]:
    """`["automaton=yes"]` as a mapping."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"--option {text!r} is not of the form name=value")
        if name in options:
            raise OptionError(f"--option {name} is given twice")
        options[name] = value
    return options


def _with_progress(rows: Iterator[GameRow], games: int) -> Iterator[GameRow]:
    """The same rows, with a bar for whoever watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from rows
        return
    bar = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=console, transient=True) as progress:
        yield from progress.track(rows, total=games)


# --- the summary --------------------------------------------------------------------------


def show_summary(
    console: Console, game: Game[Any], players: int, seed: int, tally: Tally, seconds: float
) -> None:
    console.print(
        f"[bold]{game.title}[/]: {_games(tally.games)}, {players} players, seed {seed}"
        f" ({tally.games / seconds:,.0f} games/s)"
    )
    by_bot = _table("Wins by bot", "bot", "seats", "wins", "share", "95% interval")
    for bot, wins in tally.wins_by_bot.items():
        by_bot.add_row(bot, *_win_cells(wins))
    by_bot.caption = f"of equals each would win {1 / players:.1%}"
    by_seat = _table("Wins by seat", "seat", "games", "wins", "share", "95% interval")
    for seat, wins in tally.wins_by_seat.items():
        by_seat.add_row(str(seat), *_win_cells(wins))
    quartiles = ("mean", "sd", "least", "lower ¼", "median", "upper ¼", "most")
    scores = _table("Scores", "bot", *quartiles)
    for bot, score in tally.scores_by_bot.items():
        scores.add_row(bot, *_spread_cells(score))
    lengths = _table("Length of a game", "in", *quartiles)
    lengths.add_row("decisions", *_spread_cells(tally.decisions))
    lengths.add_row("stretches", *_spread_cells(tally.stretches))
    reasons = _table("How games ended", "reason", "games", "share")
    for reason, count in sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0])):
        reasons.add_row(reason, str(count), f"{count / tally.games:.1%}")
    for table in (by_bot, by_seat, scores, lengths, reasons):
        console.print()
        console.print(table)


def _games(count: int) -> str:
    return f"{count} game" if count == 1 else f"{count} games"


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", caption_justify="left", box=None)
    table.add_column(headings[0], overflow="fold")
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _win_cells(wins: Wins) -> tuple[str, ...]:
    return str(wins.chances), _short(wins.won), f"{wins.share:.1%}", _interval(wins.interval)


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _interval(interval: Interval) -> str:
    return f"{interval.low:.1%} – {interval.high:.1%}"


def _spread_cells(s: Spread) -> tuple[str, ...]:
    return (
        f"{s.mean:.1f}",
        f"{s.sd:.1f}",
        str(s.least),
        _short(s.lower),
        _short(s.median),
        _short(s.upper),
        str(s.most),
    )
