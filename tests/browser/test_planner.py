"""The planner in a real browser: opened from the table, tried by clicking, left without a trace."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..serving import Served
from .conftest import OpenPage, faults
from .playing import click_something, fill_table, my_turn, ready, wait

pytestmark = pytest.mark.browser


def test_a_line_is_tried_and_not_played(served: Served, open_page: OpenPage, axe: str) -> None:
    page = open_page("/new/imhotep", "fr", width=390, height=844)
    fill_table(page, "me", "apprentice", start_player="seat_0")
    ready(page)
    table = page.url.rsplit("/", 1)[1]
    before = served.table(table).revision
    with page.context.expect_page() as opened:
        page.click("#plan")
    plan = opened.value
    ready(plan)
    panel = plan.locator("#practice")
    expect(panel.locator("h2")).to_have_text("Planificateur")
    assert my_turn(plan)
    click_something(plan, 0)
    wait(plan, lambda now: now["ply"] == 1)
    expect(panel).to_contain_text("Vous décidez maintenant pour")
    click_something(plan, 0)  # for the other one
    wait(plan, lambda now: now["ply"] == 2)
    plan.reload()
    wait(plan, lambda now: now["ready"] and now["ply"] == 2)
    plan.click("#undo")
    wait(plan, lambda now: now["ply"] == 1)
    panel.locator("[data-press=forward]").click()
    wait(plan, lambda now: now["ply"] == 2)
    assert plan.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over"
    found = faults(plan, axe)
    plan.click("[data-press=leave]")
    plan.wait_for_url(f"**/t/{table}")
    assert served.table(table).revision == before, "nothing was played"
    assert found == []
