"""Cells and positions: where a bought tile goes (D3), which tile is moved (D5), and where to (D6).

Rows and columns are those of the domain's window (RULES 4.7).
"""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.buying import buy_base, buy_upper, may_buy_base, may_buy_upper
from ostracon.games.ankhor.domain import base_place, upper_place
from ostracon.games.ankhor.layout import State
from ostracon.games.ankhor.relocation import (
    may_lift_base,
    may_lift_upper,
    may_move_base,
    may_move_upper,
    name_place,
)
from ostracon.games.ankhor.vocabulary import Decision
from ostracon.kernel.actions import Arg, verb

LETTERS = tuple("abcdefghijklmno")  # columns of the window
ASKED = (Decision.BUY_PLACE, Decision.RELOCATE_SOURCE, Decision.RELOCATE_TARGET)

BASE = verb(
    "base",
    Arg("row", box.WINDOW),
    Arg("column", box.WINDOW, LETTERS[: box.WINDOW], "column"),
    when=ASKED,
    click="cell-{row}-{column}",
)
UPPER = verb(
    "upper",
    Arg("row", box.UPPERS),
    Arg("column", box.UPPERS, LETTERS[: box.UPPERS], "column"),
    when=ASKED,
    click="floor-{row}-{column}",
)


@BASE.may
def may_name_cell(s: State, seat: int, decision: int, row: int, column: int) -> int:
    """A base cell for what is asked (RULES 4.3)."""
    if decision == Decision.BUY_PLACE:
        return may_buy_base(s, seat, row, column)
    if decision == Decision.RELOCATE_SOURCE:
        return may_lift_base(s, seat, row, column)
    return may_move_base(s, seat, row, column)


@BASE.do
def name_cell(s: State, seat: int, decision: int, row: int, column: int) -> None:
    """The tile is bought for the ground, taken up, or to be moved."""
    place = base_place(row, column)
    if decision == Decision.BUY_PLACE:
        buy_base(s, seat, place)
    else:
        name_place(s, seat, decision, place)


@UPPER.may
def may_name_position(s: State, seat: int, decision: int, row: int, column: int) -> int:
    """A first-floor position for what is asked (RULES 4.3)."""
    if decision == Decision.BUY_PLACE:
        return may_buy_upper(s, seat, row, column)
    if decision == Decision.RELOCATE_SOURCE:
        return may_lift_upper(s, seat, row, column)
    return may_move_upper(s, seat, row, column)


@UPPER.do
def name_position(s: State, seat: int, decision: int, row: int, column: int) -> None:
    """The tile is bought for the first floor, taken up, or to be moved."""
    place = upper_place(row, column)
    if decision == Decision.BUY_PLACE:
        buy_upper(s, seat, place)
    else:
        name_place(s, seat, decision, place)
