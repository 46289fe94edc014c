"""The row: chosen, supplied where workers or blocks are short, activated (RULES 4.6)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.cells import row_cell, row_length
from ostracon.games.terra_pyramides.gains import activate
from ostracon.games.terra_pyramides.layout import NO_TILE, State
from ostracon.games.terra_pyramides.vocabulary import Decision, Event, Reason
from ostracon.games.terra_pyramides.workers import look_around
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.machine import bit_count
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

ROW = verb("row", Arg("axis", maps.AXES, maps.AXIS_IDS, "axis"), when=[Decision.CHOOSE_ROW])
SUPPLY = verb(
    "supply",
    Arg("position", maps.ROW_POSITIONS),
    when=(Decision.SUPPLY_WORKERS, Decision.SUPPLY_BLOCKS),
)


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
    """Any of the four. Step 4, stage 1: a worker on every worker tile; in a shortage the player chooses which (R-09)."""
    s.axis = axis
    emit(s, Event.ROW, seat, axis, 0)
    tiles = worker_tiles(s)
    count = bit_count(tiles)
    if s.reserve[seat] >= count:
        s.waiting = tiles
        s.reserve[seat] -= count
    elif s.reserve[seat] > 0:
        ask(s, Decision.SUPPLY_WORKERS, seat)
        return
    supply_blocks(s, seat)


@rule
def supply_blocks(s: State, seat: int) -> None:
    """Stage 2: a block on every block tile; in a shortage the player chooses which (R-10)."""
    tiles = block_tiles(s)
    count = bit_count(tiles)
    if s.block_supply >= count:
        s.stones = tiles
        s.block_supply -= count
    elif s.block_supply > 0:
        ask(s, Decision.SUPPLY_BLOCKS, seat)
        return
    activate_row(s, seat)


@SUPPLY.may
def may_supply(s: State, seat: int, decision: int, position: int) -> int:
    """A tile of the row that shows what is short and has none yet."""
    if position >= row_length(s):
        return Reason.OUTSIDE_ROW
    if decision == Decision.SUPPLY_WORKERS:
        if worker_tiles(s) >> position & 1 == 0:
            return Reason.NEEDS_NO_WORKER
        return Reason.LEGAL if s.waiting >> position & 1 == 0 else Reason.ALREADY_SUPPLIED
    if block_tiles(s) >> position & 1 == 0:
        return Reason.NEEDS_NO_BLOCK
    return Reason.LEGAL if s.stones >> position & 1 == 0 else Reason.ALREADY_SUPPLIED


@SUPPLY.do
def supply(s: State, seat: int, decision: int, position: int) -> None:
    """Put a scarce worker or block on a tile of the row, until there are no more."""
    emit(s, Event.SUPPLY, seat, row_cell(s, position), 0)
    if decision == Decision.SUPPLY_WORKERS:
        s.waiting |= 1 << position
        s.reserve[seat] -= 1
        if s.reserve[seat] == 0:
            supply_blocks(s, seat)
        else:
            ask(s, decision, seat)
    else:
        s.stones |= 1 << position
        s.block_supply -= 1
        if s.block_supply == 0:
            activate_row(s, seat)
        else:
            ask(s, decision, seat)


@rule
def activate_row(s: State, seat: int) -> None:
    """Collect what the row shows; then its workers walk (step 5)."""
    activate(s, seat)
    if s.waiting != 0:
        look_around(s)
    ask(s, Decision.MOVE_WORKER, seat)
