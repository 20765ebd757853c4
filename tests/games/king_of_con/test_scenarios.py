"""The ten scenarios: each bends one rule for the whole game."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludoteca import Match
from ludoteca.games.king_of_con.cards import SCENARIOS
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import (
    CONTENT,
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    auction,
    convention,
    loot,
    options,
    owner,
    play,
    result,
    skip_auctions,
    table,
    thing,
    told,
    value,
)

STANDS = f"{FIRST} {SECOND} {THIRD} {FOURTH}"
SIGNED = ("alien-egg-lamp", "issue-number-one", "elf-trilogy", "giant-robot", "tentacle-board-game")


def idle_game(scenario: str, players: int = 2) -> Match:
    """A game in which nobody ever offers anything."""
    match = Match(GAME, players, 1, {"scenario": scenario})
    for seat in range(players):
        match.play(seat, match.asks[seat].options[0])
    while match.asks:
        skip_auctions(match)
        loot(match)
    return match


@rule("K8.3")
@pytest.mark.parametrize("number", range(10), ids=SCENARIOS)
def test_a_scenario_leaves_everything_else_as_it_is(number: int) -> None:
    usual = msgspec.structs.asdict(CONTENT.box)
    bent = msgspec.structs.asdict(CONTENT.scenario_boxes[number])
    changed = {name for name in usual if usual[name] != bent[name]}
    assert changed == set(CONTENT.scenarios[number].changes)
    assert len(changed) == (2 if SCENARIOS[number] == "fifth-stand" else 1)


@rule("K8.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [2, 5])
def test_random_games_with_a_scenario_come_to_an_end(scenario: str, players: int) -> None:
    match = Match(GAME, players, 7, {"scenario": scenario, "monkey-control": True})
    rng = Random(scenario)
    while match.asks:
        seat = rng.choice(sorted(match.asks))
        match.play(seat, rng.choice(match.asks[seat].options))
        GAME.check(table(match))
    assert result(match).reason in ("rounds", "epic")


@rule("K8.4")
def test_the_fifth_stand_shows_five_objects_in_each_of_five_rounds() -> None:
    match = idle_game("fifth-stand")
    shown = [objects for (objects,) in told(match, "put-on-show")]
    assert [len(objects) for objects in shown] == [5] * 5
    assert match.view(None).rounds == 5
    assert match.view(None).deck == 0


@rule("K8.5")
@pytest.mark.parametrize(("tokens", "new_owner"), [(4, -1), (5, 0)])
def test_antiquarians_make_the_flea_market_dearer(tokens: int, new_owner: int) -> None:
    match = convention(phase="looting", flea_market=FIRST, scenario="antiquarians")
    assert match.view(None).flea_market_value == 4
    loot(match, f"0 {FIRST} {tokens}")
    assert owner(match, FIRST) == new_owner


@rule("K8.6")
def test_in_bubble_wrap_nothing_is_devalued() -> None:
    match = convention((f"{FIRST}:3", f"{SECOND}:1"), phase="looting", scenario="bubble-wrap")
    loot(match)
    assert (value(match, FIRST), value(match, SECOND)) == (3, 1)
    assert told(match, "devalued") == [(0,)]


@rule("K8.7")
def test_in_open_outcry_offers_are_made_in_turn_for_all_to_see() -> None:
    match = convention(("", "", ""), stands=STANDS, monkeys=(2, 3, 1), scenario="open-outcry")
    assert set(match.asks) == {2}
    play(match, f"2 offer {FIRST}", "2 tokens 3")
    assert match.view(1).stands[0].offers == [0, 0, 3]
    assert told(match, "offered", seat=1) == [(2, thing(FIRST), 3)]
    assert set(match.asks) == {0}
    play(match, f"0 offer {FIRST}", "0 tokens 4", "1 nothing")
    assert match.view(None).auction == 2
    assert set(match.asks) == {2}
    play(match, "2 nothing", "0 nothing", "1 nothing")
    assert owner(match, FIRST) == 0


@rule("K8.7")
def test_in_open_outcry_the_looting_stays_secret() -> None:
    match = convention((f"{FIRST}:1", ""), phase="looting", scenario="open-outcry")
    assert set(match.asks) == {0, 1}


@rule("K8.8")
@pytest.mark.parametrize("players", [2, 5])
def test_at_the_rich_convention_everybody_starts_with_fifteen_tokens(players: int) -> None:
    t = table(Match(GAME, players, 1, {"scenario": "rich-convention"}))
    assert t.reserves == [15] * players
    assert t.common == 100 - 15 * players


@rule("K8.9")
def test_nothing_comes_back_from_bottomless_bins() -> None:
    match = convention(phase="show-off", bins=(4, 2), scenario="bottomless-bins")
    assert told(match, "recovered") == [(0, 0, 4), (1, 0, 2)]
    assert table(match).bins == [0, 0]


@rule("K8.10")
def test_a_standing_ovation_pays_two_tokens() -> None:
    match = convention((FIRST, SECOND), phase="show-off", scenario="standing-ovation")
    assert [tokens for _, _, tokens in told(match, "predominant")] == [6, 6]


@rule("K8.11")
def test_a_one_shot_auction_is_the_only_one() -> None:
    match = convention(stands=STANDS, scenario="one-shot-auction")
    assert match.view(None).auctions == 1
    auction(match, f"0 {FIRST} 2")
    assert match.view(None).phase == "looting"
    assert owner(match, FIRST) == 0


@rule("K8.12")
def test_the_non_stop_convention_goes_on_after_an_epic_collection() -> None:
    match = convention(
        (" ".join(SIGNED[:4]), ""), phase="looting", round=5, scenario="non-stop-convention"
    )
    loot(match)
    assert not match.over
    skip_auctions(match)
    loot(match)
    assert result(match).reason == "rounds"
    assert result(match).breakdown[0]["epic"] == 1
    assert len(told(match, "epic")) == 1


@rule("K8.12")
def test_the_non_stop_convention_goes_on_after_an_epic_purchase() -> None:
    match = convention((" ".join(SIGNED[:3]), ""), stands=SIGNED[4], scenario="non-stop-convention")
    auction(match, f"0 {SIGNED[4]} 1")
    skip_auctions(match)
    assert match.view(None).phase == "looting"


@rule("K8.13")
@pytest.mark.parametrize("control", [False, True])
def test_stuffed_monkeys_stay_where_they_are_and_nobody_needs_to_concede(control: bool) -> None:
    match = convention(stands=STANDS, monkeys=(2, 1), scenario="stuffed-monkeys", control=control)
    auction(match, f"0 {FIRST} 2", f"1 {FIRST} 2")
    skip_auctions(match)
    assert owner(match, FIRST) == 1
    assert table(match).monkeys == [2, 1]
    assert told(match, "monkey-taken") == []


def test_without_a_scenario_none_of_this_happens() -> None:
    match = convention(stands=STANDS)
    assert options(match, 0)[-1] == "nothing"
    assert set(match.asks) == {0, 1}
    assert match.view(None).rounds == 6
