"""The options a game is set up with: declared once, for the library, the terminal and the web."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import OptionError, shown

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
        raise OptionError(f"option {self.name}: {shown(value)} is neither yes nor no")


@dataclass(frozen=True)
class Choice:
    """One of several values."""

    name: str
    values: tuple[str, ...]
    default: str

    def read(self, value: Any) -> str:
        if isinstance(value, str) and value in self.values:
            return value
        raise OptionError(
            f"option {self.name}: {shown(value)} is not one of {', '.join(self.values)}"
        )


@dataclass(frozen=True)
class Several:
    """Any number of values, each at most once; as text, separated by commas."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()

    def read(self, value: Any) -> list[str]:
        wanted = value.split(",") if isinstance(value, str) else value
        if not isinstance(wanted, list | tuple):
            raise OptionError(f"option {self.name}: {shown(value)} is not a list")
        chosen: set[str] = set()
        for given in wanted:
            item = given.strip() if isinstance(given, str) else given
            if item == "":
                continue
            if not isinstance(item, str) or item not in self.values:
                raise OptionError(
                    f"option {self.name}: {shown(item)} is not one of {', '.join(self.values)}"
                )
            if item in chosen:
                raise OptionError(f"option {self.name}: {item!r} is named twice")
            chosen.add(item)
        return sorted(chosen, key=self.values.index)


Option = Switch | Choice | Several


def read_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, checked; what is not given has its default."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            known = f"there are: {', '.join(names)}" if names else "this game has none"
            raise OptionError(f"there is no option {shown(name)}; {known}")
    return {option.name: option.read(given.get(option.name, option.default)) for option in declared}
