"""Plays at a table through a real proxy: nginx, over HTTPS, beneath a path of its own.

python tools/behind_proxy.py        needs nginx and openssl (apt-get install nginx openssl)

Starts both on the loopback, on free ports and in a folder that is deleted, looks at everything
that could go wrong there, and stops. One line for each thing it saw; exit code 1 for the first that
is not as it should be.
"""

from __future__ import annotations

import html
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from ludoteca.server.scripted import ANSWERS, LIVE, TOKEN

GAME = "mars-needs-mechanics"
PREFIX = "/casa/giochi"
NAME = "ludoteca.test"
PATIENCE = 60.0  # seconds
LINKS = re.compile(r'\s(?:href|src|action|data-live|data-rules)="([^"#]+)')

NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr error;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{outside} ssl;
        server_name {name};
        ssl_certificate {folder}/certificate.pem;
        ssl_certificate_key {folder}/key.pem;
        location {prefix}/ {{
            proxy_pass http://127.0.0.1:{inside}/;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Host $http_host;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_read_timeout 1h;
            proxy_buffering off;
        }}
    }}
}}
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def running(*command: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def the_server(folder: Path, port: int) -> Iterator[None]:
    words = ["serve", "--no-browser", "--port", str(port), "--data", str(folder / "data")]
    words += ["--behind-proxy", "127.0.0.1", "--prefix", PREFIX, "--lang", "en"]
    with running(sys.executable, "-m", "ludoteca", *words) as process:
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        expect("it says that only this computer reaches it", "only this computer" in said, said)
        yield


@contextmanager
def the_proxy(nginx: str, folder: Path, inside: int, outside: int) -> Iterator[None]:
    keys = ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/certificate.pem"]
    named = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    openssl = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
    subprocess.run([*openssl, *keys, *named], check=True, capture_output=True)
    settings = folder / "nginx.conf"
    settings.write_text(
        NGINX.format(folder=folder, inside=inside, outside=outside, prefix=PREFIX, name=NAME),
        encoding="utf-8",
    )
    with running(nginx, "-c", str(settings), "-p", str(folder)):
        until = time.monotonic() + PATIENCE
        while not (folder / "nginx.pid").exists():
            if time.monotonic() > until:
                expect("the proxy comes up", False)
            time.sleep(0.05)
        yield


def expect(what: str, true: bool, seen: object = "") -> None:
    if not true:
        sys.exit(f"NOT SO: {what}\n{seen}")
    print(f"  {what}")


def visitor(folder: Path, port: int) -> httpx.Client:
    """Somebody outside, who finds the proxy's name on the loopback and trusts its certificate."""
    trust = ssl.create_default_context(cafile=f"{folder}/certificate.pem")
    inner = httpx.HTTPTransport(verify=trust)

    class ByName(httpx.BaseTransport):
        def handle_request(self, request: httpx.Request) -> httpx.Response:
            there = httpx.Request(
                request.method,
                request.url.copy_with(host="127.0.0.1", port=port),
                headers=request.headers,
                stream=request.stream,
                extensions={**request.extensions, "sni_hostname": NAME},
            )
            return inner.handle_request(there)

    return httpx.Client(
        base_url=f"https://{NAME}:{port}",
        transport=ByName(),
        follow_redirects=True,
        timeout=PATIENCE,
        headers={"accept-language": "en", "x-forwarded-for": "192.0.2.66"},
    )


def play(folder: Path, port: int) -> None:
    origin = f"https://{NAME}:{port}{PREFIX}"
    host, friend = visitor(folder, port), visitor(folder, port)
    home = host.get(f"{PREFIX}/")
    expect("the home page is there", home.status_code == 200, home)
    expect("it wants to be visited safely", "strict-transport-security" in home.headers)
    cookie = home.headers["set-cookie"]
    expect("its cookie is for https and for this path alone", is_ours(cookie), cookie)
    form = {"_csrf_token": found(TOKEN, home.text), "seat-2": "friend"}
    table = host.post(f"{PREFIX}/new/{GAME}", data=form)
    expect("a table is made and shown", table.url.path.startswith(f"{PREFIX}/table/"), table.url)
    link = next(it for it in re.findall(r'value="(http[^"]+)"', table.text) if "/join/" in it)
    expect("a friend's link leads to the proxy", link.startswith(f"{origin}/join/"), link)
    path = urlsplit(link).path
    code = host.get(f"{path}/qr.svg")
    expect("there is a picture of it for a phone", code.text.startswith("<?xml"), code)
    invited = friend.get(path)
    seated = friend.post(path, data={"_csrf_token": found(TOKEN, invited.text)})
    expect("the friend takes a seat", seated.url.path == table.url.path, seated.url)
    both = {client: client.get(table.url.path).text for client in (host, friend)}
    for page in (home.text, table.text, *both.values()):
        paths = {html.unescape(it) for it in LINKS.findall(page)}
        wrong = [it for it in paths if not it.startswith((f"{PREFIX}/", origin))]
        if wrong:
            expect("everything is beneath the path", False, wrong)
        for it in paths:
            if "/static/" in it or "/rooms/" in it:
                kept = host.get(it)
                if kept.status_code != 200:
                    expect("every file is there", False, it)
    expect("everything is beneath the path, and its files are there", True)
    answering = next(client for client, page in both.items() if ANSWERS.search(page))
    watching = next(client for client in both if client is not answering)
    live, seen = (html.unescape(it) for it in LIVE.search(both[watching]).groups())  # type: ignore[union-attr]
    with watching.stream("GET", live, params={"seen": seen}) as stream:
        lines = stream.iter_lines()
        expect("the live connection begins", next(lines).startswith("retry: "), stream)
        answer = {
            "_csrf_token": found(TOKEN, both[answering]),
            "answer": html.unescape(found(ANSWERS, both[answering])),
        }
        begun = time.perf_counter()
        action = f"{table.url.path}/answer"
        said = answering.post(action, data=answer, headers={"accept": "application/json"})
        took = time.perf_counter() - begun
        expect("an answer is taken", said.json() == {"message": ""}, said.text)
        told = next(line for line in lines if line.startswith("data: "))
        expect("the other one sees it at once", "regions" in json.loads(told[6:]), told)
    print(f"  the answer took {took * 1e3:.0f} ms")
    for client in both:
        client.close()


def is_ours(cookie: str) -> bool:
    parts = {part.strip().lower() for part in cookie.split(";")}
    return {"secure", "httponly", f"path={PREFIX}"} <= parts


def found(pattern: re.Pattern[str], text: str) -> str:
    there = pattern.search(text)
    assert there is not None
    return there[1]


def forged(port: int) -> None:
    """Whoever is no proxy may say what it likes: here the address that counts is another."""
    said = httpx.get(
        f"http://127.0.0.1:{port}/",
        headers={"x-forwarded-proto": "https", "x-forwarded-host": "evil.example"},
        timeout=PATIENCE,
        trust_env=False,
    )
    is_plain = "strict-transport-security" not in said.headers
    expect("without --behind-proxy such words count for nothing", is_plain, said.headers)


def main() -> int:
    paths = os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin"
    nginx = shutil.which("nginx", path=paths)
    if nginx is None or shutil.which("openssl") is None:
        sys.exit("nginx and openssl are needed: apt-get install nginx openssl")
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as name:
        folder = Path(name)
        inside, outside = free_port(), free_port()
        print(f"nginx on https://{NAME}:{outside}{PREFIX}/, Ludoteca behind it")
        with the_server(folder, inside), the_proxy(nginx, folder, inside, outside):
            play(folder, outside)
        port = free_port()
        words = ["serve", "--no-browser", "--port", str(port), "--data", str(folder / "other")]
        with running(sys.executable, "-m", "ludoteca", *words, "--host", "127.0.0.1") as process:
            assert process.stdout is not None
            process.stdout.readline()
            forged(port)
    print("All of it holds.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
