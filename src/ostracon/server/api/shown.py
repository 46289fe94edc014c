"""What the API tells of tables and positions, made from what the asking seat may know."""

from __future__ import annotations

from typing import Any

import msgspec

from ostracon.bots import Perspective
from ostracon.kernel.layout import Record
from ostracon.kernel.match import Match
from ostracon.kernel.view import View
from ostracon.screen.scene import Scene
from ostracon.server.api.asking import Asker
from ostracon.server.api.messages import (
    ClockInfo,
    LegalAction,
    Offer,
    Position,
    ResultInfo,
    Said,
    SeatInfo,
    SheetRow,
    Step,
    StepEvent,
    SummarySeat,
    TableInfo,
    TableSummary,
    WayInfo,
)
from ostracon.server.chat import may_read
from ostracon.server.clocks import time_controls
from ostracon.server.connection import Connection
from ostracon.server.leaving import ways
from ostracon.server.levels import level_of, style_of
from ostracon.server.live_table import LiveTable, watch_path
from ostracon.server.pages import Listed
from ostracon.server.stored import Result, Summary
from ostracon.server.words import words
from ostracon.table import screen
from ostracon.table.seats import BOT, OPEN
from ostracon.table.table import ACT, Table
from ostracon.table.thinking import thinking_seed

Links = dict[int, str]  # of free seats
CHAT_TOLD = 200  # latest lines of chat


def summary_of(summary: Summary) -> TableSummary:
    """A table in a list."""
    header = summary.header
    free = sum(seat.kind == OPEN for seat in summary.seats)
    return TableSummary(
        id=header.id,
        game=header.game,
        players=header.players,
        options=header.options,
        public=header.public,
        rated=header.rated,
        seats=[
            SummarySeat(seat.number, seat.name, seat.kind, level_of(seat.bot) or seat.bot, style_of(seat.bot))
            for seat in summary.seats
        ],
        mine=summary.mine,
        open=free,
        entries=summary.entries,
        actor=-1 if free or header.finished is not None else header.actor,
        created=header.created,
        touched=header.touched,
        finished=header.finished,
        result=result_info(header.result),
    )


def result_info(result: Result | None) -> ResultInfo | None:
    """How a game ended."""
    return ResultInfo(result["total"], result["standing"], result.get("ending", "")) if result else None


def table_info(
    live: LiveTable, mine: list[int], asker: Asker, address: str, links: Links, rematch: str | None = None
) -> TableInfo:
    """A table as somebody may know it."""
    header, table = live.header, live.table
    match, is_host = table.match, asker.holder == header.host
    playing = bool(mine) or is_host
    return TableInfo(
        id=live.id,
        game=header.game,
        title=match.game.title,
        players=header.players,
        options=header.options,
        public=header.public,
        hints=header.hints,
        rated=header.rated,
        created=header.created,
        finished=header.finished,
        waiting=live.waiting,
        over=table.over,
        revision=table.revision,
        ply=match.ply,
        actor=-1 if live.waiting else table.actor,
        seats=seats_info(live, mine, links),
        mine=mine,
        host=is_host,
        commitment=match.commitment,
        rules_version=header.rules_version,
        components=header.components,
        result=result_info(header.result),
        rematch=rematch,
        clock=msgspec.convert(time_controls(live).get("time"), ClockInfo | None),
        watch=address + watch_path(live) if playing and not header.public else None,
        ways=[WayInfo(*way) for way in ways(live, mine, is_host, words(asker.language))] if playing else [],
    )


def seats_info(live: LiveTable, mine: list[int], links: Links) -> list[SeatInfo]:
    """Who sits where; with the links of free seats for who made the table."""
    found = []
    for stored, seat, colour in zip(live.stored_seats, live.table.seats, live.colours, strict=False):
        number = stored.number
        found.append(
            SeatInfo(
                number=number,
                name=seat.name,
                kind=seat.kind,
                level=(level_of(seat.bot) or seat.bot) if seat.kind == BOT else "",
                style=style_of(seat.bot) if seat.kind == BOT else "",
                colour=colour,
                online=seat.kind == BOT or live.online(number),
                mine=number in mine,
                given_up=number in live.table.given_up,
                link=links.get(number) if stored.kind == OPEN else None,
            )
        )
    return found


def position_of(live: LiveTable, who: Connection, redealt: bool = False) -> Position:
    """The position as a seat sees it, and what it may do."""
    table, seat = live.table, who.shown
    shown = screen.scene(table, seat, who.language)
    decides = not live.waiting and bool(who.seats)
    return told(
        live,
        table.match.view(seat),
        shown,
        legal=legal_actions(table, shown) if decides else [],
        actor=-1 if live.waiting else table.actor,
        offers=msgspec.convert(live.offers(who), list[Offer]),
        redealt=imagined(table, seat) if redealt and decides and is_deciding(table, seat) else None,
    )


def moment_of(live: LiveTable, who: Connection, ply: int) -> Position:
    """An earlier position as the seat saw it; nothing can be done in it any more."""
    table, ply = live.table, max(0, min(ply, live.table.match.ply))
    view = table.match.game.view(table.match.at(ply), who.shown)
    shown = screen.moment(table, ply, who.shown, who.language)
    return msgspec.structs.replace(told(live, view, shown, [], shown.actor, [], None), ply=ply)


def told(
    live: LiveTable,
    view: View,
    shown: Scene,
    legal: list[LegalAction],
    actor: int,
    offers: list[Offer],
    redealt: dict[str, Any] | None,
) -> Position:
    """A position from a seat's view and its picture alone."""
    table, match = live.table, live.table.match
    fields: dict[str, Any] = msgspec.to_builtins(view)
    fields["legal"] = [action.number for action in legal]
    return Position(
        table=live.id,
        revision=table.revision,
        ply=match.ply,
        seat=view.seat,
        actor=actor,
        waiting=live.waiting,
        over=shown.over,
        decision=match.game.decisions[view.decision] if view.decision < len(match.game.decisions) else "",
        prompt=shown.prompt,
        view=fields,
        legal=legal,
        score=list(view.score),
        standing=table.standings() if table.over and shown.over else [],
        sheet=[SheetRow(row.label, list(row.points), row.final) for row in shown.sheet],
        controls=table.controls(view.seat),
        offers=offers,
        redealt=redealt,
    )


def legal_actions(table: Table, shown: Scene) -> list[LegalAction]:
    """What a seat may do, in numbers, notation and words."""
    actions = table.match.game.actions
    own = table.match.actor == shown.seat
    return [
        LegalAction(
            move.action,
            actions.notation(move.action),
            move.label,
            table.must_want(move.action) if own else -1,
        )
        for move in sorted(shown.moves, key=lambda move: move.action)
    ]


def is_deciding(table: Table, seat: int) -> bool:
    """Whether a seat must choose an action now."""
    return not table.over and table.unconfirmed < 0 and table.match.actor == seat


def imagined(table: Table, seat: int) -> dict[str, Any]:
    """A position that the seat cannot tell from the true one, field by field: all that it does not know is dealt anew,
    so that a program can think with the rules and knows no more than the seat does.
    """
    match = table.match
    return record_json(
        Perspective(match.game, match.position(), seat).redealt(thinking_seed(match, match.ply))
    )


def record_json(record: Record) -> dict[str, Any]:
    """A position as plain data."""
    return dict(zip(type(record).fields, record.values(), strict=True))


def steps_after(table: Table, seat: int, revision: int) -> list[Step]:
    """The entries of the journal after a revision, as a seat may know them."""
    return [step_of(table, seat, number) for number in range(max(0, revision) + 1, table.revision + 1)]


def step_of(table: Table, seat: int, number: int) -> Step:
    """An entry of the journal as a seat may know it; an action that was taken back since is not told any more."""
    match, command, ply = table.match, table.journal[number - 1].command, table.plies[number - 1]
    stands = command.kind == ACT and min(table.plies[number - 1 :]) == ply <= match.ply
    action = known_action(match, seat, ply) if stands else None
    events = match.events(seat, ply) if stands else []
    return Step(
        revision=number,
        kind=command.kind,
        seat=command.seat,
        ply=ply,
        action=action,
        notation=None if action is None else match.game.actions.notation(action),
        events=[StepEvent(event.name, event.arguments) for event in events],
    )


def known_action(match: Match, seat: int, ply: int) -> int | None:
    """The action that led to a ply, if the seat may know it."""
    actor, action = match.actors[ply - 1], match.actions[ply - 1]
    hidden = actor != seat and match.game.hides_action(match.at(ply - 1), action, seat)
    return None if hidden else action


def chat_after(live: LiveTable, who: Connection, number: int) -> list[Said]:
    """The latest of what was said after the line of a number, as far as somebody may read it and wants to."""
    lines = [one for one in live.chat if one.id > number and may_read(live, who, one)]
    return [Said(one.id, one.seat, one.name, one.text, one.at) for one in lines[-CHAT_TOLD:]]


def card_info(table: Listed) -> dict[str, Any]:
    """A table of the lobby, as plain data."""
    seats = [
        {"number": seat["number"], "name": seat["name"], "kind": seat["kind"], "level": seat["bot"]}
        for seat in table.seats
    ]
    plain = ("id", "game", "title", "variant", "open", "moves", "rated", "speed", "actor", "at")
    return {name: getattr(table, name) for name in plain} | {"seats": seats}
