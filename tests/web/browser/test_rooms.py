"""The rooms in the browser: whole games, and how a table looks at every kind of question."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from ludoteca.core.game import find_game
from ludoteca.core.match import Match
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
from tests.web.browser.walker import Walker, play_out, sit
from tests.web.browser.words import check_language

ROOMS = ("challengers", "fort")
BY_HAND = 8  # answers in the browsers; the rest of the game is played without them
FLAT = (SIDEWAYS, TWICE_AS_LARGE)
MOST_OF_THE_WINDOW = 0.5  # for the question and the hand: the board needs the rest
# a whole deck or pile lies on the board, and one scrolls through it
LONG_ONES = ("top-or-bottom", "search-top", "search-bottom", "trim", "final-trim", "trash")

every_room = pytest.mark.parametrize("game", ROOMS)


# --- whole games --------------------------------------------------------------------------


def check_end(person: Person, path: Path) -> None:
    """The points of everybody, as in the record."""
    record = person.verified_record(path)
    assert record.result is not None
    rows = person.region("board").locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(record.players)


def test_two_people_and_a_bot_play_a_whole_game_each_in_a_language_and_at_a_width(
    invite: Invite, house: House, tmp_path: Path
) -> None:
    game = "fort"  # a tournament has games of its own
    ada = invite("Ada L.", lang="it", size=PHONE, hand=by_touch)
    mary = invite("Mary S.", lang="en", size=LAPTOP)
    friend = Walker(house, mary.name, mary.lang)
    sit(ada, house, game, "greedy", friend=friend)
    mary.become(friend.cookies)
    mary.go(friend.table)
    mary.seated()
    for _ in range(BY_HAND):
        person = first_asked(ada, mary)
        assert person
        person.answer("")  # whatever is offered first
    check_language(ada, "it")
    check_language(mary, "en")
    table = ada.path
    walkers = [Walker.in_place_of(person) for person in (ada, mary)]
    for person in (ada, mary):
        person.go("/")
    play_out(walkers, "")
    for person in (ada, mary):
        person.go(table)
        assert not person.asked()
        check_end(person, tmp_path)


@every_room
def test_a_game_is_begun_without_scripts(invite: Invite, house: House, game: str) -> None:
    ada, friend = invite(hand=by_form, lang="en"), Walker(house, "Charles")
    sit(ada, house, game, friend=friend)
    for _ in range(BY_HAND // 2):
        friend.respond("")
        assert ada.asked()
        ada.answer("")
    check_language(ada, "en")


# --- how it looks ---------------------------------------------------------------------------


@cache
def questions(game: str) -> dict[str, tuple[Match, int]]:
    """Every kind of question, where there is most to choose from, and who is asked it; and the
    end. Four play, at random."""
    found: dict[str, tuple[Match, int]] = {}
    most: dict[str, int] = {}
    for seed in range(3):
        match, rng = Match(find_game(game), 4, seed), Random(seed)
        while match.asks:
            for seat, ask in match.asks.items():
                if len(ask.options) > most.get(ask.prompt, 0):
                    most[ask.prompt] = len(ask.options)
                    found[ask.prompt] = match.fork(log=True), seat
            seat = rng.choice(sorted(match.asks))
            match.play(seat, rng.choice(match.asks[seat].options))
        found["the end"] = match, 0
    return found


def dock_height(person: Person) -> float:
    box = person.page.locator(".bottom").bounding_box()
    assert box
    return box["height"]


@pytest.mark.parametrize("lang", ["it", "en"])
@every_room
def test_every_question_fits_in_one_language_and_leaves_the_board_its_room(
    invite: Invite, house: House, game: str, lang: Lang
) -> None:
    ada = invite("Ada Lovelace", lang=lang)
    sit(ada, house, game, friend=Walker(house, "Charles"))
    found: dict[str, object] = {}
    # English words are shorter: what fits in Italian mostly fits, and some show it
    sizes = (LOW_LAPTOP, PHONE, *FLAT) if lang == "it" else (PHONE,)
    looked_at = list(questions(game).items())[:: 1 if lang == "it" else 4]
    for name, (match, seat) in looked_at:
        show(ada, match, seat, others=LONG, drawn=False)
        check_language(ada, lang)
        for size in sizes:
            ada.resize(size)
            where = f"{name} at {size}"
            found[f"{where}: scrolls sideways"] = too_wide(ada)
            found[f"{where}: cannot be read"] = spilt(ada)
            if name == "the end":  # the scores come on top of it all
                continue
            found[f"{where}: out of the dock"] = out_of_the_dock(ada)
            if size == LOW_LAPTOP:
                board = () if name in LONG_ONES else (".board",)
                cut = scrolling(ada, *board, ".seats", ".dock")
                found[f"{where}: is cut"] = too_high(ada) + cut
            else:
                found[f"{where}: stays under the dock"] = under_the_dock(ada) > 0
            if size != PHONE:
                room = MOST_OF_THE_WINDOW * size[1]
                found[f"{where}: no room for the board"] = dock_height(ada) > room
    assert not {what: it for what, it in found.items() if it}


@every_room
def test_axe_finds_no_barrier_at_any_question_light_or_dark(
    invite: Invite, house: House, game: str
) -> None:
    ada, colours = invite("Ada Lovelace"), Colours()
    sit(ada, house, game, friend=Walker(house, "Charles"))
    found: dict[str, list[str]] = {}
    ada.resize(LAPTOP)
    for name, (match, seat) in questions(game).items():
        show(ada, match, seat, drawn=False)
        found[f"{name}, its colours"] = colours.barriers(ada)
    ada.resize(PHONE)  # where more is folded away
    for number, (name, (match, seat)) in enumerate(questions(game).items()):
        show(ada, match, seat, drawn=False)
        # the board is much the same at every question, what is asked is not
        found[name] = barriers_but_of_colour(ada, ".bottom" if number % 4 else "html")
    assert not {what: it for what, it in found.items() if it}
