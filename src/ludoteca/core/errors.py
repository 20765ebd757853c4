"""Named exceptions for named failures. Each says what was expected."""

from __future__ import annotations

import reprlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from ludoteca.core.texts import Texts
    from ludoteca.core.vocabulary import Reason


def shown(value: object) -> str:
    """A value from outside as it may stand in a message: short, printable, on one line."""
    try:
        text = reprlib.repr(value)
    except ValueError:  # a number too long to be written out
        text = f"a huge {type(value).__name__}"
    return text if len(text) <= 100 else text[:99] + "…"


def one_line(text: str) -> str:
    """A text from outside as it may stand in a message: printable, and not at any length."""
    shortened = text if len(text) <= 300 else text[:299] + "…"
    return "".join(
        sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in shortened
    )


class Saying:
    """A text of the interface and what it takes, to be said in the reader's language. What it
    takes may be said itself; several things are joined by commas."""

    def __init__(self, key: str, **data: Any) -> None:
        self.key, self.data = key, data

    def say(self, lang: str) -> str:
        data = {name: _said(value, lang) for name, value in self.data.items()}
        return self._texts(lang).say(self.key, **data)

    def _texts(self, lang: str) -> Texts:
        from ludoteca.core.texts import interface_texts  # takes long; few errors are ever read

        return interface_texts(lang)

    def __str__(self) -> str:
        return self.say("en")

    def __repr__(self) -> str:
        return f"Saying({self.key!r}, {self.data!r})"


Message: TypeAlias = "str | Saying"


def _said(value: Any, lang: str) -> Any:
    if isinstance(value, tuple):
        return ", ".join(str(_said(item, lang)) for item in value)
    return value.say(lang) if isinstance(value, Saying) else value


class LudotecaError(Exception):
    """The common parent: catch this to catch everything Ludoteca refuses."""

    def __init__(self, message: Message = "") -> None:
        super().__init__(message)
        self.message = message

    def say(self, lang: str) -> str:
        """What is wrong, in that language as far as we can say it."""
        return self.message.say(lang) if isinstance(self.message, Saying) else str(self)


class UnknownGame(LudotecaError):
    """No game of that id is registered."""


class BrokenGame(UnknownGame):
    """A game that is installed, but cannot be used: `problem` says why, in one line."""

    def __init__(self, id: str, problem: str) -> None:
        self.id, self.problem = id, one_line(" ".join(problem.split()))
        super().__init__(Saying("ui-error-game-broken", name=shown(id), problem=self.problem))

    def __reduce__(self) -> tuple[object, ...]:
        return BrokenGame, (self.id, self.problem)


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
        self, message: Message, *, options: Sequence[object] = (), reason: Reason | None = None
    ) -> None:
        super().__init__(message)
        self.options = tuple(str(option) for option in options)
        self.reason = reason


class UndoRefused(LudotecaError):
    """The answer cannot be taken back (without the consent of the table)."""


class ContentError(LudotecaError):
    """A content file is wrong: names the file, the card and the field."""

    def __init__(self, file: str, card: str, field: str, problem: str) -> None:
        self.file, self.card, self.field = file, one_line(card), one_line(field)
        self.problem = one_line(problem)
        where = [file]
        if card:
            where.append(f"card {self.card}")
        if field:
            where.append(f"field {self.field}")
        super().__init__(f"{', '.join(where)}: {self.problem}")

    def __reduce__(self) -> tuple[object, ...]:
        return ContentError, (self.file, self.card, self.field, self.problem)


class RecordError(LudotecaError):
    """A record that cannot be read or replayed. `where` names the place in it."""

    def __init__(self, problem: Message, where: Message = "") -> None:
        super().__init__(problem)
        self.place = where

    @property
    def where(self) -> str:
        return one_line(str(self.place))

    @property
    def problem(self) -> str:
        return one_line(str(self.message))

    def say(self, lang: str) -> str:
        parts = [str(_said(part, lang)) for part in (self.place, self.message)]
        return ": ".join(one_line(part) for part in parts if part)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[object, ...]:
        return RecordError, (self.message, self.place)


class TextError(LudotecaError):
    """A text is missing in a language, or does not fit its arguments."""


class BotError(LudotecaError):
    """There is no bot of that name for the game."""


class ScriptError(LudotecaError):
    """A game's own rules broke the engine's contract: a mistake of the game's author."""


class PageError(LudotecaError):
    """A file that a game's page is made from is wrong: names the file and the line."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        self.file, self.line, self.problem = file, line, one_line(problem)
        super().__init__(f"{file}, line {line}: {self.problem}")

    def __reduce__(self) -> tuple[object, ...]:
        return PageError, (self.file, self.line, self.problem)
