"""Ships: sailing, and the order in which a load goes ashore."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import GONE, IN_HARBOUR, NOBODY, State
from ostracon.games.imhotep.vocabulary import Decision, Event, Frame, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask, push
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

SHIP_SLOTS = (1 << box.SLOTS) - 1

SAIL = verb(
    "sail",
    Arg("ship", box.SHIPS),
    Arg("site", box.SITES, box.SITE_IDS, "site"),
    when=(Decision.TURN, Decision.LEVER_SAIL, Decision.SAILCARD_SAIL),
)
ORDER = verb("order", Arg("slot", box.SLOTS), when=[Decision.LEVER_ORDER])


@rule
def is_ready(s: State, ship: int) -> bool:
    """Whether an unsailed ship carries enough stones to sail."""
    return s.docked_at[ship] == IN_HARBOUR and s.load[ship] >= s.minimum[ship]


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
    """The ship docks (RULES 5.1); it is unloaded from bow to stern, or as the Lever wants."""
    s.docked_at[ship] = site
    s.open_sites &= ~(1 << site)
    s.free_slots &= ~(SHIP_SLOTS << (ship * box.SLOTS))
    s.sailed += 1
    s.last_sailor = seat
    s.ship_in_question = -1
    emit(s, Event.SAIL, seat, ship, site)
    if decision == Decision.LEVER_SAIL:
        continue_lever(s, seat, ship, site)
    else:
        if decision == Decision.TURN:
            s.passes = 0
        start_unloading(s, ship, site)


@rule
def in_order(s: State, slot: int) -> bool:
    """Whether the Lever's order already names a slot."""
    for i in range(s.order_count):
        if s.order[i] == slot:
            return True
    return False


@rule
def is_frontmost(s: State, slot: int) -> bool:
    """Whether no stone of the same colour that is still to be ordered lies before this one."""
    ship = s.ship_in_question
    for earlier in range(slot):
        if s.cargo[ship][earlier] == s.cargo[ship][slot] and not in_order(s, earlier):
            return False
    return True


@ORDER.may
def may_order(s: State, seat: int, slot: int) -> int:
    """The frontmost stone of its colour that is not yet ordered (RULES 4.5, D8)."""
    if s.cargo[s.ship_in_question][slot] == NOBODY:
        return Reason.SLOT_EMPTY
    if in_order(s, slot):
        return Reason.ALREADY_ORDERED
    return Reason.LEGAL if is_frontmost(s, slot) else Reason.SAME_COLOUR_FIRST


@ORDER.do
def order(s: State, seat: int, slot: int) -> None:
    """The next stone to go ashore."""
    s.order[s.order_count] = slot
    s.order_count += 1
    emit(s, Event.ORDER, seat, slot, 0)
    ship = s.ship_in_question
    site = s.site_in_question
    s.ship_in_question = -1
    s.site_in_question = -1
    continue_lever(s, seat, ship, site)


@rule
def continue_lever(s: State, seat: int, ship: int, site: int) -> None:
    """Lever: ask for the next stone while two colours are left, then unload (RULES 4.5, D8)."""
    first = NOBODY
    mixed = False
    for slot in range(s.capacity[ship]):
        owner = s.cargo[ship][slot]
        if owner != NOBODY and not in_order(s, slot):
            if first == NOBODY:
                first = owner
            elif owner != first:
                mixed = True
    if mixed:
        s.ship_in_question = ship
        s.site_in_question = site
        ask(s, Decision.LEVER_ORDER, seat)
    else:
        start_unloading(s, ship, site)


@rule
def start_unloading(s: State, ship: int, site: int) -> None:
    """Unload a docked ship: what the order names first, the rest from bow to stern."""
    for slot in range(s.capacity[ship]):
        if s.cargo[ship][slot] != NOBODY and not (s.order_count > 0 and in_order(s, slot)):
            s.order[s.order_count] = slot
            s.order_count += 1
    push(s, Frame.UNLOAD, NOBODY, ship, site)


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
    s.free_slots &= ~(SHIP_SLOTS << (ship * box.SLOTS))
