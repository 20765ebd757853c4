"""Does a lazy plan beat a level? `python tools/lazy_plans.py GAME --level thoughtful --games 400`.

Every plan in the game's `tests/games/*/exploiters.py` sits alone among bots of that level, in every
seat equally often. What it wins is shown as a multiple of what it would win among equals: more than
1 says that the plan pays. `--keep FILE` keeps the games, so that many hours of them can be left and
taken up again; `--plans` names those that are to be tried. For all games and levels there is
`tools/plans_tried.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from ludoteca.commands import (
    INTERRUPTED,
    add_many_games,
    load_game,
    read_assignments,
    read_bots,
    read_limit,
    read_seed,
)
from ludoteca.core.bots import UNLIMITED, Bot, Limit
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.lab.kept import KeptGames
from ludoteca.lab.plan import Plan, make_plan
from ludoteca.lab.rate import Duels, duelling
from ludoteca.lab.simulate import GameRow, play_game
from ludoteca.lab.workers import play_all
from ludoteca.terminal.figures import figures, with_progress
from ludoteca.terminal.screen import make_console

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tests are


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


def plan_of(
    game: Game[Any],
    level: str,
    plans: Sequence[str],
    players: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    limit: Limit = UNLIMITED,
) -> Plan:
    """At least so many games for every plan: as many more as let it sit in every seat."""
    line_ups = [seats for name in plans for seats in duelling([level, name], players, ladder=True)]
    whole = -(-games // players) * len(line_ups)
    return make_plan(with_plans(game), whole, players, line_ups, seed, options, limit)


def make_duels(args: argparse.Namespace, game: Game[Any]) -> Plan:
    players = args.players if args.players is not None else max(2, game.players[0])
    game.read_players(players)
    names = list(plans_of(game)) if args.plans is None else read_bots(args.plans)
    options = read_assignments(args.option)
    seed, limit = read_seed(args), read_limit(args)
    return plan_of(game, args.level, names, players, args.games, seed, options, limit)


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


def main() -> int:
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
