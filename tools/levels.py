"""How strong every level is, in every game: `python tools/levels.py --workers 2`.

Each level sits alone among those of the level below, in every seat equally often, between two and
among four. The games are kept in `docs/measured`, a file for each figure; what is there is only
counted, what is missing is played. So the table of `docs/bots.md` is shown at once, and one that
has been begun goes on where it was left, after Ctrl-C, a power failure or a change of mind: the
same seed gives the same games. Take a file away to have its figure measured anew. `--again N` plays
some of the games that are kept once more, to see that the levels still play as they did.
`--settings` shows how often each level is hasty, and how many playouts it takes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import ludoteca
from ludoteca.commands import INTERRUPTED
from ludoteca.core.game import Game
from ludoteca.core.levels import HARDER, at_table
from ludoteca.lab.kept import KeptGames
from ludoteca.lab.plan import Plan
from ludoteca.lab.rate import Duels, plan_duels
from ludoteca.lab.simulate import play_game
from ludoteca.lab.summary import Wins
from ludoteca.lab.workers import play_all
from ludoteca.terminal.figures import with_progress

KEPT = Path(__file__).parents[1] / "docs" / "measured"
GAMES = (
    "king-of-con",
    "mars-needs-mechanics",
    "fort",
    "challengers",
    "chamber-of-wonders",
)
PLAYERS = (2, 4)
LADDER = ("random", "beginner", "greedy", "thoughtful", "master")
ENOUGH = 200  # games for a figure
SEED = 1


class Figure(NamedTuple):
    """What one level wins of the level below."""

    game: Game[Any]
    players: int
    below: str
    above: str

    @property
    def file(self) -> str:
        return f"{self.game.id}-{self.players}-{self.above}.jsonl"

    @property
    def plan(self) -> Plan:
        bots = [self.below, self.above]
        return plan_duels(self.game, bots, ENOUGH, self.players, SEED, ladder=True)

    def won(self, folder: Path) -> Wins | None:
        """What was won in the games that are kept, if these are enough."""
        path, plan = folder / self.file, self.plan
        rows = KeptGames(path, self.game, plan).rows if path.exists() else []
        if len(rows) < plan.games:
            return None
        return Duels(rows[: plan.games]).wins[self.above, self.below]

    def is_reached(self, won: Wins) -> bool:
        """Whether that is what a level is meant to win: three of four games between two, twice its
        fair share among more."""
        return won.share >= (0.75 if self.players == 2 else 2 * won.expected)

    def cell(self, won: Wins | None) -> str:
        """As the table has it: what lies below is bold."""
        if won is None:
            return ""
        share, low, high = map(percents, (won.share, *won.interval))
        bold = "" if self.is_reached(won) else "**"
        return f"{bold}{share} %{bold} ({low} – {high})"


def percents(share: float) -> str:
    return f"{100 * share:.1f}".replace("100.0", "100")


def figures_of(games: tuple[str, ...]) -> Iterator[list[Figure]]:
    """Row by row."""
    for id in games:
        game = ludoteca.find_game(id)
        for players in PLAYERS:
            yield [Figure(game, players, below, above) for below, above in pairwise(LADDER)]


def settings(games: Sequence[str]) -> Iterator[str]:
    """How the levels differ, in Markdown: how often each is hasty, how many playouts it takes."""
    hasty = LADDER[1:-1]
    heads = [f"{level}, hasty" for level in hasty] + [f"{level}, playouts" for level in HARDER]
    yield line("", heads)
    yield "|---" * (len(heads) + 1) + "|"
    for id in games:
        game = ludoteca.find_game(id)
        for players in PLAYERS:
            haste = [at_table(game.haste_of(level), players) for level in hasty]
            playouts = [
                at_table(game.playouts.get(name, level.playouts), players)
                for name, level in HARDER.items()
            ]
            cells = [f"{100 * it:g} %" if it else "never" for it in haste]
            yield line(f"{game.title}, {players} players", [*cells, *map(str, playouts)])


def table(rows: list[list[Figure]], folder: Path) -> Iterator[str]:
    """In Markdown."""
    yield line("", [f"{above}, of {below}" for below, above in pairwise(LADDER)])
    yield "|---" * len(LADDER) + "|"
    for row in rows:
        head = f"{row[0].game.title}, {row[0].players} players"
        yield line(head, [figure.cell(figure.won(folder)) for figure in row])


def line(head: str, cells: Sequence[str]) -> str:
    return "|" + "|".join(f" {cell} " if cell else " " for cell in (head, *cells)) + "|"


def measure(figure: Figure, folder: Path, workers: int) -> None:
    """Play what is missing."""
    kept = KeptGames(folder / figure.file, figure.game, figure.plan)
    print(f"{figure.file}: {len(kept.rows)} of {figure.plan.games} games", file=sys.stderr)
    for _ in with_progress(kept.play(workers), figure.plan.games):
        pass


def is_as_kept(figure: Figure, folder: Path, games: int, workers: int) -> bool:
    """Whether the first games would be the same if they were played now."""
    kept = KeptGames(folder / figure.file, figure.game, figure.plan).rows[:games]
    again = play_all(figure.game, replace(figure.plan, games=len(kept)), play_game, workers)
    for old, new in zip(kept, again, strict=True):
        if old != new:
            print(f"{figure.file}: game {old.game} is another one now", file=sys.stderr)
            return False
    print(f"{figure.file}: {len(kept)} games are the same", file=sys.stderr)
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="these alone (all of them)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--folder", type=Path, default=KEPT, help="where the games are kept")
    parser.add_argument("--show", action="store_true", help="play nothing, show what there is")
    parser.add_argument("--settings", action="store_true", help="show how the levels differ")
    parser.add_argument("--again", type=int, metavar="N", help="play N games of each file again")
    args = parser.parse_args()
    code = 0
    try:
        if args.settings:
            print("\n".join(settings(args.games or GAMES)))
            return 0
        rows = list(figures_of(tuple(args.games) or GAMES))
        every = [figure for row in rows for figure in row]
        if args.again is not None:
            there = [figure for figure in every if figure.won(args.folder) is not None]
            same = [is_as_kept(figure, args.folder, args.again, args.workers) for figure in there]
            return 0 if all(same) else 1
        if not args.show:
            for figure in every:
                if figure.won(args.folder) is None:
                    measure(figure, args.folder, args.workers)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except ludoteca.LudotecaError as error:
        parser.error(str(error))
    print("\n".join(table(rows, args.folder)))
    return code


if __name__ == "__main__":
    sys.exit(main())
