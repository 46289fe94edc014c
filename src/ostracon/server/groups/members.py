"""Who belongs to which group, and who leads it."""

from __future__ import annotations

import contextlib
import secrets
import time
import unicodedata

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.server import schema
from ostracon.server.people.names import BETWEEN, Refusal, name_key
from ostracon.server.store import Store
from ostracon.server.stored import AnyRow
from ostracon.server.tokens import hashed

ASKED, MEMBER, LEADER = "asked", "member", "leader"
BELONG = (MEMBER, LEADER)
SHORTEST, LONGEST = 2, 40  # characters of a name
ABOUT_LIMIT = 1000  # characters of a description
MEMBERS_LIMIT = 500  # people in a group, those who ask to join among them
GROUPS_LIMIT = 50  # groups that one person belongs to, or asks to join
GROUP_ID_BYTES = 9


class Group(msgspec.Struct, frozen=True):
    """A group."""

    id: str
    name: str
    about: str = ""
    links: int = 0
    created: float = 0.0


class Member(msgspec.Struct, frozen=True):
    """Somebody in a group, or who would like to be."""

    holder: str
    name: str
    state: str
    at: float


def check_name(name: str) -> str:
    """A group's name as it is kept. Raises Refusal where it cannot be one.

    >>> check_name("  The   Nile Club ")
    'The Nile Club'
    """
    kept = " ".join(unicodedata.normalize("NFC", name).split())
    if not SHORTEST <= len(kept) <= LONGEST:
        raise Refusal("group-name-length", "name")
    if not kept[0].isalnum() or not all(c.isalnum() or c in BETWEEN + "&!" for c in kept):
        raise Refusal("group-name-letters", "name")
    if not any(c.isalpha() for c in kept):
        raise Refusal("group-name-letters", "name")
    return kept


def clean_about(text: str) -> str:
    """A description: plain text, a few lines."""
    lines = "".join(c if c.isprintable() or c == "\n" else " " for c in text[: 2 * ABOUT_LIMIT]).split("\n")
    return "\n".join(line.strip() for line in lines).strip()[:ABOUT_LIMIT]


# ---- groups


async def found(store: Store, name: str, holder: str) -> Group:
    """A new group; who founds it leads it. Raises Refusal."""
    name = check_name(name)
    group = Group(secrets.token_urlsafe(GROUP_ID_BYTES), name, created=time.time())
    try:
        async with store.writing() as connection:
            await _check_room(connection, "", holder)
            await connection.execute(
                insert(schema.groups), msgspec.structs.asdict(group) | {"name_key": name_key(name)}
            )
            await _set(connection, group.id, holder, LEADER)
    except IntegrityError:
        raise Refusal("group-name-taken", "name") from None
    return group


async def change(store: Store, group: Group, name: str, about: str) -> Group:
    """Another name and description. Raises Refusal."""
    name, about = check_name(name), clean_about(about)
    values = {"name": name, "name_key": name_key(name), "about": about}
    try:
        async with store.writing() as connection:
            await connection.execute(
                update(schema.groups).where(schema.groups.c.id == group.id).values(values)
            )
    except IntegrityError:
        raise Refusal("group-name-taken", "name") from None
    return msgspec.structs.replace(group, name=name, about=about)


async def dissolve(store: Store, group: str) -> None:
    """A group is no more; its tables are private from now on."""
    async with store.writing() as connection:
        await _dissolve(connection, group)


async def _dissolve(connection: AsyncConnection, group: str) -> None:
    of = schema.tables.c.group_id
    await connection.execute(update(schema.tables).where(of == group).values(group_id=None))
    await connection.execute(delete(schema.groups).where(schema.groups.c.id == group))


async def by_name(store: Store, name: str) -> Group | None:
    """The group of a name, however it is written."""
    async with store.engine.connect() as connection:
        row = (
            await connection.execute(select(schema.groups).where(schema.groups.c.name_key == name_key(name)))
        ).first()
        return _group(row) if row else None


def _group(row: AnyRow) -> Group:
    return Group(**{name: getattr(row, name) for name in Group.__struct_fields__})


async def groups_of(store: Store, holder: str) -> list[Group]:
    """The groups to which somebody belongs, by name."""
    columns = schema.memberships.c
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(schema.groups)
            .join(schema.memberships, columns.group_id == schema.groups.c.id)
            .where(columns.holder == holder, columns.state.in_(BELONG))
            .order_by(func.lower(schema.groups.c.name))
        )
        return [_group(row) for row in rows]


# ---- members


async def members_of(store: Store, group: str) -> list[Member]:
    """Everybody in a group, and who would like to be: leaders first, by name."""
    columns, accounts = schema.memberships.c, schema.accounts.c
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(columns.holder, accounts.name, columns.state, columns.at)
            .join(schema.accounts, accounts.holder == columns.holder)
            .where(columns.group_id == group)
            .order_by(columns.state != LEADER, func.lower(accounts.name))
        )
        return [Member(row.holder, row.name, row.state, row.at) for row in rows]


async def state_of(store: Store, group: str, holder: str) -> str:
    """What somebody is in a group: ASKED, MEMBER, LEADER, or "" for nothing."""
    async with store.engine.connect() as connection:
        return await _state(connection, group, holder)


async def _state(connection: AsyncConnection, group: str, holder: str) -> str:
    columns = schema.memberships.c
    found = await connection.execute(
        select(columns.state).where(columns.group_id == group, columns.holder == holder)
    )
    return str(found.scalar() or "")


async def is_member(store: Store, group: str, holder: str) -> bool:
    """Whether somebody belongs to a group."""
    return await state_of(store, group, holder) in BELONG


async def enter(store: Store, group: str, holder: str, state: str) -> None:
    """Somebody asks to join (ASKED) or joins (MEMBER); who is further already stays so. Raises Refusal."""
    async with store.writing() as connection:
        now = await _state(connection, group, holder)
        if now in BELONG or now == state:
            return
        if not now:
            await _check_room(connection, group, holder)
        await _set(connection, group, holder, state)


async def _check_room(connection: AsyncConnection, group: str, holder: str) -> None:
    """Refuse where a group, or the list of somebody's groups, is full."""
    columns, count = schema.memberships.c, select(func.count())
    inside = await connection.execute(count.where(columns.group_id == group))
    mine = await connection.execute(count.where(columns.holder == holder))
    if (inside.scalar() or 0) >= MEMBERS_LIMIT:
        raise Refusal("group-full")
    if (mine.scalar() or 0) >= GROUPS_LIMIT:
        raise Refusal("group-too-many")


async def set_state(store: Store, group: str, holder: str, state: str) -> None:
    """A leader decides what somebody is who is there already; "" removes them."""
    async with store.writing() as connection:
        if await _state(connection, group, holder):
            await _set(connection, group, holder, state)
            await _keep_led(connection, group)


async def _set(connection: AsyncConnection, group: str, holder: str, state: str) -> None:
    columns = schema.memberships.c
    there = columns.group_id == group, columns.holder == holder
    if not state:
        await connection.execute(delete(schema.memberships).where(*there))
    elif not (
        await connection.execute(update(schema.memberships).where(*there).values(state=state))
    ).rowcount:
        row = {"group_id": group, "holder": holder, "state": state, "at": time.time()}
        await connection.execute(insert(schema.memberships), row)
    if state != LEADER:
        links = schema.group_links.c
        await connection.execute(
            delete(schema.group_links).where(links.group_id == group, links.leader == holder)
        )


async def leave_all(connection: AsyncConnection, holder: str) -> None:
    """Somebody goes for good: every group is led by somebody else, or goes too."""
    columns = schema.memberships.c
    found = await connection.execute(select(columns.group_id).where(columns.holder == holder))
    for group in list(found.scalars()):
        await _set(connection, group, holder, "")
        await _keep_led(connection, group)


async def _keep_led(connection: AsyncConnection, group: str) -> None:
    """A group without a leader is led by who has been there longest; without anybody it goes."""
    columns = schema.memberships.c
    rows = await connection.execute(
        select(columns.holder, columns.state)
        .where(columns.group_id == group, columns.state.in_(BELONG))
        .order_by(columns.at)
    )
    there = rows.all()
    if not there:
        await _dissolve(connection, group)
    elif all(row.state != LEADER for row in there):
        heir = columns.group_id == group, columns.holder == there[0].holder
        await connection.execute(update(schema.memberships).where(*heir).values(state=LEADER))


# ---- links by which people join


async def keep_link(store: Store, group: str, leader: str, token: str) -> None:
    """A leader's link opens the group."""
    columns, row = schema.group_links.c, {"hash": hashed(token), "group_id": group, "leader": leader}
    async with store.engine.connect() as connection:
        known = await connection.execute(select(columns.hash).where(columns.hash == row["hash"]))
        if known.first() is not None:
            return
    with contextlib.suppress(IntegrityError):  # the same page was asked for twice at once
        async with store.writing() as connection:
            await connection.execute(insert(schema.group_links), row)


async def end_links(store: Store, group: str) -> None:
    """All links that were sent open the group no more."""
    columns = schema.groups.c
    async with store.writing() as connection:
        await connection.execute(
            update(schema.groups).where(columns.id == group).values(links=columns.links + 1)
        )
        await connection.execute(delete(schema.group_links).where(schema.group_links.c.group_id == group))


async def by_link(store: Store, token: str) -> Group | None:
    """The group that a link opens."""
    columns = schema.group_links.c
    async with store.engine.connect() as connection:
        row = (
            await connection.execute(
                select(schema.groups)
                .join(schema.group_links, columns.group_id == schema.groups.c.id)
                .where(columns.hash == hashed(token))
            )
        ).first()
        return _group(row) if row else None
