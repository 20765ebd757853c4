"""A seat: one player's place at a match."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from ludoteca.core.ask import Ask
from ludoteca.core.table import Event

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.match import Match


class Seat:
    """Everything that one player may know and do, and no more: what a bot is handed."""

    __slots__ = ("_match", "number")

    def __init__(self, match: Match, number: int) -> None:
        match.check_seat(number)
        self._match = match
        self.number = number

    @property
    def game(self) -> Game[Any]:
        """The rules, which everybody knows."""
        return self._match.game

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self._match.players

    @property
    def options(self) -> Mapping[str, Any]:
        """The options the game was set up with."""
        return MappingProxyType(self._match.options)

    @property
    def content(self) -> Any:
        """What the game is played with: the cards as everybody may read them in the box."""
        return self._match.content

    @property
    def ask(self) -> Ask:
        """The question this seat is asked: a copy, for the match goes by its own options."""
        asked = self._match.ask(self.number)
        own = Ask(asked.seat, asked.prompt, asked.options[:], asked.data)
        own.id = asked.id
        return own

    @property
    def view(self) -> Any:
        """What this seat may know just now."""
        return self._match.view(self.number)

    @property
    def sketch(self) -> Any:
        """The same in a hurry: what is only worked out for people may be left empty."""
        return self._match.sketch(self.number)

    @property
    def events(self) -> list[Event]:
        """What this seat was told (see `Match.events`)."""
        return self._match.events(self.number)

    def told(self, key: str) -> list[tuple[Any, ...]]:
        """The data of all events of one key among `events`: for bots that ask at every turn."""
        own = self.number
        return [
            data
            for _, said, data, to in self._match.log
            if said == key and (to is None or own in to)
        ]

    def fork(
        self, rng: Random | None = None, *, log: bool = False, undecided: bool = False
    ) -> Match:
        """A guess at the whole match (see `Match.guess`); with `log` it keeps events, where the
        match does."""
        kept = log and self._match.listens
        return self._match.guess(self.number, rng, log=kept, undecided=undecided)
