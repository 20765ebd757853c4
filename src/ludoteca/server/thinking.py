"""Bots think in processes of their own, never in the server's event loop."""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Generic, TypeVar

import msgspec

from ludoteca.core.bots import Limit
from ludoteca.core.match import Match
from ludoteca.core.record import Record, play_entry, replay

START = 60.0  # seconds a process may take to come up, on the slowest machine
KEPT = 32  # matches in a process, so that each need not be replayed for every question
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
    known: int = 0  # so many moves of the record were sent before, with another question


class Reply(msgspec.Struct):
    answers: list[str] = []
    problem: str = ""


def think(job: Job, match: Match) -> list[str]:
    """What the bot answers as the match stands, from its seat alone: one answer, or all it takes to
    decide behind its screen. The match stays as it is."""
    bot = match.game.bot(job.bot, Random(job.entropy))
    limit = Limit(seconds=job.seconds)
    answers: list[str] = []
    while True:
        answer = bot.choose(match.seat(job.seat), limit)
        answers.append(str(answer))
        if not any(job.seat in screen for screen in match.screens()):
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
            reply = Reply(think(job, brought_up(job, matches)))
        except Exception as error:
            matches.drop(job.table)
            reply = Reply(problem=f"{type(error).__name__}: {error}")
        pipe.send_bytes(msgspec.json.encode(reply))


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

    def __init__(self, games: Sequence[Path]) -> None:
        self._games = tuple(games)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._sent: Latest[list[str]] = Latest()  # by table: the moves that the process knows

    def __call__(self, job: Job, patience: float) -> list[str]:
        try:
            pipe = self._pipe or self._start()
            pipe.send_bytes(msgspec.json.encode(self._what_is_new(job)))
            reply = self._receive(pipe, patience)
        except (EOFError, OSError):
            self.end()
            raise BotFailed("its process died") from None
        except BotFailed:
            self.end()  # only so is a bot that hangs ever stopped
            raise
        if reply.problem:
            self._sent.drop(job.table)
            raise BotFailed(reply.problem)
        return reply.answers

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
        self._receive(pipe, START)
        return pipe

    def _receive(self, pipe: Connection, patience: float) -> Reply:
        if not pipe.poll(patience):
            raise BotFailed(f"has thought for more than {patience:g} seconds")
        return msgspec.json.decode(pipe.recv_bytes(), type=Reply)

    def kill(self) -> None:
        """From another thread; whoever waits for the answer is told that the process died."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        self._sent.clear()
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def in_this_process(job: Job, patience: float) -> list[str]:
    """For tests that have nothing to do with processes."""
    try:
        return think(job, replay(job.record))
    except Exception as error:
        raise BotFailed(f"{type(error).__name__}: {error}") from error


class Thinkers:
    """So many processes, each thinking about one question at a time."""

    def __init__(self, processes: int, games: Sequence[Path] = ()) -> None:
        self._workers = [Worker(games) for _ in range(processes)]
        # last in, first out: a second process is started only when two have to think at once
        self._idle: queue.LifoQueue[Callable[[Job, float], list[str]]] = queue.LifoQueue()
        for worker in self._workers:
            self._idle.put(worker)
        if not processes:
            self._idle.put(in_this_process)
        self._threads = ThreadPoolExecutor(max(processes, 1), thread_name_prefix="bot")

    async def choose(
        self, table: str, record: Record, seat: int, bot: str, patience: float
    ) -> list[str]:
        """The bot's answers, as texts (see `think`). Raises BotFailed."""
        job = Job(table, record, seat, bot, secrets.token_hex(16), patience * OWN_SHARE)
        work = partial(self._think, job, patience)
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _think(self, job: Job, patience: float) -> list[str]:
        worker = self._idle.get()  # there are as many threads as workers
        try:
            return worker(job, patience)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """End all processes, whatever they are thinking about."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.kill()
