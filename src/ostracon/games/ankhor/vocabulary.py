"""Ankh'or's words: what is decided, why not, what happens, what is scored. Texts are named after them:
`prompt-turn-main`, `reason-too-dear`, `event-build-up`, `part-numbers`.
"""

from __future__ import annotations

from ostracon.kernel.events import PLAYER, Events, event
from ostracon.kernel.target import rule
from ostracon.kernel.vocabulary import Decisions, Reasons, Vocabulary


class Decision(Decisions):
    """Open decisions, D1 to D9 (RULES 4.3)."""

    TURN_MAIN: int
    TAKE_NEXT: int
    BUY_PLACE: int
    BUY_WAIVE: int
    RELOCATE_SOURCE: int
    RELOCATE_TARGET: int
    REFRESH_PILE: int
    TURN_POST: int
    RETURN_TOKEN: int


class Reason(Reasons):
    """Why an action is refused."""

    MAIN_ACTION_FIRST: int
    MAIN_ACTION_DONE: int
    TAKE_ALL_TOKENS: int
    FINISH_BUYING: int
    FINISH_RELOCATING: int
    CHOOSE_PILE: int
    RETURN_FIRST: int
    SUPPLY_EMPTY: int
    SLOT_EMPTY: int
    TOO_DEAR: int
    NO_PLACE_UPSTAIRS: int
    TOO_DEAR_FOR_THE_GROUND: int
    NO_ANKH: int
    NOTHING_TO_MOVE: int
    ROW_WOULD_NOT_CHANGE: int
    NOT_IN_PRICE: int
    NONE_TO_RETURN: int
    ON_ITS_DEPOT: int
    CELL_TAKEN: int
    NOT_BESIDE_A_TILE: int
    FIRST_TILE: int
    POSITION_TAKEN: int
    NEEDS_FOUR_TILES: int
    NEEDS_ITS_COLOUR: int
    NO_TILE_THERE: int
    TILE_COVERED: int
    WOULD_SPLIT_BASE: int
    NO_OTHER_POSITION: int
    SAME_PLACE: int
    STAYS_UPSTAIRS: int
    STAYS_ON_THE_GROUND: int


class Event(Events):
    """What can happen, for log and animation."""

    START_PLAYER: int = event(PLAYER)
    TAKE: int = event(PLAYER, ("token", "token"))
    BUY: int = event(PLAYER, ("tile", "tile"), ("slot", "ordinal"))
    BUILD_UP: int = event(PLAYER, ("tile", "tile"), ("slot", "ordinal"))
    WAIVE: int = event(PLAYER, ("resource", "resource"), weight="detail")
    DEPOT_TOKEN: int = event(PLAYER, ("resource", "resource"), weight="detail")
    DEPOT_EMPTY: int = event(PLAYER, ("resource", "resource"), weight="detail")
    DEPOT_COVERED: int = event(PLAYER, ("resource", "resource"), weight="detail")
    DEPOT_OPEN: int = event(PLAYER, ("resource", "resource"), weight="detail")
    SCRIBE: int = event(PLAYER)
    BONUS: int = event(PLAYER, ("count", "number"))
    BONUS_LOST: int = event(PLAYER, ("count", "number"))
    RELOCATE: int = event(PLAYER, weight="detail")
    MOVED: int = event(PLAYER, ("tile", "tile"))
    REFRESH: int = event(PLAYER)
    THROWN_OUT: int = event(("tile", "tile"), weight="detail")
    PILE: int = event(PLAYER, ("pile", "pile"), weight="detail")
    DRAWN: int = event(("tile", "tile"), ("slot", "ordinal"), ("pile", "pile"), weight="detail")
    RETURN: int = event(PLAYER, ("resource", "resource"))
    RETURN_ANKHS: int = event(PLAYER, ("count", "number"))
    LAST_TILE: int = event(PLAYER, ("count", "number"))
    NO_TILES: int = event()
    STALLED: int = event()
    POINTS: int = event(PLAYER, ("points", "number"), ("part", "part"), weight="points")
    GAME_OVER: int = event()


class Part(Vocabulary):
    """Categories of the score sheet (RULES 6.2)."""

    NUMBERS: int
    BONUSES: int
    ANIMALS: int
    COLOURS: int
    TOKENS: int


@rule
def busy(decision: int) -> int:
    """What the player must do first: the reason why most verbs are closed."""
    if decision == Decision.TURN_MAIN:
        return Reason.MAIN_ACTION_FIRST
    if decision == Decision.TAKE_NEXT:
        return Reason.TAKE_ALL_TOKENS
    if Decision.BUY_PLACE <= decision <= Decision.BUY_WAIVE:
        return Reason.FINISH_BUYING
    if Decision.RELOCATE_SOURCE <= decision <= Decision.RELOCATE_TARGET:
        return Reason.FINISH_RELOCATING
    if decision == Decision.REFRESH_PILE:
        return Reason.CHOOSE_PILE
    if decision == Decision.RETURN_TOKEN:
        return Reason.RETURN_FIRST
    return Reason.MAIN_ACTION_DONE
