"""Records: a match as a small readable file, its replay, and the proof that it was fair."""

from __future__ import annotations

import re
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludoteca.core.actions import UNDO, UNDO_BY_CONSENT
from ludoteca.core.errors import LudotecaError, RecordError, UnknownGame, one_line, shown
from ludoteca.core.game import Result, find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import commitment

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

    @classmethod
    def of(cls, match: Match, *, checked: bool = True) -> Record:
        """`checked=False` leaves out the digests, for who only wants to go on from there."""
        return cls(
            ludoteca=FORMAT,
            game=match.game.id,
            ruleset=match.game.ruleset,
            content=match.game.content_hash,
            players=match.players,
            options=deepcopy(match.options),
            commitment=match.commitment,
            seed=match.seed.hex(),
            nonces=match.nonces[:],
            names=match.names[:],
            moves=[f"{seat} {text}" for seat, text in match.history],
            checks=checks(match if match.table._log is not None else _again(match))
            if checked
            else [],
            result=match.result,
        )

    def to_json(self) -> str:
        """The record as a file, one line per move."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """The record of a file's text."""
        if len(text) > LARGEST:
            raise RecordError(f"a record has at most {LARGEST} bytes")
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as error:
            problem, _, place = str(error).partition(" - at `$")
            raise RecordError(problem, place.strip("`.") or "file") from None
        except RecursionError:
            raise RecordError("nested too deeply", "file") from None

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in that file."""
        try:
            with Path(path).open("rb") as file:
                return cls.from_json(file.read(LARGEST + 1))
        except OSError as error:
            raise RecordError(error.strerror or "cannot be read", str(path)) from None


def checks(match: Match) -> list[str]:
    """A short digest of everything told so far, for each moment of the match; last, one of all
    that was answered and taken back."""
    game = match.game
    set_up = (game.id, game.ruleset, game.content_hash, match.players, match.options, match.nonces)
    told: list[list[Any]] = [[] for _ in range(len(match.moves) + 1)]
    for event in match.log:
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
    again = Match(match.game, match.players, match.seed, match.options, nonces=match.nonces)
    for seat, action in match.moves:
        again.play(seat, action)
    again.history = match.history[:]
    return again


def replay(record: Record, moves: int | None = None) -> Match:
    """The match of a record, as it stood after the first `moves` entries (all, if not said)."""
    try:
        game = find_game(record.game).of_ruleset(record.ruleset)
    except UnknownGame as error:
        raise RecordError(str(error), "game") from None
    if record.content != game.content_hash:
        raise RecordError(
            f"played with other cards (content {record.content[:12] or 'none'}) than the ones"
            f" here (content {game.content_hash[:12] or 'none'})",
            "content",
        )
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError("is not a hexadecimal number", "seed") from None
    try:
        match = Match(
            game, record.players, seed, record.options, nonces=record.nonces, names=record.names
        )
    except LudotecaError as error:
        raise RecordError(str(error), "set-up") from None
    for number, entry in enumerate(record.moves[:moves], start=1):
        where = f"move {number} ({entry[:80]})"
        parts = ENTRY.fullmatch(entry)
        if parts is None or int(parts[1]) >= record.players:
            raise RecordError("is not a seat and its answer", where)
        seat, text = int(parts[1]), parts[2]
        try:
            if text in (UNDO, UNDO_BY_CONSENT):
                match.undo(seat, consent=text == UNDO_BY_CONSENT)
            else:
                match.play(seat, text)
        except LudotecaError as error:
            raise RecordError(str(error), where) from None
    return match


def verify(record: Record) -> list[str]:
    """What is wrong with a record, each finding with its place; empty when all of it is true."""
    findings = []
    try:
        if commitment(bytes.fromhex(record.seed)) != record.commitment:
            findings.append("seed: is not the one the table committed to")
    except ValueError:
        return ["seed: is not a hexadecimal number"]
    try:
        match = replay(record)
    except LudotecaError as error:
        return [*findings, str(error)]
    actual = checks(match)
    if len(actual) != len(record.checks):
        findings.append(f"checks: there are {len(record.checks)}, replaying gives {len(actual)}")
    for index, (there, here) in enumerate(zip(record.checks, actual, strict=False)):
        if there != here:
            at = "set-up"
            if index > len(match.moves):
                at = "moves, as far as they were taken back"
            elif index:
                seat, action = match.moves[index - 1]
                at = f"answer {index} (seat {seat}: {action})"
            findings.append(
                f"{at}: what happened differs ({shown(there)} recorded, {here} replayed)"
            )
            break
    if match.result != record.result:
        findings.append(f"result: recorded {_short(record.result)}, played {_short(match.result)}")
    return findings


def _short(result: Result | None) -> str:
    if result is None:
        return "an unfinished game"
    scores, winners = shown(result.scores), shown(result.winners)
    return f"scores {scores}, winners {winners}, {one_line(result.reason[:40])}"
