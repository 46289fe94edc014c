"""The words that both Egizias have; each game adds its own after these."""

from __future__ import annotations

from ostracon.kernel import vocabulary as kernel
from ostracon.kernel.events import PLAYER, Events, event


class Decision(kernel.Decisions):
    """Open decisions."""

    PLACE: int  # a ship
    CREW_STEP: int
    SECOND_SHIP: int
    REMAINING: int  # a leftover Nile card
    FEED: int
    LEAD: int  # the crew that builds
    SPHINX_COUNT: int
    SPHINX_KEEP: int
    MARKET: int
    WAITING: int  # the waiting ship
    END_WINDOW: int  # last chance for cards


class Reason(kernel.Reasons):
    """Why an action is refused."""

    UPSTREAM: int
    CARD_TAKEN: int
    SLOT_TAKEN: int
    SLOT_BLOCKED: int
    OWN_SHIP_HERE: int
    SITE_NOT_FULL: int
    EXTRA_SHIP: int
    CREW_AT_LIMIT: int
    CARD_NOT_OWNED: int
    NOT_NOW: int
    TOO_FEW_TO_SELL: int
    FIELD_NOT_OWNED: int
    FIELD_IS_GREEN: int
    NO_IMPROVER: int
    USED_THIS_ROUND: int
    TRAINING_NEEDS_STONES: int
    CREWS_AT_LIMIT: int
    CREW_USED: int
    TWO_CREWS_ALREADY: int
    SAME_CREW: int
    TOO_FEW_STONES: int
    FORCE_TOO_SMALL: int
    NO_SUCH_CARD: int
    CARD_KEPT: int
    OBELISK_COMPLETE: int
    NOT_SUPPORTED: int
    NOTHING_BUILT: int


class Event(Events):
    """What can happen, for log and animation."""

    TURN_TILE: int = event(PLAYER, ("tile", "number"), weight="detail")
    FIRST_SPHINX: int = event(("card", "sphinx"))
    ROUND: int = event(("round", "number"), weight="round")
    DEAL: int = event(("space", "space"), ("card", "card"), weight="detail")
    TAKE_CARD: int = event(PLAYER, ("card", "card"), ("space", "space"))
    GLEAN: int = event(PLAYER, ("card", "card"), ("space", "space"))
    DOCK: int = event(PLAYER, ("site", "site"), ("slot", "ordinal"))
    WAIT: int = event(PLAYER, ("site", "site"))
    PASS: int = event(PLAYER)
    USE_CARD: int = event(PLAYER, ("card", "card"))
    ATTACH: int = event(PLAYER, ("card", "card"), ("colour", "colour"))
    CREW: int = event(PLAYER, ("crew", "crew"), ("strength", "number"), weight="detail")
    STONES: int = event(PLAYER, ("count", "number"), weight="gain")
    PAY: int = event(PLAYER, ("count", "number"), weight="detail")
    OVERFLOW: int = event(PLAYER, ("count", "number"))
    PRODUCE: int = event(PLAYER, ("count", "number"), weight="gain")
    FEEDING: int = event(weight="round")
    FED: int = event(PLAYER, ("surplus", "number"), weight="detail")
    HUNGRY: int = event(PLAYER, ("missing", "number"), ("points", "number"), weight="detail")
    SITE: int = event(("site", "site"), weight="detail")
    ADD_CREW: int = event(PLAYER, ("crew", "crew"), ("force", "number"), weight="detail")
    LOOK: int = event(("card", "sphinx"), weight="detail")
    KEEP: int = event(PLAYER)
    KEEP_NONE: int = event(PLAYER)
    KEPT: int = event(("card", "sphinx"), weight="detail")
    RETURN: int = event(PLAYER, ("count", "number"), weight="detail")
    POINTS: int = event(PLAYER, ("points", "number"), ("part", "part"), weight="points")
    CARDS_GONE: int = event(("count", "number"), weight="detail")
    FINAL_SCORING: int = event(weight="round")
    REVEAL: int = event(PLAYER, ("card", "sphinx"), ("points", "number"), weight="detail")
    GAME_OVER: int = event()
