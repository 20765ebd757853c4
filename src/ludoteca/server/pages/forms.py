"""What forms send, read with care: anything may be in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar.enums import RequestEncodingType
from litestar.params import Body

from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.options import Choice, Several, Switch
from ludoteca.server.guests import tidy_nonce
from ludoteca.server.hall import Sitting
from ludoteca.server.names import bot_name

Form = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.URL_ENCODED)]


def one(data: Mapping[str, Any], name: str) -> str:
    """A form field as one short text, whatever was sent."""
    value = data.get(name, "")
    value = value[0] if isinstance(value, list) and value else value
    return value[:500] if isinstance(value, str) else ""


def many(data: Mapping[str, Any], name: str) -> list[str]:
    value = data.get(name, [])
    values = value if isinstance(value, list) else [value]
    return [item[:100] for item in values if isinstance(item, str)]


def number(text: str) -> int | None:
    """A number that counts something, or none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def read_options(game: Game[Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """The game's options as the form gives them: an unticked box is not sent at all."""
    chosen: dict[str, Any] = {}
    for option in game.options:
        field = f"option-{option.name}"
        if isinstance(option, Switch):
            chosen[option.name] = bool(one(data, field))
        elif isinstance(option, Choice) and one(data, field):
            chosen[option.name] = one(data, field)
    for option in game.options:
        if isinstance(option, Several) and is_open(game, option, chosen):
            chosen[option.name] = many(data, f"option-{option.name}")
    return chosen


def option_fields(options: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Options as a form sends them: `read_options` reads the same again."""
    fields: list[tuple[str, str]] = []
    for name, value in options.items():
        ticked = ["yes"] if value is True else [] if value is False else value
        values = [ticked] if isinstance(ticked, str) else ticked
        fields += [(f"option-{name}", it) for it in values]
    return fields


def is_open(game: Game[Any], option: Several, chosen: Mapping[str, Any]) -> bool:
    """A choice that has a list's name among its values decides whether the list counts."""
    deciding = [
        other for other in game.options if isinstance(other, Choice) and option.name in other.values
    ]
    return not deciding or any(chosen.get(other.name) == option.name for other in deciding)


def read_sittings(game: Game[Any], data: Mapping[str, Any], guest: str, name: str) -> list[Sitting]:
    """Seat 1 is the maker's; each further one a friend's or a bot's, or not there."""
    sittings = [Sitting(name, guest, nonce=tidy_nonce(one(data, "nonce")))]
    for place in range(2, game.players[-1] + 1):
        kind = one(data, f"seat-{place}")
        if kind == "friend":
            sittings.append(Sitting())
        elif kind and kind != "none":
            taken = [it.name for it in sittings]
            sittings.append(Sitting(bot_name(taken), bot=kind[:40]))
    if len(sittings) not in game.players:
        raise OptionError(f"{len(sittings)} players")
    return sittings
