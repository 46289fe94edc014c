"""What was drawn before is not drawn again.

A drawing function is called with a view that notes everything that is read of it. Its result serves as long as all
that still holds, and serves every seat whose view holds the same: so it never tells one seat what only another may know.
A function must depend on nothing but its arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

import msgspec

from ostracon.kernel.view import View

R = TypeVar("R")


class Memory:
    """What the drawing functions of one table made lately."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], dict[int, tuple[Reads, Any]]] = {}  # the latest by seat

    def made(self, make: Callable[..., R], view: View, *arguments: object) -> R:
        """``make(view, *arguments)``, made anew only if something that it read of the view has changed."""
        kept = self._kept.setdefault((make, *arguments), {})
        own = kept.get(view.seat)
        if own and own[0].hold(view):
            return own[1]  # type: ignore[no-any-return]  # results of one key are of one type
        tried = own
        for other in list(kept.values()):
            if other is not tried and other is not own and other[0].hold(view):
                kept[view.seat] = other
                return other[1]  # type: ignore[no-any-return]
            tried = other
        reads = Reads()
        result = make(Watched(view, reads), *arguments)
        kept[view.seat] = reads, result
        return result


class Made(Protocol):
    """``Memory.made``, or ``anew``."""

    def __call__(self, make: Callable[..., R], view: Any, /, *arguments: object) -> R: ...


def anew(make: Callable[..., R], view: object, *arguments: object) -> R:
    """Like ``Memory.made`` without a memory."""
    return make(view, *arguments)


class Reads:
    """What was read of a Struct or of a tuple of Structs: attributes or places, with their values then."""

    __slots__ = ("inside", "length", "plain", "whole")

    def __init__(self, length: int = -1) -> None:
        self.length = length  # of a tuple; -1 for a Struct
        self.whole = False  # all of it was looked at: nothing of it may change
        self.plain: dict[Any, object] = {}  # what has no parts: quickly compared, so that comes first
        self.inside: dict[Any, tuple[object, Reads]] = {}

    def hold(self, value: Any) -> bool:
        """Whether the same would be read of another value."""
        if self.whole or (self.length >= 0 and len(value) != self.length):
            return False
        for name, seen in self.plain.items():
            if getattr(value, name) != seen:
                return False
        for name, (before, deeper) in self.inside.items():
            now = getattr(value, name) if self.length < 0 else value[name]
            if now is not before and now != before and not deeper.hold(now):
                return False
        return True


class Watched:
    """A Struct that notes which of its attributes are read."""

    def __init__(self, value: object, reads: Reads) -> None:
        self._value, self._reads = value, reads

    def __getattr__(self, name: str) -> object:
        shown = self.__dict__[name] = _noted(self._reads, name, getattr(self._value, name))
        return shown

    def __eq__(self, other: object) -> bool:
        self._reads.whole = True
        return self._value == (other._value if isinstance(other, Watched) else other)

    def __hash__(self) -> int:
        self._reads.whole = True
        return hash(self._value)


class WatchedSequence:
    """A tuple of Structs that notes what is read of each."""

    def __init__(self, value: tuple[msgspec.Struct, ...], reads: Reads) -> None:
        self._value, self._reads = value, reads
        self._shown: dict[int, object] = {}

    def __len__(self) -> int:
        return len(self._value)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return tuple(self[each] for each in range(*place.indices(len(self._value))))
        if place not in self._shown:
            self._shown[place] = _noted(self._reads, place, self._value[place])
        return self._shown[place]

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(len(self._value)))


def _noted(reads: Reads, name: str | int, value: Any) -> object:
    """A value that is read, watched in turn where it has parts."""
    if isinstance(value, msgspec.Struct):
        deeper = Reads()
        reads.inside[name] = value, deeper
        return Watched(value, deeper)
    if isinstance(value, tuple) and value and isinstance(value[0], msgspec.Struct):
        deeper = Reads(len(value))
        reads.inside[name] = value, deeper
        return WatchedSequence(value, deeper)
    reads.plain[name] = value
    return value
