"""What is legal in Shifting Sands (RULES 4.14). Why something is not: reasons.py."""

from __future__ import annotations

from ostracon.games._nile.building import leader_is_free, uses_two_crews
from ostracon.games._nile.decisions import sole_action
from ostracon.games._nile.ships import cards_on_river
from ostracon.games._nile.sphinx import keepable
from ostracon.games.egizia_sands.actions import (
    ADD_CREW,
    ADD_FORCE,
    ADD_VIOLET,
    COLUMN,
    CONVERT,
    CREW,
    DONE,
    DRAW,
    DRAW_FREE,
    END_TURN,
    FINISH,
    FLOOD,
    GLEAN,
    GRAIN_CARD,
    IMPROVE,
    KEEP,
    KEEP_NONE,
    KEEP_START,
    LAND,
    LEAD,
    LEVY_AS_FORCE,
    MARKET,
    OBELISK_LEVEL,
    PASS,
    ROW,
    SECOND_CARD,
    SECOND_TILE,
    SELL_SURPLUS,
    STATUE,
    STORE_AS_GRAIN,
    TAKE_POINT,
    TRAIN,
    WAITING_RIGHT,
    WAITING_TILE,
    WITHDRAW,
)
from ostracon.games.egizia_sands.building import qualifying_crews
from ostracon.games.egizia_sands.components import (
    FEED_WITH_STONES,
    FLOOD_SPACES,
    FOUR_GRAIN,
    FREE_SPHINX_CARD,
    G6,
    G7,
    G8,
    OBELISK_SITE,
    ORDINARY,
    PLUS_THREE_FORCE,
    ROWS,
    SECOND_SHIP,
    STATUE_PLACES,
    STONES_OR_FORCE,
    STONES_OR_GRAIN,
)
from ostracon.games.egizia_sands.effects import tile_is_ready, weak_crews
from ostracon.games.egizia_sands.feeding import tradable_crews
from ostracon.games.egizia_sands.free import allow_free, can_improve, can_train
from ostracon.games.egizia_sands.layout import (
    ASK_BEFORE_BUILDING,
    ASK_BUILD,
    ASK_CREW,
    ASK_END_WINDOW,
    ASK_FEED,
    ASK_FIRST_SPHINX,
    ASK_FLOOD,
    ASK_FREE_BRICK,
    ASK_LEAD,
    ASK_MARKET,
    ASK_PLACE,
    ASK_REMAINING,
    ASK_SECOND_SHIP,
    ASK_SPHINX_COUNT,
    ASK_SPHINX_KEEP,
    ASK_SURPLUS,
    ASK_TRADE,
    ASK_TRAINING,
    ASK_WAITING,
    State,
)
from ostracon.games.egizia_sands.monuments import (
    DEAR,
    cheapest_piece,
    column_cost,
    free_places,
    obelisk_cost,
    row_cost,
    statue_cost,
)
from ostracon.games.egizia_sands.ships import placements
from ostracon.games.egizia_sands.sphinx import draw_limit
from ostracon.kernel.rules import allow, allow_run, clear_mask
from ostracon.kernel.target import rule

BOTH = 3  # two actions in a row


@rule
def legal(s: State) -> None:
    """Write the legal action numbers into the mask."""
    clear_mask(s)
    decision = s.decision
    seat = s.active
    if decision == ASK_PLACE:
        allow_run(s, LAND, placements(s, seat))
        if s.extra_ship == 0:
            allow(s, PASS)
            allow_free(s, seat)
    elif decision == ASK_CREW:
        allow_run(s, CREW, weak_crews(s, seat))
    elif decision == ASK_BUILD:
        allow_bricks(s, seat)
    elif decision == ASK_LEAD:
        allow(s, WITHDRAW)
        allow_run(s, LEAD, qualifying_crews(s, seat, s.site))
        allow_free(s, seat)
        if can_train(s, seat):
            allow(s, TRAIN)
    elif decision == ASK_FEED:
        allow_feeding(s, seat)
    elif decision == ASK_MARKET:
        allow_run(s, MARKET, BOTH)
    elif decision == ASK_FLOOD:
        for place in range(FLOOD_SPACES):
            if abs(place - s.flood) <= s.flood_reach:
                allow(s, FLOOD + place)
    elif decision == ASK_SPHINX_COUNT:
        allow_drawing(s, seat)
    elif decision == ASK_SPHINX_KEEP:
        allow_run(s, KEEP, keepable(s))
        allow(s, KEEP_NONE)
    elif decision == ASK_SURPLUS:
        allow_run(s, SELL_SURPLUS, BOTH)
    elif decision == ASK_FREE_BRICK:
        allow_run(s, OBELISK_LEVEL, free_places(s, seat))
    elif decision == ASK_FIRST_SPHINX:
        allow_run(s, KEEP_START, BOTH)
    elif decision == ASK_SECOND_SHIP:
        allow(s, END_TURN)
        if s.held[seat][SECOND_SHIP] > 0:
            allow(s, SECOND_CARD)
        if tile_is_ready(s, seat, G7):
            allow(s, SECOND_TILE)
    elif decision == ASK_REMAINING:
        allow_run(s, GLEAN, cards_on_river(s))
        allow(s, TAKE_POINT)
    else:
        allow_with_done(s, seat, decision)


@rule
def allow_with_done(s: State, seat: int, decision: int) -> None:
    """D8, D11, D13, D17 and D18, which DONE declines or closes."""
    if decision == ASK_TRADE:
        allow_run(s, CREW, tradable_crews(s, seat))
    elif decision == ASK_TRAINING:
        allow_run(s, CREW, weak_crews(s, seat))
    elif decision == ASK_WAITING:
        if s.rights[seat] > 0:
            allow(s, WAITING_RIGHT)
        if tile_is_ready(s, seat, G8):
            allow(s, WAITING_TILE)
    elif decision == ASK_BEFORE_BUILDING or decision == ASK_END_WINDOW:
        if decision == ASK_BEFORE_BUILDING and can_improve(s, seat):
            allow(s, IMPROVE)
        if can_train(s, seat):
            allow(s, TRAIN)
        allow_free(s, seat)
    else:
        return
    allow(s, DONE)


@rule
def allow_feeding(s: State, seat: int) -> None:
    """D9: grain from cards and stones, free actions, FINISH."""
    allow(s, FINISH)
    if s.held[seat][FOUR_GRAIN] > 0:
        allow(s, GRAIN_CARD)
    if s.held[seat][STONES_OR_GRAIN] > 0:
        allow(s, STORE_AS_GRAIN)
    if s.held[seat][FEED_WITH_STONES] > 0 and s.converted == 0:
        allow_run(s, CONVERT, (1 << s.stones[seat]) - 1)
    allow_free(s, seat)


@rule
def allow_bricks(s: State, seat: int) -> None:
    """D14: spaces within force and stones, more force while it can matter, free actions, FINISH or WITHDRAW."""
    stones = s.stones[seat]
    unspent = s.force - s.spent
    budget = min(unspent, stones)
    if s.site == OBELISK_SITE:
        level = obelisk_cost(s)
        if level > 0 and level <= budget:
            allow(s, OBELISK_LEVEL)
        column = column_cost(s, seat)
        if column > 0 and column <= budget:
            allow(s, COLUMN)
    else:
        for row in range(ROWS):
            cost = row_cost(s, row)
            if cost > 0 and cost <= budget:
                allow(s, ROW + row)
        for statue in range(STATUE_PLACES):
            cost = statue_cost(s, seat, statue)
            if cost > 0 and cost <= budget:
                allow(s, STATUE + statue)
    if more_force_helps(s, seat):
        allow_force(s, seat)
    allow(s, FINISH if s.pieces > 0 else WITHDRAW)
    allow_free(s, seat)


@rule
def more_force_helps(s: State, seat: int) -> bool:
    """Whether force may still be added: it could buy something that the stones allow (RULES 4.14)."""
    if s.decision == ASK_SPHINX_COUNT:
        return s.force < min(draw_limit(s), s.stones[seat])
    least = cheapest_piece(s, seat, s.site)
    return s.force - s.spent < s.stones[seat] and least != DEAR and least <= s.stones[seat]


@rule
def second_crews(s: State, seat: int) -> int:
    """Bits of the crews that G6 may add to this action."""
    if not tile_is_ready(s, seat, G6) or uses_two_crews(s):
        return 0
    return s.ready[seat] & ~s.crews_in & ORDINARY


@rule
def allow_force(s: State, seat: int) -> None:
    """Violet, a second crew by G6, force cards."""
    if leader_is_free(s, seat):
        allow(s, ADD_VIOLET)
    allow_run(s, ADD_CREW, second_crews(s, seat))
    if s.held[seat][PLUS_THREE_FORCE] > 0:
        allow(s, ADD_FORCE)
    if s.held[seat][STONES_OR_FORCE] > 0:
        allow(s, LEVY_AS_FORCE)


@rule
def allow_drawing(s: State, seat: int) -> None:
    """D15: one card per stone and force, with R13 one more; more force while it can matter; WITHDRAW."""
    limit = draw_limit(s)
    budget = min(s.force, s.stones[seat])
    allow_run(s, DRAW, (1 << min(limit, budget)) - 1)
    if s.held[seat][FREE_SPHINX_CARD] > 0:
        allow_run(s, DRAW_FREE, (1 << max(0, min(limit - 1, budget))) - 1)
    if more_force_helps(s, seat):
        allow_force(s, seat)
    allow(s, WITHDRAW)
    allow_free(s, seat)


@rule
def has_several_answers(s: State) -> bool:
    """Decisions that never have a single legal answer; the others are looked at one by one."""
    decision = s.decision
    if decision == ASK_PLACE:
        return s.extra_ship == 0 and placements(s, s.active) != 0
    if decision == ASK_CREW:
        crews = weak_crews(s, s.active)
        return crews & (crews - 1) != 0
    if decision == ASK_FREE_BRICK or decision == ASK_FEED or decision == ASK_LEAD:
        return False
    return decision != ASK_BUILD and decision != ASK_SPHINX_COUNT


@rule
def forced_action(s: State) -> int:
    """The only legal action of the open decision; -1 where there is a choice or the game is over (RULES 4.5)."""
    if s.over == 1 or has_several_answers(s):
        return -1
    legal(s)
    return sole_action(s)
