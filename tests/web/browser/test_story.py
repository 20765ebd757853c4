"""What happens between two questions is told moment by moment, at the viewer's pace."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser.conftest import Invite
from tests.web.browser.people import ANSWER, CONFIRM, PHONE, Person

KING = "king-of-con"
TELLING = "body.telling"

# No moment is left out, but each is over four times as soon.
QUICK = """
const later = window.setTimeout;
window.setTimeout = (what, delay = 0, ...rest) => later(what, delay / 4, ...rest);
"""
# What is told while nobody asks anything: each text of the question's place, once.
WATCH = (
    QUICK
    + """
window.tales = [];
window.answersWhileTelling = 0;
window.wordsOnWords = [];
new MutationObserver(() => {
    const notes = [...document.querySelectorAll('.caption')];
    notes.forEach((one, place) => notes.slice(place + 1).forEach((other) => {
        const apart = one.offsetLeft >= other.offsetLeft + other.offsetWidth
            || other.offsetLeft >= one.offsetLeft + one.offsetWidth
            || one.offsetTop >= other.offsetTop + other.offsetHeight
            || other.offsetTop >= one.offsetTop + one.offsetHeight;
        if (!apart) wordsOnWords.push([one.textContent, other.textContent]);
    }));
    const told = document.querySelector('.question.told');
    if (!told) return;
    if (tales.at(-1) !== told.textContent) tales.push(told.textContent);
    answersWhileTelling += document.querySelectorAll('button[form="answer"]').length;
}).observe(document, {childList: true, subtree: true});
"""
)


def give_up_a_passion(person: Person) -> None:
    """The first answer of a convention, after which the stands open."""
    person.answer("give-up")


def bid_nothing(person: Person) -> None:
    person.answer("nothing")


def bid_a_token(person: Person) -> None:
    """Where nobody bids there is no further auction."""
    person.answer("offer")
    person.answer("tokens 1")


def tales(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("window.tales")
    return found


def test_a_round_is_told_moment_by_moment_and_the_question_comes_last(invite: Invite) -> None:
    ada = invite(motion=True, size=PHONE)
    ada.context.add_init_script(WATCH)
    ada.open_table("greedy", game=KING)
    give_up_a_passion(ada)
    for _ in range(3):
        ada.asked()
        bid_nothing(ada)
    ada.page.locator(".question[data-asked]", has_text="Sciacallaggio").wait_for()
    told = tales(ada)
    # the stands, three auctions, and each award on its own
    assert sum("aggiudica" in it or "bancarelle" in it for it in told) >= 2
    assert sum("offre" in it for it in told) >= 2
    assert len(told) >= 6
    assert ada.page.evaluate("window.answersWhileTelling") == 0
    assert ada.page.evaluate("window.wordsOnWords") == []


def test_space_goes_to_the_next_moment_and_again_to_the_end(invite: Invite) -> None:
    ada = invite(motion=True, pace="calm")
    ada.open_table("greedy", game=KING)
    give_up_a_passion(ada)
    for _ in range(2):
        ada.asked()
        bid_nothing(ada)
    ada.asked()
    ada.page.locator(f'{ANSWER}[value$=" nothing"]').first.click()
    ada.page.locator(TELLING).wait_for()
    expect(ada.page.locator("#story")).to_be_visible()
    ada.page.keyboard.press("Space")
    ada.page.keyboard.press("Space")
    expect(ada.page.locator(TELLING)).to_have_count(0)
    expect(ada.page.locator(".question[data-asked]")).to_be_attached()


def test_a_tap_where_nothing_else_is_to_be_tapped_goes_on_as_well(invite: Invite) -> None:
    ada = invite(motion=True, pace="calm")
    ada.open_table("greedy", game=KING)
    ada.asked()
    ada.page.locator("label.love").first.click()
    ada.page.locator(CONFIRM).click()
    ada.page.locator(TELLING).wait_for()
    ada.page.mouse.click(3, 300)  # the floor
    ada.page.mouse.click(3, 300)
    expect(ada.page.locator(TELLING)).to_have_count(0)
    expect(ada.page.locator(".question[data-asked]")).to_be_attached()


def test_the_place_is_lit_with_a_few_words_beside_it(invite: Invite) -> None:
    ada = invite(motion=True, pace="calm")
    ada.open_table("greedy", game=KING)
    give_up_a_passion(ada)
    ada.asked()
    ada.page.locator(f'{ANSWER}[value$=" nothing"]').first.click()
    expect(ada.page.locator(".board .lit").first).to_be_visible()
    words = ada.page.locator(".caption").first.inner_text()
    assert len(words.split()) <= 9
    expect(ada.page.locator(".banner")).to_have_text(re.compile("Astatosta 1"))


def test_numbers_change_where_they_stand_with_a_floating_difference(invite: Invite) -> None:
    ada = invite(motion=True, pace="calm")
    ada.open_table("greedy")
    ada.asked()
    ada.press(ada.place(ada.find("buy")))
    expect(ada.page.locator(".float.less").first).to_have_text(re.compile(r"^−\d+$"))


def test_the_pace_is_each_viewers_own_and_kept(invite: Invite) -> None:
    ada = invite(motion=True)
    ada.open_table("greedy", game=KING)
    ada.asked()
    ada.page.locator("details.menu:has(.pace) summary").click()
    ada.page.locator('input[name="pace"][value="at-once"]').check()
    ada.reload()
    ada.asked()
    expect(ada.page.locator('input[name="pace"][value="at-once"]')).to_be_checked()
    ada.context.add_init_script(WATCH)
    ada.reload()
    give_up_a_passion(ada)
    ada.asked()
    assert tales(ada) == []


def test_with_reduced_motion_the_same_moments_are_told_without_travel(invite: Invite) -> None:
    ada = invite(motion=False, pace="brisk")
    ada.context.add_init_script(WATCH)
    ada.context.add_init_script(
        "Document.prototype.startViewTransition = () => { throw new Error('it moves') }"
    )
    ada.open_table("greedy", game=KING)
    give_up_a_passion(ada)
    ada.asked()
    assert tales(ada)


def test_a_friend_in_another_browser_sees_the_same_moments(invite: Invite) -> None:
    ada, mary = (invite(name, motion=True, size=PHONE) for name in ("Ada L.", "Mary S."))
    for person in (ada, mary):
        person.context.add_init_script(WATCH)
    ada.open_table("friend", "greedy", game=KING)
    mary.join(ada.invitation)
    for person in (ada, mary):
        person.asked()
        give_up_a_passion(person)
    for _ in range(3):
        ada.asked()
        bid_a_token(ada)
        mary.asked()
        bid_nothing(mary)
    for person in (ada, mary):
        person.page.locator(".question[data-asked]", has_text="Sciacallaggio").wait_for()
    ours, theirs = tales(ada), tales(mary)
    assert len(ours) == len(theirs) >= 6

    def names_in(tale: str) -> set[str]:
        return set(re.findall(r"manga|lampada|spadone|\d", tale))

    assert [names_in(it) for it in ours[2:]] == [names_in(it) for it in theirs[2:]]


def test_what_changes_there_and_back_quickly_ends_as_it_is(invite: Invite) -> None:
    ada = invite(motion=True)
    ada.open_table("greedy", game=KING)
    ada.asked()
    seats = ada.page.locator("#region-seats")
    key = seats.get_attribute("data-key")
    html = re.sub(r' style="[^"]*"', "", seats.inner_html())
    ada.page.evaluate(
        """async ([key, html]) => {
            const story = await import(document.querySelector('script[type=module]').src.replace(
                /ludoteca\\.js.*/, 'story.js'));
            const line = {text: 'x', short: 'x', cheer: '', heading: '', seats: [], things: []};
            const other = {seats: {key: 'other', html: '<p id="other">other</p>'}};
            story.add({regions: other, told: [line]});
            story.add({regions: {seats: {key, html}}, told: [line]});
            story.add({regions: other, told: [line]});
            story.add({regions: {seats: {key, html}}});
        }""",
        [key, html],
    )
    expect(ada.page.locator("#other")).to_have_count(1)
    expect(ada.page.locator(TELLING)).to_have_count(0)
    expect(ada.page.locator("#other")).to_have_count(0)
    assert seats.get_attribute("data-key") == key


def test_a_story_can_be_paused_and_skipped_to_its_next_heading(invite: Invite) -> None:
    ada = invite(motion=True, pace="calm")
    ada.open_table("greedy", game=KING)
    ada.asked()
    ada.page.evaluate(
        """async () => {
            const story = await import(document.querySelector('script[type=module]').src.replace(
                /ludoteca\\.js.*/, 'story.js'));
            const line = {short: 'x', cheer: '', heading: '', seats: [], things: []};
            const moment = (text, ...more) => ({
                regions: {status: {key: text, html: `<p id="told">${text}</p>`}},
                told: [...more, {...line, text}],
            });
            const heading = {...line, text: 'a turn', heading: 'part'};
            story.add(moment('one', heading));
            story.add(moment('two'));
            story.add(moment('three'));
            story.add(moment('four', heading));
            story.add(moment('five'));
        }"""
    )
    told = ada.page.locator("#told")
    pause = ada.page.locator("#story [data-pause]")
    expect(told).to_have_text("one")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    ada.page.locator("#story [data-next]").click()
    expect(told).to_have_text("two")
    ada.page.locator("#story [data-part]").click()
    expect(told).to_have_text("four")
    expect(ada.page.locator("#story [data-part]")).to_be_hidden()
    pause.click()
    expect(told).to_have_text("five")
    expect(ada.page.locator(TELLING)).to_have_count(0)


def test_a_question_can_be_answered_the_instant_it_is_there(invite: Invite) -> None:
    ada = invite(motion=True)
    # pressed by the page itself in the very turn in which the question comes
    ada.context.add_init_script(
        QUICK
        + """
        window.pressed = [];
        new MutationObserver(() => {
            const button = document.querySelector('button[form="answer"][value$=" nothing"]');
            if (!button || pressed.includes(button.value)) return;
            pressed.push(button.value);
            button.click();
        }).observe(document, {childList: true, subtree: true});
        """
    )
    ada.open_table("greedy", game=KING)
    give_up_a_passion(ada)
    ada.page.locator(".question[data-asked]", has_text="Sciacallaggio").wait_for()
    assert len(ada.page.evaluate("window.pressed")) == 3


def test_whoever_comes_back_reads_what_happened_and_can_watch_it(invite: Invite) -> None:
    ada = invite(motion=True, pace="at-once")
    ada.context.add_init_script(WATCH)
    ada.open_table("greedy", game=KING)
    give_up_a_passion(ada)
    for _ in range(3):
        ada.asked()
        bid_nothing(ada)
    ada.page.locator(".question[data-asked]", has_text="Sciacallaggio").wait_for()
    ada.reload()
    lines = ada.page.locator("#since li")
    expect(lines.first).to_be_visible()
    assert 2 <= lines.count() <= 6
    question = ada.page.locator(".question").inner_text()
    ada.page.locator("#since .button.main").click()
    ada.page.locator(TELLING).wait_for()
    expect(ada.page.locator(TELLING)).to_have_count(0)
    assert len(tales(ada)) >= 4
    expect(ada.page.locator(".question")).to_have_text(question)
    expect(ada.page.locator("#since")).to_have_count(0)


def test_on_a_phone_the_chronicle_is_one_tap_away(invite: Invite) -> None:
    ada = invite(size=PHONE)
    ada.open_table("greedy")
    ada.asked()
    chronicle = ada.page.locator(".chronicle")
    expect(chronicle).not_to_be_in_viewport()
    ada.page.locator("[data-chronicle]").click()
    expect(chronicle).to_be_in_viewport()
    expect(ada.page.locator("[data-chronicle]")).to_have_attribute("aria-expanded", "true")
    ada.page.keyboard.press("Escape")
    expect(chronicle).not_to_be_in_viewport()


def test_what_is_seen_large_takes_no_click_and_hides_nothing_to_choose_from(
    invite: Invite,
) -> None:
    ada = invite()
    ada.open_table("greedy")
    ada.asked()
    card = ada.page.locator(".market [data-about]").first
    card.hover()
    about = ada.page.locator("#about")
    expect(about).to_be_visible()
    box, column = about.bounding_box(), ada.page.locator(".chronicle").bounding_box()
    assert box
    assert column
    assert box["x"] >= column["x"] - 1
    assert box["x"] + box["width"] <= column["x"] + column["width"] + 1
    assert about.evaluate("it => getComputedStyle(it).pointerEvents") == "none"
