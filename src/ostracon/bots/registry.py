"""Bots by name: "random", "greedy", "search", or "search:5000" with a budget in iterations, "search:800ms" in
milliseconds.
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
    """The names of all bots."""
    return sorted(_MAKERS)


def bot(name: str) -> Bot:
    """A bot by name and budget."""
    kind, _, budget = name.partition(":")
    if kind not in _MAKERS or (budget and kind != "search"):
        raise UnknownBot(
            f"unknown bot {name!r}; choose from {', '.join(bots())} (search takes a budget: search:5000, search:800ms)"
        )
    return _MAKERS[kind](budget)
