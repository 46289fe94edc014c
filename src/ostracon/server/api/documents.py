"""The API as one router, and its OpenAPI document."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from litestar import Router
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from ostracon.server.api import (
    accounts,
    bot,
    games,
    groups,
    lobby,
    own,
    people,
    play,
    records,
    sharing,
    statistics,
    tables,
    tournaments,
)
from ostracon.server.api.asking import OWN_HEADER, asker_of
from ostracon.server.api.messages import Problem

DESCRIPTION = """Board games of the Nile for programs: everything that a page does.

Show a token (made on the page /tokens) as `Authorization: Bearer TOKEN`. A page of this site may use the browser's
cookie instead, and sends the header `X-Ostracon: 1` with everything that changes something. Texts are in the
language of `?lang=` or of Accept-Language. Every refusal is `{code, text}`."""

REFUSALS = {
    400: "The request cannot be read.",
    401: "Nobody is known by this token, or none was shown.",
    403: "Who asks may not do this.",
    404: "There is no such thing.",
    409: "The table stands otherwise.",
    410: "The table was played by other rules than those installed.",
    413: "The request is too big.",
    422: "What was given cannot be used.",
    429: "Too much at once.",
    503: "The database, or a thinker, does not answer now.",
}
TAGS = {
    "games": "What can be played here",
    "tables": "Tables: list, make, join, leave",
    "play": "Playing at a table",
    "bots": "Streams for bots",
    "lobby": "The lobby and invitations",
    "groups": "Groups",
    "tournaments": "Tournaments",
    "own": "Notes, plans, days off, notices and one's own statistics",
    "people": "Profiles, rankings, people at a table; administrators",
    "accounts": "One's own account: not for tokens",
}


def router_of(tag: str, handlers: Sequence[HTTPRouteHandler]) -> Router:
    """A part of the API; every handler may refuse."""
    refusals = {
        code: ResponseSpec(Problem, generate_examples=False, description=about)
        for code, about in REFUSALS.items()
    }
    for handler in handlers:
        handler.responses = refusals | dict(handler.responses or {})
    return Router("/", route_handlers=handlers, tags=[tag])


def api() -> Router:
    """Everything under /api/v1."""
    return Router(
        "/api/v1",
        route_handlers=[
            router_of("games", games.HANDLERS),
            router_of("tables", [*tables.HANDLERS, *records.HANDLERS]),
            router_of("play", [*play.HANDLERS, *sharing.HANDLERS]),
            router_of("bots", bot.HANDLERS),
            router_of("lobby", lobby.HANDLERS),
            router_of("groups", groups.HANDLERS),
            router_of("tournaments", tournaments.HANDLERS),
            router_of("own", [*own.HANDLERS, *statistics.HANDLERS]),
            router_of("people", people.HANDLERS),
            router_of("accounts", accounts.HANDLERS),
        ],
        dependencies={"asker": Provide(asker_of)},
        security=[{"token": []}, {"cookie": []}, {}],
        include_in_schema=True,
    )


def document() -> OpenAPIConfig:
    """How the OpenAPI document is made; it is at /api/openapi.json."""
    return OpenAPIConfig(
        title="Ostracon",
        version=version("ostracon"),
        description=DESCRIPTION,
        path="/api/openapi.json",
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True,
        tags=[Tag(name=name, description=about) for name, about in TAGS.items()],
        components=Components(
            security_schemes={
                "token": SecurityScheme(
                    type="http", scheme="bearer", description="Made on the page /tokens."
                ),
                "cookie": SecurityScheme(
                    type="apiKey",
                    name="ostracon-browser",
                    security_scheme_in="cookie",
                    description=f"A page of this site; writes need the header {OWN_HEADER}.",
                ),
            }
        ),
    )
