"""A language half as long again, made of text files alone: every screen speaks it, and none breaks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page

from ..pseudo import CODE, SERVE, copied
from ..serving import at_home, get, until
from .conftest import Browser
from .playing import fill_table, ready

pytestmark = pytest.mark.browser

GAMES = ("imhotep", "ankhor", "egizia", "egizia_sands", "terra_pyramides")
PAGES = (
    "/",
    "/tables",
    "/finished",
    "/settings",
    "/sign-up",
    "/sign-in",
    "/tournaments",
    "/rules/imhotep",
    "/learn",
)
CUT = """() => [...document.querySelectorAll("button, .button, h1, h2, label, legend, th, summary")]
  .filter((el) => el.checkVisibility() && el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0)
  .filter((el) => getComputedStyle(el).overflowX === "visible" && getComputedStyle(el).display !== "inline")
  .map((el) => el.outerHTML.slice(0, 160))"""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the package with one more language."""
    folder = tmp_path_factory.mktemp("pseudo")
    environment = {**os.environ, **at_home(folder / "home"), "PYTHONPATH": str(copied(folder / "package"))}
    command = [sys.executable, "-c", SERVE, str(folder / "games.sqlite")]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as started:
        try:
            assert started.stdout
            address = f"http://127.0.0.1:{int(started.stdout.readline())}"
            until(lambda: answers(address))
            yield address
        finally:
            started.kill()


def answers(address: str) -> bool:
    """Whether the server is there."""
    try:
        return get(f"{address}/healthz").is_success
    except httpx.TransportError:
        return False


def check(page: Page) -> list[str]:
    """What is wrong with a page: another language, something that hangs over or is cut off."""
    assert page.evaluate("document.documentElement.lang") == CODE
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [
        f"{page.url}: {fault}" for fault in (["wider than the screen"] if wide else []) + page.evaluate(CUT)
    ]


@pytest.mark.parametrize("width", [390, pytest.param(1280, marks=pytest.mark.slow)])
def test_no_screen_breaks(chromium: Browser, url: str, width: int) -> None:
    context = chromium.new_context(
        locale=CODE, viewport={"width": width, "height": 844}, base_url=url, service_workers="block"
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    found = []
    try:
        for path in PAGES:
            page.goto(path)
            found += check(page)
        for game in GAMES:
            page.goto(f"/new/{game}")
            page.eval_on_selector_all("details", "all => all.forEach(one => (one.open = true))")
            found += check(page)
            fill_table(page, "me", "apprentice")
            ready(page)
            found += check(page)
    finally:
        context.close()
    assert errors == []
    assert found == []
