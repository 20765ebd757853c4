"""A game without a page of its own is played on the generic one: the tutorial's game proves it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludoteca import Record
from tests.web.browser.conftest import TUTORIAL_GAME, Invite
from tests.web.browser.looks import barriers, too_wide
from tests.web.browser.people import (
    LAPTOP,
    NARROW,
    PHONE,
    Hand,
    Person,
    by_form,
    by_keyboard,
    by_mouse,
    by_touch,
)

GAME = "tre-carte"


def check_record(file: Path) -> Record:
    """With the command, as a player would: the game is not installed here."""
    words = ["verify", str(file), "--game", str(TUTORIAL_GAME)]
    subprocess.run([sys.executable, "-m", "ludoteca", *words], check=True, capture_output=True)
    return Record.load(file)


@pytest.mark.parametrize(
    ("hand", "size"),
    [(by_mouse, LAPTOP), (by_touch, PHONE), (by_keyboard, LAPTOP), (by_form, LAPTOP)],
)
def test_the_tutorial_game_is_played_to_the_end(
    invite: Invite, tmp_path: Path, hand: Hand, size: tuple[int, int]
) -> None:
    ada = invite(hand=hand, size=size)
    ada.open_table("random", "random", game=GAME)
    ada.play(lambda _: ("show",))
    record = check_record(ada.download(tmp_path))
    assert sum(move.startswith("0 show") for move in record.moves) == 9
    assert record.result is not None
    for points in record.result.scores:
        expect(ada.region("board").locator("table").first).to_contain_text(str(points))


def test_sealed_answers_are_given_side_by_side_and_seen_by_nobody_else(invite: Invite) -> None:
    ada, mary = invite("Ada L.", lang="it"), invite("Mary S.", lang="en")
    ada.open_table("friend", game=GAME)
    mary.join(ada.invitation)
    for person in (ada, mary):
        assert person.asked()
    before = mary.shown
    shown = ada.answer("show").split(" ")[1]
    expect(mary.region("seats")).not_to_have_attribute("data-key", before["seats"])
    expect(ada.region("dock")).to_contain_text(f"Hai deciso: mostra la carta {shown}.")
    assert mary.shown | {"seats": ""} == before | {"seats": ""}
    mary.answer("show")
    expect(ada.region("dock")).not_to_contain_text("Hai deciso")
    expect(mary.region("chronicle")).to_contain_text(f"Ada L. shows the {shown}.")


def test_players_are_called_by_their_names_and_what_is_hidden_is_not_nothing(
    invite: Invite,
) -> None:
    ada, mary = invite("Ada L.", lang="en"), invite("Mary S.", lang="en")
    ada.open_table("friend", game=GAME)
    watching = ada.page.locator("#watch-link").input_value()
    mary.join(ada.invitation)
    ada.seated()
    rows = ada.region("board").locator("table.rows tbody th")
    assert [name.strip() for name in rows.all_inner_texts()] == ["You", "Mary S."]
    mary.go(watching)
    facts = mary.region("board").locator("dl.facts")
    expect(facts.locator("div", has_text="Your cards").locator("dd")).to_have_text("hidden")
    expect(mary.region("board").locator("table.rows td").last).to_have_text("–")
    for person in (ada, mary):
        person.resize(NARROW)
        assert not too_wide(person)
        assert not barriers(person)


def test_its_rules_can_be_read(invite: Invite) -> None:
    ada: Person = invite(lang="en")
    ada.go(f"/rules/{GAME}")
    expect(ada.page.locator("[id='T2.3']")).to_contain_text("T2.3")
