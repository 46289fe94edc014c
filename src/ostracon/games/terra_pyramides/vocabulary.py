"""Terra Pyramides' words: what is decided, why not, what happens, what is scored. Texts are named after them:
`prompt-choose-row`, `reason-cell-taken`, `event-peek`, `part-oases`.
"""

from __future__ import annotations

from ostracon.kernel.events import PLAYER, Events, event
from ostracon.kernel.vocabulary import Decisions, Reasons, Vocabulary


class Decision(Decisions):
    """Open decisions, all of them the active player's (RULES 4.3)."""

    PLACE_TILE: int
    CHOOSE_SITE: int  # which site the steps of the tile face
    CHOOSE_ROW: int
    SUPPLY_WORKERS: int  # a shortage: which tile of the row gets one
    SUPPLY_BLOCKS: int
    MOVE_WORKER: int
    END_TURN: int
    TAKE_TILE: int  # of the pile looked through
    CHOOSE_COLOUR: int  # of a pyramid's first level


# When the actions of RULES 4.4 are open: building and buying between the steps of a turn, exchanging and taking back at
# any time, though not within building.
FREE = (Decision.PLACE_TILE, Decision.CHOOSE_ROW, Decision.MOVE_WORKER, Decision.END_TURN)
ANY_TIME = (
    *FREE,
    *(Decision.CHOOSE_SITE, Decision.SUPPLY_WORKERS, Decision.SUPPLY_BLOCKS, Decision.TAKE_TILE),
)


class Reason(Reasons):
    """Why an action is refused."""

    NO_FREE_ACTION_NOW: int
    CELL_IS_SITE: int
    CELL_IS_OASIS: int
    CELL_IS_NILE: int
    CELL_TAKEN: int
    WRONG_SYMBOL: int
    NO_SITE_BESIDE: int
    BASE_ALREADY_THERE: int
    NO_SITE_THAT_WAY: int
    OUTSIDE_ROW: int
    NEEDS_NO_WORKER: int
    NEEDS_NO_BLOCK: int
    ALREADY_SUPPLIED: int
    STOCK_IS_LEFT: int
    EDGE_THAT_WAY: int
    WAY_BLOCKED: int
    NO_BASE_THERE: int
    PLACE_OF_ANOTHER: int
    PLACE_FINISHED: int
    PLACE_FULL: int
    FIRST_TURN_ONE_BASE: int
    PILE_GONE: int
    TOO_MUCH_GOLD: int
    TOO_MUCH_GOLD_TO_PEEK: int
    TOO_MANY_BLOCKS: int
    NO_GOLD_TO_PEEK: int
    PILES_LEFT: int
    NO_PILES_LEFT: int
    PILE_TOO_SMALL: int
    BLOCKS_NOT_OWNED: int
    NO_SUCH_PLACE: int
    NOT_YOUR_PLACE: int
    NEEDS_THREE_WORKERS: int
    NO_PIECE_LEFT: int
    NO_TIP_LEFT: int
    TOO_FEW_BLOCKS: int
    NO_BLOCK_FOR_LEVEL_ONE: int
    COLOUR_SOLD_OUT: int
    NO_BLOCK_OF_COLOUR: int
    TOO_LITTLE_GOLD: int
    NO_BLOCK_IN_SUPPLY: int
    RESERVE_EMPTY: int
    ONE_WORKER_STAYS: int
    NOT_IN_THIS_VERSION: int
    BOAT_AT_THE_END: int
    CARD_GONE: int
    ONE_CARD_EACH: int
    HORUS_TOO_LOW: int
    DISCARD_ONLY_AT_END: int
    GOLD_WITHIN_LIMIT: int
    GOLD_CAN_BE_SPENT: int
    PARTNER_STANDS_THERE: int
    NO_PARTNER_THERE: int
    NOBODY_COMES: int


class Event(Events):
    """What can happen, for log and animation."""

    START_PLAYER: int = event(PLAYER)
    START_TILE: int = event(("tile", "tile"), ("cell", "cell"), weight="detail")
    TURN: int = event(PLAYER, weight="turn")
    PLACE: int = event(PLAYER, ("tile", "tile"), ("cell", "cell"))
    IGNORE_SYMBOL: int = event(PLAYER, ("gold", "number"), weight="detail")
    BASE: int = event(("cell", "cell"), ("value", "number"), weight="detail")
    ENCLOSED: int = event(PLAYER, ("cell", "cell"))
    ROW: int = event(PLAYER, ("axis", "axis"), weight="detail")
    SUPPLY: int = event(PLAYER, ("cell", "cell"), weight="detail")
    LEAVE_EMPTY: int = event(PLAYER, weight="detail")
    GOLD: int = event(PLAYER, ("gold", "number"), weight="gain")
    HORUS: int = event(PLAYER, ("steps", "number"), ("space", "number"), weight="gain")
    COINS: int = event(PLAYER, ("gold", "number"), weight="gain")
    OFFERINGS: int = event(PLAYER, ("steps", "number"), ("space", "number"), weight="gain")
    OASES: int = event(PLAYER, ("steps", "number"), ("space", "number"), weight="gain")
    BOAT: int = event(PLAYER, ("steps", "number"), ("space", "number"))
    BLOCK: int = event(PLAYER, ("colour", "storage"), ("cell", "cell"), weight="gain")
    WORKER: int = event(PLAYER, ("from", "cell"), ("to", "cell"))
    TAKE_BACK: int = event(PLAYER, ("cell", "cell"), weight="detail")
    NOWHERE_TO_GO: int = event(PLAYER, ("cell", "cell"), weight="detail")
    EXCHANGE: int = event(PLAYER, ("first", "storage"), ("second", "storage"), weight="detail")
    FOUND: int = event(PLAYER, ("cell", "cell"), ("colour", "storage"))
    BUILD: int = event(PLAYER, ("cell", "cell"), ("level", "number"))
    BUY_BLOCK: int = event(PLAYER, ("gold", "number"))
    BUY_WORKER: int = event(PLAYER, ("cell", "cell"), ("gold", "number"))
    RECALL: int = event(PLAYER, ("cell", "cell"), weight="detail")
    MAKE_ROOM: int = event(PLAYER, ("cell", "cell"), ("partner", "seat"))
    OFFER: int = event(PLAYER, ("gold", "number"))
    HIRE_BOAT: int = event(PLAYER, ("gold", "number"))
    STRATEGY: int = event(PLAYER, ("card", "strategy"), ("gold", "number"))
    DISCARD_GOLD: int = event(PLAYER, weight="detail")
    DRAW: int = event(PLAYER, ("pile", "ordinal"), weight="detail")
    PEEK: int = event(PLAYER, ("pile", "ordinal"), weight="detail")
    TAKE: int = event(PLAYER, ("pile", "ordinal"), weight="detail")
    HAND: int = event(PLAYER, ("tile", "tile"), weight="detail")
    TOP_TILE: int = event(("pile", "ordinal"), ("tile", "tile"), weight="detail")
    PILE_GONE: int = event(("pile", "ordinal"))
    FINISH: int = event(PLAYER, weight="detail")
    FINAL_SCORING: int = event(weight="round")
    POINTS: int = event(PLAYER, ("points", "number"), ("part", "part"), weight="points")
    GOAL: int = event(PLAYER, ("card", "strategy"), ("points", "number"), weight="detail")
    MISSION_WON: int = event(("mission", "number"))
    MISSION_LOST: int = event(("mission", "number"))
    GAME_OVER: int = event()


class Part(Vocabulary):
    """Categories of the score sheet, in the order of the final count."""

    HORUS: int
    BASES: int
    PYRAMIDS: int
    OFFERINGS: int
    OASES: int
    NILE: int
    STRATEGY: int
    RESOURCES: int
