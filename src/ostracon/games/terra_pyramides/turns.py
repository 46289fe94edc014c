"""The course of a game of Terra Pyramides: turns, and what is automatic between two decisions (RULES 4.2, 4.7)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides.layout import LOST, NO_TILE, NONE, WON, State
from ostracon.games.terra_pyramides.rows import supply_blocks, supply_workers
from ostracon.games.terra_pyramides.scoring import final_scoring, team_forecast
from ostracon.games.terra_pyramides.setup import deal
from ostracon.games.terra_pyramides.vocabulary import Decision, Event
from ostracon.games.terra_pyramides.workers import send_workers
from ostracon.kernel.business import ask, declare_over, left_of
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def setup(s: State) -> None:
    """Deal a new game (RULES 3); the first player begins."""
    deal(s)
    begin_turn(s, s.start_seat)


@rule
def resolve(s: State) -> None:
    """A mission that is met, a shortage made good, workers without a way (free actions close ways too), the next
    turn (RULES 4.7).
    """
    if s.decision == Decision.SUPPLY_WORKERS:
        supply_workers(s, s.decider)
    elif s.decision == Decision.SUPPLY_BLOCKS:
        supply_blocks(s, s.decider)
    if s.result == WON:
        end_game(s)
    elif s.decision == Decision.MOVE_WORKER:
        send_workers(s)
    elif s.decision == Decision.NONE:
        end_turn(s)


@rule
def begin_turn(s: State, seat: int) -> None:
    """A player's turn begins with the tile in his hand."""
    s.placed = NONE
    s.axis = NONE
    s.first_base = NONE
    emit(s, Event.TURN, seat, 0, 0)
    ask(s, Decision.PLACE_TILE, seat)


@rule
def end_turn(s: State) -> None:
    """Next in turn is the next seat clockwise with a tile; when nobody has one, the game is over."""
    seat = s.decider
    s.turns_taken[seat] += 1
    for _ in range(s.players):
        seat = left_of(s, seat)
        if s.hand[seat] != NO_TILE:
            begin_turn(s, seat)
            return
    end_game(s)


@rule
def end_game(s: State) -> None:
    """Final scoring; in a mission won or lost (RULES 6)."""
    emit(s, Event.FINAL_SCORING, 0, 0, 0)
    if s.mode == box.COOPERATIVE and s.result != WON:
        won = s.mission == box.MISSION_POINTS and team_forecast(s) >= box.POINTS_GOAL
        s.result = WON if won else LOST
    final_scoring(s)
    declare_over(s)
    if s.result == WON:
        emit(s, Event.MISSION_WON, s.mission, 0, 0)
    elif s.result == LOST:
        emit(s, Event.MISSION_LOST, s.mission, 0, 0)
    emit(s, Event.GAME_OVER, 0, 0, 0)
