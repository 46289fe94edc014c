"""The page on which a player plans ahead: what the others do, and what is answered, from lists in words."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.screen.picture import picture
from ostracon.screen.scene import Move
from ostracon.server.conditional import MOST_PLANS, drop_plans, keep_plan, plans_at
from ostracon.server.live_table import LiveTable
from ostracon.server.making import Fault
from ostracon.server.pages import service_of
from ostracon.server.session import BrowserSession, HttpRequest, PageError
from ostracon.server.tables import visible_table
from ostracon.table.plans import LONGEST_PLAN, NoPlan, Step, assume, choices, told


class Planner(NamedTuple):
    """Who plans at which table, and how far."""

    session: BrowserSession
    live: LiveTable
    seat: int
    path: list[int]  # the actions that are assumed and answered


async def planner(request: HttpRequest, id: str, path: str | None = None) -> Planner:
    """A player of a table where moves may take days, with the line that the address (or a form) names."""
    live = await visible_table(request, id)
    given = (request.query_params.get("path", "") if path is None else path).split(",")
    return await planner_at(
        BrowserSession(request), live, [int(one) for one in given if one.isdecimal() and len(one) < 9]
    )


async def planner_at(session: BrowserSession, live: LiveTable, path: list[int]) -> Planner:
    """The same for whoever asks."""
    mine = await service_of(session.request).store.seats_of(session.hash, live.id)
    seats = [seat for seat in mine if seat in live.table.people]
    if not may_plan(live, seats):
        raise PageError("error-no-menu", 403)
    return Planner(session, live, seats[0], path[: LONGEST_PLAN + 1])


def may_plan(live: LiveTable, seats: list[int]) -> bool:
    """Whether somebody with these seats may plan here: where a move may take days, with one seat of one's own."""
    control = live.table.control
    return bool(control and control.is_slow) and len(seats) == 1 and not live.waiting and not live.table.over


@get("/t/{id:str}/plans")
async def plans_page(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """The line so far with its board, what may come next, and the plans that are kept."""
    return await shown(*await planner(request, id))


class Kept(NamedTuple):
    """A plan that is kept, from here on."""

    id: int
    steps: list[Step]
    path: str  # its actions: "3,17"


class Ahead(NamedTuple):
    """What is planned so far, and what may come next."""

    path: list[int]
    steps: list[Step]
    actor: int  # who would act next
    offered: list[Move]
    stop: str  # why the line cannot go on; "" if it can
    kept: list[Kept]


async def ahead(session: BrowserSession, live: LiveTable, seat: int, path: list[int]) -> Ahead:
    """A line, and the plans that are kept."""
    table, say = live.table, session.say
    names = table.names()

    def words(code: str, who: int) -> str:
        return say(f"plan-{code}", player=names[who] if who >= 0 else "")

    steps, offered, actor, stop = [], [], table.match.actor, ""
    if table.actor == seat:
        stop = say("plan-your-turn")
        path = []
    else:
        try:
            steps = told(table, seat, path, session.language)
            actor = assume(table.match, seat, path).actor
        except NoPlan as none:
            stop, path = words(none.code, none.seat), []
        else:
            try:
                offered = choices(table, seat, path, session.language)
                stop = "" if offered else say("plan-over" if actor < 0 else "plan-uncertain")
            except NoPlan as none:
                stop = words(none.code, none.seat)
    kept = []
    for plan in await plans_at(service_of(session.request).store, live.id, session.hash):
        rest = plan.actions[max(0, table.match.ply - plan.ply) :]
        try:
            line = told(table, seat, rest, session.language)
        except NoPlan:
            continue  # about to be dropped
        kept.append(Kept(plan.id, line, ",".join(map(str, rest))))
    return Ahead(path, steps, actor, offered, stop, kept)


async def shown(
    session: BrowserSession, live: LiveTable, seat: int, path: list[int], fault: str = ""
) -> Response[object]:
    """The page."""
    table, found = live.table, await ahead(session, live, seat, path)
    return session.page(
        "plans.html.j2",
        400 if fault else 200,
        title=session.say("plan-title"),
        id=live.id,
        game=table.match.game,
        seat=seat,
        names=table.names(),
        steps=found.steps,
        actor=found.actor,
        offered=found.offered,
        stop=found.stop,
        path=",".join(map(str, found.path)),
        ply=table.match.ply,
        may_keep=bool(found.steps) and found.steps[-1].seat == seat,
        kept=found.kept,
        fault=fault,
        saved="saved" in session.request.query_params,
    )


@get("/t/{id:str}/plans.svg")
async def plans_picture(request: HttpRequest, id: FromPath[str]) -> Response[str]:
    """The board of the line, as its planner would see it."""
    session, live, seat, path = await planner(request, id)
    game = live.table.match.game
    try:
        position = assume(live.table.match, seat, path).positions[0]
    except NoPlan:
        raise PageError("error-404") from None
    theme = "dark" if request.query_params.get("theme") == "dark" else "light"
    colours = tuple(live.colours)
    drawn = await asyncio.to_thread(
        picture, game, game.view(position, seat), session.language, theme, players=colours
    )
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, no-store"})


@post("/t/{id:str}/plans")
async def change_plans(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Keep the line as a plan, or drop one."""
    fields = await BrowserSession(request).form()
    session, live, seat, path = await planner(request, id, fields.get("line", ""))
    dropped = fields.get("drop", "")
    if dropped.isdecimal() and len(dropped) < 12:
        await drop_plans(service_of(request).store, id, [int(dropped)], session.hash)
        return session.go(f"/t/{id}/plans")
    try:
        ply = fields.get("ply", "")
        await keep(session, live, seat, path, int(ply) if ply.isdecimal() and len(ply) < 9 else -1)
    except Fault as fault:
        return await shown(session, live, seat, path if fault.at == "plan-too-many" else [], fault.text)
    return session.go(f"/t/{id}/plans?saved=1")


async def keep(session: BrowserSession, live: LiveTable, seat: int, path: list[int], ply: int) -> None:
    """Keep a line as a plan, made when the match stood at a ply. Raises Fault."""
    store = service_of(session.request).store
    if len(await plans_at(store, live.id, session.hash)) >= MOST_PLANS:
        raise Fault("plan-too-many", session.say("plan-too-many", most=MOST_PLANS))
    try:
        line = told(live.table, seat, path, session.language)
    except NoPlan:
        line = []
    if ply != live.table.match.ply or not line or line[-1].seat != seat or live.table.actor == seat:
        raise Fault("plan-not-possible", session.say("plan-not-possible"))
    await keep_plan(store, live.id, session.hash, seat, ply, path)


HANDLERS = [plans_page, plans_picture, change_plans]
