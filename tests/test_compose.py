"""The files for hosts, followed without a container engine and without systemd as the first process: every service of
compose.yaml is started by its own command and variables, and the unit by the program that gives it its socket.
"""

from __future__ import annotations

import configparser
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # comes with the documents' builder, without types

from .postgres import postgres_running
from .serving import Person, at_home, until

DEPLOY = Path(__file__).parents[1] / "deploy"
SITE, PASSWORD = "games.example.org", "right"  # what .env holds
STARTING = 120.0  # seconds: as the container is started, with everything that a server prepares


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def ostracon(words: list[str]) -> list[str]:
    """A command of the container, with the program that is tested."""
    assert Path(words[0]).name == "ostracon"
    return [sys.executable, "-m", "ostracon.cli", *words[1:]]


@contextmanager
def running(command: list[str], environment: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process, ended politely."""
    with log.open("wb") as file:
        process = subprocess.Popen(command, env=environment, stdout=file, stderr=file)
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def answers(url: str) -> bool:
    try:
        return httpx.get(url).status_code == 200
    except httpx.TransportError:
        return False


def compose(variables: dict[str, str]) -> dict[str, Any]:
    """compose.yaml as an engine reads it: every variable that must be given is."""
    lines = [line for line in (DEPLOY / "compose.yaml").read_text().splitlines() if line[:1] != "#"]
    text = re.sub(r"\$\{(\w+):\?\}", lambda found: variables[found[1]], "\n".join(lines))
    assert "$" not in text
    read: dict[str, Any] = yaml.safe_load(text)
    return read


@pytest.mark.slow
def test_the_services_of_compose_play_together(tmp_path: Path) -> None:
    """Two servers, a worker, PostgreSQL with a password and Caddy: a game with a bot goes on while a server is stopped."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("no Caddy here: ./dev test installs it")
    read = compose({"SITE": SITE, "PASSWORD": PASSWORD})
    services, image = read["services"], (DEPLOY / "Containerfile").read_text()
    usual = re.search(r"(?m)^CMD \[(.*)\]$", image)
    assert usual
    usual_command = [word.strip(' "') for word in usual[1].split(",")]
    kept = {mount.split(":")[0] for service in services.values() for mount in service.get("volumes", ())}
    assert {name for name in kept if not name.startswith(".")} == set(read["volumes"])
    with postgres_running() as postgres, ExitStack() as started:
        database = postgres.new()
        postgres.sql("postgres", f"ALTER DATABASE {database} OWNER TO guarded")
        there = f"postgresql://guarded:{PASSWORD}@/{database}?host={postgres.folder}"

        def ours(value: object) -> str:
            """Names that an engine would resolve, as they are here."""
            assert services["database"]["environment"]["POSTGRES_PASSWORD"] == PASSWORD
            return str(value).replace(f"postgresql://ostracon:{PASSWORD}@database/ostracon", there)

        ports, processes = {"one": free_port(), "two": free_port()}, {}
        for name in ("one", "two", "worker"):
            service = services[name]
            here = {
                "OSTRACON_HOST": "127.0.0.1",
                "OSTRACON_PORT": str(ports.get(name, 0)),
                "OSTRACON_LOG": "json",
            }
            environment = {key: ours(value) for key, value in service["environment"].items()}
            command = ostracon([ours(word) for word in service.get("command", usual_command)])
            processes[name] = started.enter_context(
                running(command, at_home(tmp_path / name) | environment | here, tmp_path / f"{name}.log")
            )
        for port in ports.values():
            until(partial(answers, f"http://127.0.0.1:{port}/readyz"), STARTING)
        url = f"http://127.0.0.1:{free_port()}"
        servers = re.sub(
            r"(\w+):8000",
            lambda found: f"127.0.0.1:{ports[found[1]]}",
            services["caddy"]["environment"]["SERVERS"],
        )
        (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text())
        own = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(tmp_path))
        caddy = [program, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
        started.enter_context(
            running(caddy, os.environ | own | {"SITE": url, "SERVERS": servers}, tmp_path / "caddy.log")
        )
        until(lambda: answers(f"{url}/readyz"), STARTING)
        assert httpx.get(f"{url}/metrics").status_code == 404, "figures are nobody's business"
        with Person(url, name="Ada") as ada, Person(url, name="Bob") as bob:
            table = ada.new_table("me", "friend", "apprentice")
            page = ada.http.get(f"/t/{table}").text
            assert f"https://{SITE}/t/{table}/" in page, "links begin with the site's name"
            link = re.search(rf"https://{SITE}(/t/{table}/[^\"\s]+)", page)
            assert link
            bob.sit(link[1])
            processes["one"].send_signal(signal.SIGTERM)
            for person in (ada, bob):
                with person.live(table) as live:
                    live.arrive()
            assert processes["one"].wait(30) == 0
            moved = ada.http.get(f"/api/v1/tables/{table}").json()["revision"]
            assert play_until_a_bot_has_played(ada, bob, table) > moved
    assert "Traceback" not in "".join(log.read_text() for log in tmp_path.glob("*.log"))


def play_until_a_bot_has_played(ada: Person, bob: Person, table: str) -> int:
    """Both people play at random until the bot has; the revision then."""
    people, own = (ada, bob), {"x-ostracon": "1"}

    def at() -> Any:
        return ada.http.get(f"/api/v1/tables/{table}/position").json()

    for step in range(20):
        position = at()
        if position["actor"] == 2:
            return int(until(lambda: (now := at())["actor"] != 2 and now["revision"]))
        player = people[position["actor"]]
        seen = player.http.get(f"/api/v1/tables/{table}/position").json()
        action, sent = seen["legal"][0]["number"], {"revision": seen["revision"], "id": str(step)}
        path = f"/api/v1/tables/{table}/actions/{action}"
        assert player.http.post(path, json=sent, headers=own).status_code == 200
    raise AssertionError("the bot was never asked")


@pytest.mark.slow
def test_the_unit_is_given_its_socket_and_restarts_behind_it(tmp_path: Path) -> None:
    """As systemd does it: the port is open before the server is, the first who knocks wakes it, SIGTERM ends it cleanly."""
    program = shutil.which("systemd-socket-activate")
    if program is None:
        pytest.skip("no systemd here to hand over a socket")
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    unit.read(DEPLOY / "ostracon.service")
    service = unit["Service"]
    settings, port = tmp_path / "ostracon.toml", free_port()
    settings.write_text((DEPLOY / "ostracon.toml").read_text())
    command = ostracon(shlex.split(service["ExecStart"].replace("/etc/ostracon.toml", str(settings))))
    name, _, _ = service["Environment"].partition("=")
    assert (name, service["KillSignal"]) == ("OSTRACON_HOME", "SIGTERM")
    environment = at_home(tmp_path) | {name: str(tmp_path / "kept")}
    handed = [f"--setenv={key}" for key in environment]
    url = f"http://127.0.0.1:{port}"
    tables = []
    for _ in range(2):
        process = subprocess.Popen(
            [program, f"--listen=127.0.0.1:{port}", *handed, *command],
            env=environment,
            stderr=subprocess.DEVNULL,
        )
        try:
            until(lambda: not can_bind(port))
            until(lambda: answers(f"{url}/readyz"), STARTING)
            with Person(url, name="Ada") as ada:
                tables.append(ada.new_table("me", "friend"))
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(30) == 0
    assert len(set(tables)) == 2 and list((tmp_path / "kept").rglob("ostracon.sqlite"))


def can_bind(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
