"""Bots that do what a bot must not do."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

from ostracon.bots import Perspective


class Honest:
    """Any legal action: what the others do until they misbehave."""

    name = "honest"

    def decide(self, perspective: Perspective, seed: int) -> int:
        """Misbehave now and then."""
        if seed % 8 == 0:
            return self.misbehave(perspective)
        return random.Random(seed).choice(perspective.legal)

    def misbehave(self, perspective: Perspective) -> int:
        """What it does wrong: nothing."""
        return perspective.legal[0]


class Raises(Honest):
    """Raises an error."""

    def misbehave(self, perspective: Perspective) -> int:
        """Divide by zero."""
        return 1 // 0


class Cheats(Honest):
    """Answers with an action that is not legal."""

    def misbehave(self, perspective: Perspective) -> int:
        """The first illegal number."""
        return next(number for number in range(10_000) if number not in perspective.legal)


class Mumbles(Honest):
    """Answers with something that is no action."""

    def misbehave(self, perspective: Perspective) -> int:
        """A word."""
        return "pass"  # type: ignore[return-value]  # that is what it does wrong


class Hangs(Honest):
    """Never answers."""

    def misbehave(self, perspective: Perspective) -> int:
        """Turn in circles."""
        while True:
            pass


class Crashes(Honest):
    """Takes its process down."""

    def misbehave(self, perspective: Perspective) -> int:
        """As a fault in native code would."""
        os._exit(3)


class Interrupts(Honest):
    """Sends the arena a signal once, in the middle of a game; afterwards it is honest."""

    def misbehave(self, perspective: Perspective) -> int:
        """The signal and the mark of having sent it are in the environment."""
        mark = Path(os.environ["INTERRUPTED_MARK"])
        if not mark.exists() and Path(os.environ["JOURNAL"]).read_bytes().count(b"\n") > 3:
            mark.touch()
            os.kill(os.getppid(), getattr(signal, os.environ["INTERRUPT_WITH"]))
        return perspective.legal[0]


class Unwilling:
    """Cannot even be made."""

    def __init__(self) -> None:
        raise OSError("no weights found")


class Mute:
    """Made, but does not decide."""
