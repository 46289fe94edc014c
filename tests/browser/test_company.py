"""Good company in the browser: a bot gets a style, and is asked why it moved."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..advising import Playouts
from ..serving import Served
from .conftest import OpenPage
from .playing import fill_table, my_turn

pytestmark = pytest.mark.browser


def test_a_bot_is_asked_why(served: Served, open_page: OpenPage) -> None:
    """A style is chosen for it; then it is asked by button, by key and from the log, on a phone in French."""
    served.service.hints.adviser = Playouts
    page = open_page("/new/imhotep", "fr", width=390, height=844)
    expect(page.locator("[name=style-0]")).to_be_hidden()
    page.select_option("[name=who-1]", "companion")
    expect(page.locator("[name=style-1]")).to_be_hidden()
    page.select_option("[name=who-1]", "scribe")
    page.select_option("[name=style-1]", "builder")
    fill_table(page, "me", "scribe", start_player="seat_1")
    assert my_turn(page)
    assert served.table(page.url.split("/t/")[1]).seats[1].bot == "scribe+style=builder"
    expect(page.locator("#players")).to_contain_text("scribe, bâtisseur")
    why = page.locator("#why")
    expect(why).to_contain_text("Pourquoi")
    assert "coup" in (why.get_attribute("aria-label") or "")
    box = why.bounding_box()
    assert box and box["height"] >= 39 and box["x"] + box["width"] <= 390
    why.click()
    choices = page.locator("#dialog .reasons li")
    expect(choices.first).to_contain_text("c’est ce qui a été joué")
    assert 1 < choices.count() <= 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.keyboard.press("Escape")
    expect(page.locator("#dialog")).to_be_hidden()
    page.keyboard.press("w")
    expect(choices.first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-for=log]").click()
    page.locator("#log-lines button.why").last.click()
    expect(choices.first).to_be_visible()
