"""A table is checked: the journal is whole, holds what was acknowledged once, and played again shows what people saw."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import NamedTuple

import msgspec

from ostracon.kernel.record import read_record, verify
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.server.stored import StoredTable
from ostracon.server.wire import scene_json
from ostracon.table import screen
from ostracon.table.table import ACT, RESTART, UNDO, Table

from ..logs import whole_log
from .witness import TURNS, Witness, difference, packed


class Wrong(AssertionError):
    """What does not fit, and at which entry of the journal."""

    def __init__(self, text: str, revision: int = -1) -> None:
        self.revision = revision
        super().__init__(f"{text} (entry {revision})" if revision >= 0 else text)


class Checked(NamedTuple):
    """What a table came to."""

    over: bool
    played_out: bool
    entries: int
    actions: int
    undone: int
    compared: int


async def load(db: str, id: str) -> tuple[StoredTable, Table]:
    """A table as the database has it, and the same with nothing played yet."""
    store = await Store.open(db)
    service = TableService(store)
    try:
        saved = await store.load(id)
        if saved is None:
            raise Wrong(f"the database has no table {id}")
        return saved, await service.reading.restore(msgspec.structs.replace(saved, entries=[]))
    finally:
        await service.close()
        await store.close()


def check(db: str, id: str, witnesses: list[Witness], record: str = "") -> Checked:
    """Check a table whose people have stopped; raises Wrong. `record` is its file as the server gives it."""
    saved, table = asyncio.run(load(db, id))
    entries = saved.entries
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        raise Wrong("the journal has a gap")
    ids = Counter(entry.command.id for entry in entries if entry.command.id)
    if doubled := [one for one, count in ids.items() if count > 1]:
        raise Wrong(f"carried out twice: {doubled}")
    compared = 0
    for entry in (None, *entries):
        if entry is not None:
            table.follow(entry)
            compared += compare(table, witnesses)
        for witness in witnesses:
            check_wishes(table, witness, ids)
    commands = {entry.command.id: entry.command for entry in entries if entry.command.id}
    known = {}
    for witness in witnesses:
        known |= witness.sent
        if witness.newest[0] > len(entries):
            raise Wrong(f"{witness.name} has seen entry {witness.newest[0]} of {len(entries)}")
    for own, sent in known.items():
        kept = commands.get(own)
        if kept is None:
            if sent.answer == "done":
                raise Wrong(f"{sent.kind} {own} was acknowledged and is not in the journal", sent.revision)
        elif sent.answer not in ("done", ""):
            raise Wrong(f"{own} was answered by {sent.answer} and is in the journal", sent.revision)
        elif (kept.kind, kept.seat, kept.action) != (sent.kind, sent.seat, sent.action):
            raise Wrong(f"{own} was {sent} and is in the journal as {kept}", sent.revision)
    if all(witness.knows_its_commands for witness in witnesses):
        mine = [own for own, command in commands.items() if command.kind in TURNS]
        if strange := [own for own in mine if own not in known]:
            raise Wrong(f"in the journal, but nobody sent them: {strange[:5]}")
    check_end(saved, table, record)
    kinds = Counter(entry.command.kind for entry in entries)
    return Checked(
        table.over,
        table.played_out,
        len(entries),
        kinds[ACT],
        kinds[UNDO] + kinds[RESTART],
        compared,
    )


def compare(table: Table, witnesses: list[Witness]) -> int:
    """What people saw at the newest entry is what it leads to; how many screens were compared."""
    now, drawn, count = table.revision, {}, 0
    for witness in witnesses:
        for (revision, seat, language), seen in witness.seen.items():
            if revision != now:
                continue
            if (seat, language) not in drawn:
                scene = screen.scene(table, seat, language)
                drawn[seat, language] = packed(json.loads(bytes(scene_json(scene))))
            if seen.ply != table.match.ply:
                raise Wrong(f"{witness.name} saw move {seen.ply}, and it is {table.match.ply}", now)
            if seen.scene != drawn[seat, language]:
                raise Wrong(
                    f"{witness.name} saw something else:\n{difference(seen.scene, drawn[seat, language])}",
                    now,
                )
            count += 1
        if witness.newest[0] == now and witness.log:
            told = json.loads(msgspec.json.encode(whole_log(table, *witness.newest[1:])))
            if told != witness.log:
                other = [one for one in zip(witness.log, told, strict=False) if one[0] != one[1]][:2]
                raise Wrong(
                    f"{witness.name} read another log: {len(witness.log)} lines for {len(told)}, first {other}",
                    now,
                )
    return count


def check_wishes(table: Table, witness: Witness, ids: Counter[str]) -> None:
    """An action that moves somebody else's things is acknowledged, but it is only a wish: that is no lost action."""
    for own, sent in witness.sent.items():
        wish = (
            sent.kind == ACT and sent.answer == "done" and sent.revision == table.revision and own not in ids
        )
        if wish and not table.over and table.must_want(sent.action) not in (-1, sent.seat):
            sent.answer = "wish"


def check_end(saved: StoredTable, table: Table, record: str) -> None:
    """What is kept of the end is what the journal leads to, and the file tells the same game."""
    header = saved.header
    if (header.finished is not None) != table.over:
        raise Wrong(
            f"the game is {'' if table.over else 'not '}over, and kept as the contrary", table.revision
        )
    if header.result is not None:
        kept = msgspec.to_builtins(header.result)
        ranks, points = table.standings(), table.match.scores()
        if kept["standing"] != ranks or (table.played_out and kept["total"] != points):
            raise Wrong(f"kept as {kept}, but ranks are {ranks} and points {points}", table.revision)
    if record:
        match = verify(read_record(record))
        if match.scores() != table.match.scores() or match.record().actions != table.match.record().actions:
            raise Wrong("the file tells another game than the journal", table.revision)
