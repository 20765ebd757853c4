"""Forks: equal, independent; and guesses, which hold nothing that their seat cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from ludoteca.core.ask import Script, ask, parallel, sealed
from ludoteca.core.errors import RecordError, ScriptError, UndoRefused
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from tests.core.tiny import (
    AUCTION,
    CARDS,
    DEMAND,
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
    play_on,
    questions,
    received,
    sketch,
    state_of,
)

# --- plain forks --------------------------------------------------------------------------


@pytest.mark.parametrize("checkpoints", [True, False])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_fork_equals_the_match_at_every_moment(
    game: Game[Any], players: int, checkpoints: bool
) -> None:
    for match in moments(Match(game, players, 2, checkpoints=checkpoints), seed=2):
        fork = match.fork(log=True)
        assert everything(fork) == everything(match)
        assert (fork.moves, fork.history) == (match.moves, match.history)
        assert fork.record() == match.record()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_fork_plays_on_as_the_match_does(game: Game[Any], players: int) -> None:
    for match in moments(Match(game, players, 3), seed=3):
        one, two = match.fork(log=True), match.fork(log=True)
        assert everything(play_on(one, seed=9)) == everything(play_on(two, seed=9))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_match_and_its_forks_are_independent_both_ways(game: Game[Any], players: int) -> None:
    rng = Random(4)
    for match in moments(Match(game, players, 4), seed=4):
        if match.over:
            break
        here = everything(match)
        fork = match.fork(log=True)
        answer_at_random(fork, rng)
        play_on(fork, seed=1)
        assert everything(match) == here
        left_alone = match.fork(log=True)
        copy = match.fork(log=True)
        play_on(copy, seed=2)
        assert everything(left_alone) == here


def test_a_fork_stays_as_it_is_when_the_match_goes_on() -> None:
    match = Match(CARDS, 2, 1)
    forks: list[tuple[Match, bytes]] = []
    for _ in moments(match, seed=6):
        forks.append((match.fork(log=True), everything(match)))
    for fork, then in forks:
        assert everything(fork) == then


def test_a_match_and_its_fork_share_no_list_that_can_be_changed() -> None:
    match = Match(CARDS, 2, 1, nonces=["a", "b"], names=["Ada", "Bo"])
    fork = match.fork()
    for name in ("nonces", "names", "history", "moves"):
        assert getattr(fork, name) is not getattr(match, name)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_forks_of_forks_equal_the_match_too(game: Game[Any], players: int) -> None:
    rng = Random(5)
    match = Match(game, players, 5)
    while match.asks:
        fork = match.fork(log=True).fork(log=True)
        assert everything(fork) == everything(match)
        if fork.asks:
            answer_at_random(fork, rng)
            deeper = fork.fork(log=True)
            assert everything(deeper) == everything(fork)
            assert everything(play_on(deeper, 1)) == everything(play_on(fork, 1))
        answer_at_random(match, rng)


def test_a_fork_after_stretches_that_asked_nobody_equals_the_match() -> None:
    for checkpoints in (True, False):
        match = Match(QUIET, 2, 1, checkpoints=checkpoints)
        assert match.table._stretch == 3
        fork = match.fork(log=True)
        assert everything(fork) == everything(match)
        match.play(0, "pick 1")
        fork.play(0, "pick 1")
        assert everything(match.fork(log=True)) == everything(match) == everything(fork)
        match.play(0, "pick 4")
        assert match.table._stretch == 6
        assert everything(match.fork(log=True)) == everything(match)


def test_a_fork_keeps_no_events_unless_asked_to() -> None:
    match = Match(CARDS, 2, 1)
    with pytest.raises(RecordError, match="log=False"):
        match.fork().events(0)
    assert match.fork(log=True).events(0) == match.events(0)


def test_a_fork_of_a_match_without_events_cannot_have_them() -> None:
    with pytest.raises(RecordError, match="log=False"):
        Match(CARDS, 2, 1, log=False).fork(log=True)


def test_a_fork_can_be_taken_back_and_recorded_like_its_match() -> None:
    match = Match(CARDS, 2, 1)
    for action in (THINK, END):
        match.play(0, action)
    fork = match.fork(log=True)
    fork.undo(0)
    match.undo(0)
    assert everything(fork) == everything(match)
    assert fork.record() == match.record()


# --- forks of half-answered stages --------------------------------------------------------


def half_answered() -> Match:
    """Seat 0 has finished its sealed bid, seat 1 is in the middle, seat 2 has not begun."""
    match = Match(AUCTION, 3, seed=5)
    for seat, text in [(1, "pick 2"), (0, "pick 1"), (0, "yes")]:
        match.play(seat, text)
    return match


def test_a_fork_of_a_half_answered_sealed_stage_is_equal_and_independent() -> None:
    match = half_answered()
    here = everything(match)
    fork = match.fork(log=True)
    assert everything(fork) == here
    fork.undo(0)
    fork.play(1, NO)
    assert everything(match) == here
    for either in (match, match.fork(log=True)):
        either.play(2, "pick 0")
        either.play(1, YES)
    assert match.table.state()["bids"] == [2, 3, 0]


def test_in_a_guess_whoever_has_given_a_sealed_answer_is_done_and_the_others_are_asked() -> None:
    match = half_answered()
    for seat in (0, 1, 2, None):
        guess = match.guess(seat, Random(1))
        assert sorted(guess.asks) == [1, 2]


def test_a_guess_keeps_the_seats_own_sealed_answers() -> None:
    match = half_answered()
    assert questions(match.guess(1, Random(1)))[1] == ("one-more", ["yes", "no"])
    for n in range(30):
        guess = match.guess(0, Random(n))
        guess.play(1, PICK[0])
        guess.play(2, PICK[0])
        assert guess.table.state()["bids"][0] == 2, "one, and one more"


def test_a_guess_makes_up_the_sealed_answers_of_the_others() -> None:
    match = half_answered()
    bids = Counter()  # type: Counter[int]
    for n in range(200):
        guess = match.guess(2, Random(n))
        guess.play(2, PICK[0])
        assert questions(guess)[1][0] == "bid", "from its first question on"
        guess.play(1, PICK[0])
        bids[guess.table.state()["bids"][0]] += 1
    assert set(bids) >= {0, 1, 2, 3, 4}


def test_a_guess_within_a_parallel_stage_makes_up_the_open_sealed_answers_only() -> None:
    match = Match(DUELS, 4, seed=1)
    for move in ("2 pick 0", "0 pick 1", "1 pick 0", "1 yes"):
        match.play(int(move[0]), move[2:])
    shown = set()
    for n in range(60):
        guess = match.guess(3, Random(n))
        assert guess.table.state()["shown"] == [1, 0, -1, -1]
        assert sorted(guess.asks) == [3]
        guess.play(3, PICK[1])
        shown.add(guess.table.state()["shown"][2])
    assert shown == {0, 1, 2, 3}


def test_a_guess_of_a_sealed_stage_within_a_sealed_script_keeps_the_own_answers() -> None:
    match = Match(DUELS, 4, seed=1)
    for move in ("0 pick 1", "1 pick 0", "3 pick 1", "2 pick 0", "1 yes", "2 yes", "0 no", "3 no"):
        match.play(int(move[0]), move[2:])
    for move in ("0 pick 2", "0 yes", "3 pick 0"):
        match.play(int(move[0]), move[2:])
    own, other = match.guess(0, Random(1)), match.guess(3, Random(1))
    assert {seat: prompt for seat, (prompt, _) in questions(own).items()} == {
        0: "again",
        3: "show",
    }
    assert {seat: prompt for seat, (prompt, _) in questions(other).items()} == {
        0: "show",
        3: "again",
    }


# --- guesses: nothing the seat cannot know ------------------------------------------------


def well_into_the_game() -> Match:
    """Cards were drawn and laid; it is seat 1's turn, and seat 0 has something hidden."""
    match = Match(CARDS, 3, seed=11)
    for seat, action in [(0, DRAW), (0, THINK), (0, DEMAND)]:
        match.play(seat, action)
    match.play(1, match.asks[1].options[0])
    match.play(0, END)
    match.play(1, THINK)
    return match


def guesses(match: Match, seat: int | None, number: int = 200) -> Iterator[Match]:
    for n in range(number):
        yield match.guess(seat, Random(n), log=True)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_that_a_seat_receives_is_the_same_in_every_guess(seat: int | None) -> None:
    for match in (well_into_the_game(), half_answered()):
        here = received(match, seat)
        for guess in guesses(match, seat, 40):
            assert received(guess, seat) == here


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_at_every_moment_every_seat_receives_the_same_in_a_guess(
    game: Game[Any], players: int
) -> None:
    for match in moments(Match(game, players, 8), seed=8):
        for seat in (None, *range(players)):
            guess = match.guess(seat, Random(1), log=True)
            game.check(guess.table)
            assert received(guess, seat) == received(match, seat)


def test_over_many_guesses_a_hidden_card_takes_every_possible_value_and_known_ones_never_change() -> (  # noqa: E501
    None
):
    match = well_into_the_game()
    table = match.table.state()
    known = {*table["hands"][1], *(card for cards in table["laid"] for card in cards)}
    possible = set(range(10)) - known
    held: list[Counter[int]] = [Counter() for _ in range(3)]
    tops: Counter[int] = Counter()
    for guess in guesses(match, 1, 300):
        made_up = guess.table.state()
        for seat in range(3):
            held[seat].update(made_up["hands"][seat])
        tops[made_up["deck"][-1]] += 1
        assert made_up["hands"][1] == table["hands"][1]
        assert made_up["laid"] == table["laid"]
        assert sorted(len(hand) for hand in made_up["hands"]) == sorted(
            len(hand) for hand in table["hands"]
        )
    assert set(held[0]) == set(held[2]) == set(tops) == possible
    least, most = min(tops.values()), max(tops.values())
    assert most < 3 * least, "no card is favoured, least of all the true one"


def test_in_a_guess_the_random_numbers_to_come_are_others_within_the_stretch_and_later() -> None:
    match = Match(CARDS, 2, 1)
    match.play(0, ROLL)

    def rolls(of: Match) -> tuple[int, ...]:
        for seat, action in [(0, ROLL), (0, ROLL), (0, END), (1, ROLL), (1, ROLL), (1, END)]:
            if action in of.asks[seat].options:
                of.play(seat, action)
        return tuple(of.table.state()["rolled"])

    real = rolls(match.fork())
    made_up = [rolls(guess) for guess in guesses(match, 0, 60)]
    assert {rolled[0] for rolled in made_up} == {real[0]}, "what has been rolled stands"
    assert len(set(made_up)) > 40
    for place in range(1, len(real)):
        assert {rolled[place] for rolled in made_up} == {1, 2, 3, 4, 5, 6}


def test_a_stream_kept_by_a_script_across_a_question_is_made_up_as_well() -> None:
    def script(t: Notes) -> Script[None]:
        rng = t.rng
        rng.below(6)
        yield from ask(0, "word", [YES])
        t.notes.append(str(rng.below(10**6)))

    match = sketch(script)
    real = match.fork()
    real.play(0, YES)
    for guess in guesses(match, 0, 20):
        guess.play(0, YES)
        assert guess.table.state()["notes"] != real.table.state()["notes"]


def test_the_same_random_source_gives_the_same_guess_and_none_gives_a_new_one_each_time() -> None:
    match = well_into_the_game()
    one, two = match.guess(1, Random(5), log=True), match.guess(1, Random(5), log=True)
    assert everything(one) == everything(two)
    assert everything(play_on(one, 1)) == everything(play_on(two, 1))
    assert len({state_of(match.guess(1)) for _ in range(20)}) > 10


def test_fork_with_a_seat_is_a_guess_also_from_the_seats_own_place() -> None:
    match = well_into_the_game()
    expected = state_of(match.guess(1, Random(5)))
    assert state_of(match.fork(1, Random(5))) == expected
    assert state_of(match.seat(1).fork(Random(5))) == expected


def test_the_options_of_the_others_are_made_again_and_legal_in_the_guess() -> None:
    match = Match(CARDS, 2, 3)
    match.play(0, DEMAND)
    real = questions(match)[1]
    seen = set()
    for guess in guesses(match, 0, 100):
        hand = guess.table.state()["hands"][1]
        assert guess.asks[1].options == [LAY[card] for card in hand]
        seen.add(tuple(questions(guess)[1][1]))
        guess.play(1, guess.asks[1].options[0])
        guess.game.check(guess.table)
    assert len(seen) > 20
    assert questions(match)[1] == real, "the match itself keeps its question"
    assert questions(match.guess(1, Random(1)))[1] == real, "and so does the seat that is asked"


def test_a_guess_that_leaves_somebody_without_an_answer_is_a_script_error() -> None:
    """Being asked at all must not depend on something hidden."""

    def script(t: Notes) -> Script[None]:
        yield from ask(1, "odd", lambda: [PICK[n] for n in t.secrets[1:2] if n % 2])

    match = sketch(script)
    with pytest.raises(ScriptError):
        for _ in guesses(match, 0, 40):
            pass


def secrets_in(value: Any, wanted: list[Any], path: str = "guess") -> list[str]:
    """Where in an object, followed through all its parts that are not private, these are found."""
    found = [path] if any(value is secret or value == secret for secret in wanted) else []
    if isinstance(value, list | tuple):
        for i, part in enumerate(value):
            found += secrets_in(part, wanted, f"{path}[{i}]")
    elif isinstance(value, dict):
        for key, part in value.items():
            found += secrets_in(part, wanted, f"{path}[{key!r}]")
    return found


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_guess_does_not_carry_the_seed_or_what_others_answered_in_secret(
    seat: int | None,
) -> None:
    """With the seed and the answers anybody could play the true match again."""
    match = Match(AUCTION, 3, seed=5)
    match.play(0, PICK[3])
    match.undo(0)
    match.play(0, PICK[2])
    guess = match.guess(seat, Random(1), log=True)
    wanted: list[Any] = [match.seed, match.seed.hex()]
    wanted += [(0, "pick 3"), (0, "pick 2"), (0, PICK[2])]
    for name in dir(guess):
        if not name.startswith("_") and not callable(value := getattr(guess, name)):
            assert secrets_in(value, wanted, name) == []


def test_a_guess_does_not_carry_answers_given_before_that_only_their_giver_knows() -> None:
    def script(t: Notes) -> Script[None]:
        choice = yield from ask(0, "keep-which", [PICK[n] for n in range(10)])
        t.secrets[0] = choice.arg
        t.tell("kept", 0)
        t.tell("kept-this", choice.arg, to=0)
        yield from ask(1, "word", [YES, NO])

    match = sketch(script, stretches=2)
    for seat, action in [(0, PICK[7]), (1, YES), (0, PICK[8])]:
        match.play(seat, action)
    guess = match.guess(1, Random(1), log=True)
    assert secrets_in(guess.moves, [(0, PICK[7]), (0, PICK[8])]) == []
    assert secrets_in(guess.history, [(0, "pick 7"), (0, "pick 8")]) == []
    assert guess.events(0) == guess.events(1) == match.events(1)
    assert (1, YES) in guess.moves, "its own answers a seat knows"
    assert [answer.seat for answer in guess.moves] == [0, 1, 0]


def test_a_guess_with_events_has_the_ones_its_seat_heard_and_none_of_the_others() -> None:
    match = well_into_the_game()
    for seat in (0, 1, 2, None):
        guess = match.guess(seat, Random(1), log=True)
        assert guess.log == match.events(seat)
        assert guess.fork(log=True).log == match.events(seat)


# --- what can be done with a guess --------------------------------------------------------


@pytest.mark.parametrize("checkpoints", [True, False])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_fork_of_a_guess_equals_it_at_every_moment(
    game: Game[Any], players: int, checkpoints: bool
) -> None:
    match = Match(game, players, 9, checkpoints=checkpoints)
    rng = Random(9)
    while match.asks:
        guess = match.guess(rng.randrange(players), Random(rng.random()), log=True)
        for _ in range(4):
            fork = guess.fork(log=True)
            assert everything(fork) == everything(guess)
            assert everything(play_on(fork.fork(log=True), 1)) == everything(play_on(fork, 1))
            if not guess.asks:
                break
            answer_at_random(guess, rng)
        answer_at_random(match, rng)


def test_a_guess_can_be_played_to_its_end_also_in_the_fast_lane() -> None:
    for match in moments(Match(AUCTION, 3, 9), seed=9):
        for seat in (0, 1, 2, None):
            slow, fast = match.guess(seat, Random(2)), match.guess(seat, Random(2))
            while slow.asks:
                asked = next(iter(slow.asks))
                slow.play(asked, slow.asks[asked].options[-1])
            fast.playout(lambda question: question.options[-1])
            assert state_of(slow) == state_of(fast)
            assert slow.result == fast.result


def test_a_guess_cannot_be_guessed_at_recorded_or_taken_back_and_neither_can_its_forks() -> None:
    match = well_into_the_game()
    guess = match.guess(1, Random(1))
    guess.play(1, END)
    for made_up in (guess, guess.fork(), guess.fork().fork()):
        attempts: list[Callable[[], object]] = [
            partial(made_up.guess, 1),
            partial(made_up.fork, 0),
            made_up.record,
        ]
        for attempt in attempts:
            with pytest.raises(RecordError, match="made up"):
                attempt()
        assert not made_up.undoable(1)
        for consent in (False, True):
            with pytest.raises(UndoRefused):
                made_up.undo(1, consent=consent)


def test_guessing_changes_nothing_in_the_match() -> None:
    match = half_answered()
    here = everything(match)
    for seat in (0, 1, 2, None):
        play_on(match.guess(seat, Random(1)))
        assert everything(match) == here


def test_a_guess_is_made_from_a_match_without_events_or_checkpoints_just_the_same() -> None:
    plain = Match(CARDS, 2, 3)
    bare = Match(CARDS, 2, 3, log=False, checkpoints=False)
    rng = Random(7)
    while plain.asks:
        seat, action = answer_at_random(plain, rng)
        bare.play(seat, action)
        for viewer in (0, 1, None):
            one, two = plain.guess(viewer, Random(3)), bare.guess(viewer, Random(3))
            assert state_of(one) == state_of(two)
            assert questions(one) == questions(two)


def test_rules_that_break_in_a_guess_leave_it_as_it_was() -> None:
    def script(t: Notes) -> Script[None]:
        choice = yield from ask(0, "word", [YES, NO])
        if choice is NO:
            raise RuntimeError("broken")
        yield from parallel({"a": sealed({1: ask(1, "word", [YES])})})

    match = sketch(script, stretches=2)
    guess = match.guess(0, Random(1), log=True)
    here = everything(guess)
    with pytest.raises(RuntimeError):
        guess.play(0, NO)
    assert everything(guess) == here
    guess.play(0, YES)
    assert list(guess.asks) == [1]
