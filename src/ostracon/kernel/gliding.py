"""Which piece went where: identities for pieces that look alike.

A view has no names for forty equal stones, so ``board.py`` numbers them by where they lie, and a number may
name another stone in the next scene. ``follow`` renames them so that as few as possible move: a stone that
stays keeps its id, and what left one place takes its id to the place that was filled.
"""

from __future__ import annotations

import msgspec

from ostracon.kernel.scene import Piece, Scene

FAMILIES = ("stone-",)  # ids "stone-<seat>-<number>": alike when all but the number agree


def follow(before: Scene | None, after: Scene, families: tuple[str, ...] = FAMILIES) -> Scene:
    """The scene ``after`` with the ids that its pieces had in ``before``.

    A family's pieces come in the board's own order, the supply last: what appears is new in the supply, and
    what disappears goes from it.
    """
    if before is None:
        return after
    names: dict[str, str] = {}
    for family in sorted({_family(piece.id) for piece in after.pieces if piece.id.startswith(families)}):
        names.update(_rename(family, _members(before, family), _members(after, family)))
    pieces = tuple(
        msgspec.structs.replace(piece, id=names[piece.id]) if piece.id in names else piece
        for piece in after.pieces
    )
    return msgspec.structs.replace(after, pieces=pieces)


def _family(piece: str) -> str:
    return piece.rpartition("-")[0]


def _members(scene: Scene, family: str) -> list[Piece]:
    return [piece for piece in scene.pieces if _family(piece.id) == family]


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
