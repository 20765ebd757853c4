"""A turn: the agent, the zone, the contact; then the next player."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import Match
from ludoteca.core.errors import IllegalAction
from ludoteca.games.chamber_of_wonders.cards import WONDERS
from ludoteca.games.chamber_of_wonders.rules import GAME
from ludoteca.testing import rule
from ludoteca.testing.playing import play_on
from tests.games.chamber_of_wonders.workshop import (
    discards,
    go_on,
    hand,
    options,
    play,
    refusal,
    season,
    show_nothing,
    table,
    told,
    visit,
    wonder,
    wonders,
)

BANK = "bank-of-england"


@rule("C2.1")
def test_an_agent_then_the_cabinets_then_the_next_player() -> None:
    match = season(("atlas", "herbal", "bestiary"))
    assert match.ask(0).prompt == "send"
    assert list(match.asks) == [0]
    play(match, f"0 send {BANK}")
    go_on(match)
    play(match, "0 sell-no-more", "1 sell-no-more", "2 sell-no-more")
    go_on(match)
    assert {ask.prompt for ask in match.asks.values()} == {"expose"}
    assert sorted(match.asks) == [0, 1, 2]
    show_nothing(match)
    assert list(match.asks) == [1]
    assert match.ask(1).prompt == "send"
    assert told(match, "turn") == [(0,), (1,)]


@rule("C2.2")
def test_an_agent_goes_where_its_player_has_none_whoever_else_is_there() -> None:
    match = season(
        ("", "", ""),
        agents=("golden-deals", "golden-deals fair-exchange", "fair-exchange"),
        round=2,
    )
    assert options(match, 0)[:3] == ["send abbey", "send hyde-park", "send westminster"]
    assert f"send {BANK}" not in options(match, 0)
    assert refusal(match, 0, "send bank-of-england")[0] == "own-agent-there"
    play(match, "0 send abbey")
    assert table(match).agents[1] == [1, 2, 0]


def test_only_the_zones_of_the_ring_can_be_visited() -> None:
    match = season(("", ""))
    assert refusal(match, 0, "send whitechapel")[0] == "not-in-ring"


@rule("C2.3")
def test_what_the_zone_does_happens_whether_one_likes_it_or_not() -> None:
    match = visit("fair-exchange", ("atlas", "herbal"))
    assert options(match, 0)[:1] == ["exchange atlas"]
    assert all(not option.startswith("pass") for option in options(match, 0))


@rule("C2.4")
def test_one_of_the_two_contacts_beside_the_zone_helps_before_it() -> None:
    match = season(("atlas", "herbal"), contacts="dreyfuss butch rek fezzik")
    play(match, f"0 send {BANK}")
    assert match.ask(0).prompt == "contact-before"
    assert options(match, 0)[:3] == ["use fezzik", "use dreyfuss", "go-on"]
    assert refusal(match, 0, "use butch")[0] == "contact-not-beside"
    play(match, "0 use dreyfuss")
    assert table(match).pounds == [8, 5]
    play(match, "0 sell-no-more", "1 sell-no-more")
    assert {ask.prompt for ask in match.asks.values()} == {"expose"}  # not asked again


@rule("C2.4")
def test_or_after_it_or_not_at_all() -> None:
    for answer, pounds in (("use dreyfuss", 8), ("go-on", 5)):
        match = season(("atlas", "herbal"), contacts="dreyfuss butch rek fezzik")
        play(match, f"0 send {BANK}", "0 go-on", "0 sell-no-more", "1 sell-no-more")
        assert match.ask(0).prompt == "contact-after"
        play(match, f"0 {answer}")
        assert table(match).pounds == [pounds, 5]
        assert {ask.prompt for ask in match.asks.values()} == {"expose"}


def test_a_contact_still_helps_after_a_bust() -> None:
    match = visit("push-your-luck", ("", ""), deck="atlas herbal bestiary")
    play(match, "0 turn-over")
    assert told(match, "bust")
    assert match.ask(0).prompt == "contact-after"


@rule("C2.5")
def test_two_players_take_their_agents_back_once() -> None:
    match = season(
        ("", ""),
        agents=("golden-deals open-auction", "golden-deals"),
        current=1,
        round=2,
        zones="golden-deals fair-exchange open-auction pass-right",
        contacts="butch rek butch rek",
        markers=(0, 0),
    )
    play(match, "1 send abbey")
    show_nothing(match)
    assert told(match, "taken-back") == [()]
    t = table(match)
    assert t.agents_left == [2, 2]
    assert t.agents == [[], [], [], []]
    assert list(match.asks) == [0]
    assert f"send {BANK}" in options(match, 0)
    assert match.view().rounds == 4


def test_two_players_have_four_turns_each_three_have_three_and_four_have_two() -> None:
    for players, turns in ((2, 4), (3, 3), (4, 2)):
        match = Match(GAME, players, 3)
        play_on(match, Random(3))
        for p in range(players):
            assert told(match, "turn").count((p,)) == turns


@rule("C2.6")
def test_an_empty_deck_is_made_anew_at_once_and_its_first_card_discarded() -> None:
    match = season(
        ("", ""),
        zones="golden-deals fair-exchange open-auction pass-right",
        deck="atlas",
        only_deck=True,
        discards="golderact excalibur tablet",
        contacts="dreyfuss fezzik rek butch",
    )
    play(match, "0 send abbey", "0 use fezzik")
    t = table(match)
    assert hand(match, 0) == ["atlas"]
    assert len(t.discards) == 1
    assert sorted([*discards(match), *(WONDERS[w] for w in t.wonders(t.deck))]) == [
        "excalibur",
        "golderact",
        "tablet",
    ]
    assert told(match, "reshuffled") == [(2, t.content.wonder_of[t.discards[0]])]


@rule("C2.6")
def test_it_waits_until_there_are_two_discards() -> None:
    match = season(
        ("herbal bestiary", ""),
        zones="clearance-sale fair-exchange open-auction pass-right",
        deck="atlas",
        only_deck=True,
        discards="",
        contacts="fezzik dreyfuss rek butch",
    )
    play(match, f"0 send {BANK}", "0 use fezzik")
    assert table(match).deck == []
    play(match, "0 sell herbal")
    assert table(match).deck == []
    assert discards(match) == ["herbal"]
    play(match, "0 sell bestiary")
    assert len(table(match).deck) == 1
    assert len(table(match).discards) == 1


@rule("C2.7", "C2.8")
def test_whoever_draws_shows_nobody_and_draws_what_there_is() -> None:
    match = season(
        ("", "", ""),
        zones="clearance-sale fair-exchange open-auction pass-right",
        deck="atlas herbal",
        only_deck=True,
        discards="",
        contacts="pebbleton dreyfuss rek butch",
    )
    play(match, f"0 send {BANK}", "0 use pebbleton")
    assert told(match, "drew") == [(0, 2), (1, 0), (2, 0)]
    assert told(match, "drawn", 0) == [(wonders("atlas herbal"),)]
    assert told(match, "drawn", 1) == []
    assert match.view(1).collectors[0].cards == 2
    assert match.view(1).collectors[0].known == {}
    assert match.view(0).hand == {"herbal": 1, "atlas": 1}


def test_what_is_not_in_hand_cannot_be_sold() -> None:
    match = visit("golden-deals", ("atlas", "herbal"))
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "sell grimoire")
    assert refusal.value.reason is not None
    assert refusal.value.reason.data == (wonder("grimoire"),)
