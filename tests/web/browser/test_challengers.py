"""Challengers! in the browser: whole tournaments, and matches that are watched like a broadcast."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.people import LAPTOP, NARROW, PHONE, Person, by_touch
from tests.web.browser.walker import Walker, play_out

GAME = "challengers"
TELLING = "body.telling"
QUICK = ("level", "take", "ready", "draw", "")  # what the walkers answer, the most wanted first

# Whose halves of a park are shown while something is told, and what is told in words.
BROADCAST = """
window.parks = [];
window.tales = [];
new MutationObserver(() => {
    const told = document.querySelector('.question.told');
    if (!told || tales.at(-1) === told.textContent) return;
    tales.push(told.textContent);
    const players = [...document.querySelectorAll('.arena .half .who')].map(it => it.textContent);
    if (players.length) parks.push(players);
}).observe(document, {childList: true, subtree: true});
"""


def parks(person: Person) -> list[list[str]]:
    shown: list[list[str]] = person.page.evaluate("window.parks")
    return shown


def control(person: Person, name: str) -> Locator:
    """A button of the bar below a story."""
    return person.page.locator(f"#story [data-{name}]")


def to_the_end(person: Person) -> None:
    """Of what is told just now, unless it comes by itself."""
    end = control(person, "end")
    if end.is_visible():
        person.press_in_place(end)
    expect(person.page.locator(f"{TELLING}, .question.told")).to_have_count(0)


def watch_the_round(person: Person, own: str) -> None:
    """How it begins, and then its end; whoever plays in it is shown no other park."""
    person.page.wait_for_function("least => window.parks.length > least", arg=0)
    to_the_end(person)
    assert all(own in players for players in parks(person))


def ready_for_the_match(person: Person) -> None:
    """Through the deck phase, and then the match begins."""
    person.asked()
    while not person.can("ready"):
        person.answer("enough", "")  # with the first cards nobody is asked anything in the match
        person.asked()
    person.press(person.button(person.find("ready")))


def sit(people: list[Person], house: House, *bots: str) -> None:
    """These people at a new table, with bots on the other seats."""
    first, *others = (Walker(house, person.name, person.lang) for person in people)
    first.open_table(*["friend"] * len(others), *bots, game=GAME)
    for walker in others:
        walker.join(first.invitation)
    for person, walker in zip(people, [first, *others], strict=True):
        person.become(walker.cookies)
        person.go(walker.table)
        person.seated()


def play_to_the_end(people: list[Person], folder: Path) -> None:
    """Without pages; then everybody sees how it ended, with everybody's place."""
    table = people[0].path
    walkers = [Walker.in_place_of(person) for person in people]
    for person in people:
        person.go("/")
    play_out(walkers, *QUICK)
    for person in people:
        person.go(table)
        assert not person.asked()
    record = people[0].verified_record(folder)
    rows = people[0].region("board").locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(record.players + (record.players == 1))  # alone, the robot ranks


def test_alone_against_the_robot_with_a_pause_and_a_match_that_is_watched_again(
    invite: Invite, house: House, tmp_path: Path
) -> None:
    ada = invite(size=LAPTOP, motion=True, pace="calm")
    sit([ada], house)
    ready_for_the_match(ada)
    ada.page.locator(".arena .half").first.wait_for()
    key = ada.page.locator("[data-pause]").get_attribute("data-pause")
    assert key
    assert not key.isalnum()  # a moment too late, letters and digits are answers
    ada.page.keyboard.press(key)
    expect(control(ada, "pause")).to_have_attribute("aria-pressed", "true")
    told = ada.question
    # whoever has paused goes on step by step, however often
    for _ in range(3):
        ada.page.keyboard.press("Space")
        expect(ada.page.locator(".question")).not_to_have_text(told)
        told = ada.question
        expect(ada.page.locator(TELLING)).to_have_count(1)
    to_the_end(ada)
    play_to_the_end([ada], tmp_path)
    ada.page.locator(".plan .watch").first.click()
    ada.page.locator(".arena .half").first.wait_for()
    expect(ada.region("status")).to_contain_text("Incontri")
    to_the_end(ada)
    expect(ada.page.locator(".scores")).to_be_visible()


def test_two_people_with_two_bots_see_their_own_matches_first_and_then_any_other(
    invite: Invite, house: House, tmp_path: Path
) -> None:
    ada = invite("Ada L.", size=PHONE, hand=by_touch, motion=True)
    mary = invite("Mary S.", size=LAPTOP, motion=True)
    people = [ada, mary]
    for person in people:
        person.context.add_init_script(BROADCAST)
    sit(people, house, "greedy", "greedy")
    for person in people:
        ready_for_the_match(person)
    for person in people:
        watch_the_round(person, "Tu")
    # a match of the first round can be watched by whoever did not play in it
    before = len(parks(mary))
    question = mary.question
    mary.page.locator(".results .watch, .elsewhere .watch").first.click()
    mary.page.wait_for_function("least => window.parks.length > least", arg=before)
    to_the_end(mary)
    expect(mary.page.locator(".question")).to_have_text(question)
    play_to_the_end(people, tmp_path)


def test_eight_seats_with_three_people_each_at_a_width(
    invite: Invite, house: House, tmp_path: Path
) -> None:
    people = [
        invite("Ada L.", size=PHONE, hand=by_touch, motion=True),
        invite("Mary S.", size=LAPTOP, motion=True, lang="en"),
        invite("Emmy N.", size=NARROW, hand=by_touch, lang="en"),
    ]
    for person in people[:2]:
        person.context.add_init_script(BROADCAST)
    sit(people, house, *["greedy"] * 5)
    for person in people:
        ready_for_the_match(person)
    for person, own in zip(people[:2], ("Tu", "You"), strict=True):
        watch_the_round(person, own)
    play_to_the_end(people, tmp_path)
