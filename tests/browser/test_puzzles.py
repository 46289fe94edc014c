"""Puzzles in a real browser: one is missed and its solution read, one is solved by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ostracon.kernel.game import game
from ostracon.server.puzzles.shelf import shelf

from ..serving import Served
from .conftest import OpenPage, faults
from .playing import click_action, my_turn, ready

pytestmark = pytest.mark.browser


def test_one_is_missed_and_one_is_solved(served: Served, open_page: OpenPage, axe: str) -> None:
    first, second, *_ = shelf(game("imhotep"))
    page = open_page("/puzzles", "fr", width=390, height=844)
    found = faults(page, axe)
    page.click(f'a[href="{first.path}"]')
    ready(page)
    panel = page.locator("#practice")
    expect(panel.locator("h2")).to_contain_text("Problème")
    assert my_turn(page)
    click_action(page, first.puzzle.tempting)
    expect(panel.locator(".note.wrong")).to_be_visible()
    expect(panel).not_to_contain_text("Le meilleur choix")
    panel.locator("[data-press=solution]").click()
    expect(panel).to_contain_text("Le meilleur choix")
    expect(panel.locator("dl .good")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over"
    found += faults(page, axe)
    panel.locator("[data-press=next]").click()
    page.wait_for_url(f"**{second.path}")
    ready(page)
    assert my_turn(page)
    click_action(page, second.puzzle.best)
    expect(panel.locator(".note.right")).to_be_visible()
    panel.locator("[data-press=line]").click()
    expect(panel).to_contain_text("Le meilleur choix")
    page.goto("/puzzles/imhotep")
    expect(page.locator(".puzzle-tiles .missed")).to_have_count(1)
    expect(page.locator(".puzzle-tiles .solved")).to_have_count(1)
    found += faults(page, axe)
    assert found == []
