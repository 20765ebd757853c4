"""The living rulebook, as a page and one paragraph at a time."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from ludoteca.core.errors import RecordError
from ludoteca.core.game import Game, find_game
from ludoteca.core.rulebook import rulebook
from ludoteca.server.pages.asked import PathText, TheGuest
from ludoteca.server.pages.common import Req, about, page
from ludoteca.server.render import EARLIER


def game_of(path: str) -> Game[Any]:
    """The game whose rules are meant, as `rules_of` writes it."""
    id, _, ruleset = path.partition(EARLIER)
    try:
        return find_game(id).of_ruleset(ruleset) if ruleset else find_game(id)
    except RecordError:
        raise NotFoundException from None


class RulesPages(Controller):
    path = "/rules/{game_id:str}"

    @get("/")
    async def book(self, request: Req, guest: TheGuest, game_id: PathText) -> Response[str]:
        game = game_of(game_id)
        return page(
            request,
            guest,
            "rules.html",
            game=game,
            earlier=EARLIER in game_id,
            book=rulebook(game, guest.lang),
            about=about(game, guest),
        )

    @get("/{number:str}")
    async def paragraph(
        self, guest: TheGuest, game_id: PathText, number: PathText
    ) -> Response[dict[str, str]]:
        """One paragraph, for "why?"."""
        text = rulebook(game_of(game_id), guest.lang).paragraphs.get(number)
        if text is None:
            raise NotFoundException
        return Response({"number": number, "text": text})
