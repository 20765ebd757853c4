"""The home page: the games there are, and a new table of each."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from litestar import Controller, Response, get, post
from litestar.response import Redirect
from litestar.status_codes import HTTP_200_OK, HTTP_400_BAD_REQUEST

from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game, all_games, broken_game, find_game
from ludoteca.core.options import Option
from ludoteca.core.texts import Several, bot_about, bot_name, option_value_key
from ludoteca.server.guests import Guest
from ludoteca.server.hall import MyTable
from ludoteca.server.names import NameRefused, read_name, tidy_name
from ludoteca.server.pages.asked import PathText, TheGuest, TheHall
from ludoteca.server.pages.common import (
    Req,
    about,
    address,
    effect,
    go,
    own_path,
    page,
    refusal_text,
    setting,
)
from ludoteca.server.pages.forms import Form, many, one, option_fields, read_options, read_sittings
from ludoteca.server.words import page_texts, table_texts

log = logging.getLogger("ludoteca.pages")

# in which order one's tables come
URGENCY = {"turn": 0, "gathering": 1, "waiting": 1, "over": 2, "closed": 3}


class HomePages(Controller):
    @get("/")
    async def home(self, request: Req, guest: TheGuest, hall: TheHall) -> Response[str]:
        newest = await hall.tables_of(guest.id)
        games, broken = all_games()
        shelf = []
        for game in games:
            try:
                shelf.append(OnShelf(game, about(game, guest), one_click(game, newest)))
            except Exception as error:  # a game that goes wrong takes away no other
                broken.append(broken_game(game, error))
        for problem in broken:
            log.warning("%s", problem)
        known = {it.game.id: it for it in shelf}
        mine = sorted(newest, key=lambda it: URGENCY[it.state])
        return page(
            request,
            guest,
            "home.html",
            shelf=shelf,
            broken=[(problem.id, problem.say(guest.lang)) for problem in broken],
            mine=[(it, known.get(it.row.game) if it.row else None) for it in mine[:8]],
        )

    @get("/new/{game_id:str}")
    async def new(self, request: Req, guest: TheGuest, game_id: PathText) -> Response[str]:
        return new_page(request, guest, find_game(game_id))

    @post("/new/{game_id:str}")
    async def make(
        self, request: Req, guest: TheGuest, hall: TheHall, game_id: PathText, data: Form
    ) -> Response[str] | Redirect:
        game = find_game(game_id)
        if lang := one(data, "lang"):  # not a table yet, only the form in the other language
            guest.lang, guest.name = lang, tidy_name(one(data, "name"), guest.name)
            return new_page(request, guest, game, filled=data)
        request.app.state.tables_allowed.spend(address(request))
        usual = guest.name or page_texts(guest.lang).say("web-guest")
        try:
            guest.name = read_name(one(data, "name"), usual)
            sittings = read_sittings(game, data, guest.id, guest.name)
            table = await hall.new_table(game, sittings, read_options(game, data), guest.id)
        except OptionError as error:
            return new_page(request, guest, game, what_is_wrong(error, game, guest, data), data)
        return go(f"/table/{table.id}")

    @post("/language")
    async def language(self, request: Req, guest: TheGuest, data: Form) -> Redirect:
        guest.lang, guest.name = one(data, "lang"), tidy_name(one(data, "name"), guest.name)
        return go(own_path(request, one(data, "back")))


class OneClick(NamedTuple):
    """What one click on a game plays, and what is written on it."""

    label: str
    fields: list[tuple[str, str]]


class OnShelf(NamedTuple):
    """A game as the home page shows it."""

    game: Game[Any]
    about: dict[str, str]
    usual: OneClick


def one_click(game: Game[Any], newest: Sequence[MyTable]) -> OneClick:
    """A first game for whoever has never sat at a table of it; else one as the last time."""
    last = next((it.row for it in newest if it.row is not None and it.row.game == game.id), None)
    if last is None:
        label = "web-first-game" if game.first_game else "web-play-bots"
        return OneClick(label, option_fields(game.first_game))
    known = {option.name for option in game.options}
    options = {name: value for name, value in last.options.items() if name in known}
    return OneClick("web-play-bots", option_fields(options) if fits(game, options) else [])


def what_is_wrong(
    error: OptionError, game: Game[Any], guest: Guest, data: Mapping[str, Any]
) -> str:
    """What is wrong with a new table, as exactly as we can say it."""
    if isinstance(error, NameRefused):
        return refusal_text(error, guest.lang)
    texts = table_texts(game, guest.lang)
    for name, value in read_options(game, data).items():
        if value == [] and texts.has(f"option-{name}"):
            return texts.say("web-refused-nothing", option=texts.say(f"option-{name}"))
    against = conflicting(game, read_options(game, data))
    if len(against) > 1:
        labels = [setting(guest.lang, game, *it).label for it in against]
        quoted = [texts.say("web-quoted", words=label) for label in labels]
        return texts.say("web-refused-together", options=Several(quoted))
    return refusal_text(error, guest.lang)


def conflicting(game: Game[Any], chosen: Mapping[str, Any]) -> list[tuple[Option, Any]]:
    """Options that the game takes as soon as one of them is as usual: these do not go together."""
    found: list[tuple[Option, Any]] = []
    if fits(game, chosen):
        return found
    for option in game.options:
        others = {name: value for name, value in chosen.items() if name != option.name}
        if option.name in chosen and fits(game, others):
            found.append((option, chosen[option.name]))
    return found


def fits(game: Game[Any], options: Mapping[str, Any]) -> bool:
    try:
        game.read_options(options)
    except OptionError:
        return False
    return True


def new_page(
    request: Req,
    guest: Guest,
    game: Game[Any],
    complaint: str = "",
    filled: Mapping[str, Any] | None = None,
) -> Response[str]:
    """The form for a new table, empty or as it was filled in."""
    texts = table_texts(game, guest.lang)

    def picked(field: str, value: str, usual: bool) -> bool:
        return usual if filled is None else value in many(filled, field)

    return page(
        request,
        guest,
        "new.html",
        status=HTTP_400_BAD_REQUEST if complaint else HTTP_200_OK,
        game=game,
        about=about(game, guest),
        complaint=complaint,
        picked=picked,
        effect=partial(effect, guest.lang, game),
        value_label=lambda option, value: texts.say(option_value_key(game, option, value)),
        bots={
            bot: (texts.say("web-bot-seat", bot=bot_name(texts, bot)), bot_about(texts, bot))
            for bot in game.bot_names
        },
        kinds={option.name: type(option).__name__ for option in game.options},
    )
