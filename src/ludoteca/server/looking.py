"""What is drawn is kept with what it was drawn from, and shown again while that stays the same.

Most updates change little: one player's cards, a price, a question. So the templates of a live
table get the scene as a `Looking`, which notes what each of their macros looks at: parts of the
view, answers, names. A macro that is called again, for the same viewer and with the same arguments,
is drawn again only where something that it looked at is no longer what it was. What looked at
nothing but words and its own arguments is the same for everybody, and drawn once for all.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from ludoteca.core.ask import Ask
from ludoteca.server.scene import Line, Option, Scene

EACH = 2  # drawings kept of one thing: mostly with a question and without
MOST = 100_000_000  # characters that are kept
MOST_EACH = 400_000  # ... of one viewer
MOST_WORDS = 20_000  # drawings that are the same for everybody

PLAIN = (str, int, bool, type(None))
HERE = ("content", "game", "lang", "texts")  # the same for whomever a drawing is kept
WORDS = ("cap", "has", "noun", "paragraph", "say")

Look: TypeAlias = Hashable  # what was looked at: see `Looking._see`
Place: TypeAlias = Hashable  # what is drawn: a macro with its arguments, or a region

_encode = msgspec.msgpack.Encoder().encode
_UNKNOWN = object()
_GONE = object()


class Draws(Protocol):
    """A macro, as far as it matters here."""

    def draw(self, *args: Any, **named: Any) -> str: ...


class Made(NamedTuple):
    """A drawing, and what was seen of all that it looked at."""

    seen: Mapping[Look, Any]
    html: str


Drawings: TypeAlias = dict[Place, tuple[Made, ...]]
Words: TypeAlias = dict[Place, str]


class Viewer:
    """All that was drawn for one viewer of a table."""

    __slots__ = ("_album", "drawings", "keys", "lines", "size")

    def __init__(self, album: Album) -> None:
        self._album = album
        self.size = 0  # of the drawings
        self.drawings: Drawings = {}
        self.keys: dict[str, tuple[str, str]] = {}  # by region: what its HTML is named, and it
        self.lines: dict[int, tuple[Line, str]] = {}  # of the chronicle, by their numbers

    def add(self, place: Place, drawn: tuple[Made, ...]) -> None:
        self._drop(place)
        self.drawings[place] = drawn
        self._grow(_size(drawn))
        while self.size > MOST_EACH and len(self.drawings) > 1:
            self._drop(next(iter(self.drawings)))

    def _drop(self, place: Place) -> None:
        self._grow(-_size(self.drawings.pop(place, ())))

    def _grow(self, by: int) -> None:
        self.size += by
        self._album.size += by


def _size(drawn: tuple[Made, ...]) -> int:
    return sum([len(made.html) for made in drawn])


class Album:
    """The drawings of each viewer of each table; those who were drawn for least lately give way. No
    viewer is ever shown another one's, but for those that are made of words alone."""

    def __init__(self, most: int = MOST) -> None:
        self._tables: OrderedDict[str, dict[Hashable, Viewer]] = OrderedDict()
        self._most = most
        self.size = 0  # of all drawings
        self._words: dict[Hashable, Words] = {}

    def look(self, scene: Scene, table: str) -> Looking:
        game, viewer = scene.game, (scene.seat, scene.lang)
        words = self._words.setdefault((game.id, game.ruleset, scene.content, scene.lang), {})
        there = self._tables.setdefault(table, {})
        self._tables.move_to_end(table)
        if viewer not in there:
            there[viewer] = Viewer(self)
        while self.size > self._most and len(self._tables) > 1:
            self.forget(next(iter(self._tables)))
        return Looking(scene, there[viewer], words)

    def forget(self, table: str) -> None:
        self.size -= sum(viewer.size for viewer in self._tables.pop(table, {}).values())


class Looking:
    """A scene as templates get it. It has all that the scene has, and takes note."""

    def __init__(self, scene: Scene, viewer: Viewer, words: Words) -> None:
        self.viewer = viewer
        self._scene = scene
        self._drawings = viewer.drawings
        self._words = words
        self._looks: set[Look] = set()
        self._seen: dict[Look, Any] = {}
        for name in (*HERE, *WORDS):
            setattr(self, name, getattr(scene, name))
        view = scene.view
        self._view = _viewing(type(view))(self, view) if isinstance(view, msgspec.Struct) else None
        self._ask = _Asking(self, scene.ask) if scene.ask is not None else None

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._scene, name)
        self._looks.add(name)
        return found

    @property
    def view(self) -> Any:
        if self._view is None:
            self._looks.add(("view",))
            return self._scene.view
        return self._view

    @property
    def ask(self) -> Any:
        self._looks.add(("asked",))
        return self._ask

    def can(self, text: str) -> Option | None:
        look = ("can", text)
        self._looks.add(look)
        found = self._seen[look] = self._scene.can(text)
        return found

    def why_not(self, text: str) -> str:
        look = ("why_not", text)
        self._looks.add(look)
        if look not in self._seen:
            self._seen[look] = self._scene.why_not(text)
        said: str = self._seen[look]
        return said

    def answers(self, *verbs: str) -> list[Option]:
        look = ("answers", *verbs)
        self._looks.add(look)
        found = self._seen[look] = self._scene.answers(*verbs)
        return found

    def name(self, seat: int) -> str:
        self._looks.add(("name", seat))
        return self._scene.name(seat)

    def place(self, seat: int) -> int:
        self._looks.add(("place", seat))
        return self._scene.place(seat)

    def kept(self, macro: Callable[..., str], *args: Hashable) -> str:
        return self._scene.kept(macro, *args)

    # --- drawing --------------------------------------------------------------------------

    def drawn(self, macro: Draws, args: tuple[Any, ...], named: Mapping[str, Any]) -> str:
        """What a macro draws of this scene and of these arguments."""
        place = _place(macro, args, named)
        if place is None:
            return macro.draw(self, *args, **named)
        return self.keep(place, lambda: macro.draw(self, *args, **named))

    def keep(self, place: Place, draw: Callable[[], str]) -> str:
        """What is drawn there, anew only where it has to be."""
        word = self._words.get(place)
        if word is not None:
            return word
        known = self._drawings.get(place, ())
        for made in known:
            if self._is_as_now(made):
                self._looks.update(made.seen)
                return made.html
        outer, self._looks = self._looks, set()
        try:
            html = draw()
            looks = self._looks
        finally:
            self._looks = outer
        if not looks:
            self._words[place] = html
            if len(self._words) > MOST_WORDS:
                self._words.pop(next(iter(self._words)))
        else:
            outer |= looks
            made = Made({look: self._now(look) for look in looks}, html)
            self.viewer.add(place, (made, *known[: EACH - 1]))
        return html

    def _is_as_now(self, made: Made) -> bool:
        now = self._now
        for look, then in made.seen.items():  # noqa: SIM110 - thousands of times a second
            if now(look) != then:
                return False
        return True

    def _now(self, look: Look) -> Any:
        now = self._seen.get(look, _UNKNOWN)
        if now is _UNKNOWN:
            try:
                now = self._see(look)
            except Exception:
                now = _GONE  # what looks there again will complain
            self._seen[look] = now
        return now

    def _see(self, look: Any) -> Any:
        scene = self._scene
        if type(look) is str:
            found = getattr(scene, look)
            return object() if callable(found) else found  # who knows what it does
        kind, *what = look
        if kind == "view":  # as bytes: what a game shows may be what it goes on playing with
            shown = scene.view
            for step in what:
                shown = getattr(shown, step) if type(step) is str else shown[step]
            return _encode(shown)
        if kind == "asked":
            return scene.ask is not None
        if kind == "ask":
            return getattr(scene.ask, *what)
        return getattr(scene, kind)(*what)


def _place(macro: Draws, args: tuple[Any, ...], named: Mapping[str, Any]) -> Place | None:
    """A macro with its arguments, where these can be told apart from any others. Texts that are
    safe and texts that are not are not the same, nor are true and 1."""
    key: list[Any] = [macro]
    for arg in args:
        kind = type(arg)
        if kind in PLAIN:
            key += kind, arg
        elif isinstance(arg, msgspec.Struct):
            key += kind, _encode(arg)
        else:
            return None
    for name, arg in named.items():
        if type(arg) not in PLAIN:
            return None
        key += name, type(arg), arg
    return tuple(key)


# --- looking at the view ------------------------------------------------------------------


class _Viewing:
    """A view. What is looked at in it are its parts, and of a list of things one of them."""

    __slots__ = ("_looking", "_shown")

    def __init__(self, looking: Looking, shown: Any) -> None:
        self._looking = looking
        self._shown = shown

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._shown, name)
        if type(found) is list and found and isinstance(found[0], msgspec.Struct):
            return _Things(self._looking, name, found)
        self._looking._looks.add(("view", name))
        return found

    def __eq__(self, other: object) -> bool:
        self._looking._looks.add(("view",))
        return bool(self._shown == other)

    __hash__ = None  # type: ignore[assignment]


class _Things(Sequence[Any]):
    """A part of the view that is a list, such as one thing for each seat."""

    __slots__ = ("_looking", "_name", "_things")

    def __init__(self, looking: Looking, name: str, things: list[Any]) -> None:
        self._looking = looking
        self._name = name
        self._things = things

    def __getitem__(self, place: Any) -> Any:
        if type(place) is int:
            self._looking._looks.add(("view", self._name, place))
            return self._things[place]
        return self._all[place]

    @property
    def _all(self) -> list[Any]:
        self._looking._looks.add(("view", self._name))
        return self._things

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all)

    def __contains__(self, thing: object) -> bool:
        return thing in self._all

    def __add__(self, more: list[Any]) -> list[Any]:
        return self._all + list(more)

    def __radd__(self, before: list[Any]) -> list[Any]:
        return before + self._all

    def __eq__(self, other: object) -> bool:
        return self._all == (other._all if isinstance(other, _Things) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._all)


class _Asking:
    """A question: mostly it is looked at what kind of question it is."""

    __slots__ = ("_asked", "_looking")

    def __init__(self, looking: Looking, asked: Ask) -> None:
        self._looking = looking
        self._asked = asked

    def __getattr__(self, name: str) -> Any:
        self._looking._looks.add(("ask", name))
        return getattr(self._asked, name)


@lru_cache(maxsize=256)
def _viewing(view: type) -> type[_Viewing]:
    """Called like the view: a template's mistakes are told by that name."""
    own = {"__slots__": (), "__module__": view.__module__}
    return type(view.__name__, (_Viewing,), own)
