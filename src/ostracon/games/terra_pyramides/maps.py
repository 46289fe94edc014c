"""The two sides of the board: rows, lines of sight and surroundings as tables, worked out once from the maps.

Every table is indexed by board side first (0 desert, 1 Nile), then by cell (row * COLS + column, in reading
order) or by place (number of a construction site in reading order). A set of cells is CELL_WORDS
words of WORD_CELLS bits; a set of places is one word.
"""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.kernel.components import expect

_data = box.COMPONENTS.data.boards

SIDE_IDS = ("desert", "nile")
DESERT, NILE_SIDE = range(2)
SIDES = (DESERT, NILE_SIDE)
MAPS = (_data.desert.map, _data.nile.map)
ROWS = len(MAPS[DESERT])
COLS = len(MAPS[DESERT][0]) if ROWS else 0
CELLS = ROWS * COLS
CELL_IDS = tuple(
    f"{chr(ord('a') + cell % COLS)}{cell // COLS + 1}" for cell in range(CELLS)
)  # a1, b1, ... j11
SIDE_OF_VERSION = (DESERT, DESERT, NILE_SIDE)

CELL_WORDS = 3  # of a set of cells
WORD_CELLS = 60  # cells in each word
WIDEST = 13  # rows or columns: A1 to M13 have names
MOST_SITES = 32
NOWHERE = -1

ORDINARY, SITE, OASIS, NILE = range(4)
_KINDS = {"#": SITE, "O": OASIS, "N": NILE, "s": ORDINARY, "b": ORDINARY, "S": ORDINARY, "B": ORDINARY}
_DISPLAYS = {"s": box.SPHINX, "S": box.SPHINX, "b": box.SCARAB, "B": box.SCARAB}

# Directions. SITE uses the even ones.
DIRECTION_IDS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
DIRECTIONS = len(DIRECTION_IDS)
_STEP = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
STEPS_IDS = DIRECTION_IDS[::2]
STEPS = len(STEPS_IDS)  # edges that the steps of a tile can face
AXIS_IDS = ("h", "v", "d", "a")  # left-right, up-down, \, /
AXES = len(AXIS_IDS)
_AXIS_BACK = (6, 0, 7, 1)  # the direction of each axis that leads to the cell first in reading order


def validate_maps() -> None:
    """Refuse maps that are no rectangles of one size, or with letters that mean nothing."""
    for name, rows in zip(SIDE_IDS, MAPS, strict=True):
        where = f"boards.{name}.map"
        expect(len(rows) == ROWS, f"{where} has {len(rows)} rows, and the desert map {ROWS}: make them alike")
        for number, row in enumerate(rows, start=1):
            expect(len(row) == COLS, f"{where}: row {number} has {len(row)} cells, not {COLS}")
            unknown = sorted(set(row) - set(_KINDS))
            expect(not unknown, f"{where}: row {number} has letters that mean nothing: {' '.join(unknown)}")
    expect(
        min(ROWS, COLS) >= 2 and max(ROWS, COLS) <= WIDEST,
        f"boards: {ROWS} rows of {COLS} cells; from 2 to {WIDEST} of each are possible",
    )


validate_maps()


def _letter(side: int, cell: int) -> str:
    return MAPS[side][cell // COLS][cell % COLS]


def _next(cell: int, direction: int) -> int:
    """The neighbouring cell in a direction, NOWHERE beyond the edge."""
    row, column = cell // COLS + _STEP[direction][0], cell % COLS + _STEP[direction][1]
    return row * COLS + column if 0 <= row < ROWS and 0 <= column < COLS else NOWHERE


def _line(side: int, cell: int, direction: int) -> tuple[list[int], int]:
    """The cells passed in a direction, and the cell of the site that ends the line (NOWHERE: the edge)."""
    passed = []
    cell = _next(cell, direction)
    while cell != NOWHERE and CELL_KIND[side][cell] != SITE:
        passed.append(cell)
        cell = _next(cell, direction)
    return passed, cell


def _words(cells: list[int]) -> tuple[int, ...]:
    """A set of cells as words."""
    return tuple(
        sum(1 << c % WORD_CELLS for c in cells if c // WORD_CELLS == word) for word in range(CELL_WORDS)
    )


CELL_KIND = tuple(tuple(_KINDS[_letter(side, cell)] for cell in range(CELLS)) for side in SIDES)
CELL_DISPLAY = tuple(tuple(_DISPLAYS.get(_letter(side, cell), -1) for cell in range(CELLS)) for side in SIDES)
ORDINARY_CELLS = tuple(_words([c for c in range(CELLS) if CELL_KIND[side][c] == ORDINARY]) for side in SIDES)
DISPLAY_CELLS = tuple(  # by side and display
    tuple(
        _words([c for c in range(CELLS) if CELL_DISPLAY[side][c] == display])
        for display in (box.SPHINX, box.SCARAB)
    )
    for side in SIDES
)

_sites = tuple(tuple(c for c in range(CELLS) if CELL_KIND[side][c] == SITE) for side in SIDES)
SITES = tuple(len(sites) for sites in _sites)
PLACES = max(box.BASES, *SITES)  # place numbers, whatever side is up
PLACE_NUMBERS = max(PLACES, box.LEAST_PLACES)  # that actions have
SITE_CELL = tuple((*sites, *[NOWHERE] * (PLACES - len(sites))) for sites in _sites)
PLACE_AT = tuple(tuple(sites.index(c) if c in sites else NOWHERE for c in range(CELLS)) for sites in _sites)


def _place(side: int, cell: int) -> int:
    return NOWHERE if cell == NOWHERE else PLACE_AT[side][cell]


# Rows: RULES 4.1 row(cell, axis), in reading order.


def _row(side: int, cell: int, axis: int) -> list[int]:
    before, _ = _line(side, cell, _AXIS_BACK[axis])
    after, _ = _line(side, cell, (_AXIS_BACK[axis] + 4) % DIRECTIONS)
    return [*reversed(before), cell, *after]


_rows = tuple(
    tuple(
        tuple(_row(side, c, axis) if CELL_KIND[side][c] != SITE else [] for axis in range(AXES))
        for c in range(CELLS)
    )
    for side in SIDES
)
LONGEST_ROW = max(len(row) for side in _rows for cell in side for row in cell)
ROW_POSITIONS = max(LONGEST_ROW, box.LEAST_ROW)  # that actions have
ROW_LENGTH = tuple(tuple(tuple(len(row) for row in cell) for cell in side) for side in _rows)
ROW_CELL = tuple(
    tuple(tuple((*row, *[NOWHERE] * (LONGEST_ROW - len(row))) for row in cell) for cell in side)
    for side in _rows
)
ROW_OASES = tuple(  # printed oases in a row
    tuple(tuple(sum(CELL_KIND[side][c] == OASIS for c in row) for row in cell) for cell in _rows[side])
    for side in SIDES
)
ROW_NILE = tuple(
    tuple(tuple(sum(CELL_KIND[side][c] == NILE for c in row) for row in cell) for cell in _rows[side])
    for side in SIDES
)

# Every row once, those of a single cell left out.
_whole = tuple(
    [row for cell, axes in enumerate(_rows[side]) for row in axes if len(row) > 1 and row[0] == cell]
    for side in SIDES
)
WHOLE_ROWS = tuple(len(rows) for rows in _whole)
WHOLE_ROW = tuple(
    tuple(
        (*row, *[NOWHERE] * (LONGEST_ROW - len(row)))
        for row in (*rows, *[[]] * (max(WHOLE_ROWS) - len(rows)))
    )
    for rows in _whole
)

# Lines of sight: RULES 4.1 reach(cell, dir). Open when none of the ordinary cells on the way is vacant.
_lines = tuple(
    tuple(tuple(_line(side, c, d) for d in range(DIRECTIONS)) for c in range(CELLS)) for side in SIDES
)
WAY_PLACE = tuple(
    tuple(tuple(_place(side, end) for _, end in cell) for cell in _lines[side]) for side in SIDES
)
WAY_CELLS = tuple(
    tuple(
        tuple(_words([c for c in passed if CELL_KIND[side][c] == ORDINARY]) for passed, _ in cell)
        for cell in _lines[side]
    )
    for side in SIDES
)

# Steps: which edge of a tile can face what.
ADJACENT_PLACE = tuple(
    tuple(tuple(_place(side, _next(c, 2 * step)) for step in range(STEPS)) for c in range(CELLS))
    for side in SIDES
)
FACING_ANY = tuple(  # bits of the edges whose straight line meets a site (steps_rule free)
    tuple(
        sum(1 << step for step in range(STEPS) if WAY_PLACE[side][c][2 * step] != NOWHERE)
        for c in range(CELLS)
    )
    for side in SIDES
)
FACING_ADJACENT = tuple(  # bits of the edges with a site directly beside them
    tuple(
        sum(1 << step for step in range(STEPS) if ADJACENT_PLACE[side][c][step] != NOWHERE)
        for c in range(CELLS)
    )
    for side in SIDES
)


def _nearest(side: int, cell: int) -> int:
    """The edge towards the nearest site in line, the first of N, E, S, W (R-04); or NOWHERE (R-05)."""
    found = [s for s in range(STEPS) if WAY_PLACE[side][cell][2 * s] != NOWHERE]
    return min(found, key=lambda s: len(_lines[side][cell][2 * s][0]), default=NOWHERE)


NEAREST_FACING = tuple(tuple(_nearest(side, c) for c in range(CELLS)) for side in SIDES)

# Surroundings: RULES 4.1 enclosed(k).
_rings = tuple(
    tuple(
        [] if site == NOWHERE else [n for n in (_next(site, d) for d in range(DIRECTIONS)) if n != NOWHERE]
        for site in SITE_CELL[side]
    )
    for side in SIDES
)
RING_CELLS = tuple(  # the ordinary cells around a place: enclosed when none of them is vacant
    tuple(_words([c for c in ring if CELL_KIND[side][c] == ORDINARY]) for ring in _rings[side])
    for side in SIDES
)
RING_CELL = tuple(
    tuple(
        (*(n := [c for c in ring if CELL_KIND[side][c] == ORDINARY]), *[NOWHERE] * (DIRECTIONS - len(n)))
        for ring in _rings[side]
    )
    for side in SIDES
)
RING_OASES = tuple(
    tuple(sum(CELL_KIND[side][c] == OASIS for c in ring) for ring in _rings[side]) for side in SIDES
)
RING_NILE = tuple(
    tuple(sum(CELL_KIND[side][c] == NILE for c in ring) for ring in _rings[side]) for side in SIDES
)
PLACES_AROUND = tuple(  # bits of the places around a cell
    tuple(sum(1 << k for k, ring in enumerate(_rings[side]) if c in ring) for c in range(CELLS))
    for side in SIDES
)

# Setup.
_starts = tuple(tuple(c for c in range(CELLS) if _letter(side, c) in "SB") for side in SIDES)
START_CELL = tuple((*cells, *[NOWHERE] * len(box.START_PILES))[: len(box.START_PILES)] for cells in _starts)


def _beside(side: int, cell: int, wanted: tuple[int, ...] | list[int]) -> bool:
    return any(_next(cell, 2 * step) in wanted for step in range(STEPS))


_nile = tuple([c for c in range(CELLS) if CELL_KIND[side][c] == NILE] for side in SIDES)
_start_sites = tuple([c for c in _sites[side] if _beside(side, c, _starts[side])] for side in SIDES)
_nile_sites = tuple([c for c in _sites[side] if _beside(side, c, _nile[side])] for side in SIDES)
BASE_AT_START = tuple(  # bits of the places that have a base from the start
    sum(1 << k for k, c in enumerate(_sites[side]) if c in _start_sites[side] or c in _nile_sites[side])
    for side in SIDES
)

# The boats' course along the Nile.
_course = _data.nile.track
TRACK_CELL = tuple(row * COLS + column for row, column in _course.cells)
LAST_BERTH = len(TRACK_CELL) - 1
PALMS = _course.palms_at
PALMS_REACHED = tuple(sum(palm <= index for palm in PALMS) for index in range(LAST_BERTH + 1))


def _most_tiles(side: int) -> int:
    """How many tiles are laid at most, start tiles included."""
    return max(
        box.PILES * (box.PILE_SIZE[version] - min(box.REMOVAL[version][box.FEWEST_RIVALS :]))
        for version, used in enumerate(SIDE_OF_VERSION)
        if used == side
    )


def validate() -> None:
    """Refuse maps that the rules cannot be played on."""
    for side, name in enumerate(SIDE_IDS):
        where = f"boards.{name}.map"
        expect(
            len(_starts[side]) == len(box.START_PILES),
            f"{where} has {len(_starts[side])} start cells (S, B); {len(box.START_PILES)} are needed",
        )
        expect(
            all(_nearest(side, c) != NOWHERE for c in _starts[side]),
            f"{where}: a start cell has no construction site in line with it",
        )
        expect(
            0 < SITES[side] <= min(box.BASES, MOST_SITES),
            f"{where} has {SITES[side]} construction sites; from 1 to {min(box.BASES, MOST_SITES)} are possible",
        )
        ordinary = CELL_KIND[side].count(ORDINARY)
        expect(
            ordinary > _most_tiles(side),
            f"{where} has {ordinary} cells for tiles; {_most_tiles(side)} tiles and more are laid",
        )
    expect(not _nile[DESERT], "boards.desert.map has Nile cells (N)")
    where = "boards.nile.track.cells"
    inside = all(0 <= row < ROWS and 0 <= column < COLS for row, column in _course.cells)
    expect(
        inside and sorted(TRACK_CELL) == _nile[NILE_SIDE],
        f"{where}: the course does not visit each Nile cell once",
    )
    expect(LAST_BERTH > 0, f"{where}: the course needs two cells at least")
    expect(
        all(0 < palm <= LAST_BERTH for palm in PALMS) and len(set(PALMS)) == len(PALMS),
        f"boards.nile.track.palms_at: different numbers from 1 to {LAST_BERTH} are possible",
    )


validate()
