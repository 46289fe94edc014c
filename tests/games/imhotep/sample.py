"""Imhotep's positions for the tests of its board: made ones with every decision, and some of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from ostracon.games.imhotep import GAME
from ostracon.games.imhotep.view import View
from ostracon.games.imhotep.vocabulary import Part

from .positions import make_view


def positions() -> list[View]:
    """Positions with all sides, stages, decisions and player counts."""
    return [*made(), *list(played())[::5]]


def made() -> Iterator[View]:
    """Every decision at four stages of the game, seen by different seats; and the end."""
    dice = random.Random(2016)
    for players in (2, 3, 4):
        for sides in ("AAAAA", "BBBBB", "ABABA", "BABAB"):
            for stage in (0.0, 0.3, 0.6, 1.0):
                for decision in range(1, 16):
                    if decision == 11 and (sides[1] == "A" or stage == 1.0):
                        continue
                    seat = dice.choice((0, 0, 0, 1, -1))
                    view = make_view(dice, players, sides, stage, decision, seat)
                    yield view if seat == view.actor else msgspec.structs.replace(view, legal=())
                end = make_view(dice, players, sides, stage, 0, 0, over=True, actor=-1)
                pyramids_alone = tuple((points, *(0,) * (len(Part) - 1)) for points in end.score)
                yield msgspec.structs.replace(end, parts=pyramids_alone)


def played() -> Iterator[View]:
    """Six random games."""
    settings = [(2, "AAAAA"), (2, "BBBBB"), (3, "BABAB"), (4, "AAAAA"), (4, "BBBBB"), (4, "ABABA")]
    for seed, (players, sides) in enumerate(settings):
        yield from random_views(players, sides, seed)


def random_views(players: int, sides: str, seed: int) -> Iterator[View]:
    """Every position of a random game, as the one who decides sees it."""
    dice = random.Random(seed)
    names = ("market", "pyramid", "temple", "burial_chamber", "obelisks")
    options = {f"side_{name}": side for name, side in zip(names, sides, strict=True)}
    s = GAME.deal(players, options | {"wrath_of_the_pharaoh": seed % 2 == 0}, seed)
    while (actor := GAME.actor(s)) >= 0:
        GAME.legal(s)
        view = GAME.view(s, actor)
        yield view
        GAME.apply(s, dice.choice(view.legal))
    yield GAME.view(s, 0)
    yield GAME.view(s, -1)
