"""Pages of tournaments: the list, a new one, its own page with standings and rounds, and what everybody made of a deal."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from statistics import fmean
from typing import NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath
from sqlalchemy import select

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.server import schema
from ostracon.server.address import address_of, is_local
from ostracon.server.clocks import in_words
from ostracon.server.limits import MAKING
from ostracon.server.making import Fault
from ostracon.server.options import clashes, fitting_options, option_fields, variant
from ostracon.server.pages import service_of, the_game
from ostracon.server.people.account_pages import signed_in
from ostracon.server.people.callers import limit, store_of
from ostracon.server.people.names import Refusal
from ostracon.server.playable import playable_games
from ostracon.server.session import BrowserSession, HttpRequest, PageError, clean_name, posted
from ostracon.server.store import Store
from ostracon.server.tournaments import book as books
from ostracon.server.tournaments.book import (
    FINISHED,
    LIVE,
    MOST_PLAYERS,
    MOST_ROUNDS,
    OPEN,
    PACES,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    Book,
    Listed,
    Round,
    Tournament,
)
from ostracon.server.tournaments.director import Director
from ostracon.server.tournaments.pairing import BOT
from ostracon.table.clock import PRESETS
from ostracon.table.odds import is_cooperative

TABLE_SIZES = (2, 3, 4)
NAME_LENGTH = 60
MOST_AT_ONCE = 20  # tournaments of one organiser that have not ended


def director_of(request: HttpRequest) -> Director:
    """Who runs the tournaments here."""
    director: Director = request.app.state.director
    return director


def halves(points: float) -> str:
    """Points as people write them.

    >>> halves(2.5), halves(0.5), halves(3.0)
    ('2½', '½', '3')
    """
    whole, half = divmod(round(points * 2), 2)
    return (str(whole) if whole or not half else "") + "½" * half


def game_title(name: str) -> str:
    """What a game is called, also one that is not installed any more."""
    found = playable_games().get(name)
    return found.title if found else name


def pace_words(session: BrowserSession, pace: str) -> str:
    """How fast is played: "quick, 5 minutes each, 20 seconds more a turn"."""
    if pace not in PRESETS:
        return session.say(f"tournament-pace-{pace}")
    return f"{session.say(f'clock-{pace}')}, {in_words(PRESETS[pace], session.say)}"


def facts(session: BrowserSession, plan: Tournament) -> list[str]:
    """What a tournament is, in a few words each."""
    say, game = session.say, playable_games().get(plan.game)
    options = variant(game, plan.options, session.language) if game else []
    return [
        say(f"tournament-{plan.kind}"),
        *([say("tournament-rounds-count", count=plan.rounds)] if plan.rounds else []),
        say("tournament-tables-of", count=plan.seats),
        pace_words(session, plan.pace),
        *([say("list-rated")] if plan.rated else []),
        *([] if plan.public else [say("tournament-by-link")]),
        *(say("sit-option", option=label, value=value) for label, value in options),
    ]


# ---- the list


class Card(NamedTuple):
    """A tournament in the list."""

    listed: Listed
    game: str
    facts: list[str]
    status: str


def status_of(session: BrowserSession, one: Listed) -> str:
    """Where a tournament stands, in words."""
    plan = one.tournament
    if plan.state == OPEN:
        return session.say("tournament-status-open", count=one.players, places=plan.places)
    if plan.state == RUNNING:
        return session.say("tournament-status-running", round=one.round, rounds=plan.rounds)
    return session.say("tournament-status-finished", count=one.players)


@get("/tournaments")
async def list_page(request: HttpRequest) -> Response[object]:
    """Tournaments that are coming, running and finished."""
    session = BrowserSession(request)
    holder = session.account.holder if session.account else ""
    found = {}
    for state in (OPEN, RUNNING, FINISHED):
        found[state] = [
            Card(
                one, game_title(one.tournament.game), facts(session, one.tournament), status_of(session, one)
            )
            for one in await books.listed(store_of(session), holder, state)
        ]
    return session.page("tournaments.html.j2", title=session.say("tournaments"), found=found)


# ---- a new one


@get("/tournaments/new")
async def choose_game(request: HttpRequest) -> Response[object]:
    """The form for the first game; the others are one click away."""
    return BrowserSession(request).go(f"/tournaments/new/{next(iter(playable_games()))}")


@get("/tournaments/new/{name:str}")
async def new_page(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """The form for a new tournament."""
    session, game = BrowserSession(request), the_game(name)
    if session.account is None:
        return session.go(f"/sign-in?next=/tournaments/new/{game.id}")
    return form_page(session, game, {})


def form_page(
    session: BrowserSession, game: Game, given: Mapping[str, str], fault: Fault | None = None
) -> Response[object]:
    """The form, with what was filled in before and what was wrong with it."""
    counts = [count for count in game.players if count in TABLE_SIZES]
    chosen = {
        "name": "",
        "players": str(counts[0]),
        "kind": SWISS,
        "rounds": "3",
        "places": "8",
        "pace": LIVE,
    }
    return session.page(
        "tournament-new.html.j2",
        400 if fault else 200,
        title=session.say("tournament-new"),
        game=game,
        games=[one for one in playable_games().values() if max(one.players) > 1],
        counts=counts,
        given=chosen | dict(given),
        ticked=set(given) if given else {"public", "plays"},
        kinds=(SWISS, ROUND_ROBIN),
        paces=[(pace, pace_words(session, pace)) for pace in PACES],
        most_rounds=MOST_ROUNDS,
        most_players=MOST_PLAYERS,
        fields=option_fields(game, session.language, given),
        clashes=clashes(game),
        fault=fault.text if fault else "",
        fault_at=fault.at if fault else "",
    )


def number_in(fields: Mapping[str, str], name: str, least: int, most: int) -> int:
    """A number of the form; 0 if it cannot be that."""
    given = fields.get(name, "")
    number = int(given) if given.isdecimal() and len(given) < 5 else 0
    return number if least <= number <= most else 0


def read_plan(
    session: BrowserSession, game: Game, fields: Mapping[str, str], given: Mapping[str, object]
) -> Tournament:
    """What the form asks for, with the options that are given; a Fault says what is wrong."""
    say, account = session.say, session.account
    assert account is not None
    name = clean_name(fields.get("name", ""), NAME_LENGTH)
    if not name:
        raise Fault("name", say("tournament-fault-name"))
    kind = fields.get("kind", "")
    if kind not in MOST_PLAYERS or fields.get("pace") not in PACES:
        raise PageError("error-400", 400)
    seats = number_in(fields, "players", min(TABLE_SIZES), max(TABLE_SIZES))
    if seats not in game.players:
        raise Fault("players", say("fault-players"))
    rounds = number_in(fields, "rounds", 1, MOST_ROUNDS) if kind == SWISS else 0
    if kind == SWISS and not rounds:
        raise Fault("rounds", say("tournament-fault-rounds", most=MOST_ROUNDS))
    places = number_in(fields, "places", 2, MOST_PLAYERS[kind])
    if not places:
        raise Fault("places", say("tournament-fault-places", most=MOST_PLAYERS[kind]))
    try:
        options = dict(game.choose(seats, fitting_options(game, seats, given)))
        match = Match.new(game, seats, options, native=False)
    except OstraconError:
        raise Fault("options", say("fault-options")) from None
    if is_cooperative(game, match.position()):
        raise Fault("options", say("tournament-fault-together"))
    return Tournament(
        id="",
        name=name,
        host=account.holder,
        game=game.id,
        options=dict(options),
        seats=seats,
        kind=kind,
        rounds=rounds,
        pace=fields["pace"],
        rated="rated" in fields,
        public="public" in fields,
        places=places,
        when_full="when_full" in fields,
    )


@post("/tournaments/new/{name:str}")
async def make(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """Make the tournament, or show the form again with what is wrong."""
    session, fields = await posted(request)
    game = the_game(name)
    try:
        options = {o.name: fields[o.name] for o in game.options if o.name in fields}
        id = await organise(session, game, fields, options)
    except Fault as fault:
        return form_page(session, game, fields, fault)
    except Refusal as refusal:
        return form_page(session, game, fields, Fault("name", session.say(refusal.key)))
    return session.go(f"/tournaments/{id}")


async def organise(
    session: BrowserSession, game: Game, fields: Mapping[str, str], options: Mapping[str, object]
) -> str:
    """Make a tournament; its id. Raises Fault or Refusal."""
    request, store = session.request, store_of(session)
    account = signed_in(session)
    limit(session, (MAKING, request.client.host if request.client else ""))
    plan = read_plan(session, game, fields, options)
    if await books.going_on(store, plan.host) >= MOST_AT_ONCE:
        raise Fault("name", session.say("tournament-fault-many", most=MOST_AT_ONCE))
    id = await books.create(store, plan)
    if "plays" in fields:
        await director_of(request).join(id, plan.host, account.name)
    return id


# ---- one tournament


async def book_of(request: HttpRequest, id: str) -> Book:
    """All of a tournament, or a page that says that there is none."""
    book = await books.load(service_of(request).store, id)
    if book is None:
        raise PageError("tournament-unknown")
    return book


def organises(session: BrowserSession, plan: Tournament) -> bool:
    """Whether somebody runs a tournament: its organiser, or an administrator."""
    account = session.account
    return account is not None and (account.is_admin or account.holder == plan.host)


async def account_names(store: Store, holders: list[str]) -> dict[str, str]:
    """What accounts are called now."""
    columns = schema.accounts.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(columns.holder, columns.name).where(columns.holder.in_(holders))
        )
        return {row.holder: row.name for row in found}


async def tables_there(store: Store, book: Book) -> set[str]:
    """The tables of a tournament that have not been deleted."""
    wanted = [game.at for one in book.rounds for game in one.games if game.at and game.made]
    async with store.engine.connect() as connection:
        found = await connection.execute(select(schema.tables.c.id).where(schema.tables.c.id.in_(wanted)))
        return set(found.scalars())


def mark_of(book: Book) -> str:
    """What changes when there is something new to see."""
    games = [game for one in book.rounds for game in one.games]
    ended = sum(game.ended is not None for game in games)
    made = sum(game.made for game in games)
    return f"{book.tournament.state}-{len(book.playing)}-{len(book.players)}-{made}-{ended}"


@get("/tournaments/{id:str}")
async def tournament_page(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """A tournament's own page."""
    return await own_page(BrowserSession(request), await book_of(request, id))


async def own_page(session: BrowserSession, book: Book, refusal: Refusal | None = None) -> Response[object]:
    """The page, with what was wrong."""
    plan, store = book.tournament, store_of(session)
    me = book.player(session.account.holder) if session.account else None
    profiles = await account_names(store, [plan.host, *(player.holder for player in book.players)])
    link = f"{address_of(session.request)}/tournaments/{plan.id}"
    return session.page(
        "tournament.html.j2",
        400 if refusal else 200,
        title=plan.name,
        book=book,
        plan=plan,
        game=game_title(plan.game),
        facts=facts(session, plan),
        stands=status_of(session, Listed(plan, len(book.players), len(book.rounds), False)),
        organiser=profiles.get(plan.host, ""),
        organises=organises(session, plan),
        me=me,
        my_table=book.table_of(me) if me else "",
        profiles={player.number: profiles.get(player.holder, "") for player in book.players},
        names=book.names(),
        lines=book.lines(),
        there=await tables_there(store, book),
        halves=halves,
        mark=mark_of(book),
        link=link,
        is_local=is_local(link),
        fault=session.say(refusal.key) if refusal else "",
    )


@get("/t/{id:str}/tournament")
async def of_table(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """From a table to the tournament that it belongs to."""
    found = await books.of_table(service_of(request).store, id)
    if found is None:
        raise PageError("tournament-unknown")
    return BrowserSession(request).go(f"/tournaments/{found}")


@get("/tournaments/{id:str}/mark")
async def mark(request: HttpRequest, id: FromPath[str]) -> Response[str]:
    """For the page: whether there is something new to see."""
    return Response(
        mark_of(await book_of(request, id)), media_type="text/plain", headers={"cache-control": "no-store"}
    )


@post("/tournaments/{id:str}")
async def do(request: HttpRequest, id: FromPath[str]) -> Response[object]:
    """Join, leave, or run the tournament."""
    session, fields = await posted(request)
    what, book = fields.get("do", ""), await book_of(request, id)
    if what not in (*OWN, *ORGANISERS):
        raise PageError("error-400", 400)
    try:
        await run(session, book, what, number_in(fields, "player", 1, 9999))
    except Refusal as refusal:
        return await own_page(session, await book_of(request, id), refusal)
    return session.go("/tournaments" if what == "delete" else f"/tournaments/{id}")


OWN = ("join", "leave")
ORGANISERS = ("remove", "start", "end-round", "stop", "delete")


async def run(session: BrowserSession, book: Book, what: str, player: int = 0) -> None:
    """Join or leave (OWN), or run the tournament (ORGANISERS); `player` is whom to remove. Raises Refusal."""
    account, director, id = signed_in(session), director_of(session.request), book.tournament.id
    if what in ORGANISERS and not organises(session, book.tournament):
        raise PageError("tournament-not-organiser", 403)
    if what == "join":
        await director.join(id, account.holder, account.name)
    elif what == "leave":
        me = book.player(account.holder)
        if me is None:
            raise Refusal("tournament-not-in")
        await director.leave(id, me.number)
    elif what == "remove":
        await director.leave(id, player)
    elif what == "start":
        await director.start(id)
    elif what == "end-round":
        await director.end_round(id)
    elif what == "stop":
        await director.stop(id)
    elif what == "delete":
        await books.remove(director.store, id)


@get("/tournaments/{id:str}/standings.csv")
async def standings_file(request: HttpRequest, id: FromPath[str]) -> Response[str]:
    """The standings for a spreadsheet."""
    session, book = BrowserSession(request), await book_of(request, id)
    names, text = book.names(), io.StringIO(newline="")
    writer = csv.writer(text)
    heads = ("rank", "player", "points", "opponents", "share", "games")
    writer.writerow(session.say(f"tournament-{head}") for head in heads)
    for line in book.lines():
        writer.writerow(
            (
                line.rank,
                names[line.player],
                f"{line.points:g}",
                f"{line.opponents:g}",
                f"{line.share:g}",
                line.games,
            )
        )
    headers = {"content-disposition": f'attachment; filename="tournament-{id}.csv"'}
    return Response(text.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


class Compared(NamedTuple):
    """What somebody made of a seat."""

    name: str
    is_bot: bool
    total: int | None  # None where the rules did not end the game
    ahead: float | None  # of the average of those in the same seat
    place: int
    points: float
    table: str


def compared(session: BrowserSession, book: Book, one: Round) -> list[list[Compared]]:
    """Seat by seat what everybody scored from the same deal, the best first."""
    names, found = book.names(), []
    for number in range(book.tournament.seats):
        seats = [(game, game.seats[number]) for game in one.games if not game.is_bye]
        totals = [seat.total for _, seat in seats if seat.total is not None]
        average = fmean(totals) if totals else 0.0
        rows = [
            Compared(
                session.say("client-bot") if seat.player == BOT else names[seat.player],
                seat.player == BOT,
                seat.total,
                None if seat.total is None else seat.total - average,
                seat.place or 0,
                seat.points or 0.0,
                game.at,
            )
            for game, seat in seats
        ]
        found.append(sorted(rows, key=lambda row: (row.total is None, -(row.total or 0), -row.points)))
    return found


def played_round(book: Book, number: int) -> Round:
    """A round that all have played, or a page that says why nothing is told of it."""
    one = next((one for one in book.rounds if one.round == number), None)
    if one is None:
        raise PageError("error-404")
    if one.ended is None:
        raise PageError("error-sealed", 409)
    return one


@get("/tournaments/{id:str}/round/{number:int}")
async def comparison_page(request: HttpRequest, id: FromPath[str], number: FromPath[int]) -> Response[object]:
    """What everybody made of the same deal; once all have played it."""
    session, book = BrowserSession(request), await book_of(request, id)
    one = played_round(book, number)
    return session.page(
        "tournament-round.html.j2",
        title=session.say("tournament-comparison-of", round=number, name=book.tournament.name),
        plan=book.tournament,
        number=number,
        seats=compared(session, book, one),
        there=await tables_there(store_of(session), book),
        halves=halves,
    )


HANDLERS = [
    list_page,
    choose_game,
    new_page,
    make,
    tournament_page,
    of_table,
    mark,
    do,
    standings_file,
    comparison_page,
]
