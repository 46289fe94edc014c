"""How close the partners of a mission are to its goal, for bots.

A goal needs a few high pyramids. Everything that brings the best candidates nearer to the top counts as effort:
blocks built in, workers on the place, blocks, gold and tiles in stock, the row about to be chosen, and rows that
later tiles will activate. A block built in is worth BLOCK; all other prices are compared with it. Partners
share one value.
"""

from __future__ import annotations

from itertools import accumulate

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.building import cap
from ostracon.games.terra_pyramides.cells import row_cell
from ostracon.games.terra_pyramides.layout import NO_TILE, State
from ostracon.games.terra_pyramides.piles import removal
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.games.terra_pyramides.workers import open_places, reach
from ostracon.kernel.machine import bit_count, lowest_bit
from ostracon.kernel.target import rule

BLOCK = 100  # built in
WORKER = 75  # sent to a pyramid that the goal needs
MATCHING = 88  # a block in stock that fits one of its owner's pyramids
WHITE_BLOCK = 92
FOUNDING = 67  # per cent of a white one: a block in a colour that can still be begun
SPARE = 45  # per cent of a white one: a block that can only be exchanged
UNMANNED = 5  # what a block in stock loses for each worker that its pyramid lacks
SURPLUS = 70  # what each block above the limit costs: it will have to go
COIN = 24
MOST_COINS = box.GOLD_LIMIT + 2  # the rest is no use
AT_HOME = 12  # a worker in the reserve, for the first few
FEW = 3
ELSEWHERE = 11  # a worker on a place that the goal does not need
HELD = (
    45  # a base with workers: nobody should leave it for nothing; two who play for points do better without
)
FREE_BASE = 25  # while pyramids are to be begun
IN_HAND = 88  # per cent of what a tile shows
WALKING = 74  # per cent of a worker that can walk to where it is needed
WAITING = 30  # per cent of one whose way is open but whose place is full
ROW_AHEAD = 76  # per cent of what the best row shows
ROOM = box.BLOCK_LIMIT + 4  # blocks that can be used up in one turn

# Rows that later tiles will activate. The best are chosen, so that they count by the square of what they show.
ROW_COIN = 36
ROW_BLOCK = 128  # per cent of a block
ROW_WORKER = 57
ROW_STRAY_WORKER = 30  # that reaches no place where it is needed
POOR_ROW = 99
ROW_SHARE = 4  # per cent
FAR_AHEAD = 12  # turns: fewer use fewer rows

# The mission for points: what the final count adds besides the high pyramids, the more the nearer it is.
SIDE_POINT = 39
SIDE_WORKER = 25
NEAR_END = 2

LEVEL_EFFORT: tuple[int, ...] = tuple(
    WORKER * (box.CREW - 1) * level + BLOCK * blocks
    for level, blocks in enumerate(accumulate(box.LEVEL_BLOCKS))
)
BLOCKS_BELOW: tuple[int, ...] = tuple(accumulate(box.LEVEL_BLOCKS))
POINTS_PYRAMIDS: int = box.POINTS_GOAL // box.LEVEL_VALUE[box.MAX_LEVEL]
WORTH_BITS = 10  # of a block's worth in a palette


# ---- the pyramids that the goal needs ----------------------------------------------------------------------


@rule
def pyramids_needed(s: State) -> int:
    """How many high pyramids the mission asks for; the one for points has always a further one."""
    if s.mission == box.MISSION_COLOURS:
        return box.COLOURS_GOAL
    if s.mission == box.MISSION_POINTS:
        return max(POINTS_PYRAMIDS, bit_count(s.finished) + 1)
    return box.TIPS_GOAL


@rule
def share(s: State) -> int:
    """How many of them one partner builds at most."""
    return (pyramids_needed(s) + s.players - 1) // s.players


@rule
def effort(s: State, place: int) -> int:
    """What has been put into a place: all workers who came, all blocks."""
    return LEVEL_EFFORT[s.level[place]] + WORKER * s.workers[place]


@rule
def precedes(s: State, place: int, other: int) -> bool:
    """Whether a place is a better candidate than another."""
    ahead = effort(s, place) - effort(s, other)
    return ahead > 0 or (ahead == 0 and place < other)


@rule
def is_needed(s: State, seat: int, place: int) -> bool:
    """Whether a partner's place is one of those with which the goal can be reached best."""
    by_colour = s.mission == box.MISSION_COLOURS and s.level[place] > 0
    better = 0
    better_own = 0
    for partner in range(s.players):
        others = s.owned[partner] & ~(1 << place)
        while others != 0:
            other = lowest_bit(others)
            others &= others - 1
            if precedes(s, other, place):
                if by_colour and s.colour[other] == s.colour[place]:
                    return False
                better += 1
                if partner == seat:
                    better_own += 1
    return by_colour or (better < pyramids_needed(s) and better_own < share(s))


@rule
def needed_places(s: State) -> int:
    """The places with which the goal can be reached best, finished ones too: a bit each."""
    needed = 0
    for seat in range(s.players):
        places = s.owned[seat]
        while places != 0:
            place = lowest_bit(places)
            places &= places - 1
            if is_needed(s, seat, place):
                needed |= 1 << place
    return needed


@rule
def to_man(s: State, seat: int, needed: int) -> int:
    """The places where a partner's workers are wanted: those needed, free bases while some are to be begun."""
    places = s.owned[seat] & needed & ~s.finished & ~s.crewed
    if bit_count(s.owned[seat] & needed) < share(s):
        places |= open_places(s, seat) & s.free_bases
    return places


# ---- what a block is worth ---------------------------------------------------------------------------------


@rule
def blocks_wanted(s: State, seat: int, colour: int, needed: int) -> int:
    """How many blocks of a colour a partner's needed pyramids still take."""
    wanted = 0
    places = s.owned[seat] & needed & ~s.finished
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        if s.colour[place] == colour:
            wanted += BLOCKS_BELOW[cap(s)] - BLOCKS_BELOW[s.level[place]]
    return wanted


@rule
def workers_lacking(s: State, seat: int, colour: int, needed: int) -> int:
    """How many workers a partner's best manned needed pyramid lacks: of a colour, or (-1) of all."""
    lacking = box.CREW
    places = s.owned[seat] & needed & ~s.finished
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        if colour < 0 or s.colour[place] == colour:
            lacking = min(lacking, box.CREW - s.workers[place])
    return lacking


@rule
def white_worth(s: State, seat: int, needed: int) -> int:
    """A white block in a partner's stock."""
    return WHITE_BLOCK - UNMANNED * workers_lacking(s, seat, -1, needed)


@rule
def colours_to_begin(s: State, seat: int, needed: int) -> int:
    """The colours in which a partner may begin another pyramid that the goal has use for, a bit each."""
    begun = 0
    colours = 0
    for colour in range(box.COLOURS):
        if s.first_levels[colour] > 0:
            colours |= 1 << colour
    for partner in range(s.players):
        places = s.owned[partner]
        while places != 0:
            place = lowest_bit(places)
            places &= places - 1
            if s.level[place] > 0:
                if s.mission == box.MISSION_COLOURS:
                    colours &= ~(1 << s.colour[place])
                if partner == seat:
                    begun += needed >> place & 1
    return colours if begun < share(s) else 0


@rule
def palette(s: State, seat: int, needed: int) -> int:
    """What a block of each colour is worth to a partner, WORTH_BITS for each."""
    white = white_worth(s, seat, needed)
    to_begin = colours_to_begin(s, seat, needed)
    worths = 0
    for colour in range(box.COLOURS):
        if blocks_wanted(s, seat, colour, needed) > 0:
            worth = MATCHING - UNMANNED * workers_lacking(s, seat, colour, needed)
        elif to_begin >> colour & 1 == 1:
            worth = white * FOUNDING // 100
        else:
            worth = white * SPARE // 100
        worths |= worth << (WORTH_BITS * colour)
    return worths


@rule
def worth_of(worths: int, colour: int) -> int:
    """What a palette says of a colour."""
    return worths >> (WORTH_BITS * colour) & ((1 << WORTH_BITS) - 1)


# ---- one partner -------------------------------------------------------------------------------------------


@rule
def stock_effort(s: State, seat: int, needed: int, worths: int) -> int:
    """Blocks, gold and workers at home."""
    white = white_worth(s, seat, needed)
    value = white * s.blocks[seat][box.WHITE] - SURPLUS * max(0, s.block_count[seat] - box.BLOCK_LIMIT)
    for colour in range(box.COLOURS):
        held = s.blocks[seat][colour]
        if held > 0:
            wanted = min(held, max(1, blocks_wanted(s, seat, colour, needed)))
            value += wanted * worth_of(worths, colour) + (held - wanted) * (white * SPARE // 100)
    return value + COIN * min(s.gold[seat], MOST_COINS) + AT_HOME * min(s.reserve[seat], FEW)


@rule
def tile_effort(tile: int, worths: int) -> int:
    """What a tile will show."""
    value: int = COIN * box.TILE_EYES[tile] + WORKER * box.TILE_WORKER[tile]
    return value + worth_of(worths, box.TILE_BLOCK[tile]) if box.TILE_BLOCK[tile] >= 0 else value


@rule
def walk_effort(s: State, seat: int, cell: int, wanted: int, needed: int) -> int:
    """What a worker on a cell can do."""
    ways = reach(s, cell)
    if ways & wanted != 0:
        return WORKER * WALKING // 100
    if ways & s.owned[seat] & needed & s.crewed & ~s.finished != 0:
        return WORKER * WAITING // 100
    if s.mission == box.MISSION_POINTS and ways & open_places(s, seat) != 0:
        return side_share(s, SIDE_WORKER)
    return 0


@rule
def row_effort(s: State, axis: int, needed: int, worths: int) -> int:
    """What a row through the tile just placed gives the active partner."""
    seat = s.decider
    wanted = to_man(s, seat, needed)
    value = COIN * maps.ROW_OASES[s.side][s.placed][axis]
    workers = s.reserve[seat]
    room = ROOM - s.block_count[seat]
    arriving = 0
    entered = 0
    for position in range(maps.ROW_LENGTH[s.side][s.placed][axis]):
        cell = maps.ROW_CELL[s.side][s.placed][axis][position]
        tile = s.tile[cell]
        if tile == NO_TILE:
            continue
        value += COIN * box.TILE_EYES[tile]
        if box.TILE_BLOCK[tile] >= 0 and room > 0:
            room -= 1
            value += worth_of(worths, box.TILE_BLOCK[tile])
        if box.TILE_WORKER[tile] == 1 and workers > 0:
            ways = reach(s, cell) & wanted
            if ways != 0:
                workers -= 1
                arriving += 1
                entered |= ways
            else:
                value += walk_effort(s, seat, cell, wanted, needed)
    room_there = 0
    while entered != 0:
        room_there += box.CREW - s.workers[lowest_bit(entered)]
        entered &= entered - 1
    in_time = min(arriving, room_there)
    return value + WORKER * (WALKING * in_time + WAITING * (arriving - in_time)) // 100


@rule
def next_effort(s: State, seat: int, needed: int, worths: int) -> int:
    """What the open decision of the active partner is about to bring; for others the tile in hand."""
    value = 0
    if s.hand[seat] != NO_TILE:
        value += tile_effort(s.hand[seat], worths) * IN_HAND // 100
    if seat != s.decider:
        return value
    best = 0
    if s.decision == Decision.CHOOSE_ROW:
        for axis in range(maps.AXES):
            best = max(best, row_effort(s, axis, needed, worths))
        return value + best * ROW_AHEAD // 100
    if s.decision == Decision.TAKE_TILE:
        for i in range(s.pile_count[s.peeked]):
            best = max(best, tile_effort(s.piles[s.peeked][i], worths))
        return value + best * IN_HAND // 100
    if s.decision == Decision.CHOOSE_COLOUR:
        value += BLOCK // 2
    wanted = to_man(s, seat, needed)
    waiting = s.waiting
    while waiting != 0:
        cell = row_cell(s, lowest_bit(waiting))
        waiting &= waiting - 1
        value += walk_effort(s, seat, cell, wanted, needed)
    return value


# ---- the team ----------------------------------------------------------------------------------------------


@rule
def tiles_left(s: State) -> int:
    """How many tiles the team will still place."""
    tiles = 0
    for pile in range(box.PILES):
        if (s.open_piles >> pile) & 1 == 1:
            tiles += s.pile_count[pile] - removal(s)
    for seat in range(s.players):
        if s.hand[seat] != NO_TILE:
            tiles += 1
    return tiles


@rule
def side_share(s: State, value: int) -> int:
    """The part of a value that counts the more the nearer the end is."""
    return value * NEAR_END // (NEAR_END + tiles_left(s))


@rule
def side_points(s: State, place: int) -> int:
    """What a place that is not needed gives in the mission for points."""
    level = s.level[place]
    points = s.base_value[place] if level == 0 else box.LEVEL_VALUE[level]
    return SIDE_POINT * points + SIDE_WORKER * (s.workers[place] - min(level, 1))


@rule
def built_effort(s: State, needed: int) -> int:
    """What stands on all places of the team."""
    value = 0
    aside = 0
    to_have = bit_count(s.free_bases)
    for seat in range(s.players):
        places = s.owned[seat]
        while places != 0:
            place = lowest_bit(places)
            places &= places - 1
            if needed >> place & 1 == 1:
                value += effort(s, place)
            elif s.mission == box.MISSION_POINTS:
                aside += side_points(s, place)
            else:
                value += ELSEWHERE * s.workers[place]
            if s.level[place] == 0 and (s.mission != box.MISSION_POINTS or s.players > 2):
                value += HELD
                to_have += 1 - (needed >> place & 1)  # whoever needs it can have it
    to_begin = max(0, pyramids_needed(s) - bit_count(needed))
    return value + side_share(s, aside) + FREE_BASE * min(to_have, to_begin)


@rule
def useful_workers(s: State, word: int, wanted: int) -> int:
    """The cells of a word whose worker reaches a place where it is wanted, a bit each."""
    cells = 0
    first = word * maps.WORD_CELLS
    for cell in range(first, min(first + maps.WORD_CELLS, maps.CELLS)):
        tile = s.tile[cell]
        if tile != NO_TILE and box.TILE_WORKER[tile] == 1 and reach(s, cell) & wanted != 0:
            cells |= 1 << (cell - first)
    return cells


@rule
def row_ahead(s: State, row: int, worths: int, low: int, middle: int, high: int) -> int:
    """What a row shows to a later tile; nothing when it has no vacant cell. The three words: useful workers."""
    value = 0
    vacant = False
    for position in range(maps.LONGEST_ROW):
        cell = maps.WHOLE_ROW[s.side][row][position]
        if cell == maps.NOWHERE:
            break
        tile = s.tile[cell]
        if tile != NO_TILE:
            value += ROW_COIN * box.TILE_EYES[tile]
            if box.TILE_BLOCK[tile] >= 0:
                value += ROW_BLOCK * worth_of(worths, box.TILE_BLOCK[tile]) // 100
            if box.TILE_WORKER[tile] == 1:
                word = low if cell < maps.WORD_CELLS else middle if cell < 2 * maps.WORD_CELLS else high
                value += ROW_WORKER if word >> cell % maps.WORD_CELLS & 1 == 1 else ROW_STRAY_WORKER
        elif maps.CELL_KIND[s.side][cell] == maps.OASIS:
            value += ROW_COIN
        else:
            vacant = True
    return value if vacant else 0


@rule
def rows_ahead(s: State, needed: int, worths: int) -> int:
    """What later tiles can activate, rich rows above all."""
    wanted = needed & ~s.finished
    if bit_count(needed) < pyramids_needed(s):
        wanted |= s.free_bases
    low = useful_workers(s, 0, wanted)
    middle = useful_workers(s, 1, wanted)
    high = useful_workers(s, 2, wanted)
    total = 0
    for row in range(maps.WHOLE_ROWS[s.side]):
        beyond = max(0, row_ahead(s, row, worths, low, middle, high) - POOR_ROW)
        total += beyond * beyond // 100
    return total * ROW_SHARE // 100 * min(tiles_left(s), FAR_AHEAD) // FAR_AHEAD


@rule
def team_effort(s: State) -> int:
    """All that has been done for the goal, and what is about to come."""
    needed = needed_places(s)
    value = built_effort(s, needed)
    common = 0
    for seat in range(s.players):
        worths = palette(s, seat, needed)
        common += worths
        value += stock_effort(s, seat, needed, worths) + next_effort(s, seat, needed, worths)
    shared = 0
    for colour in range(box.COLOURS):
        shared |= worth_of(common, colour) // s.players << (WORTH_BITS * colour)
    return value + rows_ahead(s, needed, shared)


@rule
def goal_effort(s: State) -> int:
    """What the goal takes from the first worker on."""
    if s.mission == box.MISSION_COLOURS:
        return box.COLOURS_GOAL * (LEVEL_EFFORT[box.COLOURS_CAP] + WORKER)
    high = LEVEL_EFFORT[box.MAX_LEVEL] + WORKER
    return (
        high * box.POINTS_GOAL // box.LEVEL_VALUE[box.MAX_LEVEL]
        if s.mission == box.MISSION_POINTS
        else high * box.TIPS_GOAL
    )
