"""Who watches is told so, counted and named; a link that only this machine can open says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..serving import Served
from .conftest import OpenPage, faults
from .playing import fill_table, my_turn, ready

pytestmark = pytest.mark.browser


def test_a_guest_watches_by_the_link_of_the_settings(served: Served, open_page: OpenPage, axe: str) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    expect(page.locator("#watchers")).to_be_hidden()
    expect(page.locator("#chat-name")).to_be_hidden()
    page.click("#settings")
    page.click("#table-menu")
    link = page.input_value("#dialog [data-link=watch]")
    assert link.startswith(f"{served.url}/t/")
    expect(page.locator("#dialog")).to_contain_text("works on this machine only")
    assert not faults(page, axe, "#dialog")
    page.click("#dialog header button")
    guest = open_page(link, "fr")
    ready(guest)
    assert "watch=" not in guest.url
    expect(guest.locator("#turn")).to_have_text("Vous regardez la partie")
    expect(guest.locator("#watchers")).to_have_text("1 personne regarde")
    expect(page.locator("#watchers")).to_have_text("1 watches")
    assert not faults(guest, axe)
    guest.reload()
    ready(guest)
    guest.click('#tabs [data-for="chat"]')
    guest.fill("#chat-name", "Zoé")
    guest.fill("#chat-text", "Bravo")
    guest.keyboard.press("Enter")
    page.click('#tabs [data-for="chat"]')
    page.click('#rooms [data-room="watchers"]')
    expect(page.locator("#chat-hidden")).to_contain_text("when the game is over")
    page.click("#chat-hidden button")
    expect(page.locator("#chat-watchers li")).to_have_text("Zoé Bravo")


def test_a_local_link_warns_beside_copy(open_page: OpenPage, axe: str) -> None:
    for language, warning in (
        ("en", "works on this machine only"),
        ("fr", "ne marche que sur cette machine"),
    ):
        page = open_page("/new/imhotep", language, width=390, height=844)
        fill_table(page, "me", "friend")
        expect(page.locator("[data-copy]").first).to_be_visible()
        expect(page.locator(".local").first).to_contain_text(warning)
        assert not faults(page, axe)
