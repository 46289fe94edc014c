"""Shifting Sands' 148 atomic actions, in the order of RULES 4.13."""

from __future__ import annotations

from ostracon.games.egizia_sands.components import (
    CARD_SPACE_IDS,
    CARD_SPACES,
    CREW_IDS,
    CREWS,
    FIELDS,
    FLOOD_IDS,
    FLOOD_SPACES,
    IMPROVABLE_IDS,
    MARKET_IDS,
    MARKETS,
    MOST_DRAWN,
    MOST_SOLD,
    ROUND_SPACE_IDS,
    ROUND_SPACES,
    ROWS,
    SITE_IDS,
    SITES,
    SLOTS,
    SPHINX_DEALT,
    STATUE_PLACES,
    STONE_LIMIT,
    VIOLET,
)
from ostracon.kernel.actions import ActionTable, Arg, verb

_site = Arg("site", SITES, SITE_IDS, "site")
_space = Arg("space", CARD_SPACES, CARD_SPACE_IDS, "space")
_ordinary = Arg("crew", VIOLET, CREW_IDS[:VIOLET], "crew")

ACTIONS = ActionTable(
    verb("pass"),
    verb("end_turn"),
    verb("finish"),
    verb("withdraw"),
    verb("done"),
    verb("keep_none"),
    verb("keep_start", Arg("which", SPHINX_DEALT)),
    verb("land", _space),
    verb("visit", Arg("space", ROUND_SPACES, ROUND_SPACE_IDS, "round_space")),
    verb("dock", _site, Arg("slot", SLOTS)),
    verb("wait", _site),
    verb("second_ship", Arg("by", 2, ("r34", "g7"), "second_ship")),
    verb("crew", Arg("crew", CREWS, CREW_IDS, "crew")),
    verb("flood", Arg("flood", FLOOD_SPACES, FLOOD_IDS, "flood")),
    verb("market", Arg("market", MARKETS, MARKET_IDS, "market")),
    verb("obelisk"),
    verb("column"),
    verb("row", Arg("row", ROWS)),
    verb("statue", Arg("statue", STATUE_PLACES)),
    verb("lead", _ordinary),
    verb("add_violet"),
    verb("add_crew", _ordinary),
    verb("add_force"),
    verb("levy_force"),
    verb("attach", Arg("field", FIELDS, IMPROVABLE_IDS, "field")),
    verb("six_stones"),
    verb("store_stones"),
    verb("levy_stones"),
    verb("sell", Arg("stones", MOST_SOLD)),
    verb("grain_card"),
    verb("store_grain"),
    verb("convert", Arg("stones", STONE_LIMIT)),
    verb("sell_surplus"),
    verb("no_sale"),
    verb("glean", _space),
    verb("take_point"),
    verb("improve"),
    verb("train"),
    verb("build_waiting", Arg("by", 2, ("n10", "g8"), "build_waiting")),
    verb("draw", Arg("cards", MOST_DRAWN)),
    verb("draw_free", Arg("cards", MOST_DRAWN - 1, tuple(str(n) for n in range(2, MOST_DRAWN + 1)), "cards")),
    verb("keep", Arg("which", MOST_DRAWN)),
)
PASS = ACTIONS.first("pass")
END_TURN = ACTIONS.first("end_turn")
FINISH = ACTIONS.first("finish")
WITHDRAW = ACTIONS.first("withdraw")
DONE = ACTIONS.first("done")
KEEP_NONE = ACTIONS.first("keep_none")
KEEP_START = ACTIONS.first("keep_start")  # + which of the two dealt cards
LAND = ACTIONS.first("land")  # + card square; the 29 placements follow one another from here
VISIT = ACTIONS.first("visit")  # + round space
DOCK = ACTIONS.first("dock")  # + site * SLOTS + slot
WAIT = ACTIONS.first("wait")  # + site
SECOND_CARD = ACTIONS.first("second_ship")  # R34
SECOND_TILE = SECOND_CARD + 1  # G7
CREW = ACTIONS.first("crew")  # + crew
FLOOD = ACTIONS.first("flood")  # + bottom, middle, top
MARKET = ACTIONS.first("market")  # + market
OBELISK_LEVEL = ACTIONS.first("obelisk")
COLUMN = ACTIONS.first("column")
ROW = ACTIONS.first("row")  # + row
STATUE = ACTIONS.first("statue")  # + statue
LEAD = ACTIONS.first("lead")  # + ordinary crew
ADD_VIOLET = ACTIONS.first("add_violet")
ADD_CREW = ACTIONS.first("add_crew")  # + ordinary crew
ADD_FORCE = ACTIONS.first("add_force")  # R21, R38, R54
LEVY_AS_FORCE = ACTIONS.first("levy_force")  # R56
ATTACH = ACTIONS.first("attach")  # + improvable field
SIX_STONES_NOW = ACTIONS.first("six_stones")  # R51
STORE_AS_STONES = ACTIONS.first("store_stones")  # R39, R46
LEVY_AS_STONES = ACTIONS.first("levy_stones")  # R56
SELL = ACTIONS.first("sell")  # + stones - 1
GRAIN_CARD = ACTIONS.first("grain_card")  # R12
STORE_AS_GRAIN = ACTIONS.first("store_grain")  # R39, R46
CONVERT = ACTIONS.first("convert")  # + stones - 1
SELL_SURPLUS = ACTIONS.first("sell_surplus")
NO_SALE = ACTIONS.first("no_sale")
GLEAN = ACTIONS.first("glean")  # + card square
TAKE_POINT = ACTIONS.first("take_point")
IMPROVE = ACTIONS.first("improve")  # R14
TRAIN = ACTIONS.first("train")  # R29
WAITING_RIGHT = ACTIONS.first("build_waiting")  # N10
WAITING_TILE = WAITING_RIGHT + 1  # G8
DRAW = ACTIONS.first("draw")  # + cards - 1
DRAW_FREE = ACTIONS.first("draw_free")  # + cards - 2
KEEP = ACTIONS.first("keep")  # + place among the drawn cards
TOTAL = ACTIONS.total
