"""The palette."""

from __future__ import annotations

from ostracon.screen import art


def test_themes_have_the_same_colours_and_css_names_them_all() -> None:
    css = art.css_variables()
    assert set(art.palette("light")) == set(art.palette("dark"))
    assert all(f"--{name}:" in css for name in art.palette())
