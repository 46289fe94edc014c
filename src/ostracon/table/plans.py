"""Plans: "if they do that, I do this". A line of actions, tried on a position that the planner cannot tell from the true
one, so that nothing hidden shows in what can be planned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ostracon.bots import Perspective
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.finality import is_final
from ostracon.kernel.layout import Record
from ostracon.kernel.match import Match
from ostracon.screen.scene import Move
from ostracon.table.screen import draw
from ostracon.table.table import Table

LONGEST_PLAN = 40  # actions
WORLDS = 4  # positions that the planner cannot tell apart: what is possible in all of them may be assumed


class NoPlan(OstraconError):
    """Nothing can be planned here; `code` names the text that says why (`plan-<code>`)."""

    def __init__(self, code: str, seat: int = -1) -> None:
        self.code, self.seat = code, seat
        super().__init__(f"no plan: {code}")


class Assumed(NamedTuple):
    """Where assumed actions lead, in several positions that the planner cannot tell apart."""

    positions: list[Record]
    actor: int  # who decides then; -1: the game is over
    is_open: (
        bool  # the latest action brings something to light or lets dice fall: nothing beyond can be planned
    )


class Step(NamedTuple):
    """One action of a plan in words."""

    seat: int
    label: str


def assume(match: Match, seat: int, actions: Sequence[int]) -> Assumed:
    """Play a line of actions from the position as a seat knows it. Raises NoPlan where it cannot go."""
    game = match.game
    known = Perspective(game, match.position(), seat, match.ply)
    worlds = [known.redealt(seed) for seed in range(WORLDS)]
    is_open = False
    if len(actions) > LONGEST_PLAN:
        raise NoPlan("uncertain")
    for action in actions:
        actor = _actor(match, worlds)
        if is_open:
            raise NoPlan("uncertain")
        if actor < 0 or action not in _legal(worlds):
            raise NoPlan("not-possible")
        after = [world.copy() for world in worlds]
        for world in after:
            game.apply(world, action)
            game.legal(world)
        is_open = any(map(is_final, worlds, after))
        if is_open and actor != seat:
            raise NoPlan("uncertain")
        worlds = after
    return Assumed(worlds, -1 if is_open else _actor(match, worlds), is_open)


def _actor(match: Match, worlds: list[Record]) -> int:
    """Who decides; NoPlan if that depends on what the planner cannot know."""
    actors = {int(match.game.actor(world)) for world in worlds}
    if len(actors) > 1:
        raise NoPlan("uncertain")
    return actors.pop()


def _legal(worlds: list[Record]) -> set[int]:
    """What can be done whatever lies hidden."""
    return set.intersection(*(set(world.legal_actions()) for world in worlds))


def choices(table: Table, seat: int, actions: Sequence[int], language: str) -> list[Move]:
    """What may come next in a plan, in words; [] where it ends. Raises NoPlan where nobody can know."""
    game = table.match.game
    worlds, actor, is_open = assume(table.match, seat, actions)
    if actor < 0 or is_open:
        return []
    legal = _legal(worlds)
    moves = [
        move for move in draw(table, game.view(worlds[0], actor), language).moves if move.action in legal
    ]
    if actor == seat:
        return moves
    if not moves:
        raise NoPlan("hidden", actor)
    certain = [
        move for move in moves if not any(_reveals(table.match, world, move.action) for world in worlds)
    ]
    if not certain:
        raise NoPlan("uncertain")
    return certain


def _reveals(match: Match, position: Record, action: int) -> bool:
    """Whether nobody can know what follows an action."""
    after = position.copy()
    match.game.apply(after, action)
    return is_final(position, after)


def told(table: Table, seat: int, actions: Sequence[int], language: str) -> list[Step]:
    """A plan in words."""
    found = []
    for count, action in enumerate(actions):
        worlds, actor, _ = assume(table.match, seat, actions[:count])
        if actor < 0:
            break
        moves = draw(table, table.match.game.view(worlds[0], actor), language).moves
        found.append(Step(actor, next((move.label for move in moves if move.action == action), "")))
    assume(table.match, seat, actions)
    return found


def fits(match: Match, ply: int, actions: Sequence[int]) -> bool:
    """Whether the game has gone as a plan from a position says, and has not reached its end."""
    played = match.actions[ply:]
    return ply <= match.ply and len(played) < len(actions) and played == list(actions[: len(played)])
