"""The tile: where it is laid, and which way its steps face (RULES 4.3)."""

from __future__ import annotations

from ostracon.games.terra_pyramides import components as box
from ostracon.games.terra_pyramides import maps
from ostracon.games.terra_pyramides.gains import enclose, pay_gold
from ostracon.games.terra_pyramides.layout import NO_TILE, NONE, State
from ostracon.games.terra_pyramides.setup import lay_tile
from ostracon.games.terra_pyramides.vocabulary import Decision, Event, Reason
from ostracon.games.terra_pyramides.workers import open_base
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.machine import lowest_bit
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

PLACE = verb("place", Arg("cell", maps.CELLS, maps.CELL_IDS, "cell"), when=[Decision.PLACE_TILE])
SITE = verb("site", Arg("facing", maps.STEPS, maps.STEPS_IDS, "facing"), when=[Decision.CHOOSE_SITE])


@rule
def owes_symbol(s: State, seat: int, cell: int) -> bool:
    """Symbols variant: whether the hand tile may lie on this cell only for gold (RULES 4.5)."""
    if s.symbols == 0:
        return False
    display = box.DISPLAY[s.hand_pile[seat]]
    if maps.CELL_DISPLAY[s.side][cell] == display:
        return False
    return fitting_cell_is_vacant(s, display)


@rule
def fitting_cell_is_vacant(s: State, display: int) -> bool:
    """Whether a cell with the symbol of a display is free; otherwise its tiles may lie anywhere (R-47)."""
    found = 0
    for word in range(maps.CELL_WORDS):
        found |= s.vacant[word] & maps.DISPLAY_CELLS[s.side][display][word]
    return found != 0


@PLACE.may
def may_place(s: State, seat: int, cell: int) -> int:
    """An ordinary cell without a tile; with symbols one of the tile's display, or gold for another."""
    kind = maps.CELL_KIND[s.side][cell]
    if kind == maps.SITE:
        return Reason.CELL_IS_SITE
    if kind == maps.OASIS:
        return Reason.CELL_IS_OASIS
    if kind == maps.NILE:
        return Reason.CELL_IS_NILE
    if s.tile[cell] != NO_TILE:
        return Reason.CELL_TAKEN
    if owes_symbol(s, seat, cell) and s.gold[seat] < box.SYMBOL_PRICE:
        return Reason.WRONG_SYMBOL
    return Reason.LEGAL


@PLACE.do
def place_tile(s: State, seat: int, cell: int) -> None:
    """Lay the hand tile; turn its steps, with a question where there is a choice."""
    if owes_symbol(s, seat, cell):
        pay_gold(s, seat, box.SYMBOL_PRICE)
        emit(s, Event.IGNORE_SYMBOL, seat, box.SYMBOL_PRICE, 0)
    s.placed = cell
    lay_tile(s, cell, s.hand[seat], maps.NEAREST_FACING[s.side][cell])
    emit(s, Event.PLACE, seat, s.hand[seat], cell)
    s.hand[seat] = NO_TILE
    s.hand_pile[seat] = NONE
    s.hand_known[seat] = 0
    edges = facings(s)
    if edges & (edges - 1) != 0:
        ask(s, Decision.CHOOSE_SITE, seat)
    elif edges != 0:
        face(s, seat, lowest_bit(edges))
    else:
        finish_placement(s, seat)


@rule
def facings(s: State) -> int:
    """The edges that the steps of the placed tile may face, a bit each."""
    if s.steps_rule != box.FORCED:
        return maps.FACING_ANY[s.side][s.placed]
    edges = maps.FACING_ADJACENT[s.side][s.placed]
    for facing in range(maps.STEPS):
        if (edges >> facing) & 1 == 1 and s.base_value[maps.ADJACENT_PLACE[s.side][s.placed][facing]] != 0:
            edges &= ~(1 << facing)
    return edges


@SITE.may
def may_face(s: State, seat: int, facing: int) -> int:
    """Steps forced: a site without a base directly there; steps free: any site in a straight line (R-03)."""
    if s.steps_rule != box.FORCED:
        seen = maps.FACING_ANY[s.side][s.placed] >> facing & 1 == 1
        return Reason.LEGAL if seen else Reason.NO_SITE_THAT_WAY
    place = maps.ADJACENT_PLACE[s.side][s.placed][facing]
    if place == maps.NOWHERE:
        return Reason.NO_SITE_BESIDE
    return Reason.LEGAL if s.base_value[place] == 0 else Reason.BASE_ALREADY_THERE


@SITE.do
def face(s: State, seat: int, facing: int) -> None:
    """The steps face this way; a site without a base directly there is opened (RULES 5.1)."""
    s.facing[s.placed] = facing
    place = maps.ADJACENT_PLACE[s.side][s.placed][facing]
    if place != maps.NOWHERE and s.base_value[place] == 0:
        open_base(s, place)
    finish_placement(s, seat)


@rule
def finish_placement(s: State, seat: int) -> None:
    """After tile and base: enclosed places, then the row is chosen."""
    enclose(s, seat, s.placed)
    ask(s, Decision.CHOOSE_ROW, seat)
