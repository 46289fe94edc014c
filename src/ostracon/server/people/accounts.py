"""Accounts and the browsers that are signed in to them. Passwords come here as hashes only."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ostracon.server import schema
from ostracon.server.people.held import go_over
from ostracon.server.people.names import Refusal, check_name, name_key
from ostracon.server.store import Store
from ostracon.server.stored import AnyRow
from ostracon.server.tokens import TOKEN_BYTES, hashed

HOLDER_BYTES = 32
RESET_SECONDS = 24 * 3600  # how long a link to choose a new password lives
CONFIRM_SECONDS = 24 * 3600  # and one to confirm an address
FORGOTTEN_SECONDS = 2 * 365 * 24 * 3600  # as long as a browser keeps its cookies
USED_SECONDS = 3600  # how exact "last used" is
FIRST, SIGN_UPS = "administrator", "sign-ups"  # keys of `site`
CLOSED = "closed"


class Account(msgspec.Struct, frozen=True):
    """Somebody with an account."""

    holder: str
    name: str
    email: str = ""
    confirmed: bool = False  # whether a link that was sent to this address was followed
    is_admin: bool = False
    blocked: bool = False
    created: float = 0.0


class SignIn(msgspec.Struct, frozen=True):
    """A browser at which somebody is signed in."""

    browser: str
    device: str
    created: float
    used: float


def account_of(row: AnyRow) -> Account:
    """An account from a row that has its columns."""
    return Account(**{name: getattr(row, name) for name in Account.__struct_fields__})


# ---- making and finding


async def create(store: Store, name: str, password: str, email: str = "") -> Account:
    """A new account (the password hashed); the first of a server is its administrator. Raises Refusal."""
    name = check_name(name)
    account = Account(secrets.token_hex(HOLDER_BYTES), name, email, created=time.time())
    row = msgspec.structs.asdict(account) | {"name_key": name_key(name), "password": password}
    try:
        async with store.writing() as connection:
            await connection.execute(insert(schema.accounts), row)
            if not await _is_first(connection, account.holder):
                return account
            first = schema.accounts.c.holder == account.holder
            await connection.execute(update(schema.accounts).where(first).values(is_admin=True))
            return msgspec.structs.replace(account, is_admin=True)
    except IntegrityError:
        raise Refusal("people-name-taken", "name") from None


async def _is_first(connection: AsyncConnection, holder: str) -> bool:
    """Whether nobody was here before: of two who come at once one is the first."""
    try:
        async with connection.begin_nested():
            await connection.execute(insert(schema.site), {"key": FIRST, "value": holder})
    except IntegrityError:
        return False
    return True


async def by_name(store: Store, name: str) -> Account | None:
    """The account of a name, however it is written."""
    return await _one(store, schema.accounts.c.name_key == name_key(name))


async def by_email(store: Store, email: str, limit: int = 5) -> list[Account]:
    """The accounts with an e-mail address that was confirmed, and that may be used."""
    columns = schema.accounts.c
    same = func.lower(columns.email) == email.lower(), columns.email != ""
    usable = columns.confirmed.is_(True), columns.blocked.is_(False)
    async with store.engine.connect() as connection:
        found = await connection.execute(select(schema.accounts).where(*same, *usable).limit(limit))
        return [account_of(row) for row in found]


async def by_holder(store: Store, holder: str) -> Account | None:
    """The account of a holder; None for guests."""
    return await _one(store, schema.accounts.c.holder == holder)


async def by_holders(store: Store, holders: list[str]) -> dict[str, Account]:
    """Those of these holders who have an account."""
    async with store.engine.connect() as connection:
        found = await connection.execute(select(schema.accounts).where(schema.accounts.c.holder.in_(holders)))
        return {row.holder: account_of(row) for row in found}


async def _one(store: Store, where: Any) -> Account | None:
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(schema.accounts).where(where))).first()
        return account_of(row) if row else None


async def password_of(store: Store, holder: str) -> str:
    """The hash of an account's password; "" if it has none."""
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(schema.accounts.c.password).where(schema.accounts.c.holder == holder)
        )
        return str(found.scalar() or "")


# ---- signing in and out


async def by_browser(store: Store, browser: str) -> Account | None:
    """Who is signed in at a browser (its hash)."""
    columns, now = schema.sign_ins.c, time.time()
    async with store.engine.connect() as connection:
        row = (
            await connection.execute(
                select(schema.accounts, columns.used)
                .join(schema.sign_ins, columns.holder == schema.accounts.c.holder)
                .where(columns.browser == browser, schema.accounts.c.blocked.is_(False))
            )
        ).first()
    if row is None:
        return None
    if now - row.used > USED_SECONDS:
        async with store.writing() as connection:
            await connection.execute(
                update(schema.sign_ins).where(columns.browser == browser).values(used=now)
            )
    return account_of(row)


async def sign_in(store: Store, account: Account, guest: str, browser: str, device: str) -> None:
    """A browser is signed in from now on: what it held as a guest is the account's. Both are hashes of its secret,
    the old one and the new one.
    """
    now = time.time()
    row = {"browser": browser, "holder": account.holder, "device": device, "created": now, "used": now}
    async with store.writing() as connection:
        columns = schema.sign_ins.c
        forgotten = columns.used < now - FORGOTTEN_SECONDS
        await connection.execute(delete(schema.sign_ins).where((columns.browser == guest) | forgotten))
        await connection.execute(insert(schema.sign_ins), row)
        await go_over(connection, guest, account.holder)


async def sign_out(store: Store, browser: str) -> None:
    """A browser is nobody's any more."""
    async with store.writing() as connection:
        await connection.execute(delete(schema.sign_ins).where(schema.sign_ins.c.browser == browser))


async def sign_out_everywhere(store: Store, holder: str, besides: str = "") -> None:
    """All browsers of an account are signed out, but for one."""
    columns = schema.sign_ins.c
    async with store.writing() as connection:
        await connection.execute(
            delete(schema.sign_ins).where(columns.holder == holder, columns.browser != besides)
        )


async def sign_ins_of(store: Store, holder: str) -> list[SignIn]:
    """Where somebody is signed in, the latest first."""
    columns = schema.sign_ins.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(schema.sign_ins).where(columns.holder == holder).order_by(columns.used.desc())
        )
        return [SignIn(row.browser, row.device, row.created, row.used) for row in found]


# ---- changing


async def change(store: Store, holder: str, **values: object) -> None:
    """Other values of an account: `password` (hashed), `is_admin`, `blocked`."""
    async with store.writing() as connection:
        await connection.execute(
            update(schema.accounts).where(schema.accounts.c.holder == holder).values(values)
        )


async def change_email(store: Store, account: Account, email: str) -> Account:
    """Another address, which is not confirmed yet; links to the one before confirm nothing any more."""
    if email == account.email:
        return account
    async with store.writing() as connection:
        mine = schema.accounts.c.holder == account.holder
        await connection.execute(update(schema.accounts).where(mine).values(email=email, confirmed=False))
        await connection.execute(
            delete(schema.confirmations).where(schema.confirmations.c.holder == account.holder)
        )
    return msgspec.structs.replace(account, email=email, confirmed=False)


async def rename(store: Store, holder: str, name: str) -> str:
    """Another name; as it is kept. Raises Refusal."""
    name = check_name(name)
    try:
        await change(store, holder, name=name, name_key=name_key(name))
    except IntegrityError:
        raise Refusal("people-name-taken", "name") from None
    return name


async def block(store: Store, holder: str, blocked: bool = True) -> None:
    """An administrator lets an account in no longer, or again."""
    await change(store, holder, blocked=blocked)
    if blocked:
        await sign_out_everywhere(store, holder)


# ---- confirmed addresses


async def make_confirmation(store: Store, account: Account) -> str:
    """The token of a link that confirms the address which an account has now; the store keeps its hash."""
    token, now = secrets.token_urlsafe(TOKEN_BYTES), time.time()
    row = {"token_hash": hashed(token), "holder": account.holder, "email": account.email}
    async with store.writing() as connection:
        await connection.execute(delete(schema.confirmations).where(schema.confirmations.c.until < now))
        await connection.execute(insert(schema.confirmations), row | {"until": now + CONFIRM_SECONDS})
    return token


def _confirms(token: str) -> Any:
    """Accounts, with the links that confirm the address that they have now."""
    links, account = schema.confirmations.c, schema.accounts.c
    return (
        select(schema.accounts)
        .join(schema.confirmations, links.holder == account.holder)
        .where(links.token_hash == hashed(token), links.until > time.time(), links.email == account.email)
    )


async def confirmation_of(store: Store, token: str) -> Account | None:
    """Whose address a link confirms."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(_confirms(token))).first()
        return account_of(row) if row else None


async def use_confirmation(store: Store, token: str) -> bool:
    """Confirm an address by a link: all links to it are used up. False if it was used meanwhile."""
    async with store.writing() as connection:
        row = (await connection.execute(_confirms(token).with_for_update())).first()
        if row is None:
            return False
        links, account = schema.confirmations.c, schema.accounts.c
        await connection.execute(delete(schema.confirmations).where(links.holder == row.holder))
        await connection.execute(
            update(schema.accounts).where(account.holder == row.holder).values(confirmed=True)
        )
        return True


# ---- forgotten passwords


async def make_reset(store: Store, holder: str, seconds: float = RESET_SECONDS) -> str:
    """The token of a link by which somebody chooses a new password once; the store keeps its hash."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"token_hash": hashed(token), "holder": holder, "until": time.time() + seconds}
    async with store.writing() as connection:
        await connection.execute(delete(schema.resets).where(schema.resets.c.until < time.time()))
        await connection.execute(insert(schema.resets), row)
    return token


async def reset_of(store: Store, token: str) -> Account | None:
    """Whose password a link may change."""
    columns = schema.resets.c
    async with store.engine.connect() as connection:
        row = (
            await connection.execute(
                select(schema.accounts)
                .join(schema.resets, columns.holder == schema.accounts.c.holder)
                .where(columns.token_hash == hashed(token), columns.until > time.time())
            )
        ).first()
        return account_of(row) if row else None


async def use_reset(store: Store, token: str, password: str) -> bool:
    """Choose a new password (hashed) by a link: all browsers are signed out, all such links are used up. False if the
    link was used meanwhile.
    """
    async with store.writing() as connection:
        columns = schema.resets.c
        mine = columns.token_hash == hashed(token), columns.until > time.time()
        holder = (await connection.execute(select(columns.holder).where(*mine).with_for_update())).scalar()
        if holder is None:
            return False
        await connection.execute(delete(schema.resets).where(columns.holder == holder))
        await connection.execute(delete(schema.sign_ins).where(schema.sign_ins.c.holder == holder))
        await connection.execute(
            update(schema.accounts).where(schema.accounts.c.holder == holder).values(password=password)
        )
        return True


# ---- the whole server


async def sign_ups_open(store: Store) -> bool:
    """Whether strangers may make an account."""
    async with store.engine.connect() as connection:
        found = await connection.execute(select(schema.site.c.value).where(schema.site.c.key == SIGN_UPS))
        return found.scalar() != CLOSED


async def open_sign_ups(store: Store, is_open: bool) -> None:
    """Let strangers make accounts, or not."""
    async with store.writing() as connection:
        await connection.execute(delete(schema.site).where(schema.site.c.key == SIGN_UPS))
        if not is_open:
            await connection.execute(insert(schema.site), {"key": SIGN_UPS, "value": CLOSED})


async def accounts_like(store: Store, part: str = "", limit: int = 200) -> list[Account]:
    """Accounts whose name contains something, by name."""
    columns = schema.accounts.c
    async with store.engine.connect() as connection:
        asked = select(schema.accounts).order_by(func.lower(columns.name)).limit(limit)
        if part:
            asked = asked.where(columns.name_key.contains(name_key(part), autoescape=True))
        return [account_of(row) for row in await connection.execute(asked)]
