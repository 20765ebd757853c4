"""Looking at a finished game again, move by move, from any seat."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from litestar.response import Template

from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay, verify
from ludoteca.server.guests import Guest
from ludoteca.server.pages.common import page
from ludoteca.server.pages.home import about
from ludoteca.server.pages.table import base, seated, watched
from ludoteca.server.render import Renderer
from ludoteca.server.scene import Scene
from ludoteca.server.tables import Hall, LiveTable
from ludoteca.server.words import table_texts


class ReplayPages(Controller):
    @get("/table/{id:str}/replay")
    async def mine(
        self,
        guest: Guest,
        hall: Hall,
        renderer: Renderer,
        id: str,
        move: int | None = None,
        seat: int | None = None,
    ) -> Template:
        live, own = await seated(hall, guest, id)
        return await show(guest, renderer, live, own, own if seat is None else seat, move)

    @get("/watch/{token:str}/replay")
    async def watching(
        self,
        guest: Guest,
        hall: Hall,
        renderer: Renderer,
        token: str,
        move: int | None = None,
        seat: int | None = None,
    ) -> Template:
        live = await watched(hall, token)
        return await show(guest, renderer, live, None, seat, move)

    @get("/table/{id:str}/verify")
    async def check(self, guest: Guest, hall: Hall, id: str) -> Template:
        live, seat = await seated(hall, guest, id)
        return await show_proof(guest, live, seat)

    @get("/watch/{token:str}/verify")
    async def check_watching(self, guest: Guest, hall: Hall, token: str) -> Template:
        return await show_proof(guest, await watched(hall, token), None)


def finished(live: LiveTable) -> Match:
    if live.match is None or not live.match.over:
        raise NotFoundException
    return live.match


async def show(
    guest: Guest,
    renderer: Renderer,
    live: LiveTable,
    own: int | None,
    seat: int | None,
    move: int | None,
) -> Template:
    match = finished(live)
    if seat is not None and seat not in range(match.players):
        seat = None
    moves = len(match.moves)
    at = moves if move is None else max(0, min(moves, move))
    then = await asyncio.to_thread(as_it_stood, match, at)
    scene = Scene(live.game, then, seat, guest.lang, live.names, list(live.bots))
    scene.look_back()
    texts = table_texts(live.game, guest.lang)
    return page(
        "replay.html",
        guest,
        game=live.game,
        live=live,
        seat=seat,
        base=base(live, own),
        say=texts.say,
        has=texts.has,
        about=about(live.game, guest),
        regions=renderer.scene_regions(scene),
        move=at,
        moves=moves,
        names=live.names,
    )


def as_it_stood(match: Match, moves: int) -> Match:
    """The match after so many answers (those taken back left out)."""
    record = Record.of(match, checked=False)
    record.moves = [f"{seat} {action}" for seat, action in match.moves]
    return replay(record, moves)


async def show_proof(guest: Guest, live: LiveTable, seat: int | None) -> Template:
    record = Record.of(finished(live))
    findings = await asyncio.to_thread(verify, record)
    texts = table_texts(live.game, guest.lang)
    shown: dict[str, Any] = {"record": record, "findings": findings, "base": base(live, seat)}
    return page(
        "verify.html", guest, game=live.game, say=texts.say, has=texts.has, live=live, **shown
    )
