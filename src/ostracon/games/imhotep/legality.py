"""What is legal in Imhotep, and why not (RULES 4.3, 4.5, 4.8)."""

from __future__ import annotations

from ostracon.games.imhotep.actions import (
    ACCEPT,
    CHOOSE_PYRAMID,
    DECLINE,
    GET_STONES,
    KEEP_CARD,
    ORDER_SLOT,
    PASS,
    PLACE,
    PLAY_BLUE,
    SAIL,
    TAKE_CARD,
    TEMPLE_CHOICE,
)
from ostracon.games.imhotep.components import (
    CHISEL,
    CHISEL_PLACE,
    GET_AMOUNT,
    HAMMER,
    HAMMER_TAKE,
    LEVER,
    PYRAMID_B_EACH,
    PYRAMIDS,
    SAIL_CARD,
    SHIPS,
    SITES,
    SLED_LIMIT,
    SLOTS,
    SPACES,
)
from ostracon.games.imhotep.layout import (
    ASK_CARD,
    ASK_PLACE,
    ASK_TAKE,
    ASK_TEMPLE,
    CHISEL_FIRST,
    CHISEL_SECOND,
    HAMMER_PLACE,
    IN_HARBOUR,
    LEVER_ORDER,
    LEVER_SAIL,
    MARKET_KEEP,
    MARKET_PICK,
    NO_CARD,
    NO_DECISION,
    NOBODY,
    PYRAMID_PICK,
    SAILCARD_PLACE,
    SAILCARD_SAIL,
    TURN,
    State,
)
from ostracon.games.imhotep.ships import SHIP_SLOTS, in_order
from ostracon.games.imhotep.stones import obtainable
from ostracon.kernel.rules import in_mask, write_mask
from ostracon.kernel.target import rule

REASONS = (
    "legal",
    "game-over",
    "other-decision",
    "sled-full",
    "quarry-empty",
    "sled-empty",
    "no-such-slot",
    "ship-sailed",
    "slot-taken",
    "too-few-stones",
    "too-few-after-placing",
    "other-ship",
    "site-taken",
    "card-not-owned",
    "no-ship-ready",
    "no-free-slot",
    "no-ship-for-sail-card",
    "chisel-needs-stones",
    "chisel-needs-slots",
    "must-act",
    "slot-empty",
    "already-ordered",
    "same-colour-first",
    "space-empty",
    "pyramid-complete",
)
(
    LEGAL,
    GAME_OVER,
    OTHER_DECISION,
    SLED_FULL,
    QUARRY_EMPTY,
    SLED_EMPTY,
    NO_SUCH_SLOT,
    SHIP_SAILED,
    SLOT_TAKEN,
    TOO_FEW_STONES,
    TOO_FEW_AFTER_PLACING,
    OTHER_SHIP,
    SITE_TAKEN,
    CARD_NOT_OWNED,
    NO_SHIP_READY,
    NO_FREE_SLOT,
    NO_SHIP_FOR_SAIL_CARD,
    CHISEL_NEEDS_STONES,
    CHISEL_NEEDS_SLOTS,
    MUST_ACT,
    SLOT_EMPTY,
    ALREADY_ORDERED,
    SAME_COLOUR_FIRST,
    SPACE_EMPTY,
    PYRAMID_COMPLETE,
) = range(len(REASONS))


@rule
def is_ready(s: State, ship: int) -> bool:
    """Whether an unsailed ship carries enough stones to sail."""
    return s.docked_at[ship] == IN_HARBOUR and s.load[ship] >= s.minimum[ship]


@rule
def slots_for_sail_card(s: State) -> int:
    """Bits of the empty slots on ships that would be ready with one more stone (RULES 4.8, D3)."""
    bits = 0
    for ship in range(SHIPS):
        if s.load[ship] + 1 >= s.minimum[ship]:
            bits |= SHIP_SLOTS << (ship * SLOTS)
    return bits & s.free_slots


@rule
def sailings(s: State) -> int:
    """Bits of the actions that sail a ready ship to an open site."""
    bits = 0
    for ship in range(SHIPS):
        if is_ready(s, ship):
            bits |= s.open_sites << (SAIL + ship * SITES)
    return bits


@rule
def turn_actions(s: State, seat: int) -> int:
    """Bits of the actions of D1 (RULES 4.3)."""
    free = s.free_slots
    sled = s.sled[seat]
    bits = sailings(s)
    if s.cards[seat][LEVER] > 0 and bits != 0:
        bits |= 1 << PLAY_BLUE
    if obtainable(s, seat, GET_AMOUNT) >= 1:
        bits |= 1 << GET_STONES
    if s.cards[seat][HAMMER] > 0 and free != 0 and obtainable(s, seat, HAMMER_TAKE) >= 1:
        bits |= 1 << (PLAY_BLUE + HAMMER - LEVER)
    if sled > 0:
        bits |= free << PLACE
        if s.cards[seat][SAIL_CARD] > 0 and slots_for_sail_card(s) != 0:
            bits |= 1 << (PLAY_BLUE + SAIL_CARD - LEVER)
        if s.cards[seat][CHISEL] > 0 and sled >= CHISEL_PLACE and free & (free - 1) != 0:
            bits |= 1 << (PLAY_BLUE + CHISEL - LEVER)
    if bits == 0:
        bits = 1 << PASS
    return bits


@rule
def legal(s: State) -> None:
    """Write the legal action numbers into the mask (RULES 4.8)."""
    decision = s.decision
    bits = 0
    if decision == TURN:
        bits = turn_actions(s, s.decider)
    elif decision == MARKET_PICK:
        bits = 1 << DECLINE
        for space in range(SPACES):
            if s.market[space] != NO_CARD:
                bits |= 1 << (TAKE_CARD + space)
    elif decision == MARKET_KEEP:
        bits = 3 << KEEP_CARD
    elif decision == PYRAMID_PICK:
        for pyramid in range(PYRAMIDS):
            if s.pyramid_count[pyramid] < PYRAMID_B_EACH:
                bits |= 1 << (CHOOSE_PYRAMID + pyramid)
    elif decision == LEVER_ORDER:
        for slot in range(SLOTS):
            if may_unload_next(s, slot):
                bits |= 1 << (ORDER_SLOT + slot)
    elif decision == LEVER_SAIL:
        bits = sailings(s)
    elif decision == SAILCARD_SAIL:
        bits = s.open_sites << (SAIL + s.ship_in_question * SITES)
    elif decision == ASK_TEMPLE:
        bits = 3 << TEMPLE_CHOICE
    elif decision == ASK_CARD or decision == ASK_TAKE:
        bits = (1 << ACCEPT) | (1 << DECLINE)
    elif decision == SAILCARD_PLACE:
        bits = slots_for_sail_card(s) << PLACE
    elif decision == ASK_PLACE:
        bits = (s.free_slots << PLACE) | (1 << DECLINE)
    elif decision != NO_DECISION:
        bits = s.free_slots << PLACE
    write_mask(s, bits)


@rule
def may_unload_next(s: State, slot: int) -> bool:
    """D8: the frontmost stone of its colour that is not yet ordered."""
    ship = s.ship_in_question
    owner = s.cargo[ship][slot]
    if owner == NOBODY or in_order(s, slot):
        return False
    for earlier in range(slot):
        if s.cargo[ship][earlier] == owner and not in_order(s, earlier):
            return False
    return True


@rule
def why_not(s: State, action: int) -> int:
    """0 if the action is legal now, otherwise the reason that a player should read."""
    decision = s.decision
    seat = s.decider
    if decision == NO_DECISION:
        return GAME_OVER
    if action == GET_STONES:
        if decision != TURN:
            return OTHER_DECISION
        return why_not_take(s, seat)
    if action < SAIL:
        return why_not_place(s, (action - PLACE) // SLOTS, (action - PLACE) % SLOTS)
    if action < PLAY_BLUE:
        return why_not_sail(s, (action - SAIL) // SITES, (action - SAIL) % SITES)
    if action < PASS:
        if decision != TURN:
            return OTHER_DECISION
        return why_not_play(s, seat, LEVER + action - PLAY_BLUE)
    if action == PASS:
        if decision != TURN:
            return OTHER_DECISION
        return LEGAL if in_mask(s, PASS) else MUST_ACT
    if action < TAKE_CARD:
        if decision != LEVER_ORDER:
            return OTHER_DECISION
        return why_not_order(s, action - ORDER_SLOT)
    if action < KEEP_CARD:
        if decision != MARKET_PICK:
            return OTHER_DECISION
        return LEGAL if s.market[action - TAKE_CARD] != NO_CARD else SPACE_EMPTY
    if action < CHOOSE_PYRAMID:
        return LEGAL if decision == MARKET_KEEP else OTHER_DECISION
    if action < ACCEPT:
        if decision != PYRAMID_PICK:
            return OTHER_DECISION
        return LEGAL if s.pyramid_count[action - CHOOSE_PYRAMID] < PYRAMID_B_EACH else PYRAMID_COMPLETE
    if action == ACCEPT:
        return LEGAL if decision == ASK_CARD or decision == ASK_TAKE else OTHER_DECISION
    if action == DECLINE:
        optional = (
            decision == MARKET_PICK or decision == ASK_CARD or decision == ASK_TAKE or decision == ASK_PLACE
        )
        return LEGAL if optional else OTHER_DECISION
    return LEGAL if decision == ASK_TEMPLE else OTHER_DECISION


@rule
def why_not_take(s: State, seat: int) -> int:
    """Why a player cannot get stones."""
    if s.sled[seat] == SLED_LIMIT:
        return SLED_FULL
    if s.quarry[seat] == 0:
        return QUARRY_EMPTY
    return LEGAL


@rule
def why_not_place(s: State, ship: int, slot: int) -> int:
    """Why a stone cannot go on a slot."""
    decision = s.decision
    by_card = (
        decision == HAMMER_PLACE
        or decision == SAILCARD_PLACE
        or decision == CHISEL_FIRST
        or decision == CHISEL_SECOND
    )
    if decision != TURN and decision != ASK_PLACE and not by_card:
        return OTHER_DECISION
    if slot >= s.capacity[ship]:
        return NO_SUCH_SLOT
    if s.docked_at[ship] != IN_HARBOUR:
        return SHIP_SAILED
    if s.cargo[ship][slot] != NOBODY:
        return SLOT_TAKEN
    if s.sled[s.decider] == 0:
        return SLED_EMPTY
    if decision == SAILCARD_PLACE and s.load[ship] + 1 < s.minimum[ship]:
        return TOO_FEW_AFTER_PLACING
    return LEGAL


@rule
def why_not_sail(s: State, ship: int, site: int) -> int:
    """Why a ship cannot sail to a site."""
    decision = s.decision
    if decision != TURN and decision != LEVER_SAIL and decision != SAILCARD_SAIL:
        return OTHER_DECISION
    if s.docked_at[ship] != IN_HARBOUR:
        return SHIP_SAILED
    if decision == SAILCARD_SAIL and ship != s.ship_in_question:
        return OTHER_SHIP
    if s.load[ship] < s.minimum[ship]:
        return TOO_FEW_STONES
    if (s.open_sites >> site) & 1 == 0:
        return SITE_TAKEN
    return LEGAL


@rule
def why_not_play(s: State, seat: int, card: int) -> int:
    """Why a blue card cannot be played."""
    if s.cards[seat][card] == 0:
        return CARD_NOT_OWNED
    if card == LEVER:
        for ship in range(SHIPS):
            if is_ready(s, ship):
                return LEGAL
        return NO_SHIP_READY
    if card == HAMMER:
        if s.free_slots == 0:
            return NO_FREE_SLOT
        return why_not_take(s, seat)
    if s.sled[seat] == 0:
        return SLED_EMPTY
    if card == SAIL_CARD:
        return LEGAL if slots_for_sail_card(s) != 0 else NO_SHIP_FOR_SAIL_CARD
    if s.sled[seat] < CHISEL_PLACE:
        return CHISEL_NEEDS_STONES
    return LEGAL if s.free_slots & (s.free_slots - 1) != 0 else CHISEL_NEEDS_SLOTS


@rule
def why_not_order(s: State, slot: int) -> int:
    """Why a stone cannot be the next in the Lever's order."""
    if s.cargo[s.ship_in_question][slot] == NOBODY:
        return SLOT_EMPTY
    if in_order(s, slot):
        return ALREADY_ORDERED
    return LEGAL if may_unload_next(s, slot) else SAME_COLOUR_FIRST
