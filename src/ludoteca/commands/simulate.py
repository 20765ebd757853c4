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
from rich.text import Text

from ludoteca.commands import add_language, add_option, language, load_game, read_assignments
from ludoteca.core.game import Game
from ludoteca.core.texts import game_texts, game_title, interface_texts
from ludoteca.lab.simulate import GameRow, simulate
from ludoteca.lab.summary import Interval, Spread, Tally, Wins
from ludoteca.lab.tables import open_table
from ludoteca.terminal.result import ending_of
from ludoteca.terminal.screen import make_console

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
    add_option(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    lang = language(args)
    say = interface_texts(lang).say
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
        parts = [say("ui-simulated-interrupted", done=tally.games, games=args.games)]
        if args.out:
            parts.append(say("ui-simulated-unwritten", file=str(args.out)))
        print("; ".join(parts), file=sys.stderr)
        return INTERRUPTED
    console = make_console()
    speed = tally.games / (perf_counter() - start)
    show_summary(console, game, lang, players, seed, tally, speed)
    if args.out:
        written = say("ui-simulated-written", games=tally.games, file=str(args.out))
        console.print(written, soft_wrap=True)
    return 0


def _usual_players(game: Game[Any], bots: Sequence[str]) -> int:
    return len(bots) if len(bots) in game.players else game.players[0]


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

QUARTILES = ("mean", "sd", "least", "lower", "median", "upper", "most")


def show_summary(
    console: Console,
    game: Game[Any],
    lang: str,
    players: int,
    seed: int,
    tally: Tally,
    speed: float,
) -> None:
    texts = game_texts(game, lang)

    def table(title: str, *headings: str) -> Table:
        said = [texts.say(f"ui-simulated-{word}") for word in (title, *headings)]
        table = Table(title=said[0], title_justify="left", caption_justify="left", box=None)
        table.add_column(said[1], overflow="fold")
        for heading in said[2:]:
            table.add_column(heading, justify="right", no_wrap=True)
        return table

    about = texts.say(
        "ui-simulated", games=tally.games, players=players, seed=str(seed), speed=round(speed)
    )
    console.print(Text.assemble((game_title(texts, game), "bold"), f": {about}"))
    wins = ("games", "wins", "share", "expected", "interval")
    by_bot = table("by-bot", "bot", *wins)
    for bot, won in tally.wins_by_bot.items():
        by_bot.add_row(bot, *_win_cells(won))
    by_bot.caption = texts.say("ui-simulated-note")
    by_seat = table("by-seat", "seat", *wins)
    for seat, won in tally.wins_by_seat.items():
        by_seat.add_row(str(seat), *_win_cells(won))
    scores = table("scores", "bot", *QUARTILES)
    for bot, score in tally.scores_by_bot.items():
        scores.add_row(bot, *_spread_cells(score))
    lengths = table("lengths", "in", *QUARTILES)
    lengths.add_row(texts.say("ui-simulated-decisions"), *_spread_cells(tally.decisions))
    lengths.add_row(texts.say("ui-simulated-stretches"), *_spread_cells(tally.stretches))
    reasons = table("endings", "reason", "games", "share")
    for reason, count in sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0])):
        reasons.add_row(ending_of(reason, texts), str(count), f"{count / tally.games:.1%}")
    for shown in (by_bot, by_seat, scores, lengths, reasons):
        console.print()
        console.print(shown)


def _win_cells(wins: Wins) -> tuple[str, ...]:
    return (
        str(wins.games),
        _short(wins.won),
        f"{wins.share:.1%}",
        f"{wins.expected:.1%}",
        _interval(wins.interval),
    )


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
