"""Shifting Sands' words: what is decided, why not, what happens, what is scored, where the round stands."""

from __future__ import annotations

from ostracon.games._nile import vocabulary as nile
from ostracon.kernel.events import PLAYER, event
from ostracon.kernel.vocabulary import Vocabulary


class Decision(nile.Decision):
    """Open decisions, D0 to D19 (RULES 4.5)."""

    FIRST_SPHINX: int
    FLOOD: int
    FREE_BRICK: int
    TRADE: int
    SURPLUS: int
    BEFORE_BUILDING: int
    TRAINING: int  # the second step
    BUILD: int
    GLEANED: int  # cards, before the stones step


class Reason(nile.Reason):
    """Why an action is refused."""

    NO_SHIP_LEFT: int
    SPACE_CLOSED: int
    TILE_TAKEN: int
    CREW_AT_BOTTOM: int
    FLOOD_TOO_FAR: int
    TILE_NOT_OWNED: int
    TILE_USED: int
    NO_RIGHT: int
    TOO_FEW_TO_CONVERT: int
    ALREADY_CONVERTED: int
    NOTHING_TO_BUILD: int
    CANNOT_QUALIFY: int
    VIOLET_USED: int
    VIOLET_ADDED: int
    NO_MORE_FORCE: int
    DRAW_LIMIT: int
    OTHER_SITE: int
    COLONNADE_COMPLETE: int
    ROW_COMPLETE: int
    NO_SUCH_ROW: int
    NO_SUCH_STATUE: int
    STATUE_COMPLETE: int
    STATUE_BUILT: int
    STATUE_NOT_FREE: int
    BRICK_PLACED: int


class Event(nile.Event):
    """What can happen, for log and animation."""

    BONUS_TILE: int = event(("place", "bonus_place"), ("tile", "bonus"), weight="detail")
    STATUE_CARD: int = event(("statue", "ordinal"), ("card", "statue_card"), weight="detail")
    DEALT: int = event(("card", "sphinx"), ("other", "sphinx"))
    CHOSEN: int = event(PLAYER)
    LAY_TILE: int = event(("space", "round_space"), ("tile", "tile"), weight="detail")
    VISIT: int = event(PLAYER, ("space", "round_space"), ("effect", "effect"))
    USE_TILE: int = event(PLAYER, ("tile", "bonus"))
    CREW_DOWN: int = event(PLAYER, ("crew", "crew"), ("strength", "number"), weight="detail")
    FLOOD: int = event(PLAYER, ("flood", "flood"))
    MARKET: int = event(PLAYER, ("market", "market"), ("level", "number"), weight="detail")
    RIGHT: int = event(PLAYER)
    SELL_SURPLUS: int = event(PLAYER, ("surplus", "number"))
    LEAD: int = event(PLAYER, ("crew", "crew"), ("force", "number"), weight="detail")
    ADD_FORCE: int = event(PLAYER, ("force", "number"), weight="detail")
    WITHDRAW: int = event(PLAYER, ("site", "site"))
    MOVE_UP: int = event(PLAYER, ("site", "site"), ("slot", "ordinal"))
    USE_RIGHT: int = event(PLAYER, ("site", "site"))
    OBELISK: int = event(PLAYER, ("level", "ordinal"), ("cost", "number"))
    COLUMN: int = event(PLAYER, ("column", "ordinal"), ("cost", "number"))
    ROW: int = event(PLAYER, ("row", "ordinal"), ("cost", "number"))
    STATUE: int = event(PLAYER, ("statue", "ordinal"), ("level", "number"))
    GAIN_TILE: int = event(PLAYER, ("tile", "bonus"))
    COMPLETION: int = event(PLAYER, ("rank", "number"), ("points", "number"))
    ROW_BONUS: int = event(PLAYER, ("row", "ordinal"), ("points", "number"))
    DRAW: int = event(PLAYER, ("count", "number"), ("paid", "number"))
    COOPERATION: int = event(PLAYER, ("sites", "number"), weight="detail")
    STATUE_SCORED: int = event(PLAYER, ("statue", "ordinal"), ("points", "number"), weight="detail")


class Part(Vocabulary):
    """Categories of the score sheet. The first three are the monuments that pay for their bricks (MONUMENT_IDS)."""

    OBELISK: int
    COLONNADE: int
    PYRAMID: int
    BRICK_BONUS: int
    ROWS: int
    COMPLETION: int
    SPHINX_RETURNS: int
    COOPERATION: int
    GRAIN_MARKET: int
    SURPLUS: int
    HUNGER: int
    NILE: int
    MAJORITY: int
    SPHINX_CARDS: int
    STATUES: int
    STONE_SALE: int


class Step(Vocabulary):
    """Where the round stands: what happens next when nobody has to decide (RULES 4.1). The value is the phase."""

    CHOICE: int = 1  # the first Sphinx cards, before the first round
    SHIPS: int = 2  # the next player's ship turn
    PLACED: int = 2  # a ship's space is resolved
    REMAINING: int = 2  # leftover Nile cards
    GLEANED: int = 2  # a leftover card is resolved
    STONES: int = 3
    FEEDING: int = 4
    BEFORE: int = 5  # window before building
    SITE: int = 5  # the next ship of a building zone
    BUILD: int = 5  # a building action before the crew is chosen
    ACTION: int = 5  # a building action that goes on
    WAITING: int = 5  # the waiting ship, after the builders
    WINDOW: int = 5  # window after building
    END: int = 6  # bonus, turn order, next round


PHASE_IDS = ("river", "ships", "stones", "feed", "build", "conclude")
PHASE_OF_STEP = Step.values  # as the rulebook counts them, from 1
