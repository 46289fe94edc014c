"""The course of a game of Shifting Sands: rounds, and what happens between two decisions (RULES 3, 4)."""

from __future__ import annotations

from ostracon.games._nile.rounds import end_game, refresh
from ostracon.games._nile.ships import clear_sites, discard_river
from ostracon.games._nile.supplies import gain
from ostracon.games._nile.track import note_score_order, renew_turn_order
from ostracon.games.egizia_sands import building, feeding, ships
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.dealing import deal_game, start_round
from ostracon.games.egizia_sands.effects import gain_stones, move_on_market, weak_crews
from ostracon.games.egizia_sands.layout import NO_TILE, State
from ostracon.games.egizia_sands.monuments import free_places
from ostracon.games.egizia_sands.scoring import final_scoring
from ostracon.games.egizia_sands.sphinx import return_rejected
from ostracon.games.egizia_sands.vocabulary import Decision, Event, Part, Reason, Step
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.machine import bit_count
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

FLOOD = verb("flood", Arg("flood", box.FLOOD_SPACES, box.FLOOD_IDS, "flood"), when=[Decision.FLOOD])
MARKET = verb("market", Arg("market", box.MARKETS, box.MARKET_IDS, "market"), when=[Decision.MARKET])

# ---- the course of the game --------------------------------------------------------------------------------------


@rule
def next_choice(s: State) -> None:
    """D0 in turn order; after the last choice the first round begins (RULES 3.1 step 14)."""
    if s.cursor < s.players:
        ask(s, Decision.FIRST_SPHINX, s.turn_order[s.cursor])
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
        emit(s, Event.COOPERATION, seat, sites, 0)
        gain(s, seat, Part.COOPERATION, box.COOPERATION[sites])
    if s.round_number == box.ROUNDS:
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
    for space in range(box.ROUND_SPACES):
        s.tile_on[space] = NO_TILE
        for seat in range(box.MOST_PLAYERS):
            s.tile_ships[space][seat] = 0
    clear_sites(s)
    for seat in range(s.players):
        refresh(s, seat, box.SHIPS_EACH)
        s.rights[seat] = 0
        s.statues_built[seat] = 0
        s.obelisk_rewarded[seat] = 0
        s.tiles_used[seat] &= ~box.PER_ROUND_TILES


# ---- the machine -------------------------------------------------------------------------------------------------


@rule
def resolve(s: State) -> None:
    """Run everything automatic until somebody must decide or the game is over."""
    while s.decision == Decision.NONE and s.decider >= 0:
        if not resolve_effect(s):
            take_step(s)


@rule
def resolve_effect(s: State) -> bool:
    """What the decider's card, tile or brick still brings, in its order; False when nothing is left."""
    seat = s.decider
    if s.crew_steps > 0:
        if weak_crews(s, seat) != 0:
            ask(s, Decision.CREW_STEP, seat)
        else:
            s.crew_steps = 0
    elif s.training_left > 0:
        if s.stones[seat] >= box.TRAINING_STONES and weak_crews(s, seat) != 0:
            ask(s, Decision.TRAINING, seat)
        else:
            s.training_left = 0
    elif s.stones_due > 0:
        gain_stones(s, seat, s.stones_due)
        s.stones_due = 0
    elif s.points_due != 0:
        gain(s, seat, Part.NILE, s.points_due)
        s.points_due = 0
    elif s.flood_reach > 0:
        ask(s, Decision.FLOOD, seat)
    elif s.bricks_due > 0:
        s.bricks_due -= 1
        if free_places(s, seat) != 0:
            ask(s, Decision.FREE_BRICK, seat)
    elif s.market_due > 0:
        ask(s, Decision.MARKET, seat)
    else:
        return False
    return True


@rule
def take_step(s: State) -> None:
    """The next thing that happens in the round."""
    step = s.step
    if step == Step.SHIPS:
        ships.next_placement(s)
    elif step == Step.PLACED:
        ships.after_placement(s)
    elif step == Step.ACTION:
        building.continue_action(s)
    elif step == Step.FEEDING:
        feeding.feed_next(s)
    elif step == Step.BUILD:
        ask(s, Decision.LEAD, s.decider)
    elif step == Step.SITE:
        building.next_ship(s)
    elif step == Step.WAITING:
        building.after_builders(s)
    elif step == Step.STONES:
        feeding.produce_next(s)
    elif step == Step.REMAINING:
        ships.offer_remaining(s)
    elif step == Step.GLEANED:
        ships.after_gleaning(s)
    elif step == Step.BEFORE:
        building.next_window_before(s)
    elif step == Step.WINDOW:
        building.next_window_after(s)
    elif step == Step.CHOICE:
        next_choice(s)
    else:
        end_round(s)


# ---- what effects ask: the flood (D3), a market (D5) -------------------------------------------------------------


@FLOOD.may
def may_move_flood(s: State, seat: int, flood: int) -> int:
    """As far as the effect allows; the marker may stay."""
    return Reason.LEGAL if abs(flood - s.flood) <= s.flood_reach else Reason.FLOOD_TOO_FAR


@FLOOD.do
def move_flood(s: State, seat: int, flood: int) -> None:
    """D3: the flood marker moves, or stays."""
    s.flood_reach = 0
    s.flood = flood
    emit(s, Event.FLOOD, seat, flood, 0)


@MARKET.do
def step_on_market(s: State, seat: int, market: int) -> None:
    """D5: the bonus of the lower obelisk."""
    s.market_due = 0
    move_on_market(s, seat, market, 1)


@rule
def setup(s: State) -> None:
    """Deal a new game; it begins with the choice of the first Sphinx cards (RULES 3)."""
    deal_game(s)
    resolve(s)
