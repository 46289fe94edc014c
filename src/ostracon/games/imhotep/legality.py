"""What is legal in Imhotep, as one number of bits: faster than asking each verb, and proved to say the same. To pass
is what remains when nothing is legal.
"""

from __future__ import annotations

from ostracon.games.imhotep import components as box
from ostracon.games.imhotep.cards import KEEP, PLAY, TAKE
from ostracon.games.imhotep.layout import NO_CARD, State
from ostracon.games.imhotep.ships import SAIL, slots_for_sail_card
from ostracon.games.imhotep.sites import ACCEPT, CHOOSE, DECLINE, TEMPLE
from ostracon.games.imhotep.stones import GET_STONES, PLACE, obtainable
from ostracon.games.imhotep.unloading import UNLOAD, may_unload
from ostracon.games.imhotep.vocabulary import Decision, Event, Reason
from ostracon.kernel.actions import verb
from ostracon.kernel.rules import emit, write_mask
from ostracon.kernel.target import rule

PASS = verb("pass", when=[Decision.TURN])

TO_FIRST_SITE = (
    tuple(  # by the set of ready ships: their sailings to the first site, counted from the first of all
        sum(1 << ship * box.SITES for ship in range(box.SHIPS) if ready >> ship & 1)
        for ready in range(1 << box.SHIPS)
    )
)


@PASS.may
def may_pass(s: State, seat: int) -> int:
    """Only if nothing else is possible (RULES 4.3)."""
    return Reason.LEGAL if turn_actions(s, seat) == 0 else Reason.MUST_ACT


@PASS.do
def do_pass(s: State, seat: int) -> None:
    """The turn goes by; when everybody passes in turn, the round is stalled."""
    s.passes += 1
    emit(s, Event.PASS, seat, 0, 0)


@rule
def sailings(s: State) -> int:
    """Bits of the actions that sail a ready ship to an open site."""
    return s.open_sites * TO_FIRST_SITE[s.ready_ships] << SAIL.first


@rule
def turn_actions(s: State, seat: int) -> int:
    """Bits of the actions of a turn, but for passing (RULES 4.3)."""
    bits = sailings(s)
    if obtainable(s, seat, box.GET_AMOUNT) >= 1:
        bits |= 1 << GET_STONES.first
    if s.sled[seat] > 0:
        bits |= s.free_slots << PLACE.first
    cards = s.cards[seat]
    if cards[box.LEVER] | cards[box.HAMMER] | cards[box.SAIL_CARD] | cards[box.CHISEL] != 0:
        bits |= playable_cards(s, seat)
    return bits


@rule
def playable_cards(s: State, seat: int) -> int:
    """Bits of the blue cards that a player can use to the full (RULES 4.8)."""
    free = s.free_slots
    sled = s.sled[seat]
    bits = 0
    if s.cards[seat][box.LEVER] > 0 and s.ready_ships != 0:
        bits |= 1 << PLAY.first
    if s.cards[seat][box.HAMMER] > 0 and free != 0 and obtainable(s, seat, box.HAMMER_TAKE) >= 1:
        bits |= 1 << PLAY.at(box.HAMMER - box.LEVER)
    if s.cards[seat][box.SAIL_CARD] > 0 and sled > 0 and slots_for_sail_card(s) != 0:
        bits |= 1 << PLAY.at(box.SAIL_CARD - box.LEVER)
    if s.cards[seat][box.CHISEL] > 0 and sled >= box.CHISEL_PLACE and free & (free - 1) != 0:
        bits |= 1 << PLAY.at(box.CHISEL - box.LEVER)
    return bits


@rule
def legal(s: State) -> None:
    """Write the legal action numbers into the mask (RULES 4.8)."""
    decision = s.decision
    bits = 0
    if decision == Decision.TURN:
        bits = turn_actions(s, s.decider)
        if bits == 0:
            bits = 1 << PASS.first
    elif decision == Decision.MARKET_PICK:
        bits = 1 << DECLINE.first
        for space in range(box.SPACES):
            if s.market[space] != NO_CARD:
                bits |= 1 << TAKE.at(space)
    elif decision == Decision.MARKET_KEEP:
        bits = 3 << KEEP.first
    elif decision == Decision.PYRAMID_PICK:
        for pyramid in range(box.PYRAMIDS):
            if s.pyramid_count[pyramid] < box.PYRAMID_B_EACH:
                bits |= 1 << CHOOSE.at(pyramid)
    elif decision == Decision.LEVER_UNLOAD:
        for slot in range(box.SLOTS):
            if may_unload(s, s.decider, slot) == Reason.LEGAL:
                bits |= 1 << UNLOAD.at(slot)
    elif decision == Decision.LEVER_SAIL:
        bits = sailings(s)
    elif decision == Decision.SAILCARD_SAIL:
        bits = s.open_sites << SAIL.at(s.ship_in_question, 0)
    elif decision == Decision.TEMPLE_CHOICE:
        bits = 3 << TEMPLE.first
    elif decision == Decision.BONUS_CARD or decision == Decision.BONUS_TAKE:
        bits = (1 << ACCEPT.first) | (1 << DECLINE.first)
    elif decision == Decision.SAILCARD_PLACE:
        bits = slots_for_sail_card(s) << PLACE.first
    elif decision == Decision.BONUS_PLACE:
        bits = (s.free_slots << PLACE.first) | (1 << DECLINE.first)
    elif decision != Decision.NONE:
        bits = s.free_slots << PLACE.first
    write_mask(s, bits)
