"""Random play, and all that a seat receives while it goes on: what the checks are made from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from ludoteca.core.actions import Action
from ludoteca.core.errors import IllegalAction, NotYourTurn, OptionError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.options import Choice, Switch
from ludoteca.core.table import Event

LONGEST = 20_000  # answers; a game that takes more does not end
LONG = 200  # answers; from there on a closer look is taken ever more seldom
TRIED = 8  # things that a seat tries which it may not do
A_WHILE = 40  # answers that a fork is played on: enough to spoil what it might share


def random_options(game: Game[Any], rng: Random) -> dict[str, Any]:
    """Options at random, of those that go together."""
    for _ in range(20):
        chosen: dict[str, Any] = {}
        for option in game.options:
            if isinstance(option, Switch):
                chosen[option.name] = rng.random() < 0.5
            elif isinstance(option, Choice):
                chosen[option.name] = rng.choice(option.values)
            elif rng.random() < 0.5:
                count = rng.randint(1, len(option.values))
                chosen[option.name] = rng.sample(option.values, count)
        try:
            return game.read_options(chosen)
        except OptionError:
            continue
    return game.read_options({})


def some_tables(game: Game[Any], most: int = 4) -> list[int]:
    """Player counts for what costs more the more of them there are: the smallest, the largest, and
    some between them."""
    counts = list(game.players)
    if len(counts) <= most:
        return counts
    return [counts[at * (len(counts) - 1) // (most - 1)] for at in range(most)]


def start(game: Game[Any], players: int, seed: int, **kwargs: Any) -> tuple[Match, Random]:
    rng = Random(f"{game.id} {players} {seed}")
    return Match(game, players, seed, random_options(game, rng), **kwargs), rng


def steps(match: Match, rng: Random) -> Iterator[tuple[int, Action]]:
    """Random legal answers, one after the other; the caller plays them."""
    while match.asks:
        assert len(match.moves) < LONGEST, f"{where(match)}: the game does not end"
        seat = rng.choice(sorted(match.asks))
        yield seat, rng.choice(match.asks[seat].options)


def play_on(match: Match, rng: Random, answers: int = LONGEST) -> None:
    """Play at random: to the end, or so many answers."""
    for seat, action in islice(steps(match, rng), answers):
        match.play(seat, action)


def look_closer(match: Match, rng: Random, often: float) -> bool:
    """Whether to look closer at this moment: as `often` as that, and always at the first one.
    A closer look may cost as much as the game is long; so in a long game there are fewer."""
    return not match.moves or rng.random() < often * LONG / max(LONG, len(match.moves))


def where(match: Match) -> str:
    return f"{match.game.id}, {match.players} players, move {len(match.moves)}"


def viewers(match: Match) -> list[int | None]:
    """A spectator and every seat."""
    return [None, *range(match.players)]


def who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


# --- what a seat receives -----------------------------------------------------------------


def bytes_now(match: Match, seat: int | None, rng: Random | None = None) -> bytes:
    """What would be sent to a seat just now, as bytes: its view, who is asked, its own question,
    and (with `rng`) the answers to some things it may try."""
    ask = match.asks.get(seat) if seat is not None else None
    return msgspec.json.encode(
        {
            "view": match.view(seat),
            "asked": sorted(match.asks),
            "ask": ask and (ask.id, ask.prompt, ask.data, [str(option) for option in ask.options]),
            "result": match.result,
            "refusals": refusals(match, seat, rng) if seat is not None and rng else None,
        }
    )


def refusals(match: Match, seat: int, rng: Random) -> list[Any]:
    """What the seat is answered when it tries a few things it may not do."""
    answers: list[Any] = []
    space = match.game.actions
    for id in rng.sample(range(len(space)), min(TRIED, len(space))):
        action = space[id]
        try:
            if action in match.ask(seat).options:
                continue
            match.play(seat, action)
        except IllegalAction as refusal:
            answers.append((repr(refusal.message), refusal.options, refusal.reason))
        except NotYourTurn as refusal:
            return [repr(refusal.message)]  # whatever it tries
    return answers


class Listener:
    """What one seat is told, read bit by bit, and numbered as `Match.events` does."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.told = bytearray()  # a line for each event, as far as they have their place for good
        self._read = 0
        self._numbers: dict[int, int] = {}  # by move

    def news(self, match: Match) -> bytes:
        """What has been told since it was last asked, or since the beginning; and all of what is
        told in scripts side by side, which has its place only when they are done."""
        log, settled = match.log, len(match.table._lane.log or ())
        lines = self._lines(log[self._read : settled], self._numbers)
        self._read = settled
        self.told += lines
        return lines + self._lines(log[settled:], self._numbers.copy()) if log[settled:] else lines

    def _lines(self, events: list[Event], numbers: dict[int, int]) -> bytes:
        return _json.encode_lines(
            [
                (numbers.setdefault(move, len(numbers)), key, data)
                for move, key, data, to in events
                if to is None or self.seat in to
            ]
        )


_json = msgspec.json.Encoder()


def told(match: Match, seat: int | None) -> bytes:
    """All that the match says the seat was told."""
    return _json.encode_lines([event[:3] for event in match.events(seat)])


def snapshot(match: Match) -> bytes:
    """The whole state with all that everybody receives: two equal matches have equal ones."""
    whole = [match.table.state(), match.stretches, match.revealed, match.log]
    return msgspec.json.encode(whole, order="sorted") + b"".join(
        bytes_now(match, viewer) for viewer in viewers(match)
    )
