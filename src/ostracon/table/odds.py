"""Chances that people read, in hints and analyses: to win, alone or as one.

A search that trusts a game's evaluation chooses well, but its chances need not be true ones: an evaluation is made to
compare the actions of one moment, not players who are in the middle of a turn with those who are not. Where that
matters (`SearchSettings.forecast_candidates`) games are played on to their ends and the wins counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from ostracon.bots import Perspective
from ostracon.bots.engine import engine
from ostracon.bots.search import Advice, Search, SearchOverrides
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record

DIGITS = 4  # of a chance
REDEALS = 4  # deals over which the chance after an action is averaged: what it reveals is luck
ITERATIONS_A_GAME = 8  # of a budget that a game played to its end uses up: it tells more, and takes longer


class Odds:
    """The chances in the positions of one game, each found with a budget of so many iterations; by a search of somebody's
    choice, where games need not be played to their ends.
    """

    def __init__(
        self,
        game: Game,
        position: Record,
        iterations: int,
        redeals: int = REDEALS,
        search: Search | None = None,
    ) -> None:
        self.game = game
        self.redeals = redeals
        self.cooperative = is_cooperative(game, position)
        candidates = game.search.forecast_candidates
        self.to_the_end = candidates > 0 and not self.cooperative and engine(game).native
        overrides = (
            SearchOverrides(rollout_length=-1, rollout_candidates=candidates) if self.to_the_end else None
        )
        iterations = iterations // ITERATIONS_A_GAME if self.to_the_end else iterations
        self._search = Search(iterations=max(1, iterations), overrides=overrides)
        if search is not None and not self.to_the_end:
            self._search = search
        self._shorter = copy(self._search)
        self._shorter.iterations = max(1, self._search.iterations // redeals)

    def now(self, known: Perspective, seed: int) -> tuple[float, ...]:
        """The chances before a decision: of all, or by seat."""
        return stand(self._search.consider(known, seed), known.seat, self.cooperative)

    def after(self, known: Perspective, action: int, seed: int) -> float:
        """The deciding seat's chance after an action, as far as it could know before."""
        worlds = (known.redealt(seed + number) for number in range(self.redeals))
        return self.mean_after(worlds, action, known.seat, known.seat, seed)

    def mean_after(self, worlds: Iterable[Record], action: int, knower: int, whose: int, seed: int) -> float:
        """A seat's chance after an action, on average over positions that a knower cannot tell apart."""
        game, found = self.game, []
        for number, world in enumerate(worlds):
            position = world.copy()
            game.apply(position, action)
            if game.actor(position) < 0:
                chances = outcome(game, position)
            else:
                game.legal(position)
                there = Perspective(game, position, knower, seed + number)
                chances = stand(self._shorter.consider(there, seed + number), knower, self.cooperative)
            found.append(chances[0 if self.cooperative else whose])
        return round(sum(found) / len(found), DIGITS)


def is_cooperative(game: Game, position: Record) -> bool:
    """Whether all seats win or lose as one; also alone."""
    return position.players == 1 or game.cooperative(position)


def outcome(game: Game, position: Record) -> tuple[float, ...]:
    """The chances at the end: the win, shared where it is shared."""
    first = [game.standing(position, seat) == 1 for seat in range(position.players)]
    if is_cooperative(game, position):
        return (1.0 if all(first) else 0.0,)
    return tuple(round(won / sum(first), DIGITS) for won in first)


def stand(advice: Advice, seat: int, cooperative: bool) -> tuple[float, ...]:
    """The chances in a position that was searched from a seat's perspective: of all, or by seat, adding up to one.

    That seat's is taken after the best choice (the search's mean over all that it tried is too dark for who decides);
    the others share what is left as the search found them.
    """
    best = min(1.0, advice.choices[0].chance)
    if cooperative:
        return (round(best, DIGITS),)
    others = sum(advice.chances) - advice.chances[seat]
    mine = best / (best + others) if best + others else 1.0
    return tuple(
        round(mine if one == seat else (1 - mine) * chance / (others or 1.0), DIGITS)
        for one, chance in enumerate(advice.chances)
    )
