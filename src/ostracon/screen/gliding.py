"""Which piece went where: identities for pieces that look alike.

A view has no names for forty equal stones, so ``board.py`` numbers them by where they lie, and a number may
name another stone in the next scene. ``follow`` renames them so that as few as possible move: a stone that
stays keeps its id, and what left one place takes its id to the place that was filled.

Which pieces look alike, the scene says: ``Scene.alike`` holds how their ids begin. Such an id ends in a number,
``stone-<seat>-<number>``; pieces whose ids agree in all but the number are one family.
"""

from __future__ import annotations

import msgspec

from ostracon.screen.scene import Piece, Scene


def follow(before: Scene | None, after: Scene) -> Scene:
    """The scene ``after`` with the ids that its pieces had in ``before``.

    A family's pieces come in the board's own order, the supply last: what appears is new in the supply, and
    what disappears goes from it.
    """
    if before is None:
        return after
    old, new = _by_family(before, after.alike), _by_family(after, after.alike)
    names: dict[str, str] = {}
    for family in sorted(new):
        names.update(_rename(family, old.get(family, []), new[family]))
    pieces = tuple(
        msgspec.structs.replace(piece, id=names[piece.id])
        if names.get(piece.id, piece.id) != piece.id
        else piece
        for piece in after.pieces
    )
    return msgspec.structs.replace(after, pieces=pieces)


def _by_family(scene: Scene, alike: tuple[str, ...]) -> dict[str, list[Piece]]:
    found: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.id.startswith(alike):
            found.setdefault(piece.id.rpartition("-")[0], []).append(piece)
    return found


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
