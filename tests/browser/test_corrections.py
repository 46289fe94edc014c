"""An owner corrects a figure in the browser and plays with it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import OpenPage, faults
from .playing import fill_table, ready

pytestmark = pytest.mark.browser

PENALTY = '[name="figure:wrath_of_the_pharaoh.penalty"]'


@pytest.mark.parametrize(
    ("width", "scheme"), [pytest.param(1440, "light", marks=pytest.mark.slow), (390, "dark")]
)
def test_a_figure_is_checked_kept_and_played(open_page: OpenPage, axe: str, width: int, scheme: str) -> None:
    """What does not go is said beside the field; what goes is kept, chosen at a new table and named there."""
    page = open_page("/fidelity/imhotep", width=width, color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.click("text=All other figures")
    page.fill(PENALTY, "many")
    page.locator(PENALTY).blur()
    entry = page.locator(".entry", has=page.locator(PENALTY))
    expect(entry.locator(".fault")).to_contain_text("is no whole number")
    assert faults(page, axe) == []
    page.fill(PENALTY, "8")
    page.locator(PENALTY).blur()
    expect(page.locator("[data-verdict]")).to_contain_text("everything goes together")
    expect(entry.locator(".fault")).to_be_hidden()
    page.fill("[name=by]", "Ada")
    page.click("text=Keep as my copy")
    expect(page.locator("h2", has_text="as corrected by Ada")).to_be_visible()
    page.click("a:has-text('Play with these figures')")
    fill_table(page, "me", "scribe")
    ready(page)
    expect(page.locator(".edition")).to_have_attribute("title", re.compile("as corrected by Ada"))


def test_a_file_is_read_by_the_page(open_page: OpenPage) -> None:
    """A file of corrections goes into the field for files and is checked at once."""
    page = open_page("/fidelity/imhotep")
    page.click("summary:has-text('From a file')")
    text = b'[correction]\ngame = "imhotep"\n[figures]\n"wrath_of_the_pharaoh.penalty" = 7\n'
    page.set_input_files(
        "[data-file-into]", {"name": "ada.toml", "mimeType": "application/toml", "buffer": text}
    )
    expect(page.locator("[data-verdict]")).to_contain_text("1 figure is changed")
