"""Clocks, plans, notes and chats in two browsers at one table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ostracon.server import clocks

from ..serving import Served, until
from .conftest import OpenPage, faults
from .playing import click_action, fill_table, my_turn, ready

pytestmark = pytest.mark.browser


@pytest.fixture
def ahead(served: Served) -> Iterator[Any]:
    """Lets time pass: `ahead(60)` makes it a minute later than it is."""

    def go(seconds: float) -> None:
        served.service.clocks.now = lambda: time.time() + seconds

    yield go
    served.service.clocks.now = clocks.wall_time


def two(open_page: OpenPage, clock: str, **screen: Any) -> tuple[Page, Page]:
    """Ada, who begins, and Zoé at a table with a clock."""
    ada = open_page("/new/imhotep", width=1280, height=800)
    ada.check(f"[name=clock][value={clock}]")
    fill_table(ada, "me", "friend", start_player="seat_0")
    zoe = open_page(ada.input_value(".link >> nth=0"), "fr", **screen)
    zoe.fill("[name=name]", "Zoé")
    zoe.click("form.sit button")
    ready(zoe)
    ada.wait_for_selector("#stage")  # the waiting page has noticed
    ready(ada)
    return ada, zoe


def clock_of(page: Page, seat: int) -> Any:
    return page.locator(f"#players .clock[data-seat='{seat}']")


def test_time_runs_is_short_and_is_out(open_page: OpenPage, ahead: Any, axe: str) -> None:
    """Both see it run, by the server's time; the others choose when it is out."""
    ada, zoe = two(open_page, "quick", width=390, height=844, has_touch=True)
    expect(clock_of(ada, 1)).to_have_text("5:00")
    before = clock_of(ada, 0).inner_text()
    until(lambda: clock_of(ada, 0).inner_text() != before)
    assert "runs" in (clock_of(ada, 0).get_attribute("class") or "")
    assert (clock_of(ada, 0).get_attribute("aria-label") or "").startswith("Time left: ")
    ahead(270)
    ada.reload()
    ready(ada)
    expect(clock_of(ada, 0)).to_have_class("clock runs short")
    expect(ada.locator("#toast")).to_contain_text("Your time is running short")
    assert not faults(ada, axe)
    ahead(310)
    buttons = zoe.locator("#offers button")
    expect(buttons).to_have_count(3)
    expect(clock_of(zoe, 0)).to_have_text("temps écoulé")
    expect(ada.locator("#offers button")).to_have_count(0)
    assert not faults(zoe, axe)
    assert (
        min(zoe.evaluate("[...document.querySelectorAll('#offers button')].map(b => b.offsetHeight)")) >= 24
    )
    buttons.nth(0).click()
    expect(ada.locator("#log")).to_contain_text("Ada is given more time.")
    expect(buttons).to_have_count(0)
    ahead(500)
    zoe.locator("#offers button", has_text="Ada perd").click()
    zoe.locator("#dialog .answer .primary").click()
    expect(ada.locator("#result h2")).to_have_text("Out of time: Ada. The game is over: Zoé wins.")
    expect(clock_of(ada, 0)).to_be_hidden()


def test_a_lost_line_leaves_the_clock_right(open_page: OpenPage, served: Served, ahead: Any) -> None:
    ada, zoe = two(open_page, "quick")
    ahead(100)
    for connection in list(served.service.open_tables[ada.url.split("/")[-1]].connections):
        served.loop.call_soon_threadsafe(connection.drop)
    for page in (ada, zoe):
        expect(clock_of(page, 0)).to_contain_text("3:")


def test_own_values_a_table_of_days_and_the_next_table(open_page: OpenPage, axe: str) -> None:
    page = open_page("/new/imhotep")
    expect(page.locator(".own-clock")).to_be_hidden()
    page.check("[name=clock][value=own]")
    expect(page.locator(".own-clock")).to_be_visible()
    assert not faults(page, axe)
    ada, _ = two(open_page, "daily")
    expect(clock_of(ada, 0)).to_have_text("2 d 23 h")
    first = ada.url
    ada.goto("/new/imhotep")
    fill_table(ada, "me", "here", start_player="seat_0")
    assert my_turn(ada)
    second = ada.url
    ada.goto(first)
    assert my_turn(ada)
    click_action(ada, ada.evaluate("window.ostracon.state.shown.moves[0].action"))
    ada.click("#end")  # at a table of days every turn waits for its end
    ada.locator("#offers a", has_text="Next table: 1 waits for you").click()
    expect(ada).to_have_url(second)
    ada.goto("/tables")
    expect(ada.locator(".tables li", has_text="2 days 23 hours left")).to_have_count(1)


def test_plans_are_made_without_scripts_and_played(open_page: OpenPage, axe: str) -> None:
    ada, zoe = two(open_page, "daily", width=390, height=844)
    zoe.locator("#offers a", has_text="Prévoir").click()
    choices = zoe.locator(".choices a")
    assumed = choices.nth(0).inner_text()
    choices.nth(0).click()
    answer = choices.nth(1).inner_text()
    choices.nth(1).click()
    expect(zoe.locator(".plan li")).to_have_count(2)
    assert not faults(zoe, axe)
    zoe.locator(".assumed img:visible").evaluate("it => it.decode()")
    zoe.locator("button", has_text="Garder ce plan").click()
    expect(zoe.locator(".plans .plan")).to_contain_text([assumed])
    expect(zoe.locator(".plans .plan")).to_contain_text([answer])
    assert not faults(zoe, axe)
    zoe.locator("a", has_text="À la table").click()
    ready(zoe)
    assert my_turn(ada)
    click_action(ada, ada.evaluate("window.ostracon.state.shown.moves[0].action"))
    ada.click("#end")
    expect(ada.locator("#log")).to_contain_text("Zoé had planned this answer.")
    assert my_turn(ada)


def test_a_holiday_is_seen_by_the_others(open_page: OpenPage, axe: str) -> None:
    ada, zoe = two(open_page, "daily")
    zoe.goto("/settings")
    zoe.locator("main a", has_text="Vacances").click()
    assert not faults(zoe, axe)
    zoe.fill("[name=days]", "5")
    zoe.locator("button", has_text="Partir").click()
    expect(zoe.locator("form")).to_contain_text("Vous êtes en vacances jusqu’au")
    expect(clock_of(ada, 1)).to_contain_text("on holiday until")
    zoe.locator("button", has_text="de retour").click()
    expect(clock_of(ada, 1)).to_have_text("3 d")


def test_notes_come_along_and_spectators_have_a_chat_of_their_own(
    served: Served, open_page: OpenPage, axe: str
) -> None:
    ada, zoe = two(open_page, "none")
    ada.click("#tabs [data-for=notes]")
    ada.fill("#notes-text", "Watch the temple")
    ada.locator("#notes-text").blur()
    table = ada.url.split("/")[-1]
    guest = open_page(served.watch_path(table))
    ready(guest)
    guest.click("#tabs [data-for=chat]")
    guest.fill("#chat-text", "Black is ahead")
    guest.keyboard.press("Enter")
    expect(guest.locator("#chat-watchers li")).to_contain_text(["Black is ahead"])
    assert not faults(guest, axe)
    zoe.click("#tabs [data-for=chat]")
    zoe.fill("#chat-text", "Bonjour")
    zoe.keyboard.press("Enter")
    guest.click("#rooms [data-room=players]")
    expect(guest.locator("#chat-lines li")).to_contain_text(["Bonjour"])
    expect(guest.locator("#chat-form")).to_be_hidden()
    zoe.click("#rooms [data-room=watchers]")
    expect(zoe.locator("#chat-watchers li")).to_have_count(0)
    assert not faults(zoe, axe)
    zoe.click("#chat-hidden button")
    expect(zoe.locator("#chat-watchers li")).to_contain_text(["Black is ahead"])
    ada.reload()
    ready(ada)
    expect(ada.locator("#notes-text")).to_have_value("Watch the temple")
    expect(zoe.locator("#notes-text")).to_have_value("")
