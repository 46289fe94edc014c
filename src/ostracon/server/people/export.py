"""Everything that is kept of somebody, as one JSON file."""

from __future__ import annotations

import msgspec
from sqlalchemy import or_, select

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.rules import SPECTATOR
from ostracon.server import schema
from ostracon.server.learn.progress import progress_of
from ostracon.server.notices import wishes
from ostracon.server.people import accounts, passkeys, ratings
from ostracon.server.people.accounts import Account
from ostracon.server.people.blocks import blocked_by
from ostracon.server.service import TableService
from ostracon.server.tables import record_of
from ostracon.server.tournaments.book import tournaments_of
from ostracon.server.tournaments.sealing import unsealed


async def everything_of(service: TableService, account: Account, settings: dict[str, str]) -> bytes:
    """The file of an account: what it is, where it sits, what was written and won, its finished games."""
    store, holder = service.store, account.holder
    tables, holdings, chat, editions = (
        schema.tables.c,
        schema.holdings.c,
        schema.chat.c,
        schema.edition_holders.c,
    )
    async with store.engine.connect() as connection:
        seats = await connection.execute(
            select(holdings.table_id, holdings.seat, schema.seats.c.name, tables.game, tables.finished)
            .join(schema.tables, tables.id == holdings.table_id)
            .join(
                schema.seats,
                (schema.seats.c.table_id == holdings.table_id) & (schema.seats.c.number == holdings.seat),
            )
            .where(holdings.browser == holder, holdings.seat > SPECTATOR)
            .order_by(tables.created)
        )
        sits = [dict(row._mapping) for row in seats]
        watches = await connection.execute(
            select(holdings.table_id).where(holdings.browser == holder, holdings.seat == SPECTATOR)
        )
        watched = list(watches.scalars())
        hosted = list((await connection.execute(select(tables.id).where(tables.host == holder))).scalars())
        lines = await connection.execute(
            select(chat.table_id, chat.name, chat.text, chat.at)
            .where(chat.holder == holder)
            .order_by(chat.id)
        )
        said = [dict(row._mapping) for row in lines]
        kept = await connection.execute(
            select(schema.editions.c.game, schema.editions.c.by, schema.editions.c.text)
            .join(
                schema.edition_holders,
                (editions.game == schema.editions.c.game) & (editions.hash == schema.editions.c.hash),
            )
            .where(editions.browser == holder)
        )
        notes = await connection.execute(
            select(schema.notes.c.table_id, schema.notes.c.seat, schema.notes.c.text).where(
                schema.notes.c.holder == holder
            )
        )
        written = [dict(row._mapping) for row in notes]
        holidays = await connection.execute(
            select(schema.holidays.c.began, schema.holidays.c.ended).where(schema.holidays.c.holder == holder)
        )
        away = [dict(row._mapping) for row in holidays]
        corrections = [dict(row._mapping) for row in kept]
        given = schema.puzzle_answers.c
        answers = await connection.execute(
            select(given.game, given.puzzle, given.day, given.solved, given.at).where(given.holder == holder)
        )
        puzzles = [dict(row._mapping) for row in answers]
        belongs = await connection.execute(
            select(schema.groups.c.name, schema.memberships.c.state, schema.memberships.c.at)
            .join(schema.memberships, schema.memberships.c.group_id == schema.groups.c.id)
            .where(schema.memberships.c.holder == holder)
        )
        groups = [dict(row._mapping) for row in belongs]
        asked = schema.invitations.c
        invitations = await connection.execute(
            select(asked.table_id, asked.at, (asked.host == holder).label("sent")).where(
                or_(asked.holder == holder, asked.host == holder)
            )
        )
        invited = [dict(row._mapping) for row in invitations]
    return msgspec.json.format(
        msgspec.json.encode(
            {
                "account": {
                    "name": account.name,
                    "email": account.email,
                    "email_confirmed": account.confirmed,
                    "created": account.created,
                    "is_administrator": account.is_admin,
                },
                "settings": settings,
                "passkeys": await passkeys.passkeys_of(store, holder),
                "signed_in": [
                    {"device": one.device, "created": one.created, "used": one.used}
                    for one in await accounts.sign_ins_of(store, holder)
                ],
                "seats": sits,
                "may_watch": watched,
                "hosted": hosted,
                "chat": said,
                "corrections": corrections,
                "groups": groups,
                "invitations": invited,
                "notes": written,
                "holidays": away,
                "lessons": await progress_of(store, holder),
                "puzzles": puzzles,
                "blocked": list((await blocked_by(store, holder)).values()),
                "notices": {
                    "wishes": {
                        name: value
                        for name, value in msgspec.structs.asdict(
                            await wishes.wishes_of(store, holder)
                        ).items()
                        if name != "holder"
                    },
                    "ways": [
                        {"kind": one.kind, "address": one.address, "is_on": one.is_on}
                        for one in await wishes.ways_of(store, holder)
                    ],
                },
                "ratings": {
                    game: {"points": one.points, "mu": one.mu, "sigma": one.sigma, "games": one.games}
                    for game, one in (await ratings.ratings_of(store, holder)).items()
                },
                "tournaments": await tournaments_of(store, holder),
                "matches": await matches(service, {one["table_id"]: one["finished"] for one in sits}),
            }
        ),
        indent=1,
    )


async def matches(service: TableService, finished: dict[str, float | None]) -> dict[str, object]:
    """The files of finished games by table; those that the installed rules cannot read are named without one."""
    found: dict[str, object] = {}
    for id, at in finished.items():
        if at is None:
            continue
        try:
            live = await service.open(id)
            told = await unsealed(service.store, live) and live.published
            found[id] = msgspec.Raw(record_of(live).to_json().encode()) if told else None
        except OstraconError:
            found[id] = None
    return found
