"""Clean roots: the steps of a Containerfile followed in folders instead of images, where no engine is at hand."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHROOT = shutil.which("chroot") or "/usr/sbin/chroot"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"


def why_no_root() -> str:
    """Why no clean root can be made here; nothing if one can."""
    can = os.geteuid() == 0 and shutil.which("debootstrap") is not None
    return "" if can else "a clean root needs debootstrap, and root to enter it"


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

    def follow(self, text: str) -> None:
        """Carry out every line."""
        for line in text.replace("\\\n", "").splitlines():
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

    def enter(self) -> list[str]:
        """What a command inside begins with."""
        return [CHROOT, *([f"--userspec={self.user}"] if self.user else []), str(self.root)]

    def ignored(self, rest: str) -> None:
        """What only an engine has a use for."""

    do_workdir = do_volume = do_expose = ignored
