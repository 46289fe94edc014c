"""What somebody's finished games tell of him: results, points by category against the bots', opponents and levels.

Only games that are his own, that he played himself to their end, and whose deal is no longer played elsewhere. Score sheets are
stored with a result; where an older game has none it is replayed once, some games a request.
"""

from __future__ import annotations

import contextlib
import csv
import io
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

import msgspec
from sqlalchemy import and_, select, update

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.story import game_texts, text_id
from ostracon.screen.texts import Texts
from ostracon.server import schema
from ostracon.server.errors import OutdatedTable
from ostracon.server.levels import BOTS, bot_title, level_name, level_of
from ostracon.server.people.profile import met
from ostracon.server.playable import playable_games
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.stored import Result
from ostracon.table.odds import is_cooperative
from ostracon.table.table import ABANDON, HAND_BACK, RESIGN, TAKE_OVER

READ_AT_ONCE = 20  # older games whose sheets one request may find out
OPPONENTS = 12  # those met most often are named
ACCOUNT, BOT_MARK = "account", "bot:"  # what `met` says of a seat


class Place(msgspec.Struct, frozen=True):
    """A seat of a finished game."""

    seat: int
    name: str
    bot: str  # "mason"; "" for a person
    account: bool  # the name is that of an account
    total: int
    rank: int  # 1 for the first
    parts: dict[str, int]  # points by category; {} where nobody can tell them any more


class Finished(msgspec.Struct, frozen=True):
    """A finished game of somebody's own."""

    table: str
    game: str
    title: str
    finished: float  # seconds since 1970
    options: dict[str, object]
    mine: int  # his seat
    together: bool  # all won or lost as one
    ending: str  # RESIGN where the rules did not end it: its points tell nothing
    seats: tuple[Place, ...]

    @property
    def own(self) -> Place:
        """His own seat."""
        return self.seats[self.mine]

    @property
    def bots(self) -> list[Place]:
        """The bots that he played with."""
        return [one for one in self.seats if one.bot]


class CategoryFigures(msgspec.Struct, frozen=True):
    """A category of the score sheet, on average."""

    name: str  # "burial_chamber"
    label: str
    mine: float
    bots: float | None  # in the same games; None where there was never a bot


class OpponentFigures(msgspec.Struct, frozen=True):
    """Somebody who was played against."""

    name: str
    bot: str  # "mason"; "" for a person
    account: bool
    games: int
    ahead: int  # games in which he was ahead of them


class LevelFigures(msgspec.Struct, frozen=True):
    """Games against bots of one level."""

    level: str  # "mason"
    name: str
    games: int
    ahead: int  # games in which he was ahead of all of them


class Point(msgspec.Struct, frozen=True):
    """The points of one game, for the graph."""

    table: str
    finished: float
    points: int
    bots: float | None  # what the bots of that game had on average
    won: bool


class GameFigures(msgspec.Struct, frozen=True):
    """What somebody has done at a game."""

    game: str
    title: str
    games: int
    wins: int
    average: float | None
    best: int | None
    strongest: str  # the strongest level that he was ahead of; ""
    strongest_name: str
    against_bots: int  # games that the categories are taken from; 0: there were no bots, all games are
    categories: tuple[CategoryFigures, ...]
    levels: tuple[LevelFigures, ...]  # from weak to strong
    opponents: tuple[OpponentFigures, ...]  # those met most often first
    points: tuple[Point, ...]  # the oldest first


class Statistics(msgspec.Struct, frozen=True):
    """All that somebody's games tell; the game played most first."""

    games: tuple[GameFigures, ...]
    unread: int  # older games whose categories are not known yet: ask again


# ---- the games


class Row(NamedTuple):
    """A table of the store, and the seat that somebody had there."""

    id: str
    game: str
    rules_version: int
    options: dict[str, object]
    finished: float
    result: Result
    seat: int

    @property
    def lacks_sheet(self) -> bool:
        """Whether it was played to its end before sheets were kept, by rules that are still ours."""
        game = playable_games().get(self.game)
        known = game is not None and game.rules_version == self.rules_version
        return known and "sheet" not in self.result and "ending" not in self.result


async def games_of(service: TableService, holder: str) -> tuple[list[Finished], int]:
    """Somebody's finished games, the oldest first, and how many of them lack their sheets so far."""
    rows = await _rows(service.store, holder)
    people = await met(service.store, holder)
    lacking = [row for row in reversed(rows) if row.lacks_sheet]
    read = await _read_sheets(service, lacking[:READ_AT_ONCE]) if lacking else {}
    games = [_finished(read.get(row.id, row), people.get(row.id, [])) for row in rows]
    return games, len(lacking) - len(read)


async def _rows(store: Store, holder: str) -> list[Row]:
    """The tables, each with his seat: not where one screen was shared, nor where a bot ended the game for him."""
    tables, holdings, entries = schema.tables.c, schema.holdings.c, schema.entries.c
    mine = (
        holdings.browser == holder,
        holdings.seat > SPECTATOR,
        tables.finished.is_not(None),
        tables.sealed.is_(False),
    )
    of_entry = and_(holdings.table_id == entries.table_id, holdings.seat == entries.seat)
    async with store.engine.connect() as connection:
        found = await connection.execute(
            select(*(tables[name] for name in Row._fields[:-1]), holdings.seat)
            .join(schema.holdings, holdings.table_id == tables.id)
            .where(*mine)
            .order_by(tables.finished)
        )
        rows = [Row._make(row) for row in found]
        found = await connection.execute(
            select(entries.table_id, entries.kind)
            .join(schema.tables, tables.id == entries.table_id)
            .join(schema.holdings, of_entry)
            .where(*mine, entries.kind.in_((TAKE_OVER, RESIGN, HAND_BACK)))
            .order_by(entries.table_id, entries.seq)
        )
        latest = {row.table_id: row.kind for row in found}
    seats = Counter(row.id for row in rows)
    return [row for row in rows if seats[row.id] == 1 and _is_his(row.result, latest.get(row.id, HAND_BACK))]


def _is_his(result: Result, latest: str) -> bool:
    """Whether a game ended as he played it; `latest` is how his seat was left or taken up again."""
    ending = result.get("ending")
    return ending != ABANDON and (latest == HAND_BACK or (latest == RESIGN and bool(ending)))


async def _read_sheets(service: TableService, rows: Sequence[Row]) -> dict[str, Row]:
    """Play older games again, and keep their sheets."""
    read = {}
    for row in rows:
        saved, sheet = await service.store.load(row.id), dict[str, list[int]]()
        if saved is not None:
            with contextlib.suppress(OutdatedTable):  # its figures are gone, and do not come back
                sheet = (await service.reading.restore(saved)).match.sheet()
        read[row.id] = row._replace(result=Result(**row.result | {"sheet": sheet}))
    async with service.store.writing() as connection:
        for row in read.values():
            here = schema.tables.c.id == row.id
            await connection.execute(update(schema.tables).where(here).values(result=row.result))
    return read


def _finished(row: Row, people: Iterable[tuple[int, str, str]]) -> Finished:
    """A row, with who sat there."""
    result, game = row.result, playable_games().get(row.game)
    named = {seat: (name, kind) for seat, name, kind in people}
    seats = []
    for seat, (total, rank) in enumerate(zip(result["total"], result["standing"], strict=True)):
        name, kind = named.get(seat, ("", ""))
        bot = kind.removeprefix(BOT_MARK) if kind.startswith(BOT_MARK) else ""
        parts = {part: points[seat] for part, points in result.get("sheet", {}).items()}
        seats.append(Place(seat, name, bot, kind == ACCOUNT, total, rank, parts))
    return Finished(
        row.id,
        row.game,
        game.title if game else row.game,
        row.finished,
        row.options,
        row.seat,
        len(set(result["standing"])) == 1 and _is_together(game, len(seats), row.options),
        result.get("ending", ""),
        tuple(seats),
    )


def _is_together(game: Game | None, players: int, options: Mapping[str, object]) -> bool:
    """Whether all win or lose as one; of a game of other rules nobody knows."""
    try:
        return game is None or is_cooperative(game, game.blank(players, options))
    except OstraconError:
        return True


# ---- the figures


def figures(games: Iterable[Finished], say: Texts, language: str) -> tuple[GameFigures, ...]:
    """What games tell, game by game; the one played most first."""
    by_game: dict[str, list[Finished]] = defaultdict(list)
    for one in games:
        by_game[one.game].append(one)
    found = [_game_figures(name, some, say, language) for name, some in by_game.items()]
    return tuple(sorted(found, key=lambda one: (-one.games, one.title)))


def _game_figures(name: str, games: list[Finished], say: Texts, language: str) -> GameFigures:
    complete = [one for one in games if not one.ending]
    levels = _levels(complete, say)
    beaten = [one for one in levels if one.ahead]
    against = [one for one in complete if one.bots and one.own.parts]
    return GameFigures(
        game=name,
        title=games[0].title,
        games=len(games),
        wins=sum(one.own.rank == 1 for one in games),
        average=_mean(one.own.total for one in complete),
        best=max((one.own.total for one in complete), default=None),
        strongest=beaten[-1].level if beaten else "",
        strongest_name=beaten[-1].name if beaten else "",
        against_bots=len(against),
        categories=_categories(name, against or [one for one in complete if one.own.parts], language),
        levels=levels,
        opponents=_opponents(games, say),
        points=tuple(
            Point(
                one.table,
                one.finished,
                one.own.total,
                _mean(bot.total for bot in one.bots),
                one.own.rank == 1,
            )
            for one in complete
        ),
    )


def _mean(values: Iterable[float]) -> float | None:
    found = list(values)
    return round(fmean(found), 2) if found else None


def _categories(name: str, games: list[Finished], language: str) -> tuple[CategoryFigures, ...]:
    """Each category that gave anybody anything: his mean, and that of the bots in the same games."""
    game = playable_games().get(name)
    if not games or game is None:
        return ()
    label = game_texts(game, language)
    found = []
    for part in games[-1].own.parts:
        counted = [one for one in games if part in one.own.parts]
        mine = _mean(one.own.parts[part] for one in counted)
        bots = _mean(fmean(bot.parts[part] for bot in one.bots) for one in counted if one.bots)
        if any(seat.parts[part] for one in counted for seat in one.seats):
            key = text_id("part", part)
            found.append(CategoryFigures(part, label(key) if label.has(key) else part, mine or 0.0, bots))
    return tuple(found)


def _levels(games: Iterable[Finished], say: Texts) -> tuple[LevelFigures, ...]:
    """Level by level, from weak to strong: was he ahead of every bot of it?"""
    ahead: dict[str, list[bool]] = defaultdict(list)
    for one in games:
        for level in {level_of(bot.bot) for bot in one.bots} - {""} if not one.together else ():
            ranks = [bot.rank for bot in one.bots if level_of(bot.bot) == level]
            ahead[level].append(one.own.rank < min(ranks))
    return tuple(
        LevelFigures(level, level_name(level, say), len(ahead[level]), sum(ahead[level]))
        for level in BOTS
        if level in ahead
    )


def _opponents(games: Iterable[Finished], say: Texts) -> tuple[OpponentFigures, ...]:
    """Who was met most often: a bot by its level, a person by the name."""
    meetings: dict[tuple[str, str, bool], list[bool]] = defaultdict(list)
    for one in games:
        for other in one.seats if not one.together else ():
            if other.seat != one.mine:
                name = bot_title(other.bot, say) if other.bot else other.name
                meetings[name, other.bot, other.account].append(one.own.rank < other.rank)
    often = sorted(meetings.items(), key=lambda item: (-len(item[1]), item[0]))[:OPPONENTS]
    return tuple(OpponentFigures(*who, len(ahead), sum(ahead)) for who, ahead in often)


# ---- for a spreadsheet

HEADS = (
    "table",
    "finished",
    "game",
    "players",
    "options",
    "seat",
    "name",
    "bot",
    "mine",
    "rank",
    "total",
    "ending",
)


def as_csv(games: Sequence[Finished]) -> str:
    """One line per game and seat, a column per category; a category of another game stays empty."""
    parts = list(dict.fromkeys(f"{one.game}.{part}" for one in games for part in one.own.parts))
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow([*HEADS, *parts])
    for one in games:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(one.finished))
        options = " ".join(f"{name}={value}" for name, value in one.options.items())
        for seat in one.seats:
            points = {f"{one.game}.{part}": value for part, value in seat.parts.items()}
            writer.writerow(
                [
                    one.table,
                    at,
                    one.game,
                    len(one.seats),
                    options,
                    seat.seat,
                    harmless(seat.name),
                    seat.bot,
                    int(seat.seat == one.mine),
                    seat.rank,
                    seat.total,
                    one.ending,
                    *(points.get(part, "") for part in parts),
                ]
            )
    return text.getvalue()


def harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula.

    >>> harmless("Ada"), harmless("=1+1")
    ('Ada', "'=1+1")
    """
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
