"""What all pages share: the guest, forms, refusals, and answers to whoever has scripts or not."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    PermissionDeniedException,
)
from litestar.response import Redirect
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_303_SEE_OTHER,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_410_GONE,
    HTTP_500_INTERNAL_SERVER_ERROR,
)
from markupsafe import Markup

from ludoteca.core.errors import (
    IllegalAction,
    LudotecaError,
    NotYourTurn,
    OptionError,
    StaleAsk,
    UndoRefused,
    UnknownGame,
)
from ludoteca.core.game import Game
from ludoteca.core.options import Choice, Option, Several, Switch
from ludoteca.core.texts import capitalised, game_title, option_value_key
from ludoteca.server.costly import Desk
from ludoteca.server.guests import Guest
from ludoteca.server.hints import HintRefused
from ludoteca.server.names import NameRefused
from ludoteca.server.render import Renderer
from ludoteca.server.tables import RulesFailed, TableClosed
from ludoteca.server.words import PageSpeaker, page_texts, table_texts

log = logging.getLogger("ludoteca.pages")

Req = Request[Any, Any, Any]

# What a player may be refused. Any other error of the engine is a mistake of ours.
REFUSED: tuple[tuple[type[LudotecaError], str], ...] = (
    (StaleAsk, "web-refused-stale"),
    (NotYourTurn, "web-refused-not-asked"),
    (UndoRefused, "web-refused-undo"),
    (IllegalAction, "web-refused-illegal"),
    (OptionError, "web-refused-option"),
    (RulesFailed, "web-refused-rules"),
    (HintRefused, "ui-hint-refused"),
)
REFUSALS = tuple(kind for kind, _ in REFUSED)


# --- pages --------------------------------------------------------------------------------


def page(
    request: Req, guest: Guest, name: str, *, status: int = HTTP_200_OK, **context: Any
) -> Response[str]:
    """A page in the guest's language."""
    query = f"?{request.url.query}" if request.url.query else ""
    renderer: Renderer = request.app.state.renderer
    html = renderer.page(
        name,
        guest.lang,
        guest=guest,
        csrf_input=Markup('<input type="hidden" name="_csrf_token" value="{}">').format(
            guest.form_token
        ),
        back=root(request) + request.url.path + query,
        played_with=partial(played_with, guest.lang),
        **context,
    )
    return Response(html, media_type=MediaType.HTML, status_code=status)


def about(game: Game[Any], guest: Guest) -> dict[str, str]:
    """A game's title and sentence in the guest's language."""
    texts = table_texts(game, guest.lang)
    return {
        "title": game_title(texts, game),
        "about": texts.say("game-about") if texts.has("game-about") else "",
    }


class Setting(NamedTuple):
    """An option as it was chosen: what it is called with its value, and what that does."""

    label: str
    effect: str


def played_with(lang: str, game: Game[Any], options: Mapping[str, Any]) -> list[Setting]:
    """The options of a table that are not as usual."""
    chosen, usual = game.read_options(options), game.read_options({})
    unusual = [option for option in game.options if chosen[option.name] != usual[option.name]]
    # a list that belongs to a choice says all that the choice would
    lists = [option.name for option in unusual if isinstance(option, Several)]
    named = [option for option in unusual if chosen[option.name] not in lists]
    return [setting(lang, game, option, chosen[option.name]) for option in named]


def setting(lang: str, game: Game[Any], option: Option, value: Any) -> Setting:
    """An option with its value, in words."""
    texts = table_texts(game, lang)
    name, help = f"option-{option.name}", f"option-{option.name}.help"
    called = texts.say(name) if texts.has(name) else option.name

    def with_value(words: str) -> str:
        return texts.say("web-option-value", option=called, value=words)

    if isinstance(option, Switch):
        label = called if value else with_value(texts.say("ui-no"))
        return Setting(label, texts.say(help) if texts.has(help) else "")
    values = value if isinstance(option, Several) else [value]
    words = [texts.say(option_value_key(game, option.name, it)) for it in values]
    does = effect(lang, game, option.name, value) if isinstance(option, Choice) else ""
    return Setting(with_value(", ".join(capitalised(it) for it in words)), does)


def effect(lang: str, game: Game[Any], option: str, value: str) -> str:
    """What a value of an option does, where it has to be explained."""
    texts = table_texts(game, lang)
    key = f"{option_value_key(game, option, value)}.effect"
    return (
        texts.say(key, **game.value_args(game.content(), option, value)) if texts.has(key) else ""
    )


def go(path: str) -> Redirect:
    """After a form: look at that page."""
    return Redirect(path, status_code=HTTP_303_SEE_OTHER)


def root(request: Req) -> str:
    """What the paths begin with that a page names: a proxy may show us beneath one of its own."""
    prefix: str = request.app.state.settings.prefix
    return prefix


def own_path(request: Req, path: str) -> str:
    """A path of this site as a form gives it; what could lead elsewhere leads home."""
    path = path.removeprefix(root(request))
    return path if re.fullmatch(r"/(?!/)[A-Za-z0-9_./?=&-]*", path) else "/"


def public_link(request: Req, path: str) -> str:
    """A link as a friend in the same network can open it."""
    address: str = request.app.state.settings.address
    url = request.url
    if not address or url.hostname not in ("localhost", "127.0.0.1", "::1", "0.0.0.0"):
        address = f"{url.scheme}://{url.netloc}"
    return address + root(request) + path


def address(request: Req) -> str:
    """Where the request came from, for the limits."""
    return request.client.host if request.client else ""


def turn(request: Req) -> AbstractAsyncContextManager[None]:
    """While this is held, something may take long."""
    desk: Desk = request.app.state.desk
    return desk.turn(address(request))


def spend(request: Req) -> None:
    """The same for what is done elsewhere: it counts, and nobody waits for it."""
    desk: Desk = request.app.state.desk
    desk.spend(address(request))


def wants_json(request: Req) -> bool:
    """The page's script asks for JSON; a plain form does not."""
    return "application/json" in request.headers.get("accept", "")


# --- forms --------------------------------------------------------------------------------


async def check_form(request: Req) -> None:
    """Whatever changes something must come from a form on a page of ours, given to this guest."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    try:
        form = await request.form()
    except InternalServerException as error:  # the browser has gone: nobody's mistake
        raise ClientException from error
    if not Guest.of(request).owns_form(form.get("_csrf_token")):
        raise PermissionDeniedException


# --- refusals and errors ------------------------------------------------------------------


def refusal_text(error: LudotecaError, lang: str, speaker: PageSpeaker | None = None) -> str:
    """A refusal in the viewer's words."""
    if isinstance(error, IllegalAction) and error.reason and speaker:
        return speaker.reason(error.reason)
    if isinstance(error, NameRefused):
        return page_texts(lang).say(error.key)
    key = next((key for kind, key in REFUSED if isinstance(error, kind)), "web-refused")
    return page_texts(lang).say(key)


def show_error(
    request: Req, status: int, key: str, headers: dict[str, str] | None = None
) -> Response[Any]:
    """An error that says no more than it must, in the guest's language."""
    guest = Guest.of(request)
    text = page_texts(guest.lang).say(key)
    shown: Response[Any]
    if wants_json(request):
        shown = Response({"message": text}, status_code=status)
    else:
        shown = page(request, guest, "error.html", status=status, text=text)
    shown.headers.update(headers or {})
    return shown


def place(request: Req) -> str:
    """Where a request went, for the log: without the tokens by which one sits down or watches."""
    return re.sub(r"^/(join|watch)/[^/]+", r"/\1/…", request.url.path)


def on_http_error(request: Req, error: HTTPException) -> Response[Any]:
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return on_mistake(request, error)
    known = {403: "forbidden", 404: "missing", 413: "large", 429: "often"}
    key = known.get(error.status_code, "request")
    kept = {
        name: value
        for name, value in (error.headers or {}).items()
        if name.lower() in ("allow", "retry-after")
    }
    if "GET" in kept.get("allow", ""):
        kept["allow"] += ", HEAD"  # which is answered like GET, whatever is asked for
    return show_error(request, error.status_code, f"web-error-{key}", kept)


def on_refusal(request: Req, error: LudotecaError) -> Response[Any]:
    if isinstance(error, UnknownGame):
        return show_error(request, HTTP_404_NOT_FOUND, "web-error-missing")
    if isinstance(error, TableClosed):
        return show_error(request, HTTP_410_GONE, error.why)
    if isinstance(error, REFUSALS):
        return show_error(request, HTTP_409_CONFLICT, "web-error-refused")
    return on_mistake(request, error)


def on_mistake(request: Req, error: Exception) -> Response[Any]:
    """Something is wrong with us: all about it into the log, nothing of it to the visitor."""
    log.error("%s %s", request.method, place(request), exc_info=error)
    try:
        return show_error(request, HTTP_500_INTERNAL_SERVER_ERROR, "ui-error-server")
    except Exception:
        log.exception("and the page that says so cannot be shown")
        return Response(
            "Ludoteca: error 500",
            media_type=MediaType.TEXT,
            status_code=HTTP_500_INTERNAL_SERVER_ERROR,
        )


HANDLERS: dict[int | type[Exception], Callable[..., Response[Any]]] = {
    HTTPException: on_http_error,
    LudotecaError: on_refusal,
    Exception: on_mistake,
}
