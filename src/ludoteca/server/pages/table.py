"""The table's page and the answers given on it."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect, Stream
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT

from ludoteca.core.errors import LudotecaError
from ludoteca.core.moments import briefly
from ludoteca.core.record import Record
from ludoteca.server.costly import in_slices
from ludoteca.server.guests import Guest, tidy_nonce
from ludoteca.server.hall import Hall
from ludoteca.server.hints import Hints
from ludoteca.server.limits import Allowance
from ludoteca.server.pages.asked import PathText, QueryText, TheGuest, TheHall, TheRenderer
from ludoteca.server.pages.common import (
    REFUSALS,
    Req,
    about,
    address,
    go,
    page,
    public_link,
    refusal_text,
    spend,
    turn,
    wants_json,
)
from ludoteca.server.pages.forms import Form, number, one
from ludoteca.server.pages.join import join_link
from ludoteca.server.pages.live import story_of, story_since, stream
from ludoteca.server.render import Renderer, version
from ludoteca.server.since import summary
from ludoteca.server.tables import LiveTable, TableClosed
from ludoteca.server.trials import begun
from ludoteca.server.words import PageSpeaker

Done = Response[dict[str, str]] | Response[str] | Redirect


class TablePages(Controller):
    path = "/table/{id:str}"

    @get("/")
    async def show(
        self, request: Req, guest: TheGuest, hall: TheHall, renderer: TheRenderer, id: PathText
    ) -> Response[str]:
        live, seat = await seated(hall, guest, id)
        return show_table(request, guest, renderer, live, seat)

    @get("/live")
    async def live(self, request: Req, guest: TheGuest, hall: TheHall, id: PathText) -> Stream:
        live, seat = await seated(hall, guest, id)
        return stream(request, guest, live, seat)

    @get("/story")
    async def story(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        id: PathText,
        of: QueryText = None,
    ) -> Response[list[Any]]:
        """What happened since the guest's last answer, or in the lane that is asked for, to be
        watched."""
        live, seat = await seated(hall, guest, id)
        async with turn(request):
            if of is not None:
                return Response(await story_of(renderer, live, seat, guest.lang, of))
            return Response(await story_since(renderer, live, seat, guest.lang))

    @post("/answer", status_code=HTTP_200_OK)
    async def answer(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        id: PathText,
        data: Form,
    ) -> Done:
        live, seat = await seated(hall, guest, id)
        instead = one(data, "instead")
        ask_id, _, text = (instead or one(data, "answer")).partition(" ")
        asked = number(ask_id)
        give = hall.answer_instead if instead else hall.answer
        try:
            await give(live, seat, -1 if asked is None else asked, text)
        except REFUSALS as error:
            return refuse(request, guest, renderer, live, seat, error)
        return accepted(request, live)

    @post("/undo", status_code=HTTP_200_OK)
    async def undo(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        id: PathText,
        data: Form,
    ) -> Done:
        live, seat = await seated(hall, guest, id)
        try:
            await hall.undo(live, seat, number(one(data, "undo")))
        except REFUSALS as error:
            return refuse(request, guest, renderer, live, seat, error)
        return accepted(request, live)

    @post("/consent", status_code=HTTP_200_OK)
    async def consent(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        id: PathText,
        data: Form,
    ) -> Done:
        live, seat = await seated(hall, guest, id)
        agree, _, wish = one(data, "agree").partition(" ")
        try:
            if agree in ("yes", "no"):
                await hall.consent(live, seat, agree == "yes", number(wish))
        except REFUSALS as error:
            return refuse(request, guest, renderer, live, seat, error)
        return accepted(request, live)

    @post("/hint", status_code=HTTP_200_OK)
    async def hint(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        id: PathText,
        data: Form,
    ) -> Done:
        """What would a bot do? The live connection brings it; a plain form waits for it."""
        live, seat = await seated(hall, guest, id)
        spend(request)
        hints: Hints = request.app.state.hints
        try:
            hint = hints.ask(live, seat, number(one(data, "hint")))
        except REFUSALS as error:
            return refuse(request, guest, renderer, live, seat, error)
        if not wants_json(request):
            await hints.wait_for(hint)
        return accepted(request, live)

    @post("/again", status_code=HTTP_200_OK)
    async def again(self, guest: TheGuest, hall: TheHall, id: PathText, data: Form) -> Redirect:
        live, _ = await seated(hall, guest, id)
        if not live.over:
            return go(f"/table/{live.id}")
        following = await hall.again(live, guest.id, tidy_nonce(one(data, "nonce")))
        return go(f"/table/{following.id}")

    @post("/try", status_code=HTTP_200_OK)
    async def try_here(
        self, request: Req, guest: TheGuest, hall: TheHall, id: PathText, data: Form
    ) -> Redirect:
        """A table of one's own that goes on from a moment of this one, which is over."""
        live, own = await seated(hall, guest, id)
        moves, _, place = one(data, "from").partition(" ")
        after, wanted = number(moves), number(place)
        if not live.over or after is None or after >= len(live.playing.moves):
            raise NotFoundException
        seat = wanted if wanted is not None and wanted < live.playing.players else own
        opened: Allowance = request.app.state.tables_allowed
        opened.spend(address(request))
        async with turn(request):
            made = await in_slices(begun(live, after, seat, guest.id))
        await hall.take_in(*made)
        return go(f"/table/{made.live.id}")

    @get("/record")
    async def record(
        self, request: Req, guest: TheGuest, hall: TheHall, id: PathText
    ) -> Response[str]:
        """The record, once the game is over: before, it would tell everything."""
        live, _ = await seated(hall, guest, id)
        async with turn(request):
            return record_file(live)


class WatchPages(Controller):
    path = "/watch/{token:str}"

    @get("/")
    async def show(
        self, request: Req, guest: TheGuest, hall: TheHall, renderer: TheRenderer, token: PathText
    ) -> Response[str]:
        return show_table(request, guest, renderer, await watched(hall, token), None)

    @get("/live")
    async def live(self, request: Req, guest: TheGuest, hall: TheHall, token: PathText) -> Stream:
        return stream(request, guest, await watched(hall, token), None)

    @get("/story")
    async def story(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        token: PathText,
        of: QueryText = None,
    ) -> Response[list[Any]]:
        """What happened in the lane that is asked for, to be watched."""
        live = await watched(hall, token)
        async with turn(request):
            return Response(await story_of(renderer, live, None, guest.lang, of or ""))

    @get("/record")
    async def record(self, request: Req, hall: TheHall, token: PathText) -> Response[str]:
        live = await watched(hall, token)
        async with turn(request):
            return record_file(live)


async def seated(hall: Hall, guest: Guest, id: str) -> tuple[LiveTable, int]:
    """The table, and where the guest sits at it; to everybody else the table does not exist."""
    try:
        live = await hall.table(id)
    except TableClosed as closed:
        if any(seat.guest == guest.id for seat in closed.seats):
            raise
        raise NotFoundException from None
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
    """Where this viewer's pages of the table are, below the root."""
    return f"/table/{live.id}" if seat is not None else f"/watch/{live.row.watch}"


def show_table(
    request: Req,
    guest: Guest,
    renderer: Renderer,
    live: LiveTable,
    seat: int | None,
    complaint: str = "",
) -> Response[str]:
    shown: dict[str, Any] = {
        "game": live.game,
        "live": live,
        "seat": seat,
        "base": base(live, seat),
        "complaint": complaint,
        "about": about(live.game, guest),
        # whoever may only watch is not shown the way to a seat
        "link": join_link(request, live) if seat is not None else "",
        "watch_link": public_link(request, f"/watch/{live.row.watch}"),
        "status": HTTP_409_CONFLICT if complaint else HTTP_200_OK,
    }
    if live.match is None:
        return page(request, guest, "gathering.html", **shown)
    shown["since"] = []
    if seat is not None and not live.over:
        past = briefly(live.match.moments(seat)[:-1])
        speaker = PageSpeaker(live.game, guest.lang, live.names, seat)
        shown["since"] = summary(speaker, past) if len(past) > 1 else []
    regions = renderer.regions(live, seat, guest.lang)
    heard = live.match.moments(seat)[-1].number
    return page(
        request, guest, "table.html", regions=regions, version=version(regions, heard), **shown
    )


def accepted(request: Req, live: LiveTable) -> Done:
    return Response({"message": ""}) if wants_json(request) else go(f"/table/{live.id}")


def refuse(
    request: Req,
    guest: Guest,
    renderer: Renderer,
    live: LiveTable,
    seat: int,
    error: LudotecaError,
) -> Done:
    """Why not, and the table as it is now."""
    speaker = PageSpeaker(live.game, guest.lang, live.names, seat)
    text = refusal_text(error, guest.lang, speaker)
    if wants_json(request):
        return Response({"message": text}, status_code=HTTP_409_CONFLICT)
    return show_table(request, guest, renderer, live, seat, text)


def record_file(live: LiveTable) -> Response[str]:
    if live.match is None or not live.match.over:
        raise NotFoundException
    name = f"{live.game.id}-{live.row.created_at:%Y%m%d-%H%M}.json"
    return Response(
        Record.of(live.match).to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
