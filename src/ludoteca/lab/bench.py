"""How fast the games are, in one process.

The machine is busy with other things too, so everything is measured in short slices that take
turns, and the median of the slices counts.
"""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask
from ludoteca.core.game import Game
from ludoteca.core.match import Match

Work: TypeAlias = Callable[[], int]  # does something and says how many units it did

ROUNDS = 5  # slices of each work; odd, so that the median is one of them
POSITIONS = 8  # forks start from so many different games, each half played
IMPORTS = 7


class Pace(NamedTuple):
    """How fast a work went."""

    units: float  # per second
    calls: float  # per second


class GameSpeed(NamedTuple):
    """One game with one number of players."""

    game: str
    players: int
    decisions_per_s: float  # random answers, from set-up to result
    games_per_s: float
    fork_us: float  # an exact copy of a half-played match
    guess_us: float  # the same with what one seat cannot know made up anew
    fork_and_playouts_per_s: float  # a fork of a half-played match, played to its end at random
    match_kib: float  # peak memory of one match with log and checkpoints, by tracemalloc


class BenchSpeed(NamedTuple):
    """Something else that a game wants to be measured."""

    bench: str
    units_per_s: float


class Speeds(NamedTuple):
    """All that was measured in one run."""

    games: list[GameSpeed]
    benches: list[BenchSpeed]
    import_s: float  # `import ludoteca`, over the bare interpreter
    process_bytes: int | None  # peak memory of the process, by getrusage


def pace(work: Work, seconds: float) -> Pace:
    """Repeat the work until the time is up."""
    units = calls = 0
    start = perf_counter()
    end = start + seconds
    while (now := perf_counter()) < end or not calls:
        units += work()
        calls += 1
    took = now - start
    return Pace(units / took, calls / took)


def interleaved(works: Mapping[str, Work], seconds: float) -> dict[str, Pace]:
    """The median pace of each work; all together take about `seconds`."""
    for work in works.values():
        work()  # what is made on first use is not what we measure
    share = seconds / ROUNDS / len(works)
    slices = [{name: pace(work, share) for name, work in works.items()} for _ in range(ROUNDS)]
    return {
        name: Pace(median(s[name].units for s in slices), median(s[name].calls for s in slices))
        for name in works
    }


def measure(game: Game[Any], players: int, seconds: float) -> GameSpeed:
    """Measure one game with so many players for about so many seconds."""
    matches = half_played(game, players)
    found = interleaved(
        {
            "games": random_games(game, players),
            "forks": forks(matches),
            "guesses": guesses(matches),
            "playouts": playouts(matches),
        },
        seconds,
    )
    return GameSpeed(
        game=game.id,
        players=players,
        decisions_per_s=found["games"].units,
        games_per_s=found["games"].calls,
        fork_us=1e6 / found["forks"].units,
        guess_us=1e6 / found["guesses"].units,
        fork_and_playouts_per_s=found["playouts"].units,
        match_kib=match_memory(game, players) / 1024,
    )


def measure_bench(game: Game[Any], name: str, seconds: float) -> BenchSpeed:
    """Measure what a game offers under that name (`Game.benches`)."""
    work = game.benches[name](game.content())
    return BenchSpeed(f"{game.id}-{name}", interleaved({name: work}, seconds)[name].units)


# --- works --------------------------------------------------------------------------------


def random_chooser(rng: Random) -> Callable[[Ask], Action]:
    draw = rng.random

    def choose(ask: Ask) -> Action:
        options = ask.options
        return options[int(draw() * len(options))]

    return choose


def random_games(game: Game[Any], players: int) -> Work:
    """One unit is one answer of a player. Each call is another game, with its set-up."""
    rng = Random(1)
    choose = random_chooser(rng)

    def work() -> int:
        seed = rng.getrandbits(32)
        return Match(game, players, seed, log=False, checkpoints=False).playout(choose)

    return work


def half_played(game: Game[Any], players: int) -> list[Match]:
    """Matches in the middle of different games."""
    return [_half_played(game, players, seed) for seed in range(POSITIONS)]


def _half_played(game: Game[Any], players: int, seed: int) -> Match:
    whole = Match(game, players, seed, log=False, checkpoints=False)
    half = whole.playout(random_chooser(Random(seed))) // 2
    match = Match(game, players, seed, log=False)
    choose = random_chooser(Random(seed))
    for _ in range(half):
        ask = next(iter(match.asks.values()))
        match.play(ask.seat, choose(ask))
    return match


def forks(matches: list[Match]) -> Work:
    def work() -> int:
        for match in matches:
            match.fork()
        return len(matches)

    return work


def guesses(matches: list[Match]) -> Work:
    """For the seat that is asked: the one whose bot would want it."""
    rng = Random(2)
    seats = [next(iter(match.asks)) for match in matches]

    def work() -> int:
        for match, seat in zip(matches, seats, strict=True):
            match.guess(seat, rng)
        return len(matches)

    return work


def playouts(matches: list[Match]) -> Work:
    choose = random_chooser(Random(3))

    def work() -> int:
        for match in matches:
            match.fork().playout(choose)
        return len(matches)

    return work


# --- memory and import --------------------------------------------------------------------


def match_memory(game: Game[Any], players: int) -> int:
    """The most bytes one whole match takes, from set-up to its end, log and checkpoints kept."""
    choose = random_chooser(Random(4))
    tracemalloc.start()
    try:
        match = Match(game, players, 4)
        while asks := match.asks:
            ask = next(iter(asks.values()))
            match.play(ask.seat, choose(ask))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def import_seconds(runs: int = IMPORTS) -> float:
    """How long the library takes to import in a new interpreter, over one that does nothing."""
    loading = "from ludoteca import new, replay, Match"  # the package alone loads nothing yet
    return median(_run_python(loading) - _run_python("pass") for _ in range(runs))


def _run_python(code: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - start


def process_memory() -> int | None:
    """The most bytes this process ever held, by getrusage; None where the system has none."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024


def counts_of_players(game: Game[Any], players: int | None) -> Iterator[int]:
    """The number asked for, or every number the game is for."""
    yield from game.players if players is None else [game.read_players(players)]
