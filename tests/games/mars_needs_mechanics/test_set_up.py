"""How a competition starts."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.mars_needs_mechanics.cards import KINDS, NAMES
from ludoteca.testing import rule
from tests.games.mars_needs_mechanics.workshop import CONTENT, mechanisms, table

MARS = "mars-needs-mechanics"
PLAYERS = (2, 3, 4)


@rule("M1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_two_scrap_cards(players: int) -> None:
    assert table(ludoteca.new(MARS, players, seed=1)).scrap == [2] * players


@rule("M1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_thirty_cogs_for_all_to_see(players: int) -> None:
    match = ludoteca.new(MARS, players, seed=1)
    assert [seat.cogs for seat in match.view(None).competitors] == [30] * players


@rule("M8.1")
def test_the_first_game_has_its_four_mechanisms() -> None:
    match = ludoteca.new(MARS, 2, seed=1)
    assert match.view(None).mechanisms == [
        "x-ray-goggles",
        "difference-engine",
        "rocket-booster",
        "aether-drive",
    ]


@rule("M1.4")
def test_the_order_line_holds_all_seven_tokens_in_random_order() -> None:
    lines = [table(ludoteca.new(MARS, 2, seed=seed)).order_line for seed in range(40)]
    assert all(sorted(line) == list(range(7)) for line in lines)
    assert len({tuple(line) for line in lines}) > 30
    assert {line[0] for line in lines} == set(range(7))


@rule("M1.4")
def test_every_price_starts_at_five() -> None:
    assert ludoteca.new(MARS, 3, seed=1).view(None).prices == dict.fromkeys(KINDS, 5)


@rule("M1.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_cards_are_dealt_to_everybody(players: int) -> None:
    match = ludoteca.new(MARS, players, seed=2)
    assert [sum(hand) for hand in table(match).hands] == [3] * players


@rule("M1.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_eight_cards_make_the_market_and_the_rest_the_deck(players: int) -> None:
    match = ludoteca.new(MARS, players, seed=2)
    view = match.view(None)
    assert len(view.market) == 8
    assert view.deck == 56 - 3 * players - 8


@rule("M1.2")
def test_there_are_eight_cards_of_each_of_the_seven_components() -> None:
    assert CONTENT.copies == (8,) * 7
    assert CONTENT.box.market == 8


@rule("M9.7")
def test_the_first_player_is_drawn_at_random() -> None:
    starts = {ludoteca.new(MARS, 4, seed=seed).view(None).first for seed in range(60)}
    assert starts == {0, 1, 2, 3}


@rule("M2.1")
def test_the_first_player_takes_the_first_turn() -> None:
    match = ludoteca.new(MARS, 4, seed=5)
    assert list(match.asks) == [match.view(None).first]


@rule("M8.2")
def test_four_or_five_mechanisms_can_be_drawn_at_random() -> None:
    for number in (4, 5):
        drawn = [
            table(ludoteca.new(MARS, 2, seed, {"mechanisms": f"random-{number}"})).mechanisms
            for seed in range(80)
        ]
        assert all(len(set(each)) == number for each in drawn)
        assert {m for each in drawn for m in each} == set(mechanisms(" ".join(NAMES))) - set(
            mechanisms("automaton")
        )


@rule("M8.2")
def test_the_mechanisms_can_be_chosen() -> None:
    chosen = ["orrery", "x-ray-goggles", "double-chassis", "magnetic-crane"]
    match = ludoteca.new(MARS, 2, 1, {"mechanisms": "chosen", "chosen": chosen})
    assert set(match.view(None).mechanisms) == set(chosen)


@rule("M8.3")
def test_the_automaton_comes_in_addition_to_any_others() -> None:
    for way in ("first-game", "random-4", "random-5"):
        plain = ludoteca.new(MARS, 2, 1, {"mechanisms": way}).view(None).mechanisms
        more = ludoteca.new(MARS, 2, 1, {"mechanisms": way, "automaton": True}).view(None)
        assert more.mechanisms == [*plain, "automaton"]
    assert len(CONTENT.first_game) == 4


@rule("M8.2")
@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"mechanisms": "chosen"}, "name at least one"),
        ({"chosen": ["orrery"]}, "goes with mechanisms = chosen"),
        ({"mechanisms": "chosen", "chosen": ["automaton"]}, "'automaton' is not one of"),
        ({"mechanisms": "chosen", "chosen": ["orrery", "orrery"]}, "twice"),
        ({"mechanisms": "all"}, "'all' is not one of"),
        ({"automaton": "perhaps"}, "neither yes nor no"),
        ({"expansion": 1}, "there is no option 'expansion'"),
    ],
)
def test_options_that_make_no_sense_are_refused(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(ludoteca.OptionError, match=complaint):
        ludoteca.new(MARS, 2, 1, given)


@rule("M1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_it_is_a_game_for_two_to_four(players: int) -> None:
    with pytest.raises(ludoteca.OptionError, match="2 to 4 players"):
        ludoteca.new(MARS, players)


@rule("M9.15")
def test_every_card_says_where_it_comes_from() -> None:
    sources = {card.id: card.source for card in (*CONTENT.components, *CONTENT.mechanisms)}
    assert set(sources.values()) <= {"printed", "reported", "deduced", "house"}
    assert CONTENT.mechanisms[0].recipe_source == "reported"
    assert sources["orrery"] == "house"
    assert {sources[kind] for kind in KINDS} == {"reported"}
