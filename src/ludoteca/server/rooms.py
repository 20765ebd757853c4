"""What the games' rooms bring to the pages: macros, drawings, pictures, style sheets.

All of it may be missing. Of the macros that a table's page is made from, a room's `page.html`
defines those that it wants to draw itself; for each of the others there is the one of
`generic.html`. A mistake in a room's file is a `PageError` that names the file and the line.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from jinja2 import Environment, TemplateNotFound, TemplateSyntaxError, UndefinedError, nodes
from jinja2.runtime import Macro
from markupsafe import Markup

from ludoteca.core.errors import LudotecaError, PageError, UnknownGame
from ludoteca.core.game import Game, find_game
from ludoteca.server.words import table_texts

log = logging.getLogger("ludoteca.pages")

PAGE = "page.html"
STYLE = "page.css"

#: the macros of a page, with the arguments that they are called with
MACROS = {
    "status": ("s",),
    "seat": ("s", "p"),
    "board": ("s",),
    "hand": ("s",),
    "options": ("s",),
    "reckoning": ("s",),
    "lore": ("s",),
    "lore_of": ("s",),
}
OPTIONAL = "lore_of"  # whoever does not say what the lore depends on has it drawn every time

Draw: TypeAlias = Callable[..., str]


@dataclass(frozen=True)
class Room:
    """The macros that a table's page is made from."""

    status: Draw
    seat: Draw
    board: Draw
    hand: Draw
    options: Draw
    reckoning: Draw
    lore: Draw
    lore_of: Draw | None
    is_own: bool  # the room draws some of it itself


def room_file(game: Game[Any], name: str) -> Path | None:
    """A file of a game's room, where it has one of its own."""
    file = game.room / name if game.room is not None else None
    return file if file is not None and file.is_file() else None


def load_template(name: str) -> tuple[str, str, None] | None:
    """A file of a room for the templates' loader: `fort/page.html`."""
    game_id, _, part = name.partition("/")
    try:
        file = room_file(find_game(game_id), part)
    except UnknownGame:
        return None
    return (file.read_text(encoding="utf-8"), str(file), None) if file else None


class Rooms:
    """The rooms of all games.

    Whoever plays must not suffer from a mistake in a room: it is logged, and what can be shown
    without it is shown. A `strict` house raises it.
    """

    def __init__(self, environment: Environment, *, strict: bool = False) -> None:
        self._environment = environment
        self._strict = strict
        self._own: dict[str, Room] = {}
        self._broken: dict[str, PageError] = {}
        self._parts: dict[tuple[str, str, str], Markup] = {}
        self._logged: set[str] = set()

    @property
    def generic(self) -> Room:
        macros: Any = self._environment.get_template("server/generic.html").module
        found = {name: getattr(macros, name) for name in MACROS if name != OPTIONAL}
        return Room(**found, lore_of=None, is_own=False)

    def of(self, game: Game[Any]) -> Room:
        """The room of a game; raises PageError where its page cannot be used at all."""
        if game.id in self._broken:
            raise self._broken[game.id].with_traceback(None)
        if game.id not in self._own:
            try:
                with mistakes_in(game):
                    self._own[game.id] = self._open(game)
            except PageError as error:
                self._broken[game.id] = error  # its files are read once
                raise
        return self._own[game.id]

    def _open(self, game: Game[Any]) -> Room:
        generic = self.generic
        file = room_file(game, PAGE)
        if file is None:
            return generic
        page = self._environment.get_template(f"room/{game.id}/{PAGE}").module
        own = {name: it for name in MACROS if isinstance(it := getattr(page, name, None), Macro)}
        for name, macro in own.items():
            needed = MACROS[name]
            if len(macro.arguments) < len(needed) and not macro.catch_varargs:
                raise PageError(
                    str(file),
                    macro_lines(self._environment, file)[name],
                    f"the macro {name!r} has to take {' and '.join(needed)}",
                )
        drawn = {name: own.get(name, getattr(generic, name)) for name in MACROS}
        return Room(**drawn, is_own=bool(own))

    def part(self, game: Game[Any], name: str, lang: str = "") -> Markup:
        """A file of a room that is the same on every page, or on every page in a language, with
        the words of the game; nothing where there is none."""
        key = (game.id, name, lang)
        if key not in self._parts:
            self._parts[key] = self._draw_part(game, name, lang)
        return self._parts[key]

    def _draw_part(self, game: Game[Any], name: str, lang: str) -> Markup:
        if room_file(game, name) is None:
            return Markup("")
        words = {"say": table_texts(game, lang).say} if lang else {}
        try:
            with mistakes_in(game):
                part = self._environment.get_template(f"room/{game.id}/{name}")
                return Markup(part.render(words))
        except PageError as error:
            self.forgive(error)
            return Markup("")

    def has_style(self, game: Game[Any]) -> bool:
        """Whether there is a style sheet to link."""
        return room_file(game, STYLE) is not None

    def forgive(self, error: PageError) -> None:
        """Log a mistake, once, and let the caller do without; where everything counts, raise it."""
        if self._strict:
            raise error
        if str(error) in self._logged:
            return
        self._logged.add(str(error))
        # what the templates themselves complain about is said already; other code has more to say
        cause = error.__cause__
        plain = isinstance(cause, LudotecaError | TemplateSyntaxError | UndefinedError | None)
        log.error("%s", error, exc_info=None if plain else cause)


def macro_lines(environment: Environment, file: Path) -> dict[str, int]:
    """The macros that a file defines, each with its line."""
    page = environment.parse(file.read_text(encoding="utf-8"))
    return {macro.name: macro.lineno for macro in page.body if isinstance(macro, nodes.Macro)}


# --- whose mistake it is ------------------------------------------------------------------


@contextmanager
def mistakes_in(game: Game[Any]) -> Iterator[None]:
    """What goes wrong in a file of the game's room is raised as a PageError."""
    try:
        yield
    except PageError:
        raise
    except Exception as error:
        place = _place(error, game.room) if game.room is not None else None
        if place is None:
            raise
        raise PageError(*place, _problem(error)) from error


def _place(error: Exception, room: Path) -> tuple[str, int] | None:
    """File and line of a room that the mistake is in: the innermost template of it."""
    if isinstance(error, TemplateSyntaxError):
        file = error.filename or ""
        return (file, error.lineno) if _is_template_of(room, file) else None
    place = None
    trace = error.__traceback__
    while trace is not None:
        frame, line = trace.tb_frame, trace.tb_lineno
        file = frame.f_code.co_filename
        template = frame.f_globals.get("__jinja_template__")
        if template is not None:  # compiled; its lines are not those of the file
            file, line = template.filename or "", template.get_corresponding_lineno(line)
        if _is_template_of(room, file):
            place = file, line
        trace = trace.tb_next
    return place


def _is_template_of(room: Path, file: str) -> bool:
    return Path(file).is_relative_to(room) and not file.endswith(".py")


def _problem(error: Exception) -> str:
    if isinstance(error, TemplateNotFound):
        return f"there is no template {error.name!r}"
    if isinstance(error, TemplateSyntaxError):
        return error.message or "cannot be read"
    if isinstance(error, UndefinedError | LudotecaError):
        return str(error)
    return f"{type(error).__name__}: {error}"
