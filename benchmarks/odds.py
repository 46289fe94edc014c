"""How true are the chances that people read? Games of greedy bots, forecast now and then, compared with how they ended.

    python benchmarks/odds.py egizia --players 2 --games 30

Tells the mean surprise (minus the logarithm of the chance that the winner was given; less is better) of the usual search
with 600 iterations, of games played to their ends from 150 (candidates 3 and 6 for each action), and of even chances.
"""

from __future__ import annotations

import argparse
import math
import random

from ostracon.bots import bot, perspective
from ostracon.bots.search import Search, SearchOverrides
from ostracon.kernel.match import Match
from ostracon.table.odds import stand

WAYS = {
    "usual search": Search(iterations=600),
    "to the end, 3 candidates": Search(
        iterations=150, overrides=SearchOverrides(rollout_length=-1, rollout_candidates=3)
    ),
    "to the end, 6 candidates": Search(
        iterations=150, overrides=SearchOverrides(rollout_length=-1, rollout_candidates=6)
    ),
}
OFTEN = 0.06  # share of the decisions before which a forecast is made
CAREFUL = 0.01  # no forecast is surer than that


def surprise(chances: tuple[float, ...], winners: list[int]) -> float:
    """Minus the logarithm of what the winners were given."""
    given = [math.log(min(max(chances[seat], CAREFUL), 1 - CAREFUL)) for seat in winners]
    return -sum(given) / len(given)


def forecasts(match: Match, seed: int) -> list[dict[str, tuple[float, ...]]]:
    """Play a match to its end; the forecasts made on the way."""
    dice, player = random.Random(seed), bot("greedy")
    made = []
    while not match.over:
        seen = perspective(match)
        if dice.random() < OFTEN:
            made.append(
                {way: stand(one.consider(seen, seed), match.actor, False) for way, one in WAYS.items()}
            )
        match.play(player.decide(seen, match.ply))
    return made


def main() -> None:
    """Measure one game."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--games", type=int, default=30)
    asked.add_argument("--seed", type=int, default=1000)
    given = asked.parse_args()
    total = dict.fromkeys(WAYS, 0.0)
    count = 0
    for seed in range(given.seed, given.seed + given.games):
        match = Match.new(given.game, players=given.players, seed=seed)
        made = forecasts(match, seed)
        winners = [seat for seat, rank in enumerate(match.standings()) if rank == 1]
        count += len(made)
        for one in made:
            for way, chances in one.items():
                total[way] += surprise(chances, winners)
    print(f"{given.game}, {given.players} players, {given.games} games, {count} forecasts")
    for way, found in total.items():
        print(f"  {way:26} {found / max(count, 1):.3f}")
    print(f"  {'even chances':26} {math.log(given.players):.3f}")


if __name__ == "__main__":
    main()
