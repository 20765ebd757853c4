"""Records: a match as a small readable file, its replay, and the proof that it was fair."""

from __future__ import annotations

import re
from collections.abc import Generator
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ludoteca.core.actions import UNDO, UNDO_BY_CONSENT
from ludoteca.core.errors import (
    ContentError,
    LudotecaError,
    Message,
    RecordError,
    Saying,
    UnknownGame,
    shown,
)
from ludoteca.core.game import Game, Result, find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import commitment

T = TypeVar("T")

FORMAT: Literal[1] = 1
ENTRY = re.compile(r"(0|[1-9][0-9]{0,2}) (.+)", re.DOTALL)  # "0 buy lens"
LARGEST = 4 * 2**20  # bytes; the longest game takes a hundredth of it


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A match, from which everything else follows: rules, cards, options, seed, answers."""

    ludoteca: Literal[1]
    game: str
    ruleset: str
    content: str
    players: int
    options: dict[str, Any]
    commitment: str
    seed: str
    moves: list[str]  # "0 buy lens"; also "0 undo" and "0 undo-by-consent"
    # before the first and after each answer that stands, all told so far; last, all moves
    checks: list[str]
    nonces: list[str] = []
    names: list[str] = []
    result: Result | None = None
    # the content files by name, where they are not the ones that come with the game
    files: dict[str, str] = {}

    @classmethod
    def of(cls, match: Match, *, checked: bool = True, detours: bool = True) -> Record:
        """`checked=False` leaves out the digests, for whoever only wants to go on from there;
        `detours=False` what was taken back."""
        told = match.history if detours else match.moves
        return cls(
            ludoteca=FORMAT,
            game=match.game.id,
            ruleset=match.game.ruleset,
            content=match.content.hash,
            players=match.players,
            options=deepcopy(match.options),
            commitment=match.commitment,
            seed=match.seed.hex(),
            nonces=match.nonces[:],
            names=match.names[:],
            moves=[f"{seat} {text}" for seat, text in told],
            checks=checks(match if match.listens else _again(match)) if checked else [],
            result=match.result,
            files=own_files(match.game, match.content),
        )

    def to_json(self) -> str:
        """The record as a file, one line per move."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """The record of a file's text."""
        if len(text) > LARGEST:
            raise RecordError(Saying("ui-finding-large", most=str(LARGEST)), "file")
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as error:
            problem, _, place = str(error).partition(" - at `$")
            raise RecordError(problem, place.strip("`.") or "file") from None
        except RecursionError:
            raise RecordError(Saying("ui-finding-deep"), "file") from None

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in that file."""
        file = Path(path)
        try:
            if file.is_fifo() or file.is_char_device():  # which might never come to an end
                raise RecordError(Saying("ui-finding-plain"), str(path))
            with file.open("rb") as opened:
                text = opened.read(LARGEST + 1)
        except (OSError, ValueError) as error:  # a null in a name is no OSError
            problem = getattr(error, "strerror", None) or str(error)
            raise RecordError(problem, str(path)) from None
        try:
            return cls.from_json(text)
        except RecordError as error:
            where = str(path) if error.place == "file" else f"{path}, {error.where}"
            raise RecordError(error.message, where) from None


def checks(match: Match) -> list[str]:
    """A short digest of everything told so far, for each moment of the match; last, one of all
    that was answered and taken back."""
    game = match.game
    content = match.content.hash
    set_up = (game.id, game.ruleset, content, match.players, match.options, match.nonces)
    told: list[list[Any]] = [[] for _ in range(len(match.moves) + 1)]
    later = {key for key, said in game.vocabulary.events.items() if not said.proven}
    for event in match.log:
        if event.key not in later:
            told[event.move].append((event.key, event.data, event.to))
    running = sha256(msgspec.json.encode(set_up, order="sorted")).digest()
    digests = []
    for index, events in enumerate(told):
        answer = (match.moves[index - 1].seat, str(match.moves[index - 1].action)) if index else ()
        running = sha256(running + msgspec.json.encode((answer, events))).digest()
        digests.append(running[:4].hex())
    running = sha256(running + msgspec.json.encode(match.history)).digest()
    return [*digests, running[:4].hex()]


def _again(match: Match) -> Match:
    """The same match, listening."""
    again = Match(
        match.game,
        match.players,
        match.seed,
        match.options,
        nonces=match.nonces,
        content=match.content,
    )
    for seat, action in match.moves:
        again.play(seat, action)
    again.history = match.history[:]
    return again


def own_files(game: Game[Any], content: Any) -> dict[str, str]:
    """The files of a content that does not come with the game."""
    return {} if content.hash == game.our_content().hash else dict(content.texts)


def content_of(record: Record, game: Game[Any]) -> Any:
    """What a record was played with: its own files, or else ours or the owner's."""
    if record.files:
        try:
            content = game.content_from(record.files, "files")
        except ContentError as error:
            raise RecordError(str(error), "files") from None
        found = content if content.hash == record.content else None
    else:
        content = game.content()
        found = game.find_content(record.content)
    if found is None:
        there, here = (hash[:12] or "-" for hash in (record.content, content.hash))
        raise RecordError(Saying("ui-finding-content", there=there, here=here), "content")
    return found


def replay(record: Record, moves: int | None = None) -> Match:
    """The match of a record, as it stood after the first `moves` entries (all, if not said)."""
    return at_once(replaying(record, moves))


def at_once(work: Generator[None, None, T]) -> T:
    """What work gives that could be done in slices."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            given: T = done.value
            return given


def replaying(record: Record, moves: int | None = None) -> Generator[None, None, Match]:
    """`replay`, entry by entry."""
    try:
        game = find_game(record.game).of_ruleset(record.ruleset)
    except UnknownGame as error:
        raise RecordError(error.message, "game") from None
    content = content_of(record, game)
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError(Saying("ui-finding-no-number"), "seed") from None
    try:
        match = Match(
            game,
            record.players,
            seed,
            record.options,
            nonces=record.nonces,
            names=record.names,
            content=content,
        )
    except LudotecaError as error:
        raise RecordError(error.message, Saying("ui-at-set-up")) from None
    for number, entry in enumerate(record.moves[:moves], start=1):
        play_entry(match, entry, number)
        yield
    return match


def play_entry(match: Match, entry: str, number: int) -> None:
    """Let one entry of a record happen: an answer or an undo, the `number`th of all."""
    where = Saying("ui-at-move", number=str(number), entry=entry[:80])
    parts = ENTRY.fullmatch(entry)
    if parts is None or int(parts[1]) >= match.players:
        raise RecordError(Saying("ui-finding-entry"), where)
    seat, text = int(parts[1]), parts[2]
    try:
        if text in (UNDO, UNDO_BY_CONSENT):
            match.undo(seat, consent=text == UNDO_BY_CONSENT)
        else:
            match.play(seat, text)
    except LudotecaError as error:
        raise RecordError(error.message, where) from None


class Finding(str):
    """What is wrong with a record, and where: in English, or as `say` says it."""

    def __new__(cls, where: Message, problem: Message) -> Finding:
        error = RecordError(problem, where)
        finding = super().__new__(cls, error)
        finding._error = error
        return finding

    _error: RecordError

    def say(self, lang: str) -> str:
        """The same in that language."""
        return self._error.say(lang)


def verify(record: Record) -> list[Finding]:
    """What is wrong with a record, each finding with its place; empty when all of it is true.

    The players' names are what the file says: nothing in a game depends on them.
    """
    return at_once(verifying(record))


def verifying(record: Record) -> Generator[None, None, list[Finding]]:
    """`verify`, entry by entry."""
    findings = []
    try:
        if commitment(bytes.fromhex(record.seed)) != record.commitment:
            findings.append(Finding("seed", Saying("ui-finding-commitment")))
    except ValueError:
        return [Finding("seed", Saying("ui-finding-no-number"))]
    try:
        match = yield from replaying(record)
    except RecordError as error:
        return [*findings, Finding(error.place, error.message)]
    return findings + _check_checks(record, match) + _check_result(record.result, match.result)


def _check_checks(record: Record, match: Match) -> list[Finding]:
    """Where the digests first differ: at an answer, or else in what was taken back."""
    there, here = record.checks, checks(match)
    findings = []
    if len(there) != len(here):
        counts = {"there": str(len(there)), "here": str(len(here))}
        findings.append(Finding("checks", Saying("ui-finding-checks", **counts)))
    standing = range(min(len(there), len(here) - 1))
    index = next((index for index in standing if there[index] != here[index]), None)
    place = Saying("ui-at-set-up")
    if index:
        seat, action = match.moves[index - 1]
        place = Saying("ui-at-answer", number=str(index), seat=seat, action=str(action))
    elif index is None and len(there) == len(here):  # the last is of all that was tried
        place, index = Saying("ui-at-taken-back"), len(here) - 1
    if index is not None and there[index] != here[index]:
        told = Saying("ui-finding-told", there=shown(there[index]), here=here[index])
        findings.append(Finding(place, told))
    return findings


def _check_result(there: Result | None, here: Result | None) -> list[Finding]:
    """For each part of the result that differs, where it first does."""
    if there is None or here is None:
        if there is here:
            return []
        key = "ui-finding-unfinished" if here is None else "ui-finding-finished"
        return [Finding("result", Saying(key))]
    findings = []
    for name in Result.__struct_fields__:
        recorded, played = getattr(there, name), getattr(here, name)
        if recorded != played:
            place, recorded, played = _first_difference(f"result.{name}", recorded, played)
            said = Saying("ui-finding-differs", there=shown(recorded), here=shown(played))
            findings.append(Finding(place, said))
    return findings


def _first_difference(place: str, there: Any, here: Any) -> tuple[str, Any, Any]:
    """Down to the smallest part that differs: what is shown of a large one may look the same."""
    if isinstance(there, list) and isinstance(here, list):
        if len(there) != len(here):
            return place, there, here
        parts: Any = (
            (f"{place}[{i}]", *pair) for i, pair in enumerate(zip(there, here, strict=True))
        )
    elif isinstance(there, dict) and isinstance(here, dict) and there.keys() == here.keys():
        parts = ((f"{place}.{name}", value, here[name]) for name, value in there.items())
    else:
        return place, there, here
    return next(_first_difference(*part) for part in parts if part[1] != part[2])
