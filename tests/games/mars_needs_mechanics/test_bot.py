"""The greedy bot: it plays a sensible game, from its own view alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.core.ask import Ask
from ludoteca.core.bots import Bot
from ludoteca.core.match import Match
from ludoteca.core.seat import Seat
from ludoteca.games.mars_needs_mechanics.bot import Expert, Greedy
from ludoteca.games.mars_needs_mechanics.rules import FOR_ALL, GAME
from ludoteca.testing.bots import play_out, wins_at_least
from tests.games.mars_needs_mechanics.exploiters import (
    Idea,
    following,
    never_builds,
    sells_every_set_at_once,
)
from tests.games.mars_needs_mechanics.workshop import (
    CONTENT,
    all_pass,
    competition,
    hand,
    kind,
    play,
    table,
)

MARS = "mars-needs-mechanics"
ALL_TEN = {"mechanisms": "chosen", "chosen": list(FOR_ALL), "automaton": True}
NOTHING_TO_COME = ""


def choices(match: Match, seat: int = 0) -> set[str]:
    """Its answers, whatever the lot by which it decides between equals."""
    return {str(Greedy(Random(lot)).choose(match.seat(seat))) for lot in range(8)}


def choose(match: Match, seat: int = 0) -> str:
    (answer,) = choices(match, seat)
    return answer


def greedy_bots(players: int, seed: int) -> list[Bot]:
    return [Greedy(Random(seed * 10 + seat)) for seat in range(players)]


# --- strength -----------------------------------------------------------------------------


def test_an_expert_that_masters_go_by_plays_better_with_four() -> None:
    assert wins_at_least(0.25, GAME, GAME.expert, GAME.own_bot, 4, games=200)


@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_the_expert_reckons_as_the_usual_opponent_does(players: int) -> None:
    assert Expert(Random(1)).figures(players) == Greedy(Random(1)).figures(players)


def test_it_beats_random_in_at_least_90_of_100_games_with_seats_swapped() -> None:
    assert wins_at_least(0.9, GAME, GAME.own_bot, "random", 2, games=100)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_against_itself_it_ends_with_clearly_more_cogs_than_it_began_with(players: int) -> None:
    scores = []
    for game in range(12):
        match = ludoteca.new(MARS, players, game, log=False, checkpoints=False)
        play_out(match, greedy_bots(players, game))
        assert match.result is not None
        scores += match.result.scores
    assert sum(scores) / len(scores) > CONTENT.box.cogs + 10


# the ones that come nearest to it, each at the table where it does best
@pytest.mark.parametrize(("idea", "players"), [(sells_every_set_at_once, 3), (never_builds, 4)])
def test_a_fixed_idea_does_not_win_much_more_than_its_share_against_it(
    idea: Idea, players: int
) -> None:
    assert not wins_at_least(1.3 / players, GAME, following(idea), GAME.own_bot, players)


# --- fairness -----------------------------------------------------------------------------


class Eyes:
    """A seat that offers the question, the view, the cards in the box, and what was sold."""

    def __init__(self, seat: Seat) -> None:
        self.ask: Ask = seat.ask
        self.sketch: Any = seat.view  # the whole one: a sketch leaves out nothing that it looks at
        self.content: Any = seat.content
        self._sold = seat.told("sold")

    def told(self, key: str) -> list[tuple[Any, ...]]:
        assert key == "sold"
        return self._sold


@pytest.mark.parametrize("options", [{}, ALL_TEN])
def test_it_needs_nothing_but_question_view_cards_and_what_was_sold(
    options: dict[str, Any],
) -> None:
    match = ludoteca.new(MARS, 3, 5, options)
    while match.asks:
        (seat,) = match.asks
        eyes: Any = Eyes(match.seat(seat))
        match.play(seat, Greedy(Random(2)).choose(eyes))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, ALL_TEN])
def test_it_answers_the_same_whatever_it_cannot_know(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        match = ludoteca.new(MARS, players, seed, options)
        rng = Random(seed)
        while match.asks:
            (seat,) = match.asks
            answer = Greedy(Random(seed)).choose(match.seat(seat))
            guess = match.guess(seat, rng, log=True)
            assert Greedy(Random(seed)).choose(guess.seat(seat)) is answer
            match.play(seat, answer)


def test_with_the_same_random_numbers_it_plays_the_same_game() -> None:
    records = []
    for _ in range(2):
        match = ludoteca.new(MARS, 4, 11, ALL_TEN)
        play_out(match, greedy_bots(4, 11))
        records.append(match.history)
    assert records[0] == records[1]


# --- every question -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_answers_every_question_in_games_with_all_ten_mechanisms(players: int) -> None:
    asked: set[str] = set()
    for seed in range(60):
        match = ludoteca.new(MARS, players, seed, ALL_TEN, log=False, checkpoints=False)
        bots = greedy_bots(players, seed)
        while match.asks:
            (seat,) = match.asks
            asked.add(match.ask(seat).prompt)
            # `play` refuses what is not among the options
            match.play(seat, bots[seat].choose(match.seat(seat)))
        if asked == {"turn", "after", "token", "price", "sell"}:
            return
    raise AssertionError(f"only asked: {asked}")


def test_a_game_among_greedy_bots_comes_to_an_end_without_a_set_left_in_a_hand() -> None:
    for seed in range(15):
        players = 2 + seed % 3
        match = ludoteca.new(MARS, players, seed, ALL_TEN, log=False, checkpoints=False)
        play_out(match, greedy_bots(players, seed))
        assert all(max(cards) < CONTENT.box.smallest_set for cards in table(match).hands)


# --- buying -------------------------------------------------------------------------------


def test_it_buys_the_card_that_completes_a_set_when_no_other_will_come() -> None:
    match = competition(
        hands=("lens lens", ""),
        market="lens wire gear boiler",
        deck="gear boiler piping",
        scrap=(0, 0),
        available="",
    )
    assert choose(match) == "buy lens"


def test_in_the_last_round_it_does_not_buy_what_it_cannot_sell() -> None:
    match = competition(
        hands=("wire", "gear"),
        market="lens boiler",
        deck=NOTHING_TO_COME,
        scrap=(0, 0),
        available="",
    )
    assert choose(match) == "pass"


def test_in_the_last_round_it_still_buys_what_completes_a_set() -> None:
    match = competition(
        hands=("lens lens", "gear"),
        market="lens boiler",
        deck=NOTHING_TO_COME,
        scrap=(0, 0),
        available="",
    )
    assert choose(match) == "buy lens"


def test_in_the_last_round_it_does_not_buy_a_lone_card_for_one_scrap() -> None:
    match = competition(
        hands=("", "gear"),
        market="lens boiler",
        deck=NOTHING_TO_COME,
        scrap=(1, 0),
        available="",
    )
    assert choose(match) == "pass"


def test_it_does_not_let_a_second_idle_round_end_the_game_while_its_cards_are_unsold() -> None:
    match = competition(
        hands=("lens lens", ""),
        market="lens wire gear boiler magnet piping wire gear",
        scrap=(0, 0),
        idle_rounds=1,
        available="",
        first=1,
    )
    play(match, "1 pass", "1 end-turn")
    assert all(answer.startswith("buy ") for answer in choices(match))


# --- selling ------------------------------------------------------------------------------


def test_in_the_last_round_it_sells_its_sets() -> None:
    match = competition(
        hands=("lens lens lens gear gear gear wire", ""),
        market="boiler",
        deck=NOTHING_TO_COME,
        scrap=(0, 0),
        available="",
    )
    all_pass(match)
    sold = []
    while table(match).round_over and match.asks and 0 in match.asks:
        answer = choose(match)
        sold.append(answer)
        play(match, f"0 {answer}")
    assert set(sold) == {"sell lens 3 0", "sell gear 3 0", "stop-selling"}
    assert hand(match, 0) == {"wire": 1}


def test_in_the_last_round_scrap_saves_the_pair_that_pays_most() -> None:
    match = competition(
        hands=("lens lens gear gear", ""),
        market="boiler",
        deck=NOTHING_TO_COME,
        prices={"lens": 3, "gear": 8},
        scrap=(1, 0),
        available="",
    )
    all_pass(match)
    assert choose(match) == "sell gear 2 1"


def test_scrap_is_kept_while_the_set_is_complete_without_it() -> None:
    match = competition(
        hands=("lens lens lens", ""), market="boiler", deck=NOTHING_TO_COME, available=""
    )
    all_pass(match)
    assert choose(match) == "sell lens 3 0"


def test_whoever_has_no_cogs_sells_a_set_at_once() -> None:
    match = competition(hands=("lens lens lens", ""), cogs=(0, 30), available="")
    all_pass(match)
    assert choose(match) == "sell lens 3 0"


def test_with_cogs_enough_a_set_at_a_low_price_is_kept() -> None:
    match = competition(
        hands=("lens lens lens", ""),
        order="lens magnet gear piping boiler aether-tube wire",
        prices={"lens": 2},
        available="",
    )
    all_pass(match)
    assert choose(match) == "stop-selling"


def test_with_the_rocket_booster_six_cards_are_two_sets() -> None:
    match = competition(
        hands=("lens lens lens lens lens lens", ""),
        market="wire",
        deck=NOTHING_TO_COME,
        built=("rocket-booster", ""),
    )
    all_pass(match)
    assert choose(match) == "sell lens 3 0"


def test_with_the_orrery_a_pair_is_a_set() -> None:
    match = competition(
        hands=("gear gear", ""),
        market="wire",
        deck=NOTHING_TO_COME,
        scrap=(0, 0),
        built=("orrery", ""),
    )
    all_pass(match)
    assert choose(match) == "sell gear 2 0"


def test_with_the_alchemical_press_scrap_goes_into_the_last_set() -> None:
    match = competition(
        hands=("gear gear gear", ""),
        market="wire",
        deck=NOTHING_TO_COME,
        built=("alchemical-press", ""),
    )
    all_pass(match)
    assert choose(match) == "sell gear 3 2"


# --- what can still come --------------------------------------------------------------------


@pytest.mark.parametrize(("sold", "buys"), [("lens", False), ("gear", True)])
def test_it_does_not_collect_what_was_sold_out_before_its_eyes(sold: str, buys: bool) -> None:
    # one lens in hand, one in the market; the other six were sold, or are somewhere to come
    match = competition(
        hands=("lens", "lens lens lens lens lens lens gear gear gear gear gear gear"),
        market="lens wire wire magnet magnet piping piping boiler",
        prices={"lens": 2, "wire": 8, "magnet": 8, "piping": 8, "boiler": 8},
        scrap=(0, 0),
        available="",
        first=1,
    )
    all_pass(match)
    play(match, f"1 sell {sold} 6 0", "1 stop-selling", "0 stop-selling")
    assert (choose(match) == "buy lens") == buys


def test_where_nothing_is_written_down_it_plays_without_remembering() -> None:
    match = ludoteca.new(MARS, 2, 3, log=False)
    play_out(match, greedy_bots(2, 3))
    assert match.result is not None


# --- mechanisms ---------------------------------------------------------------------------


def test_it_builds_the_pneumatic_post_from_lone_cards_before_it_buys() -> None:
    match = competition(hands=("piping wire lens lens", ""), available="pneumatic-post")
    assert choose(match) == "build pneumatic-post"


def test_before_the_last_sale_leftovers_become_a_rocket_booster() -> None:
    match = competition(
        hands=("lens lens lens boiler piping", ""),
        market="wire",
        deck=NOTHING_TO_COME,
        scrap=(0, 0),
        available="rocket-booster",
        first=1,
    )
    play(match, "1 pass", "1 end-turn", "0 pass")
    assert choose(match) == "build rocket-booster"


def test_it_does_not_lay_down_a_set_for_a_rocket_booster() -> None:
    match = competition(
        hands=("boiler boiler boiler piping", ""),
        market="wire",
        deck=NOTHING_TO_COME,
        scrap=(0, 0),
        available="rocket-booster",
        first=1,
    )
    play(match, "1 pass", "1 end-turn", "0 pass")
    assert choose(match) == "end-turn"


# A mechanism that pays when sets are sold stands beside what it pays for.
FOR_THE_SALE = [
    ("rocket-booster", "lens lens lens gear gear gear boiler boiler"),
    ("orrery", "gear gear wire wire boiler boiler"),
    ("alchemical-press", "gear gear gear wire wire wire"),
    ("difference-engine", "boiler boiler boiler piping piping piping piping"),
]


@pytest.mark.parametrize(("mechanism", "cards"), FOR_THE_SALE)
@pytest.mark.parametrize("deck", [None, NOTHING_TO_COME])
def test_what_pays_at_the_sale_is_left_standing_before_it(
    mechanism: str, cards: str, deck: str | None
) -> None:
    match = competition(
        hands=(cards, ""),
        market="magnet",
        deck=deck,
        prices={"boiler": 1},
        cogs=(3, 30),
        scrap=(1, 0),
        built=(mechanism, ""),
        available=mechanism,
        first=1,
    )
    play(match, "1 pass", "1 end-turn")
    assert not choose(match).startswith("dismantle")
    play(match, "0 pass")
    assert choose(match) == "end-turn"


def test_the_rocket_booster_is_taken_apart_when_its_cards_bring_more_than_it_pays() -> None:
    match = competition(
        hands=("lens lens lens boiler boiler", ""),
        market="magnet",
        deck=NOTHING_TO_COME,
        prices={"boiler": 8},
        scrap=(0, 0),
        built=("rocket-booster", ""),
        available="rocket-booster",
        first=1,
    )
    play(match, "1 pass", "1 end-turn", "0 pass")
    assert choose(match) == "dismantle rocket-booster"


def test_early_in_a_round_the_rocket_booster_is_left_standing() -> None:
    match = competition(
        hands=("boiler boiler piping piping lens lens lens", ""),
        built=("rocket-booster", ""),
        available="rocket-booster",
    )
    assert not choose(match).startswith("dismantle")


def test_before_a_sale_the_pneumatic_post_makes_room_for_the_rocket_booster() -> None:
    match = competition(
        hands=("lens lens lens gear gear gear boiler piping", ""),
        market="magnet",
        cogs=(0, 30),
        scrap=(0, 0),
        built=("pneumatic-post", ""),
        available="pneumatic-post rocket-booster",
        first=1,
    )
    play(match, "1 pass", "1 end-turn", "0 pass")
    assert choose(match) == "dismantle pneumatic-post"
    play(match, "0 dismantle pneumatic-post")
    assert choose(match) == "build rocket-booster"


def test_before_a_sale_the_one_mechanism_of_the_turn_is_the_rocket_booster() -> None:
    match = competition(
        hands=("lens lens lens gear gear gear boiler piping wire", ""),
        market="magnet",
        cogs=(1, 30),
        scrap=(0, 0),
        available="pneumatic-post rocket-booster",
        first=1,
    )
    play(match, "1 pass", "1 end-turn")
    assert choose(match) == "pass"
    play(match, "0 pass")
    assert choose(match) == "build rocket-booster"


# --- the Double Chassis -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "built"),
    [
        ("gear piping", ""),  # nothing would stand on it
        ("gear piping lens aether-tube", "pneumatic-post"),  # no pairs for an orrery
        ("gear piping piping wire", ""),  # a post has a place without it
    ],
)
def test_a_double_chassis_with_nothing_to_bear_is_not_built(cards: str, built: str) -> None:
    match = competition(
        hands=(cards, ""),
        built=(built, ""),
        available="pneumatic-post double-chassis orrery",
        first=1,
    )
    play(match, "1 pass", "1 end-turn")
    assert choose(match) != "build double-chassis"
    play(match, "0 pass")
    assert choose(match) != "build double-chassis"


def test_a_double_chassis_is_built_where_a_second_mechanism_of_use_will_stand_on_it() -> None:
    # the post stands; with an orrery beside it three pairs could be sold
    match = competition(
        hands=("gear piping lens aether-tube magnet magnet boiler boiler", ""),
        cogs=(12, 30),
        built=("pneumatic-post", ""),
        available="pneumatic-post double-chassis orrery",
    )
    assert choose(match) == "build double-chassis"


def test_in_the_last_round_it_takes_a_mechanism_apart_whose_cards_complete_a_set() -> None:
    match = competition(
        hands=("lens lens", ""),
        market="gear",
        deck=NOTHING_TO_COME,
        scrap=(0, 0),
        built=("x-ray-goggles", ""),
    )
    assert choose(match) == "dismantle x-ray-goggles"


def test_before_the_last_sale_five_leftovers_become_an_automaton() -> None:
    match = competition(
        hands=("gear boiler piping magnet wire", ""),
        market="lens",
        deck=NOTHING_TO_COME,
        scrap=(0, 0),
        available="automaton",
    )
    assert choose(match) == "build automaton"


def test_early_in_the_game_the_automaton_waits() -> None:
    match = competition(hands=("gear boiler piping magnet wire", ""), available="automaton")
    assert choose(match) != "build automaton"


def test_the_magnetic_crane_swaps_a_lone_card_for_one_that_completes_a_set() -> None:
    match = competition(
        hands=("lens lens wire", ""),
        market="lens boiler piping",
        deck="gear boiler piping",
        scrap=(0, 0),
        built=("magnetic-crane", ""),
        available="magnetic-crane",
    )
    assert choose(match) == "swap wire lens"


def test_the_difference_engine_raises_what_it_is_about_to_sell() -> None:
    match = competition(
        hands=("boiler boiler boiler", ""), built=("difference-engine", ""), available=""
    )
    all_pass(match)
    assert choose(match) == "raise boiler"


def test_the_difference_engine_lowers_what_a_rival_was_seen_to_collect() -> None:
    match = competition(
        hands=("", "boiler boiler boiler"), built=("difference-engine", ""), available=""
    )
    table(match).known[1][kind("boiler")] = 3
    all_pass(match)
    assert choose(match) == "lower boiler"


@pytest.mark.parametrize(
    ("holdings", "answer"), [("gear gear gear", "leave"), ("wire wire wire", "to-front")]
)
def test_the_aether_drive_leaves_the_token_where_moving_it_would_cost(
    holdings: str, answer: str
) -> None:
    # bought: wire, from the back. To the front it would push gear, on the third place, out.
    match = competition(
        hands=(holdings, ""),
        market="wire",
        order="magnet piping gear boiler aether-tube lens wire",
        built=("aether-drive", ""),
        available="",
    )
    play(match, "0 buy wire")
    assert choose(match) == answer
