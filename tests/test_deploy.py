"""The files for hosts: the container's steps followed in a clean root, the units read by systemd, settings by our own reader."""

from __future__ import annotations

import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ostracon.server.config import Config, read_config

from .containers import ROOT, Container, why_no_root
from .serving import Person, until

DEPLOY = ROOT / "deploy"


def test_the_settings_for_hosts_are_settings() -> None:
    """Those in use are read; those in comments are names that we know."""
    assert read_config(DEPLOY / "ostracon.toml", {}).public_url == "https://games.example.org"
    commented = re.findall(r"^# (\w+) = ", (DEPLOY / "ostracon.toml").read_text(), re.MULTILINE)
    assert set(commented) == set(Config.__struct_fields__) - {"public_url", "host", "port", "lan"}


def test_variables_in_the_container_are_settings() -> None:
    text = (DEPLOY / "Containerfile").read_text() + (DEPLOY / "compose.yaml").read_text()
    known = {f"OSTRACON_{name.upper()}" for name in Config.__struct_fields__} | {"OSTRACON_HOME"}
    assert set(re.findall(r"OSTRACON_[A-Z_]+", text)) <= known


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd here to read the units")
    for name in ("ostracon.service", "ostracon.socket"):
        text = (DEPLOY / name).read_text().replace("/opt/ostracon/bin/ostracon", "/bin/true")
        (tmp_path / name).write_text(text.replace("User=ostracon", "User=root"))
    units = [tmp_path / "ostracon.service", tmp_path / "ostracon.socket"]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    told = [line for line in done.stderr.splitlines() if str(tmp_path) in line]
    assert told == []


# ---- the container


@pytest.fixture
def container(tmp_path: Path) -> Iterator[Container]:
    if why := why_no_root():
        pytest.skip(why)
    yield Container(tmp_path)
    shutil.rmtree(tmp_path, ignore_errors=True)


@pytest.mark.slow
def test_the_container_serves_in_a_clean_root(container: Container) -> None:
    """Built, started as its own user, healthy, and a table can be made."""
    container.follow((DEPLOY / "Containerfile").read_text())
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = container.inside() | {"OSTRACON_PORT": str(port)}
    enter = container.enter()
    process = subprocess.Popen([*enter, *container.command], env=environment, stdout=subprocess.DEVNULL)
    try:

        def answers() -> bool:
            assert process.poll() is None
            try:
                return httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
            except httpx.TransportError:
                return False

        until(answers)
        check = container.health.replace(":8000", f":{port}")
        assert subprocess.run([*enter, "/bin/sh", "-c", check], env=environment).returncode == 0
        with Person(f"http://127.0.0.1:{port}", name="Ada") as ada:
            assert ada.new_table("me", "mason")
        assert (container.root / "data/data/ostracon.sqlite").exists()
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
