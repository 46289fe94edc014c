"""RLCard: random play of card games through its environments, from Python."""

from __future__ import annotations

import random
from functools import partial

import rlcard
from clock import best_rate, report

GAMES = {"doudizhu": 3, "gin-rummy": 2, "mahjong": 4, "no-limit-holdem": 2, "uno": 2}


def play(env: rlcard.envs.Env) -> int:
    """One random game; the number of actions."""
    state, _ = env.reset()
    actions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        actions += 1
    return actions


def measured(name: str) -> float:
    """The rate of an environment."""
    env = rlcard.make(name, config={"seed": 1})
    return best_rate(lambda: play(env))


for name, players in GAMES.items():
    report("random", name, players, "env.step loop in Python", partial(measured, name))
