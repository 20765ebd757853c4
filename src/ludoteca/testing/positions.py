"""Set-pieces: a match that stands as a test needs it, played by short texts.

match = set_piece(GAME, table)        # a table laid by hand
play(match, "0 buy lens", "0 end-turn")
assert options(match, 1) == ["buy wire", "pass"]
assert told(match, "bought") == [(0, LENS, 5)]
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, TypeVar

from ludoteca.core.game import Game, Result
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.core.table import Table

T = TypeVar("T", bound=Table)


def set_piece(game: Game[T], table: T, seed: int = 1) -> Match:
    """A match of that game which begins with that table, once it has passed the game's check."""
    game.check(table)

    class SetPiece(type(game)):  # type: ignore[misc]
        def setup(
            self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
        ) -> Table:
            laid = table.copy()
            laid._lane.listen([], [])
            return laid

    laid_out = copy(game)
    laid_out.__class__ = SetPiece
    return Match(laid_out, table.players, seed, content=table.content)


def corrected(game: Game[Any], file: str, old: str, new: str) -> Any:
    """The game's own content with one place of one file changed, as an owner would."""
    texts = dict(game.our_content().texts)
    assert old in texts[file], f"{file}.toml does not say {old!r}"
    texts[file] = texts[file].replace(old, new, 1)
    return game.content_from(texts, "corrected")


def play(match: Match, *answers: str) -> None:
    """Answers "0 buy lens", seat by seat, with the game's check after each."""
    for answer in answers:
        seat, _, text = answer.partition(" ")
        match.play(int(seat), text)
        match.game.check(match.table)


def options(match: Match, seat: int) -> list[str]:
    """What that seat can answer, as texts."""
    return [str(option) for option in match.ask(seat).options]


def told(match: Match, key: str = "", seat: int | None = None) -> list[Any]:
    """What was told to that seat: the keys, or the data of all events of one key."""
    if key:
        return [event.data for event in match.events(seat) if event.key == key]
    return [event.key for event in match.events(seat)]


def result(match: Match) -> Result:
    """The result of a match that is over."""
    assert match.result is not None, "the match goes on"
    return match.result
