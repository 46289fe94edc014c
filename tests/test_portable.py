"""What runs on Windows and macOS too, tried by taking away what only Unix has."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import types
from pathlib import Path, PureWindowsPath
from typing import Any

import pytest

from ostracon.kernel import file_lock
from ostracon.server import run
from ostracon.server.database import BadDatabase, database_address, make_engine

SOURCE = Path(__file__).parents[1] / "src" / "ostracon"

UNIX_MODULES = {"fcntl", "grp", "pwd", "resource", "syslog", "termios", "tty"}
UNIX_NAMES = {
    "os": {"fork", "forkpty", "getuid", "geteuid", "getpgid", "killpg", "nice", "sched_getaffinity", "setsid", "uname"},
    "signal": {"SIGKILL", "SIGHUP", "SIGUSR1", "SIGUSR2", "SIGALRM", "alarm", "pause", "setitimer"},
    "socket": {"AF_UNIX", "SO_REUSEPORT"},
}  # fmt: skip

# Libraries have their own ways on Windows; what is taken away is what our own modules ask for.
WITHOUT_UNIX = f"""
import builtins, importlib, pkgutil
usual = builtins.__import__
def refusing(name, globals=None, locals=None, fromlist=(), level=0):
    asker = (globals or {{}}).get("__name__", "")
    if asker.startswith("ostracon") and not level and name in {UNIX_MODULES!r}:
        raise ImportError(f"there is no {{name}} on Windows")
    return usual(name, globals, locals, fromlist, level)
builtins.__import__ = refusing
import ostracon
left_out = ("ostracon.lab.openspiel_games", "ostracon.server.migrations", "ostracon.commands.skeleton")
count = 0
for found in pkgutil.walk_packages(ostracon.__path__, "ostracon."):
    if not found.name.startswith(left_out):
        importlib.import_module(found.name)
        count += 1
assert count > 300, count
match = ostracon.play("imhotep", "greedy", "random", seed=1)
ostracon.native("imhotep", quiet=True).new(3, 2)
print(match.over)
"""


def test_everything_loads_and_plays_without_what_only_unix_has() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_UNIX], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "True\n"


def test_names_that_only_unix_has_are_asked_for_first() -> None:
    """`os.fork` and the like stand beside `hasattr` or `sys.platform`, or nowhere."""
    unguarded = []
    for path in SOURCE.rglob("*.py"):
        for statement in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(statement, ast.stmt) or isinstance(
                statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.If, ast.Try, ast.With, ast.For)
            ):  # fmt: skip
                continue
            said = ast.unparse(statement)
            for node in ast.walk(statement):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    unix = node.attr in UNIX_NAMES.get(node.value.id, ())
                    if unix and "hasattr" not in said and "sys.platform" not in said:
                        unguarded.append(f"{path.relative_to(SOURCE)}:{node.lineno} {said}")
    assert unguarded == []


def test_a_file_is_locked_as_windows_does_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a byte far beyond its end, so that others can still read it; the place in it stays."""
    locked: set[int] = set()

    def locking(descriptor: int, mode: int, count: int) -> None:
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        if place in locked:
            raise OSError(13, "Permission denied")
        locked.add(place)

    windows: Any = types.ModuleType("msvcrt")
    windows.locking, windows.LK_NBLCK = locking, 2
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    monkeypatch.setattr(sys, "platform", "win32")
    (tmp_path / "journal").write_bytes(b"a line\n")
    with (tmp_path / "journal").open("a+b", buffering=0) as file:
        place = file.tell()
        assert file_lock.take(file) and not file_lock.take(file)
        assert file.tell() == place and min(locked) > 1 << 32


def test_a_file_is_locked_here(tmp_path: Path) -> None:
    with (
        (tmp_path / "x").open("a+b", buffering=0) as first,
        (tmp_path / "x").open("a+b", buffering=0) as other,
    ):
        assert file_lock.take(first) and not file_lock.take(other)


def test_two_servers_never_share_a_port_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """There SO_REUSEADDR would allow it; what is asked for instead is the system's own option."""
    asked: list[int] = []

    class Listener:
        def setsockopt(self, level: int, option: int, value: int) -> None:
            asked.append(option)

        def bind(self, address: object) -> None: ...

    monkeypatch.setattr(run.socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    monkeypatch.setattr(run.socket, "socket", lambda *_: Listener())
    run.listen("127.0.0.1", 8000)
    assert asked == [-5]


def test_addresses_of_databases_take_drive_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    file = PureWindowsPath("C:\\Users\\Zoë O’Hara\\AppData\\Local\\ostracon\\ostracon.sqlite")
    assert database_address(f"sqlite:///{file}").database == str(file)
    assert file.as_uri().startswith("file:///C:/Users/Zo%C3%AB")
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(BadDatabase, match="on Windows"):
        make_engine("postgresql://games@db/games")


def test_pipes_are_utf_8_whatever_the_system_writes() -> None:
    """A French Windows writes cp1252 into pipes, which knows neither the arrows nor all letters of our texts."""
    told = subprocess.run(
        [sys.executable, "-m", "ostracon.cli", "games", "--json"],
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "cp1252"},
        timeout=300,
    )
    assert any(game["title"] == "Ankh’or" for game in json.loads(told.stdout.decode("utf-8")))
