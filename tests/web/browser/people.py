"""People at a table, each with a browser of their own and a way to use it."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from pathlib import Path
from time import monotonic
from typing import Literal, Protocol

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, TimeoutError, expect

import ludoteca
from tests.web.house import PATIENCE

Lang = Literal["it", "en"]
Hand = Callable[[Locator], None]


class Address(Protocol):
    """Where a server is found."""

    @property
    def url(self) -> str: ...


LAPTOP = (1280, 860)
PHONE = (390, 844)
NARROW = (360, 740)
LOW_LAPTOP = (1366, 680)
SIDEWAYS = (844, 390)
TWICE_AS_LARGE = (640, 430)  # a laptop's window at a zoom of 200 %

ANSWER = '[name="answer"]'  # a button, or a choice that is confirmed by one
CHOICE = 'input[form="choice"]'
CONFIRM = 'button[form="choice"]'
UNDO = '[form="undo"]'
MESSAGE = "#message"
OVER = 'a[href$="/record"]'  # a table that is over gives its record away, no other does
HAND = '[data-at="hand"]'
LOST = "p.lost"
LISTENING = "html[data-listening]"  # the page hears every click and every key
AT_A_TABLE = re.compile(r"/table/[\w-]+$")

DOUBLE_TAP = 400  # milliseconds
MOST_STOPS = 150  # of the Tab key on one page


# --- ways to press something --------------------------------------------------------------


def by_mouse(it: Locator) -> None:
    it.click()


def by_touch(it: Locator) -> None:
    """At a person's pace: two taps in quick succession are one double tap."""
    it.page.wait_for_function(
        "pause => performance.now() - (window.lastTap ?? -pause) >= pause", arg=DOUBLE_TAP
    )
    it.tap()
    with suppress(Error):  # the tap has led to another page
        it.page.evaluate("window.lastTap = performance.now()")


def by_form(it: Locator) -> None:
    """Where there are no scripts, every answer loads the page anew."""
    with it.page.expect_navigation():
        it.click()


def by_keyboard(it: Locator) -> None:
    """Its letter where it has one, otherwise the Tab key as often as it takes, then Enter."""
    letter = it.get_attribute("data-key")
    if letter:
        it.page.keyboard.press(letter)
        return
    step_to(it, "Tab")
    it.page.keyboard.press("Enter")


def step_to(it: Locator, key: str) -> None:
    """Press a key until the focus is there."""
    for _ in range(MOST_STOPS):
        there = it.evaluate_all("all => all.length ? all[0] === document.activeElement : null")
        if there:
            return
        if there is None:
            raise NothingAsked
        it.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {it}")


class NothingAsked(AssertionError):
    """There is no question any more: of a single option, the server may have been quicker."""


# --- a person -----------------------------------------------------------------------------


class Person:
    """Somebody with a browser of their own.

    Whatever goes wrong in that browser is kept in `troubles`: what its console complains about
    (violations of the content policy among it), scripts that fail, errors of the server.
    """

    def __init__(
        self,
        browser: Browser,
        house: Address,
        name: str = "Ada L.",
        *,
        lang: Lang = "it",
        size: tuple[int, int] = LAPTOP,
        hand: Hand = by_mouse,
        motion: bool = False,
        pace: str = "",
    ) -> None:
        self.name = name
        self.house = house
        self.lang = lang
        self.scripts = hand is not by_form
        self.context: BrowserContext = browser.new_context(
            base_url=house.url,
            locale={"it": "it-IT", "en": "en-GB"}[lang],
            viewport={"width": size[0], "height": size[1]},
            has_touch=hand is by_touch,
            is_mobile=hand is by_touch,
            java_script_enabled=self.scripts,
            reduced_motion="no-preference" if motion else "reduce",
        )
        chosen = pace or ("brisk" if motion else "at-once")
        self.context.add_init_script(f"try {{ localStorage.pace ??= {chosen!r} }} catch {{}}")
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.set_default_navigation_timeout(PATIENCE * 1000)
        self.troubles: list[str] = []
        self._forgiven: list[str] = []
        self._hand = hand
        self._listen()
        self.page: Page = self.context.new_page()

    def _listen(self) -> None:
        note = self.troubles.append
        self.context.on(
            "console", lambda it: note(f"console: {it.text}") if it.type == "error" else None
        )
        self.context.on("weberror", lambda it: note(f"script: {it.error}"))
        self.context.on(
            "response", lambda it: note(f"{it.status}: {it.url}") if it.status >= 500 else None
        )

    def forgive(self, pattern: str) -> None:
        """Something that the console is right to complain about in this test."""
        self._forgiven.append(pattern)

    def check(self) -> None:
        """Fails where anything went wrong in this browser."""
        left = [it for it in self.troubles if not any(re.search(p, it) for p in self._forgiven)]
        assert not left, f"in the browser of {self.name}: {left}"

    # --- going somewhere ------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(path)
        self._arrive()

    def reload(self) -> None:
        self.page.reload()
        self._arrive()

    def follow(self, it: Locator) -> None:
        """Press something that leads to another page."""
        with self.page.expect_navigation():
            self.press_in_place(it)
        self._arrive()

    def _arrive(self) -> None:
        """Nobody is quicker than the page: it says when it listens."""
        if self.scripts:
            self.page.locator(LISTENING).wait_for(state="attached")

    @property
    def path(self) -> str:
        return self.page.url.removeprefix(self.house.url)

    def press(self, it: Locator) -> None:
        self._hand(it)

    def open_table(self, *seats: str, game: str = "mars-needs-mechanics") -> str:
        """A new table by its form: on each further seat a bot, by its kind, or a "friend"."""
        self.go(f"/new/{game}")
        self.page.fill('input[name="name"]', self.name)
        for place in self.page.locator('select[name^="seat-"]').all():
            number = int((place.get_attribute("name") or "")[5:])
            if number - 2 < len(seats):
                place.select_option(seats[number - 2])
            elif place.locator('option[value="none"]').count():
                place.select_option("none")
        self._sit_down()
        return self.path

    @property
    def invitation(self) -> str:
        """The link for friends, as the page shows it."""
        return self.page.locator("#join-link").input_value()

    def join(self, link: str) -> None:
        self.go(link)
        self.page.fill('input[name="name"]', self.name)
        self._sit_down()

    def _sit_down(self) -> None:
        self.follow(self.page.locator("main form button"))
        expect(self.page).to_have_url(AT_A_TABLE)

    @property
    def cookies(self) -> dict[str, str]:
        """Who has these is this person."""
        return {it["name"]: it["value"] for it in self.context.cookies()}

    def become(self, cookies: dict[str, str]) -> None:
        """Be the guest who has these cookies."""
        self.context.add_cookies(
            [{"name": name, "value": it, "url": self.house.url} for name, it in cookies.items()]
        )

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    # --- looking --------------------------------------------------------------------------

    def region(self, name: str) -> Locator:
        return self.page.locator(f'[data-region="{name}"]')

    @property
    def possible(self) -> list[str]:
        """What can be answered just now, as the buttons send it: ask id and action."""
        values: list[str] = self.page.locator(ANSWER).evaluate_all(
            "all => [...new Set(all.map(it => it.value))]"
        )
        return values

    @property
    def question(self) -> str:
        return self.page.locator(".question").inner_text()

    @property
    def cards(self) -> list[str]:
        """The kinds of the cards in hand, as they lie on the page."""
        kinds: list[str] = self.page.locator(HAND).evaluate_all(
            "all => all.map(it => it.dataset.name).sort()"
        )
        return kinds

    @property
    def chronicle(self) -> list[str]:
        """The lines of the chronicle, the newest first."""
        return self.page.locator("[data-log] > li").all_inner_texts()

    def told(self, event: str) -> int:
        """How often the chronicle tells of it."""
        return self.page.locator(f"[data-log] > li.event-{event}").count()

    @property
    def shown(self) -> dict[str, str]:
        """The regions of the table with the keys of what they show."""
        keys: dict[str, str] = self.page.locator("[data-region]").evaluate_all(
            "all => Object.fromEntries(all.map(it => [it.dataset.region, it.dataset.key]))"
        )
        return keys

    @property
    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def another_tab(self, path: str = "") -> Person:
        """The same person, with another tab of the same browser."""
        tab = copy(self)
        tab.page = self.context.new_page()
        if path:
            tab.go(path)
        return tab

    def mark(self) -> None:
        """Leave something in this page that a reload would wipe out."""
        self.page.evaluate("window.stillTheSamePage = true")

    @property
    def never_reloaded(self) -> bool:
        return bool(self.page.evaluate("window.stillTheSamePage === true"))

    # --- playing --------------------------------------------------------------------------

    def seated(self) -> None:
        """Wait until everybody has come and the game has begun."""
        self._wait_for('[data-region="dock"]')

    def asked(self) -> bool:
        """Wait until there is a question, or say no: the game is over."""
        self._wait_for(f"{ANSWER}, {OVER}")
        return not self.over

    def _wait_for(self, selector: str) -> None:
        """Without scripts a page changes only when it is loaded anew."""
        wanted = self.page.locator(selector).first
        if self.scripts:
            self.page.locator(LISTENING).locator(selector).first.wait_for(state="attached")
            return
        until = monotonic() + PATIENCE
        while not wanted.count():
            assert monotonic() < until, f"{selector} does not come"
            self.page.reload()

    def button(self, value: str) -> Locator:
        """The place on the page that gives this answer; a menu around it is opened first."""
        found = self.page.locator(f'{ANSWER}[value="{value}"]')
        seen = found.filter(visible=True)
        if not seen.count():
            menu = self.page.locator(f'details:not([open]):has({ANSWER}[value="{value}"])')
            self.press_in_place(menu.first.locator("summary"))
        return seen.first

    def place(self, value: str) -> Locator:
        """Where one points at for this answer: its button, or what is around its choice."""
        chosen = self.page.locator(f'label:has({CHOICE}[value="{value}"])')
        return chosen.first if chosen.count() else self.button(value)

    def press_in_place(self, it: Locator) -> None:
        """Press it, whatever comes of it."""
        (by_mouse if self._hand is by_form else self._hand)(it)

    def find(self, *wanted: str) -> str:
        """The first answer that begins with one of these, the most wanted first."""
        values = self.possible
        if not values:
            raise NothingAsked
        for prefix in wanted:
            for value in values:
                if value.partition(" ")[2].startswith(prefix):
                    return value
        raise AssertionError(f"none of {wanted} is possible: {values}")

    def can(self, prefix: str) -> bool:
        return any(value.partition(" ")[2].startswith(prefix) for value in self.possible)

    def answer(self, *wanted: str) -> str:
        """Give the first possible of these answers and wait until it has been taken."""
        value = self.find(*wanted)
        self._press_answer(value)
        self.expect_taken(value)
        return value.partition(" ")[2]

    def _press_answer(self, value: str) -> None:
        """Press it as long as it is there: of a single option, the server may be quicker. Who
        reaches for what has gone looks up after a while, each time after a longer one."""
        there = self.page.locator(f'{ANSWER}[value="{value}"]')
        until = monotonic() + PATIENCE
        reach = 1.0
        try:
            while there.count():
                self.page.set_default_timeout(reach * 1000)
                reach *= 2
                try:
                    if self.page.locator(f'{CHOICE}[value="{value}"]').count():
                        return self._choose(value)
                    return self.press(self.button(value))
                except (TimeoutError, NothingAsked):
                    if monotonic() > until:
                        raise
        finally:
            self.page.set_default_timeout(PATIENCE * 1000)

    def _choose(self, value: str) -> None:
        """Choose among answers that can be changed until they are confirmed, and confirm."""
        chosen = self.page.locator(f'{CHOICE}[value="{value}"]').first
        if self._hand is by_keyboard:
            made = self.page.locator(f"{CHOICE}:checked")
            step_to(made if made.count() else self.page.locator(CHOICE).first, "Tab")
            step_to(chosen, "ArrowRight")
            if not chosen.is_checked():  # it is the first, and nothing was chosen before
                self.page.keyboard.press("Space")
            self.page.keyboard.press("Enter")
        elif self._hand is by_mouse and self.place(value).get_attribute("data-at-once") is not None:
            self.press(self.place(value))
        else:
            self.press_in_place(self.place(value))
            expect(chosen).to_be_checked()
            self.press(self.page.locator(CONFIRM))

    def expect_taken(self, value: str) -> None:
        """The question that this answers is no longer on the page."""
        question = value.partition(" ")[0]
        expect(self.page.locator(f'{ANSWER}[value^="{question} "]')).to_have_count(0)

    def undo(self) -> None:
        """Once the story is told: afterwards nothing but the taking back changes the question."""
        self._wait_for(UNDO)
        before = self.shown["dock"]
        self.press(self.page.locator(UNDO))
        expect(self.region("dock")).not_to_have_attribute("data-key", before)

    def play(
        self,
        choose: Callable[[Person], tuple[str, ...]],
        meanwhile: Callable[[], object] = lambda: None,
    ) -> None:
        """Play to the end; `choose` says what is wanted at each question, `meanwhile` lets the
        others play."""
        meanwhile()
        while self.asked():
            with suppress(NothingAsked):
                self.answer(*choose(self))
            meanwhile()

    # --- the end --------------------------------------------------------------------------

    def download(self, folder: Path) -> Path:
        """The record, as the link on the page gives it."""
        with self.page.expect_download() as coming:
            self.press_in_place(self.page.locator(OVER).first)
        file = folder / coming.value.suggested_filename
        coming.value.save_as(file)
        return file

    def verified_record(self, folder: Path) -> ludoteca.Record:
        """The record downloaded; it must be of a whole game, and everything in it true."""
        record = ludoteca.Record.load(self.download(folder))
        assert ludoteca.verify(record) == []
        assert record.result is not None
        return record


def first_asked(*people: Person) -> Person | None:
    """Wait until one of these people at a table is asked something; nobody: the game is over."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        for person in people:
            if person.possible:
                return person
            if person.over:
                return None
    raise AssertionError(f"nobody of {[person.name for person in people]} is asked anything")
