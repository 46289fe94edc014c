"""A player's domain: laying and lifting tiles, neighbours, groups, bonuses, free places (RULES 4.1, 6.1).

Everything is kept up to date where a tile comes or goes; nothing walks through the whole domain.
"""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.layout import FLOOR, HALF_ROW, MARGIN, NONE, State
from ostracon.games.ankhor.vocabulary import Event, Reason
from ostracon.kernel.machine import bit_count, lowest_bit
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

WHOLE_ROW = (1 << box.WINDOW) - 1
CELL_ROW = 2 * HALF_ROW  # places from one row of cells to the next
# Whether two tiles are adjacent, by the distance of their places: neighbours in a row, in a column, or a
# first-floor tile and one of the four below it.
ADJACENT = tuple(int(d in (2, CELL_ROW, HALF_ROW - 1, HALF_ROW + 1)) for d in range(box.WINDOW * CELL_ROW))


# ---- places ------------------------------------------------------------------------------------------------


@rule
def base_place(row: int, column: int) -> int:
    """The place of a base cell."""
    return row * CELL_ROW + 2 * column


@rule
def upper_place(row: int, column: int) -> int:
    """The place of a first-floor position, named after the lowest leftmost of its four cells."""
    return row * CELL_ROW + 2 * column + FLOOR


@rule
def is_upper(place: int) -> bool:
    """Whether a place is on the first floor."""
    return place & 1 == 1


@rule
def row_of(place: int) -> int:
    """The row of a cell or position in the window."""
    return place >> 6


@rule
def column_of(place: int) -> int:
    """The column of a cell or position in the window."""
    return (place & (HALF_ROW - 1)) >> 1


@rule
def tile_on(s: State, seat: int, place: int) -> int:
    """The number of the tile on a place; NONE if there is none."""
    for n in range(s.tile_count[seat]):
        if s.place[seat][n] == place:
            return n
    return NONE


# ---- groups and bonus tokens -------------------------------------------------------------------------------


@rule
def group_of(s: State, seat: int, start: int, among: int) -> int:
    """All tiles of `among` connected with those of `start` (sets of tiles, as bits)."""
    group = start
    edge = start
    while edge != 0:
        reached = s.touch[seat][lowest_bit(edge)] & among & ~group
        group |= reached
        edge = edge & (edge - 1) | reached
    return group


@rule
def bonuses_through(s: State, seat: int, n: int, others: int) -> int:
    """How many more groups of five there are among `others` with tile n than without it (RULES 6.1)."""
    beside = s.touch[seat][n] & others
    if beside == 0:
        return 0
    joined = 0
    apart = 0
    while beside != 0:
        group = group_of(s, seat, beside & -beside, others)
        if bit_count(group) >= box.BONUS_GROUP:
            apart += 1
        joined |= group
        beside &= ~group
    together = 1 if bit_count(joined) + 1 >= box.BONUS_GROUP else 0
    return together - apart


@rule
def surplus(s: State, seat: int, family: int) -> int:
    """How many bonus tokens the groups of a family can keep beyond one each: one for every full five (RULES 6.1)."""
    fives = 0
    while family != 0:
        group = group_of(s, seat, family & -family, family)
        family &= ~group
        if bit_count(group) >= box.BONUS_GROUP:
            fives += bit_count(group) // box.BONUS_GROUP - 1
    return fives


@rule
def earn(s: State, seat: int, n: int, family: int, others: int) -> None:
    """Bonus tokens for bought tile n: a group that has become large enough earns one, groups that grow together keep
    theirs (RULES 6.1, R19).
    """
    more = bonuses_through(s, seat, n, others)
    if more > 0:
        s.bonus[seat] += more
    else:
        s.kept[seat][family] -= more


@rule
def settle(s: State, seat: int, n: int, family: int, tiles: int, had: int, group: int) -> None:
    """Bonus tokens of a family after tile n was moved: `had` is what its old place counted for, `group` the one that
    it made large enough there (RULES 6.1, R19).
    """
    bit = 1 << n
    has = bonuses_through(s, seat, n, tiles & ~bit)
    kept = s.kept[seat][family]
    keeps = kept - (has - had)
    keeps = min(keeps, surplus(s, seat, tiles)) if keeps > 0 else 0
    change = has - had + keeps - kept
    s.kept[seat][family] = keeps
    s.bonus[seat] += change
    both = 0
    if had > 0 and has > 0 and group_of(s, seat, bit, tiles) & group == bit:
        both = 1  # one group has lost its token, another has earned one
    tell_bonus(s, seat, both + max(0, -change), both + max(0, change))


@rule
def tell_bonus(s: State, seat: int, lost: int, won: int) -> None:
    """Tell everybody what a tile has done to a player's bonus tokens."""
    if lost > 0:
        emit(s, Event.BONUS_LOST, seat, lost, 0)
    if won > 0:
        emit(s, Event.BONUS, seat, won, 0)


# ---- laying and lifting ------------------------------------------------------------------------------------


@rule
def add_tile(s: State, seat: int, tile: int, place: int) -> None:
    """A bought tile becomes part of the domain (RULES 4.3.4)."""
    n = s.tile_count[seat]
    bit = 1 << n
    colour = box.TILE_COLOUR[tile]
    kind = box.TILE_KIND[tile]
    s.tile_count[seat] = n + 1
    s.tile[seat][n] = tile
    if kind == box.DEPOT:
        s.depots[seat][box.DEPOT_RESOURCE[tile]] += 1
    if is_upper(place):
        s.upstairs[seat] |= bit
    lay(s, seat, n, place)
    earn(s, seat, n, colour, s.of_colour[seat][colour])
    s.of_colour[seat][colour] |= bit
    if kind < box.ANIMALS:
        earn(s, seat, n, box.RESOURCES + kind, s.of_animal[seat][kind])
        s.of_animal[seat][kind] |= bit


@rule
def move_tile(s: State, seat: int, n: int, place: int) -> None:
    """A relocated tile goes to another place of its floor; bonus tokens follow (RULES 4.3.2)."""
    bit = 1 << n
    colour = box.TILE_COLOUR[s.tile[seat][n]]
    kind = box.TILE_KIND[s.tile[seat][n]]
    alike = s.of_colour[seat][colour]
    animals = s.of_animal[seat][kind] if kind < box.ANIMALS else 0
    by_colour = bonuses_through(s, seat, n, alike & ~bit)
    by_animal = bonuses_through(s, seat, n, animals & ~bit)
    colour_group = group_of(s, seat, bit, alike) if by_colour > 0 else 0
    animal_group = group_of(s, seat, bit, animals) if by_animal > 0 else 0
    lift(s, seat, n)
    lay(s, seat, n, place)
    settle(s, seat, n, colour, alike, by_colour, colour_group)
    if kind < box.ANIMALS:
        settle(s, seat, n, box.RESOURCES + kind, animals, by_animal, animal_group)


@rule
def lay(s: State, seat: int, n: int, place: int) -> None:
    """Tile n comes to lie on a free place: neighbours, supports, free positions."""
    s.place[seat][n] = place
    connect(s, seat, n, place)
    row = row_of(place)
    bit = 1 << column_of(place)
    if is_upper(place):
        s.floor[seat][row + MARGIN] |= bit
        survey(s, seat, row)
        cover(s, seat, s.touch[seat][n] & ~s.upstairs[seat])
    else:
        s.ground[seat][row + MARGIN] |= bit
        survey(s, seat, row - 1)
        survey(s, seat, row)
        centre(s, seat)


@rule
def lift(s: State, seat: int, n: int) -> None:
    """Tile n is in the player's hand: what `lay` has done is taken back, but the window stays."""
    place = s.place[seat][n]
    row = row_of(place)
    bit = 1 << column_of(place)
    if is_upper(place):
        s.floor[seat][row + MARGIN] &= ~bit
        survey(s, seat, row)
        uncover(s, seat, n)
    else:
        s.ground[seat][row + MARGIN] &= ~bit
        survey(s, seat, row - 1)
        survey(s, seat, row)
    neighbours = s.touch[seat][n]
    while neighbours != 0:
        s.touch[seat][lowest_bit(neighbours)] &= ~(1 << n)
        neighbours &= neighbours - 1
    s.touch[seat][n] = 0


@rule
def connect(s: State, seat: int, n: int, place: int) -> None:
    """Note which tiles are adjacent to tile n: two steps of the fine grid away (RULES 4.1, R9)."""
    bit = 1 << n
    neighbours = 0
    for other in range(s.tile_count[seat]):
        distance = abs(place - s.place[seat][other])
        if ADJACENT[distance] == 1:
            neighbours |= 1 << other
            s.touch[seat][other] |= bit
    s.touch[seat][n] = neighbours


@rule
def survey(s: State, seat: int, row: int) -> None:
    """Find the free first-floor positions of a row: four base tiles below, nothing there yet (RULES 4.1)."""
    pairs = s.ground[seat][row + MARGIN] & s.ground[seat][row + MARGIN + 1]
    free = pairs & pairs >> 1 & ~s.floor[seat][row + MARGIN]
    before = s.vacant[seat][row + MARGIN]
    if free != before:
        s.vacancies[seat] += bit_count(free) - bit_count(before)
        s.vacant[seat][row + MARGIN] = free


@rule
def cover(s: State, seat: int, supports: int) -> None:
    """Base tiles get a first-floor tile: depots among them stop storing (RULES 4.3.4)."""
    fresh = supports & ~s.covered[seat]
    s.covered[seat] |= supports
    while fresh != 0:
        tile = s.tile[seat][lowest_bit(fresh)]
        fresh &= fresh - 1
        if box.TILE_KIND[tile] == box.DEPOT:
            s.depots[seat][box.DEPOT_RESOURCE[tile]] -= 1
            emit(s, Event.DEPOT_COVERED, seat, box.DEPOT_RESOURCE[tile], 0)


@rule
def uncover(s: State, seat: int, n: int) -> None:
    """First-floor tile n leaves: base tiles with no other one on them lie open, depots store again (R16)."""
    supports = s.touch[seat][n] & ~s.upstairs[seat]
    others = s.upstairs[seat] & ~(1 << n)
    while supports != 0:
        support = lowest_bit(supports)
        supports &= supports - 1
        if s.touch[seat][support] & others == 0:
            s.covered[seat] &= ~(1 << support)
            tile = s.tile[seat][support]
            if box.TILE_KIND[tile] == box.DEPOT:
                s.depots[seat][box.DEPOT_RESOURCE[tile]] += 1
                emit(s, Event.DEPOT_OPEN, seat, box.DEPOT_RESOURCE[tile], 0)


# ---- the window --------------------------------------------------------------------------------------------


@rule
def centre(s: State, seat: int) -> None:
    """Find the box of the base again and bring it to the middle of the window (RULES 4.7)."""
    columns = 0
    low = NONE
    high = NONE
    for row in range(box.WINDOW):
        bits = s.ground[seat][row + MARGIN]
        if bits != 0:
            columns |= bits
            high = row
            if low == NONE:
                low = row
    left = lowest_bit(columns)
    width = 0
    while columns >> (left + width) != 0:
        width += 1
    right = (box.WINDOW - width) // 2 - left
    up = (box.WINDOW - (high - low + 1)) // 2 - low
    if right != 0 or up != 0:
        shift(s, seat, right, up, low, high)
    s.bottom[seat] = low + up
    s.top[seat] = high + up


@rule
def shift(s: State, seat: int, right: int, up: int, low: int, high: int) -> None:
    """Move rows `low` to `high` of a domain, and every tile, inside the window."""
    for i in range(high - low + 1):
        row = (high - i if up > 0 else low + i) + MARGIN
        ground = s.ground[seat][row]
        floor = s.floor[seat][row]
        vacant = s.vacant[seat][row]
        s.ground[seat][row] = 0
        s.floor[seat][row] = 0
        s.vacant[seat][row] = 0
        s.ground[seat][row + up] = ground << right if right >= 0 else ground >> -right
        s.floor[seat][row + up] = floor << right if right >= 0 else floor >> -right
        s.vacant[seat][row + up] = vacant << right if right >= 0 else vacant >> -right
    for n in range(s.tile_count[seat]):
        s.place[seat][n] += base_place(up, right)


@rule
def free_cells(s: State, seat: int, row: int) -> int:
    """Bits of the empty base cells of a row that share a side with a base tile (RULES 4.1)."""
    here = s.ground[seat][row + MARGIN]
    around = here << 1 | here >> 1 | s.ground[seat][row + MARGIN - 1] | s.ground[seat][row + MARGIN + 1]
    return around & ~here & WHOLE_ROW


@rule
def why_no_cell(s: State, seat: int, row: int, column: int) -> int:
    """Why no tile can be laid on a base cell; LEGAL if one can."""
    if s.ground[seat][row + MARGIN] >> column & 1 == 1:
        return Reason.CELL_TAKEN
    return Reason.LEGAL if free_cells(s, seat, row) >> column & 1 == 1 else Reason.NOT_BESIDE_A_TILE


@rule
def why_no_position(s: State, seat: int, row: int, column: int) -> int:
    """Why no tile can be laid on a first-floor position; LEGAL if one can."""
    if s.floor[seat][row + MARGIN] >> column & 1 == 1:
        return Reason.POSITION_TAKEN
    return Reason.LEGAL if s.vacant[seat][row + MARGIN] >> column & 1 == 1 else Reason.NEEDS_FOUR_TILES


@rule
def is_supported_by(s: State, seat: int, place: int, tiles: int) -> bool:
    """Whether one of these base tiles lies under a first-floor position."""
    while tiles != 0:
        if ADJACENT[abs(place - s.place[seat][lowest_bit(tiles)])] == 1:
            return True
        tiles &= tiles - 1
    return False


@rule
def positions_on(s: State, seat: int, n: int, above: int) -> int:
    """Bits of the free positions that lie on base tile n: in its own row (`above` 0) or the lower (-1)."""
    place = s.place[seat][n]
    return s.vacant[seat][row_of(place) + above + MARGIN] & 3 << column_of(place) >> 1


@rule
def may_build_up(s: State, seat: int, colour: int) -> bool:
    """Whether a free first-floor position lies on a base tile of this colour (RULES 4.3.1)."""
    if s.vacancies[seat] == 0:
        return False
    supports = s.of_colour[seat][colour] & ~s.upstairs[seat]
    while supports != 0:
        n = lowest_bit(supports)
        supports &= supports - 1
        if positions_on(s, seat, n, 0) | positions_on(s, seat, n, -1) != 0:
            return True
    return False
