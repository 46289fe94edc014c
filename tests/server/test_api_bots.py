"""Bots outside the server: the example, and our own by `ostracon bot`, play whole games over the API."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ostracon.bots import Perspective
from ostracon.commands import bot as command
from ostracon.commands.bot import RemotePlayer, Unwelcome, position_of
from ostracon.kernel.match import Match
from ostracon.server.api.shown import imagined
from ostracon.server.playable import playable_games
from ostracon.table.seats import Seat
from ostracon.table.table import Table
from ostracon.table.thinking import task

from ..serving import UNPREPARED, Person, Served, get, serving, until
from .programs import Program, token_of

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "remote_bot.py"


@pytest.fixture
def program(served: Served, ada: Person) -> Iterator[Program]:
    with Program(served.url, token_of(ada)) as made:
        yield made


def start(*arguments: str) -> subprocess.Popen[str]:
    """A process of Python; its text is kept."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    return subprocess.Popen([sys.executable, *arguments], text=True, env=os.environ.copy(), **pipes)  # type: ignore[call-overload,no-any-return]


@contextlib.contextmanager
def server_process(file: Path) -> Iterator[str]:
    """`ostracon serve` as a process of its own; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = start(*UNPREPARED[1:], "serve", "--port", str(port), "--db", f"sqlite:///{file}")
    url = f"http://127.0.0.1:{port}"
    try:
        until(lambda: answers(url) or process.poll() is not None, 60)
        yield url
    finally:
        process.terminate()
        process.communicate(timeout=30)
    assert process.returncode == 0


def answers(url: str) -> bool:
    try:
        return get(f"{url}/api/v1/me").status_code == 200
    except httpx.TransportError:
        return False


def test_the_example_plays_a_game_against_a_built_in_bot(tmp_path: Path) -> None:
    with server_process(tmp_path / "games.sqlite") as url, contextlib.ExitStack() as stack:
        ada, zoe = (stack.enter_context(Person(url)) for _ in range(2))
        program = stack.enter_context(Program(url, token_of(ada)))
        table = program.new_table("friend", "apprentice")
        bot = start(str(EXAMPLE), url, token_of(zoe), table["seats"][0]["link"])
        out, _ = bot.communicate(timeout=120)
        assert (bot.returncode, out) == (0, "")
        found = program.get(f"/tables/{table['id']}")
    assert found["seats"][0]["name"] == "Random" and 1 in found["result"]["standing"]


def test_the_example_is_short_and_needs_nothing_of_ours() -> None:
    lines = EXAMPLE.read_text().splitlines()
    assert len(lines) <= 100
    assert not [line for line in lines if line.startswith(("import ostracon", "from ostracon"))]


def test_the_example_says_what_is_wrong(served: Served) -> None:
    bot = start(str(EXAMPLE), served.url, "ostracon_nothing")
    out, _ = bot.communicate(timeout=60)
    assert bot.returncode == 1 and out == "401: No such token is known. It may have been revoked.\n"


@pytest.mark.parametrize("name", sorted(playable_games()))
def test_ours_plays_a_game_of_each(name: str, program: Program, served: Served, zoe: Person) -> None:
    players = 2 if name != "terra_pyramides" else 3
    table = program.new_table("friend", *["apprentice"] * (players - 1), game=name)
    with RemotePlayer(served.url, token_of(zoe), "search:20") as player:
        player.play(player.sit(table["seats"][0]["link"]))
    found = program.get(f"/tables/{table['id']}")
    assert found["over"] and found["seats"][0]["name"] == "search:20"
    mine = [actor for actor in served.table(table["id"]).match.actors if actor == 0]
    assert len(mine) > 5 and not served.table(table["id"]).given_up


@pytest.mark.parametrize("name", sorted(playable_games()))
def test_it_thinks_as_it_would_at_the_table(name: str) -> None:
    """From the position that the API gives, a bot has exactly the perspective that the server's own bot has."""
    game = playable_games()[name]
    match = Match.new(game, max(game.players), seed=5)
    seats = [Seat(number=n, name=str(n), kind="bot", bot="scribe") for n in range(match.players)]
    table, compared = Table(match, seats), 0
    while not match.over:
        asked = task(table)
        assert asked is not None
        if match.ply % 7 == 0:
            sent = position_of(game, imagined(table, asked.seat))
            known = Perspective(game, sent, asked.seat, asked.seed)
            assert known.legal == asked.perspective.legal
            assert known.redealt(3) == asked.perspective.redealt(3)
            compared += 1
        match.play(asked.perspective.legal[asked.seed % len(asked.perspective.legal)])
    assert compared > 5


def test_the_command_plays_one_table_to_its_end(program: Program, served: Served, zoe: Person) -> None:
    open_table = program.new_table("friend", "apprentice", public=True)["id"]
    arguments = ["bot", served.url, token_of(zoe), "--level", "random", "--table", open_table]
    bot = start("-m", "ostracon.cli", *arguments)
    out, _ = bot.communicate(timeout=120)
    assert bot.returncode == 0, out
    assert out == f"random plays at {served.url}  (Ctrl-C stops it)\n"
    assert program.get(f"/tables/{open_table}")["over"]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["http://127.0.0.1:1", "x", "--level", "wizard"], "unknown bot 'wizard'"),
        (["nonsense", "x", "--table", "y"], "is no address of a server"),
        (["{url}", "ostracon_nothing", "--table", "y"], "No such token is known"),
        (["{url}", "ostracon_nothing"], "No such token is known"),
        (["{url}", "{token}", "--table", "nothing"], "There is no such table"),
        (["{url}", "{token}", "--link", "nothing"], "is no link of a seat"),
    ],
)
def test_what_is_wrong_is_one_sentence(served: Served, zoe: Person, arguments: list[str], text: str) -> None:
    given = [one.format(url=served.url, token=token_of(zoe)) for one in arguments]
    bot = start("-m", "ostracon.cli", "bot", *given)
    out, _ = bot.communicate(timeout=60)
    assert bot.returncode == 2 and text in out and "Traceback" not in out


def test_a_game_goes_on_after_the_server_was_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stops and comes back in the middle of a game; the bot waits, backs off, and plays on."""
    waits: list[float] = []
    slept = command.time.sleep

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        slept(min(seconds, 0.1))

    monkeypatch.setattr(command.time, "sleep", sleep)
    file = tmp_path / "games.sqlite"
    with serving(file) as served, Person(served.url, name="Ada") as ada, Person(served.url) as bob:
        token, port = token_of(ada), int(served.url.rpartition(":")[2])
        with Program(served.url, token) as program:
            table = program.new_table("friend", "me")
            bot = RemotePlayer(served.url, token_of(bob), "random")
            player = threading.Thread(target=bot.play, args=(bot.sit(table["seats"][0]["link"]),))
            player.start()
            assert not play_some(program, table["id"], 8)
    until(lambda: len(waits) > 3)
    with serving(file, port=port) as served, Program(served.url, token) as program:
        assert play_some(program, table["id"], 10_000)
        player.join(30)
        assert not player.is_alive()
    bot.http.close()
    assert max(waits) >= 4 * command.FIRST_WAIT, "it backs off while nobody answers"


def play_some(program: Program, id: str, most: int) -> bool:
    """Play so many actions, or until the game is over: then True."""
    for _ in range(most):
        if until(lambda: turn_or_end(program, id))["over"]:
            return True
        program.act(id, max)
    return False


def turn_or_end(program: Program, id: str) -> dict[str, object] | None:
    found: dict[str, object] = program.get(f"/tables/{id}/position")
    return found if found["legal"] or found["over"] else None


def test_a_revoked_token_stops_the_bot(served: Served, zoe: Person, program: Program) -> None:
    table = program.new_table("friend", "me")
    bot = RemotePlayer(served.url, token_of(zoe, name="stopped"), "random")
    id = bot.sit(table["seats"][0]["link"])
    faults: list[str] = []

    def play() -> None:
        with bot:
            try:
                bot.play(id)
            except Unwelcome as fault:
                faults.append(str(fault))

    player = threading.Thread(target=play)
    player.start()
    until(lambda: program.get(f"/tables/{id}")["seats"][0]["online"])
    number = re.search(r'value="(\d+)"><button aria-label="[^"]*stopped', zoe.http.get("/tokens").text)
    assert number
    zoe.post("/tokens", revoke=number[1])
    player.join(30)
    assert faults in (["The token was revoked."], ["No such token is known. It may have been revoked."])
