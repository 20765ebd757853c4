"""Who knows what: passions, the deck and what is behind a screen are secret."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludoteca import Match
from ludoteca.games.king_of_con.cards import FEATURES
from ludoteca.games.king_of_con.rules import GAME
from ludoteca.testing import rule
from tests.games.king_of_con.workshop import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    convention,
    loot,
    play,
    table,
    thing,
)

STANDS = f"{FIRST} {SECOND} {THIRD} {FOURTH}"


def begun(players: int = 3, seed: int = 1) -> Match:
    """A match whose passions are chosen."""
    match = Match(GAME, players, seed)
    for seat in range(players):
        match.play(seat, match.asks[seat].options[seat % 3])
    return match


@rule("K1.4", "K9.1")
def test_a_reserve_is_shown_to_its_owner_alone() -> None:
    match = convention(stands=STANDS, reserves=(4, 7))
    assert (match.view(0).reserve, match.view(1).reserve) == (4, 7)
    assert match.view(None).reserve is None
    for viewer in (None, 0, 1):
        assert [c.reserve for c in match.view(viewer).collectors] == [None, None]


@rule("K9.1")
def test_a_guess_keeps_the_reserves_because_whoever_counts_knows_them() -> None:
    match = convention((f"{FIRST}:2", f"{SECOND}:1"), phase="looting", reserves=(4, 7))
    loot(match, f"1 {FIRST} 3")
    reserves = table(match).reserves
    assert all(table(match.guess(0, Random(n))).reserves == reserves for n in range(20))


@rule("K9.1")
def test_every_reserve_can_be_reckoned_from_what_everybody_was_told() -> None:
    rng = Random(5)
    for seed in range(20):
        match = Match(GAME, 2 + seed % 4, seed)
        while match.asks:
            seat = rng.choice(sorted(match.asks))
            match.play(seat, rng.choice(match.asks[seat].options))
        assert reckoned(match) == table(match).reserves


def reckoned(match: Match) -> list[int]:
    """What a spectator with a good memory believes the reserves to be."""
    reserves = [10] * match.players
    for event in match.events(None):
        data = event.data
        if event.key in ("offered", "raised", "bought", "failed"):
            reserves[data[0]] -= data[2]
        elif event.key == "raided":
            raider, owner, _, tokens, _ = data
            reserves[raider] -= tokens
            reserves[owner] += tokens
        elif event.key in ("recovered", "consoled"):
            reserves[data[0]] += data[1]
        elif event.key == "predominant":
            reserves[data[0]] += data[2]
        elif event.key == "whip-round":
            for giver in data[0]:
                reserves[giver] -= 1
    return reserves


@rule("K1.6")
def test_passions_are_seen_by_their_owner_alone_until_the_end() -> None:
    match = begun()
    seen = [set(match.view(seat).passions) for seat in range(3)]
    assert all(len(passions) == 2 for passions in seen)
    assert match.view(None).passions is None
    for viewer in (None, 0, 1, 2):
        assert all(c.passions == [] for c in match.view(viewer).collectors)
    for seat in range(3):
        heard = [event for event in match.events(seat) if event.key.startswith("passions-")]
        named = {FEATURES[feature] for event in heard for feature in event.data[0]}
        assert seen[seat] < named
        assert len(named) == 3  # the one given up, too, and nobody else's


@rule("K1.6")
def test_a_guess_keeps_the_own_passions_and_the_one_given_up() -> None:
    match = begun()
    t = table(match)
    worlds = [table(match.guess(1, Random(n))) for n in range(60)]
    for world in worlds:
        assert world.passions[1] == t.passions[1]
        assert world.given_up[1] == t.given_up[1]
        GAME.check(world)
    others = {feature for world in worlds for feature in world.passions[0]}
    assert others == set(range(15)) - set(t.passions[1]) - set(t.given_up[1])


@rule("K1.8")
def test_a_guess_shuffles_the_deck() -> None:
    match = begun()
    decks = {tuple(table(match.guess(0, Random(n))).deck) for n in range(20)}
    assert len(decks) == 20
    assert all(set(deck) == set(table(match).deck) for deck in decks)


@rule("K1.3", "K2.3")
def test_what_lies_on_a_quadrant_is_seen_by_its_owner_alone() -> None:
    match = convention((f"{FIRST}:1", f"{SECOND}:1"), phase="looting")
    play(match, f"0 offer {SECOND}", "0 tokens 4")
    assert match.view(0).quadrant == {SECOND: 4}
    assert match.view(1).quadrant == {}
    assert match.view(None).quadrant is None
    assert all(c.offers == {} for c in match.view(1).collectors)


@pytest.mark.parametrize("phase", ["purchase", "looting"])
def test_a_guess_makes_up_the_sealed_offers_of_the_others(phase: str) -> None:
    match = convention(
        ("", f"{FIRST}:1") if phase == "looting" else ("", ""),
        phase=phase,
        stands=STANDS if phase == "purchase" else "",
    )
    play(match, f"0 offer {FIRST}", "0 tokens 9", *(["0 done"] if phase == "looting" else []))
    laid_out = [table(match.guess(1, Random(n))).quadrants[0] for n in range(60)]
    assert len({tuple(quadrant) for quadrant in laid_out}) > 5
    own = [table(match.guess(0, Random(n))).quadrants[0] for n in range(5)]
    assert all(quadrant[thing(FIRST)] == 9 for quadrant in own)


@rule("K9.4")
def test_whether_somebody_could_offer_is_not_told() -> None:
    rich = convention(stands=STANDS, reserves=(10, 5))
    poor = convention(stands=STANDS, reserves=(0, 5))
    assert set(rich.asks) == set(poor.asks) == {0, 1}
    hide = {"common": 0}
    views = [msgspec.structs.replace(match.view(1), **hide) for match in (rich, poor)]
    assert views[0] == views[1]


@rule("K2.7")
def test_an_offer_of_no_tokens_looks_like_no_offer_even_after_the_reveal() -> None:
    bluff, honest = (convention(stands=STANDS, reserves=(4, 7)) for _ in range(2))
    play(bluff, f"0 offer {FIRST}", "0 tokens 1", f"1 offer {SECOND}", "1 tokens 0")
    play(honest, f"0 offer {FIRST}", "0 tokens 1", "1 nothing")
    assert bluff.seat(0).events == honest.seat(0).events
    assert bluff.view(0) == honest.view(0)


def test_what_was_shown_at_the_end_is_no_guess_any_more() -> None:
    match = begun()
    rng = Random(3)
    while match.asks:
        seat = min(match.asks)
        match.play(seat, rng.choice(match.asks[seat].options))
    for n in range(10):
        guess = match.guess(0, Random(n))
        assert guess.view(0) == match.view(0)
        assert guess.result == match.result
