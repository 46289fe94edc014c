"""Ankh'or's positions for the tests of its board: some of each decision from random games."""

from __future__ import annotations

import random
from functools import cache

from ostracon.games.ankhor import GAME
from ostracon.games.ankhor import components as box
from ostracon.games.ankhor.buying import BUY
from ostracon.games.ankhor.laying import UPPER
from ostracon.games.ankhor.layout import State
from ostracon.games.ankhor.view import View
from ostracon.games.ankhor.vocabulary import Decision


@cache
def positions() -> tuple[View, ...]:
    """Some positions of each decision from every game, and the ends."""
    chosen = []
    for views in played():
        for decision in range(1, len(Decision)):
            of_it = [view for view in views if view.decision == decision]
            chosen += of_it[:: max(1, len(of_it) // 6)]
        chosen += views[-2:]
        chosen += [view for view in views if view.seat != view.actor][::4]
    return tuple(chosen)


@cache
def played() -> tuple[list[View], ...]:
    """The positions of a random game for every player count, of builders and of others."""
    settings = [(players, builder) for builder in (True, False) for players in box.PLAYER_COUNTS]
    return tuple(random_views(players, seed, builder) for seed, (players, builder) in enumerate(settings))


def random_views(players: int, seed: int, builder: bool) -> list[View]:
    """Every position of a random game, as the one who decides sees it, then as others see it."""
    dice = random.Random(seed)
    layout = box.LAYOUT_IDS[seed % len(box.LAYOUT_IDS)]
    s = GAME.deal(players, {"price_layout": layout, "relocate_may_split_base": seed % 2 == 0}, seed)
    views = []
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        views.append(GAME.view(s, GAME.actor(s)))
        if len(views) % 40 == 0:
            views.append(GAME.view(s, -1))
            views.append(GAME.view(s, (GAME.actor(s) + 1) % players))
        GAME.apply(s, choose(s, dice, builder))
    return [*views, GAME.view(s, 0), GAME.view(s, -1)]


def choose(s: State, dice: random.Random, builder: bool) -> int:
    """A random action; a builder buys when he can and builds upwards."""
    legal = s.legal_actions()
    if builder:
        for verb in (UPPER, BUY):
            wanted = [action for action in legal if GAME.actions.verb_of(action) is verb]
            if wanted:
                return dice.choice(wanted)
    return dice.choice(legal)
