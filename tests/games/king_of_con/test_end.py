"""How a convention ends, and who is King of the Con."""

from __future__ import annotations

import pytest

from ludoteca import Match
from ludoteca.games.king_of_con.cards import OBJECTS
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import (
    FIRST,
    SECOND,
    THIRD,
    auction,
    convention,
    features,
    loot,
    owner,
    result,
    skip_auctions,
    table,
    told,
    value,
)

DIRK, LULU, GREG, TODD, ZAK = range(5)
SIGNED = ("alien-egg-lamp", "issue-number-one", "elf-trilogy", "giant-robot", "tentacle-board-game")
NO_PASSIONS = ("", "")


def last_round(*collections: str, **rest: object) -> Match:
    """A match played to its end by a last Looting without offers."""
    match = convention(collections, phase="looting", round=6, **rest)  # type: ignore[arg-type]
    loot(match)
    return match


@rule("K7.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_ends_after_the_sixth_round(players: int) -> None:
    match = Match(GAME, players, 1, {"first-game": True})
    rounds = []
    while match.asks:
        rounds.append(match.view(None).round)
        skip_auctions(match)
        loot(match)
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert result(match).reason == "rounds"
    assert "ended-rounds" in told(match)


@rule("K9.14")
def test_in_six_rounds_24_objects_appear() -> None:
    match = Match(GAME, 2, 1, {"first-game": True})
    while match.asks:
        skip_auctions(match)
        loot(match)
    shown = [o for (objects,) in told(match, "put-on-show") for o in objects]
    assert len(set(shown)) == len(shown) == 24
    assert match.view(None).deck == 1


@rule("K5.6", "K7.1")
def test_the_last_round_is_played_to_the_end_of_its_show_off() -> None:
    match = last_round(f"{FIRST}:3", "", bins=(0, 4))
    assert told(match, "recovered") == [(0, 1, 0), (1, 4, 0)]
    assert "predominant" in told(match)
    assert "consoled" in told(match)
    assert match.over


@rule("K7.2", "K7.3")
def test_four_objects_with_a_common_feature_end_the_game_with_the_looting() -> None:
    match = convention(
        (" ".join(f"{name}:2" for name in SIGNED[:3]), f"{SIGNED[3]}:2 {FIRST}:1"), phase="looting"
    )
    loot(match, f"0 {SIGNED[3]} 3")
    assert result(match).reason == "epic"
    assert told(match, "epic") == [(0, *features("signed-edition"))]
    assert "ended-epic" in told(match)
    assert told(match, "predominant") == []


@rule("K7.3")
def test_an_epic_collection_at_the_awards_ends_the_game_with_the_purchase() -> None:
    match = convention((" ".join(SIGNED[:3]), f"{FIRST}:3"), stands=SIGNED[4], round=2)
    for _ in range(3):
        auction(match, f"0 {SIGNED[4]} 1")
    assert match.over
    assert result(match).reason == "epic"
    assert "devalued" not in told(match)
    assert value(match, FIRST) == 3


@rule("K7.3")
def test_the_other_stands_are_awarded_before_the_game_ends() -> None:
    match = convention((" ".join(SIGNED[:3]), ""), stands=f"{SIGNED[4]} {SECOND}")
    auction(match, f"0 {SIGNED[4]} 1", f"1 {SECOND} 4")
    skip_auctions(match)
    assert match.over
    assert owner(match, SECOND) == 1


@rule("K9.11")
def test_devaluation_still_takes_place_when_the_looting_ends_the_game() -> None:
    match = convention((" ".join(SIGNED[:3]), f"{SIGNED[3]}:2 {FIRST}:4"), phase="looting")
    loot(match, f"0 {SIGNED[3]} 3")
    assert match.over
    assert value(match, FIRST) == 3
    assert value(match, SIGNED[3]) == 2


@rule("K9.11")
def test_a_collection_broken_up_in_the_same_looting_was_never_complete() -> None:
    match = convention((" ".join(SIGNED[:3]), f"{SIGNED[3]}:2", ""), phase="looting", round=2)
    loot(match, f"0 {SIGNED[3]} 3", f"2 {SIGNED[0]} 1")
    assert owner(match, SIGNED[3]) == 0
    assert not match.over


@rule("K7.2")
def test_three_objects_with_a_common_feature_are_not_enough() -> None:
    match = convention((" ".join(SIGNED[:3]), ""), phase="looting")
    loot(match)
    assert not match.over


@rule("K7.4")
def test_most_points_win() -> None:
    match = last_round(FIRST, f"{SECOND} {THIRD}", "", reserves=0, passions=("", "", ""))
    assert result(match).winners == [1]
    assert result(match).ranking == [[1], [0], [2]]
    assert told(match)[-1] == "won"


@rule("K7.5")
def test_an_object_is_worth_a_point_whatever_lies_on_it() -> None:
    match = last_round(f"{FIRST}:9 {SECOND}:1", THIRD, reserves=0, passions=NO_PASSIONS)
    assert [parts["objects"] for parts in result(match).breakdown] == [2, 1]


@rule("K7.6")
@pytest.mark.parametrize(
    ("passions", "points"),
    [
        ("sci-fi mint", 0),
        ("horror mint", 1),
        ("signed-edition mint", 2),
        ("signed-edition horror", 3),
        ("games horror", 2),
    ],
)
def test_every_feature_that_is_a_passion_is_worth_a_point(passions: str, points: int) -> None:
    match = last_round("giant-robot tentacle-board-game", "", passions=(passions, ""))
    assert result(match).breakdown[0]["passions"] == points


@rule("K7.6")
def test_passions_are_shown_at_the_end() -> None:
    match = last_round("giant-robot", "", passions=("horror mint", "sci-fi games"))
    shown = [collector.passions for collector in match.view(None).collectors]
    assert shown == [["horror", "mint"], ["sci-fi", "games"]]
    assert told(match, "passions-shown") == [
        (0, tuple(features("horror mint"))),
        (1, tuple(features("sci-fi games"))),
    ]


@rule("K7.7", "K9.12")
def test_every_epic_collection_of_every_player_is_worth_a_point() -> None:
    horror = "zombie-comic uncut-slasher killer-clown tentacle-board-game vampire-fangs"
    two_kinds = "space-opera-disc boxed-mutant dungeon-box magical-sceptre"  # all #Mint
    match = convention((f"{horror} {two_kinds}", ""), phase="looting", round=6)
    loot(match)
    # five #Horror are one; with zombie-comic there are five #Mint, which are one more
    assert result(match).breakdown[0]["epic"] == 2
    both = convention(
        (" ".join(SIGNED[:4]), "zombie-comic uncut-slasher killer-clown vampire-fangs"),
        phase="looting",
    )
    loot(both)
    assert [parts["epic"] for parts in result(both).breakdown] == [1, 1]
    assert len(told(both, "epic")) == 2


@rule("K7.8")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_three_tokens_in_the_reserve_are_worth_a_point(tokens: int, points: int) -> None:
    # an Epic Collection at the awards: nothing more comes in
    match = convention(
        (" ".join(SIGNED[:3]), f"{FIRST} {SECOND}"),
        stands=SIGNED[4],
        reserves=(1, tokens),
        passions=NO_PASSIONS,
    )
    auction(match, f"0 {SIGNED[4]} 1")
    skip_auctions(match)
    assert match.over
    assert result(match).breakdown[1]["tokens"] == points


@rule("K7.9")
def test_a_tie_in_points_goes_to_more_tokens_on_the_own_objects() -> None:
    match = last_round(f"{FIRST}:3", f"{SECOND}:5", reserves=1, passions=NO_PASSIONS)
    assert result(match).scores == [2, 2]
    assert result(match).ranking == [[1], [0]]
    assert told(match)[-1] == "won-tie"


@rule("K7.9", "K9.15")
def test_a_tie_that_remains_goes_to_the_lowest_monkey_which_stays_where_it_is() -> None:
    match = last_round(
        f"{FIRST}:3",
        f"{SECOND}:3",
        reserves=1,
        passions=NO_PASSIONS,
        monkeys=(2, 1),
        control=True,
    )
    assert match.over
    assert result(match).scores == [2, 2]
    assert result(match).winners == [1]
    assert table(match).monkeys == [2, 1]


def test_reserves_are_counted_for_all_to_see_at_the_end() -> None:
    match = last_round(FIRST, SECOND, reserves=(4, 7), passions=NO_PASSIONS)
    counted = [collector.reserve for collector in match.view(None).collectors]
    assert counted == table(match).reserves
    assert not match.asks


@rule("K7.3", "K7.4", "K7.9")
def test_example_the_epic_collection_of_dirk_and_the_final_classification() -> None:
    """In the fifth round Dirk raids Zak's board game and completes four signed objects. The ten
    points of Zak are made to add up: four objects, five matches, one for tokens."""
    match = convention(
        (
            "giant-robot:2 alien-egg-lamp:2 elf-trilogy:1 star-fleet-game",
            "space-opera-disc:3 killer-clown:3 enormous-sword:2 rubber-barbarian:3",
            "glowing-cape:1 little-monsters-cartridge:2 vampire-fangs",
            "pulp-novel:5 issue-number-one:2 zombie-comic:1 uncut-slasher:1",
            "tentacle-board-game:2 dragon-saga:1 magical-sceptre endless-match-anime:3"
            " lazy-ninja-manga:2",
        ),
        phase="looting",
        round=5,
        reserves=(4, 3, 2, 1, 0),
        monkeys=(4, 3, 5, 1, 2),
        passions=(
            "fantasy signed-edition",
            "sci-fi action-figures",
            "gadgets vintage",
            "super-heroes comics-books",
            "manganime limited-edition",
        ),
    )
    loot(match, f"{DIRK} tentacle-board-game 3")
    end = result(match)
    assert end.reason == "epic"
    assert table(match).round == 5
    assert told(match, "epic") == [(DIRK, *features("signed-edition"))]
    assert end.scores == [11, 8, 7, 8, 10]
    assert end.breakdown[GREG] == {"objects": 3, "passions": 4, "epic": 0, "tokens": 0}
    assert end.breakdown[LULU] == {"objects": 4, "passions": 3, "epic": 0, "tokens": 1}
    assert end.breakdown[TODD] == {"objects": 4, "passions": 4, "epic": 0, "tokens": 0}
    assert end.breakdown[ZAK] == {"objects": 4, "passions": 5, "epic": 0, "tokens": 1}
    assert end.breakdown[DIRK] == {"objects": 5, "passions": 5, "epic": 1, "tokens": 0}
    # Lulu is before Todd with seven tokens on her collection against five, his Monkey 1 in vain
    on_cards = [
        sum(table(match).values[o] for o in range(len(OBJECTS)) if table(match).owners[o] == p)
        for p in (LULU, TODD)
    ]
    assert on_cards == [7, 5]
    assert end.ranking == [[DIRK], [ZAK], [LULU], [TODD], [GREG]]
