"""Terra Pyramides in the browser: on a phone held upright, and how its rows and cells light up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..serving import Served
from .conftest import OpenPage
from .playing import click_action, fill_table, my_turn, wait
from .test_every_game import play

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("size", "options"),
    [
        pytest.param((390, 844), {"version": "3"}, marks=pytest.mark.slow),
        ((360, 740), {"mode": "cooperative", "mission": "3"}),
    ],
)
def test_on_a_phone_the_map_has_the_whole_width(
    served: Served, open_page: OpenPage, size: tuple[int, int], options: dict[str, str]
) -> None:
    """Cells as wide as a tenth of the screen, and some turns played there."""
    page = open_page("/new/terra_pyramides", "fr", *size)
    fill_table(page, "me", "scribe", start_player="seat_0", **options)
    assert my_turn(page)
    expect(page.locator("#felt")).to_have_class("upright")
    cell = page.locator('#stage .target[data-id^="cell-"] .ring').first.bounding_box()
    assert cell and cell["width"] >= size[0] / 10.9
    assert play(page, served, 14) == 14
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]


def lit(page: Page) -> int:
    return page.locator("#stage .pointed").count()


def test_a_row_lights_up_and_many_cells_glow_less(served: Served, open_page: OpenPage) -> None:
    page = open_page("/new/terra_pyramides")
    fill_table(page, "me", "scribe", start_player="seat_0")
    assert my_turn(page)
    expect(page.locator("#stage .targets")).to_have_class("targets many")
    match = served.table(page.url.split("/t/")[1].split("?")[0]).match
    click_action(page, match.legal()[30])
    while page.locator('#stage .target[data-id="row-h"]').count() == 0:
        click_action(page, match.legal()[0])
        wait(page, lambda now: now["moves"] and not now["busy"])
    expect(page.locator("#stage .targets")).to_have_class("targets")
    cells = {row.axis: len(row.cells) for row in match.view(0).rows}  # type: ignore[attr-defined]
    for axis, name in enumerate("hv"):
        page.locator(f'#stage .target[data-id="row-{name}"]').hover(force=True)
        wait(page, lambda now, wanted=cells[axis]: lit(page) == wanted)
    page.mouse.move(5, 5)
    wait(page, lambda now: lit(page) == 0)
    page.locator('#stage .target[data-id="row-h"]').focus()
    page.keyboard.press("Tab")
    wait(page, lambda now: lit(page) > 1)
