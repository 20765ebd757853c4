"""How a request came here: from whom, under which name, through which proxy."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

NO_HOST = b"/"  # which the router refuses, with the page for requests that make no sense
HSTS = (b"strict-transport-security", b"max-age=31536000")
LONGEST_NAME = 253
MOST_HOPS = 20

_HOST = re.compile(r"(?P<name>[A-Za-z0-9_](?:[A-Za-z0-9_.-]*))(?::(?P<port>[0-9]{1,5}))?")
_HOST_6 = re.compile(r"\[(?P<name>[0-9A-Fa-f:.]+)\](?::(?P<port>[0-9]{1,5}))?")


def is_host(text: str) -> bool:
    """A name or an address, and perhaps a port: what can stand in a link."""
    found = _HOST.fullmatch(text) or _HOST_6.fullmatch(text)
    if found is None or len(found["name"]) > LONGEST_NAME or int(found["port"] or 0) > 65535:
        return False
    if text.startswith("["):
        try:
            ip_address(found["name"])
        except ValueError:
            return False
    return True


class Trusted:
    """The proxies whose word counts."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._networks = [ip_network(text, strict=False) for text in texts]

    def __call__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self._networks)

    def visitor(self, peer: str, forwarded: str) -> str:
        """Who is behind the proxies: each has added whom it heard, so one goes back through them as
        far as they are ours."""
        hops = [hop.strip() for hop in forwarded.split(",")[-MOST_HOPS:]]
        visitor = peer
        for hop in reversed(hops):
            if not self(visitor) or not _is_address(hop):
                break
            visitor = hop
        return visitor


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


class Outside:
    """Tells the application how its visitors see it.

    What a proxy of ours says about the visitor counts; what anybody else says about it does not. A
    path may come with the proxy's prefix or without. HEAD is GET without its body.
    """

    def __init__(self, app: ASGIApp, trusted: Trusted, prefix: str = "") -> None:
        self._app = app
        self._trusted = trusted
        self._prefix = prefix

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        seen: Any = scope
        if seen["type"] == "http":
            seen = self._seen(seen)
            send = self._answering(send, seen["scheme"] == "https", scope["method"] == "HEAD")
        await self._app(seen, receive, send)

    def _seen(self, scope: Any) -> Any:
        seen = dict(scope)
        headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
        host = _all(scope["headers"], b"host").strip()
        peer, port = scope.get("client") or ("", 0)
        if self._trusted(peer):
            seen["client"] = self._trusted.visitor(peer, _all(headers, b"x-forwarded-for")), port
            if _first(headers, b"x-forwarded-proto").lower() in ("http", "https"):
                seen["scheme"] = _first(headers, b"x-forwarded-proto").lower()
            host = _first(headers, b"x-forwarded-host") or host
        if host:
            headers.append((b"host", host.encode("latin-1") if is_host(host) else NO_HOST))
        seen["headers"] = headers
        if seen["method"] == "HEAD":
            seen["method"] = "GET"
        path = seen["path"]
        if self._prefix and (path + "/").startswith(self._prefix + "/"):
            seen["path"] = path[len(self._prefix) :] or "/"
        return seen

    def _answering(self, send: Send, secure: bool, is_head: bool) -> Send:
        done = False

        async def answer(message: Message) -> None:
            nonlocal done
            if message["type"] == "http.response.start":
                message["headers"] = self._sent(message.get("headers", ()), secure)
            elif is_head:  # what would go on for ever ends here
                if done:
                    return
                done = True
                message = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(message)

        return answer

    def _sent(self, headers: Iterable[tuple[bytes, bytes]], secure: bool) -> list[Any]:
        sent = []
        for name, value in headers:
            low = name.lower()
            if low == b"location" and value.startswith(b"/"):
                value = self._prefix.encode() + value
            elif low == b"set-cookie" and secure:
                value += b"; Secure"
            sent.append((name, value))
        return [*sent, HSTS] if secure else sent


def _first(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """What the nearest proxy says; where it passes on what others have said, the first of it."""
    found = next((value for it, value in headers if it == name), b"")
    return found.decode("latin-1").partition(",")[0].strip()


def _all(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    return ",".join(value.decode("latin-1") for it, value in headers if it == name)
