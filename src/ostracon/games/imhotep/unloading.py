"""Unloading: which stone goes ashore next, from bow to stern or as the player of a Lever chooses."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import NOBODY, State
from ostracon.games.imhotep.sites import deliver
from ostracon.games.imhotep.vocabulary import Decision, Event, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask, pop
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

UNLOAD = verb("unload", Arg("slot", box.SLOTS), when=[Decision.LEVER_UNLOAD])


@rule
def has_two_colours(s: State, ship: int) -> bool:
    """Whether stones of different owners are on board, so that their order matters."""
    first = NOBODY
    for slot in range(s.capacity[ship]):
        owner = s.cargo[ship][slot]
        if owner != NOBODY:
            if first != NOBODY and owner != first:
                return True
            first = owner
    return False


@UNLOAD.may
def may_unload(s: State, seat: int, slot: int) -> int:
    """The frontmost stone of its colour: which of several is of no matter (RULES 4.5, D8)."""
    ship = s.ship_in_question
    owner = s.cargo[ship][slot]
    if owner == NOBODY:
        return Reason.SLOT_EMPTY
    for earlier in range(slot):
        if s.cargo[ship][earlier] == owner:
            return Reason.SAME_COLOUR_FIRST
    return Reason.LEGAL


@UNLOAD.do
def unload(s: State, seat: int, slot: int) -> None:
    """Lever: this stone goes ashore next."""
    emit(s, Event.UNLOAD, seat, slot, 0)
    ship = s.ship_in_question
    s.ship_in_question = -1
    put_ashore(s, ship, slot)


@rule
def run_unload(s: State) -> None:
    """The next stone leaves the ship: the one nearest to the bow, or with a Lever the one that its player names
    while there are two colours to choose from (RULES 4.4, 5.1).
    """
    top = s.depth - 1
    ship = s.frame_what[top]
    if s.load[ship] == 0:
        pop(s)
    elif s.frame_owner[top] != NOBODY and has_two_colours(s, ship):
        s.ship_in_question = ship
        ask(s, Decision.LEVER_UNLOAD, s.frame_owner[top])
    else:
        slot = 0
        while s.cargo[ship][slot] == NOBODY:
            slot += 1
        put_ashore(s, ship, slot)


@rule
def put_ashore(s: State, ship: int, slot: int) -> None:
    """A stone leaves its slot and is delivered where the ship lies."""
    owner = s.cargo[ship][slot]
    s.cargo[ship][slot] = NOBODY
    s.load[ship] -= 1
    deliver(s, owner, s.docked_at[ship])
