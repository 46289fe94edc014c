"""Domains: free places, adjacency across floors, relocation, the window (RULES 4.1, 4.3.2, 4.7)."""

from __future__ import annotations

import pytest

SQUARE = {(0, 0): "red two", (1, 0): "blue two", (0, 1): "white two", (1, 1): "black two"}


def neighbours(t, n):
    """The numbers of the tiles adjacent to tile n."""
    return {m for m in range(t.s.tile_count[0]) if t.s.touch[0][n] >> m & 1}


def test_first_floor_adjacency(table):
    """X20: side by side upstairs they are a group; each touches its four supports and the other, nothing else."""
    base = {
        (0, 0): "red two",
        (1, 0): "blue two",
        (2, 0): "white two",
        (0, 1): "green two",
        (1, 1): "red jackal",
        (2, 1): "blue jackal",
    }
    t = table().domain(base, {(0, 0): "black two", (1, 0): "black jackal"})
    number = {cell: n for n, cell in enumerate(base)}
    assert neighbours(t, 6) == {number[cell] for cell in ((0, 0), (1, 0), (0, 1), (1, 1))} | {7}
    assert neighbours(t, 7) == {number[cell] for cell in ((1, 0), (2, 0), (1, 1), (2, 1))} | {6}
    assert t.sheet()["colours"] == 2


def test_diagonal_first_floor_tiles_do_not_touch(table):
    """R9, R10: sharing one support is allowed, but corners are not contact."""
    colours = ("red", "blue", "white", "green", "red", "blue", "white", "green", "red")
    names = [
        f"{colour} {kind}"
        for colour, kind in zip(colours, ["two"] * 4 + ["desert"] * 4 + ["depot"], strict=True)
    ]
    base = {(x, y): names[3 * y + x] for x in range(3) for y in range(3)}
    t = table().domain(base, {(0, 0): "black two", (1, 1): "black desert"})
    assert neighbours(t, 9) & {10} == set() and t.sheet()["colours"] == 0


def test_free_first_floor_positions(table):
    """X42: four positions on a 3 x 3 base; after building on one of them the other three are free."""
    colours = ["red", "blue", "white", "green", "black"]
    base = {
        (x, y): f"{colours[(3 * y + x) % 5]} {'two' if 3 * y + x < 5 else 'desert'}"
        for x in range(3)
        for y in range(3)
    }
    t = table().domain(base).price({1: "blue red"}).tokens(blue=2, red=2).row("red jackal")
    t.play("buy 1")
    assert t.s.vacancies[0] == 4
    assert t.why_not("upper 2,0") == "needs-four-tiles"
    t.play("upper 0,0", "waive blue")
    assert t.s.vacancies[0] == 3
    t.play("take white", "take white", "take white").row("white jackal").play("buy 1")
    assert t.why_not("upper 0,0") == "position-taken"
    assert t.legal("upper") == {"upper 1,0", "upper 0,1", "upper 1,1"}


def test_supporting_tiles_stay(table):
    """X29: under a first-floor tile nothing moves, and the tile has nowhere to go: no relocation."""
    t = table().domain(SQUARE, {(0, 0): "red jackal"}).tokens(ankh=2).row("green two")
    assert "relocate" not in t.legal() and t.why_not("relocate") == "nothing-to-move"


def test_supporting_tiles_stay_while_others_move(table):
    """X29, R11: with a fifth base tile only that one may move."""
    t = (
        table()
        .domain({**SQUARE, (2, 0): "green two"}, {(0, 0): "red jackal"})
        .tokens(ankh=1)
        .play("relocate")
    )
    assert t.legal() == {"base 2,0"}
    assert t.why_not("base 0,0") == "tile-covered"
    assert t.why_not("upper 0,0") == "no-other-position"
    assert t.why_not("base 5,5") == "no-tile-there"


def test_a_single_tile_cannot_move(table):
    """R13: there is no other base tile to lie beside."""
    t = table().domain({(0, 0): "red two"}).tokens(ankh=1)
    assert "relocate" not in t.legal()


def test_base_targets(table):
    """4.3.2: beside another base tile, not where it was, not upstairs."""
    t = table().domain({(0, 0): "red two", (1, 0): "blue two"}).tokens(ankh=1).play("relocate", "base 1,0")
    assert t.legal() == {"base -1,0", "base 0,1", "base 0,-1"}
    assert t.why_not("base 1,0") == "same-place"
    assert t.why_not("base 2,0") == "not-beside-a-tile"
    assert t.why_not("base 0,0") == "cell-taken"
    assert t.why_not("upper 0,0") == "stays-on-the-ground"
    t.play("base 0,1")
    assert t.held() == {} and t.supply("ankh") == 4 and t.actor == 0


def test_upper_targets_ignore_colour(table):
    """R14: a first-floor tile may go to any free block, also without its colour."""
    base = {(0, 0): "red two", (0, 1): "red jackal", (1, 0): "blue two", (1, 1): "white two"}
    base |= {(2, 0): "black two", (2, 1): "green two"}
    t = table().domain(base, {(0, 0): "red scarab"}).tokens(ankh=1).play("relocate")
    assert "upper 0,0" in t.legal()
    t.play("upper 0,0")
    assert t.legal() == {"upper 1,0"}
    assert t.why_not("base 3,0") == "stays-upstairs"
    t.play("upper 1,0")
    assert t.sheet()["colours"] == 2  # the two red base tiles; the red scarab is alone now


@pytest.mark.parametrize("split", [True, False])
def test_splitting_the_base(table, split):
    """R12: the middle of a line may leave only where a base may fall into pieces."""
    line = {(0, 0): "red two", (1, 0): "blue two", (2, 0): "white two"}
    t = table(relocate_may_split_base=split).domain(line).tokens(ankh=1).play("relocate")
    assert t.legal() == ({"base 0,0", "base 1,0", "base 2,0"} if split else {"base 0,0", "base 2,0"})
    if split:
        t.play("base 1,0")
        ends = {"base -1,0", "base 0,1", "base 0,-1", "base 2,1", "base 2,-1", "base 3,0"}
        assert t.legal() == ends
    else:
        assert t.why_not("base 1,0") == "would-split-base"
        t.play("base 0,0")
        assert t.legal() == {"base 1,1", "base 1,-1", "base 2,1", "base 2,-1", "base 3,0"}


def test_a_corner_may_go_to_the_other_side(table):
    """R12 without splitting: (1,0) between (0,0) and (1,1) may go to (0,1), which joins them again, and nowhere else."""
    corner = {(1, 0): "red two", (0, 0): "blue two", (1, 1): "white two"}
    t = table(relocate_may_split_base=False).domain(corner).tokens(ankh=1).play("relocate", "base 1,0")
    assert t.legal() == {"base 0,1"}
    assert t.why_not("base 2,1") == "would-split-base"
    t.play("base 0,1")
    assert t.s.bottom[0] == t.s.top[0] - 1


def test_pieces_joined_far_away(table):
    """R12 without splitting: a ring with one gap stays whole if its far side moves into the gap."""
    ring = [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (2, 2), (0, 2), (0, 1)]
    names = [f"{c} {k}" for k in ("two", "desert") for c in ("red", "blue", "white", "green", "black")]
    t = table(relocate_may_split_base=False).domain(dict(zip(ring, names, strict=False))).tokens(ankh=1)
    t.play("relocate", "base 2,0")
    assert t.legal() == {"base 1,2"}


def test_tiles_beside_any_piece(table):
    """R12: after a split new tiles may be laid beside either piece."""
    line = {(0, 0): "red two", (1, 0): "blue two", (2, 0): "white two"}
    t = table().domain(line).tokens(ankh=1, blue=1, red=1).price({1: "blue red"}).row("green two")
    t.play("relocate", "base 1,0", "base 3,0", "buy 1")
    pieces = {
        "base -1,0",
        "base 0,1",
        "base 0,-1",
        "base 1,0",
        "base 2,1",
        "base 2,-1",
        "base 3,1",
        "base 3,-1",
        "base 4,0",
    }
    assert t.legal() == pieces


def line_of(count):
    """A row of different tiles."""
    names = [
        f"{c} {k}" for k in ("two", "desert", "jackal") for c in ("red", "blue", "white", "green", "black")
    ]
    return {(x, 0): names[x] for x in range(count)}


def test_window_of_a_line_of_14(table):
    """X46: 14 above, 14 below and one end; the other end lies outside the window."""
    t = table().domain(line_of(14)).tokens(blue=1, red=1).price({1: "blue red"}).row("white scarab")
    t.s.end_triggered = 1  # such a line has passed the 13th tile
    t.play("buy 1")
    cells = {f"base {x},{y}" for x in range(14) for y in (-1, 1)} | {"base 14,0"}
    assert t.legal() == cells and len(cells) == 29
    assert t.offset(0) == (0, 7)


def test_window_of_a_line_of_15(table):
    """X46: 30 cells, neither end."""
    t = table().domain(line_of(15)).tokens(blue=1, red=1).price({1: "blue red"}).row("white scarab")
    t.s.end_triggered = 1
    t.play("buy 1")
    assert t.legal() == {f"base {x},{y}" for x in range(15) for y in (-1, 1)}


def test_window_of_a_column_of_15(table):
    """X46, upright: the 30 cells beside it, bought for or moved to; neither end."""
    column = {(0, x): name for (x, _), name in line_of(15).items()}
    t = table().domain(column).tokens(blue=1, red=1, ankh=1).price({1: "blue red"}).row("white scarab")
    t.s.end_triggered = 1
    beside = {f"base {x},{y}" for x in (-1, 1) for y in range(15)}
    t.play("relocate", "base 0,14")
    assert t.legal() == beside - {"base -1,14", "base 1,14"}
    t = table().domain(column).tokens(blue=1, red=1).price({1: "blue red"}).row("white scarab")
    t.s.end_triggered = 1
    assert t.play("buy 1").legal() == beside


@pytest.mark.parametrize("support", [(0, 0), (0, 1)])
def test_first_floor_in_the_corner_of_the_window(table, support):
    """4.3.1: a position is open if one of the tiles below it has the colour, the lower or the upper left one too."""
    colours = ("red", "blue", "white", "green")
    names = iter([f"{c} {k}" for k in ("two", "desert", "jackal", "scarab") for c in colours])
    cells = [(x, 0) for x in range(15)] + [(0, 1), (1, 1)]
    t = table().domain({cell: "black two" if cell == support else next(names) for cell in cells})
    t.s.end_triggered = 1
    t.tokens(blue=1, red=1).price({1: "blue red"}).row("black scarab")
    assert t.play("buy 1").legal("upper") == {"upper 0,0"}


def test_window_follows_the_box(table):
    """4.7: the box is centred; in D6 it still holds the tile being moved, afterwards it does not."""
    t = table().domain({(0, 0): "red two", (1, 0): "blue two", (2, 0): "white two"}).tokens(ankh=1)
    assert t.offset(0) == (6, 7)
    t.play("relocate", "base 2,0")
    assert t.offset(0) == (6, 7)
    t.play("base 0,1")
    assert t.offset(0) == (6, 6)  # width 2, height 2
