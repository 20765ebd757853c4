"""The rules, paragraph by paragraph. The name of a test says what the rule is."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from ludoteca.kit import Match
from ludoteca.testing import rule
from ludoteca.testing.positions import options, play, result, set_piece, told

from blank_game import GAME
from blank_game.cards import BIDS, CURIOS, AuctionContent
from blank_game.table import AuctionTable

CONTENT: AuctionContent = GAME.our_content()
FROG, MAP, BALL, BOX, MAGPIE = range(len(CURIOS))


def auction(
    *hands: Sequence[int],
    lots: Sequence[int] = (FROG, MAP),
    coins: Sequence[int] = (),
    pile: Sequence[int] | None = None,
) -> Match:
    """An auction at the start of a round. `lots`: what is still to come, the next one first;
    `pile`: its cards, the top first; by default all that nobody holds."""
    t = AuctionTable(len(hands), CONTENT)
    t.hands = [sorted(hand) for hand in hands]
    t.coins = list(coins or [0] * len(hands))
    rest = [card for card in BIDS if not any(card in hand for hand in hands)]
    t.pile = rest if pile is None else list(pile)[::-1]
    t.discards = [card for card in rest if card not in t.pile]
    curios = t.lots
    for lot in lots:
        curios.remove(lot)
    t.lots, t.aside = list(lots)[::-1], curios
    return set_piece(GAME, t)


def view_of(match: Match, seat: int) -> tuple[int, int, list[str]]:
    """Coins, cards in hand and curios of a player."""
    bidder = match.view().bidders[seat]
    return bidder.coins, bidder.cards, bidder.taken


@rule("R1.1", "R1.2")
@pytest.mark.parametrize("players", GAME.players)
def test_everybody_begins_with_four_of_the_24_bidding_cards_and_no_coins(players: int) -> None:
    match = Match(GAME, players, seed=1)
    assert [view_of(match, p) for p in range(players)] == [(0, 4, [])] * players
    hands = [card for p in range(players) for card in match.view(p).hand]
    assert len(set(hands)) == 4 * players
    assert set(hands) <= set(BIDS)


@rule("R1.3")
@pytest.mark.parametrize(("length", "lots"), [("short", 6), ("long", 10)])
def test_a_short_auction_has_six_curios_and_a_long_one_ten(length: str, lots: int) -> None:
    assert Match(GAME, 2, seed=1, options={"length": length}).view().rounds == lots


@rule("R2.1")
def test_the_top_curio_is_turned_up() -> None:
    match = auction([3], [9], lots=[MAP, FROG])
    assert match.view().lot == "old-map"
    assert told(match, "turned-up") == [(MAP,)]


@rule("R2.2")
def test_everybody_lays_a_card_of_their_hand_or_nothing_in_secret() -> None:
    match = auction([3, 7], [9])
    assert options(match, 0) == ["bid 3", "bid 7", "pass"]
    play(match, "0 bid 7")
    assert told(match, "laid") == []
    play(match, "1 pass")
    assert told(match, "laid") == [(0, 7)]
    assert told(match, "passed") == [((1,),)]


@rule("R2.3")
def test_the_highest_card_takes_the_curio_and_all_cards_laid_are_gone() -> None:
    match = auction([3], [9], [4])
    play(match, "0 bid 3", "1 bid 9", "2 bid 4")
    assert [view_of(match, p) for p in range(3)] == [
        (0, 0, []),
        (0, 0, ["golden-frog"]),
        (0, 0, []),
    ]


@rule("R2.3")
def test_a_curio_for_which_nobody_lays_a_card_goes_to_nobody() -> None:
    match = auction([3], [9])
    play(match, "0 pass", "1 pass")
    assert told(match, "unwanted") == [(FROG,)]
    assert match.view().unwanted == ["golden-frog"]


@rule("R2.4")
def test_whoever_lays_nothing_draws_a_card() -> None:
    match = auction([3], [9], pile=[20, 21])
    play(match, "0 pass", "1 bid 9")
    assert match.view(0).hand == [3, 20]
    assert told(match, "saw", seat=0) == [((20,),)]
    assert told(match, "saw", seat=1) == []


@rule("R2.4")
def test_when_the_pile_is_used_up_the_discards_are_shuffled() -> None:
    match = auction([3], [9], pile=[])
    play(match, "0 pass", "1 bid 9")
    assert len(match.view(0).hand) == 2


@rule("R2.4")
def test_when_there_are_no_cards_at_all_nobody_draws() -> None:
    match = auction(BIDS[:12], BIDS[12:])
    play(match, "0 pass", "1 pass")
    assert told(match, "drew") == []


@rule("R3.1", "R3.2")
def test_a_music_box_gives_two_coins_at_once() -> None:
    match = auction([3], [9], lots=[BOX, FROG])
    play(match, "0 bid 3", "1 pass")
    assert view_of(match, 0) == (2, 0, ["music-box"])


@rule("R3.3")
def test_a_crystal_ball_gives_two_bidding_cards() -> None:
    match = auction([3], [9], lots=[BALL, FROG], pile=[20, 21, 22])
    play(match, "0 bid 3", "1 bid 9")
    assert match.view(1).hand == [20, 21]


@rule("R3.4")
@pytest.mark.parametrize(("there", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_a_magpie_steals_two_coins_or_all_there_are(there: int, stolen: int) -> None:
    match = auction([3], [9], [4], lots=[MAGPIE, FROG], coins=[1, there, 7])
    play(match, "0 bid 3", "1 pass", "2 pass")
    assert options(match, 0) == ["rob 1", "rob 2"]
    play(match, "0 rob 1")
    assert told(match, "robbed") == [(0, 1, stolen)]
    assert match.view().bidders[0].coins == 1 + stolen


@rule("R4.1")
def test_points_of_curios_and_coins_win() -> None:
    match = auction([3], [9], lots=[FROG], coins=[0, 4])
    play(match, "0 bid 3", "1 pass")
    assert result(match).breakdown == [{"curios": 5, "coins": 0}, {"curios": 0, "coins": 4}]
    assert result(match).winners == [0]


@rule("R4.2")
def test_in_a_tie_most_cards_in_hand_win() -> None:
    match = auction([3], [9], lots=[FROG], coins=[0, 5])
    play(match, "0 bid 3", "1 pass")
    assert result(match).winners == [1]


@rule("R4.2")
def test_in_a_tie_with_as_many_cards_the_victory_is_shared() -> None:
    match = auction([3], [2], lots=[FROG], coins=[0, 5])
    play(match, "0 bid 3", "1 bid 2")
    assert result(match).winners == [0, 1]


@pytest.mark.parametrize(
    ("hands", "answers", "tried", "reason"),
    [
        (([3], [9]), (), "bid 4", "not-held"),
        (([3], [9]), (), "rob 1", "not-now"),
        (([3], [9]), ("0 bid 3", "1 pass"), "rob 0", "no-rival"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(
    hands: Sequence[Sequence[int]], answers: Sequence[str], tried: str, reason: str
) -> None:
    match = auction(*hands, lots=[MAGPIE, FROG])
    play(match, *answers)
    why = match.why_not(0, GAME.parse(tried))
    assert why is not None
    assert why.key == reason
