"""The living rulebook, as a page and one paragraph at a time."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Template

from ludoteca.core.game import find_game
from ludoteca.core.rulebook import rulebook
from ludoteca.server.guests import Guest
from ludoteca.server.pages.common import page
from ludoteca.server.pages.home import about
from ludoteca.server.words import table_texts


class RulesPages(Controller):
    path = "/rules/{game_id:str}"

    @get("/")
    async def book(self, guest: Guest, game_id: str) -> Template:
        game = find_game(game_id)
        texts = table_texts(game, guest.lang)
        return page(
            "rules.html",
            guest,
            game=game,
            book=rulebook(game, guest.lang),
            about=about(game, guest),
            say=texts.say,
            has=texts.has,
        )

    @get("/{number:str}")
    async def paragraph(self, guest: Guest, game_id: str, number: str) -> Response[dict[str, str]]:
        """One paragraph, for "why?"."""
        text = rulebook(find_game(game_id), guest.lang).paragraphs.get(number)
        if text is None:
            raise NotFoundException
        return Response({"number": number, "text": text})
