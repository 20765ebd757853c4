"""Forks and guesses: a position made again from its checkpoint, as it is or with other secrets."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteca.core.actions import ActionSpace
from ludoteca.core.ask import Settled, Stage
from ludoteca.core.position import Answer, Guess, Position
from ludoteca.core.rng import Stream, stretch_key

# In a guess, what stands for the answers of the others: what they chose may be hidden.
UNSEEN = ActionSpace("ludoteca").single("unseen")


def forked(position: Position, *, log: bool) -> Position:
    """An equal, independent position."""
    settled = None if log else settle(position)  # what was told is told anew
    if settled is None:
        return again(position, position.since, log=log)
    start = position.checkpoint.moves
    skip = {move - start for move in _moves_of(settled)}
    return again(position, position.since, log=log, settled=settled, skip=skip)


def again(
    position: Position,
    steps: Sequence[Answer | Guess],
    *,
    log: bool,
    settled: Settled | None = None,
    skip: Collection[int] = (),
) -> Position:
    """A new position: from the checkpoint on, these steps. Those at the places to skip went into
    lanes that are settled: their work is not done again."""
    checkpoint = position.checkpoint
    new = Position()
    new.deal = position.deal
    new.checkpoint = checkpoint
    new.checkpoints = False
    new.settled = settled
    new.guess = None
    new.last = position.last
    new.moves, new.shown = position.moves[: checkpoint.moves], position.shown[: checkpoint.moves]
    new.answered = checkpoint.answered[:]
    new.since = []
    new.table = table = checkpoint.table.copy()
    if log and checkpoint.story is not None:
        told = (position.table._lane.log or [])[: checkpoint.events]
        table._lane.listen(told, checkpoint.fresh[:])
        table._story = checkpoint.story.copy()
    table._settled = settled
    new.script = position.deal.game.turn(table)
    new.resume(None)
    for place, step in enumerate(steps):
        if step.__class__ is Answer and not (skip and place in skip):
            new.take(step)
            continue
        new.since.append(step)
        if isinstance(step, Guess):
            make_up(new, step)
        else:
            new.note(step)
    return new


# --- lanes that have come to their end ----------------------------------------------------


def settle(position: Position) -> Settled | None:
    """The lanes of the open parallel stage that have come to their end, with their work done once
    for all forks to come."""
    stage = position.question
    if not isinstance(stage, Stage) or stage.secret or position.guess is not None:
        return None
    lanes = {key: it for key, it in stage.children.items() if it.question is None and it.given}
    if not lanes:
        return None
    here = (position.table._stretch, position.table._lane.stages)
    known = position.settled
    if known is not None and known.stage != here:
        known = None  # of a stage that is over
    if known is None or known.lanes.keys() != lanes.keys():
        open_lanes = [child for key, child in stage.children.items() if key not in lanes]
        going_on = {move for child in open_lanes for move in child.given}
        steps, skip = _steps_but(position, going_on, known)
        worked = again(position, steps, log=False, settled=known, skip=skip)
        position.settled = Settled(here, lanes, worked.table)
    return position.settled


def _steps_but(
    position: Position, left_out: Collection[int], settled: Settled | None
) -> tuple[list[Answer | Guess], set[int]]:
    """The steps since the checkpoint without those moves, and the places among them of the ones
    whose work is done."""
    done = _moves_of(settled)
    steps: list[Answer | Guess] = []
    skip = set()
    for move, step in enumerate(position.since, position.checkpoint.moves):
        if move in left_out:
            continue
        if move in done:
            skip.add(len(steps))
        steps.append(step)
    return steps, skip


def _moves_of(settled: Settled | None) -> set[int]:
    """The answers that went into settled lanes."""
    if settled is None:
        return set()
    return {move for child in settled.lanes.values() for move in child.given}


# --- guesses ------------------------------------------------------------------------------


def guessed(
    position: Position, seat: int | None, entropy: bytes, *, log: bool, undecided: bool = False
) -> Position:
    """A fork in which all that the seat cannot know is made up anew. `undecided`: whoever has
    decided behind a screen is asked again."""
    unseen = unseen_answers(position, seat)
    settled = None if log else settle(position)  # what was told is told anew
    steps, skip = _steps_but(position, unseen, settled)
    decided = {position.moves[move].seat for move in unseen} - set(position.asks)
    finished = () if undecided else tuple(sorted(decided))
    steps.append(Guess(seat, entropy, finished))
    return again(position, steps, log=log, settled=settled, skip=skip)


def unseen_answers(position: Position, seat: int | None) -> frozenset[int]:
    """The answers others have given to sealed questions that are still open."""
    return frozenset(
        move
        for stage in position.stages()
        if stage.secret
        for child in stage.children.values()
        if child.key != seat
        for move in child.given
    )


def make_up(position: Position, guess: Guess) -> None:
    """Put something else in the place of all that the seat cannot know."""
    position.guess = guess
    table = position.table
    # nothing of the true match stays where the player could look for it; only the checkpoint,
    # which is nobody's to look into, stays: a fork of this guess is made from there
    key = stretch_key(guess.entropy, 1)
    position.deal = position.deal._replace(seed=guess.entropy, key=key)
    table._key = key
    unseen = [Answer(seat, UNSEEN) for seat in range(table.players)]
    position.moves = [
        answer if answer.seat == guess.seat else unseen[answer.seat] for answer in position.moves
    ]
    _forget_what_others_heard(position, guess.seat)
    for lane in position.lanes():
        if lane.rng is not None:  # a script may have kept it
            lane.reveals = lane.shown
            lane.rng.restart(lane.key(stretch_key(key, table._stretch)))
    stream = Stream(stretch_key(guess.entropy, 0))
    position.deal.game.resample(table, guess.seat, stream)
    for seat, ask in position.asks.items():
        if seat != guess.seat:
            ask.refresh()
    for seat in guess.sealed:
        while seat in position.asks:
            made_up = stream.choice(position.asks[seat].options)
            position.take(Answer(seat, made_up))
            position.since.pop()  # the same guess would make it up again


def _forget_what_others_heard(position: Position, seat: int | None) -> None:
    log = position.table._lane.log
    if log is None:
        return
    story = position.table._story
    if story is not None:
        story.forget()
    before = sum(event.heard_by(seat) for event in log[: position.checkpoint.events])
    position.checkpoint = position.checkpoint._replace(events=before)
    for lane in position.lanes():
        log, fresh = lane.log or [], lane.fresh
        lane.listen(*([event for event in told if event.heard_by(seat)] for told in (log, fresh)))
