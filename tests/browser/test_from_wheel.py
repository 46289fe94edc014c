"""Two commands on a machine that has nothing of ours: install the built file, play. A page in Chromium then wins a game."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ..built import ROOT, build, environment_of
from ..containers import Container, why_no_root
from ..serving import get, until
from .playing import click_action, click_something, fill_table, my_turn, state

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = 6  # played until one is won: whoever follows the hints wins most of them


def answers(url: str) -> bool:
    """Whether somebody serves there."""
    try:
        return get(f"{url}/readyz").status_code == 200
    except httpx.TransportError:
        return False


def advised(page: Page) -> int:
    """The choice that a hint calls the best; -1 where there is nothing to choose from."""
    button = page.locator("#hint")
    if not (button.is_visible() and button.is_enabled()):
        return -1
    button.click()
    best = page.locator("#hints li[data-action]").first
    best.wait_for(state="attached", timeout=60_000)
    action = int(best.get_attribute("data-action") or -1)
    page.keyboard.press("Escape")
    return action


def play(page: Page) -> bool:
    """A whole game by clicks, hints followed; whether it was won."""
    while my_turn(page):
        if (action := advised(page)) >= 0:
            click_action(page, action)
        else:
            click_something(page, 0)
    expect(page.locator("#result h2")).to_be_visible()
    ranks: list[int] = page.evaluate("() => window.ostracon.state.newest.panels.map(one => one.rank)")
    return ranks[state(page)["seat"]] == 1 and ranks.count(1) == 1


@pytest.fixture
def environment(tmp_path: Path) -> tuple[list[str], dict[str, str]]:
    """An environment with the wheel and what it asks for: the command in it, and its variables."""
    (wheel,) = build(ROOT, tmp_path / "dist", "wheel")
    python = environment_of(wheel, tmp_path / "environment")
    home = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "OSTRACON_HOME": str(tmp_path / "home")}
    return [str(python.parent / "ostracon")], home


@pytest.fixture
def root(tmp_path: Path) -> Iterator[tuple[list[str], dict[str, str]]]:
    """A Debian with nothing but its Python, in which somebody types `pipx install` with the wheel."""
    if why := why_no_root():
        pytest.skip(why)
    (wheel,) = build(ROOT, tmp_path / "dist", "wheel")
    inside = Container(tmp_path)
    inside.do_from("debian:bookworm-slim")
    inside.do_run("apt-get -qq update && apt-get -qq -y install --no-install-recommends pipx")
    shutil.copy(wheel, inside.root)
    inside.do_env("HOME=/home")
    inside.do_run(f"pipx install '/{wheel.name}[fast]'")
    yield [*inside.enter(), "/home/.local/bin/ostracon"], inside.inside()
    shutil.rmtree(inside.root, ignore_errors=True)


def test_a_game_is_won_in_an_empty_environment(
    chromium: Browser, environment: tuple[list[str], dict[str, str]], tmp_path: Path
) -> None:
    win(chromium, *environment, tmp_path)


def test_a_game_is_won_in_a_clean_root(
    chromium: Browser, root: tuple[list[str], dict[str, str]], tmp_path: Path
) -> None:
    win(chromium, *root, tmp_path, strong="Imhotep are at full strength")


def win(
    chromium: Browser, ostracon: list[str], variables: dict[str, str], folder: Path, strong: str = ""
) -> None:
    """The second command, and a page that plays until it has won; where native code is made, once the server says so."""
    command = [*ostracon, "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables, cwd=folder) as server:
        try:
            assert server.stdout is not None
            said = (re.search(r"Ostracon is at (http://[\d.:]+)", line) for line in server.stdout)
            url = next(found[1] for found in said if found)
            faults: list[str] = []
            context = chromium.new_context(base_url=url, viewport={"width": 1280, "height": 900})
            page = context.new_page()
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)

            def won() -> bool:
                page.goto("/new/imhotep")
                fill_table(page, "me", "apprentice")
                page.wait_for_selector("#stage")
                return play(page)

            until(lambda: answers(url))
            page.goto("/new/imhotep")
            assert not strong or any(strong in line for line in server.stdout)
            assert any(won() for _ in range(GAMES)), f"not one of {GAMES} games was won"
            assert faults == []
            context.close()
        finally:
            server.terminate()
            assert server.wait(30) == 0
