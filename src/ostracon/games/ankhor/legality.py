"""What is legal in Ankh'or as a mask, row by row: faster than asking each verb, and proved to say the same."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.buying import BUY, WAIVE, lacking, may_buy, may_waive
from ostracon.games.ankhor.domain import column_of, free_cells, is_upper, positions_on, row_of
from ostracon.games.ankhor.laying import BASE, UPPER
from ostracon.games.ankhor.layout import MARGIN, State
from ostracon.games.ankhor.market import PILE, REFRESH, may_refresh
from ostracon.games.ankhor.relocation import (
    RELOCATE,
    base_sources,
    base_targets,
    has_base_target,
    may_relocate,
    pick_up,
    put_back,
    splits_base,
    upper_sources,
)
from ostracon.games.ankhor.tokens import TAKE
from ostracon.games.ankhor.turns import END_TURN, RETURN
from ostracon.games.ankhor.vocabulary import Decision, Reason
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import allow, allow_run, clear_mask
from ostracon.kernel.target import rule

BOTH_PILES = (1 << box.PILES) - 1


@rule
def legal(s: State) -> None:
    """Write the legal action numbers into the mask (RULES 4.3)."""
    clear_mask(s)
    decision = s.decision
    seat = s.decider
    if Decision.TURN_MAIN <= decision <= Decision.TAKE_NEXT:
        allow_run(s, TAKE.first, tokens_in_supply(s))
    if decision == Decision.RETURN_TOKEN:
        allow_run(s, RETURN.first, tokens_beside_depots(s, seat))
    elif decision == Decision.BUY_PLACE:
        if lacking(s, seat, s.slot_in_question) == 0:
            allow_free_cells(s, seat)
        allow_building_up(s, seat, box.TILE_COLOUR[s.row[s.slot_in_question]])
    elif decision == Decision.BUY_WAIVE:
        for resource in range(box.RESOURCES):
            if may_waive(s, seat, resource) == Reason.LEGAL:
                allow(s, WAIVE.at(resource))
    elif decision == Decision.RELOCATE_SOURCE:
        allow_sources(s, seat)
    elif decision == Decision.RELOCATE_TARGET:
        allow_targets(s, seat, s.tile_in_question)
    elif decision == Decision.REFRESH_PILE:
        allow_run(s, PILE.first, BOTH_PILES)
    elif decision != Decision.TAKE_NEXT and decision != Decision.NONE:  # TURN_MAIN and TURN_POST
        if decision == Decision.TURN_MAIN:
            allow_run(s, BUY.first, purchases(s, seat))
        else:
            allow(s, END_TURN.first)
        allow_ankh_actions(s, seat)


@rule
def tokens_in_supply(s: State) -> int:
    """Bits of the token types that the supply still holds."""
    bits = 0
    for token in range(box.TOKENS):
        if s.supply[token] > 0:
            bits |= 1 << token
    return bits


@rule
def tokens_beside_depots(s: State, seat: int) -> int:
    """Bits of the resources of which a player holds more than lies on depots."""
    tokens = s.tokens[seat]
    depots = s.depots[seat]
    bits = 0
    for resource in range(box.RESOURCES):
        if tokens[resource] > depots[resource]:
            bits |= 1 << resource
    return bits


@rule
def purchases(s: State, seat: int) -> int:
    """Bits of the tiles of the row that can be paid and laid."""
    bits = 0
    for slot in range(box.SLOTS):
        if may_buy(s, seat, slot) == Reason.LEGAL:
            bits |= 1 << slot
    return bits


@rule
def allow_ankh_actions(s: State, seat: int) -> None:
    """D1, D8: what an ankh can be spent on."""
    if may_relocate(s, seat) == Reason.LEGAL:
        allow(s, RELOCATE.first)
    if may_refresh(s, seat) == Reason.LEGAL:
        allow(s, REFRESH.first)


@rule
def allow_free_cells(s: State, seat: int) -> None:
    """D3: every empty base cell beside a base tile; the middle for the first tile (RULES 4.1)."""
    if s.tile_count[seat] == 0:
        allow(s, BASE.at(box.CENTRE, box.CENTRE))
        return
    for row in range(max(s.bottom[seat] - 1, 0), min(s.top[seat] + 2, box.WINDOW)):
        allow_run(s, BASE.at(row, 0), free_cells(s, seat, row))


@rule
def allow_building_up(s: State, seat: int, colour: int) -> None:
    """D3: every free first-floor position on a base tile of this colour (RULES 4.3.1)."""
    if s.vacancies[seat] == 0:
        return
    supports = s.of_colour[seat][colour] & ~s.upstairs[seat]
    while supports != 0:
        n = lowest_bit(supports)
        supports &= supports - 1
        row = row_of(s.place[seat][n])
        here = positions_on(s, seat, n, 0)
        if here != 0:
            allow_run(s, UPPER.at(row, 0), here)
        below = positions_on(s, seat, n, -1)
        if below != 0:
            allow_run(s, UPPER.at(row - 1, 0), below)


@rule
def allow_sources(s: State, seat: int) -> None:
    """D5: every own tile that has somewhere to go."""
    sources = base_sources(s, seat)
    while sources != 0:
        n = lowest_bit(sources)
        sources &= sources - 1
        if has_base_target(s, seat, n):
            place = s.place[seat][n]
            allow(s, BASE.at(row_of(place), column_of(place)))
    sources = upper_sources(s, seat)
    while sources != 0:
        place = s.place[seat][lowest_bit(sources)]
        sources &= sources - 1
        allow(s, UPPER.at(row_of(place), column_of(place)))


@rule
def allow_targets(s: State, seat: int, n: int) -> None:
    """D6: every place where the tile may go, on its own floor."""
    if is_upper(s.place[seat][n]):
        for row in range(s.bottom[seat], s.top[seat]):
            allow_run(s, UPPER.at(row, 0), s.vacant[seat][row + MARGIN])
        return
    must_join = splits_base(s, seat, n)
    pick_up(s, seat, n)
    for row in range(max(s.bottom[seat] - 1, 0), min(s.top[seat] + 2, box.WINDOW)):
        allow_run(s, BASE.at(row, 0), base_targets(s, seat, n, row, must_join))
    put_back(s, seat, n)
