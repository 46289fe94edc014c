"""Positions of Shifting Sands for the tests of its board: every decision, from many random games."""

from __future__ import annotations

from functools import cache

from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands.view import View
from ostracon.games.egizia_sands.vocabulary import Decision

from ..nile import bold_positions

SHY = ("pass", "withdraw", "keep_none", "take_point", "end_turn", "no_sale")


@cache
def positions() -> tuple[View, ...]:
    """Positions with every decision."""
    return bold_positions(GAME, len(Decision), SHY, lambda seed: {})
