"""Tokens of programs: made, seen and revoked by whoever holds them; the store keeps only their hashes."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import delete, func, insert, select, update

from ostracon.server import schema
from ostracon.server.store import Store
from ostracon.server.tokens import hashed

PREFIX = "ostracon_"
READ, PLAY = "read", "play"
TOKENS_EACH = 20  # of one holder
USE_SECONDS = 60.0  # how exactly the last use is known


class ApiToken(msgspec.Struct, frozen=True):
    """A token as its holder sees it."""

    id: int
    holder: str
    name: str
    scopes: tuple[str, ...]
    created: float
    used: float | None


async def make_token(store: Store, holder: str, name: str, scopes: tuple[str, ...]) -> str | None:
    """A new token, which can be read this once; None if its holder has too many."""
    token = PREFIX + secrets.token_urlsafe(24)
    columns = schema.api_tokens.c
    row = {
        "holder": holder,
        "hash": hashed(token),
        "name": name,
        "scopes": " ".join(scopes),
        "created": time.time(),
    }
    async with store.writing() as connection:
        count = select(func.count()).where(columns.holder == holder)
        if (await connection.execute(count)).scalar_one() >= TOKENS_EACH:
            return None
        await connection.execute(insert(schema.api_tokens), row)
    return token


async def tokens_of(store: Store, holder: str) -> list[ApiToken]:
    """A holder's tokens, the newest first."""
    columns = schema.api_tokens.c
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(schema.api_tokens).where(columns.holder == holder).order_by(columns.id.desc())
        )
        return [
            ApiToken(row.id, row.holder, row.name, tuple(row.scopes.split()), row.created, row.used)
            for row in found
        ]


async def find_token(store: Store, token: str) -> ApiToken | None:
    """The token that a program shows; its use is noted."""
    columns = schema.api_tokens.c
    async with store.engine.connect() as connection:
        row = (
            await connection.execute(select(schema.api_tokens).where(columns.hash == hashed(token)))
        ).first()
    if row is None:
        return None
    now = time.time()
    if row.used is None or now - row.used > USE_SECONDS:
        async with store.writing() as connection:
            await connection.execute(update(schema.api_tokens).where(columns.id == row.id).values(used=now))
    return ApiToken(row.id, row.holder, row.name, tuple(row.scopes.split()), row.created, row.used)


async def is_good(store: Store, id: int) -> bool:
    """Whether a token has not been revoked."""
    columns = schema.api_tokens.c
    async with store.engine.connect() as connection:
        return (await connection.execute(select(columns.id).where(columns.id == id))).first() is not None


async def revoke(store: Store, holder: str, id: int) -> bool:
    """Take a token back; False if the holder has none of this number."""
    columns = schema.api_tokens.c
    async with store.writing() as connection:
        done = await connection.execute(
            delete(schema.api_tokens).where(columns.id == id, columns.holder == holder)
        )
    return done.rowcount > 0
