"""Two people on a mission: one asks for a base, the other answers, or takes the workers back unasked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ostracon.kernel.match import Match

from ..partners import MISSION, OWNER, can_ask, toward_a_base
from ..serving import Served, until
from .conftest import OpenPage
from .playing import click_action, fill_table, ready, state, wait

pytestmark = pytest.mark.browser


def seated(served: Served, open_page: OpenPage) -> tuple[Page, Page, Match]:
    """Ada plays and could use a base of Bea's."""
    ada = open_page("/new/terra_pyramides")
    fill_table(ada, "me", "friend", **{name: str(value) for name, value in MISSION.items()})
    bea = open_page(ada.input_value("[data-link]"), "fr", 390, 844)
    bea.fill("[name=name]", "Bea")
    bea.click("form.sit button")
    ready(bea)
    ada.wait_for_selector("#table")
    ready(ada)
    match = served.table(ada.url.split("/t/")[1].split("?")[0]).match
    while not can_ask(match):
        play((ada, bea)[match.actor], match)
    for page in (ada, bea):
        wait(page, lambda now: now["ply"] == match.ply and not now["queue"])
    return ada, bea, match


def play(page: Page, match: Match) -> None:
    """One step towards a base, from the list of moves."""
    ply, action = match.ply, toward_a_base(match)
    wait(page, lambda now: now["ply"] == ply and not now["busy"] and not now["queue"])
    page.evaluate("action => document.querySelector(`#moves [data-action='${action}']`).click()", action)
    wait(page, lambda now: now["sure"] or now["ply"] > ply)
    if state(page)["sure"]:
        page.click("#sure-yes")
    until(lambda: match.ply > ply)


def test_a_base_is_asked_for_and_the_turn_goes_on(served: Served, open_page: OpenPage) -> None:
    ada, bea, match = seated(served, open_page)
    action = match.owned(OWNER)[0]
    move = ada.evaluate("wanted => ostracon.state.shown.moves.find(m => m.action === wanted)", action)
    for element in move["path"]:
        ada.locator(f'.target[data-id="{element}"]').first.click(force=True)
    expect(ada.locator("#offers")).to_contain_text("Bea has been asked")
    assert state(ada)["moves"] > 1, "the turn goes on"
    expect(bea.locator("#offers button").first).to_contain_text("Ada demande")
    bea.locator("#offers button").nth(1).click()
    expect(ada.locator("#toast")).to_have_text("Bea says no.")
    expect(ada.locator("#offers button")).to_have_count(0)
    wait(bea, lambda now: not now["busy"])


def test_workers_are_taken_back_unasked(served: Served, open_page: OpenPage) -> None:
    """They can be clicked on another's turn; nothing says that one must decide."""
    ada, bea, match = seated(served, open_page)
    action = match.owned(OWNER)[0]
    expect(bea.locator("body")).not_to_have_class("deciding")
    expect(bea.locator("#buttons button")).to_have_count(0)
    assert "●" not in bea.title()
    at_home = match.position().reserve[OWNER]
    click_action(bea, action)
    assert match.position().reserve[OWNER] > at_home and match.actor == 0
    wait(ada, lambda now: now["ply"] == match.ply and now["moves"])
