"""What the store knows of tournaments: who plays, the rounds with their games, and what everybody got."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.server import schema
from ostracon.server.people.names import Refusal
from ostracon.server.store import Store
from ostracon.server.stored import Result
from ostracon.server.tournaments import pairing, standings
from ostracon.server.tournaments.standings import Line
from ostracon.table.clock import PRESETS

SWISS, ROUND_ROBIN = "swiss", "round-robin"
LIVE, TURNS = "live", "turns"  # without clocks; with them the name of a preset
PACES = (
    LIVE,
    *(name for name in PRESETS if not PRESETS[name].is_slow),
    TURNS,
    *(name for name in PRESETS if PRESETS[name].is_slow),
)
OPEN, RUNNING, FINISHED = "open", "running", "finished"
MOST_PLAYERS = {SWISS: 128, ROUND_ROBIN: 24}
MOST_ROUNDS = 15
ID_BYTES = 9
LISTED = 50


class Tournament(msgspec.Struct, kw_only=True):
    """A tournament as its organiser planned it, and where it stands."""

    id: str
    name: str
    host: str
    game: str
    options: dict[str, object]
    seats: int
    kind: str
    rounds: int
    pace: str
    rated: bool
    public: bool
    places: int
    when_full: bool
    state: str = OPEN
    stopped: bool = False
    created: float = 0.0
    started: float | None = None
    ended: float | None = None
    schedule: list[list[list[int]]] | None = None


class Player(msgspec.Struct):
    """Somebody who takes part."""

    number: int
    holder: str
    name: str
    joined: float
    left: float | None = None


class Seat(msgspec.Struct):
    """A seat of a game, and what was got in it."""

    seat: int
    player: int  # pairing.BOT for a bot
    place: int | None = None
    points: float | None = None
    share: float | None = None
    total: int | None = None


class Game(msgspec.Struct):
    """A table of a round, or a bye."""

    round: int
    number: int
    at: str  # the table's id; "" for a bye
    made: bool
    ended: float | None
    seats: list[Seat]

    @property
    def is_bye(self) -> bool:
        """Whether somebody rests."""
        return not self.at


class Round(msgspec.Struct):
    """A round: one deal for all its tables."""

    round: int
    secret: str
    begun: float
    ended: float | None
    games: list[Game]


class Book(msgspec.Struct):
    """All of a tournament."""

    tournament: Tournament
    players: list[Player]
    rounds: list[Round]

    @property
    def playing(self) -> list[int]:
        """The numbers of those who have not left."""
        return [player.number for player in self.players if player.left is None]

    @property
    def current(self) -> Round | None:
        """The latest round."""
        return self.rounds[-1] if self.rounds else None

    def player(self, holder: str) -> Player | None:
        """Somebody who takes part, or did."""
        return next((one for one in self.players if one.holder == holder != ""), None)

    def table_of(self, player: Player) -> str:
        """The table at which somebody plays now; "" if at none."""
        for game in self.current.games if self.current else []:
            if game.made and not game.ended and player.number in [seat.player for seat in game.seats]:
                return game.at
        return ""

    def names(self) -> dict[int, str]:
        """What the players are called."""
        return {player.number: player.name for player in self.players}

    def history(self) -> list[pairing.Round]:
        """Who has sat where, round by round."""
        return [[tuple(seat.player for seat in game.seats) for game in one.games] for one in self.rounds]

    def lines(self) -> list[Line]:
        """The standings; game points count when their round has ended, so that they tell nobody anything."""
        games = [
            [
                standings.Seat(seat.player, seat.points or 0.0, seat.share if one.ended else None)
                for seat in game.seats
            ]
            for one in self.rounds
            for game in one.games
            if game.ended
        ]
        return standings.standings([player.number for player in self.players], games, self.tournament.seats)


class Listed(msgspec.Struct):
    """A tournament in a list."""

    tournament: Tournament
    players: int
    round: int  # the latest; 0 before the first
    mine: bool  # the asker takes part or made it


def _of(table: Table, id: str) -> ColumnElement[bool]:
    return table.c.tournament_id == id


def _fields(row: Any, kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {name: getattr(row, name) for name in kind.__struct_fields__ if name in row._fields}


# ---- reading


async def load(store: Store, id: str) -> Book | None:
    """All of a tournament; None if there is none of this id."""
    async with store.engine.connect() as connection:
        return await read(connection, id)


async def read(connection: AsyncConnection, id: str) -> Book | None:
    """The same within a transaction."""
    row = (await connection.execute(select(schema.tournaments).where(schema.tournaments.c.id == id))).first()
    if row is None:
        return None

    async def rows(table: Table) -> list[Any]:
        found = await connection.execute(
            select(table).where(_of(table, id)).order_by(*table.primary_key.columns)
        )
        return list(found)

    players = [Player(**_fields(one, Player)) for one in await rows(schema.tournament_players)]
    rounds = [Round(**_fields(one, Round), games=[]) for one in await rows(schema.tournament_rounds)]
    games = [Game(**_fields(one, Game), seats=[]) for one in await rows(schema.tournament_games)]
    by_key = {(game.round, game.number): game for game in games if game.round <= len(rounds)}
    for seat in await rows(schema.tournament_seats):
        if (seat.round, seat.game) in by_key:  # a round may begin while this is read
            by_key[seat.round, seat.game].seats.append(Seat(**_fields(seat, Seat)))
    for game in by_key.values():
        rounds[game.round - 1].games.append(game)
    return Book(Tournament(**_fields(row, Tournament)), players, rounds)


async def with_state(store: Store, state: str) -> list[str]:
    """The tournaments that are coming, running or finished."""
    columns = schema.tournaments.c
    async with store.engine.connect() as connection:
        return list((await connection.execute(select(columns.id).where(columns.state == state))).scalars())


async def unfinished_rounds(store: Store) -> list[tuple[str, int]]:
    """The rounds that are being played."""
    rounds, all_ = schema.tournament_rounds.c, schema.tournaments.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(rounds.tournament_id, rounds.round)
            .join(schema.tournaments, all_.id == rounds.tournament_id)
            .where(all_.state == RUNNING, rounds.ended.is_(None))
        )
        return [(row.tournament_id, row.round) for row in found]


async def ended_since(store: Store, since: float) -> list[str]:
    """The tournaments that have ended after a time."""
    all_ = schema.tournaments.c
    async with store.engine.connect() as connection:
        found = await connection.execute(select(all_.id).where(all_.state == FINISHED, all_.ended > since))
        return list(found.scalars())


async def of_table(store: Store, table: str) -> str | None:
    """The tournament that a table belongs to."""
    games = schema.tournament_games.c
    async with store.engine.connect() as connection:
        found = await connection.execute(select(games.tournament_id).where(games.at == table))
        return found.scalars().first()


async def listed(store: Store, holder: str, state: str) -> list[Listed]:
    """The tournaments that somebody may find in a list: public ones and his own, the latest first."""
    all_, players, rounds = schema.tournaments.c, schema.tournament_players.c, schema.tournament_rounds.c
    async with store.engine.connect() as connection:
        own = set(
            (
                await connection.execute(select(players.tournament_id).where(players.holder == holder))
            ).scalars()
            if holder
            else ()
        )
        theirs = (all_.host == holder) if holder else all_.public.is_(True)
        rows = list(
            await connection.execute(
                select(schema.tournaments)
                .where(all_.state == state, all_.public.is_(True) | theirs | all_.id.in_(own))
                .order_by(func.coalesce(all_.ended, all_.started, all_.created).desc())
                .limit(LISTED)
            )
        )
        ids = [row.id for row in rows]
        counts: dict[str, dict[str, int]] = {}
        for name, column in (("players", players.tournament_id), ("rounds", rounds.tournament_id)):
            found = await connection.execute(
                select(column, func.count()).where(column.in_(ids)).group_by(column)
            )
            counts[name] = {row[0]: row[1] for row in found}
    return [
        Listed(
            Tournament(**_fields(row, Tournament)),
            counts["players"].get(row.id, 0),
            counts["rounds"].get(row.id, 0),
            row.id in own or bool(holder and row.host == holder),
        )
        for row in rows
    ]


async def tournaments_of(store: Store, holder: str) -> dict[str, list[dict[str, Any]]]:
    """For the file of an account: where somebody takes part, and what he has organised."""
    all_, players = schema.tournaments.c, schema.tournament_players.c
    async with store.engine.connect() as connection:
        plays = await connection.execute(
            select(all_.id, all_.name, all_.game, all_.state, players.name.label("as"), players.joined)
            .join(schema.tournaments, all_.id == players.tournament_id)
            .where(players.holder == holder)
            .order_by(players.joined)
        )
        made = await connection.execute(
            select(all_.id, all_.name, all_.game, all_.state, all_.created).where(all_.host == holder)
        )
        return {
            "plays": [dict(row) for row in plays.mappings()],
            "organised": [dict(row) for row in made.mappings()],
        }


async def going_on(store: Store, holder: str) -> int:
    """How many tournaments somebody has made that have not ended."""
    all_ = schema.tournaments.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(func.count()).where(all_.host == holder, all_.state != FINISHED)
        )
        return int(found.scalar_one())


# ---- writing


async def create(store: Store, plan: Tournament) -> str:
    """A new tournament; its id."""
    plan = msgspec.structs.replace(plan, id=secrets.token_urlsafe(ID_BYTES), created=time.time())
    async with store.writing() as connection:
        await connection.execute(insert(schema.tournaments), msgspec.structs.asdict(plan))
    return plan.id


async def change(connection: AsyncConnection, id: str, **values: object) -> None:
    """Change what is known of a tournament."""
    await connection.execute(update(schema.tournaments).where(schema.tournaments.c.id == id).values(values))


async def _open_book(connection: AsyncConnection, id: str) -> Book:
    book = await read(connection, id)
    if book is None or book.tournament.state != OPEN:
        raise Refusal("tournament-has-begun")
    return book


async def join(store: Store, id: str, holder: str, name: str) -> bool:
    """Somebody takes part; whether the tournament is full now. Raises Refusal."""
    try:
        async with store.writing() as connection:
            book = await _open_book(connection, id)
            if book.player(holder):
                raise Refusal("tournament-joined-already")
            if len(book.players) >= book.tournament.places:
                raise Refusal("tournament-full")
            number = 1 + max((player.number for player in book.players), default=0)
            row = Player(number, holder, name, time.time())
            await connection.execute(
                insert(schema.tournament_players), {"tournament_id": id} | msgspec.structs.asdict(row)
            )
            return len(book.players) + 1 >= book.tournament.places
    except IntegrityError:
        raise Refusal("tournament-try-again") from None  # somebody came at the same moment


async def leave(store: Store, id: str, number: int) -> None:
    """Somebody does not take part after all; once it has begun he is kept, as one who left."""
    players = schema.tournament_players
    async with store.writing() as connection:
        book = await read(connection, id)
        if book is None or book.tournament.state == FINISHED:
            raise Refusal("tournament-is-over")
        one = (_of(players, id), players.c.number == number)
        if book.tournament.state == OPEN:
            await connection.execute(delete(players).where(*one))
        else:
            await connection.execute(
                update(players).where(*one, players.c.left.is_(None)).values(left=time.time())
            )


async def start(store: Store, id: str, players: list[int], schedule: list[pairing.Round] | None) -> None:
    """The players are those who have joined; of a round robin all rounds are known. Raises Refusal."""
    async with store.writing() as connection:
        if (await _open_book(connection, id)).playing != players:
            raise Refusal("tournament-try-again")  # somebody came or went at the same moment
        planned = {"schedule": schedule, "rounds": len(schedule)} if schedule is not None else {}
        all_ = schema.tournaments.c
        done = await connection.execute(
            update(schema.tournaments)
            .where(all_.id == id, all_.state == OPEN)
            .values(state=RUNNING, started=time.time(), **planned)
        )
        if not done.rowcount:
            raise Refusal("tournament-has-begun")  # another process was faster


async def begin_round(
    store: Store, id: str, number: int, secret: str, tables: pairing.Round, seats: int
) -> None:
    """Keep a new round before its tables are made: whoever comes first has made it."""
    now = time.time()
    games, rows = [], []
    for game, table in enumerate(tables, 1):
        is_bye = len(table) == 1
        key = {"tournament_id": id, "round": number}
        games.append(
            key
            | {
                "number": game,
                "at": "" if is_bye else secrets.token_urlsafe(ID_BYTES),
                "made": is_bye,
                "ended": now if is_bye else None,
            }
        )
        got = standings.bye(table[0], seats)[0] if is_bye else None
        for seat, player in enumerate(table):
            rows.append(
                key
                | {
                    "game": game,
                    "seat": seat,
                    "player": player,
                    "points": got.points if got else None,
                    "share": got.share if got else None,
                }
            )
    try:
        async with store.writing() as connection:
            await connection.execute(
                insert(schema.tournament_rounds),
                {"tournament_id": id, "round": number, "secret": secret, "begun": now},
            )
            await connection.execute(insert(schema.tournament_games), games)
            await connection.execute(insert(schema.tournament_seats), rows)
    except IntegrityError:
        return  # another process was faster


def _game(table: Table, id: str, game: Game, column: str) -> list[ColumnElement[bool]]:
    return [_of(table, id), table.c.round == game.round, table.c[column] == game.number]


async def was_made(store: Store, id: str, game: Game) -> None:
    """The table of a game is there."""
    games = schema.tournament_games
    async with store.writing() as connection:
        await connection.execute(update(games).where(*_game(games, id, game, "number")).values(made=True))


async def keep_result(
    connection: AsyncConnection, id: str, game: Game, result: Result | None, gone: Iterable[int]
) -> None:
    """What everybody got from a game; None where its table is no more: then nobody gets anything."""
    left, games, seats = set(gone), schema.tournament_games, schema.tournament_seats
    placed = standings.places(result, left) if result else [0] * len(game.seats)
    got = standings.points(placed, left)
    share = standings.shares(result, placed, left) if result else [0.0] * len(game.seats)
    for one in game.seats:
        await connection.execute(
            update(seats)
            .where(*_game(seats, id, game, "game"), seats.c.seat == one.seat)
            .values(
                place=placed[one.seat],
                points=got[one.seat],
                share=share[one.seat],
                total=result["total"][one.seat] if result and "ending" not in result else None,
            )
        )
    await connection.execute(update(games).where(*_game(games, id, game, "number")).values(ended=time.time()))


async def end_round(connection: AsyncConnection, id: str, number: int) -> None:
    """All games of a round have ended."""
    rounds = schema.tournament_rounds
    await connection.execute(
        update(rounds).where(_of(rounds, id), rounds.c.round == number).values(ended=time.time())
    )


async def remove(store: Store, id: str) -> None:
    """A tournament goes for good; its tables stay. Not while a deal is being played. Raises Refusal."""
    async with store.writing() as connection:
        book = await read(connection, id)
        if book and book.tournament.state == RUNNING:
            raise Refusal("tournament-is-running")
        await connection.execute(delete(schema.tournaments).where(schema.tournaments.c.id == id))


async def forget(connection: AsyncConnection, holder: str, former: str) -> None:
    """Somebody's account goes: he leaves what has not ended, and loses his name in the rest."""
    players, all_ = schema.tournament_players, schema.tournaments.c
    his = players.c.holder == holder
    coming = select(all_.id).where(all_.state == OPEN)
    running = select(all_.id).where(all_.state == RUNNING)
    await connection.execute(delete(players).where(his, players.c.tournament_id.in_(coming)))
    await connection.execute(
        update(players)
        .where(his, players.c.tournament_id.in_(running), players.c.left.is_(None))
        .values(left=time.time())
    )
    await connection.execute(update(players).where(his).values(name=former))
