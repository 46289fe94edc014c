"""The deal (RULES 3)."""

from __future__ import annotations

from ostracon.games.ankhor.components import (
    ALL_TILES,
    COLUMNS,
    FEWEST_PLAYERS,
    FIRST_PILE,
    HOLES,
    MARKER_COUNT,
    MARKERS,
    MOST_HOLES,
    PILE_SIZES,
    PILES,
    RESOURCES,
    SLOTS,
    STACK,
    TILE_COUNT,
    TILES,
    TOKENS,
)
from ostracon.games.ankhor.events import E_START_PLAYER
from ostracon.games.ankhor.layout import NONE, State
from ostracon.games.ankhor.rules import draw_tile, start_turn
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule


@rule
def setup(s: State) -> None:
    """Deal a new game (RULES 3)."""
    for token in range(TOKENS):
        s.supply[token] = STACK[s.players - FEWEST_PLAYERS]
    set_prices(s)
    while has_triple(s):
        set_prices(s)
    deal_tiles(s)
    s.slot_in_question = NONE
    s.place_in_question = NONE
    s.tile_in_question = NONE
    if s.start_player == 0:
        s.start_seat = below(s, s.players)
    unveil(s)
    emit(s, E_START_PLAYER, s.start_seat, 0, 0)
    start_turn(s, s.start_seat)


@rule
def set_prices(s: State) -> None:
    """Shuffle the price markers and fill the holes, column by column (RULES 3, step 3)."""
    count = 0
    for resource in range(RESOURCES):
        for _ in range(MARKERS[resource]):
            s.scratch[count] = resource
            count += 1
    shuffle(s, s.scratch, 0, MARKER_COUNT)
    for column in range(COLUMNS):
        for resource in range(RESOURCES):
            s.price[column][resource] = 0
        for _ in range(HOLES[s.price_layout][column]):
            count -= 1
            s.price[column][s.scratch[count]] += 1
            s.scratch[count] = 0


@rule
def has_triple(s: State) -> bool:
    """Whether a column shows three identical markers (R34)."""
    for column in range(COLUMNS):
        for resource in range(RESOURCES):
            if s.price[column][resource] == MOST_HOLES:
                return True
    return False


@rule
def deal_tiles(s: State) -> None:
    """Shuffle the tiles, make two piles and lay out the first row (RULES 3, steps 4 and 5)."""
    count = 0
    for tile in range(TILES):
        for _ in range(TILE_COUNT[tile]):
            s.draw[count] = tile
            count += 1
    shuffle(s, s.draw, 0, ALL_TILES)
    for pile in range(PILES):
        s.pile_count[pile] = PILE_SIZES[pile]
    for slot in range(SLOTS):
        s.row[slot] = draw_tile(s, FIRST_PILE)
