"""What a game's box says of itself: its authors, and how long it takes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from ostracon.kernel.game import Game


class Box(NamedTuple):
    """The facts of a box, as far as the game's data file has them."""

    authors: tuple[str, ...] = ()
    minutes: tuple[int, int] | None = None


@cache
def box_of(game: Game) -> Box:
    """The facts of a game's box."""
    facts: dict[str, Any] = {}
    for table in tables(game.components.raw):
        for key in ("designer", "designers", "minutes"):
            if key in table:
                facts.setdefault(key.removesuffix("s"), table[key])
    authors, minutes = facts.get("designer", []), facts.get("minute")
    return Box(
        (authors,) if isinstance(authors, str) else tuple(authors),
        (minutes, minutes) if isinstance(minutes, int) else tuple(minutes) if minutes else None,
    )


def tables(raw: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The first tables of a data file, where it speaks of the game itself."""
    for name in ("game", "meta"):
        for found in (raw.get(name), (raw.get(name) or {}).get("published") if name in raw else None):
            if isinstance(found, Mapping):
                yield found
