"""Bots think in processes of their own, never in the server's event loop."""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Generic, TypeVar

import msgspec

from ludoteca.core.bots import Limit
from ludoteca.core.errors import IllegalAction, RecordError
from ludoteca.core.match import Match
from ludoteca.core.record import Record, play_entry, replay
from ludoteca.server import advice

START = 60.0  # seconds a process may take to come up, on the slowest machine
KEPT = 32  # matches in a process, so that each need not be replayed for every question
LATE = 1.0  # seconds after which another process takes the place of one that still thinks
HANGS = 5.0  # seconds after that, after which it has to let everybody else go first
OVER = 1.2  # a level that thinks for so many of its own seconds is not late yet
ASIDE = 8  # processes at most that think on beside those
# Priorities. Whoever stands far behind gets next to nothing on a busy machine, and is never done.
BEHIND = 5  # of a process that thinks: people come first
FAR_BEHIND = 10  # of one that seems to hang
LAST = 19  # the least urgent of all: nobody waits for it
LEAST = 0.5  # seconds that somebody's question is thought about, however long it had to wait
OWN_SHARE = 0.5  # of the patience with it, for a bot to think: the rest is for a busy machine

V = TypeVar("V")

# spawned, not forked: a fork would carry along the server's sockets and locks
_spawning = get_context("spawn")


class BotFailed(Exception):
    """A bot gave no answer: it failed, took too long, or its process died."""


class Job(msgspec.Struct):
    """A question to a bot: where a table stands, and who is to answer."""

    table: str
    record: Record
    seat: int
    bot: str
    entropy: str
    seconds: float  # it may think
    late: float = LATE  # seconds after which it is late
    known: int = 0  # so many moves of the record were sent before, with another question
    task: str = ""  # what else is wanted of the match than an answer: one of `advice.TASKS`
    playouts: int | None = None  # it may take for that, instead of seconds
    about: str = ""  # the answer it is about


class Reply(msgspec.Struct):
    answers: list[str] = []
    problem: str = ""


def done(job: Job, match: Match) -> list[str]:
    """What a bot answers, or what somebody wants to know, as one text."""
    if not job.task:
        return think(job, match)
    limit = Limit(None if job.playouts else max(LEAST, job.seconds), job.playouts)
    wanted = advice.Wanted(match, job.seat, Random(job.entropy), limit, job.about)
    return [msgspec.json.encode(advice.TASKS[job.task](wanted)).decode()]


def think(job: Job, match: Match) -> list[str]:
    """What the bot answers as the match stands, from its seat alone: one answer, or all it takes to
    decide behind its screen. The match stays as it is. For all of them it has the same seconds: of
    several answers each may take half of what is left."""
    bot = match.game.bot(job.bot, Random(job.entropy))
    until = time.monotonic() + job.seconds
    answers: list[str] = []
    while True:
        behind_screen = any(job.seat in screen for screen in match.screens())
        left = max(0.0, until - time.monotonic())
        limit = Limit(seconds=left / 2 if behind_screen else left)
        answer = bot.choose(match.seat(job.seat), limit)
        answers.append(str(answer))
        if not behind_screen:
            return answers
        match = match.fork(log=True)
        match.play(job.seat, answer)
        if job.seat not in match.asks or not match.is_sealed(job.seat):
            return answers


class Latest(Generic[V]):
    """What belongs to the tables that were asked about last, so many of them. The server and the
    process keep the same tables, since they hear of the same questions."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, V] = OrderedDict()

    def get(self, table: str) -> V | None:
        return self._kept.get(table)

    def put(self, table: str, value: V) -> None:
        self._kept[table] = value
        self._kept.move_to_end(table)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def drop(self, table: str) -> None:
        self._kept.pop(table, None)

    def clear(self) -> None:
        self._kept.clear()


# --- in the other process -----------------------------------------------------------------


def work(pipe: Connection, games: Sequence[Path]) -> None:
    """Answer one job after the other until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's affair
    threading.Thread(target=_leave_with_server, daemon=True).start()
    load_games(games)
    matches = Latest[Match]()
    pipe.send_bytes(msgspec.json.encode(Reply()))
    while True:
        try:
            job = msgspec.json.decode(pipe.recv_bytes(), type=Job)
        except (EOFError, OSError):
            return
        try:
            reply = Reply(done(job, brought_up(job, matches)))
        except Exception as error:
            matches.drop(job.table)
            reply = Reply(problem=problem_of(error))
        pipe.send_bytes(msgspec.json.encode(reply))


def problem_of(error: Exception) -> str:
    """What went wrong, for the log: an answer that the engine quotes may be behind a screen."""
    quotes = isinstance(error, RecordError | IllegalAction)
    return type(error).__name__ if quotes else f"{type(error).__name__}: {error}"


def brought_up(job: Job, matches: Latest[Match]) -> Match:
    """The match of a job: the one that is kept, with what has come since, or else a new one."""
    match = matches.get(job.table) if job.known else None
    if match is None:
        match = replay(job.record)
    else:
        for number, entry in enumerate(job.record.moves, start=job.known + 1):
            play_entry(match, entry, number)
    matches.put(job.table, match)
    return match


def _leave_with_server() -> None:
    """A bot that never stops thinking must not outlive a server that was killed."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def load_games(files: Sequence[Path]) -> None:
    """Make games in files of their own known in this process."""
    if files:
        from ludoteca.commands import load_game_file

        for file in files:
            load_game_file(file)


# --- in the server ------------------------------------------------------------------------


class Worker:
    """One process, started when it is first needed, and anew when its bot has ruined it."""

    def __init__(
        self,
        games: Sequence[Path],
        late: Callable[[Worker], None] = lambda worker: None,
        priority: int = BEHIND,
    ) -> None:
        """`late` is told when a bot is late. Nobody can be sure that it hangs: the machine may be
        busy."""
        self._games = tuple(games)
        self._late = late
        self._priority = priority
        self.hangs = False  # or so it seems
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._sent: Latest[list[str]] = Latest()  # by table: the moves that the process knows

    def __call__(self, job: Job, patience: float) -> list[str]:
        try:
            begun = time.monotonic()
            pipe = self._pipe or self._start()
            job.seconds = max(0.0, job.seconds - (time.monotonic() - begun))
            pipe.send_bytes(msgspec.json.encode(self._what_is_new(job)))
            left = patience - self._watch(pipe, job, patience)
            reply = self._receive(pipe, left, patience)
        except (EOFError, OSError):
            self.end()
            raise BotFailed("its process died") from None
        except BotFailed:
            self.end()  # only so is a bot that hangs ever stopped
            raise
        if self.hangs:
            self.end()  # it only seemed so, but its process would stand behind for ever
        if reply.problem:
            self._sent.drop(job.table)
            raise BotFailed(reply.problem)
        return reply.answers

    def _watch(self, pipe: Connection, job: Job, patience: float) -> float:
        """How many seconds it was waited until there was an answer, or until the bot seems to
        hang."""
        soon = min(job.late, patience)
        if pipe.poll(soon):
            return soon
        self._late(self)
        longer = min(HANGS, patience - soon)
        if not pipe.poll(longer):
            self._step_back(FAR_BEHIND)
            self.hangs = True
        return soon + longer

    def _what_is_new(self, job: Job) -> Job:
        """The job without the moves that the process has got with an earlier one."""
        moves, sent = job.record.moves, self._sent.get(job.table) or []
        self._sent.put(job.table, moves)
        if moves[: len(sent)] != sent:
            return job
        record = msgspec.structs.replace(job.record, moves=moves[len(sent) :])
        return msgspec.structs.replace(job, record=record, known=len(sent))

    def _start(self) -> Connection:
        pipe, theirs = _spawning.Pipe()
        process = _spawning.Process(
            target=work, args=(theirs, self._games), name="ludoteca bot", daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._pipe = process, pipe
        self._receive(pipe, START, START)
        self._step_back(self._priority)
        return pipe

    def _receive(self, pipe: Connection, left: float, patience: float) -> Reply:
        if not pipe.poll(left):
            raise BotFailed(f"has thought for more than {patience:g} seconds")
        return msgspec.json.decode(pipe.recv_bytes(), type=Reply)

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def _step_back(self, priority: int) -> None:
        """Let the others in this machine go first."""
        process = self._process
        if process is not None and process.pid is not None and hasattr(os, "setpriority"):
            with suppress(OSError):  # it has just ended
                os.setpriority(os.PRIO_PROCESS, process.pid, priority)

    def take_over(self, other: Worker) -> None:
        """Go on with the process of another one, if that has one."""
        self._process, other._process = other._process, None
        self._pipe, other._pipe = other._pipe, None
        self._sent, other._sent = other._sent, Latest()

    def kill(self) -> None:
        """From another thread; whoever waits for the answer is told that the process died."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        self.hangs = False
        self._sent.clear()
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def in_this_process(job: Job, patience: float) -> list[str]:
    """For tests that have nothing to do with processes."""
    try:
        return done(job, replay(job.record))
    except Exception as error:
        raise BotFailed(problem_of(error)) from error


class Thinkers:
    """So many processes, each thinking about one question at a time.

    A level thinks for the seconds that it has, counted from when it was asked: whoever had to wait
    for a process, or until one was started, thinks the shorter. A process whose bot takes long is
    put aside: another takes its place, so that nobody waits for a bot that hangs at somebody else's
    table. Where it was only slow, it comes back to its place if that is still free: on a busy
    machine all are late, and to start one anew for every answer would make it busier.
    """

    def __init__(self, processes: int, games: Sequence[Path] = (), priority: int = BEHIND) -> None:
        self._games, self._priority = tuple(games), priority
        self._most = processes + ASIDE if processes else 1
        self._changing = threading.Lock()
        self._workers = [Worker(games, self._put_aside, priority) for _ in range(processes)]
        self._aside: list[Worker] = []
        self._taken: set[Callable[[Job, float], list[str]]] = set()
        self._closed = False
        # last in, first out: a second process is started only when two have to think at once
        self._idle: queue.LifoQueue[Callable[[Job, float], list[str]]] = queue.LifoQueue()
        for worker in self._workers:
            self._idle.put(worker)
        if not processes:
            self._idle.put(in_this_process)
        self._threads = ThreadPoolExecutor(self._most, thread_name_prefix="bot")

    async def choose(
        self,
        table: str,
        record: Record,
        seat: int,
        bot: str,
        patience: float,
        seconds: float | None = None,
    ) -> list[str]:
        """The bot's answers, as texts (see `think`). Raises BotFailed. `seconds`: what it takes for
        an answer, where that is known."""
        own, late = patience * OWN_SHARE, LATE
        if seconds is not None:
            own, late = min(own, seconds), LATE + OVER * seconds
        job = Job(table, record, seat, bot, secrets.token_hex(16), own, late)
        return await self.do(job, patience)

    async def do(self, job: Job, patience: float) -> list[str]:
        """The same for a question of another kind (see `done`). Raises BotFailed."""
        work = partial(self._think, job, patience, time.monotonic())
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _think(self, job: Job, patience: float, asked: float) -> list[str]:
        worker = self._idle.get()
        with self._changing:
            self._taken.add(worker)
        job.seconds = max(0.0, job.seconds - (time.monotonic() - asked))
        if self._closed:
            self._idle.put(worker)  # whoever else waits is to go home, too
            raise BotFailed("the server is closing")
        try:
            return worker(job, patience)
        finally:
            self._come_back(worker)

    def _put_aside(self, worker: Worker) -> None:
        """Its bot takes long: give the others another process, as long as these are not too many,
        and a thread is left for whoever asks it."""
        with self._changing:
            if worker in self._workers and len(self._aside) < ASIDE and not self._closed:
                self._workers.remove(worker)
                self._aside.append(worker)
                fresh = Worker(self._games, self._put_aside, self._priority)
                self._workers.append(fresh)
                self._idle.put(fresh)

    def _come_back(self, worker: Callable[[Job, float], list[str]]) -> None:
        with self._changing:
            self._taken.discard(worker)
            if not isinstance(worker, Worker) or worker not in self._aside:
                self._idle.put(worker)
                return
            self._aside.remove(worker)
            free = [it for it in self._workers if it not in self._taken and not it.is_running]
            if free and not self._closed:
                free[-1].take_over(worker)  # which is the one that would be asked next
        worker.end()  # its place is taken

    def close(self) -> None:
        """End all processes, whatever they are thinking about."""
        with self._changing:
            self._closed = True
            workers = [*self._workers, *self._aside]
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
