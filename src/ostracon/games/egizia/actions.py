"""Egizia's 119 atomic actions (RULES 4.12)."""

from __future__ import annotations

from ostracon.games.egizia.components import (
    CARD_SPACE_IDS,
    CARD_SPACES,
    COURSE_IDS,
    CREW_IDS,
    CREWS,
    EXTRA_SPHINX_CARDS,
    FIELDS,
    GROUND_ROW,
    IMPROVABLE_IDS,
    JOKER,
    MARKET_IDS,
    MARKETS,
    MOST_SOLD,
    MOST_SPHINX_CARDS,
    RING_IDS,
    RING_SPACES,
    ROWS,
    SITE_IDS,
    SITES,
    SLOTS,
    TOWN_IDS,
    TOWNS,
)
from ostracon.kernel.actions import ActionTable, Arg, verb

_yes_or_no = Arg("answer", 2, ("yes", "no"), "answer")
_site = Arg("site", SITES, SITE_IDS, "site")
_space = Arg("space", CARD_SPACES, CARD_SPACE_IDS, "space")
_ordinary = Arg("crew", JOKER, CREW_IDS[:JOKER], "crew")
EXTRA_IDS = tuple(str(count) for count in range(EXTRA_SPHINX_CARDS + 1))

ACTIONS = ActionTable(
    verb("land", _space),
    verb("visit", Arg("town", TOWNS, TOWN_IDS, "town")),
    verb("dock", _site, Arg("slot", SLOTS)),
    verb("wait", _site),
    verb("pass"),
    verb("double", _yes_or_no),
    verb("strengthen", Arg("crew", CREWS, CREW_IDS, "crew")),
    verb("ring", Arg("ring", RING_SPACES, RING_IDS, "ring")),
    verb("second_ship", _yes_or_no),
    verb("glean", _space),
    verb("leave_cards"),
    verb("grain_card"),
    verb("pay_stone"),
    verb("go_hungry"),
    verb("six_stones"),
    verb("sell", Arg("stones", MOST_SOLD)),
    verb("attach", Arg("field", FIELDS, IMPROVABLE_IDS, "field")),
    verb("improve"),
    verb("train"),
    verb("continue"),
    verb("build_first", _yes_or_no),
    verb("build_waiting", _yes_or_no),
    verb("build", _ordinary),
    verb("decline"),
    verb("add_joker"),
    verb("add_force"),
    verb("add_crew", _ordinary),
    verb("done"),
    verb("draw", Arg("cards", MOST_SPHINX_CARDS)),
    verb("extra", Arg("cards", len(EXTRA_IDS), EXTRA_IDS, "extra")),
    verb("keep", Arg("which", MOST_SPHINX_CARDS)),
    verb("keep_none"),
    verb("obelisk"),
    verb("grave"),
    verb("finish"),
    verb("market", Arg("market", MARKETS, MARKET_IDS, "market")),
    verb("temple", Arg("course", GROUND_ROW, COURSE_IDS[:GROUND_ROW], "course")),
    verb("row", Arg("row", ROWS)),
)
LAND = ACTIONS.first("land")  # + card space
VISIT = ACTIONS.first("visit")  # + town
DOCK = ACTIONS.first("dock")  # + site * SLOTS + slot
WAIT = ACTIONS.first("wait")  # + site
PASS = ACTIONS.first("pass")
DOUBLE_YES = ACTIONS.first("double")  # then no
STRENGTHEN = ACTIONS.first("strengthen")  # + crew
RING = ACTIONS.first("ring")  # + left, middle, right
SECOND_YES = ACTIONS.first("second_ship")  # then no
GLEAN = ACTIONS.first("glean")  # + card space
LEAVE_CARDS = ACTIONS.first("leave_cards")
GRAIN_CARD = ACTIONS.first("grain_card")
PAY_STONE = ACTIONS.first("pay_stone")
GO_HUNGRY = ACTIONS.first("go_hungry")
SIX_STONES_NOW = ACTIONS.first("six_stones")
SELL = ACTIONS.first("sell")  # + stones - 1
ATTACH = ACTIONS.first("attach")  # + improvable field
IMPROVE = ACTIONS.first("improve")
TRAIN = ACTIONS.first("train")
CONTINUE = ACTIONS.first("continue")
FIRST_YES = ACTIONS.first("build_first")  # then no
WAITING_YES = ACTIONS.first("build_waiting")  # then no
BUILD = ACTIONS.first("build")  # + ordinary crew
DECLINE = ACTIONS.first("decline")
ADD_JOKER = ACTIONS.first("add_joker")
ADD_FORCE = ACTIONS.first("add_force")
ADD_CREW = ACTIONS.first("add_crew")  # + ordinary crew
DONE = ACTIONS.first("done")
DRAW = ACTIONS.first("draw")  # + cards - 1
EXTRA = ACTIONS.first("extra")  # + cards
KEEP = ACTIONS.first("keep")  # + place among the drawn cards
KEEP_NONE = ACTIONS.first("keep_none")
OBELISK_LEVEL = ACTIONS.first("obelisk")
GRAVE = ACTIONS.first("grave")
FINISH = ACTIONS.first("finish")
MARKET = ACTIONS.first("market")  # + market
COURSE = ACTIONS.first("temple")  # + course: walls, columns, roof, then the five rows
TOTAL = ACTIONS.total
