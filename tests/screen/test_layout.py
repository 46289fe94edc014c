"""Layouts of a board for narrow screens."""

from __future__ import annotations

import pytest

from ostracon.screen.layout import GAP, stacked


def test_rows_fill_the_width_and_stand_below_each_other() -> None:
    layout = stacked([[(0, 0, 400, 200)], [(0, 200, 100, 100), (300, 200, 50, 100)]], width=800)
    wide, left, right = layout.regions
    assert (wide.left, wide.top, wide.scale) == (0, 0, 2)
    assert left.top == right.top == 400 + GAP
    assert right.left + right.w * right.scale == pytest.approx(800, abs=0.1)
    assert right.left - left.w * left.scale == pytest.approx(GAP, abs=0.1)
    assert layout.height == pytest.approx(left.top + left.h * left.scale, abs=0.1)


def test_a_point_of_the_board_lies_in_one_region_or_in_none() -> None:
    layout = stacked([[(0, 0, 400, 200)], [(0, 200, 100, 100)]])
    assert layout.region(10, 10) is layout.regions[0]
    assert layout.region(99.9, 200) is layout.regions[1]
    assert layout.region(100, 200) is None
