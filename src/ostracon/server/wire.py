"""What travels over the socket (docs/protocol.md): messages in, scenes and log lines out."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ostracon.screen.scene import Scene, sendable
from ostracon.server.notes import NOTES_LIMIT

MESSAGE_LIMIT = 16 * 1024  # bytes of a message from a browser
SCENES_PER_REVISION = (
    1000  # a scene's `seq` is the journal's revision times this, plus a count of scenes of it
)


Short = Annotated[str, msgspec.Meta(max_length=120)]
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # what a browser's numbers can hold


class Settings(msgspec.Struct):
    """What a person may set at the table."""

    confirm: Short = ""


class Message(msgspec.Struct):
    """A message from a browser, as it came; unknown fields are ignored."""

    type: Short
    id: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seq: Number = -1  # the newest scene that it has seen
    action: Number = -1
    sure: bool = False
    name: Short = ""
    seat: Number = -1
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""
    settings: Settings | None = None
    element: Short = ""
    path: Annotated[list[Short], msgspec.Meta(max_length=8)] = []
    ply: Number = 0
    notes: Annotated[str, msgspec.Meta(max_length=NOTES_LIMIT)] = ""


_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def revision_of(seq: int) -> int:
    """The journal's revision that a scene showed."""
    return seq // SCENES_PER_REVISION


class Malformed(Exception):
    """What is not a message of ours; `id` is its id where it could be read."""

    def __init__(self, id: str = "") -> None:
        self.id = id
        super().__init__(id)


def read(data: str | bytes) -> Message:
    """A message from a browser."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed(_id_of(data)) from None


def _id_of(data: str | bytes) -> str:
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:64] if isinstance(id, str) else ""


def write(message: dict[str, object]) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def scene_json(scene: Scene) -> msgspec.Raw:
    """A scene as clients get it: without what only the server needs to know."""
    return msgspec.Raw(_encoder.encode(sendable(scene)))
