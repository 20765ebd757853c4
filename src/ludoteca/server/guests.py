"""Who is there: guests, known by an encrypted cookie alone."""

from __future__ import annotations

import re
import secrets
from typing import Any

from litestar import Request

from ludoteca.core.texts import LANGUAGES

MOST_NAME = 24


class Guest:
    """The person behind a request."""

    def __init__(self, request: Request[Any, Any, Any]) -> None:
        self._session = request.session
        if "guest" not in self._session:
            self._session["guest"] = secrets.token_hex(16)
        if self._session.get("lang") not in LANGUAGES:
            self._session["lang"] = preferred(request.headers.get("accept-language", ""))

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


def preferred(accepted: str) -> str:
    """The language of a browser's Accept-Language header that we speak, else English."""
    ranked = []
    for place, part in enumerate(accepted.split(",")):
        code, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        ranked.append((-weight, place, code.lower()[:2]))
    return next((code for _, _, code in sorted(ranked) if code in LANGUAGES), "en")


def tidy_name(raw: str, fallback: str) -> str:
    """A name as it can be shown: printable, on one line, not too long."""
    shown = "".join(sign if sign.isprintable() else " " for sign in raw)
    return re.sub(r"\s+", " ", shown).strip()[:MOST_NAME] or fallback
