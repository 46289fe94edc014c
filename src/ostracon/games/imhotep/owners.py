"""Entries of Imhotep's data as an owner of the box finds them."""

from __future__ import annotations

import re

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.places import QUARRY, SITE_BOXES
from ostracon.screen.entries import Shown
from ostracon.screen.texts import Say, key


def shown(entry: str, say: Say) -> Shown | None:
    """Cards and ships by their symbols, sites and sleds as parts of the board."""
    table, _, rest = entry.partition("[")
    name = rest.partition("]")[0]
    if table == "market_card":
        return Shown(say(f"card-{key(name)}"), symbol=f"card-{name}")
    if table == "ship_type":
        capacity = box.COMPONENTS.data.ship_type[int(name)].capacity
        return Shown(say("owner-ship", places=capacity), symbol=f"ship-{capacity}")
    if table == "round_card":
        card = next(card for card in box.COMPONENTS.data.round_card if card.id == name)
        ships = "–".join(map(str, card.ships))
        return Shown(say("owner-round-card", players=card.heads, ships=ships))
    site = re.split(r"[.\[]", entry)[0]
    if site in box.SITE_IDS:
        side = next((side for side in "AB" if f".{side}" in entry), "")
        title = say(f"site-{key(site)}")
        name = say("site-label", site=title, side=side) if side else title
        return Shown(name, box=None if side == "B" else SITE_BOXES[box.SITE_IDS.index(site)])
    if site in ("sled", "supply"):
        return Shown(say("quarry"), box=QUARRY)
    return None
