"""One game as environments for single games want it: dealt by a seed, played action by action, seen seat by seat."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from ostracon.kernel.dice import DEALS
from ostracon.kernel.game import Game
from ostracon.lab.batch import BadBatch, Batch, IllegalInBatch, whole

MOST_DEALS = 1 << 31  # among which a deal is drawn where no seed is given

# What an illegal action does: it raises, or the lowest legal one is played instead.
ILLEGAL = ("raise", "replace")


class OneGame(Batch):
    """A batch of one game that stays over when it is."""

    def __init__(
        self,
        game: Game | str,
        players: int | None,
        options: Mapping[str, object] | None,
        reward: str,
        max_cycles: int | None,
        illegal: str = "raise",
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadBatch(f"illegal {illegal!r} is unknown; choose from {', '.join(ILLEGAL)}")
        self.illegal = illegal
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1, 1 << 30)
        self.begun = False  # whether anybody has asked for a deal
        super().__init__(game, 1, players, options, 0, 1, False, reward, True)
        self.cycles = 0
        self._dice = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """Deal game number `seed`; without one, any."""
        if seed is not None:
            seed = whole("seed", seed, 0, DEALS - 1)
            self._dice = np.random.default_rng(seed)
        self.reset([int(self._dice.integers(MOST_DEALS)) if seed is None else seed])
        self.cycles, self.begun = 0, True

    def play(self, action: object) -> dict[str, Any]:
        """Play an action; where an illegal one was replaced, what it was: {"illegal": 58}."""
        self.wants_reset()
        number = self._number(action)
        allowed = 0 <= number < self.spec.actions and bool(self.mask[0, number])
        if self.illegal == "replace" and not allowed:
            self.step(np.array([np.argmax(self.mask[0])], np.int64))
            return {"illegal": number}
        if not 0 <= number < self.spec.actions:
            raise IllegalInBatch(0, self.seat, f"play action {number}", self._possible())
        self.step(np.array([number], np.int64))
        return {}

    def wants_reset(self) -> None:
        """Refuse to go on where no game is being played."""
        if not self.begun:
            raise BadBatch("no game has been dealt yet: call reset() first")
        if self.seat < 0:
            raise BadBatch("the game is over: reset() deals another")

    def _number(self, action: object) -> int:
        """A whole number, whoever made it; 3.7 is none, and True neither."""
        try:
            if not isinstance(action, bool):
                return index(action)  # type: ignore[arg-type]  # that is asked here
        except TypeError:
            pass
        raise IllegalInBatch(0, self.seat, f"play action {action!r}", self._possible())

    @property
    def seat(self) -> int:
        """Who decides; -1 when the game is over."""
        return int(self.actor[0])

    @property
    def cut_off(self) -> bool:
        """Whether it has gone on for as many cycles as were allowed."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles

    def seen(self, seat: int) -> dict[str, Any]:
        """The row of a seat, and the mask of its actions: empty for a seat that is not asked."""
        mask = self.mask[0].astype(np.int8) if seat == self.seat else np.zeros(self.spec.actions, np.int8)
        return {"observation": self.observe(seat)[0], "action_mask": mask}

    def picture(self, mode: str | None) -> str | None:
        """What is to be seen: a picture (svg), or words (ansi)."""
        match = self.record(0)
        if mode == "svg":
            return match._repr_svg_()
        if mode == "ansi":
            notation = [match.game.actions.notation(action) for action in match.actions]
            return f"{match.game.title}, deal {self.deals[0]}: {', '.join(notation) or 'just dealt'}; points {match.scores()}"
        return None
