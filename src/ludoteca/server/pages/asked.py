"""What a handler asks for: each part by the name it is provided under."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from ludoteca.server.guests import Guest
from ludoteca.server.hall import Hall
from ludoteca.server.render import Renderer

TheGuest: TypeAlias = NamedDependency[Guest]
TheHall: TypeAlias = NamedDependency[Hall]
TheRenderer: TypeAlias = NamedDependency[Renderer]
PathText: TypeAlias = FromPath[str]
QueryNumber: TypeAlias = FromQuery[int | None]
QueryText: TypeAlias = FromQuery[str | None]
