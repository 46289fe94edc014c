"""The rules of Imhotep as a decision machine (RULES 3-5, 7). Read from the top: setup and rounds, unfinished
business, stones and cards, the turn. What is legal: legality.py; what is hidden: hidden.py; points:
scoring.py.
"""

from __future__ import annotations

from ostracon.games.imhotep.actions import (
    ACCEPT,
    CHOOSE_PYRAMID,
    DECLINE,
    GET_STONES,
    KEEP_CARD,
    ORDER_SLOT,
    PASS,
    PLACE,
    PLAY_BLUE,
    SAIL,
    TAKE_CARD,
    TEMPLE_CHOICE,
)
from ostracon.games.imhotep.components import (
    BONUS_CARD,
    BONUS_PLACE,
    BONUS_TAKE,
    BONUS_TAKE_AMOUNT,
    BURIAL_CHAMBER,
    CARD_COLOUR,
    CARD_COUNT,
    CARD_SITE,
    CARDS,
    CHOICE_POINTS,
    CHOICE_STONES,
    COLUMN_CARD,
    COLUMN_POINTS,
    GET_AMOUNT,
    HAMMER,
    HAMMER_TAKE,
    LEVER,
    MARKET,
    MINIMUM_LOAD,
    OVERFLOW_POINTS,
    PAIR_SPACE,
    PLAYER_COUNTS,
    PYRAMID,
    PYRAMID_A_SPACES,
    PYRAMID_A_VALUES,
    PYRAMID_B_BONUS,
    PYRAMID_B_EACH,
    PYRAMID_B_SPACES,
    PYRAMID_B_VALUES,
    PYRAMIDS,
    RED,
    ROUND_CARDS,
    ROUND_CARDS_EACH,
    ROUNDS,
    SAIL_CARD,
    SHIPS,
    SITE_CAPACITY,
    SITES,
    SLED_LIMIT,
    SLOTS,
    SPACES,
    START_SLED,
    STONES_EACH,
    TEMPLE,
    TEMPLE_A_POINTS,
    TEMPLE_B_COLUMNS,
    TEMPLE_B_POINTS,
    TEMPLE_WIDTH,
    TOWER_STONES,
    TOWER_VALUES,
    TOWERS,
)
from ostracon.games.imhotep.events import (
    E_ASSESS,
    E_BACK_TO_QUARRY,
    E_DECLINE,
    E_DELIVER,
    E_DISCARD,
    E_DRAW_CARD,
    E_FINAL_SCORING,
    E_GAME_OVER,
    E_GET_STONES,
    E_LOOK,
    E_NO_STONE,
    E_ORDER,
    E_PASS,
    E_PLACE,
    E_PLAY,
    E_RESHUFFLE,
    E_ROUND,
    E_SAIL,
    E_STALLED,
    E_START_PLAYER,
    E_TAKE_CARD,
    E_TAKE_PAIR,
    E_TOWER,
)
from ostracon.games.imhotep.layout import (
    ASK_CARD,
    ASK_PLACE,
    ASK_TAKE,
    ASK_TEMPLE,
    ASSESS,
    BLUE_CARD,
    CARD,
    CHISEL_FIRST,
    CHISEL_SECOND,
    GONE,
    HAMMER_PLACE,
    IN_HARBOUR,
    LEVER_ORDER,
    LEVER_SAIL,
    MARKET_KEEP,
    MARKET_PICK,
    NO_CARD,
    NO_DECISION,
    NOBODY,
    PART_OBELISKS,
    PART_PYRAMID,
    PART_TEMPLE,
    PYRAMID_PICK,
    SAILCARD_PLACE,
    SAILCARD_SAIL,
    TURN,
    UNLOAD,
    State,
)
from ostracon.games.imhotep.scoring import final_scoring, gain
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import rule

FEWEST_PLAYERS = min(PLAYER_COUNTS)
ALL_SITES = (1 << SITES) - 1
SHIP_SLOTS = (1 << SLOTS) - 1


# ---- setup and rounds ------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal a new game (RULES 3); random numbers in the order of RULES 4.6."""
    for card in range(CARDS):
        for _ in range(CARD_COUNT[card]):
            s.deck[s.deck_count] = card
            s.deck_count += 1
    shuffle(s, s.deck, 0, s.deck_count)
    for card in range(ROUND_CARDS_EACH):
        s.round_cards[card] = card
    shuffle(s, s.round_cards, 0, ROUND_CARDS_EACH)
    if s.start_player == 0:
        s.start_seat = below(s, s.players)
    else:
        s.start_seat = s.start_player - 1
    emit(s, E_START_PLAYER, s.start_seat, 0, 0)
    for position in range(s.players):
        seat = (s.start_seat + position) % s.players
        s.sled[seat] = START_SLED[position]
        s.quarry[seat] = STONES_EACH - START_SLED[position]
    for space in range(SITE_CAPACITY):
        s.pyramid[space] = NOBODY
        s.burial[space] = NOBODY
    for space in range(ROUNDS * SLOTS):
        s.temple[space] = NOBODY
    for space in range(TOWERS):
        s.towers[space] = NOBODY
    s.looked_at[0] = NO_CARD
    s.looked_at[1] = NO_CARD
    s.stone_in_hand = NOBODY
    s.ship_in_question = -1
    s.site_in_question = -1
    start_round(s)


@rule
def start_round(s: State) -> None:
    """Reveal a round card, bring its ships, deal the market (RULES 4.2)."""
    s.round_number += 1
    emit(s, E_ROUND, s.round_number, 0, 0)
    unveil(s)
    card = s.round_cards[s.round_number - 1]
    s.free_slots = 0
    for ship in range(SHIPS):
        capacity = ROUND_CARDS[s.players - FEWEST_PLAYERS][card][ship]
        s.capacity[ship] = capacity
        s.minimum[ship] = MINIMUM_LOAD[capacity]
        s.load[ship] = 0
        s.docked_at[ship] = IN_HARBOUR
        for slot in range(SLOTS):
            s.cargo[ship][slot] = NOBODY
        s.free_slots |= ((1 << capacity) - 1) << (ship * SLOTS)
    s.pair = NO_CARD
    for space in range(SPACES):
        s.market[space] = draw(s)
    if s.side_market == 1:
        s.pair = draw(s)
    s.open_sites = ALL_SITES
    s.sailed = 0
    s.passes = 0
    s.last_sailor = NOBODY
    s.turn_seat = s.start_seat
    ask(s, TURN, s.turn_seat)


@rule
def draw(s: State) -> int:
    """The top card of the market deck, after a reshuffle of the discard pile if needed (RULES 5.8)."""
    if s.deck_next == s.deck_count:
        if s.discard_count == 0:
            return NO_CARD
        for i in range(s.discard_count):
            s.deck[i] = s.discard[i]
        s.deck_count = s.discard_count
        s.deck_next = 0
        s.discard_count = 0
        shuffle(s, s.deck, 0, s.deck_count)
        emit(s, E_RESHUFFLE, 0, 0, 0)
    s.deck_next += 1
    return s.deck[s.deck_next - 1]


@rule
def discard(s: State, card: int) -> None:
    """Put a card face up on the discard pile."""
    s.discard[s.discard_count] = card
    s.discard_count += 1


@rule
def ask(s: State, decision: int, seat: int) -> None:
    """Open a decision: everything stops until this seat has answered."""
    s.decision = decision
    s.decider = seat


@rule
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise (a comparison, since a division costs as much as a whole action)."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def end_turn(s: State) -> None:
    """The turn player's action is fully resolved: round end, or the next player (RULES 4.2)."""
    if s.sailed == SHIPS:
        end_round(s)
    elif s.passes == s.players:
        emit(s, E_STALLED, 0, 0, 0)
        for ship in range(SHIPS):
            if s.docked_at[ship] == IN_HARBOUR:
                clear_ship(s, ship)
        end_round(s)
    else:
        s.turn_seat = left_of(s, s.turn_seat)
        ask(s, TURN, s.turn_seat)


@rule
def clear_ship(s: State, ship: int) -> None:
    """Stalled round: the stones of an unsailed ship go back to the quarry and the ship leaves (RULES R4)."""
    for slot in range(s.capacity[ship]):
        owner = s.cargo[ship][slot]
        if owner != NOBODY:
            s.quarry[owner] += 1
            s.cargo[ship][slot] = NOBODY
            emit(s, E_BACK_TO_QUARRY, owner, 1, 0)
    s.load[ship] = 0
    s.docked_at[ship] = GONE
    s.free_slots &= ~(SHIP_SLOTS << (ship * SLOTS))


@rule
def end_round(s: State) -> None:
    """All ships are gone: the temple is assessed first."""
    s.assessing = 1
    emit(s, E_ASSESS, 0, 0, 0)
    push(s, ASSESS, NOBODY, 0, 0)


@rule
def finish_round(s: State) -> None:
    """After the temple: the final scoring, or the next round (RULES 4.2)."""
    s.assessing = 0
    if s.round_number == ROUNDS:
        emit(s, E_FINAL_SCORING, 0, 0, 0)
        final_scoring(s)
        s.over = 1
        s.decider = NOBODY
        emit(s, E_GAME_OVER, 0, 0, 0)
        return
    if s.side_market == 1 and s.market[PAIR_SPACE] != NO_CARD:
        unveil(s)
    for space in range(SPACES):
        if s.market[space] != NO_CARD:
            discard(s, s.market[space])
    if s.pair != NO_CARD:
        discard(s, s.pair)
    if s.last_sailor == NOBODY:
        s.start_seat = left_of(s, s.start_seat)
    else:
        s.start_seat = left_of(s, s.last_sailor)
    start_round(s)


# ---- unfinished business ---------------------------------------------------------------------------


@rule
def push(s: State, kind: int, owner: int, what: int, step: int) -> None:
    """Put a frame of unfinished business on the stack."""
    s.frame_kind[s.depth] = kind
    s.frame_owner[s.depth] = owner
    s.frame_what[s.depth] = what
    s.frame_step[s.depth] = step
    s.depth += 1


@rule
def pop(s: State) -> None:
    """The top frame is done."""
    s.depth -= 1
    s.frame_kind[s.depth] = 0
    s.frame_owner[s.depth] = 0
    s.frame_what[s.depth] = 0
    s.frame_step[s.depth] = 0


@rule
def resolve(s: State) -> None:
    """Run frames, ends of turns and of rounds until somebody must decide or the game is over (RULES 4.4)."""
    while s.decision == NO_DECISION and s.over == 0:
        if s.depth > 0:
            kind = s.frame_kind[s.depth - 1]
            if kind == UNLOAD:
                run_unload(s)
            elif kind == CARD:
                run_card(s)
            elif kind == ASSESS:
                run_assess(s)
            else:
                card = s.frame_what[s.depth - 1]
                pop(s)
                discard(s, card)
                emit(s, E_DISCARD, card, 0, 0)
        elif s.assessing == 1:
            finish_round(s)
        else:
            end_turn(s)


@rule
def run_unload(s: State) -> None:
    """The next stone of the order leaves the ship (RULES 4.4, 5.1)."""
    top = s.depth - 1
    ship = s.frame_what[top]
    site = s.frame_step[top]
    if s.order_next == s.order_count:
        pop(s)
        for i in range(s.order_count):
            s.order[i] = 0
        s.order_count = 0
        s.order_next = 0
        return
    slot = s.order[s.order_next]
    s.order_next += 1
    owner = s.cargo[ship][slot]
    s.cargo[ship][slot] = NOBODY
    s.load[ship] -= 1
    deliver(s, owner, site)


@rule
def run_card(s: State) -> None:
    """A card that a player has obtained takes effect (RULES 5.7)."""
    top = s.depth - 1
    owner = s.frame_owner[top]
    card = s.frame_what[top]
    if CARD_COLOUR[card] != RED:
        pop(s)
        s.cards[owner][card] += 1
    elif s.frame_step[top] == 0 and s.quarry[owner] > 0:
        s.frame_step[top] = 1
        s.quarry[owner] -= 1
        deliver(s, owner, CARD_SITE[card])
    else:
        if s.frame_step[top] == 0:
            emit(s, E_NO_STONE, owner, card, 0)
        pop(s)
        discard(s, card)
        emit(s, E_DISCARD, card, 0, 0)


@rule
def temple_top(s: State, column: int) -> int:
    """The owner of the visible stone of a temple column; NOBODY if it is empty (RULES 5.4)."""
    width = TEMPLE_WIDTH[s.players - FEWEST_PLAYERS]
    if s.temple_count <= column:
        return NOBODY
    level = (s.temple_count - 1 - column) // width
    return s.temple[column + level * width]


@rule
def run_assess(s: State) -> None:
    """Assess the next temple column from the left (RULES 5.4)."""
    top = s.depth - 1
    column = s.frame_what[top]
    if column == TEMPLE_WIDTH[s.players - FEWEST_PLAYERS]:
        pop(s)
        return
    s.frame_what[top] = column + 1
    owner = temple_top(s, column)
    if owner == NOBODY:
        return
    if s.side_temple == 0:
        gain(s, owner, PART_TEMPLE, TEMPLE_A_POINTS)
    elif TEMPLE_B_COLUMNS[column] == COLUMN_POINTS:
        gain(s, owner, PART_TEMPLE, TEMPLE_B_POINTS)
    elif TEMPLE_B_COLUMNS[column] == COLUMN_CARD:
        draw_card(s, owner)
    elif obtainable(s, owner, CHOICE_STONES) >= 1:
        ask(s, ASK_TEMPLE, owner)
    else:
        gain(s, owner, PART_TEMPLE, CHOICE_POINTS)


# ---- what happens to stones and cards --------------------------------------------------------------


@rule
def obtainable(s: State, seat: int, amount: int) -> int:
    """How many of `amount` stones a player can take: limited by the room on the sled and by the quarry."""
    return min(amount, SLED_LIMIT - s.sled[seat], s.quarry[seat])


@rule
def take_stones(s: State, seat: int, amount: int) -> None:
    """Move stones from a player's quarry to the sled."""
    count = obtainable(s, seat, amount)
    s.quarry[seat] -= count
    s.sled[seat] += count
    emit(s, E_GET_STONES, seat, count, 0)


@rule
def place_stone(s: State, seat: int, ship: int, slot: int) -> None:
    """Move one stone from the sled to a slot of a ship."""
    s.sled[seat] -= 1
    s.cargo[ship][slot] = seat
    s.load[ship] += 1
    s.free_slots &= ~(1 << (ship * SLOTS + slot))
    emit(s, E_PLACE, seat, ship, slot)


@rule
def dock(s: State, seat: int, ship: int, site: int) -> None:
    """Sail a ship to a site (RULES 5.1); nothing is unloaded yet."""
    s.docked_at[ship] = site
    s.open_sites &= ~(1 << site)
    s.free_slots &= ~(SHIP_SLOTS << (ship * SLOTS))
    s.sailed += 1
    s.last_sailor = seat
    emit(s, E_SAIL, seat, ship, site)


@rule
def in_order(s: State, slot: int) -> bool:
    """Whether the Lever's order already names a slot."""
    for i in range(s.order_count):
        if s.order[i] == slot:
            return True
    return False


@rule
def append_rest(s: State, ship: int) -> None:
    """Complete the unloading order from bow to stern."""
    for slot in range(s.capacity[ship]):
        if s.cargo[ship][slot] != NOBODY and not (s.order_count > 0 and in_order(s, slot)):
            s.order[s.order_count] = slot
            s.order_count += 1


@rule
def start_unloading(s: State, ship: int, site: int) -> None:
    """Unload a docked ship: what the order names first, the rest from bow to stern."""
    append_rest(s, ship)
    push(s, UNLOAD, NOBODY, ship, site)


@rule
def continue_lever(s: State, seat: int, ship: int, site: int) -> None:
    """Lever: ask for the next stone while two colours are left, then unload (RULES 4.5, D8)."""
    first = NOBODY
    mixed = False
    for slot in range(s.capacity[ship]):
        owner = s.cargo[ship][slot]
        if owner != NOBODY and not in_order(s, slot):
            if first == NOBODY:
                first = owner
            elif owner != first:
                mixed = True
    if mixed:
        s.ship_in_question = ship
        s.site_in_question = site
        ask(s, LEVER_ORDER, seat)
    else:
        start_unloading(s, ship, site)


@rule
def deliver(s: State, owner: int, site: int) -> None:
    """A stone, in its owner's hand, reaches a site (RULES 4.4 DELIVER)."""
    emit(s, E_DELIVER, owner, site, 0)
    if site == MARKET:
        if market_has_cards(s):
            s.stone_in_hand = owner
            ask(s, MARKET_PICK, owner)
        else:
            s.quarry[owner] += 1
    elif site == PYRAMID:
        deliver_to_pyramid(s, owner)
    elif site == TEMPLE:
        s.temple[s.temple_count] = owner
        s.temple_count += 1
    elif site == BURIAL_CHAMBER:
        s.burial[s.burial_count] = owner
        s.burial_count += 1
    else:
        deliver_to_obelisks(s, owner)


@rule
def market_has_cards(s: State) -> bool:
    """Whether a card lies on the market board."""
    for space in range(SPACES):
        if s.market[space] != NO_CARD:
            return True
    return False


@rule
def deliver_to_pyramid(s: State, owner: int) -> None:
    """Side A: the next space; side B: the owner chooses a pyramid; overflow (RULES 5.3)."""
    if s.side_pyramid == 0:
        laid = s.pyramid_count[0]
        if laid < PYRAMID_A_SPACES:
            s.pyramid[laid] = owner
            s.pyramid_count[0] = laid + 1
            gain(s, owner, PART_PYRAMID, PYRAMID_A_VALUES[laid])
        else:
            lay_beside_pyramids(s, owner, PYRAMID_A_SPACES)
    elif s.pyramid_count[0] + s.pyramid_count[1] + s.pyramid_count[2] == PYRAMID_B_SPACES:
        lay_beside_pyramids(s, owner, PYRAMID_B_SPACES)
    else:
        s.stone_in_hand = owner
        ask(s, PYRAMID_PICK, owner)


@rule
def lay_beside_pyramids(s: State, owner: int, spaces: int) -> None:
    """The pyramids are complete: the stone goes beside them."""
    s.pyramid[spaces + s.pyramid_count[PYRAMIDS]] = owner
    s.pyramid_count[PYRAMIDS] += 1
    gain(s, owner, PART_PYRAMID, OVERFLOW_POINTS)


@rule
def deliver_to_obelisks(s: State, owner: int) -> None:
    """Side A: the owner's tower; side B: a waiting space, and a tower with the third stone (RULES 5.6)."""
    s.obelisks[owner] += 1
    if s.side_obelisks == 1 and s.obelisks[owner] >= TOWER_STONES and s.tower_count < TOWERS:
        s.obelisks[owner] -= TOWER_STONES
        s.towers[s.tower_count] = owner
        value = TOWER_VALUES[s.tower_count]
        s.tower_count += 1
        emit(s, E_TOWER, owner, value, 0)
        gain(s, owner, PART_OBELISKS, value)


@rule
def choose_pyramid(s: State, owner: int, pyramid: int) -> None:
    """Side B: lay the stone, score its space, then the bonus of the space (RULES 5.3)."""
    laid = s.pyramid_count[pyramid]
    s.pyramid[pyramid * PYRAMID_B_EACH + laid] = owner
    s.pyramid_count[pyramid] = laid + 1
    s.stone_in_hand = NOBODY
    gain(s, owner, PART_PYRAMID, PYRAMID_B_VALUES[pyramid][laid])
    bonus = PYRAMID_B_BONUS[pyramid][laid]
    if bonus == BONUS_CARD:
        if s.deck_next < s.deck_count or s.discard_count > 0:
            ask(s, ASK_CARD, owner)
    elif bonus == BONUS_TAKE:
        if obtainable(s, owner, BONUS_TAKE_AMOUNT) >= 1:
            ask(s, ASK_TAKE, owner)
    elif bonus == BONUS_PLACE and s.sled[owner] > 0 and s.free_slots != 0:
        ask(s, ASK_PLACE, owner)


@rule
def draw_card(s: State, owner: int) -> None:
    """A player draws the top card of the market deck, open to all."""
    card = draw(s)
    if card != NO_CARD:
        unveil(s)
        emit(s, E_DRAW_CARD, owner, card, 0)
        push(s, CARD, owner, card, 0)


@rule
def pick_from_market(s: State, owner: int, action: int) -> None:
    """D9: the stone goes home; the card taken, if any, comes next (RULES 4.7)."""
    s.stone_in_hand = NOBODY
    s.quarry[owner] += 1
    if action == DECLINE:
        emit(s, E_DECLINE, owner, 0, 0)
        return
    space = action - TAKE_CARD
    card = s.market[space]
    s.market[space] = NO_CARD
    if space == PAIR_SPACE and s.side_market == 1:
        unveil(s)
        emit(s, E_TAKE_PAIR, owner, 0, 0)
        if s.pair != NO_CARD:
            tell(s, owner, E_LOOK, card, s.pair, 0)
            s.looked_at[0] = card
            s.looked_at[1] = s.pair
            s.pair = NO_CARD
            ask(s, MARKET_KEEP, owner)
            return
    emit(s, E_TAKE_CARD, owner, card, 0)
    push(s, CARD, owner, card, 0)


@rule
def keep_card(s: State, owner: int, which: int) -> None:
    """D10: keep one of the pair, the other goes face up on the discard pile."""
    kept = s.looked_at[which]
    refused = s.looked_at[1 - which]
    s.looked_at[0] = NO_CARD
    s.looked_at[1] = NO_CARD
    unveil(s)
    discard(s, refused)
    emit(s, E_DISCARD, refused, 0, 0)
    emit(s, E_TAKE_CARD, owner, kept, 0)
    push(s, CARD, owner, kept, 0)


# ---- the turn --------------------------------------------------------------------------------------


@rule
def take_turn(s: State, seat: int, action: int) -> None:
    """D1: one action (RULES 4.3)."""
    if action == PASS:
        s.passes += 1
        emit(s, E_PASS, seat, 0, 0)
        return
    s.passes = 0
    if action == GET_STONES:
        take_stones(s, seat, GET_AMOUNT)
    elif action < SAIL:
        place_stone(s, seat, (action - PLACE) // SLOTS, (action - PLACE) % SLOTS)
    elif action < PLAY_BLUE:
        ship = (action - SAIL) // SITES
        site = (action - SAIL) % SITES
        dock(s, seat, ship, site)
        start_unloading(s, ship, site)
    else:
        play_blue(s, seat, LEVER + action - PLAY_BLUE)


@rule
def play_blue(s: State, seat: int, card: int) -> None:
    """Start a blue card: it is in execution until its last step is done (RULES 4.3)."""
    s.cards[seat][card] -= 1
    emit(s, E_PLAY, seat, card, 0)
    push(s, BLUE_CARD, seat, card, 0)
    if card == LEVER:
        ask(s, LEVER_SAIL, seat)
    elif card == HAMMER:
        take_stones(s, seat, HAMMER_TAKE)
        ask(s, HAMMER_PLACE, seat)
    elif card == SAIL_CARD:
        ask(s, SAILCARD_PLACE, seat)
    else:
        ask(s, CHISEL_FIRST, seat)


# ---- entry points ----------------------------------------------------------------------------------


@rule
def actor(s: State) -> int:
    """The seat that must decide now; -1 when the game is over."""
    return s.decider


@rule
def apply(s: State, action: int) -> None:
    """Answer the open decision, then run everything automatic up to the next one."""
    decision = s.decision
    seat = s.decider
    ship = s.ship_in_question
    site = s.site_in_question
    s.decision = NO_DECISION
    s.ship_in_question = -1
    s.site_in_question = -1
    if decision == TURN:
        take_turn(s, seat, action)
    elif decision == MARKET_PICK:
        pick_from_market(s, seat, action)
    elif decision == MARKET_KEEP:
        keep_card(s, seat, action - KEEP_CARD)
    elif decision == PYRAMID_PICK:
        choose_pyramid(s, seat, action - CHOOSE_PYRAMID)
    elif decision == LEVER_ORDER:
        s.order[s.order_count] = action - ORDER_SLOT
        s.order_count += 1
        emit(s, E_ORDER, seat, action - ORDER_SLOT, 0)
        continue_lever(s, seat, ship, site)
    elif decision == LEVER_SAIL:
        ship = (action - SAIL) // SITES
        site = (action - SAIL) % SITES
        dock(s, seat, ship, site)
        continue_lever(s, seat, ship, site)
    elif decision == SAILCARD_SAIL:
        site = (action - SAIL) % SITES
        dock(s, seat, ship, site)
        start_unloading(s, ship, site)
    elif decision == ASK_TEMPLE:
        if action == TEMPLE_CHOICE:
            gain(s, seat, PART_TEMPLE, CHOICE_POINTS)
        else:
            take_stones(s, seat, CHOICE_STONES)
    elif decision == ASK_CARD:
        if action == ACCEPT:
            draw_card(s, seat)
        else:
            emit(s, E_DECLINE, seat, 0, 0)
    elif decision == ASK_TAKE:
        if action == ACCEPT:
            take_stones(s, seat, BONUS_TAKE_AMOUNT)
        else:
            emit(s, E_DECLINE, seat, 0, 0)
    elif action == DECLINE:  # ASK_PLACE
        emit(s, E_DECLINE, seat, 0, 0)
    else:  # a stone onto a ship: Hammer, Sail, Chisel, place1
        place_stone(s, seat, (action - PLACE) // SLOTS, (action - PLACE) % SLOTS)
        if decision == SAILCARD_PLACE:
            s.ship_in_question = (action - PLACE) // SLOTS
            ask(s, SAILCARD_SAIL, seat)
        elif decision == CHISEL_FIRST:
            ask(s, CHISEL_SECOND, seat)
    resolve(s)
