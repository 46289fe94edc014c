"""Where everything lies on the board of Shifting Sands (1600 x 1000 units).

The same registers as Egizia's: monuments above, the Nile in the middle, markets, flood, crews and calendar below,
the score track as a frame. Colonnade and statues have a place for each player's bricks.
"""

from __future__ import annotations

from ostracon.games._nile.furniture import Calendar, CrewTable, Flood, market_columns
from ostracon.games._nile.ground import Track
from ostracon.games._nile.monuments import STEP, Obelisk, Sphinx
from ostracon.games._nile.portrait import portrait
from ostracon.games._nile.river import River
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.vocabulary import PHASE_IDS
from ostracon.screen.ground import At, Box

TRACK = Track.of(box.COMPONENTS.data.track.score.lap)
RIVER = River.along(box.LAST_POSITION, box.POSITION, box.CARD_SPACES, box.ROUND_SPACES, box.SLOTS)
SITE_BOXES = (Box(48, 46, 466, 312), Box(524, 46, 690, 312), Box(1224, 46, 328, 312))
OBELISK_BOX, PYRAMID_BOX, SPHINX_BOX = SITE_BOXES
MARKETS_BOX = Box(48, 720, 344, 232)
FLOOD_BOX = Box(402, 720, 186, 232)
CREWS_BOX = Box(598, 720, 640, 232)
CALENDAR_BOX = Box(1248, 720, 304, 232)

PORTRAIT = portrait(
    RIVER, ((OBELISK_BOX, SPHINX_BOX), (PYRAMID_BOX,), (CREWS_BOX,), (MARKETS_BOX, FLOOD_BOX))
)

CALENDAR = Calendar(CALENDAR_BOX, box.ROUNDS, len(PHASE_IDS))
FLOOD = Flood(FLOOD_BOX, box.FLOOD_SPACES, upright=True)
MARKET_COLUMNS = market_columns(MARKETS_BOX, (box.MARKET_TOP,) * box.MARKETS)


def market_row(level: int) -> int:
    """Levels rise: the top one is the first row of the drawing."""
    return box.MARKET_TOP - level


def crew_table(players: int) -> CrewTable:
    return CrewTable(CREWS_BOX, players, box.CREWS)


def deck(index: int) -> At:
    return At(CALENDAR_BOX.right - 116, CALENDAR_BOX.y + 70 + 42 * index, 0.4)


SPHINX = Sphinx(SPHINX_BOX, At(SPHINX_BOX.x + 94, SPHINX_BOX.y + 122, 1.56), pitch=64.0, cards=box.MOST_DRAWN)
OBELISK = Obelisk(OBELISK_BOX.x + 58, OBELISK_BOX.bottom - 26, box.LEVELS, plinth=42)

# Colonnade.
COLUMN_STEP = min(54.0, 270.0 / (box.COLUMNS - 1))
COLUMNS_X = OBELISK_BOX.x + 156
COLUMN_TOP, COLUMN_FOOT = OBELISK_BOX.y + 114, OBELISK_BOX.y + 266


COLUMN_HALF = COLUMN_STEP / 2  # of the frame round a column


def column_x(column: int) -> float:
    return COLUMNS_X + COLUMN_STEP * column


def column_brick(players: int, seat: int, column: int) -> At:
    """A player's brick on a column; each player has a height of his own."""
    step = min(42.0, (COLUMN_FOOT - COLUMN_TOP) / players)
    scale = min(0.42, step / 96, COLUMN_STEP / 112)
    return At(column_x(column), COLUMN_FOOT - step * (seat + 0.5), scale)


def bonus_tile(column: int) -> At:
    """The tile above a column (counted from 1)."""
    return At(column_x(column - 1), OBELISK_BOX.y + 72, min(0.52, COLUMN_STEP / 92))


COMPLETION_AT = At(column_x(box.COLUMNS - 1) + 2, OBELISK_BOX.y + 74, min(0.46, COLUMN_STEP / 110))

# Pyramid.
FLOOR = PYRAMID_BOX.bottom - 24
BRICK_STEP = min(46.0, 252.0 / max(max(lengths) for lengths in box.ROW_LENGTH[1:]))
COURSE_SCALE = BRICK_STEP * 0.45 / 46
PYRAMID_X = PYRAMID_BOX.x + 138
SIDE_STEP = min(40.0, 126.0 / box.WIDEST_SIDE)
SIDE_SCALE = SIDE_STEP * 0.41 / 40
SIDES_X = (PYRAMID_BOX.x + 72, PYRAMID_BOX.x + 205)  # the dark and the light side with two players


def row_space(players: int, row: int, index: int) -> At:
    """A space of a pyramid row; with two players first the dark side, then the light one."""
    count = players - box.FEWEST_PLAYERS
    dark, length = box.ROW_DARK[count][row], box.ROW_LENGTH[count][row]
    y = FLOOR - 21 - STEP * row
    if dark == length:
        return At(PYRAMID_X + (index - (length - 1) / 2) * BRICK_STEP, y, COURSE_SCALE)
    side = int(index >= dark)
    place, wide = (index - dark, length - dark) if side else (index, dark)
    return At(SIDES_X[side] + (place - (wide - 1) / 2) * SIDE_STEP, y, SIDE_SCALE)


def row_box(players: int, row: int) -> Box:
    spaces = [
        row_space(players, row, index) for index in range(box.ROW_LENGTH[players - box.FEWEST_PLAYERS][row])
    ]
    half = 50 * spaces[0].scale
    left, right = min(at.x for at in spaces) - half, max(at.x for at in spaces) + half
    return Box(left, spaces[0].y - STEP / 2, right - left, STEP)


# Statues.
STATUE_WIDE = 127.0
STATUE_STEP = 57.0
STATUE_LEGEND = PYRAMID_BOX.x + 288  # what each level is worth


def statue_box(statue: int) -> Box:
    return Box(PYRAMID_BOX.x + 306 + STATUE_WIDE * statue, PYRAMID_BOX.y + 38, STATUE_WIDE - 4, 264)


def statue_card(statue: int) -> At:
    area = statue_box(statue)
    return At(area.x + 68, area.y + 43, 0.74)


def statue_brick(seat: int, statue: int, level: int) -> At:
    """Each level of a statue has four places, two above two."""
    at = statue_level(statue, level)
    row, column = divmod(seat, 2)
    return At(at.x - 13.5 + 27 * column, at.y - 12.5 + 26 * row, 0.28)


def statue_level(statue: int, level: int) -> At:
    """Middle of a level; what it asks for stands to the right."""
    area = statue_box(statue)
    return At(area.x + 68, FLOOR - STATUE_STEP * (level + 0.5), 1.0)
