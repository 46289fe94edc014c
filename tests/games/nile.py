"""What the tests of both Egizias share: positions of bold games, and how many pieces an action moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

from ostracon.kernel.game import Game, Value
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.gliding import follow

from .sampling import View, glided, words

GAMES = 56  # until every decision has been met
CLOSELY = 6  # games with many positions; from the others only rare decisions


def bold_positions(
    game: Game, decisions: int, shy: Sequence[str], options: Callable[[int], Mapping[str, Value]]
) -> tuple[View, ...]:
    """Six games looked at closely, then more for the rare decisions; options by the seed."""
    met = [0] * decisions
    passive = [game.actions.verb(verb).first for verb in shy]
    return tuple(
        view
        for seed in range(GAMES)
        for view in bold_game(
            game, 2 + seed % 3, options(seed), seed, passive, met, 6 if seed < CLOSELY else 1000
        )
    )


def bold_game(
    game: Game,
    players: int,
    options: Mapping[str, Value],
    seed: int,
    shy: Sequence[int],
    met: list[int],
    often: int,
) -> Iterator[View]:
    """Positions of a random game of players who rather act than pass: every so many, and rare decisions."""
    dice = random.Random(seed)
    s = game.deal(players, options, seed)
    step = 0
    while (actor := game.actor(s)) >= 0:
        game.legal(s)
        step += 1
        met[s.decision] += 1
        if step % often == 0 or met[s.decision] <= 4:
            yield game.view(s, actor)
            yield game.view(s, (actor + 1) % players if step % 2 else SPECTATOR)
        legal = s.legal_actions()
        bold = [action for action in legal if action not in shy] or legal
        game.apply(s, dice.choice(bold if dice.random() < 0.9 else legal))
    yield game.view(s, 0)
    yield game.view(s, SPECTATOR)


def steps_of(game: Game, seed: int, family: str, verbs: tuple[str, ...]) -> list[int]:
    """How many pieces of a family glide at each action of some verbs, as long as the actor stays in phase."""
    dice = random.Random(seed)
    board, say = game.module("board"), words(game.id, "en")
    s = game.deal(3, {}, seed)
    found = []
    while (actor := game.actor(s)) >= 0:
        game.legal(s)
        action = dice.choice(s.legal_actions())
        before, phase = board.scene(game.view(s, 0), say), game.view(s, 0).phase
        game.apply(s, action)
        game.legal(s)
        verb = game.actions.verb_of(action).name
        if verb in verbs and game.view(s, 0).phase == phase:
            after = follow(before, board.scene(game.view(s, 0), say))
            found.append(len(glided(before, after, family + str(actor))))
    return found
