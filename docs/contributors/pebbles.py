"""Pebbles: a complete small game. Players take 1 to 3 pebbles in turn; whoever has the most in the end wins.

It has one of everything that rules can have: dice (`toss`), hidden information (`peek`), a secret action (`hide`) and
options of two types. The guide (games.md) walks through it, the kernel's own tests play it, and since it stands alone in
its file it can be installed as somebody else's package.
"""

from __future__ import annotations

from ostracon.kernel.actions import Arg, verb
from ostracon.kernel.business import declare_over, pass_turn
from ostracon.kernel.dice import below, throw
from ostracon.kernel.events import PLAYER, Events, event
from ostracon.kernel.game import Game, Option
from ostracon.kernel.layout import Record, i8
from ostracon.kernel.rules import emit, tell, unveil
from ostracon.kernel.target import rule
from ostracon.kernel.vocabulary import Reasons, Vocabulary

PILES = (10, 15, 20)
MOST = 3


class Reason(Reasons):
    """Why an action is refused."""

    TOO_FEW_LEFT: int


class Event(Events):
    """What can happen."""

    TAKEN: int = event(PLAYER, ("count", "number"))
    SEEN: int = event(("number", "number"))


class Part(Vocabulary):
    """What is counted."""

    PEBBLES: int


class State(Record):
    """A pile, what each has taken, and a number that nobody knows."""

    pile: int = i8()  # option: 0 = 10, 1 = 15, 2 = 20 pebbles
    quick: int = i8()  # option
    left: int = i8()  # pebbles on the pile: 10
    taken: list[int] = i8(4)  # pebbles per player
    secret: int = i8()  # what `peek` shows


TAKE = verb("take", Arg("count", MOST))
TOSS = verb("toss")
PEEK = verb("peek")
HIDE = verb("hide", Arg("count", MOST))


@rule
def setup(s: State) -> None:
    """Pile up the pebbles."""
    s.left = PILES[s.pile]
    s.secret = below(s, 100)


@TAKE.may
@HIDE.may
def may_take(s: State, seat: int, count: int) -> int:
    """As many as there are (`count` is one less than the pebbles taken)."""
    return Reason.LEGAL if count < s.left else Reason.TOO_FEW_LEFT


@TAKE.do
@HIDE.do
def take(s: State, seat: int, count: int) -> None:
    """Take pebbles and pass the turn on; the last one ends the game."""
    emit(s, Event.TAKEN, seat, count + 1, 0)
    s.left -= count + 1
    s.taken[seat] += count + 1
    if s.left > 0:
        pass_turn(s)
    else:
        declare_over(s)


@TOSS.do
def toss(s: State, seat: int) -> None:
    """Let a die say how many, for everybody to see."""
    take(s, seat, throw(s, seat, min(MOST, s.left)) - 1)


@PEEK.do
def peek(s: State, seat: int) -> None:
    """A look keeps the turn."""
    unveil(s)
    tell(s, seat, Event.SEEN, s.secret, 0, 0)


@rule
def redeal(s: State, seat: int) -> None:
    """Another secret."""
    s.secret = below(s, 100)


@rule
def score(s: State, seat: int, part: int) -> int:
    """Pebbles taken."""
    return s.taken[seat]


def invariants(s: State) -> None:
    """No pebble is lost."""
    assert s.left + sum(s.taken) == PILES[s.pile]


GAME = Game(
    package=__name__,
    title="Pebbles",
    rules_version=3,
    players=(2, 3),
    options=(Option("pile", PILES, 10), Option("quick", (False, True), False)),
    state=State,
    verbs=(TAKE, TOSS, PEEK, HIDE),
    reasons=Reason,
    events=Event,
    parts=Part,
    setup=setup,
    redeal=redeal,
    score=score,
    invariants=invariants,
    refuse=lambda players, options: (
        "three players need 15 pebbles or more" if players == 3 and options["pile"] == 10 else None
    ),
    hides_action=lambda s, action, seat: action >= HIDE.first,
)
