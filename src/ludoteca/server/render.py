"""From scenes to HTML: pages for a request, regions for a live update."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any, Generic, NamedTuple, TypeVar, cast

from jinja2 import Environment, FunctionLoader, PackageLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from ludoteca.core.errors import PageError
from ludoteca.core.game import Game, find_game
from ludoteca.core.moments import Moment
from ludoteca.core.texts import LANGUAGES
from ludoteca.server import drawings
from ludoteca.server.looking import Album, Looking
from ludoteca.server.opinions import told_hint
from ludoteca.server.pace import Pace
from ludoteca.server.quick import QuickEnvironment, QuickMacro
from ludoteca.server.rooms import Room, Rooms, load_template, mistakes_in
from ludoteca.server.scene import Chronicles, Line, Scene
from ludoteca.server.tables import LiveTable
from ludoteca.server.words import PageSpeaker, page_texts, table_texts

# "lore" is what never changes during a match and is the same for everybody: a room says with
# `lore_of` what it depends on, besides the game and the language.
REGIONS = ("status", "seats", "board", "chronicle", "dock", "lore")
KEPT = ("status", "board")  # a room draws them from the scene alone, as it does a hand and a seat

EARLIER = "~"  # before the ruleset, where the rules are not those of today


def rules_of(game: Game[Any]) -> str:
    """Where a table's rules are: those of an earlier ruleset have a place of their own."""
    now = find_game(game.id).ruleset
    return game.id if game.ruleset == now else f"{game.id}{EARLIER}{game.ruleset}"


def make_environment(*, strict: bool = False, root: str = "") -> Environment:
    """The templates of all pages; a `strict` one raises the mistakes of the games' rooms. `root` is
    what every path begins with that a page names."""
    environment = QuickEnvironment(
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


T = TypeVar("T")


class Kept(Generic[T]):
    """What was rendered already, by what it was rendered from; the oldest gives way."""

    def __init__(self, most: int) -> None:
        self._kept: dict[Hashable, T] = {}
        self._most = most

    def get(self, key: Hashable, render: Callable[[], T]) -> T:
        if key not in self._kept:
            if len(self._kept) >= self._most:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = render()
        return self._kept[key]


class Renderer:
    """Renders what a viewer sees of a table."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.rooms = cast(Rooms, environment.globals["rooms"])
        self._chronicles = Chronicles()
        self._lines = Kept[str](20_000)
        self._lore = Kept[Region](500)
        self._album = Album()
        self._macros: dict[str, QuickMacro] = {}
        self.pace = Pace()

    def forget(self, id: str) -> None:
        """Let go of what was kept for a table."""
        self._chronicles.forget(id)
        self._album.forget(id)

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
        self,
        live: LiveTable,
        seat: int | None,
        lang: str,
        then: Then | None = None,
        present: Moment | None = None,
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
            present,
        )
        if seat is not None and then is None:
            kind = live.undo_kind(seat)
            scene.undoable = live.is_undo_at_once(seat, kind)
            scene.may_wish_undo = not scene.undoable and live.wish is None and bool(kind)
        return scene

    def regions(
        self, live: LiveTable, seat: int | None, lang: str, present: Moment | None = None
    ) -> dict[str, Region]:
        """Every region of the table's page, as things stand; `present`, where that is known."""
        return self.scene_regions(self.scene(live, seat, lang, present=present), live=live)

    def moment(
        self, live: LiveTable, seat: int | None, lang: str, then: Then
    ) -> tuple[Scene, dict[str, Region]]:
        """Every region as that viewer saw it in a moment that has passed."""
        scene = self.scene(live, seat, lang, then)
        return scene, self.scene_regions(scene, live=live)

    def scene_regions(self, scene: Scene, live: LiveTable | None = None) -> dict[str, Region]:
        """The regions as the game's room draws them. Where the room has a mistake, the game can
        still be played: on the generic page."""
        try:
            with mistakes_in(scene.game):
                return self._regions(self.rooms.of(scene.game), scene, live)
        except PageError as error:
            self.rooms.forgive(error)
        return self._regions(self.rooms.generic, scene, live, makeshift=True)

    def _regions(
        self, room: Room, scene: Scene, live: LiveTable | None, *, makeshift: bool = False
    ) -> dict[str, Region]:
        looking: Looking | None = None
        if live is not None and not scene.over:
            looking = self._album.look(scene, live.id)
        told = partial(self._told, scene, looking)
        hint = told_hint(scene, live.hint) if live is not None else None
        seen = (scene if looking is None else looking, room, live, makeshift, told, hint)
        made = {}
        for name in REGIONS:
            draw = partial(self._macro(name, "region").text, *seen)
            lore = lore_key(scene, room) if name == "lore" else None
            if lore:
                made[name] = self._lore.get(lore, partial(_region, draw))
            elif looking is None:
                made[name] = _region(draw)
            else:
                html = looking.keep((name, room.is_own), draw) if name in KEPT else draw()
                key, before = looking.viewer.keys.get(name, ("", ""))
                made[name] = Region(key, before) if before == html else _named(html)
                looking.viewer.keys[name] = made[name]
        return made

    def _macro(self, template: str, name: str) -> QuickMacro:
        """Of what all rooms share."""
        found: QuickMacro = self._macros.get(template) or getattr(
            self.environment.get_template(f"server/regions/{template}.html").module, name
        )
        self._macros[template] = found
        return found

    def _told(self, scene: Scene, looking: Looking | None) -> Markup:
        if looking is None:
            return Markup("".join(self.lines(scene)))
        drawn: dict[int, tuple[Line, str]] = {}
        known, number = looking.viewer.lines, scene.told
        for line in scene.chronicle:
            before = known.get(number)
            if before is None or not (before[0] is line or _shown(before[0]) == _shown(line)):
                before = line, self._line(scene, line, number)
            drawn[number] = before
            number -= 1
        looking.viewer.lines = drawn
        return Markup("".join([html for _, html in drawn.values()]))

    def lines(self, scene: Scene) -> Iterator[str]:
        """The lines of the chronicle. Each is the same in every update, and there are many."""
        for place, line in enumerate(scene.chronicle):
            yield self._line(scene, line, scene.told - place)

    def _line(self, scene: Scene, line: Line, number: int) -> str:
        key = (scene.game.id, scene.lang, number, line.seat == scene.seat, *_shown(line))
        draw = self._macro("line", "line").text
        return self._lines.get(key, partial(draw, scene, line, number))


def _shown(line: Line) -> tuple[Hashable, ...]:
    """What a line of the chronicle shows."""
    return line.text, line.rule, line.key, line.seat, line.heading


def _region(draw: Callable[[], str]) -> Region:
    return _named(draw())


def _named(html: str) -> Region:
    return Region(blake2b(html.encode(), digest_size=6).hexdigest(), html)


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
