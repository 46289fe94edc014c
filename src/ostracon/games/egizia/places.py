"""Where everything lies on Egizia's board (1600 x 1000 units).

Registers like on a tomb wall: above the monuments, in the middle the Nile from its source on the left to the
delta on the right with towns and building sites on one bank and the cards on the other, below markets, flood,
crews and decks; the score track runs round it as a frame.
"""

from __future__ import annotations

from ostracon.games._nile.furniture import Calendar, CrewTable, Flood, market_columns
from ostracon.games._nile.ground import Track
from ostracon.games._nile.monuments import STEP, Obelisk, Sphinx
from ostracon.games._nile.river import River
from ostracon.games.egizia import components as box
from ostracon.games.egizia.vocabulary import PHASE_IDS
from ostracon.screen.ground import At, Box
from ostracon.screen.layout import stacked

TRACK = Track.of(box.LAP)
RIVER = River.along(box.LAST_POSITION, box.POSITION, box.CARD_SPACES, box.TOWNS, box.SLOTS)

CALENDAR_BOX = Box(48, 46, 256, 312)
SITE_BOXES = (Box(314, 46, 330, 312), Box(654, 46, 412, 312), Box(1076, 46, 476, 312))
SPHINX_BOX, OBELISK_BOX, TEMPLE_BOX = SITE_BOXES
MARKETS_BOX = Box(48, 720, 356, 232)
FLOOD_BOX = Box(414, 720, 236, 232)
CREWS_BOX = Box(660, 720, 640, 232)
DECKS_BOX = Box(1310, 720, 242, 232)

PORTRAIT = stacked(
    (
        (Box(38, 358, 762, 362),),
        (Box(800, 358, 762, 362),),
        (SPHINX_BOX, OBELISK_BOX),
        (TEMPLE_BOX, CALENDAR_BOX),
        (CREWS_BOX,),
        (MARKETS_BOX, FLOOD_BOX, DECKS_BOX),
    )
)

CALENDAR = Calendar(CALENDAR_BOX, box.ROUNDS, len(PHASE_IDS))
FLOOD = Flood(FLOOD_BOX, box.RING_SPACES)
MARKET_COLUMNS = market_columns(MARKETS_BOX, [bottom + 1 for bottom in box.MARKET_BOTTOM])


def crew_table(players: int) -> CrewTable:
    return CrewTable(CREWS_BOX, players, box.CREWS)


def deck(index: int) -> At:
    return At(DECKS_BOX.x + 46 + 76 * index, DECKS_BOX.y + 98, 0.92)


SPHINX = Sphinx(
    SPHINX_BOX, At(SPHINX_BOX.x + 96, SPHINX_BOX.y + 122, 1.6), pitch=64.5, cards=box.MOST_SPHINX_CARDS
)
OBELISK = Obelisk(OBELISK_BOX.x + 60, OBELISK_BOX.bottom - 26, box.LEVELS, plinth=44)

# Graves.
GRAVE_COLUMNS = 4


def grave(space: int) -> At:
    row, column = divmod(space, GRAVE_COLUMNS)
    return At(OBELISK_BOX.x + 176 + 64 * column, OBELISK_BOX.y + 82 + 66 * row, 0.6)


# Temple and Pyramid.
PYRAMID_X = TEMPLE_BOX.x + 137
TEMPLE_X = TEMPLE_BOX.x + 366
FLOOR = TEMPLE_BOX.bottom - 24
COURSE_SCALE = 0.45
ROW_STEP = min(STEP, 5 * STEP / box.ROWS)  # from row to row of the Pyramid
STONE_STEP = min(46.0, 230.0 / box.COURSE_LENGTH[box.GROUND_ROW])
WALL_STEP = min(38.0, 114.0 / max(box.COURSE_LENGTH[box.LEFT_WALL], box.COURSE_LENGTH[box.RIGHT_WALL]))
INNER_STEP = min(50.0, 100.0 / max(box.COURSE_LENGTH[box.COLUMNS : box.GROUND_ROW]))  # columns and roof
WALLS = 77.0  # from the middle of the Temple to a wall


def course_id(course: int) -> str:
    """What is clicked to build on a course of the Temple or on a row of the Pyramid."""
    return f"course-{course}" if course < box.GROUND_ROW else f"pyramid-{course - box.GROUND_ROW}"


def course_space(course: int, index: int) -> At:
    """A space of wall, column, roof or Pyramid row."""
    walls = FLOOR - WALL_STEP * max(box.COURSE_LENGTH[box.LEFT_WALL], box.COURSE_LENGTH[box.RIGHT_WALL])
    if course >= box.GROUND_ROW:
        row = course - box.GROUND_ROW
        x = PYRAMID_X + (index - (box.COURSE_LENGTH[course] - 1) / 2) * STONE_STEP
        return At(
            x, FLOOR - ROW_STEP / 2 + 1 - ROW_STEP * row, COURSE_SCALE * min(ROW_STEP / STEP, STONE_STEP / 46)
        )
    if course in (box.LEFT_WALL, box.RIGHT_WALL):
        x = TEMPLE_X + (WALLS if course == box.RIGHT_WALL else -WALLS)
        return At(x, FLOOR - 1 - WALL_STEP * (index + 0.5), COURSE_SCALE * WALL_STEP / 38)
    x = TEMPLE_X + (index - (box.COURSE_LENGTH[course] - 1) / 2) * INNER_STEP
    return At(x, FLOOR - 50 if course == box.COLUMNS else walls - 38, COURSE_SCALE * INNER_STEP / 50)


def course_box(course: int) -> Box:
    """The area of a whole course."""
    spaces = [course_space(course, index) for index in range(box.COURSE_LENGTH[course])]
    half = 50 * spaces[0].scale
    left, right = min(at.x for at in spaces) - half, max(at.x for at in spaces) + half
    top, bottom = min(at.y for at in spaces) - half, max(at.y for at in spaces) + half
    if course == box.COLUMNS:
        top, bottom = top - 38, bottom + 28
    return Box(left, top, right - left, bottom - top)
