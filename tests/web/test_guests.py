"""Guests: known by a cookie that nobody else can make, and each alone acts for their own seat."""

from __future__ import annotations

from base64 import b64encode
from datetime import date
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.texts import LANGUAGES
from ludoteca.server.app import create_app
from ludoteca.server.guests import Guest, preferred, tidy_nonce
from ludoteca.server.hall import OF_THE_SERVER
from ludoteca.server.settings import Settings
from ludoteca.server.words import page_texts
from tests.web.house import MARS, House, Person, asked, visit

# --- language -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("it", "it"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("IT-it", "it"),
        ("en-US,en;q=0.9,it;q=0.8", "en"),
        ("de-DE,de;q=0.9,it;q=0.4,en;q=0.2", "it"),
        ("de,fr;q=0.5", "en"),
        ("en;q=0.1, it; q=0.7", "it"),
        ("it;q=0, en;q=0.1", "en"),
        ("it;level=1;q=0.9", "it"),
        ("*", "en"),
        ("ita", "en"),  # not the code of a language we speak
        ("it;q=nan", "en"),
        ("it;q=1e3", "en"),
        (",,;;q=,it", "it"),
        (";q=1", "en"),
    ],
)
def test_a_browser_says_which_language_is_wanted(accepted: str, lang: str) -> None:
    assert preferred(accepted) == lang


@given(st.text())
def test_whatever_a_browser_says_a_language_of_ours_comes_of_it(accepted: str) -> None:
    assert preferred(accepted) in LANGUAGES


def test_two_people_at_one_table_may_read_different_languages(open_house: House) -> None:
    anna, bruno = open_house.person("it"), open_house.person("en")
    anna.open_table(MARS, "friend")
    bruno.join(anna.join_path)
    anna.look()
    assert '<html lang="it">' in anna.page
    assert '<html lang="en">' in bruno.page
    assert page_texts("it").say("web-chronicle") in anna.page
    assert page_texts("en").say("web-chronicle") in bruno.page


def test_a_chosen_language_stays_and_leads_back_to_the_page(open_house: House) -> None:
    person = open_house.person("it")
    response = person.post("/language", {"lang": "en", "back": f"/rules/{MARS}"})
    assert response.url.path == f"/rules/{MARS}"
    assert '<html lang="en">' in person.page
    person.get("/", headers={"accept-language": "it"})
    assert '<html lang="en">' in person.page
    person.post("/language", {"lang": "klingon", "back": "/"})
    assert '<html lang="en">' in person.page


@pytest.mark.parametrize(
    "back",
    [
        "",
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "\\\\evil.example",
        "https://evil.example/",
        "javascript:alert(1)",
        "/%0d%0aSet-Cookie:x=1",
        "/\r\nSet-Cookie: x=1",
        "/a//../@evil.example",
        "evil.example",
        "/\u2603",
    ],
)
def test_no_form_leads_away_from_here(open_house: House, back: str) -> None:
    person = open_house.person()
    response = person.client.post(
        "/language",
        data={"_csrf_token": person.token, "lang": "it", "back": back},
        follow_redirects=False,
    )
    assert response.status_code == 303
    assert response.headers["location"] == "/"
    assert "x=1" not in str(response.headers)


# --- names and numbers ------------------------------------------------------------------


@given(st.text())
def test_a_share_in_the_shuffles_is_letters_and_digits(raw: str) -> None:
    nonce = tidy_nonce(raw)
    assert len(nonce) <= 64
    assert nonce.isascii()
    assert nonce == "" or nonce.isalnum()


def test_a_name_is_shown_as_text_and_remembered(open_house: House) -> None:
    anna, bruno = open_house.person(), open_house.person()
    anna.open_table(MARS, "friend", name="<b>Anna</b> & 'co'")
    bruno.join(anna.join_path, "<script>alert(1)</script>")
    shown = {anna: "&lt;script&gt;alert", bruno: "&lt;b&gt;Anna&lt;/b&gt; &amp; &#39;co&#39;"}
    for person, name in shown.items():
        person.look()
        assert "<script>alert" not in person.page
        assert "<b>Anna" not in person.page
        assert name in person.page
    anna.get(f"/new/{MARS}")
    assert "&lt;b&gt;Anna" in anna.page


def test_the_nonce_of_every_browser_goes_into_the_shuffles(open_house: House) -> None:
    anna, bruno = open_house.person(), open_house.person()
    anna.open_table(MARS, "friend", nonce="aa11")
    bruno.get(anna.join_path)
    bruno.post(anna.join_path, {"nonce": "bb22"})
    assert open_house.live(bruno).playing.nonces == ["aa11", "bb22"]


def test_no_browser_can_pass_its_nonce_off_as_the_servers(open_house: House) -> None:
    person = open_house.person()
    person.open_table(MARS, "random", nonce=f"{OF_THE_SERVER}1234")
    own, bots = open_house.live(person).playing.nonces
    assert own == "server1234"
    assert bots.startswith(OF_THE_SERVER)


def test_a_change_of_language_keeps_the_name_and_sits_nobody_down(open_house: House) -> None:
    host, friend = open_house.person(), open_house.person("en")
    host.open_table(MARS, "friend")
    link = host.join_path
    friend.get(link)
    response = friend.post("/language", {"lang": "it", "back": link, "name": " Zoë \n"})
    assert response.url.path == link
    assert 'value="Zoë"' in friend.page
    assert '<html lang="it">' in friend.page
    friend.post("/language", {"lang": "en", "back": link})  # nothing typed: the name stays
    assert 'value="Zoë"' in friend.page
    assert not open_house.live(host).full


# --- the cookie ---------------------------------------------------------------------------


def cookie_of(response: httpx.Response) -> str:
    [cookie] = response.headers.get_list("set-cookie")
    return cookie


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(open_house: House) -> None:
    cookie = cookie_of(visit(open_house.address))
    flags = {flag.strip().lower() for flag in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert any(flag.startswith("max-age=") for flag in flags)


def test_the_cookie_tells_nothing_and_is_sent_only_when_it_changes(open_house: House) -> None:
    person = open_house.person()
    cookie = cookie_of(person.last)
    assert "guest" not in cookie
    assert "set-cookie" not in person.get("/").headers
    response = person.post("/language", {"lang": "it", "back": "/"})
    assert "set-cookie" in response.history[0].headers
    assert "set-cookie" not in response.headers


def test_the_cookie_is_good_for_another_year_each_month(settings: Settings) -> None:
    session = {"guest": "me", "lang": "it", "month": "2020-01"}
    Guest(session, b"secret")
    assert session == {"guest": "me", "lang": "it", "month": f"{date.today():%Y-%m}"}


def test_two_servers_on_one_machine_do_not_take_each_others_cookies(
    settings: Settings, tmp_path: Path
) -> None:
    other = Settings(tmp_path / "other", thinkers=0)
    with House(settings) as one, House(other) as two:
        person = one.person()
        person.open_table(MARS, "random")
        person.client.get(two.address)
        assert len(person.client.cookies) == 2
        assert person.look().status_code == 200


def test_a_guest_is_known_again_after_a_restart(settings: Settings) -> None:
    with House(settings) as house:
        person = house.person()
        person.open_table(MARS, "random")
        cookies = person.client.cookies
    with House(settings) as house:
        again = Person(house.address)
        again.client.cookies = cookies
        assert again.get(person.path).status_code == 200
        again.client.close()


@pytest.mark.parametrize("name", ["session", "csrf"])
def test_a_key_is_made_once_and_is_its_owners_alone(settings: Settings, name: str) -> None:
    key = settings.secret(name)
    assert len(key) == 32
    assert settings.secret(name) == key
    file = settings.data / f"{name}.key"
    assert file.stat().st_mode & 0o777 == 0o600
    assert settings.data.stat().st_mode & 0o777 == 0o700
    assert [it.name for it in settings.data.iterdir()] == [file.name]
    file.write_bytes(b"half a key")
    with pytest.raises(OSError, match=name):
        settings.secret(name)


FORGED = [
    "",
    "x",
    "=" * 40,
    "null",
    b64encode(b"x" * 5).decode(),
    b64encode(b"n" * 12 + b"data" + b"additional_authenticated_data=not json").decode(),
    b64encode(b"n" * 12 + b"additional_authenticated_data=[]").decode(),
    b64encode(b'n" ' * 9 + b'additional_authenticated_data={"expires_at":9e99}').decode(),
    b64encode(b"additional_authenticated_data={}").decode(),
    "\u00e9",
]


@pytest.mark.parametrize("forged", FORGED)
def test_a_forged_cookie_makes_a_new_guest_and_no_error(open_house: House, forged: str) -> None:
    name = cookie_of(visit(open_house.address)).partition("=")[0]
    for key in (name, f"{name}-0"):
        header = f'{key}="{forged}"'.encode()
        response = visit(open_house.address, headers=[(b"cookie", header)])
        assert response.status_code == 200
        assert response.headers["set-cookie"].startswith(name)


def test_a_cookie_of_another_server_is_no_cookie_here(
    house: House, settings: Settings, tmp_path: Path
) -> None:
    with House(Settings(tmp_path / "other", thinkers=0)) as other:
        theirs = cookie_of(visit(other.address)).partition("=")[2].partition(";")[0]
    ours = cookie_of(visit(house.address)).partition("=")[0]
    response = visit(house.address, headers={"cookie": f"{ours}={theirs}"})
    assert "set-cookie" in response.headers


# --- only their own seat ------------------------------------------------------------------


def test_to_everybody_else_a_table_does_not_exist(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    stranger = open_house.person()
    path, value = people[0].path, asked(people).answers[0]
    known = {it: stranger.get(f"/table/nowhere{it}").text for it in ("", "/replay", "/record")}
    for part in ("", "/live", "/replay", "/verify", "/record"):
        response = stranger.get(f"{path}{part}")
        assert response.status_code == 404
        assert response.text == known.get(part, response.text)  # not even that it is there
    for part in ("answer", "undo", "consent", "again"):
        stranger.get("/")
        response = stranger.post(f"{path}/{part}", {"answer": value, "agree": "yes"})
        assert response.status_code == 404
    assert open_house.moves(people[0]) == []


def test_nobody_answers_for_another_seat(open_house: House) -> None:
    people = open_house.table_of(MARS, 2)
    mover = asked(people)
    other = next(person for person in people if person is not mover)
    assert other.answer(mover.answers[0]).status_code == 409
    assert open_house.moves(mover) == []


# --- forms --------------------------------------------------------------------------------


def forms_of(settings: Settings) -> list[str]:
    """Every path that takes a form."""
    return sorted(
        route.path
        for route in create_app(settings).routes
        if "POST" in (getattr(route, "methods", None) or ())
    )


def test_every_form_must_come_from_a_page_of_ours(house: House, settings: Settings) -> None:
    people = house.table_of(MARS, 2)
    mover, stranger = asked(people), house.person()
    paths = forms_of(settings)
    assert len(paths) == 10
    for path in paths:
        filled = path.replace("{id:str}", mover.id).replace("{game_id:str}", MARS)
        filled = filled.replace("{token:str}", "nowhere")
        for token in (
            None,
            "",
            "x",
            "\u2603",
            "0" * 64,
            stranger.token,
            ["x", mover.token],
        ):
            form = {"answer": mover.answers[0]} | ({} if token is None else {"_csrf_token": token})
            response = mover.client.post(filled, data=form)
            assert response.status_code == 403, (path, token)
        as_json = mover.client.post(filled, json={"_csrf_token": mover.token})
        assert as_json.status_code == 403
        in_the_address = mover.client.post(filled, params={"_csrf_token": mover.token})
        assert in_the_address.status_code == 403
    assert house.moves(mover) == []


def test_nothing_is_changed_by_looking(settings: Settings) -> None:
    for route in create_app(settings).routes:
        methods = set(getattr(route, "methods", None) or ())
        assert methods <= {"GET", "HEAD", "OPTIONS", "POST"}
