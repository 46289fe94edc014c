"""One browser that is connected to a table, and the messages that wait to be sent to it."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from ostracon.kernel.game import Game
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.board import board_of
from ostracon.screen.story import game_texts
from ostracon.server.wire import SCENES_PER_REVISION, write

QUEUE_LIMIT = 400  # messages that a browser may lag behind before it must reconnect
BYTES_LIMIT = 2 * 1024 * 1024  # and bytes


class Connection:
    """One open socket: which seats it holds, which one it shows, and the messages that wait to be sent."""

    def __init__(
        self,
        seats: list[int],
        language: str,
        replay: bool = False,
        name: str = "",
        caller: str = "",
        is_host: bool = False,
        holder: str = "",
        notes: dict[int, str] | None = None,
        ignored: frozenset[str] = frozenset(),
    ) -> None:
        self.seats = seats  # those this screen may show; empty for a spectator
        self.shown = seats[0] if seats else SPECTATOR
        self.covered = -1  # hot-seat: the seat that must take the screen; nothing is shown until it has
        self.language = language
        self.replay = replay
        self.caller = caller  # the address that it comes from
        self.name = name  # of a spectator, "" if he has given none
        self.is_host = is_host  # whether this person made the table
        self.holder = holder  # who looks: an account, or a guest's browser
        self.ignored = ignored  # holders whose chat this person does not want to read
        self.notes = notes or {}  # what he has written down for himself, by seat
        self.gallery = False  # a player who wants to read what spectators write during the game
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.farewell: tuple[int, str] | None = None  # how to close the line, where it is for good
        self.waiting = 0  # bytes of the messages that wait
        self.lost = False  # too slow or gone: nothing more is sent
        self.busy = False  # a message of its browser is being answered
        self._leaving = False  # the server stops: no further message is answered
        self.seq = -1  # number of the latest scene that was sent
        self.has: tuple[object, int] | None = None  # the rendering and step that the browser has whole
        self._revision = -1  # that of the latest scene, and how many scenes of it came before
        self._scenes = 0
        self._boards: set[str] = set()

    def send(self, message: dict[str, object]) -> None:
        """Put a message into the queue."""
        if self.lost:
            return
        if self.out.qsize() > QUEUE_LIMIT or self.waiting > BYTES_LIMIT:
            return self.drop()
        data = write(message)
        self.waiting += len(data)
        self.out.put_nowait(data)

    def drop(self) -> None:
        """Forget what waits and end the connection: who does not read must come again."""
        self.lost = True
        while not self.out.empty():
            self.out.get_nowait()
        self.waiting = 0
        self.out.put_nowait(None)

    def leave(self) -> None:
        """The server stops. What is being answered is answered first; what comes after it is not touched, and the
        browser sends it again to the server that it meets next.
        """
        self._leaving = True
        if not self.busy:
            self.out.put_nowait(None)

    def must_end(self) -> bool:
        """Whether it has been told to leave."""
        return self._leaving

    def send_error(self, id: str, code: str, text: str) -> None:
        """Say that a command was refused, and why."""
        self.send({"type": "error", "id": id, "code": code, "text": text})

    def next_seq(self, revision: int) -> int:
        """A number for the next scene: larger than every one before, and telling the journal's revision."""
        again = revision == self._revision
        self._scenes = min(self._scenes + 1, SCENES_PER_REVISION - 1) if again else 0
        self._revision = revision
        self.seq = revision * SCENES_PER_REVISION + self._scenes
        return self.seq

    def forget_boards(self) -> None:
        """A hello makes the browser forget."""
        self._boards.clear()

    def new_boards(self, game: Game, key: str) -> dict[str, str]:
        """The static layer of a scene if this browser does not have it yet."""
        if key in self._boards:
            return {}
        self._boards.add(key)
        return {key: static_board(game, key, self.language)}


@lru_cache(maxsize=256)
def static_board(game: Game, key: str, language: str) -> str:
    """The static layer of a board as SVG, drawn once."""
    drawn = board_of(game).static_board(key, game_texts(game, language))
    return drawn
