"""Whole games to the end, in every way one can play: mouse, touch, keyboard, without scripts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.mars import BUSY, IDLE, Eager, idle, reach
from tests.web.browser.people import (
    LAPTOP,
    PHONE,
    Hand,
    Person,
    by_form,
    by_keyboard,
    by_mouse,
    by_touch,
    step_to,
)
from tests.web.browser.walker import Walker, play_out, sit_together


def check_scores(person: Person, record: ludoteca.Record) -> None:
    """The page shows the points of everybody, as the record has them."""
    assert record.result is not None
    scores = person.region("board").locator("table").first
    for points in record.result.scores:
        expect(scores).to_contain_text(str(points))


def verbs_of(record: ludoteca.Record, seat: int) -> set[str]:
    moves = [move.split(" ") for move in record.moves]
    return {words[1] for words in moves if words[0] == str(seat)}


def test_a_whole_game_by_mouse_with_purchases_a_mechanism_sales_and_an_undo(
    invite: Invite, house: House, tmp_path: Path
) -> None:
    ada = invite(size=LAPTOP, hand=by_mouse, motion=True, pace="at-once")
    friend = Walker(house, "Charles")
    sit_together(ada, friend)
    friend.respond(*IDLE)
    ada.asked()
    before = ada.cards
    ada.answer("buy")
    assert len(ada.cards) == len(before) + 1
    ada.undo()
    assert ada.cards == before
    ada.play(Eager(), meanwhile=lambda: friend.respond(*IDLE))
    record = ada.verified_record(tmp_path)
    check_scores(ada, record)
    assert verbs_of(record, seat=0) >= {"buy", "build", "sell", "undo"}


def test_a_game_against_two_bots_begins_with_one_tap_and_goes_on_to_its_end(
    invite: Invite, tmp_path: Path
) -> None:
    ada = invite(size=PHONE, hand=by_touch)
    ada.go("/")
    ada.follow(ada.page.locator('form[action="/new/mars-needs-mechanics"] button'))
    ada.asked()
    ada.answer("buy")
    ada.asked()
    ada.answer("end-turn", "pass")  # the turn may have ended by itself
    rest = Walker.in_place_of(ada)
    ada.go("/")
    play_out([rest], *BUSY)
    ada.go(rest.table)
    record = ada.verified_record(tmp_path)
    check_scores(ada, record)
    assert record.players == 3


@pytest.mark.parametrize(
    ("hand", "size"), [(by_touch, PHONE), (by_form, LAPTOP)], ids=["by touch", "without scripts"]
)
def test_a_mechanism_is_built_a_set_sold_an_answer_taken_back_and_the_game_played_to_its_end(
    invite: Invite, house: House, tmp_path: Path, hand: Hand, size: tuple[int, int]
) -> None:
    host, friend = Walker(house, "Ada L."), Walker(house, "Charles")
    eager = Eager()
    reach(host, friend, lambda: host.can("build") and host.can("buy"), eager.shop)
    ada = invite(size=size, hand=hand)
    ada.become(host.cookies)
    ada.go(host.table)
    ada.answer("buy")
    ada.undo()
    ada.play(eager, meanwhile=lambda: friend.respond(*IDLE))
    record = ada.verified_record(tmp_path)
    check_scores(ada, record)
    assert verbs_of(record, seat=0) >= {"build", "sell", "undo"}


def test_a_whole_game_by_keyboard_alone(invite: Invite, house: House, tmp_path: Path) -> None:
    ada = invite(hand=by_keyboard)
    friend = Walker(house, "Charles")
    sit_together(ada, friend)
    friend.respond(*IDLE)
    ada.asked()
    ada.answer("buy")  # with the Tab key
    ada.undo()
    value = ada.find("buy")  # with the arrows
    step_to(ada.button(value), "ArrowRight")
    ada.page.keyboard.press("Enter")
    ada.expect_taken(value)
    ada.play(idle, meanwhile=lambda: friend.respond(*IDLE))  # with letters
    record = ada.verified_record(tmp_path)
    check_scores(ada, record)
    assert verbs_of(record, seat=0) >= {"buy", "undo", "pass", "end-turn", "stop-selling"}
