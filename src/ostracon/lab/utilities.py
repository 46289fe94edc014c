"""What a result is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence


def utilities(ranks: Sequence[int], team: bool = False) -> tuple[float, ...]:
    """How many a seat has beaten less how many have beaten it, as a share of the others; a team wins or loses together.

    >>> utilities((1, 3, 2)), utilities((1, 1, 3))
    ((1.0, -1.0, 0.0), (0.5, 0.5, -1.0))
    >>> utilities((2, 2), team=True)
    (-1.0, -1.0)
    """
    if team or len(ranks) == 1:
        return tuple(1.0 if rank == 1 else -1.0 for rank in ranks)
    others = len(ranks) - 1
    return tuple(sum((rank < other) - (rank > other) for other in ranks) / others for rank in ranks)
