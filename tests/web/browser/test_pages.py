"""Every page, at every stage of a game: does it fit, can everybody use it, does it speak one
language?"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.looks import barriers, out_of_sight, too_high, too_wide
from tests.web.browser.people import LAPTOP, NARROW, PHONE, Lang, by_touch
from tests.web.browser.tour import Tour
from tests.web.browser.words import check_language

Guide = Callable[[Lang], Tour]


@pytest.fixture(scope="session")
def guide(house: House) -> Guide:
    """The tour in a language, prepared once."""
    return cache(lambda lang: Tour(house, lang))


@pytest.mark.parametrize("lang", ["it", "en"])
def test_no_page_scrolls_sideways_at_360_pixels(guide: Guide, invite: Invite, lang: Lang) -> None:
    person = invite(lang=lang, size=NARROW)
    found = {}
    for name in guide(lang).visit(person):
        check_language(person, lang)
        found[name] = too_wide(person)
    assert not {name: it for name, it in found.items() if it}


@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_whole_table_fits_a_laptop_without_scrolling(
    guide: Guide, invite: Invite, lang: Lang
) -> None:
    person = invite(lang=lang, size=LAPTOP)
    found = {
        name: [*too_wide(person), *too_high(person)]
        for name in guide(lang).visit(person, tables=True)
    }
    assert not {name: it for name, it in found.items() if it}


def test_on_a_phone_question_and_hand_are_in_sight_at_every_stage(
    guide: Guide, invite: Invite
) -> None:
    person = invite(size=PHONE, hand=by_touch)
    found = {
        name: out_of_sight(person, ".question", ".dock .hand")
        for name in guide("it").visit(person, tables=True)
        if "without a page" not in name
    }
    assert not {name: it for name, it in found.items() if it}


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_no_barrier_on_any_page(
    guide: Guide, invite: Invite, size: tuple[int, int], dark: bool
) -> None:
    person = invite(lang="it", size=size, dark=dark)
    found = {name: barriers(person) for name in guide("it").visit(person)}
    assert not {name: it for name, it in found.items() if it}
