"""What lies in front of a player in both games: crews and stores, and cards piled up.

Texts have the same keys in both games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

import msgspec

from ostracon.games._nile.pieces import crew_label
from ostracon.games._nile.views import Player
from ostracon.kernel.scene import Card, Good
from ostracon.kernel.texts import Say


class Limits(Protocol):
    """How much a player can have: the components of a game."""

    STRENGTH_LIMIT: int
    STONE_LIMIT: int
    SHIPS_EACH: int


def goods(
    player: Player,
    crews: Sequence[str],
    colours: Sequence[str],
    watered: Sequence[int],
    flood: int,
    limits: Limits,
    say: Say,
) -> Iterator[Good]:
    """Crews, grain with the fields it comes from, stones, quarries, ships. ``watered``: the field colours, 1 if so."""
    for crew, name in enumerate(crews):
        symbol = f"crew-{name}" if player.ready[crew] else f"crew-{name}-used"
        words = say(f"crew-{name}")
        tip = crew_label(player, crew, words, say)
        yield Good(symbol, player.strength[crew], words, limits.STRENGTH_LIMIT, tip=tip)
    fields = "\n".join(
        say(f"fields-{colours[colour]}{'' if watered[colour] else '-dry'}", grain=grain)
        for colour, grain in enumerate(player.grain)
        if grain
    )
    yield Good("wheat", player.harvest[flood], say("good-grain"), player.need, tip=fields)
    stones_tip = say("good-stones-tip", count=player.quarry)
    yield Good("block", player.stones, say("good-stones"), limits.STONE_LIMIT, tip=stones_tip)
    yield Good("quarry", player.quarry, say("good-quarry"), tip=say("good-quarry-tip"))
    ships, tone = f"nile-ship-{player.seat}", f"seat-{player.seat}"
    yield Good(ships, player.ships, say("good-ships"), limits.SHIPS_EACH, tone)


def piled(cards: Iterable[Card]) -> Iterable[Card]:
    """Equal cards on one pile: those with the same id, or without one the same name."""
    piles: dict[str, Card] = {}
    for card in cards:
        identity = card.id or card.label
        before = piles.get(identity)
        piles[identity] = msgspec.structs.replace(card, count=before.count + 1) if before else card
    return piles.values()
