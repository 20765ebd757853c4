"""Does a lazy plan beat a level? `python tools/lazy_plans.py GAME --level thoughtful --games 400`.

Every plan in the game's `tests/games/*/exploiters.py` sits alone among bots of that level, in every
seat equally often. What it wins is shown as a multiple of what it would win among equals: more than
1 says that the plan pays. `--keep FILE` keeps the games, so that many hours of them can be left and
taken up again; `--plans` names those that are to be tried. `--table` shows what is kept of all
games in `docs/measured/plans`, as `docs/bots.md` has it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec.json import decode

from ludoteca.commands import (
    INTERRUPTED,
    add_many_games,
    load_game,
    read_assignments,
    read_bots,
    read_limit,
    read_seed,
)
from ludoteca.core.bots import Bot
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game, find_game
from ludoteca.lab.kept import KeptGames
from ludoteca.lab.plan import Plan, make_plan
from ludoteca.lab.rate import Duels, duelling
from ludoteca.lab.simulate import GameRow, play_game
from ludoteca.lab.workers import play_all
from ludoteca.terminal.figures import figures, with_progress
from ludoteca.terminal.screen import make_console

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tests are

from tools.levels import GAMES
from tools.levels import KEPT as MEASURED

KEPT = MEASURED / "plans"


def plans_of(game: Game[Any]) -> dict[str, Callable[[Random], Bot]]:
    """The lazy plans against a game, by name."""
    room = type(game).__module__.split(".")[-2]
    plans = import_module(f"tests.games.{room}.exploiters").ALL
    return {plan.__name__: plan for plan in plans}


@lru_cache
def with_plans(game: Game[Any]) -> Game[Any]:
    """The same game, at which lazy plans may sit down like its own bots."""
    kind = type(game)
    known = {**game.bots, **plans_of(game)}
    exploited: Game[Any] = type(kind.__name__, (kind,), {"bots": known})()
    return exploited


def play_with_plans(game: Game[Any], plan: Plan, number: int) -> GameRow:
    return play_game(with_plans(game), plan, number)


def make_duels(args: argparse.Namespace, game: Game[Any]) -> Plan:
    """At least so many games for every plan: as many more as let it sit in every seat."""
    players = args.players if args.players is not None else max(2, game.players[0])
    game.read_players(players)
    names = list(plans_of(game)) if args.plans is None else read_bots(args.plans)
    line_ups = [
        seats for name in names for seats in duelling([args.level, name], players, ladder=True)
    ]
    games = -(-args.games // players) * len(line_ups)
    options = read_assignments(args.option)
    limit = read_limit(args)
    return make_plan(with_plans(game), games, players, line_ups, read_seed(args), options, limit)


def show(plan: Plan, level: str, duels: Duels) -> None:
    """The plan that wins most first."""
    about = f"{plan.game_id}, {plan.players} players, against {level}, seed {plan.seed}"
    table = figures(about, "plan", "games", "wins", "times", "95%")
    for (name, _), won in sorted(duels.wins.items(), key=lambda it: it[1].share, reverse=True):
        if name != level:  # of two at a table, each is alone
            low, high = (share / won.expected for share in won.interval)
            times = f"{won.share / won.expected:.2f}"
            table.add_row(name, f"{won.games}", f"{won.won:.1f}", times, f"{low:.2f} – {high:.2f}")
    make_console().print(table)


class Tried(NamedTuple):
    """What the lazy plans won against a level."""

    game: Game[Any]
    players: int
    level: str

    @property
    def file(self) -> Path:
        return KEPT / f"{self.game.id}-{self.players}-{self.level}.jsonl"

    @property
    def row(self) -> str:
        """All of them, and the best one, in Markdown."""
        lines = [decode(line, type=GameRow) for line in self.file.read_bytes().splitlines()[1:]]
        wins = {name: won for (name, _), won in Duels(lines).wins.items() if name != self.level}
        missing = plans_of(self.game).keys() - wins.keys()
        assert not missing, f"{self.file} has no games of {missing}"
        best, won = max(wins.items(), key=lambda it: (it[1].share, it[0]))
        games, all_won = sum(it.games for it in wins.values()), sum(it.won for it in wins.values())
        cells = (
            f"{self.game.title}, {self.players} players",
            self.level,
            f"{len(wins)}",
            f"{all_won:g} of {games}",
            f"{best}: {won.won:g} of {won.games}",
            f"{won.interval.high / won.expected:.2f}",
        )
        return f"| {' | '.join(cells)} |"


def table_of_plans() -> Iterator[str]:
    yield "| | against | plans | they won | the best of them | at most, of its share |"
    yield "|---|---|---|---|---|---|"
    for id in GAMES:
        for path in sorted(KEPT.glob(f"{id}-?-*.jsonl"), reverse=True):
            players, level = path.stem.removeprefix(f"{id}-").split("-")
            yield Tried(find_game(id), int(players), level).row


def main() -> int:
    if sys.argv[1:] == ["--table"]:
        print("\n".join(table_of_plans()))
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    add_many_games(parser, games=400, players="two, or the least")
    parser.add_argument("--level", default="greedy", help="whom the plans play against (greedy)")
    parser.add_argument("--plans", metavar="A,B,…", help="these alone (all of them)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep the games in a file")
    args = parser.parse_args()
    try:
        game = load_game(args.game)
        plan = make_duels(args, game)
        kept = KeptGames(args.keep, game, plan) if args.keep else None
    except LudotecaError as error:
        parser.error(str(error))
    duels = Duels()
    code = 0
    try:
        if kept is not None:
            rows = kept.play(args.workers, play_with_plans)
        else:
            rows = play_all(game, plan, play_with_plans, args.workers)
        for row in with_progress(rows, plan.games):
            duels.add(row)
    except KeyboardInterrupt:
        code = INTERRUPTED
    show(plan, args.level, duels)
    return code


if __name__ == "__main__":
    sys.exit(main())
