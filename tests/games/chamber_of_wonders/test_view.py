"""The view: everything derived stands in it, worked out by the rules."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import Match
from ludoteca.games.chamber_of_wonders.cards import SIDE_RULES, WONDERS
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.games.chamber_of_wonders.view import ChamberView, Show
from ludoteca.testing.playing import steps
from tests.games.chamber_of_wonders.workshop import play, result, season, table, visit


def shows(view: ChamberView) -> dict[str, Show]:
    return {"+".join(show.wonders): show for show in view.shows or ()}


def test_fame_so_far_is_the_score_the_game_would_end_with() -> None:
    """Skulls aside, the last view before the end adds up to the result."""
    for seed in range(6):
        match = Match(GAME, 2 + seed % 3, seed)
        for seat, action in steps(match, Random(seed)):
            match.play(seat, action)
        final = result(match)
        for p, collector in enumerate(match.view(None).collectors):
            assert collector.fame == final.breakdown[p]
            assert collector.score == final.scores[p]


def test_what_an_exposure_is_said_to_bring_is_what_it_brings() -> None:
    """Wherever one player alone puts something on show in a turn."""
    seen = 0
    for seed in range(12):
        match = Match(GAME, 2, seed)
        for seat, action in steps(match, Random(seed)):
            before, heard = [match.view(p) for p in range(2)], len(match.log)
            match.play(seat, action)
            shown = [event.data for event in match.log[heard:] if event.key == "exposed"]
            if len(shown) != 1 or match.over:
                continue
            p, wonders = shown[0]
            then, now = before[p], match.view(p)
            show = shows(then)["+".join(WONDERS[w] for w in wonders)]
            fame = [dict(view.collectors[p].fame, pounds=0) for view in (then, now)]
            assert sum(fame[1].values()) - sum(fame[0].values()) == show.fame
            opened = told_since(match, heard, "opened-case").count((p, then.marker_price))
            pounds = show.pounds - opened * then.marker_price
            assert now.collectors[p].pounds - then.collectors[p].pounds == pounds
            seen += 1
    assert seen > 10


def told_since(match: Match, heard: int, key: str) -> list[tuple[int, ...]]:
    return [event.data for event in match.log[heard:] if event.key == key]


@pytest.mark.parametrize(
    ("cabinets", "wonder", "fame", "token", "costs"),
    [
        (("", ""), "golderact", 5 + 3 + 1, True, []),
        (("", "golderact"), "golderact", 5 + 1, False, [1]),
        (("golderact", ""), "golderact", 5 - 3 + 1, False, [0]),
        (("crystal-ball", ""), "atlas", 1 + 1 + 1, False, []),  # and a type more for the arcane
        (("atlas crystal-ball", ""), "tarot-deck", 2 + 1, False, []),
    ],
)
def test_what_a_wonder_would_bring_now(
    cabinets: tuple[str, str], wonder: str, fame: int, token: bool, costs: list[int]
) -> None:
    match = season((wonder, "tablet"), cabinets=cabinets)
    show = shows(match.view(0))[wonder]
    assert (show.fame, show.token, show.costs) == (fame, token, costs)


def test_shows_are_listed_the_best_first_sets_included() -> None:
    match = season(("atlas herbal imperial-egg jar-of-eyes", ""))
    view = match.view(0)
    listed = [("+".join(show.wonders), show.fame) for show in view.shows]
    assert listed == [
        ("herbal+atlas", 6),
        ("jar-of-eyes", 5),
        ("imperial-egg", 4),
        ("herbal", 2),
        ("atlas", 2),
    ]
    assert shows(view)["imperial-egg"].pounds == 3
    assert shows(view)["jar-of-eyes"].skulls
    assert match.view(1).shows == []
    assert match.view(None).shows is None
    assert match.view(None).hand is None


def test_a_lot_shows_what_it_would_add_to_each_cabinet_and_what_can_be_bid() -> None:
    match = visit(
        "open-auction",
        ("", "", ""),
        deck="golderact atlas herbal",
        cabinets=("", "golderact", ""),
        pounds=(6, 2, 9),
    )
    play(match, "0 auction golderact", "0 bid 3")
    view = match.view(2)
    assert (view.lot, view.bid, view.leader, view.waiting) == ("golderact", 3, 0, [2, 0])
    assert view.turned[0].adds == [5, 2, 5]
    own = view.your_bid
    assert own is not None
    assert (own.least, own.most, own.rivals) == (4, 9, [0])
    assert match.view(None).your_bid is None
    leader = match.view(0).your_bid
    assert leader is not None
    assert leader.rivals == [2]
    assert match.view(1).your_bid is None  # too poor to raise, so that it has passed


def test_whoever_has_no_more_than_the_next_bid_cannot_outbid_it() -> None:
    match = visit("open-auction", ("", "", ""), deck="golderact atlas herbal", pounds=(4, 9, 4))
    play(match, "0 auction golderact", "0 bid 3")
    own = match.view(1).your_bid
    assert own is not None
    assert (own.least, own.rivals) == (4, [])


def test_of_two_equal_cards_one_is_under_the_hammer() -> None:
    match = visit("sealed-bids", ("", "", ""), deck="atlas atlas golderact")
    play(match, "0 auction atlas")
    assert [lot.up for lot in match.view(0).turned] == [True, False, False]


@pytest.mark.parametrize(("following", "known"), [("tablet", 100), ("atlas", 0)])
def test_the_risk_is_the_share_of_the_cards_not_seen_or_what_is_known(
    following: str, known: int
) -> None:
    """The other draws the first card of the deck, the second is turned over."""
    match = season(
        ("", ""),
        zones="push-your-luck golden-deals open-auction pass-right",
        deck=f"herbal golderact {following}",
    )
    t = table(match)
    t.known[t.deck[-3]] |= t.viewer(0)  # as Cloris would show it
    play(match, "0 send whitechapel", "0 go-on")
    assert (match.view(0).next_card, match.view(0).risk) == (following, known)
    view = match.view(1)
    assert (view.bust, sum(view.odds.values()), view.risk) == (17, 89, 19)


def test_a_bid_says_what_it_leaves() -> None:
    match = visit("open-auction", ("", ""), deck="golderact atlas", pounds=7)
    play(match, "0 auction golderact")
    ask = match.ask(0)
    left = [GAME.option_args(table(match), ask, option).get("rest") for option in ask.options]
    assert left == [6, 5, 4, 3, 2, 1, 0, None, 2]  # pass, and a case opened for five


def test_zones_say_who_is_there_which_contacts_are_near_and_what_they_do() -> None:
    match = season(("", ""), agents=("golden-deals", ""))
    zone = match.view(0).zones[0]
    assert (zone.zone, zone.side, zone.numbers) == ("bank-of-england", "golden-deals", [1, 3])
    assert (zone.agents, zone.contacts, zone.free) == ([0], ["fezzik", "dreyfuss"], False)
    assert zone.rule == SIDE_RULES["golden-deals"]
    assert match.view(1).zones[0].free
    assert match.view(None).zones[0].free is None


def test_cards_and_types_say_what_they_are_worth_and_which_paragraph_tells_more() -> None:
    view = season(("", "")).view(None)
    assert view.wonders["ram-head"].part == "head"
    assert view.wonders["golderact"].pounds == 5
    assert view.wonders["golderact"].source == "printed"
    assert view.types["book"].sets == [1, 4, 9, 16]
    assert view.types["book"].rule == "C6.6"


def test_displays_show_each_case_with_its_fame_and_its_token() -> None:
    match = season(("", ""), cabinets=("golderact herbal+atlas", ""))
    display = match.view(1).collectors[0].displays[0]
    assert [case.wonders for case in display] == [["golderact"], ["herbal", "atlas"], []]
    assert [case.fame for case in display] == [5, 4, 0]
    assert [case.token for case in display] == [True, False, False]
    collector = match.view(1).collectors[0]
    assert (collector.types, collector.on_show, collector.free) == (2, 3, 4)


def test_in_a_draft_one_sees_the_own_pack_and_the_size_of_the_others() -> None:
    match = visit("pass-right", ("", "", ""), deck="atlas herbal bestiary")
    assert match.view(0).pack == ["atlas", "herbal", "bestiary"]
    assert match.view(0).packs == [3, 3, 3]
    assert match.view(None).pack is None
    assert match.view(None).right is None
    assert match.view(0).sealed == [0, 1, 2]
    assert not match.view(0).both_ways
    assert visit("pass-both-ways", ("", "")).view(0).both_ways


def test_behind_a_screen_is_whoever_has_something_to_decide() -> None:
    """At the cabinets not without a card or a case; in an auction with fists not without pounds."""
    six = "atlas herbal bestiary grimoire ram-head bear-body"
    match = season(
        ("golderact", "", "tablet", "excalibur"),
        phase="cabinet",
        cabinets=("", "", six, six.replace("ram", "cyclops").replace("bear", "scaly")),
        pounds=(0, 9, 4, 5),
    )
    assert match.view(None).sealed == [0, 3]
    play(match, "3 open-case")
    assert match.view(None).sealed == [0, 3]
    fists = visit("sealed-bids", ("", "", ""), deck="atlas herbal golderact", pounds=(1, 0, 3))
    play(fists, "0 auction atlas")
    assert fists.view(None).sealed == [0, 2]
    play(fists, "0 offer 1")
    assert fists.view(None).sealed == [0, 2]
    auction = visit("open-auction", ("", ""), deck="atlas golderact")
    play(auction, "0 auction atlas")
    assert auction.view(None).sealed == []


def test_fame_so_far_leaves_out_what_the_hand_will_cost() -> None:
    collector = season(("atlas herbal", ""), cabinets=("golderact", "")).view(1).collectors[0]
    assert (collector.score, collector.so_far) == (8 + 1 - 2, 8 + 1)


def test_a_type_says_the_least_and_the_most_that_it_can_be_worth() -> None:
    types = season(("", "")).view(None).types
    worth = {name: (it.least, it.most) for name, it in types.items()}
    assert worth == {
        "monster": (4, 4),
        "grotesque": (4, 4),
        "legendary": (5, 5),
        "precious": (3, 3),
        "arcane": (1, 6),
        "book": (1, 16),
    }
