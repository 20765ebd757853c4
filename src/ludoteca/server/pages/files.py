"""Style sheets, scripts and drawings: ours and the game rooms'."""

from __future__ import annotations

from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import find_game
from ludoteca.server.pages.asked import PathText
from ludoteca.server.pages.common import Req, address

STATIC = Path(__file__).parents[1] / "static"
ROOM_FILES = (".css", ".svg")  # what a room shows the browser as it is


@get("/static/{name:path}", include_in_schema=False, sync_to_thread=True)
def static_file(request: Req, name: PathText) -> Response[bytes]:
    return send_file(request, STATIC, str(name))


@get("/rooms/{game:str}/{name:path}", include_in_schema=False, sync_to_thread=True)
def room_file(request: Req, game: PathText, name: PathText) -> Response[bytes]:
    """A game's own style sheet or drawing."""
    try:
        room = find_game(game).room
    except UnknownGame:
        room = None
    return send_file(request, room if str(name).endswith(ROOM_FILES) else None, str(name))


def inside(folder: Path, name: str) -> Path | None:
    """The file of that name in the folder; whatever else is asked for is not there."""
    try:
        file = (folder / name.lstrip("/")).resolve()
        if file.is_relative_to(folder.resolve()) and file.is_file():
            return file
    except (OSError, ValueError):  # a name that no file can have
        pass
    return None


def send_file(request: Req, folder: Path | None, name: str) -> Response[bytes]:
    """The file, or word that the browser has it already. Whoever asks for what is not there spends
    a request."""
    file = inside(folder, name) if folder is not None else None
    if file is None:
        request.app.state.requests_allowed.spend(address(request))
        raise NotFoundException
    content = file.read_bytes()
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    known = tag in request.headers.get("if-none-match", "")
    kind = "text/javascript" if file.suffix == ".js" else guess_type(file.name)[0]
    return Response(
        b"" if known else content,
        media_type=kind or "application/octet-stream",
        status_code=HTTP_304_NOT_MODIFIED if known else HTTP_200_OK,
        headers={"ETag": tag, "Cache-Control": "no-cache"},
    )
