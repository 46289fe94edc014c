"""Which ways to play are checked, and random games through them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from ostracon.kernel.errors import OstraconError, RefusedOptions
from ostracon.kernel.game import Game, Value
from ostracon.kernel.layout import Record

MOST_STEPS = 20_000  # no game is longer: a game that does not end is caught here

Decider = Callable[
    [Game, Record, int, int], int
]  # a bot: game, position, seat, seed of its thinking -> action


class Nonconformance(OstraconError):
    """A game does not keep the contract."""


class Setting(NamedTuple):
    """One way to play: a player count and all options."""

    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        return f"{self.players} players, {', '.join(f'{k}={v}' for k, v in self.options.items()) or 'no options'}"


@dataclass(frozen=True)
class Plan:
    """How much to check."""

    games: int = 1  # random games per setting
    settings: int = 400  # at most so many settings (all of them if there are fewer)
    sampled: int = 24  # settings for the costly checks
    native_games: int = 40  # seeds per setting for parity with native code
    cuda_games: int = 2  # seeds per sampled setting in the CUDA simulator
    looks: int = MOST_STEPS  # positions of a game for the costly checks, at most about so many
    seed: int = 1
    targets: tuple[str, ...] = ("interpreted", "native", "cuda")
    deciders: Mapping[str, Decider] = field(default_factory=dict)

    @classmethod
    def quick(cls, **others: Any) -> Self:
        """Few settings and seeds: what a test can afford."""
        return cls(
            **{"settings": 24, "sampled": 6, "native_games": 12, "cuda_games": 1, "looks": 100, **others}
        )


class Outcome(NamedTuple):
    """What one check found."""

    check: str
    looked_at: int  # positions, games or texts
    fault: str = ""  # the sentence of the failure
    skipped: str = ""  # why it was not run
    warning: str = ""  # what is no failure but worth a look


def settings_of(game: Game, most: int, seed: int = 1) -> list[Setting]:
    """Ways to play a game: all of them, or a fixed sample that holds every value of every option."""
    names = [option.name for option in game.options]
    product = 1
    for option in game.options:
        product *= len(option.values)
    found: list[Setting] = []

    def add(players: int, values: Mapping[str, Value]) -> bool:
        try:
            setting = Setting(players, game.choose(players, values))
        except RefusedOptions:
            return False
        if setting not in found:
            found.append(setting)
        return True

    for players in game.players:
        if product * len(game.players) <= most:
            for values in itertools.product(*(option.values for option in game.options)):
                add(players, dict(zip(names, values, strict=True)))
            continue
        add(players, {})
        dice = random.Random(f"{seed} {players}")
        for option in game.options:
            for value in option.values:
                for _ in range(40):  # with other options at random until they go together
                    mix = {o.name: dice.choice(o.values) for o in game.options}
                    if add(players, {**mix, option.name: value}):
                        break
        share = most // len(game.players)
        for _ in range(share * 10):
            if sum(1 for setting in found if setting.players == players) >= share:
                break
            add(players, {o.name: dice.choice(o.values) for o in game.options})
    if not found:
        raise Nonconformance(f"{game.id}: no player count goes together with any options")
    return found


def sample(settings: list[Setting], count: int) -> list[Setting]:
    """Evenly spread settings, the first and the last among them."""
    if len(settings) <= count:
        return settings
    step = (len(settings) - 1) / (count - 1)
    return [settings[round(i * step)] for i in range(count)]


def random_game(game: Game, setting: Setting, seed: int) -> Iterator[tuple[Record, int]]:
    """Positions of a random game with the action played next in each; after the last, (position, -1)."""
    s = game.deal(setting.players, setting.options, seed)
    dice = random.Random(f"{game.id} {setting} {seed}")
    for _ in range(MOST_STEPS):
        game.legal(s)
        if game.actor(s) < 0:
            yield s, -1
            return
        actions = s.legal_actions()
        if not actions:
            raise Nonconformance(
                f"{game.id} ({setting}, seed {seed}): no legal action although seat {game.actor(s)} must decide"
            )
        action = dice.choice(actions)
        yield s, action
        game.apply(s, action)
    raise Nonconformance(f"{game.id} ({setting}, seed {seed}): not over after {MOST_STEPS} actions")


def stride(game: Game, setting: Setting, plan: Plan, usual: int) -> int:
    """One position in so many is looked at: as usual, or fewer in a random game that is so long that it would be too many."""
    length = sum(1 for _ in random_game(game, setting, plan.seed))
    return max(usual, -(-length // plan.looks))


def fault(game: Game, setting: Setting, seed: int, step: int, sentence: str) -> Nonconformance:
    """A failure with the way to see it again."""
    return Nonconformance(f"{game.id} ({setting}, seed {seed}, step {step}): {sentence}")
