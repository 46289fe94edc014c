"""Finding puzzles: bots play against each other, and decisions on which the levels disagree are looked at again.

The strongest level says what is best, and a deep look at every choice must agree with it by a clear margin.
"""

from __future__ import annotations

import random
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ostracon.bots import Perspective, bot, perspective
from ostracon.kernel.game import Game, Value
from ostracon.kernel.match import Match
from ostracon.puzzles.grading import STRONGEST, failed, favourites, trial
from ostracon.puzzles.judging import LEAST_EFFECTS, effects, judge
from ostracon.puzzles.line import expected_line
from ostracon.puzzles.puzzle import PHASES, WHOLE, Puzzle, puzzle_id
from ostracon.puzzles.tables import table_of
from ostracon.table.odds import Odds

PLAYS = "architect"  # the level whose games are looked through; the strongest one judges their decisions
LOOKED_AT = 4  # one in so many of a match's decisions is looked at,
LEAST_LOOKED_AT = 24  # and at least so many
LATE = 0.9  # how much rather late ones: more depends on them, and it is sooner known what
# How far the best choice must be ahead of those that tempt the weaker levels, for a second look to be worth while.
AT_FIRST_SIGHT = 0.04
FIRST_ITERATIONS, FIRST_CHOICES = 2_000, 3  # of the first look
LEAST_CHANCE, MOST_CHANCE = 0.1, 0.98  # nobody wants to solve what is lost or won anyway
A_MATCH = 4  # puzzles of one match, in different turns
APART = 6  # plies between two of them
ALIKE = 0.2  # share of the puzzles that may have the same best choice
A_PHASE = 0.75  # share that may come from one phase: near the end it is clearest what is best


def played(game: Game, deal: int, seed: int) -> Match:
    """The match that a strong level plays of a deal, at the table that goes with it."""
    players, options = table_of(game, deal)
    match, player = Match.new(game, players, options, deal=deal), bot(PLAYS, game)
    while not match.over:
        match.play(player.decide(perspective(match), seed + match.ply))
    return match


def is_promising(known: Perspective, best: int, others: Sequence[int], seed: int) -> bool:
    """Whether a choice looks far better than others at first sight."""
    odds = Odds(known.game, known.redealt(seed), FIRST_ITERATIONS)
    least = odds.after(known, best, seed) - AT_FIRST_SIGHT
    return all(odds.after(known, action, seed) <= least for action in others)


class Finder:
    """Looks for puzzles of one game, deal by deal, among those found so far."""

    def __init__(self, game: Game, wanted: int, found: Sequence[Puzzle] = ()) -> None:
        self.game, self.wanted = game, wanted
        self.found = list(found)
        self.looked_at = 0  # candidates so far

    @property
    def done(self) -> bool:
        """Whether there are as many as wanted."""
        return len(self.found) >= self.wanted

    def search(self, deal: int) -> Iterator[Puzzle]:
        """The puzzles of a deal's match."""
        seed = zlib.crc32(f"{self.game.id} {deal}".encode())
        match = played(self.game, deal, seed)
        open_plies = [
            ply
            for ply in range(match.ply)
            if not self._is_full(phase_of(match, ply)) and len(match.at(ply).legal_actions()) >= LEAST_EFFECTS
        ]
        dice = random.Random(seed)
        open_plies.sort(key=lambda ply: dice.random() * (1 - LATE * ply / match.ply))
        used: list[int] = []
        for ply in open_plies[: max(LEAST_LOOKED_AT, len(open_plies) // LOOKED_AT)]:
            if self.done or len(used) == A_MATCH:
                return
            if any(abs(ply - other) < APART for other in used):
                continue
            if puzzle := self.puzzle(match, ply):
                used.append(ply)
                self.found.append(puzzle)
                yield puzzle

    def puzzle(self, match: Match, ply: int) -> Puzzle | None:
        """The puzzle in a position of a match, if it is one: not trivial, and clear."""
        game, phase = self.game, phase_of(match, ply)
        deal, actions = match.deal, tuple(match.actions[:ply])
        assert deal is not None
        options = changed_options(game, match.options)
        name = puzzle_id(game, match.players, options, deal, actions)
        seed = int(name, 16)
        known = Perspective(game, match.at(ply), match.actors[ply], seed)
        tried = trial(known, seed)
        if len(favourites(tried)) < 2 or any(puzzle.id == name for puzzle in self.found):
            return None
        best = bot(STRONGEST, game).decide(known, seed)
        fails, wrong = failed(tried, best), favourites(tried, but=best)
        if not fails or self._is_enough(best, phase):
            return None
        if not is_promising(known, best, wrong[:FIRST_CHOICES], seed) or effects(known, seed) < LEAST_EFFECTS:
            return None
        self.looked_at += 1
        chances = judge(known, best, seed)
        if chances is None or not LEAST_CHANCE <= chances[best] <= MOST_CHANCE:
            return None
        return Puzzle(
            id=name,
            players=match.players,
            options=options,
            deal=deal,
            actions=actions,
            best=best,
            tempting=wrong[0],
            chances=tuple(round(WHOLE * chances[action]) for action in sorted(chances)),
            grade=len(fails),
            phase=phase,
            line=expected_line(known, best, seed),
            other_line=expected_line(known, wrong[0], seed),
        )

    def _is_enough(self, best: int, phase: int) -> bool:
        """Whether there are enough of this kind."""
        choices = Counter(puzzle.best for puzzle in self.found)
        return choices[best] >= max(2, ALIKE * self.wanted) or self._is_full(phase)

    def _is_full(self, phase: int) -> bool:
        """Whether there are enough of this phase."""
        return sum(puzzle.phase == phase for puzzle in self.found) >= max(1, A_PHASE * self.wanted)


def phase_of(match: Match, ply: int) -> int:
    """Which part of a match a decision belongs to."""
    return len(PHASES) * ply // match.ply


def changed_options(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options that differ from their defaults."""
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in options.items() if value != usual[name]}
