"""The rules of Shifting Sands as a decision machine (RULES 3, 4): the course of a game, entry points.

The deal: dealing.py; SHIPS: ships.py; STONES and FEED: feeding.py; BUILD: building.py, monuments.py, sphinx.py; free
actions: free.py. What is legal: legality.py; what is hidden: hidden.py; points: scoring.py.
"""

from __future__ import annotations

from ostracon.games._nile.decisions import ask
from ostracon.games._nile.rounds import end_game, refresh
from ostracon.games._nile.ships import clear_sites, discard_river
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.track import note_score_order, renew_turn_order
from ostracon.games.egizia_sands.actions import (
    ATTACH,
    CREW,
    DONE,
    END_TURN,
    FLOOD,
    IMPROVE,
    MARKET,
    SELL,
    TRAIN,
)
from ostracon.games.egizia_sands.building import (
    after_builders,
    answer_build,
    answer_lead,
    answer_waiting,
    continue_action,
    end_site,
    next_ship,
    next_window_after,
    next_window_before,
    open_build_turn,
)
from ostracon.games.egizia_sands.components import (
    COOPERATION,
    MOST_PLAYERS,
    MOST_SOLD,
    PER_ROUND_TILES,
    ROUND_SPACES,
    ROUNDS,
    SHIPS_EACH,
    TRAINING_STONES,
)
from ostracon.games.egizia_sands.dealing import deal_game, start_round
from ostracon.games.egizia_sands.effects import gain_stones, move_on_market, raise_crew, weak_crews
from ostracon.games.egizia_sands.events import E_COOPERATION, E_FLOOD
from ostracon.games.egizia_sands.feeding import (
    answer_feed,
    answer_surplus,
    answer_trade,
    feed_next,
    produce_next,
)
from ostracon.games.egizia_sands.free import act_freely, train_again, use_permanent
from ostracon.games.egizia_sands.layout import (
    ASK_BUILD,
    ASK_CREW,
    ASK_FEED,
    ASK_FIRST_SPHINX,
    ASK_FLOOD,
    ASK_FREE_BRICK,
    ASK_LEAD,
    ASK_MARKET,
    ASK_PLACE,
    ASK_REMAINING,
    ASK_SECOND_SHIP,
    ASK_SPHINX_COUNT,
    ASK_SPHINX_KEEP,
    ASK_SURPLUS,
    ASK_TRADE,
    ASK_TRAINING,
    ASK_WAITING,
    NO_DECISION,
    NO_TILE,
    PART_COOPERATION,
    PART_NILE,
    STEP_ACTION,
    STEP_BEFORE,
    STEP_BUILD,
    STEP_CHOICE,
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
from ostracon.games.egizia_sands.legality import forced_action
from ostracon.games.egizia_sands.monuments import free_places, lay_brick, pay_obelisk_bonus
from ostracon.games.egizia_sands.scoring import final_scoring
from ostracon.games.egizia_sands.ships import (
    after_placement,
    answer_place,
    answer_remaining,
    answer_second_ship,
    end_ship_turn,
    next_placement,
    offer_remaining,
)
from ostracon.games.egizia_sands.sphinx import (
    answer_first_sphinx,
    answer_keep,
    answer_sphinx_count,
    return_rejected,
)
from ostracon.kernel.machine import bit_count
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

# ---- the course of the game --------------------------------------------------------------------------------------


@rule
def next_choice(s: State) -> None:
    """D0 in turn order; after the last choice the first round begins (RULES 3.1 step 14)."""
    if s.cursor < s.players:
        s.active = s.turn_order[s.cursor]
        ask(s, ASK_FIRST_SPHINX)
    else:
        return_rejected(s)
        start_round(s)


@rule
def end_round(s: State) -> None:
    """CONCLUDE: cooperation bonus, clean-up, new turn order; after the last round the final scoring (RULES 4.12)."""
    note_score_order(s)
    for place in range(s.players):
        seat = s.score_order[place]
        sites = bit_count(s.built[seat])
        emit(s, E_COOPERATION, seat, sites, 0)
        gain(s, seat, PART_COOPERATION, COOPERATION[sites])
    if s.round_number == ROUNDS:
        final_scoring(s)
        end_game(s)
        return
    clean_up(s)
    renew_turn_order(s)
    start_round(s)


@rule
def clean_up(s: State) -> None:
    """Ships, leftover Nile cards and Nile tiles leave the board; everything that counts per round anew (RULES 4.12)."""
    discard_river(s)
    for space in range(ROUND_SPACES):
        s.tile_on[space] = NO_TILE
        for seat in range(MOST_PLAYERS):
            s.tile_ships[space][seat] = 0
    clear_sites(s)
    for seat in range(s.players):
        refresh(s, seat, SHIPS_EACH)
        s.rights[seat] = 0
        s.statues_built[seat] = 0
        s.obelisk_rewarded[seat] = 0
        s.tiles_used[seat] &= ~PER_ROUND_TILES


# ---- the machine -------------------------------------------------------------------------------------------------


@rule
def resolve(s: State) -> None:
    """Run everything automatic until somebody must decide or the game is over."""
    while s.decision == NO_DECISION and s.over == 0:
        if not resolve_effect(s):
            take_step(s)


@rule
def resolve_effect(s: State) -> bool:
    """What the active player's card, tile or brick still brings, in its order; False when nothing is left."""
    seat = s.active
    if s.crew_steps > 0:
        if weak_crews(s, seat) != 0:
            ask(s, ASK_CREW)
        else:
            s.crew_steps = 0
    elif s.training_left > 0:
        if s.stones[seat] >= TRAINING_STONES and weak_crews(s, seat) != 0:
            ask(s, ASK_TRAINING)
        else:
            s.training_left = 0
    elif s.stones_due > 0:
        gain_stones(s, seat, s.stones_due)
        s.stones_due = 0
    elif s.points_due != 0:
        gain(s, seat, PART_NILE, s.points_due)
        s.points_due = 0
    elif s.flood_reach > 0:
        ask(s, ASK_FLOOD)
    elif s.bricks_due > 0:
        s.bricks_due -= 1
        if free_places(s, seat) != 0:
            ask(s, ASK_FREE_BRICK)
    elif s.market_due > 0:
        ask(s, ASK_MARKET)
    else:
        return False
    return True


@rule
def take_step(s: State) -> None:
    """The next thing that happens in the round."""
    step = s.step
    if step == STEP_SHIPS:
        next_placement(s)
    elif step == STEP_PLACED:
        after_placement(s)
    elif step == STEP_ACTION:
        continue_action(s)
    elif step == STEP_FEEDING:
        feed_next(s)
    elif step == STEP_BUILD:
        open_build_turn(s)
    elif step == STEP_SITE:
        next_ship(s)
    elif step == STEP_WAITING:
        after_builders(s)
    elif step == STEP_STONES:
        produce_next(s)
    elif step == STEP_REMAINING:
        offer_remaining(s)
    elif step == STEP_BEFORE:
        next_window_before(s)
    elif step == STEP_WINDOW:
        next_window_after(s)
    elif step == STEP_CHOICE:
        next_choice(s)
    else:
        end_round(s)


@rule
def answer(s: State, action: int) -> None:
    """Answer the open decision."""
    decision = s.decision
    seat = s.active
    s.decision = NO_DECISION
    if action >= ATTACH and action < SELL + MOST_SOLD:
        act_freely(s, seat, action)
    elif action == IMPROVE or action == TRAIN:
        use_permanent(s, seat, action)
    elif decision == ASK_PLACE:
        answer_place(s, action)
    elif decision == ASK_BUILD:
        answer_build(s, action)
    elif decision == ASK_CREW:
        s.crew_steps -= 1
        raise_crew(s, seat, action - CREW, 1)
    elif decision == ASK_LEAD:
        answer_lead(s, action)
    elif decision == ASK_FEED:
        answer_feed(s, action)
    elif decision == ASK_MARKET:
        s.market_due = 0
        move_on_market(s, seat, action - MARKET, 1)
    elif decision == ASK_FLOOD:
        s.flood_reach = 0
        s.flood = action - FLOOD
        emit(s, E_FLOOD, seat, s.flood, 0)
    elif decision == ASK_SPHINX_COUNT:
        answer_sphinx_count(s, action)
    elif decision == ASK_SPHINX_KEEP:
        answer_keep(s, action)
    elif decision == ASK_SURPLUS:
        answer_surplus(s, action)
    elif decision == ASK_FREE_BRICK:
        lay_brick(s, action, False)
        pay_obelisk_bonus(s, seat)
    elif decision == ASK_SECOND_SHIP:
        if action == END_TURN:
            end_ship_turn(s)
        else:
            answer_second_ship(s, action)
    elif decision == ASK_REMAINING:
        answer_remaining(s, action)
    elif decision == ASK_TRADE:
        answer_trade(s, action)
    elif decision == ASK_TRAINING:
        if action == DONE:
            s.training_left = 0
        else:
            train_again(s, seat, action - CREW)
    elif decision == ASK_WAITING:
        if action == DONE:
            end_site(s)
        else:
            answer_waiting(s, action)
    elif decision == ASK_FIRST_SPHINX:
        answer_first_sphinx(s, action)
    else:  # D11, D18: DONE
        s.cursor += 1


# ---- entry points ------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Deal a new game; it begins with the choice of the first Sphinx cards (RULES 3)."""
    deal_game(s)
    resolve(s)


@rule
def apply(s: State, action: int) -> None:
    """Answer the open decision, then run everything automatic; a decision with one legal answer is not asked (4.5)."""
    while action >= 0:
        answer(s, action)
        resolve(s)
        action = forced_action(s)
