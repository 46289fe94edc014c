"""A match file opened, shared, followed and taken over in a real browser; and the page of one's own statistics."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ostracon.kernel.match import Match

from ..serving import Served
from .conftest import OpenPage, faults
from .playing import ready, wait

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def file() -> str:
    """The file of a finished game."""
    match, choose = Match.new("imhotep", 2, seed=7), random.Random(7)
    while not match.over:
        match.play(choose.choice(match.legal()))
    return match.record().to_json()


def drop(page: Page, name: str, content: str) -> None:
    """Drop a file onto the page."""
    data: Any = page.evaluate_handle(
        """([name, content]) => {
            const data = new DataTransfer();
            data.items.add(new File([content], name, { type: "application/json" }));
            return data;
        }""",
        [name, content],
    )
    page.dispatch_event("body", "dragover", {"dataTransfer": data})
    page.dispatch_event("body", "drop", {"dataTransfer": data})


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_file_is_dropped_shared_and_followed(
    served: Served, open_page: OpenPage, axe: str, file: str
) -> None:
    page = open_page("/open", "fr", width=390, height=844)
    found = faults(page, axe)
    drop(page, "match.json", file)
    page.wait_for_url("**/t/*?replay=1")
    ready(page)
    table = page.url.rsplit("/", 1)[1].partition("?")[0]

    page.goto(f"/t/{table}?moment=12")  # a link that somebody shared
    expect(page.locator("#looking")).to_contain_text("12")
    page.click("#share")
    dialog = page.locator("#dialog")
    expect(dialog.locator("[data-link=moment]")).to_have_value(
        f"{served.url}{served.watch_path(table)}&moment=12"
    )
    expect(dialog.locator("img.shared")).to_have_js_property("complete", True)
    assert dialog.locator("img.shared").evaluate("image => image.naturalWidth > 0"), "the picture was drawn"
    with page.expect_download() as saved:
        dialog.locator("[download$='.png']").first.click()
    assert saved.value.suggested_filename == "imhotep-12.png"
    assert fits(page)
    found += faults(page, axe, "#dialog")

    page.goto(f"/t/{table}/follow?at=12")
    panel = page.locator("#practice")
    expect(panel.locator("dl")).to_contain_text("%")
    wait(page, lambda now: now["ply"] == 12)
    panel.locator("[data-press=next]").click()
    wait(page, lambda now: now["ply"] == 13)
    expect(panel.locator("dl")).to_contain_text("%")
    panel.locator("[data-press=back]").click()
    wait(page, lambda now: now["ply"] == 12)
    expect(panel.locator("[data-press=next]")).to_be_in_viewport()
    assert fits(page)
    found += faults(page, axe)
    panel.locator("[data-press=take-over]").click()
    page.select_option("[name=bot]", "apprentice")
    found += faults(page, axe)
    page.click("form .primary")
    ready(page)
    wait(page, lambda now: now["ply"] >= 12)
    assert served.table(page.url.rsplit("/", 1)[1]).match.ply >= 12
    assert served.table(table).match.over
    assert found == []


def test_the_page_of_statistics(open_page: OpenPage, axe: str) -> None:
    page = open_page("/statistics", "en", width=360, height=740, color_scheme="dark")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    match, choose = Match.new("imhotep", 2, seed=7), random.Random(7)
    while not match.over:
        match.play(choose.choice(match.legal()))
    seats = [{"name": name, "kind": "bot", "bot": "mason"} for name in ("Ada", "Hapi")]
    last = match.actors[-1]
    seats[last] = {"name": "Eve", "kind": "human"}
    record = json.loads(match.record().to_json())
    record |= {"actions": record["actions"][:-1], "result": None, "seats": seats}
    own = {"x-ostracon": "1"}
    answer = page.request.post("/api/v1/records", data=record, headers=own)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    end = f"/api/v1/tables/{table}/actions/{match.actions[-1]}"
    assert page.request.post(end, data={"revision": match.ply - 1}, headers=own).ok
    page.reload()
    expect(page.locator(".own-figures h2")).to_have_text("Imhotep")
    expect(page.locator(".key-figures")).to_contain_text(str(match.scores()[last]))
    assert fits(page)
    assert faults(page, axe) == []
