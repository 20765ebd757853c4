"""King of Con in the browser: what is prepared behind a screen stays there until all go up."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import ludoteca
from ludoteca.games.king_of_con.cards import OBJECTS
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.king import (
    AT_THE_FLEA_MARKET,
    FEATURES,
    ON_SHOW,
    Collector,
    Plan,
    decide,
    html,
    sit_together,
    stages,
)
from tests.web.browser.looks import (
    Colours,
    barriers_but_of_colour,
    covered,
    out_of_sight,
    scrolling,
    share_of_height,
    spilt,
    too_high,
    too_wide,
)
from tests.web.browser.people import (
    LAPTOP,
    LOW_LAPTOP,
    PHONE,
    SIDEWAYS,
    TWICE_AS_LARGE,
    UNDO,
    Hand,
    Lang,
    Person,
    by_form,
    by_keyboard,
    by_mouse,
    by_touch,
    step_to,
)
from tests.web.browser.stills import LONG, show
from tests.web.browser.walker import Walker
from tests.web.browser.words import check_language

TABLET = (1024, 768)
LOW = (360, 640)
BY_HAND = 5  # stages in the browsers: passions, three auctions and a looting
MOST_OF_A_LOW_WINDOW = 0.55  # for the question and the hand: the board needs the rest
MOST_OF_A_FLAT_WINDOW = 0.4
READY = ".behind.ready"
CONFIRMED = ".confirmed"
PILES = ".bids .amount"

# What tells others that somebody has decided, and nothing else: the sign at the seat, the glow
# around it, the dots of whoever is thinking; and the names of what a page shows.
DECIDED = re.compile(
    r'<span class="behind.*?</span></span>\n?'
    r'| <span class="thinking".*?</span>'
    r'| now(?=[ "])| aria-current="true"'
    r'| data-(?:key|seen)="[^"]*"'
    r'|(?<=name="_csrf_token" value=")[^"]*',
    re.DOTALL,
)

OFFERED_SINCE = """([name, line]) => [...document.querySelectorAll('li.event-offered')].some(
    it => it.value > line && it.textContent.includes(name)
)"""


def newest_line(person: Person) -> int:
    """The number of the newest line of the chronicle."""
    return int(person.page.locator("[data-log] > li").first.get_attribute("value") or 0)


def without_who_has_decided(html: str) -> str:
    return DECIDED.sub("", html)


class Ears:
    """All that reaches a person's browser: every response, and every live update."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.updates: list[str] = []
        self.bodies: list[str] = []
        line = person.context.new_cdp_session(person.page)
        line.send("Network.enable")
        line.on("Network.eventSourceMessageReceived", lambda it: self.updates.append(it["data"]))

    def page(self) -> str:
        """The page as the server gives it to this person now."""
        response = self.person.context.request.get(self.person.page.url)
        assert response.ok
        self.bodies.append(response.text())
        return self.bodies[-1]

    @contextmanager
    def hear_only_that_somebody_decides(self) -> Iterator[None]:
        """Whatever is sent to this person meanwhile tells who has decided, and nothing else."""
        page, heard = self.page(), len(self.updates)
        seats = self.person.region("seats").evaluate("it => it.innerHTML")
        yield
        assert without_who_has_decided(self.page()) == without_who_has_decided(page)
        for update in self.updates[heard:]:
            regions = json.loads(update)["regions"]
            assert list(regions) == ["seats"]
            shown = self.person.page.evaluate(
                """html => {
                    const there = document.createElement('section');
                    there.innerHTML = html;
                    return there.innerHTML;
                }""",
                regions["seats"]["html"],
            )
            assert plain(shown) == plain(seats)


def plain(html: str) -> str:
    """Without the names of travelling things, which only the browser gives."""
    return without_who_has_decided(re.sub(r' style="[^"]*"', "", html))


def test_two_people_and_a_bot_play_a_whole_game_and_no_byte_tells_a_sealed_offer_before_the_reveal(
    invite: Invite, tmp_path: Path
) -> None:
    ada = invite("Ada L.", lang="it", size=LAPTOP)
    mary = invite("Mary S.", lang="en", size=PHONE, hand=by_touch)
    sit_together(ada, mary, "random")
    ears = {ada: Ears(ada), mary: Ears(mary)}
    plans: dict[Person, Plan] = {ada: Collector(seat=0), mary: Collector(seat=1, tokens=1)}
    seats = {ada: 0, mary: 1}
    for stage in range(BY_HAND):
        assert ada.asked()
        assert mary.asked()
        # who decides first takes turns; the other one listens and has not decided yet
        first, second = (ada, mary) if stage % 2 else (mary, ada)
        there = second.region("seats").locator("article").nth(seats[first])
        with ears[second].hear_only_that_somebody_decides():
            offered = decide(first, plans[first])
            expect(there.locator(READY)).to_have_count(1)
            expect(first.page.locator(CONFIRMED)).to_be_visible()
            expect(first.page.locator(UNDO)).to_be_visible()
        told = newest_line(second)
        decide(second, plans[second])
        if offered[-1].startswith("tokens") and offered[-1] != "tokens 0":
            second.page.wait_for_function(OFFERED_SINCE, arg=[first.name, told])
        if stage == 2:
            check_language(ada, "it")
            check_language(mary, "en")
    table = ada.path
    collector, idler = (Walker.in_place_of(person) for person in (ada, mary))
    for person in (ada, mary):  # the rest is played without them
        person.go("/")
    while collector.wait_for_turn():
        decide(collector, plans[ada])
        decide(idler)
    for person in (ada, mary):
        person.go(table)
        assert not person.asked()
    record = ada.verified_record(tmp_path)
    assert mary.verified_record(tmp_path) == record
    for ear in ears.values():
        sent = [*ear.updates, *ear.bodies]
        assert not [secret for secret in (record.seed, *record.nonces) if secret in str(sent)]
    check_end(ada, record)


def check_end(person: Person, record: ludoteca.Record) -> None:
    """The scores of everybody, how they came about, and what was secret until now."""
    assert record.result is not None
    rows = person.region("board").locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(record.players)
    view = ludoteca.replay(record).view(0)
    for place, seat in enumerate(seat for tied in record.result.ranking for seat in tied):
        cells = rows.nth(place).locator("td")
        parts = record.result.breakdown[seat]
        said = cells.all_inner_texts()
        assert said[-1] == str(record.result.scores[seat])
        assert said[1] == str(parts["objects"])
        assert said[3] == str(parts["epic"])
        assert cells.nth(2).locator(".because > span").count() == len(
            view.collectors[seat].passions
        )
        shown = person.region("seats").locator("article").nth(seat)
        assert shown.locator(".known li").count() == len(view.collectors[seat].passions)
        assert str(view.collectors[seat].reserve) in shown.locator(".purse b").inner_text()


def begin_an_auction(ada: Person, friend: Walker) -> None:
    """Both have given up a passion; with the Tab key, where a person plays by keyboard."""
    host = Walker(ada.house, ada.name, ada.lang)
    sit_together(host, friend)
    ada.become(host.cookies)
    ada.go(host.table)
    ada.answer("give-up")
    decide(friend)
    ada.asked()


@pytest.mark.parametrize("hand", [by_mouse, by_touch], ids=["laptop", "phone"])
def test_a_passion_that_is_chosen_to_be_given_up_looks_like_it_and_counts_when_it_is_confirmed(
    invite: Invite, house: House, hand: Hand
) -> None:
    host, friend = Walker(house, "Ada", "en"), Walker(house, "Charles")
    sit_together(host, friend)
    ada = invite(hand=hand, lang="en", size=PHONE if hand is by_touch else LAPTOP)
    ada.become(host.cookies)
    ada.go(host.table)
    cards = ada.page.locator(".love")
    confirm = ada.page.locator(".button.parting")
    hearts, broken = (ada.page.locator(f".fate.{fate}") for fate in ("keeping", "parting"))
    expect(hearts.filter(visible=True)).to_have_count(0)
    for given_up in (2, 1):  # whoever has second thoughts chooses another one
        ada.press(cards.nth(given_up))
        ada.page.mouse.move(0, 0)
        for place in range(3):
            expect(broken.nth(place)).to_be_visible(visible=place == given_up)
            expect(hearts.nth(place)).to_be_visible(visible=place != given_up)
        names = cards.locator("b").all_inner_texts()
        lost = names.pop(given_up)
        expect(confirm.locator("[data-echo]")).to_have_text(
            f"Give up {lost}. Keep: {', '.join(names)}"
        )
    question = ada.possible
    host.refresh()
    assert host.possible == question  # nothing was sent
    ada.press(confirm)
    expect(ada.page.locator(CONFIRMED)).to_be_visible()
    expect(cards.locator("b")).to_have_text(names)
    expect(hearts.filter(visible=True)).to_have_count(2)
    decide(friend)
    expect(ada.page.locator(".passion")).to_have_text(names)


def test_an_answer_behind_the_screen_can_be_taken_back_until_the_last_one_is_in(
    invite: Invite, house: House
) -> None:
    ada, friend = invite(), Walker(house, "Charles")
    begin_an_auction(ada, friend)
    chosen = ada.answer("offer").removeprefix("offer ")
    ada.answer("tokens 3")
    laid = ada.page.locator(f'.cell[data-about="about-{chosen}"] .laid')
    expect(laid).to_have_text("3")
    expect(ada.page.locator(".reserve b")).to_have_text("7")
    ada.undo()
    expect(laid).to_have_text("1")  # what it takes to lead lies ready
    expect(ada.page.locator(".reserve b")).to_have_text("10")
    ada.answer("tokens 5")
    expect(laid).to_have_text("5")
    decide(friend)
    expect(laid).to_have_count(0)
    expect(ada.page.locator(PILES)).to_have_text("5")
    assert ada.told("offered") == 1


@pytest.mark.parametrize("hand", [by_mouse, by_form], ids=["with scripts", "without"])
def test_tokens_are_placed_changed_and_withdrawn_on_the_quadrante_until_they_are_confirmed(
    invite: Invite, house: House, hand: Hand
) -> None:
    ada, friend = invite(hand=hand), Walker(house, "Charles")
    begin_an_auction(ada, friend)
    first, second, *_ = ON_SHOW.findall(html(ada))
    ada.answer(f"offer {first}")
    label = ada.page.locator("label.number")
    for number in (4, 2):
        label.nth(number).click()
        expect(label.nth(number).locator("input")).to_be_checked()
        if hand is by_mouse:  # the page tells before anything is sent
            expect(ada.page.locator(f'.cell[data-about="about-{first}"] .laid')).to_have_text(
                str(number)
            )
    ada.press(instead(ada, f"offer {second}"))
    expect(ada.page.locator(f'span.cell.picked[data-about="about-{second}"]')).to_be_visible()
    ada.press(instead(ada, "nothing"))
    expect(ada.page.locator(CONFIRMED)).to_be_visible()
    ada.undo()
    ada.answer(f"offer {second}")
    ada.answer("tokens 5")
    expect(ada.page.locator(CONFIRMED)).to_be_visible()
    decide(friend)
    ada.asked()
    expect(ada.page.locator(PILES)).to_have_text("5")
    expect(ada.page.locator("li.event-offered")).to_have_count(1)


def test_what_is_chosen_and_not_confirmed_yet_outlives_an_update(
    invite: Invite, house: House
) -> None:
    ada, friend = invite(), Walker(house, "Charles")
    begin_an_auction(ada, friend)
    ada.answer("offer")
    chosen = ada.page.locator("label.number").nth(4)
    chosen.click()
    friend.undo()  # wishes to: the question of consent comes to the same dock
    expect(ada.page.locator(".wish")).to_be_visible()
    expect(chosen.locator("input")).to_be_checked()
    expect(ada.page.locator(".cell.picked .laid")).to_have_text("4")


def instead(person: Person, answer: str) -> Locator:
    """Where the question before is answered in another way."""
    return person.region("dock").locator(f'button[name="instead"][value$=" {answer}"]')


def test_an_auction_and_a_looting_by_keyboard_alone(invite: Invite, house: House) -> None:
    ada, friend = invite(hand=by_keyboard), Walker(house, "Charles")
    begin_an_auction(ada, friend)
    second = ON_SHOW.findall(html(ada))[1]
    answer_with_arrows(ada, f"offer {second}", "ArrowRight")
    value = ada.find("tokens 2")
    step_to(ada.button(value), "ArrowRight")
    ada.page.keyboard.press("c")  # the letter of the confirmation, from where the number is chosen
    ada.expect_taken(value)
    decide(friend)
    ada.asked()
    ada.answer("nothing")  # with its letter
    decide(friend)
    ada.asked()
    assert ada.told("awarded") == 1
    bargain = AT_THE_FLEA_MARKET.findall(html(ada))[0]
    ada.answer(f"offer {bargain}")
    ada.answer("tokens 3")  # with its digit
    ada.answer("done")
    decide(friend)
    expect(ada.page.locator("li.event-bought")).to_have_count(1)


def test_a_digit_chooses_the_number_of_tokens_and_the_help_says_so(
    invite: Invite, house: House
) -> None:
    ada, friend = invite(), Walker(house, "Charles")
    begin_an_auction(ada, friend)
    ada.answer("offer")
    for digit in ("7", "0", "4"):
        ada.page.keyboard.press(digit)
        expect(ada.page.locator("label.number").nth(int(digit)).locator("input")).to_be_checked()
        expect(ada.page.locator(".cell.picked .laid")).to_have_text(digit)
    ada.page.keyboard.press("?")
    ada.page.locator("#help summary").first.click()
    expect(ada.page.locator("#help .keys")).to_contain_text("quel numero")
    ada.page.keyboard.press("Escape")
    ada.page.locator("label.number :checked").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(CONFIRMED)).to_be_visible()
    decide(friend)
    expect(ada.page.locator(PILES)).to_have_text("4")


def test_what_is_not_possible_now_says_why_beside_it_by_tap_and_by_keyboard(
    invite: Invite, house: House
) -> None:
    ada, friend = invite(hand=by_touch, size=PHONE), Walker(house, "Charles")
    begin_an_auction(ada, friend)
    first, second, *_ = ON_SHOW.findall(html(ada))
    ada.answer(f"offer {first}")
    ada.answer("tokens 10")
    decide(friend)
    ada.asked()
    before = ada.possible
    bubble = ada.page.locator("#about")
    stand = ada.page.locator(f'.wares[data-name="{second}"]')
    no_tokens = "Non hai più gettoni da offrire."
    stand.tap(force=True)  # though it says that it is not enabled
    expect(bubble).to_have_text(no_tokens)
    there, said = (it.bounding_box() for it in (stand, bubble))
    assert there
    assert said
    gap = max(said["y"] - there["y"] - there["height"], there["y"] - said["y"] - said["height"])
    assert 0 <= gap <= 12
    assert barriers_but_of_colour(ada) == []
    ada.page.locator(".cell.unseen").first.tap(force=True)
    expect(bubble).to_contain_text("Sugli Stand")
    ada.page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    step_to(stand, "Tab")
    expect(bubble).to_have_text(no_tokens)
    ada.page.keyboard.press("Shift+ArrowDown")
    below = ada.page.locator(":focus")
    expect(bubble).to_have_text(below.get_attribute("data-reason") or "nothing is said")
    assert ada.possible == before
    ada.answer("nothing")
    stand.tap(force=True)
    expect(bubble).to_have_text("Hai già deciso: per cambiare idea, annulla.")


def answer_with_arrows(person: Person, wanted: str, key: str) -> None:
    value = person.find(wanted)
    step_to(person.button(value), key)
    person.page.keyboard.press("Enter")
    person.expect_taken(value)


def test_an_auction_without_scripts(invite: Invite, house: House) -> None:
    ada, friend = invite(hand=by_form, lang="en"), Walker(house, "Charles")
    begin_an_auction(ada, friend)
    ada.answer("offer")
    ada.answer("tokens 4")
    expect(ada.page.locator(CONFIRMED)).to_be_visible()
    decide(friend)
    ada.asked()
    expect(ada.page.locator(PILES)).to_have_text("4")
    check_language(ada, "en")


# --- how it looks at every stage -------------------------------------------------------------


def look(person: Person, house: House) -> Iterator[str]:
    """Show a person, who sits at some table, every stage; gives the name of each."""
    sit_down(person, house)
    for stage, (match, seat) in stages().items():
        show(person, match, seat, others=LONG, drawn=False)
        yield stage


def sit_down(person: Person, house: House) -> None:
    host = Walker(house, person.name, person.lang)
    sit_together(host, Walker(house, "Charles"))
    person.become(host.cookies)
    person.go(host.table)
    person.seated()


def on_the_question(person: Person) -> list[str]:
    """The buttons of the dock that lie on the question."""
    found: list[str] = person.region("dock").evaluate(
        """dock => {
            const question = dock.querySelector('.question').getBoundingClientRect();
            return [...dock.querySelectorAll('.answers .button')].filter(button => {
                const it = button.getBoundingClientRect();
                return it.top < question.bottom && it.bottom > question.top
                    && it.left < question.right && it.right > question.left;
            }).map(button => button.textContent);
        }"""
    )
    return found


@pytest.mark.parametrize("lang", ["it", "en"])
def test_every_stage_fits_at_360_pixels_on_a_phone_and_on_a_laptop_in_one_language(
    house: House, invite: Invite, lang: Lang
) -> None:
    person = invite(lang=lang, size=LOW)
    found: dict[str, list[str]] = {}
    for stage in look(person, house):
        check_language(person, lang)
        # English words are shorter: what fits in Italian fits
        for size in (LOW, PHONE, TABLET, LAPTOP) if lang == "it" else (LOW,):
            person.resize(size)
            found[f"{stage}: scrolls sideways at {size}"] = too_wide(person)
            found[f"{stage}: cannot be read at {size}"] = spilt(person)
            found[f"{stage}: under a monkey at {size}"] = covered(person, ".monkey")
            found[f"{stage}: out of sight at {size}"] = out_of_sight(person, ".question", ".hand")
            found[f"{stage}: on the question at {size}"] = on_the_question(person)
        if lang == "it":
            found[f"{stage}: scrolls on a laptop"] = too_high(person) + scrolling(person, ".seats")
        person.resize(LOW)
        if share_of_height(person, ".bottom") > MOST_OF_A_LOW_WINDOW:
            found[f"{stage}: no room for the board"] = [str(LOW)]
    assert not {what: it for what, it in found.items() if it}


def test_on_a_laptop_the_dock_keeps_its_height_and_nothing_of_the_board_is_cut(
    house: House, invite: Invite
) -> None:
    person = invite(size=LAPTOP)
    heights: dict[tuple[int, int], set[float]] = {LAPTOP: set(), LOW_LAPTOP: set()}
    found: dict[str, list[str]] = {}
    for stage in look(person, house):
        for size, seen in heights.items():
            person.resize(size)
            seen.add(share_of_height(person, ".dock"))
            found[f"{stage}: scrolls at {size}"] = too_high(person) + scrolling(person, ".dock")
            found[f"{stage}: cannot be read at {size}"] = spilt(person)
            if not stage.startswith("end"):  # at the end the scores come on top of it all
                found[f"{stage}: is cut at {size}"] = scrolling(person, ".board", ".seats")
    assert not {what: it for what, it in found.items() if it}
    assert {size: len(seen) for size, seen in heights.items()} == {LAPTOP: 1, LOW_LAPTOP: 1}


def test_in_a_flat_window_the_question_is_in_sight_and_leaves_the_board_most_of_it(
    house: House, invite: Invite
) -> None:
    person = invite(size=SIDEWAYS)
    found: dict[str, list[str]] = {}
    for stage in look(person, house):
        for size in (SIDEWAYS, TWICE_AS_LARGE):
            person.resize(size)
            found[f"{stage}: scrolls sideways at {size}"] = too_wide(person)
            found[f"{stage}: cannot be read at {size}"] = spilt(person)
            found[f"{stage}: on the question at {size}"] = on_the_question(person)
            asked = () if stage.startswith("end") else (".answers",)
            found[f"{stage}: hidden at {size}"] = out_of_sight(person, ".question", *asked)
            if share_of_height(person, ".bottom") > MOST_OF_A_FLAT_WINDOW:
                found[f"{stage}: no room for the board"] = [str(size)]
    assert not {what: it for what, it in found.items() if it}


def test_in_a_flat_window_numbers_open_beside_the_stand_and_the_quadrante_when_it_is_wanted(
    invite: Invite, house: House
) -> None:
    ada, friend = invite(hand=by_touch, size=SIDEWAYS), Walker(house, "Charles")
    begin_an_auction(ada, friend)
    first, *_, last = ON_SHOW.findall(html(ada))
    ada.press(ada.region("board").locator(f'button[value$=" offer {last}"]'))
    picked = ada.page.locator(".stand.picked .wares")
    expect(picked).to_have_attribute("data-name", last)
    stand, dock = (it.bounding_box() for it in (picked, ada.region("dock")))
    assert stand
    assert dock
    assert 0 <= stand["y"] < stand["y"] + stand["height"] <= dock["y"]
    assert out_of_sight(ada, ".numbers", ".answers .main") == []
    for size in (TWICE_AS_LARGE, SIDEWAYS):
        ada.resize(size)
        expect(ada.page.locator(".quadrant")).to_be_hidden()
        ada.press(ada.page.locator(".to-map"))
        expect(ada.page.locator(".quadrant")).to_be_visible()
        assert out_of_sight(ada, ".quadrant", ".question") == []
        assert barriers_but_of_colour(ada) == []
        ada.press(ada.page.locator(".to-map"))
    ada.press(ada.page.locator(".to-map"))
    ada.press(instead(ada, f"offer {first}"))
    expect(picked).to_have_attribute("data-name", first)
    expect(ada.page.locator(".quadrant")).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_quadrante_shows_editions_and_has_a_heart_for_each_passion_an_object_meets(
    house: House, invite: Invite, size: tuple[int, int]
) -> None:
    person = invite(size=size)
    sit_down(person, house)
    show(person, *stages()["looting, with an offer laid out"])
    own = {
        (it.get_attribute("data-about") or "").removeprefix("about-")
        for it in person.page.locator(".passion").all()
    }
    assert len(own) == 2
    for object, features in FEATURES.items():
        cell = person.page.locator(f'.cell[data-about="about-{object}"]')
        expect(cell.locator(f'> .sign-of:has([href="#sign-{features[2]}"])')).to_be_visible()
        hearts = cell.locator(".met > svg").filter(visible=True)
        expect(hearts).to_have_count(len(own.intersection(features)))


def test_axe_finds_no_barrier_at_any_stage_light_or_dark(house: House, invite: Invite) -> None:
    person, colours = invite(), Colours()
    found: dict[str, list[str]] = {}
    for stage in look(person, house):
        person.resize(LAPTOP)
        found[f"{stage}, its colours"] = colours.barriers(person)
        person.resize(PHONE)  # where more is folded away
        found[stage] = barriers_but_of_colour(person)
    assert not {what: it for what, it in found.items() if it}


def test_the_quadrante_tells_of_objects_not_seen_yet_only_that_they_are_not(
    house: House, invite: Invite
) -> None:
    person = invite()
    sit_down(person, house)
    show(person, *stages()["auction"])
    shown = set(ON_SHOW.findall(html(person)))
    cells = person.page.locator(".cell")
    expect(cells).to_have_count(len(OBJECTS))
    unseen = person.page.locator(".cell.unseen")
    expect(unseen).to_have_count(len(OBJECTS) - len(shown))
    assert person.page.locator(".cell.unseen .where").count() == 0
    assert person.page.locator("button.cell").count() == len(shown)
