"""The six types of wonders."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.testing import rule
from tests.games.chamber_of_wonders.workshop import play, season, table, told, wonder


def show(hands: tuple[str, ...], *answers: str, **more: object) -> Match:
    """What these answers put on show; whoever is not named shows nothing."""
    match = season(hands, phase="cabinet", **more)  # type: ignore[arg-type]
    play(match, *answers)
    while any(ask.prompt == "expose" for ask in match.asks.values()):
        play(match, f"{next(iter(match.asks))} nothing")
    return match


def fame(match: Match, seat: int) -> dict[str, int]:
    """Where the fame on show comes from."""
    parts: dict[str, int] = match.view(None).collectors[seat].fame
    return {part: n for part, n in parts.items() if n and part not in ("pounds", "hand")}


@rule("C6.1")
def test_a_whole_monster_counts_its_parts_and_a_fame_token() -> None:
    monster = "ram-head bear-body octopus-legs"
    match = show((monster, ""), "0 show-monster ram-head bear-body octopus-legs")
    assert fame(match, 0) == {"monster": 12, "tokens": 3}
    assert match.view(1).collectors[0].displays[0][0].token
    assert told(match, "set-token") == [(0, 0)]


@rule("C6.1")
def test_a_part_alone_counts_without_a_token_and_two_make_none() -> None:
    match = show(("ram-head bear-body", ""), "0 show ram-head")
    assert fame(match, 0) == {"monster": 4}
    assert told(match, "set-token") == []


@rule("C6.2")
def test_a_grotesque_draws_a_token_that_its_owner_alone_sees() -> None:
    match = show(("jar-of-eyes", ""), "0 show jar-of-eyes", skull_pile=[4])
    assert told(match, "skull-drawn") == [(0, wonder("jar-of-eyes"))]
    assert told(match, "skulls-seen", 0) == [(4,)]
    assert told(match, "skulls-seen", 1) == []
    own, others = (match.view(p).collectors[0].displays[0][0] for p in (0, 1))
    assert (own.skulls, others.skulls) == (4, None)
    assert own.skull_token
    assert others.skull_token
    assert (match.view(0).collectors[0].skulls, match.view(1).collectors[0].skulls) == (4, None)
    assert fame(match, 0) == {"grotesque": 4}


@rule("C6.3")
def test_the_only_copy_of_a_legendary_has_a_fame_token() -> None:
    match = show(("golderact", ""), "0 show golderact")
    assert fame(match, 0) == {"legendary": 5, "tokens": 3}
    assert told(match, "only-copy") == [(0, wonder("golderact"))]


@rule("C6.3")
def test_it_is_lost_when_the_other_copy_appears_anywhere() -> None:
    match = show(("golderact", ""), "0 show golderact", cabinets=("", "golderact"))
    assert fame(match, 0) == fame(match, 1) == {"legendary": 5}
    assert told(match, "no-token") == [(0, wonder("golderact"))]
    assert told(match, "token-lost") == [(1, wonder("golderact"))]


@rule("C6.3")
def test_also_in_the_same_cabinet() -> None:
    match = show(("golderact", ""), "0 show golderact", cabinets=("golderact", ""))
    assert fame(match, 0) == {"legendary": 10}
    assert told(match, "token-lost") == [(0, wonder("golderact"))]


@rule("C6.3")
def test_two_copies_that_appear_together_have_none() -> None:
    match = show(("golderact", "golderact"), "0 show golderact", "1 show golderact")
    assert fame(match, 0) == fame(match, 1) == {"legendary": 5}
    assert told(match, "no-token") == [(0, wonder("golderact")), (1, wonder("golderact"))]
    assert told(match, "token-lost") == []


@rule("C6.4")
def test_a_precious_wonder_brings_three_pounds_at_once() -> None:
    match = show(("imperial-egg", ""), "0 show imperial-egg")
    assert table(match).pounds == [8, 5]
    assert told(match, "earned") == [(0, wonder("imperial-egg"), 3)]
    assert fame(match, 0) == {"precious": 3}


@rule("C6.5")
@pytest.mark.parametrize(
    ("cabinet", "worth"),
    [
        ("", 1),
        ("tarot-deck", 2),  # one each
        ("golderact", 2),
        ("golderact atlas", 3),
        ("golderact excalibur atlas", 3),
        ("golderact atlas ram-head jar-of-eyes imperial-egg", 6),
    ],
)
def test_an_arcane_wonder_is_worth_the_different_types_on_show(cabinet: str, worth: int) -> None:
    grotesques = [2] * cabinet.count("jar-of-eyes")
    match = show(
        ("crystal-ball", ""),
        "0 show crystal-ball",
        cabinets=(cabinet, ""),
        skulls=(grotesques, []),
    )
    assert fame(match, 0)["arcane"] == worth


@rule("C6.6")
@pytest.mark.parametrize(
    ("answer", "worth"),
    [
        ("show atlas", 1),
        ("show-books herbal-atlas", 4),
        ("show-books bestiary-herbal-atlas", 9),
        ("show-books bestiary-herbal-atlas-grimoire", 16),
    ],
)
def test_books_are_worth_the_square_of_their_number(answer: str, worth: int) -> None:
    match = show(("atlas herbal bestiary grimoire", ""), f"0 {answer}")
    assert fame(match, 0) == {"book": worth}
