"""The director: does what is due in a tournament. Whatever happens, `advance` looks where it stands and goes on from
there, so that a server that was stopped at any point takes it up again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import defaultdict

from sqlalchemy import select

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.match import secret_of_seed
from ostracon.server import schema
from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.errors import NoSuchTable
from ostracon.server.levels import USUAL_BOT
from ostracon.server.live_table import LiveTable
from ostracon.server.making import BOT_NAMES
from ostracon.server.new_table import NewSeat
from ostracon.server.people.names import Refusal
from ostracon.server.people.ratings import gone_from
from ostracon.server.service import TableService
from ostracon.server.store import WriteConflict
from ostracon.server.stored import Header
from ostracon.server.tournaments import book as books
from ostracon.server.tournaments import pairing
from ostracon.server.tournaments.book import ROUND_ROBIN, RUNNING, TURNS, Book, Game, Round
from ostracon.server.tournaments.sealing import unseal, unsealed
from ostracon.server.tournaments.standings import score_of
from ostracon.table.clock import PRESETS
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, CONFIRM_FINAL, HUMAN
from ostracon.table.table import HAND_BACK, RESIGN, Command, Kind, Refused

RETRY_SECONDS = 1.0
TRIES = 20  # how often a command is tried at a table that moves on

log = logging.getLogger("ostracon")


class Director:
    """Runs the tournaments of a service."""

    def __init__(self, service: TableService) -> None:
        self.service, self.store = service, service.store
        self._locks: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def finished(self, header: Header) -> None:
        """A game has ended; while the database is away it is tried again."""
        while header.sealed:
            try:
                id = await books.of_table(self.store, header.id)
                return await self.advance(id) if id else None
            except Exception as error:
                if not is_away(error):
                    raise
                complain("a tournament waits for the database: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def make_good(self) -> None:
        """Go on with everything that was running when the server stopped."""
        for id in await books.with_state(self.store, RUNNING):
            try:
                await self.advance(id)
            except OstraconError as error:
                log.warning("a tournament was left alone: %s", error)

    # ---- what the organiser asks for

    async def start(self, id: str) -> None:
        """Begin with those who have joined. Raises Refusal."""
        book = await books.load(self.store, id)
        if book is None or len(book.players) < 2:
            raise Refusal("tournament-too-few")
        plan = book.tournament
        schedule = None
        if plan.kind == ROUND_ROBIN:
            players = random.SystemRandom().sample(book.playing, len(book.playing))
            schedule = await asyncio.to_thread(pairing.round_robin, players, plan.seats)
        await books.start(self.store, id, book.playing, schedule)
        await self.advance(id)

    async def join(self, id: str, holder: str, name: str) -> None:
        """Somebody takes part; the tournament may begin with that. Raises Refusal."""
        full = await books.join(self.store, id, holder, name)
        book = await books.load(self.store, id)
        if full and book and book.tournament.when_full:
            await self.start(id)

    async def leave(self, id: str, number: int) -> None:
        """Somebody withdraws, or is removed: his open game counts as lost, and bots play on where others are left."""
        await books.leave(self.store, id, number)
        book = await books.load(self.store, id)
        if book is None or book.current is None:
            return
        for game in book.current.games:
            for seat in game.seats:
                if seat.player == number and game.made and game.ended is None:
                    await self._give_up(game.at, seat.seat)
        await self.advance(id)

    async def end_round(self, id: str) -> None:
        """End the games that are not over: whoever must move has given up, the others share the first place."""
        book = await books.load(self.store, id)
        if book is None or book.current is None or book.tournament.state != RUNNING:
            raise Refusal("tournament-no-round")
        for game in book.current.games:
            if not game.made or game.ended is not None:
                continue
            live = await self._table(game.at)
            if live and not live.table.over:
                if live.table.actor in live.table.people:
                    await self._give_up(game.at, live.table.actor)
                for _ in range(TRIES):
                    try:
                        await self.service.abandon(live, live.table.people)
                        break
                    except Refused:
                        continue  # a bot has moved meanwhile
        await self.advance(id)

    async def stop(self, id: str) -> None:
        """There are no more rounds after this one."""
        async with self.store.writing() as connection:
            book = await books.read(connection, id)
            if book is None or book.tournament.state != RUNNING:
                raise Refusal("tournament-no-round")
            await books.change(connection, id, rounds=len(book.rounds), stopped=True)
        await self.advance(id)

    async def _table(self, at: str) -> LiveTable | None:
        try:
            return await self.service.open(at)
        except NoSuchTable:
            return None

    async def _give_up(self, at: str, seat: int) -> None:
        """A seat is given up for good, also where a bot plays for somebody who may come back."""
        live = await self._table(at)
        for _ in range(TRIES):
            if live is None or live.table.over or seat in live.table.given_up:
                return
            kind: Kind = RESIGN if live.table.seats[seat].kind == HUMAN else HAND_BACK
            try:
                await self.service.do(live, Command(kind=kind, seat=seat, revision=live.table.revision))
            except Refused:
                continue  # the table has moved on meanwhile

    # ---- what is due

    async def advance(self, id: str) -> None:
        """Do all that is due."""
        async with self._locks[id]:
            while await self._step(id):
                continue

    async def _step(self, id: str) -> bool:
        """Do the next thing that is due; whether there may be more."""
        book = await books.load(self.store, id)
        if book is None or book.tournament.state != RUNNING:
            return False
        current = book.current
        if current is None or current.ended is not None:
            return await self._next_round(book)
        for game in current.games:
            if not game.made:
                await self._make_table(book, current, game)
        if not await self._count(book, current):
            return False
        await self._end_round(book, current)
        return True

    async def _next_round(self, book: Book) -> bool:
        """Pair the next round, or end the tournament; whether there is more to do."""
        plan, number = book.tournament, len(book.rounds) + 1
        tables = self._paired(book, number) if number <= plan.rounds and len(book.playing) > 1 else []
        if not tables:
            early = plan.stopped or number <= plan.rounds
            async with self.store.writing() as connection:
                await books.change(
                    connection,
                    plan.id,
                    state=books.FINISHED,
                    ended=time.time(),
                    stopped=early,
                    rounds=len(book.rounds),
                )
            self._locks.pop(plan.id, None)
            return False
        secret = secret_of_seed(None).hex()
        await books.begin_round(self.store, plan.id, number, secret, tables, plan.seats)
        return True

    def _paired(self, book: Book, number: int) -> pairing.Round:
        """The tables of a round for those who are still there."""
        plan, playing = book.tournament, book.playing
        if plan.schedule is not None:
            return pairing.without([tuple(table) for table in plan.schedule[number - 1]], set(playing))
        lines = book.lines()
        order = [line.player for line in lines if line.player in playing]
        if number == 1:
            random.SystemRandom().shuffle(order)
        return pairing.swiss(order, score_of(lines), book.history(), plan.seats)

    async def _make_table(self, book: Book, current: Round, game: Game) -> None:
        """Make the table of a game, unless that was done before the server stopped."""
        plan, players = book.tournament, {player.number: player for player in book.players}
        if await self._table(game.at) is None:
            taken = [player.name for player in book.players]
            bots = iter([name for name in BOT_NAMES if name not in taken] + [f"Bot {n}" for n in range(1, 5)])
            confirm = CONFIRM_ALWAYS if plan.pace == TURNS else CONFIRM_FINAL
            new_seats = []
            for seat in game.seats:
                if seat.player == pairing.BOT:
                    new_seats.append(NewSeat(next(bots), BOT, USUAL_BOT))
                else:
                    player = players[seat.player]
                    holders = (player.holder,) if player.holder else ()
                    new_seats.append(NewSeat(player.name, HUMAN, confirm=confirm, holders=holders))
            with contextlib.suppress(WriteConflict):  # another process was faster
                await self.service.create(
                    plan.game,
                    plan.options,
                    new_seats,
                    "",
                    hints=False,
                    rated=plan.rated and all(one.kind == HUMAN for one in new_seats),
                    control=PRESETS.get(plan.pace),
                    id=game.at,
                    secret=current.secret,
                )
        await books.was_made(self.store, plan.id, game)
        game.made = True
        for seat in game.seats:
            if seat.player != pairing.BOT and players[seat.player].left is not None:
                await self._give_up(game.at, seat.seat)

    async def _count(self, book: Book, current: Round) -> bool:
        """Keep the results of games that have ended; whether all have."""
        columns = schema.tables.c
        due = [game for game in current.games if game.ended is None]
        async with self.store.engine.connect() as connection:
            found = await connection.execute(
                select(columns.id, columns.finished, columns.result).where(
                    columns.id.in_([game.at for game in due])
                )
            )
            rows = {row.id: row for row in found}
        over = [game for game in due if game.at not in rows or rows[game.at].finished is not None]
        if over:
            async with self.store.writing() as connection:
                for game in over:
                    result = rows[game.at].result if game.at in rows else None
                    gone = await gone_from(connection, game.at)
                    await books.keep_result(connection, book.tournament.id, game, result, gone)
        return len(over) == len(due)

    async def _end_round(self, book: Book, current: Round) -> None:
        """All have played the deal: it may be told."""
        plan, tables = book.tournament, [game.at for game in current.games if game.at]
        watchers = [plan.host, *(player.holder for player in book.players)]
        async with self.store.writing() as connection:
            await unseal(connection, tables, plan.public, watchers, time.time())
            await books.end_round(connection, plan.id, current.round)
        for at in tables:
            self.service.following.seats(at)  # other processes read it again
        for live in [self.service.open_tables[at] for at in tables if at in self.service.open_tables]:
            async with live.lock:
                await unsealed(self.store, live)
                live.refresh()
