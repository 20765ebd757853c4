"""The six contacts."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.games.chamber_of_wonders.cards import CONTACTS
from ludoteca.testing import rule
from tests.games.chamber_of_wonders.workshop import (
    discards,
    hand,
    options,
    play,
    refusal,
    season,
    table,
    told,
    wonder,
)

# the bank lies between the last contact and the first
BANK = "bank-of-england"


def meet(contact: str, hands: tuple[str, ...] = ("", ""), **more: object) -> Match:
    """The first player is at the bank, with that contact in one alley beside it and in the other
    Mr. Dreyfuss, who can always help."""
    others = [name for name in reversed(CONTACTS) if name != contact][-3:]
    match = season(
        hands,
        zones="golden-deals fair-exchange open-auction pass-right",
        contacts=" ".join([contact, *others]),
        **more,  # type: ignore[arg-type]
    )
    play(match, f"0 send {BANK}")
    return match


@rule("C4.1")
@pytest.mark.parametrize(
    ("contact", "more"),
    [
        ("rek", {}),
        ("butch", {"markers": (0, 3)}),
        ("fezzik", {"deck": "", "only_deck": True, "discards": ""}),
        ("pebbleton", {"deck": "", "only_deck": True, "discards": ""}),
        ("cloris", {"deck": "", "only_deck": True, "discards": ""}),
    ],
)
def test_one_who_could_do_nothing_is_not_offered(contact: str, more: dict[str, Any]) -> None:
    match = meet(contact, **more)
    assert f"use {contact}" not in options(match, 0)
    assert refusal(match, 0, f"use {contact}")[0] == "contact-useless"


@rule("C4.1")
def test_contacts_are_not_used_up() -> None:
    match = season(
        ("", ""),
        zones="golden-deals fair-exchange open-auction pass-right",
        contacts="dreyfuss butch rek cloris",
    )
    play(match, f"0 send {BANK}", "0 use dreyfuss", "1 send abbey")
    assert "use dreyfuss" in options(match, 1)


@rule("C4.2")
def test_dreyfuss_gives_three_pounds() -> None:
    match = meet("dreyfuss")
    play(match, "0 use dreyfuss")
    assert table(match).pounds == [8, 5]
    assert told(match, "got-pounds") == [(0, 3)]


@rule("C4.3")
def test_fezzik_lets_draw_a_card() -> None:
    match = meet("fezzik", deck="atlas herbal")
    play(match, "0 use fezzik")
    assert hand(match, 0) == ["atlas"]


@rule("C4.4")
def test_pebbleton_lets_draw_two_and_the_others_one_clockwise() -> None:
    match = meet("pebbleton", ("", "", ""), deck="atlas herbal bestiary grimoire")
    play(match, "0 use pebbleton")
    assert hand(match, 0) == ["atlas", "herbal"]
    assert hand(match, 1) == ["bestiary"]
    assert hand(match, 2) == ["grimoire"]


@rule("C4.5")
def test_rek_buys_a_card_for_its_value() -> None:
    match = meet("rek", ("golderact atlas", ""))
    play(match, "0 use rek")
    assert match.ask(0).prompt == "fence"
    assert options(match, 0) == ["sell golderact", "sell atlas", "open-case"]
    assert match.game.option_args(match.table, match.ask(0), match.ask(0).options[0]) == {"gain": 5}
    play(match, "0 sell golderact")
    assert table(match).pounds == [10, 5]
    assert hand(match, 0) == ["atlas"]
    assert discards(match)[-1] == "golderact"


@rule("C4.6")
def test_butch_removes_a_marker_for_nothing() -> None:
    match = meet("butch")
    play(match, "0 use butch")
    assert table(match).pounds == [5, 5]
    assert match.view(0).collectors[0].markers == 2
    assert match.view(0).collectors[0].free == 7


@rule("C4.7")
def test_cloris_shows_the_next_card_to_one_alone_who_puts_it_back() -> None:
    match = meet("cloris", deck="atlas herbal")
    play(match, "0 use cloris")
    assert told(match, "saw", 0) == [(wonder("atlas"),)]
    assert told(match, "saw", 1) == []
    assert match.view(0).next_card == "atlas"
    assert match.view(1).next_card == ""
    assert match.view(0).deck == match.view(1).deck == len(table(match).deck)
    assert options(match, 0) == ["put-back", "discard", "open-case"]
    play(match, "0 put-back")
    assert match.view(0).next_card == "atlas"


@rule("C4.7")
def test_or_discards_it() -> None:
    match = meet("cloris", deck="atlas herbal")
    play(match, "0 use cloris", "0 discard")
    assert discards(match)[-1] == "atlas"
    assert told(match, "top-discarded") == [(0, wonder("atlas"))]


@rule("C2.9")
def test_what_cloris_showed_stays_known_when_somebody_draws_it() -> None:
    match = season(
        ("", ""),
        zones="golden-deals fair-exchange open-auction pass-right",
        contacts="cloris fezzik rek butch",
        deck="atlas herbal",
    )
    play(match, f"0 send {BANK}", "0 use cloris", "0 put-back")
    play(match, "1 send abbey", "1 use fezzik")
    assert match.view(0).collectors[1].known == {"atlas": 1}
    assert match.view(None).collectors[1].known == {}
