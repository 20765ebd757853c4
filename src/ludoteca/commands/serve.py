"""`ludoteca serve`: the web table."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.commands import Refused, add_language, language
from ludoteca.core.texts import interface_texts

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

    from ludoteca.server.settings import Settings

HELP = "open the table in the browser, for you, your friends and bots"

EXTRA = ("alembic", "cryptography", "httpx", "jinja2", "litestar", "segno", "sqlalchemy", "uvicorn")
PORT = 8017
NEW_KEY = "--new-key"
TRIED = 20  # ports after the usual one
SHARE = 0.001  # seconds that a thread may keep the others waiting, also whoever is being answered
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
ANYWHERE = ("", EVERYWHERE, "::")
PREFIX = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+")


def default_data() -> Path:
    """Where tables are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ludoteca"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        help="the address to listen on; 127.0.0.1: this machine only (0.0.0.0: everybody in the"
        " same network, but behind a proxy on this machine 127.0.0.1)",
    )
    parser.add_argument(
        "--port", type=int, help=f"the port to listen on ({PORT}, or the next one that is free)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help=f"where tables are kept ({default_data()})"
    )
    parser.add_argument(
        "--bot-pause",
        type=seconds,
        default=0,
        metavar="S",
        help="seconds before a bot answers (0)",
    )
    parser.add_argument(
        "--game",
        type=Path,
        action="append",
        default=[],
        metavar="FILE.py",
        help="a game of your own in a single file; may be given several times",
    )
    parser.add_argument(
        "--behind-proxy",
        type=trusted,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network of a proxy: what it says about visitors counts"
        " (X-Forwarded-For, -Proto and -Host); may be given several times",
    )
    parser.add_argument(
        "--prefix",
        type=prefix,
        default="",
        metavar="PATH",
        help="the path beneath which a proxy shows the server, such as /games",
    )
    parser.add_argument(
        NEW_KEY,
        action="store_true",
        help="make a new session key where it is lost: nobody is known at their tables any more",
    )
    add_language(parser)


def check_extra() -> None:
    """The web table's packages are an extra: whoever lacks one is told how to get them."""
    for name in EXTRA:
        if find_spec(name) is None:
            raise Refused("ui-error-extra", package=name, command='pip install "ludoteca[web]"')


def seconds(text: str) -> float:
    value = float(text)
    if not 0 <= value <= 60:
        raise argparse.ArgumentTypeError(f"{text} is not between 0 and 60 seconds")
    return value


def trusted(text: str) -> str:
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not an address or a network") from None


def prefix(text: str) -> str:
    found = text.rstrip("/")
    if found and not PREFIX.fullmatch(found):
        raise argparse.ArgumentTypeError(f"{text!r} is not a path such as /games")
    return found


def run(args: argparse.Namespace) -> int:
    from ludoteca.server.settings import Settings

    check_extra()
    host = args.host
    if host is None:
        is_proxy_here = all(ip_network(it).is_loopback for it in args.behind_proxy)
        host = HERE if args.behind_proxy and is_proxy_here else EVERYWHERE
    listening = listen(host, args.port)
    port = listening.getsockname()[1]
    settings = Settings(
        data=(args.data or default_data()).absolute(),
        bot_pause=args.bot_pause,
        games=tuple(args.game),
        new_key=args.new_key,
        address=f"http://{public_address(host)}:{port}",
        proxies=tuple(args.behind_proxy),
        prefix=args.prefix,
    )
    app = open_folder(settings, port)
    here = f"http://localhost:{port}"
    if host not in (*ANYWHERE, "localhost", HERE):
        here = settings.address
    here += f"{args.prefix}/"
    said = who_comes(language(args), host, here, f"{settings.address}{args.prefix}/")
    if args.behind_proxy:
        proxies = ", ".join(it.removesuffix("/32").removesuffix("/128") for it in settings.proxies)
        said += " " + interface_texts(language(args)).say("ui-serving-behind", proxies=proxies)
    serve(app, listening, said, "" if args.no_browser else here)
    return 0


def who_comes(lang: str, host: str, here: str, address: str) -> str:
    """In one sentence: where the table is, who can reach it, and how to keep it to oneself."""
    key = "ui-serving-network"
    if not others_reach(public_address(host)):
        # a machine that knows of no network may still be in one
        key = "ui-serving-unknown" if host in ANYWHERE else "ui-serving"
    return interface_texts(lang).say(key, here=here, address=address)


def open_folder(settings: Settings, port: int) -> Litestar:
    """The application on its folder, or one clear line about what is wrong with the folder."""
    from sqlalchemy.exc import DatabaseError

    from ludoteca.server.app import create_app
    from ludoteca.server.database import UnknownSchema
    from ludoteca.server.folder import FolderInUse, LostKey, claim

    folder = str(settings.data)
    try:
        settings.make_folder()
        claimed = claim(settings.data, f"http://localhost:{port}/")
        app = create_app(settings)
    except OSError as error:
        raise Refused(
            "ui-error-folder", folder=folder, problem=error.strerror or str(error)
        ) from None
    except DatabaseError as error:
        raise Refused("ui-error-folder", folder=folder, problem=str(error.orig)) from None
    except FolderInUse as other:
        address = str(other) or "?"
        raise Refused("ui-error-folder-in-use", folder=folder, address=address) from None
    except UnknownSchema as unknown:
        key = "ui-error-folder-newer" if unknown.newer else "ui-error-folder-unknown"
        raise Refused(key, folder=folder, revision=repr(unknown.revision)) from None
    except LostKey as lost:
        raise Refused(
            "ui-error-folder-key", folder=folder, file=str(lost), option=NEW_KEY
        ) from None
    app.state.claimed = claimed  # for as long as the application lives
    return app


def serve(app: Litestar, listening: socket.socket, said: str = "", browser: str = "") -> None:
    """Serve until somebody stops it."""
    from ludoteca.server import logs
    from ludoteca.server.door import raise_open_files

    raise_open_files()
    server = make_server(app, said, browser)
    logs.set_up()  # after the server, which sets up its own
    gc.freeze()  # what is there from the start need not be looked through again and again
    sys.setswitchinterval(SHARE)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        print(file=sys.stderr)  # Ctrl+C is how one leaves


def make_server(app: Litestar, said: str = "", browser: str = "") -> uvicorn.Server:
    """A server that, once it is open, says so and opens the browser there."""
    import uvicorn

    from ludoteca.server.door import ACCEPTED, QUEUE, connections_of, on_trouble
    from ludoteca.server.outside import Trusted

    settings: Settings = app.state.settings

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            asyncio.get_running_loop().set_exception_handler(on_trouble)
            await super().startup(sockets)
            for listening in sockets or []:
                listening.listen(QUEUE)  # few are taken at a time, but many may wait for it
            if said and self.started:
                print(said, flush=True)
            if browser and self.started:
                threading.Thread(target=webbrowser.open, args=[browser], daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.doorbell.close()  # live connections never end by themselves
            await super().shutdown(sockets)

    return Server(
        uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            lifespan="on",
            http=connections_of(settings, Trusted(settings.proxies)),
            ws="none",
            backlog=ACCEPTED,
            proxy_headers=False,  # whose word counts is for `Outside` to say
            timeout_graceful_shutdown=3,
            timeout_keep_alive=settings.idle_seconds,
        )
    )


def listen(host: str, port: int | None) -> socket.socket:
    """Take the port before anything else, so that a taken one is one clear line."""
    if port is not None and not 0 <= port < 65536:
        raise Refused("ui-error-port", port=str(port))
    wanted = [port] if port is not None else [*range(PORT, PORT + TRIED), 0]
    problem = ""
    for number in wanted:
        try:
            return _bind(host, number)
        except OSError as error:
            problem = error.strerror or str(error)
    raise Refused("ui-error-listen", where=f"{host}:{wanted[0]}", problem=problem)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # with the protocol named, every connection is known as TCP and sends what it has at once
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # a port that was in use a moment ago is free again
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(256)
    except (OSError, UnicodeError) as error:
        listening.close()
        if isinstance(error, OSError):
            raise
        raise OSError(0, f"{host!r} is not an address") from None
    return listening


def public_address(host: str) -> str:
    """How others in the network reach a server that listens there."""
    if host in ANYWHERE:
        return own_address()
    return f"[{host}]" if ":" in host else host


def others_reach(address: str) -> bool:
    """Whether that is more than this machine's address for itself."""
    return address not in ("localhost", "[::1]") and not address.startswith("127.")


def own_address() -> str:
    """This machine's address in its network (nothing is sent to find it out)."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"
