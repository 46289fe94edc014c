"""Bots at the table: they think outside the lock, and a bot that fails or takes too long plays a legal
fallback.
"""

from __future__ import annotations

import logging
import operator
import threading
import zlib
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from ostracon.bots import Perspective, bot
from ostracon.bots.greedy import Greedy
from ostracon.bots.search import Search
from ostracon.kernel.match import Match
from ostracon.table.table import ACT, Command, Table

PATIENCE = 10.0  # seconds after which a bot's decision is made for it

log = logging.getLogger("ostracon")

T = TypeVar("T")


class Failed(Exception):
    """The work raised something."""


class TooSlow(Exception):
    """The work did not end in time."""


_overdue: dict[str, threading.Thread] = {}  # threads that did not end in time, by whom they think for


def within(patience: float, owner: str, work: Callable[[], T]) -> T:
    """The result of some work, done on a thread of its own; Failed or TooSlow if there is none.

    A thread cannot be stopped. While one is overdue its owner gets no other: whoever always hangs costs
    one thread and one wait, not one each time.
    """
    for name in [name for name, thread in list(_overdue.items()) if not thread.is_alive()]:
        _overdue.pop(name, None)
    if owner in _overdue:
        raise TooSlow(f"{owner} has not come back from the time before")
    results: list[T] = []
    faults: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as fault:  # whatever it does wrong, the table goes on
            faults.append(fault)

    thread = threading.Thread(target=run, daemon=True, name=owner)
    thread.start()
    thread.join(patience)
    if faults:
        log.debug("%s failed", owner, exc_info=faults[0])
        raise Failed(f"{owner}: {faults[0]!r}") from faults[0]
    if not results:
        _overdue[owner] = thread
        raise TooSlow(f"{owner} took longer than {patience:g} s")
    return results[0]


class Task(NamedTuple):
    """Everything a bot needs to decide, taken from the table under its lock."""

    seat: int
    revision: int  # the journal's latest entry
    perspective: Perspective
    bot: str
    seed: int
    owner: str  # who thinks, for `within`
    withheld: frozenset[int] = frozenset()  # legal actions that a person would have to want: bots do not ask
    seconds: float = 0.0  # a search ends after so long, whatever its level; 0: when it is done


def thinking_seed(match: Match, ply: int) -> int:
    """A seed for thinking about a position, made of what everybody may know."""
    return seed_of(match.commitment, ply)


def seed_of(commitment: str, ply: int) -> int:
    """The same for who knows only a match's commitment."""
    return zlib.crc32(f"{commitment} {ply}".encode())


def task(table: Table) -> Task | None:
    """What the bot that must decide now is asked; None if no bot must."""
    seat = table.bot_to_act()
    if seat < 0:
        return None
    match, name = table.match, table.seats[seat].bot
    seed = thinking_seed(match, match.ply)
    perspective = Perspective(match.game, match.position(), seat, seed)
    return Task(
        seat,
        table.revision,
        perspective,
        name,
        seed,
        f"bot {name!r} in seat {seat} of {match.commitment[:12]}",
        frozenset(action for action in match.legal() if table.must_want(action) >= 0),
    )


def think(asked: Task, patience: float = PATIENCE) -> Command:
    """What the bot plays, or what the table plays for it. Never raises and never takes much longer than
    `patience`: the table must go on.
    """
    note = ""
    try:
        action = within(patience, asked.owner, lambda: choose(asked))
    except (Failed, TooSlow) as fault:
        log.warning("%s; a legal action is played for it", fault)
        legal = [action for action in asked.perspective.legal if action not in asked.withheld]
        action = legal[asked.seed % len(legal)]
        note = "bot-failed" if isinstance(fault, Failed) else "bot-too-slow"
    return Command(kind=ACT, seat=asked.seat, revision=asked.revision, action=action, sure=True, note=note)


def choose(asked: Task) -> int:
    """The bot's own decision; raises if the bot is unknown or fails, or if what it wants is not legal."""
    thinker = bot(asked.bot, asked.perspective.game)
    if asked.seconds and isinstance(thinker, Search):
        thinker = thinker.within(asked.seconds)
    wanted = operator.index(thinker.decide(asked.perspective, asked.seed))
    if wanted not in asked.perspective.legal:
        raise ValueError(f"it wants to play {wanted}, which is not legal")
    if wanted not in asked.withheld:
        return wanted
    values = Greedy().evaluate_actions(asked.perspective, asked.seed)
    return max(values.keys() - asked.withheld, key=lambda action: (values[action], action))
