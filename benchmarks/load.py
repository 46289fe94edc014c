"""What one server carries: many tables in play over real sockets on this machine.

    python benchmarks/load.py action [--game imhotep]                             processor time and bytes of an action
    python benchmarks/load.py people [--tables 50] [--think 2] [--seconds 60]    four people a table, all games mixed
    python benchmarks/load.py people --processes 2 --db postgresql://...          the same over several servers
    python benchmarks/load.py soak [--tables 60] [--seconds 600]                  the same for long: does memory grow?
    python benchmarks/load.py idle [--tables 200]                                 memory of tables at rest, and a restart
    python benchmarks/load.py bots [--tables 20] [--level vizier] [--seconds 60]  one person and three bots a table

`action` measures in this process: rules, store, and the messages to four seats, twenty tables at once. Otherwise the server is a
process of its own with its own SQLite file; this one plays at random for everybody. Printed: accepted actions a second, the time
from a click to its answer and to the other players' screens, the time that a person waits for bots, and what the server's
process takes. Native code is compiled before the clock starts.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from ostracon.bots import engine
from ostracon.kernel.game import game, games
from ostracon.server import collector
from ostracon.server.connection import Connection
from ostracon.server.live_table import REST_SECONDS, LiveTable
from ostracon.server.new_table import NewSeat
from ostracon.server.service import TableService
from ostracon.server.session import BROWSER_COOKIE
from ostracon.server.store import Store
from ostracon.server.tokens import hashed
from ostracon.table.seats import HUMAN
from ostracon.table.table import ACT, Command


class Chosen(msgspec.Struct):
    """A move that a scene offers."""

    action: int


class Part(msgspec.Struct):
    """What a person who plays at random needs to know of a scene, or of what has changed in it."""

    seat: int = -1
    over: bool | None = None
    moves: list[Chosen] | msgspec.UnsetType | None = msgspec.UNSET


class Heard(msgspec.Struct):
    """A message of the server, as far as it matters here."""

    type: str
    id: str = ""
    code: str = "confirm"
    seq: int = -1
    scene: Part | None = None
    changes: Part | None = None


decode = msgspec.json.Decoder(Heard).decode


class Measured:
    """What was seen."""

    def __init__(self) -> None:
        self.actions = 0
        self.refused: dict[str, int] = {}
        self.answered: list[float] = []  # seconds from a click to its answer
        self.shown: list[float] = []  # to another player's screen
        self.waited: list[float] = []  # from a person's last action of a turn to the next decision: bots


def quantiles(values: list[float]) -> str:
    """Middle, nearly worst and worst, in milliseconds."""
    if not values:
        return "none"
    ordered = sorted(values)
    middle, late = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"p50 {middle * 1000:.0f} ms, p95 {late * 1000:.0f} ms, worst {ordered[-1] * 1000:.0f} ms ({len(ordered)})"


class Table:
    """A table as everybody at it sees it."""

    def __init__(self) -> None:
        self.clicked: dict[int, float] = {}  # when the action that leads to a revision was sent
        self.seat: dict[int, int] = {}  # and by whom


async def sit_down(url: str, cookie: str, id: str) -> tuple[ClientConnection, Heard]:
    """A person's socket, and the first scene that came over it."""
    address = f"{url.replace('http', 'ws')}/live/{id}"
    line = await connect(address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=60)
    while (message := decode(await line.recv())).type != "scene":
        pass
    return line, message


async def play(
    line: ClientConnection, message: Heard, table: Table, think: float, seen: Measured, end: float
) -> None:
    """One person at a table: decides at random after a while, and notes when things arrive."""
    async with line:
        sent: tuple[str, float] | None = None  # the action whose answer is awaited
        since: float | None = None  # when somebody else had to decide after an action of this person
        seat, seq, count = -1, -1, 0
        moves: list[Chosen] = []
        while time.monotonic() < end:
            now = time.monotonic()
            if message.type in ("done", "error", "confirm") and sent and message.id == sent[0]:
                if message.type == "done":
                    seen.actions += 1
                    seen.answered.append(now - sent[1])
                else:
                    seen.refused[message.code] = seen.refused.get(message.code, 0) + 1
                sent = None
            elif message.type == "scene" and (part := message.changes or message.scene):
                if part is message.scene:
                    seat = part.seat
                if part is message.scene or part.moves is not msgspec.UNSET:
                    moves = part.moves or []
                seq = message.seq
                if (clicked := table.clicked.get(seq // 1000)) and table.seat.get(seq // 1000) != seat:
                    seen.shown.append(now - clicked)
                if part.over:
                    return
                if moves:
                    seen.waited += [now - since] if since is not None else []
                    since = None
                elif sent and since is None:
                    since = now
            if sent is None and moves:
                await asyncio.sleep(random.uniform(0.5, 1.5) * think)
                count += 1
                sent = f"a{count}", time.monotonic()
                table.clicked[seq // 1000 + 1] = sent[1]
                table.seat[seq // 1000 + 1] = seat
                await act(line, sent[0], seq, random.choice(moves).action)
            try:
                async with asyncio.timeout(max(0.01, end - time.monotonic())):
                    message = decode(await line.recv())
            except TimeoutError:
                return


async def act(line: ClientConnection, id: str, seq: int, action: int) -> None:
    """Send an action."""
    await line.send(json.dumps({"type": "act", "id": id, "seq": seq, "action": action, "sure": True}))


async def new_table(http: httpx.AsyncClient, name: str, who: list[str]) -> str:
    """Make a table; its id."""
    page = (await http.get(f"/new/{name}")).text
    token = re.findall(r'name="form_token" value="(\w+)"', page)[0]
    fields = {"players": str(len(who)), **{f"who-{seat}": one for seat, one in enumerate(who)}}
    answer = await http.post(f"/new/{name}", data={"form_token": token, **fields})
    return answer.url.path.split("/")[2]


def usage(pid: int) -> tuple[float, float]:
    """Seconds of processor time and megabytes of memory of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(fields[11]) + int(fields[12])) / ticks, pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def usage_of_all(servers: list[tuple[str, int]]) -> tuple[float, float]:
    """The same for all servers together."""
    seconds, megabytes = zip(*(usage(pid) for _, pid in servers), strict=True)
    return sum(seconds), sum(megabytes)


async def seat_people(
    db: str, arguments: argparse.Namespace, played: int = 0
) -> list[tuple[str, str, Table]]:
    """Tables of four people in a new database, so many actions played at each; the cookie, the id and the table of everybody."""
    service = TableService(await Store.open(db))
    await service.start()
    names = [arguments.game] if arguments.game else games()
    work: list[tuple[str, str, Table]] = []
    rounds = 1 + int(arguments.seconds // ROUND) if arguments.what == "soak" else 1
    for number in range(arguments.tables * rounds):
        browsers = [secrets.token_urlsafe(32) for _ in range(4)]
        seats = [
            NewSeat(f"P{seat} of {number}", HUMAN, holders=(hashed(browser),))
            for seat, browser in enumerate(browsers)
        ]
        id = await service.create(names[number % len(names)], {}, seats, browsers[0])
        table = Table()
        work += [(f"{BROWSER_COOKIE}={browser}", id, table) for browser in browsers]
    for _ in range(played):
        await asyncio.gather(*(play_one(service, live) for live in service.open_tables.values()))
    await service.close()
    await service.store.close()
    return work


async def play_one(service: TableService, live: LiveTable) -> None:
    """One action at random at a table in this process."""
    if not live.table.over:
        action = random.choice(live.table.match.legal())
        owner = live.table.must_want(action)
        seat = live.table.actor if owner < 0 else owner
        await service.do(
            live, Command(kind=ACT, seat=seat, revision=live.table.revision, action=action, sure=True)
        )


async def seat_against_bots(url: str, arguments: argparse.Namespace) -> list[tuple[str, str, Table]]:
    """Tables with one person and three bots."""
    names = [arguments.game] if arguments.game else games()
    work = []
    for number in range(arguments.tables):
        async with httpx.AsyncClient(base_url=url, follow_redirects=True, timeout=60) as host:
            id = await new_table(host, names[number % len(names)], ["me", *[arguments.level] * 3])
            header = "; ".join(f"{cookie.name}={cookie.value}" for cookie in host.cookies.jar)
            work.append((header, id, Table()))
    return work


async def measure(
    servers: list[tuple[str, int]], arguments: argparse.Namespace, work: list[tuple[str, str, Table]]
) -> None:
    """Play, each person at the next server and a soak's at one table after the other, and print."""
    seen = Measured()
    at_once = min(len(work), 4 * arguments.tables)

    def arriving(number: int) -> Coroutine[None, None, tuple[ClientConnection, Heard]]:
        return sit_down(servers[number % at_once % len(servers)][0], *work[number][:2])

    first = await asyncio.gather(*map(arriving, range(at_once)))  # arriving is measured by `idle`
    before, began, own = usage_of_all(servers), time.monotonic(), time.process_time()
    end = began + arguments.seconds

    async def person(number: int) -> None:
        await play(*first[number], work[number][2], arguments.think, seen, end)
        for later in range(number + at_once, len(work), at_once):
            if time.monotonic() < end:
                await play(*await arriving(later), work[later][2], arguments.think, seen, end)

    async def watch() -> None:
        while True:
            await asyncio.sleep(arguments.seconds / 10)
            took = time.monotonic() - began
            print(
                f"after {took:5.0f} s      {seen.actions} actions, {usage_of_all(servers)[1]:.0f} MB",
                flush=True,
            )

    watching = asyncio.create_task(watch()) if arguments.what == "soak" else None
    await asyncio.gather(*(person(number) for number in range(at_once)))
    if watching:
        watching.cancel()
    after, took, own = usage_of_all(servers), time.monotonic() - began, time.process_time() - own
    print(f"{arguments.tables} tables, {at_once} sockets, {took:.0f} s, think {arguments.think:g} s")
    print(
        f"accepted actions   {seen.actions} ({seen.actions / took:.1f}/s), refused {seen.refused or 'none'}"
    )
    print(f"click to answer    {quantiles(seen.answered)}")
    if arguments.what != "bots":
        print(f"click to others    {quantiles(seen.shown)}")
    else:
        print(f"waiting for bots   {quantiles(seen.waited)}")
    busy = (after[0] - before[0]) / took
    per = (after[0] - before[0]) / max(1, seen.actions) * 1000
    print(
        f"server             {busy:.2f} cores, {per:.1f} ms an action, {after[1]:.0f} MB (before {before[1]:.0f})"
    )
    print(f"players            {own / took:.2f} cores")  # near 1: it was they who were slow


async def arrive(url: str, work: list[tuple[str, str, Table]]) -> tuple[list[ClientConnection], float]:
    """Open all sockets at once; they, and the seconds until the last had its scene."""
    began = time.monotonic()

    arrived = await asyncio.gather(*(sit_down(url, cookie, id) for cookie, id, _ in work))
    return [line for line, _ in arrived], time.monotonic() - began


async def rest(url: str, pid: int, arguments: argparse.Namespace, work: list[tuple[str, str, Table]]) -> None:
    """What a table at rest takes, and each screen that is open at it."""
    half = len(work) // 8 * 4
    tables = (len(work) - half) // 4
    memory, lines = [], []
    # What is made once for all tables is not counted: first come tables that fill it up, then those that are measured. The
    # people of these open a second screen each, which shows nothing that the first does not.
    for some in (work[:half], work[half:], work[half:]):
        more, _ = await arrive(url, some)
        lines += more
        await asyncio.sleep(REST_SECONDS + 2)
        memory.append(usage(pid)[1] * 1024)
    with_screens, screens = (memory[1] - memory[0]) / tables, (memory[2] - memory[1]) / tables
    print(f"memory             {memory[0] / 1024:.0f} MB with {half // 4} tables")
    print(f"                   {with_screens:.0f} KB for each of {tables} more and its four screens:")
    print(f"                   {with_screens - screens:.0f} KB a table, {screens / 4:.0f} KB a screen")
    for line in lines:
        await line.close()


async def action(arguments: argparse.Namespace, folder: str) -> None:
    """What an action costs with four seats watching, game by game."""
    for name in [arguments.game] if arguments.game else games():
        service = TableService(await Store.open(f"sqlite:///{folder}/{name}.sqlite"))
        await service.start()
        collector.look_rarely()  # as a server does
        collector.started()
        seats = [NewSeat(f"P{seat}", HUMAN) for seat in range(4)]
        lives = [await service.open(await service.create(name, {}, seats, "browser")) for _ in range(20)]
        watching = [Connection([seat], ("en", "fr")[seat % 2]) for _ in lives for seat in range(4)]
        for number, connection in enumerate(watching):
            lives[number // 4].connect(connection)
        taken, sent = [], 0
        for number in range(40):
            for connection in watching:
                while not connection.out.empty():
                    size = len(connection.out.get_nowait() or b"")
                    sent += size if number > WARMING else 0
                connection.waiting = 0
            before, ready = time.process_time(), [live.table.revision for live in lives]
            await asyncio.gather(*(play_one(service, live) for live in lives))
            done = sum(live.table.revision - was for live, was in zip(lives, ready, strict=True))
            taken += [(time.process_time() - before) / done] if number >= WARMING and done else []
        taken.sort()
        middle, late = taken[len(taken) // 2] * 1000, taken[int(len(taken) * 0.95)] * 1000
        print(
            f"{name:16} {middle:5.2f} ms (p95 {late:.2f}), {sent / 1000 / 20 / (39 - WARMING):5.1f} KB sent"
        )
        await service.close()
        await service.store.close()


ROUND = 100  # seconds of a soak after which there is another game for everybody, if theirs has ended
QUIET = 4  # seconds in a row; on a busy machine a process may have to wait for its turn
WARMING = 8  # rounds of actions before any is counted


@contextlib.contextmanager
def serving(db: str) -> Iterator[tuple[str, int]]:
    """A server of its own; its address and process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "ostracon.cli", "serve", "--port", str(port), "--db", db]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        while True:
            try:
                httpx.get(url + "/settings")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield url, server.pid
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    """Start a server, wait until its bots think natively, measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["action", "people", "soak", "idle", "bots"])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that people think on average")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--played", type=int, default=40, help="idle: actions played at each table before")
    parser.add_argument("--level", default="vizier")
    parser.add_argument("--game", default="")
    parser.add_argument("--db", default="", help="a PostgreSQL database instead of a SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="people, bots: servers on that database")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.what == "action":
            return asyncio.run(action(arguments, folder))
        for name in games():
            engine.warm_up(game(name))  # into the cache, so that the server only loads it
        db = arguments.db or f"sqlite:///{folder}/load.sqlite"
        work = []
        if arguments.what != "bots":
            work = asyncio.run(
                seat_people(db, arguments, arguments.played if arguments.what == "idle" else 0)
            )
        with contextlib.ExitStack() as stack:
            servers = [stack.enter_context(serving(db)) for _ in range(arguments.processes)]
            for _, pid in servers:
                quiet(pid)
            url, pid = servers[0]
            if arguments.what == "idle":
                uvloop.run(rest(url, pid, arguments, work))
            else:
                if arguments.what == "bots":
                    work = asyncio.run(seat_against_bots(url, arguments))
                uvloop.run(measure(servers, arguments, work))
        if arguments.what == "idle":
            began = time.monotonic()
            with serving(db) as (url, pid):
                up = time.monotonic() - began
                quiet(pid)
                before = usage(pid)[0]
                lines, took = uvloop.run(arrive(url, work))
                print(
                    f"restart            answers after {up:.1f} s, {len(lines)} sockets have their scene {took:.1f} s after"
                    f" they knock ({usage(pid)[0] - before:.1f} s of the server's processor time)"
                )


def quiet(pid: int) -> None:
    """Wait until a process has had nothing to do for a while: its native code is loaded."""
    last, seconds = -1.0, 0
    while seconds < QUIET:
        now = usage(pid)[0]
        seconds = seconds + 1 if now - last <= 0.02 else 0
        last = now
        time.sleep(1.0)


if __name__ == "__main__":
    main()
