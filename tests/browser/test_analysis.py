"""The analysis on the replay page: a button, progress, a graph that moves the board, turning points; also on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ostracon.bots import engine
from ostracon.kernel.game import game

from ..serving import Person, Served, until
from .conftest import OpenPage, faults
from .playing import ready

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def id(served: Served) -> str:
    """A finished game of two bots."""
    engine.warm_up(game("imhotep"))
    with Person(served.url) as person:
        made = person.new_table("apprentice", "apprentice", public="on")
    until(lambda: served.table(made).over)
    return made


def turn(page: Page) -> int:
    """The turn at which the graph stands."""
    return int(page.get_attribute("#graph", "aria-valuenow") or -1)


def test_graph_keys_pointer_and_turning_points(
    served: Served, open_page: OpenPage, axe: str, id: str
) -> None:
    page = open_page(f"/t/{id}?replay=1")
    ready(page)
    expect(page.locator("#chances")).to_contain_text("which turns decided the game")
    page.click("#analyse")
    graph = page.locator("#graph svg")
    expect(graph).to_be_visible()
    assert graph.locator("title").text_content() == "Each player's chance to win"
    expect(page.locator("#graph-turn")).to_have_text("Before the first move")
    last = len(page.locator("#analysis tr[data-turn]").all()) - 1
    shown = page.locator("#ply")

    page.focus("#graph")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#graph-turn")).to_have_text(re.compile("^Move 1, "))
    expect(page.locator("#looking")).to_contain_text("You see move")
    page.keyboard.press("End")
    expect(page.locator("#result")).to_be_visible()
    share = 100 // served.table(id).match.standings().count(1)
    assert turn(page) == last and f" {share}%" in (page.get_attribute("#graph", "aria-valuetext") or "")
    page.keyboard.press("Home")
    expect(shown).to_have_text(re.compile("^0/"))

    box = page.locator("#graph").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(shown).not_to_have_text(re.compile("^0/"))
    expect(page.locator("#looking")).to_contain_text("You see move")
    assert abs(turn(page) - last / 2) < last / 8
    before = page.get_attribute("#graph .now", "transform")
    page.locator("#next").click()  # a single move, from outside the graph
    expect(page.locator("#graph .now")).not_to_have_attribute("transform", str(before))

    point = page.locator(".turning button").first
    expect(point).to_contain_text("the bot would have played")
    point.click()
    expect(shown).to_have_text(re.compile(f"^{point.get_attribute('data-ply')}/"))
    expect(point).to_have_attribute("data-now", "")
    assert faults(page, axe, "#chances") + faults(page, axe, "#analysis") == []

    page.reload()  # kept: shown at once
    ready(page)
    expect(graph).to_be_visible()
    expect(page.locator("#analyse")).to_have_count(0)


def test_phone_in_french_and_dark(open_page: OpenPage, axe: str, id: str) -> None:
    """360 px wide with a finger: nothing wider than the screen, texts at their size, a tap moves the board."""
    page = open_page(
        f"/t/{id}?replay=1", "fr", width=360, height=740, has_touch=True, is_mobile=True, color_scheme="dark"
    )
    ready(page)
    analyse = page.locator("#analyse")
    graph = page.locator("#graph svg")
    expect(analyse.or_(graph).first).to_be_visible()
    if analyse.count():
        analyse.click()
    expect(graph).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    label = graph.locator("text").first.bounding_box()
    assert label and label["height"] >= 11
    box = page.locator("#graph").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2)
    expect(page.locator("#graph-turn")).to_have_text(re.compile(r"^Coup \d\d"))
    assert faults(page, axe, "#chances") + faults(page, axe, "#analysis") == []
