"""A table that people look at: who is connected, and what each of them is shown after every step."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ostracon.kernel.game import Game
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.gliding import follow
from ostracon.screen.scene import Scene
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES
from ostracon.server.levels import level_about, level_name
from ostracon.server.rules import has_rules
from ostracon.server.store import Header, Saying, StoredSeat
from ostracon.server.wire import SCENES_PER_REVISION, scene_json, write
from ostracon.server.words import LANGUAGE_NAMES, client_words, words
from ostracon.table import screen
from ostracon.table.hints import Hint, said
from ostracon.table.log import Line, lines_of_ply
from ostracon.table.seats import BOT, HUMAN, OPEN
from ostracon.table.table import Table

QUEUE_LIMIT = 400  # messages that a browser may lag behind before it must reconnect
AWAY_SECONDS = 15.0  # how long somebody may be gone before the others are offered a bot in the seat
CHAT_SHOWN = 200  # latest lines of chat that are sent on arrival


class Viewer:
    """One open socket: which seats it holds, which one it shows, and the messages that wait to be sent."""

    def __init__(self, seats: list[int], language: str, replay: bool = False) -> None:
        self.seats = seats  # those this screen may show; empty for a spectator
        self.shown = seats[0] if seats else SPECTATOR
        self.covered = -1  # hot-seat: the seat that must take the screen; nothing is shown until it has
        self.language = language
        self.replay = replay
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.lost = False  # too slow or gone: nothing more is sent
        self.seq = -1  # number of the latest scene that was sent
        self._revision = -1  # that of the latest scene, and how many scenes of it came before
        self._scenes = 0
        self._boards: set[str] = set()

    def send(self, message: dict[str, Any]) -> None:
        """Put a message into the queue."""
        if self.lost:
            return
        if self.out.qsize() > QUEUE_LIMIT:
            self.lost = True
            self.out.put_nowait(None)
            return
        self.out.put_nowait(write(message))

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
    drawn: str = game.module("board").static_board(key, game_texts(game, language))
    return drawn


class AskedHint(NamedTuple):
    """A hint that somebody asked for: it is thought about, or ready."""

    revision: int
    seat: int
    thought: asyncio.Task[Hint]

    @property
    def failed(self) -> bool:
        """Whether nothing came of it."""
        return self.thought.done() and (self.thought.cancelled() or self.thought.exception() is not None)


class Sight:
    """What one seat sees in one language, kept from step to step: pieces keep their ids, the log its lines."""

    def __init__(self, table: Table, seat: int, language: str) -> None:
        self.seat, self.language = seat, language
        self.scene: Scene = screen.scene(table, seat, language)
        self.json = scene_json(self.scene)
        self.lines: list[list[Line]] = [
            lines_of_ply(table, ply, seat, language) for ply in range(table.match.ply + 1)
        ]
        self.fresh_from = 0  # the ply from which the latest step changed the log

    def step(self, table: Table) -> None:
        """The table has taken a step: draw it again."""
        self.scene = follow(self.scene, screen.scene(table, self.seat, self.language))
        self.json = scene_json(self.scene)
        before, now = len(self.lines) - 1, table.match.ply
        self.fresh_from = min(before + 1, now)
        del self.lines[self.fresh_from :]
        self.lines += [
            lines_of_ply(table, ply, self.seat, self.language) for ply in range(self.fresh_from, now + 1)
        ]

    def log(self, since: int = 0) -> tuple[int, list[Line]]:
        """The lines from a ply on, and the index of the first of them."""
        return sum(map(len, self.lines[:since])), [line for ply in self.lines[since:] for line in ply]


class Room:
    """A table in memory with everybody who looks at it. Change it only while holding `lock`."""

    def __init__(self, header: Header, stored: list[StoredSeat], table: Table, chat: list[Saying]) -> None:
        self.id = header.id
        self.header = header
        self.stored = stored
        self.table = table
        self.chat = chat
        self.lock = asyncio.Lock()
        self.broken = False  # the store refused an entry: memory is ahead of it and must be loaded again
        self.viewers: set[Viewer] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.hint: AskedHint | None = None  # the latest
        self.used = time.monotonic()
        self._sights: dict[tuple[int, str], Sight] = {}
        self._opened = time.monotonic()
        self._gone: dict[int, float] = {}  # when the last screen of a seat was closed

    @property
    def waiting(self) -> bool:
        """Whether somebody has yet to sit down."""
        return any(seat.kind == OPEN for seat in self.stored)

    # ---- who is here

    def online(self, seat: int) -> bool:
        """Whether a screen of this seat is open."""
        return any(seat in viewer.seats for viewer in self.viewers)

    def away(self, seat: int) -> bool:
        """Whether a person has been gone long enough for a bot to be offered."""
        if self.online(seat):
            return False
        return time.monotonic() - self._gone.get(seat, self._opened) >= AWAY_SECONDS

    def people_look(self) -> bool:
        """Whether anybody watches: then bots play at a pace one can follow."""
        return bool(self.viewers)

    def enter(self, viewer: Viewer) -> None:
        """A socket has opened."""
        self.viewers.add(viewer)
        if len(viewer.seats) > 1:
            self._choose_shown(viewer)
        self.welcome(viewer)
        self.tell_presence(besides=viewer)

    def leave(self, viewer: Viewer) -> None:
        """A socket has closed."""
        self.viewers.discard(viewer)
        viewer.lost = True
        for seat in viewer.seats:
            if not self.online(seat):
                self._gone[seat] = time.monotonic()
        self._drop_unused_sights()
        self.tell_presence()

    def _choose_shown(self, viewer: Viewer) -> None:
        """Hot-seat: the screen belongs to who decided last, or to who decides now where there is nothing to hide."""
        acted = [seat for seat in self.table.match.actors if seat in viewer.seats]
        actor = self.table.actor
        viewer.shown = acted[-1] if acted else viewer.seats[0]
        if actor in viewer.seats and not (acted and self._secret(viewer.shown, actor)):
            viewer.shown = actor

    def _secret(self, *seats: int) -> bool:
        """Whether one of these seats knows something that the others may not see on a shared screen."""
        return any(self.table.match.has_secrets(seat) for seat in seats)

    # ---- what they are told

    def sight(self, seat: int, language: str) -> Sight:
        """What a seat sees in a language, drawn once for all who look through it."""
        found = self._sights.get((seat, language))
        if found is None:
            found = self._sights[seat, language] = Sight(self.table, seat, language)
        return found

    def _drop_unused_sights(self) -> None:
        used = {(viewer.shown, viewer.language) for viewer in self.viewers}
        for key in [key for key in self._sights if key not in used]:
            del self._sights[key]

    def stepped(self) -> None:
        """An entry was accepted and stored: tell everybody."""
        self._drop_unused_sights()
        for sight in self._sights.values():
            sight.step(self.table)
        for viewer in self.viewers:
            if viewer.covered < 0:
                sight = self.sight(viewer.shown, viewer.language)
                self.tell_scene(viewer, sight.fresh_from)
            self.tell_handover(viewer)

    def reloaded(self) -> None:
        """The table was read again from the store: everybody begins anew."""
        self._sights.clear()
        for viewer in self.viewers:
            self.welcome(viewer)

    def welcome(self, viewer: Viewer) -> None:
        """Hello, then the position with the whole log."""
        game, language = self.table.match.game, viewer.language
        viewer.forget_boards()
        viewer.send(
            {
                "type": "hello",
                "table": self.id,
                "game": game.id,
                "title": game.title,
                "seat": viewer.shown,
                "seats": self.seat_list(language),
                "shared": len(viewer.seats) > 1,
                "language": language,
                "languages": [
                    {"code": code, "name": LANGUAGE_NAMES[code], "url": f"/t/{self.id}?lang={code}"}
                    for code in LANGUAGES
                ],
                "strings": client_words(language),
                "settings": {"confirm": self.table.seats[viewer.shown].confirm} if viewer.seats else {},
                "boards": {},
                "since": self.table.since(viewer.shown) if viewer.seats else -1,
                "chat": [self.said(saying) for saying in self.chat[-CHAT_SHOWN:]],
                "rules": f"/rules/{game.id}?fragment=1&lang={language}"
                if has_rules(game, language)
                else None,
                "hints": self.table.hints and bool(viewer.seats),
                "replay": viewer.replay and self.table.over,
            }
        )
        self.tell_scene(viewer, 0)
        self.tell_handover(viewer)

    def tell_scene(self, viewer: Viewer, since: int) -> None:
        """The position as a viewer sees it, with the log from a ply on."""
        sight = self.sight(viewer.shown, viewer.language)
        log_from, log = sight.log(since)
        message: dict[str, Any] = {
            "type": "scene",
            "seq": viewer.next_seq(self.table.revision),
            "ply": self.table.match.ply,
            "scene": sight.json,
            "log_from": log_from,
            "log": log,
            "controls": self.controls(viewer),
        }
        boards = viewer.new_boards(self.table.match.game, sight.scene.board)
        if boards:
            message["boards"] = boards
        viewer.send(message)

    def tell_handover(self, viewer: Viewer) -> None:
        """Hot-seat: another player of the screen must decide. It is covered in between where one of them has secrets."""
        actor = self.table.actor
        if len(viewer.seats) < 2 or (
            viewer.covered < 0 and (actor not in viewer.seats or actor == viewer.shown)
        ):
            return
        viewer.covered = actor if actor in viewer.seats else viewer.covered
        viewer.send(
            {
                "type": "scene",
                "seq": viewer.next_seq(self.table.revision),
                "ply": self.table.match.ply,
                "scene": None,
                "log": [],
                "controls": {
                    "handover": viewer.covered,
                    "secret": self._secret(viewer.shown, viewer.covered),
                },
            }
        )

    def hand_over(self, viewer: Viewer, seat: int) -> None:
        """The next player has taken the screen."""
        viewer.shown, viewer.covered = seat, -1
        self._drop_unused_sights()
        self.welcome(viewer)

    def tell_hint(self, viewer: Viewer, id: str, hint: Hint) -> None:
        """What a viewer is advised; nothing if the table or the screen has moved on."""
        if (hint.revision, hint.seat) != (self.table.revision, viewer.shown) or viewer.covered >= 0:
            return
        shown = self.sight(hint.seat, viewer.language).scene
        advice = said(hint, shown, game_texts(self.table.match.game, viewer.language))
        viewer.send({"type": "hint", "id": id, "seq": viewer.seq, **msgspec.structs.asdict(advice)})

    def tell_presence(self, besides: Viewer | None = None) -> None:
        """Somebody came, left, or changed name."""
        for viewer in self.viewers:
            if viewer is not besides:
                viewer.send({"type": "seats", "seats": self.seat_list(viewer.language)})

    def refresh(self) -> None:
        """The controls have changed without a step: a choice that somebody is making is left alone."""
        for viewer in self.viewers:
            if viewer.covered < 0:
                viewer.send({"type": "controls", "controls": self.controls(viewer)})

    def tell_chat(self, saying: Saying) -> None:
        """Somebody said something."""
        self.chat.append(saying)
        for viewer in self.viewers:
            viewer.send({"type": "chat", **self.said(saying)})

    # ---- parts of messages

    def said(self, saying: Saying) -> dict[str, Any]:
        """A line of chat as browsers get it."""
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(saying.at))
        return {"seat": saying.seat, "name": saying.name, "text": saying.text, "at": at}

    def seat_list(self, language: str) -> list[dict[str, Any]]:
        """Who sits where."""
        say = words(language)
        return [
            {
                "seat": seat.number,
                "name": seat.name,
                "tone": seat.tone,
                "kind": seat.kind,
                "level": level_name(seat.bot, say) if seat.kind == BOT else "",
                "about": level_about(seat.bot, say) if seat.kind == BOT else "",
                "online": seat.kind == BOT or self.online(seat.number),
            }
            for seat in self.table.seats
        ]

    def controls(self, viewer: Viewer) -> dict[str, Any]:
        """Which table buttons a viewer can use now."""
        table = self.table
        return {
            **msgspec.structs.asdict(table.controls(viewer.shown)),
            "handover": None,
            "rematch": f"/t/{self.id}/rematch" if table.over and viewer.seats else None,
            "offers": self.offers(viewer),
        }

    def offers(self, viewer: Viewer) -> list[dict[str, Any]]:
        """More buttons: a bot for somebody who is away, one's own seat back, the file of a finished game."""
        say = words(viewer.language)
        if self.table.over:
            record = f"/t/{self.id}/record.json"
            return [
                {"id": "record", "label": say("offer-record"), "tip": say("offer-record-tip"), "url": record}
            ]
        offers = []
        for seat in self.table.seats if viewer.seats else ():
            number = seat.number
            if seat.kind == HUMAN and number not in viewer.seats and self.away(number):
                label = say("offer-take-over", player=seat.name)
                confirm = say("offer-take-over-confirm", player=seat.name)
                offers.append({"id": f"take_over:{number}", "label": label, "confirm": confirm})
            if seat.kind == BOT and number in viewer.seats:
                offers.append(
                    {"id": f"hand_back:{number}", "label": say("offer-hand-back", player=seat.name)}
                )
        return offers

    def moment(self, viewer: Viewer, ply: int) -> dict[str, Any]:
        """An earlier position as the viewer's seat saw it."""
        ply = max(0, min(ply, self.table.match.ply))
        sight = self.sight(viewer.shown, viewer.language)
        drawn = follow(sight.scene, screen.moment(self.table, ply, viewer.shown, viewer.language))
        message = {
            "type": "moment",
            "ply": ply,
            "scene": scene_json(msgspec.structs.replace(drawn, moves=())),
        }
        boards = viewer.new_boards(self.table.match.game, drawn.board)
        return message | ({"boards": boards} if boards else {})
