"""The application: pages, static files, live sockets, and the service behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ostracon.bots import engine
from ostracon.bots.preparing import prepare
from ostracon.kernel.errors import OstraconError
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES
from ostracon.server import (
    analyses,
    collector,
    corrections,
    health,
    holidays,
    installing,
    leaving,
    opening,
    pages,
    plan_pages,
    seating,
    tables,
)
from ostracon.server.analyst import Analyst
from ostracon.server.api import pages as api_pages
from ostracon.server.api.documents import api, document
from ostracon.server.api.faults import PATH as API_PATH
from ostracon.server.api.faults import fault_answer
from ostracon.server.assets import assets, static_address
from ostracon.server.bots import BOT_PACE
from ostracon.server.cluster.sharing import service_over
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.follow import pages as follow
from ostracon.server.groups import pages as groups
from ostracon.server.learn import pages as learn
from ostracon.server.lobby import handlers as lobby
from ostracon.server.lobby.lobby import Lobby
from ostracon.server.notices import pages as notices
from ostracon.server.notices.courier import Courier
from ostracon.server.notices.ways import Outlets
from ostracon.server.people import handlers as people
from ostracon.server.people import lines
from ostracon.server.people.holder import know_account
from ostracon.server.people.ratings import Rater
from ostracon.server.pictures import draw_home_pictures
from ostracon.server.planner import pages as planner
from ostracon.server.playable import playable_games
from ostracon.server.puzzles import pages as puzzles
from ostracon.server.session import BrowserSession, HttpRequest, PageError
from ostracon.server.sharing import pages as sharing
from ostracon.server.sharing.pictures import Pictures
from ostracon.server.store import Store
from ostracon.server.tournaments import pages as tournaments
from ostracon.server.tournaments.director import Director
from ostracon.server.websocket import table_socket
from ostracon.server.words import words
from ostracon.table.analysis import ITERATIONS

FORM_LIMIT = 64 * 1024  # bytes of a form
FOR_EVER = "public, max-age=31536000, immutable"
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # addresses of pages may hold a seat's secret
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}

log = logging.getLogger("ostracon")


def create_app(
    db: str | None = None,
    pace: float = BOT_PACE,
    warm: bool = True,
    iterations: int = ITERATIONS,
    address: str = "",
    metrics_token: str = "",
    bots: bool = True,
    outlets: Outlets | None = None,
) -> Litestar:
    """The web application over a database (the user's SQLite file if none is given); `iterations` are those of
    an analysis, per decision; `address` is what links begin with; who has the token may read /metrics from elsewhere;
    without `bots` workers think for them; `outlets` are those of notices.
    """
    return Litestar(
        route_handlers=[
            static_file,
            table_socket,
            *pages.HANDLERS,
            *installing.HANDLERS,
            *lobby.HANDLERS,
            *groups.HANDLERS,
            *tables.HANDLERS,
            *planner.HANDLERS,
            *learn.HANDLERS,
            *sharing.HANDLERS,
            *follow.HANDLERS,
            *puzzles.HANDLERS,
            *leaving.HANDLERS,
            *opening.HANDLERS,
            *seating.HANDLERS,
            *analyses.HANDLERS,
            *corrections.HANDLERS,
            *holidays.HANDLERS,
            *plan_pages.HANDLERS,
            *people.HANDLERS,
            *notices.HANDLERS,
            *tournaments.HANDLERS,
            *health.HANDLERS,
            *api_pages.HANDLERS,
            api(),
        ],
        lifespan=[keep_open(db, pace, warm, iterations, bots, outlets)],
        exception_handlers={
            HTTPException: error_answer,
            OstraconError: error_answer,
            Exception: error_answer,
        },
        middleware=[health.measured, protect, know_account],
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=6, exclude=["/client/", "/api/v1/bot/"]
        ),
        request_max_body_size=FORM_LIMIT,
        openapi_config=document(),
        include_in_schema=False,
        state=State(
            {
                "address": address,
                "metrics_token": metrics_token,
                "stopping": False,
                "pictures": Pictures(),
            }
        ),
        logging_config=None,
    )


def keep_open(
    db: str | None, pace: float, warm: bool, iterations: int, bots: bool, outlets: Outlets | None
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Open the store and the service for as long as the application runs."""

    @asynccontextmanager
    async def keep(app: Litestar) -> AsyncGenerator[None, None]:
        store = await Store.open(db)
        service = app.state.service = service_over(
            store, db, pace, (lambda game: prepare([game])) if warm else lambda game: None, bots
        )
        lines.connect(service)
        app.state.lobby = Lobby(service)
        analyst = app.state.analyst = Analyst(service, iterations)
        rater = Rater(store)
        director = app.state.director = Director(service)
        service.when_finished += [rater.finished, director.finished]
        courier = app.state.courier = Courier(service, outlets, app.state.address)
        app.state.lobby.when_invited.append(courier.invited)
        engine.only_when_warm()
        collector.look_rarely()
        if warm:
            read_texts()
            prepare(playable_games().values(), draw_home_pictures, collector.started)
        await rater.make_good()
        await service.start()
        await director.make_good()
        await analyst.start()
        await courier.start()
        try:
            yield
        finally:
            await courier.close()
            await analyst.close()
            await service.close()
            await store.close()

    return keep


def read_texts() -> None:
    """Read the words of all games before anybody asks: then the first page comes at once."""
    for game in playable_games().values():
        for language in LANGUAGES:
            game_texts(game, language)
            words(language)


def protect(app: ASGIApp) -> ASGIApp:
    """Security headers on every answer."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await app(scope, receive, send_protected if scope["type"] == ScopeType.HTTP else send)

    return middleware


@get("/client/{version:str}/{name:str}", sync_to_thread=False)
def static_file(request: HttpRequest, version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    asset = assets().get(name)
    if asset is None:
        raise NotFoundException
    headers = {"vary": "accept-encoding", "cache-control": "no-cache"}
    if static_address().endswith(version):
        headers["cache-control"] = FOR_EVER
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(asset.packed if packed else asset.plain, media_type=asset.kind, headers=headers)


def error_answer(request: HttpRequest, error: Exception) -> Response[object] | Response[bytes]:
    """Whatever went wrong: JSON for a program, a page for a person."""
    return (fault_answer if request.url.path.startswith(API_PATH) else error_page)(request, error)


def error_page(request: HttpRequest, error: Exception) -> Response[object]:
    """Whatever went wrong, as a page in the session's language; no stack trace, no address in the log."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if isinstance(error, PageError):
        status = error.status
    elif is_away(error):
        status = 503
        complain("a page could not be made, the database does not answer: %s", type(error).__name__)
    elif status >= 500:
        log.error("a page failed", exc_info=error)
    session = BrowserSession(request)
    key = error.key if isinstance(error, PageError) else f"error-{status}"
    text = session.say(key if session.say.has(key) else "error-400" if status < 500 else "error-500")
    return session.page("error.html.j2", status, title=session.say("error-title"), text=text)
