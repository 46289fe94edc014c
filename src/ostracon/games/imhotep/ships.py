"""Ships: which can sail, and where to."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import GONE, IN_HARBOUR, NOBODY, State
from ostracon.games.imhotep.vocabulary import Decision, Event, Frame, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import push
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

SHIP_SLOTS = (1 << box.SLOTS) - 1

SAIL = verb(
    "sail",
    Arg("ship", box.SHIPS),
    Arg("site", box.SITES, box.SITE_IDS, "site"),
    when=(Decision.TURN, Decision.LEVER_SAIL, Decision.SAILCARD_SAIL),
)


@rule
def slots_for_sail_card(s: State) -> int:
    """Bits of the empty slots on ships that would be ready with one more stone (RULES 4.8, D3)."""
    bits = 0
    for ship in range(box.SHIPS):
        if s.load[ship] + 1 >= s.minimum[ship]:
            bits |= SHIP_SLOTS << (ship * box.SLOTS)
    return bits & s.free_slots


@SAIL.may
def may_sail(s: State, seat: int, decision: int, ship: int, site: int) -> int:
    """A ready ship goes to a site where none lies; the Sail card sends the ship that it has loaded (RULES 4.3)."""
    if s.docked_at[ship] != IN_HARBOUR:
        return Reason.SHIP_SAILED
    if decision == Decision.SAILCARD_SAIL and ship != s.ship_in_question:
        return Reason.OTHER_SHIP
    if s.load[ship] < s.minimum[ship]:
        return Reason.TOO_FEW_STONES
    return Reason.LEGAL if s.open_sites >> site & 1 == 1 else Reason.SITE_TAKEN


@SAIL.do
def sail(s: State, seat: int, decision: int, ship: int, site: int) -> None:
    """The ship docks (RULES 5.1); it is unloaded from bow to stern, or as the player of a Lever chooses."""
    s.docked_at[ship] = site
    s.open_sites &= ~(1 << site)
    s.ready_ships &= ~(1 << ship)
    s.free_slots &= ~(SHIP_SLOTS << (ship * box.SLOTS))
    s.sailed += 1
    s.last_sailor = seat
    s.ship_in_question = -1
    emit(s, Event.SAIL, seat, ship, site)
    if decision == Decision.TURN:
        s.passes = 0
    push(s, Frame.UNLOAD, seat if decision == Decision.LEVER_SAIL else NOBODY, ship, 0)


@rule
def clear_ship(s: State, ship: int) -> None:
    """Stalled round: the stones of an unsailed ship go back to the quarry and the ship leaves (RULES R4)."""
    for slot in range(s.capacity[ship]):
        owner = s.cargo[ship][slot]
        if owner != NOBODY:
            s.quarry[owner] += 1
            s.cargo[ship][slot] = NOBODY
            emit(s, Event.BACK_TO_QUARRY, owner, 1, 0)
    s.load[ship] = 0
    s.docked_at[ship] = GONE
    s.ready_ships &= ~(1 << ship)
    s.free_slots &= ~(SHIP_SLOTS << (ship * box.SLOTS))
