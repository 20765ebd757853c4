"""What all pages share: the guest, headers, refusals, and answers to who has scripts or not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.response import File, Redirect, Template
from litestar.status_codes import HTTP_303_SEE_OTHER, HTTP_409_CONFLICT

from ludoteca.core.errors import (
    IllegalAction,
    LudotecaError,
    NotYourTurn,
    OptionError,
    StaleAsk,
    UndoRefused,
    UnknownGame,
)
from ludoteca.core.texts import LANGUAGES
from ludoteca.server.guests import Guest, preferred
from ludoteca.server.render import room_file
from ludoteca.server.words import PageSpeaker, page_texts

Req = Request[Any, Any, Any]


def guest(request: Req) -> Guest:
    return Guest(request)


def page(name: str, guest: Guest, **context: Any) -> Template:
    """A page in the guest's language."""
    texts = page_texts(guest.lang)
    shown = {
        "say": texts.say,
        "has": texts.has,
        "lang": guest.lang,
        "languages": LANGUAGES,
        "guest": guest,
        "game": None,
    }
    return Template(f"server/{name}", context=shown | context)


def go(path: str) -> Redirect:
    """After a form: look at that page."""
    return Redirect(path, status_code=HTTP_303_SEE_OTHER)


def wants_json(request: Req) -> bool:
    """The page's script asks for JSON; a plain form does not."""
    return "application/json" in request.headers.get("accept", "")


def refusal_text(error: LudotecaError, lang: str, speaker: PageSpeaker | None = None) -> str:
    """A refusal in the viewer's words."""
    if isinstance(error, IllegalAction) and error.reason and speaker:
        return speaker.reason(error.reason)
    for kind, key in (
        (StaleAsk, "web-refused-stale"),
        (NotYourTurn, "web-refused-not-asked"),
        (UndoRefused, "web-refused-undo"),
        (IllegalAction, "web-refused-illegal"),
        (OptionError, "web-refused-option"),
    ):
        if isinstance(error, kind):
            return page_texts(lang).say(key)
    return page_texts(lang).say("web-refused")


def _language(request: Req) -> str:
    try:
        return Guest(request).lang
    except Exception:  # no session: the error came before it
        return preferred(request.headers.get("accept-language", ""))


def _show_error(request: Req, status: int, key: str) -> Response[Any]:
    lang = _language(request)
    texts = page_texts(lang)
    text = texts.say(f"web-error-{key}")
    if wants_json(request):
        return Response({"message": text}, status_code=status)
    return Template(
        "server/error.html",
        context={
            "say": texts.say,
            "has": texts.has,
            "lang": lang,
            "languages": LANGUAGES,
            "guest": None,
            "game": None,
            "text": text,
        },
        status_code=status,
    )


def on_http_error(request: Req, error: HTTPException) -> Response[Any]:
    known = {403: "forbidden", 404: "missing", 413: "large", 429: "often"}
    return _show_error(request, error.status_code, known.get(error.status_code, "request"))


def on_refusal(request: Req, error: LudotecaError) -> Response[Any]:
    status, key = (404, "missing") if isinstance(error, UnknownGame) else (409, "refused")
    return _show_error(request, status, key)


HANDLERS: dict[int | type[Exception], Callable[..., Response[Any]]] = {
    HTTPException: on_http_error,
    LudotecaError: on_refusal,
}


def add_headers(headers: Mapping[str, str]) -> Callable[[Response[Any]], Awaitable[Response[Any]]]:
    async def add(response: Response[Any]) -> Response[Any]:
        for name, value in headers.items():
            response.headers.setdefault(name, value)
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    return add


@get("/rooms/{game:str}/{name:str}", sync_to_thread=True)
def room_style(game: str, name: str) -> File:
    """A game's own style sheet."""
    file = room_file(game, name) if name == "page.css" else None
    if file is None:
        raise NotFoundException
    return File(file, media_type="text/css", content_disposition_type="inline")


CONFLICT = HTTP_409_CONFLICT
