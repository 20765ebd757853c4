"""How a finished game went: everybody's chances, and one's own turning points."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from litestar import Controller, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect
from litestar.status_codes import HTTP_200_OK

from ludoteca.bots.words import LITTLE, happens, percent, points
from ludoteca.core.ask import Ask
from ludoteca.core.match import Match
from ludoteca.core.texts import Several, capitalised
from ludoteca.server.analysis import Analyses, Analysis, Turn
from ludoteca.server.chart import QUARTERS, Chart, Moment, drawn
from ludoteca.server.costly import in_slices
from ludoteca.server.pages.asked import PathText, TheGuest, TheHall
from ludoteca.server.pages.common import Req, about, go, page, spend, turn
from ludoteca.server.pages.replay import as_it_stood, finished
from ludoteca.server.pages.table import base, seated
from ludoteca.server.scene import narrate
from ludoteca.server.words import PageSpeaker


class AnalysisPages(Controller):
    path = "/table/{id:str}/analysis"

    @post("/", status_code=HTTP_200_OK)
    async def want(self, request: Req, guest: TheGuest, hall: TheHall, id: PathText) -> Redirect:
        live, seat = await seated(hall, guest, id)
        finished(live)
        spend(request)
        await analyses(request).want(live, seat)
        return go(f"/table/{live.id}/analysis")

    @get("/")
    async def show(
        self, request: Req, guest: TheGuest, hall: TheHall, id: PathText
    ) -> Response[str]:
        live, seat = await seated(hall, guest, id)
        match = finished(live)
        analysis = await analyses(request).of(live.id, seat)
        if analysis is None:
            raise NotFoundException
        speaker = PageSpeaker(live.game, guest.lang, live.names, seat)
        whens = Whens(match, speaker, [*analysis.chances, len(match.moves)])
        told = []
        if analysis.done and analysis.turns:
            async with turn(request):
                told = await in_slices(described(match, speaker, analysis.turns, whens))
        return page(
            request,
            guest,
            "analysis.html",
            game=live.game,
            live=live,
            seat=seat,
            base=base(live, seat),
            about=about(live.game, guest),
            analysis=analysis,
            chart=chart_of(match, speaker, analysis, whens),
            turns=told,
            names=[
                speaker.texts.say("web-you") if place == seat else name
                for place, name in enumerate(live.names)
            ],
        )


def analyses(request: Req) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


class Whens:
    """What the moments of a game are called: by the round they are in, where there are rounds."""

    def __init__(self, match: Match, speaker: PageSpeaker, moves: Sequence[int]) -> None:
        said = match.game.vocabulary.events
        self._texts = speaker.texts
        self._rounds = {
            event.move: narrate(speaker, event).short
            for event in match.log
            if said[event.key].chapter and event.heard_by(speaker.seat)
        }
        self._moves = sorted(moves)
        self._last = len(match.moves)

    def __call__(self, move: int) -> str:
        if move >= self._last:
            return self._texts.say("web-analysis-end")
        if move == 0 and 0 not in self._rounds:
            return capitalised(self._texts.say("web-analysis-start"))
        begun = self._begun(move)
        if begun is None:
            number = sum(it <= move for it in self._moves)
            return self._texts.say("web-analysis-moment", number=number)
        number = sum(begun <= it <= move for it in self._moves)
        if number <= 1:
            return self.round(move)
        return self._texts.say("web-analysis-later", heading=self.round(move), number=number)

    def round(self, move: int) -> str:
        """The round alone, where there are rounds."""
        begun = self._begun(move)
        return self(move) if begun is None else self._rounds[begun].rstrip(".")

    def _begun(self, move: int) -> int | None:
        """When the round began that the moment is in."""
        return max((it for it in self._rounds if it <= move), default=None)


def chart_of(match: Match, speaker: PageSpeaker, analysis: Analysis, whens: Whens) -> Chart | None:
    """The line of everybody's chances, up to how it ended."""
    if not analysis.chances:
        return None
    texts, result = speaker.texts, match.result
    assert result is not None
    wins = {move: it.wins for move, it in sorted(analysis.chances.items())}
    share = 1 / max(1, len(result.winners))
    wins[len(match.moves)] = [
        share if seat in result.winners else 0.0 for seat in range(match.players)
    ]
    moments = []
    for move, chances in wins.items():
        shares = [percent(texts, it) for it in chances]
        each = [
            texts.say("web-analysis-chance", name=name, chance=chance)
            for name, chance in zip(speaker.names, shares, strict=True)
        ]
        when = whens(move)
        label = texts.say("web-analysis-point", when=when, chances=Several(each))
        moments.append(Moment(move, when, shares, label, chances))
    return drawn(moments, [percent(texts, it) for it in QUARTERS])


class Told(NamedTuple):
    """A turning point in words."""

    move: int
    when: str
    question: str
    did: str
    better: str
    worth: str
    why: list[str]


def described(
    match: Match, speaker: PageSpeaker, turns: Sequence[Turn], whens: Whens
) -> Generator[None, None, list[Told]]:
    """Answer by answer through the game: what a choice is called depends on where it was made."""
    assert speaker.seat is not None
    walking, told = as_it_stood(match, 0), []
    for it in turns:
        for mover, action in match.moves[len(walking.moves) : it.move]:
            walking.play(mover, action)
            yield
        ask = walking.ask(speaker.seat)
        did, better = (called(walking, ask, speaker, text) for text in (it.answer, it.better))
        question = speaker.prompt(ask)
        why = [happens(speaker, what) for what in it.follows]
        told.append(
            Told(it.move, whens.round(it.move), question, did, better, worth(speaker, it), why)
        )
    return told


def called(match: Match, ask: Ask, speaker: PageSpeaker, answer: str) -> str:
    """An answer with what it cost or gave there."""
    action = match.game.parse(answer)
    args = match.game.option_args(match.table, ask, action)
    return capitalised(speaker.action(action, args))


def worth(speaker: PageSpeaker, it: Turn) -> str:
    """What the better choice would have brought."""
    texts = speaker.texts
    more = points(texts, it.more, signed=False) if it.more >= LITTLE else ""
    chance = percent(texts, it.win) if it.win >= 0.01 else ""
    if more and chance:
        return texts.say("web-analysis-worth", points=more, chance=chance)
    if more:
        return texts.say("web-analysis-worth-points", points=more)
    return texts.say("web-analysis-worth-chance", chance=chance) if chance else ""
