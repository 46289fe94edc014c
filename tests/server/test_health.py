"""What operators ask a server: alive, ready, metrics, traces and a log without secrets."""

from __future__ import annotations

import json
import logging
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from ostracon.server import tracing
from ostracon.server.logs import JsonLines

from ..serving import UNPREPARED, Person, Served, at_home, get, serving, until
from .test_run import address, free_port, start, stop


def test_alive_and_ready(served: Served) -> None:
    assert get(f"{served.url}/healthz").json() == {"status": "ok"}
    ready = get(f"{served.url}/readyz")
    assert (ready.status_code, ready.json()) == (200, {"database": "ok"})


def test_not_ready_while_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "games.sqlite") as server:
        nowhere = create_async_engine("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
        monkeypatch.setattr(server.service.store, "engine", nowhere)
        answer = get(f"{server.url}/readyz")
        assert (answer.status_code, answer.json()) == (503, {"database": "away"})
        assert get(f"{server.url}/healthz").status_code == 200
        monkeypatch.undo()


def test_who_is_about_to_stop_says_so_and_goes_on_meanwhile(tmp_path: Path) -> None:
    """Proxies send nobody there any more; a second signal does not wait for them."""
    process, printed = start(tmp_path, "serve", "--port", str(free_port()), OSTRACON_DRAIN="600")
    url = address(process, printed)
    with Person(url, name="Ada") as ada:
        table = ada.new_table("me", "here")
        with ada.live(table) as live:
            live.arrive()
            process.send_signal(signal.SIGTERM)
            ready = until(lambda: (found := get(f"{url}/readyz")).status_code == 503 and found)
            assert ready.json() == {"database": "ok", "server": "stopping"}
            assert get(f"{url}/healthz").status_code == 200
            assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
            assert stop(process, signal.SIGTERM) == 0
            with pytest.raises(ConnectionClosed) as closed:
                live.until_type("hello")
    assert closed.value.rcvd and closed.value.rcvd.code == 1012


def test_metrics_count_what_happens(served: Served, ada: Person) -> None:
    table = ada.new_table("me", "here")
    with ada.live(table) as live:
        live.arrive()
        assert live.ask("act", action=live.moves()[0], sure=True)["type"] == "done"
        text = get(f"{served.url}/metrics").text
        assert "ostracon_open_sockets 1.0" in text
    assert re.search(r'ostracon_commands_total{game="imhotep",outcome="accepted"} [1-9]', text)
    assert 'route="/t/{id}"' in text and table not in text, "routes, never addresses"
    assert 'route="/new/{name}",status="200"' in text


def test_metrics_are_not_for_everybody(tmp_path: Path, served: Served) -> None:
    assert get(f"{served.url}/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 404
    with serving(tmp_path / "games.sqlite", metrics_token="opensesame") as server:
        answers = [
            get(f"{server.url}/metrics", headers=headers).status_code
            for headers in ({}, {"authorization": "Bearer x"}, {"authorization": "Bearer opensesame"})
        ]
        assert answers == [404, 404, 200]


def test_spans_hold_routes_and_no_addresses(
    served: Served, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = InMemorySpanExporter()
    monkeypatch.setattr(tracing, "_tracer", None)
    tracing.trace_with(kept)
    table = ada.new_table("me", "friend")
    with Person(served.url) as zoe:
        zoe.http.get(ada.links(table)[0])
    spans = until(lambda: [s for s in kept.get_finished_spans() if s.name == "GET /t/{id}/{token}"])
    assert spans[0].attributes["http.response.status_code"] == 200
    assert not [s for s in kept.get_finished_spans() if table in s.to_json()]


def test_a_line_of_the_log_is_one_object() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("ostracon", logging.ERROR, "f", 1, "%s failed", ("it",), sys.exc_info())
    line = JsonLines().format(record)
    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["message"], told["logger"]) == ("error", "it failed", "ostracon")
    assert "ValueError: two" in told["fault"] and re.match(r"\d{4}-\d\d-\d\dT[\d:.]+Z$", told["time"])


def test_a_whole_server_logs_requests_without_secrets(tmp_path: Path) -> None:
    """`ostracon serve` with a file of settings: JSON lines of routes; no token, no cookie, no table."""
    file = tmp_path / "ostracon.toml"
    file.write_text(f'port = 0\nlog = "json"\nlog_level = "info"\ndb = "sqlite:///{tmp_path}/games.sqlite"\n')
    process, printed = start(tmp_path, "serve", "--config", str(file))
    try:
        url = address(process, printed)
        with Person(url, name="Ada") as ada, Person(url, name="Zoe") as zoe:
            table = ada.new_table("me", "friend")
            link = ada.links(table)[0]
            zoe.sit(link)
            secrets = [table, link.split("/")[-1], *ada.http.cookies.values(), *zoe.http.cookies.values()]
        until(lambda: any("/t/{id}/{token}" in line for line in printed))
    finally:
        assert stop(process, signal.SIGTERM) == 0
    lines = [json.loads(line) for line in printed if line.startswith("{")]
    assert {"method": "POST", "route": "/t/{id}/{token}", "status": 303}.items() <= max(
        lines, key=lambda line: (line.get("route") == "/t/{id}/{token}", line.get("method") == "POST")
    ).items()
    assert not [secret for secret in secrets if secret and any(secret in line for line in printed)]


def test_a_socket_that_is_handed_over(tmp_path: Path) -> None:
    """As systemd does it: the port is open all the time, whoever comes before the server is up waits for it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        code = (
            "import os, sys; os.dup2(int(sys.argv[1]), 3); os.environ |= {'LISTEN_FDS': '1', 'LISTEN_PID': str(os.getpid())};"
            "os.execv(sys.executable, sys.argv[2:])"
        )
        waiting = socket.create_connection(("127.0.0.1", port))
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(listener.fileno()), *UNPREPARED, "serve"],
            env=at_home(tmp_path),
            pass_fds=[listener.fileno()],
            stdout=subprocess.DEVNULL,
        )
        try:
            waiting.settimeout(60)
            waiting.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert waiting.recv(100).startswith(b"HTTP/1.1 200")
        finally:
            waiting.close()
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0
