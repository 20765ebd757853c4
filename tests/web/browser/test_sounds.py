"""Sounds: off until wanted, soft, one for each kind of event. Counted where the browser makes them:
every oscillator that starts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.core.game import find_game, game_ids
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.looks import barriers, too_wide
from tests.web.browser.mars import IDLE
from tests.web.browser.people import NARROW, Person
from tests.web.browser.walker import Walker, sit_opposite

LISTEN = """
window.struck = [];
window.AudioContext = class extends AudioContext {
    constructor() {
        super();
        window.speaker = this;
    }
};
window.loudest = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) {
    window.struck.push(this.frequency.value);
    return start.call(this, at);
};
const rise = AudioParam.prototype.exponentialRampToValueAtTime;
AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
    window.loudest = Math.max(window.loudest, value);
    return rise.call(this, value, at);
};
"""
REMEMBERS_NOTHING = """
Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("denied"); } });
"""
NO_SOUND_HERE = "delete window.AudioContext;"
REFUSED = """
Object.defineProperty(AudioContext.prototype, "state", { get: () => "suspended" });
AudioContext.prototype.resume = () => Promise.reject(new DOMException("not allowed"));
"""

# the tones of the kinds, as the page's own script makes them
TONES = """async (count) => {
    const { toneOf } = await import("/static/sounds.js");
    return Array.from({ length: count }, (_, index) => toneOf(index));
}"""
RING = """async ([told, turn]) => {
    const { ring } = await import("/static/sounds.js");
    window.struck.length = 0;
    ring(told, turn);
    return window.struck;
}"""

CHIME = [784, 1046.5]  # hertz: it is your turn


class Listener:
    """Somebody at a table of two, opposite a friend who has just played."""

    def __init__(self, person: Person, house: House, script: str = LISTEN) -> None:
        self.person = person
        self.friend = Walker(house, "Charles")
        person.context.add_init_script(script)
        sit_opposite(person, Walker(house, person.name, person.lang), self.friend)
        self.friend.respond(*IDLE)
        person.asked()

    @property
    def switch(self) -> str | None:
        return self.person.page.locator("#sounds").get_attribute("aria-pressed")

    def turn_on(self) -> None:
        self.person.press(self.person.page.locator("#sounds"))
        self.person.page.wait_for_function("struck.length > 0")

    def heard(self) -> list[float]:
        """What has sounded since this was last asked."""
        return [round(hertz, 1) for hertz in self.person.page.evaluate("window.struck.splice(0)")]

    def after(self, *wanted: str) -> list[float]:
        """What sounds when the person answers that: with the next question all else has come."""
        self.person.answer(*wanted)
        return self.heard()


@pytest.fixture
def ada(invite: Invite, house: House) -> Listener:
    return Listener(invite(), house)


def tone(person: Person, kind: str, game: str = "mars-needs-mechanics") -> float:
    kinds = list(find_game(game).vocabulary.events)
    tones: list[dict[str, float]] = person.page.evaluate(TONES, len(kinds))
    return round(tones[kinds.index(kind)]["frequency"], 1)


def test_nothing_sounds_until_it_is_wanted(ada: Listener) -> None:
    assert ada.switch == "false"
    assert ada.after("buy") == []
    ada.friend.respond(*IDLE)
    ada.person.asked()
    assert ada.heard() == []


def test_switching_on_lets_one_tone_be_heard_and_each_kind_of_event_has_its_own(
    ada: Listener,
) -> None:
    ada.turn_on()
    assert ada.switch == "true"
    assert len(ada.heard()) == 1
    bought = ada.after("buy")
    assert tone(ada.person, "bought") in bought
    ada.after("end-turn")
    ada.friend.respond(*IDLE)
    ada.person.asked()
    ada.heard()
    passed = ada.after("pass")
    assert tone(ada.person, "passed") in passed
    assert tone(ada.person, "bought") not in passed
    assert ada.person.page.evaluate("window.loudest") <= 0.1  # soft


def test_no_two_kinds_of_event_of_a_game_sound_alike(invite: Invite) -> None:
    ada = invite()
    ada.go("/")
    for game in game_ids():
        count = len(find_game(game).vocabulary.events) + 1  # and what the table itself tells
        tones = ada.page.evaluate(TONES, count)
        assert len({tuple(it.values()) for it in tones}) == count
        assert tones == ada.page.evaluate(TONES, count)


def test_a_chime_says_that_it_is_ones_turn(ada: Listener) -> None:
    ada.turn_on()
    ada.heard()
    while ada.person.possible:  # one's own next question is no news
        assert CHIME[1] not in ada.after(*IDLE)
    ada.friend.respond("buy", *IDLE)
    ada.person.asked()
    ada.person.page.wait_for_function("hertz => struck.includes(hertz)", arg=CHIME[1])
    heard = ada.heard()
    assert [it for it in heard if it in CHIME][-2:] == CHIME


def test_of_many_lines_at_once_the_last_three_sound(ada: Listener) -> None:
    ada.turn_on()
    kinds = list(find_game("mars-needs-mechanics").vocabulary.events)[:10]
    struck = ada.person.page.evaluate(RING, [kinds, False])
    assert [round(it, 1) for it in struck] == [tone(ada.person, kind) for kind in kinds[-3:]]


def test_the_choice_is_remembered_and_lines_already_there_are_silent(ada: Listener) -> None:
    ada.turn_on()
    ada.person.reload()
    ada.person.asked()
    assert ada.person.chronicle
    assert ada.switch == "true"
    ada.person.page.locator("h1").click()  # browsers let nothing sound before the first touch
    ada.person.page.wait_for_function("window.speaker?.state === 'running'")
    assert ada.heard() == []
    assert tone(ada.person, "bought") in ada.after("buy")
    ada.person.press(ada.person.page.locator("#sounds"))
    assert ada.after(*IDLE) == []
    ada.person.reload()
    assert ada.switch == "false"


def test_in_the_replay_a_step_forward_sounds_and_a_jump_is_silent(
    ada: Listener,
) -> None:
    ada.turn_on()
    host = ada.person
    while not host.over:
        if host.possible:
            host.answer(*IDLE)
        ada.friend.respond(*IDLE)
    host.follow(host.page.locator('a[href$="/replay"]'))
    reel, other = host.page.locator("[data-reel]"), host.page.locator(".seen-from a >> nth=1")
    host.press(host.page.locator(".moves a >> nth=-1"))
    expect(reel).not_to_have_attribute("data-at", "0")
    host.press(host.page.locator(".moves a >> nth=0"))
    expect(reel).to_have_attribute("data-at", "0")
    host.press(other)
    expect(other).to_have_attribute("aria-current", "true")
    assert ada.heard() == []
    lines = len(host.chronicle)
    while len(host.chronicle) == lines:
        shown = reel.get_attribute("data-at") or ""
        host.press(host.page.locator('a[rel="next"]'))
        expect(reel).not_to_have_attribute("data-at", shown)
    assert 1 <= len(ada.heard()) <= 3


@pytest.mark.parametrize("script", [NO_SOUND_HERE, REFUSED], ids=["missing", "refused"])
def test_where_the_browser_gives_no_sound_the_game_goes_on(
    invite: Invite, house: House, script: str
) -> None:
    """That no script fails is seen to by `invite`."""
    ada = Listener(invite(), house, LISTEN + script)
    ada.person.press(ada.person.page.locator("#sounds"))
    assert ada.after("buy") == []


def test_the_switch_is_in_sight_on_a_narrow_phone_and_bars_nobody(
    invite: Invite, house: House
) -> None:
    ada = Listener(invite(size=NARROW), house)
    expect(ada.person.page.locator("#sounds")).to_be_in_viewport()
    for _ in range(2):  # off and on
        assert barriers(ada.person) == []
        assert too_wide(ada.person) == []
        ada.person.press(ada.person.page.locator("#sounds"))


def test_where_the_browser_remembers_nothing_the_page_is_live_all_the_same(
    invite: Invite, house: House
) -> None:
    ada = Listener(invite(), house, LISTEN + REMEMBERS_NOTHING)
    ada.turn_on()  # for this page
    assert len(ada.heard()) == 1
    ada.person.answer("pass")
