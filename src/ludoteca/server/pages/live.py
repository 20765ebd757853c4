"""Live updates: what changes for a viewer, as it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator

import msgspec
from litestar.response import Stream

from ludoteca.server.doorbell import Doorbell
from ludoteca.server.guests import Guest
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Streams
from ludoteca.server.pages.common import Req
from ludoteca.server.render import Renderer, seen_keys, version
from ludoteca.server.tables import LiveTable

log = logging.getLogger("ludoteca.pages")

RETRY = b"retry: 1000\n\n"  # milliseconds until a browser tries again after a lost connection
RELOAD = b"event: reload\ndata: reload\n\n"
STILL_HERE = b": still here\n\n"
GATHERING = "gathering-"


def stream(request: Req, guest: Guest, live: LiveTable, seat: int | None) -> Stream:
    """The live connection of a viewer."""
    state = request.app.state
    streams: Streams = state.streams
    address = request.client.host if request.client else ""
    streams.check(address)
    seen = request.headers.get("last-event-id") or request.query_params.get("seen") or ""
    following = follow(
        state.hall,
        state.renderer,
        state.doorbell,
        state.settings.heartbeat,
        live.id,
        seat,
        guest.lang,
        seen,
    )

    async def held() -> AsyncIterator[bytes]:
        with streams.hold(address):
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
    seen: str,
) -> AsyncGenerator[bytes, None]:
    """An update names what the viewer has then, by the content and not by a count, so that nobody
    learns from it how often others have answered. After a lost connection the browser says what
    it has, and gets what is missing.
    """
    clock = asyncio.get_running_loop().time
    with doorbell.listen(id) as bell:
        yield RETRY
        # A heartbeat comes when nothing was sent for a while. It does not wait for, or make up
        # for, changes that this viewer cannot see.
        due = clock() + heartbeat
        while not doorbell.closed:
            bell.clear()
            live = await hall.table(id)
            if live is None:
                return
            message, seen = news(renderer, live, seat, lang, seen)
            if message:
                yield message
                due = clock() + heartbeat
            try:
                async with asyncio.timeout_at(due):
                    await bell.wait()
            except TimeoutError:
                yield STILL_HERE
                due = clock() + heartbeat


def news(
    renderer: Renderer, live: LiveTable, seat: int | None, lang: str, seen: str
) -> tuple[bytes, str]:
    """What the viewer lacks, if anything, and what it has then."""
    if live.match is None:
        there = gathering_version(live)
        return (RELOAD if seen and seen != there else b""), there
    if seen.startswith(GATHERING):
        return RELOAD, ""  # the game has begun: another page
    regions = renderer.regions(live, seat, lang)
    there = version(regions)
    if there == seen:
        return b"", seen
    known = seen_keys(seen)
    lacking = {
        name: {"key": region.key, "html": region.html}
        for name, region in regions.items()
        if known.get(name) != region.key
    }
    data = msgspec.json.encode(lacking)
    return b"id: %b\nevent: update\ndata: %b\n\n" % (there.encode(), data), there


def gathering_version(live: LiveTable) -> str:
    """Names what the page shows while the seats fill."""
    return GATHERING + "".join("1" if seat.taken else "0" for seat in live.seats)
