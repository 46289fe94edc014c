"""What lies in front of a player in both games: crews and stores, cards piled up, warnings; and the score sheet.

Texts have the same keys in both games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

import msgspec

from ostracon.games._nile.pieces import crew_words
from ostracon.games._nile.previews import stones_to_build
from ostracon.games._nile.views import Phases, Player, View, is_seated
from ostracon.screen.elements import shared
from ostracon.screen.memory import whole
from ostracon.screen.scene import Card, Good, Row
from ostracon.screen.texts import Say, key, unnamed


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
    own: bool,
    say: Say,
) -> Iterator[Good]:
    """Crews (one's own can be chosen), grain with the fields it comes from, stones, quarries, ships. ``watered``: the
    field colours, 1 if so.
    """
    who, plain = say(f"seat-{player.seat}"), unnamed(say)
    for crew, name in enumerate(crews):
        identity = f"crew-{crew}" if own else ""
        ready, strength = player.ready[crew], player.strength[crew]
        yield crew_good(who, name, ready, strength, limits.STRENGTH_LIMIT, identity, plain)
    tip = field_lines(whole(player.grain), tuple(colours), tuple(watered), plain)
    yield grain_good(player.harvest[flood], player.need, tip, plain)
    yield stones_good(player.stones, limits.STONE_LIMIT, player.quarry, plain)
    yield quarry_good(player.quarry, plain)
    yield ships_good(player.seat, player.ships, limits.SHIPS_EACH, plain)


@shared
def crew_good(
    player: str, crew: str, ready: bool, strength: int, limit: int, identity: str, say: Say
) -> Good:
    words = say(f"crew-{crew}")
    tip = crew_words(player, words, ready, strength, say)
    return Good(
        f"crew-{crew}" if ready else f"crew-{crew}-used", strength, words, limit, tip=tip, id=identity
    )


@shared
def field_lines(grain: tuple[int, ...], colours: tuple[str, ...], watered: tuple[int, ...], say: Say) -> str:
    """What the fields of each colour bear, line by line."""
    return "\n".join(
        say(f"fields-{colours[colour]}{'' if watered[colour] else '-dry'}", grain=amount)
        for colour, amount in enumerate(grain)
        if amount
    )


@shared
def grain_good(harvest: int, need: int, tip: str, say: Say) -> Good:
    return Good("wheat", harvest, say("good-grain"), need, tip=tip)


@shared
def stones_good(stones: int, limit: int, quarry: int, say: Say) -> Good:
    return Good("block", stones, say("good-stones"), limit, tip=say("good-stones-tip", count=quarry))


@shared
def quarry_good(quarry: int, say: Say) -> Good:
    return Good("quarry", quarry, say("good-quarry"), tip=say("good-quarry-tip"))


@shared
def ships_good(seat: int, ships: int, limit: int, say: Say) -> Good:
    return Good(f"nile-ship-{seat}", ships, say("good-ships"), limit, f"seat-{seat}")


def piled(cards: Iterable[Card]) -> Iterable[Card]:
    """Equal cards on one pile: those with the same id, or without one the same name."""
    piles: dict[str, Card] = {}
    for card in cards:
        identity = card.id or card.label
        before = piles.get(identity)
        piles[identity] = msgspec.structs.replace(card, count=before.count + 1) if before else card
    return piles.values()


def field_words(
    words: tuple[str, str], colour: str, improved: bool, watered: bool, say: Say
) -> tuple[str, str]:
    """Name and tip of a field card: which colour improvers have given it, and whether it is watered now."""
    name, tip = words
    if improved:
        name = say("field-improved", field=name, colour=say(f"colour-{colour}"))
    return name, tip + "\n" + say("field-watered" if watered else "field-dry")


def warnings(view: View[Player], player: Player, phases: Phases, say: Say) -> Iterator[str]:
    """Hunger, stones of the next production that find no room, and who has passed."""
    if view.phase <= phases.feeding and player.missing:
        own = "-own" if player.seat == view.seat else ""
        yield say(f"note-hungry{own}", missing=player.missing, points=player.hunger)
    if view.phase < phases.stones and player.production < player.quarry:
        yield say("note-overflow", count=player.quarry - player.production)
    if view.phase == phases.ships and player.passed:
        yield say("note-passed")


def score_sheet(view: View[Player], parts: Sequence[str], final: Sequence[str], say: Say) -> Iterator[Row]:
    """Points by category with what the final scoring would add now; ``final``: known only when the game is over."""
    for index, part in enumerate(parts):
        points = tuple(player.parts[index] + player.forecast[index] for player in view.tables)
        yield Row(say(f"part-{key(part)}"), points, view.over or part not in final)


def reach_words(view: View[Player], phases: Phases, say: Say) -> Iterator[str]:
    """Before the building: force and stones that the one who looks will build with."""
    if is_seated(view) and view.phase < phases.building:
        player = view.tables[view.seat]
        stones = stones_to_build(view, player, phases)
        yield say("status-reach", force=max(player.reach, default=0), stones=stones)
