"""A whole game alone against bots, with hints, and with its analysis afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Invite
from tests.web.browser.looks import Colours, barriers_but_of_colour, too_wide
from tests.web.browser.people import (
    AT_A_TABLE,
    LAPTOP,
    PHONE,
    Hand,
    Lang,
    Person,
    by_keyboard,
    by_mouse,
    by_touch,
)
from tests.web.browser.words import check_language

BY_HINT = 2  # questions about which a hint is asked for; the rest are answered without

HINT = 'button[form="hint"]'
SUGGESTION = ".advice .suggestion"


def ask_for_hint(person: Person, hand: Hand) -> None:
    """The choices come by themselves, and are read aloud."""
    hand(person.page.locator(HINT))
    expect(person.page.locator(SUGGESTION).first).to_be_visible()
    best = person.page.locator(f"{SUGGESTION} b").first.inner_text()
    expect(person.page.locator("#announce")).to_contain_text(best)
    offered = person.page.locator(SUGGESTION).evaluate_all("all => all.map(it => it.value)")
    assert set(offered) <= set(person.possible)


def barriers(person: Person) -> list[str]:
    """In a light and in a dark window."""
    return barriers_but_of_colour(person) + Colours().barriers(person)


@pytest.mark.parametrize(
    ("lang", "size", "hand"), [("it", LAPTOP, by_mouse), ("en", PHONE, by_touch)]
)
def test_a_game_with_hints_its_analysis_and_another_try(
    invite: Invite, lang: Lang, size: tuple[int, int], hand: Hand
) -> None:
    ada = invite(lang=lang, size=size, hand=hand)
    ada.open_table("sly", game="tre-carte")
    for number in range(BY_HINT):
        assert ada.asked()
        ask_for_hint(ada, by_keyboard if number else hand)
        assert too_wide(ada) == []
        if not number:
            assert barriers(ada) == []
        chosen = ada.page.locator(SUGGESTION).first
        value = chosen.get_attribute("value") or ""
        hand(chosen)
        ada.expect_taken(value)
        expect(ada.page.locator(".advice")).to_have_count(0)
    ada.play(lambda person: ("",))

    ada.follow(ada.page.locator('button[form="analyse"]'))
    expect(ada.page.locator("main.analysis:not([data-growing])")).to_be_visible()
    check_language(ada, lang)
    assert too_wide(ada) == []
    assert barriers(ada) == []
    points = ada.page.locator(".chances a")
    expect(points).to_have_count(10)
    ada.follow(points.nth(4))
    expect(ada.page).to_have_url(re.compile(r"/replay\?move=\d+&seat=0$"))

    ada.follow(ada.page.locator('button[form="try"]'))
    expect(ada.page).to_have_url(AT_A_TABLE)
    assert ada.asked()
    assert ada.told("tried") == 1
