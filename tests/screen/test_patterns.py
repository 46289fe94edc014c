"""Texts that are put together quickly are what the library makes of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime.resolver import BaseResolver, VariableReference

from ostracon.kernel.game import game, games
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES, MissingText

GIVEN: list[object] = [
    0,
    1,
    2,
    3,
    5,
    11,
    21,
    100,
    999,
    1000,
    1_000_000,
    "Ada",
    "",
    "one",
    "other",
    "own",
    True,
]


def variables(node: object) -> Iterator[str]:
    """The variables that a pattern names."""
    if isinstance(node, VariableReference):
        yield node.id.name
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, BaseResolver) else ()
    for part in parts:
        yield from variables(part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_text_of_a_game_is_as_the_library_makes_it(name: str, language: str) -> None:
    say = game_texts(game(name), language)
    compared = 0
    for key in say._bundle._messages:
        named = sorted(set(variables(say._bundle.get_message(key).value)))
        for turn in range(len(GIVEN) if named else 1):
            values = {one: GIVEN[(turn + 5 * place) % len(GIVEN)] for place, one in enumerate(named)}
            try:
                expected = say._formatted(key, values)
            except MissingText:
                continue
            assert say._format(key, tuple(values.items())) == expected, (key, values)
            compared += say._quick[key] is not None
    assert compared > 1000
