"""Taking answers back, and the limits of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.core.ask import Script, ask, sealed
from ludoteca.core.errors import NotYourTurn, StaleAsk, UndoRefused
from ludoteca.core.game import Game, register
from ludoteca.core.match import Match
from ludoteca.core.record import verify
from tests.core.tiny import (
    AUCTION,
    CARDS,
    DEMAND,
    DRAFT,
    DRAW,
    DUELS,
    END,
    LAY,
    NO,
    PICK,
    QUIET,
    ROLL,
    TABLES,
    THINK,
    YES,
    Notes,
    answer_at_random,
    everything,
    moments,
    questions,
    sketch,
    state_of,
)


def cards(*moves: tuple[int, Any], players: int = 2) -> Match:
    match = Match(CARDS, players, seed=1)
    for seat, action in moves:
        match.play(seat, action)
    return match


# --- what may be taken back ---------------------------------------------------------------


def test_a_player_takes_back_its_own_last_answers_one_by_one() -> None:
    card = Match(CARDS, 2, 1).table.state()["hands"][0][0]
    moves = [(0, THINK), (0, LAY[card]), (0, THINK)]
    match = cards(*moves)
    for count in (2, 1, 0):
        match.undo(0)
        straight = cards(*moves[:count])
        assert state_of(match) == state_of(straight)
        assert questions(match) == questions(straight)
        assert match.log == straight.log
    with pytest.raises(UndoRefused, match="not answered"):
        match.undo(0)


def test_answers_are_taken_back_across_stretches() -> None:
    match = cards((0, THINK), (0, END))
    assert match.table._stretch == 2
    match.undo(0)
    match.undo(0)
    assert match.table._stretch == 1
    assert state_of(match) == state_of(cards())


def test_a_taken_back_answer_may_be_given_again_or_another_in_its_place() -> None:
    match = cards((0, THINK))
    match.undo(0)
    match.play(0, END)
    assert state_of(match) == state_of(cards((0, END)))
    assert match.events() == cards((0, END)).events()


# --- what may not -------------------------------------------------------------------------


def test_nothing_is_taken_back_after_somebody_else_has_answered() -> None:
    match = cards((0, THINK), (0, END), (1, THINK))
    before = everything(match)
    with pytest.raises(UndoRefused, match="somebody else"):
        match.undo(0)
    assert everything(match) == before
    match.undo(1)
    match.undo(0)
    assert questions(match)[0][0] == "act"


def test_nothing_is_taken_back_after_something_hidden_was_seen() -> None:
    match = cards((0, THINK), (0, DRAW), (0, THINK))
    match.undo(0)
    for _ in range(2):
        with pytest.raises(UndoRefused, match="hidden"):
            match.undo(0)


def test_nothing_is_taken_back_after_a_random_draw() -> None:
    match = cards((0, ROLL), (0, THINK))
    match.undo(0)
    with pytest.raises(UndoRefused, match="hidden"):
        match.undo(0)


def test_a_draw_from_a_stream_the_script_kept_counts_as_seen() -> None:
    def script(t: Notes) -> Script[None]:
        rng = t.rng
        yield from ask(0, "word", [YES])
        t.notes.append(str(rng.below(6)))
        yield from ask(0, "word", [YES])

    match = sketch(script)
    match.play(0, YES)
    with pytest.raises(UndoRefused, match="hidden"):
        match.undo(0)


def test_what_was_seen_in_one_stretch_does_not_come_undone_in_the_next() -> None:
    def script(t: Notes) -> Script[None]:
        rng = t.rng
        yield from ask(0, "word", [YES])
        for _ in range(t._stretch):
            rng.below(6)

    match = sketch(script, stretches=6)
    while match.asks:
        match.play(0, YES)
        assert not match.undoable(0)


def test_what_the_end_of_a_stretch_drew_counts_as_seen_in_one_that_draws_nothing() -> None:
    def script(t: Notes) -> Script[None]:
        rng = t.rng if t._stretch == 1 else None
        yield from ask(0, "word", [YES])
        if rng is not None:
            t.notes.append(str(rng.below(6)))

    match = sketch(script, stretches=2)
    match.play(0, YES)
    with pytest.raises(UndoRefused, match="hidden"):
        match.undo(0)


def test_nothing_is_taken_back_after_a_draw_in_a_stretch_that_asked_nobody() -> None:
    match = Match(QUIET, 1, 1)
    match.play(0, "pick 1")
    assert match.undoable(0)
    match.play(0, "pick 3")
    assert not match.undoable(0)


def test_the_last_sealed_answer_is_not_taken_back_even_where_the_rules_show_nothing() -> None:
    def script(t: Notes) -> Script[None]:
        yield from sealed({p: ask(p, "word", [YES, NO]) for p in t.seats})
        yield from ask(1, "word", [YES])

    match = sketch(script)
    match.play(0, NO)
    match.play(1, YES)
    assert not match.undoable(1)
    assert not match.undoable(0)


def test_whether_an_answer_can_be_taken_back_tells_nothing_of_what_happens_behind_screens() -> None:
    def script(t: Notes) -> Script[None]:
        yield from ask(0, "word", [YES, NO])
        yield from sealed({p: ask(p, "word", [YES, NO]) for p in t.seats})

    match = sketch(script)
    match.play(0, YES)
    assert not match.undoable(0)
    match.play(1, NO)
    assert not match.undoable(0)
    match.undo(0, consent=True)
    assert list(match.asks) == [0]


def test_an_answer_before_a_screen_of_ones_own_can_be_taken_back() -> None:
    def script(t: Notes) -> Script[None]:
        yield from ask(0, "word", [YES, NO])
        yield from sealed({0: ask(0, "word", [YES, NO])})

    match = sketch(script)
    match.play(0, YES)
    match.undo(0)
    assert match.moves == []


def test_an_answer_is_sealed_until_the_last_one_is_in() -> None:
    def script(t: Notes) -> Script[None]:
        yield from sealed({p: ask(p, "word", [YES, NO]) for p in t.seats})
        yield from ask(1, "word", [YES])

    match = sketch(script)
    assert not match.is_sealed(0)
    match.play(0, NO)
    assert match.is_sealed(0)
    assert not match.is_sealed(1)
    match.play(1, YES)
    assert not match.is_sealed(0)


def test_in_a_lane_an_answer_is_taken_back_whatever_happens_in_the_others() -> None:
    match = Match(DRAFT, 2, 1)
    match.play(0, "pick 0")
    match.play(1, "pick 1")
    before = questions(match)
    match.play(0, "pick 3")
    match.play(1, "pick 4")
    assert match.undo(0) == [2]
    assert questions(match)[0] == before[0]
    assert [str(answer.action) for answer in match.moves] == ["pick 0", "pick 1", "pick 4"]
    register(DRAFT)
    assert verify(match.record()) == []


def test_what_is_drawn_in_a_lane_stops_its_own_undo_alone() -> None:
    match = Match(DRAFT, 2, 1)
    for move in ("0 pick 0", "0 pick 3", "1 pick 1"):
        match.play(int(move[0]), move[2:])
    match.play(0, "pick 6")  # the last of the row: seat 0 has its luck
    with pytest.raises(UndoRefused, match="hidden"):
        match.undo(0)
    assert match.undoable(1)
    before = state_of(match)
    match.play(1, "pick 4")
    match.undo(1)
    assert state_of(match) == before


def test_with_consent_what_goes_is_of_the_same_lane() -> None:
    match = Match(DUELS, 4, 1)
    for move in ("0 pick 1", "3 pick 0", "1 pick 0", "1 yes", "2 pick 1"):
        match.play(int(move[0]), move[2:])
    # the duel of 0 and 1 is over; that of 3 and 2 has come to 3's concession
    match.undo(2, consent=True)
    assert [str(move) for move in match.record().moves[-1:]] == ["2 undo-by-consent"]
    assert [(answer.seat, str(answer.action)) for answer in match.moves] == [
        (0, "pick 1"),
        (3, "pick 0"),
        (1, "pick 0"),
        (1, "yes"),
    ]
    register(DUELS)
    assert verify(match.record()) == []


def test_an_open_answer_in_a_lane_is_taken_back_while_others_decide_behind_their_screens() -> None:
    match = Match(DUELS, 4, 1)
    for move in ("0 pick 1", "1 pick 0", "1 yes", "3 pick 0"):
        match.play(int(move[0]), move[2:])
    assert match.undoable(1)
    match.undo(3)
    assert match.undoable(1)  # the others' steps make no difference
    match.undo(1)
    assert questions(match)[1] == ("concede", ["yes"])


def test_after_an_undo_in_a_lane_the_question_that_is_gone_is_stale_for_its_rival_too() -> None:
    match = Match(DUELS, 4, 1)
    for move in ("0 pick 1", "1 pick 0"):
        match.play(int(move[0]), move[2:])
    old = match.asks[1].id
    match.undo(0, consent=True)
    match.play(0, "pick 1")
    assert match.asks[1].id != old


# --- by consent of the table --------------------------------------------------------------


def test_with_consent_everything_since_the_answer_is_taken_back_with_it() -> None:
    match = cards((0, THINK), (0, END), (1, ROLL), (1, DRAW), (1, THINK))
    match.undo(0, consent=True)
    assert state_of(match) == state_of(cards((0, THINK)))
    assert match.log == cards((0, THINK)).log
    assert [answer.action for answer in match.moves] == [THINK]


def test_with_consent_what_was_seen_is_no_hindrance() -> None:
    match = cards((0, DRAW))
    match.undo(0, consent=True)
    assert state_of(match) == state_of(cards())


def test_consent_does_not_give_back_what_was_never_answered() -> None:
    match = cards((0, THINK))
    with pytest.raises(UndoRefused):
        match.undo(1, consent=True)


def test_there_is_nothing_to_take_back_at_a_seat_that_is_not_there() -> None:
    match = cards((0, THINK))
    for refuse in (match.undo, match.undoable, match.is_sealed):
        with pytest.raises(NotYourTurn, match="no seat 99"):
            refuse(99)


def test_with_consent_a_sealed_answer_that_is_open_again_goes_with_all_since() -> None:
    match = Match(AUCTION, 2, 5)
    for seat, text in [(0, "pick 1"), (0, "no"), (1, "pick 0")]:
        match.play(seat, text)
    match.undo(1, consent=True)
    assert sorted(match.asks) == [1]
    match.play(1, "pick 2")
    match.undo(0, consent=True)
    assert questions(match)[0][0] == "one-more"
    assert questions(match)[1][0] == "one-more", "a sealed answer goes alone while all are sealed"


# --- history ------------------------------------------------------------------------------


def test_the_history_keeps_what_was_taken_back_and_that_it_was() -> None:
    match = cards((0, THINK), (0, END), (1, END))
    match.undo(1)
    match.undo(0, consent=True)
    assert match.history == [
        (0, "think"),
        (0, "end"),
        (1, "end"),
        (1, "undo"),
        (0, "undo-by-consent"),
    ]
    assert [tuple(answer) for answer in match.moves] == [(0, THINK)]


def test_a_refused_undo_leaves_no_trace() -> None:
    match = cards((0, DRAW))
    before, history = everything(match), match.history[:]
    with pytest.raises(UndoRefused):
        match.undo(0)
    with pytest.raises(UndoRefused):
        match.undo(1)
    assert everything(match) == before
    assert match.history == history


# --- ask ids ------------------------------------------------------------------------------


def test_after_an_undo_an_answer_to_the_question_that_is_gone_is_stale() -> None:
    match = cards((0, THINK))
    gone = match.asks[0].id
    match.undo(0)
    with pytest.raises(StaleAsk):
        match.play(0, THINK, ask_id=gone)
    match.play(0, THINK, ask_id=match.asks[0].id)


def test_after_an_undo_the_old_id_of_the_same_question_is_stale_too() -> None:
    match = cards()
    old = match.asks[0].id
    match.play(0, THINK)
    match.undo(0)
    with pytest.raises(StaleAsk):
        match.play(0, THINK, ask_id=old)


def test_after_an_undo_by_consent_all_the_questions_that_are_gone_are_stale() -> None:
    match = cards((0, THINK), (0, END))
    ids = [match.asks[1].id]
    match.play(1, THINK)
    ids.append(match.asks[1].id)
    match.undo(0, consent=True)
    match.play(0, END)
    for gone in ids:
        with pytest.raises(StaleAsk):
            match.play(1, THINK, ask_id=gone)


@pytest.mark.parametrize("consent", [False, True])
def test_after_an_undo_a_question_nobody_had_answered_yet_is_stale_too(consent: bool) -> None:
    """Whoever had it on the screen was asked after an answer that never was."""
    match = cards((0, END))
    gone = match.asks[1].id
    match.undo(0, consent=consent)
    match.play(0, THINK)
    match.play(0, END)
    with pytest.raises(StaleAsk):
        match.play(1, THINK, ask_id=gone)


def test_changing_a_sealed_answer_makes_the_others_questions_not_stale() -> None:
    match = Match(AUCTION, 3, 5)
    ids = {seat: question.id for seat, question in match.asks.items()}
    match.play(0, "pick 1")
    match.undo(0)
    match.play(1, "pick 0", ask_id=ids[1])
    with pytest.raises(StaleAsk):
        match.play(0, "pick 1", ask_id=ids[0])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_however_much_is_taken_back_no_question_ever_has_the_id_of_an_earlier_one(
    game: Game[Any], players: int
) -> None:
    rng = Random(3)
    match = Match(game, players, 3)
    used: dict[int, list[int]] = {seat: [] for seat in range(players)}
    for _ in range(60):
        for seat, question in match.asks.items():
            if not used[seat] or used[seat][-1] != question.id:
                used[seat].append(question.id)
        seat = rng.randrange(players)
        if rng.random() < 0.3 and match.moves:
            if match.undoable(seat):
                match.undo(seat)
            elif any(answer.seat == seat for answer in match.moves) and rng.random() < 0.2:
                match.undo(seat, consent=True)
        elif match.asks:
            answer_at_random(match, rng)
    for ids in used.values():
        assert ids == sorted(set(ids))


# --- undoable agrees with undo ------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_undoable_says_whether_undo_would_be_refused_and_undo_gives_the_moment_before(
    game: Game[Any], players: int
) -> None:
    rng = Random(6)
    match = Match(game, players, 6)
    refused = done = 0
    while match.asks:
        before, asked = state_of(match), questions(match)
        log = match.log[:]
        seat, action = answer_at_random(match, rng)
        for other in range(players):
            fork = match.fork()
            if match.undoable(other):
                fork.undo(other)
                done += 1
            else:
                with pytest.raises(UndoRefused):
                    fork.undo(other)
                refused += 1
        if match.undoable(seat):
            match.undo(seat)
            assert state_of(match) == before
            assert questions(match) == asked
            assert match.log == log
            match.play(seat, action)
    assert refused
    assert done


def test_the_end_of_the_game_is_taken_back_by_consent_only_since_all_is_open_then() -> None:
    def script(t: Notes) -> Script[None]:
        yield from ask(0, "word", [YES, NO])

    match = sketch(script)
    match.play(0, YES)
    assert match.over
    assert not match.undoable(0)
    with pytest.raises(UndoRefused, match="the game is over"):
        match.undo(0)
    match.undo(0, consent=True)
    assert not match.over
    assert match.result is None
    match.play(0, NO)
    assert match.over


def test_undo_in_a_match_without_checkpoints_or_events_is_the_same() -> None:
    plain = Match(CARDS, 2, 3)
    bare = Match(CARDS, 2, 3, log=False, checkpoints=False)
    rng = Random(7)
    for _ in moments(plain, seed=1):
        if plain.moves:
            bare.play(*plain.moves[-1])
        if rng.random() < 0.4:
            for seat in (0, 1):
                assert plain.undoable(seat) == bare.undoable(seat)
                fork, other = plain.fork(), bare.fork()
                if plain.undoable(seat):
                    fork.undo(seat)
                    other.undo(seat)
                    assert state_of(fork) == state_of(other)


def test_a_demand_can_be_taken_back_until_it_is_met() -> None:
    match = cards((0, DEMAND))
    assert list(match.asks) == [1]
    match.undo(0)
    match.play(0, DEMAND)
    match.play(1, match.asks[1].options[0])
    assert not match.undoable(0)
    assert match.undoable(1)


def test_the_record_of_picks_taken_back_in_a_draft_keeps_their_order() -> None:
    match = Match(DRAFT, 2, 1)
    match.play(1, PICK[1])
    match.play(0, PICK[3])
    match.undo(0)
    match.play(0, PICK[0])
    assert [str(answer.action) for answer in match.moves] == ["pick 1", "pick 0"]
