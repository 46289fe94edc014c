"""What changed from one scene to the next, so that browsers need not get the whole again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import msgspec

from ostracon.screen.memory import Memory, anew
from ostracon.screen.scene import NOT_SENT, Panel, Piece, Scene, Spot, sendable_spot

BY_ID = {
    "pieces": "id",
    "spots": "id",
    "panels": "seat",
}  # of these only the parts that differ are told, by name
DEFAULTS = dict(
    zip(Scene.__struct_fields__[-len(Scene.__struct_defaults__) :], Scene.__struct_defaults__, strict=True)
)
SENT = [name for name in Scene.__struct_fields__ if name not in NOT_SENT]

_encoder = msgspec.json.Encoder()


class Edits(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a list becomes another: what is gone or put somewhere leaves it, what is put comes in at its place, the lowest
    first. Where what stays is in another order, `order` names everything in the new one.
    """

    gone: list[str | int] = []
    put: list[tuple[int, Piece | Spot | Panel]] = []
    order: list[str | int] = []


def changes(before: Scene, after: Scene, memory: Memory | None = None) -> dict[str, msgspec.Raw | None]:
    """The fields of a scene that differ from those of another, as JSON; None for one that is as if it were not there."""
    once = memory.once if memory else anew
    found: dict[str, msgspec.Raw | None] = {}
    for name in SENT:
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if new == DEFAULTS.get(name):
            found[name] = None
        elif name in BY_ID:
            found[name] = once(_edits_json, old, new, BY_ID[name])
        else:
            found[name] = once(_json, new)
    return found


def _json(value: object) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))


def _edits_json(before: Sequence[Any], after: Sequence[Any], naming: str) -> msgspec.Raw:
    return _json(edits(before, after, naming))


def edits(before: Sequence[Any], after: Sequence[Any], naming: str) -> Edits:
    """How one list of parts becomes another; what is named alike in both is the same part."""
    if len(before) == len(after):
        other = compress(range(len(after)), map(is_not, before, after))
        put = [place for place in other if before[place] != after[place]]
        if all(getattr(before[place], naming) == getattr(after[place], naming) for place in put):
            return Edits(put=[(place, _sendable(after[place])) for place in put])
    start = _in_common(before, after)  # what both begin and end with need not be looked at
    end = _in_common(before[:start:-1], after[:start:-1])
    inside = _edits(before[start : len(before) - end], after[start : len(after) - end], naming, start)
    return _edits(before, after, naming) if inside.order else inside


def _in_common(before: Sequence[Any], after: Sequence[Any]) -> int:
    """With how many of the very same parts two lists begin."""
    least = min(len(before), len(after))
    return next(compress(range(least), map(is_not, before, after)), least)


def _edits(before: Sequence[Any], after: Sequence[Any], naming: str, start: int = 0) -> Edits:
    name = attrgetter(naming)
    names, old = list(map(name, after)), dict(zip(map(name, before), before, strict=True))
    put = [
        place
        for place, part in enumerate(after)
        if (known := old.get(names[place])) is not part and known != part
    ]
    order, gone = [], []
    if list(old) != names:
        new, fresh = set(names), {names[place] for place in put}
        gone = [each for each in old if each not in new]
        staying = [each for each in old if each in new and each not in fresh]
        order = names if staying != [each for each in names if each not in fresh] else []
    return Edits(gone, [(start + place, _sendable(after[place])) for place in put], order)


def changed(before: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """The next scene as JSON, from the one before and what changed: what browsers do."""
    after = before | {name: value for name, value in found.items() if name not in BY_ID}
    for name in BY_ID:
        if found.get(name) is not None:
            after[name] = _edited(before.get(name, []), **found[name])
    return {name: value for name, value in after.items() if found.get(name, value) is not None}


def _edited(
    parts: list[Any], gone: Sequence[Any] = (), put: Sequence[Any] = (), order: Sequence[Any] = ()
) -> Any:
    fresh = {_key(part): part for _, part in put}
    kept = [part for part in parts if _key(part) not in gone and _key(part) not in fresh]
    if order:
        known = fresh | {_key(part): part for part in kept}
        return [known[name] for name in order]
    for place, part in put:
        kept.insert(place, part)
    return kept


def _key(part: dict[str, Any]) -> Any:
    return part.get("id", part.get("seat"))


def _sendable(part: Piece | Spot | Panel) -> Piece | Spot | Panel:
    return sendable_spot(part) if isinstance(part, Spot) else part
