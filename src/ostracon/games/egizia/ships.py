"""Phase 2: placing ships along the Nile (RULES 4.4, 5.1)."""

from __future__ import annotations

from ostracon.games._nile.decisions import ask
from ostracon.games._nile.events import E_FEEDING
from ostracon.games._nile.ships import (
    cards_on_river,
    discard_river,
    dock,
    downstream,
    drop_out,
    glean,
    land,
    wait,
    without_own_sites,
)
from ostracon.games._nile.track import next_in_turn_order, note_score_order
from ostracon.games.egizia.actions import DOCK, GLEAN, LAND, LEAVE_CARDS, PASS, VISIT, WAIT
from ostracon.games.egizia.components import (
    CARD_SPACES,
    CREW_CHOICE_AND_STONES,
    DOUBLE_ROUND,
    DOUBLING_ALLOWED,
    FEWEST_PLAYERS,
    GRAIN_MARKET,
    JOKER,
    LAST_POSITION,
    MARKET_BOTH,
    MOST_PLAYERS,
    PLACEMENTS,
    POSITION,
    REMAINING_CARD,
    REUSE_ALLOWED,
    REUSE_ROUND_SPACE,
    SECOND_SHIP,
    SITES,
    SLOTS,
    STONE_MARKET,
    TOWN_CREW_PAIR,
    TOWN_EFFECT,
    TOWN_FIGURES,
    TOWNS,
    UPSTREAM,
    USABLE_SLOTS,
)
from ostracon.games.egizia.effects import move_on_market, obtain, raise_crew
from ostracon.games.egizia.events import E_REUSE, E_UPSTREAM, E_VISIT
from ostracon.games.egizia.layout import (
    ASK_DOUBLE,
    ASK_PLACE,
    ASK_REMAINING,
    ASK_SECOND_SHIP,
    NOBODY,
    STEP_FEEDING,
    STEP_PLACED,
    STEP_REMAINING,
    STEP_SHIPS,
    State,
)
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

ALL_CARD_SPACES = (1 << CARD_SPACES) - 1
ALL_TOWNS = (1 << TOWNS) - 1
DOWNSTREAM = downstream(POSITION, LAST_POSITION)
REUSABLE = sum(REUSE_ALLOWED[town] << (VISIT + town) for town in range(TOWNS))
SITE_SLOTS = (1 << SLOTS) - 1
WITHOUT_OWN_SITES = without_own_sites(PLACEMENTS, DOCK, WAIT, SITES, SLOTS)
OPEN_AT_START = tuple(  # by player count: every card space, town and usable slot; no waiting place
    ALL_CARD_SPACES << LAND
    | ALL_TOWNS << VISIT
    | sum(((1 << usable) - 1) << (DOCK + site * SLOTS) for site in range(SITES))
    for usable in USABLE_SLOTS
)

assert LAND == 0  # actions and placements have the same numbers


@rule
def may_go_upstream(s: State, seat: int) -> bool:
    """Whether a player still has `upstream` this round."""
    return s.upstream_used[seat] < s.held[seat][UPSTREAM]


@rule
def may_reuse(s: State, seat: int) -> bool:
    """Whether a player still has `reuse_round_space` this round."""
    return s.reuse_used[seat] < s.held[seat][REUSE_ROUND_SPACE]


@rule
def placements(s: State, seat: int) -> int:
    """Bits of the legal placements by action number (RULES 4.4)."""
    if s.ships[seat] == 0:
        return 0
    bits = s.open_places
    if may_reuse(s, seat):
        bits |= REUSABLE
    bits &= WITHOUT_OWN_SITES[s.own_sites[seat]]
    if not may_go_upstream(s, seat):
        bits &= DOWNSTREAM[s.furthest[seat]]
    return bits


# ---- the steps of the phase --------------------------------------------------------------------------------


@rule
def next_placement(s: State) -> None:
    """The next placement turn; who has no ship or no legal placement passes (RULES 4.4, R5)."""
    if s.passed == (1 << s.players) - 1:
        s.step = STEP_REMAINING
        s.cursor = 0
        return
    seat = s.turn_order[s.cursor]
    s.active = seat
    if (s.passed >> seat) & 1 == 1:
        next_in_turn_order(s)
    elif placements(s, seat) == 0:
        drop_out(s, seat)
    else:
        ask(s, ASK_PLACE)


@rule
def after_placement(s: State) -> None:
    """A placement is fully resolved: D05, or the next player."""
    seat = s.active
    s.extra_ship = 0
    if s.held[seat][SECOND_SHIP] > 0 and placements(s, seat) != 0:
        ask(s, ASK_SECOND_SHIP)
    else:
        s.step = STEP_SHIPS
        next_in_turn_order(s)


@rule
def offer_remaining(s: State) -> None:
    """D06 for holders of `remaining_card`, then the end of the phase (RULES 4.4)."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        s.cursor += 1
        if s.held[seat][REMAINING_CARD] > 0 and cards_on_river(s) != 0:
            s.active = seat
            ask(s, ASK_REMAINING)
            return
    end_ships(s)


@rule
def end_ships(s: State) -> None:
    """Ships go home except from sites, Nile cards leave the game; feeding begins (RULES 4.4, R56)."""
    for space in range(CARD_SPACES):
        if s.card_ship[space] != NOBODY:
            s.ships[s.card_ship[space]] += 1
    discard_river(s)
    for town in range(TOWNS):
        for seat in range(MOST_PLAYERS):
            s.ships[seat] += s.town_ships[town][seat]
            s.town_ships[town][seat] = 0
    s.open_places = 0
    s.passed = 0
    emit(s, E_FEEDING, 0, 0, 0)
    note_score_order(s)
    s.step = STEP_FEEDING
    s.cursor = 0


# ---- answers -----------------------------------------------------------------------------------------------


@rule
def answer_place(s: State, action: int) -> None:
    """D01: a ship, or PASS."""
    seat = s.active
    if action == PASS:
        drop_out(s, seat)
        return
    s.ships[seat] -= 1
    s.step = STEP_PLACED
    position = POSITION[action]
    if position <= s.furthest[seat]:
        s.upstream_used[seat] += 1
        emit(s, E_UPSTREAM, seat, 0, 0)
    else:
        s.furthest[seat] = position
    if action < VISIT:
        obtain(s, seat, land(s, seat, action - LAND))
    elif action < DOCK:
        visit_town(s, seat, action - VISIT)
    elif action < WAIT:
        use_slot(s, seat, action)
    else:
        wait(s, seat, action - WAIT, action)


@rule
def visit_town(s: State, seat: int, town: int) -> None:
    """A ship on a round space: D02 if it can be doubled, then its effect (RULES 4.4)."""
    emit(s, E_VISIT, seat, town, 0)
    if (s.open_places >> (VISIT + town)) & 1 == 0:
        s.reuse_used[seat] += 1
        emit(s, E_REUSE, seat, town, 0)
    s.open_places &= ~(1 << (VISIT + town))
    s.town_ships[town][seat] += 1
    if s.held[seat][DOUBLE_ROUND] > 0 and DOUBLING_ALLOWED[town] == 1:
        s.town = town
        ask(s, ASK_DOUBLE)
    else:
        use_town(s, seat, town, 1)


@rule
def use_town(s: State, seat: int, town: int, factor: int) -> None:
    """The effect of a round space (RULES 5.1)."""
    effect = TOWN_EFFECT[town]
    first = TOWN_FIGURES[town][0]
    second = TOWN_FIGURES[town][1]
    if effect == MARKET_BOTH:
        move_on_market(s, seat, STONE_MARKET, first * factor)
        move_on_market(s, seat, GRAIN_MARKET, second * factor)
    elif effect == TOWN_CREW_PAIR:
        raise_crew(s, seat, first, TOWN_FIGURES[town][2] * factor)
        raise_crew(s, seat, second, TOWN_FIGURES[town][2] * factor)
    elif effect == CREW_CHOICE_AND_STONES:
        s.crew_steps = first * factor
        s.stones_due = second * factor
    else:
        raise_crew(s, seat, JOKER, first * factor)
        s.ring_reach = second * factor


@rule
def use_slot(s: State, seat: int, action: int) -> None:
    """A ship in a slot of a building site; a full site opens its waiting place (RULES 4.4)."""
    site = (action - DOCK) // SLOTS
    dock(s, seat, site, (action - DOCK) % SLOTS, action)
    usable = USABLE_SLOTS[s.players - FEWEST_PLAYERS]
    if (s.open_places >> (DOCK + site * SLOTS)) & SITE_SLOTS == 0 and s.players > usable:
        s.open_places |= 1 << (WAIT + site)


@rule
def answer_remaining(s: State, action: int) -> None:
    """D06: a leftover card, resolved as if taken by ship, or none."""
    if action != LEAVE_CARDS:
        obtain(s, s.active, glean(s, s.active, action - GLEAN))
