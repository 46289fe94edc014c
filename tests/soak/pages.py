"""A few real browsers: people who click what glows, reload, change the language, look back, and watch others play."""

from __future__ import annotations

import random
import re
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from ostracon.screen.texts import LANGUAGES

from ..browser.conftest import ARGUMENTS, chromium_path
from ..browser.playing import click_something, fill_table, state
from .faults import Faults
from .house import House
from .plan import Planned
from .witness import SCENES_PER_REVISION, Witness

# What a browser itself says while a server is down; everything else that it complains of is a fault of ours.
DOWN = re.compile(
    r"net::ERR_(CONNECTION|EMPTY|SOCKET|NETWORK)|WebSocket connection to .* failed|status of 503"
)
SIZES = ((1440, 900), (390, 844), (1024, 768))
STUCK = 90.0  # seconds with a server that answers, after which a page must have gone on


@dataclass
class Seated:
    """A page at a table of its own."""

    page: Page
    context: BrowserContext
    planned: Planned
    table: str
    witness: Witness
    turns: int = 0
    moved: float = field(default_factory=time.monotonic)
    known: int = -1
    over: bool = False


class Browsers(threading.Thread):
    """Chromium, with so many pages; each plays table after table until it is told to stop."""

    def __init__(
        self,
        house: House,
        faults: Faults,
        tables: Iterator[Planned],
        count: int,
        seed: int,
        stop: threading.Event,
    ) -> None:
        super().__init__(name="browsers", daemon=True)
        self.house, self.faults, self.tables, self.count = house, faults, tables, count
        self.dice, self.stop = random.Random(seed), stop
        self.done: list[Seated] = []  # tables that are to be checked
        self.clicks = self.reloads = 0
        self.languages: set[str] = set()

    def run(self) -> None:
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=chromium_path(), args=[*ARGUMENTS, "--mute-audio"]
                )
                clock = browser.new_page()  # to wait with: what pages say is heard meanwhile
                seated = [self.begin(browser, number) for number in range(self.count)]
                while not self.stop.is_set():
                    for number, one in enumerate(seated):
                        if one is None or one.over:
                            seated[number] = self.begin(browser, number)
                        elif not self.stop.is_set():
                            self.step(one)
                    clock.wait_for_timeout(50)
                for last in seated:
                    self.leave(last)
                browser.close()
        except BaseException as fault:
            self.faults.add(f"browsers: {fault!r}", fault)

    def begin(self, browser: Browser, number: int) -> Seated | None:
        """A page of its own at a new table: one person, and bots."""
        self.house.up.wait(60)
        planned = next(self.tables)
        who = ["me", *["apprentice" if one in ("me", "friend", "here") else one for one in planned.who[1:]]]
        language, size = self.dice.choice(LANGUAGES), SIZES[number % len(SIZES)]
        self.languages.add(language)
        context = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            base_url=self.house.url,
            service_workers="block",
        )
        kept = f"theme-auto.speed-{self.dice.choice(('off', 'fast'))}.confirm-final"
        context.add_cookies([{"name": "ostracon-settings", "value": kept, "url": self.house.url}])
        page = context.new_page()
        name = f"page {number} at {planned.game}"
        page.on("pageerror", lambda error: self.complain(name, str(error)))
        page.on("console", lambda said: self.hear(name, said.type, said.text))
        try:
            page.goto(f"/new/{planned.game}")
            fill_table(page, *who, name=f"Page {number}", **planned.options)
            page.wait_for_selector("#stage")
        except Error as error:
            context.close()
            if self.house.up.is_set() and time.monotonic() - self.house.since > 30:
                self.complain(name, f"no table could be made: {error}")
            return None
        table = page.url.split("/t/")[1].split("?")[0]
        witness = Witness(name, knows_its_commands=False)
        return Seated(page, context, planned, table, witness)

    def hear(self, name: str, kind: str, text: str) -> None:
        """What a console said."""
        if (kind == "error" and not DOWN.search(text)) or (
            kind == "warning" and text.startswith("ostracon:")
        ):
            self.complain(name, text)

    def complain(self, name: str, text: str) -> None:
        self.faults.add(f"{name}: {text}")

    def step(self, one: Seated) -> None:
        """One click, or something else; a page that does not go on is a fault."""
        page = one.page
        try:
            now = state(page)
            self.note(one)
            if now["seq"] != one.known:
                one.known, one.moved = now["seq"], time.monotonic()
            if now["over"]:
                page.wait_for_selector("#result h2", timeout=60_000)
                return self.leave(one)
            ready = now["ready"] and not now["busy"] and not now["queue"]
            if self.dice.random() < 0.03:
                self.fidget(one)
            elif ready and (now["moves"] or now["sure"]):
                click_something(page, self.dice.randrange(1000))
                one.turns += 1
                self.clicks += 1
        except (Error, AssertionError) as error:
            last = max(one.moved, self.house.since)
            if self.house.up.is_set() and time.monotonic() - last > STUCK:
                self.picture(one, f"{error}")
                one.over = True
                self.done.append(one)
                one.context.close()
            return
        since = max(one.moved, self.house.since)
        if self.house.up.is_set() and time.monotonic() - since > 2 * STUCK:
            self.picture(one, f"it has not gone on: {state(page)}")
            self.leave(one)

    def picture(self, one: Seated, text: str) -> None:
        """A fault, with what the page looks like."""
        file = self.faults.add(f"{one.witness.name}: {text}", None, one.table)
        one.page.screenshot(path=str(Path(file).with_suffix(".png")))

    def note(self, one: Seated) -> None:
        """What the page knows of the newest position."""
        found: dict[str, Any] = one.page.evaluate(
            "() => { const { state } = window.ostracon ?? { state: {} };"
            " return { scene: state.newest, seq: state.seq, ply: state.ply, language: state.hello?.language } }"
        )
        if found.get("scene"):
            one.witness.note(
                found["seq"] // SCENES_PER_REVISION, found["ply"], found["scene"], found["language"]
            )

    def fidget(self, one: Seated) -> None:
        """Something that is not a move."""
        page, what = one.page, self.dice.choice(("reload", "language", "back", "undo", "hint", "resize"))
        if what == "reload":
            page.reload()
            self.reloads += 1
        elif what == "language":
            language = self.dice.choice(LANGUAGES)
            self.languages.add(language)
            page.goto(f"/t/{one.table}?lang={language}")
        elif what == "back":
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("End")
        elif what == "resize":
            page.set_viewport_size(dict(zip(("width", "height"), self.dice.choice(SIZES), strict=True)))  # type: ignore[arg-type]
        else:
            button = page.locator(f"#{what}")
            if button.is_visible() and button.is_enabled():
                button.click(timeout=5_000)

    def leave(self, one: Seated | None) -> None:
        """The page is closed, its table checked."""
        if one is None or one.over:
            return
        one.over = True
        self.done.append(one)
        one.context.close()
