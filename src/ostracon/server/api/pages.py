"""Pages about the API: one's tokens, and the list of what can be asked for."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from markupsafe import Markup, escape

from ostracon.server.api.access import tokens_of
from ostracon.server.api.documents import TAGS
from ostracon.server.api.tokens import end_token, new_token
from ostracon.server.making import Fault
from ostracon.server.pages import service_of
from ostracon.server.session import BrowserSession, HttpRequest

BOT_PATH = "/api/v1/bot/"


@get("/tokens")
async def token_page(request: HttpRequest) -> Response[object]:
    """The tokens of who asks."""
    return await show(BrowserSession(request))


async def show(session: BrowserSession, made: str = "", fault: str = "") -> Response[object]:
    """The page; a new token is shown this once."""
    store = service_of(session.request).store
    return session.page(
        "tokens.html.j2",
        400 if fault else 200,
        title=session.say("tokens-title"),
        tokens=await tokens_of(store, session.hash) if session.known else [],
        made=made,
        fault=fault,
    )


@post("/tokens", status_code=200)
async def change_tokens(request: HttpRequest) -> Response[object]:
    """Make a token, or revoke one."""
    session, service = BrowserSession(request), service_of(request)
    fields = await session.form()
    number = fields.get("revoke", "")
    if number:
        await end_token(service, session.hash, int(number) if number.isdecimal() and len(number) < 10 else 0)
        return session.go("/tokens")
    try:
        return await show(
            session, made=await new_token(session, fields.get("name", ""), fields.get("scope", ""))
        )
    except Fault as fault:
        return await show(session, fault=fault.text)


@get("/api", sync_to_thread=False)
def api_page(request: HttpRequest) -> Response[object]:
    """What can be asked for, from the same document that programs read."""
    session = BrowserSession(request)
    found = request.app.openapi_schema.to_schema()
    return session.page(
        "api.html.j2",
        title=session.say("api-title"),
        groups=endpoints(found),
        in_words=in_words,
    )


def in_words(about: str) -> Markup:
    """A description with its `names` as code."""
    parts = str(escape(about)).split("`")
    return Markup(
        "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
    )


def endpoints(document: dict[str, Any]) -> dict[str, list[dict[str, str]]]:
    """Every end point of an OpenAPI document, by what it is about; what bots need stands together."""
    groups: dict[str, list[dict[str, str]]] = {tag: [] for tag in TAGS}
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            if method in ("get", "post", "put", "delete"):
                tag = "bots" if BOT_PATH in path else operation["tags"][0]
                groups[tag].append(
                    {"method": method.upper(), "path": path, "about": operation.get("description", "")}
                )
    return groups


HANDLERS = [token_page, change_tokens, api_page]
