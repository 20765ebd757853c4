"""The application: parts put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.csrf import CSRFConfig
from litestar.contrib.jinja import JinjaTemplateEngine
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.template import TemplateConfig

from ludoteca import __version__
from ludoteca.server.database import Store
from ludoteca.server.pages import common, home, join, replay, rules, table
from ludoteca.server.render import Renderer, make_environment
from ludoteca.server.settings import Settings
from ludoteca.server.tables import Hall
from ludoteca.server.thinking import Thinkers

HERE = Path(__file__).parent
A_YEAR = 365 * 24 * 3600

# Nothing inline, nothing from elsewhere: a name or a chat line can never become a script.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none';"
    " frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def create_app(settings: Settings) -> Litestar:
    settings.data.mkdir(parents=True, exist_ok=True)
    environment = make_environment()
    channels = ChannelsPlugin(
        backend=MemoryChannelsBackend(),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=4,
        subscriber_backlog_strategy="dropleft",  # the latest "look again" says it all
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        thinkers = Thinkers(settings.thinkers)
        hall = Hall(settings, store, thinkers, lambda id: channels.publish("", [f"table-{id}"]))
        app.state.hall = hall
        app.state.renderer = Renderer(environment)
        app.state.settings = settings
        await hall.wake()
        try:
            yield
        finally:
            await hall.close()
            thinkers.close()
            store.close()

    def hall(state: State) -> Hall:
        found: Hall = state.hall
        return found

    def renderer(state: State) -> Renderer:
        found: Renderer = state.renderer
        return found

    session = CookieBackendConfig(
        secret=settings.secret("session"), key="ludoteca", max_age=A_YEAR, samesite="lax"
    )
    limits = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), exclude=["^/static", "^/rooms"]
    )
    return Litestar(
        route_handlers=[
            home.HomePages,
            join.JoinPages,
            table.TablePages,
            table.WatchPages,
            replay.ReplayPages,
            rules.RulesPages,
            common.room_style,
            create_static_files_router("/static", [HERE / "static"]),
        ],
        plugins=[channels],
        lifespan=[lifespan],
        middleware=[limits.middleware, session.middleware],
        csrf_config=CSRFConfig(
            secret=settings.secret("csrf").hex(), cookie_name="ludoteca-csrf", cookie_httponly=True
        ),
        template_config=TemplateConfig(
            instance=JinjaTemplateEngine.from_environment(environment),
        ),
        dependencies={
            "hall": Provide(hall, sync_to_thread=False),
            "renderer": Provide(renderer, sync_to_thread=False),
            "guest": Provide(common.guest, sync_to_thread=False),
        },
        exception_handlers=common.HANDLERS,
        openapi_config=OpenAPIConfig("Ludoteca", __version__, path="/api"),
        request_max_body_size=settings.largest_body,
        after_request=common.add_headers(HEADERS),
    )
