"""Bots that err as people do."""

from __future__ import annotations

from ludoteca.core.actions import Action
from ludoteca.core.ask import Script, ask
from ludoteca.core.levels import AtTables
from ludoteca.core.match import Match
from tests.bots.plots import Points, hasty, match_of
from tests.core.tiny import NO, PICK, YES

SOME = list(PICK)[:5]


def answers(match: Match, haste: AtTables[float]) -> set[Action]:
    """What it may say, with any luck."""
    return {hasty(haste=haste, luck=luck).choose(match.seat(0)) for luck in range(20)}


def step_by_step(t: Points) -> Script[None]:
    """The guide goes on as long as it may."""
    while t.points[0] < 5 and (yield from ask(0, "more", [YES, NO])) is YES:
        t.points[0] += 1
    yield from ask(1, "watch", [NO, YES])


def pick(t: Points) -> Script[None]:
    """The guide takes what brings most."""
    choice = yield from ask(0, "pick", SOME)
    t.points[0] = 10 - choice.arg


def test_without_haste_it_does_what_the_games_own_bot_would() -> None:
    assert answers(match_of(step_by_step), haste=0) == {YES}
    assert answers(match_of(pick), haste=0) == {SOME[0]}


def test_in_haste_it_leaves_it_at_what_it_has_where_another_step_would_follow() -> None:
    match = match_of(step_by_step)
    match.play(0, YES)
    assert answers(match, haste=1) == {NO}


def test_in_haste_it_takes_neither_what_looks_best_nor_what_looks_worst() -> None:
    assert answers(match_of(pick), haste=1) == {SOME[-2]}


def test_it_is_hasty_as_often_as_its_game_can_bear() -> None:
    match = match_of(pick)
    said = [hasty(haste=0.3, luck=luck).choose(match.seat(0)) for luck in range(200)]
    assert 30 <= said.count(SOME[-2]) <= 90


def test_it_may_be_hasty_among_several_rivals_and_not_against_one() -> None:
    assert answers(match_of(pick, players=2), haste=(0.0, 1.0)) == {SOME[0]}
    for players in (3, 4):
        assert answers(match_of(pick, players=players), haste=(0.0, 1.0)) == {SOME[-2]}


def test_at_a_guarded_question_it_takes_its_time() -> None:
    match = match_of(pick)
    assert hasty(guarded={"pick"}).choose(match.seat(0)) is SOME[0]
    assert hasty(guarded={"more"}).choose(match.seat(0)) is SOME[-2]
