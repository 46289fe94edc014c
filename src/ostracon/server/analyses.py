"""The analysis of a finished game over HTTP: ask for it, hear how far it is, read it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath

from ostracon.screen.story import game_texts
from ostracon.server.analyst import Analyst, Status
from ostracon.server.pages import Wrong
from ostracon.server.room import Room
from ostracon.server.store import DONE, RUNNING
from ostracon.server.tables import from_here, room_of
from ostracon.server.visitor import PRIVATE, Visitor
from ostracon.table.analysis import Analysis
from ostracon.table.graph import FILE_WIDTH, Frame, graph
from ostracon.table.report import report


def analyst_of(request: Request[Any, Any, Any]) -> Analyst:
    """Who analyses here."""
    analyst: Analyst = request.app.state.analyst
    return analyst


async def finished_room(request: Request[Any, Any, Any], id: str) -> Room:
    """The room of a finished game."""
    room = await room_of(request, id)
    if not room.table.over:
        raise Wrong("error-not-finished", 409)
    return room


@get("/t/{id:str}/analysis")
async def look(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[bytes]:
    """How the analysis stands, in words; once done with everything a page shows of it."""
    room = await finished_room(request, id)
    return await told(request, room, await analyst_of(request).status(id))


@post("/t/{id:str}/analysis", status_code=202)
async def ask(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[bytes]:
    """Ask for an analysis; whoever may see the game may, and all get the same one."""
    if not from_here(request):
        raise Wrong("error-forged", 403)
    room = await finished_room(request, id)
    return await told(request, room, await analyst_of(request).ask(room), 202)


@get("/t/{id:str}/analysis.json")
async def document(request: Request[Any, Any, Any], id: FromPath[str]) -> Response[bytes]:
    """The analysis for programs, as `ostracon analyse --json` prints it."""
    room = await finished_room(request, id)
    status = await analyst_of(request).status(room.id)
    if status.analysis is None:
        raise Wrong("error-no-analysis")
    return answer(status.analysis)


async def told(
    request: Request[Any, Any, Any], room: Room, status: Status, code: int = 200
) -> Response[bytes]:
    """The status as a page gets it."""
    visitor = Visitor(request)
    share = 100 * status.done // status.total if status.total else 0
    key = "analysis-waits" if status.state == RUNNING and not status.total else f"analysis-{status.state}"
    message: dict[str, Any] = {
        "state": status.state,
        "done": status.done,
        "total": status.total,
        "text": visitor.say(key, share=share) if status.state != DONE else "",
    }
    if status.analysis is not None:
        wanted = request.query_params.get("width", "")
        width = int(wanted) if wanted.isdecimal() and len(wanted) < 6 else FILE_WIDTH
        message |= await asyncio.to_thread(shown, room, status.analysis, width, visitor.language)
    return answer(message, code)


def shown(room: Room, analysis: Analysis, width: int, language: str) -> dict[str, Any]:
    """The graph, drawn for a width, where its turns lie, and the analysis in words."""
    names = room.table.names()
    frame = Frame(analysis, width)
    return {
        "svg": graph(analysis, names, game_texts(room.table.match.game, language), width),
        "width": frame.width,
        "x": [round(frame.x(turn), 1) for turn in range(frame.turns + 1)],
        "report": report(room.table.match, analysis, names, language),
    }


def answer(content: object, code: int = 200) -> Response[bytes]:
    """JSON."""
    return Response(
        msgspec.json.encode(content), media_type="application/json", status_code=code, headers=PRIVATE
    )


HANDLERS = [look, ask, document]
