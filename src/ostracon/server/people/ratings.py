"""Ratings: OpenSkill (Plackett-Luce), one figure a game for everybody who plays rated tables.

A rated table seats only people with an account. Its result counts once, whatever happens to the server: `rated_games`
has its id as key, and what was missed is made good at the next start. Who gave up, or whose seat a bot plays when the
game ends, comes after everybody who stayed; a game that all agree to abandon does not count (decision 23).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.store import Store
from ostracon.server.stored import Header, Result
from ostracon.table.table import ABANDON, HAND_BACK, RESIGN, TAKE_OVER

BEGINNING, SCALE = 1500, 40  # points of a newcomer, and of one unit of OpenSkill
ENOUGH = 10  # games below which a figure is marked as a first guess
RETRY_SECONDS = 1.0

MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def points(self) -> int:
        """As people read it: 1500 for a newcomer."""
        return round(BEGINNING + SCALE * (self.mu - MODEL.mu))

    @property
    def is_sure(self) -> bool:
        """Whether it rests on enough games."""
        return self.games >= ENOUGH


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ranking."""

    name: str
    rating: Rating


def updated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Ratings after a game, by the ranks that everybody took.

    >>> one, two = updated([Rating(), Rating()], [1, 2])
    >>> one.points > 1500 > two.points, one.games
    (True, 1)
    """
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(new[0].mu, new[0].sigma, old.games + 1) for new, old in zip(after, before, strict=True)]


def counted_ranks(result: Result, gone: set[int]) -> list[int]:
    """The rank of every seat as it counts: those who went come after all who stayed; [] where nothing counts."""
    standing = result["standing"]
    if result.get("ending") == ABANDON or gone >= set(range(len(standing))):
        return []
    return [rank + len(standing) * (seat in gone) for seat, rank in enumerate(standing)]


# ---- counting a result


async def rate(store: Store, table: str) -> None:
    """Count the result of a rated table that is finished: once, by whoever comes first."""
    while True:
        try:
            async with store.writing() as connection:
                return await _rate(connection, table)
        except IntegrityError:  # another process counted it, or another first game of one of them: look again
            await asyncio.sleep(0)


async def _rate(connection: AsyncConnection, table: str) -> None:
    columns, done = schema.tables.c, schema.rated_games
    row = (await connection.execute(select(schema.tables).where(columns.id == table))).first()
    known = (await connection.execute(select(done.c.at).where(done.c.table_id == table))).first()
    if row is None or known or not row.rated or row.finished is None:
        return
    await connection.execute(insert(done), {"table_id": table, "at": time.time(), "changes": []})
    people = await _people(connection, table)
    ranks = counted_ranks(row.result, await gone_from(connection, table))
    seats = sorted(people)
    if not ranks or len(seats) < 2:
        return
    before = await _ratings(connection, row.game, list(people.values()))
    old = [before.get(people[seat], Rating()) for seat in seats]
    new = updated(old, [ranks[seat] for seat in seats])
    for seat, rating in zip(seats, new, strict=True):
        await _keep(connection, people[seat], row.game, rating, is_new=people[seat] not in before)
    changes = [[seat, a.points, b.points] for seat, a, b in zip(seats, old, new, strict=True)]
    await connection.execute(update(done).where(done.c.table_id == table).values(changes=changes))


async def _people(connection: AsyncConnection, table: str) -> dict[int, str]:
    """The accounts that sit at a table, by seat."""
    columns = schema.holdings.c
    found = await connection.execute(
        select(columns.seat, columns.browser)
        .join(schema.accounts, schema.accounts.c.holder == columns.browser)
        .where(columns.table_id == table, columns.seat > SPECTATOR)
    )
    return {row.seat: row.browser for row in found}


async def gone_from(connection: AsyncConnection, table: str) -> set[int]:
    """Seats that their people had left when the game ended."""
    columns, gone = schema.entries.c, set()
    found = await connection.execute(
        select(columns.kind, columns.seat)
        .where(columns.table_id == table, columns.kind.in_((TAKE_OVER, HAND_BACK, RESIGN)))
        .order_by(columns.seq)
    )
    for row in found:
        if row.kind == HAND_BACK:
            gone.discard(row.seat)
        else:
            gone.add(row.seat)
    return gone


async def _ratings(connection: AsyncConnection, game: str, holders: list[str]) -> dict[str, Rating]:
    """Ratings of these people, held until the transaction ends, in an order in which nobody waits for each other."""
    columns = schema.ratings.c
    found = await connection.execute(
        select(schema.ratings)
        .where(columns.game == game, columns.holder.in_(holders))
        .order_by(columns.holder)
        .with_for_update()
    )
    return {row.holder: _rating(row) for row in found}


def _rating(row: Row[*tuple[object, ...]]) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


async def _keep(connection: AsyncConnection, holder: str, game: str, rating: Rating, is_new: bool) -> None:
    values = msgspec.structs.asdict(rating) | {"at": time.time()}
    if is_new:
        await connection.execute(insert(schema.ratings), values | {"holder": holder, "game": game})
        return
    columns = schema.ratings.c
    await connection.execute(
        update(schema.ratings).where(columns.holder == holder, columns.game == game).values(values)
    )


class Rater:
    """Counts results as games end, and at the start those that were missed."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def finished(self, header: Header) -> None:
        """A game has ended; while the database is away it is tried again."""
        while header.rated:
            try:
                return await rate(self.store, header.id)
            except Exception as error:
                if not is_away(error):
                    raise
                complain("a rating waits for the database: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def make_good(self) -> None:
        """Count what ended while nobody counted, the earliest first."""
        columns = schema.tables.c
        counted = select(schema.rated_games.c.table_id)
        async with self.store.engine.connect() as connection:
            found = await connection.execute(
                select(columns.id)
                .where(columns.rated.is_(True), columns.finished.is_not(None), columns.id.not_in(counted))
                .order_by(columns.finished)
            )
            missed = list(found.scalars())
        for table in missed:
            await rate(self.store, table)


# ---- reading


async def ratings_of(store: Store, holder: str) -> dict[str, Rating]:
    """Somebody's ratings by game."""
    async with store.engine.connect() as connection:
        found = await connection.execute(select(schema.ratings).where(schema.ratings.c.holder == holder))
        return {row.game: _rating(row) for row in found}


async def changes_of(store: Store, tables: list[str]) -> dict[str, dict[int, tuple[int, int]]]:
    """What rated games changed: points before and after, by table and seat."""
    columns = schema.rated_games.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(columns.table_id, columns.changes).where(columns.table_id.in_(tables))
        )
        return {row.table_id: {seat: (a, b) for seat, a, b in row.changes} for row in found}


async def ranking(store: Store, game: str, limit: int = 200) -> list[Ranked]:
    """Who is how strong at a game; those whose figure is a first guess at the end."""
    columns, accounts = schema.ratings.c, schema.accounts.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(accounts.name, columns.mu, columns.sigma, columns.games)
            .join(schema.accounts, accounts.holder == columns.holder)
            .where(columns.game == game, accounts.blocked.is_(False))
            .order_by(columns.games < ENOUGH, columns.mu.desc(), accounts.name)
            .limit(limit)
        )
        return [Ranked(row.name, Rating(row.mu, row.sigma, row.games)) for row in found]
