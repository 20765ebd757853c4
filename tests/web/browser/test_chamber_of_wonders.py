"""Chamber of Wonders in the browser: whole games, and how it looks at every kind of question."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludoteca
from ludoteca.games.chamber_of_wonders.rules import GAME
from tests.games.chamber_of_wonders.workshop import play, season
from tests.web.browser.chamber import PLAN, ZONES, stages
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.looks import (
    Colours,
    barriers_but_of_colour,
    out_of_the_dock,
    scrolling,
    spilt,
    too_high,
    too_wide,
    under_the_dock,
)
from tests.web.browser.people import (
    LAPTOP,
    LOW_LAPTOP,
    PHONE,
    SIDEWAYS,
    TWICE_AS_LARGE,
    Lang,
    Person,
    by_form,
    by_touch,
    first_asked,
)
from tests.web.browser.stills import LONG, show
from tests.web.browser.walker import Walker, play_out
from tests.web.browser.words import check_language

BY_HAND = 5  # answers in the browser; later it watches
DECIDED = ".behind.ready"


def sit(person: Person, house: House, *others: str, friend: Walker | None = None) -> Walker:
    """The person has a place at a new table, with a friend and these; gives the friend."""
    host, friend = Walker(house, person.name, person.lang), friend or Walker(house, "Charles")
    host.open_table("friend", *others, game=GAME.id, options=ZONES)
    friend.join(host.invitation)
    person.become(host.cookies)
    person.go(host.table)
    person.seated()
    return friend


# --- whole games --------------------------------------------------------------------------


def check_end(person: Person, record: ludoteca.Record) -> None:
    """The points of everybody, the best first, and every cabinet."""
    assert record.result is not None
    rows = person.region("board").locator(".scores tbody tr")
    best_first = sorted(record.result.scores, reverse=True)
    expect(rows.locator("strong")).to_have_text([str(points) for points in best_first])
    expect(person.page.locator(".gallery .chamber")).to_have_count(record.players)


def test_two_people_and_a_bot_play_a_whole_game_each_in_a_language_and_at_a_width(
    invite: Invite, house: House, tmp_path: Path
) -> None:
    ada = invite("Ada L.", lang="it", size=PHONE, hand=by_touch)
    mary = invite("Mary S.", lang="en", size=LAPTOP)
    friend = sit(ada, house, "greedy", friend=Walker(house, mary.name, mary.lang))
    mary.become(friend.cookies)
    mary.go(friend.table)
    mary.seated()
    while (person := first_asked(ada, mary)) and not person.can("nothing"):
        person.answer(*PLAN)
    assert person  # the zone has done its work, and the cabinets are to be furnished
    first, second = (ada, mary) if person is ada else (mary, ada)
    expect(second.page.locator('[value$=" nothing"]')).to_have_count(1)
    shown = first.answer("show ").removeprefix("show ")
    expect(second.page.locator(DECIDED)).to_have_count(1)
    expect(first.page.locator(".decision")).to_be_visible()
    assert second.page.locator(f'.board [data-name="{shown}"]').count() == 0
    second.answer("show ")
    for watcher in (ada, mary):
        watcher.page.locator("li.event-exposed").first.wait_for(state="attached")
    check_language(ada, "it")
    check_language(mary, "en")
    table = ada.path
    walkers = [Walker.in_place_of(person) for person in (ada, mary)]
    for person in (ada, mary):
        person.go("/")
    play_out(walkers, *PLAN)
    for person in (ada, mary):
        person.go(table)
        assert not person.asked()
    record = mary.verified_record(tmp_path)
    assert ada.verified_record(tmp_path) == record
    for person in (ada, mary):
        check_end(person, record)


def test_a_whole_game_without_scripts(invite: Invite, house: House, tmp_path: Path) -> None:
    ada = invite(hand=by_form, lang="en")
    friend = sit(ada, house)
    for _ in range(BY_HAND):
        friend.respond(*PLAN)
        assert ada.asked()
        ada.answer(*PLAN)
    check_language(ada, "en")
    play_out([Walker.in_place_of(ada), friend], *PLAN)  # by forms as well, and quicker
    ada.reload()
    check_end(ada, ada.verified_record(tmp_path))


# --- how it looks ---------------------------------------------------------------------------

FLAT = (SIDEWAYS, TWICE_AS_LARGE)
MOST_OF_THE_WINDOW = 0.4  # for the question and the hand: the board needs the rest

# What the question is about and the dock covers before one scrolls.
HIDDEN = """() => {
    scrollTo(0, 0);
    const dock = document.querySelector('.bottom').getBoundingClientRect().top;
    const asked = '.card, .naming-type, .glass, .bidders > li, .receivers > li';
    return [...document.querySelectorAll(`.middle :is(${asked})`)]
        .filter(it => it.checkVisibility() && it.getBoundingClientRect().bottom > dock + 1)
        .map(it => it.textContent.trim());
}"""


@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_question_fits_in_one_language_and_what_it_is_about_is_in_sight(
    invite: Invite, house: House, lang: Lang
) -> None:
    ada = invite("Ada Lovelace", lang=lang)
    sit(ada, house)
    found: dict[str, object] = {}
    heights: dict[tuple[int, int], set[int]] = {}
    # English words are shorter: what fits in Italian fits
    sizes = (LOW_LAPTOP, PHONE, *FLAT) if lang == "it" else (PHONE,)
    for name, stage in stages().items():
        show(ada, stage.match, moment=stage.moment, others=LONG, drawn=False)
        check_language(ada, lang)
        for size in sizes:
            ada.resize(size)
            where = f"{name} at {size}"
            found[f"{where}: scrolls sideways"] = too_wide(ada)
            found[f"{where}: cannot be read"] = spilt(ada)
            found[f"{where}: out of the dock"] = out_of_the_dock(ada)
            if name == "end":  # the scores come on top of it all
                continue
            if size == LOW_LAPTOP:
                cut = scrolling(ada, ".board", ".seats", ".dock")
                found[f"{where}: is cut"] = too_high(ada) + cut
            else:
                found[f"{where}: stays under the dock"] = under_the_dock(ada) > 0
                found[f"{where}: lies under the dock"] = ada.page.evaluate(HIDDEN)
            box = ada.page.locator(".bottom").bounding_box()
            assert box
            found[f"{where}: no room for the board"] = box["height"] > MOST_OF_THE_WINDOW * size[1]
            heights.setdefault(size, set()).add(round(box["height"]))
    assert not {what: it for what, it in found.items() if it}
    steady = {size: seen for size, seen in heights.items() if size != PHONE}
    assert all(max(seen) - min(seen) <= 2 for seen in steady.values()), steady


def test_axe_finds_no_barrier_at_any_question_light_or_dark(invite: Invite, house: House) -> None:
    ada, colours = invite("Ada Lovelace"), Colours()
    sit(ada, house)
    found: dict[str, list[str]] = {}
    there = stages()
    for name in ("send", "push", "name", "keep", "raise", "offer", "tie", "give", "expose", "end"):
        show(ada, there[name].match, drawn=False)
        found[name] = barriers_but_of_colour(ada) + colours.barriers(ada)
    ada.resize(PHONE)
    for name in ("send", "raise", "expose", "end"):
        show(ada, there[name].match, drawn=False)
        found[f"{name}, on a phone"] = barriers_but_of_colour(ada)
    assert not {what: it for what, it in found.items() if it}


# --- what is told -----------------------------------------------------------------------------

POINT = """async (line) => {
    const story = new URL('story.js', document.querySelector('script[type=module]').src);
    const { show } = await import(story);
    await show(async () => {}, {}, [line]);
}"""


@pytest.mark.parametrize("owner", [0, 1])
def test_what_is_told_of_a_wonder_is_shown_at_its_owner_where_both_have_one(
    invite: Invite, house: House, owner: int
) -> None:
    ada = invite()
    sit(ada, house)
    match = season(("golderact", ""), phase="cabinet", cabinets=("", "golderact"))
    play(match, "0 show golderact")
    show(ada, match)
    line = {"short": "!", "heading": "", "cheer": "", "seats": [owner], "things": ["golderact"]}
    ada.page.evaluate(POINT, line)
    expect(ada.page.locator(".lit")).to_have_count(1)
    expect(ada.page.locator(".lit")).to_have_attribute("data-of", str(owner))
