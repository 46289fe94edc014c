"""What one seat of a table sees in one language, from step to step; a table at rest keeps next to nothing of it."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

import msgspec

from ostracon.screen.changes import changes
from ostracon.screen.gliding import Names, follow, names_in, with_names
from ostracon.screen.memory import Memory
from ostracon.screen.scene import Scene
from ostracon.server.wire import scene_json
from ostracon.table import screen
from ostracon.table.log import Log, caption
from ostracon.table.table import Table


class Shown(NamedTuple):
    """A scene and the log beside it."""

    scene: Scene
    log: Log


class Asleep(NamedTuple):
    """What is left of a scene at rest: enough to draw the very same again, and to see whether it is the same."""

    names: Names
    digest: bytes


class SeatRendering:
    """What one seat sees in one language, drawn once for all who look. Pieces keep their ids from step to step."""

    def __init__(self, table: Table, seat: int, language: str, memory: Memory) -> None:
        self.seat, self.language = seat, language
        self.number = 0  # of the step that is shown
        self.changes: dict[str, msgspec.Raw | None] = {}  # since the step before
        self.caption = ""  # the latest step in words
        self._kept: Shown | Asleep = self._drawn(table, memory)

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return self._awake.scene

    @property
    def log(self) -> Log:
        """What is told beside it."""
        return self._awake.log

    @property
    def _awake(self) -> Shown:
        assert isinstance(self._kept, Shown), "it was not woken"
        return self._kept

    def _drawn(self, table: Table, memory: Memory) -> Shown:
        scene = screen.scene(table, self.seat, self.language, memory)
        return Shown(scene, Log(table, self.seat, self.language, memory.once))

    def rest(self) -> None:
        """Forget what is shown until somebody needs it."""
        self.changes = {}
        if isinstance(self._kept, Shown):
            self._kept = Asleep(names_in(self.scene), _digest(self.scene))

    def wake(self, table: Table, memory: Memory) -> None:
        """Draw again what is shown. If that is not what it was, no browser has it: steps are numbered on from there."""
        if isinstance(self._kept, Shown):
            return
        before, drawn = self._kept, self._drawn(table, memory)
        scene = with_names(drawn.scene, before.names)
        self._kept = drawn._replace(scene=scene or drawn.scene)
        if scene is None or _digest(scene) != before.digest:
            self.number += 2  # the next step follows on none that was sent

    def step(self, table: Table, memory: Memory) -> None:
        """The table has taken a step: draw it again."""
        self.wake(table, memory)
        before, log = self._awake
        drawn = screen.scene(table, self.seat, self.language, memory)
        self._kept = Shown(follow(before, drawn, memory), log)
        self.changes = changes(before, self.scene, memory)
        self.number += 1
        told = log.ply
        log.step(table, memory.once)
        self.caption = ""
        if log.ply >= told:
            self.caption = caption(table, log.ply, self.seat, self.language, memory.once)


def _digest(scene: Scene) -> bytes:
    return blake2b(bytes(scene_json(scene)), digest_size=16).digest()
