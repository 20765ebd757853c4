"""Content: what is in the box, card by card, with its provenance.

A content file is TOML with a schema. A table owner who has the box at home replaces one by
putting a corrected file into `<folder>/<game id>/<name>.toml`, the folder being named by the
environment variable LUDOTECA_CONTENT; no code changes.

What the files of a game say is read into one `Content`, a value that never changes. A match is
begun with one and keeps it: a file that is corrected meanwhile makes another content, for the
matches that begin from then on.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple, NoReturn, TypeVar

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


class Content:
    """What a match is played with. A room subclasses it with what its rules look up:

        class MarsContent(Content):
            def __init__(self, components: Components, mechanisms: Mechanisms) -> None:
                self.copies = tuple(card.copies for card in components.components)

    The engine names it by its hash and keeps the texts it was read from; from then on nothing of
    it can be set.
    """

    hash: str = ""
    texts: Mapping[str, str] = MappingProxyType({})  # the files, by name

    def __setattr__(self, name: str, value: object) -> None:
        if "hash" in vars(self):
            raise AttributeError(f"content never changes, its {name} neither")
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"content never changes, its {name} neither")


class File(NamedTuple):
    """A content file: where it is, and what it says."""

    place: str
    text: str


class ContentFiles:
    """The content files of a game, handed to its `read_content`."""

    def __init__(self, files: Mapping[str, File]) -> None:
        self._files = files
        self._sheets: dict[str, Sheet] = {}

    def read(self, name: str, schema: type[S]) -> S:
        """The file of that name, checked against its schema."""
        sheet = parse_sheet(self._files[name], schema)
        self._sheets[name] = sheet
        return sheet

    def refuse(self, name: str, card: str, field: str, problem: str) -> ContentError:
        """What is wrong with the file of that name, to be raised."""
        return ContentError(self._files[name].place, card, field, problem)

    def all_there(self, name: str, field: str, cards: Sequence[Card], ids: Sequence[str]) -> None:
        """Rules and texts know these cards by name: an owner corrects what is on them, not which
        there are."""
        found = [card.id for card in cards]
        for id in found:
            if id not in ids:
                raise self.refuse(name, id, "id", f"is not one of {', '.join(ids)}")
        for id in ids:
            if id not in found:
                raise self.refuse(name, id, field, "is missing")

    def seal(self, content: Content) -> None:
        """Give a content that was made of these files its name."""
        sheets = (self._sheets[name] for name in self._files if name in self._sheets)
        texts = {name: file.text for name, file in self._files.items()}
        object.__setattr__(content, "texts", MappingProxyType(texts))
        object.__setattr__(content, "hash", hash_content(*sheets) if texts else "")


def owner_folder() -> Path | None:
    """Where the table owner's files are, if anywhere."""
    folder = os.environ.get("LUDOTECA_CONTENT")
    if not folder:
        return None
    if not Path(folder).is_dir():
        raise ContentError(
            folder, "", "", "is not there, though LUDOTECA_CONTENT names this folder"
        )
    return Path(folder)


def owner_files(game: str, names: Sequence[str]) -> dict[str, Path]:
    """The owner's files for that game, by name."""
    folder = owner_folder()
    if folder is None:
        return {}
    found = {}
    for own in sorted((folder / game).glob("*")):
        if own.suffix.lower() != ".toml":
            continue
        name = own.name.removesuffix(".toml")
        if name not in names:
            known = ", ".join(f"{name}.toml" for name in sorted(names))
            problem = f"is none of the content files of {game}: {known}"
            raise ContentError(str(own), "", "", problem)
        found[name] = own
    return found


def read_file(path: Path) -> File:
    """A content file as it is on the disk."""
    try:
        return File(str(path), path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise ContentError(str(path), "", "", error.strerror or "cannot be read") from None
    except ValueError as error:
        raise ContentError(str(path), "", "", f"is not TOML: {error}") from None


def parse_toml(file: File) -> dict[str, Any]:
    """What a content file says, whatever it is."""
    try:
        return tomllib.loads(file.text)
    except (ValueError, RecursionError) as error:  # besides TOML's own: endless numbers and depths
        raise ContentError(file.place, "", "", f"is not TOML: {error}") from None


def parse_sheet(file: File, schema: type[S]) -> S:
    """Read and check a content file."""
    data = parse_toml(file)
    try:
        sheet = msgspec.convert(data, type=schema, strict=True)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        card, field = _locate(data, place.strip("`"))
        missing = re.search(r"required field `(.*)`|unknown field `(.*)`", problem)
        if missing:
            card, field = card or field, missing[1] or missing[2]
        raise ContentError(file.place, card, field, problem) from None
    for field, cards in msgspec.structs.asdict(sheet).items():
        if isinstance(cards, list | tuple):
            seen: set[str] = set()
            for card in cards:
                if isinstance(card, Card):
                    if card.id in seen:
                        raise ContentError(file.place, card.id, field, "is there twice")
                    seen.add(card.id)
    return sheet


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
