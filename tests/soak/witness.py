"""What one screen sent and saw: compared with the journal when its table is checked."""

from __future__ import annotations

import json
import re
import zlib
from dataclasses import dataclass, field
from typing import Any, NamedTuple

LOOKED_AT = 3  # of so many revisions one is kept whole, and the newest
SCENES_PER_REVISION = 1000  # as docs/protocol.md says
TURNS = ("act", "undo", "restart", "end_turn")  # the commands that a person sends about the game
NUMBER = re.compile(r"-\d+$")


@dataclass
class Sent:
    """A command."""

    kind: str
    seat: int
    revision: int  # the newest that the sender had seen
    action: int = -1
    answer: str = ""  # "done", "confirm", or why it was refused; "": nobody answered


class Seen(NamedTuple):
    """A position on a screen."""

    ply: int
    scene: bytes


@dataclass
class Witness:
    """Everything that a screen knows of its table."""

    name: str
    sent: dict[str, Sent] = field(default_factory=dict)  # by the id that the journal has: "0:a17"
    seen: dict[tuple[int, int, str], Seen] = field(default_factory=dict)  # by revision, seat and language
    log: list[dict[str, Any]] = field(default_factory=list)
    newest: tuple[int, int, str] = (-1, -1, "")
    scenes: int = 0
    knows_its_commands: bool = True  # a page's are its own secret

    def see(self, message: dict[str, Any], language: str) -> None:
        """A scene has come."""
        scene = message["scene"]
        self.scenes += 1
        if (start := message.get("log_from")) is not None:
            del self.log[start:]
        self.log += message.get("log", [])
        self.note(message["seq"] // SCENES_PER_REVISION, message["ply"], scene, language)

    def note(self, revision: int, ply: int, scene: dict[str, Any], language: str) -> None:
        """What a screen shows at a revision."""
        before, self.newest = self.newest, (revision, scene["seat"], language)
        if before != self.newest and before[0] % LOOKED_AT:
            self.seen.pop(before, None)
        self.seen[self.newest] = Seen(ply, packed(scene))


def packed(scene: dict[str, Any]) -> bytes:
    """A scene in little space, pieces that look alike in an order of their own: their numbers tell where they came from."""
    scene = json.loads(json.dumps(scene), parse_float=number)
    pieces = [one | {"id": NUMBER.sub("", one["id"])} for one in scene.get("pieces", [])]
    pieces.sort(key=lambda one: json.dumps(one, sort_keys=True))
    whole = {**scene, "pieces": pieces}
    return zlib.compress(json.dumps(whole, sort_keys=True, ensure_ascii=False).encode(), 1)


def number(text: str) -> float:
    """A number as browsers write it: 3.0 is 3."""
    value = float(text)
    return int(value) if value.is_integer() else value


def difference(one: bytes, other: bytes) -> str:
    """Where two packed scenes differ, in words."""
    first, second = (json.loads(zlib.decompress(each)) for each in (one, other))
    names = [name for name in first.keys() | second.keys() if first.get(name) != second.get(name)]
    told = []
    for name in sorted(names):
        old, new = first.get(name), second.get(name)
        if isinstance(old, list) and isinstance(new, list):
            old, new = [one for one in old if one not in new][:3], [one for one in new if one not in old][:3]
        told.append(f"{name}: seen {json.dumps(old)[:600]}, replayed {json.dumps(new)[:600]}")
    return "\n".join(told)
