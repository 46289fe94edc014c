"""Parts of scenes that are made once for all tables.

A scene's parts are never changed, and most of them follow from few numbers: which tile lies on which cell. A function
that makes such a part from plain values and the ``unnamed`` texts of a language is marked ``@shared``. Then what has not
changed is the very same thing from step to step and from seat to seat, and is neither compared nor sent again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

KEPT = 1024  # results of one function, the latest used

P = ParamSpec("P")
R = TypeVar("R")


def shared(make: Callable[P, R]) -> Callable[P, R]:
    """The same function, which keeps what it has made. Its arguments must be plain values: no view, nothing of one that
    is watched (``memory.whole``).
    """
    return cast(Callable[P, R], lru_cache(maxsize=KEPT)(make))
