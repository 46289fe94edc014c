"""How soon after the first start a bot plays at full strength, game by game.

    python benchmarks/first_move.py [GAME ...] [--json FILE]

For each game `ostracon play GAME` is started as on a new machine, with nothing compiled or drawn before: seconds until its page
answers, until it says that the game's bots are at full strength, and until a vizier who begins has then moved. The last is what
somebody waits for who makes a table at once and wants no weaker opponent for a moment.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from ostracon.kernel.game import game, games

LEVEL = "vizier"
READY = "at full strength"


def first_move(name: str) -> dict[str, float]:
    """The seconds of one game."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as home:
        start = time.monotonic()
        command = [str(Path(sys.executable).with_name("ostracon")), "play", name, "--no-browser"]
        server = subprocess.Popen(
            command, env=os.environ | {"OSTRACON_HOME": home}, stdout=subprocess.PIPE, text=True
        )
        try:
            page = _line(server, r"http://\S+")
            httpx.Client(transport=httpx.HTTPTransport(retries=6)).get(page, timeout=60).raise_for_status()
            made = {"answered": time.monotonic() - start}
            _line(server, READY)
            made["ready"] = time.monotonic() - start
            _play(page, name)
            made["moved"] = time.monotonic() - start
        finally:
            server.terminate()
            server.wait()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    made["processor"] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {key: round(value, 1) for key, value in made.items()}


def _line(server: subprocess.Popen[str], wanted: str) -> str:
    """What the server says that looks like this."""
    for line in server.stdout or ():
        found = re.search(wanted, line)
        if found:
            return found[0]
    raise SystemExit(f"the server ended without saying {wanted!r}")


def _play(page: str, name: str) -> None:
    """A table at which the vizier begins; wait for its move."""
    address = re.match(r"https?://[^/]+", page)
    assert address
    api = httpx.Client(base_url=f"{address[0]}/api/v1", headers={"X-Ostracon": "1"}, timeout=60)
    person = {"name": "Senenmut", "password": "three blocks of stone"}
    api.post("/accounts", json=person).raise_for_status()
    options = (
        {"start_player": "seat_0"} if any(one.name == "start_player" for one in game(name).options) else {}
    )
    seats = [{"who": LEVEL}, {"who": "me"}]
    answer = api.post("/tables", json={"game": name, "seats": seats, "options": options})
    answer.raise_for_status()
    place = f"/tables/{answer.json()['id']}"
    seen = api.get(f"{place}/position").json()
    while seen["actor"] != 0:  # some games begin with somebody else's choice
        command = {"revision": seen["revision"], "id": str(seen["revision"]), "sure": True}
        api.post(f"{place}/actions/{seen['legal'][0]['number']}", json=command).raise_for_status()
        seen = api.get(f"{place}/position").json()
    while api.get(f"{place}/position").json()["revision"] == seen["revision"]:
        time.sleep(0.02)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="some games; all of them if none is named")
    parser.add_argument("--json", type=Path, help="write the figures")
    wanted = parser.parse_args()
    figures = {}
    print("| game | page | full strength | first move | processor |\n|---|---|---|---|---|")
    for name in wanted.games or sorted(games()):
        figures[name] = made = first_move(name)
        print(
            f"| {game(name).title} | {made['answered']} s | {made['ready']} s | {made['moved']} s | {made['processor']} s |",
            flush=True,
        )
    if wanted.json:
        wanted.json.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
