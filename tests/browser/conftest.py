"""Fixtures: Chromium, a running server, and people who look at it."""

from __future__ import annotations

import faulthandler
import os
import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from ..serving import PATIENCE, Served, serving

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

HUNG = 300  # seconds; no test takes a tenth of it

# What is expected of a page waits as long as everything else: animations and a busy machine take their time.
expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(autouse=True)
def end() -> Iterator[None]:
    """Playwright waits for ever for what a page has been asked and never answers. A test that does so fails, with its worker and
    where it stood.
    """
    faulthandler.dump_traceback_later(HUNG, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHOSEN = os.environ.get("OSTRACON_CHROMIUM", "")
BROWSERS = (CHOSEN, "chromium-headless-shell", *WHOLE)


def chromium_path(*names: str) -> str | None:
    """The first of these browsers that is here; of those for tests, if none is named."""
    return next(filter(None, map(shutil.which, names or BROWSERS)), None)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


def launch(playwright: Playwright, *names: str) -> Browser:
    """A browser; where there is none, that is said."""
    path = chromium_path(*names)
    if path is None:
        reason = f"none of these browsers is here: {', '.join(filter(None, names or BROWSERS))}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, where it can be had without the windows that nobody sees: that takes less of the processor."""
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser as people have it, for what the other leaves out: messages of the system."""
    browser = launch(playwright, *WHOLE, CHOSEN)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(Path(tmp_path_factory.mktemp("server")) / "games.sqlite") as server:
        yield server


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(chromium: Browser, served: Served) -> Iterator[OpenPage]:
    """Open a page of the server in a browser of its own; every script error fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_(path: str, language: str = "en", width: int = 1440, height: int = 900, **more: Any) -> Page:
        more.setdefault(
            "reduced_motion", "reduce"
        )  # drawing what moves is a fifth of Chromium's work; tests of motion ask for it
        more.setdefault("service_workers", "block")  # a page of ours instead of an error would hide the error
        context = chromium.new_context(
            locale=language, viewport={"width": width, "height": height}, base_url=served.url, **more
        )
        contexts.append(context)
        context.add_cookies(
            [{"name": "ostracon-settings", "value": "theme-auto.speed-off.confirm-final", "url": served.url}]
        )
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, from the development dependency `axe-playwright-python`."""
    try:
        return files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
    except ModuleNotFoundError:
        if os.environ.get("CI") == "true":
            pytest.fail("axe-playwright-python is not installed")
        pytest.skip("axe-playwright-python is not installed")


AXE = """part => Promise.race([
    axe.run(part),
    new Promise((_, fail) => setTimeout(() => fail(new Error("axe has not ended in a minute")), 60000)),
])"""


def faults(page: Page, axe: str, part: str = "html") -> list[str]:
    """What axe calls serious or critical, on the page or in a part of it."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate(AXE, part)
    assert len(found["passes"]) > (10 if part == "html" else 3), "axe has looked"
    return [
        f"{page.url} {one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
