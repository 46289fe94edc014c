"""Plays through the real service and store in a child process and kills it with SIGKILL, many times.

Run as ``python killing.py FILE TIMES SEED``: prints one JSON line per kill: how many actions had been acknowledged, and whether the
store still knows every one of them. One process imports everything; each player is a fork of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
import time

from ostracon.server.new_table import NewSeat
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.table.table import ABANDON, ACT, END_TURN, PLAY_ON, RESIGN, RESTART, UNDO, Command, Kind

LEAVING = 0.02  # the share of entries by which somebody gives up or speaks of abandoning the game
MOST_SECONDS = 0.35  # the longest a child may live after its first acknowledged action


def play(file: str, table: str | None, seed: int, out: int) -> None:
    """The child: play at random for ever, tell each acknowledged entry through a pipe."""

    async def go() -> None:
        dice = random.Random(seed)
        store = await Store.open(f"sqlite:///{file}")
        service = TableService(store, pace=0.0)
        id = table
        while True:
            if id is None:
                sides = {"side_market": "B", "side_temple": "B"}
                new_seats = [
                    NewSeat("Ada", "human", here=True, confirm="always"),
                    NewSeat("Bob", "human", here=True),
                ]
                id = await service.create("imhotep", sides, new_seats, "browser")
                os.write(out, f"{id} 0 - -1\n".encode())
            live_table = await service.open(id)
            if live_table.table.over:
                id = None
                continue
            seat = live_table.table.actor
            kind: Kind
            if dice.random() < LEAVING:
                kind, action = (
                    dice.choice((ABANDON, PLAY_ON) if live_table.table.leaving else (ABANDON, RESIGN)),
                    -1,
                )
            elif live_table.table.unconfirmed >= 0:
                kind, action = dice.choice((UNDO, RESTART, END_TURN, END_TURN)), -1
            else:
                kind, action = ACT, dice.choice(live_table.table.match.legal())
            seen = live_table.table.revision
            command = Command(
                kind=kind, seat=seat, revision=seen, id=f"c{seed}-{seen}", action=action, sure=True
            )
            await service.do(live_table, command)
            os.write(out, f"{id} {live_table.table.revision} {kind} {action}\n".encode())

    asyncio.run(go())


def stored(file: str) -> dict[str, list[tuple[str, int]]]:
    """Every table's journal, read without our code."""
    connection = sqlite3.connect(file)
    found: dict[str, list[tuple[str, int]]] = {
        row[0]: [] for row in connection.execute("SELECT id FROM tables")
    }
    for table, seq, kind, action, events in connection.execute(
        "SELECT table_id, seq, kind, action, events FROM entries ORDER BY table_id, seq"
    ):
        assert seq == len(found[table]) + 1, "the journal has a gap"
        assert (json.loads(events) != []) <= (kind == ACT), "events without their action"
        found[table].append((kind, action))
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    return found


async def restored(file: str, table: str) -> int:
    """How many entries a table has after it was opened again: it must replay."""
    store = await Store.open(f"sqlite:///{file}")
    service = TableService(store, pace=0.0)
    seq = (await service.open(table)).table.revision
    await service.close()
    await store.close()
    return seq


def main(file: str, times: int, seed: int) -> None:
    dice = random.Random(seed)
    told: dict[str, list[tuple[str, int]]] = {}
    table: str | None = None
    for turn in range(times):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            try:
                play(file, table, seed * 1000 + turn, writer)
            finally:
                os._exit(1)
        os.close(writer)
        first = os.read(reader, 65536)  # it is at work
        time.sleep(dice.random() ** 2 * MOST_SECONDS)  # the moment of death is random: that is the point
        os.kill(child, signal.SIGKILL)
        data = first
        while chunk := os.read(reader, 65536):
            data += chunk
        os.close(reader)
        _, status = os.waitpid(child, 0)
        lines = data.decode().splitlines()
        for line in lines:
            id, seq, kind, action = line.split()
            journal = told.setdefault(id, [])
            if seq != "0":
                # What was stored but not acknowledged before the last death may stand between.
                del journal[int(seq) - 1 :]
                journal.extend([("?", 0)] * (int(seq) - 1 - len(journal)))
                journal.append((kind, int(action)))
            table = id
        kept = stored(file)
        lost = [
            (id, at)
            for id, journal in told.items()
            for at, entry in enumerate(journal)
            if entry[0] != "?" and (at >= len(kept.get(id, [])) or kept[id][at] != entry)
        ]
        replayed = asyncio.run(restored(file, table)) if table else 0
        print(
            json.dumps(
                {
                    "acknowledged": len(lines),
                    "lost": lost,
                    "replayed": replayed == len(kept[table]) if table else True,
                    "killed": os.WIFSIGNALED(status),
                }
            ),
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
