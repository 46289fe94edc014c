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
_boards = (_data.desert, _data.nile)
MAPS: tuple[tuple[str, ...], ...] = tuple(tuple(board.map.split()) for board in _boards)
ROWS = _data.rows
COLS = _data.cols
CELLS = ROWS * COLS
CELL_IDS = tuple(
    f"{chr(ord('a') + cell % COLS)}{cell // COLS + 1}" for cell in range(CELLS)
)  # a1, b1, ... j11
SIDE_OF_VERSION = tuple(next(i for i in SIDES if v in _boards[i].used_by_versions) for v in box.VERSIONS)

CELL_WORDS = 3  # of a set of cells
WORD_CELLS = 60  # cells in each word
WIDEST = 13  # rows or columns: A1 to M13 have names
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
    """Refuse maps of another shape, or with letters that mean nothing."""
    for name, rows in zip(SIDE_IDS, MAPS, strict=True):
        expect(len(rows) == ROWS, f"the {name} map has {len(rows)} rows, not {ROWS}")
        for number, row in enumerate(rows):
            expect(len(row) == COLS, f"row {number} of the {name} map has {len(row)} cells, not {COLS}")
            unknown = sorted(set(row) - set(_KINDS))
            expect(not unknown, f"row {number} of the {name} map has unknown letters: {' '.join(unknown)}")
    expect(
        max(ROWS, COLS) <= WIDEST,
        f"a board of {ROWS} x {COLS} cells is too large: at most {WIDEST} x {WIDEST}",
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
START_CELL = tuple((*cells, *[NOWHERE] * (len(box.START_PILES) - len(cells))) for cells in _starts)


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
LAST_BERTH = _course.last_index
PALMS = _course.palms_at
PALMS_REACHED = tuple(sum(palm <= index for palm in PALMS) for index in range(LAST_BERTH + 1))


def _at(cells: tuple[tuple[int, int], ...]) -> list[int]:
    return [row * COLS + column for row, column in cells]


def validate() -> None:
    """Refuse maps whose counts differ from the figures beside them, or that the rules cannot be played on."""
    for side, name in enumerate(SIDE_IDS):
        found = {
            "sites": SITES[side],
            "oases": CELL_KIND[side].count(OASIS),
            "nile": CELL_KIND[side].count(NILE),
            "ordinary": CELL_KIND[side].count(ORDINARY),
            "sphinx": CELL_DISPLAY[side].count(box.SPHINX),
            "scarab": CELL_DISPLAY[side].count(box.SCARAB),
            "start": len(_starts[side]),
            "start_sites": len(_start_sites[side]),
            "longest_row": max(max(cell) for cell in ROW_LENGTH[side]),
            "most_ordinary_in_a_row": max(
                sum(CELL_KIND[side][c] == ORDINARY for c in row) for cell in _rows[side] for row in cell
            ),
        }
        for what, wanted in _boards[side].check.items():
            expect(
                found.get(what) == wanted,
                f"the {name} map has {what} = {found.get(what)}, its check says {wanted}",
            )
        expect(
            len(_starts[side]) == len(box.START_PILES),
            f"the {name} map needs {len(box.START_PILES)} start cells",
        )
        expect(
            _at(_boards[side].start_cells) == list(_starts[side]),
            f"start_cells of the {name} map are not its S and B cells",
        )
        expect(
            _at(_boards[side].start_sites) == _start_sites[side],
            f"start_sites of the {name} map are not the sites beside its start cells",
        )
        expect(
            all(_nearest(side, c) != NOWHERE for c in _starts[side]),
            f"a start cell of the {name} map faces no site",
        )
        expect(
            SITES[side] <= box.BASES,
            f"the {name} map has {SITES[side]} sites, but there are {box.BASES} bases",
        )
        expect(SITES[side] <= 32, f"the {name} map has {SITES[side]} sites; at most 32 are possible")
    expect(not _nile[DESERT], "the desert map has Nile cells")
    expect(
        _at(_data.nile.nile_sites) == _nile_sites[NILE_SIDE],
        "nile_sites are not the sites beside the Nile",
    )
    expect(sorted(TRACK_CELL) == _nile[NILE_SIDE], "the boats' track does not visit each Nile cell once")
    expect(
        len(TRACK_CELL) - 1 == LAST_BERTH,
        f"the last cell of the boats' track is {len(TRACK_CELL) - 1}, not {LAST_BERTH}",
    )
    expect(
        all(0 < palm <= LAST_BERTH for palm in PALMS),
        f"a palm stands outside the track of {LAST_BERTH + 1} cells",
    )


validate()
