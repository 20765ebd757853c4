"""What can be said at a game's table, and the paragraph of the rules each saying follows from.

    VOCABULARY = Vocabulary(
        nouns={"component": COMPONENT_IDS},
        prompts={"turn": says("M2.1", "cogs")},
        events={"bought": says("M3.1", "player", "component", "price")},
        reasons={"too-dear": says("M3.2", "component", "price", "cogs")},
    )

Every saying has a text in every language (`prompt-turn`, `event-bought`, `reason-too-dear`); a
test fails where one is missing. An argument is a number unless its name is `player` (a seat) or
one of the nouns; `given:component` is an argument called `given` of the kind `component`. A tuple
of any of these is a list in the sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ludoteca.core.errors import ScriptError, shown


class Reason(NamedTuple):
    """Why something cannot be done: a key of the vocabulary with its data."""

    key: str
    data: tuple[Any, ...] = ()


#: The reason where no other fits: most games say `not-now` of what is for another moment.
NOT_NOW = Reason("not-now")


class Said(NamedTuple):
    """A saying: the paragraph it follows from, and its arguments as (name, kind)."""

    rule: str
    args: tuple[tuple[str, str], ...]
    heading: bool = False  # stands over what is told after it
    chapter: bool = False  # ... and is one of the large ones, a round
    proven: bool = True  # part of what a record proves
    brief: bool = False  # of what others do beside one's own lane, this is told
    weighs: bool = False  # that it happens more or less often is a reason to choose something

    def named(self, data: tuple[Any, ...]) -> dict[str, tuple[str, Any]]:
        """The data by argument name, each with its kind."""
        return {name: (kind, value) for (name, kind), value in zip(self.args, data, strict=True)}


def wrong_saying(
    kind: str, group: Mapping[str, Said], key: str, data: tuple[Any, ...]
) -> ScriptError:
    """The complaint about a saying that the vocabulary has not, or that takes something else."""
    if key not in group:
        known = ", ".join(sorted(group))
        return ScriptError(f"the vocabulary has no {kind} {key!r}; it has: {known}")
    takes = ", ".join(name for name, _ in group[key].args) or "nothing"
    return ScriptError(f"the {kind} {key!r} takes {takes}, not {shown(data)}")


def says(
    rule: str, *args: str, proven: bool = True, brief: bool = False, weighs: bool = False
) -> Said:
    """A saying of a vocabulary: its paragraph, and what it takes (`player`, `given:component`).

    An event that came to a game after its first records says `proven=False`: it tells nothing that
    is not plain from the rest, and those records verify as they did.
    """
    pairs = (arg.partition(":") for arg in args)
    named = tuple((name, kind or name) for name, _, kind in pairs)
    return Said(rule, named, proven=proven, brief=brief, weighs=weighs)


def heading(rule: str, *args: str, chapter: bool = False, proven: bool = True) -> Said:
    """An event that stands over what is told after it: a phase, a turn; a `chapter` is a round."""
    return says(rule, *args, proven=proven)._replace(heading=True, chapter=chapter)


class Vocabulary(NamedTuple):
    """All sayings of a game."""

    prompts: Mapping[str, Said]
    events: Mapping[str, Said]
    reasons: Mapping[str, Said] = {}
    nouns: Mapping[str, Sequence[str]] = {}  # kind -> the ids behind its numbers

    def sayings(self) -> dict[str, Said]:
        """Every saying by its text id."""
        return {
            f"{kind}-{key}": said
            for kind, group in (
                ("prompt", self.prompts),
                ("event", self.events),
                ("reason", self.reasons),
            )
            for key, said in group.items()
        }
