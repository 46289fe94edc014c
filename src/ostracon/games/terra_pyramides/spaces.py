"""Where everything lies on Terra Pyramides' board: the geometry that drawing and scene share (1600 x 1000).

The map stands in the middle as a wall of squares; left and right of it the two tile displays, the player's
stock, the pyramid levels and the tracks; the Horus track runs round everything as a frame.
"""

from __future__ import annotations

from typing import NamedTuple

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.maps import COLS, ROWS
from ostracon.screen.elements import shared
from ostracon.screen.ground import FRAME, HEIGHT, WIDTH, At, Box
from ostracon.screen.layout import stacked

GAP = 10

LOOP = box.COMPONENTS.data.tracks.horus.loop


# The map.
MAP = Box(378, 46, 844, 908)
_MARGIN = Box(38, 32, 792, 864)  # of the squares inside the slab: letters above, numbers to the left
CELL = min(_MARGIN.w / COLS, _MARGIN.h / ROWS)
MAP_X = MAP.x + _MARGIN.x + (_MARGIN.w - CELL * COLS) / 2
MAP_Y = MAP.y + _MARGIN.y + (_MARGIN.h - CELL * ROWS) / 2
TILE_SCALE = CELL * 0.0096
PLACE_SCALE = CELL * 0.0098


@shared
def cell_box(cell: int) -> Box:
    row, column = divmod(cell, COLS)
    return Box(MAP_X + CELL * column, MAP_Y + CELL * row, CELL, CELL)


@shared
def cell_at(cell: int, right: float = 0, down: float = 0, scale: float = TILE_SCALE) -> At:
    """A point of a cell, counted from its centre in hundredths of a cell."""
    box = cell_box(cell)
    return At(box.middle + right * CELL / 100, box.y + box.h / 2 + down * CELL / 100, scale)


@shared
def crew_at(cell: int, index: int, count: int) -> At:
    """A worker on a place: side by side along its lower edge."""
    return cell_at(cell, (index - (count - 1) / 2) * 30, 33, CELL * 0.0031)


@shared
def crew_box(cell: int) -> Box:
    box = cell_box(cell)
    return Box(box.x, box.y + CELL * 0.55, CELL, CELL * 0.45)


def berth_at(cell: int, seat: int, players: int) -> At:
    """A boat on a Nile cell: each player keeps a quarter of it."""
    if players == 1:
        return cell_at(cell, scale=CELL * 0.005)
    return cell_at(cell, -23 if seat % 2 == 0 else 23, -23 if seat < 2 else 23, CELL * 0.0046)


# Columns at the sides.
LEFT, RIGHT, COLUMN = 46.0, 1232.0, 322.0
DISPLAYS = (Box(LEFT, 46, COLUMN, 188), Box(RIGHT, 46, COLUMN, 188))
STOCK = Box(LEFT, 244, COLUMN, 598)
SUPPLY = Box(LEFT, 852, COLUMN, 102)
LEVELS = Box(RIGHT, 244, COLUMN, 250)
LOWER = Box(RIGHT, 504, COLUMN, 450)

# On a phone held upright: the map with its letters and numbers, the piles, then what stands beside the map.
_GRID = Box(MAP_X - 34, MAP_Y - 30, CELL * COLS + 66, CELL * ROWS + 60)
_BESIDE = (
    Box(LEFT, STOCK.y, COLUMN, MAP.bottom - STOCK.y),
    Box(RIGHT, LEVELS.y, COLUMN, MAP.bottom - LEVELS.y),
)
PORTRAIT = stacked(((_GRID,), DISPLAYS, _BESIDE))

PILES_EACH = box.PILES // 2


@shared
def pile_at(pile: int) -> At:
    box = DISPLAYS[pile // PILES_EACH]
    pitch = (box.w - 16) / PILES_EACH
    return At(box.x + 8 + pitch * (pile % PILES_EACH + 0.5), box.y + 106, min(0.66, pitch * 0.009))


def pile_box(pile: int) -> Box:
    at = pile_at(pile)
    return Box(at.x - 37, at.y - 40, 74, 76)


def look_box(pile: int) -> Box:
    at = pile_at(pile)
    return Box(at.x - 37, at.y + 38, 74, 40)


# The stock of the player who looks.
HAND = At(STOCK.x + 74, STOCK.y + 110, 1.16)
PURSE = Box(STOCK.x + 146, STOCK.y + 48, 168, 122)
RESERVE = Box(STOCK.x + 10, STOCK.y + 178, 302, 84)
STORES = Box(STOCK.x + 6, STOCK.y + 270, 310, 172)
TRAY = Box(STOCK.x + 8, STOCK.y + 448, 306, 144)


@shared
def spread(box: Box, count: int, index: int, pitch: float, columns: int = 0) -> At:
    """Equal things in a box, row by row from the top: as large as they can be for their number."""
    while (per_row := columns or int(box.w // pitch)) * int(box.h // pitch) < count:
        pitch -= 1.0
        columns = 0
    row, column = divmod(index, per_row)
    return At(box.x + pitch * (column + 0.5), box.y + pitch * (row + 0.5), pitch / 104)


def coin_at(count: int, index: int) -> At:
    return spread(PURSE, count, index, 41.0)


def reserve_at(count: int, index: int) -> At:
    return spread(RESERVE, count, index, 37.5)


def store_box(storage: int) -> Box:
    pitch = STORES.w / box.STORAGES
    return Box(STORES.x + pitch * storage, STORES.y, pitch, STORES.h)


STORE_FLOOR = STORES.bottom - 44


@shared
def block_at(storage: int, index: int, count: int) -> At:
    """A block on its storage: full fronts while there is room, then closer together."""
    scale = 0.39
    step = min(70 * scale, (STORE_FLOOR - STORES.y - 40) / max(1, count - 1))
    return At(store_box(storage).middle, STORE_FLOOR - 46 * scale - step * index, scale)


def tray_at(index: int, count: int) -> At:
    """A tile of the pile that is being looked through, from the top: one line, or two of the same length."""
    lines = 1 if count <= 4 else 2
    columns = -(-count // lines)
    pitch = min(102.0, (TRAY.w - 8) / columns, TRAY.h / lines)
    row, column = divmod(index, columns)
    left, top = TRAY.middle - pitch * columns / 2, TRAY.y + (TRAY.h - pitch * lines) / 2
    return At(left + pitch * (column + 0.5), top + pitch * (row + 0.5), pitch * 0.0093)


def gain_row(axis: int, rows: int) -> Box:
    """A line of the table that says what each row would give."""
    tall = TRAY.h / rows
    return Box(TRAY.x, TRAY.y + tall * axis, TRAY.w, tall)


# General supply: blocks, gold, bases.
SUPPLIES = ("blocks", "gold", "bases")


def supply_box(index: int) -> Box:
    wide = (SUPPLY.w - 12) / len(SUPPLIES)
    return Box(SUPPLY.x + 6 + wide * index, SUPPLY.y + 6, wide, SUPPLY.h - 12)


# Pyramid levels, the tip above.
LEVEL_ROW = 41.0


def level_row(level: int) -> Box:
    top = LEVELS.bottom - 9 - LEVEL_ROW * level
    return Box(LEVELS.x + 8, top, LEVELS.w - 16, LEVEL_ROW)


LEVEL_MIDDLE = LEVELS.x + 166


def level_width(level: int) -> float:
    """The first level is wide enough for all its colours."""
    return 236.0 if level == 1 else 52 + 30.0 * (box.MAX_LEVEL - level)


def first_level_at(colour: int) -> At:
    row = level_row(1)
    pitch = 226 / box.COLOURS
    return At(LEVEL_MIDDLE - 113 + pitch * (colour + 0.5), row.y + 21, min(0.38, pitch * 0.0102))


# Tracks and cards.


class Lanes(NamedTuple):
    """A race of all players: a lane each, as long as the largest number needs."""

    box: Box
    players: int

    @property
    def tall(self) -> float:
        return min(46.0, (self.box.h - 54) / self.players)

    def y(self, seat: int) -> float:
        room = self.box.h - 54
        return self.box.y + 46 + (room - self.tall * self.players) / 2 + self.tall * (seat + 0.5)

    @property
    def start(self) -> float:
        return self.box.x + 28

    @property
    def length(self) -> float:
        return self.box.w - 110

    def marker(self, seat: int, value: int, span: int) -> At:
        return At(
            self.start + self.length * min(1.0, value / span), self.y(seat), min(0.36, self.tall * 0.0098)
        )

    def total(self, seat: int) -> At:
        return At(self.box.right - 34, self.y(seat), 0.48)


TICKS = 10


def span(values: tuple[int, ...]) -> int:
    """The number at the end of the lanes: the next full ten."""
    return max(TICKS, -(-max(values) // TICKS) * TICKS)


def offerings_box(version: int) -> Box:
    return LOWER._replace(h=150 if version == 3 else 220)


OASES_BOX = LOWER._replace(y=LOWER.y + 150 + GAP, h=150)
CARDS_BOX = LOWER._replace(y=LOWER.y + 2 * (150 + GAP), h=LOWER.h - 2 * (150 + GAP))


def forecast_box(version: int) -> Box:
    """What the final count would give now: where a version has no other track."""
    if version == 2:
        return LOWER._replace(y=LOWER.y + 220 + GAP, h=220)
    return LOWER._replace(h=220)


VIGNETTE = LOWER._replace(y=LOWER.y + 220 + GAP, h=220)
MISSION = VIGNETTE
MISSION_SLOTS = {
    box.MISSION_TIPS: box.TIPS_GOAL,
    box.MISSION_COLOURS: box.COLOURS_GOAL,
}  # what is counted one by one


def mission_at(mission: int, index: int) -> At:
    """A place for something that a mission counts."""
    pitch = min(64.0, (MISSION.w - 24) / MISSION_SLOTS[mission])
    left = MISSION.middle - pitch * MISSION_SLOTS[mission] / 2
    return At(left + pitch * (index + 0.5), MISSION.bottom - 48, pitch * 0.0092)


MISSION_LANE = Box(MISSION.x + 30, MISSION.bottom - 62, MISSION.w - 60, 30)  # for what is counted in points


def card_at(card: int) -> At:
    pitch = (CARDS_BOX.w - 12) / box.CARDS
    return At(CARDS_BOX.x + 6 + pitch * (card + 0.5), CARDS_BOX.y + 78, min(0.66, pitch * 0.0138))


# The Horus track: space 0 in the top left corner, then clockwise.
_half = LOOP // 2
TRACK_DOWN = (
    max(1, round(_half * (HEIGHT - FRAME) / (WIDTH + HEIGHT - 2 * FRAME) / box.COIN_EVERY)) * box.COIN_EVERY
    - 1
)
TRACK_ACROSS = _half - TRACK_DOWN - 2


def track_space(points: int) -> Box:
    space = points % LOOP
    across, down = (WIDTH - 2 * FRAME) / TRACK_ACROSS, (HEIGHT - 2 * FRAME) / TRACK_DOWN
    far_x, far_y = WIDTH - FRAME, HEIGHT - FRAME
    if space == 0:
        return Box(0, 0, FRAME, FRAME)
    if space <= TRACK_ACROSS:
        return Box(FRAME + across * (space - 1), 0, across, FRAME)
    space -= TRACK_ACROSS + 1
    if space == 0:
        return Box(far_x, 0, FRAME, FRAME)
    if space <= TRACK_DOWN:
        return Box(far_x, FRAME + down * (space - 1), FRAME, down)
    space -= TRACK_DOWN + 1
    if space == 0:
        return Box(far_x, far_y, FRAME, FRAME)
    if space <= TRACK_ACROSS:
        return Box(far_x - across * space, far_y, across, FRAME)
    space -= TRACK_ACROSS + 1
    if space == 0:
        return Box(0, far_y, FRAME, FRAME)
    return Box(0, far_y - down * space, FRAME, down)


@shared
def track_marker(points: int, place: int, count: int) -> At:
    """The ``place``-th of ``count`` counters on a space."""
    box = track_space(points)
    x, y = box.middle, box.y + box.h / 2
    if count == 1:
        return At(x, y, 0.33)
    if count == 2:
        wide = box.w > box.h
        off = -10.5 if place == 0 else 10.5
        return At(x + (off if wide else 0), y + (0 if wide else off), 0.21)
    return At(x + (-9.2 if place % 2 == 0 else 9.2), y + (-9.2 if place < 2 else 9.2), 0.185)
