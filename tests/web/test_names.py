"""Names: visible, on one line, and told apart from every other at the table."""

from __future__ import annotations

import html
from unicodedata import name as unicode_name

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.names import (
    ALIKE,
    BOT_NAMES,
    JOINER,
    MOST_NAME,
    NameRefused,
    distinct,
    looks,
    read_name,
    same,
    seated_name,
    tidy_name,
)
from ludoteca.server.words import page_texts
from tests.web.house import MARS, House


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \n Maria\t", "Anna Maria"),
        ("", "Guest"),
        ("\u200b\u202e\x00", "Guest"),
        ("\u202eannA", "annA"),
        ("x" * 100, "x" * MOST_NAME),
        ("x" * (MOST_NAME - 1) + "  y", "x" * (MOST_NAME - 1)),
        ("Zoë 🦊", "Zoë 🦊"),
        ("\u3164\u115f\u2800", "Guest"),
        ("An\u200dna\ufe0f\U000e0101", "Anna"),
        ("\u0301", "Guest"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("Zoe\u0308", "Zoë"),
        ("क्\u200dष", "क्\u200dष"),
        ("\u200d👨\u200d👩\u200d\u200d👧\u200d", "👨\u200d👩\u200d👧"),
    ],
)
def test_a_name_is_tidied(raw: str, shown: str) -> None:
    assert tidy_name(raw, "Guest") == shown


@given(st.text())
def test_any_name_becomes_one_short_printable_line(raw: str) -> None:
    name = tidy_name(raw, "Guest")
    assert 0 < len(name) <= MOST_NAME
    assert name.replace(JOINER, "").isprintable()
    assert not name.startswith(JOINER)
    assert not name.endswith(JOINER)
    assert name == name.strip()
    assert tidy_name(name, "Guest") == name


@pytest.mark.parametrize(
    "raw", ["\u200b", "\u202e\u2066", "\u3164", "\u2800 \u2800", "\x00", "\u0301"]
)
def test_a_name_of_which_nothing_can_be_seen_is_refused(raw: str) -> None:
    with pytest.raises(NameRefused):
        read_name(raw, "Guest")


@pytest.mark.parametrize("raw", ["", "  ", "\t"])
def test_whoever_gives_no_name_gets_one(raw: str) -> None:
    assert read_name(raw, "Guest") == "Guest"


# --- told apart ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "taken", "shown"),
    [
        ("Anna", [], "Anna"),
        ("Anna", ["Bruno"], "Anna"),
        ("Anna", ["anna"], "Anna 2"),
        ("Anna", ["Anna", "Anna 2"], "Anna 3"),
        ("Ａｎｎａ", ["Anna"], "Ａｎｎａ 2"),
        ("Anna  Maria", ["anna maria"], "Anna  Maria 2"),
        ("STRASSE", ["straße"], "STRASSE 2"),
        ("Zoe", ["Zoë"], "Zoe"),
        ("Анна", ["Anna"], "Анна"),
    ],
)
def test_no_two_at_a_table_have_the_same_name(name: str, taken: list[str], shown: str) -> None:
    assert seated_name(name, taken) == shown


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Аnna", "Anna"),  # the first letter is Cyrillic
        ("ΑΝΝΑ", "ANNA"),  # all of it Greek
        ("ВOB", "BOB"),
        ("Ian", "lan"),
        ("Ma1k", "Malk"),
        ("0tto", "Otto"),
        ("Моm", "Mom"),
        ("Arno", "Amo"),
        ("Zоё", "Zoë"),
        ("D’Arcy", "D'Arcy"),
        ("𝐀nna", "Аnna"),
    ],
)
def test_a_name_that_only_looks_like_anothers_is_refused(name: str, other: str) -> None:
    for one, two in ((name, other), (other, name)):
        with pytest.raises(NameRefused):
            seated_name(one, ["Bruno", two])


def test_a_number_never_makes_a_name_look_like_another() -> None:
    taken = ["Anna", "Anna 2", "Anna З", "Anna l"]
    shown = distinct("Anna", taken)
    assert looks(shown) not in map(looks, taken)


@given(st.text(), st.lists(st.text(), max_size=5))
def test_whatever_people_call_themselves_the_names_at_a_table_differ(
    raw: str, others: list[str]
) -> None:
    taken: list[str] = []
    for given_name in [*others, raw]:
        name = tidy_name(given_name, "Guest")
        taken.append(distinct(name, taken))
    assert len(set(map(same, taken))) == len(set(map(looks, taken))) == len(taken)


def test_the_letters_that_look_like_ours_are_others_and_each_is_one() -> None:
    others = [sign for signs in ALIKE.values() for sign in signs]
    assert len(set(others)) == len(others)
    assert not {sign for sign in others if sign.isascii()} - set("I10|`")
    for plain, signs in ALIKE.items():
        for sign in signs:
            assert unicode_name(sign) != unicode_name(plain)


def test_the_bots_names_are_told_apart() -> None:
    assert len(set(map(looks, BOT_NAMES))) == len(BOT_NAMES)


# --- at a table ---------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["it", "en"])
def test_whoever_sits_down_with_such_a_name_is_told_why_not_and_may_choose_another(
    open_house: House, lang: str
) -> None:
    anna, bruno = open_house.person(lang), open_house.person(lang)
    anna.open_table(MARS, "friend", "random", name="Anna")
    path = anna.join_path
    for name, key in (
        ("Аnnа", "web-name-alike"),
        ("Аdа", "web-name-alike"),  # the bot
        ("\u200b", "web-name-invisible"),
    ):
        assert bruno.join(path, name).status_code == 400
        assert page_texts(lang).say(key) in html.unescape(bruno.page)
        assert bruno.path == ""
    assert bruno.post(path, {"name": "Bruno"}).status_code == 200
    assert open_house.live(anna).names == ["Anna", "Bruno", "Ada"]


@pytest.mark.parametrize("lang", ["it", "en"])
def test_whoever_opens_a_table_with_a_name_that_nobody_sees_is_told_so(
    open_house: House, lang: str
) -> None:
    person = open_house.person(lang)
    assert person.open_table(MARS, "friend", name="\u3164").status_code == 400
    assert page_texts(lang).say("web-name-invisible") in html.unescape(person.page)


def test_a_bot_is_not_called_like_anybody_at_the_table(open_house: House) -> None:
    person = open_house.person()
    person.open_table(MARS, "random", name="Аdа")
    assert open_house.live(person).names == ["Аdа", "Babbage"]
