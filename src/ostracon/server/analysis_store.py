"""The analyses that the store keeps: asked for, done or failed."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ostracon.server import schema
from ostracon.server.together import Writing

RUNNING, DONE, FAILED = "running", "done", "failed"  # states of an analysis


class StoredAnalysis(msgspec.Struct):
    """What the store knows of the analysis of a table."""

    state: str  # RUNNING, DONE or FAILED
    result: str | None = None  # JSON


class AnalysisStore:
    """Found as ``store.analyses``."""

    def __init__(self, engine: AsyncEngine, writing: Writing) -> None:
        self._engine, self._writing = engine, writing

    async def begin(self, table: str) -> None:
        """An analysis has been asked for; an earlier one is forgotten."""
        row = {"table_id": table, "state": RUNNING, "asked": time.time()}
        async with self._writing() as connection:
            await connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
            await connection.execute(insert(schema.analyses), row)

    async def end(self, table: str, result: str | None) -> None:
        """An analysis is done, or (None) has failed."""
        values = {"state": FAILED if result is None else DONE, "finished": time.time(), "result": result}
        async with self._writing() as connection:
            await connection.execute(
                update(schema.analyses).where(schema.analyses.c.table_id == table).values(values)
            )

    async def of(self, table: str) -> StoredAnalysis | None:
        """The analysis of a table; None if nobody has asked for one."""
        columns = schema.analyses.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(columns.state, columns.result).where(columns.table_id == table)
            )
            row = found.first()
            return StoredAnalysis(row.state, row.result) if row else None

    async def running(self) -> list[str]:
        """Tables whose analysis was asked for and is not done, the oldest wish first."""
        columns = schema.analyses.c
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(columns.table_id).where(columns.state == RUNNING).order_by(columns.asked)
            )
            return [row.table_id for row in found]
