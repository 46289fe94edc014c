"""The rules of Ankh'or as a decision machine (RULES 3, 4).

Read from the top: the turn, buying, the two ankh actions, the end of a turn, entry points. The deal:
dealing.py; what lies in a domain: domain.py; where a tile may be moved: relocation.py; what is legal:
legality.py; points: scoring.py.
"""

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
    ANKH_LIMIT,
    DEPOT,
    DEPOT_RESOURCE,
    FEWEST_PLAYERS,
    LAST_TILE,
    PILE_START,
    RESOURCES,
    SCRIBE,
    SLOTS,
    STALL_TURNS,
    STOCK_LIMIT,
    TAKE_COUNT,
    THROWS_OUT,
    TILE_KIND,
    UPPERS,
    WINDOW,
)
from ostracon.games.ankhor.domain import add_tile, base_place, is_upper, move_tile, tile_on, upper_place
from ostracon.games.ankhor.events import (
    E_BONUS,
    E_BONUS_LOST,
    E_BUILD_UP,
    E_BUY,
    E_DEPOT_EMPTY,
    E_DEPOT_TOKEN,
    E_DRAWN,
    E_GAME_OVER,
    E_LAST_TILE,
    E_MOVED,
    E_NO_TILES,
    E_PILE,
    E_REFRESH,
    E_RELOCATE,
    E_RETURN,
    E_RETURN_ANKHS,
    E_SCRIBE,
    E_STALLED,
    E_TAKE,
    E_THROWN_OUT,
    E_WAIVE,
)
from ostracon.games.ankhor.layout import (
    ACTION_DONE,
    BUY_PLACE,
    BUY_WAIVE,
    LAYING,
    NO_DECISION,
    NO_TILE,
    NOBODY,
    NONE,
    REFRESH_PILE,
    RELOCATE_SOURCE,
    RELOCATE_TARGET,
    RETURN_TOKEN,
    TAKE_NEXT,
    TURN_DONE,
    TURN_MAIN,
    TURN_POST,
    State,
)
from ostracon.games.ankhor.relocation import may_relocate
from ostracon.games.ankhor.scoring import tell_points
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule

# ---- the turn ----------------------------------------------------------------------------------------------


@rule
def start_turn(s: State, seat: int) -> None:
    """A complete turn begins, also one that a scribe has given (RULES 4.2)."""
    s.turn_seat = seat
    s.main_done = 0
    s.ankhs_taken = 0
    s.progress = 0
    s.decision = TURN_MAIN


@rule
def resolve(s: State, seat: int) -> None:
    """Run everything automatic up to the next decision."""
    if s.decision == LAYING:
        receive(s, seat)
    if s.decision == ACTION_DONE:
        go_on(s, seat)
    if s.decision == TURN_DONE:
        end_turn(s, seat)


@rule
def go_on(s: State, seat: int) -> None:
    """After an action: the main action if it is still to come, else more ankhs, else the end (D1, D8)."""
    if s.main_done == 0:
        s.decision = TURN_MAIN
    elif usable_ankhs(s, seat) > 0 and (may_relocate(s, seat) or may_refresh(s)):
        s.decision = TURN_POST
    else:
        s.decision = TURN_DONE


@rule
def usable_ankhs(s: State, seat: int) -> int:
    """Ankhs that were not taken in this turn (RULES 4.1)."""
    return s.tokens[seat][ANKH] - s.ankhs_taken


@rule
def take_token(s: State, seat: int, token: int) -> None:
    """Take one of the three tokens (D1, D2; R1)."""
    s.supply[token] -= 1
    s.tokens[seat][token] += 1
    if token == ANKH:
        s.ankhs_taken += 1
    emit(s, E_TAKE, seat, token, 0)
    s.taken += 1
    if s.taken < TAKE_COUNT:
        s.decision = TAKE_NEXT
    else:
        s.taken = 0
        s.main_done = 1
        s.decision = ACTION_DONE


@rule
def give_back(s: State, seat: int, token: int, count: int) -> None:
    """Tokens go from a player to the supply."""
    s.tokens[seat][token] -= count
    s.supply[token] += count


@rule
def announce_end(s: State) -> bool:
    """The last round begins; False if it had begun already."""
    if s.end_triggered == 1:
        return False
    s.end_triggered = 1
    return True


# ---- buying ------------------------------------------------------------------------------------------------


@rule
def lacking(s: State, seat: int, slot: int) -> int:
    """How many tokens a player lacks for the full price: 0, 1, or 2 for more than one (RULES 4.3.1).

    The reduced price is affordable exactly when at most one is lacking.
    """
    missing = 0
    for resource in range(RESOURCES):
        short = s.price[slot][resource] - s.tokens[seat][resource]
        if short > 0:
            missing += short
            if missing > 1:
                return 2
    return missing


@rule
def may_waive(s: State, seat: int, slot: int, resource: int) -> bool:
    """Whether the price of a slot without one marker of this resource is affordable (D4)."""
    if s.price[slot][resource] == 0:
        return False
    missing = lacking(s, seat, slot)
    return missing == 0 or (missing == 1 and s.tokens[seat][resource] < s.price[slot][resource])


@rule
def buy_base(s: State, seat: int, place: int) -> None:
    """Pay the full price and lay the tile on the ground (D3)."""
    slot = s.slot_in_question
    emit(s, E_BUY, seat, s.row[slot], slot)
    pay(s, seat, slot, place)


@rule
def buy_upper(s: State, seat: int, place: int) -> None:
    """First floor: one marker is not paid; the player chooses it where there is a choice (D3, D4)."""
    waivers = 0
    only = NONE
    for resource in range(RESOURCES):
        if may_waive(s, seat, s.slot_in_question, resource):
            waivers += 1
            only = resource
    if waivers == 1:
        build_up(s, seat, only, place)
    else:
        s.place_in_question = place
        s.decision = BUY_WAIVE


@rule
def build_up(s: State, seat: int, waived: int, place: int) -> None:
    """Pay the reduced price and lay the tile on the first floor (R17)."""
    slot = s.slot_in_question
    emit(s, E_BUILD_UP, seat, s.row[slot], slot)
    emit(s, E_WAIVE, seat, waived, 0)
    s.tokens[seat][waived] += 1  # so that paying the full price leaves what the reduced one would
    s.supply[waived] -= 1
    pay(s, seat, slot, place)


@rule
def pay(s: State, seat: int, slot: int, place: int) -> None:
    """The tokens shown above a slot go back to the supply; then the tile is laid."""
    for resource in range(RESOURCES):
        give_back(s, seat, resource, s.price[slot][resource])
    s.place_in_question = place
    s.decision = LAYING


@rule
def receive(s: State, seat: int) -> None:
    """Resolve a purchase after paying, in the order of RULES 4.3.4."""
    place = s.place_in_question
    tile = s.row[s.slot_in_question]
    kind = TILE_KIND[tile]
    s.row[s.slot_in_question] = NO_TILE
    s.slot_in_question = NONE
    s.place_in_question = NONE
    bonus = s.bonus[seat]
    add_tile(s, seat, tile, place)
    if kind == DEPOT:
        fill_depot(s, seat, DEPOT_RESOURCE[tile])
    tell_bonus(s, seat, bonus)
    if s.tile_count[seat] >= LAST_TILE and announce_end(s):
        emit(s, E_LAST_TILE, seat, s.tile_count[seat], 0)
    check_tiles_left(s)
    s.main_done = 1
    s.progress = 1
    if kind == SCRIBE:
        s.extra_turn = 1
        emit(s, E_SCRIBE, seat, 0, 0)
        s.decision = TURN_DONE
    else:
        s.decision = ACTION_DONE


@rule
def fill_depot(s: State, seat: int, resource: int) -> None:
    """A bought depot takes a token of its type, if the supply has one (RULES 4.3.4, step 4)."""
    if s.supply[resource] > 0:
        s.supply[resource] -= 1
        s.tokens[seat][resource] += 1
        emit(s, E_DEPOT_TOKEN, seat, resource, 0)
    else:
        emit(s, E_DEPOT_EMPTY, seat, resource, 0)


@rule
def tell_bonus(s: State, seat: int, before: int) -> None:
    """Tell everybody what a tile has done to a player's bonus tokens."""
    if s.bonus[seat] > before:
        emit(s, E_BONUS, seat, s.bonus[seat] - before, 0)
    elif s.bonus[seat] < before:
        emit(s, E_BONUS_LOST, seat, before - s.bonus[seat], 0)


# ---- ankh actions ------------------------------------------------------------------------------------------


@rule
def start_relocation(s: State, seat: int) -> None:
    """Spend an ankh to move one of your tiles (RULES 4.3.2)."""
    give_back(s, seat, ANKH, 1)
    emit(s, E_RELOCATE, seat, 0, 0)
    s.decision = RELOCATE_SOURCE


@rule
def finish_relocation(s: State, seat: int, place: int) -> None:
    """The tile goes to its new place: bonus tokens follow the groups, nothing else happens (D6, R15)."""
    n = s.tile_in_question
    s.tile_in_question = NONE
    emit(s, E_MOVED, seat, s.tile[seat][n], 0)
    bonus = s.bonus[seat]
    move_tile(s, seat, n, place)
    tell_bonus(s, seat, bonus)
    s.decision = ACTION_DONE


@rule
def may_refresh(s: State) -> bool:
    """Whether new tiles would change anything (RULES 4.3.3)."""
    some_tile = False
    some_gap = False
    gap_before_tile = False
    for slot in range(SLOTS):
        if s.row[slot] == NO_TILE:
            some_gap = True
        else:
            some_tile = True
            gap_before_tile = gap_before_tile or some_gap
    some_pile = s.pile_count[0] + s.pile_count[1] > 0
    if THROWS_OUT[s.players - FEWEST_PLAYERS] == 1:
        return some_tile or some_pile
    return some_gap and (some_pile or gap_before_tile)


@rule
def start_refresh(s: State, seat: int) -> None:
    """Spend an ankh on new tiles: throw out, slide, then choose a pile if both hold tiles (RULES 4.3.3)."""
    give_back(s, seat, ANKH, 1)
    emit(s, E_REFRESH, seat, 0, 0)
    s.progress = 1
    if THROWS_OUT[s.players - FEWEST_PLAYERS] == 1:
        throw_out_leftmost(s)
    slide(s)
    if s.pile_count[0] > 0 and s.pile_count[1] > 0:
        s.decision = REFRESH_PILE
    else:
        refill(s, 0 if s.pile_count[0] > 0 else 1)


@rule
def throw_out_leftmost(s: State) -> None:
    """2 players: the leftmost tile present leaves the game (R28, R29)."""
    for slot in range(SLOTS):
        tile = s.row[slot]
        if tile != NO_TILE:
            s.row[slot] = NO_TILE
            s.removed[tile] += 1
            emit(s, E_THROWN_OUT, tile, 0, 0)
            return


@rule
def slide(s: State) -> None:
    """The tiles of the row close up to the left."""
    to = 0
    for slot in range(SLOTS):
        tile = s.row[slot]
        if tile != NO_TILE:
            s.row[slot] = NO_TILE
            s.row[to] = tile
            to += 1


@rule
def refill(s: State, pile: int) -> None:
    """Draw from a pile until the row is full; if it runs out, from the other (RULES 4.3.3, steps 4 and 5)."""
    for slot in range(SLOTS):
        if s.row[slot] == NO_TILE:
            if s.pile_count[pile] == 0:
                pile = 1 - pile
            if s.pile_count[pile] > 0:
                s.row[slot] = draw_tile(s, pile)
                unveil(s)
                emit(s, E_DRAWN, s.row[slot], slot, pile)
    check_tiles_left(s)
    s.decision = ACTION_DONE


@rule
def draw_tile(s: State, pile: int) -> int:
    """The top tile of a pile, which is not empty."""
    s.pile_count[pile] -= 1
    top = PILE_START[pile] + s.pile_count[pile]
    tile = s.draw[top]
    s.draw[top] = NO_TILE
    return tile


@rule
def check_tiles_left(s: State) -> None:
    """With no tile left in row and piles the last round begins (R25)."""
    if s.pile_count[0] + s.pile_count[1] > 0:
        return
    for slot in range(SLOTS):
        if s.row[slot] != NO_TILE:
            return
    if announce_end(s):
        emit(s, E_NO_TILES, 0, 0, 0)


# ---- end of a turn -----------------------------------------------------------------------------------------


@rule
def end_turn(s: State, seat: int) -> None:
    """Give back what exceeds the limits: ankhs at once, resources one by one (RULES 4.4, D9); then the next turn."""
    surplus = s.tokens[seat][ANKH] - ANKH_LIMIT
    if surplus > 0:
        give_back(s, seat, ANKH, surplus)
        emit(s, E_RETURN_ANKHS, seat, surplus, 0)
    if excess(s, seat) > 0:
        s.decision = RETURN_TOKEN
    else:
        next_turn(s, seat)


@rule
def excess(s: State, seat: int) -> int:
    """How many resources a player has above the limit; uncovered depots store one each (RULES 4.5)."""
    in_stock = 0
    for resource in range(RESOURCES):
        loose = s.tokens[seat][resource] - s.depots[seat][resource]
        if loose > 0:
            in_stock += loose
    return in_stock - STOCK_LIMIT


@rule
def next_turn(s: State, seat: int) -> None:
    """The turn is over: an extra turn, the end of the game, or the next player (RULES 4.4)."""
    if s.progress == 1:
        s.quiet_turns = 0
    else:
        s.quiet_turns += 1
        if s.quiet_turns >= STALL_TURNS * s.players and announce_end(s):
            emit(s, E_STALLED, 0, 0, 0)
    if s.extra_turn == 1:
        s.extra_turn = 0
        start_turn(s, seat)
        return
    following = seat + 1 if seat + 1 < s.players else 0
    if s.end_triggered == 1 and following == s.start_seat:
        s.decision = NO_DECISION
        tell_points(s)
        emit(s, E_GAME_OVER, 0, 0, 0)
    else:
        start_turn(s, following)


# ---- entry points ------------------------------------------------------------------------------------------


@rule
def actor(s: State) -> int:
    """The seat that must decide now: always the one whose turn it is; -1 when the game is over."""
    return s.turn_seat if s.decision != NO_DECISION else NOBODY


@rule
def place_named(action: int) -> int:
    """The place that a BASE or UPPER action names."""
    if action < UPPER:
        row = (action - BASE) // WINDOW
        return base_place(row, action - BASE - row * WINDOW)
    row = (action - UPPER) // UPPERS
    return upper_place(row, action - UPPER - row * UPPERS)


@rule
def apply(s: State, action: int) -> None:
    """Answer the open decision, then run everything automatic up to the next one."""
    seat = s.turn_seat
    if action < BUY:
        take_token(s, seat, action - TAKE)
    elif action < RELOCATE:
        s.slot_in_question = action - BUY
        s.decision = BUY_PLACE
    elif action == RELOCATE:
        start_relocation(s, seat)
    elif action == REFRESH:
        start_refresh(s, seat)
    elif action < WAIVE:
        emit(s, E_PILE, seat, action - PILE, 0)
        refill(s, action - PILE)
    elif action < RETURN:
        build_up(s, seat, action - WAIVE, s.place_in_question)
    elif action < END_TURN:
        give_back(s, seat, action - RETURN, 1)
        emit(s, E_RETURN, seat, action - RETURN, 0)
        s.decision = TURN_DONE
    elif action == END_TURN:
        s.decision = TURN_DONE
    elif s.decision == BUY_PLACE:
        place = place_named(action)
        if is_upper(place):
            buy_upper(s, seat, place)
        else:
            buy_base(s, seat, place)
    elif s.decision == RELOCATE_SOURCE:
        s.tile_in_question = tile_on(s, seat, place_named(action))
        s.decision = RELOCATE_TARGET
    else:
        finish_relocation(s, seat, place_named(action))
    resolve(s, seat)
