"""Profiles and rankings: what somebody has played and how well, as far as the reader may know it."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import fmean
from typing import NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath
from sqlalchemy import or_, select

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.levels import bot_title
from ostracon.server.pages import Listed, listed, service_of, the_game
from ostracon.server.people import accounts, ratings
from ostracon.server.people.accounts import Account
from ostracon.server.people.blocks import is_blocked, set_block
from ostracon.server.people.callers import check_blocking, store_of
from ostracon.server.people.lines import ignore
from ostracon.server.playable import playable_games
from ostracon.server.session import BrowserSession, HttpRequest, PageError, posted
from ostracon.server.store import Store
from ostracon.server.stored import Result
from ostracon.table.seats import BOT
from ostracon.table.table import ABANDON

OPPONENTS = 8  # those met most often are named
LATEST = 12  # finished games that are shown


class Opponent(NamedTuple):
    """Somebody against whom one has played."""

    name: str
    profile: bool  # whether the name is an account's
    games: int
    ahead: int  # games in which one was ahead of them


class ByCount(NamedTuple):
    """Games of so many players."""

    players: int
    games: int
    wins: int
    average: float | None  # of the games that were played to their end


class Played(NamedTuple):
    """What somebody has done at a game."""

    game: str
    title: str
    games: int
    wins: int
    best: int | None
    by_count: list[ByCount]
    opponents: list[Opponent]


class Game(NamedTuple):
    """One finished game, seen from somebody's seat."""

    table: str
    game: str
    seat: int
    result: Result

    @property
    def total(self) -> int:
        """The points reached."""
        return self.result["total"][self.seat]

    @property
    def is_complete(self) -> bool:
        """Whether it was played to its end, so that its points tell something."""
        return "ending" not in self.result

    @property
    def won(self) -> bool:
        """Whether it was won, alone or with others."""
        return self.result["standing"][self.seat] == 1


async def finished_games(store: Store, holder: str, all_: bool) -> list[Game]:
    """Somebody's finished games: all, or only those that everybody may know of. A game that was abandoned has no
    result; at a shared screen nobody knows which seat was whose.
    """
    tables, holdings = schema.tables.c, schema.holdings.c
    known = [] if all_ else [or_(tables.public.is_(True), tables.rated.is_(True)), tables.sealed.is_(False)]
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(tables.id, tables.game, tables.result, holdings.seat)
            .join(schema.holdings, holdings.table_id == tables.id)
            .where(
                holdings.browser == holder, holdings.seat > SPECTATOR, tables.finished.is_not(None), *known
            )
            .order_by(tables.finished.desc())
        )
        found = [Game(row.id, row.game, row.seat, row.result) for row in rows]
    seats = Counter(one.table for one in found)
    return [one for one in found if seats[one.table] == 1 and one.result.get("ending") != ABANDON]


async def met(store: Store, holder: str) -> dict[str, list[tuple[int, str, str]]]:
    """Who sat at the finished tables of somebody: seat, name and level of a bot, by table; a person's account name
    instead of the one given there.
    """
    tables, holdings, seats = schema.tables.c, schema.holdings.c, schema.seats.c
    mine = (
        select(holdings.table_id)
        .join(schema.tables, tables.id == holdings.table_id)
        .where(holdings.browser == holder, tables.finished.is_not(None))
    )
    found: dict[str, list[tuple[int, str, str]]] = defaultdict(list)
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(holdings.table_id, holdings.seat, schema.accounts.c.name)
            .join(schema.accounts, schema.accounts.c.holder == holdings.browser)
            .where(holdings.table_id.in_(mine))
        )
        known = {(row.table_id, row.seat): row.name for row in rows}
        rows = await connection.execute(
            select(seats.table_id, seats.number, seats.name, seats.kind, seats.bot).where(
                seats.table_id.in_(mine)
            )
        )
        for row in rows:
            name = known.get((row.table_id, row.number))
            level = f"bot:{row.bot}" if row.kind == BOT else "account" if name else ""
            found[row.table_id].append((row.number, name or row.name, level))
    return found


async def statistics(session: BrowserSession, account: Account) -> list[Played]:
    """What somebody has done, game by game; the one played most first."""
    store = store_of(session)
    games = await finished_games(store, account.holder, session.hash == account.holder)
    people = await met(store, account.holder)
    by_game: dict[str, list[Game]] = defaultdict(list)
    for one in games:
        by_game[one.game].append(one)
    return [
        played(session, name, found, people)
        for name, found in sorted(by_game.items(), key=lambda item: -len(item[1]))
    ]


def played(
    session: BrowserSession, name: str, games: list[Game], people: dict[str, list[tuple[int, str, str]]]
) -> Played:
    """One game's figures."""
    by_count: dict[int, list[Game]] = defaultdict(list)
    meetings: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for one in games:
        standing = one.result["standing"]
        by_count[len(standing)].append(one)
        for seat, called, kind in people.get(one.table, []):
            if seat != one.seat:
                bot = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
                who = bot_title(bot, session.say) if bot else called
                meetings[who, kind].append(standing[one.seat] < standing[seat])
    often = sorted(meetings.items(), key=lambda item: (-len(item[1]), item[0]))[:OPPONENTS]
    found = playable_games().get(name)
    return Played(
        game=name,
        title=found.title if found else name,
        games=len(games),
        wins=sum(one.won for one in games),
        best=max((one.total for one in games if one.is_complete), default=None),
        by_count=[
            ByCount(count, len(some), sum(one.won for one in some), average(some))
            for count, some in sorted(by_count.items())
        ],
        opponents=[Opponent(who, kind == "account", len(ahead), sum(ahead)) for (who, kind), ahead in often],
    )


def average(games: list[Game]) -> float | None:
    """The mean of the points of games that were played to their end."""
    complete = [one.total for one in games if one.is_complete]
    return fmean(complete) if complete else None


@get("/people/{name:str}")
async def profile_page(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """What somebody has played."""
    session, store = BrowserSession(request), service_of(request).store
    account = await account_named(store, name)
    own = session.hash == account.holder
    summaries = await store.lists.finished_of(account.holder, own, session.hash, LATEST)
    changes = await ratings.changes_of(store, [one.header.id for one in summaries if one.header.rated])
    held = {one.header.id: await store.seats_of(account.holder, one.header.id) for one in summaries}
    return session.page(
        "profile.html.j2",
        title=account.name,
        account=account,
        own=own,
        blocked=not own and await is_blocked(store, session.hash, account.holder),
        played=await statistics(session, account),
        ratings={
            playable_games()[game].title if game in playable_games() else game: (game, rating)
            for game, rating in (await ratings.ratings_of(store, account.holder)).items()
        },
        latest=[
            with_change(one, changes.get(one.id, {}), held[one.id]) for one in listed(session, summaries)
        ],
    )


def with_change(table: Listed, changes: dict[int, tuple[int, int]], seats: list[int]) -> Listed:
    """A table in the list, with what it changed in somebody's rating."""
    found = [changes[seat] for seat in seats if seat in changes]
    return table._replace(variant=f"{table.variant} · {found[0][0]} → {found[0][1]}") if found else table


async def account_named(store: Store, name: str) -> Account:
    """The account of a name, or a page that says there is none."""
    account = await accounts.by_name(store, name)
    if account is None or account.blocked:
        raise PageError("people-nobody")
    return account


@post("/people/{name:str}")
async def block_person(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """Block somebody, or no longer."""
    session, fields = await posted(request)
    await block_named(session, name, fields.get("do") == "block")
    return session.go(request.url.path)


async def block_named(session: BrowserSession, name: str, blocked: bool) -> None:
    """Somebody wants nothing to do with the account of a name any more, or again."""
    check_blocking(session)
    account = await account_named(store_of(session), name)
    if session.hash != account.holder:
        await set_block(store_of(session), session.hash, account.holder, account.name, blocked)
        ignore(service_of(session.request), session.hash, account.holder, blocked)


@get("/ranking/{name:str}")
async def ranking_page(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """Who is how strong at a game."""
    session, game = BrowserSession(request), the_game(name)
    return session.page(
        "ranking.html.j2",
        title=session.say("ranking-title", game=game.title),
        game=game,
        games=list(playable_games().values()),
        ranking=await ratings.ranking(service_of(request).store, name),
    )


HANDLERS = [profile_page, block_person, ranking_page]
