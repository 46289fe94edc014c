"""Terra Pyramides' 270 atomic actions (RULES 4.8)."""

from __future__ import annotations

from ostracon.games.terra_pyramides.components import (
    CARD_IDS,
    CARDS,
    COLOUR_IDS,
    COLOURS,
    COMPONENTS,
    LARGEST_PILE,
    PILES,
    STORAGE_IDS,
)
from ostracon.games.terra_pyramides.maps import (
    AXES,
    AXIS_IDS,
    CELL_IDS,
    CELLS,
    DIRECTION_IDS,
    LONGEST_ROW,
    PLACES,
    STEPS,
    STEPS_IDS,
)
from ostracon.kernel.actions import ActionTable, Arg, verb

# A corrected map may need more numbers than the fixed list, never fewer.
_sizes = COMPONENTS.data["actions"]
ROW_POSITIONS = max(LONGEST_ROW, _sizes["SUPPLY"])
PILE_POSITIONS = max(LARGEST_PILE, _sizes["TAKE"])
PLACE_NUMBERS = max(PLACES, _sizes["BUILD"])

WAY_IDS = (*DIRECTION_IDS, "back")
WAYS = len(WAY_IDS)
_pairs = tuple((a, b) for a in range(len(STORAGE_IDS)) for b in range(a, len(STORAGE_IDS)))
PAIR_FIRST = tuple(a for a, _ in _pairs)
PAIR_SECOND = tuple(b for _, b in _pairs)
PAIRS = len(_pairs)
PAIR_IDS = tuple(f"{STORAGE_IDS[a]}-{STORAGE_IDS[b]}" for a, b in _pairs)

ACTIONS = ActionTable(
    verb("place", Arg("cell", CELLS, CELL_IDS, "cell")),
    verb("site", Arg("facing", STEPS, STEPS_IDS, "facing")),
    verb("row", Arg("axis", AXES, AXIS_IDS, "axis")),
    verb("supply", Arg("position", ROW_POSITIONS)),
    verb("worker", Arg("way", WAYS, WAY_IDS, "way")),
    verb("draw", Arg("pile", PILES)),
    verb("peek", Arg("pile", PILES)),
    verb("take", Arg("position", PILE_POSITIONS)),
    verb("finish"),
    verb("exchange", Arg("pair", PAIRS, PAIR_IDS, "pair")),
    verb("build", Arg("place", PLACE_NUMBERS)),
    verb("colour", Arg("colour", COLOURS, COLOUR_IDS, "colour")),
    verb("buy_block"),
    verb("buy_worker", Arg("place", PLACE_NUMBERS)),
    verb("recall", Arg("place", PLACE_NUMBERS)),
    verb("offer"),
    verb("boat"),
    verb("strategy", Arg("card", CARDS, CARD_IDS, "strategy")),
    verb("discard_gold"),
)
PLACE = ACTIONS.first("place")  # + cell
SITE = ACTIONS.first("site")  # + N, E, S, W
ROW = ACTIONS.first("row")  # + H, V, D, A
SUPPLY = ACTIONS.first("supply")  # + position in the row
WORKER = ACTIONS.first("worker")  # + N, NE, E, SE, S, SW, W, NW, back
TAKE_BACK = WORKER + WAYS - 1
DRAW = ACTIONS.first("draw")  # + pile
PEEK = ACTIONS.first("peek")  # + pile
TAKE = ACTIONS.first("take")  # + position from the top
FINISH = ACTIONS.first("finish")
EXCHANGE = ACTIONS.first("exchange")  # + pair
BUILD = ACTIONS.first("build")  # + place
COLOUR = ACTIONS.first("colour")  # + colour
BUY_BLOCK = ACTIONS.first("buy_block")
BUY_WORKER = ACTIONS.first("buy_worker")  # + place
RECALL = ACTIONS.first("recall")  # + place
OFFER = ACTIONS.first("offer")
BOAT = ACTIONS.first("boat")
STRATEGY = ACTIONS.first("strategy")  # + card
DISCARD_GOLD = ACTIONS.first("discard_gold")
TOTAL = ACTIONS.total
