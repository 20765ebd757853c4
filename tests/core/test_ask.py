"""Scripts that ask: questions, sealed and parallel stages, stages within stages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any

import pytest

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask, Script, ask, parallel, sealed
from ludoteca.core.errors import IllegalAction, NotYourTurn, ScriptError, StaleAsk, UndoRefused
from ludoteca.core.match import Match
from tests.core.tiny import (
    AUCTION,
    DRAFT,
    DUELS,
    LAY,
    NO,
    PICK,
    YES,
    Notes,
    everything,
    play_on,
    questions,
    received,
    sketch,
    state_of,
)

# --- one question -------------------------------------------------------------------------


def test_an_ask_names_the_seat_the_prompt_its_data_and_the_options() -> None:
    question = Ask(1, "how-many", [PICK[1], PICK[2]], (7,))
    assert (question.seat, question.prompt, question.data) == (1, "how-many", (7,))
    assert question.options == [PICK[1], PICK[2]]
    assert repr(question) == "<Ask seat 1 how-many [pick 1, pick 2]>"


def test_options_given_as_a_function_are_made_again_on_refresh() -> None:
    hand = [1, 2]
    question = Ask(0, "lay", lambda: [LAY[card] for card in hand])
    hand[:] = [3]
    assert question.options == [LAY[1], LAY[2]]
    question.refresh()
    assert question.options == [LAY[3]]


def test_options_given_as_a_list_stay_as_they_are_on_refresh() -> None:
    question = Ask(0, "lay", [YES, NO])
    question.refresh()
    assert question.options == [YES, NO]


def test_a_script_is_resumed_with_the_answer() -> None:
    def script(t: Notes) -> Script[None]:
        choice = yield from ask(0, "word", [YES, NO])
        t.notes.append(str(choice))

    match = sketch(script)
    match.play(0, NO)
    assert match.table.state()["notes"] == ["no"]
    assert match.over


# --- mistakes of a game's author ----------------------------------------------------------


def nothing_to_choose(t: Notes) -> Script[None]:
    yield from ask(0, "nothing", [])


def a_seat_that_is_not_there(t: Notes) -> Script[None]:
    yield from ask(5, "who", [YES])


def a_seat_below_zero(t: Notes) -> Script[None]:
    yield from ask(-1, "who", [YES])


def a_forgotten_from(t: Notes) -> Script[None]:
    yield ask(0, "word", [YES])  # type: ignore[misc]


def a_forgotten_from_in_a_stage(t: Notes) -> Script[None]:
    yield from parallel({0: a_forgotten_from(t)})


def a_seat_that_is_not_there_in_a_stage(t: Notes) -> Script[None]:
    yield from parallel({0: ask(5, "who", [YES])})


def nothing_to_choose_in_a_stage(t: Notes) -> Script[None]:
    yield from sealed({0: ask(0, "nothing", list)})


@pytest.mark.parametrize(
    "script",
    [
        nothing_to_choose,
        a_seat_that_is_not_there,
        a_seat_below_zero,
        a_forgotten_from,
        a_forgotten_from_in_a_stage,
        a_seat_that_is_not_there_in_a_stage,
        nothing_to_choose_in_a_stage,
    ],
)
def test_a_question_that_cannot_be_answered_is_a_script_error(
    script: Callable[[Notes], Script[None]],
) -> None:
    with pytest.raises(ScriptError):
        sketch(script)


def test_a_turn_that_is_not_a_script_is_a_script_error() -> None:
    class NoScript(type(AUCTION)):  # type: ignore[misc]
        def turn(self, table: Any) -> Any:
            return None

    with pytest.raises(ScriptError):
        Match(NoScript(), 2, 1)


# --- sealed -------------------------------------------------------------------------------

#: what each seat does in the first auction; how many answers that takes differs
BIDS: dict[int, list[Action]] = {0: [PICK[2], YES], 1: [PICK[0]], 2: [PICK[1], NO]}


def orders(answers: dict[int, list[Action]]) -> Iterator[list[tuple[int, Action]]]:
    """Every order in which these answers can come in."""
    places = [seat for seat, given in answers.items() for _ in given]
    for order in sorted(set(permutations(places))):
        rest = {seat: iter(given) for seat, given in answers.items()}
        yield [(seat, next(rest[seat])) for seat in order]


def auction(moves: Sequence[tuple[int, Action]] = (), players: int = 3) -> Match:
    match = Match(AUCTION, players, seed=5)
    for seat, action in moves:
        match.play(seat, action)
    return match


def test_a_sealed_stage_asks_all_its_seats_at_once() -> None:
    assert {seat: prompt for seat, (prompt, _) in questions(auction()).items()} == {
        0: "bid",
        1: "bid",
        2: "bid",
    }


def test_a_sealed_script_may_ask_several_times_and_the_others_wait_for_it() -> None:
    match = auction([(0, PICK[2]), (1, PICK[0])])
    assert questions(match)[0] == ("one-more", ["yes", "no"])
    assert 1 not in match.asks
    match.play(0, YES)
    assert set(match.asks) == {2}


def test_a_screen_names_who_has_not_decided_behind_it() -> None:
    match = auction()
    assert match.screens() == [{0, 1, 2}]
    match.play(0, PICK[2])  # and is asked for more
    match.play(1, PICK[0])
    assert match.screens() == [{0, 2}]
    match.play(0, NO)
    match.play(2, PICK[0])
    assert frozenset() not in match.screens()


def test_the_question_before_is_the_one_answered_behind_the_screen() -> None:
    match = auction()
    assert match.ask_before(0) is None
    before = match.ask(0)
    match.play(0, PICK[2])
    assert match.ask_before(0) is before
    assert match.ask_before(1) is None
    match.play(0, NO)  # decided: there is no question any more
    assert match.ask_before(0) is None


def test_what_a_seat_has_answered_behind_its_screen_is_known_until_all_are_in() -> None:
    match = auction()
    assert match.sealed_answers(0) == []
    match.play(0, PICK[2])
    match.play(1, PICK[0])
    match.play(0, NO)
    assert match.sealed_answers(0) == [PICK[2], NO]
    assert match.sealed_answers(1) == [PICK[0]]
    assert match.sealed_answers(2) == []
    match.undo(0)
    assert match.sealed_answers(0) == [PICK[2]]
    match.play(0, NO)
    match.play(2, PICK[0])
    assert match.sealed_answers(0) == []


def test_sealed_answers_count_when_all_are_in() -> None:
    match = auction()
    match.play(0, PICK[2])
    match.play(0, NO)
    match.play(1, PICK[0])
    assert match.known_answers == 0
    match.play(2, PICK[0])
    assert match.known_answers == 4


def test_sealed_answers_in_any_order_give_the_same_state_views_events_and_questions() -> None:
    ends = {everything(auction(order)) for order in orders(BIDS)}
    assert len(ends) == 1


def test_sealed_answers_in_any_order_lead_to_the_same_end_of_the_game() -> None:
    ends = {everything(play_on(auction(order), seed=3)) for order in orders(BIDS)}
    assert len(ends) == 1


def test_the_results_of_sealed_scripts_are_passed_up_in_the_order_of_the_keys() -> None:
    def script(t: Notes) -> Script[None]:
        answers = yield from sealed({p: ask(p, "number", [PICK[p]]) for p in (2, 0, 1)})
        t.notes += [f"{seat} {answer}" for seat, answer in answers.items()]

    for order in permutations(range(3)):
        match = sketch(script, 3)
        for seat in order:
            match.play(seat, PICK[seat])
        assert match.table.state()["notes"] == ["2 pick 2", "0 pick 0", "1 pick 1"]


def tried(match: Match, seat: int) -> list[str]:
    """What a seat is told when it tries something that is refused."""
    refusals = []
    attempts: list[Callable[[], None]] = [
        lambda: match.play(seat, LAY[9]),
        lambda: match.play(seat, "nonsense"),
        lambda: match.play(seat, PICK[0], ask_id=-7),
    ]
    for attempt in attempts:
        with pytest.raises((IllegalAction, NotYourTurn, StaleAsk)) as refused:
            attempt()
        refusals.append(repr(refused.value) + repr(vars(refused.value)))
    return refusals


def test_before_the_last_sealed_answer_is_in_nobody_receives_anything_of_the_others() -> None:
    """Whatever the others answer, in whatever order: as long as the same seats are asked, a seat
    receives the same bytes, the same refusals, and may take back the same."""
    seen: dict[Any, set[Any]] = defaultdict(set)
    others = [
        {1: [PICK[0]], 2: [PICK[1], NO]},
        {1: [PICK[0]], 2: [PICK[2], YES]},
        {1: [PICK[1], YES], 2: [PICK[0]]},
        {1: [PICK[2], NO], 2: [PICK[1], YES]},
    ]
    for answers in others:
        for order in orders({0: [PICK[2], YES], **answers}):
            match = auction()
            own = 0
            for seat, action in order[:-1]:
                match.play(seat, action)
                own += seat == 0
                moment = (own, tuple(match.asks))
                seen[moment].add((received(match, 0), *tried(match, 0), match.undoable(0)))
                seen["spectator", tuple(match.asks)].add(received(match, None))
    assert len(seen) > 10
    assert {moment: len(receipts) for moment, receipts in seen.items() if len(receipts) > 1} == {}


def test_a_sealed_answer_can_be_changed_until_the_last_one_is_in() -> None:
    match = auction([(0, PICK[2]), (0, YES), (1, PICK[0])])
    match.undo(0)
    assert questions(match)[0] == ("one-more", ["yes", "no"])
    match.undo(0)
    assert questions(match)[0][0] == "bid"
    assert 1 not in match.asks, "the other's answer stands"
    match.play(0, PICK[0])
    match.play(2, PICK[1])
    match.play(2, NO)
    straight = auction([(1, PICK[0]), (0, PICK[0]), (2, PICK[1]), (2, NO)])
    assert state_of(match) == state_of(straight)
    assert [match.events(seat) for seat in (0, 1, 2)] == [
        straight.events(seat) for seat in (0, 1, 2)
    ]


def test_each_of_several_seats_can_change_its_sealed_answer_whoever_answered_since() -> None:
    match = auction([(1, PICK[1]), (0, PICK[0]), (2, PICK[2]), (1, YES)])
    for seat in (2, 1, 0, 1):
        assert match.undoable(seat)
        match.undo(seat)
    assert everything(auction()) != everything(match), "the questions are new ones"
    assert state_of(auction()) == state_of(match)
    assert questions(auction()) == questions(match)


def test_no_sealed_answer_can_be_changed_once_the_last_one_is_in() -> None:
    for order in orders(BIDS):
        match = auction(order)
        for seat in range(3):
            assert not match.undoable(seat)
            with pytest.raises(UndoRefused):
                match.undo(seat)


def test_changing_a_sealed_answer_shows_the_others_nothing() -> None:
    match = auction([(1, PICK[1]), (0, PICK[2])])
    before = [received(match, seat) for seat in (1, 2, None)]
    match.undo(0)
    assert [received(match, seat) for seat in (1, 2, None)] == before
    match.play(0, PICK[1])
    assert [received(match, seat) for seat in (1, 2, None)] == before


def test_a_sealed_stage_without_scripts_goes_on_at_once() -> None:
    def script(t: Notes) -> Script[None]:
        nothing: dict[int, None] = yield from sealed({})
        t.notes.append(repr(nothing))
        yield from ask(0, "word", [YES])

    match = sketch(script)
    assert match.table.state()["notes"] == ["{}"]
    assert match.undoable(0) is False
    assert questions(match) == {0: ("word", ["yes"])}


def test_sealed_scripts_that_ask_nothing_give_their_results() -> None:
    def silent(p: int) -> Script[int]:
        yield from ()
        return p * 10

    def script(t: Notes) -> Script[None]:
        results = yield from sealed({p: silent(p) for p in t.seats})
        t.notes.append(repr(results))

    match = sketch(script)
    assert match.over
    assert match.table.state()["notes"] == ["{0: 0, 1: 10}"]


def tells_everybody(t: Notes, p: int) -> None:
    t.tell("aloud")


def tells_another(t: Notes, p: int) -> None:
    t.tell("whispered", to=1 - p)


def tells_itself_and_another(t: Notes, p: int) -> None:
    t.tell("whispered", to=[p, 1 - p])


def draws_at_random(t: Notes, p: int) -> None:
    t.rng.below(6)


def shows_something_hidden(t: Notes, p: int) -> None:
    t.reveal()


MISDEEDS = [
    tells_everybody,
    tells_another,
    tells_itself_and_another,
    draws_at_random,
    shows_something_hidden,
]


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_sealed_script_may_not_show_anything_to_anybody(
    misdeed: Callable[[Notes, int], None],
) -> None:
    def secret(t: Notes, p: int) -> Script[None]:
        yield from ask(p, "first", [YES])
        misdeed(t, p)
        yield from ask(p, "second", [YES])

    match = sketch(lambda t: sealed({p: secret(t, p) for p in t.seats}))
    with pytest.raises(ScriptError):
        match.play(0, YES)


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_stage_within_a_sealed_script_may_not_show_anything_to_anybody_either(
    misdeed: Callable[[Notes, int], None],
) -> None:
    def inner(t: Notes, p: int) -> Script[None]:
        yield from ask(p, "first", [YES])
        misdeed(t, p)
        yield from ask(p, "second", [YES])

    def secret(t: Notes, p: int) -> Script[None]:
        yield from parallel({"inner": inner(t, p)})

    match = sketch(lambda t: sealed({p: secret(t, p) for p in t.seats}))
    with pytest.raises(ScriptError):
        match.play(0, YES)


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_once_the_sealed_stage_is_over_everything_may_be_shown(
    misdeed: Callable[[Notes, int], None],
) -> None:
    def script(t: Notes) -> Script[None]:
        yield from sealed({p: ask(p, "word", [YES]) for p in t.seats})
        misdeed(t, 0)

    match = sketch(script)
    match.play(0, YES)
    match.play(1, YES)
    assert match.over


@pytest.mark.parametrize("to", [0, [0], (0,), {0}])
def test_a_sealed_script_may_tell_its_own_seat(to: Any) -> None:
    def secret(t: Notes) -> Script[None]:
        yield from ask(0, "first", [YES])
        t.tell("noted", to=to)
        yield from ask(0, "second", [YES])

    match = sketch(lambda t: sealed({0: secret(t), 1: ask(1, "first", [YES])}))
    match.play(0, YES)
    assert [event.key for event in match.events(0)] == ["noted"]
    assert match.events(1) == match.events(None) == []


def test_a_sealed_script_that_asks_another_seat_is_a_script_error() -> None:
    with pytest.raises(ScriptError):
        sketch(lambda t: sealed({0: ask(1, "word", [YES])}))


def test_a_sealed_script_that_asks_another_seat_later_is_a_script_error() -> None:
    def secret(t: Notes) -> Script[None]:
        yield from ask(0, "word", [YES])
        yield from ask(1, "word", [YES])

    match = sketch(lambda t: sealed({0: secret(t)}))
    with pytest.raises(ScriptError):
        match.play(0, YES)


def test_a_stage_within_a_sealed_script_that_asks_another_seat_is_a_script_error() -> None:
    def inner(t: Notes) -> Script[None]:
        yield from ask(0, "word", [YES])
        yield from ask(1, "word", [YES])

    match = sketch(lambda t: sealed({0: parallel({"inner": inner(t)})}))
    with pytest.raises(ScriptError):
        match.play(0, YES)


# --- parallel -----------------------------------------------------------------------------


def draft(order: Sequence[int]) -> Match:
    """Each seat takes the first card of its row, in that order of seats."""
    match = Match(DRAFT, 3, seed=1)
    for seat in order:
        match.play(seat, match.asks[seat].options[0])
    return match


def test_parallel_scripts_may_have_any_keys_and_all_their_seats_are_asked() -> None:
    match = draft([])
    assert list(match.asks) == [0, 1, 2]
    assert {prompt for prompt, _ in questions(match).values()} == {"pick"}


def test_parallel_scripts_go_on_independently_of_each_other() -> None:
    match = draft([1, 1, 1])
    assert list(match.asks) == [0, 2]
    assert match.table.state()["picked"] == [[], [1, 4, 7], []]


def test_the_results_of_parallel_scripts_are_passed_up_in_the_order_of_the_keys() -> None:
    for order in ([0, 0, 0, 1, 1, 1, 2, 2, 2], [2, 2, 2, 1, 1, 1, 0, 0, 0], [1, 2, 0] * 3):
        match = draft(order)
        assert [side for side, _ in match.table.state()["totals"]] == ["east", "west", "north"]


def test_parallel_scripts_change_the_table_and_tell_as_they_go_lane_by_lane() -> None:
    match = draft([2, 0])
    assert [(event.key, event.data[0]) for event in match.events(1)] == [
        ("picked", 0),
        ("picked", 2),
    ]
    assert [len(picked) for picked in match.table.state()["picked"]] == [1, 0, 1]


def test_a_seat_asked_by_two_parallel_scripts_at_once_is_a_script_error() -> None:
    with pytest.raises(ScriptError, match="seat 0"):
        sketch(lambda t: parallel({"a": ask(0, "word", [YES]), "b": ask(0, "word", [YES])}))


def test_a_seat_asked_by_a_second_parallel_script_later_is_a_script_error() -> None:
    def late(t: Notes) -> Script[None]:
        yield from ask(1, "word", [YES])
        yield from ask(0, "word", [YES])

    match = sketch(lambda t: parallel({"a": ask(0, "word", [YES]), "b": late(t)}))
    with pytest.raises(ScriptError, match="seat 0"):
        match.play(1, YES)


def test_a_seat_may_be_asked_by_one_parallel_script_after_the_other() -> None:
    def late(t: Notes) -> Script[None]:
        yield from ask(1, "word", [YES])
        yield from ask(0, "again", [YES])

    match = sketch(lambda t: parallel({"a": ask(0, "word", [YES]), "b": late(t)}))
    match.play(0, YES)
    match.play(1, YES)
    assert questions(match) == {0: ("again", ["yes"])}


def test_a_seat_whose_sealed_answer_is_not_open_yet_may_not_be_asked_by_another_script() -> None:
    """It may still change that answer, and would then be asked two things at once."""

    def late(t: Notes) -> Script[None]:
        yield from ask(2, "word", [YES])
        yield from ask(0, "word", [YES])

    match = sketch(
        lambda t: parallel(
            {"bids": sealed({p: ask(p, "bid", [YES]) for p in (0, 1)}), "late": late(t)}
        ),
        3,
    )
    match.play(0, YES)
    with pytest.raises(ScriptError, match="seat 0"):
        match.play(2, YES)


def test_a_parallel_stage_without_scripts_goes_on_at_once() -> None:
    def script(t: Notes) -> Script[None]:
        results: dict[str, None] = yield from parallel({})
        t.notes.append(repr(results))

    match = sketch(script)
    assert match.table.state()["notes"] == ["{}"]


# --- stages within stages -----------------------------------------------------------------


def duels(*moves: str) -> Match:
    match = Match(DUELS, 4, seed=1)
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play(int(seat), text)
    return match


def test_sealed_stages_within_a_parallel_one_open_each_for_itself() -> None:
    match = duels("0 pick 1", "2 pick 0", "1 pick 0")
    assert [event.key for event in match.events(None)] == ["shown"]
    assert match.table.state()["shown"] == [1, 0, -1, -1]
    assert questions(match) == {
        1: ("concede", ["yes"]),
        3: ("show", ["pick 0", "pick 1", "pick 2"]),
    }


def test_each_sealed_stage_within_a_parallel_one_has_its_own_screen() -> None:
    match = duels()
    assert sorted(map(sorted, match.screens())) == [[0, 1], [2, 3]]
    match.play(2, "pick 0")
    assert sorted(map(sorted, match.screens())) == [[0, 1], [3]]


def test_a_sealed_answer_within_a_parallel_stage_can_be_changed_after_another_duel_went_on() -> (
    None
):
    match = duels("2 pick 0", "0 pick 1", "1 pick 0", "1 yes")
    match.undo(2)
    assert questions(match)[2][0] == "show"
    assert match.table.state()["shown"] == [1, 0, -1, -1], "the other duel stands"
    match.play(2, "pick 1")
    match.play(3, "pick 0")
    assert match.table.state()["shown"] == [1, 0, 1, 0]


def test_stages_within_stages_and_sub_scripts_pass_their_results_up() -> None:
    match = duels(
        "3 pick 2", "0 pick 1", "1 pick 0", "2 pick 0", "1 yes", "3 yes", "2 yes"
    )  # fmt: skip
    assert match.table.state()["champions"] == [0, 3]
    assert set(questions(match)) == {0, 3}
    match.play(3, "no")
    match.play(0, "yes")
    assert match.table.state()["cheers"] == ["yes", "", "", "no"]
    for seat, text in [(3, "pick 2"), (0, "pick 1"), (0, "no"), (3, "no"), (3, "yes")]:
        match.play(seat, text)
    assert list(match.asks) == [3]
    match.play(3, "pick 0")
    assert match.over
    assert match.table.state()["shown"] == [1, 0, 0, 0]


def test_a_stage_within_a_sealed_script_keeps_its_answers_secret() -> None:
    opening = ("0 pick 1", "1 pick 0", "3 pick 1", "2 pick 0", "1 yes", "2 yes", "0 no", "3 no")
    receipts = {
        received(duels(*opening, *plans), seat)
        for plans in (("0 pick 0",), ("0 pick 1",), ("0 pick 2", "0 yes"), ("0 pick 1", "0 yes"))
        for seat in (3,)
    }
    assert len(receipts) == 1


def test_a_sealed_stage_within_a_sealed_script_stays_sealed() -> None:
    def secret(t: Notes, p: int) -> Script[Action]:
        inner = yield from sealed({p: ask(p, "inner", [YES, NO])})
        outer = yield from ask(p, "outer", [YES, NO])
        t.tell("noted", str(inner[p]), str(outer), to=p)
        return outer

    def script(t: Notes) -> Script[None]:
        answers = yield from sealed({p: secret(t, p) for p in t.seats})
        t.tell("opened", *(str(answer) for answer in answers.values()))

    match = sketch(script)
    match.play(0, YES)
    assert match.ask_before(0) is None  # an undo would put the inner question again
    match.play(0, NO)
    assert match.sealed_answers(0) == [YES, NO]
    assert [event.key for event in match.events(0)] == ["noted"]
    assert match.events(1) == []
    match.undo(0)
    match.undo(0)
    assert questions(match)[0][0] == "inner"
    for seat, action in [(1, NO), (0, NO), (1, YES), (0, YES)]:
        match.play(seat, action)
    assert [event.data for event in match.events(None)] == [("yes", "yes")]


def test_a_stage_that_asks_nobody_in_the_middle_of_a_script_is_passed_through() -> None:
    def script(t: Notes) -> Script[None]:
        yield from parallel({"a": sealed({}), "b": parallel({}), "c": ask(1, "word", [YES])})
        t.notes.append("through")

    match = sketch(script)
    assert list(match.asks) == [1]
    match.play(1, YES)
    assert match.table.state()["notes"] == ["through"]


def test_nobody_can_count_the_answers_given_behind_a_screen_by_what_is_told_later() -> None:
    def many(p: int) -> Script[None]:
        while (yield from ask(p, "word", [YES, NO])) is YES:
            pass

    def script(t: Notes) -> Script[None]:
        yield from sealed({p: many(p) for p in t.seats})
        t.tell("opened")
        yield from ask(0, "word", [YES])
        t.tell("closed", to=0)
        yield from ask(0, "word", [YES])

    heard = set()
    for more in (0, 1, 5):
        match = sketch(script, 2)
        match.play(0, NO)
        for _ in range(more):
            match.play(1, YES)
        match.play(1, NO)
        match.play(0, YES)
        assert match.seat(0).events == match.events(0)
        heard.add((tuple(match.events(0)), tuple(match.events(None))))
    assert len(heard) == 1
    ((own, public),) = heard
    assert [(event.move, event.key) for event in own] == [(0, "opened"), (1, "closed")]
    assert [(event.move, event.key) for event in public] == [(0, "opened")]
