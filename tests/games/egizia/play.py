"""Games of Egizia with more sense than chance: ships before passing, so that every part of the game comes up."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.games.egizia.building import DECLINE
from ostracon.games.egizia.feeding import GO_HUNGRY
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.ships import PASS

RELUCTANT = (
    PASS.first,
    DECLINE.first,
    GO_HUNGRY.first,
)  # taken only if nothing else is legal, or once in twelve times


def busy_game(players: int, seed: int, without_ten_percent: bool = False) -> Iterator[tuple[State, int]]:
    """Positions with the action played next in each; after the last, (position, -1)."""
    s = GAME.deal(players, {"remove_ten_percent_card": without_ten_percent}, seed)
    s.events = []
    dice = random.Random(seed)
    while GAME.actor(s) >= 0:
        GAME.legal(s)
        actions = s.legal_actions()
        eager = [action for action in actions if action not in RELUCTANT]
        action = dice.choice(eager if eager and dice.random() > 1 / 12 else actions)
        if action < box.PLACEMENTS:  # do not rush down the Nile
            ships = [place for place in eager if place < box.PLACEMENTS]
            action = min(dice.choices(ships, k=3), key=lambda place: box.POSITION[place])
        yield s, action
        GAME.apply(s, action)
    GAME.legal(s)
    yield s, -1
