"""Taking a seat by a friend's link."""

from __future__ import annotations

import asyncio
import io

import segno
from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from litestar.status_codes import HTTP_200_OK, HTTP_400_BAD_REQUEST

from ludoteca.server.guests import Guest, tidy_nonce
from ludoteca.server.hall import Hall
from ludoteca.server.names import NameRefused, read_name
from ludoteca.server.pages.asked import PathText, TheGuest, TheHall
from ludoteca.server.pages.common import Req, about, go, page, public_link, refusal_text, turn
from ludoteca.server.pages.forms import Form, one
from ludoteca.server.tables import LiveTable
from ludoteca.server.words import page_texts


class JoinPages(Controller):
    path = "/join/{token:str}"

    @get("/")
    async def look(
        self, request: Req, guest: TheGuest, hall: TheHall, token: PathText
    ) -> Response[str] | Redirect:
        live = await by_join(hall, token)
        if live.seat_of(guest.id) is not None:
            return go(f"/table/{live.id}")
        return join_page(request, guest, live)

    @post("/")
    async def sit(
        self, request: Req, guest: TheGuest, hall: TheHall, token: PathText, data: Form
    ) -> Response[str] | Redirect:
        live = await by_join(hall, token)
        usual = guest.name or page_texts(guest.lang).say("web-guest")
        try:
            name = read_name(one(data, "name"), usual)
            seat = await hall.join(live, guest.id, name, tidy_nonce(one(data, "nonce")))
        except NameRefused as error:
            return join_page(request, guest, live, refusal_text(error, guest.lang))
        if seat is None:
            return join_page(request, guest, live)
        guest.name = name
        return go(f"/table/{live.id}")

    @get("/qr.svg")
    async def qr(self, request: Req, hall: TheHall, token: PathText) -> Response[bytes]:
        """The link as a picture that a phone's camera reads."""
        live = await by_join(hall, token)
        async with turn(request):
            image = await asyncio.to_thread(draw, join_link(request, live))
        return Response(image, media_type="image/svg+xml")


def draw(link: str) -> bytes:
    image = io.BytesIO()
    segno.make(link, micro=False).save(image, kind="svg", scale=6, border=2, xmldecl=True)
    return image.getvalue()


def join_page(request: Req, guest: Guest, live: LiveTable, complaint: str = "") -> Response[str]:
    free = [seat.number for seat in live.seats if not seat.taken]
    return page(
        request,
        guest,
        "join.html",
        status=HTTP_400_BAD_REQUEST if complaint else HTTP_200_OK,
        live=live,
        about=about(live.game, guest),
        complaint=complaint,
        free=free,
    )


def join_link(request: Req, live: LiveTable) -> str:
    return public_link(request, f"/join/{live.row.join}")


async def by_join(hall: Hall, token: str) -> LiveTable:
    live = await hall.by_join(token)
    if live is None:
        raise NotFoundException
    return live
