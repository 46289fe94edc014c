"""How clicks become a move: along a path, or in any order where the order means nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ostracon.server.assets import static_address

from .conftest import OpenPage
from .playing import fill_table, ready

pytestmark = pytest.mark.browser

SAIL = {"action": 1, "path": ["ship", "site"], "label": "sail"}
TWO_REDS = {"action": 2, "path": ["red", "red"], "label": "two reds", "any_order": True}
RED_AND_BLUE = {"action": 3, "path": ["red", "blue"], "label": "red and blue", "any_order": True}

CHOICES = """async ([address, moves, chosen]) => {
  const { choices } = await import(`${address}/choose.js`);
  return Object.fromEntries([...choices(moves, chosen)].map(([id, through]) => [id, through.map((move) => move.action)]));
}"""


NAMED = """async (address) => {
  const { describe, name } = await import(`${address}/pick.js`);
  const spot = { id: "quarry", label: "The quarry", tip: "3 stones" }, button = { id: "quarry", label: "Get 2 stones" }, card = { id: "card", label: "A card" };
  name({ spots: [spot], buttons: [button], panels: [{ cards: [card] }] });
  return ["quarry", "card", "nothing"].map((id) => describe(id).title);
}"""


def test_everything_with_an_id_has_its_words(open_page: OpenPage) -> None:
    """Wherever it stands; a spot's words count before those of a button that does the same."""
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe")
    ready(page)
    assert page.evaluate(NAMED, static_address()) == ["The quarry", "A card", ""]


def test_what_can_be_clicked_next(open_page: OpenPage) -> None:
    """A path is followed from its first element; a move in any order may begin with each of its elements."""
    page = open_page("/settings")
    moves = [SAIL, TWO_REDS, RED_AND_BLUE]

    def after(*chosen: str) -> Any:
        return page.evaluate(CHOICES, [static_address(), moves, list(chosen)])

    assert after() == {"ship": [1], "red": [2, 3], "blue": [3]}
    assert after("ship") == {"site": [1]}
    assert after("site") == {}
    assert after("red") == {"red": [2], "blue": [3]}
    assert after("blue") == {"red": [3]}
    assert after("red", "red") == {}
