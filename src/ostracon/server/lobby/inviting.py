"""Inviting somebody by name to a free seat, and answering."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath

from ostracon.server.limits import INVITING
from ostracon.server.lobby.invitations import Invitation, invitation, invite, take_back
from ostracon.server.lobby.lists import lobby_of
from ostracon.server.pages import service_of
from ostracon.server.people import accounts
from ostracon.server.people.account_pages import signed_in
from ostracon.server.people.entering import limit
from ostracon.server.people.names import Refusal
from ostracon.server.seating import check_welcome, free_name_of, free_seat, number_in
from ostracon.server.session import HttpRequest, PageError, posted
from ostracon.server.tables import live_table_of
from ostracon.table.seats import OPEN
from ostracon.table.table import Refused


@post("/t/{id:str}/invite")
async def invite_somebody(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """The host invites an account to a free seat, or takes that back."""
    session, fields = await posted(request)
    account, live, store = signed_in(session), await live_table_of(request, id), service_of(request).store
    if account.holder != live.header.host:
        raise PageError("error-not-host", 403)
    found = await accounts.by_name(store, fields.get("name", "")[:100])
    try:
        if found is None or found.blocked:
            raise Refusal("invite-nobody")
        if "withdraw" in fields:
            await take_back(store, id, found.holder)
            lobby_of(request).tell([found.holder])
            return session.go(f"/t/{id}")
        limit(session, (INVITING, account.holder))
        number = number_in(live, fields)
        if live.stored_seats[number].kind != OPEN:
            raise PageError("error-seat-taken", 409)
        asked = Invitation(id, found.holder, number, account.holder)
        await invite(store, asked)
    except Refusal as refusal:
        return session.go(f"/t/{id}?invite={refusal.key.removeprefix('invite-')}")
    await lobby_of(request).tell_invited(asked)
    return session.go(f"/t/{id}")


@post("/invitations/{id:str}")
async def answer_invitation(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Take the seat that one is invited to, or decline."""
    session, fields = await posted(request)
    account, service = signed_in(session), service_of(request)
    asked = await invitation(service.store, id, account.holder)
    if "accept" not in fields:
        await take_back(service.store, id, account.holder)
        lobby_of(request).tell([account.holder])
        return session.go("/tables")
    if asked is None:
        raise PageError("error-no-invitation", 404)
    live = await live_table_of(request, id)
    await check_welcome(service, live, account.holder, account)
    try:
        number = asked.seat if live.stored_seats[asked.seat].kind == OPEN else free_seat(live)
        name = free_name_of(live, number, account.name, account)
        confirm = session.settings["confirm"]
        await service.sit(live, number, name, session.secret, None, confirm, holder=account.holder)
    except Refused:
        raise PageError("error-seat-taken", 409) from None
    await take_back(service.store, id, account.holder)
    lobby_of(request).tell([account.holder])
    return session.go(f"/t/{id}")


HANDLERS = [invite_somebody, answer_invitation]
