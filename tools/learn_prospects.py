"""Learn how tables end: `python tools/learn_prospects.py chamber-of-wonders --workers 2`.

Bots of a game play each other, and err now and then so that all sorts of tables are seen. At some
moments between two stretches the traits of every place are noted (`places` and `how_far` in the
room's `prospects.py`; `is_looked_at`, if bots never stop at some of these moments). By how much
each ends ahead of the others is then explained, as well as a sum can, by what it was ahead in: a
ridge regression, with weights for the beginning, the middle and the end of a game. It is written to
the room's `prospects.toml`, and what part of the differences it explains in games that it was not
learnt from is shown. It takes some minutes; the same seed gives the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.core.foresight import Foresight, Lessons, Weight, blend
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.testing.playing import random_options

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tools are

from tools.regression import Sums

ERRS = 0.03  # how often anybody does anything at all
NOTED = 0.35  # of the moments between two stretches
USUAL = 0.7  # of the games are set up as usual, the others anyhow
TESTED = 10  # every so many games one is kept to see how good it is
DOUBT = 20.0
PARTS = ("the beginning", "the first half", "the second half", "the end")


class Moment(NamedTuple):
    """What was seen between two stretches, and what became of it."""

    game: int
    course: float
    places: list[list[float]]
    scores: list[float]


def room_of(game: Game[Any]) -> Any:
    """The room's `prospects`."""
    name = f"{type(game).__module__.rpartition('.')[0]}.prospects"
    room = import_module(name)
    if not hasattr(room, "TRAITS"):
        raise LudotecaError(f"{game.id} has no traits to learn about")
    return room


@lru_cache
def watched(id: str) -> Any:
    """A game that notes tables, before a stretch begins."""
    game = ludoteca.find_game(id)
    room, kind = room_of(game), type(game)
    is_looked_at = getattr(room, "is_looked_at", lambda table: True)

    def turn(self: Any, table: Any) -> Any:
        if is_looked_at(table) and self.luck.random() < NOTED:
            places = [list(map(float, traits)) for traits in room.places(table)]
            self.seen.append((room.how_far(table), places))
        return kind.turn(self, table)

    return type(kind.__name__, (kind,), {"turn": turn})()


def played(id: str, players: int, seed: int, number: int) -> list[Moment]:
    """The moments of one game."""
    game = watched(id)
    rng = Random(f"{id} {players} {seed} {number}")
    game.luck, game.seen = Random(rng.random()), []
    options = None if rng.random() < USUAL else random_options(game, rng)
    match = Match(game, players, rng.getrandbits(32), options, checkpoints=False, moments=False)
    bots = [game.own_bot(Random(rng.random())) for _ in range(players)]
    while asks := match.asks:
        seat = next(iter(asks))
        errs = rng.random() < ERRS
        answer = rng.choice(asks[seat].options) if errs else bots[seat].choose(match.seat(seat))
        match.play(seat, answer)
    assert match.result is not None
    scores = [float(score) for score in match.result.scores]
    return [Moment(number, course, places, scores) for course, places in game.seen]


def ahead(values: Sequence[float]) -> list[float]:
    """By how much each is above the mean of the others."""
    count, total = len(values), sum(values)
    return [value - (total - value) / (count - 1) for value in values]


def learnt(traits: Sequence[str], players: int, moments: Sequence[Moment]) -> Lessons:
    """First what makes the differences between players; then what all of them still get."""
    sums = Sums(3 * len(traits))
    for moment in moments:
        shares = blend(moment.course)
        rows = zip(*map(ahead, zip(*moment.places, strict=True)), strict=True)
        for row, lead in zip(rows, ahead(moment.scores), strict=True):
            columns = [value * share for value in row for share in shares]
            sums.add({n: value for n, value in enumerate(columns) if value}, lead, 1.0)
    found = sums.solved([DOUBT] * sums.columns)
    of = {name: _weight(found[3 * n : 3 * n + 3]) for n, name in enumerate(traits)}
    bare = Foresight(traits, [Lessons(players, (0.0, 0.0, 0.0), of)])
    rest = Sums(3)
    for moment in moments:
        missing = sum(moment.scores) - sum(bare.scores(moment.course, moment.places))
        rest.add(dict(enumerate(blend(moment.course))), missing / players, 1.0)
    return Lessons(players, _weight(rest.solved([0.01] * 3)), of)


def _weight(found: Sequence[float]) -> Weight:
    first, middle, last = (round(it, 3) for it in found)
    return first, middle, last


def explained(foresight: Foresight, moments: Sequence[Moment]) -> Iterator[tuple[str, float]]:
    """Which part of the differences between players, by how far the game is."""
    for part, name in enumerate(PARTS):
        there = [it for it in moments if min(int(it.course * len(PARTS)), len(PARTS) - 1) == part]
        all_of_it = missed = 0.0
        for moment in there:
            expected = ahead(foresight.scores(moment.course, moment.places))
            for lead, guess in zip(ahead(moment.scores), expected, strict=True):
                all_of_it += lead**2
                missed += (lead - guess) ** 2
        if all_of_it:
            yield name, 1 - missed / all_of_it


def written(id: str, games: int, seed: int, tables: Sequence[Lessons]) -> Iterator[str]:
    yield "# What games have taught about how tables end, by players: see prospects.py."
    yield f"# Made by `python tools/learn_prospects.py {id} --games {games} --seed {seed}`."
    yield "# Weights at the beginning, half-way, and at the end."
    for known in tables:
        yield ""
        yield "[[tables]]"
        yield f"players = {known.players}"
        yield f"rest = {list(known.rest)}"
        yield "[tables.of]"
        yield from (f"{name} = {list(weight)}" for name, weight in known.of.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="one whose room says what there is to learn about")
    parser.add_argument("--games", type=int, default=5000, help="of each number of players (5000)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file (the room's own)")
    args = parser.parse_args()
    try:
        game = ludoteca.find_game(args.game)
        room = room_of(game)
    except LudotecaError as error:
        parser.error(str(error))
    tables = []
    with ProcessPoolExecutor(args.workers) as pool:
        for players in game.players:
            play = partial(played, game.id, players, args.seed)
            games = pool.map(play, range(args.games), chunksize=20)
            moments = [moment for those in games for moment in those]
            known = learnt(room.TRAITS, players, [it for it in moments if it.game % TESTED])
            others = [it for it in moments if it.game % TESTED == 0]
            told = explained(Foresight(room.TRAITS, [known]), others)
            parts = ", ".join(f"{part:.2f} at {name}" for name, part in told)
            print(f"{players} players, {len(moments)} moments: {parts}", file=sys.stderr)
            tables.append(known)
    text = "\n".join(written(game.id, args.games, args.seed, tables)) + "\n"
    (args.out or game.room / "prospects.toml").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
