"""How fast one game is from plain Python: `Match.play` with legality checked, one action after the other, in native code
and in the interpreter by turns. Actions per second of processor time.

    python benchmarks/one_game.py [--seconds 2] [--json] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import random
import time

import ostracon


def games_played(game: ostracon.Game, players: int, native: bool, seconds: float, first: int) -> float:
    """Random games from the deal to the end, for so long; actions per second."""
    dice, actions, deal = random.Random(first), 0, first
    start = time.process_time()
    while time.process_time() - start < seconds:
        match = ostracon.Match.new(game, players, deal=deal, native=native)
        while not match.over:
            match.play(dice.choice(match.legal()))
        actions += match.ply
        deal += 1
    return actions / (time.process_time() - start)


def measure(name: str, seconds: float, rounds: int = 3) -> dict[str, object]:
    """The best of several rounds, native and interpreted by turns: other load only ever slows one down."""
    game = ostracon.game(name)
    players = max(game.players)
    games_played(game, players, True, 0.01, 0)  # compiles or loads
    best = {True: 0.0, False: 0.0}
    for turn in range(rounds):
        for native in best:
            rate = games_played(game, players, native, seconds / rounds, 1000 * turn)
            best[native] = max(best[native], rate)
    return {"game": name, "players": players, "native": round(best[True]), "interpreted": round(best[False])}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = [measure(name, asked.seconds) for name in asked.games or sorted(ostracon.games())]
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{'game':18} {'native':>10} {'interpreted':>12}   actions/s of processor time")
    for row in found:
        print(f"{row['game']:18} {row['native']:>10,} {row['interpreted']:>12,}")


if __name__ == "__main__":
    main()
