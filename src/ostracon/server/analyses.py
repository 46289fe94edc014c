"""The analysis of a finished game over HTTP: ask for it, hear how far it is, read it."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.screen.story import game_texts
from ostracon.server.analysis_store import DONE, RUNNING
from ostracon.server.analyst import Analyst, Status
from ostracon.server.live_table import LiveTable
from ostracon.server.session import PRIVATE, BrowserSession, HttpRequest, PageError
from ostracon.server.tables import from_here, published_table
from ostracon.table.analysis import Analysis
from ostracon.table.graph import FILE_WIDTH, Frame, graph
from ostracon.table.report import report


def analyst_of(request: HttpRequest) -> Analyst:
    """Who analyses here."""
    analyst: Analyst = request.app.state.analyst
    return analyst


@get("/t/{id:str}/analysis")
async def look(request: HttpRequest, id: FromPath[str]) -> Response[bytes]:
    """How the analysis stands, in words; once done with everything a page shows of it."""
    live = await published_table(request, id)
    return await told(request, live, await analyst_of(request).status(id))


@post("/t/{id:str}/analysis", status_code=202)
async def ask(request: HttpRequest, id: FromPath[str]) -> Response[bytes]:
    """Ask for an analysis; whoever may see the game may, and all get the same one."""
    if not from_here(request):
        raise PageError("error-forged", 403)
    live = await published_table(request, id)
    return await told(request, live, await analyst_of(request).ask(live), 202)


@get("/t/{id:str}/analysis.json")
async def document(request: HttpRequest, id: FromPath[str]) -> Response[bytes]:
    """The analysis for programs, as `ostracon analyse --json` prints it."""
    live = await published_table(request, id)
    status = await analyst_of(request).status(live.id)
    if status.analysis is None:
        raise PageError("error-no-analysis")
    return answer(status.analysis)


async def told(request: HttpRequest, live: LiveTable, status: Status, code: int = 200) -> Response[bytes]:
    """The status as a page gets it."""
    session = BrowserSession(request)
    share = 100 * status.done // status.total if status.total else 0
    key = "analysis-waits" if status.state == RUNNING and not status.total else f"analysis-{status.state}"
    message: dict[str, object] = {
        "state": status.state,
        "done": status.done,
        "total": status.total,
        "text": session.say(key, share=share) if status.state != DONE else "",
    }
    if status.analysis is not None:
        wanted = request.query_params.get("width", "")
        width = int(wanted) if wanted.isdecimal() and len(wanted) < 6 else FILE_WIDTH
        message |= await asyncio.to_thread(shown, live, status.analysis, width, session.language)
    return answer(message, code)


def shown(live: LiveTable, analysis: Analysis, width: int, language: str) -> dict[str, object]:
    """The graph, drawn for a width, where its turns lie, and the analysis in words."""
    names = live.table.names()
    frame = Frame(analysis, width)
    return {
        "svg": graph(analysis, names, game_texts(live.table.match.game, language), width),
        "width": frame.width,
        "x": [round(frame.x(ply), 1) for ply in frame.plies],
        "report": report(live.table.match, analysis, names, language),
    }


def answer(content: object, code: int = 200) -> Response[bytes]:
    """JSON."""
    return Response(
        msgspec.json.encode(content), media_type="application/json", status_code=code, headers=PRIVATE
    )


HANDLERS = [look, ask, document]
