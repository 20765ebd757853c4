"""What a player meant by what was typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.core.actions import Action
from ludoteca.core.errors import IllegalAction
from ludoteca.core.texts import Speaker
from ludoteca.terminal.screen import printable

# Both languages are understood whatever language the table speaks.
COMMANDS = {
    "undo": ("undo", "annulla"),
    "help": ("?", "help", "aiuto"),
    "hint": ("hint", "consiglio"),
    "why": ("why", "perche"),
    "rules": ("rules", "regole"),
    "log": ("log", "cronaca"),
    "table": ("table", "tavolo"),
    "save": ("save", "salva"),
    "quit": ("quit", "exit", "q", "esci"),
}
_COMMAND_OF = {word: name for name, words in COMMANDS.items() for word in words}
_TAKES_A_RULE = ("why", "rules")

# Labels of actions that are not on offer are only searched in spaces of a sensible size.
_LARGEST_SPACE = 5000


class Command(NamedTuple):
    """Something for the terminal, not for the game."""

    name: str
    rest: str = ""


class Unclear(NamedTuple):
    """Not understood: the text that says so, and what it could have meant."""

    key: str
    args: dict[str, Any]
    candidates: tuple[str, ...] = ()


def fold(text: str) -> str:
    """Without accents, case and extra spaces: `Perché` and `perche` are the same word."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def understand(
    text: str, options: Sequence[Action], labels: Sequence[str], speaker: Speaker
) -> Action | Command | Unclear:
    """An option's number, an action's text, a command, or the beginning of a label's words.

    `options` and their `labels` are in the order in which they were shown. An action that is not
    among them is given back too: the match says why it is refused.
    """
    typed = fold(text)
    if not typed:
        return options[0] if len(options) == 1 else Command("again")
    if re.fullmatch(r"[+-]?\d+", typed):
        return _numbered(typed, options)
    action = _written(typed, speaker)
    if action is not None and action in options:
        return action
    word, _, rest = typed.partition(" ")
    command = _COMMAND_OF.get(word) or _COMMAND_OF.get(word.rstrip("?"))
    if command and (not rest or command in _TAKES_A_RULE):
        return Command(command, rest.upper())
    if action is not None:
        return action
    texts = [option.text for option in options]
    found = _matching(typed, labels) or _matching(typed, texts)
    if len(found) == 1:
        return options[found[0]]
    if found:
        lines = tuple(f"{place + 1}  {labels[place]}" for place in found)
        return Unclear("ui-ambiguous", {}, lines)
    return _impossible(typed, speaker) or Unclear(
        "ui-not-understood", {"text": printable(text)[:60]}
    )


def _numbered(typed: str, options: Sequence[Action]) -> Action | Unclear:
    # a number of many digits is no option; reading it could take long
    number = int(typed) if len(typed) < 6 else 0
    if 1 <= number <= len(options):
        return options[number - 1]
    return Unclear("ui-no-such-number", {"number": typed[:12], "count": len(options)})


def _written(typed: str, speaker: Speaker) -> Action | None:
    try:
        return speaker.game.parse(typed)
    except IllegalAction:
        return None


def _matching(typed: str, labels: Sequence[str]) -> list[int]:
    """The labels that are this, or else begin like this, or else have words that begin so."""
    folded = [fold(label) for label in labels]
    same = [i for i, label in enumerate(folded) if label == typed]
    if same:
        return same[:1]
    beginning = [i for i, label in enumerate(folded) if label.startswith(typed)]
    if beginning:
        return beginning
    return [i for i, label in enumerate(folded) if _has_words(label, typed)]


def _has_words(label: str, typed: str) -> bool:
    """Whether every typed word begins a word of the label, each a different one."""
    words = re.findall(r"\w+", label)
    for part in re.findall(r"\w+", typed) or [typed]:
        match = next((word for word in words if word.startswith(part)), None)
        if match is None:
            return False
        words.remove(match)
    return True


def _impossible(typed: str, speaker: Speaker) -> Action | None:
    """An action that is not on offer but that the words describe: to be refused with a reason."""
    space = speaker.game.actions
    if len(space) > _LARGEST_SPACE:
        return None
    actions = list(space)
    found = _matching(typed, [speaker.action(action) for action in actions])
    if found and len({actions[i].verb for i in found}) == 1:
        return actions[found[0]]
    return None
