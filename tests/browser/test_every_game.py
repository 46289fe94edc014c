"""Every game that has a board can be played to its end by clicking, in French and in English."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ostracon.bots import bot, perspective
from ostracon.kernel.game import game, games

from ..serving import Served, until
from .conftest import OpenPage
from .playing import click_action, fill_table, my_turn, ready, tap_action, wait

pytestmark = pytest.mark.browser


BOARDS = [name for name in games() if game(name).has_board]
FIRST_TURNS = 15


@pytest.mark.parametrize(
    "name",
    [
        name if name in ("imhotep", "terra_pyramides") else pytest.param(name, marks=pytest.mark.slow)
        for name in BOARDS
    ],
)
def test_the_first_turns(name: str, served: Served, open_page: OpenPage) -> None:
    """One seat by clicking what glows, the other by a bot: each click does what it says."""
    page = begin(name, open_page)
    assert play(page, served, FIRST_TURNS) == FIRST_TURNS
    expect(page.locator("#log li").first).to_be_attached()


@pytest.mark.slow
@pytest.mark.parametrize("name", BOARDS)
def test_a_person_and_a_bot_play_to_the_end(name: str, served: Served, open_page: OpenPage) -> None:
    """The whole game; the result is shown."""
    page = begin(name, open_page)
    assert play(page, served) > 10
    expect(page.locator("#result h2")).to_be_visible()


@pytest.mark.parametrize("name", ["egizia", pytest.param("egizia_sands", marks=pytest.mark.slow)])
def test_the_first_turns_on_a_phone(name: str, served: Served, open_page: OpenPage) -> None:
    """With a finger on the portrait board, which lays the parts of the board anew."""
    page = on_a_phone(name, open_page)
    assert play(page, served, FIRST_TURNS, tap_action) == FIRST_TURNS


@pytest.mark.slow
@pytest.mark.parametrize("name", ["egizia", "egizia_sands"])
def test_a_whole_game_on_a_phone(name: str, served: Served, open_page: OpenPage) -> None:
    page = on_a_phone(name, open_page)
    assert play(page, served, act=tap_action) > 10
    expect(page.locator("#result h2")).to_be_visible()


def on_a_phone(name: str, open_page: OpenPage) -> Page:
    """A table for two, with the board in a layout for a phone held upright."""
    page = open_page("/settings", "fr", 390, 844, has_touch=True, is_mobile=True)
    page.goto(f"/new/{name}")
    fill_table(page, "me", "scribe")
    ready(page)
    assert "upright" in (page.locator("#felt").get_attribute("class") or "")
    return page


def begin(name: str, open_page: OpenPage) -> Page:
    """A table for two: a person at this page, and a bot."""
    page = open_page("/settings", "fr" if sum(map(ord, name)) % 2 else "en")
    page.goto(f"/new/{name}")
    fill_table(page, "me", "scribe")
    return page


@pytest.mark.slow
def test_a_solo_mission(served: Served, open_page: OpenPage) -> None:
    """Terra Pyramides alone, mission 1, in French: won or lost, and said so."""
    page = open_page("/settings", "fr")
    page.goto("/new/terra_pyramides")
    fill_table(page, "me", mode="cooperative", mission="1")
    assert play(page, served) > 10
    expect(page.locator("#result h2")).to_be_visible()


def play(
    page: Page, served: Served, most: int = 10_000, act: Callable[[Page, int], None] = click_action
) -> int:
    """Seat 0 by clicking, the others by bots, until the game is over or so many decisions are made; how many were made."""
    ready(page)
    table = served.table(page.url.split("/t/")[1].split("?")[0])
    adviser = bot("greedy")  # sensible play, so that the game has its natural length
    turns = 0
    while not table.over and turns < most:
        if table.actor == 0:
            if not my_turn(page):
                break
            act(page, adviser.decide(perspective(table.match), turns))
            turns += 1
        else:
            until(lambda: table.over or table.actor == 0)
    if table.over:
        wait(page, lambda now: now["over"])
    return turns
