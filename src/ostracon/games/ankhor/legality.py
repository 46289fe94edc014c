"""What is legal in Ankh'or, and why not (RULES 4.3, 4.7)."""

from __future__ import annotations

from ostracon.games.ankhor.actions import (
    BASE,
    BUY,
    END_TURN,
    PILE,
    REFRESH,
    RELOCATE,
    RETURN,
    TAKE,
    UPPER,
    WAIVE,
)
from ostracon.games.ankhor.components import (
    ANKH,
    CENTRE,
    PILES,
    RESOURCES,
    SLOTS,
    TILE_COLOUR,
    TOKENS,
    UPPERS,
    WINDOW,
)
from ostracon.games.ankhor.domain import (
    column_of,
    free_cells,
    is_upper,
    may_build_up,
    positions_on,
    row_of,
    tile_on,
)
from ostracon.games.ankhor.layout import (
    BUY_PLACE,
    BUY_WAIVE,
    MARGIN,
    NO_DECISION,
    NO_TILE,
    NONE,
    REFRESH_PILE,
    RELOCATE_SOURCE,
    RELOCATE_TARGET,
    RETURN_TOKEN,
    TAKE_NEXT,
    TURN_MAIN,
    TURN_POST,
    State,
)
from ostracon.games.ankhor.relocation import (
    MAY_SPLIT,
    base_sources,
    base_targets,
    has_base_target,
    may_relocate,
    pick_up,
    put_back,
    splits_base,
    upper_sources,
)
from ostracon.games.ankhor.rules import lacking, may_refresh, may_waive, place_named, usable_ankhs
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import allow, allow_run, clear_mask, in_mask
from ostracon.kernel.target import rule

REASONS = (
    "legal",
    "game-over",
    "not-asked",
    "main-action-first",
    "main-action-done",
    "take-all-tokens",
    "finish-buying",
    "finish-relocating",
    "choose-pile",
    "return-first",
    "supply-empty",
    "slot-empty",
    "too-dear",
    "no-place-upstairs",
    "too-dear-for-the-ground",
    "no-ankh",
    "nothing-to-move",
    "row-would-not-change",
    "not-in-price",
    "none-to-return",
    "on-its-depot",
    "cell-taken",
    "not-beside-a-tile",
    "first-tile",
    "position-taken",
    "needs-four-tiles",
    "needs-its-colour",
    "no-tile-there",
    "tile-covered",
    "would-split-base",
    "no-other-position",
    "same-place",
    "stays-upstairs",
    "stays-on-the-ground",
)
(
    LEGAL,
    GAME_OVER,
    NOT_ASKED,
    MAIN_ACTION_FIRST,
    MAIN_ACTION_DONE,
    TAKE_ALL_TOKENS,
    FINISH_BUYING,
    FINISH_RELOCATING,
    CHOOSE_PILE,
    RETURN_FIRST,
    SUPPLY_EMPTY,
    SLOT_EMPTY,
    TOO_DEAR,
    NO_PLACE_UPSTAIRS,
    TOO_DEAR_FOR_THE_GROUND,
    NO_ANKH,
    NOTHING_TO_MOVE,
    ROW_WOULD_NOT_CHANGE,
    NOT_IN_PRICE,
    NONE_TO_RETURN,
    ON_ITS_DEPOT,
    CELL_TAKEN,
    NOT_BESIDE_A_TILE,
    FIRST_TILE,
    POSITION_TAKEN,
    NEEDS_FOUR_TILES,
    NEEDS_ITS_COLOUR,
    NO_TILE_THERE,
    TILE_COVERED,
    WOULD_SPLIT_BASE,
    NO_OTHER_POSITION,
    SAME_PLACE,
    STAYS_UPSTAIRS,
    STAYS_ON_THE_GROUND,
) = range(len(REASONS))

BOTH_PILES = (1 << PILES) - 1


# ---- legal -------------------------------------------------------------------------------------------------


@rule
def legal(s: State) -> None:
    """Write the legal action numbers into the mask (RULES 4.3)."""
    clear_mask(s)
    decision = s.decision
    seat = s.turn_seat
    if TURN_MAIN <= decision <= TAKE_NEXT:
        allow_run(s, TAKE, tokens_in_supply(s))
    if decision == RETURN_TOKEN:
        for resource in range(RESOURCES):
            if s.tokens[seat][resource] > s.depots[seat][resource]:
                allow(s, RETURN + resource)
    elif decision == BUY_PLACE:
        if lacking(s, seat, s.slot_in_question) == 0:
            allow_free_cells(s, seat)
        allow_building_up(s, seat, TILE_COLOUR[s.row[s.slot_in_question]])
    elif decision == BUY_WAIVE:
        for resource in range(RESOURCES):
            if may_waive(s, seat, s.slot_in_question, resource):
                allow(s, WAIVE + resource)
    elif decision == RELOCATE_SOURCE:
        allow_sources(s, seat)
    elif decision == RELOCATE_TARGET:
        allow_targets(s, seat, s.tile_in_question)
    elif decision == REFRESH_PILE:
        allow_run(s, PILE, BOTH_PILES)
    elif decision != TAKE_NEXT and decision != NO_DECISION:  # TURN_MAIN and TURN_POST
        if decision == TURN_MAIN:
            allow_purchases(s, seat)
        else:
            allow(s, END_TURN)
        allow_ankh_actions(s, seat)


@rule
def tokens_in_supply(s: State) -> int:
    """Bits of the token types that the supply still holds."""
    bits = 0
    for token in range(TOKENS):
        if s.supply[token] > 0:
            bits |= 1 << token
    return bits


@rule
def allow_purchases(s: State, seat: int) -> None:
    """D1: every tile of the row that can be paid and laid."""
    for slot in range(SLOTS):
        if may_buy(s, seat, slot):
            allow(s, BUY + slot)


@rule
def may_buy(s: State, seat: int, slot: int) -> bool:
    """Whether the tile of a slot can be paid and laid (RULES 4.3.1)."""
    tile = s.row[slot]
    if tile == NO_TILE:
        return False
    missing = lacking(s, seat, slot)
    return missing == 0 or (missing == 1 and may_build_up(s, seat, TILE_COLOUR[tile]))


@rule
def allow_ankh_actions(s: State, seat: int) -> None:
    """Relocation and new tiles, for a usable ankh and if they change something (D1, D8)."""
    if usable_ankhs(s, seat) > 0:
        if may_relocate(s, seat):
            allow(s, RELOCATE)
        if may_refresh(s):
            allow(s, REFRESH)


@rule
def allow_free_cells(s: State, seat: int) -> None:
    """D3: every empty base cell beside a base tile; the middle for the first tile (RULES 4.1)."""
    if s.tile_count[seat] == 0:
        allow(s, BASE + CENTRE * WINDOW + CENTRE)
        return
    for row in range(max(s.bottom[seat] - 1, 0), min(s.top[seat] + 2, WINDOW)):
        allow_run(s, BASE + row * WINDOW, free_cells(s, seat, row))


@rule
def allow_building_up(s: State, seat: int, colour: int) -> None:
    """D3: every free first-floor position on a base tile of this colour (RULES 4.3.1)."""
    if s.vacancies[seat] == 0:
        return
    supports = s.of_colour[seat][colour] & ~s.upstairs[seat]
    while supports != 0:
        n = lowest_bit(supports)
        supports &= supports - 1
        row = row_of(s.place[seat][n])
        here = positions_on(s, seat, n, 0)
        if here != 0:
            allow_run(s, UPPER + row * UPPERS, here)
        below = positions_on(s, seat, n, -1)
        if below != 0:
            allow_run(s, UPPER + (row - 1) * UPPERS, below)


@rule
def allow_sources(s: State, seat: int) -> None:
    """D5: every own tile that has somewhere to go."""
    sources = base_sources(s, seat)
    while sources != 0:
        n = lowest_bit(sources)
        sources &= sources - 1
        if s.relocate_may_split_base == MAY_SPLIT or has_base_target(s, seat, n):
            place = s.place[seat][n]
            allow(s, BASE + row_of(place) * WINDOW + column_of(place))
    sources = upper_sources(s, seat)
    while sources != 0:
        place = s.place[seat][lowest_bit(sources)]
        sources &= sources - 1
        allow(s, UPPER + row_of(place) * UPPERS + column_of(place))


@rule
def allow_targets(s: State, seat: int, n: int) -> None:
    """D6: every place where the tile may go, on its own floor."""
    if is_upper(s.place[seat][n]):
        for row in range(s.bottom[seat], s.top[seat]):
            allow_run(s, UPPER + row * UPPERS, s.vacant[seat][row + MARGIN])
        return
    must_join = splits_base(s, seat, n)
    pick_up(s, seat, n)
    for row in range(max(s.bottom[seat] - 1, 0), min(s.top[seat] + 2, WINDOW)):
        allow_run(s, BASE + row * WINDOW, base_targets(s, seat, n, row, must_join))
    put_back(s, seat, n)


# ---- why not -----------------------------------------------------------------------------------------------


@rule
def why_not(s: State, action: int) -> int:
    """0 if the action is legal now, otherwise the reason that a player should read."""
    if s.decision == NO_DECISION:
        return GAME_OVER
    if in_mask(s, action):
        return LEGAL
    decision = s.decision
    seat = s.turn_seat
    if action >= BASE:
        return why_not_place(s, seat, action)
    if action < BUY:
        if TURN_MAIN <= decision <= TAKE_NEXT:
            return SUPPLY_EMPTY
        return busy(decision)
    if action < RELOCATE:
        return why_not_buy(s, seat, action - BUY) if decision == TURN_MAIN else busy(decision)
    if action < PILE:
        if decision == TURN_MAIN:
            return why_no_ankh_action(s, seat, action)
        return why_no_ankh_action(s, seat, action) if decision == TURN_POST else busy(decision)
    if action < WAIVE:
        return NOT_ASKED
    if action < RETURN:
        return NOT_IN_PRICE if decision == BUY_WAIVE else NOT_ASKED
    if action < END_TURN:
        return why_not_return(s, seat, action - RETURN) if decision == RETURN_TOKEN else NOT_ASKED
    return MAIN_ACTION_FIRST if decision == TURN_MAIN else busy(decision)


@rule
def why_not_place(s: State, seat: int, action: int) -> int:
    """Why a cell or position cannot be named now."""
    decision = s.decision
    if decision == BUY_PLACE:
        return why_not_lay(s, seat, place_named(action))
    if decision == RELOCATE_SOURCE:
        return why_not_lift(s, seat, place_named(action))
    if decision == RELOCATE_TARGET:
        return why_not_move(s, seat, s.tile_in_question, place_named(action))
    return NOT_ASKED


@rule
def busy(decision: int) -> int:
    """What the player must do first."""
    if decision == TAKE_NEXT:
        return TAKE_ALL_TOKENS
    if BUY_PLACE <= decision <= BUY_WAIVE:
        return FINISH_BUYING
    if RELOCATE_SOURCE <= decision <= RELOCATE_TARGET:
        return FINISH_RELOCATING
    if decision == REFRESH_PILE:
        return CHOOSE_PILE
    if decision == RETURN_TOKEN:
        return RETURN_FIRST
    return MAIN_ACTION_DONE


@rule
def why_not_buy(s: State, seat: int, slot: int) -> int:
    """Why the tile of a slot cannot be bought."""
    if s.row[slot] == NO_TILE:
        return SLOT_EMPTY
    return NO_PLACE_UPSTAIRS if lacking(s, seat, slot) == 1 else TOO_DEAR


@rule
def why_no_ankh_action(s: State, seat: int, action: int) -> int:
    """Why an ankh cannot be spent on this."""
    if s.tokens[seat][ANKH] == 0:
        return NO_ANKH
    return NOTHING_TO_MOVE if action == RELOCATE else ROW_WOULD_NOT_CHANGE


@rule
def why_not_return(s: State, seat: int, resource: int) -> int:
    """Why a token of this resource cannot be given back."""
    return NONE_TO_RETURN if s.tokens[seat][resource] == 0 else ON_ITS_DEPOT


@rule
def why_not_lay(s: State, seat: int, place: int) -> int:
    """Why the bought tile cannot go here."""
    if is_upper(place):
        reason = why_no_position(s, seat, place)
        return NEEDS_ITS_COLOUR if reason == LEGAL else reason
    if s.tile_count[seat] == 0:
        return FIRST_TILE
    reason = why_no_cell(s, seat, place)
    return TOO_DEAR_FOR_THE_GROUND if reason == LEGAL else reason


@rule
def why_no_position(s: State, seat: int, place: int) -> int:
    """Why a first-floor position is not free."""
    if tile_on(s, seat, place) != NONE:
        return POSITION_TAKEN
    if s.vacant[seat][row_of(place) + MARGIN] >> column_of(place) & 1 == 0:
        return NEEDS_FOUR_TILES
    return LEGAL


@rule
def why_no_cell(s: State, seat: int, place: int) -> int:
    """Why a base cell is not free."""
    if tile_on(s, seat, place) != NONE:
        return CELL_TAKEN
    if free_cells(s, seat, row_of(place)) >> column_of(place) & 1 == 0:
        return NOT_BESIDE_A_TILE
    return LEGAL


@rule
def why_not_lift(s: State, seat: int, place: int) -> int:
    """Why the tile here cannot be relocated."""
    n = tile_on(s, seat, place)
    if n == NONE:
        return NO_TILE_THERE
    if is_upper(place):
        return NO_OTHER_POSITION
    if s.covered[seat] >> n & 1 == 1:
        return TILE_COVERED
    return WOULD_SPLIT_BASE


@rule
def why_not_move(s: State, seat: int, n: int, place: int) -> int:
    """Why the tile being relocated cannot go here."""
    if place == s.place[seat][n]:
        return SAME_PLACE
    if is_upper(place) != is_upper(s.place[seat][n]):
        return STAYS_ON_THE_GROUND if is_upper(place) else STAYS_UPSTAIRS
    if is_upper(place):
        return why_no_position(s, seat, place)
    pick_up(s, seat, n)
    reason = why_no_cell(s, seat, place)
    put_back(s, seat, n)
    return WOULD_SPLIT_BASE if reason == LEGAL else reason
