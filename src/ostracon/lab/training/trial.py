"""How well a network plays without any search, against another bot, while it learns: games with two players in lockstep."""

from __future__ import annotations

import numpy as np

from ostracon.bots import Perspective
from ostracon.kernel.game import Game
from ostracon.lab.batch import vector
from ostracon.lab.bot_names import load_bot
from ostracon.lab.ladder import ladder_options
from ostracon.lab.training.model import NEVER, Model

MOST_STEPS = 2000


def win_share(model: Model, game: Game, against: str, games: int, first_deal: int = 0) -> float:
    """The share of wins of the likeliest actions against a bot; each deal is played from both seats. In a game without
    rivals, the share of games won by the network alone.
    """
    players = 2 if 2 in game.players else min(game.players)
    options = ladder_options(game, players)
    env = vector(game, games, players, options, first_deal, threads=1, restart=False)
    env.reset(first_deal + np.arange(games) // 2)
    bot, seats = load_bot(against, game), np.arange(games) % 2
    for step in range(MOST_STEPS):
        open_games = env.actor >= 0
        if not open_games.any():
            break
        with model.torch.no_grad():
            policy, _ = model.outputs(model.given(env.rows))
        masks = model.torch.as_tensor(np.array(env.mask), device=model.device)
        actions = policy.masked_fill(~masks, NEVER).argmax(dim=1).cpu().numpy()
        for i in np.flatnonzero(open_games & (env.actor != seats)):
            if env.mask[i].sum() > 1:
                actions[i] = bot.decide(
                    Perspective(game, env.position(int(i)), int(env.actor[i]), step), step
                )
        env.step(actions)
    results = env.returns[np.arange(games), seats]
    return float(np.mean((results > 0) + 0.5 * (results == 0)))
