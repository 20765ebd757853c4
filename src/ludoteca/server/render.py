"""From scenes to HTML: pages for a request, regions for a live update."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple, cast

import msgspec
from jinja2 import Environment, FunctionLoader, PackageLoader, PrefixLoader, StrictUndefined
from jinja2.runtime import Context, Macro
from markupsafe import Markup

from ludoteca.core.errors import PageError
from ludoteca.core.game import Game, find_game
from ludoteca.core.moments import Moment
from ludoteca.core.texts import LANGUAGES
from ludoteca.server import drawings
from ludoteca.server.pace import Pace
from ludoteca.server.rooms import Room, Rooms, load_template, mistakes_in
from ludoteca.server.scene import Chronicles, Line, Scene
from ludoteca.server.tables import LiveTable
from ludoteca.server.words import PageSpeaker, page_texts, table_texts

# "lore" is what never changes during a match and is the same for everybody: a room says with
# `lore_of` what it depends on, besides the game and the language.
REGIONS = ("status", "seats", "board", "chronicle", "dock", "lore")
KEPT = ("status", "board")  # a room draws them from the scene alone, as it does a hand and a seat

EARLIER = "~"  # before the ruleset, where the rules are not those of today


class PlainContext(Context):
    """Calls what a template calls, without looking first whether it wants to know the template.

    Only macros want to. There are hundreds of calls in a page, and the search for the few that
    would be special was a third of its cost.
    """

    def call(
        self,
        function: Any,
        *args: Any,
        _loop_vars: Any = None,
        _block_vars: Any = None,
        **named: Any,
    ) -> Any:
        if type(function) is Macro:
            return function(self.eval_ctx, *args, **named)
        return function(*args, **named)


class PageEnvironment(Environment):
    context_class = PlainContext


def rules_of(game: Game[Any]) -> str:
    """Where a table's rules are: those of an earlier ruleset have a place of their own."""
    now = find_game(game.id).ruleset
    return game.id if game.ruleset == now else f"{game.id}{EARLIER}{game.ruleset}"


def make_environment(*, strict: bool = False, root: str = "") -> Environment:
    """The templates of all pages; a `strict` one raises the mistakes of the games' rooms. `root` is
    what every path begins with that a page names."""
    environment = PageEnvironment(
        loader=PrefixLoader(
            {
                "server": PackageLoader("ludoteca.server"),
                "room": FunctionLoader(load_template),
            }
        ),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals["drawings"] = drawings
    environment.globals["root"] = root
    environment.globals["rules_of"] = rules_of
    environment.globals["rooms"] = Rooms(environment, strict=strict)
    return environment


class Then(NamedTuple):
    """A moment of a story, the lines of the story up to it, and how many events were told since the
    story began."""

    moment: Moment
    lines: Sequence[Line]
    later: int


class Region(NamedTuple):
    key: str  # changes exactly when the HTML does
    html: str


class Kept:
    """What was rendered already, by what it was rendered from; the oldest gives way."""

    def __init__(self, most: int) -> None:
        self._kept: dict[Hashable, str] = {}
        self._most = most

    def get(self, key: Hashable, render: Callable[[], str]) -> str:
        if key not in self._kept:
            if len(self._kept) >= self._most:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = render()
        return self._kept[key]


class KeptByTable:
    """What was rendered already for each table, so much in all; the table that was rendered for
    least lately gives way."""

    def __init__(self, most: int) -> None:
        self._kept: OrderedDict[str, dict[Hashable, str]] = OrderedDict()
        self._most = most
        self._count = 0

    def get(self, id: str, key: Hashable, render: Callable[[], str]) -> str:
        kept = self._kept.setdefault(id, {})
        self._kept.move_to_end(id)
        if key not in kept:
            if self._count >= self._most:
                self.forget(next(iter(self._kept)))
                kept = self._kept.setdefault(id, {})  # it may have been this one
            kept[key] = render()
            self._count += 1
        return kept[key]

    def forget(self, id: str) -> None:
        self._count -= len(self._kept.pop(id, {}))


class Made(NamedTuple):
    """Something rendered: from what, and with which passing things of the scene looked at."""

    made_from: Hashable
    passing: Mapping[str, Any]
    html: str

    def is_as_now(self, made_from: Hashable, scene: Scene) -> bool:
        return self.made_from == made_from and all(
            getattr(scene, name) == value for name, value in self.passing.items()
        )


class Latest:
    """What was rendered last at each place, for as long as what it is made from stays the same.

    Most updates change little: while everybody decides behind a screen, nobody's board changes, and
    how things stand is mostly as the last moment of the story had it.
    """

    def __init__(self, most: int) -> None:
        self._latest: dict[tuple[str, Hashable], Made] = {}
        self._most = most

    def forget(self, id: str) -> None:
        for place in [place for place in self._latest if place[0] == id]:
            del self._latest[place]

    def get(
        self,
        place: tuple[str, Hashable],
        made_from: Hashable,
        scene: Scene,
        render: Callable[[], str],
    ) -> str:
        made = self._latest.pop(place, None)
        if made is None or not made.is_as_now(made_from, scene):
            scene.looked_at.clear()
            html = render()
            looked_at = list(scene.looked_at)
            made = Made(made_from, {name: getattr(scene, name) for name in looked_at}, html)
        self._latest[place] = made
        if len(self._latest) > self._most:
            self._latest.pop(next(iter(self._latest)))
        return made.html


class Renderer:
    """Renders what a viewer sees of a table."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.rooms = cast(Rooms, environment.globals["rooms"])
        self._chronicles = Chronicles()
        self._lines = KeptByTable(50_000)
        self._lore = Kept(500)
        self._latest = Latest(12_000)
        self.pace = Pace()

    def forget(self, id: str) -> None:
        """Let go of what was kept for a table."""
        self._chronicles.forget(id)
        self._latest.forget(id)
        self._lines.forget(id)

    def page(self, name: str, lang: str, game: Game[Any] | None = None, **context: Any) -> str:
        """A whole page in that language, of a game's table or of none."""
        texts = table_texts(game, lang) if game else page_texts(lang)
        shown = {
            "say": texts.say,
            "has": texts.has,
            "lang": lang,
            "languages": LANGUAGES,
            "game": game,
        }
        return self.environment.get_template(f"server/{name}").render(shown | context)

    def scene(
        self, live: LiveTable, seat: int | None, lang: str, then: Then | None = None
    ) -> Scene:
        speaker = PageSpeaker(live.game, lang, live.names, seat)
        told = (then.later, then.lines) if then is not None else (0, ())
        lines = self._chronicles.lines(live, seat, speaker, *told)
        scene = Scene(
            live.game,
            live.playing,
            seat,
            lang,
            live.names,
            list(live.bots),
            lines,
            then.moment if then is not None else None,
        )
        if seat is not None and then is None:
            scene.undoable = live.may_undo_at_once(seat)
            scene.may_wish_undo = (
                not scene.undoable and live.wish is None and bool(live.undo_kind(seat))
            )
        return scene

    def regions(self, live: LiveTable, seat: int | None, lang: str) -> dict[str, Region]:
        """Every region of the table's page."""
        return self.scene_regions(self.scene(live, seat, lang), live=live)

    def moment(
        self, live: LiveTable, seat: int | None, lang: str, then: Then
    ) -> tuple[Scene, dict[str, Region]]:
        """Every region as that viewer saw it in a moment that has passed."""
        scene = self.scene(live, seat, lang, then)
        return scene, self.scene_regions(scene, live=live)

    def scene_regions(
        self, scene: Scene, live: LiveTable | None = None, **more: Any
    ) -> dict[str, Region]:
        """The regions as the game's room draws them. Where the room has a mistake, the game can
        still be played: on the generic page."""
        try:
            with mistakes_in(scene.game):
                return self._regions(self.rooms.of(scene.game), scene, live, more)
        except PageError as error:
            self.rooms.forgive(error)
        return self._regions(self.rooms.generic, scene, live, {**more, "makeshift": True})

    def _regions(
        self, room: Room, scene: Scene, live: LiveTable | None, more: dict[str, Any]
    ) -> dict[str, Region]:
        shown = {
            "s": scene,
            "room": room,
            "makeshift": False,
            "live": live,
            "told": partial(self._told, scene, live.id if live is not None else ""),
            **more,
        }
        keep: Callable[[str, Callable[[], str]], str] = _anew
        if live is not None and not scene.over:
            keep = partial(self._keep, live.id, scene, (room.is_own, made_from(scene)))
        shown["hand"] = Markup(keep("hand", partial(room.hand, scene)))
        shown["seat"] = lambda seat: Markup(keep(f"seat {seat}", partial(room.seat, scene, seat)))
        made = {}
        for name in REGIONS:
            template = self.environment.get_template(f"server/regions/{name}.html")
            render = partial(template.render, shown)
            lore = lore_key(scene, room) if name == "lore" else None
            if lore:
                html = self._lore.get(lore, render)
            else:
                html = keep(name, render) if name in KEPT else render()
            made[name] = Region(blake2b(html.encode(), digest_size=6).hexdigest(), html)
        return made

    def _keep(
        self, id: str, scene: Scene, made_from: Hashable, name: str, render: Callable[[], str]
    ) -> str:
        return self._latest.get((id, (scene.seat, scene.lang, name)), made_from, scene, render)

    def _told(self, scene: Scene, id: str) -> Markup:
        return Markup("".join(self.lines(scene, id)))

    def lines(self, scene: Scene, id: str = "") -> Iterator[str]:
        """The lines of the chronicle. Each is the same in every update, and there are many."""
        template = self.environment.get_template("server/regions/line.html")
        game, lang, seat, newest = scene.game.id, scene.lang, scene.seat, scene.told
        for place, line in enumerate(scene.chronicle):
            yield self._lines.get(
                id,
                (game, lang, line, newest - place, line.seat == seat),
                partial(template.render, s=scene, line=line, number=newest - place),
            )


def made_from(scene: Scene) -> Hashable:
    """All that a board and a hand are made from: the view, and the question with its answers."""
    asked = scene.ask.id if scene.ask else None
    return msgspec.msgpack.encode(scene.view), asked, tuple(scene.decided), tuple(scene.names)


def _anew(name: str, render: Callable[[], str]) -> str:
    return render()


def lore_key(scene: Scene, room: Room) -> Hashable:
    """What the lore is made from: tables of one game may be played with different cards."""
    depends = room.lore_of
    if depends is None:
        return None
    return scene.game.id, scene.game.ruleset, scene.content, scene.lang, str(depends(scene))


def version(regions: dict[str, Region], heard: int) -> str:
    return named(heard, {name: region.key for name, region in regions.items()})


def named(heard: int, keys: Mapping[str, str]) -> str:
    """Names what a viewer has on the page, and how much it has heard: the same after a restart, and
    it counts nothing that the viewer could not count."""
    return ".".join([str(heard), *(keys[name] for name in REGIONS)])


def seen(version: str) -> tuple[int, dict[str, str]]:
    """How much a viewer has heard and the keys of the regions it has, by that name of both."""
    heard, *keys = version.split(".")
    known = heard.isascii() and heard.isdecimal() and len(heard) < 10
    return int(heard) if known else 0, dict(zip(REGIONS, keys, strict=False))
