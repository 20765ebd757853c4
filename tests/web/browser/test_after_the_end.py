"""After the end: the replay move by move from any seat, the proof, and another game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.mars import IDLE
from tests.web.browser.people import AT_A_TABLE, HAND, Person, by_form
from tests.web.browser.walker import Walker, sit_together

MOVE = re.compile(r"(\d+)\D+(\d+)")


@pytest.fixture
def ada(invite: Invite, house: House) -> Person:
    """At a table where a game against Charles has just ended."""
    host, friend = Walker(house, "Ada L."), Walker(house, "Charles")
    sit_together(host, friend)
    while not host.over:
        host.respond(*IDLE)
        friend.respond(*IDLE)
    ada = invite()
    ada.become(host.cookies)
    ada.go(host.table)
    return ada


def moment(person: Person) -> tuple[int, int]:
    """Which moment the replay shows, and of how many."""
    shown = MOVE.search(person.page.locator(".moves [role=status]").inner_text())
    assert shown
    return int(shown[1]), int(shown[2])


def expect_moment(person: Person, number: int) -> None:
    expect(person.page.locator(".moves [role=status]")).to_have_text(
        re.compile(rf"\b{number}\b.*\d")
    )
    assert moment(person)[0] == number


def open_replay(person: Person) -> int:
    """From the table to the replay, which begins at the beginning; gives the number of moments."""
    person.follow(person.page.locator('a[href$="/replay"]'))
    number, last = moment(person)
    assert number == 0
    return last


def test_the_game_is_replayed_moment_by_moment_with_clicks(ada: Person) -> None:
    last = open_replay(ada)
    assert len(ada.chronicle) == 2  # a round and a turn have begun
    step = {rel: ada.page.locator(f'a[rel="{rel}"]') for rel in ("prev", "next")}
    for number in (1, 2):
        ada.press(step["next"])
        expect_moment(ada, number)
    assert ada.possible == []
    ada.press(step["prev"])
    expect_moment(ada, 1)
    ada.page.locator(".moves a").last.click()
    expect_moment(ada, last)
    expect(ada.page.locator(".scores")).to_be_visible()
    ada.page.locator(".moves a").first.click()
    expect_moment(ada, 0)


def test_the_game_is_replayed_with_the_arrow_keys(ada: Person) -> None:
    open_replay(ada)
    ada.mark()
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        ada.page.keyboard.press(key)
        expect_moment(ada, number)
    assert ada.never_reloaded
    ada.page.go_back()
    expect_moment(ada, 2)


def test_however_quickly_somebody_clicks_and_presses_keys_all_of_it_counts(ada: Person) -> None:
    last = open_replay(ada)
    ada.page.evaluate(
        """() => {
            for (let n = 0; n < 6; n++) document.querySelector('a[rel="next"]').click();
            for (let n = 0; n < 2; n++) dispatchEvent(new KeyboardEvent('keydown', {key: 'x'}));
            document.querySelector('a[rel="prev"]').click();
        }"""
    )
    expect_moment(ada, 5)
    ada.page.locator("#reel").fill(str(last))
    expect_moment(ada, last)


def test_the_replay_plays_by_itself_until_it_is_stopped(ada: Person) -> None:
    last = open_replay(ada)
    ada.page.locator("#reel").fill(str(last - 2))
    expect_moment(ada, last - 2)
    ada.press(ada.page.locator("#play"))
    expect_moment(ada, last)
    expect(ada.page.locator("#play")).to_have_attribute("aria-pressed", "false")


def test_the_replay_jumps_to_the_next_round_and_to_ones_own_turns(ada: Person) -> None:
    open_replay(ada)
    jumps = ada.page.locator(".jumps a")
    ada.press(jumps.last)
    own, _ = at_least(ada, 1)
    assert ada.page.locator(".line.own").count()
    ada.press(jumps.first)
    chapter, _ = at_least(ada, own + 1)
    assert chapter > own


def at_least(person: Person, number: int) -> tuple[int, int]:
    """The replay has come to that moment or a later one."""
    person.page.wait_for_function(
        "number => Number(document.querySelector('[data-reel]').dataset.at) >= number", arg=number
    )
    return moment(person)


def test_the_replay_opens_where_it_was_left(ada: Person) -> None:
    open_replay(ada)
    ada.page.locator("#reel").fill("4")
    expect_moment(ada, 4)
    ada.go(ada.path.partition("?")[0])
    expect_moment(ada, 4)


def test_the_replay_shows_the_game_from_any_seat(ada: Person) -> None:
    open_replay(ada)
    ada.page.locator(".moves a").first.click()
    expect_moment(ada, 0)
    seats = ada.page.locator(".seen-from a")
    hands = []
    for place in range(3):
        seats.nth(place).click()
        expect(seats.nth(place)).to_have_attribute("aria-current", "true")
        expect_moment(ada, 0)
        hands.append(ada.cards)
    own, other, nobody = hands
    assert len(own) == len(other) == 5  # three cards and two of scrap
    assert nobody == []


def test_the_replay_works_without_scripts(ada: Person, invite: Invite) -> None:
    old = invite(hand=by_form)
    old.become(ada.cookies)
    old.go(ada.path)
    open_replay(old)
    old.press(old.page.locator('a[rel="next"]'))
    expect_moment(old, 1)
    old.press(old.page.locator(".seen-from a").last)
    expect_moment(old, 1)
    assert old.page.locator(HAND).count() == 0


def test_the_shuffles_are_proven_and_the_seed_is_shown(ada: Person) -> None:
    ada.follow(ada.page.locator('a[href$="/verify"]'))
    expect(ada.page.locator(".sound")).to_be_visible()
    assert re.search(r"\b[0-9a-f]{64}\b", ada.page.locator(".proof").inner_text())


def test_play_again_brings_the_same_people_to_a_new_table(invite: Invite, house: House) -> None:
    ada, mary = invite("Ada L.", lang="it"), invite("Mary S.", lang="en")
    first, second = Walker(house, "Ada L.", "it"), Walker(house, "Mary S.", "en")
    sit_together(first, second)
    for person, walker in ((ada, first), (mary, second)):
        person.become(walker.cookies)
        person.go(walker.table)
    while not first.over:
        first.respond(*IDLE)
        second.respond(*IDLE)
    old = ada.path
    again = '[form="again"]'
    for person in (mary, ada):
        person.follow(person.page.locator(again))
        person.seated()
        expect(person.page).to_have_url(AT_A_TABLE)
        expect(person.page).not_to_have_url(house.url + old)
    assert ada.path == mary.path
    for person, other in ((ada, mary), (mary, ada)):
        expect(person.region("seats")).to_contain_text(other.name)
    first.table = second.table = ada.path
    for walker in (first, second, first):
        walker.respond("buy", *IDLE)
    expect(mary.region("chronicle")).to_contain_text("Ada L. buys")
    expect(ada.region("chronicle")).to_contain_text("Mary S. compra")
