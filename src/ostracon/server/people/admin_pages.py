"""The administrator's page."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import Response, get, post

from ostracon.server.address import address_of
from ostracon.server.pages import service_of
from ostracon.server.people import accounts
from ostracon.server.people.accounts import Account
from ostracon.server.people.admin import reset_address, users
from ostracon.server.people.callers import store_of
from ostracon.server.people.entering import prove
from ostracon.server.people.farewell import delete_account
from ostracon.server.people.lines import cut
from ostracon.server.people.names import Refusal
from ostracon.server.session import BrowserSession, HttpRequest, PageError, posted
from ostracon.server.tables import live_table_of


def administrator(session: BrowserSession) -> Account:
    """Who is signed in, if that is an administrator; otherwise a page that says so."""
    if session.account is None or not session.account.is_admin:
        raise PageError("people-not-admin", 403)
    return session.account


@get("/admin")
async def admin_page(request: HttpRequest) -> Response[object]:
    """Accounts, and whether new ones may be made."""
    session = BrowserSession(request)
    administrator(session)
    return await page(session, request.query_params.get("name", ""), said="saved" in request.query_params)


async def page(
    session: BrowserSession,
    part: str = "",
    refusal: Refusal | None = None,
    link: str = "",
    said: bool = False,
) -> Response[object]:
    """The page, with what was wrong, or the link that was asked for."""
    return session.page(
        "admin.html.j2",
        400 if refusal else 200,
        title=session.say("admin-title"),
        users=await users(store_of(session), part),
        part=part,
        is_open=await accounts.sign_ups_open(store_of(session)),
        fault=session.say(refusal.key) if refusal else "",
        link=link,
        said=said,
    )


@post("/admin")
async def administer(request: HttpRequest) -> Response[object]:
    """Do what the page asked about."""
    session, fields = await posted(request)
    administrator(session)
    service, store, what = service_of(request), store_of(session), fields.get("do", "")
    part = fields.get("part", "")
    try:
        if what in ("open", "close"):
            await accounts.open_sign_ups(store, what == "open")
        elif what == "delete-table":
            given = urlsplit(fields.get("table", "").strip()).path.removeprefix("/t/").split("/")[0]
            await service.delete(await live_table_of(request, given))
        else:
            account = await administered(session, fields.get("account", ""))
            if what == "reset":
                token = await accounts.make_reset(store, account.holder)
                return await page(session, part, link=reset_address(address_of(request), token))
            await change(session, account, what, fields)
    except Refusal as refusal:
        return await page(session, part, refusal)
    return session.go("/admin?saved=1")


async def administered(session: BrowserSession, name: str) -> Account:
    """The account of a name, blocked or not, or a page that says there is none."""
    account = await accounts.by_name(store_of(session), name)
    if account is None:
        raise PageError("people-nobody")
    return account


async def change(session: BrowserSession, account: Account, what: str, fields: dict[str, str]) -> None:
    """Change somebody's account; one's own cannot be shut out here."""
    service, store = service_of(session.request), store_of(session)
    if what != "rename" and account.holder == session.hash:
        raise Refusal("admin-yourself")
    if what == "rename":
        await accounts.rename(store, account.holder, fields.get("name", ""))
    elif what in ("block", "unblock"):
        await accounts.block(store, account.holder, what == "block")
        cut(service, account.holder)
    elif what == "delete":
        await prove(session, fields)
        await delete_account(service, account, session.say("people-former"))
    elif what in ("promote", "demote"):
        await prove(session, fields)
        await accounts.change(store, account.holder, is_admin=what == "promote")
    else:
        raise PageError("error-400", 400)


HANDLERS = [admin_page, administer]
