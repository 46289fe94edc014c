"""One test per tile face and version: what a row of this tile alone gives (RULES 2.4, 5.3)."""

from __future__ import annotations

import pytest

from ostracon.games.terra_pyramides import components as box

from .positions import Table, at

COLOURS = ("red", "blue", "black", "yellow", "green", "brown")
# id: worker, eyes, block, offerings, oasis
FACES: dict[str, tuple[int, int, str, int, int]] = {
    "W": (1, 0, "", 0, 0),
    "EE": (0, 2, "", 0, 0),
    "WE": (1, 1, "", 0, 0),
    **{f"B_{c}": (0, 0, c, 0, 0) for c in COLOURS},
    **{f"WB_{c}": (1, 0, c, 0, 0) for c in COLOURS},
    **{f"EB_{c}": (0, 1, c, 0, 0) for c in COLOURS},
    "F3": (0, 0, "", 3, 0),
    "F2": (0, 0, "", 2, 0),
    "EE_H": (0, 2, "", 0, 0),
    **{f"FB_{c}": (0, 0, c, 1, 0) for c in COLOURS},
    "OW": (1, 0, "", 0, 1),
    **{f"OB_{c}": (0, 0, c, 0, 1) for c in COLOURS},
}


def test_every_tile_is_tested() -> None:
    """The list above is the printed set."""
    assert set(FACES) == set(box.TILE_IDS)


@pytest.mark.parametrize(
    ("name", "version"),
    [(name, v) for name in FACES for v in (1, 2, 3) if box.TILE_SET[box.TILE_IDS.index(name)] <= v],
)
def test_what_a_tile_gives(name: str, version: int) -> None:
    """RULES 5.3: worker, eyes, block, offerings and oasis of each face."""
    worker, eyes, block, offerings, oasis = FACES[name]
    table = Table(version=version).hold(name)
    if version == 3:  # A2 on the Nile side, below the site A1
        table.base((0, 0)).play(f"place {at(1, 0)}", "row a")
    else:  # B1 on the desert side, beside the site C1
        table.base((0, 2)).play(f"place {at(0, 1)}", "row a")
    s = table.s
    assert s.waiting.bit_count() == worker
    assert table.blocks() == ({block: 1} if block else {})
    assert s.gold[0] == (eyes if version == 1 else 0)
    assert s.horus[0] == (eyes if version > 1 else 0)
    assert s.offerings[0] == offerings
    assert s.oases[0] == oasis
    assert s.boat[0] == 0


@pytest.mark.parametrize(("tile_set", "count", "kinds"), [(1, 40, 21), (2, 16, 9), (3, 8, 7)])
def test_counts_of_the_sets(tile_set: int, count: int, kinds: int) -> None:
    """RULES 2.4."""
    counts = [n for n, of in zip(box.TILE_COUNT, box.TILE_SET, strict=True) if of == tile_set]
    assert (sum(counts), len(counts)) == (count, kinds)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("W", 6),
        ("EE", 4),
        ("WE", 6),
        ("B_red", 1),
        ("WB_red", 2),
        ("EB_red", 1),
        ("F3", 2),
        ("F2", 4),
        ("EE_H", 4),
    ]
    + [("FB_red", 1), ("OB_red", 1), ("OW", 2)],
)
def test_count_of_a_face(name: str, count: int) -> None:
    """RULES 2.4: how many of each there are."""
    assert box.TILE_COUNT[box.TILE_IDS.index(name)] == count
