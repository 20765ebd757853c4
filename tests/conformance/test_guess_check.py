"""The check of the guesses fails where something is wrong, and never by bad luck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ludoteca.core.ask import Script, ask, sealed
from ludoteca.core.rng import Stream
from ludoteca.testing.conformance import check_guesses
from tests.conformance.stakes import Stakes, StakesTable
from tests.core.tiny import PICK, Notes, Sketch

IDS = [f"stakes-{n}" for n in range(30)]  # the check draws its luck from the game's id


class OnceOpened(Stakes):
    """A long game that hides something only at its beginning, and then only one of two cards."""

    length = 45

    def setup(
        self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
    ) -> StakesTable:
        table = super().setup(players, options, rng, content)
        table.cards = [rng.below(2) for _ in table.seats]
        return table

    def resample(self, table: StakesTable, seat: int | None, rng: Stream) -> None:
        if table.turns < 2:
            table.cards = [c if p == seat else rng.below(2) for p, c in enumerate(table.cards)]


class AtOnce(OnceOpened):
    """Over after one answer."""

    length = 1


class ForThree(OnceOpened):
    """With two players there is nothing to hide."""

    def resample(self, table: StakesTable, seat: int | None, rng: Stream) -> None:
        if table.players == 3:
            super().resample(table, seat, rng)


class InTheOpen(OnceOpened):
    """Nothing is hidden."""

    hides = False

    def resample(self, table: StakesTable, seat: int | None, rng: Stream) -> None:
        pass


class SaysItHidesNothing(OnceOpened):
    hides = False


class HidesNothing(InTheOpen):
    hides = True


def check(kind: type[Stakes], id: str) -> None:
    class Named(kind):  # type: ignore[misc, valid-type]
        pass

    Named.id = id
    check_guesses(Named(), 2, 0)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("kind", [Stakes, OnceOpened, AtOnce, ForThree, InTheOpen])
def test_a_sound_game_passes_whatever_it_is_called(kind: type[Stakes], id: str) -> None:
    check(kind, id)


@pytest.mark.parametrize("id", IDS)
def test_a_game_that_makes_something_up_does_not_pass_for_open(id: str) -> None:
    with pytest.raises(AssertionError, match="makes something up, but hides = False"):
        check(SaysItHidesNothing, id)


def test_a_game_that_makes_nothing_up_does_not_pass_for_secretive() -> None:
    with pytest.raises(AssertionError, match="resample makes nothing up"):
        check(HidesNothing, "stakes-0")


def test_sealed_answers_are_made_up_by_the_engine_and_are_no_secret_of_the_table() -> None:
    """Even where a sealed script has put them on the table already."""

    def choose(t: Notes, p: int) -> Script[None]:
        choice = yield from ask(p, "pick", [PICK[n] for n in range(10)])
        t.secrets[p] = choice.arg

    class Sealed(Sketch):
        hides = False

        def resample(self, table: Notes, seat: int | None, rng: Stream) -> None:
            pass

    game = Sealed(lambda t: sealed({p: choose(t, p) for p in t.seats}), stretches=5)
    for seed in range(5):
        check_guesses(game, 4, seed)
