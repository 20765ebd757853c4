"""Nobody learns what they may not know: neither what is hidden nor what is its owner's alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from ludoteca.core.actions import Action
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.core.table import Table
from ludoteca.testing.playing import (
    Listener,
    bytes_now,
    look_closer,
    start,
    steps,
    told,
    viewers,
    where,
    who,
)

WORLDS = 12  # at most, side by side


# --- what is hidden -----------------------------------------------------------------------


class World(NamedTuple):
    """A match that differs from the true one only in what the viewer cannot know."""

    viewer: int | None
    guess: Match
    listener: Listener
    revealed: int


def check_secrets(game: Game[Any], players: int, seed: int) -> None:
    """Nothing a seat receives depends on what it may not know.

    At many moments the game is continued in worlds that differ only in what one seat cannot know.
    As long as the same answers are given and nothing is declared revealed (`table.reveal()`), that
    seat must receive the same bytes in all of them. Of what it is told, only what is new is
    compared each time; that the old stays as it was is looked at now and then.
    """
    match, rng = start(game, players, seed)
    ears = [Listener(viewer) for viewer in viewers(match)]
    for ear in ears:
        ear.news(match)
    worlds: list[World] = []
    for seat, action in steps(match, rng):
        if look_closer(match, rng, 0.15):
            truth = Truth(match, rng)
            for ear in ears:
                world = _made_up(match, ear, rng)
                truth.compare(world, told(match, ear.seat), world.listener.news(world.guess))
                worlds.append(world)
        match.play(seat, action)
        news = {ear.seat: ear.news(match) for ear in ears}
        truth = Truth(match, rng)
        going_on = []
        for world in worlds:
            ask = world.guess.asks.get(seat)
            if ask is None or action not in ask.options:
                continue
            world.guess.play(seat, action)
            if match.revealed != world.revealed:
                continue
            truth.compare(world, news[world.viewer], world.listener.news(world.guess))
            going_on.append(world)
        worlds = going_on[-WORLDS:]
        if match.over or len(match.moves).bit_count() == 1:  # at the end, and ever more seldom
            for ear in ears:
                assert told(match, ear.seat).startswith(ear.told), (
                    f"{where(match)}: what {who(ear.seat)} was told has changed since"
                )


def _made_up(match: Match, ear: Listener, rng: Random) -> World:
    guess = match.guess(ear.seat, rng, log=True)
    return World(ear.seat, guess, Listener(ear.seat), match.revealed)


class Truth:
    """What each viewer receives at one moment of the true match, worked out once."""

    def __init__(self, match: Match, rng: Random) -> None:
        self.match = match
        self.tries = rng.random()
        self._received: dict[int | None, bytes] = {}

    def compare(self, world: World, real_news: bytes, news: bytes) -> None:
        viewer = world.viewer
        if viewer not in self._received:
            self._received[viewer] = bytes_now(self.match, viewer, Random(self.tries))
        real = self._received[viewer]
        made_up = bytes_now(world.guess, viewer, Random(self.tries))
        if (real, real_news) != (made_up, news):
            difference = different(real, real_news, made_up, news)
            raise AssertionError(
                f"{where(self.match)}: {who(viewer)} receives what it may not know, {difference}"
            )


def different(real: bytes, real_news: bytes, other: bytes, news: bytes) -> str:
    """In which parts of what a seat receives two worlds differ, and where first in each."""
    here, there = (
        {**msgspec.json.decode(now), "events": list(map(msgspec.json.decode, lines.splitlines()))}
        for now, lines in ((real, real_news), (other, news))
    )
    parts = [part for part in here if here[part] != there[part]]
    shown = "\n".join(f"  {part}{_first_difference(here[part], there[part])}" for part in parts)
    return f"in {', '.join(parts)}:\n{shown}"


def _first_difference(here: Any, there: Any) -> str:
    """The way to it, and what stands in either place."""
    ours, theirs = _places(here), _places(there)
    if ours.keys() == theirs.keys():
        for key in ours:
            if ours[key] != theirs[key]:
                return f".{key}{_first_difference(ours[key], theirs[key])}"
    return f": {here}\n    or: {there}"


def _places(value: Any) -> dict[Any, Any]:
    if isinstance(value, list):
        return dict(enumerate(value))
    return value if isinstance(value, dict) else {}


# --- moments ------------------------------------------------------------------------------


def check_moments(game: Game[Any], players: int, seed: int) -> None:
    """Every moment is as secret as the present: what a viewer sees of it stays as it is when all
    that it could not know then is made up anew, or what was private to others is changed. And
    everything a viewer hears is in one of its moments, once.
    """
    match, rng = start(game, players, seed)
    heard = dict.fromkeys(viewers(match), 0)
    told: dict[int | None, list[Any]] = {viewer: [] for viewer in heard}
    count = 0
    while True:
        story = match.table._story
        assert story is not None
        for viewer in heard:
            for it in story.heard(viewer) if story.count > count else ():
                # as it is shown to whoever has a lane of its own beside others
                if it.number > heard[viewer] and it.beside is not None and rng.random() < 0.01:
                    _check_moment(match, it.table, rng)
            for moment in match.moments(viewer, after=heard[viewer]):
                assert moment.number >= heard[viewer], f"{where(match)}: moments out of order"
                heard[viewer] = moment.number
                told[viewer] += [(event.key, event.data) for event in moment.events]
            assert moment.view == match.view(viewer), f"{where(match)}: the last is not the present"
        for kept in story.since(count):
            if rng.random() < 0.3:
                _check_moment(match, kept.table, rng)
        count = story.count
        if match.over:
            break
        seat, action = next(steps(match, rng))
        match.play(seat, action)
    for viewer, lines in told.items():
        # what scripts side by side tell is told lane by lane, but seen as it happened
        said = [(event.key, event.data) for event in match.events(viewer)]
        assert Counter(map(repr, lines)) == Counter(map(repr, said)), (
            f"{where(match)}: {who(viewer)} is not shown all it is told, or twice"
        )


def _check_moment(match: Match, table: Table, rng: Random) -> None:
    game = match.game
    for viewer in viewers(match):
        real = msgspec.json.encode(game.view(table, viewer))
        other = table.copy()
        game.resample(other, viewer, Stream(rng.randbytes(32)))
        made_up = msgspec.json.encode(game.view(other, viewer))
        assert made_up == real, (
            f"{where(match)}: a moment before it shows {who(viewer)} what it may not know,"
            f" {_shown_difference(real, made_up)}"
        )
        fields = {name: getattr(other, name) for name in game.private(other)}
        for values in fields.values():
            values[:] = [v if p == viewer else changed(v, rng) for p, v in enumerate(values)]
        made_up = msgspec.json.encode(game.view(other, viewer))
        assert made_up == real, (
            f"{where(match)}: a moment before it shows {who(viewer)} what is made from other seats'"
            f" {' or '.join(fields)}, {_shown_difference(real, made_up)}"
        )


def _shown_difference(here: bytes, there: bytes) -> str:
    return f"in view{_first_difference(msgspec.json.decode(here), msgspec.json.decode(there))}"


# --- what is its owner's alone ------------------------------------------------------------

MARK = 10_007  # is added to numbers to find out where they turn up


def check_private(game: Game[Any], players: int, seed: int) -> None:
    """What belongs to its owner alone (`Game.private`) shows nowhere in what others receive.

    Others may be able to work it out, so no guess makes it up. Here it is changed, whether the
    rules could come to it or not: all that another seat is shown must stay the same. And numbers
    that are marked must not turn up in what another seat is told or asked next.
    """
    if type(game).private is Game.private:
        return
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        if look_closer(match, rng, 0.15):
            _check_shown(match, rng)
            for viewer in viewers(match):
                marked = _marked(match, viewer, rng)
                if marked is not None:
                    _check_told(marked, seat, action)
        match.play(seat, action)
    _check_shown(match, rng)


def private_fields(match: Match) -> dict[str, list[Any]]:
    """The table's fields that are private just now, each a list by seat."""
    fields = {}
    for name in match.game.private(match.table):
        value: Any = getattr(match.table, name, None)
        is_by_seat = isinstance(value, list) and len(value) == match.players
        assert is_by_seat, f"{match.game.id}: {name!r} is private, but no list by seat"
        fields[name] = value
    return fields


def _check_shown(match: Match, rng: Random) -> None:
    for viewer in viewers(match):
        tries = rng.random()
        real = bytes_now(match, viewer, Random(tries))
        world = match.fork()
        fields = private_fields(world)
        for values in fields.values():
            values[:] = [v if p == viewer else changed(v, rng) for p, v in enumerate(values)]
        complaint = (
            f"{where(match)}: {who(viewer)} receives what is made from other seats'"
            f" {' or '.join(fields)}, which is theirs alone"
        )
        try:
            if viewer is not None and viewer in world.asks:
                world.asks[viewer].refresh()
            other = bytes_now(world, viewer, Random(tries))
        except Exception as error:
            raise AssertionError(f"{complaint}: with other values it breaks, {error!r}") from error
        assert other == real, f"{complaint}, {different(real, b'', other, b'')}"


def changed(value: Any, rng: Random) -> Any:
    """Another value of the same shape: other numbers and words, as many as there were."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([n for n in (0, 1, value + 1, value + MARK) if n != value])
    if isinstance(value, str):
        return f"{value}?"
    if value is None:
        return 0
    if isinstance(value, Action):
        space = value.family.space
        return space[(value.id + 1) % len(space)]
    if isinstance(value, dict):
        return {key: changed(inner, rng) for key, inner in value.items()}
    if isinstance(value, list):
        return [changed(inner, rng) for inner in value]
    if isinstance(value, tuple):
        inner = [changed(inner, rng) for inner in value]
        return value._make(inner) if hasattr(value, "_make") else tuple(inner)
    if isinstance(value, set):
        return {it + MARK if isinstance(it, int) else changed(it, rng) for it in value}
    raise AssertionError(f"{value!r} is private, but nothing that the check could change")


class Marked(NamedTuple):
    """A fork in which the numbers of a private field can be told from all others."""

    viewer: int | None
    world: Match
    name: str
    numbers: list[int]  # by seat


def _marked(match: Match, viewer: int | None, rng: Random) -> Marked | None:
    """One private number of each other seat is marked, a different mark for each."""
    world = match.fork(log=True)
    fields = private_fields(world)
    counts = [name for name, values in fields.items() if all(type(v) is int for v in values)]
    if not counts:
        return None
    name = rng.choice(counts)
    numbers = fields[name]
    for p in range(match.players):
        if p != viewer:
            numbers[p] += MARK * (p + 1)
    return Marked(viewer, world, name, numbers[:])


def _check_told(marked: Marked, seat: int, action: Action) -> None:
    viewer, world, name, before = marked
    read = len(world.log)
    try:
        world.play(seat, action)
    except Exception:
        return  # the rules need not reckon with such numbers
    fields = private_fields(world)
    if name not in fields:
        return
    # a number that has left its owner's hands may have been shown: whoever pays all is seen to
    theirs = {
        number
        for p, (old, new) in enumerate(zip(before, fields[name], strict=True))
        if p != viewer and new > MARK // 2
        for number in (old, new)
    }
    ask = world.asks.get(viewer) if viewer is not None else None
    received = [event.data for event in world.log[read:] if event.heard_by(viewer)]
    found = theirs.intersection(_numbers([received, ask.data if ask else ()]))
    assert not found, (
        f"{where(world)}: {who(viewer)} is told or asked something with a number out of other"
        f" seats' {name}, which is theirs alone"
    )


def _numbers(data: Any) -> Iterator[int]:
    if isinstance(data, int):
        yield data
    elif isinstance(data, list | tuple):
        for inner in data:
            yield from _numbers(inner)
