"""Ankh'or's printed figures as constants for the rules, from `components.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ostracon.kernel.components import expect, load

Resource = Literal["blue", "white", "black", "green", "red"]
Pile = Literal["A", "B"]
Points = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=12)]

RESOURCE_IDS = ("blue", "white", "black", "green", "red")  # a resource and a tile colour share one number
TOKEN_IDS = (*RESOURCE_IDS, "ankh")
KIND_IDS = ("jackal", "scarab", "falcon", "two", "depot", "scribe", "desert")  # the animals first
PILE_IDS = ("A", "B")
LAYOUT_IDS = ("alternating_2_first", "alternating_3_first", "rising", "falling")
TILE_IDS = tuple(f"{colour}_{kind}" for colour in RESOURCE_IDS for kind in KIND_IDS)


# ---- the shape of the file: what the game reads of it ------------------------------------------------------


class Play(Struct):
    """The table `game`."""

    id: str
    players: tuple[int, ...]


class Totals(Struct):
    price_markers: int
    tokens: int
    tiles: int


class Limits(Struct):
    resources_in_stock: Annotated[int, Meta(ge=3, le=9)]
    ankhs: Annotated[int, Meta(ge=1, le=4)]
    tokens_per_uncovered_depot: int


class TakeAction(Struct):
    count: Annotated[int, Meta(ge=1, le=4)]


class Tokens(Struct):
    per_type_in_box: int
    per_type_in_play: dict[str, int]  # by number of players: {"2": 4, "3": 5, "4": 6}
    limits: Limits
    take_action: TakeAction


class PriceLayout(Struct):
    id: str
    holes: tuple[int, ...]


class PriceBoard(Struct):
    layout: tuple[PriceLayout, ...]


class PriceMarkers(Struct):
    id: Resource
    count: int


class BonusTokens(Struct):
    count: Annotated[int, Meta(ge=0, le=99)]
    value: Points
    min_group_size: Annotated[int, Meta(ge=2, le=10)]


class TilePoints(Struct):
    jackal: Points
    scarab: Points
    falcon: Points
    two: Points
    depot: Points
    scribe: Points
    desert: Points


class Tile(Struct):
    id: str
    count: int
    depot_resource: Resource | None = None


class Tiles(Struct):
    per_colour: int
    item: tuple[Tile, ...]


class Row(Struct):
    slots: int
    pile_sizes: tuple[int, int]
    initial_reveal_from: Pile


class Actions(Struct):
    new_tiles_throw_out: tuple[int, ...]
    first_floor_discount: int


class End(Struct):
    trigger_tiles: Annotated[int, Meta(ge=2)]
    stall_turns_per_player: Some


class Scoring(Struct):
    group_min: int
    animal_points_per_tile: Points
    colour_points_per_tile: Points
    tokens_per_point: Annotated[int, Meta(ge=1, le=6)]


class Printed(Struct):
    """The whole file."""

    game: Play
    totals: Totals
    tokens: Tokens
    price_board: PriceBoard
    price_markers: tuple[PriceMarkers, ...]
    bonus_tokens: BonusTokens
    tile_points: TilePoints
    tiles: Tiles
    row: Row
    actions: Actions
    end: End
    scoring: Scoring


COMPONENTS = load("ankhor", Path(__file__).parent, Printed)
_data = COMPONENTS.data
_tiles = _data.tiles.item


def validate_names() -> None:
    """Refuse a corrected file that lacks an entry, has another, or has them in another order."""
    expect(_data.game.players == (2, 3, 4), "game.players must be [2, 3, 4]")
    ids = tuple(tile.id for tile in _tiles)
    expect(ids == TILE_IDS, "tiles.item must list the 35 tiles from blue_jackal to red_desert, in our order")
    ids = tuple(marker.id for marker in _data.price_markers)
    expect(ids == RESOURCE_IDS, f"price_markers must list {', '.join(RESOURCE_IDS)}, in this order")
    ids = tuple(layout.id for layout in _data.price_board.layout)
    expect(
        ids == LAYOUT_IDS,
        f"price_board.layout must list exactly these, in this order: {', '.join(LAYOUT_IDS)}",
    )
    for tile in _tiles:
        if tile.id.endswith("_depot"):
            expect(tile.depot_resource is not None, f"tiles.item[{tile.id}] needs its depot_resource")


validate_names()

# ---- constants ---------------------------------------------------------------------------------------------

PLAYER_COUNTS = _data.game.players
FEWEST_PLAYERS = min(PLAYER_COUNTS)
MOST_PLAYERS = max(PLAYER_COUNTS)

# Tokens; the ankh comes last.
RESOURCES = len(RESOURCE_IDS)
TOKENS = len(TOKEN_IDS)
ANKH = TOKENS - 1
# Tokens of each type in play, by player count: (4, 5, 6).
STACK = tuple(_data.tokens.per_type_in_play.get(str(n), 0) for n in PLAYER_COUNTS)
STOCK_LIMIT = _data.tokens.limits.resources_in_stock
ANKH_LIMIT = _data.tokens.limits.ankhs
DEPOT_ROOM = _data.tokens.limits.tokens_per_uncovered_depot
TAKE_COUNT = _data.tokens.take_action.count

# The price board.
SLOTS = _data.row.slots
COLUMNS = SLOTS
HOLES = tuple(layout.holes for layout in _data.price_board.layout)  # by layout and column
MOST_HOLES = 3
MARKERS = tuple(marker.count for marker in _data.price_markers)
MARKER_COUNT = _data.totals.price_markers
DISCOUNT = _data.actions.first_floor_discount

# Tiles.
KINDS = len(KIND_IDS)
ANIMALS = 3  # kinds 0, 1, 2
FAMILIES = RESOURCES + ANIMALS  # tiles that belong together: the colours, then the animals
DEPOT = KIND_IDS.index("depot")
SCRIBE = KIND_IDS.index("scribe")
TILES = len(TILE_IDS)  # different tiles: 35
TILE_COUNT = tuple(tile.count for tile in _tiles)
TILE_COLOUR = tuple(tile // KINDS for tile in range(TILES))
TILE_KIND = tuple(tile % KINDS for tile in range(TILES))
KIND_POINTS: tuple[int, ...] = tuple(getattr(_data.tile_points, kind) for kind in KIND_IDS)
TILE_POINTS = tuple(KIND_POINTS[kind] for kind in TILE_KIND)
# What a depot stores; -1 for other tiles.
DEPOT_RESOURCE = tuple(
    RESOURCE_IDS.index(tile.depot_resource) if tile.id.endswith("_depot") and tile.depot_resource else -1
    for tile in _tiles
)
ALL_TILES = sum(TILE_COUNT)  # 55
SCRIBES = sum(count for count, kind in zip(TILE_COUNT, TILE_KIND, strict=True) if kind == SCRIBE)

# Row and draw piles.
PILES = len(PILE_IDS)
PILE_SIZES = _data.row.pile_sizes
# Where each pile begins in State.draw.
PILE_START = tuple(sum(PILE_SIZES[:pile]) for pile in range(PILES))
FIRST_PILE = PILE_IDS.index(_data.row.initial_reveal_from)
THROWS_OUT = tuple(int(n in _data.actions.new_tiles_throw_out) for n in PLAYER_COUNTS)  # (1, 0, 0)

# Bonus tokens, end of the game, scoring.
BONUS_TOKENS = _data.bonus_tokens.count
BONUS_VALUE = _data.bonus_tokens.value
BONUS_GROUP = _data.bonus_tokens.min_group_size
LAST_TILE = _data.end.trigger_tiles  # laying the 13th tile ends the game
STALL_TURNS = _data.end.stall_turns_per_player
ANIMAL_POINTS = _data.scoring.animal_points_per_tile
COLOUR_POINTS = _data.scoring.colour_points_per_tile
TOKENS_PER_POINT = _data.scoring.tokens_per_point

# The window in which cells are numbered (RULES 4.7).
WINDOW = 15
CENTRE = WINDOW // 2
UPPERS = WINDOW - 1  # first-floor positions along a side

# The most tiles of a domain: one short of the end, every scribe in one chain, and one more.
MOST_TILES = LAST_TILE - 1 + SCRIBES + 1


def validate() -> None:
    """Refuse a corrected file whose figures do not fit together, naming the entry."""
    validate_tiles()
    validate_tokens()
    validate_prices()
    expect(_data.scoring.group_min == 2, "scoring.group_min must be 2: groups score from two tiles on")
    expect(
        MOST_TILES <= 30,
        f"end.trigger_tiles must be at most {30 - SCRIBES} with {SCRIBES} scribes in tiles.item, not {LAST_TILE}",
    )


def validate_tokens() -> None:
    """A supply that never runs out (RULES 4.6)."""
    in_box = _data.tokens.per_type_in_box
    expect(
        _data.totals.tokens == TOKENS * in_box,
        f"totals.tokens is {_data.totals.tokens}, but {TOKENS} types of tokens.per_type_in_box make {TOKENS * in_box}",
    )
    depots = sum(TILE_COUNT[tile] for tile in range(TILES) if TILE_KIND[tile] == DEPOT)
    for players, stack in zip(PLAYER_COUNTS, STACK, strict=True):
        name = f"tokens.per_type_in_play.{players}"
        expect(1 <= stack <= in_box, f"{name} must be 1 to {in_box} (tokens.per_type_in_box), not {stack}")
        left = TOKENS * stack - players * (STOCK_LIMIT + ANKH_LIMIT) - depots * DEPOT_ROOM
        expect(
            left >= TAKE_COUNT,
            f"{name}: with {players} players the supply may hold fewer tokens than are taken (tokens.limits, "
            f"tokens.take_action.count and depots in tiles.item count)",
        )
    expect(DEPOT_ROOM == 1, "tokens.limits.tokens_per_uncovered_depot must be 1")
    expect(DISCOUNT == 1, "actions.first_floor_discount must be 1: one marker is not paid")
    for players in _data.actions.new_tiles_throw_out:
        expect(
            players in PLAYER_COUNTS, f"actions.new_tiles_throw_out names {players} players; there are 2 to 4"
        )


def validate_prices() -> None:
    """Markers and columns of the price board."""
    expect(SLOTS == 6, f"row.slots must be 6, not {SLOTS}")
    for marker in _data.price_markers:
        expect(0 <= marker.count <= 6, f"price_markers[{marker.id}].count must be 0 to 6, not {marker.count}")
    expect(
        sum(MARKERS) == MARKER_COUNT,
        f"the counts of price_markers add up to {sum(MARKERS)}, but totals.price_markers is {MARKER_COUNT}",
    )
    for layout, holes in zip(LAYOUT_IDS, HOLES, strict=True):
        name = f"price_board.layout[{layout}].holes"
        expect(
            len(holes) == COLUMNS and all(1 <= h <= MOST_HOLES for h in holes),
            f"{name} must list {COLUMNS} columns of 1 to {MOST_HOLES} holes, not {list(holes)}",
        )
        expect(
            sum(holes) == MARKER_COUNT,
            f"{name} has {sum(holes)} holes, but totals.price_markers is {MARKER_COUNT}",
        )


def validate_tiles() -> None:
    """Families and piles of tiles."""
    for tile in _tiles:
        expect(0 <= tile.count <= 11, f"tiles.item[{tile.id}].count must be 0 to 11, not {tile.count}")
    for colour, name in enumerate(RESOURCE_IDS):
        family = sum(TILE_COUNT[tile] for tile in range(TILES) if TILE_COLOUR[tile] == colour)
        expect(
            family == _data.tiles.per_colour,
            f"the counts of the {name} tiles in tiles.item add up to {family}, "
            f"but tiles.per_colour is {_data.tiles.per_colour}",
        )
    expect(
        _data.totals.tiles == ALL_TILES,
        f"totals.tiles is {_data.totals.tiles}, but the counts in tiles.item add up to {ALL_TILES}",
    )
    expect(
        sum(PILE_SIZES) == ALL_TILES and min(PILE_SIZES) >= 0,
        f"row.pile_sizes must add up to {ALL_TILES} tiles, not {sum(PILE_SIZES)}",
    )
    expect(
        PILE_SIZES[FIRST_PILE] >= SLOTS,
        f"row.pile_sizes: pile {PILE_IDS[FIRST_PILE]} needs at least {SLOTS} tiles for the first row",
    )


validate()
