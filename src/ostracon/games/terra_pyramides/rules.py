"""The rules of Terra Pyramides as a decision machine (RULES 4). Read from the top: turns, the tile, the row,
its workers, FREE actions, the end of a turn, entry points. The deal: setup.py; what a player gets: gains.py;
places and building: places.py; tiles and hands: piles.py; what is legal: legality.py, reasons.py; what is
hidden: hidden.py; points: scoring.py.
"""

from __future__ import annotations

from ostracon.games.terra_pyramides.actions import (
    BOAT,
    BUILD,
    BUY_BLOCK,
    BUY_WORKER,
    COLOUR,
    DISCARD_GOLD,
    DRAW,
    EXCHANGE,
    FINISH,
    OFFER,
    PAIR_FIRST,
    PAIR_SECOND,
    PEEK,
    PLACE,
    RECALL,
    ROW,
    SITE,
    STRATEGY,
    SUPPLY,
    TAKE,
    TAKE_BACK,
    WORKER,
)
from ostracon.games.terra_pyramides.components import (
    COOPERATIVE,
    DISPLAY,
    FORCED,
    MISSION_POINTS,
    PEEK_PRICE,
    POINTS_GOAL,
    SYMBOL_PRICE,
    TILE_BLOCK,
    TILE_WORKER,
)
from ostracon.games.terra_pyramides.events import (
    E_DISCARD_GOLD,
    E_DRAW,
    E_FINAL_SCORING,
    E_FINISH,
    E_GAME_OVER,
    E_IGNORE_SYMBOL,
    E_MISSION_LOST,
    E_MISSION_WON,
    E_NOWHERE_TO_GO,
    E_PEEK,
    E_PLACE,
    E_ROW,
    E_SUPPLY,
    E_TAKE,
    E_TAKE_BACK,
    E_TURN,
    E_WORKER,
)
from ostracon.games.terra_pyramides.gains import activate, enclose, pay_gold
from ostracon.games.terra_pyramides.layout import (
    BLOCK_SHORTAGE,
    CHOOSE_COLOUR,
    CHOOSE_ROW,
    CHOOSE_SITE,
    CHOOSE_SUPPLY,
    END_TURN,
    GAME_END,
    LOST,
    MOVE_WORKER,
    NO_SHORTAGE,
    NO_TILE,
    NOBODY,
    NONE,
    PLACE_TILE,
    TAKE_TILE,
    TURN_OVER,
    WON,
    WORKER_SHORTAGE,
    State,
)
from ostracon.games.terra_pyramides.maps import (
    ADJACENT_PLACE,
    CELL_DISPLAY,
    CELL_WORDS,
    DIRECTIONS,
    DISPLAY_CELLS,
    FACING_ADJACENT,
    FACING_ANY,
    NEAREST_FACING,
    NOWHERE,
    ROW_CELL,
    ROW_LENGTH,
    SITE_CELL,
    STEPS,
)
from ostracon.games.terra_pyramides.piles import draw_tile, look_through, take_chosen
from ostracon.games.terra_pyramides.places import (
    buy_block,
    buy_strategy,
    buy_worker,
    enter,
    exchange,
    hire_boat,
    in_sight,
    offer,
    open_base,
    raise_level,
    recall,
    usable_places,
)
from ostracon.games.terra_pyramides.scoring import final_scoring, team_forecast
from ostracon.games.terra_pyramides.setup import deal, lay_tile
from ostracon.kernel.machine import bit_count, lowest_bit
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

# ---- turns -------------------------------------------------------------------------------------------------


@rule
def begin_turn(s: State, seat: int) -> None:
    """A player's turn begins with the tile in his hand."""
    s.active = seat
    s.phase = PLACE_TILE
    s.placed = NONE
    s.axis = NONE
    s.first_base = NONE
    emit(s, E_TURN, seat, 0, 0)


@rule
def end_turn(s: State) -> None:
    """Next in turn is the next seat clockwise with a tile; when nobody has one, it stays over (RULES 4.7)."""
    s.turns_taken[s.active] += 1
    seat = s.active
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if s.hand[seat] != NO_TILE:
            begin_turn(s, seat)
            return


@rule
def end_game(s: State) -> None:
    """Final scoring; in a mission won or lost (RULES 4.7, 6)."""
    emit(s, E_FINAL_SCORING, 0, 0, 0)
    if s.mode == COOPERATIVE and s.result != WON:
        won = s.mission == MISSION_POINTS and team_forecast(s) >= POINTS_GOAL
        s.result = WON if won else LOST
    final_scoring(s)
    s.phase = GAME_END
    s.active = NOBODY
    if s.result == WON:
        emit(s, E_MISSION_WON, s.mission, 0, 0)
    elif s.result == LOST:
        emit(s, E_MISSION_LOST, s.mission, 0, 0)
    emit(s, E_GAME_OVER, 0, 0, 0)


# ---- the tile ----------------------------------------------------------------------------------------------


@rule
def owes_symbol(s: State, seat: int, cell: int) -> bool:
    """Symbols variant: whether the hand tile may lie on this cell only for gold (RULES 4.5)."""
    if s.symbols == 0:
        return False
    display = DISPLAY[s.hand_pile[seat]]
    if CELL_DISPLAY[s.side][cell] == display:
        return False
    return fitting_cell_is_vacant(s, display)


@rule
def fitting_cell_is_vacant(s: State, display: int) -> bool:
    """Whether a cell with the symbol of a display is free; otherwise its tiles may lie anywhere (R-47)."""
    found = 0
    for word in range(CELL_WORDS):
        found |= s.vacant[word] & DISPLAY_CELLS[s.side][display][word]
    return found != 0


@rule
def facings(s: State) -> int:
    """The edges that the steps of the placed tile may face, a bit each (RULES 4.3, SITE)."""
    if s.steps_rule != FORCED:
        return FACING_ANY[s.side][s.placed]
    edges = FACING_ADJACENT[s.side][s.placed]
    for facing in range(STEPS):
        if (edges >> facing) & 1 == 1 and s.base_value[ADJACENT_PLACE[s.side][s.placed][facing]] != 0:
            edges &= ~(1 << facing)
    return edges


@rule
def place_tile(s: State, seat: int, cell: int) -> None:
    """Place the hand tile; turn its steps, with a question where there is a choice (RULES 4.3)."""
    if owes_symbol(s, seat, cell):
        pay_gold(s, seat, SYMBOL_PRICE)
        emit(s, E_IGNORE_SYMBOL, seat, SYMBOL_PRICE, 0)
    s.placed = cell
    lay_tile(s, cell, s.hand[seat], NEAREST_FACING[s.side][cell])
    emit(s, E_PLACE, seat, s.hand[seat], cell)
    s.hand[seat] = NO_TILE
    s.hand_pile[seat] = NONE
    s.hand_known[seat] = 0
    edges = facings(s)
    if edges & (edges - 1) != 0:
        s.phase = CHOOSE_SITE
    elif edges != 0:
        face(s, lowest_bit(edges))
    else:
        finish_placement(s)


@rule
def face(s: State, facing: int) -> None:
    """The steps face this way; a site without a base directly there is opened (RULES 5.1)."""
    s.facing[s.placed] = facing
    place = ADJACENT_PLACE[s.side][s.placed][facing]
    if place != NOWHERE and s.base_value[place] == 0:
        open_base(s, place)
    finish_placement(s)


@rule
def finish_placement(s: State) -> None:
    """After tile and base: enclosed places, then the row is chosen."""
    enclose(s, s.placed)
    s.phase = CHOOSE_ROW


# ---- the row -----------------------------------------------------------------------------------------------


@rule
def worker_tiles(s: State) -> int:
    """The tiles of the row that show a worker, a bit per position."""
    tiles = 0
    for position in range(ROW_LENGTH[s.side][s.placed][s.axis]):
        tile = s.tile[ROW_CELL[s.side][s.placed][s.axis][position]]
        if tile != NO_TILE and TILE_WORKER[tile] == 1:
            tiles |= 1 << position
    return tiles


@rule
def block_tiles(s: State) -> int:
    """The tiles of the row that show a block, a bit per position."""
    tiles = 0
    for position in range(ROW_LENGTH[s.side][s.placed][s.axis]):
        tile = s.tile[ROW_CELL[s.side][s.placed][s.axis][position]]
        if tile != NO_TILE and TILE_BLOCK[tile] >= 0:
            tiles |= 1 << position
    return tiles


@rule
def choose_row(s: State, seat: int, axis: int) -> None:
    """Supply the row, then activate it (RULES 4.6 steps 4 and 5)."""
    s.axis = axis
    emit(s, E_ROW, seat, axis, 0)
    tiles = worker_tiles(s)
    count = bit_count(tiles)
    if s.reserve[seat] >= count:
        s.waiting = tiles
        s.reserve[seat] -= count
    elif s.reserve[seat] > 0:
        s.phase = CHOOSE_SUPPLY
        s.shortage = WORKER_SHORTAGE
        return
    supply_blocks(s)


@rule
def supply_blocks(s: State) -> None:
    """Stage 2: a block on every block tile; in a shortage the player chooses which (R-10)."""
    tiles = block_tiles(s)
    count = bit_count(tiles)
    if s.block_supply >= count:
        s.stones = tiles
        s.block_supply -= count
    elif s.block_supply > 0:
        s.phase = CHOOSE_SUPPLY
        s.shortage = BLOCK_SHORTAGE
        return
    activate_row(s)


@rule
def supply_tile(s: State, seat: int, position: int) -> None:
    """Put a scarce worker or block on a tile of the row, until there are no more (R-09, R-10)."""
    emit(s, E_SUPPLY, seat, ROW_CELL[s.side][s.placed][s.axis][position], 0)
    if s.shortage == WORKER_SHORTAGE:
        s.waiting |= 1 << position
        s.reserve[seat] -= 1
        if s.reserve[seat] == 0:
            s.shortage = NO_SHORTAGE
            supply_blocks(s)
    else:
        s.stones |= 1 << position
        s.block_supply -= 1
        if s.block_supply == 0:
            activate_row(s)


@rule
def activate_row(s: State) -> None:
    """Collect what the row shows; then its workers walk."""
    s.shortage = NO_SHORTAGE
    activate(s)
    s.phase = MOVE_WORKER
    if s.waiting != 0:
        look_around(s)


# ---- its workers -------------------------------------------------------------------------------------------


@rule
def waiting_cell(s: State) -> int:
    """Where the worker stands whose turn it is: the first in reading order."""
    return ROW_CELL[s.side][s.placed][s.axis][lowest_bit(s.waiting)]


@rule
def look_around(s: State) -> None:
    """Which places the worker reaches in straight lines over occupied cells (reach, RULES 4.1)."""
    cell = waiting_cell(s)
    s.reached = 0
    for direction in range(DIRECTIONS):
        place = in_sight(s, cell, direction)
        s.way[direction] = place
        if place != NONE:
            s.reached |= 1 << place


@rule
def send_workers(s: State) -> None:
    """Ask where the next worker goes; one with nowhere to go comes back unasked (RULES 4.3)."""
    while s.waiting != 0:
        if s.reached & usable_places(s, s.active) != 0:
            return
        emit(s, E_NOWHERE_TO_GO, s.active, waiting_cell(s), 0)
        s.reserve[s.active] += 1
        next_worker(s)
    s.phase = END_TURN


@rule
def next_worker(s: State) -> None:
    """This worker is done; the next one looks around."""
    s.waiting &= s.waiting - 1
    if s.waiting != 0:
        look_around(s)


@rule
def move_worker(s: State, seat: int, action: int) -> None:
    """A waiting worker walks, or is taken back."""
    if action == TAKE_BACK:
        emit(s, E_TAKE_BACK, seat, waiting_cell(s), 0)
        s.reserve[seat] += 1
    else:
        place = s.way[action - WORKER]
        emit(s, E_WORKER, seat, waiting_cell(s), SITE_CELL[s.side][place])
        enter(s, seat, place)
    next_worker(s)


# ---- FREE actions ------------------------------------------------------------------------------------------


@rule
def act_freely(s: State, seat: int, action: int) -> None:
    """A FREE action; the interrupted phase continues (RULES 4.4)."""
    if action < BUILD:
        exchange(s, seat, PAIR_FIRST[action - EXCHANGE], PAIR_SECOND[action - EXCHANGE])
    elif action < COLOUR:
        place = action - BUILD
        if s.level[place] == 0:
            s.building = place
            s.interrupted = s.phase
            s.phase = CHOOSE_COLOUR
            return
        raise_level(s, seat, place)
    elif action == BUY_BLOCK:
        buy_block(s, seat)
    elif action < RECALL:
        buy_worker(s, seat, action - BUY_WORKER)
    elif action < OFFER:
        recall(s, seat, action - RECALL)
    elif action == OFFER:
        offer(s, seat)
    elif action == BOAT:
        hire_boat(s, seat)
    elif action < DISCARD_GOLD:
        buy_strategy(s, seat, action - STRATEGY)
    else:
        emit(s, E_DISCARD_GOLD, seat, 0, 0)
        pay_gold(s, seat, 1)


@rule
def choose_colour(s: State, seat: int, colour: int) -> None:
    """The first level fixes the colour of the pyramid for good."""
    place = s.building
    s.building = NONE
    s.phase = s.interrupted
    s.interrupted = 0
    s.colour[place] = colour
    raise_level(s, seat, place)


# ---- the end of a turn -------------------------------------------------------------------------------------


@rule
def finish_turn(s: State, seat: int, action: int) -> None:
    """Draw a tile, pay to look through a pile, or finish without one (RULES 4.3, END)."""
    if action == FINISH:
        emit(s, E_FINISH, seat, 0, 0)
        s.phase = TURN_OVER
    elif action >= PEEK:
        s.peeked = action - PEEK
        pay_gold(s, seat, PEEK_PRICE)
        emit(s, E_PEEK, seat, s.peeked, 0)
        look_through(s, seat, s.peeked)
        s.phase = TAKE_TILE
    else:
        emit(s, E_DRAW, seat, action - DRAW, 0)
        draw_tile(s, seat, action - DRAW)
        s.phase = TURN_OVER


@rule
def take_peeked(s: State, seat: int, position: int) -> None:
    """Take one tile of the pile that was looked through."""
    pile = s.peeked
    s.peeked = NONE
    emit(s, E_TAKE, seat, pile, 0)
    take_chosen(s, seat, pile, position)
    s.phase = TURN_OVER


# ---- entry points ------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal a new game (RULES 3); the first player begins."""
    deal(s)
    begin_turn(s, s.start_seat)


@rule
def actor(s: State) -> int:
    """The seat that must decide now; -1 when the game is over."""
    return s.active


@rule
def apply(s: State, action: int) -> None:
    """Answer the open decision, then run everything automatic up to the next one."""
    seat = s.active
    if action < SITE:
        place_tile(s, seat, action - PLACE)
    elif action < ROW:
        face(s, action - SITE)
    elif action < SUPPLY:
        choose_row(s, seat, action - ROW)
    elif action < WORKER:
        supply_tile(s, seat, action - SUPPLY)
    elif action <= TAKE_BACK:
        move_worker(s, seat, action)
    elif action >= EXCHANGE:
        if COLOUR <= action < BUY_BLOCK:
            choose_colour(s, seat, action - COLOUR)
        else:
            act_freely(s, seat, action)
    elif action < TAKE or action == FINISH:
        finish_turn(s, seat, action)
    else:
        take_peeked(s, seat, action - TAKE)
    settle(s)


@rule
def settle(s: State) -> None:
    """Everything automatic after an action: workers without a way, the next turn, a mission that is met (RULES 4.7)."""
    if s.phase == MOVE_WORKER and s.result != WON:
        send_workers(s)
    elif s.phase == TURN_OVER:
        end_turn(s)
    if s.phase == TURN_OVER or s.result == WON:
        end_game(s)
