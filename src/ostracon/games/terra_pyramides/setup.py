"""The deal (RULES 3)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.layout import NO_CARD, NO_COLOUR, NO_TILE, NOBODY, NONE, State
from ostracon.games.terra_pyramides.piles import check_pile, draw_tile, pull, show_top
from ostracon.games.terra_pyramides.vocabulary import Event
from ostracon.games.terra_pyramides.workers import open_base
from ostracon.kernel.business import left_of
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.machine import bit_count, lowest_bit
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.start_player import first_seat
from ostracon.kernel.target import rule

START_TILES = len(box.START_PILES)
ALL_PILES = (1 << box.PILES) - 1
ALL_CARDS = (1 << box.CARDS) - 1


@rule
def deal(s: State) -> None:
    """Everything on the table, tiles in hand; no turn has begun (RULES 3.1 to 3.5)."""
    clear_board(s)
    shuffle_bases(s)
    shuffle_tiles(s)
    for i in range(START_TILES):
        pile = box.START_PILES[i]
        lay_tile(
            s,
            maps.START_CELL[s.side][i],
            pull(s, pile, 0),
            maps.NEAREST_FACING[s.side][maps.START_CELL[s.side][i]],
        )
        emit(s, Event.START_TILE, s.tile[maps.START_CELL[s.side][i]], maps.START_CELL[s.side][i], 0)
        show_top(s, pile)
        check_pile(s, pile)
    unveil(s)
    places = maps.BASE_AT_START[s.side]
    while places != 0:
        open_base(s, lowest_bit(places))
        places &= places - 1
    give_material(s)
    s.start_seat = first_seat(s)
    emit(s, Event.START_PLAYER, s.start_seat, 0, 0)
    seat = s.start_seat
    for _ in range(s.players):
        draw_tile(s, seat, random_pile(s))
        seat = left_of(s, seat)


@rule
def clear_board(s: State) -> None:
    """Empty cells, closed sites."""
    s.side = maps.SIDE_OF_VERSION[s.version]
    for word in range(maps.CELL_WORDS):
        s.vacant[word] = maps.ORDINARY_CELLS[s.side][word]
    for cell in range(maps.CELLS):
        s.tile[cell] = NO_TILE
        s.facing[cell] = NONE
    for place in range(maps.PLACE_NUMBERS):
        s.colour[place] = NO_COLOUR
        s.owner[place] = NOBODY
    s.first_base = NONE
    s.peeked = NONE
    s.building = NONE


@rule
def shuffle_bases(s: State) -> None:
    """The face-down pile of bases."""
    for kind in range(len(box.BASE_COUNTS)):
        for _ in range(box.BASE_COUNTS[kind]):
            s.bases[s.bases_left] = box.BASE_VALUES[kind]
            s.bases_left += 1
    shuffle(s, s.bases, 0, box.BASES)


@rule
def shuffle_tiles(s: State) -> None:
    """The tiles of the version's sets, dealt into eight face-down piles."""
    count = 0
    for kind in range(box.TILE_KINDS):
        if box.TILE_SET[kind] <= s.version + 1:
            for _ in range(box.TILE_COUNT[kind]):
                s.scratch[count] = kind
                count += 1
    shuffle(s, s.scratch, 0, count)
    for pile in range(box.PILES):
        s.pile_count[pile] = box.PILE_SIZE[s.version]
        for i in range(box.LARGEST_PILE):
            s.piles[pile][i] = NO_TILE
        for i in range(box.PILE_SIZE[s.version]):
            count -= 1
            s.piles[pile][i] = s.scratch[count]
            s.scratch[count] = 0
    s.open_piles = ALL_PILES


@rule
def give_material(s: State) -> None:
    """Gold, blocks, level pieces, and what each player gets."""
    s.gold_supply = box.GOLD
    s.block_supply = box.BLOCKS
    for colour in range(box.COLOURS):
        s.first_levels[colour] = box.FIRST_LEVEL_PIECES
    for level in range(2, box.MAX_LEVEL):
        s.levels[level] = box.LEVEL_PIECES[level]
    for seat in range(box.MOST_PLAYERS):
        s.hand[seat] = NO_TILE
        s.hand_pile[seat] = NONE
        s.strategy[seat] = NO_CARD
    for seat in range(s.players):
        if s.mode == box.COOPERATIVE:
            s.reserve[seat] = box.MISSION_WORKERS
        else:
            s.reserve[seat] = box.WORKERS[s.players]
            s.tips[seat] = box.TIPS_EACH
    if s.mode == box.COOPERATIVE:
        s.tips[0] = box.ALL_TIPS
    if s.version == box.V3:
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
    s.vacant[cell // maps.WORD_CELLS] &= ~(1 << (cell % maps.WORD_CELLS))
