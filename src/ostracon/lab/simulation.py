"""A row of deals played by the same bots, in parts: here one after the other, or each somewhere on a cluster."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game, Value
from ostracon.kernel.game import game as find_game
from ostracon.kernel.native import native
from ostracon.lab.bot_names import load_bot
from ostracon.lab.playing import GameResult, play, random_game, win_shares
from ostracon.lab.tournament import Task

BATCH = 2000  # random games in native code at a time
PART = 10  # games of bots that a cluster's worker plays at a time
RANDOM = "random"


class BadBots(OstraconError):
    """Bots that do not fit the seats, or that fail."""


class Simulation(msgspec.Struct, frozen=True):
    """What determines the games. It can be sent to other machines."""

    game: str  # "imhotep"
    players: int
    options: dict[str, Value]  # all of them, defaults included
    seats: tuple[str, ...]  # ("greedy", "random")
    first: int  # number of the first deal
    number: int

    @property
    def random(self) -> bool:
        """Whether all play at random: then native code can play thousands of games at a time."""
        return set(self.seats) == {RANDOM}

    def parts(self, size: int) -> list[range]:
        """The deals in parts of so many."""
        end = self.first + self.number
        return [range(first, min(first + size, end)) for first in range(self.first, end, size)]


def new_simulation(
    name: str, players: int, number: int, bots: Sequence[str], options: Mapping[str, object], first: int
) -> Simulation:
    """A simulation; anything that cannot be is refused here, before a game is played."""
    game = find_game(name)
    players = game.count_of(players or max(game.players))
    chosen = game.choose(players, options)
    if len(bots) not in (1, players):
        raise BadBots(f"{len(bots)} bots for {players} seats; give one bot for all, or one for each seat")
    for one in bots:
        load_bot(one, game)
    seats = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    return Simulation(name, players, chosen, seats, first, number)


class Totals:
    """Results of the games so far."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.wins = [0.0] * players
        self.points = [0] * players
        self.actions = 0
        self.timed_actions = 0  # those played while the clock ran
        self.seconds = 0.0

    def add(self, standing: Sequence[int], points: Sequence[int]) -> None:
        """One game."""
        self.games += 1
        for seat, share in enumerate(win_shares(standing)):
            self.wins[seat] += share
            self.points[seat] += points[seat]

    def add_time(self, actions: int, seconds: float) -> None:
        """Play that the rate is measured by."""
        self.timed_actions += actions
        self.seconds += seconds

    def add_part(self, part: Totals) -> None:
        """Games that are summed up already."""
        self.games += part.games
        self.wins = [a + b for a, b in zip(self.wins, part.wins, strict=True)]
        self.points = [a + b for a, b in zip(self.points, part.points, strict=True)]
        self.actions += part.actions
        self.add_time(part.timed_actions, part.seconds)

    def without_time(self) -> Totals:
        """The same with no clock: on a cluster it would tell of machines that nobody knows."""
        self.timed_actions, self.seconds = 0, 0.0
        return self


class PlayedGame(NamedTuple):
    """A game, what came of it, and the seconds that it took."""

    task: Task
    played: GameResult
    seconds: float


def play_deals(simulation: Simulation, deals: range) -> list[PlayedGame]:
    """Play some of the deals."""
    return list(each_game(simulation, deals))


def each_game(simulation: Simulation, deals: range) -> Iterator[PlayedGame]:
    """Play some of the deals, one after the other."""
    game = find_game(simulation.game)
    for deal in deals:
        task = Task(deal, simulation.seats)
        if simulation.random:
            played, seconds = random_game(game, simulation.players, simulation.options, task)
        else:
            played, seconds = _game_of_bots(game, simulation, task)
        yield PlayedGame(task, played, seconds)


def _game_of_bots(game: Game, simulation: Simulation, task: Task) -> tuple[GameResult, float]:
    """A game of bots, and the seconds that it took."""
    bots = [load_bot(name, game) for name in task.seats]
    start = time.perf_counter()
    played = play(game, simulation.players, simulation.options, task.deal, bots)
    if played.fault:
        raise BadBots(f"{task.seats[played.fault.seat]} failed in game {task.deal}: {played.fault.reason}")
    return played, time.perf_counter() - start


def random_totals(simulation: Simulation, deals: range) -> Totals:
    """Random games in native code, thousands at a time, summed up: those of `random_game`."""
    game = find_game(simulation.game)
    code, every = native(game), range(simulation.players)
    totals = Totals(simulation.players)
    code.play_random(code.new(1, simulation.players, simulation.options, 0), 0, 1, 0)  # compiles
    start = time.perf_counter()
    states = code.new(len(deals), simulation.players, simulation.options, deals[0])
    totals.actions = code.play_random(states, 0, len(deals), deals[0])
    totals.add_time(totals.actions, time.perf_counter() - start)
    for i in range(len(deals)):
        s = game.state.from_array(states, i)
        totals.add([game.standing(s, seat) for seat in every], [game.total(s, seat) for seat in every])
    return totals
