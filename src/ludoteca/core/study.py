"""What is worth counting over many games: which things are used, what they begin with.

    STUDY = Study(
        uses={
            "built": used("mechanism", "built"),
            "got": used("object", "awarded", "raided", "bought"),
            "board": used("board", "boards", by="players"),
        },
        openings=("buy",),
    )

The first says: whoever an event `built` names has used the mechanism that it names. What that is
called is the text `use-built`. A thing belongs to the seat that the event names, or that alone was
told of it; if there is none, to the whole table: a scenario, cards that are laid out for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from ludoteca.core.actions import ActionSpace
from ludoteca.core.table import Event
from ludoteca.core.vocabulary import Said, Vocabulary


class Use(NamedTuple):
    """What counts as using a thing of that kind: see `used`."""

    kind: str
    events: tuple[str, ...]
    by: str
    thing: str

    def in_event(self, said: Said, event: Event) -> Iterator[tuple[int | None, int]]:
        """By whom, and which thing; None is the whole table."""
        named = said.named(event.data)
        users = _many(named[self.by][1]) if self.by in named else event.to or (None,)
        for name, (kind, value) in named.items():
            if not self._is(name, kind):
                continue
            things = _many(value)
            if self.by in named and len(users) == len(things):  # one each: which board who has
                yield from zip(users, things, strict=True)
            else:
                yield from ((user, thing) for user in users for thing in things)

    def fits(self, said: Said) -> bool:
        """Whether such an event can name one."""
        return any(self._is(name, kind) for name, kind in said.args)

    def _is(self, name: str, kind: str) -> bool:
        return kind == self.kind and self.thing in ("", name)


def used(kind: str, *events: str, by: str = "player", thing: str = "") -> Use:
    """A thing of that kind of nouns is used where one of these events names it. `by` is the
    argument that says by whom, `thing` the one that says what, where several are of its kind."""
    return Use(kind, events, by, thing)


def _many(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


class Study(NamedTuple):
    """What a game says of itself to whoever studies it (`ludoteca report`), if it likes."""

    #: by a name, what counts as using things; the text `use-NAME` says what is counted. A game
    #: without any: everything that an event names together with a player, by kind
    uses: Mapping[str, Use] = {}
    #: verbs whose first answer is a choice to start with; the text `opening-VERB` says which. A
    #: game without any: the first answer of all where there was a choice
    openings: tuple[str, ...] = ()
    #: the event whose `player` is the first to play. A game without one: whoever is asked first,
    #: if nobody is asked at the same time
    first_player: str = ""
    #: the options that bring everything in the box into play
    options: Mapping[str, Any] = {}

    def uses_in(self, vocabulary: Vocabulary) -> Mapping[str, Use]:
        return self.uses or usual_uses(vocabulary)

    def texts(self) -> set[str]:
        """The keys of the texts that it needs."""
        return {f"use-{name}" for name in self.uses} | {f"opening-{verb}" for verb in self.openings}

    def check(self, vocabulary: Vocabulary, actions: ActionSpace) -> None:
        """Raise AssertionError where something is declared that cannot come up."""
        for name, use in self.uses.items():
            assert use.kind in vocabulary.nouns, f"use {name!r}: there are no nouns {use.kind!r}"
            for key in use.events:
                assert key in vocabulary.events, f"use {name!r}: there is no event {key!r}"
                said = vocabulary.events[key]
                wanted = use.thing or use.kind
                assert use.fits(said), f"use {name!r}: the event {key!r} names no {wanted!r}"
        for verb in self.openings:
            assert verb in actions.families, f"openings: there is no verb {verb!r}"
        if self.first_player:
            assert self.first_player in vocabulary.events, (
                f"first_player: there is no event {self.first_player!r}"
            )


def usual_uses(vocabulary: Vocabulary) -> dict[str, Use]:
    """Whatever an event names together with a player, by kind."""
    usual = {}
    for kind in vocabulary.nouns:
        events = [
            key
            for key, said in vocabulary.events.items()
            if ("player", "player") in said.args and used(kind).fits(said)
        ]
        if events:
            usual[kind] = used(kind, *events)
    return usual


def things_used(
    uses: Mapping[str, Use], vocabulary: Vocabulary, log: Iterable[Event]
) -> Iterator[tuple[str, int | None, int]]:
    """Every use in a log: which, by whom, of what."""
    by_event: dict[str, list[tuple[str, Use]]] = {}
    for name, use in uses.items():
        for key in use.events:
            by_event.setdefault(key, []).append((name, use))
    for event in log:
        for name, use in by_event.get(event.key, ()):
            for user, thing in use.in_event(vocabulary.events[event.key], event):
                yield name, user, thing
