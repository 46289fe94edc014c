"""Who asks: a program with a token, a page of ours with the browser's cookie, or somebody unknown."""

from __future__ import annotations

from typing import NamedTuple

from litestar.di import NamedDependency
from litestar.params import FromQuery

from ostracon.server.address import address_of
from ostracon.server.api.access import PLAY, PREFIX, READ, find_token
from ostracon.server.api.faults import ApiFault
from ostracon.server.connection import Connection
from ostracon.server.limits import ASKING
from ostracon.server.live_table import LiveTable
from ostracon.server.pages import service_of
from ostracon.server.people.accounts import Account, by_holder
from ostracon.server.session import BrowserSession, HttpRequest
from ostracon.server.tables import free_seats, from_here, seen_table
from ostracon.server.words import words
from ostracon.table.seats import CONFIRM_NEVER
from ostracon.table.table import Refused

OWN_HEADER = "x-ostracon"  # only our own pages can send it with a browser's cookie
READING = ("GET", "HEAD")
IN_PERSON = {"in_person": True}  # of a handler: what concerns an account itself, which no token touches
STRANGERS = IN_PERSON | {"strangers": True}  # also for who has no cookie yet: it comes with the answer


class Asker(NamedTuple):
    """Who asks for something, and how he is answered."""

    holder: str  # "" for somebody unknown
    secret: str  # what links to seats are made of
    name: str
    language: str
    confirm: str
    scopes: tuple[str, ...]
    token: int  # 0 for a browser
    caller: str
    account: Account | None
    session: BrowserSession

    def screen(self, seats: list[int], seat: int = -1, actor: int = -1) -> Connection:
        """How a table knows him: he plays the seat that he names, else the one that decides, else his first."""
        made = Connection(seats, self.language, name=self.name, caller=self.caller, holder=self.holder)
        if seat >= 0 and seat not in seats:
            raise Refused("no-seat")
        made.shown = seat if seat >= 0 else actor if actor in seats else made.shown
        return made


async def asker_of(request: HttpRequest, lang: FromQuery[str | None] = None) -> Asker:
    """Who asks, if he may; otherwise an ApiFault says why not. Texts are in `lang`, else as Accept-Language says."""
    session, service = BrowserSession(request), service_of(request)
    say, caller = session.say, request.client.host if request.client else ""
    reading, handler = request.method in READING, request.route_handler.opt
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    found = None
    if scheme:
        if scheme.lower() == "bearer" and token.startswith(PREFIX) and len(token) < 100:
            found = await find_token(service.store, token)
        if found is None:
            raise ApiFault("bad-token", say("api-bad-token"), 401)
    who = f"token {found.id}" if found else caller
    if not service.limits.allows(ASKING, who):
        raise ApiFault("too-fast", say("error-too-fast"), 429)
    if found is not None:
        account = await by_holder(service.store, found.holder)
        if account and account.blocked:
            raise ApiFault("bad-token", say("api-bad-token"), 401)
        if not reading and PLAY not in found.scopes:
            raise ApiFault("scope", say("api-scope"), 403)
        if handler.get("in_person"):
            raise ApiFault("in-person", say("api-in-person"), 403)
        session.speak_for(found.holder, account, token, found.name)
        return Asker(
            found.holder,
            token,
            session.name,
            session.language,
            CONFIRM_NEVER,
            found.scopes,
            found.id,
            caller,
            account,
            session,
        )
    if not reading:
        if not session.known and not handler.get("strangers"):
            raise ApiFault("unknown", say("api-unknown"), 401)
        if not from_here(request) or OWN_HEADER not in request.headers:
            raise ApiFault("forged", say("api-forged"), 403)
    return Asker(
        session.hash if session.known else "",
        session.secret,
        session.name,
        session.language,
        session.settings["confirm"],
        (READ, PLAY) if session.known else (READ,),
        0,
        caller,
        session.account,
        session,
    )


Asking = NamedDependency[Asker]  # what a handler is given


class Place(NamedTuple):
    """A table, and the seats of who asks."""

    live: LiveTable
    mine: list[int]


async def place_of(request: HttpRequest, asker: Asker, id: str) -> Place:
    """A table that somebody may look at, with his seats; his program is there."""
    live = await seen_table(request, id, asker.holder)
    if request.method not in READING:
        check_rated(asker, live)
    mine = await service_of(request).store.seats_of(asker.holder, live.id) if asker.holder else []
    live.saw(*mine)
    return Place(live, mine)


def check_rated(asker: Asker, live: LiveTable) -> None:
    """An ApiFault where a program would play for somebody in a game that counts for the ratings or a tournament."""
    if asker.token and (live.header.rated or live.header.sealed) and not live.table.over:
        raise ApiFault("rated", words(asker.language)("api-rated"), 403)


async def links_of(request: HttpRequest, asker: Asker, live: LiveTable) -> dict[int, str]:
    """The links of free seats, for who made the table; a token that only reads opens none."""
    if not live.waiting or asker.holder != live.header.host or PLAY not in asker.scopes:
        return {}
    tokens = await free_seats(service_of(request), live, asker.secret)
    return {number: f"{address_of(request)}/t/{live.id}/{token}" for number, token in tokens.items()}


def player(place: Place) -> None:
    """Refused unless he plays here."""
    if not place.mine:
        raise Refused("no-seat")
