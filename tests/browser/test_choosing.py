"""How clicks become a move: along a path, or in any order where the order means nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ostracon.bots import bot, perspective
from ostracon.server.assets import static_address

from ..serving import Served
from .conftest import OpenPage
from .playing import click_action, fill_table, my_turn, ready, state, wait

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


def test_one_button_and_one_key_end_a_turn(served: Served, open_page: OpenPage) -> None:
    """Where the game itself asks for the end of the turn, the table's button and its key E are that choice."""
    page = open_page("/new/ankhor")
    fill_table(page, "me", "scribe")
    ready(page)
    table = served.table(page.url.split("/t/")[1].split("?")[0])
    ending = table.match.game.actions.verb("end_turn").first
    ended = 0
    while my_turn(page) and ended < 2:
        if ending not in table.match.view(0).legal:
            assert page.locator("#end").is_disabled()
            click_action(page, bot("greedy").decide(perspective(table.match), table.match.ply))
            continue
        assert (
            page.locator("#end.target").is_enabled()
            and page.locator("#buttons [data-id=end-turn]").count() == 0
        )
        before = state(page)["seq"]
        page.keyboard.press("e") if ended else page.click("#end")
        wait(page, lambda now, before=before: now["seq"] != before or now["sure"])
        if state(page)["sure"]:
            page.click("#sure-yes")
            wait(page, lambda now, before=before: now["seq"] != before)
        ended += 1
    assert ended == 2
