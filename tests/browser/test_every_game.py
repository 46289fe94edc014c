"""Every game that has a board can be played to its end by clicking, in French and in English."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ostracon.bots import bot, perspective
from ostracon.kernel.game import game, games

from ..serving import Served, until
from .conftest import OpenPage
from .playing import click_action, fill_table, my_turn, ready, wait

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("name", [name for name in games() if game(name).has_board])
def test_a_person_and_a_bot_play_to_the_end(name: str, served: Served, open_page: OpenPage) -> None:
    """One seat by clicking what glows, the other by a bot; the result is shown."""
    page = open_page("/settings", "fr" if sum(map(ord, name)) % 2 else "en")
    page.goto(f"/new/{name}")
    fill_table(page, "me", "greedy")
    play_to_the_end(page, served)


def test_a_solo_mission(served: Served, open_page: OpenPage) -> None:
    """Terra Pyramides alone, mission 1, in French: won or lost, and said so."""
    page = open_page("/settings", "fr")
    page.goto("/new/terra_pyramides")
    fill_table(page, "me", mode="cooperative", mission="1")
    play_to_the_end(page, served)


def play_to_the_end(page: Page, served: Served) -> None:
    """Seat 0 by clicking, the others by bots, until the result is shown."""
    ready(page)
    table = served.table(page.url.split("/t/")[1].split("?")[0])
    adviser = bot("greedy")  # sensible play, so that the game has its natural length
    turns = 0
    while not table.over:
        if table.actor == 0:
            if not my_turn(page):
                break
            click_action(page, adviser.decide(perspective(table.match), turns))
            turns += 1
        else:
            until(lambda: table.over or table.actor == 0)
    wait(page, lambda now: now["over"])
    assert turns > 10
    expect(page.locator("#result h2")).to_be_visible()
