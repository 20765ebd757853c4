"""Each answer is played once: double clicks, two tabs, old tabs, undo."""

from __future__ import annotations

import pytest
from playwright.sync_api import APIResponse, Route, expect

from ludoteca.server.words import page_texts
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.mars import IDLE
from tests.web.browser.people import ANSWER, LAPTOP, MESSAGE, PHONE, UNDO, Person, by_form
from tests.web.browser.walker import Walker, sit_opposite

CONFLICT = "status of 409"  # the browser logs every refusal


@pytest.fixture
def ada(invite: Invite, house: House) -> Person:
    """Asked for her turn at a table where nobody else does anything by himself."""
    ada, friend = invite(), Walker(house, "Charles")
    sit_opposite(ada, Walker(house, ada.name), friend)
    friend.respond(*IDLE)
    assert ada.asked()
    return ada


def test_a_double_click_answers_once(ada: Person) -> None:
    value = ada.find("buy")
    cards = len(ada.cards)
    ada.place(value).dblclick(no_wait_after=True)
    ada.expect_taken(value)
    ada.reload()
    assert ada.told("bought") == 1
    assert len(ada.cards) == cards + 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_second_click_of_a_double_click_answers_nothing_that_came_in_between(
    ada: Person, size: tuple[int, int]
) -> None:
    """Where there was "pass" there is now something else: nobody has meant to press that."""
    ada.resize(size)
    value = ada.find("pass")
    ada.button(value).hover()
    mouse = ada.page.mouse
    mouse.down(click_count=1)
    mouse.up(click_count=1)
    ada.expect_taken(value)
    sent: list[str] = []
    ada.page.on("request", lambda it: sent.append(it.url) if it.method == "POST" else None)
    mouse.down(click_count=2)
    mouse.up(click_count=2)
    ada.answer("end-turn")
    assert len(sent) == 1


def test_a_double_click_on_undo_takes_back_once(ada: Person) -> None:
    ada.answer("buy")
    ada.answer("end-turn")
    ada.page.locator(UNDO).dblclick()
    expect(ada.page.locator(ANSWER).first).to_be_attached()
    ada.reload()
    assert ada.can("end-turn")
    assert ada.told("bought") == 1


def test_an_answer_is_not_lost_while_the_one_before_it_is_still_being_confirmed(
    ada: Person,
) -> None:
    """The next question may be there before the reply to the last answer is."""
    held: list[tuple[Route, APIResponse]] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    ada.page.route("**/answer", hold_the_first)
    ada.answer("pass")
    ada.answer("end-turn")
    for route, response in held:
        route.fulfill(response=response)
    expect(ada.page.locator("[aria-busy]")).to_have_count(0)
    expect(ada.page.locator(MESSAGE)).to_be_hidden()


def test_an_answer_in_one_tab_appears_in_the_other(ada: Person) -> None:
    tab = ada.another_tab(ada.path)
    tab.mark()
    value = ada.find("buy")
    ada.press(ada.place(value))
    tab.expect_taken(value)
    assert tab.can("end-turn")
    assert tab.never_reloaded
    tab.answer("end-turn")
    expect(ada.page.locator(ANSWER)).to_have_count(0)


def test_an_old_tab_is_told_that_the_question_is_answered(ada: Person) -> None:
    ada.forgive(CONFLICT)
    ada.forgive("ERR_FAILED")  # the old tab hears nothing of the table
    tab = ada.another_tab()
    tab.page.route("**/live*", lambda route: route.abort())
    tab.go(ada.path)
    stale = tab.find("pass")
    passed = ada.told("passed")
    ada.answer("buy")
    tab.press(tab.button(stale))
    expect(tab.page.locator(MESSAGE)).to_have_text(page_texts("it").say("web-refused-stale"))
    assert ada.told("passed") == passed
    assert ada.told("bought") == 1
    assert ada.can("end-turn")


def test_an_old_page_without_scripts_is_told_so_too(invite: Invite, house: House) -> None:
    ada, friend = invite(hand=by_form, lang="en"), Walker(house, "Charles")
    ada.forgive(CONFLICT)
    sit_opposite(ada, Walker(house, ada.name, ada.lang), friend)
    friend.respond(*IDLE)
    ada.asked()
    tab = ada.another_tab(ada.path)
    stale = tab.find("pass")
    passed = ada.told("passed")
    ada.answer("buy")
    tab.press(tab.button(stale))
    expect(tab.page.locator(MESSAGE)).to_have_text(page_texts("en").say("web-refused-stale"))
    assert tab.can("end-turn")  # the page is up to date again
    assert tab.told("passed") == passed


def test_the_last_answer_is_taken_back_by_a_click(ada: Person) -> None:
    before = (ada.cards, ada.question)
    ada.answer("buy")
    assert (ada.cards, ada.question) != before
    ada.undo()
    assert (ada.cards, ada.question) == before
    ada.answer("pass")
    assert ada.told("bought") == 0


def test_against_bots_everything_can_be_taken_back_at_once(invite: Invite) -> None:
    ada = invite()
    ada.open_table("random")
    ada.asked()
    before = ada.cards
    ada.answer("buy")
    ada.asked()
    ada.answer("end-turn", "pass")  # the turn may have ended by itself
    ada.asked()
    assert ada.cards != before
    ada.undo()
    if ada.cards != before:
        ada.undo()
    assert ada.cards == before
