"""Who sits where: people and bots, their names, and how a record remembers them.

A record keeps one name per seat and nothing else about who plays. A bot's name therefore ends
with its kind, `Ada (greedy)`, and no person's name may end like that: whoever resumes a record
knows which seats to hand to bots. At the table the bot is just called Ada.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ludoteca.core.bots import Bot
from ludoteca.core.game import Game
from ludoteca.core.record import Record
from ludoteca.core.texts import interface_texts
from ludoteca.terminal.screen import printable

PERSON = "me"
LONGEST_NAME = 24
LONGEST_RECORDED = 48  # with a bot's kind

_BOT_NAMES = ("Ada", "Blaise", "Emmy", "Galileo", "Sofia", "Kurt", "Maria", "Leonhard")
_BOT = re.compile(r"^(?P<name>.+) \((?P<kind>[a-z0-9-]+)\)$")


class Sitter(NamedTuple):
    """Who sits on a seat: a name and, for a bot, its kind."""

    name: str
    bot: str = ""

    @property
    def recorded(self) -> str:
        return f"{self.name} ({self.bot})" if self.bot else self.name


def seat_from_record(name: str) -> Sitter:
    """Who sat there, from the name a record keeps."""
    found = _BOT.match(name)
    return Sitter(found["name"], found["kind"]) if found else Sitter(name)


def names_in(record: Record, lang: str, *, whole: bool = False) -> list[str]:
    """How the seats of a record are called; `whole` with the kinds of the bots.

    A record may come from anywhere: what could disturb a terminal is left out.
    """
    if not record.names:
        say = interface_texts(lang).say
        return [
            say("ui-default-name-of-several", number=seat + 1) for seat in range(record.players)
        ]
    names = [printable(name)[:LONGEST_RECORDED] or "?" for name in record.names]
    return names if whole else [seat_from_record(name).name for name in names]


def is_a_name(name: str) -> bool:
    """Whether a person can be called this."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and not name.endswith(")")


def seat_everybody(
    kinds: Sequence[str], names: Sequence[str], people: Sequence[str]
) -> list[Sitter]:
    """The sitters of those kinds. `names` where given, else `people` in turn and bots' own."""
    if names:
        return [
            Sitter(name, "" if kind == PERSON else kind)
            for kind, name in zip(kinds, names, strict=True)
        ]
    waiting = iter(people)
    bots = iter(name for name in _BOT_NAMES * len(kinds) if name not in people)
    return [Sitter(next(waiting)) if kind == PERSON else Sitter(next(bots), kind) for kind in kinds]


def make_bots(
    game: Game[Any], sitters: Sequence[Sitter], seed: int | None = None
) -> dict[int, Bot]:
    """The bots by seat; with a seed they answer the same every time."""
    return {
        seat: game.bot(sitter.bot, Random() if seed is None else Random(f"{seed} seat {seat}"))
        for seat, sitter in enumerate(sitters)
        if sitter.bot
    }
