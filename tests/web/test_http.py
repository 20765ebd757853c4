"""The HTTP surface: headers on everything, friendly refusals, and no error of ours."""

from __future__ import annotations

import html
import logging
import socket
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as bounded
from hypothesis import strategies as st

from ludoteca.core.game import find_game
from ludoteca.core.texts import interface_texts
from ludoteca.server.app import HEADERS, POLICY
from ludoteca.server.database import Store
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Allowance
from ludoteca.server.settings import Settings
from ludoteca.server.words import page_texts
from tests.web.house import MARS, PATIENCE, House, Person, asked, visit

# --- headers ------------------------------------------------------------------------------


def has_headers(response: httpx.Response) -> bool:
    return all(
        response.headers[name] == value
        for name, value in HEADERS.items()
        if name != "Cache-Control"
    ) and bool(response.headers["Cache-Control"])


def test_everything_that_is_sent_has_the_headers(house: House, monkeypatch: Any) -> None:
    people = house.table_of(MARS, 2)
    person = asked(people)
    client = person.client
    client.follow_redirects = False
    token = {"_csrf_token": person.token}
    with client.stream("GET", f"{person.path}/live") as live:
        assert has_headers(live)
        assert live.headers["content-type"].startswith("text/event-stream")
    kinds = {
        200: client.get("/"),
        303: client.post("/language", data=token),
        304: client.get("/static/ludoteca.css", headers={"if-none-match": style_tag(client)}),
        400: client.get(f"{person.path}/replay?move=x"),
        403: client.post("/language"),
        404: client.get("/nowhere"),
        405: client.put("/"),
        409: client.post(f"{person.path}/answer", data=token),
        413: client.post("/language", data={"lang": "x" * 100_000}),
    }
    assert {status: it.status_code for status, it in kinds.items()} == {it: it for it in kinds}
    assert all(has_headers(it) for it in kinds.values())
    others = [
        "/static/ludoteca.css",
        "/static/nowhere",
        f"/rooms/{MARS}/page.css",
        f"/rules/{MARS}",
        f"/rules/{MARS}/M1.1",
        "/api/openapi.json",
        f"{person.path}/record",
    ]
    assert all(has_headers(client.get(path)) for path in others)
    monkeypatch.setattr(Hall, "tables_of", broken)
    assert client.get("/").status_code == 500
    assert has_headers(client.get("/"))


def style_tag(client: httpx.Client) -> str:
    return client.get("/static/ludoteca.css").headers["etag"]


async def broken(*args: object) -> None:
    raise ZeroDivisionError("the secret of the house")


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "*" not in POLICY
    assert POLICY.startswith("default-src 'none'")


@pytest.mark.parametrize("lang", ["it", "en"])
def test_no_page_has_anything_that_the_policy_would_block(open_house: House, lang: str) -> None:
    person = open_house.person(lang)
    person.open_table(MARS, "random", "random")
    pages = ["/", f"/new/{MARS}", f"/rules/{MARS}", person.path, person.watch_path, "/nowhere"]
    for path in pages:
        page = person.get(path).text
        assert " style=" not in page, path
        assert "<style" not in page, path
        assert " onclick=" not in page, path
        assert "javascript:" not in page, path
        assert page.count("<script") == page.count('<script type="module" src="/static/')


def test_pages_are_not_kept_and_files_are_asked_for_again(open_house: House) -> None:
    person = open_house.person()
    assert person.last.headers["cache-control"] == "no-store"
    for path in ("/static/ludoteca.js", "/static/ludoteca.css", f"/rooms/{MARS}/page.css"):
        first = person.client.get(path)
        assert first.headers["cache-control"] == "no-cache"
        again = person.client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert again.status_code == 304
        assert again.content == b""
        head = person.client.head(path)
        assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/static/",
        "/static/..%2fapp.py",
        "/static/%2e%2e/app.py",
        "/static/....//app.py",
        "/static/%00",
        "/static//etc/passwd",
        f"/rooms/{MARS}/rules.py",
        f"/rooms/{MARS}/content/components.toml",
        f"/rooms/{MARS}/..%2f..%2fserver%2fstatic%2fludoteca.css",
        "/rooms/chess/page.css",
        "/rooms/tre-carte/page.css",
        "/static/" + "x" * 5000,
    ],
)
def test_only_what_is_meant_for_browsers_is_sent(open_house: House, path: str) -> None:
    assert open_house.person().get(path).status_code == 404


# --- refusals -----------------------------------------------------------------------------

REFUSED = [
    ("GET", "/nowhere", 404, "web-error-missing"),
    ("GET", "/table/nowhere", 404, "web-error-missing"),
    ("GET", "/watch/nowhere", 404, "web-error-missing"),
    ("GET", "/join/nowhere", 404, "web-error-missing"),
    ("GET", "/join/nowhere/qr.svg", 404, "web-error-missing"),
    ("GET", "/new/chess", 404, "web-error-missing"),
    ("GET", "/rules/chess", 404, "web-error-missing"),
    ("GET", f"/rules/{MARS}/X9.9", 404, "web-error-missing"),
    ("DELETE", "/", 405, "web-error-request"),
    ("POST", "/language", 403, "web-error-forbidden"),
]


@pytest.mark.parametrize(("method", "path", "status", "key"), REFUSED)
def test_a_refusal_is_a_friendly_page_or_json_in_the_guests_language(
    open_house: House, method: str, path: str, status: int, key: str
) -> None:
    for lang in ("it", "en"):
        person = open_house.person(lang)
        person.client.headers["accept-language"] = ""  # the cookie knows
        said = page_texts(lang).say(key)
        response = person.client.request(method, path)
        assert response.status_code == status
        assert f'<html lang="{lang}">' in response.text
        assert said in html.unescape(response.text)
        response = person.client.request(method, path, headers={"accept": "application/json"})
        assert (response.status_code, response.json()) == (status, {"message": said})


def test_too_much_at_once_is_refused(open_house: House) -> None:
    person = open_house.person()
    form = {"_csrf_token": person.token, "lang": "it"}
    for body in ({**form, "back": "x" * 70_000}, {**form, **{f"f{n}": "x" for n in range(9000)}}):
        response = person.client.post("/language", data=body)
        assert response.status_code == 413
        assert page_texts("en").say("web-error-large") in response.text
    chunks = iter([b"lang=it&back="] + [b"x" * 1000] * 100)
    headers = {"content-type": "application/x-www-form-urlencoded"}
    response = person.client.post("/language", content=chunks, headers=headers)
    assert response.status_code == 413


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No allowance comes back while the test runs."""
    monkeypatch.setattr(Allowance.__init__, "__defaults__", (lambda: 0.0,))


@pytest.mark.usefixtures("stopped_clock")
def test_too_many_requests_are_refused_for_a_while_but_files_are_free(settings: Settings) -> None:
    with House(replace(settings, requests_per_minute=5)) as house:
        person = house.person("it")
        codes = [person.get("/").status_code for _ in range(6)]
        assert codes == [200, 200, 200, 200, 429, 429]
        said = page_texts("it").say("web-error-often")
        assert said in html.unescape(person.page)
        assert person.last.headers["retry-after"] == "12"
        response = person.client.get("/", headers={"accept": "application/json"})
        assert (response.status_code, response.json()) == (429, {"message": said})
        assert person.client.get("/static/ludoteca.css").status_code == 200


@pytest.mark.usefixtures("stopped_clock")
def test_too_many_tables_are_refused(settings: Settings) -> None:
    with House(replace(settings, tables_per_minute=3)) as house:
        codes = []
        for _ in range(4):
            person = house.person()
            codes.append(person.open_table(MARS, "random").status_code)
        assert codes == [200, 200, 200, 429]


def test_an_allowance_comes_back_with_time_and_each_address_has_its_own() -> None:
    moment = 0.0
    allowance = Allowance(60, clock=lambda: moment)
    for _ in range(60):
        allowance.spend("a")
    with pytest.raises(Exception, match="Too Many"):
        allowance.spend("a")
    allowance.spend("b")
    moment = 2.0
    allowance.spend("a")
    allowance.spend("a")
    with pytest.raises(Exception, match="Too Many"):
        allowance.spend("a")
    moment = 1e9
    for _ in range(60):
        allowance.spend("a")
    with pytest.raises(Exception, match="Too Many"):
        allowance.spend("a")


def test_allowances_are_kept_for_only_so_many_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.limits.MOST_ADDRESSES", 10)
    allowance = Allowance(5)
    for number in range(100):
        allowance.spend(str(number))
    assert len(allowance._left) == 10


def test_a_table_of_other_cards_than_ours_says_so_and_the_home_page_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    person = house.person("it")
    person.open_table(MARS, "friend")
    house.hall._tables.clear()
    monkeypatch.setattr(Store, "content", lambda self, game, hash: None)
    monkeypatch.setattr(find_game(MARS), "find_content", lambda hash: None)
    assert person.look().status_code == 410
    said = interface_texts("it").say("ui-error-table-closed")
    assert said in html.unescape(person.page)
    assert person.id in caplog.text
    assert person.get("/").status_code == 200
    assert f"/table/{person.id}" not in person.page
    assert said in html.unescape(person.page)


# --- errors of ours -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_mistake_of_ours_is_logged_in_full_and_shown_as_a_plain_page(
    house: House, lang: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    person = house.person(lang)
    monkeypatch.setattr(Hall, "tables_of", broken)
    with caplog.at_level(logging.ERROR):
        response = person.get("/")
    assert response.status_code == 500
    said = interface_texts(lang).say("ui-error-server")
    assert said in html.unescape(response.text)
    for detail in ("secret of the house", "ZeroDivision", "Traceback", ".py"):
        assert detail not in response.text
    assert "secret of the house" in caplog.text
    assert "Traceback" in caplog.text
    response = person.client.get("/", headers={"accept": "application/json"})
    assert (response.status_code, response.json()) == (500, {"message": said})


def test_a_missing_text_or_template_is_a_mistake_of_ours_too(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    person = house.person()
    environment = house.app.state.renderer.environment
    get_template = environment.get_template

    def without_home(name: str) -> Any:
        if name == "server/home.html":
            return environment.from_string("{{ say('web-no-such-text') }}")
        return get_template(name)

    monkeypatch.setattr(environment, "get_template", without_home)
    assert person.get("/").status_code == 500
    assert "web-no-such-text" in caplog.text
    assert "web-no-such-text" not in person.page


def test_even_without_an_error_page_the_visitor_gets_an_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = house.person()
    monkeypatch.setattr(house.app.state.renderer.environment, "get_template", None)
    response = person.client.get("/")
    assert response.status_code == 500
    assert has_headers(response)
    assert "Traceback" not in response.text


def test_an_ordinary_visit_logs_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="ludoteca"):
        person = house.person()
        person.open_table(MARS, "random")
        person.get("/nowhere")
        person.answer("0 dance")
    assert [it for it in caplog.records if it.name.startswith("ludoteca")] == []


# --- anything at all ----------------------------------------------------------------------


anything = bounded(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

# surrogates cannot be encoded at all, so no browser sends them
text = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
fields = st.dictionaries(
    st.one_of(
        text,
        st.sampled_from(
            [
                "answer",
                "agree",
                "undo",
                "lang",
                "back",
                "name",
                "nonce",
                "seat-2",
                "seat-3",
                "seat-4",
                "option-mechanisms",
                "option-chosen",
                "option-automaton",
            ]
        ),
    ),
    st.one_of(
        text,
        st.lists(text, max_size=3),
        st.sampled_from(
            ["friend", "random", "greedy", "none", "yes", "no 1", "chosen", "0 pass", "9" * 30]
        ),
    ),
    max_size=8,
)


@pytest.fixture(scope="module")
def visitor(open_house: House) -> Person:
    person = open_house.person()
    person.open_table(MARS, "friend", "random")
    return person


@anything
@given(fields, st.data())
def test_no_form_makes_an_error_of_ours(
    open_house: House, visitor: Person, form: dict[str, Any], data: st.DataObject
) -> None:
    path = data.draw(
        st.sampled_from(
            [f"/new/{MARS}", visitor.join_path]
            + [f"{visitor.path}/{part}" for part in ("answer", "undo", "consent", "again")]
            + ["/language"]
        )
    )
    token = visitor.token
    body = {**form, "_csrf_token": token}
    response = visitor.client.post(path, data=body, follow_redirects=False)
    assert response.status_code in (200, 303, 400, 404, 409)
    if response.status_code == 303:
        assert response.headers["location"].startswith("/")
        assert not response.headers["location"].startswith("//")
    parts = {
        name: (None, str(value).encode()) for name, value in form.items() if name.isprintable()
    }
    parts["_csrf_token"] = (None, token.encode())
    response = visitor.client.post(path, files=parts, follow_redirects=False)
    assert response.status_code < 500


@pytest.fixture(scope="module")
def nobody(open_house: House) -> Iterator[httpx.Client]:
    """Somebody who sends whatever the test says and keeps no cookies."""
    with httpx.Client(base_url=open_house.address, verify=False, timeout=PATIENCE) as client:
        yield client


@anything
@given(st.binary(max_size=200), st.sampled_from(["GET", "POST", "PUT", "HEAD", "OPTIONS"]))
def test_no_path_makes_an_error_of_ours(nobody: httpx.Client, raw: bytes, method: str) -> None:
    path = "/" + "".join(f"%{byte:02x}" for byte in raw)
    for start in ("", "/table", "/watch", "/join", "/new", "/rules", "/static", "/rooms"):
        nobody.cookies.clear()
        response = nobody.request(method, start + path)
        assert response.status_code < 500


@anything
@given(
    st.dictionaries(
        st.sampled_from(
            ["cookie", "accept", "accept-language", "last-event-id", "content-type", "referer"]
        ),
        st.binary(max_size=80).map(lambda raw: raw.translate(None, bytes(range(32)) + b"\x7f")),
        max_size=4,
    ),
    st.sampled_from(["GET", "POST"]),
)
def test_no_header_makes_an_error_of_ours(
    nobody: httpx.Client, visitor: Person, headers: dict[str, bytes], method: str
) -> None:
    sent = [(name.encode(), value.strip()) for name, value in headers.items()]
    for path in ("/", "/language", visitor.join_path, f"{visitor.path}/replay"):
        nobody.cookies.clear()
        response = nobody.request(method, path, headers=sent, content=b"a=b")
        assert response.status_code < 500


@pytest.fixture(scope="module")
def operations(open_house: House) -> list[Any]:
    """What the server says it takes."""
    described = visit(f"{open_house.address}/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    schema.config.update(base_url=open_house.address)
    found: list[Any] = list(schema.get_all_operations())
    return [operation.ok() for operation in found]


@bounded(anything, max_examples=150, phases=[Phase.generate])
@given(st.data())
def test_nothing_the_server_says_it_takes_makes_an_error_of_ours(
    open_house: House, operations: list[Any], visitor: Person, data: st.DataObject
) -> None:
    case = data.draw(data.draw(st.sampled_from(operations)).as_strategy())
    assert case.call().status_code < 500
    if case.path.endswith("/live"):
        return  # with a table's name it would never end
    # the same by somebody who sits at a table, in a form of ours
    row = open_house.live(visitor).row
    token = row.watch if "watch" in case.path else row.join
    known = {"id": visitor.id, "token": token, "game_id": MARS}
    case.path_parameters = {
        name: known.get(name, value) for name, value in (case.path_parameters or {}).items()
    }
    is_form = isinstance(case.body, dict)
    if is_form:
        case.body["_csrf_token"] = visitor.token
    response = case.call(cookies=dict(visitor.client.cookies), allow_redirects=False)
    assert response.status_code < 500
    assert response.status_code != 403 or not is_form


def test_what_is_no_http_at_all_does_not_disturb_the_others(open_house: House) -> None:
    host, _, port = open_house.address.removeprefix("http://").partition(":")
    rng = Random(1)
    for _ in range(20):
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
            raw.sendall(rng.randbytes(300) + b"\r\n\r\n")
    assert visit(open_house.address).status_code == 200


def test_the_address_bar_of_a_finished_game_takes_any_number(
    open_house: House,
) -> None:
    person = open_house.person()
    for query in ("move=99999999999999999999", "move=-5&seat=-9", "seat=7", "move=", "seat=0x1"):
        response = person.get(f"/watch/nowhere/replay?{query}")
        assert response.status_code in (400, 404)
