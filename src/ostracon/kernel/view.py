"""What every game's view has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar, cast

from msgspec.structs import astuple, replace

from ostracon.kernel.rules import SPECTATOR


class View(Protocol):
    """A position as one seat sees it: what any game's view has, besides what is the game's own."""

    @property
    def __struct_fields__(self) -> tuple[str, ...]: ...  # a view is a msgspec Struct

    @property
    def seat(self) -> int: ...  # who looks; -1 spectator

    @property
    def players(self) -> int: ...

    @property
    def actor(self) -> int: ...  # who decides now; -1 when over

    @property
    def decision(self) -> int: ...  # what is decided

    @property
    def over(self) -> bool: ...

    @property
    def score(self) -> Sequence[int]: ...  # by seat

    @property
    def standing(self) -> Sequence[int]: ...  # by seat, 1 = first; meaningful when over

    @property
    def legal(self) -> Sequence[int]: ...  # action numbers, for the decider only


V = TypeVar("V", bound=View)


def seen(public: V, seat: int, private: Callable[[Any, int, V], Mapping[str, object]], s: object) -> V:
    """The view of a seat: what everybody may know, with the fields that differ for the seat (`private`)."""
    if seat == SPECTATOR:
        return public
    return cast(V, replace(cast(Any, public), seat=seat, **private(s, seat, public)))


def like_before(before: V, after: V) -> V:
    """A view in which whatever is equal to what was there before is the very same thing: so it is quickly compared."""
    values = zip(after.__struct_fields__, astuple(cast(Any, before)), astuple(cast(Any, after)), strict=True)
    same = {name: _like(old, new) for name, old, new in values if type(new) is tuple and new is not old}
    return cast(V, replace(cast(Any, after), **same))


def _like(old: tuple[object, ...], new: tuple[object, ...]) -> tuple[object, ...]:
    if old == new:
        return old
    return tuple([was if was == now else now for was, now in zip(old, new, strict=False)]) + new[len(old) :]
