"""Which steps cannot be taken back, and before which a player is asked."""

from __future__ import annotations

from ostracon.kernel.layout import Record


def is_final(before: Record, after: Record) -> bool:
    """Whether a step reveals something or lets dice fall: undo does not go back behind it."""
    return after.unveiled != before.unveiled or after.dice != before.dice


def asks_first(before: Record, after: Record) -> bool:
    """Whether a final step deserves a question. Dice that a player throws for everybody to see do not: they fall
    whatever is chosen.
    """
    if after.unveiled != before.unveiled:
        return True
    return after.dice != before.dice and after.thrown == before.thrown
