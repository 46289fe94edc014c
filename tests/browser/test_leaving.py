"""The menu of a table on phone and desktop: a seat on another device, leaving, giving up, abandoning, deleting."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ..serving import Served
from .conftest import OpenPage, faults
from .playing import fill_table, my_turn, ready

pytestmark = pytest.mark.browser
SIZES = [pytest.param(390, 844, id="phone"), pytest.param(1440, 900, id="desktop")]
TARGETS = """() => [...document.querySelectorAll("#dialog summary, #dialog button")].filter(it => it.offsetParent)
  .map(it => Math.min(it.offsetWidth, it.offsetHeight))"""


@pytest.mark.parametrize("width, height", SIZES)
def test_giving_up_asks_and_ends_the_game(open_page: OpenPage, axe: str, width: int, height: int) -> None:
    page = open_page("/new/imhotep", "fr", width=width, height=height, has_touch=width < 500)
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    page.click("#settings")
    page.click("#table-menu")
    give_up = page.locator("#dialog details").filter(has=page.locator("summary", has_text="Abandonner"))
    expect(give_up.locator("form")).to_be_hidden()
    give_up.locator("summary").press("Enter")
    expect(give_up.locator("p").first).to_have_text(
        "La partie se termine aussitôt : Ada finit au dernier rang et qui reste a gagné. C’est définitif."
    )
    assert not faults(page, axe, "#dialog")
    assert min(page.evaluate(TARGETS)) >= (40 if width < 500 else 24)
    give_up.locator("button").click()
    ready(page)
    expect(page.locator("#result h2")).to_contain_text("Abandon : Ada.")
    expect(page.locator("#chances")).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("Ada a abandonné.")
    assert not faults(page, axe)
    page.goto("/finished")
    expect(page.locator(".tables li").first).to_contain_text("Abandon")
    page.click(".tables li:first-child a[href$='/menu']")
    page.click("summary")
    assert not faults(page, axe)
    page.click("details[open] button")
    expect(page).to_have_url(re.compile("/tables$"))


def test_the_others_are_asked_and_a_deleted_table_says_so(served: Served, open_page: OpenPage) -> None:
    ada = open_page("/new/imhotep")
    fill_table(ada, "me", "friend", "apprentice")
    link = ada.input_value(".link >> nth=0")
    zoe = open_page(link, "fr", width=390, height=844)
    zoe.fill("[name=name]", "Zoé")
    zoe.click("form.sit button")
    ready(zoe)
    expect(ada.locator("#stage")).to_be_visible()  # the waiting page has noticed
    ada.goto(ada.url + "/menu")
    ada.locator("summary", has_text="Abandon the game").click()
    expect(ada.locator("details[open] p").first).to_contain_text("the consent of Zoé")
    ada.click("details[open] button")
    ready(ada)
    zoe.locator("#offers button", has_text="Ada propose d’arrêter la partie").click()
    zoe.locator("#dialog .answer .primary").click()
    expect(zoe.locator("#result h2")).to_have_text("La partie a été arrêtée, sans résultat.")
    expect(ada.locator("#result h2")).to_have_text("The game was abandoned and has no result.")
    ada.goto(ada.url + "/menu")
    ada.click("summary")
    ada.click("details[open] button")
    expect(zoe.locator("#net")).to_have_text("Cette table a été supprimée.")


def test_both_devices_of_a_seat_stay_open(open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "me", "apprentice")
    assert my_turn(page)
    page.click("#settings")
    page.click("#table-menu")
    expect(page.locator("#dialog")).to_contain_text("the key to your seat")
    link = page.input_value("#dialog [data-link^=seat]")
    page.click("#dialog [data-copy^=seat]")
    expect(page.locator("#dialog [data-copy^=seat]")).to_have_text("Copied")
    page.click("#dialog header button")
    phone = open_page(link, width=390, height=844)
    assert my_turn(phone) and my_turn(page)
    assert phone.evaluate("window.ostracon.state.hello.seat") == 0
    expect(page.locator("#players .panel.mine .score")).to_have_text("0")
