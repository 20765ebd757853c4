"""The application: parts put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca import __version__
from ludoteca.server.analysis import Analyses
from ludoteca.server.costly import Desk
from ludoteca.server.database import Store
from ludoteca.server.doorbell import Doorbell
from ludoteca.server.folder import LostKey
from ludoteca.server.guests import Guest, guest_cookies
from ludoteca.server.hall import Hall
from ludoteca.server.hints import Hints
from ludoteca.server.limits import HELD, Allowance, Streams
from ludoteca.server.outside import Outside, Trusted
from ludoteca.server.pace import Pace
from ludoteca.server.pages import analysis, common, files, home, join, replay, rules, table
from ludoteca.server.pages.asked import TheHall, TheRenderer
from ludoteca.server.pages.common import Req
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.settings import Settings
from ludoteca.server.thinking import LAST, Thinkers, load_games

# Nothing inline, nothing from elsewhere: a name or a chat line can never become a script.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none';"
    " frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


async def add_headers(message: Message, scope: Scope) -> None:
    """On everything that leaves the house: pages, files, errors, redirects, live connections."""
    if message["type"] == "http.response.start":
        sent = list(message["headers"])
        there = {name.lower() for name, _ in sent}
        message["headers"] = [*sent, *(it for it in RAW_HEADERS if it[0] not in there)]


class LimitRequests:
    """So many requests a minute from one address; style sheets and drawings that are there are
    free. Whoever sends a form goes before the pages that are drawn for others."""

    def __init__(self, app: ASGIApp, allowance: Allowance, pace: Pace) -> None:
        self._app = app
        self._allowance = allowance
        self._pace = pace

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["path"].startswith(("/static/", "/rooms/")):
            client = scope.get("client")
            self._allowance.spend(client[0] if client else "")
        with ExitStack() as held:
            scope["state"][HELD] = held
            if scope.get("method") == "POST":
                held.enter_context(self._pace.waits())
            await self._app(scope, receive, send)


async def wake(hall: Hall, analyses: Analyses) -> None:
    """After a start, what was under way goes on."""
    await hall.wake()
    await analyses.wake()


def create_app(settings: Settings) -> Litestar:
    """Raises OSError, sqlalchemy's DatabaseError, UnknownSchema or LostKey where the folder is
    unfit."""
    settings.make_folder()
    load_games(settings.games)
    store = Store(settings.database)
    if store.has_tables() and not settings.key_file("session").exists() and not settings.new_key:
        store.close()
        raise LostKey(settings.key_file("session").name)
    cookies = guest_cookies(settings)
    requests_allowed = Allowance(settings.requests_per_minute)
    drawing = Renderer(make_environment(root=settings.prefix))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        doorbell = Doorbell()
        thinkers = Thinkers(settings.thinkers, settings.games)
        renderer: Renderer = app.state.renderer
        hall = Hall(settings, store, thinkers, doorbell.ring, doorbell.has_viewers, renderer.forget)
        doorbell.left = hall.left
        app.state.doorbell = doorbell
        app.state.hall = hall
        hints = Hints(thinkers, doorbell.ring, settings.bot_patience)
        app.state.hints = hints
        patient = Thinkers(min(1, settings.thinkers), settings.games, LAST)
        analyses = Analyses(store, patient, hall.table)
        app.state.analyses = analyses
        waking = asyncio.create_task(wake(hall, analyses))
        try:
            yield
        finally:
            waking.cancel()
            doorbell.close()
            await hints.close()
            await analyses.close()
            await hall.close()
            thinkers.close()
            store.close()

    def hall(state: State) -> Hall:
        found: Hall = state.hall
        return found

    # Each asks for the one before it: those that do not are made side by side, in tasks of their
    # own, which was a fifth of what it costs to take an answer.
    def renderer(state: State, hall: TheHall) -> Renderer:
        found: Renderer = state.renderer
        return found

    def guest(request: Req, renderer: TheRenderer) -> Guest:
        return Guest.of(request)

    app = Litestar(
        route_handlers=[
            home.HomePages,
            join.JoinPages,
            table.TablePages,
            table.WatchPages,
            replay.ReplayPages,
            analysis.AnalysisPages,
            rules.RulesPages,
            files.static_file,
            files.room_file,
        ],
        lifespan=[lifespan],
        middleware=[
            DefineMiddleware(LimitRequests, allowance=requests_allowed, pace=drawing.pace),
            cookies.middleware,
        ],
        before_request=common.check_form,
        before_send=[add_headers],
        dependencies={
            "hall": Provide(hall, sync_to_thread=False),
            "renderer": Provide(renderer, sync_to_thread=False),
            "guest": Provide(guest, sync_to_thread=False),
        },
        exception_handlers=common.HANDLERS,
        # the description of what there is, without pages that load scripts from elsewhere
        openapi_config=OpenAPIConfig(
            "Ludoteca", __version__, path="/api", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.largest_body,
        logging_config=None,  # whoever starts the server says what is logged
        state=State(
            {
                "settings": settings,
                "renderer": drawing,
                "cookies": cookies._backend_class(config=cookies),
                "form_secret": settings.secret("csrf"),
                "requests_allowed": requests_allowed,
                "tables_allowed": Allowance(settings.tables_per_minute),
                "desk": Desk(Allowance(settings.costly_per_minute)),
                "streams": Streams(settings.streams),
            }
        ),
    )
    app.asgi_handler = Outside(app.asgi_handler, Trusted(settings.proxies), settings.prefix)
    return app
