"""Steps that cannot be taken back."""

from __future__ import annotations

import pytest
from pebbles import GAME as PEBBLES

from ostracon.kernel.finality import asks_first, is_final


@pytest.mark.parametrize(
    ("action", "final", "asks"), [("take 1", False, False), ("toss", True, False), ("peek", True, True)]
)
def test_a_throw_for_everybody_to_see_ends_undo_and_asks_nothing(
    action: str, final: bool, asks: bool
) -> None:
    before = PEBBLES.deal(2, seed=1)
    after = before.copy()
    PEBBLES.apply(after, PEBBLES.actions.parse(action))
    assert (is_final(before, after), asks_first(before, after)) == (final, asks)


def test_a_deal_that_nobody_sees_is_asked_about() -> None:
    before = PEBBLES.deal(2, seed=1)
    after = before.copy()
    PEBBLES.redeal(after, 0)
    assert is_final(before, after) and asks_first(before, after)
