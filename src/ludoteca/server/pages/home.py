"""The home page: the games there are, and a new table of each."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect, Template

from ludoteca.core.errors import LudotecaError, OptionError
from ludoteca.core.game import Game, find_game, game_ids
from ludoteca.core.options import Choice, Several, Switch
from ludoteca.core.texts import option_value_key
from ludoteca.server.guests import Guest, tidy_name
from ludoteca.server.pages.common import Req, go, page, refusal_text
from ludoteca.server.tables import Hall, Sitting
from ludoteca.server.words import page_texts, table_texts

Form = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.URL_ENCODED)]

BOT_NAMES = ("Ada", "Babbage", "Nikola", "Mary", "Hedy", "Leonardo", "Grace", "Jules")


class HomePages(Controller):
    @get("/")
    async def home(self, guest: Guest, hall: Hall) -> Template:
        mine = await hall.tables_of(guest.id)
        games = [find_game(id) for id in game_ids()]
        return page(
            "home.html", guest, games=games, mine=mine[:8], about=lambda game: about(game, guest)
        )

    @get("/new/{game_id:str}")
    async def new(self, guest: Guest, game_id: str) -> Template:
        return new_page(find_game(game_id), guest)

    @post("/new/{game_id:str}")
    async def make(
        self, request: Req, guest: Guest, hall: Hall, game_id: str, data: Form
    ) -> Template | Redirect:
        game = find_game(game_id)
        texts = page_texts(guest.lang)
        name = tidy_name(one(data, "name"), guest.name or texts.say("web-guest"))
        guest.name = name
        try:
            sittings = read_sittings(game, data, guest, name)
            table = await hall.new_table(game, sittings, read_options(game, data), guest.id)
        except LudotecaError as error:
            return new_page(game, guest, refusal_text(error, guest.lang))
        return go(f"/table/{table.id}")

    @post("/language")
    async def language(self, guest: Guest, data: Form) -> Redirect:
        guest.lang = one(data, "lang")
        back = one(data, "back")
        return go(back if back.startswith("/") and not back.startswith("//") else "/")


def new_page(game: Game[Any], guest: Guest, complaint: str = "") -> Template:
    texts = table_texts(game, guest.lang)
    return page(
        "new.html",
        guest,
        game=game,
        say=texts.say,
        has=texts.has,
        complaint=complaint,
        value_label=lambda option, value: texts.say(option_value_key(game, option, value)),
        bots=["greedy", "random"] if "greedy" in game.bots else ["random"],
        kinds={option.name: type(option).__name__ for option in game.options},
    )


def about(game: Game[Any], guest: Guest) -> dict[str, str]:
    """A game's title and sentence in the guest's language."""
    texts = table_texts(game, guest.lang)
    return {
        "title": texts.say("game-title") if texts.has("game-title") else game.title,
        "about": texts.say("game-about") if texts.has("game-about") else "",
    }


def one(data: dict[str, Any], name: str) -> str:
    """A form field as one short text, whatever was sent."""
    value = data.get(name, "")
    value = value[0] if isinstance(value, list) and value else value
    return value[:500] if isinstance(value, str) else ""


def many(data: dict[str, Any], name: str) -> list[str]:
    value = data.get(name, [])
    return [str(item)[:100] for item in (value if isinstance(value, list) else [value])]


def read_options(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    """The game's options as the form gives them: an unticked box is not sent at all."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        field = f"option-{option.name}"
        if isinstance(option, Switch):
            chosen[option.name] = bool(one(data, field))
        elif isinstance(option, Choice) and one(data, field):
            chosen[option.name] = one(data, field)
    for option in game.options:
        if isinstance(option, Several) and is_open(game, option, chosen):
            chosen[option.name] = many(data, f"option-{option.name}")
    return chosen


def is_open(game: Game[Any], option: Several, chosen: dict[str, Any]) -> bool:
    """A choice that has a list's name among its values decides whether the list counts."""
    deciding = [
        other for other in game.options if isinstance(other, Choice) and option.name in other.values
    ]
    return not deciding or any(chosen.get(other.name) == option.name for other in deciding)


def read_sittings(game: Game[Any], data: dict[str, Any], guest: Guest, name: str) -> list[Sitting]:
    """Seat 1 is the maker's; each further one a friend's or a bot's, or not there."""
    sittings = [Sitting(name, guest.id, nonce=one(data, "nonce")[:64])]
    bots = 0
    for number in range(2, game.players[-1] + 1):
        kind = one(data, f"seat-{number}")
        if kind == "friend":
            sittings.append(Sitting())
        elif kind and kind != "none":
            sittings.append(Sitting(BOT_NAMES[bots % len(BOT_NAMES)], bot=kind[:40]))
            bots += 1
    if len(sittings) not in game.players:
        raise OptionError(f"{len(sittings)} players")
    return sittings
