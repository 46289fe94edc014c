"""OpenSpiel: random play in its C++ loops and from Python, and its searches. Actions of players are counted; chance events,
of which each dealt card is one, are told beside them.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel
from clock import best_rate, report

GAMES = ("backgammon", "chess", "connect_four", "gin_rummy", "hearts", "skat")
PERFECT, SECRET = ("backgammon", "connect_four"), ("gin_rummy", "hearts")
GAMES_IN_A_RUN, ROLLOUTS, SIMULATIONS = 20, 200, 200


def chance(state: pyspiel.State) -> None:
    """A chance event."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


def play(state: pyspiel.State) -> tuple[int, int]:
    """Play to the end at random, from Python; the actions of players and the chance events."""
    decisions = events = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state)
            events += 1
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions, events


def mean_length(start: pyspiel.State) -> tuple[float, float]:
    """Actions and chance events of a random game, on average."""
    found = [play(start.clone()) for _ in range(100)]
    return sum(one for one, _ in found) / 100, sum(one for _, one in found) / 100


def dealt(game: pyspiel.Game) -> pyspiel.State:
    """The first position of a game in which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        chance(state)
    return state


def bots_loop(game: pyspiel.Game, actions: float) -> Callable[[], int]:
    """Games of random bots, dealing included, each played to its end inside C++."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def run() -> int:
        for _ in range(GAMES_IN_A_RUN):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        return round(GAMES_IN_A_RUN * actions)

    return run


def rollouts(game: pyspiel.Game) -> float:
    """Playouts from the first decision on, without dealing: a search's first simulation plays so many of them in C++."""
    state = dealt(game)
    actions, _ = mean_length(state)
    return best_rate(simulations(mcts(game, ROLLOUTS, 1), state, round(ROLLOUTS * actions)))


def simulations(bot: pyspiel.Bot, state: pyspiel.State, count: int = SIMULATIONS) -> Callable[[], int]:
    """One decision of a search."""

    def run() -> int:
        bot.step(state)
        return count

    return run


def mcts(game: pyspiel.Game, playouts: int = 1, count: int = SIMULATIONS) -> pyspiel.Bot:
    """The C++ search of games without secrets."""
    evaluator = pyspiel.RandomRolloutEvaluator(playouts, 1)
    return pyspiel.MCTSBot(game, evaluator, 2.0, count, 1000, False, 1, False)


def information_set_mcts() -> pyspiel.Bot:
    """The C++ search of games with secrets."""
    return pyspiel.ISMCTSBot(
        *(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, -1),
        *(pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False),
    )


def random_play(name: str) -> None:
    """The three loops."""
    game = pyspiel.load_game(name)
    actions, events = mean_length(game.new_initial_state())
    told = {"mean_actions": round(actions, 1), "mean_chance_events": round(events, 1)}

    def from_python() -> int:
        return play(game.new_initial_state())[0]

    players = game.num_players()
    report("random", name, players, "C++ loop", lambda: best_rate(bots_loop(game, actions)), **told)
    report("random", name, players, "C++ rollouts after the deal", lambda: rollouts(game))
    report("random", name, players, "Python loop", lambda: best_rate(from_python), **told)


def search(name: str, how: str, new_bot: Callable[[pyspiel.Game], pyspiel.Bot]) -> None:
    """A search with one playout a simulation, in the first decision of a game."""
    game = pyspiel.load_game(name)
    report(
        *("search", name, game.num_players(), f"{how} in C++, full playouts"),
        lambda: best_rate(simulations(new_bot(game), dealt(game))),
    )


for name in GAMES:
    random_play(name)
for name in PERFECT:
    search(name, "MCTS", mcts)
for name in SECRET:
    search(name, "IS-MCTS", lambda game: information_set_mcts())
