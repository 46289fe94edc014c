"""Egizia's positions for the tests of its board: every decision, from many random games."""

from __future__ import annotations

from functools import cache

from ostracon.games.egizia import GAME
from ostracon.games.egizia.view import View
from ostracon.games.egizia.vocabulary import Decision

from ..nile import bold_positions

SHY = ("pass", "decline", "keep_none", "leave_cards")


@cache
def positions() -> tuple[View, ...]:
    """Positions with every decision."""
    return bold_positions(GAME, len(Decision), SHY, lambda seed: {"remove_ten_percent_card": seed % 2 == 1})
