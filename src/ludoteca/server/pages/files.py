"""Style sheets, scripts and drawings: ours and the game rooms'."""

from __future__ import annotations

from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

from ludoteca.core.game import find_game
from ludoteca.server.pages.asked import PathText
from ludoteca.server.pages.common import Req

STATIC = Path(__file__).parents[1] / "static"
ROOM_FILES = (".css", ".svg")  # what a room shows the browser as it is

READING = [HttpMethod.GET, HttpMethod.HEAD]


@route("/static/{name:path}", http_method=READING, include_in_schema=False, sync_to_thread=True)
def static_file(request: Req, name: PathText) -> Response[bytes]:
    return send_file(request, inside(STATIC, str(name)))


@route(
    "/rooms/{game:str}/{name:path}",
    http_method=READING,
    include_in_schema=False,
    sync_to_thread=True,
)
def room_file(request: Req, game: PathText, name: PathText) -> Response[bytes]:
    """A game's own style sheet or drawing."""
    room = find_game(game).room
    if room is None or not str(name).endswith(ROOM_FILES):
        raise NotFoundException
    return send_file(request, inside(room, str(name)))


def inside(folder: Path, name: str) -> Path:
    """The file of that name in the folder; whatever else is asked for is not there."""
    try:
        file = (folder / name.lstrip("/")).resolve()
        if file.is_relative_to(folder.resolve()) and file.is_file():
            return file
    except (OSError, ValueError):  # a name that no file can have
        pass
    raise NotFoundException


def send_file(request: Req, file: Path) -> Response[bytes]:
    """The file, or word that the browser has it already."""
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
