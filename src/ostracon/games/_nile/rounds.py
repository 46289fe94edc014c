"""What every game and every round begins and ends with."""

from __future__ import annotations

from ostracon.games._nile.layout import NO_CARD, NOBODY, State
from ostracon.games._nile.ships import clear_river, clear_sites
from ostracon.games._nile.vocabulary import Event
from ostracon.kernel.business import declare_over
from ostracon.kernel.dice import shuffle
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule


@rule
def deal_turn_tiles(s: State) -> None:
    """The turn tiles, shuffled."""
    for seat in range(s.players):
        s.turn_order[seat] = seat
    shuffle(s, s.turn_order, 0, s.players)


@rule
def clear_board(s: State) -> None:
    """No ships, no cards on the river, nothing on the obelisk, nobody looking at cards."""
    clear_river(s)
    clear_sites(s)
    for level in range(len(s.obelisk)):
        s.obelisk[level] = NOBODY
    for i in range(len(s.drawn)):
        s.drawn[i] = NO_CARD


@rule
def take_place(s: State, seat: int, place: int) -> None:
    """The player with turn tile `place` + 1 puts his marker on score 0, where tile 1 stands rearmost."""
    emit(s, Event.TURN_TILE, seat, place + 1, 0)
    s.stamp[seat] = s.players - place
    s.arrivals = s.players


@rule
def refresh(s: State, seat: int, ships: int) -> None:
    """All ships back, all crews ready, what counts per round anew."""
    s.ships[seat] = ships
    s.ready[seat] = (1 << len(s.strength[seat])) - 1
    s.furthest[seat] = 0
    s.own_sites[seat] = 0
    s.built[seat] = 0
    s.improver_used[seat] = 0
    s.training_used[seat] = 0


@rule
def end_game(s: State) -> None:
    """The final scoring is done."""
    declare_over(s)
    emit(s, Event.GAME_OVER, 0, 0, 0)
