"""Inviting somebody by name to a free seat, and answering."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath

from ostracon.server.limits import INVITING
from ostracon.server.live_table import LiveTable
from ostracon.server.lobby.invitations import Invitation, invitation, invite, take_back
from ostracon.server.lobby.lists import lobby_of
from ostracon.server.pages import service_of
from ostracon.server.people import accounts
from ostracon.server.people.account_pages import signed_in
from ostracon.server.people.accounts import Account
from ostracon.server.people.callers import limit
from ostracon.server.people.names import Refusal
from ostracon.server.seating import check_welcome, free_name_of, free_seat, number_in
from ostracon.server.session import BrowserSession, HttpRequest, PageError, posted
from ostracon.server.tables import live_table_of
from ostracon.table.seats import OPEN
from ostracon.table.table import Refused


@post("/t/{id:str}/invite")
async def invite_somebody(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """The host invites an account to a free seat, or takes that back."""
    session, fields = await posted(request)
    live, name = await live_table_of(request, id), fields.get("name", "")[:100]
    try:
        if "withdraw" in fields:
            await withdraw(session, live, name)
        else:
            await invite_to(session, live, name, number_in(live, fields))
    except Refusal as refusal:
        return session.go(f"/t/{id}?invite={refusal.key.removeprefix('invite-')}")
    return session.go(f"/t/{id}")


async def guest_of(session: BrowserSession, live: LiveTable, name: str) -> Account:
    """The account that the host of a table names. Raises Refusal."""
    if signed_in(session).holder != live.header.host:
        raise PageError("error-not-host", 403)
    found = await accounts.by_name(service_of(session.request).store, name)
    if found is None or found.blocked:
        raise Refusal("invite-nobody")
    return found


async def invite_to(session: BrowserSession, live: LiveTable, name: str, seat: int) -> None:
    """The host invites an account to a free seat. Raises Refusal."""
    found, host = await guest_of(session, live, name), signed_in(session).holder
    limit(session, (INVITING, host))
    if live.stored_seats[seat].kind != OPEN:
        raise PageError("error-seat-taken", 409)
    asked = Invitation(live.id, found.holder, seat, host)
    await invite(service_of(session.request).store, asked)
    await lobby_of(session.request).tell_invited(asked)


async def withdraw(session: BrowserSession, live: LiveTable, name: str) -> None:
    """The host takes an invitation back. Raises Refusal."""
    found = await guest_of(session, live, name)
    await take_back(service_of(session.request).store, live.id, found.holder)
    lobby_of(session.request).tell([found.holder])


@post("/invitations/{id:str}")
async def answer_invitation(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Take the seat that one is invited to, or decline."""
    session, fields = await posted(request)
    if "accept" not in fields:
        await decline(session, id)
        return session.go("/tables")
    await accept(session, await live_table_of(request, id), session.settings["confirm"])
    return session.go(f"/t/{id}")


async def decline(session: BrowserSession, id: str) -> None:
    """Somebody does not want to sit down there, or does by now."""
    holder = signed_in(session).holder
    await take_back(service_of(session.request).store, id, holder)
    lobby_of(session.request).tell([holder])


async def accept(session: BrowserSession, live: LiveTable, confirm: str) -> None:
    """Somebody takes the seat that he is invited to, or another that is free."""
    account, service = signed_in(session), service_of(session.request)
    asked = await invitation(service.store, live.id, account.holder)
    if asked is None:
        raise PageError("error-no-invitation", 404)
    await check_welcome(service, live, account.holder, account)
    try:
        number = asked.seat if live.stored_seats[asked.seat].kind == OPEN else free_seat(live)
        name = free_name_of(live, number, account.name, account)
        await service.sitting.sit(live, number, name, session.secret, None, confirm, holder=account.holder)
    except Refused:
        raise PageError("error-seat-taken", 409) from None
    await decline(session, live.id)


HANDLERS = [invite_somebody, answer_invitation]
