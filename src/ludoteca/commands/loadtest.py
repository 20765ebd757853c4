"""`ludoteca loadtest`: how many live tables the server holds, over the loopback alone."""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.commands import is_game_file, load_game
from ludoteca.commands.serve import check_extra
from ludoteca.core.errors import LudotecaError, OptionError
from ludoteca.core.game import Game, find_game, game_ids
from ludoteca.server.settings import Settings

if TYPE_CHECKING:
    from ludoteca.server.scripted import Visitor

HELP = "measure how many live tables the server holds, and how fast it is"

GAME = "mars-needs-mechanics"
PEOPLE = 3  # at a table, or as near to it as the game allows
EVERY = 5.0  # seconds between two moves of a table
BAR = 0.5  # seconds within which 99 of 100 moves are on the other pages
CLICK_BAR = 0.005
RENDER_BAR = 0.003
CLICKS = 50
BETWEEN = 0.05  # seconds between two clicks, in which all pages come to show the last one
STORY_GAME = "king-of-con"
# what everybody answers, where that can be, so that a game's stories become long: decks that grow
EAGER: Mapping[str, Sequence[str]] = {"challengers": ("take", "out", "keep", "ready")}
BESIDE = 8  # tables beside the one that is told a long story
STORY_BAR = 0.1
LEVEL = "master"  # whoever thinks the longest
MOST_THINKERS = 3  # at a table
WAIT_BAR = 1.2  # times its own seconds, until it has answered
WARM_UP = 5.0  # seconds in which pages are drawn for the first time
PAUSE = 0.5  # seconds between two answers at each table, with all who are asked answering at once
MOST_TABLES = 5000
SIEGE_BAR = 0.1
GIVEN_UP = 3.0  # seconds that a request may take under siege, so that nobody waits for longer
OPEN: Mapping[str, Any] = dict.fromkeys(
    [
        "requests_per_minute",
        "tables_per_minute",
        "costly_per_minute",
        "streams",
        "connections",
        "connections_each",
    ],
    10**9,
)
LONGEST = 600.0
PATIENCE = 10.0  # seconds after which a move is given up


class Step(NamedTuple):
    """What was measured with so many tables."""

    tables: int
    moves: int
    p50: float
    p99: float

    @property
    def holds(self) -> bool:
        return self.p99 < BAR


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game",
        metavar="GAME",
        help="the game that is played: an id, or a file of your own"
        f" ({GAME}; --story: {STORY_GAME}; --render: all)",
    )
    parser.add_argument(
        "--tables", type=int, default=400, metavar="N", help="try up to so many tables (400)"
    )
    parser.add_argument(
        "--seconds", type=float, default=15.0, metavar="S", help="measure so long a step (15)"
    )
    parser.add_argument(
        "--click",
        action="store_true",
        help="instead: how long a click takes to be answered and to reach a second viewer,"
        f" {CLICKS} times",
    )
    parser.add_argument(
        "--render",
        action="store_true",
        help="instead: how long it takes to render an update for a viewer",
    )
    parser.add_argument(
        "--story",
        action="store_true",
        help="instead: how long answers take while another table, as full as can be, is told its"
        " rounds moment by moment",
    )
    parser.add_argument(
        "--thinkers",
        action="store_true",
        help="instead: how long answers take while masters think at another table, and how long one"
        " waits for these",
    )
    parser.add_argument(
        "--siege",
        action="store_true",
        help="instead: idle connections, more live ones than allowed, and costly requests at once:"
        " what is let in, and how long answers take meanwhile",
    )
    parser.add_argument("--json", action="store_true", help="as JSON instead of sentences")


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.tables <= MOST_TABLES:
        raise OptionError(f"--tables {args.tables} is not between 1 and {MOST_TABLES}")
    if not 0 < args.seconds <= LONGEST:
        raise OptionError(f"--seconds {args.seconds:g} is not between 0 and {LONGEST:g}")
    check_extra()
    from ludoteca.server.door import raise_open_files

    game = load_game(args.game or (STORY_GAME if args.story else GAME))
    if game.players[-1] < 2:
        raise OptionError(f"--game {args.game}: nobody else looks on at a table for one")
    files = (Path(args.game),) if args.game and is_game_file(args.game) else ()
    found: dict[str, Any] = {}
    if args.render:
        measured = [game] if args.game else [find_game(id) for id in game_ids()]
        found["render"] = {it.id: render_times(it) for it in measured}
    if args.click:
        with a_server(files) as address:
            found["click"] = asyncio.run(click_times(address, game))
    if args.story:
        with a_server(files) as address:
            found["story"] = asyncio.run(beside_a_story(address, game, args.seconds))
    if args.thinkers:
        with a_server(files) as address:
            found["thinkers"] = asyncio.run(beside_thinkers(address, game, args.seconds))
    if args.siege:
        raise_open_files()
        found["siege"] = besiege(files, game, args.seconds)
    if not found:
        found |= {"game": game.id, "people": people_at(game)}
        raise_open_files()
        with a_server(files) as address:
            found["load"] = asyncio.run(step_by_step(address, game, args.tables, args.seconds))
    if args.json:
        print(json.dumps({"python": platform.python_version(), **_data(found)}, indent=1))
    else:
        _tell(found)
    return 0


def people_at(game: Game[Any], wanted: int = PEOPLE) -> int:
    """How many play at a table."""
    return max(game.players[0], min(game.players[-1], wanted))


# --- a server of its own ------------------------------------------------------------------


@contextmanager
def a_server(games: Sequence[Path] = (), settings: Mapping[str, Any] = OPEN) -> Iterator[str]:
    """A server process on an empty folder, with these games besides the installed ones; gives its
    address. Usually it has no limits: those are meant for strangers."""
    spawning = get_context("spawn")
    ours, theirs = spawning.Pipe()
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:
        process = spawning.Process(target=_serve, args=(folder, games, dict(settings), theirs))
        process.start()
        theirs.close()
        try:
            if not ours.poll(60):
                raise LudotecaError("the server to be measured does not come up")
            yield f"http://127.0.0.1:{ours.recv()}"
        except EOFError:
            raise LudotecaError("the server to be measured does not come up") from None
        finally:
            process.terminate()
            process.join(10)
            process.kill()
            process.join()


def _serve(
    folder: str, games: Sequence[Path], settings: dict[str, Any], started: Connection
) -> None:
    """In the other process: the server as ever."""
    from ludoteca.commands.serve import listen, serve
    from ludoteca.server.app import create_app

    listening = listen("127.0.0.1", 0)
    app = create_app(Settings(Path(folder), games=tuple(games), bot_pause=0.5, **settings))
    started.send(listening.getsockname()[1])
    serve(app, listening)


# --- tables -------------------------------------------------------------------------------


def steps_to(most: int) -> list[int]:
    """How many tables to try: twice as many each time."""
    counts = [most]
    while counts[0] > 25:
        counts.insert(0, -(-counts[0] // 2))
    return counts


async def step_by_step(address: str, game: Game[Any], most: int, seconds: float) -> list[Step]:
    """More and more tables at once, until they are too many."""
    from ludoteca.server.scripted import sit_down

    tables: list[list[Visitor]] = []
    found: list[Step] = []
    try:
        for count in steps_to(most):
            while len(tables) < count:
                some = min(8, count - len(tables))
                tables += await asyncio.gather(
                    *(sit_down(address, game.id, people_at(game)) for _ in range(some))
                )
            found.append(await measure(tables, seconds))
            if not found[-1].holds:
                break
    finally:
        for table in tables:
            await asyncio.gather(*(visitor.close() for visitor in table))
    return found


async def measure(tables: list[list[Visitor]], seconds: float) -> Step:
    """Each table moves every few seconds, all of them spread evenly over that time."""
    from ludoteca.server.scripted import move

    latencies: list[float] = []
    until = time.perf_counter() + seconds

    async def play(place: int) -> None:
        rng = Random(place)
        due = time.perf_counter() + min(EVERY, seconds) * place / len(tables)
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            shown = await move(tables[place], rng, PATIENCE)
            if shown is None:
                return
            latencies.append(shown.whole)
            due += EVERY

    await asyncio.gather(*(play(place) for place in range(len(tables))))
    return Step(len(tables), len(latencies), quantile(latencies, 0.5), quantile(latencies, 0.99))


def quantile(values: list[float], share: float) -> float:
    """The value that this share of all of them does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else float("inf")


# --- clicks and rendering -----------------------------------------------------------------


async def click_times(address: str, game: Game[Any], clicks: int = CLICKS) -> dict[str, float]:
    """From a click to the second viewer's page, one after the other at one table."""
    from ludoteca.server.scripted import Shown, move, sit_down

    visitors = await sit_down(address, game.id, people_at(game, 2))
    times: list[Shown] = []
    try:
        for number in range(clicks):
            await asyncio.sleep(BETWEEN)
            shown = await move(visitors, Random(number), PATIENCE)
            if shown is None:
                break
            times.append(shown)
    finally:
        await asyncio.gather(*(visitor.close() for visitor in visitors))
    measured = {
        "answer": [shown.answered for shown in times],
        "update": [shown.first - shown.answered for shown in times],
        "first": [shown.first for shown in times],
        "whole": [shown.whole for shown in times],
    }
    return {
        "clicks": len(times),
        **{name: statistics.median(found) for name, found in measured.items()},
        **{f"{name}_least": min(found) for name, found in measured.items()},
        "longest": max(measured["whole"]),
    }


def render_times(game: Game[Any], games: int = 2) -> dict[str, float]:
    """Rendering each update of whole games for every viewer, in this process."""
    from ludoteca.server.rehearsal import rehearse
    from ludoteca.server.render import Renderer, make_environment

    people = people_at(game)
    renderer = Renderer(make_environment())
    times: list[float] = []
    for number in range(games + 1):
        rng = Random(number)
        live = rehearse(game, [f"P{seat}" for seat in range(people)], rng)
        # the first game only warms up templates and texts
        while live.playing.asks and (number or len(live.playing.moves) < 20):
            seat, ask = next(iter(live.playing.asks.items()))
            live.playing.play(seat, rng.choice(ask.options))
            for viewer in (None, *range(people)):
                begun = time.perf_counter()
                renderer.regions(live, viewer, ("it", "en")[number % 2])
                if number:
                    times.append(time.perf_counter() - begun)
    return {
        "renderings": len(times),
        "mean": statistics.fmean(times),
        "median": statistics.median(times),
        "p99": quantile(times, 0.99),
    }


# --- beside a story -----------------------------------------------------------------------


async def beside_a_story(address: str, game: Game[Any], seconds: float) -> dict[str, float]:
    """Answers at other tables, until they are acknowledged, while everybody at one table is sent
    every moment of it."""
    from ludoteca.server.scripted import Visitor, asked_of, sit_down

    times: list[float] = []
    moments: list[int] = []
    longest: list[int] = []
    tables = [await sit_down(address, GAME, 2) for _ in range(BESIDE)]
    begin = time.perf_counter() + WARM_UP
    until = begin + seconds

    async def told() -> None:
        rng = Random(0)
        while time.perf_counter() < until:
            visitors = await sit_down(address, game.id, game.players[-1])
            try:
                while time.perf_counter() < until:
                    asked = await asked_of(visitors)
                    if not asked:
                        break
                    before = [visitor.updates for visitor in asked]
                    values = [eager(game, it.answers, rng) for it in asked]
                    await asyncio.gather(*map(Visitor.answer, asked, values))
                    for visitor, updates in zip(asked, before, strict=True):
                        await visitor.updated(updates, PATIENCE)
                    await asyncio.sleep(PAUSE)
            finally:
                moments.append(sum(visitor.moments for visitor in visitors))
                longest.append(max(visitor.longest_story for visitor in visitors))
                await asyncio.gather(*(visitor.close() for visitor in visitors))

    try:
        playing = (
            answer_now_and_then(table, Random(place), begin, until, times)
            for place, table in enumerate(tables)
        )
        await asyncio.gather(told(), *playing)
    finally:
        for table in tables:
            await asyncio.gather(*(visitor.close() for visitor in table))
    return {
        "people": game.players[-1],
        "moments": sum(moments),
        "longest": max(longest),
        "answers": len(times),
        "median": quantile(times, 0.5),
        "p99": quantile(times, 0.99),
    }


def eager(game: Game[Any], values: list[str], rng: Random) -> str:
    """One of the answers that a page offers, each an ask's id and an action: what makes for a long
    story, or any."""
    for verb in EAGER.get(game.id, ()):
        wanted = [value for value in values if value.split(" ")[1] == verb]
        if wanted:
            return rng.choice(wanted)
    return rng.choice(values)


async def answer_now_and_then(
    visitors: list[Visitor], rng: Random, begin: float, until: float, times: list[float]
) -> None:
    """People at one of the other tables: how long each of their answers takes, once it counts."""
    from ludoteca.server.scripted import asked_of

    while time.perf_counter() < until:
        everybody = await asked_of(visitors)
        if not everybody:
            break
        asked = everybody[0]
        own = asked.updates
        value = rng.choice(asked.answers)
        begun = time.perf_counter()
        await asked.answer(value)
        if begun > begin:
            times.append(asked.answer_times[-1])
        await asked.updated(own, PATIENCE)
        await asyncio.sleep(PAUSE)


# --- beside thinkers ----------------------------------------------------------------------


async def beside_thinkers(address: str, game: Game[Any], seconds: float) -> dict[str, float]:
    """Answers at other tables, until they are acknowledged, while masters think at one table; and
    how long somebody waits there from one thing that happens to the next."""
    from ludoteca.server.scripted import sit_down

    limit = game.bot_seconds(LEVEL)
    if limit is None:
        raise OptionError(f"--thinkers: {game.id} has no {LEVEL}")
    thinkers = min(MOST_THINKERS, game.players[-1] - 1)
    times: list[float] = []
    waits: list[float] = []
    tables = [await sit_down(address, GAME, 2) for _ in range(BESIDE)]
    begin = time.perf_counter() + WARM_UP
    until = begin + seconds

    async def against_thinkers() -> None:
        rng = Random(0)
        while time.perf_counter() < until:
            (person,) = visitors = await sit_down(address, game.id, 1, thinkers, LEVEL)
            try:
                while time.perf_counter() < until and not person.is_over:
                    before, begun = person.updates, time.perf_counter()
                    if person.answers:
                        await person.answer(rng.choice(person.answers))
                    then = await person.updated(before, PATIENCE)
                    if begun > begin:
                        waits.append(then - begun)
            finally:
                await asyncio.gather(*(visitor.close() for visitor in visitors))

    try:
        playing = (
            answer_now_and_then(table, Random(place), begin, until, times)
            for place, table in enumerate(tables)
        )
        await asyncio.gather(against_thinkers(), *playing)
    finally:
        for table in tables:
            await asyncio.gather(*(visitor.close() for visitor in table))
    return {
        "thinkers": thinkers,
        "seconds": limit,
        "waits": len(waits),
        "longest": max(waits, default=0.0),
        "answers": len(times),
        "median": quantile(times, 0.5),
        "p99": quantile(times, 0.99),
    }


# --- under siege --------------------------------------------------------------------------


def besiege(files: Sequence[Path], game: Game[Any], seconds: float) -> dict[str, Any]:
    """With the limits as they are, but for the time a request may take; then without limits, to see
    that twenty costly requests at a time slow nobody down."""
    from ludoteca.server.siege import costly_ones, idle_ones, live_ones

    limited = {"head_seconds": GIVEN_UP, "body_seconds": GIVEN_UP}
    with a_server(files, limited) as address:
        idle = asyncio.run(idle_ones(address, game.id))
        live = asyncio.run(live_ones(address, game.id))
    with a_server(files) as address:
        costly = asyncio.run(costly_ones(address, game.id, seconds))
    return {"idle": {**idle, "limit": GIVEN_UP}, "live": live, "costly": costly}


# --- telling ------------------------------------------------------------------------------


def _data(found: dict[str, Any]) -> dict[str, Any]:
    data = dict(found)
    if "load" in data:
        steps: list[Step] = data.pop("load")
        data["steps"] = [{**step._asdict(), "holds": step.holds} for step in steps]
        data["tables"] = most_held(steps)
    if "click" in data:
        slower = max(data["click"]["answer"], data["click"]["update"])
        data["click"] = {**data["click"], "holds": slower <= CLICK_BAR}
    if "story" in data:
        data["story"] = {**data["story"], "holds": data["story"]["p99"] <= STORY_BAR}
    if "thinkers" in data:
        times = data["thinkers"]
        soon = times["longest"] <= WAIT_BAR * times["seconds"]
        data["thinkers"] = {**times, "holds": soon and times["p99"] <= STORY_BAR}
    if "siege" in data:
        siege = data["siege"]
        few = siege["live"]["let_in"] <= Settings.streams
        data["siege"] = {**siege, "holds": few and siege["costly"]["p99"] <= SIEGE_BAR}
    if "render" in data:
        data["render"] = {
            id: {**times, "holds": times["mean"] <= RENDER_BAR}
            for id, times in data["render"].items()
        }
    return data


def most_held(steps: list[Step]) -> int:
    return max((step.tables for step in steps if step.holds), default=0)


def _tell(found: dict[str, Any]) -> None:
    if "render" in found:
        print(f"Rendering an update for one viewer, in ms (bar: {RENDER_BAR * 1e3:g} on average)")
        for id, times in found["render"].items():
            print(
                f"  {id}: {times['mean'] * 1e3:.2f} on average,"
                f" median {times['median'] * 1e3:.2f}, 99th percentile {times['p99'] * 1e3:.2f}"
            )
    if "click" in found:
        times = found["click"]
        print(
            f"A click is answered in {times['answer'] * 1e3:.1f} ms, and its update is with a"
            f" second viewer {times['update'] * 1e3:.1f} after that, medians of {times['clicks']}"
            f" (bar: {CLICK_BAR * 1e3:g} each). From the click it is {times['first'] * 1e3:.1f}, at"
            f" best {times['first_least'] * 1e3:.1f}; how things stand then is there in"
            f" {times['whole'] * 1e3:.1f}, at the longest {times['longest'] * 1e3:.1f}"
        )
    if "story" in found:
        times = found["story"]
        print(
            f"While a table of {times['people']} is sent {times['moments']} moments, up to"
            f" {times['longest']} after one answer: {times['answers']} answers at {BESIDE} other"
            f" tables, median {times['median'] * 1e3:.1f} ms, 99th percentile"
            f" {times['p99'] * 1e3:.1f} (bar: {STORY_BAR * 1e3:g})"
        )
    if "thinkers" in found:
        times = found["thinkers"]
        print(
            f"While {times['thinkers']} masters think at a table: {times['answers']} answers at"
            f" {BESIDE} other tables, median {times['median'] * 1e3:.1f} ms, 99th percentile"
            f" {times['p99'] * 1e3:.1f} (bar: {STORY_BAR * 1e3:g}); of {times['waits']} times that"
            f" one waits for them, {times['longest']:.2f} s at the longest"
            f" (bar: {WAIT_BAR * times['seconds']:g})"
        )
    if "siege" in found:
        idle, live, costly = (found["siege"][name] for name in ("idle", "live", "costly"))
        print(
            f"{idle['connections']} idle and half-sent connections: answers meanwhile, median"
            f" {idle['median'] * 1e3:.1f} ms; the last is given up after {idle['given_up']:.1f} s"
            f" (limit: {idle['limit']:g})"
        )
        print(
            f"{live['asked']} live connections at once: {live['let_in']} let in,"
            f" {live['refused']} refused (limit: {Settings.streams})"
        )
        print(
            f"{costly['at_once']} costly requests at any time, {costly['served']} served:"
            f" {costly['answers']} answers meanwhile, median {costly['median'] * 1e3:.1f} ms, 99th"
            f" percentile {costly['p99'] * 1e3:.1f} (bar: {SIEGE_BAR * 1e3:g})"
        )
    if "load" in found:
        people = found["people"]
        print(f"Live tables of {people}, one move each every {EVERY:g} s, until another page shows")
        for step in found["load"]:
            print(
                f"  {step.tables:5d} tables: {step.moves:6d} moves,"
                f" median {step.p50 * 1e3:7.1f} ms, 99th percentile {step.p99 * 1e3:7.1f} ms"
            )
        held = most_held(found["load"])
        more = " (all that were tried)" if held == found["load"][-1].tables else ""
        print(f"Held with the 99th percentile under {BAR * 1e3:g} ms: {held} tables{more}")
