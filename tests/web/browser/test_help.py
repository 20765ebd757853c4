"""Help where it is needed: "why?", the rules at the side, cards seen large, the keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from ludoteca.core.game import find_game
from ludoteca.core.rulebook import rulebook
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.looks import barriers
from tests.web.browser.mars import IDLE
from tests.web.browser.people import PHONE, Person, by_form, by_touch
from tests.web.browser.walker import Walker, sit_opposite

GAME = "mars-needs-mechanics"


def sit(person: Person, house: House) -> Person:
    """Asked for a turn, opposite somebody who waits."""
    friend = Walker(house, "Charles")
    sit_opposite(person, Walker(house, person.name, person.lang), friend)
    friend.respond(*IDLE)
    person.asked()
    return person


@pytest.fixture
def ada(invite: Invite, house: House) -> Person:
    return sit(invite(), house)


def newest_why(person: Person) -> tuple[Locator, str]:
    """The link after the newest line, and the paragraph it leads to."""
    link = person.region("chronicle").locator("[data-rule]").first
    return link, link.get_attribute("data-rule") or ""


def paragraph(number: str, lang: str) -> str:
    text = rulebook(find_game(GAME), lang).paragraphs[number]
    return re.sub(r"\s+", " ", text)


def test_why_opens_the_paragraph_behind_a_line_in_the_players_language(ada: Person) -> None:
    link, number = newest_why(ada)
    link.click()
    why = ada.page.locator("#why")
    expect(why).to_be_visible()
    expect(why).to_contain_text(number)
    expect(why).to_contain_text(paragraph(number, "it"))
    assert barriers(ada) == []
    ada.page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_without_scripts_why_leads_to_the_paragraph_in_the_rules(
    invite: Invite, house: House
) -> None:
    ada = sit(invite(hand=by_form, lang="en"), house)
    link, number = newest_why(ada)
    ada.follow(link)
    expect(ada.page).to_have_url(re.compile(rf"/rules/{GAME}#{re.escape(number)}$"))
    expect(ada.page.locator(f"[id='{number}']")).to_contain_text(paragraph(number, "en"))


def test_a_question_mark_opens_the_rules_beside_the_game_and_escape_closes_them(
    ada: Person,
) -> None:
    ada.page.keyboard.press("?")
    rules = ada.page.locator("#help")
    expect(rules).to_be_visible()
    expect(rules).to_contain_text(paragraph("M2.1", "it"))
    expect(rules.locator(".summary li")).to_have_count(6)
    ada.press(rules.locator('.contents a[href="#M5"]'))
    expect(rules.locator("#M5")).to_be_in_viewport()
    assert barriers(ada) == []
    ada.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    ada.answer("pass")


def test_a_card_under_the_pointer_is_seen_large(ada: Person) -> None:
    card = ada.region("board").locator("[data-at=market]").first
    card.hover()
    about = ada.page.locator("#about")
    expect(about).to_be_visible()
    expect(about).to_contain_text(paragraph("M5.4", "it"))
    assert barriers(ada) == []
    ada.page.mouse.move(1, 1)
    expect(about).to_be_hidden()


def test_what_is_not_possible_says_why(ada: Person) -> None:
    """All mechanisms that cannot be built say what they lack."""
    plans = ada.region("board").locator(".blueprint")
    assert plans.count() == 4
    for plan in plans.all():
        buildable = plan.locator('button[name="answer"]').count()
        assert buildable or plan.locator(".reason").inner_text()


def test_the_link_for_watchers_is_in_the_share_menu(invite: Invite, house: House) -> None:
    for person in (sit(invite(), house), sit(invite(size=PHONE, hand=by_touch), house)):
        link = person.page.locator("#watch-link")
        expect(link).to_be_hidden()
        person.press(person.page.locator("details:has(#watch-link) > summary"))
        expect(link).to_be_visible()
        assert "/watch/" in link.input_value()
        assert barriers(person) == []


def test_letters_do_nothing_once_they_are_switched_off(ada: Person) -> None:
    ada.page.keyboard.press("?")
    ada.page.locator("#help summary").first.click()
    ada.page.locator("#letters").uncheck()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#help")).to_be_hidden()
    before = ada.possible
    letter = ada.button(ada.find("pass")).get_attribute("data-key") or ""
    ada.page.keyboard.press(letter)
    ada.reload()
    assert ada.possible == before
    ada.answer("pass")
