"""After the last round: fans are counted, ties are broken, and two play the final."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.games.challengers.cards import FINAL
from ludoteca.games.challengers.rules import (
    GAME,
    Challengers,
    count_fans,
    end_of_two,
    standing_key,
)
from ludoteca.games.challengers.table import NAMING, ChallengersTable
from ludoteca.kit import Script
from ludoteca.testing import rule
from ludoteca.testing.positions import set_piece
from tests.games.challengers.workshop import (
    card,
    cards,
    options,
    play,
    play_until,
    result,
    table,
    told,
    tournament,
)


class Counting(Challengers):
    """Everything up to the last match is over; then it goes on as always."""

    def turn(self, table: ChallengersTable) -> Script[None]:
        return self.count(table) if table.phase == NAMING else super().turn(table)

    def count(self, t: ChallengersTable) -> Script[None]:
        if t.players <= 2:
            end_of_two(t, far_ahead=False)
        else:
            count_fans(t)
        yield from ()


def counting(
    won: list[list[int]], fans: list[int] | None = None, *, seed: int = 1, worth: int = 0
) -> Match:
    """A tournament after its last match. `won`: by player, the rounds of the trophies; `worth`: all
    trophies are worth so much, unless it is 0."""
    t = table(tournament(len(won), 1)).copy()
    for hands in (t.offers, t.reserves):
        for hand in hands:
            t.piles[0] += hand
    t.clear_phase()
    t.levels = [-1] * t.players
    t.phase, t.round = NAMING, 7
    for p, rounds in enumerate(won):
        t.won[p] = list(rounds)
    t.fans[: len(won)] = fans or [0] * len(won)

    class Even(Counting):
        def check(self, table: ChallengersTable) -> None:
            """The trophies of these tests are not those of the box."""

    if worth:
        t.trophies = [[worth] * 4 for _ in t.trophies]
        return set_piece(Even(), t, seed)
    return set_piece(Even(), t, seed)


@rule("H7.1")
def test_fans_on_tokens_and_on_trophies_are_added_up_and_shown() -> None:
    match = counting([[1], [7], [], [3]], [5, 0, 11, 1])
    t = table(match)
    assert t.round == FINAL
    for p in t.seats:
        assert match.view(None).challengers[p].total == t.fans[p] + t.trophy_fans(p)
    counted = told(match, "counted")
    assert [fans for _, fans, _ in counted] == sorted(t.all_fans(p) for p in t.seats)[::-1]
    assert "counting" in told(match)


@rule("H7.2")
def test_with_equal_fans_more_trophies_come_first() -> None:
    match = counting([[1, 2], [7], [], []], [0, 2, 4, 0], worth=2)
    assert table(match).standing == [0, 1, 2, 3]
    assert told(match, "tie-by-trophies") == [(0, 1), (1, 2)]


@rule("H7.2")
def test_then_the_trophy_of_the_latest_round_comes_first_then_the_next() -> None:
    match = counting([[2, 6], [1, 7], [3, 5], []], worth=2)
    assert table(match).standing == [1, 0, 2, 3]
    assert told(match, "tie-by-round") == [(1, 0, 7), (0, 2, 6)]
    match = counting([[2, 7], [], [3, 7], []], worth=2)
    assert table(match).standing[:2] == [2, 0]
    assert told(match, "tie-by-round")[0] == (2, 0, 3)


@rule("H7.2")
def test_where_everything_is_equal_the_flag_is_tossed() -> None:
    orders = set()
    for seed in range(12):
        match = counting([[], [], [], []], [3, 3, 3, 1], seed=seed)
        standing = table(match).standing
        orders.add(tuple(standing))
        assert standing[3] == 3
        first, second, third, _ = standing
        assert told(match, "tie-by-round") == [(first, second, 0), (second, third, 0)]
    assert len(orders) > 2


@rule("H7.3")
def test_the_two_with_most_fans_play_the_final_and_the_latest_trophy_starts() -> None:
    match = counting([[2], [], [5], []], [9, 0, 9, 4])
    assert sorted(match.asks) == [0, 2]
    play(match, "0 ready", "2 ready")
    assert told(match, "finalists") == [tuple(table(match).finalists)]
    assert told(match, "starts") == [(2, 5)]
    assert told(match, "final") == [()]


@rule("H7.4")
def test_before_the_final_cards_may_be_removed_and_none_are_chosen() -> None:
    match = counting([[], [], [5], []], [9, 0, 9, 4])
    assert options(match, 0) == ["ready", "trim"]
    assert not any(table(match).offers)
    play(match, "0 trim", "0 remove newcomer", "0 ready", "2 ready")
    assert table(match).removed[0] == cards("newcomer")


@rule("H7.5")
def test_whoever_wins_the_final_wins_whatever_the_fans() -> None:
    winners = set()
    for seed in range(12):
        match = counting([[], [], [], []], [20, 0, 9, 4], seed=seed)
        play(match, "0 ready", "2 ready")
        found = result(match)
        winners.add(found.winners[0])
        assert found.reason == "final"
        assert found.winners == [told(match, "won")[0][0]]
        assert found.scores == [20, 0, 9, 4]
    assert winners == {0, 2}


@rule("H7.6")
def test_the_others_rank_by_fans_and_fans_of_the_final_do_not_count() -> None:
    t = table(counting([[], [], [], []], [9, 3, 9, 4])).copy()
    t.decks[0] = cards("clown")
    t.decks[2] = cards("clown")

    class Unchecked(Challengers):
        def check(self, table: ChallengersTable) -> None:
            """The decks of this test are not from the box."""

    match = set_piece(Unchecked(), t)
    play(match, "0 ready", "2 ready")
    found = result(match)
    assert found.scores == [9, 3, 9, 4]
    assert [place[0] for place in found.ranking[2:]] == [3, 1]
    assert told(match, "gained-fans") == []


def test_a_trophy_is_not_at_stake_in_the_final() -> None:
    match = counting([[2], [], [5], []], [9, 0, 9, 4])
    play(match, "0 ready", "2 ready")
    assert told(match, "trophy") == []
    assert table(match).won == [[2], [], [5], []]


# --- two players --------------------------------------------------------------------------


@rule("H9.1")
def test_two_play_no_final_and_most_fans_win() -> None:
    match = counting([[2], [5]], [0, 0])
    assert result(match).winners == [1]
    assert result(match).reason == "most-fans"
    assert told(match, "final") == []


@rule("H9.1")
@pytest.mark.parametrize(
    ("won", "fans", "winner", "key"),
    [
        ([[1, 2, 3], [4]], [0, 4], 0, "tie-by-trophies"),
        ([[1, 7], [4, 6]], [0, 0], 0, "tie-by-round"),
    ],
)
def test_of_two_with_equal_fans_the_same_tie_breaks_decide(
    won: list[list[int]], fans: list[int], winner: int, key: str
) -> None:
    match = counting(won, fans, worth=2)
    assert result(match).winners == [winner]
    assert len(told(match, key)) == 1


@rule("H9.2")
def test_eleven_fans_ahead_at_the_end_of_a_match_phase_win_at_once() -> None:
    match = tournament(2, 4)
    play_until(match, lambda t: t.round == 3)
    t = table(match).copy()
    t.fans = [40, 0]
    t.won = [[], []]
    match = set_piece(GAME, t)
    play_until(match, lambda t: False)
    assert result(match).reason == "far-ahead"
    assert table(match).round == 3
    assert result(match).winners == [0]
    ahead = told(match, "won-far-ahead")[0][1]
    assert ahead >= 11


@rule("H9.2")
def test_ten_fans_ahead_are_not_enough() -> None:
    for extra, over in ((10, False), (11, True)):
        match = tournament(2, 4)
        play_until(match, lambda t: t.round == 2)
        t = table(match).copy()
        t.won, t.fans = [[], []], [0, 0]
        t.decks[1], t.removed[1] = [], t.removed[1] + [c for c in t.decks[1] if _starting(c)]
        lost = [c for c in table(match).decks[1] if not _starting(c)]
        t.discards[0] += lost
        t.fans[0] = extra - min(t.content.trophies[1])
        t.trophies[1] = [min(t.content.trophies[1])] * 4

        class Unchecked(Challengers):
            def check(self, table: ChallengersTable) -> None:
                """The trophies of this test are not those of the box."""

        match = set_piece(Unchecked(), t)
        for seat in (0, 1):
            play(match, f"{seat} enough", f"{seat} ready")
        assert bool(match.over) == over


def _starting(number: int) -> bool:
    return number <= card("champion-p")


@rule("H9.3")
def test_two_players_see_each_others_trophies() -> None:
    match = tournament(2, 4)
    play_until(match, lambda t: t.round == 4)
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        for challenger in view.challengers:
            assert challenger.total == challenger.least == challenger.most
            assert all(trophy.fans is not None for trophy in challenger.trophies)
    assert view.open_fans
    assert view.far_ahead == 11


def test_ranks_are_compared_by_fans_then_trophies_then_rounds() -> None:
    t = table(counting([[2], [5]], [0, 0]))
    assert standing_key(t, 1) == (t.all_fans(1), 1, (5,))
