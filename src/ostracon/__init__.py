"""Ostracon: five board games of the Nile, to play in the browser and to study at full speed.

Importing the package is cheap: its public names are looked up when first used, and native code is compiled
when first asked for.

>>> import ostracon
>>> match = ostracon.play("imhotep", "greedy", "random", seed=1)
>>> match.over, len(match.scores())
(True, 2)
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ostracon.bots import Bot, Perspective, bot, perspective, play
    from ostracon.kernel.errors import (
        BadCall,
        BadComponents,
        BadDeal,
        BadNotation,
        BadPlayerCount,
        BadRecord,
        BadSeat,
        BadSeed,
        BrokenGame,
        IllegalAction,
        NativeUnavailable,
        NothingToUndo,
        OstraconError,
        RefusedOptions,
        UnknownGame,
        UnknownOption,
    )
    from ostracon.kernel.game import Game, game, games
    from ostracon.kernel.match import Match
    from ostracon.kernel.native import Native, native
    from ostracon.kernel.record import load, load_file, replay, verify
    from ostracon.kernel.schema import schema
    from ostracon.lab.batch import BadBatch, Batch, IllegalInBatch, vector
    from ostracon.lab.environments import gym, gym_vector, openspiel, pettingzoo

__all__ = [
    "BadBatch",
    "BadCall",
    "BadComponents",
    "BadDeal",
    "BadNotation",
    "BadPlayerCount",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "Batch",
    "Bot",
    "BrokenGame",
    "Game",
    "IllegalAction",
    "IllegalInBatch",
    "Match",
    "Native",
    "NativeUnavailable",
    "NothingToUndo",
    "OstraconError",
    "Perspective",
    "RefusedOptions",
    "UnknownGame",
    "UnknownOption",
    "__version__",
    "bot",
    "game",
    "games",
    "gym",
    "gym_vector",
    "load",
    "load_file",
    "native",
    "openspiel",
    "perspective",
    "pettingzoo",
    "play",
    "replay",
    "schema",
    "vector",
    "verify",
]

# The modules that define the public names, asked in this order.
_HOMES = (
    "bots",
    "kernel.game",
    "kernel.match",
    "kernel.record",
    "kernel.schema",
    "kernel.native",
    "kernel.errors",
    "lab.batch",
    "lab.environments",
)


def __getattr__(name: str) -> object:
    """Fetch a public name from the module that defines it, and keep it."""
    if name == "__version__":
        globals()[name] = import_module("importlib.metadata").version("ostracon")
        return globals()[name]
    if name == "games":  # the package of our games, which answers a call like the function
        return import_module("ostracon.games")
    if name in __all__:
        for home in _HOMES:
            module = import_module(f"ostracon.{home}")
            if hasattr(module, name):
                globals()[name] = getattr(module, name)
                return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


if sys.modules.get("gymnasium"):  # it asks nobody for names: whoever has it gets ours
    import_module("ostracon.lab.gymnasium_names")
