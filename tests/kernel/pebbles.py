"""Pebbles: a tiny game for the kernel's own tests. Players take 1 to 3 pebbles in turn; whoever takes the last one wins.

It has what a kernel must cope with: dice (`toss`), hidden information (`peek`), a secret action (`hide`) and options of every type. The file stands
alone, so that a test can also install it as somebody else's package.
"""

from __future__ import annotations

from pathlib import Path

from ostracon.kernel.actions import ActionTable, Arg, verb
from ostracon.kernel.components import Components
from ostracon.kernel.dice import below
from ostracon.kernel.events import EventKind, numbered
from ostracon.kernel.game import Game, Option, entries
from ostracon.kernel.layout import Record, i8
from ostracon.kernel.rules import allow, allow_run, clear_mask, emit, in_mask, tell, unveil
from ostracon.kernel.target import rule

ACTIONS = ActionTable(
    verb("take", Arg("count", 3)), verb("toss"), verb("peek"), verb("hide", Arg("count", 3))
)
TAKE, TOSS, PEEK, HIDE = (ACTIONS.first(name) for name in ("take", "toss", "peek", "hide"))

EVENTS = (
    EventKind("taken", ("player", "seat"), ("count", "number")),
    EventKind("seen", ("number", "number")),
)
E_TAKEN, E_SEEN = numbered(EVENTS)

PILES = (10, 15, 20)
MOST = 3


class State(Record, actions=ACTIONS.total):
    """A pile, what each has taken, and a number that nobody knows."""

    pile: int = i8()  # option: 0 = 10, 1 = 15, 2 = 20 pebbles
    quick: int = i8()  # option
    left: int = i8()  # pebbles on the pile: 10
    turn: int = i8()  # whose turn it is
    taken: list[int] = i8(4)  # pebbles per player
    secret: int = i8()  # what `peek` shows


@rule
def setup(s: State) -> None:
    """Pile up the pebbles."""
    s.left = PILES[s.pile]
    s.secret = below(s, 100)


@rule
def actor(s: State) -> int:
    """Whose turn it is; -1 when the pile is gone."""
    return s.turn if s.left > 0 else -1


@rule
def legal(s: State) -> None:
    """Up to three pebbles, a toss, a look."""
    clear_mask(s)
    if s.left > 0:
        bits = (1 << min(MOST, s.left)) - 1
        allow_run(s, TAKE, bits)
        allow_run(s, HIDE, bits)
        allow(s, TOSS)
        allow(s, PEEK)


@rule
def take(s: State, count: int) -> None:
    """Take pebbles and pass the turn on."""
    emit(s, E_TAKEN, s.turn, count, 0)
    s.left -= count
    s.taken[s.turn] += count
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0


@rule
def apply(s: State, action: int) -> None:
    """Take pebbles, or look; a look keeps the turn."""
    if action == PEEK:
        unveil(s)
        tell(s, s.turn, E_SEEN, s.secret, 0, 0)
    elif action == TOSS:
        take(s, 1 + below(s, min(MOST, s.left)))
    elif action < TOSS:
        take(s, 1 + action - TAKE)
    else:
        take(s, 1 + action - HIDE)


@rule
def why_not(s: State, action: int) -> int:
    """0 if legal."""
    return 0 if in_mask(s, action) else 1


@rule
def redeal(s: State, seat: int) -> None:
    """Another secret."""
    s.secret = below(s, 100)


@rule
def score(s: State, seat: int, part: int) -> int:
    """Pebbles taken."""
    return s.taken[seat]


@rule
def standing(s: State, seat: int) -> int:
    """First is who took most."""
    rank = 1
    for other in range(s.players):
        if s.taken[other] > s.taken[seat]:
            rank += 1
    return rank


def invariants(s: State) -> None:
    """No pebble is lost."""
    assert s.left + sum(s.taken) == PILES[s.pile]


GAME = Game(
    id="pebbles",
    title="Pebbles",
    rules_version=3,
    players=(2, 3),
    options=(Option("pile", PILES, 10), Option("quick", (False, True), False)),
    state=State,
    actions=ACTIONS,
    entries=entries(setup, actor, legal, apply, why_not, redeal, score, standing),
    parts=("pebbles",),
    reasons=("legal", "not-now"),
    events=EVENTS,
    labels={},
    components=Components({}, "0" * 16, Path(__file__), False),
    folder=Path(__file__).parent,
    invariants=invariants,
    refuse=lambda players, options: (
        "three players need 15 pebbles or more" if players == 3 and options["pile"] == 10 else None
    ),
    hides_action=lambda s, action, seat: action >= HIDE,
    package=__name__,
)
