"""Bots by name: the five levels from "apprentice" to "vizier", "random", "greedy" and "search"; "search:5000"
has a budget in iterations, "search:800ms" one in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ostracon.bots.greedy import Greedy, Random
from ostracon.bots.perspective import Perspective
from ostracon.bots.search import Search
from ostracon.kernel.errors import OstraconError


class UnknownBot(OstraconError):
    """No bot of that name, or an impossible budget."""


class Bot(Protocol):
    """Something that decides."""

    name: str

    def decide(self, perspective: Perspective, seed: int) -> int:
        """One of the perspective's legal actions; the same for the same perspective and seed (with a
        budget in iterations).
        """
        ...


# What players choose from, from weak to strong.
LEVELS = {
    "apprentice": "random",
    "scribe": "greedy",
    "mason": "search:500",
    "architect": "search:3000",
    "vizier": "search:1500ms",
}

_MAKERS: dict[str, Callable[[str], Bot]] = {
    "random": lambda budget: Random(),
    "greedy": lambda budget: Greedy(),
    "search": lambda budget: _search(budget),
}


def _search(budget: str) -> Bot:
    if not budget:
        return Search(iterations=2000)
    number = budget.removesuffix("ms")
    if not number.isdigit() or not 0 < int(number) <= 10_000_000:
        raise UnknownBot(
            f"search budget {budget!r} is not possible; give iterations (search:5000) or milliseconds (search:800ms)"
        )
    return Search(milliseconds=int(number)) if budget.endswith("ms") else Search(iterations=int(number))


def bots() -> list[str]:
    """The names of all bots, the levels last and from weak to strong."""
    return [*sorted(_MAKERS), *LEVELS]


def bot(name: str) -> Bot:
    """A bot by name and budget."""
    kind, _, budget = LEVELS.get(name, name).partition(":")
    if kind not in _MAKERS or (budget and kind != "search"):
        raise UnknownBot(
            f"unknown bot {name!r}; choose from {', '.join(bots())} (search takes a budget: search:5000, search:800ms)"
        )
    return _MAKERS[kind](budget)
