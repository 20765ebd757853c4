"""Looking at a finished game again, move by move, from any seat."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay, verify
from ludoteca.server.database import SeatRow
from ludoteca.server.guests import Guest
from ludoteca.server.hall import OF_THE_SERVER
from ludoteca.server.pages.asked import PathText, QueryNumber, TheGuest, TheHall, TheRenderer
from ludoteca.server.pages.common import Req, about, page
from ludoteca.server.pages.table import base, seated, watched
from ludoteca.server.render import Renderer
from ludoteca.server.scene import Scene
from ludoteca.server.tables import LiveTable


class ReplayPages(Controller):
    @get("/table/{id:str}/replay")
    async def mine(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        id: PathText,
        move: QueryNumber = None,
        seat: QueryNumber = None,
    ) -> Response[str]:
        live, own = await seated(hall, guest, id)
        shown = own if seat is None else seat
        return await show(request, guest, renderer, live, own, shown, move)

    @get("/watch/{token:str}/replay")
    async def watching(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        token: PathText,
        move: QueryNumber = None,
        seat: QueryNumber = None,
    ) -> Response[str]:
        live = await watched(hall, token)
        return await show(request, guest, renderer, live, None, seat, move)

    @get("/table/{id:str}/verify")
    async def check(
        self, request: Req, guest: TheGuest, hall: TheHall, id: PathText
    ) -> Response[str]:
        live, seat = await seated(hall, guest, id)
        return await show_proof(request, guest, live, seat)

    @get("/watch/{token:str}/verify")
    async def check_watching(
        self, request: Req, guest: TheGuest, hall: TheHall, token: PathText
    ) -> Response[str]:
        return await show_proof(request, guest, await watched(hall, token), None)


def finished(live: LiveTable) -> Match:
    """The match, once it is over: before, looking at it from any seat would tell everything."""
    if live.match is None or not live.match.over:
        raise NotFoundException
    return live.match


async def show(
    request: Req,
    guest: Guest,
    renderer: Renderer,
    live: LiveTable,
    own: int | None,
    seat: int | None,
    move: int | None,
) -> Response[str]:
    match = finished(live)
    if seat is not None and seat not in range(match.players):
        seat = None
    moves = len(match.moves)
    at = moves if move is None else max(0, min(moves, move))
    then, before, after = await asyncio.to_thread(looked_at, match, at, seat)
    scene = Scene(live.game, then, seat, guest.lang, live.names, list(live.bots))
    scene.look_back()
    return page(
        request,
        guest,
        "replay.html",
        game=live.game,
        live=live,
        seat=seat,
        base=base(live, own),
        about=about(live.game, guest),
        regions=renderer.scene_regions(scene),
        move=at,
        before=before,
        after=after,
        moves=moves,
        names=live.names,
    )


FURTHEST = 60  # answers behind screens that a step passes over, at the most


def looked_at(match: Match, at: int, seat: int | None) -> tuple[Match, int, int]:
    """The match as it stood, and the nearest moments before and after it at which that viewer
    saw something else: what others did behind their screens is no step."""
    moves = [(it.seat, it.action) for it in match.moves]
    first, last = max(0, at - FURTHEST), min(len(moves), at + FURTHEST)
    walking = as_it_stood(match, first)
    seen = [sight(walking, seat)]
    for mover, action in moves[first:last]:
        walking.play(mover, action)
        seen.append(sight(walking, seat))
    now = seen[at - first]
    earlier = (it for it in range(at - 1, first, -1) if seen[it - first] != now)
    later = (it for it in range(at + 1, last) if seen[it - first] != now)
    return as_it_stood(match, at), next(earlier, first), next(later, last)


def sight(match: Match, seat: int | None) -> tuple[bytes, list[int], int]:
    """What a viewer has before its eyes: the view, who is asked, how much was told."""
    told = len(match.events(seat))
    return msgspec.msgpack.encode(match.view(seat)), sorted(match.asks), told


def as_it_stood(match: Match, moves: int) -> Match:
    """The match after so many answers (those taken back left out)."""
    record = Record.of(match, checked=False)
    record.moves = [f"{seat} {action}" for seat, action in match.moves]
    return replay(record, moves)


def gave(seat: SeatRow) -> str:
    """Who gave the number that was mixed into the shuffles for a seat."""
    if not seat.nonce.startswith(OF_THE_SERVER):
        return "browser"
    return "bot" if seat.bot else "server"


async def show_proof(
    request: Req, guest: Guest, live: LiveTable, seat: int | None
) -> Response[str]:
    record = Record.of(finished(live))
    findings = await asyncio.to_thread(verify, record)
    shown: dict[str, Any] = {
        "record": record,
        "findings": findings,
        "base": base(live, seat),
        "gave": gave,
    }
    return page(
        request,
        guest,
        "verify.html",
        game=live.game,
        live=live,
        about=about(live.game, guest),
        **shown,
    )
