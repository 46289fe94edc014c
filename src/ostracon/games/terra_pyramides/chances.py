"""The chance of a mission, for bots and for the people who read it: how near the goal is, and whether it can be reached."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.layout import LOST, NO_TILE, NONE, WON, State
from ostracon.games.terra_pyramides.scoring import team_forecast
from ostracon.games.terra_pyramides.teamwork import BLOCKS_BELOW, goal_effort, team_effort, tiles_left
from ostracon.games.terra_pyramides.vocabulary import Decision
from ostracon.kernel.machine import bit_count
from ostracon.kernel.target import rule

MISSION_WON = 10_000
EFFORT_MADE = 5_000  # all that the goal takes, though perhaps not where it was needed
OUT_OF_REACH = (
    40  # the same when the goal cannot be reached any more: reads as 0 %, and still measures good play
)
MANY_ROWS = 16  # to come: enough for everything

# What a row can bring at most, in gold that buys blocks or workers; a block or worker is worth its price.
_CELLS = max(max(row) for row in maps.ROW_LENGTH[maps.DESERT])
_FACES = [kind for kind in range(box.TILE_KINDS) if box.TILE_SET[kind] == 1]


def _richest_row(block: int, worker: int, gold: int) -> int:
    """A row of the best cells, if a block, a worker and a coin are worth so much."""
    tiles = [
        block * (box.TILE_BLOCK[kind] >= 0)
        + worker * box.TILE_WORKER[kind]
        + gold * box.TILE_EYES[kind] * box.EYE_GOLD[box.V1]
        for kind in _FACES
    ]
    return _CELLS * max(*tiles, gold * box.OASIS_GOLD[box.V1])


BLOCK_ROW = _richest_row(box.BLOCK_PRICE, 0, 1)
WORKER_ROW = _richest_row(0, box.WORKER_PRICE, 1)
BOTH_ROW = _richest_row(box.BLOCK_PRICE, box.WORKER_PRICE, 1)
# The mission for points, in hundredths for each coin: a block built in or kept, a worker on a new base.
BLOCK_YIELD = max(
    100 * box.GOLD_POINTS,
    *(
        -(-100 * (value - below) // (blocks * box.BLOCK_PRICE))
        for below, value, blocks in zip(
            box.LEVEL_VALUE, box.LEVEL_VALUE[1:], box.LEVEL_BLOCKS[1:], strict=False
        )
    ),
)
WORKER_YIELD = -(-100 * box.HIGHEST_BASE // box.WORKER_PRICE)
POINTS_ROW = _richest_row(
    BLOCK_YIELD * box.BLOCK_PRICE, WORKER_YIELD * box.WORKER_PRICE, max(BLOCK_YIELD, WORKER_YIELD)
)


@rule
def rows_to_come(s: State) -> int:
    """How many rows the team will still activate, that of a tile just laid included."""
    supplying = s.decision == Decision.SUPPLY_WORKERS or s.decision == Decision.SUPPLY_BLOCKS
    pending = s.placed != NONE and (s.axis == NONE or supplying)
    return tiles_left(s) + (1 if pending else 0)


@rule
def pyramids_lacking(s: State, block: int, worker: int) -> int:
    """Missions 1 and 3: what the best candidates lack at least, a block and a worker at a price."""
    level = box.COLOURS_LEVEL if s.mission == box.MISSION_COLOURS else box.TIPS_LEVEL
    count = box.COLOURS_GOAL if s.mission == box.MISSION_COLOURS else box.TIPS_GOAL
    whole = block * BLOCKS_BELOW[level] + worker * ((box.CREW - 1) * level + 1)
    lacking = 0
    taken = 0
    for _ in range(count):
        least = whole
        best = NONE
        for place in range(maps.PLACES):
            if s.owner[place] < 0 or taken >> place & 1 == 1:
                continue
            arrived = (box.CREW - 1) * s.level[place] + s.workers[place]
            found = whole - block * BLOCKS_BELOW[min(level, s.level[place])] - worker * arrived
            if found < least:
                least = found
                best = place
        lacking += max(0, least)
        if best != NONE:
            taken |= 1 << best
            if s.mission == box.MISSION_COLOURS and s.level[best] > 0:  # one of each colour counts
                for place in range(maps.PLACES):
                    if s.colour[place] == s.colour[best]:
                        taken |= 1 << place
    return lacking


@rule
def is_out_of_reach(s: State) -> bool:
    """Whether even the richest rows would not bring what the goal still takes."""
    rows = rows_to_come(s)
    if rows > MANY_ROWS:
        return False
    blocks = 0
    gold = 0
    for seat in range(s.players):
        if seat == s.decider or s.hand[seat] != NO_TILE or s.open_piles != 0:  # who will act again
            blocks += s.block_count[seat]
            gold += s.gold[seat]
    workers = box.WORKER_PRICE * bit_count(s.waiting)
    stock = box.BLOCK_PRICE * blocks + gold
    if s.mission == box.MISSION_POINTS:
        more = max(BLOCK_YIELD, WORKER_YIELD) * stock + WORKER_YIELD * workers + POINTS_ROW * rows
        return 100 * (team_forecast(s) - box.POINTS_GOAL) + more < 0
    return (
        pyramids_lacking(s, box.BLOCK_PRICE, 0) > stock + BLOCK_ROW * rows
        or pyramids_lacking(s, 0, box.WORKER_PRICE) > workers + gold + WORKER_ROW * rows
        or pyramids_lacking(s, box.BLOCK_PRICE, box.WORKER_PRICE) > stock + workers + BOTH_ROW * rows
    )


@rule
def mission_chance(s: State) -> int:
    """How near the team is to its goal, in hundredths of a per cent: all of them when it is reached, next to none when
    it cannot be any more.
    """
    if s.result == WON:
        return MISSION_WON
    if s.result == LOST:
        return 0
    share = EFFORT_MADE * max(0, team_effort(s)) // goal_effort(s)
    return share * OUT_OF_REACH // EFFORT_MADE if is_out_of_reach(s) else share
