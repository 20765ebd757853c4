"""Content files: what is in the box, card by card, with its provenance.

A content file is TOML with a schema. A table owner who has the box at home replaces one by
putting a corrected file into `<folder>/<game id>/<name>.toml`, the folder being named by the
environment variable LUDOTECA_CONTENT; no code changes.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from ludoteca.core.errors import ContentError

Source = Literal["printed", "reported", "deduced", "house"]

MOST = 1000  # of anything: no box holds more, and a slip of the keyboard is not a box of millions
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
AtLeastZero = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has: an id and how sure we are of it."""

    id: str
    source: Source


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A content file. Subclasses declare its tables of cards and its numbers."""


S = TypeVar("S", bound=Sheet)

_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")


def content_file(room: Path, game: str, name: str) -> Path:
    """The owner's file where there is one, ours otherwise."""
    folder = os.environ.get("LUDOTECA_CONTENT")
    ours = room / "content" / f"{name}.toml"
    if not folder:
        return ours
    if not Path(folder).is_dir():
        raise ContentError(
            folder, "", "", "is not there, though LUDOTECA_CONTENT names this folder"
        )
    known = {ours.name, *(path.name for path in ours.parent.glob("*.toml"))}
    for own in sorted((Path(folder) / game).glob("*")):
        if own.suffix.lower() == ".toml" and own.name not in known:
            problem = f"is none of the content files of {game}: {', '.join(sorted(known))}"
            raise ContentError(str(own), "", "", problem)
    own = Path(folder) / game / ours.name
    return own if own.exists() else ours


def read_toml(path: Path) -> dict[str, Any]:
    """What a content file says, whatever it is."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise ContentError(str(path), "", "", error.strerror or "cannot be read") from None
    except (ValueError, RecursionError) as error:  # besides TOML's own: endless numbers and depths
        raise ContentError(str(path), "", "", f"is not TOML: {error}") from None


def load_content(path: Path, schema: type[S]) -> S:
    """Read and check a content file."""
    data = read_toml(path)
    try:
        sheet = msgspec.convert(data, type=schema, strict=True)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        card, field = _locate(data, place.strip("`"))
        missing = re.search(r"required field `(.*)`|unknown field `(.*)`", problem)
        if missing:
            card, field = card or field, missing[1] or missing[2]
        raise ContentError(str(path), card, field, problem) from None
    for field, cards in msgspec.structs.asdict(sheet).items():
        if isinstance(cards, list | tuple):
            seen: set[str] = set()
            for card in cards:
                if isinstance(card, Card):
                    if card.id in seen:
                        raise ContentError(str(path), card.id, field, "is there twice")
                    seen.add(card.id)
    return sheet


def all_there(path: Path, field: str, cards: Sequence[Card], names: Sequence[str]) -> None:
    """Rules and texts know these cards by name: an owner corrects what is on them, not which
    there are."""
    ids = [card.id for card in cards]
    for id in ids:
        if id not in names:
            raise ContentError(str(path), id, "id", f"is not one of {', '.join(names)}")
    for name in names:
        if name not in ids:
            raise ContentError(str(path), name, field, "is missing")


def _locate(data: Any, place: str) -> tuple[str, str]:
    """The card and the field a validation path leads to. A table of numbers counts as a card."""
    card, field = "", ""
    for name, index in _STEP.findall(place):
        if name:
            card, field = card or field, name
            data = data.get(name) if isinstance(data, dict) else None
        elif isinstance(data, list) and index.isdigit() and int(index) < len(data):
            data = data[int(index)]
            if isinstance(data, dict):
                card, field = str(data.get("id", f"number {int(index) + 1}")), ""
    return card, field


def hash_content(*sheets: Sheet) -> str:
    """What names a set of cards: the same for the same facts, however the file is laid out and
    however sure we are of them."""
    facts = [_facts(msgspec.to_builtins(sheet)) for sheet in sheets]
    return sha256(msgspec.json.encode(facts, order="sorted")).hexdigest()


def _facts(data: Any) -> Any:
    """Content without its provenance."""
    if isinstance(data, dict):
        return {k: _facts(v) for k, v in data.items() if k != "source" and k[-7:] != "_source"}
    return [_facts(item) for item in data] if isinstance(data, list) else data
