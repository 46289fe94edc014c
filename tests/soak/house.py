"""The server of a soak: the real one, as a process that is killed, stopped and started again.

Run as ``python -m tests.soak.house DATABASE PORT PACE`` it is that process.
"""

from __future__ import annotations

import faulthandler
import json
import os
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import httpx

from ..serving import at_home, get, until

ROOT = Path(__file__).parents[2]
STARTING = 120.0  # seconds that a server may take to answer, on a machine with much else to do
CUT_OFF = "timeout graceful shutdown exceeded"  # a page that was being made when the server was asked to end


def main(db: str, port: int, pace: float) -> None:
    """Serve as `ostracon serve` does, but for the pace at which bots are shown; SIGUSR1 tells where it stands."""
    from ostracon.server import run
    from ostracon.server.config import Config

    faulthandler.register(signal.SIGUSR1)
    run.make_server = partial(run.make_server, pace=pace)  # type: ignore[assignment]
    run.serve(Config(db=db, port=port, log="json"))


class House:
    """The server."""

    def __init__(self, db: str, folder: Path, port: int, pace: float) -> None:
        self.db, self.port, self.pace = db, port, pace
        self.url = f"http://127.0.0.1:{port}"
        self.log = folder / "server.log"
        self._environment = at_home(folder / "home")
        self._process: subprocess.Popen[bytes] | None = None
        self.up = threading.Event()
        self.kills = self.stops = 0
        self.since = time.monotonic()  # when it last began to answer
        self._read = 0  # bytes of the log that were looked at

    def start(self) -> None:
        """Start it, or start it again, and wait until it answers."""
        command = [sys.executable, "-m", "tests.soak.house", self.db, str(self.port), str(self.pace)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=self._environment, stdout=subprocess.DEVNULL, stderr=log
            )
        until(self._answers, STARTING)
        self.since = time.monotonic()
        self.up.set()

    def _answers(self) -> bool:
        assert self._process is not None and self._process.poll() is None, "the server has ended by itself"
        try:
            return get(self.url + "/readyz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it without a word, and start it again."""
        assert self._process is not None
        self.up.clear()
        self.kills += 1
        self._process.kill()
        self._process.wait(30)
        self.start()

    def restart(self) -> int:
        """Ask it to end, as a host does, and start it again; how it ended."""
        self.up.clear()
        self.stops += 1
        code = self.stop()
        self.start()
        return code

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(60)

    def end(self) -> None:
        """Whatever has happened: no process stays behind."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(30)

    def ask_where_it_stands(self) -> None:
        """Its threads' places go into the log."""
        if self._process is not None and self._process.poll() is None:
            os.kill(self._process.pid, signal.SIGUSR1)

    @property
    def megabytes(self) -> float:
        """Memory of the process."""
        assert self._process is not None
        try:
            pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def complaints(self) -> list[str]:
        """What the log says that it should not, since the last look."""
        with self.log.open("rb") as log:
            log.seek(self._read)
            data = log.read()
        whole = data[: data.rfind(b"\n") + 1]
        self._read += len(whole)
        return [line for line in whole.decode(errors="replace").splitlines() if is_complaint(line)]


def is_complaint(line: str) -> bool:
    """Whether a line of a log tells of a fault: an error, or anything that is no line of a log.

    >>> (
    ...     is_complaint('{"level": "warning", "message": "..."}'),
    ...     is_complaint("Traceback (most recent call last):"),
    ... )
    (False, True)
    """
    if CUT_OFF in line:
        return False
    try:
        return json.loads(line)["level"] in ("error", "critical")
    except (ValueError, KeyError, TypeError):
        return bool(line.strip())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
