"""Who asks: the account that is signed in at a browser, found once a request or socket, and how many invitations wait for
it; guests cost no query.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import unquote

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ostracon.server.lobby.invitations import count_of
from ostracon.server.people.accounts import Account, by_browser
from ostracon.server.session import ACCOUNT_COOKIE, BROWSER_COOKIE, NAME_COOKIE, Socket, clean_name
from ostracon.server.store import Store
from ostracon.server.tokens import hashed


async def account_at(store: Store, cookies: Mapping[str, str]) -> Account | None:
    """Who is signed in at the browser of these cookies: one of them says whether to look, the store decides."""
    if ACCOUNT_COOKIE not in cookies or not cookies.get(BROWSER_COOKIE):
        return None
    return await by_browser(store, hashed(cookies[BROWSER_COOKIE]))


async def person_at(store: Store, socket: Socket) -> tuple[str, str]:
    """Who looks through a socket: the holder, an account or a guest's browser, and the name, "" if there is none."""
    cookies = socket.cookies
    account = await account_at(store, cookies)
    if account:
        return account.holder, account.name
    return hashed(cookies.get(BROWSER_COOKIE, "")), clean_name(unquote(cookies.get(NAME_COOKIE, "")))


def know_account(app: ASGIApp) -> ASGIApp:
    """Before a page is made: who is signed in. `BrowserSession` reads it."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith("/client/"):
            request: ASGIConnection[object, object, object, State] = ASGIConnection(scope)
            found = await account_at(request.app.state.service.store, request.cookies)
            scope["state"]["account"] = found
            if found and not scope["path"].endswith(".json"):
                scope["state"]["invited"] = await count_of(request.app.state.service.store, found.holder)
        await app(scope, receive, send)

    return middleware
