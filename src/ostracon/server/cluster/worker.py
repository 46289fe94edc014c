"""A worker: a process without pages that thinks for the bots of all servers of a database."""

from __future__ import annotations

import asyncio
import signal

from ostracon.bots import engine
from ostracon.bots.preparing import prepare as prepare_bots
from ostracon.server.bots import BOT_PACE, THINKERS
from ostracon.server.cluster.sharing import service_over
from ostracon.server.database import BadDatabase, database_address
from ostracon.server.logs import set_up_logs
from ostracon.server.people.ratings import Rater
from ostracon.server.playable import playable_games
from ostracon.server.run import prepare
from ostracon.server.store import Store
from ostracon.server.tournaments.director import Director


def work(db: str, thinkers: int = THINKERS, pace: float = BOT_PACE, warm: bool = True) -> None:
    """Think until Ctrl-C or a polite signal."""
    if database_address(db).get_backend_name() not in ("postgresql", "postgres"):
        raise BadDatabase("a worker needs the servers' PostgreSQL database: --db postgresql://...")
    prepare(db)
    set_up_logs("text", "warning")
    asyncio.run(_work(db, thinkers, pace, warm))


async def _work(db: str, thinkers: int, pace: float, warm: bool) -> None:
    engine.only_when_warm()
    if warm:
        prepare_bots(playable_games().values())
    store = await Store.open(db)
    service = service_over(
        store,
        db,
        pace,
        (lambda game: prepare_bots([game])) if warm else lambda game: None,
        thinkers=thinkers,
    )
    service.when_finished += [Rater(store).finished, Director(service).finished]
    service.clocks.serves = False
    await service.start()
    done = asyncio.Event()
    for one in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(one, done.set)
    print(
        f"Ostracon thinks for the bots of {database_address(db).render_as_string()}  (Ctrl-C stops it)",
        flush=True,
    )
    await done.wait()
    await service.close()
    await store.close()
