"""Building on a phone: the crew is chosen by a large button, or by its shield in one's own area."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from ostracon.bots import bot, perspective
from ostracon.games.egizia.building import BUILD
from ostracon.table.table import Table

from ..serving import Served, until
from .conftest import OpenPage
from .playing import click_action, fill_table, my_turn, ready, wait

pytestmark = pytest.mark.browser

FINGER = 40  # least height in pixels of what a finger hits
PATIENCE = 60  # decisions until a crew must have been asked for


@pytest.mark.parametrize("place", ["#own", pytest.param("#buttons", marks=pytest.mark.slow)])
def test_a_crew_builds_by_a_tap(place: str, served: Served, open_page: OpenPage) -> None:
    page = open_page("/settings", "fr", 390, 844, has_touch=True, is_mobile=True)
    page.goto("/new/egizia")
    fill_table(page, "me", "scribe")
    ready(page)
    table = served.table(page.url.split("/t/")[1].split("?")[0])
    until_building(page, table)
    crews = [action for action in range(BUILD.first, BUILD.first + BUILD.size) if action in legal(page)]
    crew = f"crew-{crews[0] - BUILD.first}"
    assert "choisissez l’équipe" in page.locator("#ask").inner_text()
    assert page.locator("#buttons [data-id^=crew-]").count() == len(crews)
    target = page.locator(f"{place} .target[data-id={crew}]")
    target.scroll_into_view_if_needed()
    size = target.bounding_box()
    assert size and size["height"] >= FINGER
    before = wait(page, lambda now: not now["busy"])
    target.tap()
    wait(page, lambda now: now["seq"] != before["seq"] or now["sure"])
    if page.locator("#sure-yes").is_visible():
        page.locator("#sure-yes").tap()
    wait(page, lambda now: now["seq"] != before["seq"])
    assert crews[0] in table.match.actions


def legal(page: Page) -> list[int]:
    found: list[int] = page.evaluate(
        "() => (window.ostracon.state.shown.moves ?? []).map((move) => move.action)"
    )
    return found


def until_building(page: Page, table: Table) -> None:
    """Sensible play by clicking until seat 0 is asked which crew builds."""
    adviser = bot("greedy")
    for turn in range(PATIENCE):
        until(lambda: table.over or table.actor == 0)
        assert my_turn(page)
        if any(BUILD.first <= action < BUILD.first + BUILD.size for action in legal(page)):
            return
        click_action(page, adviser.decide(perspective(table.match), turn))
    raise AssertionError("no crew was asked for")
