"""The tables at which puzzles are looked for: each deal has its players and options, drawn by its number."""

from __future__ import annotations

import random

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, Value

OFTEN = {2: 8, 3: 2, 4: 1}  # how often so many players sit down: a duel is easiest to read
TRIES = 100


class NoPuzzles(OstraconError):
    """A game in which there is nothing to look for."""


def table_of(game: Game, deal: int) -> tuple[int, dict[str, Value]]:
    """The players of a deal and the options that differ from the defaults. What is seldom changed stays as it is, and
    all play against each other: a mission is won together.
    """
    dice = random.Random(f"{game.id} {deal}")
    rivals = [count for count in game.players if count > 1]
    varied = [option for option in game.options if not option.rare]
    for _ in range(TRIES if rivals else 0):
        players = dice.choices(rivals, [OFTEN.get(count, 1) for count in rivals])[0]
        options = {option.name: dice.choice((option.default, *option.values)) for option in varied}
        try:
            position = game.blank(players, options)
        except OstraconError:  # they do not go together
            continue
        if not game.cooperative(position):
            return players, {
                option.name: options[option.name]
                for option in varied
                if options[option.name] != option.default
            }
    raise NoPuzzles(f"{game.title} is not played against others: there are no puzzles to look for")
