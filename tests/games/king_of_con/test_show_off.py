"""Supreme Show-Off: Recovery, predominance, Consolation."""

from __future__ import annotations

import pytest

from ludoteca import Match
from ludoteca.games.king_of_con.cards import FEATURES
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import convention, features, table, told

# for collections of any size
MANY = [
    "pulp-novel",
    "space-opera-disc",
    "jointed-android",
    "star-fleet-game",
    "alien-egg-lamp",
    "issue-number-one",
]


def show_off(*collections: str, **rest: object) -> Match:
    """The match after the Supreme Show-Off, as far as nobody is asked in it."""
    return convention(collections, phase="show-off", **rest)  # type: ignore[arg-type]


def led(match: Match) -> dict[int, list[str]]:
    """By player: the features of the predominance paid."""
    return {
        player: [FEATURES[feature] for feature in won]
        for player, won, _ in told(match, "predominant")
    }


@rule("K5.1")
@pytest.mark.parametrize(
    ("objects", "wasted", "recovered"),
    [
        (0, 2, (2, 0)),
        (0, 5, (5, 0)),
        (0, 9, (5, 4)),
        (1, 9, (4, 5)),
        (3, 9, (2, 7)),
        (4, 9, (1, 8)),
        (5, 9, (0, 9)),
        (6, 9, (0, 9)),
    ],
)
def test_five_tokens_less_one_per_object_come_back_and_the_rest_is_lost(
    objects: int, wasted: int, recovered: tuple[int, int]
) -> None:
    match = show_off(" ".join(MANY[:objects]), "", bins=(wasted, 0), scenario="non-stop-convention")
    assert told(match, "recovered") == [(0, *recovered)]
    assert table(match).bins == [0, 0]


@rule("K5.1")
def test_whoever_wasted_nothing_recovers_nothing() -> None:
    assert told(show_off("", ""), "recovered") == []


@rule("K5.1")
def test_what_is_not_recovered_goes_to_the_common_reserve() -> None:
    match = show_off("giant-robot", "enormous-sword", bins=(7, 0))
    t = table(match)
    # 3 left of the bin go there, 6 predominances come from it
    assert t.common == 100 - 20 - 7 + 3 - 6
    assert t.reserves[0] == 10 + 4 + 3


@rule("K5.2")
def test_most_objects_with_a_feature_bring_a_token_each() -> None:
    match = show_off("giant-robot killer-clown", "jointed-android", "dungeon-box")
    assert led(match) == {
        0: ["manganime", "horror", "action-figures", "signed-edition", "limited-edition"],
        1: ["sci-fi", "deluxe-edition"],
        2: ["fantasy", "games", "mint"],
    }
    assert table(match).reserves == [10 + 5, 10 + 2, 10 + 3]


@rule("K5.2")
def test_features_are_checked_in_the_order_of_the_board() -> None:
    match = show_off("vampire-fangs pulp-novel", "")
    assert led(match)[0] == ["sci-fi", "horror", "comics-books", "gadgets", "vintage"]


@rule("K5.2")
def test_a_feature_that_nobody_has_pays_nothing() -> None:
    match = show_off("pulp-novel", "")
    assert sum(tokens for _, _, tokens in told(match, "predominant")) == 3


@rule("K5.3")
def test_a_tie_in_objects_goes_to_more_tokens_on_those_objects() -> None:
    match = show_off("giant-robot:2 pulp-novel:9", "killer-clown:3", monkeys=(1, 2))
    assert "action-figures" in led(match)[1]
    assert table(match).monkeys == [1, 2]


@rule("K5.3")
def test_more_objects_beat_more_tokens() -> None:
    match = show_off("giant-robot:0 boxed-mutant:0", "killer-clown:50", monkeys=(2, 1))
    assert "action-figures" in led(match)[0]


@rule("K5.4")
def test_a_tie_in_tokens_goes_to_the_lowest_monkey() -> None:
    match = show_off("giant-robot:3", "killer-clown:3", monkeys=(2, 1))
    assert "action-figures" in led(match)[1]
    (action_figures,) = features("action-figures")
    assert told(match, "tie-for-feature") == [(1, 1, (0,), action_figures)]
    assert table(match).monkeys == [1, 2]


@rule("K5.4")
def test_the_next_feature_goes_by_the_new_monkeys() -> None:
    # tied in #SuperHeroes and in #Mint
    match = show_off("issue-number-one zombie-comic", "boxed-mutant pulp-novel", monkeys=(1, 2))
    winners = [data[0] for data in told(match, "tie-for-feature")]
    assert winners == [0, 1]
    assert table(match).monkeys == [1, 2]


@rule("K5.5")
def test_whoever_has_no_object_is_consoled_with_a_token() -> None:
    match = show_off("giant-robot", "", "")
    assert told(match, "consoled") == [(1, 1), (2, 1)]
    assert table(match).reserves == [13, 11, 11]


@rule("K9.13")
def test_consolations_are_paid_in_the_order_of_the_monkeys() -> None:
    match = show_off("giant-robot", "", "", monkeys=(2, 3, 1))
    assert [player for player, _ in told(match, "consoled")] == [2, 1]


@rule("K5.6")
def test_then_the_next_round_begins() -> None:
    match = show_off("giant-robot", "", round=2)
    view = match.view(None)
    assert (view.round, view.phase, view.auction) == (3, "purchase", 1)
    assert len(view.stands) == 4


@rule("K2.8")
def test_an_empty_reserve_calls_for_a_whip_round_before_it_pays() -> None:
    match = show_off("giant-robot:80", "", reserves=(10, 10))
    # two tokens come in for #MangAnime and pay two features; two more for #SignedEdition, and
    # the second of them is the consolation
    assert told(match, "whip-round") == [((0, 1),), ((0, 1),)]
    assert table(match).reserves == [10 - 2 + 3, 10 - 2 + 1]
    assert table(match).common == 0


@rule("K9.10")
def test_when_nobody_has_a_token_nothing_is_paid() -> None:
    match = show_off("giant-robot:60", "enormous-sword:40", reserves=(0, 0))
    assert told(match, "whip-round") == []
    assert [tokens for _, _, tokens in told(match, "predominant")] == [0, 0]
    assert table(match).reserves == [0, 0]


def test_the_view_shows_who_would_predominate_now() -> None:
    match = convention(("giant-robot:3 pulp-novel", "killer-clown:3"), phase="looting")
    rows = {row.feature: row for row in match.view(None).predominance}
    assert rows["manganime"].leaders == [0]
    assert rows["action-figures"].leaders == [0, 1]
    assert rows["action-figures"].objects == [1, 1]
    assert rows["action-figures"].tokens == [3, 3]
    assert rows["fantasy"].leaders == []
