"""`ludoteca simulate`: many games of bots, and what came of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteca.commands import (
    INTERRUPTED,
    add_many_games,
    language,
    load_game,
    read_assignments,
    read_bots,
    read_limit,
    read_seed,
)
from ludoteca.core.game import Game
from ludoteca.core.texts import game_texts, game_title, interface_texts
from ludoteca.lab.simulate import simulate
from ludoteca.lab.summary import Spread, Tally, Wins
from ludoteca.lab.tables import open_table
from ludoteca.terminal.figures import figures, percent, percents, short, with_progress
from ludoteca.terminal.result import ending_of
from ludoteca.terminal.screen import make_console

HELP = "play many games of bots and show wins, scores and lengths"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_many_games(parser, games=1000, players="as many as bots, or the least")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help="who plays; fewer than seats take turns, all move on by a seat each game (random)",
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write one line per game: .csv or .parquet"
    )


def run(args: argparse.Namespace) -> int:
    lang = language(args)
    say = interface_texts(lang).say
    game = load_game(args.game)
    bots = read_bots(args.bots)
    players = args.players if args.players is not None else _usual_players(game, bots)
    seed = read_seed(args)
    options, limit = read_assignments(args.option), read_limit(args)
    rows = simulate(game.id, args.games, players, bots, seed, args.workers, options, limit)
    tally = Tally()
    start = perf_counter()
    try:
        with ExitStack() as stack:
            write = stack.enter_context(open_table(args.out, players)) if args.out else None
            for row in with_progress(rows, args.games):
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

    def table(*words: str) -> Table:
        return figures(*(texts.say(f"ui-simulated-{word}") for word in words))

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
        reasons.add_row(ending_of(reason, texts), str(count), percent(count / tally.games))
    for shown in (by_bot, by_seat, scores, lengths, reasons):
        console.print()
        console.print(shown)


def _win_cells(wins: Wins) -> tuple[str, ...]:
    return (
        str(wins.games),
        short(wins.won),
        percent(wins.share),
        percent(wins.expected),
        percents(wins.interval),
    )


def _spread_cells(s: Spread) -> tuple[str, ...]:
    return (
        f"{s.mean:.1f}",
        f"{s.sd:.1f}",
        str(s.least),
        short(s.lower),
        short(s.median),
        short(s.upper),
        str(s.most),
    )
