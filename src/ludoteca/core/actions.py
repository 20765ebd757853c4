"""Actions: small, immutable, interned values with a text form and a number.

A game declares its whole action space once, at import; afterwards an action is only ever looked
up, so two equal actions are the same object and comparing them costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NoReturn, TypeAlias

from ludoteca.core.errors import IllegalAction, Saying

# In a record these stand where an answer would: the seat took its last answer back.
UNDO = "undo"
UNDO_BY_CONSENT = "undo-by-consent"

# What an argument can be: one of these words, known by its place, or one of these numbers.
Words: TypeAlias = Sequence[str] | range


class Action:
    """One possible answer. `str(action)` is its text; `id` its place in the action space."""

    __slots__ = ("arg", "args", "family", "id", "text", "verb")

    id: int
    family: Family
    verb: str
    args: tuple[int, ...]
    arg: int
    text: str

    def __init__(self, id: int, family: Family, args: tuple[int, ...], text: str) -> None:
        give = object.__setattr__
        give(self, "id", id)
        give(self, "family", family)
        give(self, "verb", family.verb)
        give(self, "args", args)
        give(self, "arg", args[0] if args else -1)
        give(self, "text", text)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"the action {self.text!r} is shared by all matches: it never changes")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _intern, (self.family.space.name, self.id)

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


class Family:
    """All actions of one verb: `BUY[lens]` is the action `buy lens`."""

    __slots__ = ("actions", "kinds", "space", "verb", "words")

    def __init__(
        self, space: ActionSpace, verb: str, kinds: tuple[str, ...], words: Iterable[Words]
    ) -> None:
        self.space = space
        self.verb = verb
        self.kinds = kinds
        self.words = tuple(names if isinstance(names, range) else tuple(names) for names in words)
        self.actions: dict[int | tuple[int, ...], Action] = {}

    def __getitem__(self, args: int | tuple[int, ...]) -> Action:
        return self.actions[args]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions.values())

    def each(self, args: Iterable[int | tuple[int, ...]]) -> list[Action]:
        """The actions of all these arguments: faster than one by one."""
        return list(map(self.actions.__getitem__, args))

    def named(self, action: Action) -> dict[str, int]:
        """The action's arguments by kind: {"component": 6}."""
        return dict(zip(self.kinds, action.args, strict=True))

    def _choices(self) -> Iterator[tuple[tuple[int, ...], str]]:
        """Every combination of arguments, with the text it makes."""
        pairs = (
            [(arg, str(arg)) for arg in names] if isinstance(names, range) else enumerate(names)
            for names in self.words
        )
        for chosen in product(*pairs):
            args = tuple(arg for arg, _ in chosen)
            yield args, " ".join([self.verb, *(word for _, word in chosen)])


_spaces: dict[str, ActionSpace] = {}


def _intern(space: str, id: int) -> Action:
    return _spaces[space][id]


class ActionSpace:
    """The fixed, numbered set of everything that can ever be answered in a game.

        space = ActionSpace("mars-needs-mechanics")
        PASS = space.single("pass")
        BUY = space.family("buy", component=["wire", "magnet", ...])
        BID = space.family("bid", cogs=range(1, 21))

    The order of declaration gives the numbers: append, never reorder, within one ruleset.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._actions: list[Action] = []
        self._by_text: dict[str, Action] = {}
        self.families: dict[str, Family] = {}
        _spaces[name] = self  # lets actions travel between processes by number

    def single(self, verb: str) -> Action:
        """An action without arguments."""
        return self.family(verb)[()]

    def family(self, verb: str, **words: Words) -> Family:
        """One action per combination of the given words. An argument is the place of its word;
        where the words are a range of numbers, it is the number itself: `BID[7]` is `bid 7`."""
        if verb in self.families:
            raise ValueError(f"the verb {verb!r} is declared twice")
        family = Family(self, verb, tuple(words), words.values())
        for args, text in family._choices():
            if text != " ".join(text.lower().split()):
                raise ValueError(f"the text {text!r} is not in small letters, one space between")
            if text in ("", UNDO, UNDO_BY_CONSENT):
                raise ValueError(f"the text {text!r} is not an action's")
            if text in self._by_text:
                raise ValueError(f"two actions have the text {text!r}")
            action = Action(len(self._actions), family, args, text)
            family.actions[args[0] if len(args) == 1 else args] = action
            self._actions.append(action)
            self._by_text[text] = action
        self.families[verb] = family
        return family

    def parse(self, text: str) -> Action:
        """The action of that text, whatever its spacing and case."""
        action = self._by_text.get(text) or self._by_text.get(" ".join(text.lower().split()))
        if action is None:
            raise IllegalAction(
                Saying("ui-refusal-no-action", text=repr(text[:80]), game=self.name)
            )
        return action

    def mask(self, options: Iterable[Action]) -> bytearray:
        """One byte per action of the space: 1 where it is among the options."""
        mask = bytearray(len(self._actions))
        for action in options:
            mask[action.id] = 1
        return mask

    def __getitem__(self, id: int) -> Action:
        if id < 0:
            raise IndexError(f"actions are numbered from 0, not {id}")
        return self._actions[id]

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)
