"""The greedy bot: it answers everything, sees only its own view, beats chance and lazy plans."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import Match
from ludoteca.core.bots import Bot
from ludoteca.games.challengers.rules import GAME
from ludoteca.games.challengers.sparring import Sparring, match_bench
from ludoteca.games.challengers.worth import scale_for
from ludoteca.testing.bots import play_out, wins_at_least
from tests.games.challengers.exploiters import ALL, Best, Housekeeper, Idle, Twins
from tests.games.challengers.workshop import CONTENT, bout, cards, names, play, result, table


def greedy(seed: int = 0) -> Bot:
    return GAME.own_bot(Random(seed))


def answer(match: Match, seat: int = 0) -> str:
    return str(greedy().choose(match.seat(seat)))


def test_it_qualifies_for_and_wins_the_final_against_three_random_bots() -> None:
    assert wins_at_least(0.9, GAME, GAME.own_bot, "random", 4, games=100)


# the ones that come nearest to it
@pytest.mark.parametrize("plan", [Twins, Best, Housekeeper])
def test_a_lazy_plan_does_not_win_much_more_than_its_share_against_it(plan: type[Idle]) -> None:
    assert not wins_at_least(1.3 / 2, GAME, plan, GAME.own_bot, 2)


@pytest.mark.parametrize("plan", ALL)
def test_every_lazy_plan_comes_to_the_end_of_a_game(plan: type[Idle]) -> None:
    match = Match(GAME, 3, 1, log=False)
    play_out(match, [plan(Random(1)), greedy(), greedy(1)])
    assert match.over


def test_it_beats_the_robot_more_often_than_not() -> None:
    wins = 0
    for number in range(20):
        match = Match(GAME, 1, number, log=False, checkpoints=False)
        play_out(match, [greedy()])
        wins += result(match).winners == [0]
    assert wins >= 14


# --- what decks are worth -----------------------------------------------------------------


def test_a_deck_lasts_longer_with_strong_cards_of_few_names() -> None:
    scale = scale_for(CONTENT, 5)
    base = cards("cat*3 horse*3 shark*3")
    assert scale.worth(cards("cat*3 horse*3 shark*3 bat*3")) > scale.worth(base)
    many = cards("cat pig pony cow parrot spider horse lion bat")
    assert scale.worth(base) > scale.worth(many)
    assert scale.worth([]) == 0


def test_it_counts_on_cards_that_help_each_other() -> None:
    scale = scale_for(CONTENT, 4)
    crew = cards("parrot*3 treasure*3")
    merman = scale.card(cards("merman")[0], [*crew, *cards("merman")])
    alone = scale.card(cards("merman")[0], cards("cat pig merman"))
    assert merman.attack > alone.attack + 1


def test_it_trims_newcomers_once_there_is_something_better() -> None:
    scale = scale_for(CONTENT, 6)
    deck = cards("newcomer*3 talent-p horse*3 shark*3 kraken*2 bat*2 cat*2 dog*2")
    _, removed = scale.trimmed(deck)
    assert names(removed).split()[:1] == ["newcomer"] or "newcomer" in names(removed)
    assert "kraken" not in names(removed)


def test_the_deck_it_thinks_better_wins_more_matches() -> None:
    scale = scale_for(CONTENT, 7)
    better = cards("shark*3 horse*3 kraken*2 treasure*4 cat*2")
    worse = cards("newcomer*3 talent-p dog-p champion-p cat pig horse kraken siren bat mime jester")
    assert scale.worth(better) > scale.worth(worse)
    park, rng = Sparring(CONTENT), Random(1)
    assert sum(park.meet([better, worse], rng) == 0 for _ in range(200)) > 140


# --- what it answers ----------------------------------------------------------------------


def test_it_draws_again_what_it_would_not_choose() -> None:
    match = Match(GAME, 2, 3)
    assert answer(match).startswith("throw")
    while answer(match).startswith("throw"):
        play(match, f"0 {answer(match)}")
    if match.ask(0).prompt == "throw":
        play(match, "0 draw")
    assert len(table(match).offers[0]) == 5
    assert answer(match).startswith("take")


def test_in_attack_it_puts_the_weakest_card_on_top_that_takes_the_flag() -> None:
    match = bout("horse", "juggler cat kraken newcomer")
    assert answer(match, 1) == "top cat"
    match = bout("kraken", "juggler cat newcomer talent")
    assert answer(match, 1) == "top cat"


def test_it_clears_its_bench_of_cards_that_are_alone() -> None:
    match = bout("kraken", "butler cat*3", benches=("", "pig*2 newcomer bard"))
    assert answer(match, 1) == "out newcomer"
    match = bout("kraken", "butler cat*3", benches=("", "pig*2 bard"))
    assert answer(match, 1) == "stop"


def test_it_takes_only_helpers_off_the_other_bench() -> None:
    match = bout("kraken", "siren cat*3", benches=("pig bard", ""))
    assert answer(match, 1) == "out bard"
    match = bout("kraken", "siren cat*3", benches=("pig", ""))
    assert answer(match, 1) == "stop"


def test_the_same_view_gives_the_same_answer() -> None:
    match = Match(GAME, 4, 5)
    choices = {greedy().choose(match.guess(0, Random(n)).seat(0)) for n in range(6)}
    assert len(choices) == 1


def test_two_decks_can_be_matched_again_and_again() -> None:
    assert match_bench(CONTENT)() == 20
