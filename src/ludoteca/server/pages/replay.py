"""Looking at a finished game again, moment by moment, from any seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.moments import Moment
from ludoteca.core.record import Record, replay, verify
from ludoteca.core.table import Event
from ludoteca.server.database import SeatRow
from ludoteca.server.guests import Guest
from ludoteca.server.hall import OF_THE_SERVER
from ludoteca.server.pages.asked import PathText, QueryNumber, TheGuest, TheHall, TheRenderer
from ludoteca.server.pages.common import Req, about, page
from ludoteca.server.pages.live import tale
from ludoteca.server.pages.table import base, seated, watched
from ludoteca.server.render import Renderer
from ludoteca.server.scene import Scene, narrated
from ludoteca.server.tables import LiveTable
from ludoteca.server.words import PageSpeaker


class ReplayPages(Controller):
    @get("/table/{id:str}/replay")
    async def mine(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        id: PathText,
        step: QueryNumber = None,
        move: QueryNumber = None,
        seat: QueryNumber = None,
    ) -> Response[str]:
        live, own = await seated(hall, guest, id)
        shown = own if seat is None else seat
        return await show(request, guest, renderer, live, own, shown, At(step, move))

    @get("/watch/{token:str}/replay")
    async def watching(
        self,
        request: Req,
        guest: TheGuest,
        hall: TheHall,
        renderer: TheRenderer,
        token: PathText,
        step: QueryNumber = None,
        move: QueryNumber = None,
        seat: QueryNumber = None,
    ) -> Response[str]:
        live = await watched(hall, token)
        return await show(request, guest, renderer, live, None, seat, At(step, move))

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


class At(NamedTuple):
    """Where to look: at a step, or at what the viewer saw after so many answers."""

    step: int | None
    move: int | None


class Step(NamedTuple):
    """A moment as one viewer saw it, after so many answers; whose answer it came from."""

    moment: Moment
    move: int
    mover: int | None


class Walk:
    """A finished game from its beginning to its end, as one viewer saw it."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.steps: list[Step] = []
        walking = as_it_stood(match, 0)
        self._look(walking, seat, None)
        for mover, action in match.moves:
            walking.play(mover, action)
            self._look(walking, seat, mover)

    def _look(self, match: Match, seat: int | None, mover: int | None) -> None:
        last = self.steps[-1].moment if self.steps else None
        *past, present = match.moments(seat, after=last.number if last else 0)
        # what others did behind their screens is no step; what the viewer did there is one
        news = last is None and not past
        decided = seat is not None and mover == seat and last and last.view != present.view
        if present.events or match.over or news or (decided and not past):
            past.append(present)
        self.steps += [Step(moment, len(match.moves), mover) for moment in past]

    def find(self, at: At) -> int:
        """The place of the step that is asked for; the first one where none is."""
        last = len(self.steps) - 1
        if at.step is not None:
            return max(0, min(last, at.step))
        if at.move is not None:
            after = (place for place, step in enumerate(self.steps) if step.move > at.move)
            return max(0, next(after, last + 1) - 1)
        return 0

    def events(self, place: int) -> list[Event]:
        """All that had been told by then."""
        return [event for step in self.steps[: place + 1] for event in step.moment.events]

    def chapters(self, game: Game[Any]) -> list[int]:
        """The steps in which a round begins."""
        said = game.vocabulary.events
        return [
            place
            for place, step in enumerate(self.steps)
            if any(event.key in said and said[event.key].chapter for event in step.moment.events)
        ]

    def turns(self, seat: int | None) -> list[int]:
        """The first steps of what the viewer did itself."""
        movers = [step.mover for step in self.steps]
        return [
            place
            for place, mover in enumerate(movers)
            if seat is not None and mover == seat and movers[place - 1] != seat
        ]


class Walks:
    """Games that somebody looks at just now: walking through one takes as long as playing it."""

    def __init__(self, most: int = 12) -> None:
        self._walks: OrderedDict[tuple[str, int | None], Walk] = OrderedDict()
        self._most = most

    def of(self, live: LiveTable, seat: int | None) -> Walk:
        key = (live.id, seat)
        if key not in self._walks:
            self._walks[key] = Walk(finished(live), seat)
        self._walks.move_to_end(key)
        while len(self._walks) > self._most:
            self._walks.popitem(last=False)
        return self._walks[key]


WALKS = Walks()


async def show(
    request: Req,
    guest: Guest,
    renderer: Renderer,
    live: LiveTable,
    own: int | None,
    seat: int | None,
    at: At,
) -> Response[str]:
    match = finished(live)
    if seat is not None and seat not in range(match.players):
        seat = None
    walk = await asyncio.to_thread(WALKS.of, live, seat)
    place = walk.find(at)
    scene = scene_of(live, walk, place, seat, guest.lang)
    chapters, turns = walk.chapters(live.game), walk.turns(seat)
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
        told=[tale(line, seat) for line in scene.tale],
        step=place,
        steps=len(walk.steps) - 1,
        move=walk.steps[place].move,
        chapter=next((it for it in chapters if it > place), None),
        turn=next((it for it in turns if it > place), None),
        names=live.names,
    )


def scene_of(live: LiveTable, walk: Walk, place: int, seat: int | None, lang: str) -> Scene:
    """What the viewer saw at that step; the last one shows how it ended."""
    speaker = PageSpeaker(live.game, lang, live.names, seat)
    lines = narrated(speaker, walk.events(place))
    moment = walk.steps[place].moment
    is_end = place == len(walk.steps) - 1
    scene = Scene(
        live.game,
        finished(live),
        seat,
        lang,
        live.names,
        list(live.bots),
        lines,
        None if is_end else moment,
    )
    scene.tale = narrated(speaker, moment.events)
    scene.look_back()
    return scene


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
