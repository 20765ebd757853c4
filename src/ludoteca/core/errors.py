"""Named exceptions for named failures. Each says what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.core.vocabulary import Reason


class LudotecaError(Exception):
    """The common parent: catch this to catch everything Ludoteca refuses."""


class UnknownGame(LudotecaError):
    """No game of that id is registered."""


class OptionError(LudotecaError):
    """An option, a player count or a seed that the game does not have."""


class NotYourTurn(LudotecaError):
    """The seat is not asked anything at this moment."""


class StaleAsk(LudotecaError):
    """The answer is addressed to a question that is no longer open."""


class IllegalAction(LudotecaError):
    """The answer is not among the legal options.

    `reason`, where the game can tell, says why, with the paragraph of the rules.
    """

    def __init__(
        self, message: str, *, options: Sequence[object] = (), reason: Reason | None = None
    ) -> None:
        super().__init__(message)
        self.options = tuple(str(option) for option in options)
        self.reason = reason


class UndoRefused(LudotecaError):
    """The answer cannot be taken back (without the consent of the table)."""


class ContentError(LudotecaError):
    """A content file is wrong: names the file, the card and the field."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        self.file, self.card, self.field, self.problem = file, card, field, problem
        where = ", ".join(
            part
            for part in (file, f"card {card}" if card else "", f"field {field}" if field else "")
            if part
        )
        super().__init__(f"{where}: {problem}")

    def __reduce__(self) -> tuple[object, ...]:
        return ContentError, (self.file, self.card, self.field, self.problem)


class RecordError(LudotecaError):
    """A record that cannot be read or replayed. `where` names the place in it."""

    def __init__(self, problem: str, where: str = "") -> None:
        self.where, self.problem = where, problem
        super().__init__(f"{where}: {problem}" if where else problem)

    def __reduce__(self) -> tuple[object, ...]:
        return RecordError, (self.problem, self.where)


class TextError(LudotecaError):
    """A text is missing in a language, or does not fit its arguments."""


class BotError(LudotecaError):
    """There is no bot of that name for the game."""


class ScriptError(LudotecaError):
    """A game's own rules broke the engine's contract: a mistake of the game's author."""
