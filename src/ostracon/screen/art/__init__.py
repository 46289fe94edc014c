"""The art shared by all games: one palette for two themes and one sheet of symbols.

Symbols and boards name colours as ``var(--lapis)``. In the browser these are CSS variables, so one inlined
drawing serves both themes; for files ``screen.drawing.to_svg`` writes the palette's values in their place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from ostracon.kernel.game import USUAL_COLOURS

THEMES = ("light", "dark")
SEATS = 4
TONE_PARTS = (
    "",
    "-light",
    "-deep",
    "-edge",
    "-ink",
)  # of a player colour; symbols say --tone, --tone-light, ...

_SYMBOL = re.compile(r"<symbol\b.*?</symbol>", re.DOTALL)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


@cache
def _sections() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads(files(__name__).joinpath("palette.toml").read_text("utf-8"))


@cache
def palette(theme: str = "light", players: tuple[str, ...] = USUAL_COLOURS) -> Mapping[str, str]:
    """All colours of a theme by name; seats have the given player colours.

    >>> palette("dark")["gypsum"]
    '#d9cfba'
    >>> palette(players=("red", "blue"))["seat-1"] == palette()["player-blue"]
    True
    """
    column = THEMES.index(theme)
    named = {name: pair[column] for section in _sections().values() for name, pair in section.items()}
    return named | {name: named[colour] for name, colour in seat_variables(players).items()}


def seat_variables(players: tuple[str, ...] = USUAL_COLOURS) -> dict[str, str]:
    """Which colours of the palette the seats have: {"seat-0-ink": "player-black-ink", ...}."""
    return {
        f"seat-{seat}{part}": f"player-{colour}{part}"
        for seat, colour in enumerate(players)
        for part in TONE_PARTS
    }


def player_colours() -> tuple[str, ...]:
    """Every colour that a game may give its players: "black", "orange", ..."""
    tones = (name.removeprefix("player-") for name in _sections()["player"])
    return tuple(name for name in tones if "-" not in name)


def tone_variables(tone: str) -> dict[str, str]:
    """What a tone gives to a symbol's ``--tone`` variables: a player's colour, or any pigment of the palette.

    >>> tone_variables("seat-2")["tone-ink"]
    'seat-2-ink'
    >>> tone_variables("lapis")["tone-ink"]
    'on-pigment'
    """
    names = palette()
    stand_ins = {"": tone, "-light": tone, "-deep": tone, "-edge": "ink", "-ink": "on-pigment"}
    return {f"tone{part}": tone + part if tone + part in names else stand_ins[part] for part in TONE_PARTS}


def tones() -> tuple[str, ...]:
    """Every name that ``Piece.tone`` may hold: the four seats, the player colours, then the pigments."""
    return (
        *(f"seat-{seat}" for seat in range(SEATS)),
        *(f"player-{colour}" for colour in player_colours()),
        *(name for name in _sections()["pigment"] if not name.endswith(("-deep", "-light"))),
    )


def css_variables() -> str:
    """The palette as CSS: light by default, dark by the system's wish or by ``data-theme`` on the root
    element, the usual colours for the seats (a table's page sets its own), and one rule for each tone
    (``data-tone="seat-2"`` on whatever holds a symbol)."""
    seats = "".join(f"--{name}:var(--{colour});" for name, colour in seat_variables().items())

    def block(theme: str) -> str:
        return "".join(f"--{name}:{value};" for name, value in palette(theme, ()).items())

    light, dark = block("light"), block("dark")
    rules = [
        f":root{{color-scheme:light;{light}{seats}}}",
        f"@media (prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}",
        f':root[data-theme="light"]{{color-scheme:light;{light}}}',
        f':root[data-theme="dark"]{{color-scheme:dark;{dark}}}',
    ]
    for tone in tones():
        variables = "".join(f"--{name}:var(--{value});" for name, value in tone_variables(tone).items())
        rules.append(f'[data-tone="{tone}"]{{{variables}}}')
    return "\n".join(rules) + "\n"


@cache
def shared_symbols() -> str:
    """The sheet of symbols that the games share."""
    return files(__name__).joinpath("symbols.svg").read_text("utf-8")


def symbol_sheet(*game_sheets: str) -> str:
    """One hidden SVG with the shared symbols and those of the given sheets; put it once into a page."""
    symbols = "".join(
        "".join(_SYMBOL.findall(_COMMENT.sub("", sheet))) for sheet in (shared_symbols(), *game_sheets)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<defs>{symbols}</defs></svg>"
    )
