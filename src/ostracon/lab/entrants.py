"""Who may enter a tournament: our bots by name, and anybody's as ``module:Class``."""

from __future__ import annotations

import importlib
import sys

from ostracon.bots import Bot, bot, bots
from ostracon.bots.registry import UnknownBot
from ostracon.kernel.game import Game


def entrant(name: str, game: Game | None = None) -> Bot:
    """A fresh bot for a game: one of ours ("greedy", "search:500"), or what a class or function of your own makes
    ("my_bots:Cautious", found in the working folder or installed).

    >>> entrant("search:500").name
    'search:500'
    """
    return _made(name) if is_foreign(name) else bot(name, game)


def identity(name: str, game: Game | None = None) -> str:
    """What a name stands for in a game: two names of the same bot have the same identity.

    >>> identity("my_bots:Cautious"), identity("search:500")
    ('my_bots:Cautious', 'search:500')
    """
    return name if is_foreign(name) else bot(name, game).name


def is_foreign(name: str) -> bool:
    """Whether a name stands for somebody else's bot."""
    module, colon, maker = name.partition(":")
    named = maker.isidentifier() and all(part.isidentifier() for part in module.split("."))
    return bool(colon) and named and module not in bots()


def _made(name: str) -> Bot:
    module, _, maker = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        made: Bot = getattr(importlib.import_module(module), maker)()
    except Exception as error:  # it is somebody else's code: anything may happen
        raise UnknownBot(f"bot {name} cannot be made: {type(error).__name__}: {error}") from None
    if not callable(getattr(made, "decide", None)):
        raise UnknownBot(f"bot {name} cannot play: it has no decide(perspective, seed)")
    return made
