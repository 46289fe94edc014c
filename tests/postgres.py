"""A private PostgreSQL for tests: started once per test process, a fresh database for every test."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

SETTINGS = "-c listen_addresses='' -c fsync=off -c max_connections=200 -c log_min_messages=fatal"
LOCAL_ACCESS = "local all guarded scram-sha-256\nlocal all all trust\n"


class Postgres:
    """A server in a folder of its own, reached by a socket in it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        self._user = (
            pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        )  # PostgreSQL refuses to run as root
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._numbers = count(1)
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "ostracon", "-D", str(folder / "data"))
        (folder / "data" / "pg_hba.conf").write_text(LOCAL_ACCESS)
        self.start()
        self.sql("postgres", "CREATE ROLE guarded LOGIN PASSWORD 'right'")

    def _run(self, program: str, *arguments: str) -> None:
        as_user = {"user": self._user.pw_uid, "group": self._user.pw_gid} if self._user else {}
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=60,
            extra_groups=[] if self._user else None,
            **as_user,  # type: ignore[arg-type]  # a user and a group
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start it, or start it again."""
        options = f"-k {self.folder} {SETTINGS}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", options)

    def stop(self) -> None:
        """Stop it at once, as a power cut would."""
        self._run("pg_ctl", "stop", "-m", "immediate", "-D", str(self.folder / "data"))

    def sql(self, database: str, statement: str) -> str:
        """What a statement answers."""
        command = [
            str(self.programs / "psql"),
            "-X",
            "-q",
            "-A",
            "-t",
            "-U",
            "ostracon",
            "-h",
            str(self.folder),
        ]
        done = subprocess.run(
            [*command, "-d", database, "-c", statement], capture_output=True, text=True, timeout=60
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def address(self, database: str, user: str = "ostracon") -> str:
        """The address of a database."""
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def new(self) -> str:
        """A fresh, empty database; its name."""
        name = f"games{next(self._numbers)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return name


@contextmanager
def postgres_running() -> Iterator[Postgres]:
    """A server for as long as the block runs; the test is skipped where there is no PostgreSQL."""
    programs = Path(os.environ.get("OSTRACON_POSTGRES", ""))
    if not (programs / "initdb").exists():
        pytest.skip("no PostgreSQL: OSTRACON_POSTGRES names the folder of its programs")
    folder = Path(tempfile.mkdtemp(prefix="pg-"))  # short: the address of a socket has at most 107 letters
    try:
        server = Postgres(programs, folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
