"""Fort in the browser: what is particular to it."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import expect

from ludoteca.core.match import Match
from ludoteca.games.fort.rules import GAME
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.people import Person
from tests.web.browser.stills import show
from tests.web.browser.walker import Walker, sit

TICK = "[data-standing-tick]"
BY_ITSELF = "button[data-standing]"  # the only answer, which the page may give
LINE = "[data-log] > li"  # of the chronicle, the newest first
MOST_ANSWERS = 80

# The shortest pause there is: what is drawn at random is as far on one side as it can be.
AT_ONCE = "Math.random = () => 0.5; Math.log = () => -50;"
# How long the page would wait, and what it would have pressed.
PAUSES = """
window.pauses = [];
const later = window.setTimeout;
window.setTimeout = (what, delay, ...rest) => {
    if (delay >= 1000) pauses.push(delay);
    return later(what, delay, ...rest);
};
"""


def play_until_it_could_pass(ada: Person, charles: Walker) -> None:
    """Until Ada is asked whether she follows, and cannot."""
    table, walker = ada.path, Walker.in_place_of(ada)
    ada.go("/")
    for _ in range(MOST_ANSWERS):
        charles.respond("play", "")
        walker.refresh()
        if "data-standing=" in walker.page:
            ada.go(table)
            expect(ada.page.locator(BY_ITSELF)).to_have_count(1)
            return
        walker.answer("pass", "")
    raise AssertionError("she can always follow")


def test_whoever_cannot_follow_passes_by_itself_if_it_likes_and_nobody_is_told(
    invite: Invite, house: House
) -> None:
    ada, charles = invite("Ada"), Walker(house, "Charles")
    ada.context.add_init_script(AT_ONCE)
    sit(ada, house, "fort", friend=charles)
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(f"{request.url} {request.post_data}"))
    play_until_it_could_pass(ada, charles)
    expect(ada.page.locator(TICK)).not_to_be_checked()
    before = ada.page.locator(LINE).first.get_attribute("value")
    asked = ada.page.locator(BY_ITSELF).get_attribute("value")
    ada.page.locator(TICK).check()
    expect(ada.page.locator(f'{BY_ITSELF}[value="{asked}"]')).to_have_count(0)
    # old lines leave the chronicle while new ones come: the line is told by its number
    line = ada.page.locator(f"{LINE}[value='{int(before or 0) + 1}']")
    expect(line).to_contain_class("event-passed")
    # the wish is kept by her browser, and never leaves it
    assert ada.page.evaluate("localStorage.getItem('fort-pass')") == "on"
    assert not any("fort-pass" in it for it in sent)


def cannot_follow() -> tuple[Match, int]:
    """A match in which somebody is asked to follow, and cannot."""
    match = Match(GAME, 3, 1)
    while True:
        seat, ask = next(iter(match.asks.items()))
        if ask.prompt == "follow" and len(ask.options) == 1:
            return match, seat
        match.play(seat, ask.options[0])


def test_a_pass_by_itself_takes_as_long_as_one_by_hand_and_can_be_taken_back(
    invite: Invite, house: House
) -> None:
    """Others see when an answer comes: were it always quick, a slow one would tell of a choice."""
    ada = invite("Ada")
    ada.context.add_init_script(PAUSES)
    sit(ada, house, "fort", friend=Walker(house, "Charles"))
    show(ada, *cannot_follow())
    ada.page.evaluate("""() => {
        window.pressed = 0;
        const button = document.querySelector('button[data-standing]');
        button.addEventListener('click', event => { event.preventDefault(); pressed += 1; });
        const tick = document.querySelector('[data-standing-tick]');
        for (let n = 0; n < 400; n += 1) tick.click();
    }""")
    pauses = ada.page.evaluate("window.pauses")
    assert len(pauses) == 200  # every second time it was taken back
    assert min(pauses) > 1000
    assert 2500 < median(pauses) < 5000
    assert max(pauses) > 8000
    assert len({round(it) for it in pauses}) > 150
    expect(ada.page.locator(TICK)).not_to_be_checked()
    assert ada.page.evaluate("window.pressed") == 0
