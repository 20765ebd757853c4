"""Lanes are independent: in whatever order they are answered, the same comes of it."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.core.actions import Action
from ludoteca.core.ask import Stage
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import Record, replay, verify
from ludoteca.testing.playing import snapshot, start, steps

Given = dict[Any, list[tuple[int, Action]]]  # by lane, its answers in order


def open_lanes(match: Match) -> Stage | None:
    """The parallel stage that is open, if one is."""
    question = match._position.question
    return question if isinstance(question, Stage) and not question.secret else None


def check_stage(match: Match, rng: Random, orders: int = 2) -> None:
    """At the start of a parallel stage: play it in several orders with the same answers in each
    lane, whole and in part. State, records and every seat's bytes must be the same."""
    given = _answers(match, rng)
    part = {lane: answers[: rng.randint(0, len(answers))] for lane, answers in given.items()}
    where = f"{match.game.id}, move {len(match.moves)}"
    for answers in (given, part):
        worlds = [_played(match, answers, rng) for _ in range(orders)]
        going_on = answers != given
        first = _outcome(worlds[0], going_on)
        for world in worlds[1:]:
            assert _outcome(world, going_on) == first, f"{where}: it matters which lane was quicker"
        world = rng.choice(worlds)  # one record of a stage tells enough: it is the whole game's
        record = Record.from_json(world.record().to_json())
        assert verify(record) == [], f"{where}: a record of lanes does not verify"
        assert _outcome(replay(record), going_on) == first, f"{where}: a replay of lanes differs"
        assert _outcome(world.fork(log=True), going_on) == first, (
            f"{where}: a fork of lanes differs"
        )


def _answers(match: Match, rng: Random) -> Given:
    """Random answers to the end of the stage."""
    world = match.fork(log=True)
    given: Given = {key: [] for key in world._position.question.children}  # type: ignore[union-attr]
    stage = open_lanes(world)
    here = stage
    while here is not None and here is stage:
        seat = rng.choice(sorted(world.asks))
        action = rng.choice(world.asks[seat].options)
        given[here.asking(seat).key].append((seat, action))
        world.play(seat, action)
        here = open_lanes(world)
    return given


def _played(match: Match, given: Given, rng: Random) -> Match:
    """The match after these answers, the lanes mixed at random."""
    world = match.fork(log=True)
    turns = [lane for lane, answers in given.items() for _ in answers]
    rng.shuffle(turns)
    waiting = {lane: iter(answers) for lane, answers in given.items()}
    for lane in turns:
        world.play(*next(waiting[lane]))
    return world


def _outcome(match: Match, going_on: bool) -> tuple[bytes, list[bool]]:
    # once the stage is over, it is the last of all who can take back
    seats = range(match.players) if going_on else ()
    return snapshot(match), [match.undoable(seat) for seat in seats]


def check_lanes(game: Game[Any], players: int, seed: int) -> None:
    """Nothing in a lane depends on how fast the others answer."""
    match, rng = start(game, players, seed)
    for seat, action in steps(match, rng):
        stage = open_lanes(match)
        if stage is not None and not stage.answers:
            check_stage(match, rng)
        match.play(seat, action)
