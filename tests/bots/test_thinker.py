"""A bot that looks ahead: in guessed worlds, from its seat alone, as long as it may."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.bots import playouts
from ludoteca.bots.playouts import Budget, Guide, Outcome, guessed, play_on
from ludoteca.bots.thinker import Thinker, chances
from ludoteca.core.actions import Action
from ludoteca.core.ask import Script, ask, parallel, sealed
from ludoteca.core.bots import UNLIMITED, Bot, Limit
from ludoteca.core.errors import RecordError
from ludoteca.core.match import Match
from ludoteca.core.seat import Seat
from tests.bots.plots import First, Plot, Points, hasty, match_of
from tests.core.tiny import AUCTION, DRAFT, NO, PICK, YES

NUMBERS = list(PICK)


def thinker(guide: Guide = First, seed: int = 1) -> Thinker:
    return Thinker(Random(seed), guide)


def answer(match: Match, playouts: int = 40, seat: int = 0, guide: Guide = First) -> Action:
    return thinker(guide).choose(match.seat(seat), Limit(playouts=playouts))


# --- what it finds ------------------------------------------------------------------------


def pick_points(t: Points) -> Script[None]:
    """Everybody picks what it gets: the guide knows no better than to take nothing."""
    t.points = [5 for _ in t.seats]
    for p in t.seats:
        choice = yield from ask(p, "pick", NUMBERS)
        t.points[p] += choice.arg


def test_it_finds_what_its_guide_has_overlooked() -> None:
    assert answer(match_of(pick_points), playouts=100) is PICK[9]


def test_of_many_numbers_those_beside_the_guides_are_among_the_few_it_can_try() -> None:
    class Nearly(First):
        def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
            return PICK[4]

    def only_five_counts(t: Points) -> Script[None]:
        choice = yield from ask(0, "pick", NUMBERS)
        t.points[0] += choice is PICK[5]

    assert answer(match_of(only_five_counts), playouts=24, guide=Nearly) is PICK[5]


def test_a_step_is_judged_by_what_best_follows_it() -> None:
    """The guide says no to the second step, which makes the first worthless."""

    def two_steps(t: Points) -> Script[None]:
        first = yield from ask(0, "open", [NO, YES])
        if first is YES:
            second = yield from ask(0, "enter", [NO, YES])
            t.points[0] += 5 if second is YES else -5
        yield from ask(1, "watch", [NO, YES])

    match = match_of(two_steps)
    assert answer(match) is YES
    match.play(0, YES)
    assert answer(match) is YES


def test_it_thinks_of_what_the_others_will_do() -> None:
    """Whoever takes more than 4 is robbed by the next."""

    def robbed(t: Points) -> Script[None]:
        choice = yield from ask(0, "pick", NUMBERS)
        t.points[0] = choice.arg
        taken = yield from ask(1, "rob", [YES, NO])
        if taken is YES and choice.arg > 4:
            t.points = [0, choice.arg]

    assert answer(match_of(robbed), playouts=100) is PICK[4]


def test_it_leaves_the_guide_its_way_where_nothing_is_better() -> None:
    def same(t: Points) -> Script[None]:
        yield from ask(0, "pick", NUMBERS)
        t.points[1] = t.hidden

    assert answer(match_of(same)) is PICK[0]


# --- screens and lanes --------------------------------------------------------------------


def hide(t: Points, p: int) -> Script[Action]:
    choice = yield from ask(p, "hide", NUMBERS)
    return choice


def highest_wins(t: Points) -> Script[None]:
    hidden = yield from sealed({p: hide(t, p) for p in t.seats})
    t.points = [hidden[p].arg for p in t.seats]


def test_others_behind_their_screens_are_thought_to_do_as_the_guide_would() -> None:
    match = match_of(highest_wins, 3)
    match.play(2, PICK[9])  # which the others cannot know
    world = guessed(match.seat(0), 1)
    assert set(world.asks) == {0, 1, 2}
    outcome = play_on(world, First, 1, Budget(UNLIMITED), 0, (PICK[1],))
    assert outcome == Outcome([1.0, 0.0, 0.0], [1.0, 0.0, 0.0])


def test_what_the_seat_has_decided_itself_behind_its_screen_stays() -> None:
    def two_of_them(t: Points, p: int) -> Script[int]:
        first = yield from hide(t, p)
        second = yield from hide(t, p)
        return first.arg * 10 + second.arg

    def numbers(t: Points) -> Script[None]:
        hidden = yield from sealed({p: two_of_them(t, p) for p in t.seats})
        t.points = [hidden[p] for p in t.seats]

    match = match_of(numbers)
    match.play(0, PICK[3])
    match.play(1, PICK[5])
    outcome = play_on(guessed(match.seat(0), 1), First, 1, Budget(UNLIMITED), 0, (PICK[7],))
    assert outcome.scores == [37.0, 0.0]


def test_lanes_side_by_side_are_all_played_on() -> None:
    def lane(t: Points, p: int) -> Script[None]:
        choice = yield from ask(p, "pick", NUMBERS)
        t.points[p] = choice.arg

    match = match_of(lambda t: parallel({p: lane(t, p) for p in t.seats}), 3)
    match.play(1, PICK[8])
    assert answer(match, seat=2, playouts=100) is PICK[9]


@pytest.mark.parametrize("game", [AUCTION, DRAFT])
def test_it_plays_whole_games_of_every_kind(game: Any) -> None:
    match = Match(game, 3, 1)
    bots: list[Bot] = [thinker(), hasty(), thinker(seed=2)]
    while match.asks:
        for seat in list(match.asks):
            if seat in match.asks:
                match.play(seat, bots[seat].choose(match.seat(seat), Limit(playouts=8)))
    assert match.over


# --- how far it looks ---------------------------------------------------------------------


def one_each(t: Points) -> Script[None]:
    for p in t.seats:
        choice = yield from ask(p, "pick", NUMBERS)
        t.points[p] += choice.arg


def test_it_looks_as_far_as_the_game_says_and_asks_what_is_to_be_expected() -> None:
    match = match_of(one_each, stretches=50, ahead=2)
    game = match.game
    assert isinstance(game, Plot)
    world, plan = guessed(match.seat(0), 1), (PICK[3],)
    outcome = play_on(world, First, 1, Budget(UNLIMITED), 0, plan, horizon=game.horizon)
    assert game.foreseen == [outcome.scores]
    assert outcome.scores[0] >= 3
    assert sum(outcome.wins) == pytest.approx(1)
    assert outcome.wins[0] > 0.5


def test_a_guess_that_is_stopped_stands_between_two_stretches() -> None:
    match = match_of(one_each, stretches=5)
    guess = match.guess(0)
    guess.stop_after(2)
    for _ in range(4):
        guess.play(next(iter(guess.asks)), PICK[1])
    assert not guess.asks
    assert not guess.over
    assert guess.result is None
    assert guess.view(0)["points"] == [2, 2]


def test_a_match_that_is_played_in_earnest_cannot_be_stopped() -> None:
    with pytest.raises(RecordError, match="only a guess"):
        match_of(one_each).stop_after(1)


def test_near_the_end_it_looks_to_the_end() -> None:
    match = match_of(one_each, stretches=1, ahead=2)
    game = match.game
    assert isinstance(game, Plot)
    world, plan = guessed(match.seat(0), 1), (PICK[3],)
    play_on(world, First, 1, Budget(UNLIMITED), 0, plan, horizon=game.horizon)
    assert game.foreseen == []


@pytest.mark.parametrize(("is_far", "stretches"), [(False, 2), (True, 3)])
def test_one_that_is_to_look_far_looks_as_far_as_the_game_says_of_those(
    is_far: bool, stretches: int
) -> None:
    class Far(Plot):
        def far_horizon(self, table: Points) -> int:
            return 3

        def outlook(self, table: Points, seat: int | None) -> list[float]:
            stopped.append(table._stretch)
            return super().outlook(table, seat)

    stopped: list[int] = []
    match = Match(Far(one_each, stretches=50, ahead=2), 2, 1)
    Thinker(Random(1), First, is_far=is_far).choose(match.seat(0), Limit(playouts=8))
    assert set(stopped) == {stretches}


# --- limits -------------------------------------------------------------------------------


class Counting(First):
    """Counts how often a guide is asked in a playout."""

    asked = 0

    def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
        Counting.asked += 1
        return super().choose(seat, limit)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that goes on by a hundredth of a second whenever somebody looks at it."""
    now = [0.0]

    def look() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr(playouts, "monotonic", look)
    return now


def test_with_a_limit_in_playouts_it_looks_at_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> float:
        raise AssertionError("somebody has looked at the clock")

    monkeypatch.setattr(playouts, "monotonic", broken)
    match = match_of(pick_points, 3)
    for bot in (thinker(), hasty()):
        bot.choose(match.seat(0))
        bot.choose(match.seat(0), Limit(playouts=9))


@pytest.mark.parametrize("playouts", [1, 2, 5, 30])
def test_it_does_no_more_playouts_than_it_may(
    playouts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = []
    begin = Budget.begin

    def counted(budget: Budget) -> None:
        begin(budget)
        done.append(budget)

    monkeypatch.setattr(Budget, "begin", counted)
    thinker().choose(match_of(pick_points).seat(0), Limit(playouts=playouts))
    assert 0 < len(done) <= playouts


def test_it_stops_in_the_middle_of_a_playout_when_its_time_is_up(clock: list[float]) -> None:
    def long(t: Points) -> Script[None]:
        for _ in range(1000):
            yield from ask(0, "pick", NUMBERS)

    Thinker(Random(1), First, seconds=2.0).choose(match_of(long).seat(0), Limit(seconds=60))
    assert 2.0 < clock[0] < 2.1  # one look after its time, whatever it was about


def test_it_takes_no_more_than_whoever_asks_allows(clock: list[float]) -> None:
    Thinker(Random(1), First, seconds=2.0).choose(
        match_of(one_each, stretches=30).seat(0), Limit(seconds=0.5)
    )
    assert clock[0] < 0.6


def test_without_any_time_it_says_what_its_guide_says(clock: list[float]) -> None:
    match = match_of(pick_points)
    for bot in (thinker(), hasty()):
        assert bot.choose(match.seat(0), Limit(seconds=0.0)) is PICK[0]


def test_where_there_is_nothing_to_choose_it_answers_at_once() -> None:
    def forced(t: Points) -> Script[None]:
        yield from ask(0, "go", [YES])
        yield from ask(1, "pick", NUMBERS)

    Counting.asked = 0
    assert answer(match_of(forced), guide=Counting) is YES
    assert Counting.asked == 1  # and nobody has played anything out


def test_the_same_luck_gives_the_same_answer() -> None:
    match = match_of(robbing, 4)
    for count in (5, 20):
        answers = {str(answer(match, count)) for _ in range(3)}
        assert len(answers) == 1


def robbing(t: Points) -> Script[None]:
    for p in t.seats:
        choice = yield from ask(p, "pick", NUMBERS)
        t.points[p] += choice.arg if choice.arg <= t.hidden else 0


# --- from its seat alone ------------------------------------------------------------------


def test_a_guide_is_handed_seats_and_in_a_playout_only_guesses() -> None:
    match = match_of(robbing)
    handed: list[Seat] = []

    class Spied(First):
        def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
            handed.append(seat)
            return super().choose(seat, limit)

    place = match.seat(0)
    for bot in (thinker(Spied), hasty(Spied)):
        bot.choose(place, Limit(playouts=6))
    assert all(type(it) is Seat for it in handed)
    elsewhere = [it._match for it in handed if it is not place]
    assert elsewhere
    assert all(it._position.guess is not None for it in elsewhere)
    assert all(it.table is not match.table for it in elsewhere)


def test_thinking_leaves_the_match_as_it_is() -> None:
    match = match_of(robbing)
    before = match.table.state(), match.moves[:]
    answer(match)
    assert (match.table.state(), match.moves) == before


def test_a_guide_that_is_at_a_loss_does_not_stop_the_thinking() -> None:
    class AtALoss(First):
        def choose(self, seat: Seat, limit: Limit = UNLIMITED) -> Action:
            return YES if seat.number else super().choose(seat, limit)

    assert answer(match_of(pick_points), guide=AtALoss) in NUMBERS


# --- what it tells ------------------------------------------------------------------------


def test_it_tells_what_is_to_be_expected_of_the_best_few_answers() -> None:
    thoughts = thinker().consider(match_of(pick_points).seat(0), Limit(playouts=200), keep=3)
    assert thoughts.choice is PICK[9]
    best = thoughts.thoughts[0]
    assert (best.action, best.win, best.worth > 0.9) == (PICK[9], 1.0, True)
    assert best.scores[0] == 14
    assert best.more == 9  # points more than with the guide's choice, which is nothing
    guides = next(it for it in thoughts.thoughts if it.is_guides)
    assert (guides.action, guides.ahead, guides.more) == (PICK[0], 0.0, 0.0)
    assert best.ahead == pytest.approx(best.worth - guides.worth, abs=0.1)
    assert thoughts.of(PICK[9]) == best
    assert sum(it.worlds >= best.worlds for it in thoughts.thoughts) >= 3


def test_it_tells_of_an_only_answer_too() -> None:
    def forced(t: Points) -> Script[None]:
        yield from ask(0, "go", [YES])

    thoughts = thinker().consider(match_of(forced).seat(0), Limit(playouts=10))
    assert thoughts.choice is YES
    assert [it.action for it in thoughts.thoughts] == [YES]


def test_chances_are_everybodys_share_of_the_win() -> None:
    def head_start(t: Points) -> Script[None]:
        t.points = [5, 0, 5]
        yield from ask(1, "watch", [YES])

    found = chances(match_of(head_start, 3), First, Random(1), Limit(playouts=5))
    assert found.wins == [0.5, 0.0, 0.5]
    assert found.scores == [5.0, 0.0, 5.0]
    assert found.worlds == 5


def test_chances_are_what_a_seat_or_a_spectator_can_know() -> None:
    def gamble(t: Points) -> Script[None]:
        yield from ask(0, "watch", [YES])
        t.points = [9, 0] if t.hidden < 5 else [0, 9]

    match = match_of(gamble)
    for place in (match, match.seat(0)):
        found = chances(place, First, Random(1), Limit(playouts=60))
        assert 0.25 < found.wins[0] < 0.75


def test_without_any_time_everybody_has_a_fair_chance() -> None:
    found = chances(match_of(pick_points, 4), First, Random(1), Limit(seconds=-1))
    assert (found.wins, found.worlds) == ([0.25] * 4, 0)


def test_winning_is_worth_more_than_losing_and_by_much_more_than_by_little() -> None:
    outcomes = [
        Outcome([0.0, 1.0], [0.0, 50.0]),
        Outcome([0.0, 1.0], [48.0, 50.0]),
        Outcome([0.5, 0.5], [50.0, 50.0]),
        Outcome([1.0, 0.0], [52.0, 50.0]),
        Outcome([1.0, 0.0], [90.0, 50.0]),
    ]
    worth = [outcome.worth(0) for outcome in outcomes]
    assert worth == sorted(worth)
    assert 0 <= worth[0] < worth[2] == 0.5 < worth[-1] <= 1


def test_whoever_plays_alone_against_the_box_wants_to_win() -> None:
    assert Outcome([1.0], [7.0]).worth(0) > Outcome([0.0], [30.0]).worth(0)
