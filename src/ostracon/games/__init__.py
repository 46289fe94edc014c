"""The five games, a package each. Called, it names every installed game, ours and other people's: ``ostracon.games()``."""

from __future__ import annotations

import sys
import types

from ostracon.kernel.game import games


class _Games(types.ModuleType):
    """A package that can be called, since the public function has its name."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Games
