"""The table's page, its live updates, and the answers given on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.channels import ChannelsPlugin
from litestar.exceptions import NotFoundException
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage, Template

from ludoteca.core.errors import LudotecaError
from ludoteca.core.record import Record
from ludoteca.server.guests import Guest
from ludoteca.server.pages.common import CONFLICT, Req, go, page, refusal_text, wants_json
from ludoteca.server.pages.home import Form, about, one
from ludoteca.server.pages.join import join_link
from ludoteca.server.render import Region, Renderer, version
from ludoteca.server.tables import Hall, LiveTable
from ludoteca.server.words import PageSpeaker, table_texts

HEARTBEAT = 15.0  # seconds; a connection that died is noticed by writing to it


class TablePages(Controller):
    path = "/table/{id:str}"

    @get("/")
    async def show(
        self, request: Req, guest: Guest, hall: Hall, renderer: Renderer, id: str
    ) -> Template:
        live, seat = await seated(hall, guest, id)
        return show_table(request, guest, renderer, live, seat)

    @get("/live")
    async def live(
        self,
        request: Req,
        guest: Guest,
        hall: Hall,
        renderer: Renderer,
        channels: ChannelsPlugin,
        id: str,
    ) -> ServerSentEvent:
        _, seat = await seated(hall, guest, id)
        return stream(request, guest, hall, renderer, channels, id, seat)

    @post("/answer")
    async def answer(
        self, request: Req, guest: Guest, hall: Hall, renderer: Renderer, id: str, data: Form
    ) -> Response[Any] | Template | Redirect:
        live, seat = await seated(hall, guest, id)
        ask_id, _, text = one(data, "answer").partition(" ")
        try:
            number = int(ask_id) if ask_id.isascii() and ask_id.isdigit() else -1
            await hall.answer(live, seat, number, text)
        except LudotecaError as error:
            return refuse(request, guest, renderer, live, seat, error)
        return accepted(request, f"/table/{live.id}")

    @post("/undo")
    async def undo(
        self, request: Req, guest: Guest, hall: Hall, renderer: Renderer, id: str
    ) -> Response[Any] | Template | Redirect:
        live, seat = await seated(hall, guest, id)
        try:
            await hall.undo(live, seat)
        except LudotecaError as error:
            return refuse(request, guest, renderer, live, seat, error)
        return accepted(request, f"/table/{live.id}")

    @post("/consent")
    async def consent(
        self, request: Req, guest: Guest, hall: Hall, id: str, data: Form
    ) -> Response[Any] | Redirect:
        live, seat = await seated(hall, guest, id)
        await hall.consent(live, seat, one(data, "agree") == "yes")
        return accepted(request, f"/table/{live.id}")

    @post("/again")
    async def again(self, guest: Guest, hall: Hall, id: str) -> Redirect:
        live, _ = await seated(hall, guest, id)
        if live.match is None or not live.match.over:
            return go(f"/table/{live.id}")
        following = await hall.again(live, guest.id)
        return go(f"/table/{following.id}")

    @get("/record")
    async def record(self, guest: Guest, hall: Hall, id: str) -> Response[str]:
        """The record, once the game is over: before, it would tell everything."""
        live, _ = await seated(hall, guest, id)
        return record_file(live)


class WatchPages(Controller):
    path = "/watch/{token:str}"

    @get("/")
    async def show(
        self, request: Req, guest: Guest, hall: Hall, renderer: Renderer, token: str
    ) -> Template:
        return show_table(request, guest, renderer, await watched(hall, token), None)

    @get("/live")
    async def live(
        self,
        request: Req,
        guest: Guest,
        hall: Hall,
        renderer: Renderer,
        channels: ChannelsPlugin,
        token: str,
    ) -> ServerSentEvent:
        live = await watched(hall, token)
        return stream(request, guest, hall, renderer, channels, live.id, None)

    @get("/record")
    async def record(self, hall: Hall, token: str) -> Response[str]:
        return record_file(await watched(hall, token))


async def seated(hall: Hall, guest: Guest, id: str) -> tuple[LiveTable, int]:
    """The table, and where the guest sits at it; to everybody else the table does not exist."""
    live = await hall.table(id)
    seat = live.seat_of(guest.id) if live else None
    if live is None or seat is None:
        raise NotFoundException
    return live, seat


async def watched(hall: Hall, token: str) -> LiveTable:
    live = await hall.by_watch(token)
    if live is None:
        raise NotFoundException
    return live


def base(live: LiveTable, seat: int | None) -> str:
    """Where this viewer's pages of the table are."""
    return f"/table/{live.id}" if seat is not None else f"/watch/{live.row.watch}"


def show_table(
    request: Req,
    guest: Guest,
    renderer: Renderer,
    live: LiveTable,
    seat: int | None,
    complaint: str = "",
) -> Template:
    texts = table_texts(live.game, guest.lang)
    shown: dict[str, Any] = {
        "game": live.game,
        "live": live,
        "seat": seat,
        "say": texts.say,
        "has": texts.has,
        "base": base(live, seat),
        "complaint": complaint,
        "about": about(live.game, guest),
        "link": join_link(request, live),
        "watch_link": f"{str(request.base_url).rstrip('/')}/watch/{live.row.watch}",
    }
    if live.match is None:
        return page("gathering.html", guest, **shown)
    regions = renderer.regions(live, seat, guest.lang)
    return page("table.html", guest, regions=regions, version=version(regions), **shown)


def stream(
    request: Req,
    guest: Guest,
    hall: Hall,
    renderer: Renderer,
    channels: ChannelsPlugin,
    id: str,
    seat: int | None,
) -> ServerSentEvent:
    seen = request.headers.get("last-event-id") or request.query_params.get("seen") or ""
    updates = follow(hall, renderer, channels, id, seat, guest.lang, seen)
    return ServerSentEvent(updates)


async def follow(
    hall: Hall,
    renderer: Renderer,
    channels: ChannelsPlugin,
    id: str,
    seat: int | None,
    lang: str,
    seen: str,
) -> AsyncIterator[ServerSentEventMessage]:
    """What changes for a viewer, as it changes.

    An update names what the viewer has then, by the content and not by a count, so that nobody
    learns from it how often others have answered. After a lost connection the browser says what
    it has, and gets what is missing.
    """
    changed = asyncio.Event()

    async def notice(_: bytes) -> None:
        changed.set()

    sent: dict[str, Region] = {}
    async with (
        channels.start_subscription([f"table-{id}"]) as subscriber,
        subscriber.run_in_background(notice),
    ):
        yield ServerSentEventMessage(comment="welcome", data=None, retry=1000)
        while True:
            changed.clear()
            live = await hall.table(id)
            if live is not None and live.match is None:
                if seen != gathering_version(live):
                    if seen:
                        yield ServerSentEventMessage(event="reload", data="reload")
                    seen = gathering_version(live)
            elif live is not None:
                regions = renderer.regions(live, seat, lang)
                now = version(regions)
                if now != seen:
                    fresh = {
                        name: {"key": region.key, "html": region.html}
                        for name, region in regions.items()
                        if sent.get(name) != region
                    }
                    data = msgspec.json.encode(fresh).decode()
                    yield ServerSentEventMessage(event="update", id=now, data=data)
                    seen = now
                sent = regions
            try:
                await asyncio.wait_for(changed.wait(), HEARTBEAT)
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here", data=None)


def gathering_version(live: LiveTable) -> str:
    return "gathering-" + "".join("1" if seat.taken else "0" for seat in live.seats)


def accepted(request: Req, path: str) -> Response[Any] | Redirect:
    return Response({"message": ""}) if wants_json(request) else go(path)


def refuse(
    request: Req,
    guest: Guest,
    renderer: Renderer,
    live: LiveTable,
    seat: int,
    error: LudotecaError,
) -> Response[Any] | Template:
    speaker = PageSpeaker(live.game, guest.lang, live.names, seat)
    text = refusal_text(error, guest.lang, speaker)
    if wants_json(request):
        return Response({"message": text}, status_code=CONFLICT)
    shown = show_table(request, guest, renderer, live, seat, text)
    shown.status_code = CONFLICT
    return shown


def record_file(live: LiveTable) -> Response[str]:
    if live.match is None or not live.match.over:
        raise NotFoundException
    name = f"{live.game.id}-{live.row.created_at:%Y%m%d-%H%M}.json"
    return Response(
        Record.of(live.match).to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
