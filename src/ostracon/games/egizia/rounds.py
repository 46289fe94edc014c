"""The course of a game of Egizia: setup, rounds, and what happens between two decisions (RULES 3, 4)."""

from __future__ import annotations

from ostracon.games._nile.rounds import clear_board, deal_turn_tiles, end_game, refresh, take_place
from ostracon.games._nile.ships import clear_sites
from ostracon.games._nile.sphinx import drop_first
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.track import note_score_order, renew_turn_order
from ostracon.games.egizia import components as box
from ostracon.games.egizia.building import after_builders, begin_site, next_builder, next_window
from ostracon.games.egizia.effects import gain_stones, weak_crews
from ostracon.games.egizia.feeding import feed_next, produce_next
from ostracon.games.egizia.layout import NO_CARD, NOBODY, State
from ostracon.games.egizia.scoring import final_scoring
from ostracon.games.egizia.ships import OPEN_AT_START, after_placement, next_placement, offer_remaining
from ostracon.games.egizia.vocabulary import Decision, Event, Part, Step
from ostracon.kernel.business import ask
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
    for card in range(box.SPHINX_CARDS):
        s.sphinx_holder[card] = NOBODY
        s.sphinx_deck[card] = NO_CARD
        if card != box.TEN_PERCENT_CARD or s.remove_ten_percent_card == 0:
            s.sphinx_deck[s.sphinx_count] = card
            s.sphinx_count += 1
    shuffle(s, s.sphinx_deck, 0, s.sphinx_count)
    for place in range(s.players):
        for _ in range(box.SPHINX_DEALT):
            deal_sphinx_card(s, s.turn_order[place])
    for card in range(box.CARDS):
        s.deck[card] = card
        s.holder[card] = NOBODY
    for deck in range(box.DECKS):
        shuffle(s, s.deck, box.DECK_START[deck], box.DECK_START[deck + 1] - box.DECK_START[deck])
    for tile in range(box.GRAVE_TILES):
        s.graves[tile] = tile
    shuffle(s, s.graves, 0, box.GRAVE_TILES)
    s.ring = box.RING_START
    s.first_builder = NOBODY
    s.town = -1
    start_round(s)
    next_placement(s)


@rule
def clear_buildings(s: State) -> None:
    """No grave tile taken, no stones on Temple and Pyramid."""
    for space in range(box.GRAVE_SPACES):
        s.grave_owner[space] = NOBODY
    for course in range(box.COURSES):
        for place in range(box.LONGEST_COURSE):
            s.course_owner[course][place] = NOBODY


@rule
def equip(s: State, seat: int, place: int) -> None:
    """What the player with turn tile `place` + 1 begins with (RULES 3.1)."""
    take_place(s, seat, place)
    refresh(s, seat, box.SHIPS_EACH)
    for crew in range(box.CREWS):
        s.strength[seat][crew] = box.START_STRENGTH[crew]
    s.stones[seat] = box.START_STONES[place]
    s.quarry[seat] = box.START_QUARRY
    s.grain[seat][box.START_COLOUR] = box.START_GRAIN
    for market in range(box.MARKETS):
        s.market[seat][market] = box.MARKET_START[market]


@rule
def deal_sphinx_card(s: State, seat: int) -> None:
    """The top Sphinx card goes to a player, secretly (RULES R69)."""
    card = s.sphinx_deck[0]
    drop_first(s.sphinx_deck, 1, s.sphinx_count, NO_CARD)
    s.sphinx_count -= 1
    s.sphinx_holder[card] = seat
    s.sphinx_kept[seat] += 1
    tell(s, seat, Event.FIRST_SPHINX, card, 0, 0)


@rule
def start_round(s: State) -> None:
    """Phase 1: ten Nile cards from the deck of the round (RULES 4.3)."""
    s.round_number += 1
    emit(s, Event.ROUND, s.round_number, 0, 0)
    unveil(s)
    first = box.DEAL_FROM[s.round_number - 1]
    for space in range(box.CARD_SPACES):
        s.river[space] = s.deck[first + space]
        emit(s, Event.DEAL, space, s.river[space], 0)
    s.open_places = OPEN_AT_START[s.players - box.FEWEST_PLAYERS]
    s.step = Step.SHIPS
    s.cursor = 0


@rule
def end_round(s: State) -> None:
    """Phases 6 and 7, then the next round or the final scoring (RULES 4.9)."""
    note_score_order(s)
    for place in range(s.players):
        seat = s.score_order[place]
        sites = bit_count(s.built[seat])
        emit(s, Event.COLLABORATION, seat, sites, 0)
        gain(s, seat, Part.COLLABORATION, box.COLLABORATION[sites])
    renew_turn_order(s)
    clean_up(s)
    if s.round_number < box.ROUNDS:
        start_round(s)
    else:
        final_scoring(s)
        end_game(s)


@rule
def clean_up(s: State) -> None:
    """Ships home, crews ready, flags of the round cleared (RULES 4.9)."""
    clear_sites(s)
    for seat in range(s.players):
        refresh(s, seat, box.SHIPS_EACH)
        s.upstream_used[seat] = 0
        s.reuse_used[seat] = 0


# ---- the machine -------------------------------------------------------------------------------------------


@rule
def resolve(s: State) -> None:
    """Run everything automatic until somebody must decide or the game is over."""
    while s.decision == Decision.NONE and s.decider >= 0:
        step = s.step
        if s.crew_steps > 0:
            if weak_crews(s, s.decider) != 0:
                ask(s, Decision.CREW_STEP, s.decider)
            else:
                s.crew_steps = 0
        elif s.stones_due > 0:
            gain_stones(s, s.decider, s.stones_due)
            s.stones_due = 0
        elif s.ring_reach > 0:
            ask(s, Decision.RING, s.decider)
        elif s.market_steps > 0:
            ask(s, Decision.MARKET, s.decider)
        elif step == Step.SHIPS:
            next_placement(s)
        elif step == Step.PLACED:
            after_placement(s)
        elif step == Step.REMAINING:
            offer_remaining(s)
        elif step == Step.FEEDING:
            feed_next(s)
        elif step == Step.STONES:
            produce_next(s)
        elif step == Step.SITE:
            begin_site(s)
        elif step == Step.BUILDERS:
            next_builder(s)
        elif step == Step.BUILD:
            ask(s, Decision.LEAD, s.decider)
        elif step == Step.WAITING:
            after_builders(s)
        elif step == Step.WINDOW:
            next_window(s)
        else:
            end_round(s)
