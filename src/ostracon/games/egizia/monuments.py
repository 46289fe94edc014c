"""The monuments: what the next piece of each costs, and what building it does (RULES 4.8, 5.3)."""

from __future__ import annotations

from ostracon.games._nile.supplies import gain
from ostracon.games.egizia import components as box
from ostracon.games.egizia.effects import move_on_market
from ostracon.games.egizia.layout import NOBODY, State
from ostracon.games.egizia.vocabulary import Decision, Event, Part, Reason, Step
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import allow, allow_run, emit, unveil
from ostracon.kernel.target import rule

OBELISK = verb("obelisk", when=[Decision.OBELISK_GRAVES])
GRAVE = verb("grave", when=[Decision.OBELISK_GRAVES])
FINISH = verb("finish", when=[Decision.OBELISK_GRAVES, Decision.TEMPLE_PYRAMID])
MARKET = verb("market", Arg("market", box.MARKETS, box.MARKET_IDS, "market"), when=[Decision.MARKET])
TEMPLE = verb(
    "temple",
    Arg("course", box.GROUND_ROW, box.COURSE_IDS[: box.GROUND_ROW], "course"),
    when=[Decision.TEMPLE_PYRAMID],
)
ROW = verb("row", Arg("row", box.ROWS), when=[Decision.TEMPLE_PYRAMID], click="pyramid-{row}")
VERBS = (OBELISK, GRAVE, FINISH, MARKET, TEMPLE, ROW)

# ---- what a piece costs ------------------------------------------------------------------------------------


@rule
def obelisk_cost(s: State) -> int:
    """The value of the next Obelisk level; 0 when the Obelisk is complete."""
    return box.OBELISK_VALUES[s.obelisk_count] if s.obelisk_count < box.LEVELS else 0


@rule
def grave_cost(s: State) -> int:
    """The value of the first untaken grave tile; 0 when all are taken."""
    return box.GRAVE_VALUES[s.graves[s.graves_taken]] if s.graves_taken < box.GRAVE_SPACES else 0


@rule
def course_is_open(s: State, course: int) -> bool:
    """Whether the next space of a course may be built: columns after walls, supported rows (RULES 5.3)."""
    laid = s.course_laid[course]
    if laid == box.COURSE_LENGTH[course]:
        return False
    if course > box.GROUND_ROW:
        return s.course_laid[course - 1] >= laid + 2
    if course == box.COLUMNS:
        walls = s.course_laid[box.LEFT_WALL] == box.COURSE_LENGTH[box.LEFT_WALL]
        return walls and s.course_laid[box.RIGHT_WALL] == box.COURSE_LENGTH[box.RIGHT_WALL]
    if course == box.ROOF:
        return s.course_laid[box.COLUMNS] == box.COURSE_LENGTH[box.COLUMNS]
    return True


@rule
def course_cost(s: State, course: int) -> int:
    """The value of the next space of a course; 0 when it cannot be built now."""
    return box.COURSE_VALUES[course][s.course_laid[course]] if course_is_open(s, course) else 0


@rule
def cheapest_piece(s: State, site: int) -> int:
    """The least cost of a legal single piece at a site; 0 when nothing is left to build (RULES 4.8)."""
    if site == box.SPHINX_SITE:
        return 1 if s.sphinx_count > 0 else 0
    least = 0
    if site == box.OBELISK_SITE:
        least = obelisk_cost(s)
        grave = grave_cost(s)
        if least == 0 or (grave > 0 and grave < least):
            least = grave
        return least
    for course in range(box.COURSES):
        cost = course_cost(s, course)
        if cost > 0 and (least == 0 or cost < least):
            least = cost
    return least


@rule
def may_afford(s: State, cost: int, if_none: int) -> int:
    """Whether a piece of this cost is within the budget; a cost of 0 is none, for the given reason."""
    if cost == 0:
        return if_none
    return Reason.LEGAL if cost <= s.budget else Reason.BUDGET


# ---- Obelisk and Graves (D27, D28) -------------------------------------------------------------------------


@OBELISK.may
def may_build_level(s: State, seat: int) -> int:
    """The next level."""
    return may_afford(s, obelisk_cost(s), Reason.OBELISK_COMPLETE)


@OBELISK.do
def build_level(s: State, seat: int) -> None:
    """A stone on the Obelisk."""
    cost = obelisk_cost(s)
    emit(s, Event.OBELISK, seat, s.obelisk_count, cost)
    lay_piece(s, seat, box.OBELISK, cost)
    s.obelisk[s.obelisk_count] = seat
    s.obelisk_count += 1
    ask(s, Decision.OBELISK_GRAVES, seat)


@GRAVE.may
def may_take_grave(s: State, seat: int) -> int:
    """The first untaken tile."""
    return may_afford(s, grave_cost(s), Reason.GRAVES_TAKEN)


@GRAVE.do
def take_grave(s: State, seat: int) -> None:
    """A grave tile; another one may be turned up."""
    cost = grave_cost(s)
    emit(s, Event.GRAVE, seat, cost, 0)
    lay_piece(s, seat, box.GRAVES, cost)
    s.grave_owner[s.graves_taken] = seat
    turned = s.graves_taken + box.GRAVES_FACE_UP
    s.graves_taken += 1
    if turned < box.GRAVE_SPACES:
        unveil(s)
        emit(s, Event.GRAVE_TURNED, box.GRAVE_VALUES[s.graves[turned]], 0, 0)
    ask(s, Decision.OBELISK_GRAVES, seat)


@rule
def allow_obelisk_graves(s: State) -> None:
    """D27."""
    level = obelisk_cost(s)
    grave = grave_cost(s)
    if level > 0 and level <= s.budget:
        allow(s, OBELISK.first)
    if grave > 0 and grave <= s.budget:
        allow(s, GRAVE.first)
    if s.pieces > 0:
        allow(s, FINISH.first)


@MARKET.do
def step_on_market(s: State, seat: int, market: int) -> None:
    """D28: the steps of a card, or the one that follows a build turn at Obelisk and Graves."""
    if s.market_steps > 0:
        steps = s.market_steps
        s.market_steps = 0
        move_on_market(s, seat, market, steps)
    else:
        move_on_market(s, seat, market, 1)
        end_build_turn(s, seat)


# ---- Temple and Pyramid (D29) ------------------------------------------------------------------------------


@rule
def may_build_course(s: State, course: int) -> int:
    """The next space of a course."""
    reason = Reason.NOT_SUPPORTED
    if s.course_laid[course] == box.COURSE_LENGTH[course]:
        reason = Reason.COURSE_COMPLETE
    elif course == box.COLUMNS:
        reason = Reason.WALLS_FIRST
    elif course == box.ROOF:
        reason = Reason.COLUMNS_FIRST
    return may_afford(s, course_cost(s, course), reason)


@rule
def build_course(s: State, seat: int, course: int) -> None:
    """The next stone of a wall, column, roof or row."""
    cost = course_cost(s, course)
    laid = s.course_laid[course]
    emit(s, Event.COURSE, seat, course, cost)
    lay_piece(s, seat, box.TEMPLE if course < box.GROUND_ROW else box.PYRAMID, cost)
    s.course_owner[course][laid] = seat
    s.course_laid[course] = laid + 1
    if course >= box.GROUND_ROW and laid + 1 == box.COURSE_LENGTH[course]:
        pay_row_bonus(s, course)
    ask(s, Decision.TEMPLE_PYRAMID, seat)


@TEMPLE.may
def may_build_temple(s: State, seat: int, course: int) -> int:
    """A wall, a column, the roof."""
    return may_build_course(s, course)


@TEMPLE.do
def build_temple(s: State, seat: int, course: int) -> None:
    """A stone on the Temple."""
    build_course(s, seat, course)


@ROW.may
def may_build_row(s: State, seat: int, row: int) -> int:
    """A row of the Pyramid."""
    return may_build_course(s, box.GROUND_ROW + row)


@ROW.do
def build_row(s: State, seat: int, row: int) -> None:
    """A stone on the Pyramid."""
    build_course(s, seat, box.GROUND_ROW + row)


@rule
def allow_courses(s: State) -> None:
    """D29; the rows of the Pyramid follow the courses of the Temple."""
    courses = 0
    for course in range(box.COURSES):
        cost = course_cost(s, course)
        if cost > 0 and cost <= s.budget:
            courses |= 1 << course
    allow_run(s, TEMPLE.first, courses)
    if s.pieces > 0:
        allow(s, FINISH.first)


# ---- the end of a build turn -------------------------------------------------------------------------------


@FINISH.may
def may_finish(s: State, seat: int) -> int:
    """After at least one piece."""
    return Reason.LEGAL if s.pieces > 0 else Reason.NOTHING_BUILT


@FINISH.do
def finish(s: State, seat: int, decision: int) -> None:
    """No further piece; after Obelisk and Graves a market step follows."""
    dismiss_crews(s, seat)
    if decision == Decision.OBELISK_GRAVES:
        ask(s, Decision.MARKET, seat)
    else:
        end_build_turn(s, seat)


@rule
def lay_piece(s: State, seat: int, building: int, cost: int) -> None:
    """Pay for one piece and score it, with a score move of its own (RULES 4.8, R77)."""
    s.stones[seat] -= cost
    s.budget -= cost
    s.pieces += 1
    s.stones_on[seat][building] += 1
    gain(s, seat, Part.OBELISK + building, cost)


@rule
def pay_row_bonus(s: State, course: int) -> None:
    """A completed row: points at once for the most stones in it, in a tie for the leftmost one (RULES 6.1, R27, R28)."""
    best = NOBODY
    most = 0
    for place in range(box.COURSE_LENGTH[course]):  # from the left, so that the first of the best stays
        owner = s.course_owner[course][place]
        count = 0
        for other in range(box.COURSE_LENGTH[course]):
            if s.course_owner[course][other] == owner:
                count += 1
        if count > most:
            most = count
            best = owner
    emit(s, Event.ROW_BONUS, best, course, most * box.ROW_BONUS)
    gain(s, best, Part.ROWS, most * box.ROW_BONUS)


@rule
def dismiss_crews(s: State, seat: int) -> None:
    """The crews that built flip to their used side (RULES 4.8)."""
    s.ready[seat] &= ~s.crews_in


@rule
def end_build_turn(s: State, seat: int) -> None:
    """The site counts as built for the builder; the next one follows."""
    s.built[seat] |= 1 << s.site
    s.cheapest = 0
    s.crews_in = 0
    s.force = 0
    s.budget = 0
    s.pieces = 0
    s.step = Step.BUILDERS
