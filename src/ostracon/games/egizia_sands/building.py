"""BUILD: who builds when, and the force of a building action (RULES 4.8). What is built: monuments.py, sphinx.py."""

from __future__ import annotations

from ostracon.games._nile.building import greatest_force, join_in, leader_is_free, uses_two_crews
from ostracon.games._nile.ships import leave_site
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.crews import IMPROVE, TRAIN, can_improve, can_train, training_is_possible
from ostracon.games.egizia_sands.effects import has_tile, may_use_tile, spend_card, tile_is_ready, use_tile
from ostracon.games.egizia_sands.feeding import finish_feeding
from ostracon.games.egizia_sands.free import (
    ATTACH,
    LEVY_STONES,
    SIX_STONES,
    STORE_STONES,
    allow_free,
    has_free_action,
    stones_in_cards,
)
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import EXTRA_SLOT, NOBODY, State
from ostracon.games.egizia_sands.monuments import DEAR, allow_paid_bricks, cheapest_piece, pay_obelisk_bonus
from ostracon.games.egizia_sands.vocabulary import Decision, Event, Reason, Step
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import allow, allow_run, emit
from ostracon.kernel.target import rule

_ordinary = Arg("crew", box.VIOLET, box.CREW_IDS[: box.VIOLET], "crew")
_acting = (Decision.BUILD, Decision.SPHINX_COUNT)
FINISH = verb("finish", when=(Decision.FEED, Decision.BUILD))
LEAD = verb("lead", _ordinary, when=[Decision.LEAD])


def gives_up_building(s: State) -> bool:
    """A ship that could build leaves."""
    return bool(s.decision != Decision.LEAD or LEAD.open_in(s))


def wastes_a_card(s: State) -> bool:
    """Going on loses what is free before building, and at the end of the last round all that costs nothing."""
    last = s.decision == Decision.END_WINDOW and s.round_number == box.ROUNDS
    cards = (ATTACH, SIX_STONES, STORE_STONES, LEVY_STONES) if last else ()
    return IMPROVE.open_in(s) or any(card.open_in(s) for card in cards)


WITHDRAW = verb("withdraw", when=(Decision.LEAD, *_acting), asks=gives_up_building)
DONE = verb(
    "done",
    when=(
        Decision.GLEANED,
        Decision.TRADE,
        Decision.TRAINING,
        Decision.WAITING,
        Decision.BEFORE_BUILDING,
        Decision.END_WINDOW,
    ),
    asks=wastes_a_card,
)
ADD_VIOLET = verb("add_violet", when=_acting, click=f"crew-{box.VIOLET}")
ADD_CREW = verb("add_crew", _ordinary, when=_acting)
ADD_FORCE = verb("add_force", when=_acting, click="use-force")  # R21, R38, R54
LEVY_FORCE = verb("levy_force", when=_acting, click="use-stones_or_force")  # R56
BY_RIGHT, BY_TILE = range(2)
BUILD_WAITING = verb(
    "build_waiting",
    Arg("by", 2, (box.TILE_IDS[box.WAITING_TILE], box.BONUS_IDS[box.G8]), "build_waiting"),
    when=[Decision.WAITING],
    click="build-waiting-{by}",
)

# ---- windows before and after ------------------------------------------------------------------------------------


@rule
def next_window_before(s: State) -> None:
    """D11 for every player who can use R14 or R29, in turn order; then the first zone."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        if can_improve(s, seat) or training_is_possible(s, seat):
            ask(s, Decision.BEFORE_BUILDING, seat)
            return
        s.cursor += 1
    s.cursor = 0
    s.step = Step.SITE
    emit(s, Event.SITE, s.site, 0, 0)


@rule
def next_window_after(s: State) -> None:
    """D18 for every player who can use R29, in the last round any free action; then the round ends."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        if training_is_possible(s, seat) or (s.round_number == box.ROUNDS and has_free_action(s, seat)):
            ask(s, Decision.END_WINDOW, seat)
            return
        s.cursor += 1
    s.cursor = 0
    s.step = Step.END


@DONE.do
def decline(s: State, seat: int, decision: int) -> None:
    """D8, D11, D13, D17, D18 and D19: nothing (more)."""
    if decision == Decision.GLEANED:
        s.step = Step.REMAINING
    elif decision == Decision.TRAINING:
        s.training_left = 0
    elif decision == Decision.WAITING:
        end_site(s)
    elif decision != Decision.TRADE:
        s.cursor += 1


# ---- who builds when ---------------------------------------------------------------------------------------------


@rule
def next_ship(s: State) -> None:
    """The next ship from the Nile outwards; empty slots are skipped (RULES 4.8)."""
    usable = box.OPEN_SLOTS[s.players - box.FEWEST_PLAYERS]
    while s.slot < usable and s.slots[s.site][s.slot] == NOBODY:
        s.slot += 1
    if s.slot < usable:
        s.decider = s.slots[s.site][s.slot]
        s.step = Step.BUILD
    else:
        s.step = Step.WAITING


@rule
def after_builders(s: State) -> None:
    """D17 for a ship that still waits and could build by N10 or G8; then the next zone."""
    seat = s.waiting[s.site]
    if s.slot != EXTRA_SLOT and seat != NOBODY and (s.rights[seat] > 0 or tile_is_ready(s, seat, box.G8)):
        if qualifying_crews(s, seat, s.site, 0) != 0 or could_qualify_by_training(s, seat):
            ask(s, Decision.WAITING, seat)
            return
    end_site(s)


@rule
def could_qualify_by_training(s: State, seat: int) -> bool:
    """Whether R29, unused and with stones for it, would make a crew qualify (RULES RU-78)."""
    if not training_is_possible(s, seat):
        return False
    for steps in range(1, box.TRAINING_STEPS + 1):
        if qualifying_crews(s, seat, s.site, steps) != 0:
            return True
    return False


@rule
def end_site(s: State) -> None:
    """On to the next zone; after the last one the window of D18."""
    s.slot = 0
    s.site += 1
    s.step = Step.SITE
    if s.site == box.SITES:
        s.site = 0
        s.step = Step.WINDOW
    else:
        emit(s, Event.SITE, s.site, 0, 0)


@BUILD_WAITING.may
def may_build_waiting(s: State, seat: int, by: int) -> int:
    """D17: with N10 or G8."""
    if by == BY_TILE:
        return may_use_tile(s, seat, box.G8)
    return Reason.LEGAL if s.rights[seat] > 0 else Reason.NO_RIGHT


@BUILD_WAITING.do
def build_waiting(s: State, seat: int, by: int) -> None:
    """D17: the right is spent, the waiting ship builds last and displaces nobody (RULES RU-78)."""
    if by == BY_RIGHT:
        s.rights[seat] -= 1
        emit(s, Event.USE_RIGHT, seat, s.site, 0)
    else:
        use_tile(s, seat, box.G8)
    s.slot = EXTRA_SLOT
    s.step = Step.BUILD


@rule
def allow_waiting(s: State, seat: int) -> None:
    """D17; DONE is always possible."""
    if s.rights[seat] > 0:
        allow(s, BUILD_WAITING.at(BY_RIGHT))
    if tile_is_ready(s, seat, box.G8):
        allow(s, BUILD_WAITING.at(BY_TILE))


@rule
def continue_action(s: State) -> None:
    """D14, or D15 at the Sphinx."""
    ask(s, Decision.SPHINX_COUNT if s.site == box.SPHINX_SITE else Decision.BUILD, s.decider)


# ---- D12: the crew that builds -----------------------------------------------------------------------------------


@rule
def crew_reach(s: State, seat: int, crew: int) -> int:
    """`f`: the force of a crew with violet, a second crew by G6 and the force cards (RULES 4.8)."""
    cards = box.FORCE_OF_CARD * s.held[seat][Effect.FORCE]
    return greatest_force(s, seat, crew, cards, tile_is_ready(s, seat, box.G6))


@rule
def room_for_steps(s: State, seat: int, crew: int) -> int:
    """How many crew steps would help this crew: its own, and those of violet if it can join in."""
    room = box.STRENGTH_LIMIT - s.strength[seat][crew]
    if (s.ready[seat] >> box.VIOLET) & 1 == 1:
        room += box.STRENGTH_LIMIT - s.strength[seat][box.VIOLET]
    return room


@rule
def qualifying_crews(s: State, seat: int, site: int, steps: int) -> int:
    """Bits of the ordinary crews that could build something at a zone (RULES 4.8, RU-77), after so many steps of R29
    that are still to be paid.
    """
    least = cheapest_piece(s, seat, site)
    if least == DEAR:
        return 0
    stones = s.stones[seat] + stones_in_cards(s, seat) - steps * box.TRAINING_STONES
    levy = box.LEVY_FORCE * s.held[seat][Effect.STONES_OR_FORCE]
    bits = 0
    for crew in range(box.VIOLET):
        if (s.ready[seat] >> crew) & 1 == 1:
            force = crew_reach(s, seat, crew)
            if steps > 0:
                force += min(steps, room_for_steps(s, seat, crew))
            if (force >= least and stones + levy >= least) or (force + levy >= least and stones >= least):
                bits |= 1 << crew
    return bits


@LEAD.may
def may_lead(s: State, seat: int, crew: int) -> int:
    """A ready crew that could build something."""
    if (s.ready[seat] >> crew) & 1 == 0:
        return Reason.CREW_USED
    if cheapest_piece(s, seat, s.site) == DEAR:
        return Reason.NOTHING_TO_BUILD
    return Reason.LEGAL if (qualifying_crews(s, seat, s.site, 0) >> crew) & 1 == 1 else Reason.CANNOT_QUALIFY


@LEAD.do
def lead(s: State, seat: int, crew: int) -> None:
    """A crew begins to build."""
    for other in range(box.CREWS):
        s.at_start[other] = s.strength[seat][other]
    s.crews_in = 1 << crew
    s.force = s.at_start[crew]
    emit(s, Event.LEAD, seat, crew, s.force)
    s.step = Step.ACTION


@rule
def allow_leading(s: State, seat: int) -> None:
    """D12."""
    allow(s, WITHDRAW.first)
    allow_run(s, LEAD.first, qualifying_crews(s, seat, s.site, 0))
    allow_free(s, seat)
    if can_train(s, seat):
        allow(s, TRAIN.first)


@WITHDRAW.may
def may_withdraw(s: State, seat: int, decision: int) -> int:
    """Before the first brick."""
    return Reason.BRICK_PLACED if decision == Decision.BUILD and s.pieces > 0 else Reason.LEGAL


@WITHDRAW.do
def withdraw(s: State, seat: int) -> None:
    """The ship leaves; ships behind it move up one slot, a waiting ship takes the last one (RULES 4.8, RU-80)."""
    site = s.site
    emit(s, Event.WITHDRAW, seat, site, 0)
    leave_site(s, seat)
    if s.slot == EXTRA_SLOT:
        s.waiting[site] = NOBODY
    else:
        last = box.OPEN_SLOTS[s.players - box.FEWEST_PLAYERS] - 1
        for slot in range(s.slot, last):
            s.slots[site][slot] = s.slots[site][slot + 1]
            if s.slots[site][slot] != NOBODY:
                emit(s, Event.MOVE_UP, s.slots[site][slot], site, slot)
        s.slots[site][last] = s.waiting[site]
        if s.waiting[site] != NOBODY:
            emit(s, Event.MOVE_UP, s.waiting[site], site, last)
        s.waiting[site] = NOBODY
    clear_action(s)


# ---- D14, D15: more force ----------------------------------------------------------------------------------------


@rule
def draw_limit(s: State) -> int:
    """How many cards may be drawn from this slot, and from this deck (RULES 4.10, RU-31, RU-32)."""
    if s.slot == EXTRA_SLOT:
        return min(box.DRAW_LIMIT_EXTRA[s.players - box.FEWEST_PLAYERS], s.sphinx_count)
    return min(box.DRAW_LIMIT[s.slot], s.sphinx_count)


@rule
def may_need_force(s: State, seat: int) -> int:
    """Force may be added while it could buy something that the stones allow (RULES 4.14)."""
    stones = s.stones[seat]
    if s.site == box.SPHINX_SITE:
        return Reason.LEGAL if s.force < min(draw_limit(s), stones) else Reason.NO_MORE_FORCE
    least = cheapest_piece(s, seat, s.site)
    helps = s.force - s.spent < stones and least != DEAR and least <= stones
    return Reason.LEGAL if helps else Reason.NO_MORE_FORCE


@ADD_VIOLET.may
def may_add_violet(s: State, seat: int) -> int:
    """The violet crew is ready and not building yet."""
    if (s.crews_in >> box.VIOLET) & 1 == 1:
        return Reason.VIOLET_ADDED
    return may_need_force(s, seat) if (s.ready[seat] >> box.VIOLET) & 1 == 1 else Reason.VIOLET_USED


@ADD_VIOLET.do
def add_violet(s: State, seat: int) -> None:
    """Crews count as strong as at the start (RULES RU-24)."""
    join_in(s, seat, box.VIOLET, s.at_start[box.VIOLET])


@ADD_CREW.may
def may_add_crew(s: State, seat: int, crew: int) -> int:
    """A second ready crew by G6."""
    if not has_tile(s, seat, box.G6):
        return Reason.TILE_NOT_OWNED
    if uses_two_crews(s):
        return Reason.TWO_CREWS_ALREADY
    if not tile_is_ready(s, seat, box.G6):
        return Reason.TILE_USED
    if (s.crews_in >> crew) & 1 == 1:
        return Reason.SAME_CREW
    return may_need_force(s, seat) if (s.ready[seat] >> crew) & 1 == 1 else Reason.CREW_USED


@ADD_CREW.do
def add_crew(s: State, seat: int, crew: int) -> None:
    """A second crew joins in."""
    join_in(s, seat, crew, s.at_start[crew])


@rule
def reinforce(s: State, seat: int, effect: int, force: int) -> None:
    """Force from a card."""
    spend_card(s, seat, effect)
    s.force += force
    emit(s, Event.ADD_FORCE, seat, s.force, 0)


@ADD_FORCE.may
def may_add_force(s: State, seat: int) -> int:
    """R21, R38, R54."""
    return may_need_force(s, seat) if s.held[seat][Effect.FORCE] > 0 else Reason.CARD_NOT_OWNED


@ADD_FORCE.do
def add_force(s: State, seat: int) -> None:
    """Reinforcements."""
    reinforce(s, seat, Effect.FORCE, box.FORCE_OF_CARD)


@LEVY_FORCE.may
def may_levy_force(s: State, seat: int) -> int:
    """R56."""
    return may_need_force(s, seat) if s.held[seat][Effect.STONES_OR_FORCE] > 0 else Reason.CARD_NOT_OWNED


@LEVY_FORCE.do
def levy_force(s: State, seat: int) -> None:
    """R56 as force."""
    reinforce(s, seat, Effect.STONES_OR_FORCE, box.LEVY_FORCE)


@rule
def allow_force(s: State, seat: int) -> None:
    """Violet, a second crew by G6, force cards, while they can matter."""
    if may_need_force(s, seat) != Reason.LEGAL:
        return
    if leader_is_free(s, seat):
        allow(s, ADD_VIOLET.first)
    if tile_is_ready(s, seat, box.G6) and not uses_two_crews(s):
        allow_run(s, ADD_CREW.first, s.ready[seat] & ~s.crews_in & box.ORDINARY)
    if s.held[seat][Effect.FORCE] > 0:
        allow(s, ADD_FORCE.first)
    if s.held[seat][Effect.STONES_OR_FORCE] > 0:
        allow(s, LEVY_FORCE.first)


@rule
def allow_bricks(s: State, seat: int) -> None:
    """D14: spaces within force and stones, more force while it can matter, free actions, FINISH or WITHDRAW."""
    allow_paid_bricks(s, seat)
    allow_force(s, seat)
    allow(s, FINISH.first if s.pieces > 0 else WITHDRAW.first)
    allow_free(s, seat)


# ---- the end of an action ----------------------------------------------------------------------------------------


@FINISH.may
def may_finish(s: State, seat: int, decision: int) -> int:
    """D9 at any time; D14 after the first brick."""
    return Reason.NOTHING_BUILT if decision == Decision.BUILD and s.pieces == 0 else Reason.LEGAL


@FINISH.do
def finish(s: State, seat: int, decision: int) -> None:
    """D9: the crews eat. D14: the action is over."""
    if decision == Decision.FEED:
        finish_feeding(s, seat)
    else:
        pay_obelisk_bonus(s, seat)
        finish_action(s, seat)


@rule
def finish_action(s: State, seat: int) -> None:
    """The crews flip to used, the zone counts as built; the next ship follows (RULES 4.8)."""
    s.ready[seat] &= ~s.crews_in
    if uses_two_crews(s):
        use_tile(s, seat, box.G6)
    s.built[seat] |= 1 << s.site
    if s.slot != EXTRA_SLOT:
        s.slot += 1
    clear_action(s)


@rule
def clear_action(s: State) -> None:
    """Nobody is building."""
    for crew in range(box.CREWS):
        s.at_start[crew] = 0
    s.crews_in = 0
    s.force = 0
    s.spent = 0
    s.pieces = 0
    s.step = Step.SITE
