"""Phase 5: who builds when, and one build turn (RULES 4.7, 4.8). Sphinx cards: sphinx.py."""

from __future__ import annotations

from ostracon.games._nile.building import greatest_force
from ostracon.games._nile.decisions import ask
from ostracon.games._nile.events import E_ADD_CREW, E_POINTS, E_SITE
from ostracon.games._nile.ships import leave_site
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games._nile.track import move_marker
from ostracon.games.egizia.actions import (
    ADD_CREW,
    ADD_FORCE,
    ADD_JOKER,
    BUILD,
    COURSE,
    DECLINE,
    DONE,
    FINISH,
    OBELISK_LEVEL,
)
from ostracon.games.egizia.components import (
    BUILD_FIRST,
    BUILD_WAITING,
    BUILDINGS,
    COLUMNS,
    COURSE_LENGTH,
    COURSE_VALUES,
    COURSES,
    FORCE_OF_CARD,
    GRAVE_SPACES,
    GRAVE_VALUES,
    GRAVES,
    GRAVES_FACE_UP,
    GROUND_ROW,
    JOKER,
    LEFT_WALL,
    LEVELS,
    OBELISK,
    OBELISK_SITE,
    OBELISK_VALUES,
    ORDINARY,
    PLUS_THREE_FORCE,
    PYRAMID,
    RIGHT_WALL,
    ROOF,
    ROW_BONUS,
    ROWS,
    SITES,
    SLOTS,
    SPHINX_SITE,
    TEMPLE,
    TWO_CREWS,
)
from ostracon.games.egizia.effects import spend_card
from ostracon.games.egizia.events import (
    E_BUILD,
    E_COURSE,
    E_DECLINE,
    E_GRAVE,
    E_GRAVE_TURNED,
    E_OBELISK,
    E_ROW_BONUS,
    E_WAITING_HOME,
)
from ostracon.games.egizia.free import window_is_open
from ostracon.games.egizia.layout import (
    ASK_BOOST,
    ASK_BUILD_FIRST,
    ASK_BUILD_ROOT,
    ASK_END_WINDOW,
    ASK_MARKET,
    ASK_OBELISK_GRAVES,
    ASK_SPHINX_COUNT,
    ASK_TEMPLE_PYRAMID,
    ASK_WAITING,
    NOBODY,
    PART_OBELISK,
    PART_ROWS,
    STEP_BUILD,
    STEP_BUILDERS,
    STEP_END,
    STEP_SITE,
    STEP_WAITING,
    STEP_WINDOW,
    State,
)
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule

# ---- what a piece costs ------------------------------------------------------------------------------------


@rule
def obelisk_cost(s: State) -> int:
    """The value of the next Obelisk level; 0 when the Obelisk is complete."""
    return OBELISK_VALUES[s.obelisk_count] if s.obelisk_count < LEVELS else 0


@rule
def grave_cost(s: State) -> int:
    """The value of the first untaken grave tile; 0 when all are taken."""
    return GRAVE_VALUES[s.graves[s.graves_taken]] if s.graves_taken < GRAVE_SPACES else 0


@rule
def course_is_open(s: State, course: int) -> bool:
    """Whether the next space of a course may be built: columns after walls, supported rows (RULES 5.3)."""
    laid = s.course_laid[course]
    if laid == COURSE_LENGTH[course]:
        return False
    if course > GROUND_ROW:
        return s.course_laid[course - 1] >= laid + 2
    if course == COLUMNS:
        walls = s.course_laid[LEFT_WALL] == COURSE_LENGTH[LEFT_WALL]
        return walls and s.course_laid[RIGHT_WALL] == COURSE_LENGTH[RIGHT_WALL]
    if course == ROOF:
        return s.course_laid[COLUMNS] == COURSE_LENGTH[COLUMNS]
    return True


@rule
def course_cost(s: State, course: int) -> int:
    """The value of the next space of a course; 0 when it cannot be built now."""
    return COURSE_VALUES[course][s.course_laid[course]] if course_is_open(s, course) else 0


@rule
def cheapest_piece(s: State, site: int) -> int:
    """The least cost of a legal single piece at a site; 0 when nothing is left to build (RULES 4.8)."""
    if site == SPHINX_SITE:
        return 1 if s.sphinx_count > 0 else 0
    least = 0
    if site == OBELISK_SITE:
        least = obelisk_cost(s)
        grave = grave_cost(s)
        if least == 0 or (grave > 0 and grave < least):
            least = grave
        return least
    for course in range(COURSES):
        cost = course_cost(s, course)
        if cost > 0 and (least == 0 or cost < least):
            least = cost
    return least


@rule
def reach(s: State, seat: int, crew: int) -> int:
    """The greatest force that a build turn begun with this crew can have (RULES 4.8)."""
    cards = FORCE_OF_CARD * s.held[seat][PLUS_THREE_FORCE]
    return greatest_force(s, seat, crew, cards, s.held[seat][TWO_CREWS] > 0)


# ---- who builds when ---------------------------------------------------------------------------------------


@rule
def begin_site(s: State) -> None:
    """D20 for a holder of `build_first` with a ship here, then the list of builders (RULES 4.7)."""
    while s.first_builder == NOBODY and s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        s.cursor += 1
        if s.held[seat][BUILD_FIRST] > 0 and (s.own_sites[seat] >> s.site) & 1 == 1:
            s.active = seat
            ask(s, ASK_BUILD_FIRST)
            return
    emit(s, E_SITE, s.site, 0, 0)
    if s.first_builder != NOBODY and (s.own_sites[s.first_builder] >> s.site) & 1 == 1:
        list_builder(s, s.first_builder)
    for slot in range(SLOTS):
        seat = s.slots[s.site][slot]
        if seat != NOBODY and not is_listed(s, seat):
            list_builder(s, seat)
    s.step = STEP_BUILDERS


@rule
def list_builder(s: State, seat: int) -> None:
    """A player gets a build turn at this site, after those already listed."""
    s.builders[s.builder_count] = seat
    s.builder_count += 1


@rule
def is_listed(s: State, seat: int) -> bool:
    """Whether a player has had or will have a build turn at this site."""
    for i in range(s.builder_count):
        if s.builders[i] == seat:
            return True
    return False


@rule
def next_builder(s: State) -> None:
    """The next build turn; without a ready ordinary crew or anything to build it is declined (RULES 4.8)."""
    if s.builder_next == s.builder_count:
        s.step = STEP_WAITING
        return
    s.active = s.builders[s.builder_next]
    s.builder_next += 1
    s.cheapest = cheapest_piece(s, s.site)
    if s.ready[s.active] & ORDINARY == 0 or s.cheapest == 0:
        decline(s)
    else:
        s.step = STEP_BUILD


@rule
def open_build_turn(s: State) -> None:
    """D21."""
    ask(s, ASK_BUILD_ROOT)


@rule
def decline(s: State) -> None:
    """The active player does not build: his ship goes home and, from a slot, frees a place (RULES 4.7)."""
    seat = s.active
    emit(s, E_DECLINE, seat, s.site, 0)
    for slot in range(SLOTS):
        if s.slots[s.site][slot] == seat:
            s.slots[s.site][slot] = NOBODY
            s.freed += 1
    if s.waiting[s.site] == seat:
        s.waiting[s.site] = NOBODY
    leave_site(s, seat)
    s.cheapest = 0
    s.step = STEP_BUILDERS


@rule
def after_builders(s: State) -> None:
    """The waiting ship builds in a freed place or by its card, or goes home; the site is done (RULES 4.7)."""
    seat = s.waiting[s.site]
    if seat == NOBODY or is_listed(s, seat):
        end_site(s)
    elif s.freed > 0:
        list_builder(s, seat)
        s.step = STEP_BUILDERS
    elif s.held[seat][BUILD_WAITING] > 0 and s.ready[seat] & ORDINARY != 0 and cheapest_piece(s, s.site) > 0:
        s.active = seat
        ask(s, ASK_WAITING)
    else:
        send_waiting_home(s)


@rule
def send_waiting_home(s: State) -> None:
    """The waiting ship leaves without effect."""
    seat = s.waiting[s.site]
    emit(s, E_WAITING_HOME, seat, s.site, 0)
    s.waiting[s.site] = NOBODY
    leave_site(s, seat)


@rule
def end_site(s: State) -> None:
    """The next site; after the last `build_first` is spent and D35 follows (RULES 4.7, 4.9)."""
    for i in range(s.builder_count):
        s.builders[i] = 0
    s.builder_count = 0
    s.builder_next = 0
    s.freed = 0
    s.cursor = 0
    s.site += 1
    s.step = STEP_SITE
    if s.site == SITES:
        s.site = 0
        s.step = STEP_WINDOW
        if s.first_builder != NOBODY:
            spend_card(s, s.first_builder, BUILD_FIRST)
            s.first_builder = NOBODY


@rule
def next_window(s: State) -> None:
    """D35 for every player who can use a free action, by turn tile (RULES 4.9)."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        if window_is_open(s, seat):
            s.active = seat
            ask(s, ASK_END_WINDOW)
            return
        s.cursor += 1
    s.cursor = 0
    s.step = STEP_END


# ---- one build turn ----------------------------------------------------------------------------------------


@rule
def answer_build_root(s: State, action: int) -> None:
    """D21: a crew begins to build, or the player declines."""
    if action == DECLINE:
        decline(s)
        return
    crew = action - BUILD
    s.crews_in = 1 << crew
    s.force = s.strength[s.active][crew]
    emit(s, E_BUILD, s.active, crew, 0)
    ask(s, ASK_BOOST)


@rule
def answer_boost(s: State, action: int) -> None:
    """D22: Joker, reinforcements, a second crew; DONE fixes the budget."""
    seat = s.active
    if action == DONE:
        s.budget = min(s.force, s.stones[seat])
        if s.site == SPHINX_SITE:
            ask(s, ASK_SPHINX_COUNT)
        elif s.site == OBELISK_SITE:
            ask(s, ASK_OBELISK_GRAVES)
        else:
            ask(s, ASK_TEMPLE_PYRAMID)
        return
    if action == ADD_FORCE:
        spend_card(s, seat, PLUS_THREE_FORCE)
        s.force += FORCE_OF_CARD
    else:
        crew = JOKER
        if action != ADD_JOKER:
            crew = action - ADD_CREW
            spend_card(s, seat, TWO_CREWS)
        s.crews_in |= 1 << crew
        s.force += s.strength[seat][crew]
        emit(s, E_ADD_CREW, seat, crew, s.force)
    ask(s, ASK_BOOST)


@rule
def answer_obelisk_graves(s: State, action: int) -> None:
    """D27: the next level, the next tile, or the end of the turn."""
    if action == FINISH:
        finish_build(s)
        ask(s, ASK_MARKET)
        return
    seat = s.active
    if action == OBELISK_LEVEL:
        cost = obelisk_cost(s)
        emit(s, E_OBELISK, seat, s.obelisk_count, cost)
        lay_piece(s, seat, OBELISK, cost)
        s.obelisk[s.obelisk_count] = seat
        s.obelisk_count += 1
    else:
        cost = grave_cost(s)
        emit(s, E_GRAVE, seat, cost, 0)
        lay_piece(s, seat, GRAVES, cost)
        s.grave_owner[s.graves_taken] = seat
        turned = s.graves_taken + GRAVES_FACE_UP
        s.graves_taken += 1
        if turned < GRAVE_SPACES:
            unveil(s)
            emit(s, E_GRAVE_TURNED, GRAVE_VALUES[s.graves[turned]], 0, 0)
    ask(s, ASK_OBELISK_GRAVES)


@rule
def answer_temple_pyramid(s: State, action: int) -> None:
    """D29: the next stone of a wall, column, roof or row, or the end of the turn."""
    seat = s.active
    if action == FINISH:
        finish_build(s)
        for row in range(ROWS):
            if (s.rows_done >> row) & 1 == 1:
                pay_row_bonus(s, row)
        s.rows_done = 0
        end_build_turn(s)
        return
    course = action - COURSE
    cost = course_cost(s, course)
    laid = s.course_laid[course]
    emit(s, E_COURSE, seat, course, cost)
    lay_piece(s, seat, TEMPLE if course < GROUND_ROW else PYRAMID, cost)
    s.course_owner[course][laid] = seat
    s.course_laid[course] = laid + 1
    if course >= GROUND_ROW and laid + 1 == COURSE_LENGTH[course]:
        s.rows_done |= 1 << (course - GROUND_ROW)
    ask(s, ASK_TEMPLE_PYRAMID)


@rule
def lay_piece(s: State, seat: int, building: int, cost: int) -> None:
    """Pay for one piece: supply and budget at once, points at the end of the turn (RULES 4.8)."""
    pay_stones(s, seat, cost)
    s.budget -= cost
    s.pieces += 1
    s.cost_on[building] += cost
    s.stones_on[seat][building] += 1


@rule
def finish_build(s: State) -> None:
    """The crews flip to used, the builder scores all pieces in one score move (RULES 4.8, R77)."""
    seat = s.active
    s.ready[seat] &= ~s.crews_in
    total = 0
    for building in range(BUILDINGS):
        cost = s.cost_on[building]
        if cost > 0:
            s.points[seat][PART_OBELISK + building] += cost
            emit(s, E_POINTS, seat, cost, PART_OBELISK + building)
            total += cost
            s.cost_on[building] = 0
    move_marker(s, seat, total)


@rule
def pay_row_bonus(s: State, row: int) -> None:
    """A completed row: points for the most stones in it, in a tie for the leftmost one (RULES 6.1, R27)."""
    course = GROUND_ROW + row
    best = NOBODY
    most = 0
    for place in range(COURSE_LENGTH[course]):  # from the left, so that the first of the best stays
        owner = s.course_owner[course][place]
        count = 0
        for other in range(COURSE_LENGTH[course]):
            if s.course_owner[course][other] == owner:
                count += 1
        if count > most:
            most = count
            best = owner
    emit(s, E_ROW_BONUS, best, course, most * ROW_BONUS)
    gain(s, best, PART_ROWS, most * ROW_BONUS)


@rule
def end_build_turn(s: State) -> None:
    """The site counts as built for the builder; the next one follows."""
    s.built[s.active] |= 1 << s.site
    s.cheapest = 0
    s.crews_in = 0
    s.force = 0
    s.budget = 0
    s.pieces = 0
    s.step = STEP_BUILDERS
