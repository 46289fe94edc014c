"""The row: chosen, supplied where workers or blocks are short, activated (RULES 4.6)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.cells import row_cell, row_length
from ostracon.games.terra_pyramides.gains import activate
from ostracon.games.terra_pyramides.layout import NO_TILE, State
from ostracon.games.terra_pyramides.vocabulary import Decision, Event, Reason
from ostracon.games.terra_pyramides.workers import look_around, recallable
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.machine import bit_count
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

ROW = verb("row", Arg("axis", maps.AXES, maps.AXIS_IDS, "axis"), when=[Decision.CHOOSE_ROW])
SUPPLYING = (Decision.SUPPLY_WORKERS, Decision.SUPPLY_BLOCKS)
SUPPLY = verb("supply", Arg("position", maps.ROW_POSITIONS), when=SUPPLYING)
LEAVE_EMPTY = verb("leave_empty", when=SUPPLYING)


@rule
def worker_tiles(s: State) -> int:
    """The tiles of the row that show a worker, a bit per position."""
    tiles = 0
    for position in range(row_length(s)):
        tile = s.tile[row_cell(s, position)]
        if tile != NO_TILE and box.TILE_WORKER[tile] == 1:
            tiles |= 1 << position
    return tiles


@rule
def block_tiles(s: State) -> int:
    """The tiles of the row that show a block, a bit per position."""
    tiles = 0
    for position in range(row_length(s)):
        tile = s.tile[row_cell(s, position)]
        if tile != NO_TILE and box.TILE_BLOCK[tile] >= 0:
            tiles |= 1 << position
    return tiles


@ROW.do
def choose_row(s: State, seat: int, axis: int) -> None:
    """Any of the four; then it is supplied."""
    s.axis = axis
    emit(s, Event.ROW, seat, axis, 0)
    supply_workers(s, seat)


@rule
def supply_workers(s: State, seat: int) -> None:
    """Step 4, stage 1: a worker on every worker tile. In a shortage the player chooses which, or takes some back (R-09)."""
    tiles = worker_tiles(s) & ~s.waiting
    count = bit_count(tiles)
    if s.reserve[seat] >= count:
        s.waiting |= tiles
        s.reserve[seat] -= count
    elif s.reserve[seat] > 0 or recallable(s, seat) != 0:
        ask(s, Decision.SUPPLY_WORKERS, seat)
        return
    supply_blocks(s, seat)


@rule
def supply_blocks(s: State, seat: int) -> None:
    """Stage 2: a block on every block tile. In a shortage the player chooses which, or exchanges some (R-10)."""
    tiles = block_tiles(s) & ~s.stones
    count = bit_count(tiles)
    if s.block_supply >= count:
        s.stones |= tiles
        s.block_supply -= count
    elif s.block_supply > 0 or s.block_count[seat] > 1:
        ask(s, Decision.SUPPLY_BLOCKS, seat)
        return
    activate_row(s, seat)


@SUPPLY.may
def may_supply(s: State, seat: int, decision: int, position: int) -> int:
    """A tile of the row that shows what is short and has none yet, while there is one to put there."""
    if position >= row_length(s):
        return Reason.OUTSIDE_ROW
    if decision == Decision.SUPPLY_WORKERS:
        if worker_tiles(s) >> position & 1 == 0:
            return Reason.NEEDS_NO_WORKER
        if s.waiting >> position & 1 == 1:
            return Reason.ALREADY_SUPPLIED
        return Reason.LEGAL if s.reserve[seat] > 0 else Reason.RESERVE_EMPTY
    if block_tiles(s) >> position & 1 == 0:
        return Reason.NEEDS_NO_BLOCK
    if s.stones >> position & 1 == 1:
        return Reason.ALREADY_SUPPLIED
    return Reason.LEGAL if s.block_supply > 0 else Reason.NO_BLOCK_IN_SUPPLY


@SUPPLY.do
def supply(s: State, seat: int, decision: int, position: int) -> None:
    """Put a scarce worker or block on a tile of the row; then see what is left."""
    emit(s, Event.SUPPLY, seat, row_cell(s, position), 0)
    if decision == Decision.SUPPLY_WORKERS:
        s.waiting |= 1 << position
        s.reserve[seat] -= 1
        supply_workers(s, seat)
    else:
        s.stones |= 1 << position
        s.block_supply -= 1
        supply_blocks(s, seat)


@LEAVE_EMPTY.may
def may_leave_empty(s: State, seat: int, decision: int) -> int:
    """Only when there is none left to put on a tile."""
    left = s.reserve[seat] if decision == Decision.SUPPLY_WORKERS else s.block_supply
    return Reason.LEGAL if left == 0 else Reason.STOCK_IS_LEFT


@LEAVE_EMPTY.do
def leave_empty(s: State, seat: int, decision: int) -> None:
    """The tiles that are not supplied stay so."""
    emit(s, Event.LEAVE_EMPTY, seat, 0, 0)
    if decision == Decision.SUPPLY_WORKERS:
        supply_blocks(s, seat)
    else:
        activate_row(s, seat)


@rule
def activate_row(s: State, seat: int) -> None:
    """Collect what the row shows; then its workers walk (step 5)."""
    activate(s, seat)
    if s.waiting != 0:
        look_around(s)
    ask(s, Decision.MOVE_WORKER, seat)
