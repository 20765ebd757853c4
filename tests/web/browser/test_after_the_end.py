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
    """Which move the replay shows, and of how many."""
    shown = MOVE.search(person.page.locator(".moves [role=status]").inner_text())
    assert shown
    return int(shown[1]), int(shown[2])


def expect_moment(person: Person, move: int) -> None:
    expect(person.page.locator(".moves [role=status]")).to_have_text(re.compile(rf"\b{move}\b.*\d"))
    assert moment(person)[0] == move


def open_replay(person: Person) -> int:
    """From the table to the replay, which begins at the end; gives the number of moves."""
    person.follow(person.page.locator('a[href$="/replay"]'))
    move, moves = moment(person)
    assert move == moves
    return moves


def test_the_game_is_replayed_move_by_move_with_clicks(ada: Person) -> None:
    moves = open_replay(ada)
    step = {rel: ada.page.locator(f'a[rel="{rel}"]') for rel in ("prev", "next")}
    for number in (moves - 1, moves - 2):
        ada.press(step["prev"])
        expect_moment(ada, number)
    assert ada.possible == []
    ada.press(step["next"])
    expect_moment(ada, moves - 1)
    ada.page.locator(".moves a").first.click()
    expect_moment(ada, 0)
    assert len(ada.chronicle) == 1
    ada.page.locator(".moves a").last.click()
    expect_moment(ada, moves)


def test_the_game_is_replayed_with_the_arrow_keys(ada: Person) -> None:
    moves = open_replay(ada)
    ada.mark()
    for key, number in (
        ("ArrowLeft", moves - 1),
        ("ArrowLeft", moves - 2),
        ("ArrowRight", moves - 1),
    ):
        ada.page.keyboard.press(key)
        expect_moment(ada, number)
    assert ada.never_reloaded
    ada.page.go_back()
    expect_moment(ada, moves - 2)


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
    moves = open_replay(old)
    old.press(old.page.locator('a[rel="prev"]'))
    expect_moment(old, moves - 1)
    old.press(old.page.locator(".seen-from a").last)
    expect_moment(old, moves - 1)
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
