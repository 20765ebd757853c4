"""The options a game is set up with: declared once, for the library, the terminal and the web."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import OptionError, Saying, shown

_YES = {"yes", "true", "1", "on"}
_NO = {"no", "false", "0", "off"}


@dataclass(frozen=True)
class Switch:
    """On or off."""

    name: str
    default: bool = False

    @property
    def values(self) -> tuple[str, ...]:
        return ("yes", "no")

    def read(self, value: Any) -> bool:
        if isinstance(value, int) and value in (0, 1):
            return bool(value)
        if isinstance(value, str) and value.lower() in _YES | _NO:
            return value.lower() in _YES
        raise OptionError(Saying("ui-error-option-switch", name=self.name, value=shown(value)))


@dataclass(frozen=True)
class Choice:
    """One of several values."""

    name: str
    values: tuple[str, ...]
    default: str

    def read(self, value: Any) -> str:
        if isinstance(value, str) and value in self.values:
            return value
        raise _not_one_of(self.name, value, self.values)


@dataclass(frozen=True)
class Several:
    """Any number of values, each at most once; as text, separated by commas."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()

    def read(self, value: Any) -> list[str]:
        wanted = value.split(",") if isinstance(value, str) else value
        if not isinstance(wanted, list | tuple):
            raise OptionError(Saying("ui-error-option-list", name=self.name, value=shown(value)))
        chosen: set[str] = set()
        for given in wanted:
            item = given.strip() if isinstance(given, str) else given
            if item == "":
                continue
            if not isinstance(item, str) or item not in self.values:
                raise _not_one_of(self.name, item, self.values)
            if item in chosen:
                raise OptionError(Saying("ui-error-option-twice", name=self.name, value=repr(item)))
            chosen.add(item)
        return sorted(chosen, key=self.values.index)


Option = Switch | Choice | Several


def _not_one_of(name: str, value: Any, known: tuple[str, ...]) -> OptionError:
    return OptionError(
        Saying("ui-error-option-value", name=name, value=shown(value), known=", ".join(known))
    )


def read_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, checked; what is not given has its default."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            key = "ui-error-option-unknown" if names else "ui-error-option-none"
            raise OptionError(Saying(key, name=shown(name), known=", ".join(names)))
    return {option.name: option.read(given.get(option.name, option.default)) for option in declared}
