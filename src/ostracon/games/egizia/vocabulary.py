"""Egizia's words: what is decided, why not, what happens, what is scored, where the round stands."""

from __future__ import annotations

from ostracon.games._nile import vocabulary as nile
from ostracon.kernel.events import PLAYER, event
from ostracon.kernel.vocabulary import Vocabulary


class Decision(nile.Decision):
    """Open decisions, D01 to D35 (RULES 4)."""

    DOUBLE: int
    RING: int
    BEFORE_STONES: int
    BUILD_FIRST: int
    BOOST: int
    SPHINX_EXTRA: int
    SPHINX_SECOND: int
    OBELISK_GRAVES: int
    TEMPLE_PYRAMID: int


class Reason(nile.Reason):
    """Why an action is refused."""

    TOWN_TAKEN: int
    LAST_TOWN_TAKEN: int
    NEVER_WAITING: int
    RING_TOO_FAR: int
    NO_STONES: int
    STONES_DO_NOT_FEED: int
    TOO_WEAK: int
    JOKER_USED: int
    JOKER_ADDED: int
    SECOND_TOO_WEAK: int
    BUDGET: int
    DECK_TOO_SMALL: int
    TOO_MANY_CARDS: int
    GRAVES_TAKEN: int
    COURSE_COMPLETE: int
    WALLS_FIRST: int
    COLUMNS_FIRST: int


class Event(nile.Event):
    """What can happen, for log and animation."""

    VISIT: int = event(PLAYER, ("town", "town"))
    UPSTREAM: int = event(PLAYER)
    REUSE: int = event(PLAYER, ("town", "town"))
    RING: int = event(PLAYER, ("ring", "ring"))
    MARKET: int = event(PLAYER, ("market", "market"), ("place", "ordinal"), weight="detail")
    BUILD: int = event(PLAYER, ("crew", "crew"), weight="detail")
    DECLINE: int = event(PLAYER, ("site", "site"))
    WAITING_HOME: int = event(PLAYER, ("site", "site"), weight="detail")
    DRAW: int = event(PLAYER, ("paid", "number"), ("extra", "number"))
    OBELISK: int = event(PLAYER, ("level", "ordinal"), ("value", "number"))
    GRAVE: int = event(PLAYER, ("value", "number"))
    GRAVE_TURNED: int = event(("value", "number"), weight="detail")
    COURSE: int = event(PLAYER, ("course", "course"), ("value", "number"))
    ROW_BONUS: int = event(PLAYER, ("course", "course"), ("points", "number"))
    COLLABORATION: int = event(PLAYER, ("sites", "number"), weight="detail")


class Part(Vocabulary):
    """Categories of the score sheet. The four buildings stand in the order of BUILDING_IDS."""

    OBELISK: int
    GRAVES: int
    TEMPLE: int
    PYRAMID: int
    ROWS: int
    SPHINX_RETURNS: int
    COLLABORATION: int
    GRAIN_MARKET: int
    NILE_CARDS: int
    HUNGER: int
    STONE_SALE: int
    GRAVE_TOTAL: int
    SPHINX_CARDS: int


class Step(Vocabulary):
    """Where the round stands: what happens next when nobody has to decide (RULES 4.3). The value is the phase."""

    SHIPS: int = 2  # the next player's placement turn
    PLACED: int = 2  # a ship's space is resolved
    REMAINING: int = 2  # leftover Nile cards
    FEEDING: int = 3
    STONES: int = 4
    SITE: int = 5  # a building site is about to be resolved
    BUILDERS: int = 5  # its next builder
    BUILD: int = 5  # a build turn before the crew is chosen
    WAITING: int = 5  # the waiting ship, after the builders
    WINDOW: int = 5  # last chance for cards
    END: int = 6  # bonus, turn order, next round


PHASE_IDS = ("nile_cards", "ships", "feed", "stones", "build", "collaboration", "turn_order")
PHASE_OF_STEP = Step.values  # as the rulebook counts them, from 1
