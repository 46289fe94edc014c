"""What people have answered, kept by holder: the first answer to a puzzle counts."""

from __future__ import annotations

import time
from collections.abc import Collection
from datetime import date, timedelta
from typing import NamedTuple

from sqlalchemy import insert, select

from ostracon.server import schema
from ostracon.server.store import Store
from ostracon.server.tokens import hashed

NOBODY = hashed("")  # the holder of a browser without cookies: nothing is kept for it


class Answers(NamedTuple):
    """Somebody's answers."""

    solved: frozenset[tuple[str, str]]  # game and puzzle
    missed: frozenset[tuple[str, str]]  # tried, and never solved at once
    days: frozenset[str]  # whose puzzle was solved
    answered: frozenset[str]  # days whose puzzle was tried


async def answers_of(store: Store, holder: str) -> Answers:
    """Everything that somebody has answered."""
    given = schema.puzzle_answers.c
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(select(schema.puzzle_answers).where(given.holder == holder)))
    solved = frozenset((row.game, row.puzzle) for row in rows if row.solved)
    tried = frozenset((row.game, row.puzzle) for row in rows)
    return Answers(
        solved,
        tried - solved,
        frozenset(row.day for row in rows if row.day and row.solved),
        frozenset(row.day for row in rows if row.day),
    )


async def keep_answer(store: Store, holder: str, game: str, puzzle: str, day: str, solved: bool) -> None:
    """Somebody has answered; an answer given before stays as it is."""
    if holder == NOBODY:
        return
    key = {"holder": holder, "game": game, "puzzle": puzzle, "day": day}
    async with store.writing() as connection:
        same = [schema.puzzle_answers.c[name] == value for name, value in key.items()]
        if (await connection.execute(select(schema.puzzle_answers.c.at).where(*same))).first() is None:
            await connection.execute(
                insert(schema.puzzle_answers), key | {"solved": solved, "at": time.time()}
            )


def streak(days: Collection[str], today: date) -> int:
    """For how many days in a row the puzzle of the day was solved, up to today or, while today's waits, yesterday.

    >>> streak({"2026-11-16", "2026-11-17", "2026-11-14"}, date(2026, 11, 18))
    2
    """
    day = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count, day = count + 1, day - timedelta(days=1)
    return count
