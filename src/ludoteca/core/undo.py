"""Taking back: which answers can be, and which go with them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask, Child, Stage
from ludoteca.core.errors import Saying, UndoRefused
from ludoteca.core.forks import again
from ludoteca.core.position import Position


class TakenBack(NamedTuple):
    """What goes when an answer is taken back."""

    moves: list[int]
    seats: Collection[int]  # whose questions are put again, or are gone


def to_take_back(position: Position, seat: int, *, consent: bool) -> TakenBack:
    """What goes when the seat takes its last answer back.

    A sealed answer goes alone, and so does one in a lane of its own, as long as nobody else has
    answered there and nothing hidden was revealed there. Otherwise the same must hold for the whole
    table; with its consent, everything since goes with the answer. Raises UndoRefused.
    """
    moves = position.moves
    index = next((i for i in range(len(moves) - 1, -1, -1) if moves[i].seat == seat), None)
    if index is None:
        raise UndoRefused(Saying("ui-undo-refused-nothing", seat=seat))
    if any(index in child.given for child in _behind_screens(position)):
        return TakenBack([index], {seat})
    lane = _lane_of(position, index)
    since = [i for i in (lane.given if lane else range(len(moves))) if i >= index]
    seats = {moves[i].seat for i in since} | lane.seats() if lane else range(position.deal.players)
    if consent:
        return TakenBack(since, seats)
    if position.question is None:
        raise UndoRefused(Saying("ui-undo-refused-over"))
    # whether somebody behind a screen has answered since is not for anybody to know
    if any(set(stage.children) - {seat} for stage in _screens(position, lane)):
        raise UndoRefused(Saying("ui-undo-refused-screens"))
    if since != [index]:
        raise UndoRefused(Saying("ui-undo-refused-others"))
    before = lane.given[index] if lane else position.shown[index]
    if before != (lane.shown if lane else position.all_shown):
        raise UndoRefused(Saying("ui-undo-refused-seen"))
    return TakenBack(since, seats)


def taken_back(position: Position, gone: list[int], *, log: bool) -> Position:
    """The position without these moves."""
    start = position.checkpoint.moves
    if gone[0] < start:
        stay = [answer for i, answer in enumerate(position.moves) if i not in gone]
        return position.begun_anew(stay, log=log)
    # the answer was given in this stretch: no need to play the whole match again
    steps = [step for i, step in enumerate(position.since, start) if i not in gone]
    before = again(position, steps, log=log)
    before.checkpoints = position.checkpoints
    return before


def is_sealed(position: Position, seat: int) -> bool:
    """Whether the seat's last answer is one that the others do not know of yet."""
    return any(child.key == seat and child.given for child in _behind_screens(position))


def ask_before(position: Position, seat: int) -> Ask | None:
    """The question that the seat has answered behind its screen, before the one it is asked now."""
    for child in _behind_screens(position):
        if child.key == seat and isinstance(child.question, Ask):
            return child.before
    return None


def sealed_answers(position: Position, seat: int) -> list[Action]:
    """What the seat has answered so far behind its screen."""
    given = {
        move for child in _behind_screens(position) if child.key == seat for move in child.given
    }
    return [position.moves[move].action for move in sorted(given)]


def screens(position: Position) -> list[frozenset[int]]:
    """For each sealed question that is open, the seats that have not decided yet."""
    return [frozenset(stage.asks) for stage in _screens(position, None)]


# --- what is open -------------------------------------------------------------------------


def _behind_screens(position: Position) -> list[Child]:
    """The scripts of all sealed questions that are open."""
    return [
        child for stage in position.stages() if stage.secret for child in stage.children.values()
    ]


def _lane_of(position: Position, move: int) -> Child | None:
    """The innermost lane of an open stage that the answer went into, if any."""
    found = None
    for stage in position.stages():
        for child in stage.children.values():
            if move in child.given:
                found = child
    return found


def _screens(position: Position, lane: Child | None) -> list[Stage]:
    """The sealed questions that are open in that lane, or at the whole table."""
    question = lane.question if lane else position.question
    found: list[Stage] = []
    asking = [question] if isinstance(question, Stage) else []
    while asking:
        stage = asking.pop()
        if stage.secret:
            found.append(stage)
        else:
            within = (child.question for child in stage.children.values())
            asking += [it for it in within if isinstance(it, Stage)]
    return found
