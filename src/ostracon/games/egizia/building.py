"""Phase 5: who builds when, and the crews of a build turn (RULES 4.7, 4.8)."""

from __future__ import annotations

from ostracon.games._nile.building import greatest_force, join_in, leader_is_free, uses_two_crews
from ostracon.games._nile.free import may_use
from ostracon.games._nile.ships import leave_site
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.effects import YES, YES_OR_NO, spend_card
from ostracon.games.egizia.free import allow_common, window_is_open
from ostracon.games.egizia.layout import NOBODY, State
from ostracon.games.egizia.monuments import cheapest_piece
from ostracon.games.egizia.vocabulary import Decision, Event, Reason, Step
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import allow, allow_run, emit
from ostracon.kernel.target import rule

_ordinary = Arg("crew", box.JOKER, box.CREW_IDS[: box.JOKER], "crew")
BUILD_FIRST = verb("build_first", YES_OR_NO, when=[Decision.BUILD_FIRST], click="build-first-{answer}")
BUILD_WAITING = verb("build_waiting", YES_OR_NO, when=[Decision.WAITING], click="build-waiting-{answer}")
BUILD = verb("build", _ordinary, when=[Decision.LEAD])
DECLINE = verb("decline", when=[Decision.LEAD], asks=True)
ADD_JOKER = verb("add_joker", when=[Decision.BOOST], click=f"crew-{box.JOKER}")
ADD_FORCE = verb("add_force", when=[Decision.BOOST], click="use-plus_three_force")
ADD_CREW = verb("add_crew", _ordinary, when=[Decision.BOOST])
DONE = verb("done", when=[Decision.BOOST])
VERBS = (BUILD_FIRST, BUILD_WAITING, BUILD, DECLINE, ADD_JOKER, ADD_FORCE, ADD_CREW, DONE)

# ---- who builds when ---------------------------------------------------------------------------------------


@rule
def begin_site(s: State) -> None:
    """D20 for a holder of `build_first` with a ship here, then the list of builders (RULES 4.7)."""
    while s.first_builder == NOBODY and s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        s.cursor += 1
        if s.held[seat][Effect.BUILD_FIRST] > 0 and (s.own_sites[seat] >> s.site) & 1 == 1:
            ask(s, Decision.BUILD_FIRST, seat)
            return
    emit(s, Event.SITE, s.site, 0, 0)
    if s.first_builder != NOBODY and (s.own_sites[s.first_builder] >> s.site) & 1 == 1:
        list_builder(s, s.first_builder)
    for slot in range(box.SLOTS):
        seat = s.slots[s.site][slot]
        if seat != NOBODY and not is_listed(s, seat):
            list_builder(s, seat)
    s.step = Step.BUILDERS


@BUILD_FIRST.do
def answer_build_first(s: State, seat: int, answer: int) -> None:
    """D20: first here and at the sites that follow."""
    if answer == YES:
        s.first_builder = seat


@rule
def list_builder(s: State, seat: int) -> None:
    """A player gets a build turn at this site, after those already listed."""
    s.builders[s.builder_count] = seat
    s.builder_count += 1


@rule
def is_listed(s: State, seat: int) -> bool:
    """Whether a player has had or will have a build turn at this site."""
    for i in range(s.builder_count):
        if s.builders[i] == seat:
            return True
    return False


@rule
def next_builder(s: State) -> None:
    """The next build turn; without a ready ordinary crew or anything to build it is declined (RULES 4.8)."""
    if s.builder_next == s.builder_count:
        s.step = Step.WAITING
        return
    seat = s.builders[s.builder_next]
    s.builder_next += 1
    s.cheapest = cheapest_piece(s, s.site)
    s.decider = seat
    if s.ready[seat] & box.ORDINARY == 0 or s.cheapest == 0:
        decline(s, seat)
    else:
        s.step = Step.BUILD


@rule
def after_builders(s: State) -> None:
    """The waiting ship builds in a freed place or by its card, or goes home; the site is done (RULES 4.7)."""
    seat = s.waiting[s.site]
    if seat == NOBODY or is_listed(s, seat):
        end_site(s)
    elif s.freed > 0:
        list_builder(s, seat)
        s.step = Step.BUILDERS
    elif (
        s.held[seat][Effect.BUILD_WAITING] > 0
        and s.ready[seat] & box.ORDINARY != 0
        and cheapest_piece(s, s.site) > 0
    ):
        ask(s, Decision.WAITING, seat)
    else:
        send_waiting_home(s)


@BUILD_WAITING.do
def answer_waiting(s: State, seat: int, answer: int) -> None:
    """D30: the waiting ship builds last, or goes home."""
    if answer == YES:
        spend_card(s, seat, Effect.BUILD_WAITING)
        list_builder(s, seat)
        s.step = Step.BUILDERS
    else:
        send_waiting_home(s)


@rule
def send_waiting_home(s: State) -> None:
    """The waiting ship leaves without effect."""
    seat = s.waiting[s.site]
    emit(s, Event.WAITING_HOME, seat, s.site, 0)
    s.waiting[s.site] = NOBODY
    leave_site(s, seat)


@rule
def end_site(s: State) -> None:
    """The next site; after the last `build_first` is spent and D35 follows (RULES 4.7, 4.9)."""
    for i in range(s.builder_count):
        s.builders[i] = 0
    s.builder_count = 0
    s.builder_next = 0
    s.freed = 0
    s.cursor = 0
    s.site += 1
    s.step = Step.SITE
    if s.site == box.SITES:
        s.site = 0
        s.step = Step.WINDOW
        if s.first_builder != NOBODY:
            spend_card(s, s.first_builder, Effect.BUILD_FIRST)
            s.first_builder = NOBODY


@rule
def next_window(s: State) -> None:
    """D35 for every player who can use a free action, by turn tile (RULES 4.9)."""
    while s.cursor < s.players:
        seat = s.turn_order[s.cursor]
        if window_is_open(s, seat):
            ask(s, Decision.END_WINDOW, seat)
            return
        s.cursor += 1
    s.cursor = 0
    s.step = Step.END


# ---- D21: the crew that builds -----------------------------------------------------------------------------


@rule
def reach(s: State, seat: int, crew: int) -> int:
    """The greatest force that a build turn begun with this crew can have (RULES 4.8)."""
    cards = box.FORCE_OF_CARD * s.held[seat][Effect.PLUS_THREE_FORCE]
    return greatest_force(s, seat, crew, cards, s.held[seat][Effect.TWO_CREWS] > 0)


@BUILD.may
def may_build(s: State, seat: int, crew: int) -> int:
    """A ready crew that can reach the cheapest piece."""
    if (s.ready[seat] >> crew) & 1 == 0:
        return Reason.CREW_USED
    if s.stones[seat] < s.cheapest:
        return Reason.TOO_FEW_STONES
    return Reason.LEGAL if reach(s, seat, crew) >= s.cheapest else Reason.TOO_WEAK


@BUILD.do
def build(s: State, seat: int, crew: int) -> None:
    """A crew begins to build."""
    s.crews_in = 1 << crew
    s.force = s.strength[seat][crew]
    emit(s, Event.BUILD, seat, crew, 0)
    ask(s, Decision.BOOST, seat)


@DECLINE.do
def decline(s: State, seat: int) -> None:
    """Who does not build goes home with his ship and, from a slot, frees a place (RULES 4.7)."""
    emit(s, Event.DECLINE, seat, s.site, 0)
    for slot in range(box.SLOTS):
        if s.slots[s.site][slot] == seat:
            s.slots[s.site][slot] = NOBODY
            s.freed += 1
    if s.waiting[s.site] == seat:
        s.waiting[s.site] = NOBODY
    leave_site(s, seat)
    s.cheapest = 0
    s.step = Step.BUILDERS


@rule
def allow_building(s: State, seat: int) -> None:
    """D21: crews that can reach the cheapest piece, DECLINE, free actions."""
    if s.stones[seat] >= s.cheapest:
        crews = 0
        for crew in range(box.JOKER):
            if (s.ready[seat] >> crew) & 1 == 1 and reach(s, seat, crew) >= s.cheapest:
                crews |= 1 << crew
        allow_run(s, BUILD.first, crews)
    allow(s, DECLINE.first)
    allow_common(s, seat)


# ---- D22: Joker, reinforcements, a second crew -------------------------------------------------------------


@ADD_JOKER.may
def may_add_joker(s: State, seat: int) -> int:
    """The Joker is ready and not building yet."""
    if (s.crews_in >> box.JOKER) & 1 == 1:
        return Reason.JOKER_ADDED
    return Reason.LEGAL if (s.ready[seat] >> box.JOKER) & 1 == 1 else Reason.JOKER_USED


@ADD_JOKER.do
def add_joker(s: State, seat: int) -> None:
    """The Joker joins in."""
    join_in(s, seat, box.JOKER, s.strength[seat][box.JOKER])
    ask(s, Decision.BOOST, seat)


@ADD_FORCE.may
def may_add_force(s: State, seat: int) -> int:
    """The player has reinforcements."""
    return may_use(s, seat, Effect.PLUS_THREE_FORCE)


@ADD_FORCE.do
def add_force(s: State, seat: int) -> None:
    """Reinforcements for this build turn."""
    spend_card(s, seat, Effect.PLUS_THREE_FORCE)
    s.force += box.FORCE_OF_CARD
    ask(s, Decision.BOOST, seat)


@rule
def force_with(s: State, seat: int, crew: int) -> int:
    """What could be reached with a second crew: the Joker and all reinforcements included."""
    force = s.force + s.strength[seat][crew] + box.FORCE_OF_CARD * s.held[seat][Effect.PLUS_THREE_FORCE]
    return force + s.strength[seat][box.JOKER] if leader_is_free(s, seat) else force


@ADD_CREW.may
def may_add_crew(s: State, seat: int, crew: int) -> int:
    """With `two_crews`: another ready crew, if the cheapest piece is within reach then."""
    if uses_two_crews(s):
        return Reason.TWO_CREWS_ALREADY
    if s.held[seat][Effect.TWO_CREWS] == 0:
        return Reason.CARD_NOT_OWNED
    if (s.crews_in >> crew) & 1 == 1:
        return Reason.SAME_CREW
    if (s.ready[seat] >> crew) & 1 == 0:
        return Reason.CREW_USED
    return Reason.LEGAL if force_with(s, seat, crew) >= s.cheapest else Reason.SECOND_TOO_WEAK


@ADD_CREW.do
def add_crew(s: State, seat: int, crew: int) -> None:
    """A second crew joins in."""
    spend_card(s, seat, Effect.TWO_CREWS)
    join_in(s, seat, crew, s.strength[seat][crew])
    ask(s, Decision.BOOST, seat)


@DONE.may
def may_fix_force(s: State, seat: int) -> int:
    """The force suffices for the cheapest piece."""
    return Reason.LEGAL if s.force >= s.cheapest else Reason.FORCE_TOO_SMALL


@DONE.do
def fix_force(s: State, seat: int) -> None:
    """Force and stones give the budget; the pieces follow."""
    s.budget = min(s.force, s.stones[seat])
    if s.site == box.SPHINX_SITE:
        ask(s, Decision.SPHINX_COUNT, seat)
    elif s.site == box.OBELISK_SITE:
        ask(s, Decision.OBELISK_GRAVES, seat)
    else:
        ask(s, Decision.TEMPLE_PYRAMID, seat)


@rule
def allow_boosts(s: State, seat: int) -> None:
    """D22."""
    if leader_is_free(s, seat):
        allow(s, ADD_JOKER.first)
    if s.held[seat][Effect.PLUS_THREE_FORCE] > 0:
        allow(s, ADD_FORCE.first)
    if s.held[seat][Effect.TWO_CREWS] > 0:
        for crew in range(box.JOKER):
            if may_add_crew(s, seat, crew) == Reason.LEGAL:
                allow(s, ADD_CREW.at(crew))
    if s.force >= s.cheapest:
        allow(s, DONE.first)
