"""What one server carries: many tables in play over real sockets on this machine.

    python benchmarks/load.py people [--tables 50] [--think 2] [--seconds 60]    four people a table, all games mixed
    python benchmarks/load.py bots [--tables 20] [--level vizier] [--seconds 60]  one person and three bots a table

The server is a process of its own with its own SQLite file; this one plays at random for everybody. Printed: accepted
actions a second, the time from a click to its answer and to the other players' screens, the time that a person waits for
bots, and what the server's process takes. Native code is compiled before the clock starts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from ostracon.bots import engine
from ostracon.kernel.game import game, games
from ostracon.screen.changes import changed


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


async def play(
    url: str, cookie: str, id: str, table: Table, think: float, seen: Measured, end: float
) -> None:
    """One person's socket: decides at random after a while, and notes when things arrive."""
    address = f"{url.replace('http', 'ws')}/live/{id}"
    async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as line:
        sent: tuple[str, float] | None = None  # the action whose answer is awaited
        since: float | None = None  # when somebody else had to decide after an action of this person
        newest: dict[str, Any] = {}
        count = 0
        while time.monotonic() < end:
            try:
                message = json.loads(await asyncio.wait_for(line.recv(), max(0.01, end - time.monotonic())))
            except TimeoutError:
                return
            now = time.monotonic()
            if message["type"] in ("done", "error", "confirm") and sent and message["id"] == sent[0]:
                if message["type"] == "done":
                    seen.actions += 1
                    seen.answered.append(now - sent[1])
                else:
                    code = message.get("code", "confirm")
                    seen.refused[code] = seen.refused.get(code, 0) + 1
                sent = None
            elif message["type"] == "scene" and message.get("scene", True):
                if "changes" in message:
                    message["scene"] = changed(newest["scene"], message.pop("changes"))
                newest, revision = message, message["seq"] // 1000
                scene = message["scene"]
                if (clicked := table.clicked.get(revision)) and table.seat.get(revision) != scene["seat"]:
                    seen.shown.append(now - clicked)
                if scene.get("over"):
                    return
                if scene.get("moves"):
                    seen.waited += [now - since] if since is not None else []
                    since = None
                elif sent and since is None:
                    since = now
            scene = newest.get("scene", {})
            if sent is None and scene.get("moves"):
                await asyncio.sleep(random.uniform(0.5, 1.5) * think)
                count += 1
                sent = f"a{count}", time.monotonic()
                table.clicked[newest["seq"] // 1000 + 1] = sent[1]
                table.seat[newest["seq"] // 1000 + 1] = scene["seat"]
                await act(line, sent[0], newest["seq"], random.choice(scene["moves"])["action"])


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


async def people(url: str, arguments: argparse.Namespace, seen: Measured, names: list[str]) -> list[Any]:
    """Tables with four people; each has cookies of his own."""
    work = []
    for number in range(arguments.tables):
        table, name = Table(), names[number % len(names)]
        async with httpx.AsyncClient(base_url=url, follow_redirects=True, timeout=60) as host:
            id = await new_table(host, name, ["me", "friend", "friend", "friend"])
            links = re.findall(r'value="http://[^/"]+(/t/[^"?]+)"', (await host.get(f"/t/{id}")).text)
            links = [link for link in dict.fromkeys(links) if link.count("/") == 3]
            cookies = [host.cookies]
            for link in links[:3]:
                async with httpx.AsyncClient(base_url=url, follow_redirects=True, timeout=60) as friend:
                    token = re.findall(r'name="form_token" value="(\w+)"', (await friend.get(link)).text)[0]
                    await friend.post(link, data={"form_token": token, "name": f"Friend {number}"})
                    cookies.append(friend.cookies)
        for one in cookies:
            header = "; ".join(f"{cookie.name}={cookie.value}" for cookie in one.jar)
            work.append((header, id, table))
    return work


async def against_bots(
    url: str, arguments: argparse.Namespace, seen: Measured, names: list[str]
) -> list[Any]:
    """Tables with one person and three bots."""
    work = []
    for number in range(arguments.tables):
        async with httpx.AsyncClient(base_url=url, follow_redirects=True, timeout=60) as host:
            id = await new_table(host, names[number % len(names)], ["me", *[arguments.level] * 3])
            header = "; ".join(f"{cookie.name}={cookie.value}" for cookie in host.cookies.jar)
            work.append((header, id, Table()))
    return work


async def measure(url: str, pid: int, arguments: argparse.Namespace) -> None:
    """Seat everybody, play, print."""
    seen = Measured()
    names = [arguments.game] if arguments.game else games()
    seat = people if arguments.what == "people" else against_bots
    work = await seat(url, arguments, seen, names)
    before, began = usage(pid), time.monotonic()
    end = began + arguments.seconds
    await asyncio.gather(
        *(play(url, cookie, id, table, arguments.think, seen, end) for cookie, id, table in work)
    )
    after, took = usage(pid), time.monotonic() - began
    print(f"{arguments.tables} tables, {len(work)} sockets, {took:.0f} s, think {arguments.think:g} s")
    print(
        f"accepted actions   {seen.actions} ({seen.actions / took:.1f}/s), refused {seen.refused or 'none'}"
    )
    print(f"click to answer    {quantiles(seen.answered)}")
    if arguments.what == "people":
        print(f"click to others    {quantiles(seen.shown)}")
    else:
        print(f"waiting for bots   {quantiles(seen.waited)}")
    busy = (after[0] - before[0]) / took
    per = (after[0] - before[0]) / max(1, seen.actions) * 1000
    print(
        f"server             {busy:.2f} cores, {per:.1f} ms an action, {after[1]:.0f} MB (before {before[1]:.0f})"
    )


def main() -> None:
    """Start a server, wait until its bots think natively, measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["people", "bots"])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that people think on average")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--level", default="vizier")
    parser.add_argument("--game", default="")
    arguments = parser.parse_args()
    for name in games():
        engine.warm_up(game(name))  # into the cache, so that the server only loads it
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ostracon.cli", "serve", "--port", str(port)]
        command += ["--db", f"sqlite:///{folder}/load.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            while True:
                try:
                    httpx.get(url + "/settings")
                    break
                except httpx.TransportError:
                    time.sleep(0.2)
            quiet(server.pid)
            asyncio.run(measure(url, server.pid, arguments))
        finally:
            server.terminate()
            server.wait(20)


def quiet(pid: int) -> None:
    """Wait until a process has nothing to do: its native code is loaded."""
    last = -1.0
    while (now := usage(pid)[0]) - last > 0.05:
        last = now
        time.sleep(1.0)


if __name__ == "__main__":
    main()
