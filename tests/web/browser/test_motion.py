"""Cards travel when the table changes; for whoever wants no motion they do not."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import expect

from tests.web.browser.conftest import Invite
from tests.web.browser.mars import IDLE
from tests.web.browser.people import NothingAsked, Person

COUNT = """
window.transitions = 0;
const start = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (...how) {
    window.transitions += 1;
    return start.apply(this, how);
};
"""


def play_a_while(person: Person) -> int:
    """Some answers among bots that never pause; how many transitions were started?"""
    person.context.add_init_script(COUNT)
    person.open_table("random", "random")
    for _ in range(3):
        assert person.asked()
        with suppress(NothingAsked):
            person.answer("buy", *IDLE)
    return int(person.page.evaluate("window.transitions"))


def test_changes_are_shown_as_movement_even_where_they_come_in_quick_succession(
    invite: Invite,
) -> None:
    assert play_a_while(invite(motion=True)) > 0


def test_with_reduced_motion_no_transition_is_started(invite: Invite) -> None:
    assert play_a_while(invite(motion=False)) == 0


def test_the_page_can_be_used_again_as_soon_as_the_movement_ends(invite: Invite) -> None:
    ada = invite(motion=True)
    ada.open_table("random")
    ada.asked()
    before = len(ada.cards)
    ada.answer("buy")
    expect(ada.page.locator('[data-at="hand"]')).to_have_count(before + 1)
    ada.page.wait_for_function("() => !document.activeViewTransition")
    ada.undo()
    expect(ada.page.locator('[data-at="hand"]')).to_have_count(before)
