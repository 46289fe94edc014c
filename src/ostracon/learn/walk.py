"""A reader's way through a tutorial: which step is being learned, what is waited for, and why something else will not do."""

from __future__ import annotations

from ostracon.kernel.game import Game
from ostracon.kernel.match import Match
from ostracon.learn.tutorial import Start, Step, Tutorial, accepted, begun, fits, play


class Walk:
    """A tutorial being followed. Its match is the reader's board: what is played there, the walk is told (`heard`)."""

    def __init__(self, game: Game, tutorial: Tutorial, number: int = 0) -> None:
        self.game = game
        self.tutorial = tutorial
        self.number = number  # of the step, from 0
        self.begins: Start  # the position that the step belongs to
        self.match: Match
        self.given: list[int] = []  # the reader's answers in this step
        self.before = 0  # the reader's points when it began
        self.since = 0  # the ply at which it began
        self.go_to(number)

    @property
    def step(self) -> Step:
        """The step being learned."""
        return self.tutorial.step[self.number]

    @property
    def seat(self) -> int:
        """Whose place the reader takes."""
        return self.begins.seat

    # ---- from step to step

    def go_to(self, number: int) -> None:
        """Begin a step: its position, and what was played before it in the usual way."""
        earlier = next(back for back in range(number, -1, -1) if self.tutorial.step[back].at)
        self.begins = self.tutorial.start[self.tutorial.step[earlier].at]
        self.match = begun(self.game, self.begins)
        for back in range(earlier, number):
            self._enter(back)
            self._answer()
        self._enter(number)

    def usual(self, number: int) -> list[int]:
        """The answers that `go_to` gives in a step on the way to a later one."""
        walk = Walk(self.game, self.tutorial, number)
        walk._answer()
        return walk.given

    def _answer(self) -> None:
        while waiting := self.waiting():
            self.hear(next(accepted(self.match, waiting, self.step.any_order)))

    def _enter(self, number: int) -> None:
        self.number = number
        play(self.match, self.step.first)
        self._begin()

    def _begin(self) -> None:
        self.given = []
        self.since = self.match.ply
        self.before = self.match.scores()[self.seat]

    @property
    def goes_on(self) -> bool:
        """Whether the next step goes on from the board as it is now."""
        return self.number + 1 < len(self.tutorial.step) and not self.tutorial.step[self.number + 1].at

    def enter_next(self) -> tuple[str, ...]:
        """Begin the next step on the board as it is; what is to be played first, by the caller, who then calls `ready`."""
        self.number += 1
        return self.step.first

    def ready(self) -> None:
        """What comes first has been played."""
        self._begin()

    # ---- answers

    def waiting(self) -> list[str]:
        """The patterns of the answers that are still to be given."""
        left = list(self.step.do)
        for action in self.given:
            notation = self.game.actions.notation(action)
            left.remove(next(pattern for pattern in left if fits(pattern, notation)))
        return left

    @property
    def done(self) -> bool:
        """Whether all answers have been given."""
        return not self.waiting()

    def wanted(self) -> list[int]:
        """The actions that answer the step now."""
        return list(accepted(self.match, self.waiting(), self.step.any_order)) if not self.done else []

    def why_not(self, action: int) -> str:
        """The key of the sentence that says why a legal action is not what is asked for; "" if it is."""
        if self.done:
            return "learn-next-first"
        if action in self.wanted():
            return ""
        return refusal(self.step, self.game.actions.notation(action))

    def hear(self, action: int) -> None:
        """Play the reader's answer."""
        self.match.play(action)
        self.heard(action)

    def heard(self, action: int) -> None:
        """The reader's answer has been played."""
        self.given.append(action)

    def taken_back(self) -> None:
        """Answers were taken back: forget those that are no longer played."""
        self.given = self.given[: max(0, self.match.ply - self.since)]

    @property
    def gain(self) -> int:
        """Points that the step has brought the reader so far."""
        return self.match.scores()[self.seat] - self.before


def refusal(step: Step, notation: str) -> str:
    """The key of the sentence for another action than the one that is asked for."""
    for word, pattern in step.no.items():
        if fits(pattern, notation):
            return f"step-{step.id}-no-{word}"
    return f"step-{step.id}-no"
