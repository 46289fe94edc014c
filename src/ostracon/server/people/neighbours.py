"""The others at a table: their profiles, and to mute or block them."""

from __future__ import annotations

from typing import NamedTuple

from litestar import Response, post
from litestar.params import FromPath

from ostracon.kernel.rules import SPECTATOR
from ostracon.server.live_table import LiveTable
from ostracon.server.pages import service_of
from ostracon.server.people import accounts
from ostracon.server.people.blocks import blocked_by, ignored_by, set_block, set_mute
from ostracon.server.people.callers import check_blocking
from ostracon.server.people.lines import ignore
from ostracon.server.session import BrowserSession, HttpRequest, PageError, posted
from ostracon.server.store import Store
from ostracon.server.tables import visible_table
from ostracon.server.tokens import hashed


class Neighbour(NamedTuple):
    """Somebody else at a table."""

    id: str  # only this table knows them by it
    holder: str
    name: str
    account: str  # the name of the account, "" for a guest
    muted: bool
    blocked: bool


async def neighbours(store: Store, live: LiveTable, holder: str) -> list[Neighbour]:
    """Who else sits at a table, and who of those who watch has written something."""
    there = {
        other: live.stored_seats[seat].name
        for other, seat in await store.holders(live.id)
        if seat > SPECTATOR and other != holder
    }
    for line in live.chat:
        if line.holder and line.holder != holder:
            there.setdefault(line.holder, line.name)
    known = await accounts.by_holders(store, list(there))
    ignored, blocked = await ignored_by(store, holder, live.id), await blocked_by(store, holder)
    return [
        Neighbour(
            hashed(f"{live.id} {other}")[:16],
            other,
            name,
            known[other].name if other in known else "",
            other in ignored and other not in blocked,
            other in blocked,
        )
        for other, name in there.items()
    ]


@post("/t/{id:str}/people")
async def change_neighbour(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Mute or block somebody at a table, or no longer."""
    session, fields = await posted(request)
    live, what = await visible_table(request, id), fields.get("do", "")
    if what not in ("mute", "unmute", "block", "unblock"):
        raise PageError("error-400", 400)
    on = not what.startswith("un")
    await set_neighbour(session, live, fields.get("who", ""), what.removeprefix("un"), on)
    return session.go(f"/t/{id}/menu")


async def set_neighbour(session: BrowserSession, live: LiveTable, who: str, what: str, on: bool) -> None:
    """Mute somebody at a table ("mute"), or block them ("block"), or no longer."""
    check_blocking(session)
    service = service_of(session.request)
    found = [one for one in await neighbours(service.store, live, session.hash) if one.id == who]
    if not found:
        raise PageError("error-400", 400)
    other = found[0]
    if what == "mute":
        await set_mute(service.store, session.hash, live.id, other.holder, on)
        ignore(service, session.hash, other.holder, on, live.id)
    else:
        await set_block(service.store, session.hash, other.holder, other.account or other.name, on)
        ignore(service, session.hash, other.holder, on)


HANDLERS = [change_neighbour]
