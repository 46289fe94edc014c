"""The rules of Egizia as a decision machine (RULES 3, 4): setup, the course of a round, entry points.

Phase 2: ships.py; phases 3 and 4: feeding.py; phase 5: building.py, sphinx.py; free actions: free.py.
What is legal: legality.py; what is hidden: hidden.py; points: scoring.py.
"""

from __future__ import annotations

from ostracon.games._nile.decisions import ask
from ostracon.games._nile.events import E_DEAL, E_FIRST_SPHINX, E_ROUND
from ostracon.games._nile.rounds import clear_board, deal_turn_tiles, end_game, refresh, take_place
from ostracon.games._nile.ships import clear_sites
from ostracon.games._nile.sphinx import drop_first
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.track import next_in_turn_order, note_score_order, renew_turn_order
from ostracon.games.egizia.actions import (
    CONTINUE,
    DOUBLE_YES,
    DRAW,
    EXTRA,
    FIRST_YES,
    MARKET,
    RING,
    SECOND_YES,
    SIX_STONES_NOW,
    STRENGTHEN,
    TRAIN,
    WAITING_YES,
)
from ostracon.games.egizia.building import (
    after_builders,
    answer_boost,
    answer_build_root,
    answer_obelisk_graves,
    answer_temple_pyramid,
    begin_site,
    end_build_turn,
    list_builder,
    next_builder,
    next_window,
    open_build_turn,
    send_waiting_home,
)
from ostracon.games.egizia.components import (
    BUILD_WAITING,
    CARD_SPACES,
    CARDS,
    COLLABORATION,
    COURSES,
    CREWS,
    DEAL_FROM,
    DECK_START,
    DECKS,
    DOUBLE_FACTOR,
    DOUBLE_ROUND,
    FEWEST_PLAYERS,
    GRAVE_SPACES,
    GRAVE_TILES,
    LONGEST_COURSE,
    MARKET_START,
    MARKETS,
    RING_START,
    ROUNDS,
    SECOND_SHIP,
    SHIPS_EACH,
    SPHINX_CARDS,
    SPHINX_DEALT,
    START_COLOUR,
    START_GRAIN,
    START_QUARRY,
    START_STONES,
    START_STRENGTH,
    TEN_PERCENT_CARD,
)
from ostracon.games.egizia.effects import gain_stones, move_on_market, raise_crew, spend_card, weak_crews
from ostracon.games.egizia.events import E_COLLABORATION, E_RING
from ostracon.games.egizia.feeding import answer_feed, feed_next, produce, produce_next
from ostracon.games.egizia.free import act_freely
from ostracon.games.egizia.layout import (
    ASK_BEFORE_STONES,
    ASK_BOOST,
    ASK_BUILD_FIRST,
    ASK_BUILD_ROOT,
    ASK_CREW,
    ASK_DOUBLE,
    ASK_FEED,
    ASK_MARKET,
    ASK_OBELISK_GRAVES,
    ASK_PLACE,
    ASK_REMAINING,
    ASK_RING,
    ASK_SECOND_SHIP,
    ASK_SPHINX_COUNT,
    ASK_SPHINX_EXTRA,
    ASK_SPHINX_KEEP,
    ASK_SPHINX_SECOND,
    ASK_TEMPLE_PYRAMID,
    ASK_WAITING,
    NO_CARD,
    NO_DECISION,
    NOBODY,
    PART_COLLABORATION,
    STEP_BUILD,
    STEP_BUILDERS,
    STEP_FEEDING,
    STEP_PLACED,
    STEP_REMAINING,
    STEP_SHIPS,
    STEP_SITE,
    STEP_STONES,
    STEP_WAITING,
    STEP_WINDOW,
    State,
)
from ostracon.games.egizia.legality import forced_action
from ostracon.games.egizia.scoring import final_scoring
from ostracon.games.egizia.ships import (
    OPEN_AT_START,
    after_placement,
    answer_place,
    answer_remaining,
    next_placement,
    offer_remaining,
    use_town,
)
from ostracon.games.egizia.sphinx import answer_keep, answer_second, draw_cards, pay_for_cards
from ostracon.kernel.dice import shuffle
from ostracon.kernel.machine import bit_count
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import rule

# ---- setup and rounds --------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal a new game (RULES 3): turn tiles, Sphinx cards, Nile decks and graves, shuffled in this order."""
    deal_turn_tiles(s)
    clear_board(s)
    clear_buildings(s)
    for place in range(s.players):
        equip(s, s.turn_order[place], place)
    for card in range(SPHINX_CARDS):
        s.sphinx_holder[card] = NOBODY
        s.sphinx_deck[card] = NO_CARD
        if card != TEN_PERCENT_CARD or s.remove_ten_percent_card == 0:
            s.sphinx_deck[s.sphinx_count] = card
            s.sphinx_count += 1
    shuffle(s, s.sphinx_deck, 0, s.sphinx_count)
    for place in range(s.players):
        for _ in range(SPHINX_DEALT):
            deal_sphinx_card(s, s.turn_order[place])
    for card in range(CARDS):
        s.deck[card] = card
        s.holder[card] = NOBODY
    for deck in range(DECKS):
        shuffle(s, s.deck, DECK_START[deck], DECK_START[deck + 1] - DECK_START[deck])
    for tile in range(GRAVE_TILES):
        s.graves[tile] = tile
    shuffle(s, s.graves, 0, GRAVE_TILES)
    s.ring = RING_START
    s.first_builder = NOBODY
    s.town = -1
    start_round(s)
    next_placement(s)


@rule
def clear_buildings(s: State) -> None:
    """No grave tile taken, no stones on Temple and Pyramid."""
    for space in range(GRAVE_SPACES):
        s.grave_owner[space] = NOBODY
    for course in range(COURSES):
        for place in range(LONGEST_COURSE):
            s.course_owner[course][place] = NOBODY


@rule
def equip(s: State, seat: int, place: int) -> None:
    """What the player with turn tile `place` + 1 begins with (RULES 3.1)."""
    take_place(s, seat, place)
    refresh(s, seat, SHIPS_EACH)
    for crew in range(CREWS):
        s.strength[seat][crew] = START_STRENGTH[crew]
    s.stones[seat] = START_STONES[place]
    s.quarry[seat] = START_QUARRY
    s.grain[seat][START_COLOUR] = START_GRAIN
    for market in range(MARKETS):
        s.market[seat][market] = MARKET_START[market]


@rule
def deal_sphinx_card(s: State, seat: int) -> None:
    """The top Sphinx card goes to a player, secretly (RULES R69)."""
    card = s.sphinx_deck[0]
    drop_first(s.sphinx_deck, 1, s.sphinx_count, NO_CARD)
    s.sphinx_count -= 1
    s.sphinx_holder[card] = seat
    s.sphinx_kept[seat] += 1
    tell(s, seat, E_FIRST_SPHINX, card, 0, 0)


@rule
def start_round(s: State) -> None:
    """Phase 1: ten Nile cards from the deck of the round (RULES 4.3)."""
    s.round_number += 1
    emit(s, E_ROUND, s.round_number, 0, 0)
    unveil(s)
    first = DEAL_FROM[s.round_number - 1]
    for space in range(CARD_SPACES):
        s.river[space] = s.deck[first + space]
        emit(s, E_DEAL, space, s.river[space], 0)
    s.open_places = OPEN_AT_START[s.players - FEWEST_PLAYERS]
    s.step = STEP_SHIPS
    s.cursor = 0


@rule
def end_round(s: State) -> None:
    """Phases 6 and 7, then the next round or the final scoring (RULES 4.9)."""
    note_score_order(s)
    for place in range(s.players):
        seat = s.score_order[place]
        sites = bit_count(s.built[seat])
        emit(s, E_COLLABORATION, seat, sites, 0)
        gain(s, seat, PART_COLLABORATION, COLLABORATION[sites])
    renew_turn_order(s)
    clean_up(s)
    if s.round_number < ROUNDS:
        start_round(s)
    else:
        final_scoring(s)
        end_game(s)


@rule
def clean_up(s: State) -> None:
    """Ships home, crews ready, flags of the round cleared (RULES 4.9)."""
    clear_sites(s)
    for seat in range(s.players):
        refresh(s, seat, SHIPS_EACH)
        s.upstream_used[seat] = 0
        s.reuse_used[seat] = 0


# ---- the machine -------------------------------------------------------------------------------------------


@rule
def resolve(s: State) -> None:
    """Run everything automatic until somebody must decide or the game is over."""
    while s.decision == NO_DECISION and s.over == 0:
        if s.crew_steps > 0:
            if weak_crews(s, s.active) != 0:
                ask(s, ASK_CREW)
            else:
                s.crew_steps = 0
        elif s.stones_due > 0:
            gain_stones(s, s.active, s.stones_due)
            s.stones_due = 0
        elif s.ring_reach > 0:
            ask(s, ASK_RING)
        elif s.step == STEP_SHIPS:
            next_placement(s)
        elif s.step == STEP_PLACED:
            after_placement(s)
        elif s.step == STEP_REMAINING:
            offer_remaining(s)
        elif s.step == STEP_FEEDING:
            feed_next(s)
        elif s.step == STEP_STONES:
            produce_next(s)
        elif s.step == STEP_SITE:
            begin_site(s)
        elif s.step == STEP_BUILDERS:
            next_builder(s)
        elif s.step == STEP_BUILD:
            open_build_turn(s)
        elif s.step == STEP_WAITING:
            after_builders(s)
        elif s.step == STEP_WINDOW:
            next_window(s)
        else:
            end_round(s)


@rule
def answer(s: State, action: int) -> None:
    """Answer the open decision."""
    decision = s.decision
    seat = s.active
    s.decision = NO_DECISION
    if action >= SIX_STONES_NOW and action <= TRAIN:
        act_freely(s, seat, action)
    elif decision == ASK_PLACE:
        answer_place(s, action)
    elif decision == ASK_CREW:
        s.crew_steps -= 1
        raise_crew(s, seat, action - STRENGTHEN, 1)
    elif decision == ASK_FEED:
        answer_feed(s, action)
    elif decision == ASK_BUILD_ROOT:
        answer_build_root(s, action)
    elif decision == ASK_BOOST:
        answer_boost(s, action)
    elif decision == ASK_OBELISK_GRAVES:
        answer_obelisk_graves(s, action)
    elif decision == ASK_TEMPLE_PYRAMID:
        answer_temple_pyramid(s, action)
    elif decision == ASK_MARKET:
        move_on_market(s, seat, action - MARKET, 1)
        end_build_turn(s)
    elif decision == ASK_RING:
        answer_ring(s, action - RING)
    elif decision == ASK_SPHINX_COUNT:
        pay_for_cards(s, action - DRAW + 1)
    elif decision == ASK_SPHINX_EXTRA:
        draw_cards(s, action - EXTRA)
    elif decision == ASK_SPHINX_KEEP:
        answer_keep(s, action)
    elif decision == ASK_SPHINX_SECOND:
        answer_second(s, action)
    elif decision == ASK_DOUBLE:
        answer_double(s, action == DOUBLE_YES)
    elif decision == ASK_SECOND_SHIP:
        answer_second_ship(s, action == SECOND_YES)
    elif decision == ASK_REMAINING:
        answer_remaining(s, action)
    elif decision == ASK_BUILD_FIRST:
        if action == FIRST_YES:
            s.first_builder = seat
    elif decision == ASK_WAITING:
        answer_waiting(s, action == WAITING_YES)
    elif decision == ASK_BEFORE_STONES:
        produce(s)
    elif action == CONTINUE:  # ASK_END_WINDOW
        s.cursor += 1


@rule
def answer_ring(s: State, place: int) -> None:
    """D04: the water ring moves, or stays."""
    s.ring_reach = 0
    s.ring = place
    emit(s, E_RING, s.active, place, 0)


@rule
def answer_double(s: State, yes: bool) -> None:
    """D02: the round space counts twice."""
    town = s.town
    s.town = -1
    if yes:
        spend_card(s, s.active, DOUBLE_ROUND)
    use_town(s, s.active, town, DOUBLE_FACTOR if yes else 1)


@rule
def answer_second_ship(s: State, yes: bool) -> None:
    """D05: one more ship at once, or the next player."""
    if yes:
        spend_card(s, s.active, SECOND_SHIP)
        s.extra_ship = 1
        ask(s, ASK_PLACE)
    else:
        s.step = STEP_SHIPS
        next_in_turn_order(s)


@rule
def answer_waiting(s: State, yes: bool) -> None:
    """D30: the waiting ship builds last, or goes home."""
    if yes:
        spend_card(s, s.active, BUILD_WAITING)
        list_builder(s, s.active)
        s.step = STEP_BUILDERS
    else:
        send_waiting_home(s)


# ---- entry points ------------------------------------------------------------------------------------------


@rule
def apply(s: State, action: int) -> None:
    """Answer the open decision, then run everything automatic, forced decisions included (RULES 4.2)."""
    while action >= 0:
        answer(s, action)
        resolve(s)
        action = forced_action(s)
