"""The monuments: which spaces are available, and what a brick on them gives (RULES 4.9)."""

from __future__ import annotations

from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia_sands.actions import COLUMN, OBELISK_LEVEL, ROW, STATUE
from ostracon.games.egizia_sands.components import (
    BONUS_COLUMN,
    BONUS_PLACES,
    COLONNADE,
    COLUMN_COSTS,
    COLUMNS,
    COMPLETION,
    CREW_STEPS_G4,
    CREWS,
    FEWEST_PLAYERS,
    G3,
    G4,
    GRAIN_MARKET,
    LEVELS,
    LOWER_LEVELS,
    OBELISK,
    OBELISK_COSTS,
    OBELISK_SITE,
    OPEN_STATUES,
    POINTS_PER_BRICK_G3,
    PYRAMID,
    PYRAMID_SITE,
    ROW_BONUS,
    ROW_COST,
    ROW_LENGTH,
    ROWS,
    START_COLOUR,
    START_GRAIN,
    START_GRAIN_FLIPPED,
    STATUE_COSTS,
    STATUE_LEVELS,
    STATUE_PLACES,
    STATUES,
    STONE_MARKET,
    SUPPORT,
)
from ostracon.games.egizia_sands.effects import has_tile, move_on_market, raise_crew
from ostracon.games.egizia_sands.events import (
    E_COLUMN,
    E_COMPLETION,
    E_GAIN_TILE,
    E_OBELISK,
    E_ROW,
    E_ROW_BONUS,
    E_STATUE,
)
from ostracon.games.egizia_sands.layout import (
    LOWER_BONUS,
    NO_BONUS,
    NOBODY,
    PART_BRICK_BONUS,
    PART_COMPLETION,
    PART_OBELISK,
    PART_ROWS,
    UPPER_BONUS,
    State,
)
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

DEAR = 99  # above every cost

# ---- what a space costs; 0 when none is available ----------------------------------------------------------------


@rule
def obelisk_cost(s: State) -> int:
    """The cost of the lowest empty level."""
    return OBELISK_COSTS[s.obelisk_count] if s.obelisk_count < LEVELS else 0


@rule
def column_cost(s: State, seat: int) -> int:
    """The cost of a player's next column."""
    built = s.bricks_on[seat][COLONNADE]
    return COLUMN_COSTS[built] if built < COLUMNS else 0


@rule
def row_is_open(s: State, row: int) -> bool:
    """Whether the next space of a pyramid row exists and rests on two bricks, with two players of its own side."""
    n = s.players - FEWEST_PLAYERS
    laid = s.row_laid[row]
    if laid >= ROW_LENGTH[n][row]:
        return False
    return row == 0 or s.row_laid[row - 1] >= SUPPORT[n][row][laid]


@rule
def row_cost(s: State, row: int) -> int:
    """The cost of the next space of a pyramid row."""
    return ROW_COST[s.players - FEWEST_PLAYERS][row] if row_is_open(s, row) else 0


@rule
def statue_cost(s: State, seat: int, statue: int) -> int:
    """The cost of a player's next level of a statue; one level per statue and round (RULES RU-22)."""
    level = s.statue[seat][statue]
    if level == STATUE_LEVELS or statue >= OPEN_STATUES[s.players - FEWEST_PLAYERS]:
        return 0
    return STATUE_COSTS[level] if (s.statues_built[seat] >> statue) & 1 == 0 else 0


@rule
def cheaper(cost: int, least: int) -> int:
    """The lesser of two costs, of which the first may be 0 for none."""
    return cost if cost > 0 and cost < least else least


@rule
def cheapest_piece(s: State, seat: int, site: int) -> int:
    """`m`: the cheapest available space of a zone for a player; DEAR when there is none (RULES 4.8)."""
    least = DEAR
    if site == OBELISK_SITE:
        least = cheaper(column_cost(s, seat), cheaper(obelisk_cost(s), least))
    elif site == PYRAMID_SITE:
        for row in range(ROWS):
            least = cheaper(row_cost(s, row), least)
        for statue in range(STATUE_PLACES):
            least = cheaper(statue_cost(s, seat, statue), least)
    elif s.sphinx_count > 0:
        least = 1
    return least


@rule
def free_places(s: State, seat: int) -> int:
    """D4: bits from OBELISK_LEVEL on of the spaces for a free brick; statues take none (RULES RU-23)."""
    bits = 0
    if s.obelisk_count < LEVELS:
        bits |= 1
    if s.bricks_on[seat][COLONNADE] < COLUMNS:
        bits |= 1 << (COLUMN - OBELISK_LEVEL)
    for row in range(ROWS):
        if row_is_open(s, row):
            bits |= 1 << (ROW + row - OBELISK_LEVEL)
    return bits


# ---- placing a brick ---------------------------------------------------------------------------------------------


@rule
def lay_brick(s: State, action: int, paid: bool) -> None:
    """Pay, place, points for the cost, G3, then what the space brings (RULES RU-75)."""
    seat = s.active
    if action == OBELISK_LEVEL:
        cost = obelisk_cost(s)
        emit(s, E_OBELISK, seat, s.obelisk_count, cost)
        s.level_bonus = max(s.level_bonus, UPPER_BONUS if s.obelisk_count >= LOWER_LEVELS else LOWER_BONUS)
        s.obelisk[s.obelisk_count] = seat
        s.obelisk_count += 1
        account(s, seat, OBELISK, cost, paid)
    elif action == COLUMN:
        cost = column_cost(s, seat)
        emit(s, E_COLUMN, seat, s.bricks_on[seat][COLONNADE], cost)
        account(s, seat, COLONNADE, cost, paid)
        reward_column(s, seat)
    elif action < STATUE:
        row = action - ROW
        cost = row_cost(s, row)
        emit(s, E_ROW, seat, row, cost)
        s.row_owner[row][s.row_laid[row]] = seat
        s.row_laid[row] += 1
        account(s, seat, PYRAMID, cost, paid)
        if s.row_laid[row] == ROW_LENGTH[s.players - FEWEST_PLAYERS][row]:
            pay_row_bonus(s, row)
    else:
        statue = action - STATUE
        cost = statue_cost(s, seat, statue)
        s.statue[seat][statue] += 1
        s.statues_built[seat] |= 1 << statue
        emit(s, E_STATUE, seat, statue, s.statue[seat][statue])
        account(s, seat, STATUES, cost, paid)


@rule
def account(s: State, seat: int, monument: int, cost: int, paid: bool) -> None:
    """Stones, force and points of one brick: a statue's levels and free bricks bring no points for their cost."""
    s.bricks_on[seat][monument] += 1
    if paid:
        pay_stones(s, seat, cost)
        s.spent += cost
        s.pieces += 1
        if monument != STATUES:
            gain(s, seat, PART_OBELISK + monument, cost)
    if has_tile(s, seat, G3):
        gain(s, seat, PART_BRICK_BONUS, POINTS_PER_BRICK_G3)


@rule
def reward_column(s: State, seat: int) -> None:
    """The bonus tile above a column, or the points for the complete colonnade (RULES 4.9)."""
    built = s.bricks_on[seat][COLONNADE]
    for place in range(BONUS_PLACES):
        if built == BONUS_COLUMN[place]:
            gain_tile(s, seat, s.bonus_on[place])
    if built == COLUMNS:
        points = COMPLETION[s.completions]
        s.completions += 1
        emit(s, E_COMPLETION, seat, s.completions, points)
        gain(s, seat, PART_COMPLETION, points)


@rule
def gain_tile(s: State, seat: int, tile: int) -> None:
    """A bonus tile for the rest of the game; G4 acts at once (RULES 5.6)."""
    s.tiles[seat] |= 1 << tile
    emit(s, E_GAIN_TILE, seat, tile, 0)
    if tile == G4:
        for crew in range(CREWS):
            raise_crew(s, seat, crew, CREW_STEPS_G4)
        s.grain[seat][START_COLOUR] += START_GRAIN_FLIPPED - START_GRAIN


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
    emit(s, E_ROW_BONUS, best, row, most * ROW_BONUS)
    gain(s, best, PART_ROWS, most * ROW_BONUS)


@rule
def pay_obelisk_bonus(s: State, seat: int) -> None:
    """After the action or the free brick: both markets, or one of choice (D5); once per round (RULES RU-20, RU-21)."""
    bonus = s.level_bonus
    s.level_bonus = NO_BONUS
    if bonus == NO_BONUS or s.obelisk_rewarded[seat] == 1:
        return
    s.obelisk_rewarded[seat] = 1
    if bonus == UPPER_BONUS:
        move_on_market(s, seat, GRAIN_MARKET, 1)
        move_on_market(s, seat, STONE_MARKET, 1)
    else:
        s.market_due = 1
