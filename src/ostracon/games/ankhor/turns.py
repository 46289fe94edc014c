"""The course of a turn, and from one turn to the next (RULES 4.2, 4.4)."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.buying import receive
from ostracon.games.ankhor.layout import NONE, State
from ostracon.games.ankhor.market import announce_end, may_refresh
from ostracon.games.ankhor.relocation import finish_relocation, may_relocate
from ostracon.games.ankhor.scoring import tell_points
from ostracon.games.ankhor.tokens import excess, give_back
from ostracon.games.ankhor.vocabulary import Decision, Event, Reason, busy
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask, declare_over, left_of
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

RETURN = verb(
    "return",
    Arg("resource", box.RESOURCES, box.RESOURCE_IDS, "resource"),
    when=[Decision.RETURN_TOKEN],
    click="stock-{resource}",
)


def loses_ankhs(s: State) -> bool:
    """Ankhs beyond the limit go back at the end of the turn: one could be spent for nothing."""
    return bool(s.tokens[s.decider][box.ANKH] > box.ANKH_LIMIT)


END_TURN = verb("end_turn", when=[Decision.TURN_POST], closed=busy, asks=loses_ankhs, ends=True)


@rule
def start_turn(s: State, seat: int) -> None:
    """A complete turn begins, also one that a scribe has given (RULES 4.2)."""
    s.main_done = 0
    s.ankhs_taken = 0
    s.progress = 0
    ask(s, Decision.TURN_MAIN, seat)


@rule
def resolve(s: State) -> None:
    """After an action a paid or moved tile is laid; then the main action if it is still to come, else more ankhs, else
    the end of the turn: a scribe leaves no time for ankhs (D1, D8).
    """
    if s.decision != Decision.NONE or s.decider < 0:
        return
    seat = s.decider
    if s.slot_in_question != NONE:
        receive(s, seat)
    elif s.tile_in_question != NONE:
        finish_relocation(s, seat)
    if s.main_done == 0:
        ask(s, Decision.TURN_MAIN, seat)
    elif s.extra_turn == 0 and (
        may_relocate(s, seat) == Reason.LEGAL or may_refresh(s, seat) == Reason.LEGAL
    ):
        ask(s, Decision.TURN_POST, seat)
    else:
        end_turn(s, seat)


@END_TURN.do
def end_turn(s: State, seat: int) -> None:
    """Give back what exceeds the limits: ankhs at once, resources one by one (RULES 4.4, D9); then the next turn."""
    surplus = s.tokens[seat][box.ANKH] - box.ANKH_LIMIT
    if surplus > 0:
        give_back(s, seat, box.ANKH, surplus)
        emit(s, Event.RETURN_ANKHS, seat, surplus, 0)
    if excess(s, seat) > 0:
        ask(s, Decision.RETURN_TOKEN, seat)
    else:
        next_turn(s, seat)


@RETURN.may
def may_return(s: State, seat: int, resource: int) -> int:
    """A resource of which the player holds more than lies on depots (RULES 4.5)."""
    if s.tokens[seat][resource] == 0:
        return Reason.NONE_TO_RETURN
    return Reason.LEGAL if s.tokens[seat][resource] > s.depots[seat][resource] else Reason.ON_ITS_DEPOT


@RETURN.do
def return_token(s: State, seat: int, resource: int) -> None:
    """One goes back; perhaps another must follow (D9)."""
    give_back(s, seat, resource, 1)
    emit(s, Event.RETURN, seat, resource, 0)
    end_turn(s, seat)


@rule
def next_turn(s: State, seat: int) -> None:
    """The turn is over: an extra turn, the end of the game, or the next player (RULES 4.4)."""
    if s.progress == 1:
        s.quiet_turns = 0
    else:
        s.quiet_turns += 1
        if s.quiet_turns >= box.STALL_TURNS * s.players and announce_end(s):
            emit(s, Event.STALLED, 0, 0, 0)
    if s.extra_turn == 1:
        s.extra_turn = 0
        start_turn(s, seat)
        return
    following = left_of(s, seat)
    if s.end_triggered == 1 and following == s.start_seat:
        declare_over(s)
        tell_points(s)
        emit(s, Event.GAME_OVER, 0, 0, 0)
    else:
        start_turn(s, following)
