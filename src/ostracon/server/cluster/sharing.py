"""A service over a database: alone with SQLite, one of several with PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable

from ostracon.kernel.game import Game
from ostracon.server.bots import BOT_PACE, THINKERS
from ostracon.server.database import BadDatabase
from ostracon.server.service import TableService
from ostracon.server.store import Store


def service_over(
    store: Store,
    url: str | None,
    pace: float = BOT_PACE,
    warm_up: Callable[[Game], None] = lambda game: None,
    bots: bool = True,
    thinkers: int = THINKERS,
) -> TableService:
    """The tables of a store; what one process writes, those of the others are told. Without `bots` somebody else thinks
    for them.
    """
    if not store.shared or url is None:
        if not bots:
            raise BadDatabase("without bots needs PostgreSQL, where workers think for them")
        return TableService(store, pace, warm_up, thinkers=thinkers)
    from ostracon.server.cluster.bus import PostgresBus
    from ostracon.server.cluster.jobs import BotJobs  # SAQ comes with an extra
    from ostracon.server.cluster.limiting import SharedLimits

    service = TableService(store, pace, warm_up, PostgresBus(url), thinkers)
    service.jobs = BotJobs(service, url, takes=bots)
    service.limits = SharedLimits(service.bus)
    return service
