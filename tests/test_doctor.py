"""`ostracon doctor`, run for real: on a machine as it should be, and on ones where things are missing, old, taken or unwritable."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from ostracon.kernel.native import numba_version
from ostracon.server.database import newest_schema
from ostracon.server.run import USUAL_PORT, PortTaken, listen
from serving import at_home

MISSING = """
import sys
from importlib import metadata
sys.modules["numba"] = None
found = metadata.version
def version(name):
    if name == "numba":
        raise metadata.PackageNotFoundError(name)
    return found(name)
metadata.version = version
from ostracon.cli import main
main(["doctor", "--json"])
"""


def examine(*command: str, environment: dict[str, str]) -> tuple[int, dict[str, dict[str, str]]]:
    """The exit code, and what was found about each thing."""
    finished = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=environment, timeout=300
    )
    assert finished.stderr == ""
    document: dict[str, Any] = json.loads(finished.stdout)
    assert document["healthy"] is (finished.returncode == 0)
    found = {finding["about"]: finding for finding in document["findings"]}
    return finished.returncode, found


def test_a_machine_as_it_should_be_and_a_database_of_before(tmp_path: Path) -> None:
    """What works without is a note, not a fault; a taken port of `play` too. Nothing is changed by looking."""
    environment = at_home(tmp_path)
    file = tmp_path / "data" / "ostracon.sqlite"
    file.parent.mkdir()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    connection.close()
    before = file.read_bytes()
    with ExitStack() as held:
        with suppress(PortTaken):  # by somebody else, which is as good
            held.enter_context(listen("127.0.0.1", USUAL_PORT)).listen()
        code, found = examine("-m", "ostracon.cli", "doctor", "--json", environment=environment)
    assert code == 0
    assert found["games"]["found"].count(",") == 4 and found["packages"]["state"] == "ok"
    assert str(numba_version()) in found["native code"]["found"]
    assert found[f"port {USUAL_PORT}"]["state"] == "note"
    assert found["database"]["state"] == "note" and f"to {newest_schema()}" in found["database"]["found"]
    assert "backup" in found["database"]["advice"]
    assert file.read_bytes() == before


def test_what_was_asked_for_and_cannot_work_is_a_fault_with_its_remedy(tmp_path: Path) -> None:
    """A taken port, a folder that cannot be written, a broken Numba, a mail server that does not answer: exit code 1."""
    (tmp_path / "numba.py").write_text("raise ImportError('no llvm here')\n")
    (tmp_path / "a file").write_text("")
    with listen("127.0.0.1", 0) as taken, listen("127.0.0.1", 0) as silent:
        taken.listen()
        port, mail = taken.getsockname()[1], silent.getsockname()[1]
        environment = os.environ | {
            "PYTHONPATH": str(tmp_path),
            "OSTRACON_HOME": str(tmp_path / "a file"),
            "OSTRACON_PORT": str(port),
            "OSTRACON_MAIL_URL": f"smtp://ada:secret@127.0.0.1:{mail}",
            "OSTRACON_MAIL_FROM": "ada@example.org",
        }
        code, found = examine("-m", "ostracon.cli", "doctor", "--json", environment=environment)
    assert code == 1
    wrong = {about: one for about, one in found.items() if one["state"] == "wrong"}
    assert set(wrong) == {"native code", f"port {port}", "database", "mail"}
    assert "no llvm here" in wrong["native code"]["found"] and "[fast]" in wrong["native code"]["advice"]
    assert "--port" in wrong[f"port {port}"]["advice"]
    assert "OSTRACON_HOME" in wrong["database"]["found"]
    assert "secret" not in json.dumps(found)


def test_without_numba_the_interpreter_plays_and_a_newer_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()
    environment = at_home(tmp_path / "home")
    code, found = examine("-c", MISSING, environment=environment)
    assert code == 0
    assert found["native code"]["state"] == "note" and "interpreted" in found["native code"]["found"]
    assert found["native code"]["advice"] == "pip install 'ostracon[fast]'" == found["[fast]"]["advice"]
    told = subprocess.run(
        [sys.executable, "-m", "ostracon.cli", "doctor", "--db", f"sqlite:///{file}"],
        capture_output=True,
        text=True,
        env=environment,
        timeout=300,
    )
    assert told.returncode == 1 and "!!  database" in told.stdout and "newer version" in told.stdout


def test_play_says_why_its_folder_cannot_be_made(tmp_path: Path) -> None:
    """One sentence on stderr, as for every foreseeable fault."""
    (tmp_path / "a file").write_text("")
    told = subprocess.run(
        [sys.executable, "-m", "ostracon.cli", "play", "--no-browser"],
        capture_output=True,
        text=True,
        env=os.environ | {"OSTRACON_HOME": str(tmp_path / "a file")},
        timeout=300,
    )
    assert told.returncode == 2
    assert "cannot be made" in told.stderr and len(told.stderr.splitlines()) == 1
