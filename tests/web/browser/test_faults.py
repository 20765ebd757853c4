"""Reloads, lost connections and a killed server: nothing is lost, and the page comes back."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Route, expect

from ludoteca.server.words import page_texts
from tests.web.browser.cable import Cable
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.mars import IDLE, idle
from tests.web.browser.people import LOST, MESSAGE, NothingAsked, Person, by_form
from tests.web.browser.walker import Walker, sit_opposite, sit_together

GONE = r"net::ERR_"  # the browser logs every request that fails


def start_turn(person: Person) -> None:
    """In the middle of a turn: bought, not yet ended."""
    assert person.asked()
    person.answer("buy")


def test_a_reload_in_the_middle_of_a_turn_keeps_everything(invite: Invite, house: House) -> None:
    ada, friend = invite(), Walker(house, "Charles")
    sit_opposite(ada, Walker(house, ada.name), friend)
    friend.respond(*IDLE)
    start_turn(ada)
    before = (ada.shown, ada.question, ada.cards, ada.possible, ada.chronicle)
    ada.reload()
    assert (ada.shown, ada.question, ada.cards, ada.possible, ada.chronicle) == before
    ada.answer("end-turn")


def test_a_lost_connection_is_shown_and_afterwards_the_page_catches_up_by_itself(
    invite: Invite, house: House, cable: Cable
) -> None:
    ada, friend = invite(house=cable), Walker(house, "Charles")
    ada.forgive(GONE)
    sit_opposite(ada, Walker(house, ada.name), friend)
    friend.respond("buy", *IDLE)
    ada.asked()
    ada.answer("pass")
    ada.answer("end-turn")
    ada.mark()
    before = ada.told("bought")
    cable.pull()
    expect(ada.page.locator(LOST)).to_be_visible()
    friend.respond("buy", *IDLE)
    assert ada.possible == []
    cable.plug()
    assert ada.asked()
    expect(ada.page.locator(LOST)).to_be_hidden()
    assert ada.told("bought") == before + 1
    assert ada.never_reloaded
    ada.answer("pass")


def test_a_browser_that_goes_offline_says_so_and_comes_back(invite: Invite, house: House) -> None:
    ada = invite()
    ada.forgive(GONE)
    sit_opposite(ada, Walker(house, ada.name), Walker(house, "Charles"))
    for offline in (True, False):
        ada.context.set_offline(offline)
        expect(ada.page.locator(LOST)).to_be_visible(visible=offline)


def test_an_answer_that_cannot_be_sent_says_so_and_can_be_given_again(
    invite: Invite, house: House, cable: Cable
) -> None:
    ada, friend = invite(house=cable), Walker(house, "Charles")
    ada.forgive(GONE)
    sit_opposite(ada, Walker(house, ada.name), friend)
    friend.respond(*IDLE)
    ada.asked()
    ada.mark()
    before = ada.told("passed")
    cable.pull()
    value = ada.find("pass")
    ada.press(ada.button(value))
    expect(ada.page.locator(MESSAGE)).to_have_text(page_texts("it").say("web-unsent"))
    assert value in ada.possible
    cable.plug()
    expect(ada.page.locator(LOST)).to_be_hidden()
    ada.answer("pass")
    expect(ada.page.locator(MESSAGE)).to_be_hidden()
    assert ada.told("passed") == before + 1
    assert ada.never_reloaded


def test_a_card_is_seen_large_even_where_its_rule_cannot_be_fetched(
    invite: Invite, house: House, cable: Cable
) -> None:
    ada = invite(house=cable)
    ada.forgive(GONE)
    sit_opposite(ada, Walker(house, ada.name), Walker(house, "Charles"))
    cable.pull()
    with ada.page.expect_event("requestfailed", lambda it: "/rules/" in it.url):
        ada.region("board").locator("[data-at=market]").first.hover()
    expect(ada.page.locator("#about")).to_be_visible()


def test_an_answer_whose_confirmation_is_lost_is_played_once(
    invite: Invite, house: House, cable: Cable
) -> None:
    """The server has it, the browser does not know: sending it again must not play twice."""
    ada, friend = invite(house=cable), Walker(house, "Charles")
    ada.forgive(GONE)
    sit_opposite(ada, Walker(house, ada.name), friend)
    friend.respond(*IDLE)
    ada.asked()
    value = ada.find("buy")
    sent: list[str] = []

    def lose_the_first(route: Route) -> None:
        sent.append(route.request.url)
        if len(sent) == 1:
            route.fetch()  # it arrives, and the reply does not
            route.abort("connectionreset")
        else:
            route.continue_()

    ada.page.route("**/answer", lose_the_first)
    ada.press(ada.place(value))
    ada.expect_taken(value)
    expect(ada.page.locator("[aria-busy]")).to_have_count(0)
    assert ada.can("end-turn")
    assert ada.told("bought") == 1
    expect(ada.page.locator(MESSAGE)).to_be_hidden()


def test_where_no_live_connection_comes_about_an_answer_loads_the_page_anew(
    invite: Invite, house: House
) -> None:
    """Some networks let no stream through: the game goes on all the same."""
    ada, friend = invite(), Walker(house, "Charles")
    ada.forgive(GONE)
    ada.page.route("**/live*", lambda route: route.abort())
    host = Walker(house, ada.name)
    sit_together(host, friend)
    friend.respond(*IDLE)
    ada.become(host.cookies)
    ada.go(host.table)
    with ada.page.expect_navigation():
        ada.answer("buy")
    assert ada.can("end-turn")
    assert ada.told("bought") == 1


def test_a_killed_server_comes_back_with_the_turn_and_the_page_reconnects_by_itself(
    invite: Invite, fragile_house: House, tmp_path: Path
) -> None:
    ada, friend = invite(house=fragile_house), Walker(fragile_house, "Charles")
    ada.forgive(GONE)
    sit_opposite(ada, Walker(fragile_house, ada.name), friend)
    friend.respond(*IDLE)
    start_turn(ada)
    ada.mark()
    before = (ada.shown, ada.cards, ada.possible, ada.chronicle)
    fragile_house.kill()
    expect(ada.page.locator(LOST)).to_be_visible()
    fragile_house.open()
    expect(ada.page.locator(LOST)).to_be_hidden()
    assert (ada.shown, ada.cards, ada.possible, ada.chronicle) == before
    ada.answer("end-turn")
    fragile_house.kill()  # while the other one thinks
    fragile_house.open()
    friend.respond(*IDLE)
    assert ada.asked()
    assert ada.never_reloaded
    ada.play(idle, meanwhile=lambda: friend.respond(*IDLE))
    record = ada.verified_record(tmp_path)
    bought = [move for move in record.moves if move.startswith("0 buy")]
    assert len(bought) == 1
    assert not fragile_house.new_complaints()


def test_bots_go_on_by_themselves_after_a_kill(invite: Invite, fragile_house: House) -> None:
    ada = invite(house=fragile_house)
    ada.forgive(GONE)
    ada.open_table("random", "random")
    ada.asked()
    fragile_house.kill()
    fragile_house.open(bot_pause=60)
    ada.answer("pass")  # the turn ends by itself, or
    with suppress(NothingAsked):
        ada.answer("end-turn")
    fragile_house.kill()  # while a bot thinks
    fragile_house.open()
    assert ada.asked()


def test_without_scripts_a_kill_costs_no_more_than_a_reload(
    invite: Invite, fragile_house: House
) -> None:
    ada, friend = invite(house=fragile_house, hand=by_form), Walker(fragile_house, "Charles")
    ada.forgive(GONE)
    sit_opposite(ada, Walker(fragile_house, ada.name), friend)
    friend.respond(*IDLE)
    start_turn(ada)
    before = (ada.cards, ada.possible)
    fragile_house.kill()
    fragile_house.open()
    ada.reload()
    assert (ada.cards, ada.possible) == before
    ada.answer("end-turn")
