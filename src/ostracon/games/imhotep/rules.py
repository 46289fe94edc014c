"""The rules of Imhotep as a decision machine (RULES 3-5, 7). Read from the top: setup and rounds, unfinished
business, the turn. Stones, ships and cards: stones.py, ships.py, cards.py; what is legal: legality.py; what is
hidden: hidden.py; points: scoring.py.
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
    TEMPLE_CHOICE,
)
from ostracon.games.imhotep.cards import discard, draw, draw_card, keep_card, pick_from_market
from ostracon.games.imhotep.components import (
    BONUS_TAKE_AMOUNT,
    CARD_COLOUR,
    CARD_COUNT,
    CARD_SITE,
    CARDS,
    CHOICE_POINTS,
    CHOICE_STONES,
    COLUMN_CARD,
    COLUMN_POINTS,
    FEWEST_PLAYERS,
    GET_AMOUNT,
    HAMMER,
    HAMMER_TAKE,
    LEVER,
    MINIMUM_LOAD,
    PAIR_SPACE,
    RED,
    ROUND_CARDS,
    ROUND_CARDS_EACH,
    ROUNDS,
    SAIL_CARD,
    SHIPS,
    SITE_CAPACITY,
    SITES,
    SLOTS,
    SPACES,
    START_SLED,
    STONES_EACH,
    TEMPLE_A_POINTS,
    TEMPLE_B_COLUMNS,
    TEMPLE_B_POINTS,
    TEMPLE_WIDTH,
    TOWERS,
)
from ostracon.games.imhotep.events import (
    E_ASSESS,
    E_DECLINE,
    E_DISCARD,
    E_FINAL_SCORING,
    E_GAME_OVER,
    E_NO_STONE,
    E_ORDER,
    E_PASS,
    E_PLAY,
    E_ROUND,
    E_STALLED,
    E_START_PLAYER,
)
from ostracon.games.imhotep.layout import (
    ASK_CARD,
    ASK_TAKE,
    ASK_TEMPLE,
    ASSESS,
    BLUE_CARD,
    CARD,
    CHISEL_FIRST,
    CHISEL_SECOND,
    HAMMER_PLACE,
    IN_HARBOUR,
    LEVER_ORDER,
    LEVER_SAIL,
    MARKET_KEEP,
    MARKET_PICK,
    NO_CARD,
    NO_DECISION,
    NOBODY,
    PART_TEMPLE,
    PYRAMID_PICK,
    SAILCARD_PLACE,
    SAILCARD_SAIL,
    TURN,
    UNLOAD,
    State,
)
from ostracon.games.imhotep.pending import ask, left_of, pop, push
from ostracon.games.imhotep.scoring import final_scoring, gain
from ostracon.games.imhotep.ships import clear_ship, continue_lever, dock, start_unloading
from ostracon.games.imhotep.stones import (
    choose_pyramid,
    deliver,
    obtainable,
    place_stone,
    take_stones,
    temple_top,
)
from ostracon.kernel.dice import below, shuffle
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.target import rule

ALL_SITES = (1 << SITES) - 1

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
    for space in range(SPACES):
        s.market[space] = NO_CARD
    s.pair = NO_CARD
    s.pair_counted = 0
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
    for space in range(SPACES):
        if s.market[space] != NO_CARD:
            discard(s, s.market[space])
    if s.side_market == 1 and s.market[PAIR_SPACE] != NO_CARD:
        reveal_pair(s)
    if s.last_sailor == NOBODY:
        s.start_seat = left_of(s, s.start_seat)
    else:
        s.start_seat = left_of(s, s.last_sailor)
    start_round(s)


@rule
def reveal_pair(s: State) -> None:
    """Side B: the face-down cards that nobody took are turned up as they are discarded (R18)."""
    unveil(s)
    emit(s, E_DISCARD, s.market[PAIR_SPACE], 0, 0)
    if s.pair != NO_CARD:
        discard(s, s.pair)
        emit(s, E_DISCARD, s.pair, 0, 0)


# ---- unfinished business ---------------------------------------------------------------------------


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
