"""`ludoteca serve`: the web table."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.commands import Refused, add_language, language

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

    from ludoteca.server.settings import Settings

HELP = "open the table in the browser, for you, your friends and bots"

EXTRA = ("alembic", "cryptography", "httpx", "jinja2", "litestar", "segno", "sqlalchemy", "uvicorn")
PORT = 8017
TRIED = 20  # ports after the usual one


def default_data() -> Path:
    """Where tables are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ludoteca"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="0.0.0.0", help="the address to listen on; 127.0.0.1: this machine only"
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


def run(args: argparse.Namespace) -> int:
    from ludoteca.core.texts import interface_texts
    from ludoteca.server.settings import Settings

    check_extra()
    listening = listen(args.host, args.port)
    port = listening.getsockname()[1]
    settings = Settings(
        data=(args.data or default_data()).absolute(),
        bot_pause=args.bot_pause,
        games=tuple(args.game),
        address=f"http://{public_address(args.host)}:{port}",
    )
    app = open_folder(settings, port)
    here = f"http://localhost:{port}/"
    if args.host not in ("", "0.0.0.0", "::", "localhost", "127.0.0.1"):
        here = f"{settings.address}/"
    reached = others_reach(public_address(args.host))
    said = interface_texts(language(args)).say(
        "ui-serving-network" if reached else "ui-serving", here=here, address=f"{settings.address}/"
    )
    serve(app, listening, said, "" if args.no_browser else here)
    return 0


def open_folder(settings: Settings, port: int) -> Litestar:
    """The application on its folder, or one clear line about what is wrong with the folder."""
    from sqlalchemy.exc import DatabaseError

    from ludoteca.server.app import create_app
    from ludoteca.server.database import UnknownSchema
    from ludoteca.server.folder import FolderInUse, claim

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
        raise Refused("ui-error-folder-in-use", folder=folder, address=str(other)) from None
    except UnknownSchema:
        raise Refused("ui-error-folder-newer", folder=folder) from None
    app.state.claimed = claimed  # for as long as the application lives
    return app


def serve(app: Litestar, listening: socket.socket, said: str = "", browser: str = "") -> None:
    """Serve until somebody stops it."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        make_server(app, said, browser).run(sockets=[listening])
    except KeyboardInterrupt:
        print(file=sys.stderr)  # Ctrl+C is how one leaves


def make_server(app: Litestar, said: str = "", browser: str = "") -> uvicorn.Server:
    """A server that, once it is open, says so and opens the browser there."""
    import uvicorn

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
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
            timeout_graceful_shutdown=3,
            timeout_keep_alive=75,  # between two moves somebody may think for a while
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
    if host in ("", "0.0.0.0", "::"):
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
