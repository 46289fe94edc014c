"""Pages of groups: one's own, a group's page with its tables and ranking, joining by link."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import quote

from litestar import Response, get, post
from litestar.params import FromPath

from ostracon.server.address import address_of, is_local
from ostracon.server.groups import members
from ostracon.server.groups.members import ASKED, BELONG, LEADER, MEMBER, Group, Member
from ostracon.server.groups.ranking import Standing, ranking
from ostracon.server.limits import FOUNDING, JOINING
from ostracon.server.pages import listed
from ostracon.server.people import accounts
from ostracon.server.people.account_pages import signed_in
from ostracon.server.people.callers import limit, store_of
from ostracon.server.people.names import Refusal
from ostracon.server.playable import playable_games
from ostracon.server.session import BrowserSession, HttpRequest, PageError, posted
from ostracon.server.stored import Summary
from ostracon.server.tokens import group_token

LATEST = 6  # finished games that are shown

Fields = dict[str, str]


def path_of(group: Group) -> str:
    """The address of a group's page."""
    return f"/groups/{quote(group.name, safe='')}"


@get("/groups")
async def groups_page(request: HttpRequest) -> Response[object]:
    """My groups, and the form to found one."""
    return await own_groups(BrowserSession(request))


async def own_groups(
    session: BrowserSession, refusal: Refusal | None = None, name: str = ""
) -> Response[object]:
    """The page, with what was wrong in the form."""
    groups = await members.groups_of(store_of(session), session.hash) if session.account else []
    return session.page(
        "groups.html.j2",
        400 if refusal else 200,
        title=session.say("groups-title"),
        groups=[(group, path_of(group)) for group in groups],
        fault=session.say(refusal.key) if refusal else "",
        name=name,
    )


@post("/groups")
async def found_group(request: HttpRequest) -> Response[object]:
    """Found a group."""
    session, fields = await posted(request)
    name = fields.get("name", "")[:200]
    try:
        group = await found(session, name)
    except Refusal as refusal:
        return await own_groups(session, refusal, name)
    return session.go(path_of(group))


async def found(session: BrowserSession, name: str) -> Group:
    """A new group of who is signed in. Raises Refusal."""
    account = signed_in(session)
    members.check_name(name)
    limit(session, (FOUNDING, account.holder))
    return await members.found(store_of(session), name, account.holder)


async def the_group(session: BrowserSession, name: str) -> Group:
    """The group of an address, or a page that says there is none."""
    group = await members.by_name(store_of(session), name)
    if group is None:
        raise PageError("error-no-group")
    return group


@get("/groups/{name:str}")
async def group_page(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """A group: for its members with everything, for others who it is and how to join."""
    session = BrowserSession(request)
    return await page_of(session, await the_group(session, name))


class Seen(NamedTuple):
    """A group as somebody may know it."""

    state: str  # what he is in it
    members: list[Member]  # a stranger is told only how many they are
    asking: list[Member]  # for leaders
    link: str  # by which others join, for leaders
    tables: list[Summary]
    results: list[Summary]
    ranking: dict[str, list[Standing]]


async def seen_by(session: BrowserSession, group: Group) -> Seen:
    """What somebody may know of a group."""
    store, holder = store_of(session), session.hash
    people = await members.members_of(store, group.id)
    state = next((one.state for one in people if one.holder == holder), "") if session.account else ""
    inside, leads = state in BELONG, state == LEADER
    link = ""
    if leads:
        token = group_token(session.secret, group.id, group.links)
        await members.keep_link(store, group.id, holder, token)
        link = f"{address_of(session.request)}/groups/join/{token}"
    return Seen(
        state,
        [one for one in people if one.state in BELONG],
        [one for one in people if one.state == ASKED] if leads else [],
        link,
        await store.lists.of_groups([group.id], False, holder) if inside else [],
        await store.lists.of_groups([group.id], True, holder, LATEST) if inside else [],
        await ranking(store, group.id) if inside else {},
    )


async def page_of(session: BrowserSession, group: Group, refusal: Refusal | None = None) -> Response[object]:
    """The page, with what was wrong in a form."""
    seen = await seen_by(session, group)
    return session.page(
        "group.html.j2",
        400 if refusal else 200,
        title=group.name,
        group=group,
        path=path_of(group),
        state=seen.state,
        inside=seen.state in BELONG,
        leads=seen.state == LEADER,
        members=seen.members,
        asking=seen.asking,
        link=seen.link,
        is_local=is_local(seen.link),
        tables=listed(session, seen.tables),
        results=listed(session, seen.results),
        games=list(playable_games().values()),
        titles={name: game.title for name, game in playable_games().items()},
        ranking=seen.ranking,
        fault=session.say(refusal.key) if refusal else "",
        fault_at=refusal.at if refusal else "",
    )


# ---- what its forms ask for


@post("/groups/{name:str}")
async def change_group(request: HttpRequest, name: FromPath[str]) -> Response[object]:
    """Join, leave, or lead a group."""
    session, fields = await posted(request)
    group = await the_group(session, name)
    try:
        return session.go(await do(session, group, fields.get("do", ""), fields))
    except Refusal as refusal:
        return await page_of(session, group, refusal)


async def do(session: BrowserSession, group: Group, what: str, fields: Fields) -> str:
    """Do something that members, or leaders, may; the page to go to then. Raises Refusal."""
    account = signed_in(session)
    state = await members.state_of(store_of(session), group.id, account.holder)
    if what in LEADERS and state != LEADER:
        raise PageError("error-not-leader", 403)
    work = (OWN | LEADERS).get(what)
    if work is None:
        raise PageError("error-400", 400)
    return await work(session, group, fields)


async def ask(session: BrowserSession, group: Group, fields: Fields) -> str:
    """Somebody would like to join."""
    holder = signed_in(session).holder
    limit(session, (JOINING, holder))
    await members.enter(store_of(session), group.id, holder, ASKED)
    return path_of(group)


async def leave(session: BrowserSession, group: Group, fields: Fields) -> str:
    """Somebody leaves, or does not want to join any more."""
    await members.set_state(store_of(session), group.id, signed_in(session).holder, "")
    return "/groups"


async def change(session: BrowserSession, group: Group, fields: Fields) -> str:
    """Another name and description."""
    name, about = fields.get("name", "")[:200], fields.get("about", "")
    return path_of(await members.change(store_of(session), group, name, about))


async def dissolve(session: BrowserSession, group: Group, fields: Fields) -> str:
    """The group is no more."""
    await members.dissolve(store_of(session), group.id)
    return "/groups"


async def end_links(session: BrowserSession, group: Group, fields: Fields) -> str:
    """Links that were sent open the group no more."""
    await members.end_links(store_of(session), group.id)
    return path_of(group)


def set_to(state: str) -> Callable[[BrowserSession, Group, Fields], Awaitable[str]]:
    """A leader decides what somebody else is."""

    async def work(session: BrowserSession, group: Group, fields: Fields) -> str:
        store = store_of(session)
        other = await accounts.by_name(store, fields.get("who", "")[:100])
        if other is None:
            raise PageError("people-nobody")
        await members.set_state(store, group.id, other.holder, state)
        return path_of(group)

    return work


OWN = {"ask": ask, "leave": leave}
LEADERS = {
    "accept": set_to(MEMBER),
    "promote": set_to(LEADER),
    "demote": set_to(MEMBER),
    "remove": set_to(""),
    "change": change,
    "end-links": end_links,
    "delete": dissolve,
}


# ---- joining by link


@get("/groups/join/{token:str}")
async def join_page(request: HttpRequest, token: FromPath[str]) -> Response[object]:
    """Somebody follows a link: what the group is, and the button to join."""
    session = BrowserSession(request)
    group = await linked(session, token)
    if session.account is None:
        return session.go(f"/sign-in?next=/groups/join/{token}")
    if await members.is_member(store_of(session), group.id, session.hash):
        return session.go(path_of(group))
    return session.page("group-join.html.j2", title=group.name, group=group)


@post("/groups/join/{token:str}")
async def join(request: HttpRequest, token: FromPath[str]) -> Response[object]:
    """Join by link."""
    session, _ = await posted(request)
    try:
        return session.go(path_of(await join_by(session, token)))
    except Refusal as refusal:
        raise PageError(refusal.key, 409) from None


async def join_by(session: BrowserSession, token: str) -> Group:
    """Somebody joins by a link; the group. Raises Refusal."""
    holder, group = signed_in(session).holder, await linked(session, token)
    limit(session, (JOINING, holder))
    await members.enter(store_of(session), group.id, holder, MEMBER)
    return group


async def linked(session: BrowserSession, token: str) -> Group:
    """The group that a link opens, or a page that says that it opens none."""
    group = await members.by_link(store_of(session), token)
    if group is None:
        raise PageError("error-no-group-link")
    return group


HANDLERS = [groups_page, found_group, group_page, change_group, join_page, join]
