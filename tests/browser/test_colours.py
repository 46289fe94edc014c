"""Players choose their colours in a real browser, and see their pieces in them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ostracon.screen.art import palette

from .conftest import OpenPage, faults
from .playing import click_something, fill_table, my_turn, ready

pytestmark = pytest.mark.browser


def fills(page: Page, within: str) -> set[str]:
    """The colours in which the symbols of the seats at a place are filled."""
    found = page.evaluate(
        """within => [...document.querySelectorAll(within)].map(el => getComputedStyle(el).getPropertyValue("--tone").trim())""",
        within,
    )
    return set(found)


def chosen(page: Page) -> list[str]:
    """The colours that are chosen in a form, seat by seat."""
    found: list[str] = page.eval_on_selector_all(".colours input:checked", "all => all.map(one => one.value)")
    return found


def test_a_new_table_in_chosen_colours(open_page: OpenPage, axe: str) -> None:
    """By mouse and keyboard; who had the colour gets the other's; panels, log and pieces on the board show it."""
    page = open_page("/new/imhotep")
    assert chosen(page) == ["black", "white", "brown", "grey"]
    page.locator("fieldset.colours >> nth=0").get_by_label("brown").check(force=True)
    assert chosen(page) == ["brown", "white", "black", "grey"]
    page.locator("[name=colour-1]:checked").focus()
    page.keyboard.press("ArrowLeft")
    assert chosen(page) == ["brown", "black", "white", "grey"]
    expect(page.locator("fieldset.colours >> nth=1").get_by_text("black")).to_be_visible()
    assert not faults(page, axe)
    fill_table(page, "me", "apprentice", start_player="seat_0")
    ready(page)
    brown, black = palette()["player-brown"], palette()["player-black"]
    assert fills(page, '#stage [data-tone="seat-0"]') == {brown}
    assert fills(page, '#stage [data-tone="seat-1"]') == {black}
    assert fills(page, "#own") == {brown}
    assert my_turn(page)
    click_something(page, 0)
    page.wait_for_selector("#log-lines .mark, #log-lines .glyph")
    assert fills(page, '#log-lines [data-tone="seat-0"]') == {brown}
    page.emulate_media(color_scheme="dark")
    assert fills(page, '#stage [data-tone="seat-0"]') == {palette("dark")["player-brown"]}
    page.reload()
    ready(page)
    assert fills(page, '#stage [data-tone="seat-1"]') == {palette("dark")["player-black"]}, "it is kept"


def test_a_guest_chooses_among_the_free_colours(open_page: OpenPage, axe: str) -> None:
    """By a seat's link, in French; both see the same colours at the table, and in the list of tables."""
    ada = open_page("/new/terra_pyramides")
    ada.locator("fieldset.colours >> nth=0").get_by_label("violet").check(force=True)
    fill_table(ada, "me", "friend", "apprentice")
    zoe = open_page(ada.input_value("[data-link]"), "fr")
    names = zoe.locator(".colours label")
    expect(names).to_have_text(["orange", "bleu", "vert"])
    assert not faults(zoe, axe)
    zoe.fill("[name=name]", "Zoé")
    zoe.get_by_role("radio", name="vert").check(force=True)
    zoe.click("form.sit button")
    ready(zoe)
    ada.wait_for_selector("#table")
    ready(ada)
    colours = palette(players=("violet", "green", "blue", "orange"))
    for page in (ada, zoe):
        for seat in range(3):
            assert fills(page, f'#players [data-tone="seat-{seat}"]') == {colours[f"seat-{seat}"]}
    ada.goto("/tables")
    tones = ada.eval_on_selector_all(".people .mark", "all => all.map(one => one.dataset.tone)")
    assert tones == ["player-violet", "player-green", "player-blue"]
