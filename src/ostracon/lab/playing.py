"""One game of bots from the deal to the end: the loop that `ostracon sim` and the arena share."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from operator import index

import msgspec

from ostracon.bots import Bot, Perspective
from ostracon.kernel.batch import begin_thinking
from ostracon.kernel.dice import GOLDEN, WORD, mix, roll
from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.kernel.native import watch_compiler
from ostracon.kernel.target import LongRow
from ostracon.lab.tournament import Task

NOBODY = -1  # no seat, no action


class Fault(msgspec.Struct, frozen=True):
    """Why a game was forfeited."""

    seat: int  # whose bot failed: 1
    reason: str  # "answered 7, which is not legal"


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one game. One that a bot's fault broke off has no points."""

    points: tuple[int, ...]  # by seat: (31, 28)
    standing: tuple[int, ...]  # rank by seat: (1, 2)
    actions: int  # played by all seats: 74
    decisions: tuple[int, ...]  # by seat, where there was a choice: (30, 31)
    seconds: tuple[float, ...]  # by seat, spent on those decisions: (0.002, 1.7)
    fault: Fault | None = None
    moves: tuple[int, ...] = ()  # the numbers of the actions, by which the game can be played again

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each seat's share of the win."""
        return win_shares(self.standing)


def win_shares(standing: Sequence[int]) -> tuple[float, ...]:
    """Each seat's share of the win: those in the first place share it.

    >>> win_shares((1, 3, 1))
    (0.5, 0.0, 0.5)
    """
    return tuple(1 / standing.count(1) if rank == 1 else 0.0 for rank in standing)


def decision_seed(deal: int, ply: int) -> int:
    """The seed of a decision: well spread, and the same wherever and whenever the game is played."""
    start = mix((mix(deal & WORD) + (deal >> 32)) & WORD)
    return mix((start + ply * GOLDEN) & WORD)


class _Thinking:
    """The clock of decisions: it stands still while native code is compiled or loaded."""

    def __init__(self) -> None:
        self._left_out = 0.0
        self._since = 0.0
        watch_compiler(self._compiles)

    def now(self) -> float:
        """Seconds of thinking since some moment."""
        return time.perf_counter() - self._left_out

    def _compiles(self, begins: bool) -> None:
        if begins:
            self._since = time.perf_counter()
        else:
            self._left_out += time.perf_counter() - self._since


_thinking = _Thinking()


def play(
    game: Game,
    players: int,
    options: Mapping[str, object],
    deal: int,
    bots: Sequence[Bot],
    watch: Callable[[int], None] = lambda seat: None,
) -> GameResult:
    """Play a deal to its end. A bot that raises or answers illegally ends the game by its fault. `watch` is
    told who decides, and NOBODY when the decision is made.
    """
    s = game.deal(players, options, deal)
    decisions, seconds = [0] * players, [0.0] * players
    moves: list[int] = []
    fault = None
    while fault is None and (seat := game.actor(s)) != NOBODY:
        game.legal(s)
        seed = decision_seed(deal, len(moves))
        perspective = Perspective(game, s, seat, seed)
        choice = len(perspective.legal) > 1
        action = NOBODY
        watch(seat)
        start = _thinking.now()
        try:
            action = index(bots[seat].decide(perspective, seed))
        except Exception as error:  # whatever a bot does wrong is its own fault
            fault = Fault(seat, f"{type(error).__name__}: {error}")
        seconds[seat] += choice * (_thinking.now() - start)
        watch(NOBODY)
        decisions[seat] += choice
        if s.allows(action):
            game.apply(s, action)
            moves.append(action)
        elif fault is None:
            fault = Fault(seat, f"answered {action}, which is not legal")
    return GameResult(
        () if fault else tuple(game.total(s, seat) for seat in range(players)),
        () if fault else tuple(int(game.standing(s, seat)) for seat in range(players)),
        len(moves),
        tuple(decisions),
        tuple(round(spent, 6) for spent in seconds),
        fault,
        tuple(moves),
    )


def random_game(
    game: Game, players: int, options: Mapping[str, object], task: Task
) -> tuple[GameResult, float]:
    """A game played at random, with the choices of native `play_random` for the same deal, and the seconds that it took.
    With and without native code it is the same game.
    """
    match = Match.new(game, players, options, deal=task.deal)
    thinking = LongRow([0] * 4)
    begin_thinking(thinking, task.deal)
    start = time.perf_counter()
    while not match.over:
        legal = match.legal()
        match.play(legal[roll(thinking, len(legal))])
    seconds = time.perf_counter() - start
    nothing = (0,) * players
    points, standing = tuple(match.scores()), tuple(match.standings())
    moves = tuple(match.actions)
    return GameResult(points, standing, match.ply, nothing, nothing, None, moves), seconds


def forfeited(played: GameResult, seats: Sequence[str]) -> GameResult:
    """A broken-off game with its standing: the bot that failed has lost in all the seats it holds, and the
    others share the win.
    """
    assert played.fault is not None
    culprit = seats[played.fault.seat]
    return msgspec.structs.replace(played, standing=tuple(2 if name == culprit else 1 for name in seats))
