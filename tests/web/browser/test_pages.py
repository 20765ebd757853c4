"""Every page, at every stage of a game: does it fit, can everybody use it, does it speak one
language?"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.looks import (
    Colours,
    barriers_but_of_colour,
    out_of_sight,
    too_high,
    too_wide,
)
from tests.web.browser.people import LAPTOP, NARROW, PHONE
from tests.web.browser.tour import Tour
from tests.web.browser.walker import Walker
from tests.web.browser.words import Reader, check_language, said_in_another

ODD = """() => setTimeout(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="odd" style="color: rgb(255, 0, 0)">');
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    window.tried = true;
})"""


@pytest.fixture(scope="session")
def tour(house: House) -> Tour:
    return Tour(house)


def test_pages_fit_at_360_pixels_and_tables_on_every_screen_and_axe_finds_no_barrier_light_or_dark(
    tour: Tour, invite: Invite
) -> None:
    """In Italian: English words are shorter, and what fits in Italian fits."""
    person, colours = invite(lang="it", size=NARROW), Colours()
    found: dict[str, list[str]] = {}
    for name, sight in tour.visit(person):
        check_language(person, "it")
        person.resize(NARROW)
        found[f"{name}: scrolls sideways at 360"] = too_wide(person)
        person.resize(LAPTOP)
        if sight.is_table:
            found[f"{name}: scrolls on a laptop"] = too_wide(person) + too_high(person)
            person.resize(PHONE)  # where a table has more to fold away
        if sight.is_table and not sight.is_generic:
            found[f"{name}: on a phone out of sight"] = out_of_sight(person, ".question", ".hand")
        found[f"{name}: a barrier"] = barriers_but_of_colour(person)
        person.resize(LAPTOP)
        found[f"{name}: its colours"] = colours.barriers(person)
    assert not {what: it for what, it in found.items() if it}


def test_every_page_speaks_english_to_whoever_wants_it(tour: Tour) -> None:
    for name, page in tour.read("en"):
        reader = Reader(page)
        assert reader.lang == "en", name
        assert said_in_another(reader.text, "en") == [], name


def test_a_change_of_language_keeps_what_is_filled_in_for_a_new_table(invite: Invite) -> None:
    ada = invite(lang="it")
    ada.go("/new/mars-needs-mechanics")
    ada.page.fill("#name", "Zoe")
    ada.page.select_option("#seat-2", "friend")
    ada.follow(ada.page.locator('button[name="lang"][value="en"]'))
    check_language(ada, "en")
    expect(ada.page.locator("#name")).to_have_value("Zoe")
    expect(ada.page.locator("#seat-2")).to_have_value("friend")
    with ada.page.expect_navigation():
        ada.page.locator("#name").press("Enter")
    expect(ada.page.locator("img.qr")).to_be_visible()


def test_a_change_of_language_keeps_the_name_of_whoever_is_about_to_sit_down(
    invite: Invite, house: House
) -> None:
    host, ada = Walker(house, "Charles"), invite(lang="it")
    host.open_table("friend")
    ada.go(host.invitation)
    ada.page.fill("#name", "Zoe")
    ada.follow(ada.page.locator('button[name="lang"][value="en"]'))
    check_language(ada, "en")
    assert ada.page.url == host.invitation  # nobody has sat down by it
    expect(ada.page.locator("#name")).to_have_value("Zoe")


def test_the_browser_refuses_inline_styles_and_scripts_and_says_so(invite: Invite) -> None:
    """What all these tests rely on when they find the console silent."""
    person = invite()
    person.go("/")
    person.page.evaluate(ODD)  # later, in the page's own time, where its policy holds
    person.page.wait_for_function("window.tried")
    assert person.page.evaluate("window.ran === undefined")
    assert "255" not in person.page.locator("#odd").evaluate("it => getComputedStyle(it).color")
    for what in ("inline style", "inline script"):
        assert any(what in it for it in person.troubles), person.troubles
        person.forgive(what)
