"""A group's ranking: its members' ratings, and what they have won at the group's own tables (decision 28)."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from sqlalchemy import select

from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.groups.members import BELONG
from ostracon.server.people.ratings import Rating
from ostracon.server.store import Store
from ostracon.table.table import ABANDON

COUNTED = 1000  # finished tables of the group, the latest


class Standing(NamedTuple):
    """A line of a group's ranking."""

    name: str
    rating: Rating | None  # None: no rated game yet
    games: int  # at the group's tables
    wins: int


async def ranking(store: Store, group: str) -> dict[str, list[Standing]]:
    """The members who play each game: by rating, first guesses after those that rest on enough games, the unrated last."""
    members, ratings, accounts = schema.memberships.c, schema.ratings.c, schema.accounts.c
    tables, holdings = schema.tables.c, schema.holdings.c
    rated: dict[tuple[str, str], Rating] = {}
    async with store.engine.connect() as connection:
        rows = await connection.execute(
            select(members.holder, accounts.name)
            .join(schema.accounts, accounts.holder == members.holder)
            .where(members.group_id == group, members.state.in_(BELONG), accounts.blocked.is_(False))
        )
        names = {row.holder: row.name for row in rows}
        inside = select(members.holder).where(members.group_id == group, members.state.in_(BELONG))
        for row in await connection.execute(select(schema.ratings).where(ratings.holder.in_(inside))):
            rated[row.game, row.holder] = Rating(row.mu, row.sigma, row.games)
        latest = (
            select(tables.id)
            .where(tables.group_id == group, tables.finished.is_not(None))
            .order_by(tables.finished.desc())
            .limit(COUNTED)
        )
        played = await connection.execute(
            select(tables.id, tables.game, tables.result, holdings.seat, holdings.browser)
            .join(schema.holdings, holdings.table_id == tables.id)
            .where(tables.id.in_(latest), holdings.seat > SPECTATOR)
        )
        seats = [row for row in played if row.result.get("ending") != ABANDON]
    shared = Counter((row.id, row.browser) for row in seats)
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for row in seats:
        if shared[row.id, row.browser] == 1:
            games[row.game, row.browser] += 1
            wins[row.game, row.browser] += row.result["standing"][row.seat] == 1
    found: dict[str, list[Standing]] = defaultdict(list)
    for game, holder in {*rated, *games}:
        if holder in names:
            key = game, holder
            found[game].append(Standing(names[holder], rated.get(key), games[key], wins[key]))
    return {game: sorted(lines, key=_order) for game, lines in sorted(found.items())}


def _order(line: Standing) -> tuple[bool, bool, float, int, int, str]:
    rating = line.rating or Rating()
    unsure = not rating.is_sure
    return line.rating is None, unsure, -rating.mu, -line.wins, line.games, line.name
