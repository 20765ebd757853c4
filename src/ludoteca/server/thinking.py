"""Bots think in processes of their own, never in the server's event loop."""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

import msgspec

from ludoteca.core.record import Record, replay

START = 60.0  # seconds a process may take to come up, on the slowest machine

# spawned, not forked: a fork would carry along the server's sockets and locks
_spawning = get_context("spawn")


class BotFailed(Exception):
    """A bot gave no answer: it failed, took too long, or its process died."""


class Job(msgspec.Struct):
    record: Record
    seat: int
    bot: str
    entropy: str


class Reply(msgspec.Struct):
    answers: list[str] = []
    problem: str = ""


def think(job: Job) -> list[str]:
    """What the bot answers at the end of that record, from its seat alone: one answer, or all it
    takes to decide behind its screen."""
    match = replay(job.record)
    bot = match.game.bot(job.bot, Random(job.entropy))
    answers: list[str] = []
    while True:
        answer = bot.choose(match.seat(job.seat))
        answers.append(str(answer))
        if not any(job.seat in screen for screen in match.screens()):
            return answers
        match.play(job.seat, answer)
        if job.seat not in match.asks or not match.is_sealed(job.seat):
            return answers


# --- in the other process -----------------------------------------------------------------


def work(pipe: Connection, games: Sequence[Path]) -> None:
    """Answer one job after the other until the server goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's affair
    threading.Thread(target=_leave_with_server, daemon=True).start()
    load_games(games)
    pipe.send_bytes(msgspec.json.encode(Reply()))
    while True:
        try:
            job = msgspec.json.decode(pipe.recv_bytes(), type=Job)
        except (EOFError, OSError):
            return
        try:
            reply = Reply(think(job))
        except Exception as error:
            reply = Reply(problem=f"{type(error).__name__}: {error}")
        pipe.send_bytes(msgspec.json.encode(reply))


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

    def __call__(self, job: Job, patience: float) -> list[str]:
        try:
            pipe = self._pipe or self._start()
            pipe.send_bytes(msgspec.json.encode(job))
            reply = self._receive(pipe, patience)
        except (EOFError, OSError):
            self.end()
            raise BotFailed("its process died") from None
        except BotFailed:
            self.end()  # only so is a bot that hangs ever stopped
            raise
        if reply.problem:
            raise BotFailed(reply.problem)
        return reply.answers

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
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


def in_this_process(job: Job, patience: float) -> list[str]:
    """For tests that have nothing to do with processes."""
    try:
        return think(job)
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

    async def choose(self, record: Record, seat: int, bot: str, patience: float) -> list[str]:
        """The bot's answers, as texts (see `think`). Raises BotFailed."""
        job = Job(record, seat, bot, secrets.token_hex(16))
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
