"""The chosen row of cells. (Its table is large: read in one place, a GPU has room for it.)"""

from __future__ import annotations

from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.layout import State
from ostracon.kernel.target import rule


@rule
def row_length(s: State) -> int:
    """How many cells the chosen row has."""
    return maps.ROW_LENGTH[s.side][s.placed][s.axis]


@rule
def row_cell(s: State, position: int) -> int:
    """The cell at a position of the chosen row."""
    return maps.ROW_CELL[s.side][s.placed][s.axis][position]
