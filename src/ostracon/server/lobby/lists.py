"""Pages with lists of tables: home, the lobby, finished games; they follow what changes by /lobby/live."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar import Response, get
from litestar.exceptions import TooManyRequestsException
from markupsafe import Markup

from ostracon.server.groups.members import groups_of
from ostracon.server.learn.progress import is_newcomer
from ostracon.server.limits import LOOKING
from ostracon.server.lobby.acquaintances import acquaintances
from ostracon.server.lobby.invitations import invitations_of
from ostracon.server.lobby.lobby import Card, Lobby, Shelf
from ostracon.server.pages import Listed, blurbs, listed, service_of
from ostracon.server.people.accounts import by_holders
from ostracon.server.playable import playable_games
from ostracon.server.puzzles.shelf import of_the_day, today
from ostracon.server.session import BLANK_FIELD, BrowserSession, HttpRequest

HOME, TABLES, LATELY = "home", "tables", "lately"  # parts of pages with one's own tables
HOME_OPEN, HOME_MINE = 6, 12  # tables that the home page shows
ENDED = 3  # finished games of one's own in the lobby
FREE, RATED, SPEEDS = (
    ("", "1", "2"),
    ("", "yes", "no"),
    ("", "live", "slow", "none"),
)  # what one may filter by


class Filters(NamedTuple):
    """Which tables somebody wants to see."""

    game: str = ""
    free: str = ""  # "1": the game begins as soon as one sits down; "2": several seats are free
    rated: str = ""  # "yes" or "no"
    speed: str = ""  # "live", "slow" or "none"
    known: bool = False  # only with people one knows

    @classmethod
    def of(cls, asked: Mapping[str, str]) -> Filters:
        """Those of an address; what is not possible is left out."""
        game, free, rated, speed = (asked.get(name, "") for name in ("game", "free", "rated", "speed"))
        return cls(
            game if game in playable_games() else "",
            free if free in FREE else "",
            rated if rated in RATED else "",
            speed if speed in SPEEDS else "",
            bool(asked.get("known")),
        )

    def shows(self, card: Card, known: Mapping[str, str]) -> bool:
        """Whether a table is wanted; lobby.js decides the same."""
        table = card.table
        return (
            self.game in ("", table.game)
            and (not self.free or not table.open or (table.open > 1) == (self.free == "2"))
            and self.rated in ("", "yes" if table.rated else "no")
            and self.speed in ("", table.speed)
            and (not self.known or any(key in known for key in card.people.split()))
        )


NOTHING_OWN: dict[str, Any] = {"mine": [], "invited": [], "fellows": []}


def lobby_of(request: HttpRequest) -> Lobby:
    """The lobby behind the pages."""
    lobby: Lobby = request.app.state.lobby
    return lobby


class Invited(NamedTuple):
    """An invitation as it is shown."""

    table: Listed
    host: str


async def own(session: BrowserSession, page: str) -> dict[str, Any]:
    """What concerns one person: invitations, one's own tables, those of one's groups."""
    store, holder = service_of(session.request).store, session.hash
    mine = await store.lists.mine(holder, finished=False, limit=HOME_MINE if page == HOME else 50)
    invited: list[Invited] = []
    groups: dict[str, str] = {}
    fellows: list[Listed] = []
    if session.account:
        asked = {one.table_id: one for one in await invitations_of(store, holder)}
        hosts = await by_holders(store, [one.host for one in asked.values()])
        for table in listed(session, await store.lists.these(list(asked), holder)):
            host = hosts.get(asked[table.id].host)
            if host and not table.mine:
                invited.append(Invited(table, host.name))
        groups = {one.id: one.name for one in await groups_of(store, holder)}
        theirs = await store.lists.of_groups(list(groups), False, holder) if groups else []
        fellows = [
            one
            for one in listed(session, [one for one in theirs if not one.mine], groups)
            if page == TABLES or one.open
        ]
    return {
        "page": page,
        "mine": listed(session, mine, groups),
        "invited": invited,
        "fellows": fellows,
    }


async def ended(session: BrowserSession) -> list[Listed]:
    """One's own games that ended lately."""
    store = service_of(session.request).store
    return listed(session, await store.lists.mine(session.hash, finished=True, limit=ENDED))


def cards(session: BrowserSession, shelf: Shelf, ids: list[str], limit: int, hidden: set[str]) -> Markup:
    """The cards of a list, with the form field of this browser; some are there for the filter, but hidden."""
    parts = [
        shelf.cards[id].html.replace("<li ", "<li hidden ", 1) if id in hidden else shelf.cards[id].html
        for id in ids[:limit]
    ]
    return Markup("".join(parts).replace(BLANK_FIELD, session.form_field))


async def lists(session: BrowserSession, page: str) -> dict[str, Any]:
    """What a page with lists needs: one's own tables, and the public ones that are not."""
    mine = await own(session, page) if session.known else NOTHING_OWN | {"page": page}
    lobby = lobby_of(session.request)
    shelf, number = await lobby.shelf(session.language)
    here = {one.id for one in mine["mine"]}
    open_ = [id for id in shelf.open if id not in here]
    running = [id for id in shelf.running if id not in here]
    filters, known, hidden = Filters(), {}, set[str]()
    if page == TABLES:
        filters = Filters.of(session.request.query_params)
        known = await acquaintances(service_of(session.request).store, session.hash) if session.known else {}
        hidden = {id for id in (*open_, *running) if not filters.shows(shelf.cards[id], known)}
    limit = HOME_OPEN if page == HOME else len(shelf.cards)
    return mine | {
        "lobby_number": number if len(open_) <= limit else "all",  # a page that lacks some asks for all
        "limit": limit,
        "open": cards(session, shelf, open_, limit, hidden),
        "running": cards(session, shelf, running, limit, hidden),
        "open_empty": not set(open_) - hidden,
        "running_empty": not set(running) - hidden,
        "counts": lobby.status(session.language),
        "filters": filters,
        "is_filtered": filters != Filters(),
        "known": " ".join(known),
    }


@get("/")
async def home(request: HttpRequest) -> Response[object]:
    """Choose a game, go on with one's own, join one that waits."""
    session = BrowserSession(request)
    found = await lists(session, HOME)
    newcomer = not session.known or await is_newcomer(service_of(request).store, session.hash)
    return session.page(
        "home.html.j2",
        title="Ostracon",
        games=list(blurbs(session)),
        newcomer=newcomer,
        daily=of_the_day(today()),
        **found,
    )


@get("/tables")
async def table_list(request: HttpRequest) -> Response[object]:
    """The lobby: invitations, my tables, my groups' tables, those to join and those to watch."""
    session = BrowserSession(request)
    return session.page(
        "tables.html.j2",
        title=session.say("tables-title"),
        games=list(playable_games().values()),
        free_choices=FREE,
        rated_choices=RATED,
        speed_choices=SPEEDS,
        lately=await ended(session) if session.known else [],
        **await lists(session, TABLES),
    )


@get("/lobby/mine")
async def own_part(request: HttpRequest) -> Response[object]:
    """The part of a page that concerns one person, after something changed there."""
    session = BrowserSession(request)
    if not service_of(request).limits.allows(LOOKING, session.hash):
        raise TooManyRequestsException
    page = request.query_params.get("page", "")
    if page == LATELY:
        return session.page("lately-part.html.j2", lately=await ended(session))
    return session.page("mine-part.html.j2", **await own(session, HOME if page == HOME else TABLES))


@get("/lobby/invited.json")
async def invited_count(request: HttpRequest) -> dict[str, object]:
    """How many invitations wait, for the header."""
    session = BrowserSession(request)
    if not service_of(request).limits.allows(LOOKING, session.hash):
        raise TooManyRequestsException
    count = len(await invitations_of(service_of(request).store, session.hash)) if session.account else 0
    return {"count": count, "text": session.say("nav-invited", count=count)}


@get("/finished")
async def finished_list(request: HttpRequest) -> Response[object]:
    """Finished games, to be watched again."""
    session, store = BrowserSession(request), service_of(request).store
    public = [
        one
        for one in await store.lists.public(session.hash, finished=True)
        if not one.mine and one.header.host != session.hash
    ]
    return session.page(
        "finished.html.j2",
        title=session.say("finished-title"),
        mine=listed(session, await store.lists.mine(session.hash, finished=True)),
        opened=listed(session, await store.lists.hosted(session.hash)) if session.known else [],
        public=listed(session, public),
    )


HANDLERS = [home, table_list, own_part, invited_count, finished_list]
