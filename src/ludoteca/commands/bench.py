"""`ludoteca bench`: how fast the games are, alone or beside other libraries."""

from __future__ import annotations

import argparse
import json
import platform
from itertools import groupby
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from ludoteca.commands import load_game
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game, game_ids
from ludoteca.lab.bench import (
    Speeds,
    counts_of_players,
    import_seconds,
    measure,
    measure_bench,
    process_memory,
)
from ludoteca.lab.peers import Comparison, Ratio, compare

HELP = "measure the speed of the games, alone or beside other libraries"

PEERS_PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games",
        nargs="*",
        metavar="GAME",
        help="which games (all), or something that a game has measured: challengers-match",
    )
    parser.add_argument("--players", type=int, metavar="P", help="with how many players (each)")
    parser.add_argument(
        "--seconds", type=float, default=2.0, metavar="S", help="about so long per row (2)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON instead of tables")
    parser.add_argument(
        "--peers",
        action="store_true",
        help="beside Catanatron, RLCard and OpenSpiel (the extra `peers` installs them);"
        f" with {PEERS_PLAYERS} players if not said",
    )


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds <= 3600:
        raise OptionError(f"--seconds {args.seconds:g} is not between 0 and 3600")
    console = Console(highlight=False)
    with Console(stderr=True).status("measuring…"):
        found = _compare(args) if args.peers else _measure(args)
    if args.json:
        print(json.dumps({"python": platform.python_version(), **_data(found)}, indent=1))
    elif isinstance(found, Comparisons):
        for comparison in found.games:
            show_comparison(console, comparison)
    else:
        show_speeds(console, found)
    return 0


class Comparisons(NamedTuple):
    games: list[Comparison]


def _measure(args: argparse.Namespace) -> Speeds:
    benches = {name: found for name in args.games if (found := _find_bench(name)) is not None}
    names = [name for name in args.games or game_ids() if name not in benches]
    rows = [
        (game, players)
        for game in map(load_game, names)
        for players in counts_of_players(game, args.players)
    ]
    games = [measure(game, players, args.seconds) for game, players in rows]
    others = [measure_bench(game, name, args.seconds) for game, name in benches.values()]
    return Speeds(games, others, import_seconds(), process_memory())


def _find_bench(named: str) -> tuple[Game[Any], str] | None:
    """The game and the name of something else that it has measured."""
    for id in game_ids():
        if named != id and named.startswith(f"{id}-"):
            game = load_game(id)
            if (name := named.removeprefix(f"{id}-")) in game.benches:
                return game, name
    return None


def _compare(args: argparse.Namespace) -> Comparisons:
    rows = []
    for game in map(load_game, args.games or game_ids()):
        usual = PEERS_PLAYERS if PEERS_PLAYERS in game.players else game.players[0]
        players = game.read_players(args.players if args.players is not None else usual)
        rows.append((game, players))
    return Comparisons([compare(game, players, args.seconds) for game, players in rows])


def _data(found: Any) -> Any:
    """Named tuples as JSON objects."""
    if hasattr(found, "_asdict"):
        return {name: _data(value) for name, value in found._asdict().items()}
    if isinstance(found, list):
        return [_data(item) for item in found]
    return found


# --- tables -------------------------------------------------------------------------------


def show_speeds(console: Console, speeds: Speeds) -> None:
    for game, rows in groupby(speeds.games, key=lambda speed: speed.game):
        table = Table(box=None, title=game, title_justify="left")
        for heading in (
            "players",
            "decisions/s",
            "games/s",
            "fork µs",
            "guess µs",
            "fork+playouts/s",
            "match KiB",
        ):
            table.add_column(heading, justify="right", no_wrap=True)
        for s in rows:
            table.add_row(
                str(s.players),
                f"{s.decisions_per_s:,.0f}",
                f"{s.games_per_s:,.0f}",
                f"{s.fork_us:.1f}",
                f"{s.guess_us:.1f}",
                f"{s.fork_and_playouts_per_s:,.0f}",
                f"{s.match_kib:,.0f}",
            )
        console.print(table)
        console.print()
    for bench in speeds.benches:
        console.print(f"{bench.bench}: {bench.units_per_s:,.0f} per second")
    if speeds.games:
        console.print("Forks, guesses and playouts start from half-played games. Memory: the peak")
        console.print("of one whole match with its log and checkpoints, by tracemalloc.")
    if speeds.process_bytes is not None:
        console.print(f"Peak of this process, by getrusage: {speeds.process_bytes / 2**20:.0f} MiB")
    console.print(f"import ludoteca: {speeds.import_s:.3f} s over the bare interpreter")


def show_comparison(console: Console, found: Comparison) -> None:
    console.print(f"[bold]{found.game}[/], {found.players} players, slices taking turns")
    console.print()
    console.print(_ratios("Random decisions per second", found.decisions))
    console.print()
    console.print(_ratios("Copies of a half-played game per second", found.copies))
    console.print()
    bars = Table(box=None, title="Bars", title_justify="left")
    bars.add_column("bar", overflow="fold")
    bars.add_column("measured", justify="right", no_wrap=True)
    bars.add_column("holds", justify="right", no_wrap=True)
    for bar in found.bars:
        bars.add_row(bar.text, f"{bar.measured:.2f}", "yes" if bar.holds else "NO")
    console.print(bars)
    console.print()


def _ratios(title: str, ratios: list[Ratio]) -> Table:
    table = Table(box=None, title=title, title_justify="left")
    table.add_column("peer", overflow="fold")
    for heading in ("ours", "theirs", "ours / theirs"):
        table.add_column(heading, justify="right", no_wrap=True)
    for ratio in ratios:
        table.add_row(
            ratio.peer, f"{ratio.ours:,.0f}", f"{ratio.theirs:,.0f}", f"{ratio.ratio:.2f}"
        )
    return table
