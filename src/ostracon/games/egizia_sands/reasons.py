"""Why an action is not possible now in Shifting Sands: the sentence is `reason-<code>` in texts/."""

from __future__ import annotations

from ostracon.games._nile.building import uses_two_crews
from ostracon.games.egizia_sands.actions import (
    ADD_CREW,
    ADD_FORCE,
    ADD_VIOLET,
    ATTACH,
    COLUMN,
    CONVERT,
    CREW,
    DOCK,
    DRAW,
    DRAW_FREE,
    FINISH,
    FLOOD,
    GLEAN,
    GRAIN_CARD,
    IMPROVE,
    KEEP,
    LAND,
    LEAD,
    LEVY_AS_FORCE,
    LEVY_AS_STONES,
    MARKET,
    OBELISK_LEVEL,
    PASS,
    ROW,
    SECOND_CARD,
    SECOND_TILE,
    SELL,
    SELL_SURPLUS,
    SIX_STONES_NOW,
    STATUE,
    TAKE_POINT,
    TRAIN,
    VISIT,
    WAIT,
    WAITING_RIGHT,
    WAITING_TILE,
    WITHDRAW,
)
from ostracon.games.egizia_sands.components import (
    CARD_SPACE_OPEN,
    CREW_IMPROVER,
    FEED_WITH_STONES,
    FEWEST_PLAYERS,
    FREE_SPHINX_CARD,
    G6,
    G7,
    G8,
    G9,
    IMPROVABLE,
    MOST_SOLD,
    OBELISK_SITE,
    OPEN_SLOTS,
    OPEN_STATUES,
    PLUS_THREE_FORCE,
    POSITION,
    ROUND_SPACE_OPEN,
    ROW_LENGTH,
    SELL_STONES,
    SLOTS,
    STATUE_LEVELS,
    STONES_OR_FORCE,
    STONES_TO_CREW,
    VIOLET,
)
from ostracon.games.egizia_sands.effects import has_tile, tile_is_ready, weak_crews
from ostracon.games.egizia_sands.layout import (
    ASK_BEFORE_BUILDING,
    ASK_BUILD,
    ASK_CREW,
    ASK_END_WINDOW,
    ASK_FEED,
    ASK_FLOOD,
    ASK_FREE_BRICK,
    ASK_LEAD,
    ASK_PLACE,
    ASK_REMAINING,
    ASK_SECOND_SHIP,
    ASK_SPHINX_COUNT,
    ASK_SPHINX_KEEP,
    ASK_TRADE,
    ASK_TRAINING,
    ASK_WAITING,
    NO_DECISION,
    State,
)
from ostracon.games.egizia_sands.monuments import (
    DEAR,
    cheapest_piece,
    column_cost,
    obelisk_cost,
    row_cost,
    row_is_open,
    statue_cost,
)
from ostracon.games.egizia_sands.sphinx import draw_limit
from ostracon.kernel.rules import in_mask
from ostracon.kernel.target import rule

REASONS = (
    "legal",
    "game-over",
    "other-decision",
    "no-ship-left",
    "space-closed",
    "upstream",
    "card-taken",
    "tile-taken",
    "slot-taken",
    "slot-blocked",
    "own-ship-here",
    "site-not-full",
    "extra-ship",
    "crew-at-limit",
    "crew-at-bottom",
    "flood-too-far",
    "card-not-owned",
    "tile-not-owned",
    "tile-used",
    "no-right",
    "too-few-to-convert",
    "already-converted",
    "not-now",
    "too-few-to-sell",
    "field-not-owned",
    "field-is-green",
    "no-improver",
    "used-this-round",
    "training-needs-stones",
    "crews-at-limit",
    "crew-used",
    "nothing-to-build",
    "cannot-qualify",
    "violet-used",
    "violet-added",
    "two-crews-already",
    "same-crew",
    "no-more-force",
    "too-few-stones",
    "force-too-small",
    "draw-limit",
    "no-such-card",
    "card-kept",
    "other-site",
    "obelisk-complete",
    "colonnade-complete",
    "row-complete",
    "no-such-row",
    "not-supported",
    "no-such-statue",
    "statue-complete",
    "statue-built",
    "statue-not-free",
    "nothing-built",
    "brick-placed",
)
(
    LEGAL,
    GAME_OVER,
    OTHER_DECISION,
    NO_SHIP_LEFT,
    SPACE_CLOSED,
    UPSTREAM_SPACE,
    CARD_TAKEN,
    TILE_TAKEN,
    SLOT_TAKEN,
    SLOT_BLOCKED,
    OWN_SHIP_HERE,
    SITE_NOT_FULL,
    EXTRA_SHIP,
    CREW_AT_LIMIT,
    CREW_AT_BOTTOM,
    FLOOD_TOO_FAR,
    CARD_NOT_OWNED,
    TILE_NOT_OWNED,
    TILE_USED,
    NO_RIGHT,
    TOO_FEW_TO_CONVERT,
    ALREADY_CONVERTED,
    NOT_NOW,
    TOO_FEW_TO_SELL,
    FIELD_NOT_OWNED,
    FIELD_IS_GREEN,
    NO_IMPROVER,
    USED_THIS_ROUND,
    TRAINING_NEEDS_STONES,
    CREWS_AT_LIMIT,
    CREW_USED,
    NOTHING_TO_BUILD,
    CANNOT_QUALIFY,
    VIOLET_USED,
    VIOLET_ADDED,
    TWO_CREWS_ALREADY,
    SAME_CREW,
    NO_MORE_FORCE,
    TOO_FEW_STONES,
    FORCE_TOO_SMALL,
    OVER_DRAW_LIMIT,
    NO_SUCH_CARD,
    CARD_KEPT,
    OTHER_SITE,
    OBELISK_COMPLETE,
    COLONNADE_COMPLETE,
    ROW_COMPLETE,
    NO_SUCH_ROW,
    NOT_SUPPORTED,
    NO_SUCH_STATUE,
    STATUE_COMPLETE,
    STATUE_BUILT,
    STATUE_NOT_FREE,
    NOTHING_BUILT,
    BRICK_PLACED,
) = range(len(REASONS))


@rule
def why_not(s: State, action: int) -> int:
    """0 if the action is in the mask, otherwise the reason that a player should read."""
    decision = s.decision
    if decision == NO_DECISION:
        return GAME_OVER
    if in_mask(s, action):
        return LEGAL
    if action == PASS:
        return EXTRA_SHIP if decision == ASK_PLACE else OTHER_DECISION
    if action == FINISH or action == WITHDRAW:
        if decision != ASK_BUILD:
            return OTHER_DECISION
        return NOTHING_BUILT if action == FINISH else BRICK_PLACED
    if action >= LAND and action < SECOND_CARD:
        return why_not_place(s, action - LAND) if decision == ASK_PLACE else OTHER_DECISION
    if action == SECOND_CARD or action == SECOND_TILE:
        if decision != ASK_SECOND_SHIP:
            return OTHER_DECISION
        return CARD_NOT_OWNED if action == SECOND_CARD else why_not_tile(s, SECOND_TILE)
    if action >= CREW and action < FLOOD:
        if decision == ASK_TRADE:
            return CREW_AT_BOTTOM
        return CREW_AT_LIMIT if decision == ASK_CREW or decision == ASK_TRAINING else OTHER_DECISION
    if action >= FLOOD and action < MARKET:
        return FLOOD_TOO_FAR if decision == ASK_FLOOD else OTHER_DECISION
    if action >= OBELISK_LEVEL and action < LEAD:
        return why_not_brick(s, action)
    if action >= LEAD and action < ADD_VIOLET:
        return why_not_lead(s, action - LEAD) if decision == ASK_LEAD else OTHER_DECISION
    if action >= ADD_VIOLET and action < ATTACH:
        in_action = decision == ASK_BUILD or decision == ASK_SPHINX_COUNT
        return why_not_force(s, action) if in_action else OTHER_DECISION
    if action >= ATTACH and action < GRAIN_CARD:
        return why_not_free(s, action)
    if action >= GRAIN_CARD and action < SELL_SURPLUS:
        return why_not_feed(s, action) if decision == ASK_FEED else OTHER_DECISION
    if action >= GLEAN and action < TAKE_POINT:
        return CARD_TAKEN if decision == ASK_REMAINING else OTHER_DECISION
    if action == IMPROVE or action == TRAIN:
        return why_not_permanent(s, action)
    if action == WAITING_RIGHT or action == WAITING_TILE:
        if decision != ASK_WAITING:
            return OTHER_DECISION
        return NO_RIGHT if action == WAITING_RIGHT else why_not_tile(s, WAITING_TILE)
    if action >= DRAW:
        return why_not_sphinx(s, action)
    return OTHER_DECISION


@rule
def why_not_tile(s: State, action: int) -> int:
    """G7 and G8: not gained yet, or spent."""
    return TILE_USED if has_tile(s, s.active, G8 if action == WAITING_TILE else G7) else TILE_NOT_OWNED


@rule
def why_not_place(s: State, place: int) -> int:
    """D1: why a ship cannot go there."""
    seat = s.active
    n = s.players - FEWEST_PLAYERS
    action = LAND + place
    free = (s.open_places >> place) & 1 == 1
    if s.ships[seat] == 0:
        return NO_SHIP_LEFT
    if action < VISIT:
        if CARD_SPACE_OPEN[n][place] == 0:
            return SPACE_CLOSED
        if not free:
            return CARD_TAKEN
    elif action < DOCK:
        if ROUND_SPACE_OPEN[n][action - VISIT] == 0:
            return SPACE_CLOSED
        if not free and (POSITION[place] > s.furthest[seat] or tile_is_ready(s, seat, G9)):
            return TILE_TAKEN
    else:
        site = action - WAIT if action >= WAIT else (action - DOCK) // SLOTS
        if action < WAIT and (action - DOCK) % SLOTS >= OPEN_SLOTS[n]:
            return SLOT_BLOCKED
        if (s.own_sites[seat] >> site) & 1 == 1:
            return OWN_SHIP_HERE
        if not free:
            return SLOT_TAKEN if action < WAIT or s.waiting[site] >= 0 else SITE_NOT_FULL
    return UPSTREAM_SPACE


@rule
def why_not_brick(s: State, action: int) -> int:
    """D4, D14: why a brick cannot be placed there."""
    decision = s.decision
    free = decision == ASK_FREE_BRICK
    if decision != ASK_BUILD and not free:
        return OTHER_DECISION
    if free and action >= STATUE:
        return STATUE_NOT_FREE
    if not free and (action < ROW) != (s.site == OBELISK_SITE):
        return OTHER_SITE
    seat = s.active
    n = s.players - FEWEST_PLAYERS
    cost = 0
    if action == OBELISK_LEVEL:
        cost = obelisk_cost(s)
        if cost == 0:
            return OBELISK_COMPLETE
    elif action == COLUMN:
        cost = column_cost(s, seat)
        if cost == 0:
            return COLONNADE_COMPLETE
    elif action < STATUE:
        row = action - ROW
        if ROW_LENGTH[n][row] == 0:
            return NO_SUCH_ROW
        if s.row_laid[row] == ROW_LENGTH[n][row]:
            return ROW_COMPLETE
        if not row_is_open(s, row):
            return NOT_SUPPORTED
        cost = row_cost(s, row)
    else:
        statue = action - STATUE
        if statue >= OPEN_STATUES[n]:
            return NO_SUCH_STATUE
        if s.statue[seat][statue] == STATUE_LEVELS:
            return STATUE_COMPLETE
        cost = statue_cost(s, seat, statue)
        if cost == 0:
            return STATUE_BUILT
    return TOO_FEW_STONES if cost > s.stones[seat] else FORCE_TOO_SMALL


@rule
def why_not_lead(s: State, crew: int) -> int:
    """D12: why a crew cannot build."""
    if (s.ready[s.active] >> crew) & 1 == 0:
        return CREW_USED
    return NOTHING_TO_BUILD if cheapest_piece(s, s.active, s.site) == DEAR else CANNOT_QUALIFY


@rule
def why_not_force(s: State, action: int) -> int:
    """D14, D15: why force cannot be added."""
    seat = s.active
    if action == ADD_VIOLET:
        if (s.crews_in >> VIOLET) & 1 == 1:
            return VIOLET_ADDED
        if (s.ready[seat] >> VIOLET) & 1 == 0:
            return VIOLET_USED
    elif action < ADD_FORCE:
        crew = action - ADD_CREW
        if not has_tile(s, seat, G6):
            return TILE_NOT_OWNED
        if uses_two_crews(s):
            return TWO_CREWS_ALREADY
        if not tile_is_ready(s, seat, G6):
            return TILE_USED
        if (s.crews_in >> crew) & 1 == 1:
            return SAME_CREW
        if (s.ready[seat] >> crew) & 1 == 0:
            return CREW_USED
    elif action == ADD_FORCE:
        if s.held[seat][PLUS_THREE_FORCE] == 0:
            return CARD_NOT_OWNED
    elif action == LEVY_AS_FORCE and s.held[seat][STONES_OR_FORCE] == 0:
        return CARD_NOT_OWNED
    return NO_MORE_FORCE


@rule
def is_free_moment(s: State) -> bool:
    """The decisions in which free actions are offered (RULES 4.6)."""
    decision = s.decision
    if (
        decision == ASK_PLACE
        or decision == ASK_FEED
        or decision == ASK_BEFORE_BUILDING
        or decision == ASK_LEAD
    ):
        return True
    return decision == ASK_BUILD or decision == ASK_SPHINX_COUNT or decision == ASK_END_WINDOW


@rule
def why_not_free(s: State, action: int) -> int:
    """Free actions: the moment, the card, then what it needs."""
    seat = s.active
    if not is_free_moment(s):
        return NOT_NOW
    if s.decision == ASK_PLACE and s.extra_ship == 1:
        return EXTRA_SHIP
    if action < SIX_STONES_NOW:
        field = action - ATTACH
        if s.holder[IMPROVABLE[field]] != seat:
            return FIELD_NOT_OWNED
        return FIELD_IS_GREEN if (s.improvable[seat] >> field) & 1 == 0 else NO_IMPROVER
    if action <= LEVY_AS_STONES:
        return CARD_NOT_OWNED
    return CARD_NOT_OWNED if s.held[seat][SELL_STONES] == 0 else TOO_FEW_TO_SELL


@rule
def why_not_feed(s: State, action: int) -> int:
    """D9: why a card or stones cannot feed."""
    if action < CONVERT or s.held[s.active][FEED_WITH_STONES] == 0:
        return CARD_NOT_OWNED
    return ALREADY_CONVERTED if s.converted == 1 else TOO_FEW_TO_CONVERT


@rule
def why_not_permanent(s: State, action: int) -> int:
    """R14 and R29: the moment, the card, its use this round, what it needs."""
    seat = s.active
    decision = s.decision
    before = decision == ASK_BEFORE_BUILDING
    if action == IMPROVE:
        if not before:
            return NOT_NOW
        if s.held[seat][CREW_IMPROVER] == 0:
            return CARD_NOT_OWNED
        return USED_THIS_ROUND if s.improver_used[seat] >= s.held[seat][CREW_IMPROVER] else CREWS_AT_LIMIT
    if not before and decision != ASK_LEAD and decision != ASK_END_WINDOW:
        return NOT_NOW
    if s.held[seat][STONES_TO_CREW] == 0:
        return CARD_NOT_OWNED
    if s.training_used[seat] >= s.held[seat][STONES_TO_CREW]:
        return USED_THIS_ROUND
    return CREWS_AT_LIMIT if weak_crews(s, seat) == 0 else TRAINING_NEEDS_STONES


@rule
def why_not_sphinx(s: State, action: int) -> int:
    """D15, D16: why so many cards cannot be drawn, or a card not kept."""
    decision = s.decision
    if action >= KEEP:
        if decision != ASK_SPHINX_KEEP:
            return OTHER_DECISION
        return NO_SUCH_CARD if action - KEEP >= s.drawn_count else CARD_KEPT
    if decision != ASK_SPHINX_COUNT:
        return OTHER_DECISION
    count = action - DRAW + 1
    paid = count
    if action >= DRAW_FREE:
        count = action - DRAW_FREE + 2
        paid = count - 1
        if s.held[s.active][FREE_SPHINX_CARD] == 0:
            return CARD_NOT_OWNED
    if count > draw_limit(s):
        return OVER_DRAW_LIMIT
    return TOO_FEW_STONES if paid > s.stones[s.active] else FORCE_TOO_SMALL


assert SELL + MOST_SOLD == GRAIN_CARD  # the free actions end where feeding begins
