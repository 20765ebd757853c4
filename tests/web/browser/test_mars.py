"""The table of Mars Needs Mechanics: what it shows, and what a tap does."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from ludoteca.core.match import Match
from tests.games.mars_needs_mechanics.workshop import all_pass, competition, play
from tests.web.browser.conftest import Invite
from tests.web.browser.house import House
from tests.web.browser.looks import barriers, out_of_the_dock, scrolling, too_wide, under_the_dock
from tests.web.browser.mars import IDLE, reach
from tests.web.browser.people import (
    CHOICE,
    CONFIRM,
    LAPTOP,
    LOW_LAPTOP,
    NARROW,
    PHONE,
    SIDEWAYS,
    TWICE_AS_LARGE,
    Hand,
    Person,
    by_form,
    by_touch,
    step_to,
)
from tests.web.browser.stills import show
from tests.web.browser.walker import Walker, sit_together


@pytest.fixture
def host(house: House) -> Walker:
    return Walker(house, "Ada L.")


@pytest.fixture
def friend(house: House) -> Walker:
    return Walker(house, "Charles")


def look(person: Person, host: Walker) -> None:
    """The person sits where the host does."""
    person.become(host.cookies)
    person.go(host.table)


# --- the final table ----------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_on_a_phone_too_the_final_table_adds_up(
    invite: Invite, host: Walker, friend: Walker, size: tuple[int, int]
) -> None:
    sit_together(host, friend)
    while not host.over:
        host.respond("buy", *IDLE)
        friend.respond(*IDLE)
    ada = invite(size=size)
    look(ada, host)
    for row in ada.page.locator(".scores tbody tr").all():
        cells = row.locator("td").filter(visible=True)
        for cell in cells.all():
            box = cell.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= size[0]
        _, total, *parts = [it.replace("−", "-") for it in cells.all_inner_texts()]
        assert int(total) == sum(int(it) for it in parts)
    expect(ada.page.locator(".scores td.start").first).to_have_text("30")


# --- selling ------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [by_touch, by_form])
def test_a_tap_on_the_hand_shows_what_the_set_pays_and_only_the_button_sells_it(
    invite: Invite, host: Walker, friend: Walker, hand: Hand
) -> None:
    reach(host, friend, lambda: host.can("sell"), lambda _: IDLE)
    ada = invite(size=PHONE, hand=hand)
    look(ada, host)
    stack, confirm = ada.page.locator(".set"), ada.page.locator(CONFIRM)
    pays = stack.last.locator(".pays").evaluate("it => it.firstChild.data").removeprefix("+")
    ada.press_in_place(stack.last)
    expect(stack.last.locator(CHOICE)).to_be_checked()
    expect(confirm).to_contain_text(f"per {pays} cog", use_inner_text=True)
    assert ada.can("stop-selling")
    sold = ada.told("sold")
    ada.press(confirm)
    ada.seated()
    expect(ada.page.locator("li.event-sold")).to_have_count(sold + 1)


def test_the_best_set_without_scrap_is_chosen_first_and_none_that_needs_scrap(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    sit_together(host, friend)
    ada = invite()
    look(ada, host)
    confirm = ada.page.locator(CONFIRM)
    match = competition(hands=("wire wire wire lens lens lens lens gear gear", ""))
    all_pass(match)
    show(ada, match)
    expect(confirm).to_have_text("Vendi 3 cavi per 18 cogs", use_inner_text=True)
    ada.page.locator(".kind-gear .set").click()
    expect(confirm).to_have_text("Vendi 2 ingranaggi e 1 rottame per 12 cogs", use_inner_text=True)
    match = competition(hands=("gear gear lens", ""))
    all_pass(match)
    show(ada, match)
    expect(confirm).to_be_hidden()
    expect(ada.page.locator(".unchosen")).to_be_visible()
    ada.page.locator(".kind-lens .set").click()
    expect(confirm).to_be_visible()


def test_passing_is_quiet_and_last_where_something_can_be_bought(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    sit_together(host, friend)
    ada = invite(size=PHONE)
    look(ada, host)
    passing = ada.page.locator('.answers button[value$=" pass"]')
    show(ada, competition(hands=("lens wire", ""), built=("magnetic-crane", "")))
    expect(passing).to_have_class("button quiet")
    assert ada.page.locator(".answers > *").last.get_attribute("value") == "0 pass"
    box = passing.bounding_box()
    assert box is not None
    assert box["width"] < PHONE[0] / 2
    show(ada, competition(market=""))
    expect(passing).to_have_class("button main")


# --- buying -------------------------------------------------------------------------------

SHOWN = """(selector) => [...document.querySelectorAll(selector)]
    .filter(it => it.checkVisibility())
    .map(it => [...it.querySelectorAll('b')].map(price => price.innerText).join(' '))"""


def outlook(person: Person) -> list[str]:
    """The prices to come on the order lines that are shown, from the front to the back."""
    found: list[str] = person.page.evaluate(SHOWN, ".then")
    return found


def test_a_card_of_the_market_that_one_points_at_shows_the_line_and_the_prices_to_come(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    sit_together(host, friend)
    ada = invite()
    look(ada, host)
    match = competition(prices={"lens": 8, "piping": 2})
    show(ada, match)
    lens, piping = ada.page.locator(".wares.kind-lens"), ada.page.locator(".wares.kind-piping")
    assert outlook(ada) == []
    lens.hover()
    then = match.view(0).purchases["lens"]
    assert then.order_line[0] == "lens"
    assert outlook(ada) == [" ".join(str(then.forecast[kind]) for kind in then.order_line)]
    assert outlook(ada) == ["9 6 6 5 1 4 4"]
    piping.hover()
    assert outlook(ada) == ["3 6 6 5 4 4 7"]
    ada.page.mouse.move(1, 1)
    assert outlook(ada) == []
    piping.locator("input").focus()
    ada.page.keyboard.press("ArrowRight")  # to the boiler
    assert outlook(ada) == ["6 6 6 5 1 4 7"]
    expect(ada.page.locator(":focus")).to_have_accessible_description(
        "Dopo caldaia 6 cavo 6 magnete 6 ingranaggio 5 tubatura 1 tubo d'etere 4 lente 7"
    )


@pytest.mark.parametrize("hand", [by_touch, by_form])
def test_a_tap_on_the_market_shows_what_comes_of_it_and_only_the_button_buys(
    invite: Invite, host: Walker, friend: Walker, hand: Hand
) -> None:
    sit_together(host, friend)
    friend.respond(*IDLE)
    ada = invite(size=PHONE, hand=hand)
    look(ada, host)
    confirm, bought = ada.page.locator(CONFIRM), ada.page.locator("li.event-bought")
    expect(confirm).to_be_hidden()
    for card in (ada.page.locator(".wares").last, ada.page.locator(".wares").first):
        ada.press_in_place(card)
        expect(card.locator(CHOICE)).to_be_checked()
        label = card.locator(CHOICE).get_attribute("aria-label") or ""
        expect(confirm).to_have_text(label, use_inner_text=True)
        assert len(outlook(ada)) == 1
    expect(bought).to_have_count(0)
    ada.press(confirm)
    ada.seated()
    expect(bought).to_have_count(1)


def test_the_chronicle_says_that_the_last_purchase_has_ended_the_round(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    buying = ("buy", *IDLE)

    def one_is_left() -> bool:
        return host.can("buy") and host.page.count('data-at="market"') == 1

    def plan(_: Walker) -> tuple[str, ...]:
        return buying

    reach(host, friend, one_is_left, plan, others=buying)
    ada = invite()
    look(ada, host)
    ada.answer("buy")
    if ada.can("end-turn"):
        ada.answer("end-turn")
    expect(ada.page.locator("li.event-market-empty")).to_have_count(1)


# --- what is not possible -----------------------------------------------------------------


def test_what_cannot_be_had_says_why_beside_it_to_a_finger_and_to_the_keyboard(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    sit_together(host, friend)
    ada = invite(size=PHONE, hand=by_touch)
    look(ada, host)
    about = ada.page.locator("#about")

    def says(card: Locator, reason: str) -> None:
        expect(about).to_be_visible()
        expect(about).to_contain_text(reason)
        there, box = card.bounding_box(), about.bounding_box()
        assert there is not None
        assert box is not None
        assert (
            0 <= box["y"] - there["y"] - there["height"] < 20
            or 0 <= there["y"] - box["y"] - box["height"] < 20
        )
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]

    show(ada, competition(cogs=(6, 30), prices={"lens": 7}, available="rocket-booster"))
    lens = ada.page.locator(".market .kind-lens")
    step_to(lens, "Tab")
    says(lens, "La lente costa 7 cogs e tu ne hai 6.")
    ada.page.keyboard.press("Escape")
    expect(about).to_be_hidden()
    lens.tap(force=True)  # what is said to be disabled can be pressed all the same
    says(lens, "La lente costa 7 cogs e tu ne hai 6.")
    plan = ada.page.locator(".blueprint")
    plan.locator(".ability").tap()
    expect(about).to_contain_text("ti manca: caldaia, tubatura", ignore_case=True)
    match = competition(hands=("gear gear gear lens", ""), scrap=(1, 2))
    all_pass(match)
    show(ada, match)
    lens = ada.page.locator(".hand .kind-lens .card")
    lens.tap(force=True)
    says(lens, "almeno 3 carte")
    assert barriers(ada) == []


# --- the dock -----------------------------------------------------------------------------

FIVE = "x-ray-goggles difference-engine rocket-booster aether-drive pneumatic-post"
ALL_KINDS = "wire magnet gear piping boiler aether-tube lens"

REPEATED = """() => {
    const values = (region) => [...document.querySelectorAll(
        `[data-region="${region}"] [name="answer"]`
    )].filter(it => it.checkVisibility()).map(it => it.value);
    const board = values('board');
    return values('dock').filter(it => board.includes(it));
}"""


def questions() -> dict[str, Match]:
    """Every kind of question, with as much to answer as there can be."""
    hands = (f"{ALL_KINDS} lens", "", "")
    positions = {
        "turn": competition(hands=hands, available=FIVE),
        "crane": competition(hands=hands, built=("magnetic-crane", "", "")),
        "crane, a card chosen": competition(hands=hands, built=("magnetic-crane", "", "")),
        "token": competition(hands=hands, built=("aether-drive", "", ""), available=FIVE),
        "after": competition(hands=hands, available=FIVE),
        "price": competition(hands=hands, built=("difference-engine", "", ""), available=FIVE),
        "sell": competition(hands=(f"{ALL_KINDS} gear gear lens", "", ""), available=FIVE),
    }
    for name in ("token", "after"):
        play(positions[name], "0 buy lens")
    for name in ("price", "sell"):
        all_pass(positions[name])
    return positions


def test_the_dock_has_one_height_and_neither_repeats_nor_covers_the_board(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    sit_together(host, friend)
    ada = invite()
    look(ada, host)
    heights: dict[tuple[int, int], set[int]] = {}
    for name, match in questions().items():
        show(ada, match)
        if "chosen" in name:
            ada.page.locator(".wares.kind-aether-tube input").dispatch_event("click")
        for size in (LAPTOP, LOW_LAPTOP, PHONE, SIDEWAYS, TWICE_AS_LARGE):
            ada.resize(size)
            where = f"{name} at {size}"
            box = ada.page.locator(".bottom").bounding_box()
            assert box is not None
            heights.setdefault(size, set()).add(round(box["height"]))
            assert box["height"] <= 0.4 * size[1], where
            assert box["y"] + box["height"] <= size[1] + 1, where
            assert out_of_the_dock(ada) == [], where
            if size in (LAPTOP, LOW_LAPTOP):
                assert scrolling(ada, ".board") == [], where
                assert ada.page.evaluate(REPEATED) == [], where
            else:
                assert under_the_dock(ada) <= 0, where
            assert too_wide(ada) == [], where
    assert all(max(it) - min(it) <= 2 for it in heights.values()), heights


def test_what_can_be_built_is_a_button_on_the_board_alone_and_the_keyboard_reaches_it(
    invite: Invite, host: Walker, friend: Walker
) -> None:
    sit_together(host, friend)
    ada = invite()
    look(ada, host)
    show(ada, questions()["turn"])
    for name in FIVE.split():
        (build,) = ada.page.locator(f'[value$=" build {name}"]').all()
        step_to(build, "Tab")
    ada.resize(PHONE)
    expect(build).not_to_be_in_viewport()
    ada.page.locator(".dock .to-plans").click()
    expect(ada.page.locator("#plans-title")).to_be_in_viewport()
