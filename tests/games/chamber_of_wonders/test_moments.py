"""Moments: where people at the table look up, one idea at a time."""

from __future__ import annotations

from ludoteca.core.match import Match
from tests.games.chamber_of_wonders.workshop import play, season, visit


def moments(match: Match, seat: int) -> list[list[str]]:
    """What the seat saw since its last answer: the keys of each moment, headings left out."""
    headings = {key for key, said in match.game.vocabulary.events.items() if said.heading}
    keys = [[event.key for event in moment.events] for moment in match.moments(seat)]
    return [shown for it in keys if (shown := [key for key in it if key not in headings])]


def test_cabinets_open_together_then_each_effect_then_the_legendaries() -> None:
    hands = ("golderact", "jar-of-eyes", "imperial-egg")
    match = season(hands, phase="cabinet", cabinets=("", "golderact", ""))
    play(match, "1 show jar-of-eyes", "2 show imperial-egg", "0 show golderact")
    seen = moments(match, 2)
    assert seen == [
        ["exposed", "exposed", "exposed"],
        ["skull-drawn"],
        ["earned"],
        ["no-token", "token-lost"],
    ]
    assert moments(match, 1)[1] == ["skull-drawn", "skulls-seen"]
    views = [moment.view for moment in match.moments(2)]
    assert [view.collectors[2].pounds for view in views[:3]] == [5, 5, 8]


def test_each_bid_each_pass_and_the_hammer_are_seen() -> None:
    match = visit("open-auction", ("", "", ""), deck="golderact atlas herbal", pounds=(5, 5, 0))
    play(match, "0 auction golderact", "0 bid 2", "1 pass")
    assert moments(match, 0) == [["bid"], ["passed"], ["passed"], ["bought"]]
    assert [moment.view.lot for moment in match.moments(0)][:2] == ["golderact", "golderact"]


def test_a_bust_is_seen_before_the_cards_are_gone() -> None:
    match = visit("push-your-luck", ("", ""), deck="atlas golderact excalibur")
    play(match, "0 turn-over")
    assert moments(match, 0)[:2] == [["turned-over"], ["bust"]]
    first, second = match.moments(0)[:2]
    assert len(first.view.turned) == 2
    assert second.view.turned == []


def test_cards_that_nobody_named_are_seen_before_they_are_gone() -> None:
    match = visit("name-a-type", ("", ""), deck="atlas golderact")
    play(match, "0 name monster")
    named, took = match.moments(0)[:2]
    assert [event.key for event in named.events] == ["named"]
    assert [lot.wonder for lot in named.view.turned] == ["atlas", "golderact"]
    assert [event.key for event in took.events] == ["took"]
    assert took.view.turned == []


def test_an_agent_arrives_before_its_zone_does_anything() -> None:
    match = season(("", "herbal"), contacts="butch rek butch rek", markers=(0, 0), pounds=0)
    play(match, "0 send abbey")
    assert moments(match, 1)[-2:] == [["sent"], ["drew"]]
