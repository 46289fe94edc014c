"""What is said of a decision: how everybody stands, what the search would consider there, and which answer it fears.

Everything is found from what the seat that decides could know.
"""

from __future__ import annotations

from typing import NamedTuple

from ostracon.bots import Perspective
from ostracon.bots.search import Search
from ostracon.kernel.game import Game
from ostracon.kernel.layout import Record
from ostracon.table.hints import SHOWN
from ostracon.table.odds import Odds, outcome, stand

MILLISECONDS = 600  # the search of a decision
FEAR_MILLISECONDS = 250  # and of the answer to it
ITERATIONS = 800  # budget for chances, where the search's own will not do


class Considered(NamedTuple):
    """A choice, and the chance of who decides after it."""

    action: int
    chance: float


class Fear(NamedTuple):
    """The answer that the next player likes best, if the best choice is made."""

    seat: int
    action: int
    chance: float  # of who answers


class Comment(NamedTuple):
    """What is said of a position."""

    chances: tuple[float, ...]  # to win, by seat; one for all where they win or lose as one
    choices: tuple[Considered, ...]  # the best first; none at the end
    fear: Fear | None = None


def comment(game: Game, position: Record, seat: int, seed: int) -> Comment:
    """Think about a position in which a seat decides; -1: the game is over."""
    if seat < 0:
        return Comment(outcome(game, position), ())
    seen = Perspective(game, position, seat, seed)
    odds = Odds(game, position, ITERATIONS)
    advice = Search(milliseconds=MILLISECONDS).consider(seen, seed)
    best = [one for one in advice.choices if one.visits > 0][:SHOWN] or list(advice.choices[:1])
    if odds.to_the_end:
        chances = odds.now(seen, seed)
        found = [Considered(one.action, odds.after(seen, one.action, seed)) for one in best]
    else:
        chances = stand(advice, seat, odds.cooperative)
        found = [Considered(one.action, one.chance) for one in best]
    fear = None if odds.cooperative else feared(seen, best[0].action, seed)
    return Comment(chances, tuple(found), fear)


def feared(seen: Perspective, action: int, seed: int) -> Fear | None:
    """What the next player would answer to an action, in a position that the deciding seat cannot tell from the true one."""
    game, imagined = seen.game, seen.redealt(seed + 1)
    game.apply(imagined, action)
    other = game.actor(imagined)
    if other < 0 or other == seen.seat:
        return None
    game.legal(imagined)
    there = Perspective(game, imagined, other, seed)
    if len(there.legal) == 1:
        return None
    answer = Search(milliseconds=FEAR_MILLISECONDS).consider(there, seed).choices[0]
    return Fear(other, answer.action, answer.chance)
