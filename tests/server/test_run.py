"""`ostracon play` and `serve`: one command starts them, Ctrl-C stops them, faults are one sentence."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from ostracon.server.address import lan_host

from ..commanding import ostracon
from ..serving import UNPREPARED, Person, at_home, get, until

TROUBLE = "Traceback"


def start(
    home: Path, *arguments: str, prepares: bool = False, **variables: str
) -> tuple[subprocess.Popen[str], list[str]]:
    """The command as people type it, but that bots are prepared only if this is asked for; its process and what it prints."""
    command = (sys.executable, "-m", "ostracon.cli") if prepares else UNPREPARED
    process = subprocess.Popen(
        [*command, *arguments],
        env=at_home(home) | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    printed: list[str] = []
    assert process.stdout
    output: Any = process.stdout

    def read() -> None:
        printed.extend(output)

    threading.Thread(target=read, daemon=True).start()
    return process, printed


def address(process: subprocess.Popen[str], printed: list[str]) -> str:
    """Where it says it is, once it answers."""
    line: str = until(
        lambda: printed[1] if len(printed) > 1 else process.poll() is not None and "".join(printed)
    )
    assert "starting" in printed[0], "something is said before the first slow second"
    found = re.search(r"http://[\d.]+:\d+", line)
    assert found, line

    def answers() -> bool:
        try:
            return get(found[0] + "/settings").status_code == 200
        except httpx.TransportError:
            return False

    until(answers)
    return found[0]


def stop(process: subprocess.Popen[str], how: signal.Signals = signal.SIGINT) -> int:
    """Ctrl-C, or another signal; the exit code."""
    process.send_signal(how)
    code = process.wait(20)
    assert process.stdout
    process.stdout.close()
    return code


def test_play_starts_stops_and_finds_its_games_again(tmp_path: Path) -> None:
    process, printed = start(tmp_path, "play", "imhotep", "--no-browser", "--port", str(free_port()))
    url = address(process, printed)
    assert "/new/imhotep" in printed[1]
    with Person(url, name="Ada") as ada:
        table = ada.new_table("me", "mason")
        with ada.live(table) as live:
            live.arrive()
            cookies = ada.http.cookies
            assert stop(process) == 0, "also while somebody is connected"
    assert TROUBLE not in "".join(printed)
    assert (tmp_path / "data" / "ostracon.sqlite").exists()
    process, printed = start(tmp_path, "serve", "--port", str(free_port()))
    with Person(address(process, printed)) as again:
        again.http.cookies = cookies
        assert f"/t/{table}" in again.http.get("/").text
    assert stop(process) == 0


def test_a_server_ends_well_while_it_compiles(tmp_path: Path) -> None:
    """A compiler that is in the middle of its work does not make an abort of it."""
    (tmp_path / "cache").mkdir()  # nothing is compiled there yet
    asked = ("play", "imhotep", "--no-browser", "--port", str(free_port()))
    process, printed = start(tmp_path, *asked, prepares=True)
    address(process, printed)
    until(lambda: [line for line in printed if "Preparing the bots" in line])
    assert stop(process, signal.SIGTERM) == 0, printed


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_serve_on_all_interfaces_names_an_address_that_can_be_opened(tmp_path: Path) -> None:
    process, printed = start(tmp_path, "serve", "--host", "0.0.0.0", "--port", str(free_port()))
    url = address(process, printed)
    assert stop(process) == 0
    assert url.rsplit(":", 1)[0] == f"http://{lan_host() or '127.0.0.1'}"
    assert "0.0.0.0" not in "".join(printed)


def test_a_public_address_is_printed_and_used(tmp_path: Path) -> None:
    port = str(free_port())
    process, printed = start(tmp_path, "serve", "--port", port, "--public-url", "https://games.example.org/")
    url = address(process, printed)
    assert "Ostracon is at https://games.example.org, on this machine at http://127.0.0.1" in printed[1]
    with Person(url, name="Ada") as ada:
        table = ada.new_table("me", "friend")
        assert 'value="https://games.example.org/t/' in ada.http.get(f"/t/{table}").text
    assert stop(process) == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess", "--no-browser"), "unknown game 'chess'"),
        (("serve", "--db", "mysql://x/y", "--port", "0"), "SQLite or PostgreSQL"),
        (("serve", "--db", "sqlite:////proc/nowhere/games.sqlite", "--port", "0"), "cannot be opened"),
        (("serve", "--port", "70000"), "--port is 70000; it must be a whole number from 0 to 65535"),
        (("serve", "--public-url", "games.example.org"), "must be an address like https://games.example.org"),
        (("play", "--public-url", "https://example.org/games"), "not 'https://example.org/games'"),
    ],
)
def test_faults_are_one_sentence(tmp_path: Path, arguments: tuple[str, ...], sentence: str) -> None:
    done = ostracon(*arguments, OSTRACON_HOME=str(tmp_path))
    assert done.returncode == 2
    assert sentence in done.stderr and len(done.stderr.splitlines()) == 1
    assert TROUBLE not in done.stderr


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [*UNPREPARED, "serve", "--port", port],
            env=at_home(tmp_path),
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert done.returncode == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in done.stderr
