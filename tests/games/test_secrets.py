"""Who knows what others do not (RULES 7 of each game): where that is nobody, a shared screen is not covered."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from ostracon.conformance import random_game, settings_of
from ostracon.games.imhotep.vocabulary import Decision
from ostracon.kernel.game import game


def nobody(s: Any, seat: int) -> bool:
    """Ankh'or: everything lies open but what nobody knows."""
    return False


def looks_at_a_pair(s: Any, seat: int) -> bool:
    """Imhotep: only who has turned over the face-down cards of the market, until one is chosen."""
    return bool(s.decision == Decision.MARKET_KEEP and s.decider == seat)


def holds_sphinx_cards(s: Any, seat: int) -> bool:
    """Both Egizias: everybody has Sphinx cards from the start."""
    return True


OPEN_STEPS = 100  # of each game in which everything lies open: they are long, and there is nothing to come


@pytest.mark.parametrize(
    ("name", "knows", "met"),
    [
        ("ankhor", nobody, {False}),
        ("imhotep", looks_at_a_pair, {False, True}),
        ("egizia", holds_sphinx_cards, {True}),
        ("egizia_sands", holds_sphinx_cards, {True}),
    ],
)
def test_who_has_secrets(name: str, knows: Callable[[Any, int], bool], met: set[bool]) -> None:
    one = game(name)
    found = set()
    steps = None if True in met else OPEN_STEPS
    for index, setting in enumerate(settings_of(one, 4)):
        for s, action in islice(random_game(one, setting, index), steps):
            if action >= 0:
                for seat in range(setting.players):
                    assert one.has_secrets(s, seat) == knows(s, seat), (setting, seat)
                    found.add(knows(s, seat))
    assert found == met
