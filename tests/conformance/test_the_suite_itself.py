"""The conformance suite is worth something only if it fails: games broken on purpose."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from ludoteca.core.actions import Action
from ludoteca.core.ask import Ask, Script, ask
from ludoteca.core.errors import ScriptError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.rng import Stream
from ludoteca.core.vocabulary import Reason
from ludoteca.games.king_of_con.rules import GAME as KING_OF_CON
from ludoteca.games.king_of_con.rules import KingOfCon
from ludoteca.games.king_of_con.table import ConTable
from ludoteca.games.king_of_con.view import ConView
from ludoteca.games.mars_needs_mechanics import rules
from ludoteca.games.mars_needs_mechanics.actions import BUY, PASS, STOP_SELLING
from ludoteca.games.mars_needs_mechanics.cards import KINDS, ORRERY
from ludoteca.games.mars_needs_mechanics.rules import GAME, MarsNeedsMechanics
from ludoteca.games.mars_needs_mechanics.table import MarsTable
from ludoteca.games.mars_needs_mechanics.view import MarsView
from ludoteca.testing import conformance as check
from ludoteca.testing import playing

Check = Callable[[Any, int, int], None]


def caught(broken: Game[Any], checked: Check, complaint: str, games: int = 10) -> None:
    def play() -> None:
        for seed in range(games):
            checked(broken, 3, seed)

    with pytest.raises(AssertionError, match=complaint):
        play()


def test_a_view_that_shows_a_rivals_hand() -> None:
    class Broken(MarsNeedsMechanics):
        def view(self, table: MarsTable, seat: int | None) -> MarsView:
            view = super().view(table, seat)
            view.discards += table.hands[2][6]
            return view

    caught(Broken(), check.check_secrets, "receives what it may not know, in view")


def test_a_sketch_that_says_more_than_the_view() -> None:
    class Broken(MarsNeedsMechanics):
        def sketch(self, table: MarsTable, seat: int | None) -> MarsView:
            view = super().sketch(table, seat)
            view.looked = [KINDS[card] for card in table.deck[-1:]]
            return view

    caught(Broken(), check.check_simulation, "a sketch says otherwise than the view")


def test_a_view_that_shows_the_deck() -> None:
    class Broken(MarsNeedsMechanics):
        def view(self, table: MarsTable, seat: int | None) -> MarsView:
            view = super().view(table, seat)
            view.discards += table.deck[-1] if table.deck else 0
            return view

    caught(Broken(), check.check_secrets, "a spectator receives what it may not know, in view")


def test_an_event_that_tells_a_rivals_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def pass_turn(t: MarsTable, p: int) -> None:
        rules_pass(t, p)
        t.tell("all-passed", t.hands[p][0])

    rules_pass = rules.pass_turn
    monkeypatch.setattr(rules, "pass_turn", pass_turn)
    caught(GAME, check.check_secrets, "receives what it may not know, in .*events")


def test_a_question_that_is_put_only_to_whoever_can_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def sell_sets(t: MarsTable, p: int) -> Script[None]:
        if t.hands[p][0] or t.hands[p][1]:
            yield from ask(p, "sell", [STOP_SELLING], 0)

    monkeypatch.setattr(rules, "sell_sets", sell_sets)
    caught(GAME, check.check_secrets, "receives what it may not know, in .*asked")


def test_a_refusal_that_tells_a_rivals_hand() -> None:
    class Broken(MarsNeedsMechanics):
        def why_not(self, table: MarsTable, ask: Ask, action: Action) -> Reason | None:
            return Reason("not-enough", (0, sum(hand[0] for hand in table.hands)))

    caught(Broken(), check.check_secrets, "receives what it may not know, in refusals")


def test_the_number_of_a_question_that_counts_what_the_others_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Behind the screens, how often somebody has changed an offer is for nobody to count."""

    def counted(match: Match) -> Mapping[int, Ask]:
        found: Mapping[int, Ask] = asks(match)
        for question in found.values():
            question.id = len(match.moves)
        return found

    asks = vars(Match)["asks"].fget
    monkeypatch.setattr(Match, "asks", property(counted))
    caught(KING_OF_CON, check.check_secrets, "receives what it may not know, in ask:")


def test_a_reserve_behind_a_screen_that_all_can_count() -> None:
    class Broken(KingOfCon):
        def view(self, table: ConTable, seat: int | None) -> ConView:
            view = super().view(table, seat)
            if not view.sealed:
                for p, collector in enumerate(view.collectors):
                    collector.reserve = table.reserves[p]
            return view

    check.check_secrets(Broken(), 3, 0)  # whoever counts knows it: no guess makes it up
    caught(Broken(), check.check_private, "seats' reserves or .* theirs alone, in view")


def test_an_offer_on_a_quadrant_that_shows_too_early() -> None:
    class Broken(KingOfCon):
        def view(self, table: ConTable, seat: int | None) -> ConView:
            view = super().view(table, seat)
            view.common += sum(map(sum, table.quadrants))
            return view

    caught(Broken(), check.check_private, "or quadrants, which is theirs alone, in view")


def test_an_undo_after_a_look_at_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MarsTable, "reveal", lambda table: None)
    caught(GAME, check.check_undo, "after seeing something hidden", games=60)


def test_a_card_that_gets_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def pass_turn(t: MarsTable, p: int) -> None:
        rules_pass(t, p)
        t.market.pop()

    rules_pass = rules.pass_turn
    monkeypatch.setattr(rules, "pass_turn", pass_turn)
    caught(GAME, check.check_simulation, "cards of")


def test_a_field_that_is_not_declared() -> None:
    class Broken(MarsNeedsMechanics):
        def setup(
            self, players: int, options: Mapping[str, Any], rng: Stream, content: Any
        ) -> MarsTable:
            table = super().setup(players, options, rng, content)
            table.forgotten = 1  # type: ignore[attr-defined]
            return table

    with pytest.raises(ScriptError, match=r"forgotten is set but not declared"):
        check.check_simulation(Broken(), 3, 0)


def test_something_hidden_kept_in_a_local_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    def sell_sets(t: MarsTable, p: int) -> Script[None]:
        remembered = t.hands[p][:]
        yield from ask(p, "sell", lambda: [STOP_SELLING], 0)
        t.hands[p] = remembered

    monkeypatch.setattr(rules, "sell_sets", sell_sets)
    caught(GAME, check.check_guesses, "cards of|^assert ")


def test_an_option_that_is_there_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "turn_options", lambda t: [PASS, PASS])
    caught(GAME, check.check_simulation, "an option is there twice")


def test_a_question_without_options(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "sale_options", lambda t, p: [])
    with pytest.raises(ScriptError, match="nobody can answer"):
        check.check_simulation(GAME, 2, 0)


def test_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "last_round", lambda t: "")
    monkeypatch.setattr(playing, "LONGEST", 2000)
    caught(GAME, check.check_record, "does not end")


@pytest.mark.parametrize(
    ("haste", "playouts", "complaint"),
    [
        ({"beginer": 0.5}, {}, "haste: there is no level 'beginer'"),
        ({"beginner": (0.5, 50)}, {}, "beginner cannot be hasty in 5000% of its answers"),
        ({}, {"greedy": 10}, "playouts: 'greedy' is no level that looks ahead"),
        ({}, {"master": (0, 10)}, "playouts: master needs at least one"),
    ],
)
def test_levels_that_there_are_not(
    haste: dict[str, Any], playouts: dict[str, Any], complaint: str
) -> None:
    broken = type("Broken", (MarsNeedsMechanics,), {"haste": haste, "playouts": playouts})
    with pytest.raises(AssertionError, match=re.escape(complaint)):
        check.check_levels(broken())


def test_a_guarded_question_that_nobody_asks() -> None:
    class Broken(MarsNeedsMechanics):
        guarded = frozenset({"sell", "sells"})

    with pytest.raises(AssertionError, match=re.escape("guarded: nothing asks ['sells']")):
        check.check_levels(Broken())


def test_something_that_never_happens() -> None:
    with pytest.raises(AssertionError, match=r"never happened: .*buy"):
        check.play_until_all_happened(GAME, {BUY[0]}, lambda match: set(), games=2)


def test_a_card_that_never_comes_into_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is laid out at the set-up and told of, but nobody can build it."""
    buildable = rules.buildable

    def too_hard(t: MarsTable, p: int) -> list[int]:
        return [mechanism for mechanism in buildable(t, p) if mechanism != ORRERY]

    monkeypatch.setattr(rules, "buildable", too_hard)
    options = [{"mechanisms": "chosen", "chosen": list(rules.FOR_ALL), "automaton": True}]
    wanted = check.everything_sayable(GAME)
    assert ("mechanism", "orrery") in wanted
    with pytest.raises(AssertionError, match=r"never happened: .*\('mechanism', 'orrery'\)"):
        check.play_until_all_happened(GAME, wanted, check.what_happened, options=options, games=20)


def test_random_options_come_to_every_choice_that_can_be_made() -> None:
    rng = Random(1)
    drawn = [check.random_options(GAME, rng) for _ in range(100)]
    assert {options["mechanisms"] for options in drawn} == set(GAME.options[0].values)
