"""Opening a match file: checked as strictly as `ostracon verify` does, then a private table of whoever opened it.

A finished game becomes a finished table: replay, analysis and sharing work as everywhere. One that is not over, with its secret,
becomes a table on one screen to play on at. Nothing in a file is believed: names are cleaned, every action is played again, and
either everything is written or nothing.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import HTTPException

from ostracon.kernel.errors import BadRecord, BrokenGame, OstraconError, UnknownGame
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match, commitment_of
from ostracon.kernel.record import MatchRecord, MatchResult, RecordedSeat, read_record
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.texts import Texts
from ostracon.server.errors import OutdatedTable
from ostracon.server.happenings import NEW
from ostracon.server.levels import known_bot
from ostracon.server.limits import MAKING
from ostracon.server.new_table import TABLE_ID_BYTES
from ostracon.server.pages import service_of
from ostracon.server.service import TableService
from ostracon.server.session import BrowserSession, HttpRequest, PageError, clean_name
from ostracon.server.stored import Header, Result, StoredSeat
from ostracon.table.seats import BOT, CONFIRM_NEVER, HUMAN, colours_of
from ostracon.table.table import ACT, Command, Entry

FILE_LIMIT = 512 * 1024  # bytes of a file; the longest game of ours takes a tenth of it
BODY_LIMIT = FILE_LIMIT + 16 * 1024  # of a form with a file in it
MOST_ACTIONS = 20_000
SHARED_SCREEN = 0


class NotOpened(Exception):
    """A file that cannot be opened; `key` names the sentence that says why."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key, self.facts = f"open-{key}", facts
        super().__init__(self.key)

    def text(self, say: Texts) -> str:
        """Why, in words."""
        return say(self.key, **self.facts)


async def open_file(service: TableService, data: bytes, holder: str, say: Texts) -> str:
    """The id of the table that a file has become. Raises NotOpened."""
    record = readable(data)
    try:
        game = await service.reading.game(record.game, record.components)
    except (UnknownGame, BrokenGame):
        raise NotOpened("no-game") from None
    except OutdatedTable:
        raise NotOpened("other-figures") from None
    match = await asyncio.to_thread(played, record, game)
    return await keep_played(service, match, stored_seats(record, match, say), holder)


def readable(data: bytes) -> MatchRecord:
    """A record that has the shape of one."""
    if len(data) > FILE_LIMIT:
        raise NotOpened("too-big", limit=FILE_LIMIT // 1024)
    try:
        record = read_record(data)
    except BadRecord as fault:
        if "format version" in str(fault):
            raise NotOpened("newer") from None
        raise NotOpened("damaged" if b"ostracon-match" in data else "no-record") from None
    if len(record.actions) > MOST_ACTIONS:
        raise NotOpened("damaged")
    return record


def played(record: MatchRecord, game: Game) -> Match:
    """The match of a record, every action played again, and everything that the file says of it compared."""
    if record.rules_version != game.rules_version:
        raise NotOpened("other-rules")
    if not record.secret:
        raise NotOpened("no-secret")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise NotOpened("damaged") from None
    if len(secret) != 32 or commitment_of(secret) != record.commitment:
        raise NotOpened("wrong-secret")
    try:
        match = Match(game, record.players, record.options, secret)
    except (OstraconError, TypeError, ValueError):
        raise NotOpened("damaged") from None
    for number, action in enumerate(record.actions, 1):
        try:
            match.play(action)
        except OstraconError:
            raise NotOpened("illegal", number=number) from None
    given = record.result
    if given and (not match.over or given != MatchResult(match.standings(), match.scores(), match.sheet())):
        raise NotOpened("wrong-result")
    return match


async def keep_played(service: TableService, match: Match, seats: Sequence[StoredSeat], holder: str) -> str:
    """The id of a private table of this holder at which a match has been played so far: to watch if the game is over,
    otherwise to play on at in the seats of people.
    """
    now = time.time()
    over = Result(total=match.scores(), standing=match.standings(), sheet=match.sheet())
    header = Header(
        id=secrets.token_urlsafe(TABLE_ID_BYTES),
        game=match.game.id,
        rules_version=match.game.rules_version,
        components=match.game.components.hash,
        players=match.players,
        options=dict(match.options),
        secret=match.secret.hex(),
        host=holder,
        actor=match.actor,
        finished=now if match.over else None,
        result=over if match.over else None,
    )
    played = []
    for ply, (seat, action) in enumerate(zip(match.actors, match.actions, strict=True), 1):
        command = Command(kind=ACT, seat=seat, revision=ply - 1, action=action, sure=True)
        played.append((Entry(ply, command, now), match.told(ply)))
    own = [] if match.over else [(holder, seat.number) for seat in seats if seat.kind == HUMAN]
    await service.store.create(header, seats, [(holder, SPECTATOR), *own], played)
    live = await service.open(header.id)
    for hear in service.when_changed:
        hear(live.header, NEW)
    service.bots.wake(live)
    return header.id


def stored_seats(record: MatchRecord, match: Match, say: Texts) -> list[StoredSeat]:
    """Who sat where, as far as the file says so and it can be shown."""
    given = list(record.seats or ())[: match.players]
    given += [RecordedSeat()] * (match.players - len(given))
    colours = colours_of(match.game.colours, [one.colour for one in given])
    names: list[str] = []
    for number, one in enumerate(given):
        name = clean_name(one.name) or say("player-number", number=number + 1)
        while name in names:
            name = f"{name[:20]} {number + 1}"
        names.append(name)
    seats = []
    for number, one in enumerate(given):
        bot = known_bot(one.bot) if one.kind == BOT else ""
        is_bot = one.kind == BOT and (match.over or bool(bot))  # nobody could play for a bot that is not ours
        seats.append(
            StoredSeat(
                number=number,
                name=names[number],
                kind=BOT if is_bot else HUMAN,
                bot=bot,
                screen=-1 if is_bot else SHARED_SCREEN,
                confirm=CONFIRM_NEVER,
                colour=colours[number],
            )
        )
    return seats


# ---- over HTTP


@get("/open", sync_to_thread=False)
def open_page(request: HttpRequest) -> Response[object]:
    """Where one chooses a file."""
    return page_with(BrowserSession(request))


def page_with(session: BrowserSession, fault: str = "", status: int = 200) -> Response[object]:
    """The form, with what was wrong with a file."""
    return session.page("open.html.j2", status, title=session.say("open-title"), fault=fault)


@post("/open", request_max_body_size=BODY_LIMIT)
async def open_sent(request: HttpRequest) -> Response[object]:
    """Open the file of the form, or say why that is not possible."""
    session, service = BrowserSession(request), service_of(request)
    try:
        await session.form()
        sent = (await request.form()).get("record")
        data = await sent.read() if isinstance(sent, UploadFile) else b""
        check_often(service, request.client.host if request.client else "")
        if not data:
            raise NotOpened("nothing")
        return session.go(f"/t/{await open_file(service, data, session.hash, session.say)}?replay=1")
    except NotOpened as fault:
        return page_with(session, fault.text(session.say), 422)
    except HTTPException as fault:
        if fault.status_code != 413:
            raise
        return page_with(session, NotOpened("too-big", limit=FILE_LIMIT // 1024).text(session.say), 413)


def check_often(service: TableService, caller: str) -> None:
    """A page that says so if somebody opens too many files."""
    if not service.limits.allows(MAKING, caller):
        raise PageError("error-too-fast", 429)


HANDLERS = [open_page, open_sent]
