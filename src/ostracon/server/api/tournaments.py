"""Tournaments: make one, enter, run it; pairings and standings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ostracon.server.api.asking import Asker, Asking
from ostracon.server.api.messages import Name, Ok, Option
from ostracon.server.pages import service_of, the_game
from ostracon.server.session import HttpRequest
from ostracon.server.tournaments import book as books
from ostracon.server.tournaments.book import Book, Game
from ostracon.server.tournaments.pages import (
    account_names,
    book_of,
    compared,
    organise,
    organises,
    played_round,
    run,
)
from ostracon.server.tournaments.pairing import BOT

Count = Annotated[int, Meta(ge=0, le=9999)]


class NewTournament(msgspec.Struct, frozen=True):
    """A tournament to be made."""

    name: Name
    game: Name
    seats: Annotated[int, Meta(ge=2, le=4)]  # players at each table
    kind: Literal["swiss", "round-robin"] = "swiss"
    rounds: Count = 3  # of a Swiss one
    places: Count = 8
    pace: Literal["live", "quick", "relaxed", "turns", "daily", "weekly"] = "live"
    options: dict[Name, Option] = {}
    rated: bool = False
    public: bool = True
    when_full: bool = False  # it begins by itself when all places are taken
    plays: bool = True  # the organiser takes part


class TournamentSummary(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    state: str  # "open", "running" or "finished"
    players: int
    places: int
    round: int  # the latest; 0 before the first
    rounds: int
    mine: bool


class EntrantInfo(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    name: str
    profile: str  # the account's name now; "" if it is gone
    left: bool


class PairingSeat(msgspec.Struct, frozen=True):
    """A seat of a pairing."""

    player: int  # an entrant's number; 0 for a bot
    place: int | None  # None while the game is not over
    points: float | None


class PairingInfo(msgspec.Struct, frozen=True):
    """A table of a round, or a bye."""

    number: int
    table: str | None  # None for a bye
    over: bool
    seats: list[PairingSeat]


class RoundInfo(msgspec.Struct, frozen=True):
    """A round."""

    round: int
    begun: float
    ended: float | None
    pairings: list[PairingInfo]


class StandingInfo(msgspec.Struct, frozen=True):
    """A line of the standings."""

    rank: int
    player: int
    points: float
    opponents: float
    share: float
    games: int


class TournamentInfo(msgspec.Struct, frozen=True):
    """All of a tournament."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    seats: int
    kind: str
    pace: str
    rated: bool
    public: bool
    state: str
    rounds: int
    places: int
    created: float
    started: float | None
    ended: float | None
    organiser: str
    organises: bool  # the asker may run it
    me: int  # the asker's number; 0 if he takes no part
    table: str | None  # where he plays now
    players: list[EntrantInfo]
    standings: list[StandingInfo]
    played: list[RoundInfo]


class ComparedInfo(msgspec.Struct, frozen=True):
    """What somebody made of a seat of the deal that all had."""

    name: str
    bot: bool
    total: int | None
    ahead: float | None  # of the average in this seat
    place: int
    points: float
    table: str


class RemoveWish(msgspec.Struct, frozen=True):
    """Whom to remove."""

    player: Count


async def told(request: HttpRequest, asker: Asker, book: Book) -> TournamentInfo:
    """A tournament as somebody may know it."""
    plan, me = book.tournament, book.player(asker.holder) if asker.account else None
    holders = [plan.host, *(player.holder for player in book.players)]
    names = await account_names(service_of(request).store, holders)
    return TournamentInfo(
        id=plan.id,
        name=plan.name,
        game=plan.game,
        options=plan.options,
        seats=plan.seats,
        kind=plan.kind,
        pace=plan.pace,
        rated=plan.rated,
        public=plan.public,
        state=plan.state,
        rounds=plan.rounds,
        places=plan.places,
        created=plan.created,
        started=plan.started,
        ended=plan.ended,
        organiser=names.get(plan.host, ""),
        organises=organises(asker.session, plan),
        me=me.number if me else 0,
        table=(book.table_of(me) or None) if me else None,
        players=[
            EntrantInfo(one.number, one.name, names.get(one.holder, ""), one.left is not None)
            for one in book.players
        ],
        standings=[
            StandingInfo(one.rank, one.player, one.points, one.opponents, one.share, one.games)
            for one in book.lines()
        ],
        played=[
            RoundInfo(one.round, one.begun, one.ended, [pairing(game) for game in one.games])
            for one in book.rounds
        ],
    )


def pairing(game: Game) -> PairingInfo:
    """A table of a round."""
    return PairingInfo(
        game.number,
        game.at or None,
        game.ended is not None,
        [PairingSeat(0 if one.player == BOT else one.player, one.place, one.points) for one in game.seats],
    )


@get("/tournaments")
async def tournament_list(
    request: HttpRequest, asker: Asking, which: FromQuery[Literal["open", "running", "finished"]] = "open"
) -> list[TournamentSummary]:
    """Public tournaments, and one's own, that are `open`, `running` or `finished`."""
    holder = asker.holder if asker.account else ""
    return [
        TournamentSummary(
            one.tournament.id,
            one.tournament.name,
            one.tournament.game,
            one.tournament.state,
            one.players,
            one.tournament.places,
            one.round,
            one.tournament.rounds,
            one.mine,
        )
        for one in await books.listed(service_of(request).store, holder, which)
    ]


@post("/tournaments")
async def make_tournament(
    request: HttpRequest, asker: Asking, data: JSONBody[NewTournament]
) -> TournamentInfo:
    """Make a tournament."""
    flags = {name: "on" for name in ("rated", "public", "when_full", "plays") if getattr(data, name)}
    counts = {"players": str(data.seats), "rounds": str(data.rounds), "places": str(data.places)}
    fields = {"name": data.name, "kind": data.kind, "pace": data.pace} | counts | flags
    id = await organise(asker.session, the_game(data.game), fields, data.options)
    return await told(request, asker, await book_of(request, id))


@get("/tournaments/{id:str}")
async def one_tournament(request: HttpRequest, asker: Asking, id: FromPath[str]) -> TournamentInfo:
    """A tournament: who takes part, the pairings of all rounds, the standings."""
    return await told(request, asker, await book_of(request, id))


@get("/tables/{id:str}/tournament")
async def tournament_of_table(request: HttpRequest, asker: Asking, id: FromPath[str]) -> TournamentInfo:
    """The tournament that a table belongs to."""
    found = await books.of_table(service_of(request).store, id)
    return await told(request, asker, await book_of(request, found or ""))


@post("/tournaments/{id:str}/{what:str}", status_code=200)
async def act(
    request: HttpRequest,
    asker: Asking,
    id: FromPath[str],
    what: FromPath[Literal["join", "leave", "start", "end-round", "stop"]],
) -> TournamentInfo:
    """Join, or leave; the organiser may start it, end a round (whoever must move has given up), or stop: then there are no
    more rounds after this one.
    """
    await run(asker.session, await book_of(request, id), what)
    return await told(request, asker, await book_of(request, id))


@post("/tournaments/{id:str}/remove", status_code=200)
async def remove(
    request: HttpRequest, asker: Asking, id: FromPath[str], data: JSONBody[RemoveWish]
) -> TournamentInfo:
    """The organiser removes somebody: his open game counts as lost."""
    await run(asker.session, await book_of(request, id), "remove", data.player)
    return await told(request, asker, await book_of(request, id))


@post("/tournaments/{id:str}/delete", status_code=200)
async def delete_tournament(request: HttpRequest, asker: Asking, id: FromPath[str]) -> Ok:
    """The organiser deletes a tournament for good, unless it is running; its tables stay."""
    await run(asker.session, await book_of(request, id), "delete")
    return Ok()


@get("/tournaments/{id:str}/rounds/{number:int}")
async def comparison(
    request: HttpRequest, asker: Asking, id: FromPath[str], number: FromPath[int]
) -> list[list[ComparedInfo]]:
    """Seat by seat what everybody made of the same deal; once all have played it."""
    book = await book_of(request, id)
    found = compared(asker.session, book, played_round(book, number))
    return [
        [
            ComparedInfo(one.name, one.is_bot, one.total, one.ahead, one.place, one.points, one.table)
            for one in seat
        ]
        for seat in found
    ]


HANDLERS = [
    tournament_list,
    make_tournament,
    one_tournament,
    tournament_of_table,
    act,
    remove,
    delete_tournament,
    comparison,
]
