"""HTTP over a bare connection, for whoever measures: what is measured is the server, and next to
nothing of the one who asks. It understands what our server sends, and no more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

LENGTH = b"content-length:"


class Wire(NamedTuple):
    """A connection without anybody behind it."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def close(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()

    async def status(self) -> str:
        """The code of the answer; none where the connection was closed without one."""
        with suppress(OSError):
            return (await self.reader.readline()).decode("latin-1")[9:12]
        return ""

    async def answered(self) -> str:
        """The same, once all of the answer is there: the connection can be used again."""
        code, length = await self.status(), 0
        while (line := await self.reader.readline()).strip():
            if line.lower().startswith(LENGTH):
                length = int(line[len(LENGTH) :])
        await self.reader.readexactly(length)
        return code

    async def parts(self) -> AsyncIterator[bytes]:
        """What comes over a live connection, as it comes."""
        while (await self.reader.readline()).strip():
            pass  # the headers
        while size := int(await self.reader.readline() or b"0", 16):
            yield (await self.reader.readexactly(size + 2))[:size]


async def connect(address: str, sent: bytes = b"") -> Wire:
    url = urlsplit(address)
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    writer.write(sent)
    return Wire(reader, writer)


def ask(path: str, cookies: Mapping[str, str], *headers: str) -> bytes:
    """A request for a page."""
    return _request(f"GET {path} HTTP/1.1", cookies, *headers)


def form(path: str, cookies: Mapping[str, str], fields: Mapping[str, str]) -> bytes:
    """A form as a page's script sends it."""
    body = urlencode(fields).encode()
    headers = (
        "accept: application/json",
        "content-type: application/x-www-form-urlencoded",
        f"content-length: {len(body)}",
    )
    return _request(f"POST {path} HTTP/1.1", cookies, *headers) + body


def _request(first: str, cookies: Mapping[str, str], *headers: str) -> bytes:
    kept = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return "\r\n".join([first, "host: localhost", f"cookie: {kept}", *headers, "", ""]).encode()
