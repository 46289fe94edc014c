"""Rows, lines of sight and surroundings of the two board sides (RULES 2.5, 4.1, 5.2, 5.4)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides.maps import (
    ADJACENT_PLACE,
    BASE_AT_START,
    CELL_KIND,
    CELLS,
    COLS,
    LAST_BERTH,
    NILE,
    OASIS,
    ORDINARY,
    PALMS,
    PALMS_REACHED,
    PLACE_AT,
    ROW_CELL,
    ROW_LENGTH,
    SITE_CELL,
    SITES,
    START_CELL,
    TRACK_CELL,
)
from ostracon.games.terra_pyramides.vocabulary import Decision

from .positions import Table, at

DESERT, NILE_SIDE = 0, 1
H, V, D, A = range(4)


def row(side: int, r: int, c: int, axis: int) -> list[tuple[int, int]]:
    cell = r * COLS + c
    return [divmod(x, COLS) for x in ROW_CELL[side][cell][axis][: ROW_LENGTH[side][cell][axis]]]


@pytest.mark.parametrize(
    ("cell", "axis", "cells"),
    [
        ((4, 6), H, [(4, 5), (4, 6), (4, 7), (4, 8)]),
        ((4, 6), V, [(4, 6), (5, 6), (6, 6), (7, 6)]),
        ((4, 6), D, [(1, 3), (2, 4), (3, 5), (4, 6)]),
        ((4, 6), A, [(3, 7), (4, 6), (5, 5), (6, 4)]),
        ((2, 5), H, [(2, 4), (2, 5), (2, 6), (2, 7)]),
        ((2, 5), V, [(2, 5), (3, 5), (4, 5), (5, 5)]),
        ((2, 5), D, [(0, 3), (1, 4), (2, 5)]),
        ((2, 5), A, [(1, 6), (2, 5), (3, 4), (4, 3)]),
    ],
)
def test_the_four_rows_of_a_cell(cell: tuple[int, int], axis: int, cells: list[tuple[int, int]]) -> None:
    """X-02: rows end before sites and at the edge, oases are inside."""
    assert row(DESERT, *cell, axis) == cells


def test_counts_of_the_two_sides() -> None:
    """RULES 2.5: the table of the two maps."""
    assert SITES == (22, 20)
    assert [CELL_KIND[side].count(OASIS) for side in (0, 1)] == [8, 6]
    assert [CELL_KIND[side].count(NILE) for side in (0, 1)] == [0, 20]
    assert [CELL_KIND[side].count(ORDINARY) for side in (0, 1)] == [80, 64]
    assert [divmod(c, COLS) for c in START_CELL[DESERT]] == [(3, 5), (4, 5), (5, 4), (5, 5)]
    assert [divmod(c, COLS) for c in START_CELL[NILE_SIDE]] == [(4, 3), (4, 7), (5, 8), (6, 2)]
    assert [bits.bit_count() for bits in BASE_AT_START] == [3, 10]
    assert max(max(lengths) for lengths in ROW_LENGTH[DESERT]) == 4
    assert max(max(lengths) for lengths in ROW_LENGTH[NILE_SIDE]) == 8
    for lengths, cells in zip(ROW_LENGTH[NILE_SIDE], ROW_CELL[NILE_SIDE], strict=True):
        for axis in range(4):
            assert sum(CELL_KIND[NILE_SIDE][c] == ORDINARY for c in cells[axis][: lengths[axis]]) <= 4


@pytest.mark.parametrize(
    ("side", "lonely", "between_two"),
    [
        (DESERT, {(0, 4), (0, 9), (1, 9), (4, 0), (6, 9), (9, 0), (10, 0), (10, 5)}, set()),
        (NILE_SIDE, {(0, 9), (2, 6), (2, 9), (4, 2), (5, 7), (7, 0), (7, 7), (9, 8)}, {(6, 7), (9, 9)}),
    ],
)
def test_cells_beside_sites(
    side: int, lonely: set[tuple[int, int]], between_two: set[tuple[int, int]]
) -> None:
    """RULES 2.5: ordinary cells with no adjacent site, and with two."""
    counts = {
        c: sum(k >= 0 for k in ADJACENT_PLACE[side][c])
        for c in range(CELLS)
        if CELL_KIND[side][c] == ORDINARY
    }
    assert {divmod(c, COLS) for c, n in counts.items() if n == 0} == lonely
    assert {divmod(c, COLS) for c, n in counts.items() if n > 1} == between_two


@pytest.mark.parametrize(
    ("side", "number", "cell"),
    [
        (0, 0, (0, 2)),
        (0, 8, (4, 4)),
        (0, 9, (4, 9)),
        (0, 21, (10, 7)),
        (1, 0, (0, 0)),
        (1, 9, (5, 3)),
        (1, 19, (10, 9)),
    ],
)
def test_place_numbers(side: int, number: int, cell: tuple[int, int]) -> None:
    """RULES 2.5: places are numbered in reading order."""
    assert divmod(SITE_CELL[side][number], COLS) == cell
    assert PLACE_AT[side][cell[0] * COLS + cell[1]] == number


def test_the_boats_course() -> None:
    """RULES 2.5 and X-28: twenty Nile cells, nine palms."""
    assert len(TRACK_CELL) == 20 and LAST_BERTH == 19
    assert divmod(TRACK_CELL[0], COLS) == (0, 2) and divmod(TRACK_CELL[19], COLS) == (10, 7)
    assert PALMS == (3, 5, 7, 9, 11, 13, 15, 17, 19)
    assert [PALMS_REACHED[i] for i in (0, 2, 3, 14, 15, 19)] == [0, 0, 1, 6, 7, 9]


def test_gaps_do_not_stop_a_row_but_stop_workers() -> None:
    """X-03: everything in the row is activated; a worker cannot cross the empty cell."""
    table = Table().lay({(4, 5): "WE"}).base((4, 4), (4, 9)).hold("W")
    table.play(f"place {at(4, 8)}", "row h")
    assert table.s.gold[0] == 2  # the oasis and the eye
    assert table.waiting() == [(4, 5), (4, 8)]
    assert table.ways() == {"w": (4, 4)}
    table.play("worker w")
    assert table.waiting() == [(4, 8)]
    assert table.ways() == {"e": (4, 9)}
    assert table.why("worker w") == "way-blocked"


def test_oasis_as_walkway() -> None:
    """X-04: workers walk over oases and tiles."""
    table = Table().lay({(4, 5): "EE", (4, 6): "EE"}).base((4, 4), (4, 9)).hold("W")
    table.play(f"place {at(4, 8)}", "row h")
    assert table.waiting() == [(4, 8)]
    assert table.ways() == {"e": (4, 9), "w": (4, 4)}


def test_no_passing_over_places() -> None:
    """X-05: the first place in a line is where a worker stops."""
    table = Table().lay({(2, 4): "EE", (2, 5): "EE", (2, 7): "EE"}).base((2, 8), (2, 3)).hold("W")
    table.play(f"place {at(2, 6)}", "row h")
    ways = table.ways()
    assert ways["e"] == (2, 8) and ways["w"] == (2, 3)
    table.play("worker e")
    assert table.place((2, 8)) == (0, 1, 0)


def test_a_worker_may_leave_the_row() -> None:
    """R-14: the direction need not be that of the chosen row."""
    table = Table().base((1, 5)).hold("W")
    table.play(f"place {at(2, 5)}", "row h")
    assert table.ways() == {"n": (1, 5)}


def test_closed_sites_are_no_targets() -> None:
    """R-12: a site without a base can be neither entered nor passed."""
    table = Table().hold("W")
    table.play(f"place {at(0, 4)}", "row v")
    assert table.s.decision == Decision.END_TURN  # (1,5) beside it is closed: taken back unasked
    assert table.s.reserve[0] == 15


def test_rows_of_one_tile_are_legal() -> None:
    """R-08: a row must be chosen, whatever it holds."""
    table = Table().hold("EE")
    table.play(f"place {at(0, 0)}")
    assert table.legal("row") == {"h", "v", "d", "a"}
    table.play("row h")
    assert table.s.gold[0] == 2
