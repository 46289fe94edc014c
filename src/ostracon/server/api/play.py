"""Playing: the position as a seat sees it, and everything that one can do at a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ostracon.kernel.errors import BadNotation
from ostracon.kernel.record import MatchRecord
from ostracon.screen.story import game_texts, reason_text
from ostracon.screen.texts import LANGUAGES
from ostracon.server import reasons
from ostracon.server.acting import refusal_text, set_confirm, speak, take_offer, take_turn
from ostracon.server.analyses import analyst_of
from ostracon.server.analyst import Status
from ostracon.server.api.asking import Asker, Asking, place_of, player
from ostracon.server.api.faults import CONFLICT, STATUS, ApiFault
from ostracon.server.api.messages import (
    Act,
    AnalysisInfo,
    AskHint,
    AskReason,
    Done,
    HintInfo,
    LogText,
    Me,
    Own,
    Position,
    Reason,
    Remark,
    Said,
    Scene,
    Settings,
    TableSettings,
)
from ostracon.server.api.shown import chat_after, moment_of, position_of
from ostracon.server.connection import Connection
from ostracon.server.live_table import LiveTable
from ostracon.server.pages import service_of
from ostracon.server.people.blocks import ignored_by
from ostracon.server.session import (
    LANGUAGE_COOKIE,
    PRIVATE,
    SETTINGS_COOKIE,
    HttpRequest,
    clean_name,
    write_settings,
)
from ostracon.server.tables import check_published, record_of
from ostracon.server.wire import scene_json
from ostracon.server.words import words
from ostracon.table import screen
from ostracon.table.hints import said
from ostracon.table.log import Log
from ostracon.table.reasons import SaidReason
from ostracon.table.table import ACT, END_TURN, RESTART, UNDO, Kind, Refused


@contextmanager
def telling(live: LiveTable, who: Connection) -> Iterator[None]:
    """A refusal within the block is told in words that know the table."""
    try:
        yield
    except Refused as refusal:
        code = refusal.code
        if code == "confirm":
            final = live.table.match.attempt(refusal.action).is_final
            text = words(who.language)("table-confirm" if final else "table-confirm-costly")
        else:
            text = refusal_text(live, who, refusal)
        raise ApiFault(code, text, STATUS.get(code, CONFLICT)) from None


# ---- looking


@get("/tables/{id:str}/position")
async def position(
    request: HttpRequest,
    asker: Asking,
    id: FromPath[str],
    seat: FromQuery[int] = -1,
    ply: FromQuery[int | None] = None,
    redealt: FromQuery[bool] = False,
) -> Position:
    """The position as one of the own seats sees it (who has none watches), with the legal actions; at an earlier `ply`
    without them. With `redealt`, while the seat decides, a position that it cannot tell from the true one.
    """
    live, mine = await place_of(request, asker, id)
    who = asker.screen(mine, seat, live.table.actor)
    return position_of(live, who, redealt) if ply is None else moment_of(live, who, ply)


@get("/tables/{id:str}/scene")
async def scene(
    request: HttpRequest,
    asker: Asking,
    id: FromPath[str],
    seat: FromQuery[int] = -1,
    ply: FromQuery[int | None] = None,
) -> Scene:
    """The picture of the position, as browsers draw it."""
    live, mine = await place_of(request, asker, id)
    who, table = asker.screen(mine, seat, live.table.actor), live.table
    if ply is None:
        drawn, ply = screen.scene(table, who.shown, who.language), table.match.ply
    else:
        ply = max(0, min(ply, table.match.ply))
        drawn = msgspec.structs.replace(screen.moment(table, ply, who.shown, who.language), moves=())
    return Scene(table.revision, ply, json.loads(bytes(scene_json(drawn))))


@get("/tables/{id:str}/log")
async def log_text(
    request: HttpRequest,
    asker: Asking,
    id: FromPath[str],
    seat: FromQuery[int] = -1,
    since: FromQuery[int] = 0,
) -> LogText:
    """What the seat was told, in words, from the turn of a ply on."""
    live, mine = await place_of(request, asker, id)
    who = asker.screen(mine, seat, live.table.actor)
    return LogText(live.table.match.ply, Log(live.table, who.shown, who.language).since(since)[1])


@get("/tables/{id:str}/why/{action:int}")
async def why(
    request: HttpRequest, asker: Asking, id: FromPath[str], action: FromPath[int], seat: FromQuery[int] = -1
) -> Reason:
    """Why the seat that decides cannot do something."""
    place = await place_of(request, asker, id)
    player(place)
    live, table = place.live, place.live.table
    who = asker.screen(place.mine, seat, table.actor)
    with telling(live, who):
        if live.waiting:
            raise Refused("waiting")
        table.check_decides(who.shown)
        try:
            reason = table.match.why_not(action)
        except BadNotation:
            raise Refused("unknown-action") from None
    game = table.match.game
    say = game_texts(game, who.language)
    text = reason_text(game, reason, table.match.view(who.shown), action, say) if reason else ""
    return Reason(not reason, text)


# ---- acting


async def turn(request: HttpRequest, asker: Asker, id: str, kind: Kind, data: Act, action: int = -1) -> Done:
    """A command about the own turn."""
    live, mine = await place_of(request, asker, id)
    if data.id and any(live.table.knows(f"{seat}:{data.id}") for seat in mine):
        return Done(live.table.revision)
    who = asker.screen(mine, data.seat, live.table.actor)
    before = live.open_wish()
    with telling(live, who):
        done = await take_turn(
            service_of(request), live, who, kind, data.revision, data.id, action, data.sure
        )
    asked = live.open_wish() or before
    return Done(live.table.revision, asked.owner if asked and not done else -1)


@post(["/tables/{id:str}/actions/{action:int}", "/bot/tables/{id:str}/actions/{action:int}"], status_code=200)
async def act(
    request: HttpRequest, asker: Asking, id: FromPath[str], action: FromPath[int], data: JSONBody[Act]
) -> Done:
    """Play an action by its number. The revision must be the newest; a retry with the same id is harmless."""
    return await turn(request, asker, id, ACT, data, action)


@post("/tables/{id:str}/undo", status_code=200)
async def undo(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Act]) -> Done:
    """Take back the latest own action."""
    return await turn(request, asker, id, UNDO, data)


@post("/tables/{id:str}/restart", status_code=200)
async def restart(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Act]) -> Done:
    """Begin the own turn again."""
    return await turn(request, asker, id, RESTART, data)


@post("/tables/{id:str}/end-turn", status_code=200)
async def end_turn(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Act]) -> Done:
    """End the own turn, where it waits for that."""
    return await turn(request, asker, id, END_TURN, data)


@post("/tables/{id:str}/offers/{offer:str}", status_code=200)
async def offer(
    request: HttpRequest, asker: Asking, id: FromPath[str], offer: FromPath[str], data: JSONBody[Own]
) -> Done:
    """Use one of the position's `offers`: let a bot play for somebody who is away, ask to take a move back, answer."""
    live, mine = await place_of(request, asker, id)
    who = asker.screen(mine, data.seat, live.table.actor)
    with telling(live, who):
        await take_offer(service_of(request), live, who, offer, data.id)
    return Done(live.table.revision)


@get("/tables/{id:str}/chat")
async def chat(
    request: HttpRequest,
    asker: Asking,
    id: FromPath[str],
    since: FromQuery[int] = 0,
    gallery: FromQuery[bool] = False,
) -> list[Said]:
    """What was said at the table after the line of this number; for a player with `gallery` also by those who watch,
    where hints are allowed.
    """
    live, mine = await place_of(request, asker, id)
    who = asker.screen(mine)
    if gallery and mine and not (live.table.hints or live.table.over):
        raise Refused("closed-chat")
    who.gallery = gallery
    who.ignored = await ignored_by(service_of(request).store, asker.holder, id)
    return chat_after(live, who, since)


@post(["/tables/{id:str}/chat", "/bot/tables/{id:str}/chat"], status_code=200)
async def say(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[Remark]) -> Done:
    """Say something at the table."""
    live, mine = await place_of(request, asker, id)
    who = asker.screen(mine, data.seat, live.table.actor)
    with telling(live, who):
        await speak(service_of(request), live, who, data.text, data.name)
    return Done(live.table.revision)


@post("/tables/{id:str}/hint", status_code=200)
async def hint(request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[AskHint]) -> HintInfo:
    """Which choices look best to the seat that decides. The answer takes about a second."""
    live, mine = await place_of(request, asker, id)
    who = asker.screen(mine, data.seat, live.table.actor)
    with telling(live, who):
        thought = await service_of(request).hints.ask(live, who.shown if mine else -1, data.revision)
        found = await asyncio.shield(thought)
        if found.revision != live.table.revision:
            raise Refused("stale")
    shown = screen.scene(live.table, who.shown, who.language)
    advice = said(found, shown, game_texts(live.table.match.game, who.language))
    return HintInfo(found.revision, found.seat, advice)


@post("/tables/{id:str}/reason", status_code=200)
async def reason(
    request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[AskReason]
) -> SaidReason:
    """Why a bot made the move that led to a position (`ply`): the move, the two best alternatives with their chances, what
    would have changed. From what the asking seat knows; once the game's file is public, from what the bot knew.
    """
    live, mine = await place_of(request, asker, id)
    who = asker.screen(mine, data.seat, live.table.actor)
    with telling(live, who):
        found = await reasons.reason(service_of(request), live, who.shown if mine else -1, data.ply)
    return found.said(who.language)


@put("/tables/{id:str}/settings")
async def table_settings(
    request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[TableSettings]
) -> TableSettings:
    """How much of the own turns is to be confirmed."""
    live, mine = await place_of(request, asker, id)
    player_seat = asker.screen(mine)
    if not mine:
        raise Refused("no-seat")
    with telling(live, player_seat):
        await set_confirm(service_of(request), live, player_seat, data.confirm)
    return data


# ---- finished games


@get("/tables/{id:str}/record")
async def record(request: HttpRequest, asker: Asking, id: FromPath[str]) -> MatchRecord:
    """The match file of a finished game."""
    live, _ = await place_of(request, asker, id)
    check_published(live)
    return record_of(live)


@get("/tables/{id:str}/analysis")
async def analysis(request: HttpRequest, asker: Asking, id: FromPath[str]) -> AnalysisInfo:
    """How the analysis of a finished game stands; once done with everything that it found."""
    live, _ = await place_of(request, asker, id)
    check_published(live)
    return analysis_info(await analyst_of(request).status(id))


@post("/tables/{id:str}/analysis", status_code=202)
async def ask_analysis(request: HttpRequest, asker: Asking, id: FromPath[str]) -> AnalysisInfo:
    """Ask for an analysis; all get the same one."""
    live, _ = await place_of(request, asker, id)
    check_published(live)
    return analysis_info(await analyst_of(request).ask(live))


def analysis_info(status: Status) -> AnalysisInfo:
    """How an analysis stands."""
    return AnalysisInfo(status.state, status.done, status.total, status.analysis)


# ---- oneself


@get("/me", sync_to_thread=False)
def me(asker: Asking) -> Me:
    """Who asks, as the server knows him."""
    return Me(bool(asker.holder), asker.name, asker.language, list(asker.scopes))


@get("/settings", sync_to_thread=False)
def settings(asker: Asking) -> Settings:
    """What the asking browser keeps; for a token what is usual."""
    return Settings(name=asker.name, language=asker.language, **asker.session.settings)  # type: ignore[arg-type]


@put("/settings", sync_to_thread=False)
def change_settings(asker: Asking, data: JSONBody[Settings]) -> Response[Settings]:
    """Keep settings in the asking browser's cookies. A token keeps none."""
    session = asker.session
    if asker.token:
        raise ApiFault("no-browser", words(asker.language)("api-no-browser"), 409)
    chosen = {name: getattr(data, name) for name in session.settings}
    session.remember(SETTINGS_COOKIE, write_settings(chosen), readable=True)
    session.remember_name(clean_name(data.name))
    if data.language in LANGUAGES:
        session.remember(LANGUAGE_COOKIE, data.language)
    return Response(data, cookies=session.cookies, headers=PRIVATE)


HANDLERS = [
    position,
    scene,
    log_text,
    why,
    act,
    undo,
    restart,
    end_turn,
    offer,
    chat,
    say,
    hint,
    reason,
    table_settings,
    record,
    analysis,
    ask_analysis,
    me,
    settings,
    change_settings,
]
