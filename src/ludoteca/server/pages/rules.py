"""The living rulebook, as a page and one paragraph at a time."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from ludoteca.core.game import find_game
from ludoteca.core.rulebook import rulebook
from ludoteca.server.pages.asked import PathText, TheGuest
from ludoteca.server.pages.common import Req, about, page


class RulesPages(Controller):
    path = "/rules/{game_id:str}"

    @get("/")
    async def book(self, request: Req, guest: TheGuest, game_id: PathText) -> Response[str]:
        game = find_game(game_id)
        return page(
            request,
            guest,
            "rules.html",
            game=game,
            book=rulebook(game, guest.lang),
            about=about(game, guest),
        )

    @get("/{number:str}")
    async def paragraph(
        self, guest: TheGuest, game_id: PathText, number: PathText
    ) -> Response[dict[str, str]]:
        """One paragraph, for "why?"."""
        text = rulebook(find_game(game_id), guest.lang).paragraphs.get(number)
        if text is None:
            raise NotFoundException
        return Response({"number": number, "text": text})
