"""Other people: profiles, rankings, those at a table; and what administrators do with accounts."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ostracon.server.address import address_of
from ostracon.server.api.accounts import Proof, Who, fields_of
from ostracon.server.api.asking import IN_PERSON, Asking
from ostracon.server.api.messages import Name, Ok, TableSummary
from ostracon.server.api.shown import summary_of
from ostracon.server.pages import service_of, the_game
from ostracon.server.people import accounts, admin, admin_pages, ratings
from ostracon.server.people.blocks import is_blocked
from ostracon.server.people.callers import store_of
from ostracon.server.people.neighbours import neighbours, set_neighbour
from ostracon.server.people.profile import LATEST, account_named, block_named, statistics
from ostracon.server.session import HttpRequest
from ostracon.server.tables import live_table_of, seen_table


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is at a game."""

    points: int  # 1500 for a newcomer
    games: int
    sure: bool  # it rests on enough games


class RankedInfo(msgspec.Struct, frozen=True):
    """A line of a ranking."""

    name: str
    rating: RatingInfo


class OpponentInfo(msgspec.Struct, frozen=True):
    """Somebody against whom one has played."""

    name: str
    profile: bool  # whether the name is an account's
    games: int
    ahead: int


class CountInfo(msgspec.Struct, frozen=True):
    """Games of so many players."""

    players: int
    games: int
    wins: int
    average: float | None


class PlayedInfo(msgspec.Struct, frozen=True):
    """What somebody has done at a game."""

    game: str
    title: str
    games: int
    wins: int
    best: int | None
    by_count: list[CountInfo]
    opponents: list[OpponentInfo]


class ProfileInfo(msgspec.Struct, frozen=True):
    """What somebody has played, as far as the asker may know it."""

    name: str
    since: float
    own: bool
    blocked: bool  # by the asker
    played: list[PlayedInfo]
    ratings: dict[str, RatingInfo]  # by game
    latest: list[TableSummary]


class NeighbourInfo(msgspec.Struct, frozen=True):
    """Somebody else at a table."""

    id: str  # only this table knows them by it
    name: str
    account: str  # "" for a guest
    muted: bool
    blocked: bool


class NeighbourWish(msgspec.Struct, frozen=True):
    """Whether to mute somebody (not to read their chat here) or to block them; null leaves it as it is."""

    muted: bool | None = None
    blocked: bool | None = None


class UserInfo(msgspec.Struct, frozen=True):
    """An account as administrators see it."""

    name: str
    administrator: bool
    blocked: bool
    created: float
    seats: int
    seen: float | None


class AdminInfo(msgspec.Struct, frozen=True):
    """The accounts of a server, and whether strangers may make new ones."""

    open: bool
    accounts: list[UserInfo]


class SignUps(msgspec.Struct, frozen=True):
    """Whether strangers may make accounts."""

    open: bool


class AdminWish(Proof, frozen=True, kw_only=True):
    """What to do with an account: `name` is for "rename"; the password is asked for to "delete", "promote", "demote"."""

    name: Name = ""


class ResetLink(msgspec.Struct, frozen=True):
    """A link by which somebody chooses a new password, once, within a day."""

    link: str


def rating_info(rating: ratings.Rating) -> RatingInfo:
    """A rating as people read it."""
    return RatingInfo(rating.points, rating.games, rating.is_sure)


# ---- profiles and rankings


@get("/people/{name:str}")
async def profile(request: HttpRequest, asker: Asking, name: FromPath[str]) -> ProfileInfo:
    """What somebody has played and how well."""
    store = service_of(request).store
    account = await account_named(store, name)
    own = asker.holder == account.holder
    return ProfileInfo(
        account.name,
        account.created,
        own,
        not own and bool(asker.holder) and await is_blocked(store, asker.holder, account.holder),
        msgspec.convert(
            [one._asdict() for one in await statistics(asker.session, account)],
            list[PlayedInfo],
            from_attributes=True,
        ),
        {game: rating_info(one) for game, one in (await ratings.ratings_of(store, account.holder)).items()},
        [summary_of(one) for one in await store.lists.finished_of(account.holder, own, asker.holder, LATEST)],
    )


@put("/people/{name:str}/block")
async def block(asker: Asking, name: FromPath[str]) -> Ok:
    """Want nothing to do with somebody: no invitations, no seats at one's tables, nothing to read."""
    await block_named(asker.session, name, True)
    return Ok()


@delete("/people/{name:str}/block", status_code=200)
async def unblock(asker: Asking, name: FromPath[str]) -> Ok:
    """Somebody is welcome again."""
    await block_named(asker.session, name, False)
    return Ok()


@get("/rankings/{game:str}")
async def ranking(request: HttpRequest, asker: Asking, game: FromPath[str]) -> list[RankedInfo]:
    """Who is how strong at a game."""
    found = await ratings.ranking(service_of(request).store, the_game(game).id)
    return [RankedInfo(one.name, rating_info(one.rating)) for one in found]


# ---- at a table


@get("/tables/{id:str}/people")
async def people_there(request: HttpRequest, asker: Asking, id: FromPath[str]) -> list[NeighbourInfo]:
    """Who else sits at a table or has written there, and whom one has muted."""
    live = await seen_table(request, id, asker.holder)
    found = await neighbours(service_of(request).store, live, asker.holder)
    return [NeighbourInfo(one.id, one.name, one.account, one.muted, one.blocked) for one in found]


@put("/tables/{id:str}/people/{who:str}")
async def change_neighbour(
    request: HttpRequest, asker: Asking, id: FromPath[str], who: FromPath[str], data: JSONBody[NeighbourWish]
) -> Ok:
    """Mute somebody at a table, or block them, by the id that the table knows them by."""
    live = await seen_table(request, id, asker.holder)
    for what, on in (("mute", data.muted), ("block", data.blocked)):
        if on is not None:
            await set_neighbour(asker.session, live, who, what, on)
    return Ok()


# ---- administrators


@get("/admin/accounts", opt=IN_PERSON)
async def users(asker: Asking, name: FromQuery[str] = "") -> AdminInfo:
    """All accounts, or those whose name contains something."""
    admin_pages.administrator(asker.session)
    store = store_of(asker.session)
    return AdminInfo(
        await accounts.sign_ups_open(store),
        [
            UserInfo(one.name, one.is_admin, one.blocked, one.created, seats, seen)
            for one, seats, seen in await admin.users(store, name)
        ],
    )


@put("/admin/sign-ups", opt=IN_PERSON)
async def sign_ups(asker: Asking, data: JSONBody[SignUps]) -> SignUps:
    """Let strangers make accounts, or not."""
    admin_pages.administrator(asker.session)
    await accounts.open_sign_ups(store_of(asker.session), data.open)
    return data


@post("/admin/accounts/{name:str}/reset", opt=IN_PERSON, status_code=200)
async def reset_link(request: HttpRequest, asker: Asking, name: FromPath[str]) -> ResetLink:
    """A link to give to somebody who has forgotten the password."""
    admin_pages.administrator(asker.session)
    account = await admin_pages.administered(asker.session, name)
    token = await accounts.make_reset(store_of(asker.session), account.holder)
    return ResetLink(admin.reset_address(address_of(request), token))


@post("/admin/accounts/{name:str}/do/{what:str}", opt=IN_PERSON, status_code=200)
async def administer(
    asker: Asking,
    name: FromPath[str],
    what: FromPath[Literal["rename", "block", "unblock", "promote", "demote", "delete"]],
    data: JSONBody[AdminWish],
) -> Who:
    """Change somebody's account; the name that it has then."""
    admin_pages.administrator(asker.session)
    account = await admin_pages.administered(asker.session, name)
    await admin_pages.change(asker.session, account, what, fields_of(data))
    again = await accounts.by_holder(store_of(asker.session), account.holder)
    return Who(again.name if again else account.name)


@delete("/admin/tables/{id:str}", opt=IN_PERSON, status_code=200)
async def delete_table(request: HttpRequest, asker: Asking, id: FromPath[str]) -> Ok:
    """Delete any table for good."""
    admin_pages.administrator(asker.session)
    await service_of(request).delete(await live_table_of(request, id))
    return Ok()


HANDLERS = [
    profile,
    block,
    unblock,
    ranking,
    people_there,
    change_neighbour,
    users,
    sign_ups,
    reset_link,
    administer,
    delete_table,
]
