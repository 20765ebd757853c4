"""What a tiny game lets slip is caught, whichever way it slips out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from ludoteca.core.actions import Action
from ludoteca.core.ask import Script, ask, parallel
from ludoteca.core.game import Game, register
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.testing import secrets
from ludoteca.testing.conformance import CHECKS, check_private, check_sayings, check_secrets
from ludoteca.testing.playing import Listener, told, viewers
from ludoteca.testing.secrets import changed
from tests.conformance.stakes import ALL, NOTHING, PAY, STAKES, Stakes, StakesTable
from tests.core.tiny import TABLES, YES, Notes, Sketch, moments

Check = Callable[[Any, int, int], None]


def caught(broken: Game[Any], checked: Check, complaint: str, games: int = 10) -> None:
    with pytest.raises(AssertionError, match=complaint):
        passes(broken, checked, games)


def passes(game: Game[Any], checked: Check, games: int = 10) -> None:
    for seed in range(games):
        checked(game, 3, seed)


# --- what is hidden -----------------------------------------------------------------------


@pytest.mark.parametrize("checked", [check for check in CHECKS if check is not check_sayings])
def test_the_game_that_is_broken_here_is_sound(checked: Check) -> None:
    register(STAKES)
    passes(STAKES, checked)


def test_a_hidden_card_in_a_view() -> None:
    class Broken(Stakes):
        def more(self, t: StakesTable, seat: int | None) -> Any:
            return t.cards[0] > 4

    caught(Broken(), check_secrets, "receives what it may not know, in view")


def test_a_hidden_card_in_what_is_told() -> None:
    class Broken(Stakes):
        def note(self, t: StakesTable, p: int) -> int:
            return t.cards[p]

    caught(Broken(), check_secrets, "receives what it may not know, in events")


def test_a_hidden_card_in_what_goes_with_a_question() -> None:
    class Broken(Stakes):
        def hint(self, t: StakesTable, p: int) -> int:
            return t.cards[(p + 1) % t.players]

    caught(Broken(), check_secrets, "receives what it may not know, in ask")


def test_a_hidden_card_in_the_options() -> None:
    class Broken(Stakes):
        def stakes(self, t: StakesTable, p: int) -> list[Action]:
            return super().stakes(t, p) if t.cards[(p + 1) % t.players] > 4 else [NOTHING]

    caught(Broken(), check_secrets, "receives what it may not know, in ask")


def test_a_hidden_card_in_a_refusal() -> None:
    class Broken(Stakes):
        def excuse(self, t: StakesTable, seat: int) -> int:
            return sum(t.cards)

    caught(Broken(), check_secrets, "receives what it may not know, in refusals")


def test_a_hidden_card_in_what_is_told_in_a_lane() -> None:
    """The scripts side by side are not done yet, so the news is not in its place for good."""

    def answer(t: Notes, p: int) -> Script[None]:
        yield from ask(p, "first", [YES])
        t.tell("secret", t.secrets[(p + 1) % t.players])
        yield from ask(p, "second", [YES])

    game = Sketch(lambda t: parallel({p: answer(t, p) for p in t.seats}), stretches=10)
    caught(game, check_secrets, "receives what it may not know, in events")


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda it: getattr(it, "id", it))
def test_what_is_heard_bit_by_bit_is_all_that_was_told(game: Game[Any], players: int) -> None:
    match = Match(game, players, 1)
    ears = [Listener(viewer) for viewer in viewers(match)]
    for _ in moments(match):
        for ear in ears:
            before = bytes(ear.told)
            assert before + ear.news(match) == told(match, ear.seat)
    assert all(ear.told == told(match, ear.seat) for ear in ears)


def test_what_was_told_and_is_other_later() -> None:
    """The list that is told goes on changing at the table."""

    class Broken(Stakes):
        def note(self, t: StakesTable, p: int) -> Any:
            return t.paid

    caught(Broken(), check_secrets, "what a spectator was told has changed since")


def test_a_game_four_times_as_long_is_nowhere_near_sixteen_times_the_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    work: list[int] = []

    class Counting(Listener):
        def news(self, match: Match) -> bytes:
            lines = super().news(match)
            work[-1] += 1 + lines.count(b"\n")
            return lines

    monkeypatch.setattr(secrets, "Listener", Counting)
    for turns in (120, 480):
        game = Stakes()
        game.length = turns
        work.append(0)
        check_secrets(game, 3, 0)
    assert 4 <= work[1] / work[0] < 8


# --- what is its owner's alone ------------------------------------------------------------

THEIRS = "made from other seats' purses or cards, which is theirs alone"


def test_a_rivals_purse_in_a_view_which_no_guess_could_find() -> None:
    class Broken(Stakes):
        def more(self, t: StakesTable, seat: int | None) -> Any:
            return t.purses

    passes(Broken(), check_secrets)
    caught(Broken(), check_private, f"{THEIRS}, in view")


def test_what_follows_from_a_rivals_purse_in_a_view() -> None:
    class Broken(Stakes):
        def more(self, t: StakesTable, seat: int | None) -> Any:
            return max(t.seats, key=t.purses.__getitem__)

    caught(Broken(), check_private, f"{THEIRS}, in view")


def test_a_purse_that_only_a_spectator_sees() -> None:
    class Broken(Stakes):
        def more(self, t: StakesTable, seat: int | None) -> Any:
            return t.purses[0] if seat is None else None

    caught(Broken(), check_private, f"a spectator receives what is {THEIRS}, in view")


def test_a_view_that_breaks_where_a_purse_is_what_it_cannot_be() -> None:
    class Broken(Stakes):
        def more(self, t: StakesTable, seat: int | None) -> Any:
            return ["poor", "well off", "rich"][t.purses[0] // 4]

    caught(Broken(), check_private, f"{THEIRS}: with other values it breaks, IndexError")


def test_a_rivals_purse_in_the_options() -> None:
    class Broken(Stakes):
        def stakes(self, t: StakesTable, p: int) -> list[Action]:
            return [NOTHING, *(PAY[n] for n in range(1, min(4, *t.purses) + 1)), ALL]

    caught(Broken(), check_private, f"{THEIRS}, in ask")


def test_a_rivals_purse_in_a_refusal() -> None:
    class Broken(Stakes):
        def excuse(self, t: StakesTable, seat: int) -> int:
            return sum(t.purses)

    caught(Broken(), check_private, f"{THEIRS}, in refusals")


def test_a_purse_in_what_is_told() -> None:
    class Broken(Stakes):
        def note(self, t: StakesTable, p: int) -> int:
            return t.purses[p]

    caught(Broken(), check_private, "is told or asked something with a number out of other seats'")


def test_a_rivals_purse_in_what_goes_with_a_question() -> None:
    class Broken(Stakes):
        def hint(self, t: StakesTable, p: int) -> int:
            return t.purses[(p + 1) % t.players]

    caught(Broken(), check_private, "seat . is told or asked something with a number out of")


def test_whoever_pays_everything_is_seen_to_do_so() -> None:
    class Bold(Stakes):
        def stakes(self, t: StakesTable, p: int) -> list[Action]:
            return [ALL] if t.turns % 2 else [NOTHING]

    passes(Bold(), check_private)


def test_how_many_there_are_can_be_seen() -> None:
    class Counted(Stakes):
        def more(self, t: StakesTable, seat: int | None) -> Any:
            return len(t.cards)

    passes(Counted(), check_private)


def test_what_is_shown_in_the_end_is_not_private_then() -> None:
    class Forgetful(Stakes):
        def private(self, table: StakesTable) -> Sequence[str]:
            return ("purses",)

    caught(Forgetful(), check_private, "purses, which is theirs alone, in view")


@pytest.mark.parametrize("field", ["turns", "last", "wallets"])
def test_only_a_list_by_seat_can_be_private(field: str) -> None:
    class Broken(Stakes):
        def private(self, table: StakesTable) -> Sequence[str]:
            return (field,)

    caught(Broken(), check_private, f"stakes: '{field}' is private, but no list by seat")


def test_something_private_that_cannot_be_changed_is_named() -> None:
    with pytest.raises(AssertionError, match=r"<object .*> is private, but nothing"):
        changed(object(), Random(1))


@pytest.mark.parametrize(
    "value",
    [0, 7, True, "lens", "", None, PAY[1], [1, 2], [[0], []], (3, "a"), {"a": 1}, {1, 2}],
    ids=repr,
)
def test_a_changed_value_is_another_of_the_same_shape(value: Any) -> None:
    for seed in range(10):
        other = changed(value, Random(seed))
        assert other != value
        if value is not None:
            assert type(other) is type(value)
        if isinstance(value, list | tuple | dict | set):
            assert len(other) == len(value)


def test_a_game_that_keeps_nothing_private_is_not_played_for_it() -> None:
    class Open(Stakes):
        private = Game.private

        def setup(self, players: int, options: Any, rng: Stream, content: Any) -> StakesTable:
            raise AssertionError("played")

    check_private(Open(), 3, 0)
