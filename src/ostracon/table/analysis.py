"""Analysis of a finished game: each seat's chances after each turn, and the turning points with what the bot would
have played there.

Whose knowledge. A finished game is public, but a player is judged by what could be known: every position is searched
from the perspective of the seat that decides in it, with everything else dealt anew. A turn cost its player
the fall of the chance over it, but never more than other choices would have saved: the chance after the bot's choice
less the chance after the choice made, both from the deciding seat's knowledge before it. So neither luck nor what
others knew costs anybody anything.

>>> from ostracon.bots import bot, perspective
>>> match = Match.new("imhotep", players=2, seed=1)
>>> while not match.over:
...     _ = match.play(bot("random").decide(perspective(match), seed=match.ply))
>>> analysis = analyse(match, iterations=5)
>>> len(analysis.turns) > 50, sum(analysis.turns[-1].chances)
(True, 1.0)
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from ostracon.bots import Perspective
from ostracon.bots.network_search import NetworkSearch
from ostracon.bots.search import Advice
from ostracon.bots.strongest import strongest, strongest_level
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.match import Match
from ostracon.kernel.rules import EVERYONE
from ostracon.table.mistakes import Mistake, mistakes
from ostracon.table.odds import DIGITS, Odds, outcome, stand

VERSION = 4  # raised whenever an older analysis would read differently
ITERATIONS = 2000  # of the search, for each decision
MOST_ITERATIONS = 1_000_000
TURNING_POINTS = 5  # at most so many are told
CANDIDATES = 15  # turns that get a second look
DOUBTFUL = 3  # decisions of a turn that get one
LEAST_COST = 0.05  # a smaller loss is within what a search can mistake
STRICTNESS = 4.5  # a turn is 100 exp(-4.5 loss) accurate: losing ten points in a hundred makes it 64

Progress = Callable[[int, int], None]  # (done, total)


class NotFinished(OstraconError):
    """Only a finished game is analysed."""


class BadBudget(OstraconError):
    """A number of iterations that is not possible."""


class Cancelled(OstraconError):
    """The analysis was called off."""


class Action(msgspec.Struct, frozen=True):
    """An action by its number and its notation."""

    number: int  # 17
    notation: str  # "sail 2 temple"


class Turn(msgspec.Struct, frozen=True):
    """A turn, and how everybody stood after it."""

    number: int  # 1 for the first
    seat: int
    first: int  # ply before its first decision
    last: int  # ply after its last decision
    chances: tuple[float, ...]  # to win, by seat: (0.25, 0.75); in a cooperative game one for all: (0.4,)


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that cost its player much, and the decision in it that cost most."""

    turn: int  # its number
    seat: int
    cost: (
        float  # chance lost by the turn: no more than was lost, no more than better choices would have saved
    )
    ply: int  # the position in which the decision was made
    played: Action
    better: Action  # what the bot would have played
    chance: float  # the seat's chance after what was played, as far as it could know
    best: float  # the seat's chance after what the bot would have played
    mistakes: tuple[Mistake, ...]  # of which kinds it was, where the score sheet or the goods show it


class Analysis(msgspec.Struct, frozen=True):
    """What an analysis found; JSON by ``msgspec.json.encode``, back by ``read_analysis``."""

    version: int
    game: str
    rules_version: int
    players: int
    cooperative: bool  # one chance for all
    judge: str  # the level whose search judged: "vizier"
    iterations: int  # as asked for, for each decision
    seed: int
    before: tuple[float, ...]  # chances before the first turn
    turns: tuple[Turn, ...]
    turning_points: tuple[TurningPoint, ...]  # the costliest first
    accuracy: tuple[float, ...]  # by seat, 0 to 100: how little chance its turns lost

    def chances(self) -> list[tuple[float, ...]]:
        """The chances before the first turn and after each."""
        return [self.before, *(turn.chances for turn in self.turns)]


def read_analysis(document: bytes | str) -> Analysis | None:
    """An analysis from its JSON; None for one that another version wrote."""
    try:
        found = msgspec.json.decode(document, type=Analysis)
    except msgspec.DecodeError:
        return None
    return found if found.version == VERSION else None


class Run(NamedTuple):
    """The decisions of one turn."""

    seat: int
    first: int
    last: int


def runs(match: Match) -> Iterator[Run]:
    """The turns of a match: unbroken runs of decisions by one seat, as undo and log understand a turn, cut where the
    game itself tells of a new turn or chapter (alone at the table nobody else would break them).
    """
    openings = {kind.name for kind in match.game.event_kinds if kind.weight in ("turn", "round")}
    first = 0
    for ply in range(1, match.ply + 1):
        seat = match.actors[ply - 1]
        if (
            ply == match.ply
            or match.actors[ply] != seat
            or any(event.name in openings for event in match.events(EVERYONE, ply))
        ):
            yield Run(seat, first, ply)
            first = ply


def analyse(
    match: Match,
    iterations: int = ITERATIONS,
    seed: int = 0,
    progress: Progress = lambda done, total: None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Analysis:
    """Analyse a finished match: the same for the same seed and iterations.

    `progress` hears how far it is after each search; `cancelled` is asked before each, and a yes raises Cancelled.
    """
    if not match.over:
        raise NotFinished("the game is not finished: only a finished game can be analysed")
    if not 0 < iterations <= MOST_ITERATIONS:
        raise BadBudget(
            f"an analysis with {iterations} iterations is not possible; choose from 1 to {MOST_ITERATIONS}"
        )
    return _Study(match, iterations, seed, progress, cancelled).analysis()


class _Study:
    """An analysis at work."""

    def __init__(
        self, match: Match, iterations: int, seed: int, progress: Progress, cancelled: Callable[[], bool]
    ) -> None:
        self.match, self.game = match, match.game
        self.iterations, self.seed = iterations, seed
        self.progress, self.cancelled = progress, cancelled
        self.search = strongest(self.game, iterations)
        learned = self.search if isinstance(self.search, NetworkSearch) else None
        self.odds = Odds(self.game, match.position(), iterations, search=learned)
        self.cooperative = self.odds.cooperative
        self.runs = list(runs(match))
        starts = {run.first for run in self.runs}
        self.plies = [
            ply for ply in range(match.ply) if ply in starts or len(match.at(ply).legal_actions()) > 1
        ]
        self.total = len(self.plies) + min(CANDIDATES, len(self.runs))
        if self.odds.to_the_end:
            self.total += len(self.runs)
        self.done = 0

    def analysis(self) -> Analysis:
        """Look at every decision once, at those of costly turns twice."""
        match = self.match
        advice = {ply: self.look(ply) for ply in self.plies}
        stands = [self.stand(run, advice[run.first]) for run in self.runs]
        stands.append(outcome(self.game, match.position()))
        turns = tuple(
            Turn(number, run.seat, run.first, run.last, chances)
            for number, (run, chances) in enumerate(zip(self.runs, stands[1:], strict=True), 1)
        )
        points = [self.second_look(turn, fall, advice) for fall, turn in self.falls(stands, turns)]
        points.sort(key=lambda point: -point.cost)
        costs = {point.turn: point.cost for point in points}
        losses = [
            (turn.seat, costs.get(turn.number, self.first_loss(turn, stands, advice)))
            for turn in turns
            if any(len(advice[ply].choices) > 1 for ply in range(turn.first, turn.last) if ply in advice)
        ]
        self.progress(self.total, self.total)
        return Analysis(
            version=VERSION,
            game=self.game.id,
            rules_version=self.game.rules_version,
            players=match.players,
            cooperative=self.cooperative,
            judge=strongest_level(self.game),
            iterations=self.iterations,
            seed=self.seed,
            before=stands[0],
            turns=turns,
            turning_points=tuple(
                self.named(one) for one in points[:TURNING_POINTS] if one.cost >= LEAST_COST
            ),
            accuracy=tuple(
                accuracy([loss for who, loss in losses if who == seat]) for seat in range(match.players)
            ),
        )

    def named(self, point: TurningPoint) -> TurningPoint:
        """A turning point with its kinds of mistakes. What cost something was not the bot's choice: the two differ."""
        known, seed = self.known(point.ply), self.seed_at(point.ply)
        found = mistakes(known, point.played.number, point.better.number, seed, self.cooperative)
        return msgspec.structs.replace(point, mistakes=found)

    def first_loss(self, turn: Turn, stands: list[tuple[float, ...]], advice: dict[int, Advice]) -> float:
        """The chance that a turn without a second look lost: its fall, but no more than the search regrets in it."""
        line = 0 if self.cooperative else turn.seat
        fall = stands[turn.number - 1][line] - stands[turn.number][line]
        plies = [ply for ply in range(turn.first, turn.last) if ply in advice]
        saved = sum(max(0.0, regret(advice[ply], self.match.actions[ply])) for ply in plies)
        return max(0.0, min(fall, saved))

    def look(self, ply: int) -> Advice:
        """Search a position from the knowledge of the seat that decides in it."""
        self.step()
        return self.search.consider(self.known(ply), self.seed_at(ply))

    def stand(self, run: Run, advice: Advice) -> tuple[float, ...]:
        """The chances before a turn; the search that was made of it tells them unless games are played to their end."""
        if not self.odds.to_the_end:
            return stand(advice, run.seat, self.cooperative)
        self.step()
        return self.odds.now(self.known(run.first), self.seed_at(run.first))

    def known(self, ply: int) -> Perspective:
        """What the seat that decided in a position could know."""
        return Perspective(self.game, self.match.at(ply), self.match.actors[ply], self.seed_at(ply))

    def falls(self, stands: list[tuple[float, ...]], turns: tuple[Turn, ...]) -> list[tuple[float, Turn]]:
        """The turns after which their player stood worse than before, the deepest falls first."""
        found = []
        for turn in turns:
            line = 0 if self.cooperative else turn.seat
            found.append((stands[turn.number - 1][line] - stands[turn.number][line], turn))
        found.sort(key=lambda pair: (-pair[0], pair[1].number))
        return [(fall, turn) for fall, turn in found[:CANDIDATES] if fall >= LEAST_COST]

    def second_look(self, turn: Turn, fall: float, advice: dict[int, Advice]) -> TurningPoint:
        """Compare the turn's most doubtful decisions with the bot's choice, both with the same thought: a search looks
        at poor actions only shortly, so its first word about them is rough.
        """
        self.step()
        plies = [ply for ply in range(turn.first, turn.last) if ply in advice]
        plies.sort(key=lambda ply: -regret(advice[ply], self.match.actions[ply]))
        points = []
        for ply in plies[:DOUBTFUL]:
            played, better = self.match.actions[ply], advice[ply].choices[0].action
            chance = self.odds.after(self.known(ply), played, self.seed_at(ply))
            best = chance
            if better != played:
                best = self.odds.after(self.known(ply), better, self.seed_at(ply))
            points.append(
                TurningPoint(
                    turn.number,
                    turn.seat,
                    max(0.0, best - chance),
                    ply,
                    self.action(played),
                    self.action(better),
                    chance,
                    best,
                    (),
                )
            )
        worst = max(points, key=lambda point: point.cost)
        saved = sum(point.cost for point in points)
        return msgspec.structs.replace(worst, cost=round(min(fall, saved), DIGITS))

    def action(self, number: int) -> Action:
        """An action with its notation."""
        return Action(number, self.game.actions.notation(number))

    def seed_at(self, ply: int) -> int:
        """A seed of its own for every position."""
        return zlib.crc32(f"{self.seed} {ply}".encode())

    def step(self) -> None:
        """Tell how far it is, and stop if that is wanted."""
        if self.cancelled():
            raise Cancelled("the analysis was called off")
        self.progress(self.done, self.total)
        self.done += 1


def accuracy(losses: list[float]) -> float:
    """How well somebody decided, from the chance that each turn with a choice lost: the mean over the turns.

    >>> accuracy([0.0, 0.0]), accuracy([0.1, 0.0]), accuracy([])
    (100.0, 81.9, 100.0)
    """
    if not losses:
        return 100.0
    return round(sum(100 * math.exp(-STRICTNESS * loss) for loss in losses) / len(losses), 1)


def regret(advice: Advice, action: int) -> float:
    """How much better the search liked its own choice than this one, at first sight."""
    best = advice.choices[0]
    if best.action == action:
        return 0.0
    return best.chance - next(choice.chance for choice in advice.choices if choice.action == action)
