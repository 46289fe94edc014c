"""The faces of the tiles, composed from slabs (colours) and faces (kinds) of the symbol sheet.

``tile-blue-jackal`` lies on the ground, ``upper-blue-jackal`` is the same tile one floor up, ``back-blue`` its back.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ostracon.games.ankhor import components as box
from ostracon.screen.drawing import SERIF, group, middle_text, rect, tag, var

RAISED = (
    -0.04,
    -0.04,
    0.9,
)  # the face of a first-floor tile inside its symbol: from its middle, and its scale
STORED = (0.0, 0.04, 0.36)  # a token on its depot: from the middle of the tile, and its scale, in tile widths


def tile_symbol(tile: int, upper: bool = False) -> str:
    """The symbol of a tile on the ground or on the first floor."""
    floor = "upper" if upper else "tile"
    return f"{floor}-{box.RESOURCE_IDS[box.TILE_COLOUR[tile]]}-{box.KIND_IDS[box.TILE_KIND[tile]]}"


def back_symbol(colour: int) -> str:
    return f"back-{box.RESOURCE_IDS[colour]}"


@cache
def symbols() -> str:
    """Ankh'or's own sheet: what is drawn by hand, and every tile made of it."""
    drawn = files(__package__).joinpath("art/symbols.svg").read_text("utf-8")
    made = [_tile(tile) + _upper(tile) for tile in range(box.TILES)]
    made += [
        _symbol(back_symbol(colour), _use(f"slab-{name}"), _use("back"))
        for colour, name in enumerate(box.RESOURCE_IDS)
    ]
    return drawn.replace("</svg>", "".join(made) + "</svg>")


def _symbol(name: str, *drawn: str) -> str:
    return tag("symbol", *drawn, id=name, viewBox="-50 -50 100 100")


def _use(name: str) -> str:
    return tag("use", href=f"#{name}", x=-50, y=-50, width=100, height=100)


def _tile(tile: int) -> str:
    drawn = [
        _use(f"slab-{box.RESOURCE_IDS[box.TILE_COLOUR[tile]]}"),
        _use(f"face-{box.KIND_IDS[box.TILE_KIND[tile]]}"),
    ]
    if box.TILE_POINTS[tile]:  # printed on the face
        drawn.append(
            middle_text(
                str(box.TILE_POINTS[tile]), 0, 0, 52, font_weight="bold", fill=var("ink"), font_family=SERIF
            )
        )
    if box.DEPOT_RESOURCE[tile] >= 0:
        x, y, scale = STORED
        where = f"translate({100 * x} {100 * y}) scale({scale * 0.9})"
        drawn.append(
            group(_use(f"token-{box.RESOURCE_IDS[box.DEPOT_RESOURCE[tile]]}"), transform=where, opacity=0.28)
        )
    return _symbol(tile_symbol(tile), *drawn)


def _upper(tile: int) -> str:
    """The same face with a lit edge, on a block that casts a shadow."""
    x, y, scale = RAISED
    where = f"translate({100 * x} {100 * y}) scale({scale})"
    edge = rect(-42, -42, 84, 84, rx=5, fill="none", stroke=var("flake"), stroke_width=2.6)
    face = group(_use(tile_symbol(tile)), edge, transform=where)
    return _symbol(tile_symbol(tile, upper=True), _use("storey"), face)
