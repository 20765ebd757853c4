"""The options a game is set up with: declared once, for the library, the terminal and the web."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import OptionError

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
        text = str(value).lower()
        if text in _YES:
            return True
        if text in _NO:
            return False
        raise OptionError(f"option {self.name}: {value!r} is neither yes nor no")


@dataclass(frozen=True)
class Choice:
    """One of several values."""

    name: str
    values: tuple[str, ...]
    default: str

    def read(self, value: Any) -> str:
        if value in self.values:
            return str(value)
        raise OptionError(f"option {self.name}: {value!r} is not one of {', '.join(self.values)}")


@dataclass(frozen=True)
class Several:
    """Any number of values, each at most once; as text, separated by commas."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()

    def read(self, value: Any) -> list[str]:
        wanted = value.split(",") if isinstance(value, str) else value
        if not isinstance(wanted, Sequence):
            raise OptionError(f"option {self.name}: {value!r} is not a list")
        chosen = [str(item).strip() for item in wanted if str(item).strip()]
        for item in chosen:
            if item not in self.values:
                raise OptionError(
                    f"option {self.name}: {item!r} is not one of {', '.join(self.values)}"
                )
            if chosen.count(item) > 1:
                raise OptionError(f"option {self.name}: {item!r} is named twice")
        return sorted(chosen, key=self.values.index)


Option = Switch | Choice | Several


def read_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, checked; what is not given has its default."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            known = f"there are: {', '.join(names)}" if names else "this game has none"
            raise OptionError(f"there is no option {name!r}; {known}")
    return {option.name: option.read(given.get(option.name, option.default)) for option in declared}
