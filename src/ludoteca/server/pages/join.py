"""Taking a seat by a friend's link."""

from __future__ import annotations

import io

import segno
from litestar import Controller, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect, Template

from ludoteca.server.guests import Guest, tidy_name
from ludoteca.server.pages.common import Req, go, page
from ludoteca.server.pages.home import Form, about, one
from ludoteca.server.tables import Hall, LiveTable
from ludoteca.server.words import page_texts


class JoinPages(Controller):
    path = "/join"

    @get("/{token:str}")
    async def look(self, guest: Guest, hall: Hall, token: str) -> Template | Redirect:
        live = await by_join(hall, token)
        if live.seat_of(guest.id) is not None:
            return go(f"/table/{live.id}")
        return page(
            "join.html",
            guest,
            live=live,
            about=about(live.game, guest),
            complaint="",
            free=[seat.number for seat in live.seats if not seat.taken],
        )

    @post("/{token:str}")
    async def sit(self, guest: Guest, hall: Hall, token: str, data: Form) -> Template | Redirect:
        live = await by_join(hall, token)
        if live.seat_of(guest.id) is not None:
            return go(f"/table/{live.id}")
        texts = page_texts(guest.lang)
        name = tidy_name(one(data, "name"), guest.name or texts.say("web-guest"))
        guest.name = name
        for seat in live.seats:
            if not seat.taken and await hall.sit(
                live, seat.number, guest.id, name, one(data, "nonce")[:64]
            ):
                return go(f"/table/{live.id}")
        return page(
            "join.html",
            guest,
            live=live,
            about=about(live.game, guest),
            complaint=texts.say("web-join-full"),
            free=[],
        )

    @get("/{token:str}/qr.svg")
    async def qr(self, request: Req, hall: Hall, token: str) -> Response[bytes]:
        """The link as a picture that a phone's camera reads."""
        live = await by_join(hall, token)
        image = io.BytesIO()
        segno.make(join_link(request, live)).save(
            image, kind="svg", scale=6, border=2, xmldecl=True
        )
        return Response(image.getvalue(), media_type="image/svg+xml")


def join_link(request: Request, live: LiveTable) -> str:  # type: ignore[type-arg]
    """The link as a friend in the same network can open it."""
    address = request.app.state.settings.address
    host = request.url.hostname or ""
    if address and host in ("localhost", "127.0.0.1", "::1", "0.0.0.0"):
        return f"{address}/join/{live.row.join}"
    return f"{str(request.base_url).rstrip('/')}/join/{live.row.join}"


async def by_join(hall: Hall, token: str) -> LiveTable:
    live = await hall.by_join(token)
    if live is None:
        raise NotFoundException
    return live
