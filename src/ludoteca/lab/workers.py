"""The games of a plan, played here or in processes of their own.

What is kept of a game is whatever `play(game, plan, number)` gives: a row of a simulation, or what
a report counts. It comes back in the order of the games, whatever the number of workers.
"""

from __future__ import annotations

import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from multiprocessing import get_context, resource_tracker
from threading import current_thread, main_thread
from typing import Any, NamedTuple, TypeAlias, TypeVar

from ludoteca.core.errors import LudotecaError, OptionError, Saying
from ludoteca.core.game import Game, find_game, register
from ludoteca.lab.plan import Plan

MOST_WORKERS = 256  # more than any machine has use for

Row = TypeVar("Row")
Play: TypeAlias = Callable[[Game[Any], Plan, int], Row]


class SimulationError(LudotecaError):
    """A game of the simulation could not be played to its end."""


def play_all(game: Game[Any], plan: Plan, play: Play[Row], workers: int) -> Iterator[Row]:
    """Play the plan's games one after the other and give what is kept of each, in order.

    With more than one worker `play` is a function of a module, which other processes can find.
    """
    if not 1 <= workers <= MOST_WORKERS:
        raise OptionError(Saying("ui-error-workers", most=MOST_WORKERS, count=str(workers)))
    if workers == 1:
        return (play(game, plan, number) for number in plan.numbers)
    return _in_processes(_address(game), plan, play, workers)


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


def _in_processes(game: Address, plan: Plan, play: Play[Row], workers: int) -> Iterator[Row]:
    """Portions of games to worker processes, their rows back in order."""
    executor = ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),  # the same on every system, and safe beside threads
        initializer=_enter_worker,
        initargs=(game,),
    )
    waiting: deque[Future[list[Row]]] = deque()
    with _one_interrupt():
        try:
            for chunk in plan.chunks():
                with _holding_interrupts():
                    waiting.append(executor.submit(_play_chunk, plan, play, chunk))
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


def _play_chunk(plan: Plan, play: Play[Row], numbers: range) -> list[Row]:
    game = find_game(plan.game_id)
    return [play(game, plan, number) for number in numbers]
