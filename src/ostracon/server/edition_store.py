"""The corrections of figures that owners of a game have made, and who keeps which."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ostracon.server import schema
from ostracon.server.together import Writing


class StoredEdition(msgspec.Struct):
    """An owner's corrections of the figures of a game."""

    game: str
    hash: str
    by: str
    text: str
    created: float = 0.0


class EditionStore:
    """Found as ``store.editions``."""

    def __init__(self, engine: AsyncEngine, writing: Writing) -> None:
        self._engine, self._writing = engine, writing

    async def keep(self, edition: StoredEdition, browser: str) -> None:
        """Corrections that a browser keeps; the same figures are kept once for everybody, with the words of the one
        who kept them first.
        """
        key = {"game": edition.game, "hash": edition.hash}
        async with self._writing() as connection:
            columns = schema.editions.c
            same = and_(columns.game == edition.game, columns.hash == edition.hash)
            known = (await connection.execute(select(columns.hash).where(same))).first()
            if known is None:
                row = msgspec.structs.asdict(edition) | {"created": time.time()}
                await connection.execute(insert(schema.editions), row)
            mine = await connection.execute(delete(schema.edition_holders).where(*_holder(browser, key)))
            if known is not None and mine.rowcount:
                words = {"text": edition.text, "by": edition.by}
                await connection.execute(update(schema.editions).where(same).values(words))
            await connection.execute(
                insert(schema.edition_holders), key | {"browser": browser, "at": time.time()}
            )

    async def let_go(self, game: str, hash: str, browser: str) -> None:
        """A browser no longer keeps these corrections; they stay for the tables that are played with them."""
        async with self._writing() as connection:
            await connection.execute(
                delete(schema.edition_holders).where(*_holder(browser, {"game": game, "hash": hash}))
            )

    async def find(self, game: str, hash: str) -> StoredEdition | None:
        """The corrections of these figures; None if nobody has made any."""
        columns = schema.editions.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.editions).where(columns.game == game, columns.hash == hash)
            )
            row = found.first()
            return StoredEdition(row.game, row.hash, row.by, row.text, row.created) if row else None

    async def of(self, browser: str, game: str) -> list[StoredEdition]:
        """The corrections that a browser keeps, the latest first."""
        holder, kept = schema.edition_holders.c, schema.editions.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(schema.editions)
                .join(schema.edition_holders, and_(holder.game == kept.game, holder.hash == kept.hash))
                .where(holder.browser == browser, holder.game == game)
                .order_by(holder.at.desc())
            )
            return [StoredEdition(row.game, row.hash, row.by, row.text, row.created) for row in found]


def _holder(browser: str, key: dict[str, str]) -> list[ColumnElement[bool]]:
    """Who keeps which corrections."""
    return [schema.edition_holders.c[name] == value for name, value in (key | {"browser": browser}).items()]
