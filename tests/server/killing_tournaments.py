"""Runs a Swiss through the real director, service and store in a child process and kills it with SIGKILL, many times.

Run as ``python killing_tournaments.py FILE SEED``: prints how often it was killed before the tournament was over.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time

from ostracon.server.people import accounts
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.tournaments import book as books
from ostracon.server.tournaments.book import FINISHED, LIVE, OPEN, SWISS, Tournament
from ostracon.server.tournaments.director import Director

PLAYERS, ROUNDS = 7, 4
MOST_SECONDS = 0.2  # the longest the first child may live after it has begun


async def prepare(database: str) -> None:
    """A tournament that everybody has joined."""
    store = await Store.open(database)
    people = [await accounts.create(store, f"Player {number}", "hash") for number in range(PLAYERS)]
    plan = Tournament(
        id="",
        name="Cup",
        host=people[0].holder,
        game="imhotep",
        options={},
        seats=2,
        kind=SWISS,
        rounds=ROUNDS,
        pace=LIVE,
        rated=True,
        public=True,
        places=PLAYERS,
        when_full=False,
    )
    id = await books.create(store, plan)
    for one in people:
        await books.join(store, id, one.holder, one.name)
    await store.close()


def play(file: str, out: int) -> None:
    """The child: whoever must move gives up, in game after game, until the tournament is over."""

    async def go() -> None:
        store = await Store.open(f"sqlite:///{file}")
        service = TableService(store, pace=0.0)
        director = Director(service)
        service.when_finished.append(director.finished)
        os.write(out, b"begun\n")
        await director.make_good()
        for id in await books.with_state(store, OPEN):
            await director.start(id)
        while running := await books.with_state(store, books.RUNNING):
            book = await books.load(store, running[0])
            assert book is not None and book.current is not None
            for game in book.current.games:
                if game.made and game.ended is None:
                    live = await service.open(game.at)
                    if not live.table.over:
                        await service.resign(live, live.table.actor)
            await director.advance(running[0])
        os.write(out, FINISHED.encode())

    asyncio.run(go())


def main(file: str, seed: int) -> None:
    asyncio.run(prepare(f"sqlite:///{file}"))
    dice, kills = random.Random(seed), 0
    while True:
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            try:
                play(file, writer)
            finally:
                os._exit(0)
        os.close(writer)
        heard = os.read(reader, 64)  # it is at work
        # The moment of death is random: that is the point. Later ones live longer, so that there is an end on any machine.
        time.sleep(dice.random() * MOST_SECONDS * (1 + kills / 4))
        os.kill(child, signal.SIGKILL)
        while chunk := os.read(reader, 64):
            heard += chunk
        os.close(reader)
        os.waitpid(child, 0)
        if FINISHED.encode() in heard:
            break
        kills += 1
    print(kills)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
