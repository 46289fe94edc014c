"""How well a player of Terra Pyramides stands, for bots: what a good player would expect to score in the end.

Everything is counted in hundredths of a point. What the final count would give now is certain; the rest is hope: the
next levels of pyramids under way, coins and palms just ahead, the row about to be chosen, workers about to walk, the
tile in hand. Hope shrinks with the turns that are left. What later turns will bring is left out: it is much the same
for all players, and with it a free action, which ends no turn, would look better than going on.
"""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.building import cap
from ostracon.games.terra_pyramides.cells import row_cell
from ostracon.games.terra_pyramides.chances import mission_chance
from ostracon.games.terra_pyramides.layout import NO_TILE, NOBODY, NONE, State
from ostracon.games.terra_pyramides.piles import removal
from ostracon.games.terra_pyramides.scoring import (
    CATEGORIES,
    forecast,
    highest_level,
    places_owned,
    score,
    total,
)
from ostracon.games.terra_pyramides.vocabulary import Decision, Part
from ostracon.games.terra_pyramides.workers import open_places, reach
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.target import rule

POINT = 100
WORKER_AT_HOME = 12  # in the reserve, for the first few
WORKERS_NEEDED = 4
SPARE_GOLD = 8  # beyond its point: it can buy
SPARE_BLOCK = 6  # beyond its point: it can build
WHITE_BLOCK = 12
SURPLUS_BLOCK = 100  # above the limit: it will have to go
SURPLUS_GOLD = 60
BUILDING = 120  # a level 1 whose colour is being chosen
HORIZON = 12  # turns that a player plans ahead
READY = 90  # per cent of a level that could be built at once
LATE = 35  # of one that the last turn would finish
ASIDE = 50  # per cent of a place that is not the main one
WORKERS_A_TURN = 80  # that reach a certain place, in hundredths
BLOCKS_A_TURN = 90  # that can be used for a certain pyramid, in hundredths
BLOCK_BY_EXCHANGE = 45  # hundredths of a white block
BLOCK_BY_GOLD = 30
CAUTION = 85  # per cent of what a row shows: what is in hand is worth more
WALKING = 60  # per cent of what waiting workers can reach
PATIENCE = 4  # turns after which the points of a base count half


@rule
def turns_left(s: State, seat: int) -> int:
    """About how many tiles a player will still place; the row of a tile already placed is counted by itself."""
    tiles = 0
    for pile in range(box.PILES):
        if (s.open_piles >> pile) & 1 == 1:
            tiles += s.pile_count[pile] - removal(s)
    turns = tiles
    if s.players == 2:
        turns = tiles // 2
    elif s.players == 3:
        turns = tiles // 3
    elif s.players == 4:
        turns = tiles // 4
    return turns + 1 if s.hand[seat] != NO_TILE else turns


@rule
def is_done(s: State, seat: int, turns: int) -> bool:
    """Whether a player has had the last turn: all that is left is the final count."""
    return turns == 0 and seat != s.decider


@rule
def level_gain(level: int, base: int) -> int:
    """What the next level adds in the end, less the blocks that it costs."""
    covered = base if level == 0 else box.LEVEL_VALUE[level]
    gain: int = box.LEVEL_VALUE[level + 1] - covered - box.LEVEL_BLOCKS[level + 1]
    return gain


@rule
def block_budget(s: State, seat: int, colour: int) -> int:
    """A player's blocks for a pyramid, in hundredths: matching ones whole, others by exchange, gold by purchase."""
    matching = s.blocks[seat][box.WHITE]
    if colour >= 0:
        matching += s.blocks[seat][colour]
    else:  # below level 1: the best colour in stock
        most = 0
        for other in range(box.COLOURS):
            if s.first_levels[other] > 0:
                most = max(most, s.blocks[seat][other])
        matching += most
    matching = min(matching, box.BLOCK_LIMIT)
    others = min(s.block_count[seat], box.BLOCK_LIMIT) - matching
    return 100 * matching + BLOCK_BY_EXCHANGE * others + BLOCK_BY_GOLD * s.gold[seat]


@rule
def ladder(s: State, seat: int, place: int, more: int, turns: int) -> int:
    """What a place with `more` workers gains level by level: the sooner workers and blocks are there, the more.

    Time is counted in hundredths of a turn. A level reached at once counts READY per cent, one reached with the last
    turn LATE; what does not get finished counts a part of that.
    """
    level = s.level[place]
    workers = 100 * (s.workers[place] + more) - (100 if level > 0 else 0)
    blocks = block_budget(s, seat, s.colour[place])
    end = 100 * turns
    before = 0
    value = 0
    while level < cap(s):
        workers -= 100 * box.CREW if level == 0 else 100 * (box.CREW - 1)
        blocks -= 100 * box.LEVEL_BLOCKS[level + 1]
        crew_time = max(0, -workers) * 100 // WORKERS_A_TURN
        block_time = max(0, -blocks) * 100 // BLOCKS_A_TURN
        time = (2 * max(crew_time, block_time) + min(crew_time, block_time)) // 3
        gain = POINT * max(1, level_gain(level, s.base_value[place]))
        if time > end:
            value += gain * LATE * (end - before) // (100 * (time - before))
            break
        value += gain * (READY - (READY - LATE) * time // (end + 100)) // 100
        before = time
        level += 1
    return value


@rule
def place_hope(s: State, seat: int, place: int, more: int, turns: int, main: int) -> int:
    """What a place with `more` workers promises: the main one with all turns to come, others with some of them."""
    if place == main:
        return ladder(s, seat, place, more, turns)
    return ladder(s, seat, place, more, turns // 3) * ASIDE // 100


@rule
def main_place(s: State, seat: int, turns: int) -> int:
    """The place that promises most when a player puts everything into it; -1 without places."""
    main = NONE
    best = -1
    places = s.owned[seat] & ~s.finished
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        hope = ladder(s, seat, place, 0, turns) - ladder(s, seat, place, 0, turns // 3) * ASIDE // 100
        if hope > best:
            best = hope
            main = place
    return main


@rule
def building_hope(s: State, seat: int, turns: int, main: int) -> int:
    """What all places of a player promise."""
    if is_done(s, seat, turns):
        return 0
    value = 0
    places = s.owned[seat] & ~s.finished
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        value += place_hope(s, seat, place, 0, turns, main)
    return value


@rule
def stock_hope(s: State, seat: int, turns: int) -> int:
    """Gold, blocks and workers in stock are good for more than their points while turns are left; not the surplus."""
    if is_done(s, seat, turns):
        return 0
    surplus = SURPLUS_BLOCK * max(0, s.block_count[seat] - box.BLOCK_LIMIT)
    surplus += SURPLUS_GOLD * max(0, s.gold[seat] - box.GOLD_LIMIT)
    if turns == 0:
        return -surplus
    value = SPARE_GOLD * min(s.gold[seat], 6) + WHITE_BLOCK * s.blocks[seat][box.WHITE]
    value += SPARE_BLOCK * (s.block_count[seat] - s.blocks[seat][box.WHITE])
    return value + WORKER_AT_HOME * min(s.reserve[seat], WORKERS_NEEDED) - surplus


@rule
def ring_hope(s: State, seat: int, place: int) -> int:
    """What enclosing a place would give its owner, the more likely the fewer cells are vacant (V2, V3)."""
    eyes = 0
    offerings = 0
    oases = maps.RING_OASES[s.side][place]
    vacant = 0
    for i in range(maps.DIRECTIONS):
        cell = maps.RING_CELL[s.side][place][i]
        if cell == maps.NOWHERE:
            break
        tile = s.tile[cell]
        if tile == NO_TILE:
            vacant += 1
        else:
            eyes += box.TILE_EYES[tile]
            offerings += box.TILE_OFFERINGS[tile]
            oases += box.TILE_OASIS[tile]
    if vacant == 0 or vacant > 4:
        return 0
    value = symbols_value(
        s, seat, maps.RING_OASES[s.side][place], oases, eyes, offerings, maps.RING_NILE[s.side][place]
    )
    return value * (5 - vacant) // 8


@rule
def track_hope(s: State, seat: int, turns: int) -> int:
    """Coin spaces and palms just ahead; oases and palms multiply what is still to be built (V2, V3)."""
    if is_done(s, seat, turns):
        return 0
    value = (
        (s.horus[seat] - s.horus[seat] // box.COIN_EVERY * box.COIN_EVERY)
        * box.COIN_GOLD
        * POINT
        // (box.COIN_EVERY * 2)
    )
    places = s.owned[seat]
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        value += ring_hope(s, seat, place)
    if s.version == box.V3:
        highest = highest_level(s, seat)
        growth = min(box.MAX_LEVEL - highest, (turns + 2) // 4)
        value += POINT * s.oases[seat] * growth * 2 // 3
        boat = s.boat[seat]
        more_places = (turns + 1) // 4
        value += POINT * maps.PALMS_REACHED[boat] * more_places * 2 // 3
        if boat < maps.LAST_BERTH and maps.PALMS_REACHED[boat + 1] > maps.PALMS_REACHED[boat]:
            value += POINT * (places_owned(s, seat) + more_places) // 2
    return value


# ---- what is about to come -----------------------------------------------------------------------------------


@rule
def symbols_value(s: State, seat: int, printed: int, oases: int, eyes: int, offerings: int, nile: int) -> int:
    """Oases, eyes, offerings and Nile cells for a player; `oases` counts the printed ones too."""
    gold = printed * box.OASIS_GOLD[s.version] + eyes * box.EYE_GOLD[s.version]
    value: int = POINT * gold
    if s.version != box.V1:
        value += eyes * box.EYE_HORUS[s.version] * (POINT + POINT * box.COIN_GOLD // box.COIN_EVERY)
        value += offerings * (POINT + POINT * 6 * (s.players - 1) // 10)
    if s.version == box.V3:
        value += (
            (oases - printed + printed * box.OASIS_POINTS[s.version]) * POINT * (highest_level(s, seat) + 1)
        )
        steps = min(nile, maps.LAST_BERTH - s.boat[seat])
        value += steps * POINT * (places_owned(s, seat) + 2) // 2
    return value


@rule
def block_value(s: State, seat: int, colour: int) -> int:
    """A block of a colour: more for a player who builds in it."""
    value = POINT + SPARE_BLOCK
    places = s.owned[seat] & ~s.finished
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        if s.colour[place] == colour:
            value = max(value, POINT + 30 * (s.level[place] + 1))
    return value


@rule
def tile_value(s: State, seat: int, tile: int) -> int:
    """A tile in hand: what it will show in the row of the next turn."""
    value = symbols_value(s, seat, 0, box.TILE_OASIS[tile], box.TILE_EYES[tile], box.TILE_OFFERINGS[tile], 0)
    if box.TILE_BLOCK[tile] >= 0:
        value += block_value(s, seat, box.TILE_BLOCK[tile])
    if box.TILE_WORKER[tile] == 1 and s.reserve[seat] > 0:
        value += 160
    return value * 7 // 10


@rule
def arrival_value(s: State, seat: int, place: int, turns: int, main: int) -> int:
    """What a worker that comes onto a place is worth."""
    if s.owner[place] == NOBODY:
        value = POINT * s.base_value[place] * PATIENCE // (PATIENCE + turns)
        value += place_hope(s, seat, place, 1, turns, main if main != NONE else place)
        if s.version == box.V3:
            value += POINT * maps.PALMS_REACHED[s.boat[seat]]
        return value
    return place_hope(s, seat, place, 1, turns, main) - place_hope(s, seat, place, 0, turns, main)


@rule
def walk_value(s: State, seat: int, cell: int, turns: int, main: int) -> int:
    """The best that a worker on a cell can do."""
    places = reach(s, cell) & open_places(s, seat)
    best = 0
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        best = max(best, arrival_value(s, seat, place, turns, main))
    return best


@rule
def row_value(s: State, axis: int, turns: int, main: int) -> int:
    """What a row through the tile just placed would give."""
    seat = s.decider
    oases = maps.ROW_OASES[s.side][s.placed][axis]
    printed = oases
    eyes = 0
    offerings = 0
    value = 0
    workers = s.reserve[seat]
    room = box.BLOCK_LIMIT - s.block_count[seat]
    walks = 0
    for position in range(maps.ROW_LENGTH[s.side][s.placed][axis]):
        cell = maps.ROW_CELL[s.side][s.placed][axis][position]
        tile = s.tile[cell]
        if tile != NO_TILE:
            oases += box.TILE_OASIS[tile]
            eyes += box.TILE_EYES[tile]
            offerings += box.TILE_OFFERINGS[tile]
            if box.TILE_BLOCK[tile] >= 0:
                room -= 1
                value += block_value(s, seat, box.TILE_BLOCK[tile]) if room >= 0 else 0
            if box.TILE_WORKER[tile] == 1 and workers > 0:
                workers -= 1
                walks += walk_value(s, seat, cell, turns, main)
    value += symbols_value(s, seat, printed, oases, eyes, offerings, maps.ROW_NILE[s.side][s.placed][axis])
    return (value * CAUTION + walks * WALKING) // 100


@rule
def next_value(s: State, seat: int, turns: int, main: int) -> int:
    """What the open decision of the active player is about to bring; for others the tile in hand."""
    value = 0
    if s.hand[seat] != NO_TILE:
        value += tile_value(s, seat, s.hand[seat])
    if seat != s.decider:
        return value
    if s.decision == Decision.CHOOSE_ROW:
        best = 0
        for axis in range(maps.AXES):
            best = max(best, row_value(s, axis, turns, main))
        value += best
    elif s.decision == Decision.TAKE_TILE:
        best = 0
        for i in range(s.pile_count[s.peeked]):
            best = max(best, tile_value(s, seat, s.piles[s.peeked][i]))
        value += best
    elif s.decision == Decision.CHOOSE_COLOUR:
        value += BUILDING
    waiting = s.waiting
    while waiting != 0:
        cell = row_cell(s, lowest_bit(waiting))
        waiting &= waiting - 1
        value += walk_value(s, seat, cell, turns, main) * WALKING // 100
    return value


# ---- the whole -------------------------------------------------------------------------------------------------


@rule
def prospects(s: State, seat: int) -> int:
    """Expected final points of one player in hundredths."""
    if s.decider < 0:
        return POINT * total(s, seat)
    turns = turns_left(s, seat)
    ahead = min(turns, HORIZON)
    value = POINT * score(s, seat, 0)
    for part in range(Part.BASES, CATEGORIES):
        points = POINT * forecast(s, seat, part)
        if part == Part.STRATEGY:  # a lead can still be lost
            points = points * 8 // (8 + turns)
        elif part == Part.BASES:  # a worker can come here later, too
            points = points * PATIENCE // (PATIENCE + turns)
        value += points
    main = main_place(s, seat, ahead)
    value += building_hope(s, seat, ahead, main) + stock_hope(s, seat, turns)
    if s.version != box.V1:
        value += track_hope(s, seat, turns)
    return value + next_value(s, seat, ahead, main)


@rule
def evaluate(s: State, seat: int) -> int:
    """Expected final points of a seat in hundredths; in a mission the team's chance in hundredths of a per cent."""
    return mission_chance(s) if s.mode == box.COOPERATIVE else prospects(s, seat)
