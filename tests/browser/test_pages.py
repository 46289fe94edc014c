"""Home, lists and the form of a new table: short on a phone, true in what they offer, in the reader's own clock."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ..serving import Served
from .conftest import OpenPage, faults
from .playing import fill_table, my_turn

pytestmark = pytest.mark.browser


def test_the_home_page_is_short_and_says_what_each_game_is(open_page: OpenPage, axe: str) -> None:
    page = open_page("/", "fr", width=390, height=844)
    assert page.evaluate("document.documentElement.scrollHeight") < 2200
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    imhotep = page.locator(".game", has=page.locator("h3", has_text="Imhotep"))
    expect(imhotep.locator(".facts")).to_have_text(re.compile("2–4 joueurs.*40 min.*simple"))
    expect(imhotep.locator(".dots .full")).to_have_count(2)
    for game in page.locator(".game").all():
        expect(game.locator(".authors")).to_have_text(re.compile("^De [A-Z]"))
    assert not faults(page, axe)


def test_a_table_where_it_is_my_turn_comes_first(served: Served, open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "me", "apprentice", side_market="B")
    assert my_turn(page)
    page.goto("/new/imhotep")
    fill_table(page, "me", "friend")
    page.goto("/")
    first = page.locator(".tables li").first
    expect(first).to_contain_text("Your turn")
    expect(first.locator(".variant")).to_have_text("Market: side B")


@pytest.mark.parametrize("width, height", [(390, 844), (1440, 900)])
def test_what_cannot_be_chosen_is_grey_with_its_reason(
    open_page: OpenPage, axe: str, width: int, height: int
) -> None:
    page = open_page("/new/terra_pyramides", width=width, height=height)
    mission = page.locator("[data-option=mission]")
    expect(mission.locator("option[value='1']")).to_be_disabled()
    expect(mission.locator(".not-with")).to_have_text("Greyed out: not possible with Mode – competitive.")
    page.check("[name=mode][value=cooperative]")
    expect(mission.locator("select")).to_have_value("1")
    expect(mission.locator("option[value='0']")).to_be_disabled()
    page.check("[name=mode][value=competitive]")
    expect(mission.locator("select")).to_have_value("0"), "what was chosen before is back"
    page.check("[name=players][value='1']")
    expect(page.locator("[name=mode][value=cooperative]")).to_be_checked()
    expect(page.locator("[name=mode][value=competitive]")).to_be_disabled()
    expect(page.locator("[name=start_player]")).to_be_hidden()
    page.click("summary:has-text('More options')")
    seats = page.locator("[name=start_player] option:not([hidden])")
    expect(seats).to_have_count(2), "drawn at random, and the one seat that there is"
    assert not faults(page, axe)
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("button[name=start]")).to_be_in_viewport(ratio=1)
    page.click("button[name=start]")
    assert my_turn(page)


@pytest.mark.parametrize(
    "language, clock", [("en-GB", r"\d\d:\d\d$"), ("en-US", r"\d [AP]M$"), ("fr", r"\d\d:\d\d$")]
)
def test_times_are_in_the_readers_own_clock(open_page: OpenPage, language: str, clock: str) -> None:
    page = open_page("/new/imhotep", language)
    fill_table(page, "me", "friend")
    page.goto("/tables")
    expect(page.locator("time")).to_have_text(re.compile(clock.replace(" ", r"\s")))


def test_on_a_shared_screen_each_is_named(open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "me", "here", "friend")
    expect(page.locator(".awaited h2 small").nth(0)).to_have_text("at this screen")
    page.goto("/new/imhotep")
    fill_table(page, "me", "here")
    my_turn(page)
    assert "you" not in page.locator("#players header").all_inner_texts()[0].split()
