"""Which piece went where: identities for pieces that look alike.

A view has no names for forty equal stones, so ``board.py`` numbers them by where they lie, and a number may
name another stone in the next scene. ``follow`` renames them so that as few as possible move: a stone that
stays keeps its id, and what left one place takes its id to the place that was filled.

Which pieces look alike, the scene says: ``Scene.alike`` holds how their ids begin. Such an id ends in a number,
``stone-<seat>-<number>``; pieces whose ids agree in all but the number are one family, which one drawing function draws.
"""

from __future__ import annotations

import operator
from itertools import chain
from sys import intern
from typing import TypeVar

import msgspec

from ostracon.screen.elements import shared
from ostracon.screen.memory import Memory, anew
from ostracon.screen.scene import Piece, Scene

Pieces = tuple[Piece, ...]
P = TypeVar("P")


def follow(before: Scene | None, after: Scene, memory: Memory | None = None) -> Scene:
    """The scene ``after`` with the ids that its pieces had in ``before``.

    A family's pieces come in the board's own order, the supply last: what appears is new in the supply, and
    what disappears goes from it.
    """
    if before is None:
        return after
    once = memory.once if memory else anew
    shown, drawn = (scene.layers or (scene.pieces,) for scene in (before, after))
    layers, ordered = list(drawn), list(before.ordered or shown)
    for index, (old, new) in enumerate(zip(shown, drawn, strict=True)):
        if new is not old:
            layers[index] = once(_followed, old, new, after.alike)
            if layers[index] is not old:
                ordered[index] = once(_in_order, layers[index], after.alike)
    pieces = once(joined, *ordered)
    return msgspec.structs.replace(after, layers=tuple(layers), ordered=tuple(ordered), pieces=pieces)


# The ids of the pieces of each layer, as they lie and as they are told; None for a layer in which no piece looks like another.
Names = tuple[tuple[tuple[str, ...], tuple[str, ...]] | None, ...]


def names_in(scene: Scene) -> Names:
    """What the pieces of a scene are called."""
    layers = scene.layers or (scene.pieces,)
    return tuple(
        (_ids(layer), _ids(told)) if _by_family(layer, scene.alike) else None
        for layer, told in zip(layers, scene.ordered or layers, strict=True)
    )


def with_names(scene: Scene, names: Names) -> Scene | None:
    """A scene of the same position that was drawn anew, its pieces called as before; None if they are others."""
    layers = list(scene.layers or (scene.pieces,))
    if len(layers) != len(names):
        return None
    ordered = list(layers)
    for index, known in enumerate(names):
        if known is None:
            continue
        lie, told = known
        if len(lie) != len(layers[index]):
            return None
        layers[index] = tuple(map(_named, layers[index], lie))
        called = {piece.id: piece for piece in layers[index]}
        ordered[index] = tuple([called[name] for name in told])
    pieces = joined(*ordered)
    return msgspec.structs.replace(scene, layers=tuple(layers), ordered=tuple(ordered), pieces=pieces)


def _ids(pieces: Pieces) -> tuple[str, ...]:
    return tuple([intern(piece.id) for piece in pieces])  # the same few names at all tables


def joined(*layers: tuple[P, ...]) -> tuple[P, ...]:
    """Layers as one."""
    return tuple(chain.from_iterable(layers))


def _followed(before: Pieces, after: Pieces, alike: tuple[str, ...]) -> Pieces:
    new = _by_family(after, alike)
    if not new:
        return after
    old = _by_family(before, alike)
    names: dict[str, str] = {}
    for family in sorted(new):
        names.update(_rename(family, old.get(family, []), new[family]))
    followed = tuple([_named(piece, names.get(piece.id, piece.id)) for piece in after])
    return before if len(before) == len(followed) and all(map(operator.is_, before, followed)) else followed


def _in_order(layer: Pieces, alike: tuple[str, ...]) -> Pieces:
    """Family by family, each by its numbers: so what stays is in the same order from step to step."""
    families = _by_family(layer, alike)
    if not families:
        return layer
    rest = [piece for piece in layer if not _family(piece.id, alike)]
    return (*rest, *(one for name in sorted(families) for one in sorted(families[name], key=_number)))


def _named(piece: Piece, name: str) -> Piece:
    return piece if name == piece.id else _renamed(piece, name)


@shared
def _renamed(piece: Piece, name: str) -> Piece:
    return msgspec.structs.replace(piece, id=name)


def _by_family(pieces: Pieces, alike: tuple[str, ...]) -> dict[str, list[Piece]]:
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        if family := _family(piece.id, alike):
            if family in found:
                found[family].append(piece)
            else:
                found[family] = [piece]
    return found


@shared
def _family(name: str, alike: tuple[str, ...]) -> str:
    """The family that a piece's id names; "" for none."""
    return name.rpartition("-")[0] if name.startswith(alike) else ""


def _number(piece: Piece) -> int:
    return int(piece.id.rpartition("-")[2])


def _rename(family: str, before: list[Piece], after: list[Piece]) -> dict[str, str]:
    common = min(len(before), len(after))
    old = {(piece.x, piece.y): piece.id for piece in before[:common]}
    names = {piece.id: old.pop((piece.x, piece.y)) for piece in after[:common] if (piece.x, piece.y) in old}
    left = iter(old.values())
    for piece in after[:common]:
        if piece.id not in names:
            names[piece.id] = next(left)
    used = {piece.id for piece in before}
    fresh = (name for number in range(len(before) + len(after)) if (name := f"{family}-{number}") not in used)
    for piece in after[common:]:
        names[piece.id] = next(fresh)
    return names
