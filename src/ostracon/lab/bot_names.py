"""The bots of a tournament by name: ours, and anybody's as ``module:Class``."""

from __future__ import annotations

import importlib
import sys

from ostracon.bots import Bot, bot, bots
from ostracon.bots.registry import UnknownBot
from ostracon.kernel.game import Game


def load_bot(name: str, game: Game | None = None) -> Bot:
    """A fresh bot for a game: one of ours ("greedy", "search:500"), or what a class or function of your own makes
    ("my_bots:Cautious", found in the working folder or installed).

    >>> load_bot("search:500").name
    'search:500'
    """
    return _external_bot(name) if is_external(name) else bot(name, game)


def spec_of(name: str, game: Game | None = None) -> str:
    """The spec that a name stands for in a game: two names of the same bot have the same.

    >>> spec_of("my_bots:Cautious"), spec_of("search:500")
    ('my_bots:Cautious', 'search:500')
    """
    return name if is_external(name) else bot(name, game).name


def is_external(name: str) -> bool:
    """Whether a name stands for somebody else's bot."""
    module, colon, maker = name.partition(":")
    named = maker.isidentifier() and all(part.isidentifier() for part in module.split("."))
    return bool(colon) and named and module not in bots()


def _external_bot(name: str) -> Bot:
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
