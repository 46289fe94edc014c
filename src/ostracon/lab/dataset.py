"""Games as arrays to learn from: what the deciding seat knew, what it might do, what it did, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import asdict

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import game as find_game
from ostracon.lab.batch import Batch, vector
from ostracon.lab.playing import GameResult
from ostracon.lab.provenance import provenance
from ostracon.lab.simulation import Simulation, play_deals

Arrays = dict[str, "np.ndarray[Any, np.dtype[Any]]"]

MEANING = {
    "observations": "decisions x numbers, int16: what the seat that decides knows (docs/reference/observations-GAME.md)",
    "masks": "decisions x actions, bool: what it may do",
    "actions": "decisions, int16: what it did",
    "seats": "decisions, int8: who decided",
    "games": "decisions, int32: of which game, counted in this file",
    "deals": "games, int64: number of the deal",
    "points": "games x seats, int32",
    "standings": "games x seats, int8: 1 is the first place",
    "win_shares": "games x seats, float32",
}


class CannotWriteData(OstraconError):
    """Arrays that cannot be written."""


def data_of_deals(simulation: Simulation, deals: range) -> Arrays:
    """Play some of the deals and look at each decision; where there was no choice too."""
    played = [game.played for game in play_deals(simulation, deals)]
    env = vector(
        find_game(simulation.game),
        len(played),
        simulation.players,
        simulation.options,
        seed=deals[0],
        threads=1,
        restart=False,
    )
    return {
        **_decisions(env, [one.moves for one in played]),
        "deals": np.array(deals, np.int64),
        **_results(played),
    }


def _decisions(env: Batch, moves: Sequence[Sequence[int]]) -> Arrays:
    """Play games again in lockstep and note every decision, game by game."""
    most = max(map(len, moves))
    chosen = np.full((most, env.n), -1, np.int64)
    for i, played in enumerate(moves):
        chosen[: len(played), i] = played
    steps: dict[str, list[Any]] = {"observations": [], "masks": [], "seats": []}
    for actions in chosen:
        steps["observations"].append(env.rows.copy())
        steps["masks"].append(env.mask.copy())
        steps["seats"].append(env.actor.copy())
        env.step(np.maximum(actions, 0), where=actions >= 0)
    decided = (chosen >= 0).T
    found = {name: np.stack(arrays, axis=1)[decided] for name, arrays in steps.items()}
    games = np.repeat(np.arange(env.n, dtype=np.int32), [len(played) for played in moves])
    return {**found, "actions": chosen.T[decided].astype(np.int16), "games": games}


def _results(played: Sequence[GameResult]) -> Arrays:
    return {
        "points": np.array([one.points for one in played], np.int32),
        "standings": np.array([one.standing for one in played], np.int8),
        "win_shares": np.array([one.win_shares for one in played], np.float32),
    }


def joined(parts: Sequence[Arrays]) -> Arrays:
    """Parts in their order as one: games are counted on."""
    first = np.cumsum([0, *(len(part["deals"]) for part in parts)])
    counted = [
        {**part, "games": part["games"] + np.int32(before)}
        for part, before in zip(parts, first, strict=False)
    ]
    return {name: np.concatenate([part[name] for part in counted]) for name in MEANING}


def write_data(path: Path, simulation: Simulation, arrays: Arrays) -> None:
    """Write an .npz file; `about` in it is a JSON document that says where the games come from and what the arrays hold."""
    about = {
        **asdict(provenance(find_game(simulation.game))),
        **asdict(simulation),
        "arrays": MEANING,
    }
    try:
        with path.open("xb") as file:
            everything: dict[str, Any] = {"about": msgspec.json.encode(about).decode(), **arrays}
            np.savez_compressed(file, **everything)
    except FileExistsError:
        raise CannotWriteData(f"{path} is there already; choose another file") from None
    except OSError as error:
        raise CannotWriteData(f"cannot write {path}: {error.strerror}") from None
