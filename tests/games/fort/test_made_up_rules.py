"""What the made-up rules count."""

from __future__ import annotations

import pytest

from ludoteca.games.fort.cards import RULES
from ludoteca.games.fort.scoring import rule_points
from ludoteca.testing import rule
from tests.games.fort.workshop import pull, result, rule_number, summer, table, told

# Of the seat 0 below: Bitsy and Flipper, and what is named.
CARDS = {
    "deck": ("dot", "chef"),
    "discard": ("lefty",),
    "yard": ("",),
    "lookout": ("noodle-twins puddin",),
}


def counted(name: str, hand: str = "prince bug", **more: object) -> int:
    given = {**CARDS, "level": (1, 0), **more}
    match = summer(hand, "tink", **given)  # type: ignore[arg-type]
    return rule_points(table(match), 0, rule_number(name))


@rule("F9.2", "F9.3")
def test_big_plans_counts_advance_actions_two_of_dot() -> None:
    assert counted("big-plans") == 4  # Dot twice, Lefty, Bitsy


@rule("F9.2", "F9.4")
def test_friendship_bracelet_counts_suits_and_one_more_for_all_six() -> None:
    assert counted("friendship-bracelet") == 4  # book, crown, glue, shovel; coins are none
    assert counted("friendship-bracelet", "prince bug dash crash") == 7


@rule("F9.5", "F9.6")
def test_tokens_count_in_stuff_and_pack() -> None:
    assert counted("piggy-bank", stuff=((1, 2),), pack=((1, 1),)) == 3
    assert counted("pizza-party", stuff=((1, 2),), pack=((1, 1),)) == 2


@rule("F9.7")
def test_a_loner_has_no_best_friend_not_even_hidden() -> None:
    assert counted("loner") == 0
    match = summer("bug", "tink", discard=("bitsy flipper",))
    t = table(match)
    assert rule_points(t, 0, rule_number("loner")) == 0
    t.trashed += t.discard[0]
    t.discard[0] = []
    assert rule_points(t, 0, rule_number("loner")) == 5
    t.lookout[0].append(t.trashed.pop())
    assert rule_points(t, 0, rule_number("loner")) == 0


@rule("F9.8")
def test_minimalism_wants_exactly_level_two() -> None:
    assert [counted("minimalism", level=(level,)) for level in (1, 2, 3)] == [0, 8, 0]


@rule("F9.9")
def test_popularity_counts_cards_in_the_lookout_not_symbols() -> None:
    assert counted("popularity") == 2


@rule("F9.10", "F9.13")
def test_crowns_and_books_are_counted_doubles_twice_and_coins_not() -> None:
    assert counted("play-palace") == 2  # Prince and one of Puddin
    assert counted("slime-lab") == 2  # the twins


@rule("F9.11")
def test_secret_stash_counts_the_pack() -> None:
    assert counted("secret-stash", pack=((1, 1),)) == 2


@rule("F9.12")
def test_sleepover_wants_the_most_cards_and_halves_a_tie() -> None:
    assert counted("sleepover") == 8
    tie = summer("bug", "tink")
    assert rule_points(table(tie), 0, rule_number("sleepover")) == 4
    assert rule_points(table(summer("", "tink")), 0, rule_number("sleepover")) == 0


@rule("F9.2")
def test_cards_that_left_the_game_count_for_nothing() -> None:
    match = summer("bug", "tink", park="", park_deck=0)
    assert rule_points(table(match), 0, rule_number("slime-lab")) == 0


@rule("F9.1", "F10.3")
@pytest.mark.parametrize("name", RULES)
def test_every_rule_is_shown_and_counted_at_the_end_for_its_owner(name: str) -> None:
    match = summer("bug", "chef tink", rules=("", name), ending="points", current=1)
    assert match.view(0).players[1].rule_points is None
    pull(match)
    shown = told(match, "rule-shown")
    assert shown == [(1, rule_number(name), result(match).breakdown[1]["rule"])]
    assert result(match).breakdown[0]["rule"] == 0
    assert match.view(0).players[1].rule == name
