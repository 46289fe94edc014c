"""The page of one's own statistics, and their file."""

from __future__ import annotations

from litestar import Response, get
from markupsafe import Markup

from ostracon.server.limits import COUNTING
from ostracon.server.pages import service_of
from ostracon.server.people.plots import levels_plot, points_plot
from ostracon.server.people.statistics import Finished, Statistics, as_csv, figures, games_of
from ostracon.server.session import PRIVATE, BrowserSession, HttpRequest, PageError

LATEST = 20  # games that the table beside a graph names


async def own_games(session: BrowserSession) -> tuple[list[Finished], int]:
    """The games of who asks; a page that says so if he asks too often."""
    service = service_of(session.request)
    if not session.known:
        return [], 0
    if not service.limits.allows(COUNTING, session.hash):
        raise PageError("error-too-fast", 429)
    return await games_of(service, session.hash)


async def own_statistics(session: BrowserSession) -> Statistics:
    """What they tell."""
    games, unread = await own_games(session)
    return Statistics(figures(games, session.say, session.language), unread)


@get("/statistics")
async def statistics_page(request: HttpRequest) -> Response[object]:
    """What one's games tell."""
    session = BrowserSession(request)
    found = await own_statistics(session)
    return session.page(
        "statistics.html.j2",
        title=session.say("statistics-title"),
        found=found,
        latest=LATEST,
        plots={
            one.game: (
                Markup(points_plot(one.points, session.say)) if len(one.points) > 1 else "",
                Markup(levels_plot(one.levels, session.say)) if one.levels else "",
            )
            for one in found.games
        },
    )


@get("/statistics.csv")
async def statistics_file(request: HttpRequest) -> Response[str]:
    """One line per game and seat, for a spreadsheet."""
    return csv_answer((await own_games(BrowserSession(request)))[0])


def csv_answer(games: list[Finished]) -> Response[str]:
    """Games as a file."""
    headers = PRIVATE | {"content-disposition": 'attachment; filename="ostracon-games.csv"'}
    return Response(as_csv(games), media_type="text/csv; charset=utf-8", headers=headers)


HANDLERS = [statistics_page, statistics_file]
