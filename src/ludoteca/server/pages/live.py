"""Live updates: what changes for a viewer, as it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from litestar.exceptions import NotFoundException
from litestar.response import Stream

from ludoteca.core.moments import Moment, briefly
from ludoteca.core.record import Record, replay
from ludoteca.server.doorbell import Doorbell
from ludoteca.server.guests import Guest
from ludoteca.server.hall import Hall
from ludoteca.server.limits import HELD, Streams
from ludoteca.server.pages.common import Req, address
from ludoteca.server.render import Region, Renderer, Then, named, seen
from ludoteca.server.scene import Line, narrate, narrated
from ludoteca.server.tables import LiveTable
from ludoteca.server.words import PageSpeaker

log = logging.getLogger("ludoteca.pages")

RETRY = b"retry: 1000\n\n"  # milliseconds until a browser tries again after a lost connection
RELOAD = b"event: reload\ndata: reload\n\n"
STILL_HERE = b": still here\n\n"
GATHERING = "gathering-"


def stream(request: Req, guest: Guest, live: LiveTable, seat: int | None) -> Stream:
    """The live connection of a viewer."""
    state = request.app.state
    streams: Streams = state.streams
    request.scope["state"][HELD].enter_context(streams.hold(address(request)))
    version = request.headers.get("last-event-id") or request.query_params.get("seen") or ""
    following = follow(
        state.hall,
        state.renderer,
        state.doorbell,
        state.settings.heartbeat,
        live.id,
        seat,
        guest.lang,
        version,
    )

    async def held() -> AsyncIterator[bytes]:
        try:
            async for message in following:
                yield message
        except Exception:
            # the browser comes back by itself, and finds the page as it then is
            log.exception("live connection to table %s", live.id)
        finally:
            await following.aclose()

    return Stream(
        held(),
        media_type="text/event-stream; charset=utf-8",
        headers={"X-Accel-Buffering": "no"},  # a proxy in between must not collect
    )


async def follow(
    hall: Hall,
    renderer: Renderer,
    doorbell: Doorbell,
    heartbeat: float,
    id: str,
    seat: int | None,
    lang: str,
    version: str,
) -> AsyncGenerator[bytes, None]:
    """An update names what the viewer has then, by the content and not by a count, so that nobody
    learns from it how often others have answered. After a lost connection the browser says what
    it has, and gets what is missing.
    """
    clock = asyncio.get_running_loop().time
    with doorbell.listen(id, seat) as bell:
        yield RETRY
        # A heartbeat comes when nothing was sent for a while. It does not wait for, or make up
        # for, changes that this viewer cannot see.
        due = clock() + heartbeat
        while not doorbell.closed:
            bell.clear()
            live = await hall.table(id)
            if live is None:
                return
            async for sent in news(renderer, live, seat, lang, version):
                yield sent.data
                version = sent.version
                due = clock() + heartbeat
            try:
                async with asyncio.timeout_at(due):
                    await bell.wait()
            except TimeoutError:
                yield STILL_HERE
                due = clock() + heartbeat


class Sent(NamedTuple):
    """One or more messages to a viewer, and what the viewer has with them."""

    data: bytes
    version: str


async def news(
    renderer: Renderer, live: LiveTable, seat: int | None, lang: str, version: str
) -> AsyncIterator[Sent]:
    """What the viewer lacks, message by message: every moment it has not seen, then how things
    stand."""
    if live.match is None:
        there = gathering_version(live)
        if version != there:
            yield Sent(RELOAD if version else STILL_HERE, there)
        return
    if version.startswith(GATHERING):
        yield Sent(RELOAD, "")  # the game has begun: another page
        return
    heard, known = seen(version)
    if not version:  # whoever has seen nothing yet is shown how things stand
        heard = live.match.moments(seat)[-1].number
    story: Story | None = None
    telling: Iterator[Drawn] = iter(())
    while True:
        async with renderer.pace.turn():  # whoever answers waits for one page, not for all
            shown = next(telling, None)
            if shown is None:
                if story is None or story.stood != live.sequence:  # it has gone on meanwhile
                    story = untold(live, seat, lang, heard)
                    telling = drawn(renderer, story)
                    shown = next(telling, None)
                if shown is None:
                    present = story.present
                    regions = renderer.regions(live, seat, lang, present)
        if shown is None:
            break
        heard = shown.moment.number
        lacking, known = lacks(shown.regions, known)
        version = named(heard, known)
        yield Sent(message("moment", {"regions": lacking, "told": shown.told}, version), version)
    lacking, known = lacks(regions, known)
    there = named(present.number, known)
    if there != version:
        speaker = PageSpeaker(live.game, lang, live.names, seat)
        headings = [tale(line, seat) for line in narrated(speaker, present.events)]
        yield Sent(message("update", {"regions": lacking, "told": headings}, there), there)


class Story(NamedTuple):
    """Moments that a viewer is told, how many events of the chronicle came since they began, and
    how things stand after them."""

    live: LiveTable
    seat: int | None
    lang: str
    moments: Sequence[Moment]
    later: int
    present: Moment
    stood: int  # how many entries the table had then


class Drawn(NamedTuple):
    """A moment with what is told in it and the page's regions."""

    moment: Moment
    told: list[Any]
    regions: dict[str, Region]


def drawn(renderer: Renderer, story: Story) -> Iterator[Drawn]:
    """Each moment of a story, drawn when it is asked for."""
    live, seat, lang, moments, later, *_ = story
    speaker = PageSpeaker(live.game, lang, live.names, seat)
    lines: list[Line] = []
    now = len(live.playing.moves)
    for moment in moments:
        lines += [narrate(speaker, event)._replace(move=now) for event in moment.events]
        scene, regions = renderer.moment(live, seat, lang, Then(moment, lines, later))
        told = [tale(line, seat) for line in scene.tale]
        yield Drawn(moment, told, regions)


async def to_watch(renderer: Renderer, story: Story) -> list[Any]:
    """A story as one answer, and at the end how things stand."""
    known: dict[str, str] = {}
    told = []
    telling = drawn(renderer, story)
    for _ in story.moments:
        async with renderer.pace.turn():
            shown = next(telling)
        lacking, known = lacks(shown.regions, known)
        told.append({"regions": lacking, "told": shown.told})
    lacking, _ = lacks(renderer.regions(*story[:3]), {})
    return [*told, {"regions": lacking}]


async def story_since(renderer: Renderer, live: LiveTable, seat: int, lang: str) -> list[Any]:
    """All that happened since the seat's last answer."""
    if live.match is None:
        return []
    moments = live.match.moments(seat)
    later = sum(len(moment.events) for moment in moments)
    told, present = briefly(moments[:-1]), moments[-1]
    story = Story(live, seat, lang, told, later, present, live.sequence)
    return await to_watch(renderer, story)


async def story_of(
    renderer: Renderer, live: LiveTable, seat: int | None, lang: str, wanted: str
) -> list[Any]:
    """A lane that is over or goes on, moment by moment, as this viewer could see it then. It is
    asked for by its heading, and which of those it is: `match-began 3`, from 0 on."""
    heading, _, number = wanted.partition(" ")
    if live.match is None or not (number.isascii() and number.isdecimal() and len(number) < 6):
        raise NotFoundException
    record = Record.of(live.match, checked=False, detours=False)
    moments = await asyncio.to_thread(lane_of, record, seat, heading, int(number))
    if not moments:
        raise NotFoundException
    everything = len(live.match.events(seat))
    present = live.match.moments(seat)[-1]
    story = Story(live, seat, lang, moments, everything, present, live.sequence)
    return await to_watch(renderer, story)


def lane_of(record: Record, seat: int | None, heading: str, number: int) -> list[Moment]:
    """The moments of the lane in which that heading is told, the n-th of such lanes in the
    order of the chronicle; none where there is no such lane."""
    lanes: dict[tuple[tuple[int, int], int], list[Moment]] = {}
    match, heard = replay(record, 0), 0
    for move in ("", *record.moves):
        if move:
            who, _, text = move.partition(" ")
            match.play(int(who), text)
        for moment in match.moments(seat, after=heard):
            heard = moment.number
            if moment.strand is not None:
                lanes.setdefault((moment.strand.stage, moment.strand.place), []).append(moment)
    wanted = [
        moments
        for _, moments in sorted(lanes.items())
        if any(event.key == heading for moment in moments for event in moment.events)
    ]
    if number >= len(wanted):
        return []
    for moment in wanted[number]:
        moment.aside = False  # here it is what is looked at
    return wanted[number]


def untold(live: LiveTable, seat: int | None, lang: str, heard: int) -> Story:
    """The moments that the viewer has not seen; the present is one where more than headings was
    told since the last. Whoever is asked something in a lane of its own is not kept from it by what
    others do beside it: that stands in the chronicle."""
    match = live.playing
    moments = match.moments(seat, after=heard)
    vocabulary = live.game.vocabulary
    is_one = any(not vocabulary.events[event.key].heading for event in moments[-1].events)

    def is_told(moment: Moment) -> bool:
        if not moment.aside:
            return True
        busy = seat in match.asks and moment.strand is not None and match.goes_on(moment.strand)
        return bool(moment.told(vocabulary)) and not busy

    told = [moment for moment in briefly(moments if is_one else moments[:-1]) if is_told(moment)]
    later = sum(len(moment.events) for moment in moments)
    present = moments[-1].without_events() if is_one else moments[-1]
    return Story(live, seat, lang, told, later, present, live.sequence)


def lacks(
    regions: Mapping[str, Region], known: Mapping[str, str]
) -> tuple[dict[str, dict[str, str]], dict[str, str]]:
    """The regions that differ from what is known, and what is known with them."""
    lacking = {
        name: {"key": region.key, "html": region.html}
        for name, region in regions.items()
        if known.get(name) != region.key
    }
    return lacking, {name: region.key for name, region in regions.items()}


def message(kind: str, data: Any, version: str) -> bytes:
    encoded = msgspec.json.encode(data)
    return b"id: %b\nevent: %b\ndata: %b\n\n" % (version.encode(), kind.encode(), encoded)


def tale(line: Line, seat: int | None) -> dict[str, Any]:
    """A line of a moment, as the page shows it beside what it is about."""
    return {
        "key": line.key,
        "text": line.text,
        "short": line.short,
        "cheer": line.cheer,
        "heading": line.heading,
        "seats": line.seats,
        "things": line.things,
        "mine": seat in line.seats,
    }


def gathering_version(live: LiveTable) -> str:
    """Names what the page shows while the seats fill."""
    return GATHERING + "".join("1" if seat.taken else "0" for seat in live.seats)
