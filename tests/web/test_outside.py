"""How requests come here: under any name, by HEAD, through a proxy and beneath its prefix."""

from __future__ import annotations

import html
import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import segno

from ludoteca.server.outside import Trusted, is_host
from ludoteca.server.settings import Settings
from tests.web.house import KING, MARS, PATIENCE, House, Person, asked, wait_until

ODD_HOSTS = [
    b"a:99999",
    b"x:y:z",
    b"x" * 3000,
    b":",
    b":80",
    b"a:",
    b"a:-1",
    b"[",
    b"[::1",
    b"[::1]:99999",
    b"[x]",
    b"[::1%eth0]",
    b"a b",
    b"a/b",
    b"a?b",
    b"a#b",
    b"a@b",
    b"\xe9\xff",
    b"%00",
    b"..",
    b"-",
    b"a," + b"b" * 5000,
    b"\x41\xcc\x81",
]
GOOD_HOSTS = [
    b"localhost",
    b"localhost:8017",
    b"192.168.1.7:8017",
    b"[::1]:8017",
    b"a-b_c.example",
    b"",
]


@pytest.fixture(scope="module")
def table(open_house: House) -> list[Person]:
    """A table with people at it, and one that still waits for a friend."""
    return [*open_house.table_of(MARS, 2), *open_house.table_of("chamber-of-wonders", 1, "friend")]


@pytest.fixture(scope="module")
def pages(open_house: House, table: list[Person]) -> list[str]:
    """One page of each kind that a browser gets."""
    row = open_house.live(table[0]).row
    token = open_house.live(table[2]).row.join
    found = ["/", f"/new/{MARS}", f"/rules/{MARS}", f"/rules/{MARS}/M1.1", "/static/ludoteca.css"]
    found += [f"/rooms/{MARS}/page.css", "/api/openapi.json", f"/join/{token}"]
    found += [f"/join/{token}/qr.svg", "/nowhere"]
    for base in (f"/table/{row.id}", f"/watch/{row.watch}"):
        found += [base, *(f"{base}/{part}" for part in ("replay", "verify", "record", "live"))]
    return [*found, f"/table/{row.id}/story", table[2].path]


def raw(house: House, *lines: bytes) -> bytes:
    """What is answered to that, to its end or its first part."""
    host, _, port = house.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(b"\r\n".join([*lines, b"connection: close", b"", b""]))
        found = b""
        while b"\r\n\r\n" not in found and (part := connection.recv(65536)):
            found += part
        return found


def cookie(person: Person) -> bytes:
    return "; ".join(f"{name}={it}" for name, it in person.client.cookies.items()).encode()


# --- any name -----------------------------------------------------------------------------


def test_no_host_makes_an_error_of_ours(
    open_house: House, table: list[Person], pages: list[str]
) -> None:
    for path in pages:
        for host in ODD_HOSTS if path in pages[:1] + pages[8:11] else ODD_HOSTS[:3]:
            line = b"GET %b HTTP/1.1" % path.encode()
            said = raw(open_house, line, b"host: " + host, b"cookie: " + cookie(table[0]))
            assert said.startswith(b"HTTP/1.1 400 "), (path, host, said[:200])


@pytest.mark.parametrize("host", GOOD_HOSTS)
def test_every_name_that_can_be_in_a_link_is_answered(open_house: House, host: bytes) -> None:
    said = raw(open_house, b"GET / HTTP/1.1", b"host: " + host)
    assert said.startswith(b"HTTP/1.1 200 ")
    assert raw(open_house, b"GET / HTTP/1.0").startswith(b"HTTP/1.1 200 ")


def test_no_odd_request_makes_an_error_of_ours(
    open_house: House, table: list[Person], pages: list[str]
) -> None:
    odd = [
        [b"accept-language: " + b"it;q=" * 2000],
        [b"cookie: " + b"a=b; " * 3000],
        [b"if-none-match: " + b'"' * 5000],
        [b"last-event-id: 999999999.a.b.c.\xff"],
        [b"range: bytes=9-1", b"expect: nothing", b"te: \xff"],
        [b"x-forwarded-for: \xff, ,", b"x-forwarded-host: a:99999", b"x-forwarded-proto: \xff"],
        [b"upgrade: websocket", b"connection: upgrade"],
        [b"content-type: multipart/form-data; boundary=\xff", b"content-length: 0"],
        [b"content-type: application/json; charset=nothing", b"content-length: 0"],
    ]
    queries = [b"", b"?seat=%ff&step=1e9&move=--", b"?" + b"a=b&" * 2000, b"?seen=%00.%F0%9F%8E%B2"]
    for number, path in enumerate(pages):
        for method in (b"GET", b"HEAD", b"POST", b"OPTIONS", b"BREW"):
            query = queries[number % len(queries)]
            lines = odd[number % len(odd)] + odd[(number // 2 + len(method)) % len(odd)]
            line = b"%b %b%b HTTP/1.1" % (method, path.encode(), query)
            said = raw(open_house, line, b"host: localhost", b"cookie: " + cookie(table[0]), *lines)
            assert re.match(rb"HTTP/1.1 [2-4]\d\d ", said), (line, lines, said[:200])


# --- HEAD ---------------------------------------------------------------------------------


def test_head_answers_like_get_without_its_body(
    open_house: House, table: list[Person], pages: list[str]
) -> None:
    client = table[0].client
    for path in pages:
        with client.stream("GET", path, follow_redirects=False) as got:
            expected = got.status_code, dict(got.headers)
        head = client.head(path, follow_redirects=False)
        assert head.content == b""
        assert (head.status_code, fixed(head.headers)) == (expected[0], fixed(expected[1])), path
    wait_until(lambda: open_house.app.state.streams.open == 0)


def fixed(headers: Any) -> dict[str, str]:
    """Without what is another each time."""
    return {name: it for name, it in headers.items() if name not in ("date", "set-cookie")}


def test_a_method_that_is_not_known_is_told_which_are(open_house: House) -> None:
    refused = open_house.person().client.put("/")
    assert refused.status_code == 405
    assert set(refused.headers["allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}


# --- whose word counts --------------------------------------------------------------------

FORWARDED = {
    "x-forwarded-for": "203.0.113.7",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "games.example",
}


def links(person: Person) -> list[str]:
    return re.findall(r'value="(https?://[^"]+)"', person.page)


def behind(settings: Settings, **more: Any) -> Settings:
    return replace(settings, proxies=("127.0.0.1",), **more)


def test_without_a_proxy_of_ours_what_is_said_about_the_visitor_counts_for_nothing(
    settings: Settings,
) -> None:
    for ours in ((), ("192.0.2.0/24",)):
        strict = replace(settings, proxies=ours, streams=1)
        with House(strict) as house:
            person = house.person()
            person.client.headers.update(FORWARDED)
            response = person.open_table(MARS, "friend")
            assert "strict-transport-security" not in response.headers
            assert "games.example" not in person.page
            assert "https://" not in person.page
            assert "secure" not in person.get("/").headers.get("set-cookie", "").lower()
            person.get(f"/table/{house.do(house.hall.tables_of(guest_of(house)))[0].id}")
            with person.following():
                person.client.headers["x-forwarded-for"] = "203.0.113.8"
                assert person.get(f"{person.path}/live").status_code == 429


def guest_of(house: House) -> str:
    [live] = house.hall._tables.values()
    return str(live.row.host)


def test_behind_a_proxy_of_ours_links_cookies_and_limits_are_the_visitors(
    settings: Settings,
) -> None:
    with House(behind(settings, streams=1, address="http://192.0.2.9:8017")) as house:
        with httpx.Client(
            base_url=house.address, headers=FORWARDED, verify=False, timeout=PATIENCE
        ) as client:
            first = client.get("/")
        assert first.headers["strict-transport-security"].startswith("max-age=")
        assert re.search(r"; *Secure", first.headers["set-cookie"])
        person = house.person()
        person.client.headers.update(FORWARDED)
        # the part of the way that the client sees is not secure
        person.client.event_hooks["response"].append(lambda _: plain(person.client))
        person.open_table(MARS, "friend")
        assert links(person)
        assert all(link.startswith("https://games.example/") for link in links(person))
        with person.following():
            assert person.client.get(f"{person.path}/live").status_code == 429
            person.client.headers["x-forwarded-for"] = "203.0.113.8"
            with person.following():
                pass


def plain(client: httpx.Client) -> None:
    for cookie in client.cookies.jar:
        cookie.secure = False


def test_behind_a_proxy_that_speaks_plainly_nothing_is_said_to_be_secure(
    settings: Settings,
) -> None:
    with House(behind(settings)) as house:
        headers = {**FORWARDED, "x-forwarded-proto": "http"}
        with httpx.Client(
            base_url=house.address, headers=headers, verify=False, timeout=PATIENCE
        ) as client:
            response = client.get("/")
        assert "strict-transport-security" not in response.headers
        assert "secure" not in response.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("10.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("10.0.0.1", "1.2.3.4, 203.0.113.7", "203.0.113.7"),  # the visitor may say anything first
        ("10.0.0.1", "1.2.3.4, 203.0.113.7, 10.0.0.2", "203.0.113.7"),
        ("10.0.0.1", "2001:db8::7", "2001:db8::7"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.7, nonsense", "10.0.0.1"),
        ("10.0.0.1", ",".join(["10.0.0.2"] * 5000), "10.0.0.2"),
        ("192.0.2.1", "203.0.113.7", "192.0.2.1"),
        ("", "203.0.113.7", ""),
    ],
)
def test_the_visitor_is_whom_the_last_proxy_of_ours_heard(
    peer: str, forwarded: str, visitor: str
) -> None:
    assert Trusted(["10.0.0.0/8", "::1"]).visitor(peer, forwarded) == visitor


def test_a_name_that_can_be_in_a_link_is_told_from_one_that_cannot() -> None:
    assert all(is_host(it.decode()) for it in GOOD_HOSTS if it)
    assert not any(is_host(it.decode("latin-1")) for it in ODD_HOSTS)


# --- beneath a prefix ---------------------------------------------------------------------

PREFIX = "/casa/giochi"
PATHS = re.compile(
    r'\s(?:href|src|action|data-live|data-rules)="([^"#]+)|name="back" value="([^"]*)'
)


class Proxy(httpx.BaseTransport):
    """Takes its prefix off, as proxies do, or leaves it; what is not beneath it is not ours."""

    def __init__(self, strips: bool) -> None:
        self._strips = strips
        self._inner = httpx.HTTPTransport(verify=False)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        assert request.url.path.startswith(PREFIX), request.url
        if self._strips:
            bare = request.url.raw_path[len(PREFIX) :]
            request = httpx.Request(
                request.method,
                request.url.copy_with(raw_path=bare if bare[:1] == b"/" else b"/" + bare),
                headers=request.headers,
                stream=request.stream,
                extensions=request.extensions,
            )
        return self._inner.handle_request(request)


def through_proxy(house: House, strips: bool) -> Person:
    person = house.person()
    person.client = httpx.Client(
        base_url=house.address, transport=Proxy(strips), follow_redirects=True, timeout=PATIENCE
    )
    return person


def beneath(page: str) -> Iterator[str]:
    """Every path that a page names."""
    for found in PATHS.findall(page):
        path = urlsplit(html.unescape(found[0] or found[1])).path
        if path:
            yield path


@pytest.mark.parametrize("strips", [True, False])
def test_everything_a_page_names_is_beneath_the_prefix_and_works_there(
    settings: Settings, strips: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    make = segno.make

    def draw(link: str, **settings: Any) -> segno.QRCode:
        drawn.append(link)
        return make(link, **settings)

    monkeypatch.setattr("ludoteca.server.pages.join.segno.make", draw)
    with House(behind(settings, prefix=PREFIX)) as house:
        person = through_proxy(house, strips)
        person.client.headers.update({**FORWARDED, "x-forwarded-proto": "http"})
        named = set(beneath(person.get(PREFIX + "/").text))
        token = {"_csrf_token": person.token}
        seats = {"seat-2": "friend"}
        for game in (MARS, KING):
            made = person.client.post(f"{PREFIX}/new/{game}", data={**token, **seats})
            assert made.url.path.startswith(f"{PREFIX}/table/")
            named |= set(beneath(made.text))
        [link] = [it for it in re.findall(r'value="(http[^"]+)"', made.text) if "/join/" in it]
        assert link.startswith(f"http://games.example{PREFIX}/join/")
        path = urlsplit(link).path
        assert person.client.get(f"{path}/qr.svg").status_code == 200
        assert drawn == [link]
        friend = through_proxy(house, strips)
        friend.get(path)
        named |= set(beneath(friend.page))
        friend.client.post(path, data={"_csrf_token": friend.token})
        table = made.url.path
        for somebody in (person, friend):
            named |= set(beneath(somebody.get(table).text))
        at = asked([person, friend])
        answer = {"_csrf_token": at.token, "answer": at.answers[0]}
        assert at.client.post(f"{table}/answer", data=answer).url.path == table
        live = re.search(r'data-live="([^"]+)"', at.page)
        assert live is not None
        with at.client.stream("GET", live[1]) as stream:
            assert stream.status_code == 200
        language = {**token, "lang": "it", "back": f"{PREFIX}/rules/{MARS}"}
        turned = person.client.post(f"{PREFIX}/language", data=language)
        assert turned.url.path == f"{PREFIX}/rules/{MARS}"
        named |= set(beneath(turned.text))
        cookies = [it.path for it in person.client.cookies.jar]
        assert cookies == [PREFIX]
        for client in (person.client, friend.client):
            client.close()
        shown = [it for it in named if not it.startswith(PREFIX + "/") and it != PREFIX]
        assert shown == []
        assert any("/static/" in it for it in named)
        assert any("/rooms/" in it for it in named)
