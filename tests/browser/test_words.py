"""The client's own words: one and many, minus signs, names with what is said of them."""

from __future__ import annotations

import pytest

from ostracon.server.assets import static_address
from ostracon.server.words import client_words

from .conftest import OpenPage

pytestmark = pytest.mark.browser

SAID = """async ([address, language, words]) => {
  const { learn, named, number, t } = await import(`${address}/dom.js`);
  document.documentElement.lang = language;
  learn(words);
  return [...[0, 1, 2, -3].map((count) => t("points", { count })), t("watchers", { count: 1 }), named("Or", number(-1))];
}"""
POINTS = ["1 point", "2 points", "−3 points"]


def test_numbers_and_plurals(open_page: OpenPage) -> None:
    """No points are many in English and few in French; a minus is not a hyphen."""
    page = open_page("/settings")

    def said(language: str) -> object:
        return page.evaluate(SAID, [static_address(), language, client_words(language)])

    assert said("en") == ["0 points", *POINTS, "1 watches", "Or: −1"]
    assert said("fr") == ["0 point", *POINTS, "1 personne regarde", "Or\u00a0: −1"]
