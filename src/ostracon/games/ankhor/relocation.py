"""Relocation: an ankh moves one of your tiles; which one, and where to (RULES 4.3.2). Both are named with the verbs of
laying.py.
"""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.domain import (
    base_place,
    column_of,
    free_cells,
    group_of,
    move_tile,
    row_of,
    tile_on,
    upper_place,
    why_no_cell,
    why_no_position,
)
from ostracon.games.ankhor.layout import MARGIN, NONE, State
from ostracon.games.ankhor.tokens import give_back, usable_ankhs
from ostracon.games.ankhor.vocabulary import Decision, Event, Reason, busy
from ostracon.kernel.actions import verb
from ostracon.kernel.business import ask
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

MAY_SPLIT = 0  # value of the option relocate_may_split_base

RELOCATE = verb("relocate", when=(Decision.TURN_MAIN, Decision.TURN_POST), closed=busy)


@RELOCATE.may
def may_relocate(s: State, seat: int) -> int:
    """With a usable ankh and a tile that has somewhere to go (D1, D8)."""
    if usable_ankhs(s, seat) == 0:
        return Reason.NO_ANKH
    return Reason.LEGAL if has_source(s, seat) else Reason.NOTHING_TO_MOVE


@RELOCATE.do
def relocate(s: State, seat: int) -> None:
    """The ankh is spent, then the tile is named (D5)."""
    give_back(s, seat, box.ANKH, 1)
    emit(s, Event.RELOCATE, seat, 0, 0)
    ask(s, Decision.RELOCATE_SOURCE, seat)


@rule
def may_lift_base(s: State, seat: int, row: int, column: int) -> int:
    """Whether the tile on this cell can be moved: nothing rests on it, and it has somewhere to go (D5)."""
    if s.ground[seat][row + MARGIN] >> column & 1 == 0:
        return Reason.NO_TILE_THERE
    n = tile_on(s, seat, base_place(row, column))
    if s.covered[seat] >> n & 1 == 1:
        return Reason.TILE_COVERED
    return Reason.LEGAL if has_base_target(s, seat, n) else Reason.WOULD_SPLIT_BASE


@rule
def may_lift_upper(s: State, seat: int, row: int, column: int) -> int:
    """Whether the tile on this position can be moved: another position is free (D5)."""
    if s.floor[seat][row + MARGIN] >> column & 1 == 0:
        return Reason.NO_TILE_THERE
    return Reason.LEGAL if s.vacancies[seat] > 0 else Reason.NO_OTHER_POSITION


@rule
def may_move_base(s: State, seat: int, row: int, column: int) -> int:
    """Whether the tile taken up can go on this cell (D6; R12)."""
    n = s.tile_in_question
    place = base_place(row, column)
    if s.upstairs[seat] >> n & 1 == 1:
        return Reason.STAYS_UPSTAIRS
    if place == s.place[seat][n]:
        return Reason.SAME_PLACE
    pick_up(s, seat, n)
    reason = why_no_cell(s, seat, row, column)
    put_back(s, seat, n)
    if reason == Reason.LEGAL and splits_base(s, seat, n) and not joins_base(s, seat, n, place):
        return Reason.WOULD_SPLIT_BASE
    return reason


@rule
def may_move_upper(s: State, seat: int, row: int, column: int) -> int:
    """Whether the tile taken up can go on this position (D6)."""
    n = s.tile_in_question
    if s.upstairs[seat] >> n & 1 == 0:
        return Reason.STAYS_ON_THE_GROUND
    if upper_place(row, column) == s.place[seat][n]:
        return Reason.SAME_PLACE
    return why_no_position(s, seat, row, column)


@rule
def name_place(s: State, seat: int, decision: int, place: int) -> None:
    """The tile on this place is taken up (D5), or the one taken up is to go there (D6)."""
    if decision == Decision.RELOCATE_SOURCE:
        s.tile_in_question = tile_on(s, seat, place)
        ask(s, Decision.RELOCATE_TARGET, seat)
    else:
        s.place_in_question = place


@rule
def finish_relocation(s: State, seat: int) -> None:
    """The tile goes to its new place: bonus tokens follow the groups, nothing else happens (D6, R15)."""
    n = s.tile_in_question
    place = s.place_in_question
    s.tile_in_question = NONE
    s.place_in_question = NONE
    emit(s, Event.MOVED, seat, s.tile[seat][n], 0)
    move_tile(s, seat, n, place)


# ---- sources and targets -----------------------------------------------------------------------------------


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
def has_source(s: State, seat: int) -> bool:
    """Whether some tile has somewhere to go."""
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
    for row in range(box.WINDOW):
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
