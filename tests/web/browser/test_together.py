"""Two people and a bot at one table, in two browsers and two languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import ludoteca
from ludoteca.core.table import Event
from ludoteca.server.scene import narrated
from ludoteca.server.words import PageSpeaker
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.mars import BUSY, IDLE, Eager
from tests.web.browser.people import ANSWER, HAND, PHONE, UNDO, Person, first_asked
from tests.web.browser.walker import Walker, play_out, sit_together
from tests.web.browser.words import check_language

BY_HAND = 8  # answers in the browsers; the rest of the game is played without them

CARD = re.compile(r'data-name="([\w-]+)" data-at="hand"')

LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    return [
        Number(document.querySelector('[data-log] > li').value),
        all('[data-at="hand"]').map(it => it.dataset.name).sort(),
        all('[data-at^="seat-"]').map(it => `${it.dataset.at} ${it.dataset.name}`).sort(),
    ];
}"""


class Glimpse(NamedTuple):
    """What can be seen of the cards at one moment."""

    told: int  # lines of the chronicle: tells the moment
    hand: list[str]
    others: list[str]  # what everybody knows of the other hands, with the seat


def glimpse(person: Person) -> Glimpse:
    """What the page shows."""
    return Glimpse(*person.page.evaluate(LOOK))


def permitted(view: Any, told: int, seat: int) -> Glimpse:
    """What the rules let that seat see."""
    hand = [kind for kind, count in view.hand.items() for _ in range(count)]
    others = [
        f"seat-{other} {kind}"
        for other, competitor in enumerate(view.competitors)
        if other != seat
        for kind, count in competitor.known.items()
        for _ in range(count)
    ]
    scrap = ["scrap"] * view.competitors[seat].scrap
    return Glimpse(told, sorted(hand + scrap), sorted(others))


def all_permitted(record: ludoteca.Record, seat: int) -> list[Glimpse]:
    """The same for every moment of the game, with the lines that were told by then."""
    match = ludoteca.replay(record, 0)
    speaker = PageSpeaker(match.game, "en", record.names, seat)
    events: list[Event] = []
    glimpses = []
    for move in ["", *record.moves]:
        if move:
            player, _, action = move.partition(" ")
            match.play(int(player), action)
        for moment in match.moments(seat, after=len(events)):
            events += moment.events
            glimpses.append(permitted(moment.view, len(narrated(speaker, events)), seat))
    return glimpses


def overhear(person: Person) -> list[str]:
    """Every live update that reaches this page from now on, as it comes over the wire."""
    heard: list[str] = []
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    line.on("Network.eventSourceMessageReceived", lambda it: heard.append(it["data"]))
    return heard


def sent_hands(updates: list[str]) -> list[list[str]]:
    """The hands in live updates."""
    sent = [json.loads(update)["regions"] for update in updates if update.startswith("{")]
    docks = [regions.get("dock") for regions in sent]
    return [sorted(CARD.findall(dock["html"])) for dock in docks if dock]


@pytest.fixture
def ada(invite: Invite) -> Person:
    return invite("Ada L.", lang="it")


@pytest.fixture
def mary(invite: Invite) -> Person:
    return invite("Mary S.", lang="en", size=PHONE)


@pytest.fixture
def table(ada: Person, mary: Person, house: House) -> None:
    """Both sit at one table, by the quick way."""
    host, friend = (Walker(house, person.name, person.lang) for person in (ada, mary))
    sit_together(host, friend)
    for person, walker in ((ada, host), (mary, friend)):
        person.become(walker.cookies)
        person.go(walker.table)


def in_turn(ada: Person, mary: Person) -> tuple[Person, Person]:
    """Who is asked, and the other."""
    asked = first_asked(ada, mary)
    assert asked
    return asked, mary if asked is ada else ada


def wish_to_take_back(ada: Person, mary: Person) -> tuple[Person, Person]:
    """One has ended a turn, the other has answered, and the one would like to take back."""
    first, second = in_turn(ada, mary)
    first.answer("pass")
    first.answer("end-turn")
    second.asked()
    second.answer("pass")
    first.press(first.page.locator(UNDO))
    return first, second


def test_two_people_and_a_bot_play_a_whole_game_each_in_their_own_language_with_their_own_cards(
    ada: Person, mary: Person, tmp_path: Path
) -> None:
    both = {0: ada, 1: mary}
    heard = {seat: overhear(person) for seat, person in both.items()}
    sit_together(ada, mary, "greedy")
    seen: dict[int, list[Glimpse]] = {0: [], 1: []}
    eager = Eager()
    for answered in range(BY_HAND):
        asked, _ = in_turn(ada, mary)
        asked.answer(*(eager(asked) if asked is ada else BUSY))
        for seat, person in both.items():
            seen[seat].append(glimpse(person))
        if answered % 10 == 0:
            check_language(ada, "it")
            check_language(mary, "en")
    table = ada.path
    walkers = [Walker.in_place_of(person) for person in both.values()]
    for person in both.values():
        person.go("/")
    play_out(walkers, *BUSY)
    for person in both.values():
        person.go(table)
        assert not person.asked()
    check_language(ada, "it")
    check_language(mary, "en")
    record = ada.verified_record(tmp_path)
    assert mary.verified_record(tmp_path) == record
    for seat in both:
        moments = all_permitted(record, seat)
        for moment in seen[seat]:
            assert moment in moments
        hands = [moment.hand for moment in moments]
        assert sent_hands(heard[seat])
        for hand in sent_hands(heard[seat]):
            assert hand in hands
        secrets = [record.seed, *record.nonces]
        assert not [secret for secret in secrets for update in heard[seat] if secret in update]


def test_a_friend_sits_down_by_the_link_and_the_host_sees_it_at_once(
    ada: Person, mary: Person
) -> None:
    ada.open_table("friend")
    assert ada.page.locator("img.qr").evaluate("it => it.complete && it.naturalWidth > 0")
    check_language(ada, "it")
    mary.go(ada.invitation)
    check_language(mary, "en")
    mary.join(ada.invitation)
    for person in (ada, mary):
        expect(person.page.locator(".question")).to_be_visible()
        expect(person.region("seats")).to_contain_text("Mary S." if person is ada else "Ada L.")


@pytest.mark.usefixtures("table")
def test_what_one_does_appears_on_the_others_page_without_a_reload(
    ada: Person, mary: Person
) -> None:
    for person in (ada, mary):
        person.mark()
    buys = {"it": "compra", "en": "buys"}
    for _ in range(2):
        active, other = in_turn(ada, mary)
        active.answer("buy")
        expect(other.region("chronicle")).to_contain_text(f"{active.name} {buys[other.lang]}")
        active.answer("end-turn")
        expect(other.page.locator(ANSWER).first).to_be_attached()
    assert ada.never_reloaded
    assert mary.never_reloaded


@pytest.mark.usefixtures("table")
def test_whoever_watches_sees_the_moves_and_nobodys_hand(
    ada: Person, mary: Person, invite: Invite
) -> None:
    active, _ = in_turn(ada, mary)
    watcher = invite("Watcher", lang="en")
    watcher.go(active.page.locator("#watch-link").input_value())
    active.answer("buy")
    expect(watcher.region("chronicle")).to_contain_text(f"{active.name} buys")
    assert watcher.page.locator(HAND).count() == 0
    assert watcher.possible == []
    assert watcher.page.locator(UNDO).count() == 0
    check_language(watcher, "en")


@pytest.mark.usefixtures("table")
def test_a_move_that_others_have_answered_is_taken_back_with_their_consent(
    ada: Person, mary: Person
) -> None:
    first, second = wish_to_take_back(ada, mary)
    agree = second.page.locator('[form="consent"][value^="yes"]')
    expect(agree).to_be_visible()
    assert not first.possible
    second.press(agree)
    expect(first.page.locator(ANSWER).first).to_be_attached()
    assert first.can("end-turn")
    expect(second.page.locator(ANSWER)).to_have_count(0)


@pytest.mark.usefixtures("table")
def test_whoever_does_not_agree_keeps_the_game_as_it_is(ada: Person, mary: Person) -> None:
    first, second = wish_to_take_back(ada, mary)
    second.press(second.page.locator('[form="consent"][value^="no"]'))
    expect(first.page.locator(".wish")).to_have_count(0)
    expect(second.page.locator(".wish")).to_have_count(0)
    assert second.can("end-turn")
    assert not first.possible


def test_the_language_can_be_changed_at_the_table_and_the_table_stays(ada: Person) -> None:
    ada.open_table("random")
    ada.asked()
    path, hand, possible = ada.path, ada.cards, ada.possible
    for lang in ("en", "it"):
        ada.follow(ada.page.locator(f'button[name="lang"][value="{lang}"]'))
        check_language(ada, lang)
        assert (ada.path, ada.cards, ada.possible) == (path, hand, possible)
    ada.answer(*IDLE)
    check_language(ada, "it")
