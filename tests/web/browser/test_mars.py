"""The table of Mars Needs Mechanics: what it shows, and what a tap does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.mars import IDLE
from tests.web.browser.people import NARROW, PHONE, Person
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
