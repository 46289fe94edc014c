"""How a game lists what its Nile cards do: kept cards with what they are worth to a bot, then the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from ostracon.kernel.components import expect


class Kept(NamedTuple):
    """A card that stays in front of the player who took it."""

    kind: str  # "permanent", or "anytime" for one use
    worth: int  # for bots, in hundredths of a point: a permanent for each round that it can serve


def permanent(worth: int) -> Any:
    """An effect that lasts."""
    return Kept("permanent", worth)


def one_use(worth: int) -> Any:
    """An effect that costs the card."""
    return Kept("anytime", worth)


def kept(values: Sequence[Kept | None], kind: str = "") -> int:
    """How many effects belong to kept cards, or to those of one kind."""
    return sum(value is not None and kind in ("", value.kind) for value in values)


def cards_of(effects: Sequence[int], count: int) -> tuple[tuple[int, ...], ...]:
    """The cards with each of the first `count` effects, from the effect of each card; padded with -1."""
    cards = [[card for card, effect in enumerate(effects) if effect == number] for number in range(count)]
    most = max(map(len, cards))
    return tuple((*found, *[-1] * (most - len(found))) for found in cards)


class Card(Protocol):
    """What a card does and with which figures."""

    @property
    def effect(self) -> str: ...
    @property
    def params(self) -> Struct: ...


def common(cards: Sequence[Card], effect: str, name: str) -> int:
    """A figure that all cards of an effect share; 0 stands for a missing one."""
    found = {int(getattr(card.params, name)) for card in cards if card.effect == effect}
    fits = len(found) == 1 and 0 not in found
    expect(fits, f"the cards with effect {effect} need one common {name}, not {sorted(found)}")
    return found.pop()
