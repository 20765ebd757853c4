"""`ludoteca serve`: the web table."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import threading
import webbrowser
from pathlib import Path

from ludoteca.core.errors import OptionError

HELP = "open the web table and play in the browser"


def default_data() -> Path:
    """Where tables are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ludoteca"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen on")
    parser.add_argument("--port", type=int, default=8017, help="the port to listen on")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--data", type=Path, help="the folder where tables are kept")
    parser.add_argument("--bot-pause", type=float, default=0.7, help="seconds before a bot answers")


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from ludoteca.server.app import create_app
    from ludoteca.server.settings import Settings

    if not 0 <= args.port < 65536:
        raise OptionError(f"there is no port {args.port}")
    listening = _listen(args.host, args.port)
    port = listening.getsockname()[1]
    address = own_address() if args.host in ("0.0.0.0", "::", "") else args.host
    settings = Settings(
        data=args.data or default_data(),
        bot_pause=args.bot_pause,
        address=f"http://{address}:{port}",
    )
    try:
        app = create_app(settings)
    except OSError as error:
        raise OptionError(f"{settings.data}: {error.strerror}") from None
    here = f"http://localhost:{port}/"
    print(f"Ludoteca: {here}  (in this network: http://{address}:{port}/)", flush=True)
    if not args.no_browser:
        threading.Timer(1.0, webbrowser.open, [here]).start()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        # live connections never end by themselves
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else, so that a taken one is one clear line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise OptionError(f"cannot listen on {host}:{port}: {error.strerror}") from None
    return listening


def own_address() -> str:
    """This machine's address in its network (nothing is sent to find it out)."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"
