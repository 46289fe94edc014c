"""Pages of one table: make it, open it, watch it again, its file."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.bots.preparing import hurry
from ostracon.bots.style import STYLES
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.record import MatchRecord, RecordedSeat
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.art import symbol_sheet
from ostracon.screen.board import board_of
from ostracon.server.address import address_of, is_local
from ostracon.server.clocks import CLOCKS, NO_CLOCK, UNITS, USUAL_VALUES, chosen_control, control_of, in_words
from ostracon.server.errors import NoSuchTable, OutdatedTable
from ostracon.server.groups.members import groups_of, is_member
from ostracon.server.levels import STYLED, USUAL_BOT, bots_of
from ostracon.server.limits import MAKING
from ostracon.server.live_table import LiveTable, watch_path
from ostracon.server.lobby.acquaintances import acquaintances
from ostracon.server.lobby.invitations import invited_to
from ostracon.server.making import ME, Fault, Maker, Wanted, make
from ostracon.server.new_table import rematch_seats
from ostracon.server.options import clashes, option_fields, usual_count
from ostracon.server.pages import chosen_game, edition_words, service_of, the_game
from ostracon.server.rules import has_rules
from ostracon.server.service import TableService
from ostracon.server.session import BrowserSession, HttpRequest, PageError, clean_name
from ostracon.server.store import WriteConflict
from ostracon.server.tokens import hashed, is_watch_token, seat_token
from ostracon.server.tournaments.sealing import unsealed
from ostracon.server.words import client_words
from ostracon.table.clock import PRESETS
from ostracon.table.seats import OPEN

INVITE_FAULTS = {  # why somebody could not be invited, as the address of the page says it
    "nobody": "invite-nobody",
    "not-possible": "invite-not-possible",
    "sits-there": "invite-sits-there",
    "too-many": "invite-too-many",
    "people-too-often": "people-too-often",
}


class Sealed(OstraconError):
    """Nothing of a deal is told while it is being played."""


async def live_table_of(request: HttpRequest, id: str) -> LiveTable:
    """A live table, or a page that says there is none."""
    try:
        return await service_of(request).open(id)
    except NoSuchTable:
        raise PageError("error-no-table") from None
    except OutdatedTable:
        raise PageError("error-old-table", 410) from None


async def visible_table(request: HttpRequest, id: str) -> LiveTable:
    """A live table that this browser may look at, or a page that says why not."""
    return await seen_table(request, id, BrowserSession(request).hash)


async def seen_table(request: HttpRequest, id: str, holder: str) -> LiveTable:
    """The same for whoever asks."""
    live = await live_table_of(request, id)
    if not await service_of(request).may_see(live, holder):
        raise PageError("error-private", 403)
    return live


async def published_table(request: HttpRequest, id: str) -> LiveTable:
    """The table of a finished game of which everything may be told, or a page that says why not."""
    live = await visible_table(request, id)
    check_published(live)
    return live


def check_published(live: LiveTable) -> None:
    """A page that says why not everything may be told of a game."""
    if not live.table.played_out:
        raise PageError("error-not-finished", 409)
    if not live.published:
        raise PageError("error-sealed", 409)


def from_here(request: HttpRequest) -> bool:
    """Whether a request comes from one of our pages or from a program, not from another site's page."""
    return request.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


# ---- a new table


@get("/new/{name:str}")
async def new_table(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """The form for a new table."""
    figures = request.query_params.get("figures", "")
    given = {"figures": figures, "group": request.query_params.get("group", "")}
    game = await chosen_game(request, name, figures)
    hurry(game)  # its bots are needed first
    return await form_page(BrowserSession(request), game, given)


async def form_page(
    session: BrowserSession, game: Game, given: Mapping[str, str], fault: Fault | None = None
) -> Response[object]:
    """The form, with what was filled in before and what was wrong with it."""
    store, figures = service_of(session.request).store, given.get("figures", "")
    editions = await store.editions.of(session.hash, game.id) if session.known else []
    if figures and figures not in [one.hash for one in editions]:
        editions += [one for one in [await store.editions.find(game.id, figures)] if one]
    players = player_count(game, given.get("players", "")) or usual_count(game)
    seats = []
    for number in range(max(game.players)):
        who = given.get(f"who-{number}", ME if number == 0 else USUAL_BOT)
        seats.append(
            {
                "number": number,
                "who": who,
                "name": given.get(f"name-{number}", session.name if not number else ""),
                "colour": given.get(f"colour-{number}") or game.colours[number],
                "style": given.get(f"style-{number}", ""),
            }
        )
    return session.page(
        "new.html.j2",
        400 if fault else 200,
        title=session.say("new-title", game=game.title),
        game=game,
        fault=fault.text if fault else "",
        fault_at=fault.at if fault else "",
        players=players,
        seats=seats,
        bots=bots_of(game),
        styled=STYLED,
        styles=STYLES,
        public=bool(given.get("public")),
        rated=bool(given.get("rated")),
        groups=await groups_of(store, session.hash) if session.account else [],
        chosen_group=given.get("group", ""),
        hints="players" not in given or bool(given.get("hints")),
        clocks=[(name, in_words(PRESETS.get(name), session.say)) for name in CLOCKS],
        clock=given.get("clock", NO_CLOCK),
        clock_values={name: given.get(f"clock-{name}", usual) for name, usual in USUAL_VALUES.items()},
        clock_units=list(UNITS),
        has_figures=any(entry.is_doubtful for entry in the_game(game.id).components.entries.values()),
        editions=editions,
        chosen_figures=figures,
        figures=f"?figures={figures}" if figures else "",
        fields=option_fields(game, session.language, given),
        clashes=clashes(game),
        has_rules=has_rules(game, session.language),
    )


@post("/new/{name:str}")
async def make_table(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """Make the table, or show the form again with what is wrong."""
    session = BrowserSession(request)
    fields = await session.form()
    if not service_of(request).limits.allows(MAKING, request.client.host if request.client else ""):
        raise PageError("error-too-fast", 429)
    game = await chosen_game(request, name, fields.get("figures", ""))
    count = player_count(game, fields.get("players", ""))
    if not count:
        return await form_page(session, game, fields, Fault("players", session.say("fault-players")))
    group = fields.get("group") or None
    if group and not await is_member(service_of(request).store, group, session.hash):
        return await form_page(session, game, fields, Fault("group", session.say("fault-group")))
    wanted = [
        Wanted(*(fields.get(f"{what}-{number}", "") for what in ("who", "name", "colour", "style")))
        for number in range(count)
    ]
    for name in [clean_name(one.name) or session.name for one in wanted if one.who == ME]:
        session.remember_name(name)
    try:
        control = chosen_control(fields)
    except ValueError:
        return await form_page(session, game, fields, Fault("clock", session.say("fault-clock")))
    try:
        id = await make(
            service_of(request),
            game,
            wanted,
            {o.name: fields[o.name] for o in game.options if o.name in fields},
            Maker(
                session.secret,
                session.hash,
                session.name,
                session.settings["confirm"],
                session.language,
                session.account,
            ),
            public="public" in fields and group is None,
            hints="hints" in fields,
            surprise="surprise" in fields,
            control=control,
            rated="rated" in fields,
            group_id=group,
        )
    except Fault as fault:
        return await form_page(session, game, fields, fault)
    return session.go(f"/t/{id}")


def player_count(game: Game, given: str) -> int:
    """How many are to play; 0 if the game cannot be played by so many."""
    return int(given) if given.isdecimal() and len(given) < 3 and int(given) in game.players else 0


# ---- one table


@get("/t/{id:str}")
async def table_page(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """The table, or who is still awaited; a link to watch it is remembered."""
    session, store = BrowserSession(request), service_of(request).store
    if "watch" in request.query_params:
        live = await live_table_of(request, id)
        may_watch = is_watch_token(request.query_params["watch"], live.header.secret, id)
        if may_watch and await unsealed(store, live):
            await store.hold(session.hash, id, [SPECTATOR])
        moment = request.query_params.get("moment", "")
        return session.go(
            f"/t/{id}" + (f"?moment={moment}" if moment.isascii() and moment.isdecimal() else "")
        )
    live = await visible_table(request, id)
    game = live.table.match.game
    mine = await store.seats_of(session.hash, id) if session.known else []
    live.saw(*mine)
    if live.waiting:
        return await waiting_page(session, live, mine)
    replay = "&replay=1" if "replay" in request.query_params and live.table.over else ""
    return session.page(
        "table.html.j2",
        title=game.title,
        game=game,
        **edition_words(game),
        live=f"/live/{id}?lang={session.language}{replay}",
        strings=client_words(session.language),
        symbols=symbol_sheet(board_of(game).symbols()),
    )


async def waiting_page(session: BrowserSession, live: LiveTable, mine: list[int]) -> Response[object]:
    """Who is awaited, and the links to send."""
    base, host = address_of(session.request), session.hash == live.header.host
    store, group = service_of(session.request).store, live.header.group_id
    may_join = live.header.public or (group is not None and await is_member(store, group, session.hash))
    invites = host and session.account is not None
    invited = await invited_to(store, live.id) if invites else {}
    tokens = await free_seats(service_of(session.request), live, session.secret) if host else {}
    seats = []
    for seat in live.stored_seats:
        open_ = seat.kind == OPEN
        seats.append(
            {
                "number": seat.number,
                "name": seat.name,
                "kind": seat.kind,
                "bot": seat.bot,
                "colour": live.colours[seat.number],
                "free_colours": live.free_colours(seat.number),
                "mine": seat.number in mine,
                "link": f"{base}/t/{live.id}/{tokens[seat.number]}" if seat.number in tokens else "",
                "may_join": open_ and may_join and not mine,
                "may_invite": open_ and invites,
                "invited": invited.get(seat.number, []) if open_ else [],
                "may_fill": open_ and host and not live.header.rated,
            }
        )
    game = live.table.match.game
    return session.page(
        "waiting.html.j2",
        title=session.say("waiting-title", game=game.title),
        game=game,
        id=live.id,
        seats=seats,
        bots=bots_of(game),
        usual_bot=USUAL_BOT,
        name=session.name,
        **edition_words(game),
        is_local=is_local(base),
        menu=bool(mine) or host,
        public=live.header.public,
        clock=in_words(control_of(live.header), session.say),
        rated=live.header.rated,
        watch=f"{base}{watch_path(live)}" if not live.header.public and (mine or host) else "",
        known=await acquaintances(store, session.hash) if invites else {},
        invite_fault=INVITE_FAULTS.get(session.request.query_params.get("invite", ""), ""),
        colour_taken="colour-taken" in session.request.query_params,
        has_rules=has_rules(game, session.language),
    )


async def free_seats(service: TableService, live: LiveTable, secret: str) -> dict[int, str]:
    """The tokens of links to the free seats, made of the host's secret; they open them from now on."""
    free = [seat.number for seat in live.stored_seats if seat.kind == OPEN]
    tokens = {number: seat_token(secret, live.id, number) for number in free}
    await service.store.keep_links(live.id, {hashed(token): number for number, token in tokens.items()})
    return tokens


@get("/t/{id:str}/waiting.json")
async def waiting_state(request: HttpRequest, id: FromPath[str]) -> dict[str, object]:
    """For the waiting page: who has come."""
    live = await visible_table(request, id)
    return {"waiting": live.waiting, "open": [seat.number for seat in live.stored_seats if seat.kind == OPEN]}


@get("/t/{id:str}/record.json")
async def record(request: HttpRequest, id: FromPath[str]) -> Response[str]:
    """The file of a finished game: everybody who may see it can replay and verify it."""
    live = await published_table(request, id)
    made = record_of(live)
    return Response(
        made.to_json(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{made.game}-{id}.json"'},
    )


def record_of(live: LiveTable) -> MatchRecord:
    """The file of a game, with those who played it."""
    if live.header.sealed:
        raise Sealed("the deal of this table is still being played elsewhere")
    seats = [
        RecordedSeat(seat.name, seat.kind, seat.bot, colour)
        for seat, colour in zip(live.stored_seats, live.colours, strict=False)
    ]
    return msgspec.structs.replace(live.table.match.record(), seats=seats)


@get("/t/{id:str}/rematch")
async def rematch(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """The table at which the same people play again: made by the first of them who asks."""
    session, service = BrowserSession(request), service_of(request)
    live = await visible_table(request, id)
    again = await service.store.rematch_of(id)
    if again is None:
        if not from_here(request) or not session.known:
            raise PageError("error-no-rematch", 403)
        again = await play_again(service, live, session.hash, session.secret)
    return session.go(f"/t/{again}")


async def play_again(service: TableService, live: LiveTable, holder: str, secret: str) -> str | None:
    """The table at which the same people play once more, made by one of them unless it is there already."""
    store, header = service.store, live.header
    if not await store.seats_of(holder, live.id):
        raise PageError("error-no-rematch", 403)
    if not live.table.over:
        raise PageError("error-not-finished", 409)
    holders = await store.holders(live.id)
    try:
        return await service.create(
            live.table.match.game,
            header.options,
            rematch_seats(live, holders),
            secret,
            public=header.public,
            hints=header.hints,
            rematch_of=live.id,
            watchers=[browser for browser, seat in holders if seat == SPECTATOR],
            control=control_of(header),
            holder=holder,
            rated=header.rated,
            group_id=header.group_id,
        )
    except WriteConflict:
        return await store.rematch_of(live.id)


HANDLERS = [new_table, make_table, table_page, waiting_state, record, rematch]
