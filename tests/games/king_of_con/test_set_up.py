"""How a convention starts."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludoteca import Match, OptionError
from ludoteca.games.king_of_con.cards import (
    CATEGORIES,
    EDITIONS,
    FEATURES,
    GENRES,
    NERDS,
    OBJECTS,
    SCENARIOS,
)
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import CONTENT, play, table, thing, told

PLAYERS = (2, 3, 4, 5)
FIRST_GAME = {"first-game": True}


@rule("K1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_it_is_a_game_for_two_to_five(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 5 players"):
        Match(GAME, players)


@rule("K1.2")
def test_there_are_25_objects_with_a_genre_a_category_and_an_edition() -> None:
    assert len(OBJECTS) == 25
    for genre, category, edition in CONTENT.features_of:
        assert FEATURES[genre] in GENRES
        assert FEATURES[category] in CATEGORIES
        assert FEATURES[edition] in EDITIONS


@rule("K1.2")
def test_every_feature_is_on_five_objects_and_every_pair_on_one_at_most() -> None:
    for feature in range(len(FEATURES)):
        assert sum(feature in features for features in CONTENT.features_of) == 5
    pairs = [pair for features in CONTENT.features_of for pair in combinations(features, 2)]
    assert len(set(pairs)) == len(pairs) == 75


@rule("K1.2", "K9.17")
@pytest.mark.parametrize(
    ("name", "features"),
    [
        ("dragon-saga", ("fantasy", "comics-books", "limited-edition")),
        ("giant-robot", ("manganime", "action-figures", "signed-edition")),
        ("enormous-sword", ("fantasy", "gadgets", "deluxe-edition")),
        ("pulp-novel", ("sci-fi", "comics-books", "vintage")),
        ("tentacle-board-game", ("horror", "games", "signed-edition")),
    ],
)
def test_the_five_objects_of_the_rulebook_are_as_shown(name: str, features: object) -> None:
    assert tuple(FEATURES[feature] for feature in CONTENT.features_of[thing(name)]) == features
    assert CONTENT.objects[thing(name)].source == "printed"


@rule("K9.17")
def test_every_card_says_where_it_comes_from() -> None:
    sources = [card.source for card in CONTENT.objects]
    assert (sources.count("printed"), sources.count("deduced")) == (5, 20)
    assert {card.source for card in CONTENT.scenarios} == {"house"}
    assert len(CONTENT.scenarios) == 10


@rule("K1.3")
def test_the_quadrant_has_a_square_for_every_genre_and_category() -> None:
    assert [features[:2] for features in CONTENT.features_of] == [
        (genre, len(GENRES) + category) for genre in range(5) for category in range(5)
    ]


@rule("K1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_ten_tokens_and_the_common_reserve_the_rest(players: int) -> None:
    t = table(Match(GAME, players, 1))
    assert t.reserves == [10] * players
    assert t.common == 100 - 10 * players


@rule("K1.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_monkeys_as_players_are_drawn_by_lot_and_shown(players: int) -> None:
    drawn = {tuple(table(Match(GAME, players, seed)).monkeys) for seed in range(120)}
    assert all(sorted(monkeys) == list(range(1, players + 1)) for monkeys in drawn)
    assert {monkeys[0] for monkeys in drawn} == set(range(1, players + 1))
    match = Match(GAME, players, 3)
    monkeys = [collector.monkey for collector in match.view(None).collectors]
    assert monkeys == table(match).monkeys
    assert sorted(told(match, "monkey-drawn")) == list(enumerate(monkeys))


@rule("K1.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_draws_three_passions_and_keeps_two(players: int) -> None:
    match = Match(GAME, players, 1)
    drawn = [match.view(seat).passions for seat in range(players)]
    assert all(len(passions) == 3 for passions in drawn)
    assert len({name for passions in drawn for name in passions}) == 3 * players
    for seat in range(players):
        assert match.asks[seat].prompt == "passions"
        play(match, f"{seat} give-up {drawn[seat][1]}")
    for seat in range(players):
        assert match.view(seat).passions == [drawn[seat][0], drawn[seat][2]]
    assert table(match).round == 1


@rule("K1.6")
def test_passions_are_dealt_in_the_order_of_the_monkeys() -> None:
    match = Match(GAME, 5, 2)
    order = [player for player, _ in told(match, "monkey-drawn")]
    assert order == sorted(range(5), key=lambda p: table(match).monkeys[p])


@rule("K1.6")
def test_only_a_passion_that_was_drawn_can_be_given_up() -> None:
    match = Match(GAME, 3, 1)
    assert [option.verb for option in match.ask(0).options] == ["give-up"] * 3
    assert {str(option) for option in match.ask(0).options} == {
        f"give-up {name}" for name in match.view(0).passions
    }


@rule("K9.2")
def test_all_choose_their_passions_at_once_and_may_change_their_mind() -> None:
    match = Match(GAME, 3, 1)
    assert set(match.asks) == {0, 1, 2}
    before = match.view(2).passions
    play(match, f"2 give-up {before[0]}")
    match.undo(2)
    assert match.view(2).passions == before


@rule("K1.7", "K9.16")
@pytest.mark.parametrize("players", PLAYERS)
def test_nerds_go_by_seat_and_bins_are_empty_and_open(players: int) -> None:
    collectors = Match(GAME, players, 1).view(None).collectors
    assert [collector.nerd for collector in collectors] == list(NERDS[:players])
    assert [collector.bin for collector in collectors] == [0] * players
    assert NERDS == ("dirk", "lulu", "greg", "todd", "zak")


@rule("K1.8")
def test_the_deck_is_shuffled_and_face_down() -> None:
    decks = {tuple(table(Match(GAME, 2, seed)).deck) for seed in range(30)}
    assert len(decks) == 30
    assert all(sorted(deck) == list(range(25)) for deck in decks)
    assert Match(GAME, 2, 1).view(0).deck == 25


@rule("K8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_a_first_game_two_passions_are_drawn_and_kept(players: int) -> None:
    match = Match(GAME, players, 1, FIRST_GAME)
    assert [len(match.view(seat).passions) for seat in range(players)] == [2] * players
    assert match.asks[0].prompt == "auction"


@rule("K8.1")
@pytest.mark.parametrize("scenario", ["random", "bubble-wrap"])
def test_a_first_game_has_no_scenario(scenario: str) -> None:
    assert table(Match(GAME, 2, 1, FIRST_GAME)).scenario == -1
    with pytest.raises(OptionError, match="scenario: goes with first-game = no"):
        Match(GAME, 2, 1, {**FIRST_GAME, "scenario": scenario})


@rule("K8.3")
def test_a_game_has_no_scenario_unless_one_is_wanted() -> None:
    assert Match(GAME, 2, 1).view(None).scenario == ""


@rule("K8.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_can_be_chosen_and_is_announced(scenario: str) -> None:
    match = Match(GAME, 2, 1, {"scenario": scenario})
    assert match.view(None).scenario == scenario
    assert told(match, "scenario") == [(SCENARIOS.index(scenario),)]


@rule("K8.3")
def test_a_scenario_can_be_drawn_by_lot() -> None:
    drawn = {Match(GAME, 2, seed, {"scenario": "random"}).view(None).scenario for seed in range(90)}
    assert drawn == set(SCENARIOS)


@rule("K8.2")
def test_control_of_the_monkeys_is_off_unless_wanted() -> None:
    assert not table(Match(GAME, 2, 1)).control
    assert table(Match(GAME, 2, 1, {"monkey-control": True})).control


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"scenario": "flash-sale"}, "'flash-sale' is not one of"),
        ({"monkey-control": "perhaps"}, "neither yes nor no"),
        ({"expansion": 1}, "there is no option 'expansion'"),
    ],
)
def test_options_that_make_no_sense_are_refused(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        Match(GAME, 2, 1, given)


def test_the_numbers_of_the_box_are_those_of_the_rulebook() -> None:
    box = CONTENT.box
    assert (box.rounds, box.stands, box.auctions) == (6, 4, 3)
    assert (box.flea_market_value, box.devaluation, box.recovery) == (
        2,
        1,
        5,
    )
    assert (
        box.predominance,
        box.consolation,
        box.epic,
        box.tokens_per_point,
    ) == (1, 1, 4, 3)
