"""Many games of bots against each other.

    for row in simulate("mars-needs-mechanics", games=1000, players=2, bots=["greedy", "random"]):
        print(row.reason, [seat.score for seat in row.seats])

A game depends on the simulation's seed and its own number alone, so the rows are the same
whatever the number of workers.
"""

from __future__ import annotations

import pickle
import signal
import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_context, resource_tracker
from pathlib import Path
from random import Random
from threading import current_thread, main_thread
from traceback import extract_tb
from typing import Any, NamedTuple

from ludoteca.core.errors import LudotecaError, OptionError, Saying
from ludoteca.core.game import Game, Result, find_game, register
from ludoteca.core.match import Match

RANDOM = "random"
MOST_WORKERS = 256  # more than any machine has use for


class SimulationError(LudotecaError):
    """A game of the simulation could not be played to its end."""


class SeatRow(NamedTuple):
    """How one seat did."""

    bot: str
    score: int
    place: int  # 1 for the best; whoever shares a place has the same number
    won: float  # the share of the win: 1, or less where several win together


class GameRow(NamedTuple):
    """How one game went."""

    game: int
    seed: int  # `ludoteca.new(..., seed=row.seed)` deals the same game
    reason: str
    decisions: int
    stretches: int
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game_id: str
    games: int
    players: int
    bots: tuple[str, ...]  # as many as players
    seed: int
    options: Mapping[str, Any]

    @property
    def all_random(self) -> bool:
        return all(bot == RANDOM for bot in self.bots)

    def line_up(self, number: int) -> list[str]:
        """Who sits where in that game: everybody moves on by one seat from game to game."""
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]

    def game_seed(self, number: int) -> int:
        """48 bits: few enough for any spreadsheet to keep every digit."""
        digest = sha256(f"ludoteca simulation {self.seed} game {number}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def bot_rng(self, number: int, seat: int) -> Random:
        return Random(f"ludoteca simulation {self.seed} game {number} seat {seat}")

    def chunks(self) -> Iterator[range]:
        """The games in portions: random ones take a millisecond, a thinking bot's may take long."""
        size = 64 if self.all_random else 4
        for first in range(0, self.games, size):
            yield range(first, min(first + size, self.games))


def make_plan(
    game: Game[Any],
    games: int,
    players: int,
    bots: Sequence[str] = (RANDOM,),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """Check what was asked for; fewer bots than players take turns."""
    if games < 1:
        raise OptionError(Saying("ui-error-games", count=games))
    game.read_players(players)
    game.read_options(options)
    if not bots:
        raise OptionError(Saying("ui-error-bots-none"))
    if len(bots) > players:
        raise OptionError(Saying("ui-error-bots-many", bots=len(bots), seats=players))
    for name in bots:
        game.bot(name, Random(0))
    seated = tuple(bots[seat % len(bots)] for seat in range(players))
    return Plan(game.id, games, players, seated, seed, dict(options or {}))


def simulate(
    game_id: str,
    games: int,
    players: int,
    bots: Sequence[str] = (RANDOM,),
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
) -> Iterator[GameRow]:
    """Play the games and give their rows in order, as they come.

    Bad input is refused at once, before the first row is asked for. With more than one worker
    the games are played in processes of their own; a program that calls this from its main
    module must then guard that call with `if __name__ == "__main__"`.
    """
    game = find_game(game_id)
    plan = make_plan(game, games, players, bots, seed, options)
    if not 1 <= workers <= MOST_WORKERS:
        raise OptionError(Saying("ui-error-workers", most=MOST_WORKERS, count=str(workers)))
    if workers == 1:
        return (play_game(game, plan, number) for number in range(games))
    return _in_processes(_address(game), plan, workers)


# --- one game -----------------------------------------------------------------------------


def play_game(game: Game[Any], plan: Plan, number: int) -> GameRow:
    """Play one game of the plan; the first has number 0."""
    seed = plan.game_seed(number)
    try:
        play = _play_at_random if plan.all_random else _play_with_bots
        match, decisions = play(game, plan, number, seed)
        result = match.result
        assert result is not None, "the game is over without a result"
    except Exception as error:
        bots = ", ".join(plan.line_up(number))
        at = {"number": str(number), "seed": str(seed), "bots": bots, "problem": _told(error)}
        raise SimulationError(Saying("ui-error-simulated", **at)) from error
    seats = _seat_rows(plan.line_up(number), result)
    return GameRow(number, seed, result.reason, decisions, match.stretches, seats)


def _play_at_random(game: Game[Any], plan: Plan, number: int, seed: int) -> tuple[Match, int]:
    """The same game as random bots would play, in the fast lane."""
    match = Match(game, plan.players, seed, plan.options, log=False, checkpoints=False)
    choices = [plan.bot_rng(number, seat).choice for seat in range(plan.players)]
    return match, match.playout(lambda ask: choices[ask.seat](ask.options))


def _play_with_bots(game: Game[Any], plan: Plan, number: int, seed: int) -> tuple[Match, int]:
    """With everything a bot may look at: the events, and forks from a near checkpoint."""
    match = Match(game, plan.players, seed, plan.options, moments=False)
    bots = [
        game.bot(name, plan.bot_rng(number, seat)) for seat, name in enumerate(plan.line_up(number))
    ]
    places = [match.seat(seat) for seat in range(plan.players)]
    while asks := match.asks:
        seat = next(iter(asks))
        match.play(seat, bots[seat].choose(places[seat]))
    return match, len(match.moves)


def _seat_rows(line_up: Sequence[str], result: Result) -> tuple[SeatRow, ...]:
    place_of = {}
    place = 1
    for level in result.ranking:
        place_of.update(dict.fromkeys(level, place))
        place += len(level)
    share = 1 / len(result.winners) if result.winners else 0.0
    return tuple(
        SeatRow(bot, result.scores[seat], place_of[seat], share if seat in result.winners else 0.0)
        for seat, bot in enumerate(line_up)
    )


def _told(error: Exception) -> str:
    """What went wrong and where, on one line."""
    last = extract_tb(error.__traceback__)[-1]
    what = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{what} ({Path(last.filename).name}, line {last.lineno})"


# --- many processes -----------------------------------------------------------------------


class Address(NamedTuple):
    """Where a new process finds a game, be it installed, registered or in a file of its own."""

    module: str
    file: str | None
    name: bytes  # the pickled name of its class


def _address(game: Game[Any]) -> Address:
    kind = type(game)
    try:
        name = pickle.dumps(kind)
    except (pickle.PicklingError, AttributeError):
        raise OptionError(Saying("ui-error-inside-function", game=game.called)) from None
    return Address(kind.__module__, getattr(sys.modules[kind.__module__], "__file__", None), name)


def _in_processes(game: Address, plan: Plan, workers: int) -> Iterator[GameRow]:
    """Portions of games to worker processes, their rows back in order."""
    executor = ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),  # the same on every system, and safe beside threads
        initializer=_enter_worker,
        initargs=(game,),
    )
    waiting: deque[Future[list[GameRow]]] = deque()
    with _one_interrupt():
        try:
            for chunk in plan.chunks():
                with _holding_interrupts():
                    waiting.append(executor.submit(_play_chunk, plan, chunk))
                if len(waiting) == 3 * workers:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        except BrokenProcessPool:
            raise SimulationError(Saying("ui-error-worker-lost")) from None
        except OSError as error:
            raise SimulationError(Saying("ui-error-worker-start", problem=str(error))) from None
        except (KeyboardInterrupt, GeneratorExit):  # nobody waits for the games under way
            for process in list((executor._processes or {}).values()):
                process.terminate()
            raise
        finally:
            executor.shutdown(cancel_futures=True)


@contextmanager
def _one_interrupt() -> Iterator[None]:
    """Ctrl-C is heard once: a second one, while the workers are being ended, would leave some of
    them at their games, and everybody waiting for these."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler or current_thread() is not main_thread():
        yield
        return

    def first(*_: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, first)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal. One that is born in here does not hear it, and
    is not in the middle of its birth when it is heard here, a moment later."""
    if not hasattr(signal, "pthread_sigmask"):  # a system without signals to hold
        yield
        return
    # it lets interrupts through where it starts, so it has to be there before
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _enter_worker(game: Address) -> None:
    """A new process knows the installed games only: tell it of this one.

    Ctrl-C is for the one that started the workers, which then ends them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        import_module(game.module)
    except ModuleNotFoundError:
        _load_file(game)
    register(pickle.loads(game.name)())


def _load_file(game: Address) -> None:
    """Run a game's file under the module name it had where it came from."""
    assert game.file is not None
    spec = spec_from_file_location(game.module, game.file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[game.module] = module_from_spec(spec)
    spec.loader.exec_module(module)


def _play_chunk(plan: Plan, numbers: range) -> list[GameRow]:
    game = find_game(plan.game_id)
    return [play_game(game, plan, number) for number in numbers]
