"""Groups: found one, join, lead; its tables and ranking."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ostracon.server.api.access import PLAY
from ostracon.server.api.asking import Asker, Asking
from ostracon.server.api.messages import Name, Ok, TableSummary
from ostracon.server.api.people import RatingInfo, rating_info
from ostracon.server.api.shown import summary_of
from ostracon.server.groups import members, pages
from ostracon.server.groups.members import BELONG, Group, Member
from ostracon.server.people.account_pages import signed_in
from ostracon.server.people.callers import store_of


class GroupName(msgspec.Struct, frozen=True):
    """A group to be founded."""

    name: Name


class GroupWish(msgspec.Struct, frozen=True):
    """What a group is called, and how it describes itself."""

    name: Name
    about: Annotated[str, Meta(max_length=4000)] = ""


class MemberInfo(msgspec.Struct, frozen=True):
    """Somebody in a group."""

    name: str
    leads: bool
    since: float


class GroupRanked(msgspec.Struct, frozen=True):
    """A line of a group's ranking of a game."""

    name: str
    rating: RatingInfo | None
    games: int  # at the group's own tables
    wins: int


class GroupInfo(msgspec.Struct, frozen=True):
    """A group: everything for its members, who it is for everybody."""

    id: str
    name: str
    about: str
    created: float
    state: str  # what the asker is: "", "asked", "member" or "leader"
    count: int  # members
    members: list[MemberInfo]
    asking: list[str]  # who would like to join, for leaders
    link: str | None  # by which others join, for leaders
    tables: list[TableSummary]
    results: list[TableSummary]
    ranking: dict[str, list[GroupRanked]]  # by game


class GroupSummary(msgspec.Struct, frozen=True):
    """A group in a list."""

    id: str
    name: str
    about: str


class GroupLink(msgspec.Struct, frozen=True):
    """A link by which one joins, or its last part."""

    link: Annotated[str, Meta(max_length=300)]


async def told(asker: Asker, group: Group) -> GroupInfo:
    """A group as somebody may know it."""
    seen = await pages.seen_by(asker.session, group)
    inside = seen.state in BELONG
    return GroupInfo(
        group.id,
        group.name,
        group.about,
        group.created,
        seen.state,
        len(seen.members),
        [member_info(one) for one in seen.members] if inside else [],
        [one.name for one in seen.asking],
        (seen.link or None) if PLAY in asker.scopes else None,
        [summary_of(one) for one in seen.tables],
        [summary_of(one) for one in seen.results],
        {
            game: [
                GroupRanked(one.name, rating_info(one.rating) if one.rating else None, one.games, one.wins)
                for one in lines
            ]
            for game, lines in seen.ranking.items()
        },
    )


def member_info(member: Member) -> MemberInfo:
    """Somebody in a group."""
    return MemberInfo(member.name, member.state == members.LEADER, member.at)


async def done(asker: Asker, called: str, what: str, **fields: str) -> Group:
    """Do something at a group."""
    group = await pages.the_group(asker.session, called)
    await pages.do(asker.session, group, what, fields)
    return group


@get("/groups")
async def own_groups(asker: Asking) -> list[GroupSummary]:
    """The groups to which one belongs."""
    found = await members.groups_of(store_of(asker.session), signed_in(asker.session).holder)
    return [GroupSummary(one.id, one.name, one.about) for one in found]


@post("/groups")
async def found_group(asker: Asking, data: JSONBody[GroupName]) -> GroupInfo:
    """Found a group; who founds it leads it."""
    return await told(asker, await pages.found(asker.session, data.name))


@post("/groups/join", status_code=200)
async def join_group(asker: Asking, data: JSONBody[GroupLink]) -> GroupInfo:
    """Join by a leader's link."""
    token = data.link.rstrip("/").rpartition("/")[2]
    return await told(asker, await pages.join_by(asker.session, token))


@get("/groups/{name:str}")
async def one_group(asker: Asking, name: FromPath[str]) -> GroupInfo:
    """A group."""
    return await told(asker, await pages.the_group(asker.session, name))


@put("/groups/{name:str}")
async def change_group(asker: Asking, name: FromPath[str], data: JSONBody[GroupWish]) -> GroupInfo:
    """Another name and description; for leaders."""
    await done(asker, name, "change", name=data.name, about=data.about)
    return await told(asker, await pages.the_group(asker.session, data.name))


@delete("/groups/{name:str}", status_code=200)
async def dissolve_group(asker: Asking, name: FromPath[str]) -> Ok:
    """The group is no more; its tables are private. For leaders."""
    await done(asker, name, "delete")
    return Ok()


@post("/groups/{name:str}/ask", status_code=200)
async def ask_to_join(asker: Asking, name: FromPath[str]) -> GroupInfo:
    """Ask to join."""
    return await told(asker, await done(asker, name, "ask"))


@post("/groups/{name:str}/leave", status_code=200)
async def leave_group(asker: Asking, name: FromPath[str]) -> Ok:
    """Leave, or do not want to join any more."""
    await done(asker, name, "leave")
    return Ok()


@post("/groups/{name:str}/end-links", status_code=200)
async def end_links(asker: Asking, name: FromPath[str]) -> GroupInfo:
    """Links that were sent open the group no more: there is a new one. For leaders."""
    await done(asker, name, "end-links")
    return await told(asker, await pages.the_group(asker.session, name))


@post("/groups/{name:str}/members/{who:str}/{what:str}", status_code=200)
async def change_member(
    asker: Asking,
    name: FromPath[str],
    who: FromPath[str],
    what: FromPath[Literal["accept", "promote", "demote", "remove"]],
) -> GroupInfo:
    """Let somebody in who asks, make a leader or a member of somebody, or remove them; for leaders."""
    return await told(asker, await done(asker, name, what, who=who))


HANDLERS = [
    own_groups,
    found_group,
    join_group,
    one_group,
    change_group,
    dissolve_group,
    ask_to_join,
    leave_group,
    end_links,
    change_member,
]
