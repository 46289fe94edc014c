"""What is legal in Terra Pyramides (RULES 4.3 to 4.5). Why something is not: reasons.py."""

from __future__ import annotations

from ostracon.games.terra_pyramides.actions import (
    BOAT,
    BUILD,
    BUY_BLOCK,
    BUY_WORKER,
    COLOUR,
    DISCARD_GOLD,
    DRAW,
    EXCHANGE,
    FINISH,
    OFFER,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PEEK,
    PLACE,
    RECALL,
    ROW,
    SITE,
    STRATEGY,
    SUPPLY,
    TAKE,
    TAKE_BACK,
    WORKER,
)
from ostracon.games.terra_pyramides.components import (
    BLOCK_LIMIT,
    BLOCK_PRICE,
    BOAT_PRICE,
    COLOURS,
    DISPLAY,
    GOLD_LIMIT,
    LEAST_HORUS,
    OFFERING_PRICE,
    PEEK_PRICE,
    STORAGES,
    SYMBOL_PRICE,
    V1,
    V3,
    WHITE,
    WORKER_PRICE,
)
from ostracon.games.terra_pyramides.layout import (
    CHOOSE_COLOUR,
    CHOOSE_ROW,
    CHOOSE_SITE,
    CHOOSE_SUPPLY,
    END_TURN,
    GAME_END,
    MOVE_WORKER,
    NO_CARD,
    NONE,
    PLACE_TILE,
    WORKER_SHORTAGE,
    State,
)
from ostracon.games.terra_pyramides.maps import (
    AXES,
    CELL_WORDS,
    DIRECTIONS,
    DISPLAY_CELLS,
    LAST_BERTH,
    WORD_CELLS,
)
from ostracon.games.terra_pyramides.places import can_build, can_found, open_places, strategy_price
from ostracon.games.terra_pyramides.rules import block_tiles, facings, fitting_cell_is_vacant, worker_tiles
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import allow, allow_run, clear_mask
from ostracon.kernel.target import rule

RUN = WORD_CELLS // 2  # cells that one run of bits holds
RUN_CELLS = (1 << RUN) - 1
ALL_AXES = (1 << AXES) - 1

_storage_sets = range(1 << STORAGES)
PAIRS_OF = tuple(  # by the set of storages that hold a block: the pairs of two different ones
    sum(
        1 << i
        for i in range(PAIRS)
        if PAIR_FIRST[i] != PAIR_SECOND[i] and held >> PAIR_FIRST[i] & held >> PAIR_SECOND[i] & 1
    )
    for held in _storage_sets
)
DOUBLES_OF = tuple(  # by the set of storages that hold two: the pairs of the same
    sum(1 << i for i in range(PAIRS) if PAIR_FIRST[i] == PAIR_SECOND[i] and held >> PAIR_FIRST[i] & 1)
    for held in _storage_sets
)


@rule
def legal(s: State) -> None:
    """Write the legal action numbers into the mask."""
    clear_mask(s)
    phase = s.phase
    seat = s.active
    if phase == GAME_END:
        return
    if phase == MOVE_WORKER:
        allow_ways(s, seat)
    elif phase == CHOOSE_ROW:
        allow_run(s, ROW, ALL_AXES)
    elif phase == END_TURN:
        allow_ending(s, seat)
    elif phase == PLACE_TILE:
        allow_cells(s, seat)
    else:
        if phase == CHOOSE_SITE:
            allow_run(s, SITE, facings(s))
        elif phase == CHOOSE_SUPPLY:
            allow_run(s, SUPPLY, needy_tiles(s))
        elif phase == CHOOSE_COLOUR:
            for colour in range(COLOURS):
                if can_found(s, seat, colour):
                    allow(s, COLOUR + colour)
        else:
            allow_run(s, TAKE, (1 << s.pile_count[s.peeked]) - 1)
        return
    allow_free_actions(s, seat)


@rule
def allow_cells(s: State, seat: int) -> None:
    """Vacant ordinary cells; without gold for the symbols only those of the tile's display (RULES 4.5)."""
    display = DISPLAY[s.hand_pile[seat]]
    bound = s.symbols == 1 and s.gold[seat] < SYMBOL_PRICE and fitting_cell_is_vacant(s, display)
    for word in range(CELL_WORDS):
        cells = s.vacant[word]
        if bound:
            cells &= DISPLAY_CELLS[s.side][display][word]
        if cells != 0:
            allow_run(s, PLACE + word * WORD_CELLS, cells & RUN_CELLS)
            allow_run(s, PLACE + word * WORD_CELLS + RUN, cells >> RUN)


@rule
def needy_tiles(s: State) -> int:
    """SUPPLY: the tiles of the row that show what is short and have none yet."""
    if s.shortage == WORKER_SHORTAGE:
        return worker_tiles(s) & ~s.waiting
    return block_tiles(s) & ~s.stones


@rule
def allow_ways(s: State, seat: int) -> None:
    """WORKER: the directions that lead to an open place, or back."""
    allow(s, TAKE_BACK)
    places = open_places(s, seat)
    if s.reached & places != 0:
        for direction in range(DIRECTIONS):
            place = s.way[direction]
            if place != NONE and (places >> place) & 1 == 1:
                allow(s, WORKER + direction)


@rule
def allow_ending(s: State, seat: int) -> None:
    """END: draw, peek or finish within the limits of gold and blocks (R-23)."""
    if s.block_count[seat] <= BLOCK_LIMIT:
        if s.open_piles == 0:
            if s.gold[seat] <= GOLD_LIMIT:
                allow(s, FINISH)
        else:
            if s.gold[seat] <= GOLD_LIMIT:
                allow_run(s, DRAW, s.open_piles)
            if PEEK_PRICE <= s.gold[seat] <= GOLD_LIMIT + PEEK_PRICE:
                allow_run(s, PEEK, s.open_piles)
    if may_discard(s, seat):
        allow(s, DISCARD_GOLD)


@rule
def may_discard(s: State, seat: int) -> bool:
    """Too much gold that nothing can be bought for (V1 and missions; R-24)."""
    if s.version != V1 or s.gold[seat] <= GOLD_LIMIT:
        return False
    if s.open_piles != 0 and s.gold[seat] == GOLD_LIMIT + PEEK_PRICE:
        return False
    return s.block_supply == 0 and buyable_places(s, seat) == 0


@rule
def buyable_places(s: State, seat: int) -> int:
    """The places that a bought worker may enter, a bit per place; 0 without the gold or a worker."""
    if s.gold[seat] < WORKER_PRICE or s.reserve[seat] == 0:
        return 0
    return open_places(s, seat)


@rule
def buildable_places(s: State, seat: int) -> int:
    """The places that a player may raise by a level, a bit per place."""
    found = 0
    places = s.owned[seat] & s.crewed & ~s.finished
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        if can_build(s, seat, place):
            found |= 1 << place
    return found


@rule
def recallable_places(s: State, seat: int) -> int:
    """The places from which a worker may go home: on a pyramid one must stay (R-17)."""
    return s.owned[seat] & ~s.guarded


@rule
def exchangeable_pairs(s: State, seat: int) -> int:
    """The pairs of blocks that a player may exchange, a bit each; white ones only above the limit (R-25)."""
    storages = STORAGES if s.block_count[seat] > BLOCK_LIMIT else WHITE
    held = 0
    twice = 0
    for storage in range(storages):
        count = s.blocks[seat][storage]
        if count > 0:
            held |= 1 << storage
            if count > 1:
                twice |= 1 << storage
    return PAIRS_OF[held] | DOUBLES_OF[twice]


@rule
def allow_free_actions(s: State, seat: int) -> None:
    """What a player may do at any time in his turn (RULES 4.4)."""
    gold = s.gold[seat]
    if s.block_count[seat] > 0:
        if s.block_count[seat] > 1:
            allow_run(s, EXCHANGE, exchangeable_pairs(s, seat))
        if s.owned[seat] & s.crewed != 0:
            allow_run(s, BUILD, buildable_places(s, seat))
    if gold >= BLOCK_PRICE and s.block_supply > 0:
        allow(s, BUY_BLOCK)
    if gold >= WORKER_PRICE:
        allow_run(s, BUY_WORKER, buyable_places(s, seat))
    allow_run(s, RECALL, recallable_places(s, seat))
    if s.version != V1:
        if gold >= OFFERING_PRICE:
            allow(s, OFFER)
        if s.version == V3:
            if gold >= BOAT_PRICE and s.boat[seat] < LAST_BERTH:
                allow(s, BOAT)
            if may_buy_strategy(s, seat):
                allow_run(s, STRATEGY, s.cards)


@rule
def may_buy_strategy(s: State, seat: int) -> bool:
    """Whether a player may buy a strategy card if one is left (RULES 5.10)."""
    return (
        s.strategy[seat] == NO_CARD
        and s.horus[seat] >= LEAST_HORUS
        and s.gold[seat] >= strategy_price(s, seat)
    )
