"""The deal (RULES 3)."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.layout import NONE, State
from ostracon.games.ankhor.market import draw_tile
from ostracon.games.ankhor.turns import start_turn
from ostracon.games.ankhor.vocabulary import Event
from ostracon.kernel.dice import shuffle
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.start_player import first_seat
from ostracon.kernel.target import rule


@rule
def setup(s: State) -> None:
    """Deal a new game (RULES 3)."""
    for token in range(box.TOKENS):
        s.supply[token] = box.STACK[s.players - box.FEWEST_PLAYERS]
    set_prices(s)
    while has_triple(s):
        set_prices(s)
    deal_tiles(s)
    s.slot_in_question = NONE
    s.place_in_question = NONE
    s.tile_in_question = NONE
    s.start_seat = first_seat(s)
    unveil(s)
    emit(s, Event.START_PLAYER, s.start_seat, 0, 0)
    start_turn(s, s.start_seat)


@rule
def set_prices(s: State) -> None:
    """Shuffle the price markers and fill the holes, column by column (RULES 3, step 3)."""
    count = 0
    for resource in range(box.RESOURCES):
        for _ in range(box.MARKERS[resource]):
            s.scratch[count] = resource
            count += 1
    shuffle(s, s.scratch, 0, box.MARKER_COUNT)
    for column in range(box.COLUMNS):
        for resource in range(box.RESOURCES):
            s.price[column][resource] = 0
        for _ in range(box.HOLES[s.price_layout][column]):
            count -= 1
            s.price[column][s.scratch[count]] += 1
            s.scratch[count] = 0


@rule
def has_triple(s: State) -> bool:
    """Whether a column shows three identical markers (R34)."""
    for column in range(box.COLUMNS):
        for resource in range(box.RESOURCES):
            if s.price[column][resource] == box.MOST_HOLES:
                return True
    return False


@rule
def deal_tiles(s: State) -> None:
    """Shuffle the tiles, make two piles and lay out the first row (RULES 3, steps 4 and 5)."""
    count = 0
    for tile in range(box.TILES):
        for _ in range(box.TILE_COUNT[tile]):
            s.draw[count] = tile
            count += 1
    shuffle(s, s.draw, 0, box.ALL_TILES)
    for pile in range(box.PILES):
        s.pile_count[pile] = box.PILE_SIZES[pile]
    for slot in range(box.SLOTS):
        s.row[slot] = draw_tile(s, box.FIRST_PILE)
