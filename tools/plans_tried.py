"""Do lazy plans pay, in any game, against any level? `python tools/plans_tried.py --workers 2`.

Every plan of `tests/games/*/exploiters.py` plays a few games against each level, between two and
among four. Those that win more than their share there, three at the most, play again, with another
seed and in more games: the best of many after a few games was often only lucky. As with
`tools/levels.py`, the games are kept (in `docs/measured/plans`), what is there is only counted, and
what is missing is played, `--show` plays nothing, and Ctrl-C loses nothing. One plan or one level
alone is looked at with `tools/lazy_plans.py`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tests are

import ludoteca
from ludoteca.commands import INTERRUPTED
from ludoteca.core.game import EXPERT, Game
from ludoteca.core.levels import AtTables, at_table
from ludoteca.lab.kept import KeptGames
from ludoteca.lab.rate import Duels
from ludoteca.lab.summary import Wins
from ludoteca.terminal.figures import with_progress
from tools.lazy_plans import plan_of, plans_of, play_with_plans
from tools.levels import GAMES, LADDER, PLAYERS, SEED, line
from tools.levels import KEPT as MEASURED

KEPT = MEASURED / "plans"
LEVELS = (*LADDER[1:], EXPERT)  # the last one never errs, and does not look ahead
#: games of every plan, between two and among four: whoever thinks longer plays fewer
FIRST: dict[str, AtTables[int]] = {
    "beginner": 20,
    "greedy": 20,
    "thoughtful": (20, 4),
    "master": 4,
    EXPERT: 20,
}
#: and of those that are tried again
AGAIN: dict[str, AtTables[int]] = {
    "beginner": 60,
    "greedy": 200,
    "thoughtful": (60, 40),
    "master": (40, 20),
    EXPERT: 200,
}
MOST_AGAIN = 3


class Heat:
    """Games of some plans against a level."""

    def __init__(self, tried: Tried, name: str, plans: Sequence[str], games: int, seed: int):
        self.game, self.level, self.plans = tried.game, tried.level, plans
        self.name, self.expected = f"{tried}{name}.jsonl", 1 / tried.players
        self.plan = plan_of(self.game, self.level, plans, tried.players, games, seed)

    def kept(self, folder: Path) -> KeptGames:
        return KeptGames(folder / self.name, self.game, self.plan)

    def is_whole(self, folder: Path) -> bool:
        return (folder / self.name).exists() and len(self.kept(folder).rows) >= self.plan.games

    def won(self, folder: Path) -> dict[str, Wins]:
        """By plan, the best first."""
        wins = Duels(self.kept(folder).rows[: self.plan.games]).wins
        mine = {name: wins[name, self.level] for name in self.plans}
        return dict(sorted(mine.items(), key=lambda it: it[1].share, reverse=True))

    def measure(self, folder: Path, workers: int) -> None:
        """Play what is missing."""
        kept = self.kept(folder)
        print(f"{self.name}: {len(kept.rows)} of {self.plan.games} games", file=sys.stderr)
        for _ in with_progress(kept.play(workers, play_with_plans), self.plan.games):
            pass


class Tried:
    """The lazy plans of a game against a level."""

    def __init__(self, game: Game[Any], players: int, level: str) -> None:
        self.game, self.players, self.level = game, players, level

    def __str__(self) -> str:
        return f"{self.game.id}-{self.players}-{self.level}"

    @cached_property
    def first(self) -> Heat:
        games = at_table(FIRST[self.level], self.players)
        return Heat(self, "", list(plans_of(self.game)), games, SEED)

    def again(self, folder: Path) -> Heat | None:
        """Those that won more than their share at first, if there are any."""
        won = self.first.won(folder)
        best = [name for name, it in won.items() if it.share > it.expected][:MOST_AGAIN]
        games = at_table(AGAIN[self.level], self.players)
        return Heat(self, "-again", best, games, SEED + 1) if best else None

    def heats(self, folder: Path) -> Iterator[Heat]:
        """What there is to play. The second one is known when the first one is over."""
        yield self.first
        if self.first.is_whole(folder) and (again := self.again(folder)) is not None:
            yield again

    def is_whole(self, folder: Path) -> bool:
        return all(heat.is_whole(folder) for heat in self.heats(folder))

    def cell(self, folder: Path) -> str:
        """What all of them won at first, and the best of those that were tried again as a multiple
        of its share. What pays is bold."""
        if not self.is_whole(folder):
            return ""
        won = self.first.won(folder).values()
        all_won = sum(it.won for it in won)
        told = f"{all_won:.4g} of {sum(it.games for it in won)}"
        if (again := self.again(folder)) is None:
            return told
        name, best = next(iter(again.won(folder).items()))
        low, high = (f"{share / best.expected:.2f}" for share in best.interval)
        times = f"{best.share / best.expected:.2f}"
        mark = "**" if best.interval.low > best.expected else ""
        return f"{told}; {mark}{name} {times}{mark} ({low} – {high})"


def tried_in(games: Sequence[str]) -> Iterator[list[Tried]]:
    """Row by row."""
    for id in games:
        game = ludoteca.find_game(id)
        for players in PLAYERS:
            yield [Tried(game, players, level) for level in LEVELS]


def table(rows: list[list[Tried]], folder: Path) -> Iterator[str]:
    """In Markdown."""
    yield line("", [f"against {level}" for level in LEVELS])
    yield "|---" * (len(LEVELS) + 1) + "|"
    for row in rows:
        head = f"{row[0].game.title}, {row[0].players} players"
        yield line(head, [tried.cell(folder) for tried in row])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these alone (all of them)")
    parser.add_argument("--levels", metavar="A,B,…", help="these alone (all of them)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where the games are kept")
    parser.add_argument("--show", action="store_true", help="play nothing, show what there is")
    args = parser.parse_args()
    levels = args.levels.split(",") if args.levels else LEVELS
    if unknown := set(levels) - set(LEVELS):
        parser.error(f"no such level: {', '.join(sorted(unknown))} (there are {', '.join(LEVELS)})")
    code = 0
    try:
        rows = list(tried_in(args.games or GAMES))
        every = [it for row in rows for it in row if it.level in levels and not args.show]
        for tried in sorted(every, key=lambda it: (it.players, LEVELS.index(it.level))):
            for heat in tried.heats(args.folder):  # what takes longest comes last
                if not heat.is_whole(args.folder):
                    heat.measure(args.folder, args.workers)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except ludoteca.LudotecaError as error:
        parser.error(str(error))
    print("\n".join(table(rows, args.folder)))
    return code


if __name__ == "__main__":
    sys.exit(main())
