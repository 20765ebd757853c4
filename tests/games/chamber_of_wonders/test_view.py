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
    assert (own.least, own.most, own.adds, own.rivals) == (4, 9, 5, [0])
    assert match.view(None).your_bid is None


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
    assert match.view(0).sealed
