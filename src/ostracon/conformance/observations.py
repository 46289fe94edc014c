"""The row of numbers that learning programs see (kernel.observation) says what the view says: no more, no less."""

from __future__ import annotations

import random

import msgspec

from ostracon.conformance.leaks import redealt
from ostracon.conformance.settings import Nonconformance, Plan, fault, random_game, sample, settings_of
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record
from ostracon.kernel.rules import SPECTATOR

UNSEEN = ("players", "dice", "unveiled", "thrown", "mask")


def shown(game: Game, s: Record, seat: int) -> bytes:
    """What a seat's view shows, without its legal actions: they come as a mask beside the row."""
    view = msgspec.to_builtins(game.view(s, seat))
    view.pop("legal", None)
    return msgspec.json.encode(view)


def check_observation(game: Game, plan: Plan) -> int:
    """Redealing what a seat does not know leaves its row as it is, every number within its bounds; and of two positions
    with the same row the seat has the same view.
    """
    observation = game.observation
    if observation is None:
        raise Nonconformance(
            f"{game.id} hides something and has no observation.py: learning programs cannot see it"
        )
    lows = [feature.low for feature in observation.features.values() for _ in range(feature.length)]
    highs = [feature.high for feature in observation.features.values() for _ in range(feature.length)]
    count = 0
    for index, setting in enumerate(sample(settings_of(game, plan.settings, plan.seed), plan.sampled)):
        dice = random.Random(index)
        views: dict[tuple[int, ...], tuple[int, bytes]] = {}  # by seat and row: first met at this step
        for step, (s, _) in enumerate(random_game(game, setting, plan.seed)):
            if step % (4 if step < 120 else 20) != index % 4:  # a long game repeats itself
                continue
            for seat in range(setting.players):
                row = observation.row(s, seat)
                count += 1
                other = redealt(
                    game, s, SPECTATOR, dice.randrange(2**32)
                )  # where the seat may hold other cards
                for world in (s, other):
                    view = shown(game, world, seat)
                    first, earlier = views.setdefault((seat, *observation.row(world, seat)), (step, view))
                    if view != earlier:
                        words = (
                            f"seat {seat} sees another view than at step {first}, but the same observation"
                        )
                        raise fault(game, setting, plan.seed, step, words)
                names = differing(
                    game, row, observation.row(redealt(game, s, seat, dice.randrange(2**32)), seat)
                )
                if names:
                    words = f"the observation of seat {seat} holds what it may not know: {', '.join(names)}"
                    raise fault(game, setting, plan.seed, step, words)
                missing = unsaid(game, s, seat, dice) if step % 7 == 0 else []
                if missing:
                    words = (
                        f"the view of seat {seat} shows {', '.join(missing)}, and its observation does not"
                    )
                    raise fault(game, setting, plan.seed, step, words)
                wrong = [i for i, value in enumerate(row) if not lows[i] <= value <= highs[i]]
                if wrong:
                    words = f"entry {wrong[0]} of the observation of seat {seat} is {row[wrong[0]]}"
                    raise fault(game, setting, plan.seed, step, words)
    return count


def unsaid(game: Game, s: Record, seat: int, dice: random.Random) -> list[str]:
    """Fields that change the view of a seat when one of their numbers changes, but not its row, and do not follow from others."""
    assert game.observation is not None
    view, row = shown(game, s, seat), game.observation.row(s, seat)
    found = []
    for name, field in game.state.fields.items():
        if name in UNSEEN or name in game.observation.follows:
            continue
        other = s.copy()
        part = getattr(other, name)
        if not field.shape:
            setattr(other, name, part + 1)
        else:
            for size in field.shape[:-1]:
                part = part[dice.randrange(min(size, s.players) if size == max(game.players) else size)]
            part[dice.randrange(field.shape[-1])] += 1
        try:
            if shown(game, other, seat) != view and game.observation.row(other, seat) == row:
                found.append(name)
        except (IndexError, ValueError, KeyError):  # no such position: nobody can see it
            continue
    return found


def differing(game: Game, one: list[int], other: list[int]) -> list[str]:
    """The features in which two rows differ."""
    assert game.observation is not None
    features = game.observation.features.values()
    return [feature.name for feature in features if one[feature.slice] != other[feature.slice]]
