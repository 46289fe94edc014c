"""The names under which Gymnasium finds our games: ``gymnasium.make("ostracon/Imhotep-v0")``.

Gymnasium looks for no plug-ins: whoever imports Ostracon after Gymnasium has the names, and whoever imports this module; so
``gymnasium.make("ostracon.lab.gymnasium_names:ostracon/Imhotep-v0")`` works anywhere, in worker processes too.
"""

from __future__ import annotations

from gymnasium.envs.registration import register as announce
from gymnasium.envs.registration import registry

from ostracon.kernel.game import games


def name_of(game: str) -> str:
    """The name of a game in Gymnasium.

    >>> name_of("terra_pyramides")
    'ostracon/TerraPyramides-v0'
    """
    return "ostracon/" + "".join(word.capitalize() for word in game.split("_")) + "-v0"


def register() -> None:
    """Tell Gymnasium of all installed games."""
    for game in games():
        if name_of(game) not in registry:
            announce(
                id=name_of(game),
                entry_point="ostracon.lab.gymnasium_env:Table",
                vector_entry_point="ostracon.lab.gymnasium_env:tables",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register()
