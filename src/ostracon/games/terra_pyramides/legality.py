"""What is legal in Terra Pyramides, written as sets: faster than asking each verb, and proved to say the same."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.building import (
    BUILD,
    BUY_BLOCK,
    COLOUR,
    EXCHANGE,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    can_found,
    may_raise,
)
from ostracon.games.terra_pyramides.layout import NO_CARD, NONE, State
from ostracon.games.terra_pyramides.piles import DRAW, FINISH, PEEK, TAKE
from ostracon.games.terra_pyramides.placing import PLACE, SITE, facings, fitting_cell_is_vacant
from ostracon.games.terra_pyramides.rows import LEAVE_EMPTY, ROW, SUPPLY, block_tiles, worker_tiles
from ostracon.games.terra_pyramides.spending import (
    BOAT,
    DISCARD_GOLD,
    OFFER,
    STRATEGY,
    may_discard_gold,
    strategy_price,
)
from ostracon.games.terra_pyramides.vocabulary import Decision, Reason
from ostracon.games.terra_pyramides.workers import (
    BACK,
    BUY_WORKER,
    MAKE_ROOM,
    RECALL,
    WORKER,
    buyable_places,
    open_places,
    recallable,
    vacatable,
)
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import allow, allow_run, clear_mask
from ostracon.kernel.target import rule

RUN = maps.WORD_CELLS // 2  # cells that one run of bits holds
RUN_CELLS = (1 << RUN) - 1
ALL_AXES = (1 << maps.AXES) - 1

_storage_sets = range(1 << box.STORAGES)
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
    """Write the legal action numbers into the mask (RULES 4.3 to 4.5)."""
    clear_mask(s)
    decision = s.decision
    seat = s.decider
    if seat < 0:
        return
    if decision == Decision.MOVE_WORKER:
        allow_ways(s, seat)
    elif decision == Decision.CHOOSE_ROW:
        allow_run(s, ROW.first, ALL_AXES)
    elif decision == Decision.END_TURN:
        allow_ending(s, seat)
    elif decision == Decision.PLACE_TILE:
        allow_cells(s, seat)
    elif decision == Decision.CHOOSE_COLOUR:
        for colour in range(box.COLOURS):
            if can_found(s, seat, colour):
                allow(s, COLOUR.at(colour))
        return
    else:
        if decision == Decision.CHOOSE_SITE:
            allow_run(s, SITE.first, facings(s))
        elif decision == Decision.SUPPLY_WORKERS:
            allow_supply(s, worker_tiles(s) & ~s.waiting, s.reserve[seat])
        elif decision == Decision.SUPPLY_BLOCKS:
            allow_supply(s, block_tiles(s) & ~s.stones, s.block_supply)
        else:
            allow_run(s, TAKE.first, (1 << s.pile_count[s.peeked]) - 1)
        allow_any_time(s, seat)
        return
    allow_free_actions(s, seat)
    allow_any_time(s, seat)


@rule
def allow_supply(s: State, tiles: int, stock: int) -> None:
    """A shortage: the tiles that lack something, or nothing for them when nothing is left."""
    if stock > 0:
        allow_run(s, SUPPLY.first, tiles)
    else:
        allow(s, LEAVE_EMPTY.first)


@rule
def allow_cells(s: State, seat: int) -> None:
    """Vacant ordinary cells; without gold for the symbols only those of the tile's display (RULES 4.5)."""
    display = box.DISPLAY[s.hand_pile[seat]]
    bound = s.symbols == 1 and s.gold[seat] < box.SYMBOL_PRICE and fitting_cell_is_vacant(s, display)
    for word in range(maps.CELL_WORDS):
        cells = s.vacant[word]
        if bound:
            cells &= maps.DISPLAY_CELLS[s.side][display][word]
        if cells != 0:
            allow_run(s, PLACE.at(word * maps.WORD_CELLS), cells & RUN_CELLS)
            allow_run(s, PLACE.at(word * maps.WORD_CELLS + RUN), cells >> RUN)


@rule
def allow_ways(s: State, seat: int) -> None:
    """WORKER: the directions that lead to an open place, or back."""
    allow(s, WORKER.at(BACK))
    places = open_places(s, seat)
    if s.reached & places != 0:
        for direction in range(maps.DIRECTIONS):
            place = s.way[direction]
            if place != NONE and (places >> place) & 1 == 1:
                allow(s, WORKER.at(direction))


@rule
def allow_ending(s: State, seat: int) -> None:
    """END: draw, peek or finish within the limits of gold and blocks (R-23)."""
    if s.block_count[seat] <= box.BLOCK_LIMIT:
        if s.open_piles == 0:
            if s.gold[seat] <= box.GOLD_LIMIT:
                allow(s, FINISH.first)
        else:
            if s.gold[seat] <= box.GOLD_LIMIT:
                allow_run(s, DRAW.first, s.open_piles)
            if box.PEEK_PRICE <= s.gold[seat] <= box.GOLD_LIMIT + box.PEEK_PRICE:
                allow_run(s, PEEK.first, s.open_piles)
    if may_discard_gold(s, seat, Decision.END_TURN) == Reason.LEGAL:
        allow(s, DISCARD_GOLD.first)


@rule
def buildable_places(s: State, seat: int) -> int:
    """The places that a player may raise by a level, a bit per place."""
    found = 0
    places = s.owned[seat] & s.crewed & ~s.finished
    while places != 0:
        place = lowest_bit(places)
        places &= places - 1
        if may_raise(s, seat, place) == Reason.LEGAL:
            found |= 1 << place
    return found


@rule
def exchangeable_pairs(s: State, seat: int) -> int:
    """The pairs of blocks that a player may exchange, a bit each."""
    held = 0
    twice = 0
    for storage in range(box.STORAGES):
        count = s.blocks[seat][storage]
        if count > 0:
            held |= 1 << storage
            if count > 1:
                twice |= 1 << storage
    return PAIRS_OF[held] | DOUBLES_OF[twice]


@rule
def allow_free_actions(s: State, seat: int) -> None:
    """What a player may build and buy between the steps of his turn (RULES 4.4)."""
    gold = s.gold[seat]
    if s.block_count[seat] > 0 and s.owned[seat] & s.crewed != 0:
        allow_run(s, BUILD.first, buildable_places(s, seat))
    if gold >= box.BLOCK_PRICE and s.block_supply > 0:
        allow(s, BUY_BLOCK.first)
    if gold >= box.WORKER_PRICE:
        allow_run(s, BUY_WORKER.first, buyable_places(s, seat))
    if s.mode == box.COOPERATIVE:
        allow_run(s, MAKE_ROOM.first, vacatable(s, seat))
    if s.version != box.V1:
        if gold >= box.OFFERING_PRICE:
            allow(s, OFFER.first)
        if s.version == box.V3:
            if gold >= box.BOAT_PRICE and s.boat[seat] < maps.LAST_BERTH:
                allow(s, BOAT.first)
            if can_buy_strategy(s, seat):
                allow_run(s, STRATEGY.first, s.cards)


@rule
def allow_any_time(s: State, seat: int) -> None:
    """Blocks exchanged and workers taken back: at any time in his turn (RULES 4.4)."""
    if s.block_count[seat] > 1:
        allow_run(s, EXCHANGE.first, exchangeable_pairs(s, seat))
    allow_run(s, RECALL.first, recallable(s, seat))


@rule
def can_buy_strategy(s: State, seat: int) -> bool:
    """Whether a player may buy a strategy card if one is left (RULES 5.10)."""
    return (
        s.strategy[seat] == NO_CARD
        and s.horus[seat] >= box.LEAST_HORUS
        and s.gold[seat] >= strategy_price(s, seat)
    )
