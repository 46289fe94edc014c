"""Terra Pyramides' positions for the tests of its board: random games of every version and mission."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

from ostracon.games.terra_pyramides import GAME
from ostracon.games.terra_pyramides.building import BUILD, COLOUR
from ostracon.games.terra_pyramides.placing import PLACE, SITE
from ostracon.games.terra_pyramides.rows import ROW, SUPPLY
from ostracon.games.terra_pyramides.view import View
from ostracon.games.terra_pyramides.workers import WORKER
from ostracon.kernel.game import Value

LIKED = (PLACE, SITE, ROW, SUPPLY, WORKER, BUILD, COLOUR)
SETTINGS: list[tuple[int, Mapping[str, Value]]] = [
    (2, {"version": 1}),
    (4, {"version": 1, "symbols": True, "face_up_piles": True}),
    (3, {"version": 1, "steps_rule": "free"}),
    (2, {"version": 2, "face_up_piles": True}),
    (3, {"version": 2, "symbols": True}),
    (4, {"version": 2}),
    (2, {"version": 3, "symbols": True}),
    (3, {"version": 3}),
    (4, {"version": 3, "face_up_piles": True, "steps_rule": "free"}),
    (1, {"mode": "cooperative", "mission": 1}),
    (2, {"mode": "cooperative", "mission": 2}),
    (3, {"mode": "cooperative", "mission": 3}),
    (4, {"mode": "cooperative", "mission": 3, "steps_rule": "free"}),
]


def positions() -> list[View]:
    """Now and then in every game, its beginning and its end."""
    return [view for views in played() for view in (*views[::13], *views[-2:])]


@cache
def played() -> tuple[list[View], ...]:
    """The positions of a random game for every setting."""
    return tuple(random_views(players, options, seed) for seed, (players, options) in enumerate(SETTINGS))


def random_views(players: int, options: Mapping[str, Value], seed: int) -> list[View]:
    """Every position of a random game that likes to build, as the one who decides sees it."""
    dice = random.Random(seed)
    s = GAME.deal(players, options, seed)
    views = []
    GAME.legal(s)
    while GAME.actor(s) >= 0:
        views.append(GAME.view(s, GAME.actor(s)))
        liked = [a for a in views[-1].legal if GAME.actions.verb_of(a) in LIKED]
        GAME.apply(s, dice.choice(liked if liked and dice.random() < 0.8 else views[-1].legal))
        GAME.legal(s)
        if dice.random() < 0.05:
            views.append(GAME.view(s, dice.choice((-1, *range(players)))))
    return [*views, GAME.view(s, 0), GAME.view(s, -1)]
