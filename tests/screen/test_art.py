"""The palette."""

from __future__ import annotations

from itertools import combinations
from math import dist
from operator import mul

import pytest

from ostracon.kernel.game import game as find_game
from ostracon.kernel.game import games
from ostracon.screen import art


def test_themes_have_the_same_colours_and_css_names_them_all() -> None:
    css = art.css_variables()
    assert set(art.palette("light")) == set(art.palette("dark"))
    assert all(f"--{name}:" in css for name in art.palette())


def luminance(colour: str) -> float:
    """WCAG's relative luminance of "#a84c25"."""
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# How eyes without one kind of cone see linear red, green and blue (Machado, Oliveira, Fernandes 2009).
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def lab(colour: str, eyes: str) -> tuple[float, float, float]:
    """A colour in CIELAB as some eyes see it."""

    def root(value: float) -> float:
        return value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116

    seen = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(map(mul, row, seen)))) for row in EYES[eyes])
    x, y, z = (
        root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
        root(0.2126 * r + 0.7152 * g + 0.0722 * b),
        root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888),
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("theme", art.THEMES)
@pytest.mark.parametrize("colour", art.player_colours())
def test_figures_on_a_player_colour_can_be_read_and_its_pieces_stand_out(colour: str, theme: str) -> None:
    colours = art.palette(theme)
    body, edge, ink = (colours[f"player-{colour}{part}"] for part in ("", "-edge", "-ink"))
    assert contrast(body, ink) >= 4.5
    for ground in ("flake", "ground"):
        assert max(contrast(body, colours[ground]), contrast(edge, colours[ground])) >= 3


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("theme", art.THEMES)
@pytest.mark.parametrize("name", games())
def test_players_of_a_game_are_told_apart_by_all_eyes(name: str, theme: str, eyes: str) -> None:
    bodies = [lab(art.palette(theme)[f"player-{colour}"], eyes) for colour in find_game(name).colours]
    assert all(dist(one, other) > 15 for one, other in combinations(bodies, 2))
