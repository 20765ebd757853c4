"""What the page computes for its reader and where it puts the answers, in every seat."""

from __future__ import annotations

import html
import re

import pytest

from ludoteca import Match
from ludoteca.core.moments import Moment
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.scene import Scene
from tests.games.chamber_of_wonders.workshop import play, season, visit

RENDERER = Renderer(make_environment())
NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def regions(match: Match, seat: int | None, moment: Moment | None = None) -> dict[str, str]:
    scene = Scene(GAME, match, seat, "en", NAMES[: match.players], moment=moment)
    return {name: html.unescape(it.html) for name, it in RENDERER.scene_regions(scene).items()}


def words(drawn: str) -> str:
    """What is written there, without what is drawn."""
    return " ".join(re.sub(r"<[^>]*>", " ", drawn).split())


def tags(drawn: str, answer: str) -> list[str]:
    """The buttons and choices that give that answer."""
    return re.findall(rf'<(?:button|input)\b[^>]*value="\w+ {answer}"[^>]*>', drawn)


# --- London -------------------------------------------------------------------------------


def test_a_zone_is_chosen_on_the_board_and_one_with_an_own_agent_says_why_not() -> None:
    match = season(("", ""), agents=("golden-deals", "fair-exchange"))
    board, dock = (regions(match, 0)[name] for name in ("board", "dock"))
    assert tags(board, "send abbey")
    assert not tags(dock, "send abbey")
    reasons = re.findall(r'class="quarter [^"]*cannot"[^>]* data-reason="([^"]*)"', board)
    assert len(reasons) == 1
    assert "Bank of England" in reasons[0]
    assert board.count('data-name="agent-0" data-at="bank-of-england"') == 1
    assert board.count('data-name="agent-1" data-at="abbey"') == 1


def test_a_contact_is_chosen_in_its_alley_and_the_others_say_why_not() -> None:
    match = season(("atlas", ""))
    play(match, "0 send abbey")
    board = regions(match, 0)["board"]
    assert tags(board, "use dreyfuss")
    assert tags(board, "use butch")
    assert len(re.findall(r'class="alley [^"]*cannot"', board)) == 2


def test_of_the_cards_not_seen_it_is_said_how_many_would_lose_it_all() -> None:
    """A legendary is turned over; one more is in the hand and one is discarded: of 92 cards 89 are
    unseen, 15 legendaries among them."""
    match = visit("push-your-luck", ("excalibur", ""), deck="atlas golderact", discards="tablet")
    assert "15 of the 89 cards you have not seen lose it all (17%)" in regions(match, 0)["dock"]


def test_each_type_to_be_named_says_how_many_are_unseen() -> None:
    match = visit("name-a-type", ("excalibur", ""), discards="tablet")
    board = regions(match, 0)["board"]
    tile = re.findall(r'<label class="naming-type[^>]*>.*?</label>', board, re.DOTALL)[2]
    assert "name legendary" in tile
    assert "16 of 90 not seen" in words(tile)


# --- auctions -----------------------------------------------------------------------------


def auction(**more: object) -> Match:
    match = visit("open-auction", ("", "", ""), deck="golderact atlas herbal", **more)
    play(match, "0 auction golderact", "0 bid 2")
    return match


def test_every_bid_has_its_amount_and_what_it_leaves_on_a_button() -> None:
    dock = regions(auction(pounds=(5, 5, 9)), 1)["dock"]
    bids = re.findall(r'value="\w+ bid (\d)"[^>]*><b>(\d)</b>.*?<small>(.*?)</small>', dock)
    assert bids == [("3", "3", "2 left"), ("4", "4", "1 left"), ("5", "5", "0 left")]
    assert 'class="button quiet" form="answer"' in tags(dock, "pass")[0]


def test_the_dock_says_who_could_still_outbid() -> None:
    dock = words(regions(auction(pounds=(2, 5, 9)), 1)["dock"])
    assert "Alone: 8 Fame. Can outbid you: Carla 9" in dock
    assert "Anna 2" not in dock


def test_the_dock_says_what_the_lot_is_good_for_together_with_the_hand() -> None:
    match = visit("sealed-bids", ("", "bestiary herbal"), deck="atlas golderact")
    play(match, "0 auction atlas")
    dock = words(regions(match, 1)["dock"])
    assert "Alone: 1 Fame; as 3 with your hand: 9. Can outbid you: Anna 5" in dock


def test_a_long_purse_has_its_high_bids_in_a_menu() -> None:
    dock = regions(auction(pounds=(5, 20, 9)), 1)["dock"]
    before, menu = dock.split("<details", 1)
    assert [bool(tags(before, f"bid {n}")) for n in (3, 7, 8)] == [True, True, False]
    assert tags(menu, "bid 20")


def test_the_board_shows_who_leads_and_who_is_out() -> None:
    match = auction(pounds=(5, 5, 9))
    play(match, "1 pass")
    board = regions(match, 2)["board"]
    looks = re.findall(r'<li class="of-seat-(\d)([^"]*)">', board.split('class="bidders"')[1])
    assert looks == [("0", " leads"), ("1", " out"), ("2", " speaks")]


def test_when_all_have_passed_nobody_is_shown_with_a_closed_fist() -> None:
    match = visit("open-auction", ("", ""), deck="golderact atlas")
    play(match, "0 auction golderact", "0 pass", "1 pass")
    last = next(m for m in match.moments(0) if any(e.key == "passed" for e in m.events[-1:]))
    bidders = regions(match, 0, last)["board"].split('class="bidders"')[1]
    assert "sym-fist" not in bidders
    assert words(bidders.split("</ol>")[0]).count(" out ") == 1  # Anna; Bruno speaks last


def test_a_fist_is_for_whoever_has_pounds_to_close_it_round() -> None:
    match = visit("sealed-bids", ("", "", ""), deck="atlas herbal golderact", pounds=(1, 0, 3))
    play(match, "0 auction atlas")
    bidders = regions(match, 0)["board"].split('class="bidders"')[1].split("</ol>")[0]
    assert bidders.count("#sym-fist") == 2


# --- drafts -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "says"),
    [
        ("pass-both-ways", ["Bruno ⟵ gets the rest", "Carla ⟶ gets one"]),
        ("pass-right", ["Bruno ⟶ passes to you", "Carla ⟶ gets the rest"]),
    ],
)
def test_a_draft_says_what_comes_from_whom_and_what_goes_to_whom(
    side: str, says: list[str]
) -> None:
    board = words(regions(visit(side, ("", "", "")), 0)["board"])
    assert all(said in board for said in says)


def test_a_card_before_you_says_what_it_would_add_with_your_hand() -> None:
    deck = "atlas golderact jar-of-eyes"
    match = visit("pass-right", ("herbal bestiary", ""), deck=deck)
    glances = match.view(0).glances
    assert glances is not None
    assert (glances["atlas"].adds, glances["atlas"].together) == (1, 9)
    assert glances["atlas"].case == ["bestiary", "herbal", "atlas"]
    assert (glances["golderact"].adds, glances["golderact"].case) == (8, ["golderact"])
    assert "+9 as 3" in words(regions(match, 0)["board"])


def test_of_two_equal_cards_in_a_pack_one_is_kept_and_the_other_can_be_passed() -> None:
    match = visit("pass-both-ways", ("", "", ""), deck="atlas atlas golderact")
    play(match, "0 keep atlas")
    board = regions(match, 0)["board"]
    assert board.count("type-book laid") == 1
    assert len(tags(board, "pass-right atlas")) == len(tags(board, "pass-right golderact")) == 1


# --- the cabinets -------------------------------------------------------------------------


def test_the_best_sets_lie_beside_the_hand_and_all_others_in_a_menu() -> None:
    match = season(("bestiary herbal atlas", ""), phase="cabinet")
    dock = regions(match, 0)["dock"]
    before, menu = dock.split("<details", 1)
    assert tags(before, "show-books bestiary-herbal-atlas")
    assert not tags(before, "show-books bestiary-atlas")
    assert tags(menu, "show-books bestiary-atlas")
    assert 'class="button quiet"' in tags(dock, "nothing")[0]


def test_what_is_shown_counts_when_it_is_confirmed_and_then_lies_apart_from_the_hand() -> None:
    match = season(("bestiary golderact", "atlas"), phase="cabinet")
    dock = regions(match, 0)["dock"]
    assert tags(dock, "show golderact")[0].startswith("<input")
    assert " laid" not in dock
    play(match, "0 show golderact")
    dock = regions(match, 0)["dock"]
    assert dock.count("type-legendary laid") == dock.count(" laid") == 1
    assert "You have decided: Show the Golderact." in dock


def test_only_the_marker_that_comes_next_can_be_paid_away() -> None:
    board = regions(season(("", ""), pounds=5), 0)["board"]
    assert len(tags(board, "open-case")) == 1
    poor = regions(season(("", ""), pounds=4), 0)["board"]
    assert not tags(poor, "open-case")
    assert len(re.findall(r'class="glass board-up cannot"[^>]* data-reason="', poor)) == 1


def test_a_card_says_why_it_cannot_be_shown_when_all_cases_are_full() -> None:
    full = "golderact excalibur tablet atlas herbal bestiary"
    match = season(("grimoire", ""), phase="cabinet", cabinets=(full, ""), pounds=5)
    dock = regions(match, 0)["dock"]
    assert len(re.findall(r'class="card wonder type-book cannot"[^>]* data-reason="', dock)) == 1
    assert "Your cases are full" in dock


def test_all_that_was_chosen_in_secret_is_unveiled_in_one_moment() -> None:
    match = season(("golderact", "ram-head bear-body goat-legs", ""), phase="cabinet")
    play(match, "0 show golderact", "1 show-monster ram-head bear-body goat-legs")
    board = regions(match, 2, match.moments(2)[0])["board"]
    assert board.count('class="whose"') == 2
    unveiled = board.split('class="lots unveiled"')[1].split("</ul>")[0]
    drawn = re.findall(r"#w-([\w-]+)", unveiled)
    assert drawn == ["golderact", "ram-head", "bear-body", "goat-legs"]


def test_only_whoever_decides_in_secret_has_a_sign_of_it() -> None:
    match = season(("golderact", "", "tablet"), phase="cabinet")
    play(match, "0 show golderact")
    seats = regions(match, 0)["seats"].split("<article")[1:]
    assert ["Has chosen in secret" in it for it in seats] == [True, False, False]
    assert ["Choosing in secret" in it for it in seats] == [False, False, True]


def test_whoever_has_seen_the_next_card_sees_it_on_the_deck() -> None:
    match = season(("", ""), contacts="cloris butch rek fezzik", deck="golderact")
    play(match, "0 send bank-of-england", "0 use cloris", "0 put-back")
    said = "You know the next card: Golderact."
    assert [said in regions(match, seat)["board"] for seat in (0, 1, None)] == [True, False, False]


def test_in_a_cabinet_what_is_told_of_a_wonder_is_told_of_its_owner() -> None:
    """Both have one: each is marked with the seat whose it is."""
    match = season(("", ""), cabinets=("golderact", "golderact"))
    drawn = regions(match, 0)
    assert 'data-name="golderact" data-at="cabinet-0" data-of="0"' in drawn["board"]
    assert 'data-name="golderact" data-at="cabinet-1" data-of="1"' in drawn["seats"]


def test_skulls_are_a_number_to_their_owner_and_a_question_to_others() -> None:
    match = season(("", ""), cabinets=("jar-of-eyes", ""), skulls=((3,), ()))
    seats = [regions(match, seat)["seats"] for seat in (0, 1)]
    shown = [re.findall(r"#sym-skull\"/></svg><small>(.)</small>", it) for it in seats]
    assert shown == [["3"], ["?"]]
