"""Who is there: guests, known by an encrypted cookie alone."""

from __future__ import annotations

import hmac
import re
import secrets
from datetime import date
from hashlib import sha256
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message, ScopeSession

from ludoteca.core.texts import LANGUAGES
from ludoteca.server.settings import Settings

A_YEAR = 365 * 24 * 3600

_AS_IT_CAME = "ludoteca_session"


class GuestCookies(ClientSideSessionBackend):
    """Keeps what we know of a guest in an encrypted cookie.

    The cookie is sent only when something in it has changed. Otherwise the answer to an earlier
    request, arriving late, could undo what a later one has changed.
    """

    def load_data(self, data: list[bytes]) -> dict[str, Any]:
        try:
            return super().load_data(data)
        except Exception:  # whatever it is, it is not a cookie of ours
            return {}

    def read(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        """What the guest's cookie says."""
        found = [connection.cookies[key].encode() for key in self.get_cookie_keys(connection)]
        return self.load_data(found) if found else {}

    async def load_from_connection(
        self, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> dict[str, Any]:
        session = self.read(connection)
        connection.scope["state"][_AS_IT_CAME] = dict(session)
        return session

    async def store_in_message(
        self,
        scope_session: ScopeSession,
        message: Message,
        connection: ASGIConnection[Any, Any, Any, Any],
    ) -> None:
        if scope_session and scope_session != connection.scope["state"].get(_AS_IT_CAME):
            await super().store_in_message(scope_session, message, connection)


class GuestCookieConfig(CookieBackendConfig):
    _backend_class = GuestCookies


def guest_cookies(settings: Settings) -> GuestCookieConfig:
    secret = settings.secret("session")
    # a browser does not tell ports apart: another Ludoteca on this machine has its own name
    name = f"ludoteca-{sha256(secret).hexdigest()[:8]}"
    return GuestCookieConfig(
        secret=secret, key=name, max_age=A_YEAR, path=settings.prefix or "/", samesite="lax"
    )


class Guest:
    """The person behind a request, as the session tells it."""

    def __init__(self, session: dict[str, Any], secret: bytes, accepted: str = "") -> None:
        """`accepted` is the browser's Accept-Language header: for whoever has not chosen yet."""
        self._session = session
        self._secret = secret
        if not isinstance(session.get("guest"), str):
            session["guest"] = secrets.token_hex(16)
        if session.get("lang") not in LANGUAGES:
            session["lang"] = preferred(accepted)
        month = f"{date.today():%Y-%m}"
        if session.get("month") != month:
            session["month"] = month  # sends the cookie anew, good for another year

    @classmethod
    def of(cls, request: Request[Any, Any, Any]) -> Guest:
        state = request.app.state
        session = request.scope.get("session")
        if not isinstance(session, dict):
            session = state.cookies.read(request)  # an error before the session was there
        return cls(session, state.form_secret, request.headers.get("accept-language", ""))

    @property
    def id(self) -> str:
        return str(self._session["guest"])

    @property
    def lang(self) -> str:
        return str(self._session["lang"])

    @lang.setter
    def lang(self, lang: str) -> None:
        if lang in LANGUAGES:
            self._session["lang"] = lang

    @property
    def name(self) -> str:
        return str(self._session.get("name", ""))

    @name.setter
    def name(self, name: str) -> None:
        self._session["name"] = name

    @property
    def form_token(self) -> str:
        """Proves that a form came from a page we gave to this guest, and to nobody else."""
        return hmac.new(self._secret, self.id.encode(), sha256).hexdigest()

    def owns_form(self, token: object) -> bool:
        return isinstance(token, str) and hmac.compare_digest(
            token.encode("utf-8", "replace"), self.form_token.encode()
        )


def preferred(accepted: str) -> str:
    """The language of a browser's Accept-Language header that we speak, else English."""
    ranked = []
    for place, part in enumerate(accepted.split(",")[:40]):
        code, *settings = (piece.strip() for piece in part.split(";"))
        quality = next((it[2:] for it in settings if it.startswith("q=")), "1")
        if re.fullmatch(r"(0(\.\d{0,3})?|1(\.0{0,3})?)", quality) and float(quality) > 0:
            ranked.append((-float(quality), place, code.lower().partition("-")[0]))
    return next((code for _, _, code in sorted(ranked) if code in LANGUAGES), "en")


def tidy_nonce(raw: str) -> str:
    """A browser's share in the shuffles: letters and digits."""
    return "".join(re.findall(r"[0-9A-Za-z]", raw))[:64]
