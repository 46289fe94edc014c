"""A network nobody has trained, for tests: random weights over an encoding made from a few random games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from ostracon.bots import network_file
from ostracon.bots.network_file import Network, about_game
from ostracon.bots.registry import why_no_network
from ostracon.kernel.game import Game
from ostracon.lab.training.encoding import make_encoding, sampled_rows
from ostracon.lab.training.groups import Groups
from ostracon.lab.training.model import fresh_weights


def untrained(game: Game, seed: int = 1) -> tuple[Network, np.ndarray]:
    """A small network, and rows to show it."""
    rows = sampled_rows(Groups(game, 32, seed), 40)
    encoding = make_encoding(game, rows)
    weights = fresh_weights(encoding, 16, 8, game.actions.total, seed)
    dice = np.random.default_rng(seed)
    for name, one in weights.items():  # also those that begin small, so that a mistake shows
        weights[name] = (one + dice.standard_normal(one.shape) / 4).astype(np.float16)
    return Network(about_game(game), encoding | weights), rows


def written(game: Game, folder: Path, seed: int = 1) -> Path:
    """The same in a file."""
    path = folder / "network.npz"
    untrained(game, seed)[0].save(path)
    return path


@contextmanager
def without_networks() -> Iterator[None]:
    """Meanwhile no game ships a network."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(network_file, "FILE", "nowhere.npz")
        why_no_network.cache_clear()
        try:
            yield
        finally:
            why_no_network.cache_clear()
