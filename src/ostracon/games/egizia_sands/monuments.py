"""The monuments: which spaces are available, and what a brick on them gives (RULES 4.9)."""

from __future__ import annotations

from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.effects import has_tile, move_on_market, raise_crew
from ostracon.games.egizia_sands.layout import LOWER_BONUS, NO_BONUS, NOBODY, UPPER_BONUS, State
from ostracon.games.egizia_sands.vocabulary import Decision, Event, Part, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.rules import allow, allow_run, emit
from ostracon.kernel.target import rule

_laying = (Decision.BUILD, Decision.FREE_BRICK)
OBELISK = verb("obelisk", when=_laying)
COLUMN = verb("column", when=_laying, click="colonnade")
ROW = verb("row", Arg("row", box.ROWS), when=_laying)
STATUE = verb("statue", Arg("statue", box.STATUE_PLACES), when=_laying)

DEAR = 99  # above every cost

# ---- what a space costs; 0 when none is available ----------------------------------------------------------------


@rule
def obelisk_cost(s: State) -> int:
    """The cost of the lowest empty level."""
    return box.OBELISK_COSTS[s.obelisk_count] if s.obelisk_count < box.LEVELS else 0


@rule
def column_cost(s: State, seat: int) -> int:
    """The cost of a player's next column."""
    built = s.bricks_on[seat][box.COLONNADE]
    return box.COLUMN_COSTS[built] if built < box.COLUMNS else 0


@rule
def row_is_open(s: State, row: int) -> bool:
    """Whether the next space of a pyramid row exists and rests on two bricks, with two players of its own side."""
    n = s.players - box.FEWEST_PLAYERS
    laid = s.row_laid[row]
    if laid >= box.ROW_LENGTH[n][row]:
        return False
    return row == 0 or s.row_laid[row - 1] >= box.SUPPORT[n][row][laid]


@rule
def row_cost(s: State, row: int) -> int:
    """The cost of the next space of a pyramid row."""
    return box.ROW_COST[s.players - box.FEWEST_PLAYERS][row] if row_is_open(s, row) else 0


@rule
def statue_cost(s: State, seat: int, statue: int) -> int:
    """The cost of a player's next level of a statue; one level per statue and round (RULES RU-22)."""
    level = s.statue[seat][statue]
    if level == box.STATUE_LEVELS or statue >= box.OPEN_STATUES[s.players - box.FEWEST_PLAYERS]:
        return 0
    return box.STATUE_COSTS[level] if (s.statues_built[seat] >> statue) & 1 == 0 else 0


@rule
def cheaper(cost: int, least: int) -> int:
    """The lesser of two costs, of which the first may be 0 for none."""
    return cost if cost > 0 and cost < least else least


@rule
def cheapest_piece(s: State, seat: int, site: int) -> int:
    """`m`: the cheapest available space of a zone for a player; DEAR when there is none (RULES 4.8)."""
    least = DEAR
    if site == box.OBELISK_SITE:
        least = cheaper(column_cost(s, seat), cheaper(obelisk_cost(s), least))
    elif site == box.PYRAMID_SITE:
        for row in range(box.ROWS):
            least = cheaper(row_cost(s, row), least)
        for statue in range(box.STATUE_PLACES):
            least = cheaper(statue_cost(s, seat, statue), least)
    elif s.sphinx_count > 0:
        least = 1
    return least


@rule
def free_places(s: State, seat: int) -> int:
    """D4: bits from OBELISK on of the spaces for a free brick; statues take none (RULES RU-23)."""
    bits = 0
    if s.obelisk_count < box.LEVELS:
        bits |= 1
    if s.bricks_on[seat][box.COLONNADE] < box.COLUMNS:
        bits |= 1 << (COLUMN.first - OBELISK.first)
    for row in range(box.ROWS):
        if row_is_open(s, row):
            bits |= 1 << (ROW.first + row - OBELISK.first)
    return bits


# ---- placing a brick ---------------------------------------------------------------------------------------------


@rule
def may_pay(s: State, seat: int, decision: int, cost: int) -> int:
    """Stones and force for a brick, unless it is free."""
    if decision == Decision.FREE_BRICK:
        return Reason.LEGAL
    if cost > s.stones[seat]:
        return Reason.TOO_FEW_STONES
    return Reason.LEGAL if cost <= s.force - s.spent else Reason.FORCE_TOO_SMALL


@OBELISK.may
def may_build_level(s: State, seat: int, decision: int) -> int:
    """The lowest empty level."""
    if decision == Decision.BUILD and s.site != box.OBELISK_SITE:
        return Reason.OTHER_SITE
    cost = obelisk_cost(s)
    return may_pay(s, seat, decision, cost) if cost > 0 else Reason.OBELISK_COMPLETE


@OBELISK.do
def build_level(s: State, seat: int, decision: int) -> None:
    """A brick on the obelisk."""
    cost = obelisk_cost(s)
    emit(s, Event.OBELISK, seat, s.obelisk_count, cost)
    s.level_bonus = max(s.level_bonus, UPPER_BONUS if s.obelisk_count >= box.LOWER_LEVELS else LOWER_BONUS)
    s.obelisk[s.obelisk_count] = seat
    s.obelisk_count += 1
    account(s, seat, box.OBELISK, cost, decision == Decision.BUILD)
    if decision == Decision.FREE_BRICK:
        pay_obelisk_bonus(s, seat)


@COLUMN.may
def may_build_column(s: State, seat: int, decision: int) -> int:
    """The player's next column."""
    if decision == Decision.BUILD and s.site != box.OBELISK_SITE:
        return Reason.OTHER_SITE
    cost = column_cost(s, seat)
    return may_pay(s, seat, decision, cost) if cost > 0 else Reason.COLONNADE_COMPLETE


@COLUMN.do
def build_column(s: State, seat: int, decision: int) -> None:
    """A column of the colonnade."""
    cost = column_cost(s, seat)
    emit(s, Event.COLUMN, seat, s.bricks_on[seat][box.COLONNADE], cost)
    account(s, seat, box.COLONNADE, cost, decision == Decision.BUILD)
    reward_column(s, seat)


@ROW.may
def may_build_row(s: State, seat: int, decision: int, row: int) -> int:
    """The next space of a row that rests on two bricks."""
    if decision == Decision.BUILD and s.site == box.OBELISK_SITE:
        return Reason.OTHER_SITE
    length = box.ROW_LENGTH[s.players - box.FEWEST_PLAYERS][row]
    if length == 0:
        return Reason.NO_SUCH_ROW
    if s.row_laid[row] == length:
        return Reason.ROW_COMPLETE
    return may_pay(s, seat, decision, row_cost(s, row)) if row_is_open(s, row) else Reason.NOT_SUPPORTED


@ROW.do
def build_row(s: State, seat: int, decision: int, row: int) -> None:
    """A brick on the pyramid."""
    cost = row_cost(s, row)
    emit(s, Event.ROW, seat, row, cost)
    s.row_owner[row][s.row_laid[row]] = seat
    s.row_laid[row] += 1
    account(s, seat, box.PYRAMID, cost, decision == Decision.BUILD)
    if s.row_laid[row] == box.ROW_LENGTH[s.players - box.FEWEST_PLAYERS][row]:
        pay_row_bonus(s, row)


@STATUE.may
def may_build_statue(s: State, seat: int, decision: int, statue: int) -> int:
    """A level of a statue, once per round; no free brick goes there."""
    if decision == Decision.FREE_BRICK:
        return Reason.STATUE_NOT_FREE
    if s.site == box.OBELISK_SITE:
        return Reason.OTHER_SITE
    if statue >= box.OPEN_STATUES[s.players - box.FEWEST_PLAYERS]:
        return Reason.NO_SUCH_STATUE
    if s.statue[seat][statue] == box.STATUE_LEVELS:
        return Reason.STATUE_COMPLETE
    cost = statue_cost(s, seat, statue)
    return may_pay(s, seat, decision, cost) if cost > 0 else Reason.STATUE_BUILT


@STATUE.do
def build_statue(s: State, seat: int, statue: int) -> None:
    """A brick on a statue."""
    cost = statue_cost(s, seat, statue)
    s.statue[seat][statue] += 1
    s.statues_built[seat] |= 1 << statue
    emit(s, Event.STATUE, seat, statue, s.statue[seat][statue])
    account(s, seat, box.STATUES, cost, True)


@rule
def allow_paid_bricks(s: State, seat: int) -> None:
    """D14: spaces within force and stones."""
    budget = min(s.force - s.spent, s.stones[seat])
    if s.site == box.OBELISK_SITE:
        level = obelisk_cost(s)
        if level > 0 and level <= budget:
            allow(s, OBELISK.first)
        column = column_cost(s, seat)
        if column > 0 and column <= budget:
            allow(s, COLUMN.first)
        return
    bits = 0
    for row in range(box.ROWS):
        cost = row_cost(s, row)
        if cost > 0 and cost <= budget:
            bits |= 1 << row
    allow_run(s, ROW.first, bits)
    bits = 0
    for statue in range(box.STATUE_PLACES):
        cost = statue_cost(s, seat, statue)
        if cost > 0 and cost <= budget:
            bits |= 1 << statue
    allow_run(s, STATUE.first, bits)


@rule
def account(s: State, seat: int, monument: int, cost: int, paid: bool) -> None:
    """Stones, force and points of one brick: a statue's levels and free bricks bring no points for their cost."""
    s.bricks_on[seat][monument] += 1
    if paid:
        pay_stones(s, seat, cost)
        s.spent += cost
        s.pieces += 1
        if monument != box.STATUES:
            gain(s, seat, Part.OBELISK + monument, cost)
    if has_tile(s, seat, box.G3):
        gain(s, seat, Part.BRICK_BONUS, box.POINTS_PER_BRICK_G3)


@rule
def reward_column(s: State, seat: int) -> None:
    """The bonus tile above a column, or the points for the complete colonnade (RULES 4.9)."""
    built = s.bricks_on[seat][box.COLONNADE]
    for place in range(box.BONUS_PLACES):
        if built == box.BONUS_COLUMN[place]:
            gain_tile(s, seat, s.bonus_on[place])
    if built == box.COLUMNS:
        points = box.COMPLETION[s.completions]
        s.completions += 1
        emit(s, Event.COMPLETION, seat, s.completions, points)
        gain(s, seat, Part.COMPLETION, points)


@rule
def gain_tile(s: State, seat: int, tile: int) -> None:
    """A bonus tile for the rest of the game; G4 acts at once (RULES 5.6)."""
    s.tiles[seat] |= 1 << tile
    emit(s, Event.GAIN_TILE, seat, tile, 0)
    if tile == box.G4:
        for crew in range(box.CREWS):
            raise_crew(s, seat, crew, box.CREW_STEPS_G4)
        s.grain[seat][box.START_COLOUR] += box.START_GRAIN_FLIPPED - box.START_GRAIN


@rule
def pay_row_bonus(s: State, row: int) -> None:
    """A complete row: a point per brick for whoever has most there, the rightmost brick deciding ties (RULES RU-37)."""
    best = NOBODY
    most = 0
    for place in range(s.row_laid[row] - 1, -1, -1):  # from the right, so that the first of the best stays
        owner = s.row_owner[row][place]
        count = 0
        for other in range(s.row_laid[row]):
            if s.row_owner[row][other] == owner:
                count += 1
        if count > most:
            most = count
            best = owner
    s.rows_won[best] += 1
    emit(s, Event.ROW_BONUS, best, row, most * box.ROW_BONUS)
    gain(s, best, Part.ROWS, most * box.ROW_BONUS)


@rule
def pay_obelisk_bonus(s: State, seat: int) -> None:
    """After the action or the free brick: both markets, or one of choice (D5); once per round (RULES RU-20, RU-21)."""
    bonus = s.level_bonus
    s.level_bonus = NO_BONUS
    if bonus == NO_BONUS or s.obelisk_rewarded[seat] == 1:
        return
    s.obelisk_rewarded[seat] = 1
    if bonus == UPPER_BONUS:
        move_on_market(s, seat, box.GRAIN_MARKET, 1)
        move_on_market(s, seat, box.STONE_MARKET, 1)
    else:
        s.market_due = 1
