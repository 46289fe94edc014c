"""The planner's page and socket."""

from __future__ import annotations

from litestar import Response, get, websocket
from litestar.params import FromPath

from ostracon.server.errors import NoSuchTable, OutdatedTable
from ostracon.server.planner.plan import Plan
from ostracon.server.practice.exercise import Exercise
from ostracon.server.practice.page import practice_page
from ostracon.server.practice.socket import practise
from ostracon.server.service import TableService
from ostracon.server.session import BrowserSession, HttpRequest, PageError, Socket
from ostracon.server.tables import visible_table


@get("/t/{id:str}/planner")
async def planner(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """A table's planner; `?at=` says where it begins."""
    session = BrowserSession(request)
    live = await visible_table(request, id)
    if live.waiting:
        raise PageError("error-not-begun", 409)
    game = live.table.match.game
    title = session.say("planner-title", game=game.title)
    return practice_page(session, game, title, f"/practice/plan/{id}", f"/t/{id}")


@websocket("/practice/plan/{id:str}")
async def planning(socket: Socket, id: FromPath[str]) -> None:
    """Somebody tries things at a table."""

    async def make(service: TableService, holder: str, language: str) -> Exercise | None:
        try:
            live = await service.open(id)
        except (NoSuchTable, OutdatedTable):
            return None
        seats = await service.store.seats_of(holder, id)
        if live.waiting or not (seats or await service.may_see(live, holder)):
            return None
        mine = live.table.actor if live.table.actor in seats else seats[0] if seats else -1
        return Plan(live, mine, language)

    await practise(socket, f"/t/{id}/planner", make)


HANDLERS = [planner, planning]
