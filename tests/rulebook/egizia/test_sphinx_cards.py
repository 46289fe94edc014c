"""One test per Sphinx card (RULES 5.7): what it gives when its condition holds, and what it gives one step before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ostracon.games.egizia import components as box
from tests.rulebook.egizia.positions import BLUE, GREEN, RED, YELLOW, Position

Change = Callable[[Position], object]

WALLS = lambda p: p.course("left", *[RED] * 3).course("right", *[RED] * 3)  # noqa: E731
GROUND = lambda p: p.course("row1", *[RED] * 5).course("row2", *[RED] * 4)  # noqa: E731


def own(name: str, count: int) -> Change:
    """Own stones on a building, none of the others."""
    changes: dict[str, Change] = {
        "obelisk": lambda p: p.obelisk(*[BLUE] * count),
        "temple": lambda p: p.course("left", *[BLUE] * min(3, count)).course(
            "right", *[BLUE] * max(0, count - 3)
        ),
        "pyramid": lambda p: p.course("row1", *[BLUE] * min(5, count)).course(
            "row2", *[BLUE] * max(0, count - 5)
        ),
        "graves": lambda p: p.take_graves(*[BLUE] * count),
    }
    return changes[name]


def each(*counts: int) -> Change:
    """Own stones on Obelisk, Graves, Temple and Pyramid."""

    def change(p: Position) -> None:
        for name, count in zip(("obelisk", "graves", "temple", "pyramid"), counts, strict=True):
            own(name, count)(p)

    return change


def at_bottom(stone: int, grain: int) -> Change:
    """So many players at the bottom of each market, Blue the last of them."""

    def change(p: Position) -> None:
        for seat in range(4):
            p.market(seat, 4 if seat >= 4 - stone else 3, 4 if seat >= 4 - grain else 3)

    return change


def markers(stone: int, grain: int) -> Change:
    """Blue's own markers."""
    return lambda p: p.market(BLUE, stone, grain)


def fields(*cards: str, rival: str = "") -> Change:
    """Blue's cards, and one of Red's."""

    def change(p: Position) -> None:
        p.give(BLUE, *cards)
        if rival:
            p.give(RED, rival)

    return change


def worth(card: str) -> int:
    """The points of a card: reconstructed for most of them, so taken from the data."""
    return box.SPHINX_FIGURES[box.SPHINX_IDS.index(card)][2]


CASES: list[tuple[str, Change, int]] = [
    ("s01", lambda p: p.obelisk(*[RED] * 7), worth("s01")),
    ("s01", lambda p: p.obelisk(*[RED] * 6), 0),
    ("s02", lambda p: p.obelisk(*[RED] * 8), worth("s02")),
    ("s02", lambda p: p.obelisk(*[RED] * 7), 0),
    ("s03", lambda p: p.obelisk(*[RED] * 9), worth("s03")),
    ("s03", lambda p: p.obelisk(*[RED] * 8), 0),
    ("s04", lambda p: WALLS(p).course("column", RED, GREEN), worth("s04")),
    ("s04", lambda p: WALLS(p).course("column", RED), 0),
    ("s05", lambda p: WALLS(p).course("column", RED, GREEN).course("roof", RED, RED), worth("s05")),
    ("s05", lambda p: WALLS(p).course("column", RED, GREEN).course("roof", RED), 0),
    ("s06", lambda p: GROUND(p).course("row3", RED, RED, RED), worth("s06")),
    ("s06", lambda p: GROUND(p).course("row3", RED, RED), 0),
    ("s07", lambda p: GROUND(p).course("row3", RED, RED, RED).course("row4", RED, RED), worth("s07")),
    ("s07", lambda p: GROUND(p).course("row3", RED, RED, RED).course("row4", RED), 0),
    *[("s08", at_bottom(n, 0), points) for n, points in enumerate(box.BOTTOM_POINTS[7])],
    *[("s09", at_bottom(0, n), points) for n, points in enumerate(box.BOTTOM_POINTS[8])],
    ("s10", own("temple", 4), worth("s10")),
    ("s10", own("temple", 3), 0),
    ("s11", own("pyramid", 6), worth("s11")),
    ("s11", own("pyramid", 5), 0),
    ("s12", own("pyramid", 7), worth("s12")),
    ("s12", own("pyramid", 6), 0),
    ("s13", own("obelisk", 4), worth("s13")),
    ("s13", own("obelisk", 3), 0),
    ("s14", own("obelisk", 5), worth("s14")),
    ("s14", own("obelisk", 4), 0),
    ("s15", each(2, 2, 2, 2), worth("s15")),
    *[("s15", each(*(1 if i == short else 2 for i in range(4))), 0) for short in range(4)],
    ("s16", own("graves", 3), 3),
    ("s16", own("graves", 0), 0),
    *[(f"s{17 + crew}", lambda p: p.crews(BLUE, 4, 5, 6, 7), 4 + crew) for crew in range(4)],
    ("s21", fields("n01"), 7),
    ("s21", fields("n04", rival="n01"), 0),
    ("s21", fields(), 7),
    ("s22", fields("n06"), 7),
    ("s22", fields("n06", rival="n07"), 0),
    ("s23", fields("n09", "n28"), 7),
    ("s23", fields("n08", rival="n09"), 0),
    ("s23", fields(), 0),
    ("s23", fields("n08", "n29", rival="n09"), 7),
    ("s24", fields("n10"), 7),
    ("s24", fields("n10", rival="n11"), 0),
    ("s24", fields(), 0),
    ("s25", markers(4, 0), worth("s25")),
    ("s25", markers(3, 4), 0),
    ("s26", markers(0, 4), worth("s26")),
    ("s26", markers(4, 3), 0),
    ("s27", markers(4, 4), worth("s27")),
    ("s27", markers(4, 3), 0),
    ("s27", markers(3, 4), 0),
    ("s28", fields("n12", "n16", "n47"), 6),
    ("s28", fields("n01", "n06", "n18"), 0),
    ("s29", lambda p: p.score(BLUE, 39), 3),
    ("s29", lambda p: p.score(BLUE, 9), 0),
]


@pytest.mark.parametrize(
    ("card", "change", "points"), CASES, ids=[f"{card}-{i}" for i, (card, _, _) in enumerate(CASES)]
)
def test_sphinx_card(card: str, change: Change, points: int) -> None:
    """T19, T20 and every other card of the list."""
    p = Position()
    for seat in (RED, GREEN, YELLOW):
        p.hand(seat)
    p.hand(BLUE, card)
    change(p)
    p.stones(BLUE, 0).final()
    assert p.part(BLUE, "sphinx_cards") == points


def test_three_players_at_a_market() -> None:
    """T20: the rulebook prints 7 points for three or more players."""
    assert box.BOTTOM_POINTS[7][3:] == (7, 7)


def test_every_card_is_tested() -> None:
    """The list above leaves none out."""
    assert {card for card, _, _ in CASES} == set(box.SPHINX_IDS)
