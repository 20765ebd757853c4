"""Looking at a finished game again, moment by moment, from any seat."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator
from typing import Any, NamedTuple

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.moments import Moment
from ludoteca.core.record import Record, replay, verifying
from ludoteca.server.costly import in_slices
from ludoteca.server.database import SeatRow
from ludoteca.server.guests import Guest
from ludoteca.server.hall import OF_THE_SERVER
from ludoteca.server.pages.asked import PathText, QueryNumber, TheGuest, TheHall, TheRenderer
from ludoteca.server.pages.common import Req, about, page, turn
from ludoteca.server.pages.live import tale
from ludoteca.server.pages.table import base, seated, watched
from ludoteca.server.render import Renderer
from ludoteca.server.scene import Line, Scene, fold, narrate
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

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._lines: dict[str, list[Line]] = {}  # by language, each event's

    @classmethod
    def through(cls, match: Match, seat: int | None) -> Generator[None, None, Walk]:
        """Answer by answer."""
        walk = cls()
        walking = as_it_stood(match, 0)
        walk._look(walking, seat, None)
        for mover, action in match.moves:
            walking.play(mover, action)
            walk._look(walking, seat, mover)
            yield
        return walk

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

    def telling(self, speaker: PageSpeaker) -> Generator[None, None, list[Line]]:
        """All that is told in it, line by line."""
        lang = speaker.texts.lang
        if lang not in self._lines:
            lines = []
            for step in self.steps:
                for event in step.moment.events:
                    lines.append(narrate(speaker, event))
                    yield
            self._lines[lang] = lines
        return self._lines[lang]

    def told(self, place: int) -> tuple[int, int]:
        """How much had been told before that step, and with it."""
        before = sum(len(step.moment.events) for step in self.steps[:place])
        return before, before + len(self.steps[place].moment.events)

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

    def of(self, live: LiveTable, seat: int | None) -> Generator[None, None, Walk]:
        key = (live.id, seat)
        walk = self._walks.pop(key, None)
        if walk is None:
            walk = yield from Walk.through(finished(live), seat)
        self._walks[key] = walk
        while len(self._walks) > self._most:
            self._walks.popitem(last=False)
        return walk


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
    async with turn(request):
        return await in_slices(drawn(request, guest, renderer, live, own, seat, at))


def drawn(
    request: Req,
    guest: Guest,
    renderer: Renderer,
    live: LiveTable,
    own: int | None,
    seat: int | None,
    at: At,
) -> Generator[None, None, Response[str]]:
    """The page, piece by piece."""
    walk = yield from WALKS.of(live, seat)
    place = walk.find(at)
    scene = yield from scene_of(live, walk, place, seat, guest.lang)
    for _ in renderer.lines(scene):  # which are kept, and on the page at once
        yield
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
        own=own,
        going_on=walk.steps[place].move < len(finished(live).moves),
        chapter=next((it for it in chapters if it > place), None),
        turn=next((it for it in turns if it > place), None),
        names=live.names,
    )


def scene_of(
    live: LiveTable, walk: Walk, place: int, seat: int | None, lang: str
) -> Generator[None, None, Scene]:
    """What the viewer saw at that step; the last one shows how it ended."""
    lines = yield from walk.telling(PageSpeaker(live.game, lang, live.names, seat))
    before, since = walk.told(place)
    moment = walk.steps[place].moment
    is_end = place == len(walk.steps) - 1
    scene = Scene(
        live.game,
        finished(live),
        seat,
        lang,
        live.names,
        list(live.bots),
        fold(lines[:since]),
        None if is_end else moment,
    )
    scene.tale = fold(lines[before:since])
    scene.aside = False
    scene.look_back()
    return scene


def as_it_stood(match: Match, moves: int) -> Match:
    """The match after so many answers (those taken back left out)."""
    return replay(Record.of(match, checked=False, detours=False), moves)


def gave(seat: SeatRow) -> str:
    """Who gave the number that was mixed into the shuffles for a seat."""
    if not seat.nonce.startswith(OF_THE_SERVER):
        return "browser"
    return "bot" if seat.bot else "server"


async def show_proof(
    request: Req, guest: Guest, live: LiveTable, seat: int | None
) -> Response[str]:
    match = finished(live)
    async with turn(request):
        record = Record.of(match)
        findings = await in_slices(verifying(record))
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
