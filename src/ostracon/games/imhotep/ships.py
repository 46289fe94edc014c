"""Ships: sailing, and the order in which a load goes ashore."""

from __future__ import annotations

from ostracon.games.imhotep.components import SLOTS
from ostracon.games.imhotep.events import E_BACK_TO_QUARRY, E_SAIL
from ostracon.games.imhotep.layout import GONE, LEVER_ORDER, NOBODY, UNLOAD, State
from ostracon.games.imhotep.pending import ask, push
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

SHIP_SLOTS = (1 << SLOTS) - 1


@rule
def clear_ship(s: State, ship: int) -> None:
    """Stalled round: the stones of an unsailed ship go back to the quarry and the ship leaves (RULES R4)."""
    for slot in range(s.capacity[ship]):
        owner = s.cargo[ship][slot]
        if owner != NOBODY:
            s.quarry[owner] += 1
            s.cargo[ship][slot] = NOBODY
            emit(s, E_BACK_TO_QUARRY, owner, 1, 0)
    s.load[ship] = 0
    s.docked_at[ship] = GONE
    s.free_slots &= ~(SHIP_SLOTS << (ship * SLOTS))


@rule
def dock(s: State, seat: int, ship: int, site: int) -> None:
    """Sail a ship to a site (RULES 5.1); nothing is unloaded yet."""
    s.docked_at[ship] = site
    s.open_sites &= ~(1 << site)
    s.free_slots &= ~(SHIP_SLOTS << (ship * SLOTS))
    s.sailed += 1
    s.last_sailor = seat
    emit(s, E_SAIL, seat, ship, site)


@rule
def in_order(s: State, slot: int) -> bool:
    """Whether the Lever's order already names a slot."""
    for i in range(s.order_count):
        if s.order[i] == slot:
            return True
    return False


@rule
def append_rest(s: State, ship: int) -> None:
    """Complete the unloading order from bow to stern."""
    for slot in range(s.capacity[ship]):
        if s.cargo[ship][slot] != NOBODY and not (s.order_count > 0 and in_order(s, slot)):
            s.order[s.order_count] = slot
            s.order_count += 1


@rule
def start_unloading(s: State, ship: int, site: int) -> None:
    """Unload a docked ship: what the order names first, the rest from bow to stern."""
    append_rest(s, ship)
    push(s, UNLOAD, NOBODY, ship, site)


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
        ask(s, LEVER_ORDER, seat)
    else:
        start_unloading(s, ship, site)
