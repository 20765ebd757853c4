"""The end: when it comes, what counts, skulls, ties. And the rulebook's example."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludoteca.core.match import Match
from ludoteca.testing import rule
from tests.games.chamber_of_wonders.workshop import play, result, season, table, told

LAST = {2: 4, 3: 3, 4: 2}  # the last round
SIDES = ("golden-deals", "fair-exchange", "open-auction")


def last_reveal(
    hands: Sequence[str], cabinets: Sequence[str], *answers: str, **more: object
) -> Match:
    """The cabinets open for the last time; whoever is not named shows nothing."""
    players = len(hands)
    sent = [" ".join(SIDES[: 3 if players == 3 else 2])] * players
    match = season(
        hands,
        phase="cabinet",
        cabinets=cabinets,
        current=players - 1,
        round=LAST[players],
        agents=sent,
        **more,  # type: ignore[arg-type]
    )
    play(match, *answers)
    while match.asks:
        play(match, f"{next(iter(match.asks))} nothing")
    return match


@rule("C7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_the_turn_of_the_last_agent(players: int) -> None:
    match = last_reveal(["atlas"] * players, [""] * players, "0 show atlas")
    assert match.over
    assert result(match).reason == "agents"
    assert result(match).breakdown[0]["book"] == 1  # what was shown in that turn still counts
    assert match.view().over == "agents"


def test_before_the_last_agent_it_goes_on() -> None:
    match = season(
        ("", "", ""), phase="cabinet", current=2, round=2, agents=[" ".join(SIDES[:2])] * 3
    )
    assert not match.over
    assert match.view().round == 3


@rule("C7.2")
def test_fame_on_show_tokens_and_a_point_for_every_three_pounds() -> None:
    match = last_reveal(("", ""), ("golderact atlas", "imperial-egg"), pounds=(8, 2))
    assert result(match).scores == [5 + 1 + 3 + 2, 3]
    assert result(match).breakdown[0] == {
        "monster": 0,
        "grotesque": 0,
        "legendary": 5,
        "precious": 0,
        "arcane": 0,
        "book": 1,
        "tokens": 3,
        "pounds": 2,
        "hand": 0,
    }


@rule("C7.5")
def test_each_card_left_in_hand_costs_a_point() -> None:
    match = last_reveal(("atlas atlas tablet", ""), ("golderact", ""), pounds=0)
    assert result(match).scores == [8 - 3, 0]
    assert told(match, "hand-counted") == [(0, 3, 3)]


GROTESQUES = ("jar-of-eyes shrunken-head", "mummified-hand", "")


@rule("C7.3")
def test_the_most_skulls_bring_a_fame_token() -> None:
    match = last_reveal(("", "", ""), GROTESQUES, skulls=([2, 2], [3], []), pounds=0)
    assert told(match, "skulls-shown") == [(0, 4), (1, 3)]
    assert told(match, "skull-token") == [((0,), 4)]
    assert result(match).scores == [8 + 3, 4, 0]
    assert match.view(1).collectors[0].skulls == 4  # all tokens lie open


@rule("C7.3")
def test_without_grotesques_nobody_gets_it() -> None:
    match = last_reveal(("", ""), ("atlas", "herbal"))
    assert told(match, "skull-token") == []
    assert table(match).skull_leader == -1


@rule("C7.4")
def test_those_who_are_tied_draw_on_until_one_is_ahead() -> None:
    match = last_reveal(
        ("", "", ""),
        ("jar-of-eyes", "shrunken-head", "mummified-hand"),
        skulls=([3], [2], [3]),
        skull_pile=[2, 2, 2, 4],
        pounds=0,
    )
    assert told(match, "skulls-tied") == [((0, 2), 3), ((0, 2), 5)]
    assert told(match, "skull-token") == [((2,), 9)]
    assert table(match).skulls_drawn == [[2, 2], [], [2, 4]]
    assert result(match).scores == [4, 4, 7]


@rule("C7.4")
def test_with_too_few_tokens_for_all_of_them_nobody_gets_it() -> None:
    """The pile is not shuffled here: both draw the same, over and over, until it is empty."""
    match = last_reveal(
        ("", ""), ("jar-of-eyes", "shrunken-head"), skulls=([3], [3]), skull_pile=[4] * 4, pounds=0
    )
    assert table(match).skull_pile == []
    assert told(match, "skulls-tied")[0] == ((0, 1), 3)
    assert told(match, "skull-token") == [((), 3 + 2 * 4 + 3 * 3 + 4 * 2)]
    assert table(match).skull_leader == -1
    assert result(match).scores == [4, 4]


@rule("C7.6")
def test_most_fame_wins() -> None:
    match = last_reveal(("", ""), ("golderact", "atlas"), pounds=0)
    assert result(match).winners == [0]
    assert told(match, "won") == [(0, 8)]


@rule("C7.7")
def test_a_tie_goes_to_more_cards_on_show() -> None:
    match = last_reveal(("", ""), ("ram-head", "herbal+atlas"), pounds=2)
    assert result(match).scores == [4, 4]
    assert result(match).winners == [1]
    assert told(match, "won-by-cards") == [(1, 4, 2)]


@rule("C7.7")
def test_then_to_more_pounds() -> None:
    match = last_reveal(("", ""), ("ram-head", "cyclops-head"), pounds=(1, 2))
    assert result(match).scores == [4, 4]
    assert result(match).winners == [1]
    assert told(match, "won-by-pounds") == [(1, 4, 2)]


@rule("C7.8")
def test_then_the_victory_is_shared() -> None:
    match = last_reveal(("", "", ""), ("ram-head", "cyclops-head", "atlas"), pounds=2)
    assert result(match).winners == [0, 1]
    assert told(match, "won-together") == [((0, 1), 4)]


@rule("C7.2", "C7.7")
def test_the_example_of_the_rulebook() -> None:
    """Diana 46, Paolo 46, Diego 45, and Paolo wins by his eleven cards. The rulebook gives totals
    only: the cards that make them up are a reconstruction."""
    paolo, diana, diego = range(3)
    match = last_reveal(
        ("", "tablet", "atlas atlas herbal"),
        (
            "excalibur imperial-egg opal-necklace jade-dragon crystal-ball tarot-deck atlas"
            " bestiary+herbal+atlas+grimoire",
            "ram-head+bear-body+goat-legs cyclops-head jar-of-eyes shrunken-head golderact"
            " gold-scarab bestiary+herbal",
            "cockerel-head+scaly-body+heron-legs mummified-hand tablet imperial-egg opal-necklace"
            " jade-dragon gold-scarab spirit-board",
        ),
        pounds=(12, 7, 14),
        markers=(1, 2, 1),
        skulls=([], [2, 2], [3]),
    )
    final = result(match)
    shown = [sum(list(parts.values())[:6]) for parts in final.breakdown]
    assert [shown[paolo], shown[diana], shown[diego]] == [39, 36, 38]
    assert [parts["tokens"] for parts in final.breakdown] == [3, 3 * 3, 2 * 3]
    assert [parts["pounds"] for parts in final.breakdown] == [4, 2, 4]
    assert [parts["hand"] for parts in final.breakdown] == [0, -1, -3]
    assert final.scores == [46, 46, 45]
    assert [match.view().collectors[p].on_show for p in (paolo, diana)] == [11, 10]
    assert final.winners == [paolo]
    assert told(match, "won-by-cards") == [(paolo, 46, 11)]
    assert told(match, "skulls-shown") == [(diana, 4), (diego, 3)]
