"""Moments: what a viewer sees between two questions, one thing at a time."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core import moments as story
from ludoteca.core.ask import Script, ask, parallel, sealed
from ludoteca.core.errors import RecordError, ScriptError
from ludoteca.core.match import Match
from ludoteca.testing.secrets import check_moments
from tests.core.tiny import (
    CARDS,
    PICK,
    TABLES,
    YES,
    CardsTable,
    Notes,
    Sketch,
    play_on,
    sketch,
)


def seen(match: Match, seat: int | None = None, **after: int) -> list[tuple[Any, list[str]]]:
    """By moment: the notes as they stood then, and the keys of what was told. The present is left
    out where nothing was told since the last of them."""
    moments = match.moments(seat, **after)
    assert moments[-1].view == match.view(seat)
    return [
        (list(moment.view["notes"]), [event.key for event in moment.events])
        for moment in moments
        if moment.events
    ]


def a_round(t: Notes) -> Script[None]:
    """One answer, after which three things happen."""
    t.tell("begins")
    yield from ask(0, "go", [YES])
    for thing in ("first", "second", "third"):
        t.notes.append(thing)
        t.tell(thing)
        t.moment()
    yield from ask(1, "go", [YES])


def test_a_rule_that_does_three_things_shows_three_things() -> None:
    match = sketch(a_round)
    assert seen(match) == [([], ["begins"])]
    match.play(0, YES)
    assert seen(match, 0) == [
        (["first"], ["first"]),
        (["first", "second"], ["second"]),
        (["first", "second", "third"], ["third"]),
    ]


def test_moments_begin_with_the_seats_own_last_answer() -> None:
    match = sketch(a_round)
    match.play(0, YES)
    assert [keys for _, keys in seen(match, 0)] == [["first"], ["second"], ["third"]]
    assert [keys for _, keys in seen(match, 1)] == [["begins"], ["first"], ["second"], ["third"]]


def test_moments_after_a_number_are_those_that_came_later() -> None:
    match = sketch(a_round)
    match.play(0, YES)
    first, second, third, present = match.moments(0)
    assert match.moments(0, after=first.number) == [second, third, present]
    assert match.moments(0, after=third.number) == [present]
    assert (present.events, present.view) == ([], match.view(0))


def test_what_is_told_before_a_question_is_shown_when_it_is_put() -> None:
    def script(t: Notes) -> Script[None]:
        for p in (0, 1, 0):
            yield from ask(p, "go", [YES])
            t.notes.append(str(p))
            t.tell("went", p)

    match = sketch(script)
    match.play(0, YES)
    match.play(1, YES)
    assert seen(match, 0) == [(["0"], ["went"]), (["0", "1"], ["went"])]


def test_a_moment_is_none_for_whoever_heard_nothing_of_it() -> None:
    def script(t: Notes) -> Script[None]:
        yield from ask(0, "go", [YES])
        t.notes.append("whispered")
        t.tell("whispered", to=1)
        t.moment()
        t.tell("said")
        t.moment()
        yield from ask(0, "go", [YES])

    match = sketch(script)
    match.play(0, YES)
    assert [keys for _, keys in seen(match, 0)] == [["said"]]
    assert [keys for _, keys in seen(match, 1)] == [["whispered"], ["said"]]


def test_a_moment_in_which_nothing_was_told_is_none() -> None:
    def script(t: Notes) -> Script[None]:
        yield from ask(0, "go", [YES])
        t.moment()
        t.moment()
        t.tell("said")
        t.moment()
        t.moment()
        yield from ask(0, "go", [YES])

    match = sketch(script)
    match.play(0, YES)
    assert [keys for _, keys in seen(match, 0)] == [["said"]]


def test_a_sealed_script_has_no_moments() -> None:
    def script(t: Notes) -> Script[None]:
        yield from sealed({0: peeking(t)})

    def peeking(t: Notes) -> Script[None]:
        yield from ask(0, "go", [YES])
        t.moment()

    match = sketch(script)
    with pytest.raises(ScriptError, match="behind the screen"):
        match.play(0, YES)


def test_while_others_decide_behind_screens_nobody_sees_a_moment() -> None:
    def script(t: Notes) -> Script[None]:
        chosen = yield from sealed({p: number(p) for p in t.seats})
        for p in t.seats:
            t.notes.append(str(chosen[p]))
            t.tell("chose", p)
            t.moment()
        yield from ask(0, "go", [YES])

    def number(p: int) -> Script[int]:
        answer = yield from ask(p, "number", [PICK[n] for n in range(10)])
        return answer.arg

    match = sketch(script, players=3)
    before = match.moments(2)
    match.play(0, PICK[4])
    match.play(1, PICK[5])
    assert match.moments(2) == before
    match.play(2, PICK[6])
    assert seen(match, 2) == [
        (["4"], ["chose"]),
        (["4", "5"], ["chose"]),
        (["4", "5", "6"], ["chose"]),
    ]


def test_lanes_have_their_moments_as_they_happen() -> None:
    def script(t: Notes) -> Script[None]:
        t.tell("opened")
        yield from parallel({p: lane(t, p) for p in t.seats})
        t.tell("closed")
        yield from ask(0, "go", [YES])

    def lane(t: Notes, p: int) -> Script[None]:
        yield from ask(p, "go", [YES])
        t.notes.append(str(p))
        t.tell("went", p)

    match = sketch(script)
    heard = match.moments()[-1].number
    match.play(1, YES)
    assert seen(match, after=heard) == [(["1"], ["went"])]
    match.play(0, YES)
    assert seen(match, after=heard) == [
        (["1"], ["went"]),
        (["1", "0"], ["went"]),
        (["1", "0"], ["closed"]),
    ]


def test_an_undo_takes_the_moments_back_as_well() -> None:
    match = sketch(a_round)
    before = match.moments(1)
    match.play(0, YES)
    match.undo(0)
    assert match.moments(1) == before


@pytest.mark.parametrize("checkpoints", [True, False])
def test_the_end_is_the_last_moment(checkpoints: bool) -> None:
    match = sketch(a_round, stretches=2, checkpoints=checkpoints)
    play_on(match, 1)
    assert match.over
    last = match.moments(0)[-1]
    assert last.view == match.view(0)
    assert last.number == len(match.events(0))


def test_a_match_nobody_listens_to_has_no_moments() -> None:
    match = Match(CARDS, 2, 7, log=False)
    play_on(match, 1)
    with pytest.raises(RecordError, match="keeps no events"):
        match.moments(0)


def test_a_match_may_keep_what_was_told_and_no_moments_whatever_is_taken_back() -> None:
    match, listened_to = Match(CARDS, 2, 7, moments=False), Match(CARDS, 2, 7)
    for it in (match, listened_to):
        seat, asked = next(iter(it.asks.items()))
        it.play(seat, asked.options[0])
        it.undo(seat, consent=True)
        play_on(it, 1)
    assert match.events(0) == listened_to.events(0)
    with pytest.raises(RecordError, match="keeps no moments"):
        match.moments(0)
    assert match.table._story is not None
    assert list(match.table._story.heard(None)) == []


def test_moments_that_all_have_answered_since_are_let_go_but_for_the_last() -> None:
    def script(t: Notes) -> Script[None]:
        for number in range(300):
            yield from ask(number % 2, "go", [YES])
            t.notes.append(str(number))
            t.tell("went")

    match = sketch(script)
    for number in range(200):
        match.play(number % 2, YES)
    kept = match.moments()
    assert story.FEW <= len(kept) <= story.FEW + 4
    # they are numbered on; the present comes with the number of the last
    assert [moment.number for moment in kept[:-1]] == list(range(202 - len(kept), 201))
    assert kept[-1].number == 200


def test_a_seat_that_is_away_finds_every_moment_since_its_last_answer() -> None:
    def script(t: Notes) -> Script[None]:
        yield from ask(1, "go", [YES])
        while True:
            yield from ask(0, "go", [YES])
            t.tell("went")

    match = sketch(script)
    match.play(1, YES)
    for _ in range(3 * story.FEW):
        match.play(0, YES)
    assert sum(len(moment.events) for moment in match.moments(1)) == 3 * story.FEW


def test_numbers_do_not_tell_how_often_others_have_answered_behind_their_screens() -> None:
    def script(t: Notes) -> Script[None]:
        yield from sealed({0: steps(0), 1: steps(1)})
        t.tell("done")
        yield from ask(0, "go", [YES])

    def steps(p: int) -> Script[None]:
        answer = yield from ask(p, "number", [PICK[n] for n in range(5)])
        for _ in range(answer.arg):
            yield from ask(p, "go", [YES])

    def told(number: int) -> list[Any]:
        match = sketch(script)
        match.play(0, PICK[number])
        for _ in range(number):
            match.play(0, YES)
        match.play(1, PICK[0])
        return match.moments(1)

    assert told(0) == told(4)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_moment_is_as_secret_as_the_present_in_every_tiny_game(game: Any, players: int) -> None:
    check_moments(game, players, 3)


def test_a_moment_that_shows_what_is_hidden_is_caught() -> None:
    class Careless(type(CARDS)):  # type: ignore[misc]
        """Lays a hand open while it changes, and closes it again before anybody is asked."""

        def lay(self, t: CardsTable, p: int, card: int) -> None:
            t.thoughts += 1000
            t.tell("looks")
            t.moment()
            t.thoughts -= 1000
            super().lay(t, p, card)

        def view(self, table: CardsTable, seat: int | None) -> Any:
            view = super().view(table, seat)
            if table.thoughts >= 1000:
                view.hand = table.hands[0]
            return view

    def check_many() -> None:
        for seed in range(9):
            check_moments(Careless(), 2, seed)

    with pytest.raises(AssertionError, match=r"shows .* what it may not know"):
        check_many()


# --- lanes that are somebody's own --------------------------------------------------------


class Duels(Notes):
    """Notes of several duels side by side: what is said in one begins with its number."""

    def apart(self, beside: Notes, key: Any) -> Duels:
        new = beside.copy()
        assert isinstance(new, Duels)
        theirs = [note for note in new.notes if not note.startswith(str(key))]
        new.notes = theirs + [note for note in self.notes if note.startswith(str(key))]
        return new


class DuelSketch(Sketch):
    def setup(self, players: int, options: Any, rng: Any, content: Any) -> Duels:
        return Duels(players)


def duels(asks: bool = False) -> Match:
    """Two duels, of the seats 0 and 1 and of 2 and 3, in each of which two things happen."""

    def script(t: Notes) -> Script[None]:
        yield from ask(0, "go", [YES])
        t.tell("opened")
        yield from parallel({n: duel(t, n) for n in (0, 1)}, whose={0: (0, 1), 1: (2, 3)})
        t.tell("closed")
        yield from ask(0, "go", [YES])

    def duel(t: Notes, number: int) -> Script[None]:
        for step in ("first", "second"):
            t.notes.append(f"{number} {step}")
            t.tell(f"{step}-{number}")
            t.moment()
            if asks and number == 1:
                yield from ask(3, "go", [YES])
        yield from ()

    match = Match(DuelSketch(script), 4, 1)
    match.play(0, YES)
    return match


def test_of_lanes_that_begin_together_everybody_is_shown_the_own_first() -> None:
    match = duels()
    assert [keys for _, keys in seen(match, 3)] == [
        ["opened"],
        ["first-1"],
        ["second-1"],
        ["first-0"],
        ["second-0"],
        ["closed"],
    ]
    in_order = [["opened"], ["first-0"], ["second-0"], ["first-1"], ["second-1"], ["closed"]]
    for viewer in (None, 0):
        assert [keys for _, keys in seen(match, viewer)][-6:] == in_order


def test_in_the_own_lane_nothing_has_happened_yet_in_the_others() -> None:
    shown = seen(duels(), 2)
    assert shown[1] == (["1 first"], ["first-1"])
    assert shown[2] == (["1 first", "1 second"], ["second-1"])
    # what comes after it does not take it back
    assert set(shown[3][0]) == {"1 first", "1 second", "0 first"}


def test_what_happens_beside_the_own_lane_is_an_aside_and_may_be_told_as_one() -> None:
    moments = duels().moments(2)
    assert [moment.aside for moment in moments] == [False, False, False, True, True, False, False]
    brief = story.briefly(moments)
    assert [len(moment.events) for moment in brief] == [1, 1, 1, 2, 1, 0]
    assert [moment.number for moment in brief] == [1, 2, 3, 5, 6, 6]
    assert brief[3].view == moments[4].view


def test_numbers_stay_as_they_are_when_the_lanes_go_on() -> None:
    match = duels(asks=True)
    before = match.moments(3)[:-1]
    match.play(3, YES)
    after = match.moments(3, after=0)
    assert after[: len(before)] == before
    numbers = [moment.number for moment in after]
    assert numbers == sorted(numbers)
