"""Scripts side by side: each has its own random stream, its own undo, and is not in a hurry."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.core.ask import Script, ask, parallel
from ludoteca.core.game import Game, register
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream, lane_key, stretch_key
from ludoteca.testing.lanes import check_lanes
from tests.core.tiny import DRAFT, DUELS, NO, PICK, YES, Draft, DraftTable, Notes, sketch


@pytest.fixture(autouse=True, scope="module")
def tiny_games_are_found() -> None:
    """Their records are replayed. Not on import: the games that are there by then are all tested
    as the house's own."""
    for tiny in (DRAFT, DUELS):
        register(tiny)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("game", "players"), [(DRAFT, 2), (DRAFT, 3), (DUELS, 4)])
def test_any_order_of_the_lanes_gives_the_same_state_records_and_bytes(
    game: Game[Any], players: int, seed: int
) -> None:
    check_lanes(game, players, seed)


# --- games in which it matters who is quicker ---------------------------------------------


class SharedPile(Draft):
    """What several draw from was not dealt out before the lanes started."""

    id = "tiny-shared-pile"

    def pick(self, t: DraftTable, side: str, p: int) -> Script[int]:
        while t.rows[side]:
            choice = yield from ask(p, "pick", [PICK[n] for n in t.rows[side]])
            t.rows[side].remove(choice.arg)
            t.picked[p].append(sum(map(len, t.picked)))
        return 0


class Hurried(Draft):
    """Whoever is first is told so."""

    id = "tiny-hurried"

    def pick(self, t: DraftTable, side: str, p: int) -> Script[int]:
        total = yield from super().pick(t, side, p)
        if sum(luck >= 0 for luck in t.luck) == 1:
            t.tell("first", p)
        return total


@pytest.mark.parametrize("game", [SharedPile(), Hurried()], ids=lambda game: game.id)
def test_a_lane_that_depends_on_the_others_speed_is_found_out(game: Draft) -> None:
    register(game)
    with pytest.raises(AssertionError, match="which lane was quicker"):
        check_many(game)


def check_many(game: Draft) -> None:
    for seed in range(10):
        check_lanes(game, 3, seed)


# --- random streams -----------------------------------------------------------------------


def test_each_lane_draws_from_a_stream_of_its_own() -> None:
    def lane(t: Notes, p: int) -> Script[None]:
        yield from ask(p, "word", [YES])
        t.notes.append(f"{p} {[t.rng.below(1000) for _ in range(3)]}")

    def script(t: Notes) -> Script[None]:
        yield from parallel({p: lane(t, p) for p in t.seats})
        t.notes.append(f"after {t.rng.below(1000)}")

    match = sketch(script, players=2)
    key = stretch_key(match._position.deal.key, 1)
    for p in (1, 0):
        match.play(p, YES)
    drawn = {}
    for p in (0, 1):
        stream = Stream(lane_key(key, 1, p))
        drawn[p] = f"{p} {[stream.below(1000) for _ in range(3)]}"
    assert match.table.state()["notes"] == [drawn[1], drawn[0], f"after {Stream(key).below(1000)}"]
    assert drawn[0][2:] != drawn[1][2:]


def test_lanes_of_a_later_stage_and_lanes_within_lanes_have_other_streams() -> None:
    def draw(t: Notes, p: int) -> Script[int]:
        yield from ask(p, "word", [YES])
        return t.rng.below(10**9)

    def nested(t: Notes) -> Script[int]:
        drawn = yield from parallel({"only": draw(t, 0)})
        return drawn["only"] + 0 * t.rng.below(2)

    def script(t: Notes) -> Script[None]:
        for _ in range(2):
            drawn = yield from parallel({"a": draw(t, 0), "b": draw(t, 1)})
            t.notes += [str(number) for number in drawn.values()]
        drawn = yield from parallel({"nested": nested(t), "b": draw(t, 1)})
        t.notes += [str(number) for number in drawn.values()]

    match = sketch(script, players=2)
    while match.asks:
        match.play(next(iter(match.asks)), YES)
    notes = match.table.state()["notes"]
    assert len(set(notes)) == len(notes) == 6


# --- forks --------------------------------------------------------------------------------


class Counted(Draft):
    """Counts how often each lane's work is done."""

    id = "tiny-counted"

    def __init__(self) -> None:
        self.worked = [0, 0, 0]

    def pick(self, t: DraftTable, side: str, p: int) -> Script[int]:
        mine = t.picked[p]  # a script may hold on to what is its own
        while t.rows[side]:
            choice = yield from ask(p, "pick", [PICK[n] for n in t.rows[side]])
            self.worked[p] += 1
            t.rows[side].remove(choice.arg)
            mine.append(choice.arg)
            t.tell("picked", p, choice.arg)
        t.luck[p] = t.rng.below(100)
        return sum(mine)


def counted() -> tuple[Counted, Match]:
    """Seats 0 and 2 have emptied their rows, seat 1 has begun."""
    game = Counted()
    match = Match(game, 3, 1)
    for move in (
        "0 pick 0",
        "1 pick 1",
        "0 pick 3",
        "2 pick 8",
        "0 pick 6",
        "2 pick 5",
        "2 pick 2",
    ):
        match.play(int(move[0]), move[2:])
    return game, match


def test_forks_do_not_do_the_finished_lanes_work_again() -> None:
    game, match = counted()
    match.fork()  # the work of the lanes that are done is done once more, for all forks to come
    game.worked = [0, 0, 0]
    for _ in range(5):
        match.fork()
        match.guess(1, Random(1))
    assert game.worked == [0, 10, 0]


def test_in_a_second_stage_of_a_stretch_it_is_its_own_lanes_that_are_finished() -> None:
    worked: list[str] = []

    def lane(t: Notes, p: int, number: int) -> Script[None]:
        yield from ask(p, "word", [YES])
        worked.append(f"{p} {number}")
        t.notes[p] += str(number)

    def script(t: Notes) -> Script[None]:
        t.notes = ["", ""]
        for number in (1, 2):
            yield from parallel({p: lane(t, p, number) for p in t.seats})

    match = sketch(script, players=2)
    match.play(0, YES)
    match.fork()
    match.play(1, YES)
    match.play(0, YES)
    assert match.fork().table.state()["notes"] == ["12", "1"]
    worked.clear()
    assert match.fork().table.state()["notes"] == ["12", "1"]
    assert "0 2" not in worked


def test_a_fork_of_unfinished_lanes_goes_on_as_the_match_does() -> None:
    _, match = counted()
    fork = match.fork(log=True)
    again = fork.fork(log=True)
    for m in (match, fork, again):
        m.play(1, "pick 7")
        m.play(1, "pick 4")
    assert match.result == fork.result == again.result
    assert match.table.state() == fork.table.state() == again.table.state()
    assert match.log == fork.log == again.log
    assert [str(answer.action) for answer in fork.moves] == [
        str(answer.action) for answer in match.moves
    ]


def test_what_a_fork_does_with_its_own_lane_changes_nothing_in_others() -> None:
    _, match = counted()
    one, two = match.fork(), match.fork()
    one.play(1, "pick 7")
    assert (
        two.table.state()["picked"] == match.table.state()["picked"] == [[0, 3, 6], [1], [8, 5, 2]]
    )
    two.play(1, "pick 4")
    assert one.table.state()["picked"][1] == [1, 7]
    assert two.table.state()["picked"][1] == [1, 4]


def test_a_lane_that_is_taken_up_again_after_its_end_is_not_taken_for_finished() -> None:
    def lane(t: Notes, p: int) -> Script[str]:
        choice = yield from ask(p, "word", [YES, NO])
        t.notes[p] = str(choice)
        return str(choice)

    def script(t: Notes) -> Script[None]:
        t.notes = ["", ""]
        words = yield from parallel({p: lane(t, p) for p in t.seats})
        t.notes.append(" ".join(words.values()))

    match = sketch(script, players=2)
    match.play(0, YES)
    assert match.fork().table.state()["notes"] == ["yes", ""]
    match.undo(0)
    match.play(0, NO)
    fork = match.fork()
    assert fork.table.state()["notes"] == ["no", ""]
    fork.play(1, YES)
    assert fork.table.state()["notes"] == ["no", "yes", "no yes"]


def test_a_fork_goes_on_into_the_next_stretch_where_all_lanes_are_new() -> None:
    def lane(t: Notes, p: int) -> Script[None]:
        choice = yield from ask(p, "word", [YES, NO])
        t.notes.append(f"{p} {choice}")

    def script(t: Notes) -> Script[None]:
        yield from parallel({p: lane(t, p) for p in t.seats})

    match = sketch(script, players=2, stretches=3)
    match.play(0, YES)
    fork = match.fork()
    for m in (match, fork):
        m.play(1, NO)
        assert sorted(m.asks) == [0, 1]
        m.play(1, NO)
    again = fork.fork()  # whose checkpoint is that of the first stretch
    for m in (match, fork, again):
        m.play(0, NO)
        m.play(0, YES)
        m.play(1, YES)
        assert m.table.state()["notes"] == ["0 yes", "1 no", "1 no", "0 no", "0 yes", "1 yes"]
        assert m.over
