"""A hint in the browser: asked for, seen, shown on the board, played; by keyboard in English, by mouse in French."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ..advising import Playouts
from ..serving import Served
from .conftest import OpenPage
from .playing import click_action, fill_table, my_turn, ready, wait

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def quick(served: Served) -> Iterator[None]:
    """An adviser that needs no native code."""
    usual, served.service.hints.adviser = served.service.hints.adviser, Playouts
    yield
    served.service.hints.adviser = usual


def begin(open_page: OpenPage, language: str) -> Page:
    """A table where this page decides."""
    page = open_page("/new/imhotep", language)
    fill_table(page, "me", "scribe", start_player="seat_0")
    assert my_turn(page)
    return page


def suggested(page: Page, percent: str) -> list[int]:
    """The actions of a hint with three choices."""
    choices = page.locator("#hints li[data-action]")
    expect(choices).to_have_count(3)
    for choice in choices.all():
        assert re.fullmatch(percent, choice.locator(".odds").inner_text())
    return [int(choice.get_attribute("data-action") or -1) for choice in choices.all()]


def test_by_keyboard_in_english(served: Served, open_page: OpenPage) -> None:
    page = begin(open_page, "en")
    table = served.table(page.url.split("/t/")[1])
    page.keyboard.press("h")
    actions = suggested(page, r"\d+%")
    expect(page.locator("#hints")).to_contain_text("Your 3 best choices")
    expect(page.locator("#say")).to_contain_text("Your 3 best choices")
    page.keyboard.press("Escape")
    expect(page.locator("#hints")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("#hints .suggestion").first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#hints .suggestion").nth(1)).to_have_attribute("aria-pressed", "true")
    assert page.locator(".pointed, .hinted").count() > 0, "its way is marked"
    page.keyboard.press("Tab")
    expect(page.locator("#hints button.primary:visible")).to_be_focused()
    page.keyboard.press("Enter")
    wait(page, lambda now: now["ply"] >= 1)
    assert table.match.actions[0] == actions[1]
    expect(page.locator("#hints")).to_be_hidden()


def test_by_mouse_in_french(served: Served, open_page: OpenPage) -> None:
    page = begin(open_page, "fr")
    table = served.table(page.url.split("/t/")[1])
    page.click("#hint")
    actions = suggested(page, "\\d+\u202f%")
    expect(page.locator("#hints")).to_contain_text("Vos 3 meilleurs choix")
    page.locator("#hints .suggestion").first.click()
    assert page.locator(".pointed, .hinted").count() > 0, "its way is marked"
    page.locator("#hints .suggestion").first.click()
    assert page.locator(".pointed, .hinted").count() == 0, "and no longer"
    page.locator("#hints .suggestion").first.click()
    click_action(page, actions[0])  # from there as usual, by clicking what glows
    assert table.match.actions[0] == actions[0]
    expect(page.locator("#hints")).to_be_hidden()


def test_where_there_are_none(open_page: OpenPage) -> None:
    """Switched off on the form: no button, and the key does nothing."""
    page = open_page("/new/imhotep")
    page.uncheck("[name=hints]")
    fill_table(page, "me", "scribe", start_player="seat_0")
    ready(page)
    expect(page.locator("#hint")).to_be_hidden()
    page.keyboard.press("h")
    expect(page.locator("#hints")).to_be_hidden()
