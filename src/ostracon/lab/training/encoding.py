"""How the rows of a game become a network's input, found out from what its entries hold in sample games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ostracon.bots.network_file import MEASURE
from ostracon.kernel.game import Game
from ostracon.lab.training.groups import Groups
from ostracon.lab.training.teacher import GreedyTeacher

MOST_KINDS = 64  # values of an entry that get columns of their own: cards and tiles are no quantities
KINDS_OF_DECISION = 200  # the same for what is asked: no number of it is more than another
SAMPLE_STEPS = 400
Arrays = dict[str, NDArray[Any]]


def sampled_rows(
    groups: Groups, steps: int = SAMPLE_STEPS, teachers: Sequence[GreedyTeacher] = ()
) -> NDArray[np.int16]:
    """Rows of random games with all numbers of players and options; with teachers every other game follows them, because
    there is much in good games that random ones never come to.
    """
    found = []
    for step in range(steps):
        found.append(groups.look().rows)
        actions = np.concatenate([env.sample() for env in groups.envs])
        if teachers:
            actions[::2] = np.concatenate([one.favourites(step) for one in teachers])[::2]
        groups.step(actions)
    return np.concatenate(found)


def make_encoding(game: Game, rows: NDArray[np.int16]) -> Arrays:
    """The encoding that suits some rows. An entry that was always the same is left out."""
    assert game.observation is not None
    decision = game.observation["decision"].start
    made: dict[str, list[Any]] = {name: [] for name in ("places", "lows", "sizes", "starts", "scales")}
    columns: list[int] = []
    inputs = 0
    for place in range(rows.shape[1]):
        values = rows[:, place].astype(np.int64)
        low, high = int(values.min()), int(values.max())
        if low == high:
            continue
        made["places"].append(place)
        if high - low < (KINDS_OF_DECISION if place == decision else MOST_KINDS):
            commonest = int(np.bincount(values - low).argmax())
            made["lows"].append(low)
            made["sizes"].append(high - low + 1)
            made["starts"].append(len(columns))
            made["scales"].append(0.0)
            for code in range(high - low + 1):
                columns.append(-1 if code == commonest else inputs)
                inputs += code != commonest
        else:
            made["lows"].append(0)
            made["sizes"].append(MEASURE)
            made["starts"].append(inputs)
            made["scales"].append(1.0 / max(abs(low), abs(high)))
            inputs += 1
    arrays: Arrays = {name: np.array(one, np.int32) for name, one in made.items() if name != "scales"}
    arrays["scales"] = np.array(made["scales"], np.float32)
    arrays["columns"] = np.array(columns, np.int32)
    return arrays


def inputs_of(encoding: Arrays) -> int:
    """How many columns an encoding has."""
    measures = int((encoding["sizes"] == MEASURE).sum())
    return measures + int((encoding["columns"] >= 0).sum())
