"""Catanatron: random games of four players, and its Monte Carlo tree search."""

from __future__ import annotations

from importlib.util import find_spec

from catanatron import Color, Game, RandomPlayer
from clock import best_rate, report

SIMULATIONS = 10


def players() -> list[RandomPlayer]:
    """Four who play at random."""
    return [RandomPlayer(colour) for colour in Color]


def play() -> int:
    """One random game; the number of actions."""
    game = Game(players())
    game.play()
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def search() -> float:
    """Simulations per second of its search in the first decision of a game, full playouts."""
    if find_spec("catanatron.players.mcts") is None:
        raise LookupError("this version of the package has no Monte Carlo tree search")
    from catanatron.players.mcts import MCTSPlayer

    game = Game(players())
    given = MCTSPlayer.Params(SIMULATIONS) if hasattr(MCTSPlayer, "Params") else SIMULATIONS
    bot = MCTSPlayer(game.state.current_color(), given)
    choices = getattr(game, "playable_actions", None) or game.state.playable_actions

    def run() -> int:
        bot.decide(game, choices)
        return SIMULATIONS

    return best_rate(run)


report("random", "Catan", 4, "Game.play in Python", lambda: best_rate(play))
report("search", "Catan", 4, "MCTS in Python, full playouts", search)
