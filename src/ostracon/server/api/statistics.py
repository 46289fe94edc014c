"""What one's own games tell, for programs."""

from __future__ import annotations

from litestar import Response, get

from ostracon.server.api.asking import Asking
from ostracon.server.people.statistics import Statistics
from ostracon.server.people.statistics_pages import csv_answer, own_games, own_statistics


@get("/statistics")
async def statistics(asker: Asking) -> Statistics:
    """What one's finished games tell: results, points by category against the bots', opponents and levels."""
    return await own_statistics(asker.session)


@get("/statistics.csv", media_type="text/csv")
async def statistics_csv(asker: Asking) -> Response[str]:
    """The same games as a table: one line per game and seat, a column per category."""
    return csv_answer((await own_games(asker.session))[0])


HANDLERS = [statistics, statistics_csv]
