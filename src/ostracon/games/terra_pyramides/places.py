"""Workers, bases and pyramids: who may go where, building, other FREE actions (RULES 4.1, 4.4, 5.4, 5.5)."""

from __future__ import annotations

from ostracon.games.terra_pyramides.components import (
    BLOCK_PRICE,
    BOAT_PRICE,
    COIN_EVERY,
    COLOURS,
    COLOURS_CAP,
    COLOURS_GOAL,
    COLOURS_LEVEL,
    COOPERATIVE,
    CREW,
    LEVEL_BLOCKS,
    MAX_LEVEL,
    MISSION_COLOURS,
    MISSION_TIPS,
    OFFERING_PRICE,
    TIPS_GOAL,
    TIPS_LEVEL,
    WHITE,
    WORKER_PRICE,
)
from ostracon.games.terra_pyramides.events import (
    E_BASE,
    E_BUILD,
    E_BUY_BLOCK,
    E_BUY_WORKER,
    E_EXCHANGE,
    E_FOUND,
    E_HIRE_BOAT,
    E_OFFER,
    E_RECALL,
    E_STRATEGY,
)
from ostracon.games.terra_pyramides.gains import advance_offerings, gain_block, pay_gold, sail
from ostracon.games.terra_pyramides.layout import NO_COLOUR, NOBODY, NONE, WON, State
from ostracon.games.terra_pyramides.maps import DIRECTIONS, NOWHERE, PLACES, SITE_CELL, WAY_CELLS, WAY_PLACE
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule

# ---- who may go where --------------------------------------------------------------------------------------


@rule
def cap(s: State) -> int:
    """The highest level that may be built."""
    return COLOURS_CAP if s.mission == MISSION_COLOURS else MAX_LEVEL


@rule
def enterable_bases(s: State, seat: int) -> int:
    """Free bases for a player: on his first turn only the one he has entered already, if any (RULES 4.3)."""
    if s.turns_taken[seat] == 0 and s.first_base != NONE:
        return s.free_bases & (1 << s.first_base)
    return s.free_bases


@rule
def usable_places(s: State, seat: int) -> int:
    """The places that a player's workers may enter this turn, full ones included (usable_by, RULES 4.1)."""
    return (enterable_bases(s, seat) | s.owned[seat]) & ~s.finished


@rule
def open_places(s: State, seat: int) -> int:
    """The places that a player's workers may enter now (open_to, RULES 4.1)."""
    return (enterable_bases(s, seat) | s.owned[seat]) & ~s.finished & ~s.crewed


@rule
def in_sight(s: State, cell: int, direction: int) -> int:
    """The place that a worker on a cell reaches in a straight line over occupied cells, -1 none (reach, RULES 4.1)."""
    place: int = WAY_PLACE[s.side][cell][direction]
    passed = WAY_CELLS[s.side][cell][direction]
    vacant = s.vacant[0] & passed[0] | s.vacant[1] & passed[1] | s.vacant[2] & passed[2]
    return place if vacant == 0 else NONE


@rule
def reach(s: State, cell: int) -> int:
    """All places that a worker on a cell reaches, a bit each."""
    places = 0
    for direction in range(DIRECTIONS):
        place = in_sight(s, cell, direction)
        if place != NONE:
            places |= 1 << place
    return places


@rule
def open_base(s: State, place: int) -> None:
    """Put the top base on a site; an empty pile leaves it closed (R-07)."""
    if s.bases_left > 0:
        s.bases_left -= 1
        s.base_value[place] = s.bases[s.bases_left]
        s.bases[s.bases_left] = 0
        s.free_bases |= 1 << place
        unveil(s)
        emit(s, E_BASE, SITE_CELL[s.side][place], s.base_value[place], 0)


@rule
def enter(s: State, seat: int, place: int) -> None:
    """A worker comes onto a place; on a free base it takes possession."""
    if s.owner[place] == NOBODY:
        s.owner[place] = seat
        s.owned[seat] |= 1 << place
        s.free_bases &= ~(1 << place)
        if s.first_base == NONE:
            s.first_base = place
    s.workers[place] += 1
    if s.workers[place] == CREW:
        s.crewed |= 1 << place
    s.guarded &= ~(1 << place)


@rule
def recall(s: State, seat: int, place: int) -> None:
    """One worker goes back to the reserve; a base without workers is free again (RULES 4.4)."""
    bit = 1 << place
    s.workers[place] -= 1
    s.reserve[seat] += 1
    s.crewed &= ~bit
    if s.workers[place] == 0:
        s.owner[place] = NOBODY
        s.owned[seat] &= ~bit
        s.free_bases |= bit
    elif s.workers[place] == 1 and s.level[place] > 0:
        s.guarded |= bit
    emit(s, E_RECALL, seat, SITE_CELL[s.side][place], 0)


# ---- building ----------------------------------------------------------------------------------------------


@rule
def tip_owner(s: State, seat: int) -> int:
    """Whose stock of tips a player builds from: his own, in missions the common one (entry 0)."""
    return 0 if s.mode == COOPERATIVE else seat


@rule
def pieces_left(s: State, seat: int, level: int) -> int:
    """Pieces in stock for a level from 2 on."""
    return s.tips[tip_owner(s, seat)] if level == MAX_LEVEL else s.levels[level]


@rule
def can_found(s: State, seat: int, colour: int) -> bool:
    """Whether a player can build a level 1 of a colour."""
    return s.first_levels[colour] > 0 and s.blocks[seat][colour] + s.blocks[seat][WHITE] >= LEVEL_BLOCKS[1]


@rule
def can_build(s: State, seat: int, place: int) -> bool:
    """Whether pieces and blocks allow the next level of a player's crewed, unfinished place (RULES 4.4)."""
    level = s.level[place] + 1
    if level == 1:
        found = False
        for colour in range(COLOURS):
            found = found or can_found(s, seat, colour)
        return found
    has_blocks = s.blocks[seat][s.colour[place]] + s.blocks[seat][WHITE] >= LEVEL_BLOCKS[level]
    return has_blocks and pieces_left(s, seat, level) > 0


@rule
def spend_blocks(s: State, seat: int, colour: int, count: int) -> None:
    """Return blocks to the supply: coloured ones first, white ones for the rest."""
    coloured = min(count, s.blocks[seat][colour])
    s.blocks[seat][colour] -= coloured
    s.blocks[seat][WHITE] -= count - coloured
    s.block_count[seat] -= count
    s.block_supply += count


@rule
def raise_level(s: State, seat: int, place: int) -> None:
    """Build the next level: pay blocks of the pyramid's colour, two workers go home (RULES 5.5)."""
    bit = 1 << place
    colour = s.colour[place]
    level = s.level[place] + 1
    s.level[place] = level
    spend_blocks(s, seat, colour, LEVEL_BLOCKS[level])
    if level == 1:
        s.first_levels[colour] -= 1
        emit(s, E_FOUND, seat, SITE_CELL[s.side][place], colour)
    elif level == MAX_LEVEL:
        s.tips[tip_owner(s, seat)] -= 1
    else:
        s.levels[level] -= 1
    if level > 1:
        emit(s, E_BUILD, seat, SITE_CELL[s.side][place], level)
    s.reserve[seat] += s.workers[place] - 1
    s.workers[place] = 1
    s.crewed &= ~bit
    s.guarded |= bit
    if level == cap(s):
        s.finished |= bit
    if s.mode == COOPERATIVE and mission_is_met(s):
        s.result = WON


@rule
def pyramids_of(s: State, level: int) -> int:
    """How many pyramids of the table have reached a level."""
    count = 0
    for place in range(PLACES):
        if s.level[place] >= level:
            count += 1
    return count


@rule
def colours_of(s: State, level: int) -> int:
    """In how many colours a pyramid has reached a level."""
    found = 0
    for place in range(PLACES):
        if s.level[place] >= level:
            found |= 1 << s.colour[place]
    count = 0
    for colour in range(COLOURS):
        count += (found >> colour) & 1
    return count


@rule
def mission_is_met(s: State) -> bool:
    """Missions 1 and 3: whether the goal has been reached (RULES 6.5)."""
    if s.mission == MISSION_TIPS:
        return pyramids_of(s, TIPS_LEVEL) >= TIPS_GOAL
    if s.mission == MISSION_COLOURS:
        return colours_of(s, COLOURS_LEVEL) >= COLOURS_GOAL
    return False


# ---- the other FREE actions --------------------------------------------------------------------------------


@rule
def exchange(s: State, seat: int, first: int, second: int) -> None:
    """Two blocks go back, one white block comes."""
    s.blocks[seat][first] -= 1
    s.blocks[seat][second] -= 1
    s.blocks[seat][WHITE] += 1
    s.block_count[seat] -= 1
    s.block_supply += 1
    emit(s, E_EXCHANGE, seat, first, second)


@rule
def buy_block(s: State, seat: int) -> None:
    """A white block for gold."""
    emit(s, E_BUY_BLOCK, seat, BLOCK_PRICE, 0)
    pay_gold(s, seat, BLOCK_PRICE)
    s.block_supply -= 1
    gain_block(s, seat, WHITE)


@rule
def buy_worker(s: State, seat: int, place: int) -> None:
    """A worker from the reserve straight onto a place (R-63)."""
    emit(s, E_BUY_WORKER, seat, SITE_CELL[s.side][place], WORKER_PRICE)
    pay_gold(s, seat, WORKER_PRICE)
    s.reserve[seat] -= 1
    enter(s, seat, place)


@rule
def offer(s: State, seat: int) -> None:
    """An offering for gold (V2, V3)."""
    emit(s, E_OFFER, seat, OFFERING_PRICE, 0)
    pay_gold(s, seat, OFFERING_PRICE)
    advance_offerings(s, seat, 1)


@rule
def hire_boat(s: State, seat: int) -> None:
    """The boat one cell on for gold (V3)."""
    emit(s, E_HIRE_BOAT, seat, BOAT_PRICE, 0)
    pay_gold(s, seat, BOAT_PRICE)
    sail(s, seat, 1)


@rule
def strategy_price(s: State, seat: int) -> int:
    """One coin for each coin space reached on the Horus track (R-41)."""
    return s.horus[seat] // COIN_EVERY


@rule
def buy_strategy(s: State, seat: int, card: int) -> None:
    """Take a strategy card from the display (RULES 5.10)."""
    price = strategy_price(s, seat)
    emit(s, E_STRATEGY, seat, card, price)
    pay_gold(s, seat, price)
    s.strategy[seat] = card
    s.cards &= ~(1 << card)


assert NO_COLOUR == NONE == NOWHERE
