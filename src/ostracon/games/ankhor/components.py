"""Ankh'or's printed figures as constants for the rules, from `components.toml`."""

from __future__ import annotations

from pathlib import Path

from ostracon.kernel.components import expect, load

COMPONENTS = load("ankhor", Path(__file__).parent)
_data = COMPONENTS.data

PLAYER_COUNTS = tuple(_data["options"]["players"])
FEWEST_PLAYERS = min(PLAYER_COUNTS)
MOST_PLAYERS = max(PLAYER_COUNTS)

# Tokens. A resource and a tile colour share one number; the ankh comes last.
RESOURCE_IDS = tuple(_data["tokens"]["resource_types"])
RESOURCES = len(RESOURCE_IDS)
TOKEN_IDS = tuple(_data["tokens"]["types"])
TOKENS = len(TOKEN_IDS)
ANKH = TOKENS - 1
STACK = tuple(_data["tokens"]["per_type_in_play"][str(n)] for n in PLAYER_COUNTS)  # by player count: (4, 5, 6)
STOCK_LIMIT: int = _data["tokens"]["limits"]["resources_in_stock"]
ANKH_LIMIT: int = _data["tokens"]["limits"]["ankhs"]
DEPOT_ROOM: int = _data["tokens"]["limits"]["tokens_per_uncovered_depot"]
TAKE_COUNT: int = _data["tokens"]["take_action"]["count"]

# The price board.
COLUMNS: int = _data["price_board"]["columns"]
LAYOUT_IDS = tuple(layout["id"] for layout in _data["price_board"]["layout"])
HOLES = tuple(tuple(layout["holes"]) for layout in _data["price_board"]["layout"])  # by layout and column
MOST_HOLES = max(_data["price_board"]["column_sizes_allowed"])
MARKERS = tuple({m["resource"]: m["count"] for m in _data["price_markers"]}[r] for r in RESOURCE_IDS)
MARKER_COUNT: int = _data["price_board"]["markers_total"]
DISCOUNT: int = _data["actions"]["build_upper"]["discount_resources"]

# Tiles.
KIND_IDS = tuple(_data["tile_kinds"]["order"])
KINDS = len(KIND_IDS)
ANIMALS = len(_data["tile_kinds"]["animals"])  # kinds 0, 1, 2
DEPOT = KIND_IDS.index("depot")
SCRIBE = KIND_IDS.index("scribe")
TILE_IDS = tuple(tile["id"] for tile in _data["tiles"]["item"])
TILES = len(TILE_IDS)  # different tiles: 35
TILE_COUNT = tuple(tile["count"] for tile in _data["tiles"]["item"])
TILE_COLOUR = tuple(RESOURCE_IDS.index(tile["colour"]) for tile in _data["tiles"]["item"])
TILE_KIND = tuple(KIND_IDS.index(tile["kind"]) for tile in _data["tiles"]["item"])
TILE_POINTS = tuple(_data["tile_kinds"][tile["kind"]]["printed_points"] for tile in _data["tiles"]["item"])
DEPOT_RESOURCE = tuple(  # what a depot stores; -1 for other tiles
    RESOURCE_IDS.index(tile["depot_resource"]) if tile["kind"] == "depot" else -1 for tile in _data["tiles"]["item"]
)
ALL_TILES = sum(TILE_COUNT)  # 55
SCRIBES = sum(count for count, kind in zip(TILE_COUNT, TILE_KIND, strict=True) if kind == SCRIBE)

# Row and draw piles.
SLOTS: int = _data["row"]["slots"]
PILE_IDS = tuple(_data["row"]["pile_ids"])
PILES = len(PILE_IDS)
PILE_SIZES = tuple(_data["row"]["pile_sizes"])
PILE_START = tuple(sum(PILE_SIZES[:pile]) for pile in range(PILES))  # where each pile begins in State.draw
FIRST_PILE = PILE_IDS.index(_data["row"]["initial_reveal_from"])
THROWS_OUT = tuple(int(n in _data["actions"]["refresh"]["discard_leftmost_player_counts"]) for n in PLAYER_COUNTS)

# Bonus tokens, end of the game, scoring.
BONUS_VALUE: int = _data["bonus_tokens"]["value"]
BONUS_GROUP: int = _data["bonus_tokens"]["min_group_size"]
LAST_TILE: int = _data["end"]["trigger_tiles"]  # laying the 13th tile ends the game
STALL_TURNS: int = _data["end"]["stall_turns_per_player"]
ANIMAL_POINTS: int = _data["scoring"]["animal_points_per_tile"]
COLOUR_POINTS: int = _data["scoring"]["colour_points_per_tile"]
TOKENS_PER_POINT: int = _data["scoring"]["tokens_per_point"]

# The window in which cells are numbered (RULES 4.7).
WINDOW: int = _data["action_space"]["window"]
CENTRE = WINDOW // 2
UPPERS = WINDOW - 1  # first-floor positions along a side

# The most tiles of a domain: one short of the end, every scribe in one chain, and one more.
MOST_TILES = LAST_TILE - 1 + SCRIBES + 1


def validate() -> None:
    """Refuse a corrected file whose counts, totals or ids do not fit together."""
    totals, board, tiles = _data["totals"], _data["price_board"], _data["tiles"]
    expect(RESOURCES == 5 and TOKEN_IDS == (*RESOURCE_IDS, "ankh"), "the token types are the five resources, then the ankh")
    expect(tuple(_data["resources"]["order"]) == RESOURCE_IDS, "resources.order and tokens.resource_types differ")
    expect(totals["tokens"] == TOKENS * _data["tokens"]["per_type_in_box"], f"{TOKENS} types do not make {totals['tokens']} tokens")
    for players, stack in zip(PLAYER_COUNTS, STACK, strict=True):
        expect(stack <= _data["tokens"]["per_type_in_box"], f"a stack of {stack} tokens is more than the box holds")
        held = players * (STOCK_LIMIT + ANKH_LIMIT) + DEPOT_ROOM * sum(c for c, k in zip(TILE_COUNT, TILE_KIND, strict=True) if k == DEPOT)
        expect(TOKENS * stack - held >= TAKE_COUNT, f"with {players} players the supply may run out of {TAKE_COUNT} tokens to take")
    expect(DEPOT_ROOM == 1, "a depot stores one token")
    expect(COLUMNS == SLOTS, f"{COLUMNS} price columns for {SLOTS} slots")
    expect(sum(MARKERS) == MARKER_COUNT == totals["price_markers"], f"the price markers add up to {sum(MARKERS)}, not {MARKER_COUNT}")
    expect(set(LAYOUT_IDS) == set(_data["options"]["price_layout"]), "price_board.layout and options.price_layout differ")
    for name, holes in zip(LAYOUT_IDS, HOLES, strict=True):
        fits = len(holes) == COLUMNS and all(h in board["column_sizes_allowed"] for h in holes)
        expect(fits and sum(holes) == MARKER_COUNT, f"layout {name} needs {COLUMNS} columns with {MARKER_COUNT} holes in all")
    expect(DISCOUNT == 1, "the first floor saves one resource")
    expect(set(KIND_IDS[:ANIMALS]) == set(_data["tile_kinds"]["animals"]) and ANIMALS == 3, "tile_kinds.order begins with the three animals")
    expect(len(set(TILE_IDS)) == TILES, "two tiles share one id")
    expect(all(count > 0 for count in TILE_COUNT), "each tile exists at least once")
    expect(ALL_TILES == tiles["total"] == totals["tiles"], f"the tiles add up to {ALL_TILES}, not {totals['tiles']}")
    for colour, name in enumerate(RESOURCE_IDS):
        family = sum(count for count, c in zip(TILE_COUNT, TILE_COLOUR, strict=True) if c == colour)
        expect(family == tiles["per_colour"], f"there are {family} {name} tiles, not {tiles['per_colour']}")
    expect(PILES == 2 and sum(PILE_SIZES) == ALL_TILES, f"the two piles hold {sum(PILE_SIZES)} tiles, not {ALL_TILES}")
    expect(PILE_SIZES[FIRST_PILE] >= SLOTS, f"pile {PILE_IDS[FIRST_PILE]} is too small for the first {SLOTS} tiles")
    least = _data["scoring"]["animal_group_min"], _data["scoring"]["colour_group_min"]
    expect(least == (2, 2), "groups score from two tiles on")
    expect(WINDOW == 15 and MOST_TILES <= 30, "the program has room for a window of 15 and 30 tiles in a domain")


validate()
