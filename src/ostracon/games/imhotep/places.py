"""Where everything lies on Imhotep's board: the geometry that drawing and scene share (1600 x 1000 units).

The board is composed in registers like a tomb wall: building sites above, the Nile with harbour and docks in
the middle, quarry and further sites below; the score track runs round it as a frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostracon.games.imhotep.components import (
    BURIAL_PRINTED,
    BURIAL_ROWS,
    COMPONENTS,
    MARKET,
    OBELISKS,
    PYRAMID,
    ROUNDS,
    SLED_LIMIT,
    TEMPLE,
    TOWER_STONES,
    TOWER_VALUES,
)
from ostracon.screen.ground import FRAME, WIDTH, At, Box, Track

RIVER_TOP, RIVER_BOTTOM = 374, 640

SIDES = "AB"

STONE_FRONT = 0.70  # height of a stone's front, in stone widths of the symbol's grid
SLOT = 62.0  # from one place on a ship to the next
SHIP_SCALE = 3.8
SHIP_STONE = 0.60
SHIP_ENDS = 100.0  # bow and stern together
SHIP_HEIGHT = 84.0


LEVELS = COMPONENTS.data.pyramid.A.level
TRACK = Track(13, 7)
WAITING = TOWER_STONES - 1  # spaces for the single stones of a colour on side B


SITE_BOXES: tuple[Box, ...] = (
    Box(50, 48, 540, 318),
    Box(604, 48, 474, 318),
    Box(1092, 48, 458, 318),
    Box(556, 648, 540, 304),
    Box(1110, 648, 440, 304),
)
QUARRY = Box(50, 648, 492, 304)


def dock(site: int) -> tuple[float, float]:
    """Centre of the ship that lies at a site's dock."""
    box = SITE_BOXES[site]
    return box.middle, (RIVER_TOP + 42 if box.y < RIVER_TOP else RIVER_BOTTOM - 41)


def ship_length(capacity: int) -> float:
    return SLOT * capacity + SHIP_ENDS


def berths(capacities: Sequence[int]) -> tuple[tuple[float, float], ...]:
    """Centres of the round's ships in the harbour, spread over the middle of the river."""
    lengths = [ship_length(capacity) for capacity in capacities]
    inner = WIDTH - 2 * FRAME
    gap = (inner - sum(lengths)) / (len(lengths) + 1)
    centres, at = [], FRAME + gap
    for length in lengths:
        centres.append((at + length / 2, (RIVER_TOP + RIVER_BOTTOM) / 2))
        at += length + gap
    return tuple(centres)


def slot(ship: tuple[float, float], capacity: int, index: int) -> At:
    """A stone's place on a ship; 0 is the bow, on the left."""
    return At(ship[0] + (index - (capacity - 1) / 2) * SLOT, ship[1] - 14, SHIP_STONE)


# Market.


def card_space(space: int) -> At:
    box = SITE_BOXES[MARKET]
    return At(box.x + 74 + 131 * space, box.y + 123, 1.62)


DECK = At(98, 312, 0.92)
DISCARD = At(244, 312, 0.92)
ROUND_SUNS = Box(398, 262, 184, 96)


def round_sun(index: int) -> At:
    return At(ROUND_SUNS.x + 18 + min(30, 150 / max(1, ROUNDS - 1)) * index, ROUND_SUNS.y + 68, 0.29)


# Pyramids.


def pyramid_a_space(index: int) -> At:
    """Spaces in placement order: down each column, left column first, level by level. The levels lie
    unfolded, the top one highest on the drawing."""
    bottom = SITE_BOXES[PYRAMID].y + SITE_BOXES[PYRAMID].h - 32
    for level in LEVELS:
        rows, cols = level.rows, level.cols
        if index < rows * cols:
            col, row = divmod(index, rows)
            y = bottom - (rows - 1 - row) * 44
            return At(PYRAMID_A_MIDDLE + (col - (cols - 1) / 2) * 54, y, 0.46)
        index -= rows * cols
        bottom -= rows * 44 + 3
    raise IndexError(index)


PYRAMID_A_MIDDLE = 892.0
PYRAMID_A_BESIDE = Box(620, 172, 126, 186)
PYRAMID_B_BESIDE = Box(656, 316, 412, 44)


def pyramid_b_middle(pyramid: int) -> float:
    return SITE_BOXES[PYRAMID].middle + (pyramid - 1) * 150


def pyramid_b_space(pyramid: int, index: int) -> At:
    """Top left, bottom left, top right, bottom right, then the single space of the second level above."""
    middle = pyramid_b_middle(pyramid)
    if index == 4:
        return At(middle, 134, 0.58)
    col, row = divmod(index, 2)
    return At(middle + (col - 0.5) * 62, 201 + row * 62, 0.58)


def beside(box: Box, count: int, index: int) -> At:
    """Stones in an overflow area: as large as they can be for their number, row by row from the bottom."""
    pitch, per_row = _grid(box, count, 38.0)
    row, col = divmod(index, per_row)
    return At(box.x + pitch * (col + 0.5), box.y + box.h - pitch * (row + 0.5), pitch / 106)


def _grid(box: Box, count: int, pitch: float) -> tuple[float, int]:
    while (per_row := int(box.w // pitch)) * int(box.h // pitch) < count:
        pitch -= 1.0
    return pitch, per_row


# Temple.
TEMPLE_FLOOR = 320.0
TEMPLE_TOP = 108.0


def temple_column(width: int, column: int) -> float:
    return SITE_BOXES[TEMPLE].middle + (column - (width - 1) / 2) * 82


def temple_space(width: int, stones: int, index: int) -> At:
    """Stone number ``index`` of a temple that holds ``stones``: from the left, then the next level."""
    level, column = divmod(index, width)
    highest = -(-stones // width)
    scale = _stack_scale(TEMPLE_FLOOR - TEMPLE_TOP, highest, 0.42, 0.58)
    return At(temple_column(width, column), _stacked(TEMPLE_FLOOR, TEMPLE_TOP, scale, highest, level), scale)


def _stack_scale(room: float, highest: int, least: float, most: float) -> float:
    """The scale at which a stack of stones fits into its room, within limits."""
    return min(most, max(least, room / (max(highest, 1) * 100 * STONE_FRONT + 22)))


def _stacked(floor: float, top: float, scale: float, highest: int, level: int) -> float:
    """Height of a stone in a stack: full fronts while there is room, then closer together."""
    front = 100 * STONE_FRONT * scale
    room = floor - top - 22 * scale
    step = min(front, (room - front) / max(1, highest - 1))
    return floor - 46 * scale - level * step


# Burial chamber.
BURIAL_DRAWN = BURIAL_PRINTED + 1  # the board shows where the rows run on
BURIAL_GRID = Box(572, 703, 508, 168)


def burial_pitch(columns: int) -> float:
    return BURIAL_GRID.w / max(BURIAL_DRAWN, columns)


def burial_space(columns: int, index: int) -> At:
    """Row by row down each column; the columns draw together when there are more than are printed."""
    column, row = divmod(index, BURIAL_ROWS)
    pitch = burial_pitch(columns)
    down = BURIAL_GRID.h / BURIAL_ROWS
    return At(
        BURIAL_GRID.x + pitch * (column + 0.5), BURIAL_GRID.y + down * (row + 0.5), min(pitch, down) * 0.0094
    )


# Obelisks.
TOWERS_A = Box(1124, 692, 312, 210)
TOWER_TOP, TOWER_FLOOR = 696.0, 806.0


def tower_a_middle(players: int, seat: int) -> float:
    return TOWERS_A.x + TOWERS_A.w * (seat + 0.5) / players


def tower_a_stone(players: int, seat: int, level: int, highest: int) -> At:
    """A stone of a tower; all towers use the scale that the highest one needs."""
    floor = TOWERS_A.y + TOWERS_A.h
    scale = _stack_scale(TOWERS_A.h, highest, 0.33, 0.56)
    return At(tower_a_middle(players, seat), _stacked(floor, TOWERS_A.y, scale, highest, level), scale)


def tower_b_middle(tower: int) -> float:
    box = SITE_BOXES[OBELISKS]
    return box.middle + (tower - (len(TOWER_VALUES) - 1) / 2) * min(52, 416 / len(TOWER_VALUES))


def tower_b_stone(tower: int, level: int) -> At:
    return At(tower_b_middle(tower), _stacked(TOWER_FLOOR, TOWER_TOP, 0.47, TOWER_STONES, level), 0.47)


def waiting_stone(players: int, seat: int, index: int, waiting: int) -> At:
    """A single stone on its colour's waiting spaces; more than there are spaces (R53) draw together."""
    box = SITE_BOXES[OBELISKS]
    middle = box.x + box.w * (seat + 0.5) / players
    pitch = 49.0 / max(1, max(waiting, WAITING) - 1)
    return At(middle - 24.5 + pitch * index, 905, 0.47)


# Quarry and sleds.


def quarry_row(players: int, seat: int) -> Box:
    tall = min(112.0, 262.0 / players)
    top = QUARRY.y + 40 + (262 - tall * players) / 2
    return Box(QUARRY.x + 6, top + tall * seat, QUARRY.w - 12, tall)


def heap_stone(players: int, seat: int, index: int) -> At:
    """The visible heap of a quarry: three stones, two on them, one on top."""
    row = quarry_row(players, seat)
    level, place = (0, index) if index < 3 else (1, index - 3) if index < 5 else (2, 0)
    scale = 0.25
    return At(row.x + 34 + 25 * (place + level / 2), row.y + row.h / 2 + 15 - level * 17.5, scale)


HEAP = 6


def quarry_count(players: int, seat: int) -> At:
    row = quarry_row(players, seat)
    return At(row.x + 132, row.y + row.h / 2 + 2, 0.52)


def sled_stone(players: int, seat: int, index: int) -> At:
    row = quarry_row(players, seat)
    return At(row.x + 190 + min(49.5, 198 / max(1, SLED_LIMIT - 1)) * index, row.y + row.h / 2 - 3, 0.5)


def start_marker(players: int, seat: int) -> At:
    row = quarry_row(players, seat)
    return At(row.x + row.w - 26, row.y + row.h / 2 - 2, 0.44)


# Score track: clockwise from the top left, 40 spaces between four corners.
def track_marker(points: int, place: int) -> At:
    """The ``place``-th marker that stands on a space, after the printed number."""
    box = TRACK.space(points)
    along = 46 + 19 * place
    if box.w > box.h:
        return At(box.x + along, box.y + box.h / 2, 0.29)
    return At(box.x + box.w / 2, box.y + along, 0.29)


def lap_badge(points: int, place: int) -> At:
    """Beside the marker of a player who has gone round the track, towards the middle of the board."""
    return TRACK.badge(points, track_marker(points, place))
