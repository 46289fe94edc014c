"""Players made of code. A bot gets a ``Perspective`` and never the true state.

>>> from ostracon.kernel.match import Match
>>> match = Match.new("imhotep", 2, seed=1)
>>> bot("greedy").decide(perspective(match), 1) in match.legal()
True
"""

from __future__ import annotations

from ostracon.bots.perspective import Perspective, perspective
from ostracon.bots.registry import LEVELS, Bot, bot, bots

__all__ = ["LEVELS", "Bot", "Perspective", "bot", "bots", "perspective"]
