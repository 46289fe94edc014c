"""Events: what happened, as kind and numbers; the words are made per reader from the game's texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec


class EventKind:
    """A kind of event: its name and what its numbers mean.

    Up to three pairs (name, family). The family says how a number reads: "seat" (a player's name),
    "number", "ordinal"
    (counted from 1 for people), or one of the game's label families ("site", "card", "part").
    """

    def __init__(self, name: str, *arguments: tuple[str, str], weight: str = "event") -> None:
        if len(arguments) > 3:
            raise ValueError(f"event {name} has more than three numbers")
        self.name = name
        self.arguments = arguments
        # How the log shows it: "event", "points" (a gain), "turn" and "round" (open a player's turn, a chapter),
        # "hidden" (not at all).
        self.weight = weight

    def __repr__(self) -> str:
        return f"EventKind({', '.join(map(repr, (self.name, *self.arguments)))})"


def numbered(kinds: tuple[EventKind, ...], after: tuple[EventKind, ...] = ()) -> Iterable[int]:
    """The numbers of event kinds, in order, for naming them; `after` stand before them in the game's table."""
    return range(len(after), len(after) + len(kinds))


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
