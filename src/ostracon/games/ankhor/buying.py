"""Buying a tile: what it costs, where it may be laid, what it brings (RULES 4.3.1, 4.3.4). The place is named with the
verbs of laying.py.
"""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.domain import (
    add_tile,
    is_supported_by,
    may_build_up,
    tell_bonus,
    upper_place,
    why_no_cell,
    why_no_position,
)
from ostracon.games.ankhor.layout import NO_TILE, NONE, State
from ostracon.games.ankhor.market import announce_end, check_tiles_left
from ostracon.games.ankhor.tokens import give_back
from ostracon.games.ankhor.vocabulary import Decision, Event, Reason, busy
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

BUY = verb("buy", Arg("slot", box.COLUMNS), when=[Decision.TURN_MAIN], closed=busy)
WAIVE = verb("waive", Arg("resource", box.RESOURCES, box.RESOURCE_IDS, "resource"), when=[Decision.BUY_WAIVE])


# ---- choosing a tile ---------------------------------------------------------------------------------------


@rule
def lacking(s: State, seat: int, slot: int) -> int:
    """How many tokens a player lacks for the full price: 0, 1, or 2 for more than one (RULES 4.3.1).

    The reduced price is affordable exactly when at most one is lacking.
    """
    price = s.price[slot]
    tokens = s.tokens[seat]
    missing = 0
    for resource in range(box.RESOURCES):
        short = price[resource] - tokens[resource]
        if short > 0:
            missing += short
    return min(
        missing, 2
    )  # no early end: where one comes cannot be foreseen, and that costs more than the sum


@BUY.may
def may_buy(s: State, seat: int, slot: int) -> int:
    """A tile that can be paid and laid, on the first floor at least (RULES 4.3.1)."""
    tile = s.row[slot]
    if tile == NO_TILE:
        return Reason.SLOT_EMPTY
    missing = lacking(s, seat, slot)
    if missing == 0:
        return Reason.LEGAL
    if missing > 1:
        return Reason.TOO_DEAR
    return Reason.LEGAL if may_build_up(s, seat, box.TILE_COLOUR[tile]) else Reason.NO_PLACE_UPSTAIRS


@BUY.do
def buy(s: State, seat: int, slot: int) -> None:
    """The player is bound to this tile, and says where it goes (D3)."""
    s.slot_in_question = slot
    ask(s, Decision.BUY_PLACE, seat)


# ---- on the ground or on the first floor -------------------------------------------------------------------


@rule
def may_buy_base(s: State, seat: int, row: int, column: int) -> int:
    """Whether the tile can go on this cell: free, and the full price affordable (D3)."""
    if s.tile_count[seat] == 0:
        return Reason.LEGAL if row == box.CENTRE and column == box.CENTRE else Reason.FIRST_TILE
    reason = why_no_cell(s, seat, row, column)
    if reason == Reason.LEGAL and lacking(s, seat, s.slot_in_question) > 0:
        return Reason.TOO_DEAR_FOR_THE_GROUND
    return reason


@rule
def may_buy_upper(s: State, seat: int, row: int, column: int) -> int:
    """Whether the tile can go on this position: free, and its colour among the four tiles below (D3)."""
    reason = why_no_position(s, seat, row, column)
    if reason != Reason.LEGAL:
        return reason
    colour = box.TILE_COLOUR[s.row[s.slot_in_question]]
    below = s.of_colour[seat][colour] & ~s.upstairs[seat]
    return (
        Reason.LEGAL if is_supported_by(s, seat, upper_place(row, column), below) else Reason.NEEDS_ITS_COLOUR
    )


@rule
def buy_base(s: State, seat: int, place: int) -> None:
    """Pay the full price; the tile goes on the ground (D3)."""
    emit(s, Event.BUY, seat, s.row[s.slot_in_question], s.slot_in_question)
    s.place_in_question = place
    pay(s, seat)


@rule
def buy_upper(s: State, seat: int, place: int) -> None:
    """First floor: one marker is not paid; the player chooses it where there is a choice (D3, D4)."""
    waivers = 0
    only = NONE
    for resource in range(box.RESOURCES):
        if may_waive(s, seat, resource) == Reason.LEGAL:
            waivers += 1
            only = resource
    s.place_in_question = place
    if waivers == 1:
        waive(s, seat, only)
    else:
        ask(s, Decision.BUY_WAIVE, seat)


@WAIVE.may
def may_waive(s: State, seat: int, resource: int) -> int:
    """A marker of the price without which the rest can be paid (D4)."""
    slot = s.slot_in_question
    if s.price[slot][resource] == 0:
        return Reason.NOT_IN_PRICE
    missing = lacking(s, seat, slot)
    if missing == 0 or (missing == 1 and s.tokens[seat][resource] < s.price[slot][resource]):
        return Reason.LEGAL
    return Reason.TOO_DEAR


@WAIVE.do
def waive(s: State, seat: int, resource: int) -> None:
    """Pay the reduced price; the tile goes on the first floor (R17)."""
    emit(s, Event.BUILD_UP, seat, s.row[s.slot_in_question], s.slot_in_question)
    emit(s, Event.WAIVE, seat, resource, 0)
    s.tokens[seat][resource] += 1  # so that paying the full price leaves what the reduced one would
    s.supply[resource] -= 1
    pay(s, seat)


@rule
def pay(s: State, seat: int) -> None:
    """The tokens shown above the slot go back to the supply."""
    for resource in range(box.RESOURCES):
        give_back(s, seat, resource, s.price[s.slot_in_question][resource])


# ---- the paid tile -----------------------------------------------------------------------------------------


@rule
def receive(s: State, seat: int) -> None:
    """Resolve a purchase after paying, in the order of RULES 4.3.4."""
    place = s.place_in_question
    tile = s.row[s.slot_in_question]
    kind = box.TILE_KIND[tile]
    s.row[s.slot_in_question] = NO_TILE
    s.slot_in_question = NONE
    s.place_in_question = NONE
    bonus = s.bonus[seat]
    add_tile(s, seat, tile, place)
    if kind == box.DEPOT:
        fill_depot(s, seat, box.DEPOT_RESOURCE[tile])
    tell_bonus(s, seat, 0, s.bonus[seat] - bonus)
    if s.tile_count[seat] >= box.LAST_TILE and announce_end(s):
        emit(s, Event.LAST_TILE, seat, s.tile_count[seat], 0)
    check_tiles_left(s)
    s.main_done = 1
    s.progress = 1
    if kind == box.SCRIBE:
        s.extra_turn = 1
        emit(s, Event.SCRIBE, seat, 0, 0)


@rule
def fill_depot(s: State, seat: int, resource: int) -> None:
    """A bought depot takes a token of its type, if the supply has one (RULES 4.3.4, step 4)."""
    if s.supply[resource] > 0:
        s.supply[resource] -= 1
        s.tokens[seat][resource] += 1
        emit(s, Event.DEPOT_TOKEN, seat, resource, 0)
    else:
        emit(s, Event.DEPOT_EMPTY, seat, resource, 0)
