"""Find better figures for a game's expert: `python tools/tune_figures.py fort --players 2,4`.

Games are played in which everybody reckons as the game's own bot does, with figures that are a
little off, each in its own way. What they win is explained by how much higher or lower their
figures were than those of the others. Then the figures are moved to where more seems to be won, and
all of it is done again from there. In the end they are printed: it is for games between the old
figures and the new ones to tell whether they are any better. The same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from math import exp
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import ludoteca
from ludoteca.bots.playouts import ended
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.kit import Bot

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tools are

from tools.regression import Sums

Figures: TypeAlias = Any  # a room's own, a dataclass
Part: TypeAlias = tuple[str, Any]  # a figure, and which of them where they are kept by something
OFF = 0.35  # how far figures are off, as a standard deviation of the logarithm
FARTHEST = 0.7  # ... and how far they are moved at once, in these
BEND = 0.02  # how fast too much of a good thing is bad, as long as little is known of it
DOUBT = 1.0


class Room:
    """A game whose bot reckons with figures."""

    def __init__(self, id: str) -> None:
        self.game = ludoteca.find_game(id)

    def expert_figures(self, players: int) -> Figures:
        expert = self.game.expert(Random(0))
        if not hasattr(expert, "figures"):
            raise LudotecaError(f"nobody in {self.game.id} reckons with figures of its own")
        return expert.figures(players)

    def player(self, figures: Figures, rng: Random) -> Bot:
        player: Any = self.game.own_bot(rng)
        player.figures = lambda players: figures
        bot: Bot = player
        return bot


def parts(figures: Figures) -> Iterator[Part]:
    """What can be off: a figure, a row of them together, or one of those that have names."""
    for it in fields(figures):
        value = getattr(figures, it.name)
        if isinstance(value, dict):
            yield from ((it.name, key) for key, number in value.items() if number)
        else:
            yield it.name, None


def scaled(figures: Figures, factors: dict[Part, float]) -> Figures:
    """The same figures, each so many times as high."""
    changed: dict[str, Any] = {}
    for (name, key), factor in factors.items():
        value = changed.get(name, getattr(figures, name))
        if key is not None:
            changed[name] = {**value, key: value[key] * factor}
        elif isinstance(value, tuple):
            changed[name] = tuple(number * factor for number in value)
        else:
            changed[name] = value * factor
    return replace(figures, **changed)


def off(figures: Figures, distances: Sequence[float]) -> Figures:
    those = zip(parts(figures), distances, strict=True)
    return scaled(figures, {part: exp(OFF * distance) for part, distance in those})


def outcome(room: Room, players: Sequence[Figures], rng: Random) -> list[float]:
    """What a game is worth to each of them."""
    match = Match(room.game, len(players), rng.getrandbits(32), log=False)
    bots = [room.player(figures, Random(rng.random())) for figures in players]
    while asks := match.asks:
        seat = next(iter(asks))
        match.play(seat, bots[seat].choose(match.seat(seat)))
    result = ended(match)
    return [result.worth(seat) for seat in range(len(players))]


def moved(
    room: Room, figures: Figures, games: int, players: Sequence[int], rng: Random
) -> tuple[Figures, list[tuple[float, str]]]:
    """The figures after a round of games, and what was seen of each: how much is won with more."""
    names = list(parts(figures))
    sums = Sums(2 * len(names))
    for _ in range(games):
        count = rng.choice(players)
        distances = [[rng.gauss(0, 1) for _ in names] for _ in range(count)]
        worths = outcome(room, [off(figures, those) for those in distances], rng)
        rows = [[*those, *(it * it for it in those)] for those in distances]
        usual = [sum(column) / count for column in zip(*rows, strict=True)]
        mean = sum(worths) / count
        for row, worth in zip(rows, worths, strict=True):
            more = (a - b for a, b in zip(row, usual, strict=True))
            sums.add(dict(enumerate(more)), worth - mean, 1.0)
    found = sums.solved([DOUBT] * sums.columns)
    slopes, bends = found[: len(names)], found[len(names) :]
    steps = [step(slope, bend) for slope, bend in zip(slopes, bends, strict=True)]
    seen = [(slope, called(part)) for slope, part in zip(slopes, names, strict=True)]
    return off(figures, steps), seen


def called(part: Part) -> str:
    name, key = part
    return name if key is None else f"{name} {key}"


def step(slope: float, bend: float) -> float:
    """To the top of the parabola, if it is not far; what is known of it is not to be trusted."""
    top = -slope / (2 * min(bend / 2 - BEND / 2, -0.6 * BEND))
    return max(-FARTHEST, min(FARTHEST, top))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="one whose room has figures: fort, mars-needs-mechanics")
    parser.add_argument("--rounds", type=int, default=6, help="how often they are moved (6)")
    parser.add_argument("--games", type=int, default=2000, help="before each time (2000)")
    parser.add_argument("--players", default="2", help="at a table, one of these numbers (2)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = Random(args.seed)
    try:
        room = Room(args.game)
        players = [room.game.read_players(int(number)) for number in args.players.split(",")]
        figures = room.expert_figures(players[0])
    except (LudotecaError, ValueError) as error:
        parser.error(str(error))
    for number in range(1, args.rounds + 1):
        figures, seen = moved(room, figures, args.games, players, rng)
        most = sorted(seen, key=lambda it: -abs(it[0]))[:6]
        told = ", ".join(f"{name} {slope:+.3f}" for slope, name in most)
        print(f"after {number} of {args.rounds}: {told}", file=sys.stderr)
    for it in fields(figures):
        print(f"{it.name}={shown(getattr(figures, it.name))},")
    return 0


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key!r}: {shown(number)}" for key, number in value.items()) + "}"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(shown, value)) + ")"
    return f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main())
