"""What the table costs: page size, server work per action, opening a long game, a board update in the browser, waiting;
and how small the smallest thing to tap is.

    ./dev bench web [--json]

Server figures are measured on the real service and a real SQLite file (synchronous FULL, WAL), one process, Imhotep with
four seats, all sides B. The browser's figure is the client's own measurement of each update in Chromium (skipped where
there is none).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from ostracon.kernel.game import games
from ostracon.server.live_table import Connection
from ostracon.server.new_table import NewSeat
from ostracon.server.run import listen, make_server
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.table.table import ACT, UNDO, Command, Kind, Table

SIDES = ("side_market", "side_pyramid", "side_temple", "side_burial_chamber", "side_obelisks")
ALL_B = dict.fromkeys(SIDES, "B")
FOUR = [NewSeat(name, "human", here=True) for name in ("Ada", "Bob", "Cleo", "Dov")]
BUDGET = {
    "page_kb": 150.0,
    "action_ms": 10.0,
    "open_ms": 100.0,
    "update_ms": 16.0,
    "idle_percent": 1.0,
    "idle_paints": 0,
}
IDLE_SECONDS = 10
DECISIONS = 12
SCREENS = {
    f"{width}x{height}": (width, height)
    for width, height in ((1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390))
}


def spread(values: list[float]) -> dict[str, float]:
    """Middle and nearly worst."""
    ordered = sorted(values)
    return {
        "median": round(statistics.median(ordered), 2),
        "p95": round(ordered[int(len(ordered) * 0.95) - 1], 2),
        "count": len(ordered),
    }


def command(table: Table, kind: Kind, seat: int, action: int = -1) -> Command:
    """A command with an id of its own, from somebody who has seen everything."""
    seen = table.revision
    return Command(kind=kind, seat=seat, revision=seen, action=action, sure=True, id=f"b{seen}")


def act(table: Table, action: int) -> Command:
    """The actor plays an action."""
    return command(table, ACT, table.actor, action)


async def play_to_end(service: TableService, id: str, seed: int, watch: bool) -> list[tuple[float, float]]:
    """Random play with a browser at every seat; milliseconds of each action from command to told, by clock and by processor."""
    live_table = await service.open(id)
    connections = [Connection([seat], "en") for seat in range(4)] if watch else []
    for connection in connections:
        live_table.connect(connection)
    dice = random.Random(seed)
    taken = []
    while not live_table.table.over:
        action = dice.choice(live_table.table.match.legal())
        start, busy = time.perf_counter(), time.process_time()
        await service.do(live_table, act(live_table.table, action))
        taken.append(((time.perf_counter() - start) * 1000, (time.process_time() - busy) * 1000))
        for connection in connections:
            while not connection.out.empty():
                connection.out.get_nowait()
    for connection in connections:
        live_table.disconnect(connection)
    return taken


async def server_work(folder: Path) -> dict[str, Any]:
    """Milliseconds per action (rules, commit, views, scenes and messages for four seats), and without anybody watching."""
    store = await Store.open(f"sqlite:///{folder / 'work.sqlite'}")
    service = TableService(store, pace=0.0)
    watched: list[tuple[float, float]] = []
    alone: list[tuple[float, float]] = []
    for seed in range(3):
        for kept, watch in ((watched, True), (alone, False)):
            kept += await play_to_end(
                service, await service.create("imhotep", ALL_B, FOUR, "bench"), seed, watch
            )
    await service.close()
    await store.close()
    return {
        "action_ms": spread([clock for clock, _ in watched]),
        "action_cpu_ms": spread([busy for _, busy in watched]),
        "action_unwatched_ms": spread([clock for clock, _ in alone]),
    }


async def opening(folder: Path, actions: int = 200) -> dict[str, Any]:
    """Milliseconds to open a long game: load, replay, first hello, scene and whole log. Undone steps make it long."""
    store = await Store.open(f"sqlite:///{folder / 'open.sqlite'}")
    service = TableService(store, pace=0.0)
    id = await service.create("imhotep", ALL_B | {"start_player": "seat_0"}, FOUR, "bench")
    live_table = await service.open(id)
    dice = random.Random(5)
    while live_table.table.revision < actions and not live_table.table.over:
        table = live_table.table
        if (
            table.revision % 3 == 2
            and table.steps_to_undo(table.match.actors[-1])
            and table.match.ply + 60 < actions
        ):
            await service.do(live_table, command(table, UNDO, table.match.actors[-1]))
        else:
            action = dice.choice(table.match.legal())
            await service.do(live_table, act(table, action))
    taken = []
    for _ in range(20):
        service.open_tables.clear()
        start = time.perf_counter()
        opened = await service.open(id)
        connection = Connection([0], "en")
        opened.connect(connection)
        taken.append((time.perf_counter() - start) * 1000)
    found = {
        "open_ms": spread(taken),
        "open_actions": live_table.table.revision,
        "open_plies": live_table.table.match.ply,
    }
    await service.close()
    await store.close()
    return found


@contextlib.contextmanager
def serving(folder: Path) -> Any:
    """A server on a free port."""
    server = make_server(f"sqlite:///{folder / 'page.sqlite'}", 0.0, warm=False)
    listener = listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)
    listener.close()


def new_table(http: httpx.Client, game: str = "imhotep") -> str:
    """A table against three bots; its path."""
    page = http.get(f"/new/{game}").text
    token = page.split('name="form_token" value="')[1].split('"')[0]
    fields = {"players": "4", "who-0": "me", **{f"who-{seat}": "apprentice" for seat in (1, 2, 3)}}
    fields |= ALL_B if game == "imhotep" else {}
    return http.post(f"/new/{game}", data={"form_token": token, **fields}).url.path


def page_size(url: str) -> dict[str, Any]:
    """Kilobytes over the line for a first visit to a table: page, scripts, styles and the first socket messages."""
    from websockets.sync.client import connect

    sizes: dict[str, float] = {}
    with httpx.Client(base_url=url, follow_redirects=True, headers={"accept-encoding": "gzip"}) as http:
        path = new_table(http)

        def measure(address: str) -> str:
            with http.stream("GET", address) as answer:
                raw = b"".join(answer.iter_raw())
                sizes[address.rsplit("/", 1)[1]] = len(raw) / 1024
            return http.get(address).text if not address.endswith(".woff2") else ""

        page = measure(path)
        static = page.split('href="/client/')[1].split("/")[0]
        seen, wanted = set(), ["table.js", "style.css", "palette.css", "theme.js", "icon.svg"]
        wanted += ["serif.woff2", "sans.woff2"]
        while wanted:
            name = wanted.pop()
            if name not in seen:
                seen.add(name)
                text = measure(f"/client/{static}/{name}")
                if name.endswith(".js"):
                    wanted += re.findall(r'^import (?:.* from )?"\./(.+)"', text, re.MULTILINE)
        cookies = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
        import zlib

        address = url.replace("http", "ws") + path.replace("/t/", "/live/")
        with connect(address, additional_headers={"Cookie": cookies}, max_size=None) as socket:
            packer = zlib.compressobj(wbits=-12)
            data = (
                b"".join(packer.compress(str(socket.recv(timeout=10)).encode()) for _ in range(2))
                + packer.flush()
            )
            sizes["socket: hello and scene"] = len(data) / 1024
    return {
        "page_kb": round(sum(sizes.values()), 1),
        "page_parts_kb": {k: round(v, 1) for k, v in sizes.items()},
    }


def chromium() -> str | None:
    """The browser to measure in."""
    places = (os.environ.get("OSTRACON_CHROMIUM", ""), "/usr/bin/chromium")
    return next((one for one in places if shutil.which(one)), None)


def idle_cost(url: str) -> dict[str, Any]:
    """Per cent of a core that all processes of the browser take while the page waits for its player, with motion on;
    and frames painted meanwhile, as the browser traces them.
    """
    path = chromium()
    if path is None:
        return {}
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
        with httpx.Client(base_url=url, follow_redirects=True) as http:
            table = new_table(http)
            page.context.add_cookies(
                [{"name": one.name, "value": str(one.value), "url": url} for one in http.cookies.jar]
            )
        page.goto(url + table)
        page.wait_for_selector("#moves button[data-action]", state="attached")
        page.wait_for_timeout(8000)  # what moves at the beginning of a turn comes to rest
        browser_line, page_line = browser.new_browser_cdp_session(), page.context.new_cdp_session(page)

        def busy() -> float:
            processes = browser_line.send("SystemInfo.getProcessInfo")["processInfo"]
            return sum(float(one["cpuTime"]) for one in processes)

        painted: list[object] = []
        page_line.on(
            "Tracing.dataCollected",
            lambda data: painted.extend(one for one in data["value"] if one.get("name") == "Paint"),
        )
        page_line.send("Tracing.start", {"categories": "devtools.timeline"})
        before, start = busy(), time.monotonic()
        page.wait_for_timeout(IDLE_SECONDS * 1000)
        cost = (busy() - before) / (time.monotonic() - start) * 100
        page_line.send("Tracing.end")
        page.wait_for_timeout(500)
        browser.close()
    return {"idle_percent": round(cost, 2), "idle_paints": len(painted)}


def browser_updates(url: str) -> dict[str, Any]:
    """Milliseconds of each board update, as the client measures them, through a whole game."""
    path = chromium()
    if path is None:
        return {}
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        with httpx.Client(base_url=url, follow_redirects=True) as http:
            table = new_table(http)
            page.context.add_cookies(
                [{"name": one.name, "value": str(one.value), "url": url} for one in http.cookies.jar]
                + [{"name": "ostracon-settings", "value": "speed-fast.confirm-never", "url": url}]
            )
        page.goto(url + table)
        taken: list[float] = []
        end = time.monotonic() + 90
        while time.monotonic() < end:
            now = page.evaluate(
                """() => {
                  const found = performance.getEntriesByName("ostracon-update").map((entry) => entry.duration);
                  performance.clearMeasures("ostracon-update");
                  document.querySelector("#sure:not([hidden]) .primary")?.click();
                  document.querySelector("#moves button[data-action]")?.click();
                  return { found, over: Boolean(window.ostracon?.state.newest?.over) };
                }"""
            )
            taken += now["found"]
            if now["over"]:
                break
            page.wait_for_timeout(40)
        browser.close()
    return {"update_ms": spread(taken[1:])} if len(taken) > 2 else {}


SMALLEST = """() => Math.min(...[...document.querySelectorAll("#stage .target .ring, #buttons .target, #own .target")]
  .map((it) => it.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)))"""


PLAY = """(which) => {
  const moves = document.querySelectorAll("#moves button[data-action]");
  moves[which % moves.length].click();
}"""


def smallest_targets(url: str) -> dict[str, Any]:
    """The least side, in pixels, of anything that could be tapped in the first decisions of a game, by screen and game."""
    path = chromium()
    if path is None:
        return {}
    from playwright.sync_api import sync_playwright

    found: dict[str, dict[str, float]] = {size: {} for size in SCREENS}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for game in games():
            page = browser.new_page()
            page.set_default_timeout(120_000)  # bots may still be compiling
            with httpx.Client(base_url=url, follow_redirects=True) as http:
                table = new_table(http, game)
                page.context.add_cookies(
                    [{"name": one.name, "value": str(one.value), "url": url} for one in http.cookies.jar]
                    + [{"name": "ostracon-settings", "value": "speed-off.confirm-never", "url": url}]
                )
            page.goto(url + table)
            for turn in range(DECISIONS):
                page.wait_for_selector("#moves button[data-action]", state="attached")
                for size, (width, height) in SCREENS.items():
                    page.set_viewport_size({"width": width, "height": height})
                    page.evaluate(
                        "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
                    )
                    found[size][game] = round(min(found[size].get(game, 999), page.evaluate(SMALLEST)), 1)
                seq = page.evaluate("() => window.ostracon.state.seq")
                page.evaluate(PLAY, 7 * turn + 1)
                page.wait_for_function(
                    """(seq) => {
                      document.querySelector("#sure:not([hidden]) .primary")?.click();
                      return window.ostracon.state.seq > seq;
                    }""",
                    arg=seq,
                )
            page.close()
        browser.close()
    return {"smallest_px": found}


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = asyncio.run(server_work(folder)) | asyncio.run(opening(folder))
        with serving(folder) as url:
            found |= page_size(url)
            found |= browser_updates(url)
            found |= idle_cost(url)
            found |= smallest_targets(url)
    if "--json" in sys.argv:
        print(json.dumps(found, indent=2))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("what", "median", "p95", "budget", title="The web table on this machine")
    rows = (
        ("table page, first visit, compressed (KB)", "page_kb"),
        ("server work per action, four seats watching (ms)", "action_ms"),
        ("  of it processor time (ms)", "action_cpu_ms"),
        ("server work per action, nobody watching (ms)", "action_unwatched_ms"),
        (f"opening a game of {found['open_actions']} entries, {found['open_plies']} plies (ms)", "open_ms"),
        ("board update in the browser (ms)", "update_ms"),
        ("a table that waits for its player (% of a core)", "idle_percent"),
        (f"  frames painted in {IDLE_SECONDS} s", "idle_paints"),
    )
    for label, key in rows:
        value = found.get(key)
        middle, worst = (value["median"], value["p95"]) if isinstance(value, dict) else (value, "")
        table.add_row(
            label, str(middle if middle is not None else "not measured"), str(worst), str(BUDGET.get(key, ""))
        )
    Console().print(table)
    if "smallest_px" in found:
        small = Table(
            "screen",
            *games(),
            title=f"Smallest target in {DECISIONS} decisions (px; below 24 it takes two taps)",
        )
        for size, least in found["smallest_px"].items():
            small.add_row(size, *(str(least[game]) for game in games()))
        Console().print(small)
    parts = sorted(found["page_parts_kb"].items(), key=lambda part: -part[1])
    Console().print("page:", ", ".join(f"{name} {size}" for name, size in parts[:8]))


if __name__ == "__main__":
    main()
