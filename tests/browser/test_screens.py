"""What decides whether people stay, on every kind of screen: desktop, small desktop, tablet, phone upright and on its side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..serving import Served, until
from .conftest import OpenPage, faults
from .playing import click_action, fill_table, my_turn, ready, state, wait

pytestmark = pytest.mark.browser

SCREENS = pytest.mark.parametrize(
    ("width", "height", "touch"),
    [
        pytest.param(1440, 900, False, marks=pytest.mark.slow),
        pytest.param(1024, 768, False, marks=pytest.mark.slow),
        pytest.param(820, 1180, True, marks=pytest.mark.slow),
        (390, 844, True),
        pytest.param(844, 390, True, marks=pytest.mark.slow),
    ],
)
AT_REST = "() => document.getAnimations().every((one) => one.playState === 'finished')"
LINES = "turns => turns.map((turn) => turn.querySelectorAll(':scope > ol:not(.details) > li').length)"


@SCREENS
def test_a_slip_is_forgiven(
    served: Served, open_page: OpenPage, axe: str, width: int, height: int, touch: bool
) -> None:
    """Passing is quiet and asks; a turn is taken back over the bot's answer; the log is short; the page rests, is fit for
    everybody, and tells who watches that he does.
    """
    page = open_page(
        "/new/egizia",
        width=width,
        height=height,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="no-preference",
    )
    press = "tap" if touch else "click"
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    ply = state(page)["ply"]
    getattr(page.locator("#buttons .quiet"), press)()
    expect(page.locator("#sure")).to_be_visible()
    getattr(page.locator("#sure-no"), press)()
    expect(page.locator("#sure")).to_be_hidden()
    assert state(page)["ply"] == ply
    ship = page.evaluate(
        "() => window.ostracon.state.shown.moves.find(({ path }) => path[0].startsWith('dock-')).action"
    )
    click_action(page, ship)
    assert my_turn(page)
    assert state(page)["ply"] > ply + 1, "the bot has answered"
    assert max(page.locator("#log-lines .turn").evaluate_all(LINES)) <= 3
    getattr(page.locator("#undo"), press)()
    wait(page, lambda now: now["ply"] == ply and now["moves"] > 0)
    until(lambda: page.evaluate(AT_REST))
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert not faults(page, axe)
    guest = open_page(
        served.watch_path(page.url.split("/t/")[1]),
        width=width,
        height=height,
        has_touch=touch,
        is_mobile=touch,
    )
    ready(guest)
    expect(guest.locator("#turn")).to_have_text("You are watching")
    assert not faults(guest, axe)


@SCREENS
def test_friends_and_secrets(open_page: OpenPage, width: int, height: int, touch: bool) -> None:
    """The seat's own link is at hand; a shared screen is covered before the first turn and after a reload."""
    page = open_page("/new/egizia", width=width, height=height, has_touch=touch, is_mobile=touch)
    fill_table(page, "me", "here")
    for _ in range(2):
        expect(page.locator("#cover button")).to_be_in_viewport(ratio=1)
        assert page.locator("#stage [data-piece]").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") == width
        page.reload()
    page.locator("#cover button").click()
    assert my_turn(page)
    page.goto(page.url + "/menu")
    expect(page.locator("[data-link^=seat]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == width
