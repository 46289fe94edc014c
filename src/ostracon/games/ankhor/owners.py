"""Entries of Ankh'or's data as an owner of the box finds them."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.faces import tile_symbol
from ostracon.games.ankhor.words import tile_name
from ostracon.screen.entries import Shown
from ostracon.screen.texts import Say


def shown(entry: str, say: Say) -> Shown | None:
    """Tiles and price markers by their symbols, the rest by what the table of a new game calls it."""
    table, _, rest = entry.partition("[")
    name = rest.partition("]")[0]
    if table == "tiles.item":
        tile = box.TILE_IDS.index(name)
        return Shown(tile_name(tile, say), symbol=tile_symbol(tile))
    if table == "price_markers":
        return Shown(say(f"resource-{name}"), symbol=f"price-{name}")
    if table == "price_board.layout":
        number = box.LAYOUT_IDS.index(name) + 1
        return Shown(say("owner-layout", number=number))
    if table == "bonus_tokens":
        return Shown(say("good-bonus"), symbol="bonus")
    return None
