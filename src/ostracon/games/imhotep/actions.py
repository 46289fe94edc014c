"""Imhotep's 59 atomic actions (RULES 4.8)."""

from __future__ import annotations

from ostracon.games.imhotep.components import (
    BLUE_IDS,
    PYRAMID_IDS,
    PYRAMIDS,
    SHIPS,
    SITE_IDS,
    SITES,
    SLOTS,
    SPACES,
)
from ostracon.kernel.actions import ActionTable, Arg, verb

ACTIONS = ActionTable(
    verb("get_stones"),
    verb("place", Arg("ship", SHIPS), Arg("slot", SLOTS)),
    verb("sail", Arg("ship", SHIPS), Arg("site", SITES, SITE_IDS, "site")),
    verb("play", Arg("card", len(BLUE_IDS), BLUE_IDS, "blue")),
    verb("pass"),
    verb("order", Arg("slot", SLOTS)),
    verb("take", Arg("space", SPACES)),
    verb("keep", Arg("which", 2, ("first", "second"), "which")),
    verb("choose", Arg("pyramid", PYRAMIDS, PYRAMID_IDS, "pyramid")),
    verb("accept"),
    verb("decline"),
    verb("temple", Arg("gain", 2, ("point", "stones"), "gain")),
)
GET_STONES = ACTIONS.first("get_stones")
PLACE = ACTIONS.first("place")  # + ship * SLOTS + slot
SAIL = ACTIONS.first("sail")  # + ship * SITES + site
PLAY_BLUE = ACTIONS.first("play")  # + lever, hammer, sail, chisel
PASS = ACTIONS.first("pass")
ORDER_SLOT = ACTIONS.first("order")  # + slot
TAKE_CARD = ACTIONS.first("take")  # + space
KEEP_CARD = ACTIONS.first("keep")  # + first, second
CHOOSE_PYRAMID = ACTIONS.first("choose")  # + left, middle, right
ACCEPT = ACTIONS.first("accept")
DECLINE = ACTIONS.first("decline")
TEMPLE_CHOICE = ACTIONS.first("temple")  # + point, stones
TOTAL = ACTIONS.total
