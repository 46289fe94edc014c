"""Events: what happened, as kind and numbers; the words are made per reader from the game's texts.

>>> class Event(Events):
...     SAIL: int = event(PLAYER, ("ship", "ordinal"), ("site", "site"))
...     ROUND: int = event(("round", "number"), weight="round")
>>> kinds(Event)[Event.SAIL]
EventKind('sail', ('player', 'seat'), ('ship', 'ordinal'), ('site', 'site'))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ostracon.kernel.vocabulary import Vocabulary

PLAYER = ("player", "seat")


class EventKind:
    """A kind of event: its name and what its numbers mean.

    Up to three pairs (name, family). The family says how a number reads: "seat" (a player's name), "number",
    "ordinal" (counted from 1 for people), or one of the game's label families ("site", "card", "part").
    """

    def __init__(self, name: str, *arguments: tuple[str, str], weight: str = "event") -> None:
        if len(arguments) > 3:
            raise ValueError(f"event {name} has more than three numbers")
        self.name = name
        self.arguments = arguments
        # How the log shows it: "event" (what somebody did), "gain" and "points" (added up over a turn), "detail" (only
        # when the turn is unfolded), "turn" and "round" (open a player's turn, a chapter), "hidden" (not at all).
        self.weight = weight

    def __repr__(self) -> str:
        return f"EventKind({', '.join(map(repr, (self.name, *self.arguments)))})"


def event(*arguments: tuple[str, str], weight: str = "event") -> Any:
    """Declares a kind of event in a vocabulary: what its numbers mean, and how the log shows it."""
    return EventKind("", *arguments, weight=weight)


class Events(Vocabulary):
    """What every game's events begin with."""

    THROWN: int = event(PLAYER, ("number", "number"))  # a die, for everybody to see


def kinds(events: type[Vocabulary]) -> tuple[EventKind, ...]:
    """The kinds of a vocabulary of events by their numbers; one that is only annotated has no numbers."""
    return tuple(
        EventKind(name, *(value.arguments if value else ()), weight=value.weight if value else "event")
        for name, value in zip(events.names, events.values, strict=True)
    )


class Told(NamedTuple):
    """One event as it was told."""

    seat: int  # who may know it; -1 everyone
    kind: int
    a: int
    b: int
    c: int


class Event(msgspec.Struct, frozen=True):
    """An event as a reader gets it."""

    ply: int  # number of actions played before the one that caused it; 0 for the deal
    name: str
    arguments: dict[str, int]


def event_of(kinds: Sequence[EventKind], ply: int, told: Told) -> Event:
    """An event with its name and the names of its numbers."""
    kind = kinds[told.kind]
    values = (told.a, told.b, told.c)
    return Event(ply, kind.name, {name: v for (name, _), v in zip(kind.arguments, values, strict=False)})
