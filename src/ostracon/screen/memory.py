"""What was drawn before is not drawn again.

A drawing function is called with a view that notes everything that is read of it. Its result serves as long as all
that still holds, and serves every seat whose view holds the same: so it never tells one seat what only another may know.
A function must depend on nothing but its arguments.

So seats that see the same hold the very same results, and what is made of them needs to be made only once: ``once``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import is_not
from typing import Any, NamedTuple, Protocol, TypeVar, cast

import msgspec
from msgspec.structs import astuple

from ostracon.kernel.view import View

R = TypeVar("R")
FRESH = -2  # in place of a seat: what was made first in a step
_BY_VALUE = frozenset({int, str})  # not bool: True is equal to 1, and is another thing to tell
Key = tuple[Any, ...]  # a function and its arguments after the view


# A part of a view: the name of a field; of a tuple the name, a place, and an attribute if a Struct lies there (None: all of it;
# a place None: the whole tuple, which differs as soon as anything in it does).
Path = str | tuple[str, int | None, str | None]


class Result:
    """What was made, and what was read of the view for it."""

    __slots__ = ("_asked", "_paths", "fields", "reads", "value")

    def __init__(self, reads: Reads, value: Any) -> None:
        self.reads, self.value = reads, value
        self.fields = frozenset((*reads.plain, *reads.inside))
        self._asked = 0
        self._paths: frozenset[Path] | None = None

    def alike_for(self, one: Look, other: Look) -> bool:
        """Whether it reads nothing in which two views of the same step differ."""
        return self.fields.isdisjoint(one.apart) and self.fields.isdisjoint(other.apart)

    def untouched(self, changed: frozenset[Path]) -> bool:
        """Whether it surely reads nothing of what has changed. Of what is asked for again and again it pays to know the
        paths.
        """
        if self._paths is None:
            self._asked += 1
            if self._asked <= PATIENCE:
                return False
            self._paths = frozenset(self.reads.paths())
        return self._paths.isdisjoint(changed)


class Differing(NamedTuple):
    """In what two views differ."""

    fields: frozenset[str]
    paths: frozenset[Path]


PATIENCE = 1  # looks into what was read, before its paths are listed
NOTHING = Differing(frozenset(), frozenset())


class Look:
    """A view that a seat has: in which parts it differs from the one that the seat had before, and from the first view of
    the same step.
    """

    __slots__ = ("apart", "before", "changed", "first", "seat", "values", "view")

    def __init__(self, view: View, before: Look | None, first: Look | None, known: Compared) -> None:
        self.view, self.seat, self.values = view, view.seat, astuple(cast(Any, view))
        self.before, self.first = before, first or self
        self.changed, self.apart = NOTHING, NOTHING.fields
        if before:
            other = list(self._other(before))
            paths = [path for one in other for path in _compared(known, *one)]
            self.changed = Differing(frozenset([name for name, _, _ in other]), frozenset(paths))
        if first:
            self.apart = frozenset([name for name, _, _ in self._other(first)])

    def _other(self, look: Look) -> Iterator[tuple[str, Any, Any]]:
        """The fields that another look has otherwise, with what it has and what this one has."""
        for name, old, new in zip(self.view.__struct_fields__, look.values, self.values, strict=True):
            if new is not old and new != old:
                yield name, old, new

    def close(self) -> None:
        """The next look has come: what was before need not be known any more."""
        self.before = None


# What was found to differ in a field, by its name and what was compared: most seats have the same before and after a step.
Compared = dict[tuple[str, int, int], tuple[Any, Any, tuple[Path, ...]]]


def _compared(known: Compared, name: str, old: Any, new: Any) -> tuple[Path, ...]:
    key = (name, id(old), id(new))
    if key not in known:
        known[key] = old, new, tuple(_differing(name, old, new))  # with what must live as long
    return known[key][2]


def _differing(name: str, old: Any, new: Any) -> Iterator[Path]:
    """What differs in a field."""
    if type(new) is not tuple or len(new) != len(old):
        yield name
        return
    yield name, None, None
    for place, (was, now) in enumerate(zip(old, new, strict=True)):
        if now is not was and now != was:
            yield name, place, None
            if isinstance(now, msgspec.Struct):
                for attribute in now.__struct_fields__:
                    if getattr(now, attribute) != getattr(was, attribute):
                        yield name, place, attribute


class Good:
    """A result, and the latest look for which it was good."""

    __slots__ = ("result", "when")

    def __init__(self, when: Look, result: Result) -> None:
        self.when, self.result = when, result


class Group:
    """What several functions made for one seat, the look for which all of it was good, and who of them read what."""

    __slots__ = ("keys", "readers", "results", "values", "when")

    def __init__(self, keys: tuple[Key, ...], results: list[Result], when: Look) -> None:
        self.keys, self.results, self.when = keys, results, when
        self.values = tuple([result.value for result in results])
        self.readers: dict[str, int] = {}  # by field, a bit for each function
        for place, result in enumerate(results):
            self._note(place, result)

    def _note(self, place: int, result: Result) -> None:
        for field in result.fields:
            self.readers[field] = self.readers.get(field, 0) | 1 << place

    def stale(self, changed: Differing) -> list[int]:
        """The places of functions that may have read something of what has changed."""
        left, found = 0, []
        for field in changed.fields:
            left |= self.readers.get(field, 0)
        while left:
            place = left.bit_length() - 1
            left ^= 1 << place
            if not self.results[place].untouched(changed.paths):
                found.append(place)
        return found

    def put(self, results: Mapping[int, Result]) -> None:
        """Some was made anew."""
        values = list(self.values)
        for place, result in results.items():
            if result is not self.results[place]:
                # Who has read a field once is asked whenever it changes: that costs little, and bits are never taken back.
                self._note(place, result)
                self.results[place], values[place] = result, result.value
        if any(map(is_not, values, self.values)):
            self.values = tuple(values)


class Memory:
    """What the drawing functions of one table made lately."""

    def __init__(self) -> None:
        self._kept: dict[Key, dict[int, Good]] = {}  # by seat
        self._groups: dict[tuple[int, int], Group] = {}  # by the id of their keys, and seat
        self._compared: Compared = {}  # in this step
        self._looks: dict[int, Look] = {}  # the latest of each seat
        self._first: Look | None = None  # of this step
        self._step: dict[tuple[object, ...], tuple[object, Any]] = {}  # what ``once`` made in this step
        self._step_before: dict[tuple[object, ...], tuple[object, Any]] = {}  # and in the one before

    def made(self, make: Callable[..., R], view: View, *arguments: object) -> R:
        """``make(view, *arguments)``, made anew only if something that it read of the view has changed."""
        look, key = self._look(view), (make, *arguments)
        known = self._kept.get(key, {}).get(look.seat)
        made: R = (known.result if known and known.when is look else self._made(key, look)).value
        return made

    def all_made(self, view: View, keys: tuple[Key, ...]) -> tuple[Any, ...]:
        """The same for many functions with their arguments, which must be the very same tuple from step to step; so is
        what they made, if nothing had to be made anew.
        """
        look = self._look(view)
        group = self._groups.get((id(keys), look.seat))
        if group is None or group.when not in (look, look.before):
            group = Group(keys, [self._made(key, look) for key in keys], look)
            self._groups[id(keys), look.seat] = group
        elif group.when is not look:
            stale = group.stale(look.changed)
            if stale:
                group.put({place: self._again(group, place, look) for place in stale})
            group.when = look
        return group.values

    def _again(self, group: Group, place: int, look: Look) -> Result:
        """What a function makes of a group, after something that it reads has changed."""
        key = group.keys[place]
        known = self._kept[key][look.seat]
        if known.result is group.results[place]:
            known.when = group.when
        return self._made(key, look)

    def _made(self, key: Key, look: Look) -> Result:
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = {}
        result = _holding(kept, look)
        if result is None:
            reads = Reads()
            make, *arguments = key
            result = Result(reads, make(Watched(look.view, reads), *arguments))
        kept[look.seat] = Good(look, result)
        if FRESH not in kept or kept[FRESH].when.first is not look.first:
            kept[FRESH] = Good(look, result)
        return result

    def _look(self, view: View) -> Look:
        before = self._looks.get(view.seat)
        if before and before.view is view:
            return before
        look = self._looks[view.seat] = Look(view, before, self._first, self._compared)
        if before:
            before.close()
        self._first = look.first
        return look

    def once(self, make: Callable[..., R], *arguments: object) -> R:
        """``make(*arguments)``, made once for the very same arguments from step to step. Those are told apart by what
        they are, not by what they are equal to, but for numbers and words.
        """
        key = (make, *[one if type(one) in _BY_VALUE else id(one) for one in arguments])
        known = self._step.get(key) or self._step_before.get(key)
        if known is None:
            # The arguments live as long as their result, so no other thing has their id.
            known = (arguments, make(*arguments))
        self._step[key] = known
        return known[1]

    def step(self) -> None:
        """The table takes a step: what was not asked for since the one before is forgotten."""
        self._step, self._step_before, self._first = {}, self._step, None
        self._compared = {}


def _holding(kept: dict[int, Good], look: Look) -> Result | None:
    """What was made for this seat or another, if it would be the same now."""
    tried: list[Result] = []
    for seat in (FRESH, look.seat, *kept):
        if seat not in kept:
            continue
        when, result = kept[seat].when, kept[seat].result
        # What reads who looks serves no other.
        if result in tried or (when.seat != look.seat and "seat" in result.fields):
            continue
        tried.append(result)
        if (when.first is look.first and result.alike_for(when, look)) or result.reads.hold(look.view):
            return result
    return None


class AllMade(Protocol):
    """``Memory.all_made``, or ``all_anew``."""

    def __call__(self, view: Any, keys: tuple[Key, ...], /) -> tuple[Any, ...]: ...


class Once(Protocol):
    """``Memory.once``, or ``anew``."""

    def __call__(self, make: Callable[..., R], /, *arguments: object) -> R: ...


def anew(make: Callable[..., R], *arguments: object) -> R:
    """Like ``Memory.once`` without a memory."""
    return make(*arguments)


def all_anew(view: View, keys: tuple[Key, ...]) -> tuple[Any, ...]:
    """Like ``Memory.all_made`` without a memory."""
    return tuple([make(view, *arguments) for make, *arguments in keys])


class Reads:
    """What was read of a Struct or of a tuple: attributes or places, with their values then."""

    __slots__ = ("inside", "length", "plain", "whole")

    def __init__(self, length: int = -1) -> None:
        self.length = length  # of a tuple; -1 for a Struct
        self.whole = False  # all of it was looked at: nothing of it may change
        self.plain: dict[Any, object] = {}  # what has no parts: quickly compared, so that comes first
        self.inside: dict[Any, tuple[object, Reads]] = {}

    def hold(self, value: Any) -> bool:
        """Whether the same would be read of another value, which is not equal to what was read."""
        if self.whole or (self.length >= 0 and len(value) != self.length):
            return False
        is_struct = self.length < 0
        for name, seen in self.plain.items():
            if (getattr(value, name) if is_struct else value[name]) != seen:
                return False
        for name, (before, deeper) in self.inside.items():
            now = getattr(value, name) if is_struct else value[name]
            if now is not before and now != before and not deeper.hold(now):
                return False
        return True

    def paths(self) -> Iterator[Path]:
        """What was read of a view."""
        yield from self.plain
        for name, (_, reads) in self.inside.items():
            yield name
            if reads.whole or reads.length < 0:
                yield name, None, None
                continue
            for place in reads.plain:
                yield name, place % reads.length, None
            for place, (_, deeper) in reads.inside.items():
                if deeper.whole or deeper.length >= 0:
                    yield name, place % reads.length, None
                else:
                    for attribute in (*deeper.plain, *deeper.inside):
                        yield name, place % reads.length, attribute


class Watched:
    """A Struct that notes which of its attributes are read."""

    def __init__(self, value: object, reads: Reads) -> None:
        self._value, self._reads = value, reads

    def __getattr__(self, name: str) -> object:
        shown = _noted(self._reads, name, getattr(self._value, name))
        setattr(self, name, shown)  # asked for once
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


class WatchedTuple:
    """A tuple of numbers or words that notes which of them are read one by one, or that it was read as a whole."""

    def __init__(self, value: tuple[Any, ...], reads: Reads) -> None:
        self._value, self._reads = value, reads
        self._shown: dict[int, object] = {}  # tuples in it

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return self._whole()[place]
        value = self._value[place]
        if type(value) is not tuple:
            self._reads.plain[place] = value
            return value
        if place not in self._shown:
            self._shown[place] = _noted(self._reads, place, value)
        return self._shown[place]

    def __len__(self) -> int:
        return len(self._value)

    def _whole(self) -> tuple[Any, ...]:
        self._reads.whole = True
        return self._value

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __contains__(self, item: object) -> bool:
        return item in self._whole()

    def __add__(self, other: Any) -> tuple[Any, ...]:
        return (*self._whole(), *other)

    def __radd__(self, other: Any) -> tuple[Any, ...]:
        return (*other, *self._whole())

    def __eq__(self, other: object) -> bool:
        return self._whole() == (other._whole() if isinstance(other, WatchedTuple) else other)

    def __hash__(self) -> int:
        return hash(self._whole())

    def index(self, item: object) -> int:
        """The first place of an item."""
        return self._whole().index(item)

    def count(self, item: object) -> int:
        """How often an item is there."""
        return self._whole().count(item)


def whole(value: R) -> R:
    """A value that was read of a view, by itself: all of it counts as read, and looking into it is quick."""
    if isinstance(value, (Watched, WatchedSequence, WatchedTuple)):
        value._reads.whole = True
        return cast(R, value._value)
    return value


def _noted(reads: Reads, name: str | int, value: Any) -> object:
    """A value that is read, watched in turn where it has parts."""
    kind = type(value)
    if kind is int or kind is str or kind is bool:
        reads.plain[name] = value
        return value
    if kind is tuple and value:
        deeper = Reads(len(value))
        reads.inside[name] = value, deeper
        return (WatchedSequence if isinstance(value[0], msgspec.Struct) else WatchedTuple)(value, deeper)
    if isinstance(value, msgspec.Struct):
        deeper = Reads()
        reads.inside[name] = value, deeper
        return Watched(value, deeper)
    reads.plain[name] = value
    return value
