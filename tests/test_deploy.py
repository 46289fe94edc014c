"""The files for hosts: the container's steps followed in a clean root, the units read by systemd, settings by our own reader."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ostracon.server.config import Config, read_config

from .serving import Person, until

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
CHROOT = shutil.which("chroot") or "/usr/sbin/chroot"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"


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


class Container:
    """A Containerfile followed step by step in folders instead of images."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stages: dict[str, Path] = {}
        self.root = folder
        self.environment: dict[str, str] = {}
        self.user = ""
        self.command: list[str] = []
        self.health = ""

    def follow(self, file: Path) -> None:
        """Carry out every line."""
        for line in file.read_text().replace("\\\n", "").splitlines():
            word, _, rest = line.partition(" ")
            if word and not word.startswith("#"):
                getattr(self, f"do_{word.lower()}")(rest)

    def do_from(self, rest: str) -> None:
        """A base image: the same Debian, made by debootstrap."""
        image, _, name = rest.partition(" AS ")
        suite = image.removeprefix("debian:").removesuffix("-slim")
        base = self.folder / f"base-{suite}"
        if not base.exists():
            subprocess.run(["debootstrap", "--variant=minbase", suite, base], check=True, capture_output=True)
        self.root = self.folder / (name or "final")
        subprocess.run(["cp", "-a", base, self.root], check=True)
        for file in ("/etc/resolv.conf", "/etc/hosts"):
            shutil.copy(file, self.root / file[1:])
        if os.path.exists(CERTIFICATES):  # whom this machine trusts on the way to its package index
            shutil.copy(CERTIFICATES, self.root / "trusted.crt")
            self.environment["PIP_CERT"] = "/trusted.crt"
        self.stages[name] = self.root

    def do_run(self, rest: str) -> None:
        """A command in the root."""
        done = subprocess.run(
            [CHROOT, self.root, "/bin/sh", "-c", rest], env=self.inside(), capture_output=True, text=True
        )
        assert done.returncode == 0, f"{rest}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"

    def inside(self) -> dict[str, str]:
        return {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
            **self.environment,
        }

    def do_copy(self, rest: str) -> None:
        """Files of the repository, or of an earlier stage."""
        words = shlex.split(rest)
        source = ROOT
        if words[0].startswith("--from="):
            source = self.stages[words.pop(0).removeprefix("--from=")]
        *files, target = words
        there = self.root / target[1:]
        there.parent.mkdir(parents=True, exist_ok=True)
        if target.endswith("/"):
            there.mkdir(exist_ok=True)
        for file in files:
            subprocess.run(["cp", "-a", source / file.lstrip("/"), there], check=True)

    def do_env(self, rest: str) -> None:
        self.environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))

    def do_user(self, rest: str) -> None:
        self.user = rest

    def do_cmd(self, rest: str) -> None:
        self.command = [word.strip(' "') for word in rest.strip("[]").split(",")]

    def do_healthcheck(self, rest: str) -> None:
        self.health = rest.removeprefix("CMD ")

    def ignored(self, rest: str) -> None:
        """What only an engine has a use for."""

    do_workdir = do_volume = do_expose = ignored


@pytest.fixture
def container(tmp_path: Path) -> Iterator[Container]:
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        pytest.skip("a clean root needs debootstrap, and root to enter it")
    yield Container(tmp_path)
    shutil.rmtree(tmp_path, ignore_errors=True)


@pytest.mark.slow
def test_the_container_serves_in_a_clean_root(container: Container) -> None:
    """Built, started as its own user, healthy, and a table can be made."""
    container.follow(DEPLOY / "Containerfile")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = container.inside() | {"OSTRACON_PORT": str(port)}
    enter = [CHROOT, f"--userspec={container.user}", container.root]
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
