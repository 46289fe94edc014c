"""The page that follows a game, its socket, and the form by which somebody takes over from a moment."""

from __future__ import annotations

from litestar import Response, get, post, websocket
from litestar.params import FromPath

from ostracon.kernel.match import Match
from ostracon.server.errors import NoSuchTable, OutdatedTable
from ostracon.server.follow.follow import Follow, may_follow
from ostracon.server.levels import BOTS, USUAL_BOT, bots_of
from ostracon.server.live_table import LiveTable
from ostracon.server.opening import SHARED_SCREEN, check_often, keep_played
from ostracon.server.pages import service_of
from ostracon.server.practice.exercise import Exercise
from ostracon.server.practice.page import practice_page
from ostracon.server.practice.socket import practise
from ostracon.server.service import TableService
from ostracon.server.session import BrowserSession, HttpRequest, PageError, Socket
from ostracon.server.stored import StoredSeat
from ostracon.server.tables import visible_table
from ostracon.table.seats import BOT, HUMAN


async def followed_table(request: HttpRequest, id: str) -> LiveTable:
    """A table that somebody may follow, or a page that says why not."""
    live = await visible_table(request, id)
    if live.waiting:
        raise PageError("error-not-begun", 409)
    if not may_follow(live):
        raise PageError("error-sealed" if live.header.sealed else "error-no-follow", 409)
    return live


@get("/t/{id:str}/follow")
async def follow_page(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """A game with commentary; `?at=` says from which moment on."""
    session = BrowserSession(request)
    game = (await followed_table(request, id)).table.match.game
    title = session.say("follow-title", game=game.title)
    return practice_page(session, game, title, f"/practice/follow/{id}", f"/t/{id}")


@websocket("/practice/follow/{id:str}")
async def following(socket: Socket, id: FromPath[str]) -> None:
    """Somebody follows a game."""

    async def make(service: TableService, holder: str, language: str) -> Exercise | None:
        try:
            live = await service.open(id)
        except (NoSuchTable, OutdatedTable):
            return None
        if not await service.may_see(live, holder) or not may_follow(live):
            return None
        return Follow(live, language)

    await practise(socket, f"/t/{id}/follow", make)


# ---- taking over


def moment_of(live: LiveTable, asked: str) -> int:
    """The moment that an address or a form names: one at which somebody decides."""
    match = live.table.match
    last = match.ply - 1 if match.over else match.ply
    known = asked.isascii() and asked.isdecimal() and len(asked) < 6
    return max(0, min(int(asked), last)) if known else 0


@get("/t/{id:str}/take-over")
async def take_over_page(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Who one wants to be, and against whom."""
    session, live = BrowserSession(request), await followed_table(request, id)
    match, ply = live.table.match, moment_of(live, request.query_params.get("moment", ""))
    return session.page(
        "take-over.html.j2",
        title=session.say("take-over-title", game=match.game.title),
        id=id,
        ply=ply,
        seats=list(zip(live.table.names(), live.colours, strict=False)),
        chosen=match.actors[ply] if ply < match.ply else match.actor,
        bots=bots_of(match.game),
        usual_bot=USUAL_BOT,
    )


@post("/t/{id:str}/take-over")
async def take_over(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """A private table that goes on from a moment: one seat is mine, bots have the others."""
    session, service = BrowserSession(request), service_of(request)
    fields = await session.form()
    live = await followed_table(request, id)
    check_often(service, request.client.host if request.client else "")
    match, ply = live.table.match, moment_of(live, fields.get("moment", ""))
    seat, bot = fields.get("seat", ""), fields.get("bot", "")
    if seat not in [str(one) for one in range(match.players)] or bot not in BOTS:
        raise PageError("error-400", 400)
    copy = Match.replay(match.game, match.players, match.options, match.secret, match.actions[:ply])
    mine, names = int(seat), live.table.names()
    others = [name for number, name in enumerate(names) if number != mine]
    called = session.name if session.name and session.name not in others else names[mine]
    seats = [
        StoredSeat(
            number=number,
            name=called if number == mine else name,
            kind=HUMAN if number == mine else BOT,
            bot="" if number == mine else bot,
            screen=SHARED_SCREEN if number == mine else -1,
            confirm=session.settings["confirm"],
            colour=live.colours[number],
        )
        for number, name in enumerate(names)
    ]
    return session.go(f"/t/{await keep_played(service, copy, seats, session.hash)}")


HANDLERS = [follow_page, following, take_over_page, take_over]
