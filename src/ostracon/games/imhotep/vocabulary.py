"""Imhotep's words: what is decided, why not, what happens, what is scored. Texts are named after them:
`prompt-lever-unload`, `reason-sled-full`, `event-get-stones`, `part-temple`.
"""

from __future__ import annotations

from ostracon.kernel.events import PLAYER, Events, event
from ostracon.kernel.vocabulary import Decisions, Reasons, Vocabulary


class Decision(Decisions):
    """Open decisions, D1 to D15 (RULES 4.5)."""

    TURN: int
    HAMMER_PLACE: int
    SAILCARD_PLACE: int
    SAILCARD_SAIL: int
    CHISEL_FIRST: int
    CHISEL_SECOND: int
    LEVER_SAIL: int
    LEVER_UNLOAD: int
    MARKET_PICK: int
    MARKET_KEEP: int
    PYRAMID_PICK: int
    BONUS_CARD: int
    BONUS_TAKE: int
    BONUS_PLACE: int
    TEMPLE_CHOICE: int


class Frame(Vocabulary):
    """Unfinished business (RULES 4.4)."""

    NOTHING: int
    UNLOAD: int  # what: the ship; owner: who chooses the order (Lever), NOBODY from bow to stern
    CARD: int  # what: the card; step: 1 after its stone was placed
    ASSESS: int  # what: the next column of the temple
    BLUE_CARD: int  # what: the card in execution


class Reason(Reasons):
    """Why an action is refused."""

    SLED_FULL: int
    QUARRY_EMPTY: int
    SLED_EMPTY: int
    NO_SUCH_SLOT: int
    SHIP_SAILED: int
    SLOT_TAKEN: int
    TOO_FEW_STONES: int
    TOO_FEW_AFTER_PLACING: int
    OTHER_SHIP: int
    SITE_TAKEN: int
    CARD_NOT_OWNED: int
    NO_SHIP_READY: int
    NO_FREE_SLOT: int
    NO_SHIP_FOR_SAIL_CARD: int
    CHISEL_NEEDS_STONES: int
    CHISEL_NEEDS_SLOTS: int
    MUST_ACT: int
    SLOT_EMPTY: int
    SAME_COLOUR_FIRST: int
    SPACE_EMPTY: int
    PYRAMID_COMPLETE: int


class Event(Events):
    """What can happen, for log and animation."""

    START_PLAYER: int = event(PLAYER)
    ROUND: int = event(("round", "number"), weight="round")
    RESHUFFLE: int = event()
    GET_STONES: int = event(PLAYER, ("count", "number"))
    PLACE: int = event(PLAYER, ("ship", "ordinal"), ("slot", "ordinal"))
    SAIL: int = event(PLAYER, ("ship", "ordinal"), ("site", "site_to"))
    PLAY: int = event(PLAYER, ("card", "card"))
    PASS: int = event(PLAYER)
    UNLOAD: int = event(PLAYER, ("slot", "ordinal"))
    DELIVER: int = event(PLAYER, ("site", "site_at"), weight="detail")
    BACK_TO_QUARRY: int = event(PLAYER, ("count", "number"), weight="detail")
    TAKE_CARD: int = event(PLAYER, ("card", "card"))
    TAKE_PAIR: int = event(PLAYER)
    LOOK: int = event(("card", "card"), ("other", "card"))
    DECLINE: int = event(PLAYER)
    DRAW_CARD: int = event(PLAYER, ("card", "card"))
    DISCARD: int = event(("card", "card"), weight="detail")
    NO_STONE: int = event(PLAYER, ("card", "card"))
    TOWER: int = event(PLAYER, ("points", "number"))
    POINTS: int = event(PLAYER, ("points", "number"), ("part", "part"), weight="points")
    STALLED: int = event()
    ASSESS: int = event(weight="round")
    FINAL_SCORING: int = event(weight="round")
    GAME_OVER: int = event()


class Part(Vocabulary):
    """Categories of the score sheet; the final scoring goes through them from the burial chamber on."""

    PYRAMID: int
    TEMPLE: int
    BURIAL_CHAMBER: int
    OBELISKS: int
    DECORATIONS: int
    STATUES: int
    BLUE_CARDS: int
    WRATH: int
