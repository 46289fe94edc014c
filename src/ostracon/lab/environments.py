"""Our games under the names that other libraries know: made here, so that those libraries are asked for only when needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, overload

from ostracon.kernel.game import Game
from ostracon.lab.extras import library

if TYPE_CHECKING:
    from ostracon.bots import Bot
    from ostracon.lab.gymnasium_env import Table, Tables
    from ostracon.lab.openspiel_games import SpielGame
    from ostracon.lab.pettingzoo_env import AecTable, ParallelTable


@overload
def pettingzoo(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    parallel: Literal[False] = False,
    reward: str = "rank",
    max_cycles: int | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> AecTable: ...


@overload
def pettingzoo(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    parallel: Literal[True],
    reward: str = "rank",
    max_cycles: int | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> ParallelTable: ...


def pettingzoo(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    parallel: bool = False,
    reward: str = "rank",
    max_cycles: int | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> AecTable | ParallelTable:
    """A game as PettingZoo knows it: an AEC environment, or a parallel one in which only the seat to decide counts."""
    library("pettingzoo", "lab")
    from ostracon.lab.one_game import OneGame
    from ostracon.lab.pettingzoo_env import AecTable, ParallelTable

    table = OneGame(game, players, options, reward, max_cycles, illegal)
    return ParallelTable(table, render_mode) if parallel else AecTable(table, render_mode)


def gym(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    opponent: str | Bot | Sequence[str | Bot] = "random",
    seat: int | None = 0,
    reward: str = "rank",
    max_cycles: int | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> Table:
    """One seat of a game as a Gymnasium environment; bots play the others. `seat`: None for another one in each game."""
    library("gymnasium", "lab")
    from ostracon.lab.gymnasium_env import Table

    return Table(game, players, options, opponent, seat, reward, max_cycles, illegal, render_mode)


def gym_vector(
    game: Game | str,
    n: int = 256,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    opponent: str | Bot = "random",
    seat: int = 0,
    seed: int = 0,
    threads: int = 1,
    reward: str = "rank",
) -> Tables:
    """The same seat of `n` games as a vector environment of Gymnasium; with opponent="random" all in native code."""
    library("gymnasium", "lab")
    from ostracon.lab.gymnasium_env import Tables

    return Tables(game, n, players, options, opponent, seat, seed, threads, reward)


def openspiel(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    deals: int = 10_000,
) -> SpielGame:
    """A game as a Python game of OpenSpiel, with information states and resampling; chance chooses one of `deals` deals."""
    library("pyspiel", "openspiel")
    from ostracon.lab.openspiel_games import made

    return made(game, players, options, deals)
