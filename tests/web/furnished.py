"""The tutorial's game in a room of its own, furnished as a test needs it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.commands import load_game_file
from ludoteca.core.game import Game, register
from ludoteca.core.texts import LANGUAGES
from tests.web.house import TRE_CARTE


def furnish(room: Path, texts: str = "", **files: str) -> Game[Any]:
    """A registered game whose room has these files (`page_html`, `page_css`…), and its texts with
    more of them, the same in both languages."""
    tutorial = load_game_file(TRE_CARTE)
    (room / "texts").mkdir(parents=True)
    for lang in LANGUAGES:
        words = room / "texts" / f"{lang}.ftl"
        words.write_text(tutorial.text_source(lang) + texts, encoding="utf-8")
        rules = room / "texts" / f"rules.{lang}.md"
        rules.write_text(tutorial.rules_source(lang), encoding="utf-8")
    for name, content in files.items():
        (room / name.replace("_", ".")).write_text(content, encoding="utf-8")
    own = {"id": "furnished", "room": room}
    game: Game[Any] = type("Furnished", (type(tutorial),), own)()
    register(game)
    return game
