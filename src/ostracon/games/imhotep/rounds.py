"""The course of a game of Imhotep: setup, rounds, and unfinished business between two decisions (RULES 3-4)."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.cards import discard, draw, draw_card
from ostracon.games.imhotep.layout import IN_HARBOUR, NO_CARD, NOBODY, State
from ostracon.games.imhotep.scoring import final_scoring, gain
from ostracon.games.imhotep.ships import clear_ship
from ostracon.games.imhotep.sites import deliver, temple_top
from ostracon.games.imhotep.stones import obtainable
from ostracon.games.imhotep.unloading import run_unload
from ostracon.games.imhotep.vocabulary import Decision, Event, Frame, Part
from ostracon.kernel.business import ask, declare_over, left_of, pop, push
from ostracon.kernel.dice import shuffle
from ostracon.kernel.rules import emit, unveil
from ostracon.kernel.start_player import first_seat
from ostracon.kernel.target import rule

ALL_SITES = (1 << box.SITES) - 1

# ---- setup and rounds ------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal a new game (RULES 3); random numbers in the order of RULES 4.6."""
    for card in range(box.CARDS):
        for _ in range(box.CARD_COUNT[card]):
            s.deck[s.deck_count] = card
            s.deck_count += 1
    shuffle(s, s.deck, 0, s.deck_count)
    for card in range(box.ROUND_CARDS_EACH):
        s.round_cards[card] = card
    shuffle(s, s.round_cards, 0, box.ROUND_CARDS_EACH)
    s.start_seat = first_seat(s)
    emit(s, Event.START_PLAYER, s.start_seat, 0, 0)
    for position in range(s.players):
        seat = (s.start_seat + position) % s.players
        s.sled[seat] = box.START_SLED[position]
        s.quarry[seat] = box.STONES_EACH - box.START_SLED[position]
    for space in range(box.SITE_CAPACITY):
        s.pyramid[space] = NOBODY
        s.burial[space] = NOBODY
    for space in range(box.ROUNDS * box.SLOTS):
        s.temple[space] = NOBODY
    for space in range(box.TOWERS):
        s.towers[space] = NOBODY
    s.looked_at[0] = NO_CARD
    s.looked_at[1] = NO_CARD
    s.stone_in_hand = NOBODY
    s.ship_in_question = -1
    start_round(s)


@rule
def start_round(s: State) -> None:
    """Reveal a round card, bring its ships, deal the market (RULES 4.2)."""
    s.round_number += 1
    emit(s, Event.ROUND, s.round_number, 0, 0)
    unveil(s)
    card = s.round_cards[s.round_number - 1]
    s.free_slots = 0
    for ship in range(box.SHIPS):
        capacity = box.ROUND_CARDS[s.players - box.FEWEST_PLAYERS][card][ship]
        s.capacity[ship] = capacity
        s.minimum[ship] = box.MINIMUM_LOAD[capacity]
        s.load[ship] = 0
        s.docked_at[ship] = IN_HARBOUR
        for slot in range(box.SLOTS):
            s.cargo[ship][slot] = NOBODY
        s.free_slots |= ((1 << capacity) - 1) << (ship * box.SLOTS)
    for space in range(box.SPACES):
        s.market[space] = NO_CARD
    s.pair = NO_CARD
    s.pair_counted = 0
    for space in range(box.SPACES):
        s.market[space] = draw(s)
    if s.side_market == 1:
        s.pair = draw(s)
    s.open_sites = ALL_SITES
    s.ready_ships = 0
    s.sailed = 0
    s.passes = 0
    s.last_sailor = NOBODY
    s.turn_seat = s.start_seat
    ask(s, Decision.TURN, s.turn_seat)


@rule
def end_turn(s: State) -> None:
    """The turn player's action is fully resolved: round end, or the next player (RULES 4.2)."""
    if s.sailed == box.SHIPS:
        end_round(s)
    elif s.passes == s.players:
        emit(s, Event.STALLED, 0, 0, 0)
        for ship in range(box.SHIPS):
            if s.docked_at[ship] == IN_HARBOUR:
                clear_ship(s, ship)
        end_round(s)
    else:
        s.turn_seat = left_of(s, s.turn_seat)
        ask(s, Decision.TURN, s.turn_seat)


@rule
def end_round(s: State) -> None:
    """All ships are gone: the temple is assessed first."""
    s.assessing = 1
    emit(s, Event.ASSESS, 0, 0, 0)
    push(s, Frame.ASSESS, NOBODY, 0, 0)


@rule
def finish_round(s: State) -> None:
    """After the temple: the final scoring, or the next round (RULES 4.2)."""
    s.assessing = 0
    if s.round_number == box.ROUNDS:
        emit(s, Event.FINAL_SCORING, 0, 0, 0)
        final_scoring(s)
        declare_over(s)
        emit(s, Event.GAME_OVER, 0, 0, 0)
        return
    for space in range(box.SPACES):
        if s.market[space] != NO_CARD:
            discard(s, s.market[space])
    if s.side_market == 1 and s.market[box.PAIR_SPACE] != NO_CARD:
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
    emit(s, Event.DISCARD, s.market[box.PAIR_SPACE], 0, 0)
    if s.pair != NO_CARD:
        discard(s, s.pair)
        emit(s, Event.DISCARD, s.pair, 0, 0)


# ---- unfinished business ---------------------------------------------------------------------------


@rule
def resolve(s: State) -> None:
    """Run frames, ends of turns and of rounds until somebody must decide or the game is over (RULES 4.4)."""
    while s.decision == Decision.NONE and s.decider >= 0:
        if s.depth > 0:
            kind = s.frame_kind[s.depth - 1]
            if kind == Frame.UNLOAD:
                run_unload(s)
            elif kind == Frame.CARD:
                run_card(s)
            elif kind == Frame.ASSESS:
                run_assess(s)
            else:
                card = s.frame_what[s.depth - 1]
                pop(s)
                discard(s, card)
                emit(s, Event.DISCARD, card, 0, 0)
        elif s.assessing == 1:
            finish_round(s)
        else:
            end_turn(s)


@rule
def run_card(s: State) -> None:
    """A card that a player has obtained takes effect (RULES 5.7)."""
    top = s.depth - 1
    owner = s.frame_owner[top]
    card = s.frame_what[top]
    if box.CARD_COLOUR[card] != box.RED:
        pop(s)
        s.cards[owner][card] += 1
    elif s.frame_step[top] == 0 and s.quarry[owner] > 0:
        s.frame_step[top] = 1
        s.quarry[owner] -= 1
        deliver(s, owner, box.CARD_SITE[card])
    else:
        if s.frame_step[top] == 0:
            emit(s, Event.NO_STONE, owner, card, 0)
        pop(s)
        discard(s, card)
        emit(s, Event.DISCARD, card, 0, 0)


@rule
def run_assess(s: State) -> None:
    """Assess the next temple column from the left (RULES 5.4)."""
    top = s.depth - 1
    column = s.frame_what[top]
    if column == box.TEMPLE_WIDTH[s.players - box.FEWEST_PLAYERS]:
        pop(s)
        return
    s.frame_what[top] = column + 1
    owner = temple_top(s, column)
    if owner == NOBODY:
        return
    if s.side_temple == 0:
        gain(s, owner, Part.TEMPLE, box.TEMPLE_A_POINTS)
    elif box.TEMPLE_B_COLUMNS[column] == box.COLUMN_POINTS:
        gain(s, owner, Part.TEMPLE, box.TEMPLE_B_POINTS)
    elif box.TEMPLE_B_COLUMNS[column] == box.COLUMN_CARD:
        draw_card(s, owner)
    elif obtainable(s, owner, box.CHOICE_STONES) >= 1:
        ask(s, Decision.TEMPLE_CHOICE, owner)
    else:
        gain(s, owner, Part.TEMPLE, box.CHOICE_POINTS)
