"""BUILD: who builds when, and one building action (RULES 4.8). Sphinx cards: sphinx.py; monuments: monuments.py."""

from __future__ import annotations

from ostracon.games._nile.building import greatest_force, uses_two_crews
from ostracon.games._nile.decisions import ask
from ostracon.games._nile.events import E_ADD_CREW, E_SITE
from ostracon.games._nile.ships import leave_site
from ostracon.games.egizia_sands.actions import (
    ADD_CREW,
    ADD_FORCE,
    ADD_VIOLET,
    FINISH,
    LEAD,
    LEVY_AS_FORCE,
    WAITING_RIGHT,
    WITHDRAW,
)
from ostracon.games.egizia_sands.components import (
    CREWS,
    FEWEST_PLAYERS,
    FORCE_OF_CARD,
    G6,
    G8,
    LEVY_FORCE,
    OPEN_SLOTS,
    PLUS_THREE_FORCE,
    SITES,
    SPHINX_SITE,
    STONES_OR_FORCE,
    VIOLET,
)
from ostracon.games.egizia_sands.effects import spend_card, tile_is_ready, use_tile
from ostracon.games.egizia_sands.events import E_ADD_FORCE, E_LEAD, E_MOVE_UP, E_USE_RIGHT, E_WITHDRAW
from ostracon.games.egizia_sands.free import stones_in_cards, window_after_is_open, window_before_is_open
from ostracon.games.egizia_sands.layout import (
    ASK_BEFORE_BUILDING,
    ASK_BUILD,
    ASK_END_WINDOW,
    ASK_LEAD,
    ASK_SPHINX_COUNT,
    ASK_WAITING,
    EXTRA_SLOT,
    NOBODY,
    STEP_ACTION,
    STEP_BUILD,
    STEP_END,
    STEP_SITE,
    STEP_WAITING,
    STEP_WINDOW,
    State,
)
from ostracon.games.egizia_sands.monuments import DEAR, cheapest_piece, lay_brick, pay_obelisk_bonus
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

# ---- which crew qualifies ----------------------------------------------------------------------------------------


@rule
def crew_reach(s: State, seat: int, crew: int) -> int:
    """`f`: the force of a crew with violet, a second crew by G6 and the force cards (RULES 4.8)."""
    cards = FORCE_OF_CARD * s.held[seat][PLUS_THREE_FORCE]
    return greatest_force(s, seat, crew, cards, tile_is_ready(s, seat, G6))


@rule
def qualifying_crews(s: State, seat: int, site: int) -> int:
    """Bits of the ordinary crews that could build something at a zone (RULES 4.8, RU-77)."""
    least = cheapest_piece(s, seat, site)
    if least == DEAR:
        return 0
    stones = s.stones[seat] + stones_in_cards(s, seat)
    levy = LEVY_FORCE * s.held[seat][STONES_OR_FORCE]
    bits = 0
    for crew in range(VIOLET):
        if (s.ready[seat] >> crew) & 1 == 1:
            force = crew_reach(s, seat, crew)
            if (force >= least and stones + levy >= least) or (force + levy >= least and stones >= least):
                bits |= 1 << crew
    return bits


# ---- windows before and after ------------------------------------------------------------------------------------


@rule
def next_window_before(s: State) -> None:
    """D11 for every player who can use R14 or R29, in turn order; then the first zone."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        if window_before_is_open(s, seat):
            s.active = seat
            ask(s, ASK_BEFORE_BUILDING)
            return
        s.cursor += 1
    s.cursor = 0
    s.step = STEP_SITE
    emit(s, E_SITE, s.site, 0, 0)


@rule
def next_window_after(s: State) -> None:
    """D18 for every player who can use R29, in the last round any free action; then the round ends."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        if window_after_is_open(s, seat):
            s.active = seat
            ask(s, ASK_END_WINDOW)
            return
        s.cursor += 1
    s.cursor = 0
    s.step = STEP_END


# ---- who builds when ---------------------------------------------------------------------------------------------


@rule
def next_ship(s: State) -> None:
    """The next ship from the Nile outwards; empty slots are skipped (RULES 4.8)."""
    usable = OPEN_SLOTS[s.players - FEWEST_PLAYERS]
    while s.slot < usable and s.slots[s.site][s.slot] == NOBODY:
        s.slot += 1
    if s.slot < usable:
        s.active = s.slots[s.site][s.slot]
        s.step = STEP_BUILD
    else:
        s.step = STEP_WAITING


@rule
def after_builders(s: State) -> None:
    """D17 for a ship that still waits and could build by N10 or G8; then the next zone."""
    seat = s.waiting[s.site]
    if s.slot != EXTRA_SLOT and seat != NOBODY:
        if (s.rights[seat] > 0 or tile_is_ready(s, seat, G8)) and qualifying_crews(s, seat, s.site) != 0:
            s.active = seat
            ask(s, ASK_WAITING)
            return
    end_site(s)


@rule
def end_site(s: State) -> None:
    """On to the next zone; after the last one the window of D18."""
    s.slot = 0
    s.site += 1
    s.step = STEP_SITE
    if s.site == SITES:
        s.site = 0
        s.step = STEP_WINDOW
    else:
        emit(s, E_SITE, s.site, 0, 0)


@rule
def answer_waiting(s: State, action: int) -> None:
    """D17: the right is spent, the waiting ship builds last and displaces nobody (RULES RU-78)."""
    if action == WAITING_RIGHT:
        s.rights[s.active] -= 1
        emit(s, E_USE_RIGHT, s.active, s.site, 0)
    else:
        use_tile(s, s.active, G8)
    s.slot = EXTRA_SLOT
    s.step = STEP_BUILD


@rule
def open_build_turn(s: State) -> None:
    """D12."""
    ask(s, ASK_LEAD)


@rule
def continue_action(s: State) -> None:
    """D14, or D15 at the Sphinx."""
    ask(s, ASK_SPHINX_COUNT if s.site == SPHINX_SITE else ASK_BUILD)


@rule
def withdraw(s: State) -> None:
    """The ship leaves; ships behind it move up one slot, a waiting ship takes the last one (RULES 4.8, RU-80)."""
    seat = s.active
    site = s.site
    emit(s, E_WITHDRAW, seat, site, 0)
    leave_site(s, seat)
    if s.slot == EXTRA_SLOT:
        s.waiting[site] = NOBODY
    else:
        last = OPEN_SLOTS[s.players - FEWEST_PLAYERS] - 1
        for slot in range(s.slot, last):
            s.slots[site][slot] = s.slots[site][slot + 1]
            if s.slots[site][slot] != NOBODY:
                emit(s, E_MOVE_UP, s.slots[site][slot], site, slot)
        s.slots[site][last] = s.waiting[site]
        if s.waiting[site] != NOBODY:
            emit(s, E_MOVE_UP, s.waiting[site], site, last)
        s.waiting[site] = NOBODY
    clear_action(s)


# ---- one building action -----------------------------------------------------------------------------------------


@rule
def answer_lead(s: State, action: int) -> None:
    """D12: a crew begins to build, or the ship withdraws."""
    if action == WITHDRAW:
        withdraw(s)
        return
    crew = action - LEAD
    for other in range(CREWS):
        s.at_start[other] = s.strength[s.active][other]
    s.crews_in = 1 << crew
    s.force = s.at_start[crew]
    emit(s, E_LEAD, s.active, crew, s.force)
    s.step = STEP_ACTION


@rule
def add_force(s: State, action: int) -> None:
    """D14, D15: violet, a second crew or a card; crews count as strong as at the start (RULES RU-24)."""
    seat = s.active
    if action == ADD_FORCE:
        spend_card(s, seat, PLUS_THREE_FORCE)
        s.force += FORCE_OF_CARD
        emit(s, E_ADD_FORCE, seat, s.force, 0)
    elif action == LEVY_AS_FORCE:
        spend_card(s, seat, STONES_OR_FORCE)
        s.force += LEVY_FORCE
        emit(s, E_ADD_FORCE, seat, s.force, 0)
    else:
        crew = VIOLET if action == ADD_VIOLET else action - ADD_CREW
        s.crews_in |= 1 << crew
        s.force += s.at_start[crew]
        emit(s, E_ADD_CREW, seat, crew, s.force)


@rule
def answer_build(s: State, action: int) -> None:
    """D14: force, a brick, or the end of the action."""
    if action == WITHDRAW:
        withdraw(s)
    elif action == FINISH:
        pay_obelisk_bonus(s, s.active)
        finish_action(s)
    elif action < LEAD:
        lay_brick(s, action, True)
    else:
        add_force(s, action)


@rule
def finish_action(s: State) -> None:
    """The crews flip to used, the zone counts as built; the next ship follows (RULES 4.8)."""
    seat = s.active
    s.ready[seat] &= ~s.crews_in
    if uses_two_crews(s):
        use_tile(s, seat, G6)
    s.built[seat] |= 1 << s.site
    if s.slot != EXTRA_SLOT:
        s.slot += 1
    clear_action(s)


@rule
def clear_action(s: State) -> None:
    """Nobody is building."""
    for crew in range(CREWS):
        s.at_start[crew] = 0
    s.crews_in = 0
    s.force = 0
    s.spent = 0
    s.pieces = 0
    s.step = STEP_SITE
