"""The deal (RULES 3)."""

from __future__ import annotations

from ostracon.games.terra_pyramides.actions import PLACE_NUMBERS
from ostracon.games.terra_pyramides.components import (
    ALL_TIPS,
    BASE_COUNTS,
    BASE_VALUES,
    BASES,
    BLOCKS,
    CARDS,
    COLOURS,
    COOPERATIVE,
    FIRST_LEVEL_PIECES,
    GOLD,
    LARGEST_PILE,
    LEVEL_PIECES,
    MAX_LEVEL,
    MISSION_WORKERS,
    MOST_PLAYERS,
    PILE_SIZE,
    PILES,
    START_PILES,
    TILE_COUNT,
    TILE_KINDS,
    TILE_SET,
    TIPS_EACH,
    V3,
    WORKERS,
)
from ostracon.games.terra_pyramides.events import E_START_PLAYER, E_START_TILE
from ostracon.games.terra_pyramides.layout import NO_CARD, NO_COLOUR, NO_TILE, NOBODY, NONE, State
from ostracon.games.terra_pyramides.maps import (
    BASE_AT_START,
    CELL_WORDS,
    CELLS,
    NEAREST_FACING,
    ORDINARY_CELLS,
    SIDE_OF_VERSION,
    START_CELL,
    WORD_CELLS,
)
from ostracon.games.terra_pyramides.piles import check_pile, draw_tile, pull, show_top
from ostracon.games.terra_pyramides.places import open_base
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.machine import bit_count, lowest_bit
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule

START_TILES = len(START_PILES)
ALL_PILES = (1 << PILES) - 1
ALL_CARDS = (1 << CARDS) - 1


@rule
def deal(s: State) -> None:
    """Everything on the table, tiles in hand; no turn has begun (RULES 3.1 to 3.5)."""
    clear_board(s)
    shuffle_bases(s)
    shuffle_tiles(s)
    for i in range(START_TILES):
        pile = START_PILES[i]
        lay_tile(s, START_CELL[s.side][i], pull(s, pile, 0), NEAREST_FACING[s.side][START_CELL[s.side][i]])
        emit(s, E_START_TILE, s.tile[START_CELL[s.side][i]], START_CELL[s.side][i], 0)
        show_top(s, pile)
        check_pile(s, pile)
    unveil(s)
    places = BASE_AT_START[s.side]
    while places != 0:
        open_base(s, lowest_bit(places))
        places &= places - 1
    give_material(s)
    s.start_seat = below(s, s.players)
    emit(s, E_START_PLAYER, s.start_seat, 0, 0)
    seat = s.start_seat
    for _ in range(s.players):
        draw_tile(s, seat, random_pile(s))
        seat = seat + 1 if seat + 1 < s.players else 0


@rule
def clear_board(s: State) -> None:
    """Empty cells, closed sites."""
    s.side = SIDE_OF_VERSION[s.version]
    for word in range(CELL_WORDS):
        s.vacant[word] = ORDINARY_CELLS[s.side][word]
    for cell in range(CELLS):
        s.tile[cell] = NO_TILE
        s.facing[cell] = NONE
    for place in range(PLACE_NUMBERS):
        s.colour[place] = NO_COLOUR
        s.owner[place] = NOBODY
    s.first_base = NONE
    s.peeked = NONE
    s.building = NONE


@rule
def shuffle_bases(s: State) -> None:
    """The face-down pile of bases."""
    for kind in range(len(BASE_COUNTS)):
        for _ in range(BASE_COUNTS[kind]):
            s.bases[s.bases_left] = BASE_VALUES[kind]
            s.bases_left += 1
    shuffle(s, s.bases, 0, BASES)


@rule
def shuffle_tiles(s: State) -> None:
    """The tiles of the version's sets, dealt into eight face-down piles."""
    count = 0
    for kind in range(TILE_KINDS):
        if TILE_SET[kind] <= s.version + 1:
            for _ in range(TILE_COUNT[kind]):
                s.scratch[count] = kind
                count += 1
    shuffle(s, s.scratch, 0, count)
    for pile in range(PILES):
        s.pile_count[pile] = PILE_SIZE[s.version]
        for i in range(LARGEST_PILE):
            s.piles[pile][i] = NO_TILE
        for i in range(PILE_SIZE[s.version]):
            count -= 1
            s.piles[pile][i] = s.scratch[count]
            s.scratch[count] = 0
    s.open_piles = ALL_PILES


@rule
def give_material(s: State) -> None:
    """Gold, blocks, level pieces, and what each player gets."""
    s.gold_supply = GOLD
    s.block_supply = BLOCKS
    for colour in range(COLOURS):
        s.first_levels[colour] = FIRST_LEVEL_PIECES
    for level in range(2, MAX_LEVEL):
        s.levels[level] = LEVEL_PIECES[s.level_supply][level]
    for seat in range(MOST_PLAYERS):
        s.hand[seat] = NO_TILE
        s.hand_pile[seat] = NONE
        s.strategy[seat] = NO_CARD
    for seat in range(s.players):
        if s.mode == COOPERATIVE:
            s.reserve[seat] = MISSION_WORKERS
        else:
            s.reserve[seat] = WORKERS[s.version][s.players]
            s.tips[seat] = TIPS_EACH
    if s.mode == COOPERATIVE:
        s.tips[0] = ALL_TIPS
    if s.version == V3:
        s.cards = ALL_CARDS


@rule
def random_pile(s: State) -> int:
    """One of the piles still in the game, each equally likely."""
    piles = s.open_piles
    for _ in range(below(s, bit_count(piles))):
        piles &= piles - 1
    return lowest_bit(piles)


@rule
def lay_tile(s: State, cell: int, tile: int, facing: int) -> None:
    """A tile comes onto the board."""
    s.tile[cell] = tile
    s.facing[cell] = facing
    s.vacant[cell // WORD_CELLS] &= ~(1 << (cell % WORD_CELLS))
