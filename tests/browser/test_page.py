"""The page as a browser has it: its elements, and the fonts that it is set in."""

from __future__ import annotations

import pytest

from .conftest import OpenPage
from .playing import fill_table, ready


@pytest.mark.browser
def test_a_missing_element_is_one_clear_error(open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe")
    ready(page)
    said = page.evaluate(
        """async (address) => {
          document.getElementById("chat-text").remove();
          return import(`${address}?again`).then(() => "", (error) => error.message);
        }""",
        page.evaluate(
            "document.querySelector('script[src$=\"table.js\"]').src.replace('table.js', 'page.js')"
        ),
    )
    assert said == "the page has no HTMLInputElement #chat-text"


@pytest.mark.browser
def test_pages_and_boards_are_set_in_the_fonts_that_we_ship(open_page: OpenPage) -> None:
    """Both fonts come with the page, cover every letter of our texts, and figures are all as wide."""
    page = open_page("/", "fr")
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate("[...document.fonts].filter(it => it.status === 'loaded').map(it => it.family)")
    assert {name.strip('"') for name in loaded} == {"Ostracon Serif", "Ostracon Sans"}
    for family in ("Ostracon Serif", "Ostracon Sans"):
        widths = page.evaluate(
            """family => {
              const pen = document.createElement("canvas").getContext("2d");
              pen.font = `20px "${family}", monospace`;
              const own = [..."0123456789"].map((it) => pen.measureText(it).width);
              const missing = [..."éèêëàâùûüîïôöçœæÉÈÀÇŒ’«»“”–—…×−·"].filter((it) => !document.fonts.check(`20px "${family}"`, it));
              return [new Set(own).size, missing];
            }""",
            family,
        )
        assert widths == [1, []]
