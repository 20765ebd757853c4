"""Games of a plan that are kept in a file, so that a measurement of many hours can be left and
taken up again.

The first line says what is measured, each other one how a game went. Whatever is cut off in the
middle of a line, by a power failure or a kill, is played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core.errors import OptionError, Saying
from ludoteca.core.game import Game
from ludoteca.lab.plan import Plan
from ludoteca.lab.simulate import GameRow, play_game
from ludoteca.lab.workers import Play, play_all


class KeptGames:
    """The file of a plan: made where there is none, read where there is one."""

    def __init__(self, path: Path, game: Game[Any], plan: Plan) -> None:
        self._path = path
        self._game = game
        self._plan = plan
        heading = _line({"ruleset": game.ruleset, **msgspec.to_builtins(plan), "games": None})
        try:
            whole = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise _unusable(path, error) from None
        lines = whole[: whole.rfind(b"\n") + 1].splitlines(keepends=True)
        if lines[:1] != [heading] and not heading.startswith(whole):
            raise OptionError(Saying("ui-error-kept-other", file=str(path)))
        try:
            self.rows = [msgspec.json.decode(line, type=GameRow) for line in lines[1:]]
        except msgspec.MsgspecError:
            raise OptionError(Saying("ui-error-kept-other", file=str(path))) from None
        try:
            with path.open("ab") as file:
                file.truncate(sum(map(len, lines)))
                if not lines:
                    file.write(heading)
        except OSError as error:
            raise _unusable(path, error) from None

    def play(self, workers: int, play: Play[GameRow] = play_game) -> Iterator[GameRow]:
        """The games that are there, then the others as they come."""
        wanted = self.rows[: self._plan.games]
        yield from wanted
        rest = play_all(self._game, self._plan.after(len(wanted)), play, workers)
        with self._path.open("ab") as file:
            for row in rest:
                file.write(_line(row))
                file.flush()
                yield row


def _line(what: object) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def _unusable(path: Path, error: OSError) -> OptionError:
    return OptionError(Saying("ui-error-kept-file", file=str(path), problem=str(error)))
