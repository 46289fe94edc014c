"""A new table on paper: its header, its seats and who holds them, before the store keeps it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from ostracon.kernel.game import Game
from ostracon.kernel.match import Match, secret_of_seed
from ostracon.kernel.rules import SPECTATOR
from ostracon.server.errors import NotRated
from ostracon.server.live_table import LiveTable
from ostracon.server.stored import Header, StoredSeat
from ostracon.table.clock import TimeControl
from ostracon.table.odds import is_cooperative
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, CONFIRM_FINAL, CONFIRM_NEVER, colours_of

TABLE_ID_BYTES = 9


class NewSeat(msgspec.Struct):
    """Who is to sit in a seat of a new table."""

    name: str
    kind: str  # HUMAN, BOT or OPEN
    bot: str = ""
    here: bool = False  # sits at the screen of the browser that makes the table
    confirm: str = CONFIRM_FINAL
    holders: tuple[str, ...] = ()  # hashes of browsers that hold the seat from the start (rematch)
    colour: str = ""  # "black"; "": what the others leave


class NewTable(NamedTuple):
    """What the store is to keep."""

    header: Header
    seats: list[StoredSeat]
    holders: list[tuple[str, int]]  # who sits where; SPECTATOR: may see it


def new_table(
    game: Game,
    options: Mapping[str, object],
    new_seats: list[NewSeat],
    holder: str = "",
    public: bool = False,
    hints: bool = True,
    rematch_of: str | None = None,
    watchers: Iterable[str] = (),
    rated: bool = False,
    control: TimeControl | None = None,
    group_id: str | None = None,
    id: str = "",
    secret: str = "",
) -> NewTable:
    """A table as ``TableService.create`` is asked for it."""
    chosen = game.choose(len(new_seats), options)
    header = Header(
        id=id or secrets.token_urlsafe(TABLE_ID_BYTES),
        game=game.id,
        rules_version=game.rules_version,
        components=game.components.hash,
        players=len(new_seats),
        options=dict(chosen),
        secret=secret or secret_of_seed(None).hex(),
        public=public,
        hints=hints and not rated,
        host=holder,
        rematch_of=rematch_of,
        clock=msgspec.structs.asdict(control) if control and is_timed(new_seats) else None,
        rated=rated,
        group_id=group_id,
        sealed=bool(secret),
    )
    match = Match(game, header.players, chosen, bytes.fromhex(header.secret))
    header.actor = match.actor
    if rated and is_cooperative(game, match.position()):
        raise NotRated("where all win or lose as one nothing can be rated")
    here = [number for number, new_seat in enumerate(new_seats) if new_seat.here]
    colours = colours_of(game.colours, [new_seat.colour for new_seat in new_seats])
    seats, holders = [], [(one, SPECTATOR) for one in {holder, *watchers} if one]
    for number, new_seat in enumerate(new_seats):
        seats.append(
            StoredSeat(
                number=number,
                name=new_seat.name,
                kind=new_seat.kind,
                bot=new_seat.bot,
                screen=0 if new_seat.here and len(here) > 1 else -1,
                confirm=usual_confirm(new_seat.confirm, control),
                colour=colours[number],
            )
        )
        holders += [(holder, number)] if new_seat.here else [(one, number) for one in new_seat.holders]
    return NewTable(header, seats, holders)


def is_timed(new_seats: Iterable[NewSeat]) -> bool:
    """Whether somebody would wait for somebody else."""
    return sum(seat.kind != BOT for seat in new_seats) > 1


def usual_confirm(confirm: str, control: TimeControl | None) -> str:
    """How much a person confirms at first: where a move may take days every turn, unless he never wants to."""
    return CONFIRM_ALWAYS if control and control.is_slow and confirm != CONFIRM_NEVER else confirm


def rematch_seats(live: LiveTable, holders: Iterable[tuple[str, int]]) -> list[NewSeat]:
    """The same people and bots once more."""
    by_seat: dict[int, list[str]] = {}
    for browser, seat in holders:
        by_seat.setdefault(seat, []).append(browser)
    return [
        NewSeat(
            seat.name,
            seat.kind,
            seat.bot if seat.kind == BOT else "",
            confirm=live.table.seats[seat.number].confirm,
            holders=tuple(by_seat.get(seat.number, ())),
            colour=seat.colour,
        )
        for seat in live.stored_seats
    ]
