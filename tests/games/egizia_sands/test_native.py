"""Native code plays the same games."""

from __future__ import annotations

import pytest

from ostracon.conformance import Plan, check_native
from ostracon.games.egizia_sands import GAME


@pytest.mark.slow
def test_native_code_agrees_bit_for_bit() -> None:
    """A hundred seeds for each player count."""
    assert check_native(GAME, Plan(native_games=100)) == 300
