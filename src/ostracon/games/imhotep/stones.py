"""Stones: from the quarry to the sled and onto a ship."""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.layout import IN_HARBOUR, NOBODY, State
from ostracon.games.imhotep.vocabulary import Decision, Event, Reason
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

GET_STONES = verb("get_stones", when=[Decision.TURN], click="quarry")
PLACE = verb(
    "place",
    Arg("ship", box.SHIPS),
    Arg("slot", box.SLOTS),
    when=(
        Decision.TURN,
        Decision.HAMMER_PLACE,
        Decision.SAILCARD_PLACE,
        Decision.CHISEL_FIRST,
        Decision.CHISEL_SECOND,
        Decision.BONUS_PLACE,
    ),
    click="slot-{ship}-{slot}",
)


@rule
def obtainable(s: State, seat: int, amount: int) -> int:
    """How many of `amount` stones a player can take: limited by the room on the sled and by the quarry."""
    return min(amount, box.SLED_LIMIT - s.sled[seat], s.quarry[seat])


@rule
def take_stones(s: State, seat: int, amount: int) -> None:
    """Move stones from a player's quarry to the sled."""
    count = obtainable(s, seat, amount)
    s.quarry[seat] -= count
    s.sled[seat] += count
    emit(s, Event.GET_STONES, seat, count, 0)


@GET_STONES.may
def may_get_stones(s: State, seat: int) -> int:
    """There is room on the sled and a stone in the quarry (RULES 4.3)."""
    if s.sled[seat] == box.SLED_LIMIT:
        return Reason.SLED_FULL
    return Reason.LEGAL if s.quarry[seat] > 0 else Reason.QUARRY_EMPTY


@GET_STONES.do
def get_stones(s: State, seat: int) -> None:
    """Up to three stones."""
    s.passes = 0
    take_stones(s, seat, box.GET_AMOUNT)


@PLACE.may
def may_place(s: State, seat: int, decision: int, ship: int, slot: int) -> int:
    """A stone of the sled goes onto an empty slot; for the Sail card of a ship that can then leave (RULES 4.8)."""
    if slot >= s.capacity[ship]:
        return Reason.NO_SUCH_SLOT
    if s.docked_at[ship] != IN_HARBOUR:
        return Reason.SHIP_SAILED
    if s.cargo[ship][slot] != NOBODY:
        return Reason.SLOT_TAKEN
    if s.sled[seat] == 0:
        return Reason.SLED_EMPTY
    if decision == Decision.SAILCARD_PLACE and s.load[ship] + 1 < s.minimum[ship]:
        return Reason.TOO_FEW_AFTER_PLACING
    return Reason.LEGAL


@PLACE.do
def place(s: State, seat: int, decision: int, ship: int, slot: int) -> None:
    """The stone is laid; Sail card and Chisel go on."""
    s.sled[seat] -= 1
    s.cargo[ship][slot] = seat
    s.load[ship] += 1
    s.ready_ships |= int(s.load[ship] >= s.minimum[ship]) << ship
    s.free_slots &= ~(1 << (ship * box.SLOTS + slot))
    emit(s, Event.PLACE, seat, ship, slot)
    if decision == Decision.TURN:
        s.passes = 0
    elif decision == Decision.SAILCARD_PLACE:
        s.ship_in_question = ship
        ask(s, Decision.SAILCARD_SAIL, seat)
    elif decision == Decision.CHISEL_FIRST:
        ask(s, Decision.CHISEL_SECOND, seat)
