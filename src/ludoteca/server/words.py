"""The words of the web pages: the interface's, the pages' own, and the game's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.texts import Player, Several, Speaker, Texts
from ludoteca.core.texts import _shared as shared_source

HERE = Path(__file__).parent / "texts"


def page_source(lang: str) -> str:
    return (HERE / f"{lang}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=16)
def page_texts(lang: str) -> Texts:
    """The texts of pages that show no game."""
    return Texts(lang, shared_source(lang), page_source(lang))


@lru_cache(maxsize=64)
def table_texts(game: Game[Any], lang: str) -> Texts:
    """The texts of a game's table."""
    return Texts(lang, shared_source(lang), page_source(lang), game.text_source(lang))


class PageSpeaker(Speaker):
    """Says, besides what the game says, what belongs to the table."""

    def __init__(
        self, game: Game[Any], lang: str, names: Sequence[str], seat: int | None = None
    ) -> None:
        super().__init__(game, lang, names, seat)
        self.texts = table_texts(game, lang)

    def waiting(self, seats: Sequence[int]) -> str:
        """For whom the table waits; in a replay that may be whoever looks, who then comes first."""
        own_first = sorted(seats, key=lambda seat: seat != self.seat)
        return self.texts.say(
            "web-waiting",
            players=Several([Player(self.names[it], it == self.seat) for it in own_first]),
            count=len(seats),
            you="you" if self.seat in seats else "other",
        )

    def note(self, key: str, seat: int, data: tuple[str, ...]) -> str:
        """A line of the chronicle about the table itself."""
        about: dict[str, Any] = {"bot": data[-1] if data else ""}
        if seat in range(len(self.names)):
            about["player"] = Player(self.names[seat], seat == self.seat)
        return self.texts.say(f"web-note-{key}", **about)
