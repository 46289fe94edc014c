"""Bad lines between a browser and its table: whatever happens to them, every move is played once and the page goes on."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from ..serving import Served, until
from .playing import fill_table, my_turn

pytestmark = pytest.mark.browser

PASS, SILENT, REFUSE = "pass", "silent", "refuse"


class Line:
    """A line to the server that can be cut, refused, or go silent while both ends believe that it stands."""

    def __init__(self, url: str) -> None:
        self.server = urlsplit(url)
        self.mode = PASS
        self.held = b""  # what a silent line has swallowed of the browser's words
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:
                return
            if self.mode == REFUSE:
                browser.close()
                continue
            server = socket.create_connection((self.server.hostname or "", self.server.port or 0))
            self.pairs.append((browser, server))
            threading.Thread(target=self._pump, args=(browser, server), daemon=True).start()

    def _pump(self, browser: socket.socket, server: socket.socket) -> None:
        with contextlib.suppress(OSError, ValueError):
            while True:
                readable, _, _ = select.select([browser, server], [], [], 0.05)
                if self.mode == SILENT:
                    readable = [one for one in readable if one is browser]
                for one in readable:
                    data = one.recv(65536)
                    if not data:
                        raise OSError
                    if self.mode == SILENT:
                        self.held += data
                    else:
                        (server if one is browser else browser).sendall(data)
        self._close(browser, server)

    def _close(self, *sockets: socket.socket) -> None:
        for one in sockets:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def cut(self) -> None:
        """Every connection ends."""
        for pair in self.pairs:
            self._close(*pair)
        self.pairs.clear()

    def close(self) -> None:
        """No more line."""
        self.listener.close()
        self.cut()


@pytest.fixture
def line(served: Served) -> Iterator[Line]:
    made = Line(served.url)
    yield made
    made.close()


@pytest.fixture
def at_table(line: Line, chromium: Browser) -> Iterator[Page]:
    """Somebody at a table, behind the line, whose turn it is; time in the page can be moved."""
    page = chromium.new_context(locale="en").new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.context.add_cookies(
        [{"name": "ostracon-settings", "value": "speed-off.confirm-never", "url": line.url}]
    )
    page.clock.install()
    page.goto(f"{line.url}/new/imhotep")
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    yield page
    page.context.close()
    assert not faults


def table_of(page: Page) -> str:
    return urlsplit(page.url).path.split("/")[2]


def act(page: Page) -> None:
    """Choose the first thing that is possible in the list of moves."""
    page.evaluate("document.querySelector('#moves button').click()")


def played(served: Served, page: Page) -> list[str]:
    """The ids of the person's commands in the journal."""
    return [entry.command.id for entry in served.table(table_of(page)).journal if entry.command.id]


def once(served: Served, page: Page, before: int) -> None:
    """One more command is in the journal, once, and the page knows it."""
    until(lambda: len(played(served, page)) > before)
    assert my_turn(page)
    assert len(played(served, page)) == before + 1 == len(set(played(served, page)))


Trouble = Callable[[Line, Page], None]


def clean_close(line: Line, page: Page) -> None:
    line.cut()
    act(page)


def refused(line: Line, page: Page) -> None:
    line.mode = REFUSE
    line.cut()
    act(page)
    page.clock.run_for(4000)
    expect(page.locator("#status")).to_be_visible()
    line.mode = PASS


def black_hole(line: Line, page: Page) -> None:
    """The command goes into a line that swallows it and says nothing; after a while the page takes a new one."""
    line.mode = SILENT
    act(page)
    until(lambda: line.held)
    page.clock.run_for(70_000)
    line.mode = PASS
    line.cut()


def late_answer(line: Line, page: Page) -> None:
    """The line holds back what the server says, then lets it through: nothing is played twice."""
    line.mode = SILENT
    page.clock.run_for(30_000)
    line.mode = PASS
    act(page)


@pytest.mark.parametrize("trouble", [clean_close, refused, black_hole, late_answer])
def test_a_move_is_played_once(served: Served, line: Line, at_table: Page, trouble: Trouble) -> None:
    before = len(played(served, at_table))
    trouble(line, at_table)
    end = time.monotonic() + 30
    while len(played(served, at_table)) == before and time.monotonic() < end:
        at_table.clock.run_for(1000)
    once(served, at_table, before)
