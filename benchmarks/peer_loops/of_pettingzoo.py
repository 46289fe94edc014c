"""PettingZoo: random play of classic games through the AEC interface, masks and observations included."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from clock import best_rate, report

GAMES = {"chess": "chess_v6", "connect four": "connect_four_v3", "go 19x19": "go_v5", "hanabi": "hanabi_v5"}
dice = np.random.default_rng(1)


def play(env: Any) -> int:
    """One random game; the number of actions."""
    env.reset(seed=int(dice.integers(1 << 30)))
    actions = 0
    for agent in env.agent_iter():
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            actions += 1
    return actions


def measured(module: str) -> float:
    """The rate of an environment."""
    env = import_module(f"pettingzoo.classic.{module}").env()
    return best_rate(lambda: play(env))


for name, module in GAMES.items():
    report("random", name, 2, "AEC loop in Python", partial(measured, module))
