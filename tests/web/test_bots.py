"""Bots in processes of their own: whatever they do there, the table goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from ludoteca.commands import load_game_file
from ludoteca.core.actions import Action
from ludoteca.core.ask import Script, ask, sealed
from ludoteca.core.bots import UNLIMITED, Limit
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.seat import Seat
from ludoteca.server.settings import Settings
from ludoteca.server.thinking import (
    FAR_BEHIND,
    LATE,
    BotFailed,
    Job,
    Latest,
    Reply,
    Thinkers,
    Worker,
    brought_up,
    think,
)
from ludoteca.server.words import PageSpeaker
from tests.bots.plots import First, Plot, Points
from tests.core.tiny import NO, YES
from tests.web.house import CLUMSY, MARS, PATIENCE, ROOT, House, Person, wait_until

HANGING = 0.3  # seconds until a bot that hangs is given up; all others are given all the time


def job(bot: str, seat: int = 0) -> Job:
    game = load_game_file(CLUMSY)
    record = Record.of(Match(game, 2, 1), checked=False)
    return Job("table", record, seat, bot, "entropy", PATIENCE)


@contextmanager
def a_worker() -> Iterator[Worker]:
    worker = Worker([CLUMSY])
    try:
        yield worker
    finally:
        worker.end()


def pid_of(worker: Worker) -> int:
    assert worker._process is not None
    assert worker._process.pid is not None
    return worker._process.pid


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # one that has ended but was not yet taken leave of is no longer running
    status = Path(f"/proc/{pid}/status")
    return not status.exists() or "zombie" not in status.read_text(encoding="utf-8")


def test_a_bot_answers_from_its_own_process_again_and_again() -> None:
    with a_worker() as worker:
        assert worker(job("sound"), PATIENCE) == ["point left"]
        first = pid_of(worker)
        assert first != os.getpid()
        assert worker(job("random"), PATIENCE) in (["point left"], ["point right"])
        assert pid_of(worker) == first


# --- what a process knows already ---------------------------------------------------------


def jobs(match: Match) -> Job:
    seat = next(iter(match.asks))
    record = Record.of(match, checked=False)
    return Job("table", record, seat, "random", f"{len(match.moves)}", PATIENCE)


class Post:
    """Stands for the pipe to a process: sees what is sent, and answers as the process would."""

    def __init__(self) -> None:
        self.matches: Latest[Match] = Latest()
        self.sent: list[Job] = []
        self.replies: list[Reply] = []

    def send_bytes(self, message: bytes) -> None:
        job = msgspec.json.decode(message, type=Job)
        self.sent.append(job)
        self.replies.append(Reply(think(job, brought_up(job, self.matches))))

    def poll(self, patience: float) -> bool:
        return True

    def recv_bytes(self) -> bytes:
        return msgspec.json.encode(self.replies.pop(0))


def test_a_question_brings_only_what_has_come_since_the_last_one() -> None:
    worker, post, match = Worker([]), Post(), Match(find_game(MARS), 2, 1)
    worker._pipe = post  # type: ignore[assignment]
    rng = Random(1)
    known = 0
    for _ in range(40):
        (answer,) = worker(jobs(match), PATIENCE)
        assert len(post.sent[-1].record.moves) == len(match.history) - known
        assert post.sent[-1].known == known
        known = len(match.history)
        kept = post.matches.get("table")
        assert kept is not None
        assert kept.view(0) == match.view(0)
        seat = next(iter(match.asks))
        match.play(seat, answer)
        if rng.random() < 0.2 and match.undoable(seat):
            match.undo(seat)


def test_a_table_that_the_process_knows_otherwise_is_sent_as_a_whole() -> None:
    worker, post = Worker([]), Post()
    worker._pipe = post  # type: ignore[assignment]
    one, other = (Match(find_game(MARS), 2, 1) for _ in range(2))
    one.play(next(iter(one.asks)), "pass")
    worker(jobs(one), PATIENCE)
    seat = next(iter(other.asks))
    other.play(seat, next(option for option in other.asks[seat].options if str(option) != "pass"))
    worker(jobs(other), PATIENCE)
    assert post.sent[-1].known == 0
    kept = post.matches.get("table")
    assert kept is not None
    assert kept.view(0) == other.view(0)


def test_a_process_keeps_the_latest_tables_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.thinking.KEPT", 2)
    kept = Latest[int]()
    for number in range(3):
        kept.put(str(number), number)
    assert [kept.get(str(number)) for number in range(3)] == [None, 1, 2]


def test_a_bot_that_fails_says_why_and_its_process_lives_on() -> None:
    with a_worker() as worker:
        with pytest.raises(BotFailed, match="bad day"):
            worker(job("failing"), PATIENCE)
        first = pid_of(worker)
        with pytest.raises(BotFailed, match="no bot 'clever'"):
            worker(job("clever"), PATIENCE)
        assert worker(job("sound"), PATIENCE) == ["point left"]
        assert pid_of(worker) == first


def test_a_bot_that_hangs_is_ended_with_its_process_and_the_next_one_is_fresh() -> None:
    with a_worker() as worker:
        worker(job("sound"), PATIENCE)
        first = pid_of(worker)
        with pytest.raises(BotFailed, match=r"more than 0\.3 seconds"):
            worker(job("hanging"), HANGING)
        assert not is_running(first)
        assert worker(job("sound"), PATIENCE) == ["point left"]
        assert pid_of(worker) != first


def test_a_bot_that_kills_its_process_harms_no_other() -> None:
    with a_worker() as one, a_worker() as two, ThreadPoolExecutor(2) as both:
        for worker in (one, two):
            worker(job("sound"), PATIENCE)
        innocent = pid_of(two)
        deadly = both.submit(one, job("deadly"), PATIENCE)
        sound = both.submit(lambda: [two(job("sound"), PATIENCE) for _ in range(10)])
        with pytest.raises(BotFailed, match="died"):
            deadly.result()
        assert sound.result() == [["point left"]] * 10
        assert pid_of(two) == innocent
        assert one(job("sound"), PATIENCE) == ["point left"]


def test_bots_that_hang_keep_no_other_waiting_and_let_everybody_go_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ludoteca.server.thinking.LATE", HANGING)
    monkeypatch.setattr("ludoteca.server.thinking.HANGS", HANGING)
    record = job("sound").record
    thinkers = Thinkers(1, [CLUMSY])
    for_ever = 1000 * PATIENCE

    async def ask(table: str, bot: str) -> list[str]:
        return await thinkers.choose(table, record, 0, bot, for_ever)

    async def test() -> None:
        hanging = [asyncio.create_task(ask(f"hanging {n}", "hanging")) for n in range(3)]
        async with asyncio.timeout(PATIENCE):
            while len(thinkers._aside) < 3:
                # there is one process, and those that hang are put aside one after the other
                assert await ask("sound", "sound") == ["point left"]
            while not all(it.hangs for it in thinkers._aside):
                assert await ask("sound", "sound") == ["point left"]
        assert not any(task.done() for task in hanging)
        urgency = [os.getpriority(os.PRIO_PROCESS, pid_of(it)) for it in thinkers._aside]
        assert urgency == [FAR_BEHIND] * 3
        thinkers.close()
        failed = await asyncio.gather(*hanging, return_exceptions=True)
        assert [type(it) for it in failed] == [BotFailed] * 3

    asyncio.run(test())


def test_a_bot_that_takes_long_is_heard_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.thinking.LATE", 0.0)  # everything takes long
    record = job("sound").record
    thinkers = Thinkers(1, [CLUMSY])

    async def test() -> None:
        pids = set()
        for number in range(3):
            assert await thinkers.choose(str(number), record, 0, "sound", PATIENCE) == [
                "point left"
            ]
            assert thinkers._aside == []
            (worker,) = thinkers._workers
            pids.add(pid_of(worker))
        assert len(pids) == 1  # which was late each time, and came back to its place

    asyncio.run(test())
    thinkers.close()


def test_a_process_that_had_to_stand_behind_is_heard_and_not_used_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def take_long(worker: Worker, *_: object) -> float:
        worker.hangs = True
        return 0.0

    monkeypatch.setattr(Worker, "_watch", take_long)
    with a_worker() as worker:
        assert worker(job("sound"), PATIENCE) == ["point left"]
        assert not worker.is_running


def test_only_so_many_processes_are_put_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.thinking.ASIDE", 2)
    thinkers = Thinkers(1)
    for _ in range(5):
        thinkers._put_aside(thinkers._workers[0])
    assert (len(thinkers._workers), len(thinkers._aside)) == (1, 2)
    thinkers.close()


# --- how long a level may take ------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time as the pool of processes sees it."""
    clock = SimpleNamespace(now=100.0)
    clock.monotonic = lambda: clock.now
    monkeypatch.setattr("ludoteca.server.thinking.time", clock)
    return clock


def test_a_level_has_its_own_seconds_and_is_not_late_before_they_are_over(
    clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Job] = []

    def note(worker: Worker, job: Job, patience: float) -> list[str]:
        asked.append(job)
        return []

    monkeypatch.setattr(Worker, "__call__", note)
    thinkers = Thinkers(1)
    record = job("sound").record
    asyncio.run(thinkers.choose("table", record, 0, "master", 20.0, 2.0))
    asyncio.run(thinkers.choose("table", record, 0, "greedy", 20.0))
    thinkers.close()
    assert [(it.seconds, it.late) for it in asked] == [(2.0, LATE + 2.4), (10.0, LATE)]


def test_whoever_had_to_wait_for_a_process_thinks_the_shorter(
    clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[float] = []

    def note(worker: Worker, job: Job, patience: float) -> list[str]:
        left.append(job.seconds)
        return []

    monkeypatch.setattr(Worker, "__call__", note)
    thinkers = Thinkers(1)
    for waited in (0.0, 0.5, 9.0):
        master = msgspec.structs.replace(job("sound"), seconds=2.0)
        thinkers._think(master, PATIENCE, asked=clock.now - waited)
    thinkers.close()
    assert left == [2.0, 1.5, 0.0]


def test_what_is_decided_in_steps_behind_a_screen_shares_the_seconds(
    clock: SimpleNamespace,
) -> None:
    limits: list[float | None] = []

    class Slow(First):
        def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
            limits.append(limit.seconds)
            clock.now += limit.seconds or 0.0
            return super().choose(seat, limit)

    def three_steps(t: Points, p: int) -> Script[None]:
        for _ in range(3):
            yield from ask(p, "pick", [YES, NO])

    class Screens(Plot):
        bots = {"slow": Slow}

    game = Screens(lambda t: sealed({p: three_steps(t, p) for p in t.seats}))
    work = msgspec.structs.replace(job("sound"), bot="slow", seconds=2.0)
    assert think(work, Match(game, 2, 1)) == ["yes"] * 3
    assert limits == [1.0, 0.5, 0.25]


def test_no_bot_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(CLUMSY)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert server.stdout is not None
    bot = int(server.stdout.readline())
    assert is_running(bot)
    server.kill()
    server.wait()
    server.stdout.close()
    wait_until(lambda: not is_running(bot))


# a process that is, as far as its bot can tell, a server
SERVER = """
import sys, threading
from pathlib import Path
from ludoteca.server.thinking import Worker
from tests.web.test_bots import job, pid_of

if __name__ == "__main__":
    worker = Worker([Path(sys.argv[1])])
    worker(job("sound"), 60)
    threading.Thread(target=worker, args=(job("hanging"), 600)).start()
    print(pid_of(worker), flush=True)
"""


# --- at a table ---------------------------------------------------------------------------


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, thinkers=2, bot_patience=PATIENCE)


@pytest.fixture(autouse=True)
def impatient_with_who_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Worker.__call__

    def ask_for_a_while(self: Worker, job: Job, patience: float) -> list[str]:
        short = job.bot == "hanging" and patience <= PATIENCE
        return ask(self, job, HANGING if short else patience)

    monkeypatch.setattr(Worker, "__call__", ask_for_a_while)


def play_to_the_end(person: Person, house: House) -> None:
    live = house.live(person)
    until = time.monotonic() + PATIENCE
    while not live.over:
        assert time.monotonic() < until
        if person.look() and person.answers:
            assert person.answer(person.answers[0]).status_code == 200


@pytest.mark.parametrize("bot", ["failing", "hanging", "deadly", "cheating"])
def test_a_bot_that_goes_wrong_is_replaced_and_everybody_reads_it(house: House, bot: str) -> None:
    person = house.person()
    person.open_table("clumsy", bot, "sound")
    play_to_the_end(person, house)
    live = house.live(person)
    assert live.bots == {1: "random", 2: "sound"}
    [note] = live.notes
    speaker = PageSpeaker(live.game, "en", live.names, 0)
    person.look()
    assert speaker.note(*note[1:]) in person.page


def test_bots_at_many_tables_play_beside_ones_that_go_wrong(house: House) -> None:
    people = [house.person() for _ in range(4)]
    for person, bot in zip(people, ["deadly", "sound", "hanging", "sound"], strict=True):
        person.open_table("clumsy", bot)
    for person in people:
        play_to_the_end(person, house)
    bots = [house.live(person).bots[1] for person in people]
    assert bots == ["random", "sound", "random", "sound"]


def test_the_bots_of_a_real_game_play_it_from_their_processes(house: House) -> None:
    person = house.person()
    person.open_table(MARS, "greedy", "random")
    for _ in range(6):
        wait_until(lambda: bool(person.look() and person.answers))
        person.answer(person.answers[-1])
    live = house.live(person)
    assert live.notes == []
    assert {move.seat for move in live.playing.moves} == {0, 1, 2}
