"""axe finds no serious problem, in both themes; pages work without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from ..advising import Playouts
from ..serving import Served
from .conftest import OpenPage, faults
from .playing import fill_table, my_turn

pytestmark = pytest.mark.browser

PAGES = (
    "/",
    "/new/imhotep",
    "/rules/imhotep",
    "/fidelity/ankhor",
    "/tables",
    "/finished",
    "/settings",
    "/tokens",
    "/api",
    "/nothing",
)


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
def test_axe_on_the_pages(open_page: OpenPage, axe: str, scheme: str) -> None:
    page = open_page(
        "/settings", "fr", color_scheme=scheme, bypass_csp=True
    )  # axe measures with styles of its own
    found = []
    for path in PAGES[:-1]:
        page.goto(path)
        found += faults(page, axe)
    page.goto("/new/imhotep")
    fill_table(page, "me", "friend")
    found += faults(page, axe)
    assert found == []


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.slow), "dark"])
def test_axe_on_the_table(served: Served, open_page: OpenPage, axe: str, scheme: str) -> None:
    page = open_page("/new/imhotep", color_scheme=scheme, bypass_csp=True)
    fill_table(page, "me", "scribe", "scribe", "scribe")
    assert my_turn(page)
    served.service.hints.adviser = Playouts
    page.click("#hint")
    page.locator("#hints .suggestion").first.click()
    found = faults(page, axe)
    for tab in ("moves", "chat", "notes"):
        page.click(f'[role=tab][data-for="{tab}"]')
        found += faults(page, axe)
    page.click("#help")
    expect(page.locator("dialog .rules h1")).to_be_visible()
    found += faults(page, axe)
    assert found == []


def test_what_a_screen_reader_says_of_players_and_board(open_page: OpenPage) -> None:
    """Names stand apart from what is said of them, the own area says whose points it shows, print is not read."""
    page = open_page("/new/imhotep", width=390, height=844)
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    page.click('[role=tab][data-for="players"]')
    expect(page.get_by_role("heading", name="Ada you", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Ada: 0 points", exact=True)).to_be_visible()
    expect(page.locator("#stage > .ground")).to_have_attribute("aria-hidden", "true")


def test_pages_work_without_scripts(chromium: Browser, served: Served) -> None:
    context = chromium.new_context(base_url=served.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    page.click("text=Play Imhotep")
    page.select_option("[name=who-1]", "friend")
    page.click("button[name=start]")
    expect(page.locator('[data-link="1"]')).to_be_visible()
    link = page.get_attribute('[data-link="1"]', "value")
    friend = chromium.new_context(base_url=served.url, java_script_enabled=False)
    other = friend.new_page()
    other.goto(str(link))
    other.fill("[name=name]", "Bob")
    other.click("form.sit button")
    expect(other.locator("#table")).to_be_attached()
    page.goto("/settings?lang=fr")
    page.check("input[name=theme][value=dark]")
    page.click("form button.primary")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    expect(page.locator("h1")).to_have_text("Réglages")
    context.close()
    friend.close()
