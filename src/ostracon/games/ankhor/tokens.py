"""Tokens: three of them are a main action, and what is spent goes back to the supply (RULES 4.3, 4.5)."""

from __future__ import annotations

from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.layout import State
from ostracon.games.ankhor.vocabulary import Decision, Event, Reason, busy
from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import ask
from ostracon.kernel.rules import emit
from ostracon.kernel.target import rule

TAKE = verb(
    "take",
    Arg("token", box.TOKENS, box.TOKEN_IDS, "token"),
    when=(Decision.TURN_MAIN, Decision.TAKE_NEXT),
    closed=busy,
    click="supply-{token}",
)


@TAKE.may
def may_take(s: State, seat: int, token: int) -> int:
    """Any type that the supply still has (D1, D2)."""
    return Reason.LEGAL if s.supply[token] > 0 else Reason.SUPPLY_EMPTY


@TAKE.do
def take(s: State, seat: int, token: int) -> None:
    """Take one of the three tokens (D1, D2; R1)."""
    s.supply[token] -= 1
    s.tokens[seat][token] += 1
    if token == box.ANKH:
        s.ankhs_taken += 1
    emit(s, Event.TAKE, seat, token, 0)
    s.taken += 1
    if s.taken < box.TAKE_COUNT:
        ask(s, Decision.TAKE_NEXT, seat)
    else:
        s.taken = 0
        s.main_done = 1


@rule
def give_back(s: State, seat: int, token: int, count: int) -> None:
    """Tokens go from a player to the supply."""
    s.tokens[seat][token] -= count
    s.supply[token] += count


@rule
def usable_ankhs(s: State, seat: int) -> int:
    """Ankhs that were not taken in this turn (RULES 4.1)."""
    return s.tokens[seat][box.ANKH] - s.ankhs_taken


@rule
def excess(s: State, seat: int) -> int:
    """How many resources a player has above the limit; uncovered depots store one each (RULES 4.5)."""
    in_stock = 0
    for resource in range(box.RESOURCES):
        loose = s.tokens[seat][resource] - s.depots[seat][resource]
        if loose > 0:
            in_stock += loose
    return in_stock - box.STOCK_LIMIT
