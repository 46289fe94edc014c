"""The fields that both Egizias have under the same names. Each game declares them with its own sizes and comments."""

from __future__ import annotations

from ostracon.kernel.layout import Record


class State(Record):
    """A position on the Nile, as far as the shared rules look at it."""

    decision: int  # the open decision, 0 none
    turn_order: list[int]  # seats by turn tile
    cursor: int  # place in an order that is being handled
    strength: list[list[int]]  # crews per player
    stones: list[int]  # supply per player
    points: list[list[int]]  # per player and category
    track: list[int]  # score per player
    stamp: list[int]  # arrival on the score space: smaller came earlier and stands in front
    arrivals: int  # stamps given so far
    score_order: list[int]  # seats from the most advanced on, when a scoring began
