"""Which tiles may be relocated, and where to (RULES 4.3.2)."""

from __future__ import annotations

from ostracon.games.ankhor.components import WINDOW
from ostracon.games.ankhor.domain import base_place, column_of, free_cells, group_of, row_of
from ostracon.games.ankhor.layout import MARGIN, State
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.target import rule

MAY_SPLIT = 0  # value of the option relocate_may_split_base


@rule
def base_tiles(s: State, seat: int) -> int:
    """Bits of a player's base tiles."""
    return ((1 << s.tile_count[seat]) - 1) & ~s.upstairs[seat]


@rule
def base_sources(s: State, seat: int) -> int:
    """Bits of the base tiles that are not covered, if there are at least two base tiles (R11, R13).

    Where a relocation may split the base, each of them has a target.
    """
    base = base_tiles(s, seat)
    return base & ~s.covered[seat] if base & (base - 1) != 0 else 0


@rule
def upper_sources(s: State, seat: int) -> int:
    """Bits of the first-floor tiles that may be moved: all of them if another position is free."""
    return s.upstairs[seat] if s.vacancies[seat] > 0 else 0


@rule
def may_relocate(s: State, seat: int) -> bool:
    """Whether some tile has somewhere to go (an ankh apart)."""
    if upper_sources(s, seat) != 0:
        return True
    sources = base_sources(s, seat)
    if s.relocate_may_split_base == MAY_SPLIT:
        return sources != 0
    while sources != 0:
        if has_base_target(s, seat, lowest_bit(sources)):
            return True
        sources &= sources - 1
    return False


@rule
def has_base_target(s: State, seat: int, n: int) -> bool:
    """Whether base tile n, a source, has somewhere to go."""
    if not splits_base(s, seat, n):
        return True
    pick_up(s, seat, n)
    found = False
    for row in range(WINDOW):
        if not found and base_targets(s, seat, n, row, True) != 0:
            found = True
    put_back(s, seat, n)
    return found


@rule
def splits_base(s: State, seat: int, n: int) -> bool:
    """Whether the base falls into pieces without tile n and must not (R12)."""
    if s.relocate_may_split_base == MAY_SPLIT:
        return False
    rest = base_tiles(s, seat) & ~(1 << n)
    return group_of(s, seat, rest & -rest, rest) != rest


@rule
def pick_up(s: State, seat: int, n: int) -> None:
    """Take a base tile off the ground for a moment, to see where it could go."""
    place = s.place[seat][n]
    s.ground[seat][row_of(place) + MARGIN] &= ~(1 << column_of(place))


@rule
def put_back(s: State, seat: int, n: int) -> None:
    """Undo `pick_up`."""
    place = s.place[seat][n]
    s.ground[seat][row_of(place) + MARGIN] |= 1 << column_of(place)


@rule
def base_targets(s: State, seat: int, n: int, row: int, must_join: bool) -> int:
    """Bits of the cells of a row to which base tile n, picked up, may go.

    With `must_join` only those that make the base one piece again.
    """
    cells = free_cells(s, seat, row)
    place = s.place[seat][n]
    if row == row_of(place):
        cells &= ~(1 << column_of(place))
    if not must_join or cells == 0:
        return cells
    # Only a cell between two base tiles can join pieces.
    here = s.ground[seat][row + MARGIN]
    below = s.ground[seat][row + MARGIN - 1]
    above = s.ground[seat][row + MARGIN + 1]
    candidates = cells & (
        (here << 1 & here >> 1) | (below & above) | ((here << 1 | here >> 1) & (below | above))
    )
    joining = 0
    while candidates != 0:
        column = lowest_bit(candidates)
        candidates &= candidates - 1
        if joins_base(s, seat, n, base_place(row, column)):
            joining |= 1 << column
    return joining


@rule
def joins_base(s: State, seat: int, n: int, cell: int) -> bool:
    """Whether the base is in one piece with tile n on this cell."""
    rest = base_tiles(s, seat) & ~(1 << n)
    beside = 0
    tiles = rest
    while tiles != 0:
        other = lowest_bit(tiles)
        tiles &= tiles - 1
        distance = abs(cell - s.place[seat][other])
        if distance == base_place(0, 1) or distance == base_place(1, 0):
            beside |= 1 << other
    return group_of(s, seat, beside, rest) == rest
