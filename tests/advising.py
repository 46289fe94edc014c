"""An adviser for tests: plain random play-outs of a few redealt positions, without native code."""

from __future__ import annotations

import random

from ostracon.bots import Perspective
from ostracon.bots.search import Advice, Choice

GAMES = 2  # play-outs per action
STEPS = 60  # actions of a play-out


class Playouts:
    """Judges every legal action by a few games played on at random; counts how often it is asked."""

    asked = 0

    def consider(self, perspective: Perspective, seed: int) -> Advice:
        """The legal actions by how often the seat is ahead afterwards."""
        type(self).asked += 1
        game, seat, dice = perspective.game, perspective.seat, random.Random(seed)
        choices = []
        for action in perspective.legal:
            ahead = 0.0
            for number in range(GAMES):
                s = perspective.redealt(seed + number)
                game.apply(s, action)
                for _ in range(STEPS):
                    if game.actor(s) < 0:
                        break
                    game.legal(s)
                    game.apply(s, dice.choice(s.legal_actions()))
                ahead += game.standing(s, seat) == 1
            choices.append(Choice(action, GAMES, ahead / GAMES))
        choices.sort(key=lambda choice: (-choice.chance, choice.action))
        return Advice(tuple(choices), (), GAMES * len(choices))
