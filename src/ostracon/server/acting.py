"""What somebody at a table may ask of it, over the socket or the API: turns, offers, chat, settings.

A `Connection` says who asks: the seats that are his, the one that he plays now, his language. Raises Refused.
"""

from __future__ import annotations

from ostracon.screen.story import game_texts, reason_text
from ostracon.server import clocks
from ostracon.server.connection import Connection
from ostracon.server.limits import CHATTING, REMARKS
from ostracon.server.live_table import LiveTable
from ostracon.server.service import TableService
from ostracon.server.session import clean_name
from ostracon.server.words import words
from ostracon.table.seats import CONFIRMATIONS
from ostracon.table.table import (
    ABANDON,
    ASK_OWNER,
    HAND_BACK,
    PLAY_ON,
    TAKE_OVER,
    Command,
    Kind,
    Refused,
)

CHAT_LIMIT = 500  # characters of one line
OFFERED: dict[str, Kind] = {kind: kind for kind in (TAKE_OVER, HAND_BACK, PLAY_ON)}


async def take_turn(
    service: TableService,
    live: LiveTable,
    connection: Connection,
    kind: Kind,
    revision: int,
    id: str,
    action: int = -1,
    sure: bool = False,
) -> bool:
    """Play, undo, restart or end the turn of the seat that is shown. False where somebody must agree first: he is
    asked, and the turn goes on.
    """
    if not connection.seats:
        raise Refused("no-seat")
    if connection.covered >= 0:
        raise Refused("covered")
    seat, own = connection.shown, own_id(connection, id)
    command = Command(kind=kind, seat=seat, revision=revision, action=action, sure=sure, id=own)
    try:
        await service.do(live, command)
    except Refused as refusal:
        if refusal.code != ASK_OWNER:
            raise
        await service.asking.ask_owner(live, seat, refusal.action)
        return False
    return True


async def take_offer(
    service: TableService, live: LiveTable, connection: Connection, offered: str, id: str
) -> None:
    """Use one of the buttons that the table offers: "hand_back:1"."""
    name, _, number = offered.partition(":")
    seat = (
        int(number) if number.isdecimal() and len(number) < 3 and int(number) < len(live.table.seats) else -1
    )
    if not connection.seats:
        raise Refused("no-seat")
    if seat < 0 or offered not in [one["id"] for one in live.offers(connection)]:
        raise Refused("no-offer")
    if name == "ask_back":
        await service.asking.ask_back(live, seat)
    elif name.endswith("_wish"):
        await service.asking.answer_wish(live, seat, name == "allow_wish")
    elif name in clocks.CHOICES:
        await clocks.choose(service, live, connection.seats, name, seat)
    elif name == ABANDON:
        await service.abandon(live, connection.seats)
    elif name.endswith("_back") and name != HAND_BACK:
        await service.asking.answer_back(live, seat, name == "allow_back")
    else:
        kind, revision = OFFERED[name], live.table.revision
        own = own_id(connection, id)
        await service.do(live, Command(kind=kind, seat=seat, revision=revision, id=own))


async def speak(
    service: TableService, live: LiveTable, connection: Connection, said: str, name: str = ""
) -> None:
    """Say something at the table; `name` is that of a spectator."""
    text = " ".join(said.split())
    if not text:
        raise Refused("empty-chat")
    if len(text) > CHAT_LIMIT:
        raise Refused("long-chat")
    if not (
        service.limits.allows(CHATTING, f"{live.id} {connection.shown}")
        if connection.seats
        else service.limits.allows(REMARKS, connection.caller)
    ):
        raise Refused("chat-too-fast")
    if connection.seats:
        called = live.table.seats[connection.shown].name
    else:
        connection.name = clean_name(name) or connection.name
        called = watcher_name(live, connection)
    await service.chat(live, connection.shown, called, text, connection.holder)


def watcher_name(live: LiveTable, connection: Connection) -> str:
    """What a spectator is called: as he says, but never like somebody who plays."""
    say = words(connection.language)
    if connection.name in live.table.names():
        return say("spectator-named", name=connection.name)
    return connection.name or say("spectator")


async def set_confirm(service: TableService, live: LiveTable, connection: Connection, confirm: str) -> None:
    """How much this person wants to confirm from now on."""
    if confirm not in CONFIRMATIONS:
        raise Refused("unknown-setting")
    for seat in connection.seats:
        await service.set_confirm(live, seat, confirm)


def own_id(connection: Connection, id: str) -> str:
    """The command's id as the journal keeps it: ids of different people never meet."""
    return f"{connection.shown}:{id}" if id else ""


async def was_accepted(service: TableService, live: LiveTable, connection: Connection, id: str) -> bool:
    """Whether a command of this screen was kept before, whichever of its seats it shows meanwhile."""
    return bool(id) and await service.keeps(live, [f"{seat}:{id}" for seat in connection.seats])


def refusal_text(live: LiveTable, connection: Connection, refusal: Refused) -> str:
    """Why the table refused, in words."""
    match = live.table.match
    if refusal.code == "illegal":
        say = game_texts(match.game, connection.language)
        return reason_text(match.game, refusal.reason, match.view(connection.shown), refusal.action, say)
    return words(connection.language)(f"table-{refusal.code}")
