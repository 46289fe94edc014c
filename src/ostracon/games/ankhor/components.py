"""Ankh'or's printed figures as constants for the rules, from `components.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from ostracon.kernel.components import expect, load

Resource = Literal["blue", "white", "black", "green", "red"]
Token = Resource | Literal["ankh"]
Kind = Literal["jackal", "scarab", "falcon", "two", "depot", "scribe", "desert"]
Pile = Literal["A", "B"]
Numbers = Annotated[tuple[int, ...], Meta(min_length=1)]


# ---- the shape of the file: what the game reads of it ------------------------------------------------------


class Totals(Struct):
    price_markers: int
    tokens: int
    tiles: int


class ResourceOrder(Struct):
    order: tuple[Resource, ...]


class Limits(Struct):
    resources_in_stock: int
    ankhs: int
    tokens_per_uncovered_depot: int


class TakeAction(Struct):
    count: int


class Tokens(Struct):
    types: tuple[Token, ...]
    resource_types: tuple[Resource, ...]
    per_type_in_box: int
    per_type_in_play: dict[str, int]  # by number of players: {"2": 4, "3": 5, "4": 6}
    limits: Limits
    take_action: TakeAction

    def __post_init__(self) -> None:
        if sorted(self.resource_types) != sorted(get_args(Resource)):
            raise ValueError("must name each resource once in resource_types")


class PriceLayout(Struct):
    id: str
    holes: Numbers


class PriceBoard(Struct):
    columns: int
    markers_total: int
    column_sizes_allowed: Numbers
    layout: tuple[PriceLayout, ...]


class PriceMarkers(Struct):
    resource: Resource
    count: int


class BonusTokens(Struct):
    count: int
    value: int
    min_group_size: int


class TileKind(Struct):
    printed_points: int


class TileKinds(Struct):
    order: tuple[Kind, ...]
    animals: tuple[Kind, ...]
    jackal: TileKind
    scarab: TileKind
    falcon: TileKind
    two: TileKind
    depot: TileKind
    scribe: TileKind
    desert: TileKind

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(get_args(Kind)):
            raise ValueError("must name each kind once in order")


class Tile(Struct):
    id: str
    colour: Resource
    kind: Kind
    count: int
    depot_resource: Resource | None = None

    def __post_init__(self) -> None:
        if self.kind == "depot" and self.depot_resource is None:
            raise ValueError("needs its depot_resource, being a depot")


class Tiles(Struct):
    total: int
    per_colour: int
    item: tuple[Tile, ...]


class Row(Struct):
    slots: int
    pile_ids: tuple[Pile, Pile]
    pile_sizes: tuple[int, int]
    initial_reveal_from: Pile


class Refresh(Struct):
    discard_leftmost_player_counts: tuple[int, ...]


class BuildUpper(Struct):
    discount_resources: int


class Actions(Struct):
    refresh: Refresh
    build_upper: BuildUpper


class End(Struct):
    trigger_tiles: int
    stall_turns_per_player: int


class Scoring(Struct):
    animal_group_min: int
    animal_points_per_tile: int
    colour_group_min: int
    colour_points_per_tile: int
    tokens_per_point: int


class Options(Struct):
    players: Numbers
    price_layout: tuple[str, ...]
    start_player: tuple[str, ...]
    relocate_may_split_base: tuple[bool, ...]


class ActionSpace(Struct):
    window: int


class Printed(Struct):
    """The whole file."""

    totals: Totals
    resources: ResourceOrder
    tokens: Tokens
    price_board: PriceBoard
    price_markers: tuple[PriceMarkers, ...]
    bonus_tokens: BonusTokens
    tile_kinds: TileKinds
    tiles: Tiles
    row: Row
    actions: Actions
    end: End
    scoring: Scoring
    options: Options
    action_space: ActionSpace


COMPONENTS = load("ankhor", Path(__file__).parent, Printed, formerly=("45ce97ad8e2aabe9",))
_data = COMPONENTS.data


# ---- constants ---------------------------------------------------------------------------------------------

PLAYER_COUNTS = _data.options.players
FEWEST_PLAYERS = min(PLAYER_COUNTS)
MOST_PLAYERS = max(PLAYER_COUNTS)

# Tokens. A resource and a tile colour share one number; the ankh comes last.
RESOURCE_IDS = _data.tokens.resource_types
RESOURCES = len(RESOURCE_IDS)
TOKEN_IDS = _data.tokens.types
TOKENS = len(TOKEN_IDS)
ANKH = TOKENS - 1
# Tokens of each type in play, by player count: (4, 5, 6).
STACK = tuple(_data.tokens.per_type_in_play.get(str(n), 0) for n in PLAYER_COUNTS)
STOCK_LIMIT = _data.tokens.limits.resources_in_stock
ANKH_LIMIT = _data.tokens.limits.ankhs
DEPOT_ROOM = _data.tokens.limits.tokens_per_uncovered_depot
TAKE_COUNT = _data.tokens.take_action.count

# The price board.
COLUMNS = _data.price_board.columns
LAYOUT_IDS = tuple(layout.id for layout in _data.price_board.layout)
HOLES = tuple(layout.holes for layout in _data.price_board.layout)  # by layout and column
MOST_HOLES = max(_data.price_board.column_sizes_allowed)
MARKERS = tuple({m.resource: m.count for m in _data.price_markers}.get(r, 0) for r in RESOURCE_IDS)
MARKER_COUNT = _data.price_board.markers_total
DISCOUNT = _data.actions.build_upper.discount_resources

# Tiles.
_tiles = _data.tiles.item
KIND_IDS = _data.tile_kinds.order
KINDS = len(KIND_IDS)
ANIMALS = len(_data.tile_kinds.animals)  # kinds 0, 1, 2
FAMILIES = RESOURCES + ANIMALS  # tiles that belong together: the colours, then the animals
DEPOT = KIND_IDS.index("depot")
SCRIBE = KIND_IDS.index("scribe")
TILE_IDS = tuple(tile.id for tile in _tiles)
TILES = len(TILE_IDS)  # different tiles: 35
TILE_COUNT = tuple(tile.count for tile in _tiles)
TILE_COLOUR = tuple(RESOURCE_IDS.index(tile.colour) for tile in _tiles)
TILE_KIND = tuple(KIND_IDS.index(tile.kind) for tile in _tiles)
TILE_POINTS: tuple[int, ...] = tuple(getattr(_data.tile_kinds, tile.kind).printed_points for tile in _tiles)
# What a depot stores; -1 for other tiles.
DEPOT_RESOURCE = tuple(
    RESOURCE_IDS.index(tile.depot_resource) if tile.kind == "depot" and tile.depot_resource else -1
    for tile in _tiles
)
ALL_TILES = sum(TILE_COUNT)  # 55
SCRIBES = sum(count for count, kind in zip(TILE_COUNT, TILE_KIND, strict=True) if kind == SCRIBE)

# Row and draw piles.
SLOTS = _data.row.slots
PILE_IDS = _data.row.pile_ids
PILES = len(PILE_IDS)
PILE_SIZES = _data.row.pile_sizes
# Where each pile begins in State.draw.
PILE_START = tuple(sum(PILE_SIZES[:pile]) for pile in range(PILES))
FIRST_PILE = PILE_IDS.index(_data.row.initial_reveal_from)
_throwers = _data.actions.refresh.discard_leftmost_player_counts
THROWS_OUT = tuple(int(n in _throwers) for n in PLAYER_COUNTS)  # by player count: (1, 0, 0)

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
WINDOW = _data.action_space.window
CENTRE = WINDOW // 2
UPPERS = WINDOW - 1  # first-floor positions along a side

# The most tiles of a domain: one short of the end, every scribe in one chain, and one more.
MOST_TILES = LAST_TILE - 1 + SCRIBES + 1


def validate() -> None:
    """Refuse a corrected file whose counts, totals or ids do not fit together."""
    validate_tokens()
    validate_prices()
    validate_tiles()
    groups = _data.scoring.animal_group_min, _data.scoring.colour_group_min
    expect(groups == (2, 2), "groups score from two tiles on")
    expect(WINDOW == 15 and MOST_TILES <= 30, "there is room for a window of 15 and a domain of 30 tiles")


def validate_tokens() -> None:
    """Token types, and a supply that never runs out (RULES 4.6)."""
    box = _data.tokens.per_type_in_box
    expect(RESOURCES == 5 and TOKEN_IDS[ANKH] == "ankh", "the token types are five resources, then the ankh")
    expect(TOKEN_IDS[:ANKH] == RESOURCE_IDS, "tokens.types does not begin with the resources")
    expect(_data.resources.order == RESOURCE_IDS, "resources.order names other resources")
    expect(_data.totals.tokens == TOKENS * box, f"{TOKENS} types of {box} are not all tokens")
    depots = sum(TILE_COUNT[tile] for tile in range(TILES) if TILE_KIND[tile] == DEPOT)
    for players, stack in zip(PLAYER_COUNTS, STACK, strict=True):
        expect(stack > 0, f"tokens.per_type_in_play does not say how many with {players} players")
        expect(stack <= box, f"a stack of {stack} tokens is more than the box holds")
        left = TOKENS * stack - players * (STOCK_LIMIT + ANKH_LIMIT) - depots * DEPOT_ROOM
        expect(left >= TAKE_COUNT, f"with {players} players the supply may run out of tokens")
    expect(DEPOT_ROOM == 1, "a depot stores one token")
    expect(DISCOUNT == 1, "the first floor saves one resource")


def validate_prices() -> None:
    """Markers and columns of the price board."""
    board = _data.price_board
    expect(COLUMNS == SLOTS, f"{COLUMNS} price columns for {SLOTS} slots")
    expect(_data.totals.price_markers == MARKER_COUNT, "price_board.markers_total is not the total")
    expect(sum(MARKERS) == MARKER_COUNT, f"the price markers add up to {sum(MARKERS)}, not {MARKER_COUNT}")
    expect(_data.options.price_layout == LAYOUT_IDS, "options.price_layout names other layouts")
    for layout, holes in zip(LAYOUT_IDS, HOLES, strict=True):
        fits = len(holes) == COLUMNS and all(h in board.column_sizes_allowed for h in holes)
        expect(
            fits and sum(holes) == MARKER_COUNT,
            f"layout {layout} needs {MARKER_COUNT} holes in {COLUMNS} columns",
        )
        expect(max(holes) == MOST_HOLES, f"layout {layout} has no column of {MOST_HOLES}")


def validate_tiles() -> None:
    """Kinds, families and piles of tiles."""
    tiles = _data.tiles
    expect(
        set(KIND_IDS[:ANIMALS]) == set(_data.tile_kinds.animals) and ANIMALS == 3,
        "tile_kinds.order begins with the three animals",
    )
    expect(len(set(TILE_IDS)) == TILES, "two tiles share one id")
    expect(all(count > 0 for count in TILE_COUNT), "each tile exists at least once")
    expect(tiles.total == ALL_TILES, f"the tiles add up to {ALL_TILES}, not {tiles.total}")
    expect(_data.totals.tiles == ALL_TILES, f"tiles.total is not {_data.totals.tiles}")
    for colour, name in enumerate(RESOURCE_IDS):
        family = sum(TILE_COUNT[tile] for tile in range(TILES) if TILE_COLOUR[tile] == colour)
        expect(family == tiles.per_colour, f"there are {family} {name} tiles, not {tiles.per_colour}")
    expect(sum(PILE_SIZES) == ALL_TILES, f"two piles hold the {ALL_TILES} tiles")
    expect(PILE_SIZES[FIRST_PILE] >= SLOTS, f"the first pile is too small for {SLOTS} tiles")


validate()
