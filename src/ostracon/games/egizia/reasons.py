"""Why an action is not possible now in Egizia: the sentence is `reason-<code>` in texts/."""

from __future__ import annotations

from ostracon.games._nile.building import uses_two_crews
from ostracon.games.egizia.actions import (
    ADD_CREW,
    ADD_FORCE,
    ADD_JOKER,
    ATTACH,
    BUILD,
    CONTINUE,
    COURSE,
    DECLINE,
    DOCK,
    DONE,
    DOUBLE_YES,
    DRAW,
    EXTRA,
    FINISH,
    FIRST_YES,
    GLEAN,
    GO_HUNGRY,
    GRAIN_CARD,
    IMPROVE,
    KEEP,
    KEEP_NONE,
    LAND,
    LEAVE_CARDS,
    MARKET,
    OBELISK_LEVEL,
    PASS,
    PAY_STONE,
    RING,
    SECOND_YES,
    SELL,
    SIX_STONES_NOW,
    STRENGTHEN,
    TRAIN,
    VISIT,
    WAIT,
    WAITING_YES,
)
from ostracon.games.egizia.building import course_cost, grave_cost, obelisk_cost
from ostracon.games.egizia.components import (
    COLUMNS,
    COURSE_LENGTH,
    CREW_IMPROVER,
    FEED_WITH_STONES,
    FEWEST_PLAYERS,
    IMPROVABLE,
    JOKER,
    POSITION,
    REUSE_ALLOWED,
    ROOF,
    ROUNDS,
    SELL_STONES,
    SIX_STONES,
    SLOTS,
    STONES_TO_CREW,
    TWO_CREWS,
    USABLE_SLOTS,
)
from ostracon.games.egizia.effects import weak_crews
from ostracon.games.egizia.layout import (
    ASK_BEFORE_STONES,
    ASK_BOOST,
    ASK_BUILD_ROOT,
    ASK_CREW,
    ASK_END_WINDOW,
    ASK_FEED,
    ASK_OBELISK_GRAVES,
    ASK_PLACE,
    ASK_REMAINING,
    ASK_RING,
    ASK_SPHINX_COUNT,
    ASK_SPHINX_EXTRA,
    ASK_SPHINX_KEEP,
    ASK_SPHINX_SECOND,
    ASK_TEMPLE_PYRAMID,
    NO_CARD,
    NO_DECISION,
    State,
)
from ostracon.games.egizia.ships import may_go_upstream
from ostracon.kernel.rules import in_mask
from ostracon.kernel.target import rule

REASONS = (
    "legal",
    "game-over",
    "other-decision",
    "upstream",
    "card-taken",
    "town-taken",
    "last-town-taken",
    "slot-taken",
    "slot-blocked",
    "own-ship-here",
    "site-not-full",
    "never-waiting",
    "extra-ship",
    "crew-at-limit",
    "ring-too-far",
    "card-not-owned",
    "no-stones",
    "stones-do-not-feed",
    "not-now",
    "too-few-to-sell",
    "field-not-owned",
    "field-is-green",
    "no-improver",
    "used-this-round",
    "training-needs-stones",
    "crews-at-limit",
    "crew-used",
    "too-few-stones",
    "too-weak",
    "joker-used",
    "joker-added",
    "two-crews-already",
    "same-crew",
    "second-too-weak",
    "force-too-small",
    "budget",
    "deck-too-small",
    "too-many-cards",
    "no-such-card",
    "card-kept",
    "obelisk-complete",
    "graves-taken",
    "nothing-built",
    "course-complete",
    "walls-first",
    "columns-first",
    "not-supported",
)
(
    LEGAL,
    GAME_OVER,
    OTHER_DECISION,
    UPSTREAM_SPACE,
    CARD_TAKEN,
    TOWN_TAKEN,
    LAST_TOWN_TAKEN,
    SLOT_TAKEN,
    SLOT_BLOCKED,
    OWN_SHIP_HERE,
    SITE_NOT_FULL,
    NEVER_WAITING,
    EXTRA_SHIP,
    CREW_AT_LIMIT,
    RING_TOO_FAR,
    CARD_NOT_OWNED,
    NO_STONES,
    STONES_DO_NOT_FEED,
    NOT_NOW,
    TOO_FEW_TO_SELL,
    FIELD_NOT_OWNED,
    FIELD_IS_GREEN,
    NO_IMPROVER,
    USED_THIS_ROUND,
    TRAINING_NEEDS_STONES,
    CREWS_AT_LIMIT,
    CREW_USED,
    TOO_FEW_STONES,
    TOO_WEAK,
    JOKER_USED,
    JOKER_ADDED,
    TWO_CREWS_ALREADY,
    SAME_CREW,
    SECOND_TOO_WEAK,
    FORCE_TOO_SMALL,
    OVER_BUDGET,
    DECK_TOO_SMALL,
    TOO_MANY_CARDS,
    NO_SUCH_CARD,
    CARD_KEPT,
    OBELISK_COMPLETE,
    GRAVES_TAKEN,
    NOTHING_BUILT,
    COURSE_COMPLETE,
    WALLS_FIRST,
    COLUMNS_FIRST,
    NOT_SUPPORTED,
) = range(len(REASONS))


@rule
def why_not(s: State, action: int) -> int:
    """0 if the action is in the mask, otherwise the reason that a player should read."""
    decision = s.decision
    if decision == NO_DECISION:
        return GAME_OVER
    if in_mask(s, action):
        return LEGAL
    if action < DOUBLE_YES:
        if decision != ASK_PLACE:
            return OTHER_DECISION
        return EXTRA_SHIP if action == PASS else why_not_place(s, action)
    if action >= STRENGTHEN and action < RING:
        return CREW_AT_LIMIT if decision == ASK_CREW else OTHER_DECISION
    if action >= RING and action < SECOND_YES:
        return RING_TOO_FAR if decision == ASK_RING else OTHER_DECISION
    if action >= GLEAN and action < LEAVE_CARDS:
        return CARD_TAKEN if decision == ASK_REMAINING else OTHER_DECISION
    if action == GRAIN_CARD or action == PAY_STONE:
        return why_not_feed(s, action) if decision == ASK_FEED else OTHER_DECISION
    if action >= SIX_STONES_NOW and action <= TRAIN:
        return why_not_free(s, action)
    if action >= BUILD and action < DECLINE:
        return why_not_build(s, action - BUILD) if decision == ASK_BUILD_ROOT else OTHER_DECISION
    if action >= ADD_JOKER and action <= DONE:
        return why_not_boost(s, action) if decision == ASK_BOOST else OTHER_DECISION
    if action >= DRAW and action < OBELISK_LEVEL:
        return why_not_sphinx(s, action)
    if action >= OBELISK_LEVEL:
        return why_not_piece(s, action)
    return OTHER_DECISION


@rule
def why_not_place(s: State, action: int) -> int:
    """D01: why a ship cannot go there."""
    seat = s.active
    if action >= DOCK:
        site = action - WAIT if action >= WAIT else (action - DOCK) // SLOTS
        if action < WAIT and (action - DOCK) % SLOTS >= USABLE_SLOTS[s.players - FEWEST_PLAYERS]:
            return SLOT_BLOCKED
        if (s.own_sites[seat] >> site) & 1 == 1:
            return OWN_SHIP_HERE
        if (s.open_places >> action) & 1 == 0:
            if action < WAIT:
                return SLOT_TAKEN
            return SITE_NOT_FULL if s.players > USABLE_SLOTS[s.players - FEWEST_PLAYERS] else NEVER_WAITING
    elif action >= VISIT:
        reached = POSITION[action] > s.furthest[seat] or may_go_upstream(s, seat)
        if (s.open_places >> action) & 1 == 0 and reached:
            return TOWN_TAKEN if REUSE_ALLOWED[action - VISIT] == 1 else LAST_TOWN_TAKEN
    elif s.river[action - LAND] == NO_CARD:
        return CARD_TAKEN
    return UPSTREAM_SPACE


@rule
def why_not_feed(s: State, action: int) -> int:
    """D10: why a card or a stone cannot feed."""
    if action == GRAIN_CARD:
        return CARD_NOT_OWNED
    return NO_STONES if s.held[s.active][FEED_WITH_STONES] > 0 else STONES_DO_NOT_FEED


@rule
def why_not_free(s: State, action: int) -> int:
    """F1-F5: the window, the card, then what it needs."""
    decision = s.decision
    seat = s.active
    if decision == ASK_PLACE and s.extra_ship == 1:
        return EXTRA_SHIP
    place = decision == ASK_PLACE
    common = place or decision == ASK_BUILD_ROOT or decision == ASK_END_WINDOW
    if action == SIX_STONES_NOW:
        if decision == ASK_FEED and s.held[seat][SIX_STONES] > 0:
            return STONES_DO_NOT_FEED
        return CARD_NOT_OWNED if common or decision == ASK_FEED else NOT_NOW
    if action < ATTACH:
        if not common and decision != ASK_BEFORE_STONES:
            return NOT_NOW
        if s.held[seat][SELL_STONES] == 0:
            return CARD_NOT_OWNED
        return TOO_FEW_TO_SELL
    if action < IMPROVE:
        field = action - ATTACH
        if (
            not place
            and decision != ASK_FEED
            and not (decision == ASK_END_WINDOW and s.round_number == ROUNDS)
        ):
            return NOT_NOW
        if s.holder[IMPROVABLE[field]] != seat:
            return FIELD_NOT_OWNED
        return FIELD_IS_GREEN if (s.improvable[seat] >> field) & 1 == 0 else NO_IMPROVER
    if action == IMPROVE:
        if not common:
            return NOT_NOW
        if s.held[seat][CREW_IMPROVER] == 0:
            return CARD_NOT_OWNED
        return USED_THIS_ROUND if s.improver_used[seat] >= s.held[seat][CREW_IMPROVER] else CREWS_AT_LIMIT
    if not common and decision != ASK_BEFORE_STONES:
        return NOT_NOW
    if s.held[seat][STONES_TO_CREW] == 0:
        return CARD_NOT_OWNED
    if s.training_used[seat] >= s.held[seat][STONES_TO_CREW]:
        return USED_THIS_ROUND
    return CREWS_AT_LIMIT if weak_crews(s, seat) == 0 else TRAINING_NEEDS_STONES


@rule
def why_not_build(s: State, crew: int) -> int:
    """D21: why a crew cannot build."""
    if (s.ready[s.active] >> crew) & 1 == 0:
        return CREW_USED
    return TOO_FEW_STONES if s.stones[s.active] < s.cheapest else TOO_WEAK


@rule
def why_not_boost(s: State, action: int) -> int:
    """D22: why a force cannot be added, or is not enough."""
    seat = s.active
    if action == DONE:
        return FORCE_TOO_SMALL
    if action == ADD_JOKER:
        return JOKER_ADDED if (s.crews_in >> JOKER) & 1 == 1 else JOKER_USED
    if action == ADD_FORCE:
        return CARD_NOT_OWNED
    if uses_two_crews(s):
        return TWO_CREWS_ALREADY
    if s.held[seat][TWO_CREWS] == 0:
        return CARD_NOT_OWNED
    crew = action - ADD_CREW
    if (s.crews_in >> crew) & 1 == 1:
        return SAME_CREW
    return CREW_USED if (s.ready[seat] >> crew) & 1 == 0 else SECOND_TOO_WEAK


@rule
def why_not_sphinx(s: State, action: int) -> int:
    """D23-D26: why so many cards cannot be drawn, or a card not kept."""
    decision = s.decision
    if action < EXTRA:
        if decision != ASK_SPHINX_COUNT:
            return OTHER_DECISION
        return OVER_BUDGET if action - DRAW + 1 > s.budget else DECK_TOO_SMALL
    if action < KEEP:
        return TOO_MANY_CARDS if decision == ASK_SPHINX_EXTRA else OTHER_DECISION
    if action == KEEP_NONE or (decision != ASK_SPHINX_KEEP and decision != ASK_SPHINX_SECOND):
        return OTHER_DECISION
    return NO_SUCH_CARD if action - KEEP >= s.drawn_count else CARD_KEPT


@rule
def why_not_piece(s: State, action: int) -> int:
    """D27-D29: why a piece cannot be built."""
    decision = s.decision
    if action == FINISH:
        return (
            NOTHING_BUILT
            if decision == ASK_OBELISK_GRAVES or decision == ASK_TEMPLE_PYRAMID
            else OTHER_DECISION
        )
    if action < FINISH:
        if decision != ASK_OBELISK_GRAVES:
            return OTHER_DECISION
        if action == OBELISK_LEVEL:
            return OVER_BUDGET if obelisk_cost(s) > 0 else OBELISK_COMPLETE
        return OVER_BUDGET if grave_cost(s) > 0 else GRAVES_TAKEN
    if decision != ASK_TEMPLE_PYRAMID or action < COURSE:
        return OTHER_DECISION
    course = action - COURSE
    if s.course_laid[course] == COURSE_LENGTH[course]:
        return COURSE_COMPLETE
    if course_cost(s, course) > 0:
        return OVER_BUDGET
    if course == COLUMNS:
        return WALLS_FIRST
    return COLUMNS_FIRST if course == ROOF else NOT_SUPPORTED


# The order that why_not relies on.
assert LEAVE_CARDS < GRAIN_CARD < GO_HUNGRY < SELL < CONTINUE < FIRST_YES < WAITING_YES < MARKET
