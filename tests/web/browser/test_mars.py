"""The table of Mars Needs Mechanics: what it shows, and what a tap does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.games.mars_needs_mechanics.workshop import all_pass, competition
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.mars import IDLE, reach, show
from tests.web.browser.people import CHOICE, CONFIRM, NARROW, PHONE, Hand, Person, by_form, by_touch
from tests.web.browser.walker import Walker, sit_together


@pytest.fixture
def host(house: House) -> Walker:
    return Walker(house, "Ada L.")


@pytest.fixture
def friend(house: House) -> Walker:
    return Walker(house, "Charles")


def look(person: Person, host: Walker) -> None:
    """The person sits where the host does."""
    person.become(host.cookies)
    person.go(host.table)


# --- the final table ----------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_on_a_phone_too_the_final_table_adds_up(
    invite: Invite, host: Walker, friend: Walker, size: tuple[int, int]
) -> None:
    sit_together(host, friend)
    while not host.over:
        host.respond("buy", *IDLE)
        friend.respond(*IDLE)
    ada = invite(size=size)
    look(ada, host)
    for row in ada.page.locator(".scores tbody tr").all():
        cells = row.locator("td").filter(visible=True)
        for cell in cells.all():
            box = cell.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= size[0]
        _, total, *parts = [it.replace("−", "-") for it in cells.all_inner_texts()]
        assert int(total) == sum(int(it) for it in parts)
    expect(ada.page.locator(".scores td.start").first).to_have_text("30")


# --- selling ------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [by_touch, by_form])
def test_a_tap_on_the_hand_shows_what_the_set_pays_and_only_the_button_sells_it(
    invite: Invite, host: Walker, friend: Walker, hand: Hand
) -> None:
    reach(host, friend, lambda: host.can("sell"), lambda _: IDLE)
    ada = invite(size=PHONE, hand=hand)
    look(ada, host)
    stack, confirm = ada.page.locator(".set"), ada.page.locator(CONFIRM)
    pays = stack.last.locator(".pays").evaluate("it => it.firstChild.data").removeprefix("+")
    ada.press_in_place(stack.last)
    expect(stack.last.locator(CHOICE)).to_be_checked()
    expect(confirm).to_contain_text(f"per {pays} cog", use_inner_text=True)
    assert ada.can("stop-selling")
    sold = ada.told("sold")
    ada.press(confirm)
    ada.seated()
    expect(ada.page.locator("li.event-sold")).to_have_count(sold + 1)


def test_the_best_set_without_scrap_is_chosen_first_and_none_that_needs_scrap(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    sit_together(host, friend)
    ada = invite()
    look(ada, host)
    confirm = ada.page.locator(CONFIRM)
    match = competition(hands=("wire wire wire lens lens lens lens gear gear", ""))
    all_pass(match)
    show(ada, match)
    expect(confirm).to_have_text("Vendi 3 cavi per 18 cogs", use_inner_text=True)
    ada.page.locator(".kind-gear .set").click()
    expect(confirm).to_have_text("Vendi 2 ingranaggi e 1 rottame per 12 cogs", use_inner_text=True)
    match = competition(hands=("gear gear lens", ""))
    all_pass(match)
    show(ada, match)
    expect(confirm).to_be_hidden()
    expect(ada.page.locator(".unchosen")).to_be_visible()
    ada.page.locator(".kind-lens .set").click()
    expect(confirm).to_be_visible()


def test_passing_is_quiet_and_last_where_something_can_be_bought(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    sit_together(host, friend)
    ada = invite(size=PHONE)
    look(ada, host)
    passing = ada.page.locator('.answers button[value$=" pass"]')
    show(ada, competition(hands=("lens wire", ""), built=("magnetic-crane", "")))
    expect(passing).to_have_class("button quiet")
    assert ada.page.locator(".answers > *").last.get_attribute("value") == "0 pass"
    box = passing.bounding_box()
    assert box is not None
    assert box["width"] < PHONE[0] / 2
    show(ada, competition(market=""))
    expect(passing).to_have_class("button main")
