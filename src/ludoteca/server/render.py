"""From scenes to HTML: pages for a request, regions for a live update."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FunctionLoader, PackageLoader, PrefixLoader, StrictUndefined

from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import find_game
from ludoteca.server.scene import Chronicles, Scene
from ludoteca.server.tables import LiveTable
from ludoteca.server.words import PageSpeaker

REGIONS = ("status", "seats", "board", "chronicle", "dock")


def room_file(game_id: str, name: str) -> Path | None:
    """A file of a game's room, where it has one of its own."""
    room = find_game(game_id).room
    file = room / name if room is not None else None
    return file if file is not None and file.is_file() else None


def _room_template(name: str) -> str | None:
    """A template of a room: `fort` is its page, `fort/drawings.html` another file of it.

    A room without a page of its own has the generic one; its other files may be missing.
    """
    game_id, _, part = name.partition("/")
    try:
        file = room_file(game_id, part or "page.html")
    except UnknownGame:
        return None
    if file is None:
        return None if part else '{% extends "server/generic.html" %}'
    return file.read_text(encoding="utf-8")


def make_environment() -> Environment:
    return Environment(
        loader=PrefixLoader(
            {
                "server": PackageLoader("ludoteca.server"),
                "room": FunctionLoader(_room_template),
            }
        ),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


class Region(NamedTuple):
    key: str  # changes exactly when the HTML does
    html: str


class Renderer:
    """Renders what a viewer sees of a table."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self._chronicles = Chronicles()

    def scene(self, live: LiveTable, seat: int | None, lang: str) -> Scene:
        speaker = PageSpeaker(live.game, lang, live.names, seat)
        return Scene(
            live.game,
            live.playing,
            seat,
            lang,
            live.names,
            list(live.bots),
            self._chronicles.lines(live, seat, speaker),
        )

    def regions(self, live: LiveTable, seat: int | None, lang: str) -> dict[str, Region]:
        """Every region of the table's page."""
        return self.scene_regions(self.scene(live, seat, lang), live=live)

    def scene_regions(
        self, scene: Scene, live: LiveTable | None = None, **more: Any
    ) -> dict[str, Region]:
        room = self.environment.get_template(f"room/{scene.game.id}").module
        made = {}
        for name in REGIONS:
            template = self.environment.get_template(f"server/regions/{name}.html")
            html = template.render(s=scene, room=room, live=live, **more)
            made[name] = Region(blake2b(html.encode(), digest_size=8).hexdigest(), html)
        return made


def version(regions: dict[str, Region]) -> str:
    """Names what a viewer has on the page: the same after a restart, and it counts nothing."""
    joined = "".join(region.key for region in regions.values())
    return blake2b(joined.encode(), digest_size=8).hexdigest()
