"""Why an action is not possible now: the reason that a player should read (`reason-<code>` in texts/)."""

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
    FORCED,
    GOLD_LIMIT,
    LEAST_HORUS,
    LEVEL_BLOCKS,
    MAX_LEVEL,
    OFFERING_PRICE,
    PEEK_PRICE,
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
    NOBODY,
    NONE,
    PLACE_TILE,
    TAKE_TILE,
    WORKER_SHORTAGE,
    State,
)
from ostracon.games.terra_pyramides.legality import may_discard, needy_tiles
from ostracon.games.terra_pyramides.maps import (
    ADJACENT_PLACE,
    CELL_KIND,
    FACING_ANY,
    LAST_BERTH,
    NILE,
    NOWHERE,
    OASIS,
    ROW_LENGTH,
    SITES,
    WAY_PLACE,
    WORD_CELLS,
)
from ostracon.games.terra_pyramides.maps import SITE as SITE_CELLS
from ostracon.games.terra_pyramides.places import can_found, open_places, pieces_left, strategy_price
from ostracon.games.terra_pyramides.rules import owes_symbol, waiting_cell
from ostracon.kernel.target import rule

REASONS = (
    "legal",
    "game-over",
    "other-decision",
    "no-free-action-now",
    "cell-is-site",
    "cell-is-oasis",
    "cell-is-nile",
    "cell-taken",
    "wrong-symbol",
    "no-site-beside",
    "base-already-there",
    "no-site-that-way",
    "outside-row",
    "needs-no-worker",
    "needs-no-block",
    "already-supplied",
    "edge-that-way",
    "way-blocked",
    "no-base-there",
    "place-of-another",
    "place-finished",
    "place-full",
    "first-turn-one-base",
    "pile-gone",
    "too-much-gold",
    "too-much-gold-to-peek",
    "too-many-blocks",
    "no-gold-to-peek",
    "piles-left",
    "no-piles-left",
    "pile-too-small",
    "blocks-not-owned",
    "white-only-above-limit",
    "no-such-place",
    "not-your-place",
    "needs-three-workers",
    "no-piece-left",
    "no-tip-left",
    "too-few-blocks",
    "no-block-for-level-one",
    "colour-sold-out",
    "no-block-of-colour",
    "too-little-gold",
    "no-block-in-supply",
    "reserve-empty",
    "one-worker-stays",
    "not-in-this-version",
    "boat-at-the-end",
    "card-gone",
    "one-card-each",
    "horus-too-low",
    "discard-only-at-end",
    "gold-within-limit",
    "gold-can-be-spent",
)
(
    LEGAL,
    GAME_OVER,
    OTHER_DECISION,
    NO_FREE_ACTION_NOW,
    CELL_IS_SITE,
    CELL_IS_OASIS,
    CELL_IS_NILE,
    CELL_TAKEN,
    WRONG_SYMBOL,
    NO_SITE_BESIDE,
    BASE_ALREADY_THERE,
    NO_SITE_THAT_WAY,
    OUTSIDE_ROW,
    NEEDS_NO_WORKER,
    NEEDS_NO_BLOCK,
    ALREADY_SUPPLIED,
    EDGE_THAT_WAY,
    WAY_BLOCKED,
    NO_BASE_THERE,
    PLACE_OF_ANOTHER,
    PLACE_FINISHED,
    PLACE_FULL,
    FIRST_TURN_ONE_BASE,
    PILE_GONE,
    TOO_MUCH_GOLD,
    TOO_MUCH_GOLD_TO_PEEK,
    TOO_MANY_BLOCKS,
    NO_GOLD_TO_PEEK,
    PILES_LEFT,
    NO_PILES_LEFT,
    PILE_TOO_SMALL,
    BLOCKS_NOT_OWNED,
    WHITE_ONLY_ABOVE_LIMIT,
    NO_SUCH_PLACE,
    NOT_YOUR_PLACE,
    NEEDS_THREE_WORKERS,
    NO_PIECE_LEFT,
    NO_TIP_LEFT,
    TOO_FEW_BLOCKS,
    NO_BLOCK_FOR_LEVEL_ONE,
    COLOUR_SOLD_OUT,
    NO_BLOCK_OF_COLOUR,
    TOO_LITTLE_GOLD,
    NO_BLOCK_IN_SUPPLY,
    RESERVE_EMPTY,
    ONE_WORKER_STAYS,
    NOT_IN_THIS_VERSION,
    BOAT_AT_THE_END,
    CARD_GONE,
    ONE_CARD_EACH,
    HORUS_TOO_LOW,
    DISCARD_ONLY_AT_END,
    GOLD_WITHIN_LIMIT,
    GOLD_CAN_BE_SPENT,
) = range(len(REASONS))


@rule
def why_not(s: State, action: int) -> int:
    """0 if the action is legal now, otherwise the reason that a player should read."""
    phase = s.phase
    if phase == GAME_END:
        return GAME_OVER
    if action < SITE:
        return why_not_place(s, action - PLACE) if phase == PLACE_TILE else OTHER_DECISION
    if action < ROW:
        return why_not_face(s, action - SITE) if phase == CHOOSE_SITE else OTHER_DECISION
    if action < SUPPLY:
        return LEGAL if phase == CHOOSE_ROW else OTHER_DECISION
    if action < WORKER:
        return why_not_supply(s, action - SUPPLY) if phase == CHOOSE_SUPPLY else OTHER_DECISION
    if action <= TAKE_BACK:
        return why_not_walk(s, action) if phase == MOVE_WORKER else OTHER_DECISION
    if action < TAKE:
        return why_not_draw(s, action) if phase == END_TURN else OTHER_DECISION
    if action < FINISH:
        if phase != TAKE_TILE:
            return OTHER_DECISION
        return LEGAL if action - TAKE < s.pile_count[s.peeked] else PILE_TOO_SMALL
    if action == FINISH:
        return why_not_finish(s) if phase == END_TURN else OTHER_DECISION
    if COLOUR <= action < BUY_BLOCK:
        return why_not_colour(s, action - COLOUR) if phase == CHOOSE_COLOUR else OTHER_DECISION
    if phase != PLACE_TILE and phase != CHOOSE_ROW and phase != MOVE_WORKER and phase != END_TURN:
        return NO_FREE_ACTION_NOW
    return why_not_free(s, action)


@rule
def why_not_place(s: State, cell: int) -> int:
    """Why the tile cannot lie on a cell."""
    kind = CELL_KIND[s.side][cell]
    if kind == SITE_CELLS:
        return CELL_IS_SITE
    if kind == OASIS:
        return CELL_IS_OASIS
    if kind == NILE:
        return CELL_IS_NILE
    if (s.vacant[cell // WORD_CELLS] >> (cell % WORD_CELLS)) & 1 == 0:
        return CELL_TAKEN
    if owes_symbol(s, s.active, cell) and s.gold[s.active] < SYMBOL_PRICE:
        return WRONG_SYMBOL
    return LEGAL


@rule
def why_not_face(s: State, facing: int) -> int:
    """Why the steps cannot face a way."""
    if s.steps_rule != FORCED:
        return LEGAL if (FACING_ANY[s.side][s.placed] >> facing) & 1 == 1 else NO_SITE_THAT_WAY
    place = ADJACENT_PLACE[s.side][s.placed][facing]
    if place == NOWHERE:
        return NO_SITE_BESIDE
    return LEGAL if s.base_value[place] == 0 else BASE_ALREADY_THERE


@rule
def why_not_supply(s: State, position: int) -> int:
    """Why a tile of the row cannot be supplied."""
    if position >= ROW_LENGTH[s.side][s.placed][s.axis]:
        return OUTSIDE_ROW
    if (needy_tiles(s) >> position) & 1 == 1:
        return LEGAL
    if s.shortage == WORKER_SHORTAGE:
        return ALREADY_SUPPLIED if (s.waiting >> position) & 1 == 1 else NEEDS_NO_WORKER
    return ALREADY_SUPPLIED if (s.stones >> position) & 1 == 1 else NEEDS_NO_BLOCK


@rule
def why_not_enter(s: State, place: int) -> int:
    """Why a worker of the active player cannot enter a place."""
    seat = s.active
    if (open_places(s, seat) >> place) & 1 == 1:
        return LEGAL
    if s.base_value[place] == 0:
        return NO_BASE_THERE
    if s.owner[place] == NOBODY:
        return FIRST_TURN_ONE_BASE
    if s.owner[place] != seat:
        return PLACE_OF_ANOTHER
    return PLACE_FINISHED if (s.finished >> place) & 1 == 1 else PLACE_FULL


@rule
def why_not_walk(s: State, action: int) -> int:
    """Why a waiting worker cannot walk in a direction."""
    if action == TAKE_BACK:
        return LEGAL
    direction = action - WORKER
    if s.way[direction] != NONE:
        return why_not_enter(s, s.way[direction])
    return EDGE_THAT_WAY if WAY_PLACE[s.side][waiting_cell(s)][direction] == NOWHERE else WAY_BLOCKED


@rule
def why_not_draw(s: State, action: int) -> int:
    """Why a tile cannot be drawn from a pile, or the pile not looked through."""
    gold = s.gold[s.active]
    if s.open_piles == 0:
        return NO_PILES_LEFT
    pile = action - DRAW if action < PEEK else action - PEEK
    if (s.open_piles >> pile) & 1 == 0:
        return PILE_GONE
    if action >= PEEK and gold < PEEK_PRICE:
        return NO_GOLD_TO_PEEK
    if s.block_count[s.active] > BLOCK_LIMIT:
        return TOO_MANY_BLOCKS
    if action < PEEK:
        return LEGAL if gold <= GOLD_LIMIT else TOO_MUCH_GOLD
    return LEGAL if gold <= GOLD_LIMIT + PEEK_PRICE else TOO_MUCH_GOLD_TO_PEEK


@rule
def why_not_finish(s: State) -> int:
    """Why the turn cannot end without a tile."""
    if s.open_piles != 0:
        return PILES_LEFT
    if s.block_count[s.active] > BLOCK_LIMIT:
        return TOO_MANY_BLOCKS
    return LEGAL if s.gold[s.active] <= GOLD_LIMIT else TOO_MUCH_GOLD


@rule
def why_not_colour(s: State, colour: int) -> int:
    """Why a pyramid cannot get a colour."""
    if s.first_levels[colour] == 0:
        return COLOUR_SOLD_OUT
    return LEGAL if can_found(s, s.active, colour) else NO_BLOCK_OF_COLOUR


@rule
def why_not_free(s: State, action: int) -> int:
    """Why a FREE action is not possible."""
    seat = s.active
    gold = s.gold[seat]
    if action < BUILD:
        return why_not_exchange(s, seat, action - EXCHANGE)
    if action < COLOUR:
        return why_not_build(s, seat, action - BUILD)
    if action == BUY_BLOCK:
        if gold < BLOCK_PRICE:
            return TOO_LITTLE_GOLD
        return LEGAL if s.block_supply > 0 else NO_BLOCK_IN_SUPPLY
    if action < RECALL:
        return why_not_buy_worker(s, seat, action - BUY_WORKER)
    if action < OFFER:
        return why_not_recall(s, seat, action - RECALL)
    if action == OFFER:
        if s.version == V1:
            return NOT_IN_THIS_VERSION
        return LEGAL if gold >= OFFERING_PRICE else TOO_LITTLE_GOLD
    if action == DISCARD_GOLD:
        return why_not_discard(s, seat)
    if s.version != V3:
        return NOT_IN_THIS_VERSION
    if action == BOAT:
        if s.boat[seat] == LAST_BERTH:
            return BOAT_AT_THE_END
        return LEGAL if gold >= BOAT_PRICE else TOO_LITTLE_GOLD
    if s.strategy[seat] != NO_CARD:
        return ONE_CARD_EACH
    if (s.cards >> (action - STRATEGY)) & 1 == 0:
        return CARD_GONE
    if s.horus[seat] < LEAST_HORUS:
        return HORUS_TOO_LOW
    return LEGAL if gold >= strategy_price(s, seat) else TOO_LITTLE_GOLD


@rule
def why_not_exchange(s: State, seat: int, pair: int) -> int:
    """Why two blocks cannot be exchanged."""
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    needed = 2 if first == second else 1
    if s.blocks[seat][first] < needed or s.blocks[seat][second] < needed:
        return BLOCKS_NOT_OWNED
    if second == WHITE and s.block_count[seat] <= BLOCK_LIMIT:
        return WHITE_ONLY_ABOVE_LIMIT
    return LEGAL


@rule
def why_not_build(s: State, seat: int, place: int) -> int:
    """Why a place cannot rise by a level."""
    if place >= SITES[s.side]:
        return NO_SUCH_PLACE
    if s.base_value[place] == 0:
        return NO_BASE_THERE
    if s.owner[place] != seat:
        return NOT_YOUR_PLACE
    if (s.finished >> place) & 1 == 1:
        return PLACE_FINISHED
    if (s.crewed >> place) & 1 == 0:
        return NEEDS_THREE_WORKERS
    level = s.level[place] + 1
    if level == 1:
        for colour in range(COLOURS):
            if can_found(s, seat, colour):
                return LEGAL
        return NO_BLOCK_FOR_LEVEL_ONE
    if pieces_left(s, seat, level) == 0:
        return NO_TIP_LEFT if level == MAX_LEVEL else NO_PIECE_LEFT
    has_blocks = s.blocks[seat][s.colour[place]] + s.blocks[seat][WHITE] >= LEVEL_BLOCKS[level]
    return LEGAL if has_blocks else TOO_FEW_BLOCKS


@rule
def why_not_buy_worker(s: State, seat: int, place: int) -> int:
    """Why a worker cannot be bought onto a place."""
    if place >= SITES[s.side]:
        return NO_SUCH_PLACE
    if s.gold[seat] < WORKER_PRICE:
        return TOO_LITTLE_GOLD
    if s.reserve[seat] == 0:
        return RESERVE_EMPTY
    return why_not_enter(s, place)


@rule
def why_not_recall(s: State, seat: int, place: int) -> int:
    """Why a worker cannot be called back from a place."""
    if place >= SITES[s.side]:
        return NO_SUCH_PLACE
    if s.owner[place] != seat:
        return NOT_YOUR_PLACE
    return LEGAL if (s.guarded >> place) & 1 == 0 else ONE_WORKER_STAYS


@rule
def why_not_discard(s: State, seat: int) -> int:
    """Why gold cannot be thrown away (R-24)."""
    if s.version != V1:
        return NOT_IN_THIS_VERSION
    if s.phase != END_TURN:
        return DISCARD_ONLY_AT_END
    if s.gold[seat] <= GOLD_LIMIT:
        return GOLD_WITHIN_LIMIT
    return LEGAL if may_discard(s, seat) else GOLD_CAN_BE_SPENT
