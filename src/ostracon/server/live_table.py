"""A table in memory: who is connected to it, and what each connection is sent after every step."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from ostracon.bots.preparing import hurry, is_prepared
from ostracon.screen.gliding import follow
from ostracon.screen.memory import Memory
from ostracon.screen.story import game_texts
from ostracon.server.asking import TakeBack, Wish
from ostracon.server.chat import chat_json, may_read, open_gallery
from ostracon.server.clocks import time_controls
from ostracon.server.connection import Connection
from ostracon.server.hello import greeting, seat_lines
from ostracon.server.hints import PendingHint
from ostracon.server.offers import offers_for
from ostracon.server.rendering import SeatRendering
from ostracon.server.stored import ChatMessage, Header, StoredSeat
from ostracon.server.tokens import watch_token
from ostracon.server.wire import scene_json
from ostracon.server.words import words
from ostracon.table import screen
from ostracon.table.finale import finale
from ostracon.table.hints import Hint, said
from ostracon.table.log import caption
from ostracon.table.seats import BOT, HUMAN, OPEN, colours_of
from ostracon.table.table import Refused, Table

AWAY_SECONDS = 15.0  # how long somebody may be gone before the others are offered a bot in the seat
REST_SECONDS = 30.0  # without a step or an arrival, after which a table forgets what it has drawn
MOMENTS_KEPT = 300  # earlier moments of a table that are kept drawn


class Listener(Protocol):
    """A program that is woken when a table has changed."""

    wake: asyncio.Event


class Elsewhere(NamedTuple):
    """Who looks at a table through another process."""

    seats: frozenset[int]
    watchers: int


class LiveTable:
    """A table with its connections. Change it only while holding `lock`."""

    def __init__(
        self,
        header: Header,
        stored: list[StoredSeat],
        table: Table,
        chat: list[ChatMessage],
        now: Callable[[], float] = time.time,
    ) -> None:
        self.id = header.id
        self.header = header
        self.stored_seats = stored
        self.table = table
        self.chat = chat
        self.now = now  # seconds since 1970, as the clocks count them
        self.out_of_time = -1  # the seat of which everybody here has been told so
        self.lock = asyncio.Lock()
        self.deleted = False
        self.broken = False  # the store refused an entry: memory is ahead of it and must be loaded again
        self.behind = False  # another process has written: the store is ahead of memory
        self.connections: set[Connection] = set()
        self.listeners: dict[Listener, tuple[int, ...]] = {}  # programs, and the seats that they play
        self.elsewhere: dict[str, Elsewhere] = {}  # by process
        self.thinking: asyncio.Task[None] | None = None
        self.bot_asked = -1  # the latest revision at which other processes were asked for a bot's decision
        self.hint: PendingHint | None = None  # the latest
        self.take_back: TakeBack | None = None  # the latest that was asked for
        self.wish: Wish | None = None  # likewise
        self.used = time.monotonic()
        self._renderings: dict[tuple[int, str], SeatRendering] = {}
        self._memory = Memory()
        self._stepped = 0.0  # when something was drawn last
        self._resting: asyncio.TimerHandle | None = None
        self._moments: dict[tuple[int, int, int, str], tuple[str, msgspec.Raw]] = {}  # as they were looked at
        self._opened = time.monotonic()
        self._gone: dict[int, float] = {}  # when the last screen of a seat was closed

    @property
    def waiting(self) -> bool:
        """Whether somebody has yet to sit down."""
        return any(seat.kind == OPEN for seat in self.stored_seats)

    @property
    def published(self) -> bool:
        """Whether its file and its analysis may be read: it was played to its end, and its deal nowhere else any more."""
        return self.table.played_out and not self.header.sealed

    # ---- colours

    @property
    def colours(self) -> list[str]:
        """The colour of every seat of the game, those that are not played among them."""
        return colours_of(self.table.match.game.colours, [seat.colour for seat in self.stored_seats])

    def free_colours(self, number: int) -> list[str]:
        """What somebody who sits down may choose: bots and empty seats give way, people do not."""
        taken = [
            self.colours[seat.number]
            for seat in self.stored_seats
            if seat.kind == HUMAN and seat.number != number
        ]
        return [colour for colour in self.table.match.game.colours if colour not in taken]

    def colours_with(self, number: int, wish: str) -> list[str]:
        """All colours once a seat has the one that is wished for; whoever had it gets the seat's."""
        colours = self.colours
        if wish and wish not in self.free_colours(number):
            raise Refused("colour-taken")
        other = colours.index(wish) if wish else number
        colours[number], colours[other] = colours[other], colours[number]
        return colours

    # ---- who is here

    def online(self, seat: int) -> bool:
        """Whether a screen of this seat is open, or a program plays it, here or at another process."""
        here = any(seat in one.seats for one in self.connections)
        return here or any(seat in seats for seats in self.listeners.values()) or self._online_elsewhere(seat)

    def _online_elsewhere(self, seat: int) -> bool:
        return any(seat in other.seats for other in self.elsewhere.values())

    def seats_here(self) -> set[int]:
        """The seats of screens and programs at this process."""
        seats = [*(one.seats for one in self.connections), *self.listeners.values()]
        return {seat for some in seats for seat in some}

    def away(self, seat: int) -> bool:
        """Whether a person has been gone long enough for a bot to be offered."""
        if self.online(seat):
            return False
        return time.monotonic() - self._gone.get(seat, self._opened) >= AWAY_SECONDS

    def saw(self, *seats: int) -> None:
        """Somebody has just sat down or asked for the page: the socket is about to open."""
        self._gone |= dict.fromkeys(seats, time.monotonic())

    @property
    def watchers(self) -> int:
        """How many screens are open that have no seat."""
        here = sum(not connection.seats for connection in self.connections)
        return here + sum(other.watchers for other in self.elsewhere.values())

    def watched(self) -> bool:
        """Whether anybody watches: then bots play at a pace one can follow."""
        return bool(self.connections) or any(
            other.seats or other.watchers for other in self.elsewhere.values()
        )

    def hear_of(self, process: str, there: Elsewhere) -> None:
        """Who looks through another process has changed."""
        before = self.elsewhere.get(process, Elsewhere(frozenset(), 0))
        if there == before:
            return
        returned = any(self.away(seat) for seat in there.seats)
        self.elsewhere[process] = there
        for seat in before.seats:
            if not self.online(seat):
                self._gone[seat] = time.monotonic()
        self.send_presence()
        if returned:
            self.refresh()

    def connect(self, connection: Connection) -> None:
        """A socket has opened."""
        returned = any(self.away(seat) for seat in connection.seats)
        self.connections.add(connection)
        if len(connection.seats) > 1:
            self._choose_shown(connection)
            if self._secret(*connection.seats) and not self.table.over:
                connection.covered = (
                    connection.shown
                )  # whoever sits there may be another than the one who decides
        self.send_hello(connection)
        self._tell_of_preparations(connection)
        self._rest_later()
        self.send_presence(besides=connection)
        if returned:
            self.refresh()  # nobody need be offered a bot for them any more

    def _tell_of_preparations(self, connection: Connection) -> None:
        """Bots whose native code is still being made say so, and it is made next."""
        game = self.table.match.game
        if self.table.over or is_prepared(game) or not any(seat.kind == BOT for seat in self.table.seats):
            return
        hurry(game)
        said = words(connection.language)("bots-are-prepared")
        connection.send({"type": "notice", "text": said})

    def disconnect(self, connection: Connection) -> None:
        """A socket has closed."""
        self.connections.discard(connection)
        connection.lost, connection.has = True, None
        for seat in connection.seats:
            if not self.online(seat):
                self._gone[seat] = time.monotonic()
        if not self.connections:
            self._forget_drawn()
        self.send_presence()

    @property
    def followed(self) -> bool:
        """Whether anybody looks at the table through this process: a screen, or a program."""
        return bool(self.connections or self.listeners)

    def listen(self, listener: Listener, *seats: int) -> None:
        """A program is woken by everything that changes here from now on; these seats are its own."""
        self.listeners[listener] = seats
        if seats:
            self.send_presence()
            self.refresh()

    def unlisten(self, listener: Listener) -> None:
        """A program has gone."""
        for seat in self.listeners.pop(listener, ()):
            if not self.online(seat):
                self._gone[seat] = time.monotonic()
        self.send_presence()

    def stir(self) -> None:
        """Wake the programs that listen."""
        for listener in self.listeners:
            listener.wake.set()

    def _forget_drawn(self) -> None:
        """Drop what was drawn: nobody looks, or names have changed."""
        self._renderings.clear()
        self._moments.clear()
        self._memory = Memory()

    def _choose_shown(self, connection: Connection) -> None:
        """Hot-seat: the screen belongs to who decided last, or to who decides now where there is nothing to hide."""
        acted = [seat for seat in self.table.match.actors if seat in connection.seats]
        actor = self.table.actor
        connection.shown = acted[-1] if acted else connection.seats[0]
        if actor in connection.seats:
            connection.shown = actor

    def _secret(self, *seats: int) -> bool:
        """Whether one of these seats knows something that the others may not see on a shared screen."""
        return any(self.table.match.has_secrets(seat) for seat in seats)

    # ---- what they are told

    def _rendering(self, seat: int, language: str) -> SeatRendering:
        """What a seat sees in a language, drawn once for all who look through it."""
        found = self._renderings.get((seat, language))
        if found is None:
            found = self._renderings[seat, language] = SeatRendering(self.table, seat, language, self._memory)
        found.wake(self.table, self._memory)
        return found

    def wake(self) -> None:
        """Somebody is about to change something: draw again what the screens show, so that they can be sent what has
        changed in it.
        """
        for rendering in self._renderings.values():
            rendering.wake(self.table, self._memory)
        self._rest_later()

    def _drop_unused_renderings(self) -> None:
        used = {(connection.shown, connection.language) for connection in self.connections}
        for key in [key for key in self._renderings if key not in used]:
            del self._renderings[key]

    def broadcast_step(self) -> None:
        """An entry was accepted and stored: tell everybody."""
        self._drop_unused_renderings()
        self._drop_wish()
        self.out_of_time = self.table.out_of_time(self.now())
        self._memory.step()
        for rendering in self._renderings.values():
            rendering.step(self.table, self._memory)
        self._rest_later()
        for connection in self.connections:
            if connection.covered < 0:
                rendering = self._rendering(connection.shown, connection.language)
                self.send_scene(connection, rendering.log.fresh_from, rendering.caption, step=True)
            self.send_handover(connection)
            if self.table.over and connection.seats and not connection.gallery:
                open_gallery(self, connection)
        self.stir()

    def _rest_later(self) -> None:
        """Something was drawn: rest when nothing more has been for a while."""
        self._stepped = time.monotonic()
        if self._resting is None and self._renderings:
            self._resting = asyncio.get_running_loop().call_later(REST_SECONDS, self._rest)

    def _rest(self) -> None:
        """If nothing has happened for a while: drop what was drawn. The screens have it."""
        left = self._stepped + REST_SECONDS - time.monotonic()
        self._resting = asyncio.get_running_loop().call_later(left, self._rest) if left > 0 else None
        if self._resting is None:
            self._memory = Memory()
            self._moments.clear()
            for rendering in self._renderings.values():
                rendering.rest()
            self.table.match.rest()

    def broadcast_hello(self) -> None:
        """The table was read again from the store: everybody begins anew."""
        self._forget_drawn()
        self.stir()
        for connection in self.connections:
            self.send_hello(connection)

    def hello(self, connection: Connection) -> dict[str, object]:
        """Who is here, and what the page needs to know once."""
        return greeting(self, connection)

    def send_hello(self, connection: Connection) -> None:
        """Hello, then the position with the whole log."""
        connection.forget_boards()
        connection.send(self.hello(connection))
        if connection.covered < 0:
            self.send_scene(connection, 0)
        self.send_handover(connection)

    def send_scene(self, connection: Connection, since: int, caption: str = "", step: bool = False) -> None:
        """The position as a connection shows it, with the log from a ply on and the step that led to it in words. Of a
        step only what changed, where the browser has the position before.
        """
        rendering = self._rendering(connection.shown, connection.language)
        log_from, log = rendering.log.since(since)
        known = step and connection.has == (rendering, rendering.number - 1)
        connection.has = rendering, rendering.number
        scene = (
            {"base": connection.seq, "changes": rendering.changes}
            if known
            else {"scene": scene_json(rendering.scene)}
        )
        message: dict[str, object] = {
            "type": "scene",
            "seq": connection.next_seq(self.table.revision),
            "ply": self.table.match.ply,
            **scene,
            "log_from": log_from,
            "log": log,
            "caption": caption,
            "controls": self.controls(connection),
        }
        if self.table.over:
            message["finale"] = finale(self.table, rendering.scene, connection.shown, connection.language)
        boards = connection.new_boards(self.table.match.game, rendering.scene.board)
        if boards:
            message["boards"] = boards
        connection.send(message)

    def send_handover(self, connection: Connection) -> None:
        """Hot-seat: another player of the screen must decide. It is covered in between where one of them has secrets."""
        actor = self.table.actor
        if len(connection.seats) < 2 or (
            connection.covered < 0 and (actor not in connection.seats or actor == connection.shown)
        ):
            return
        connection.covered = actor if actor in connection.seats else connection.covered
        connection.has = None
        connection.send(
            {
                "type": "scene",
                "seq": connection.next_seq(self.table.revision),
                "ply": self.table.match.ply,
                "scene": None,
                "log": [],
                "controls": {
                    "handover": connection.covered,
                    "secret": self._secret(connection.shown, connection.covered),
                },
            }
        )

    def hand_over(self, connection: Connection, seat: int) -> None:
        """The next player has taken the screen."""
        connection.shown, connection.covered = seat, -1
        self._drop_unused_renderings()
        self.send_hello(connection)

    def send_hint(self, connection: Connection, id: str, hint: Hint) -> None:
        """What a player is advised; nothing if the table or the screen has moved on."""
        if (hint.revision, hint.seat) != (self.table.revision, connection.shown) or connection.covered >= 0:
            return
        shown = self._rendering(hint.seat, connection.language).scene
        advice = said(hint, shown, game_texts(self.table.match.game, connection.language))
        connection.send({"type": "hint", "id": id, "seq": connection.seq, **msgspec.structs.asdict(advice)})

    def send_presence(self, besides: Connection | None = None) -> None:
        """Somebody came, left, or changed name."""
        for connection in self.connections:
            if connection is not besides:
                seats = self.seat_list(connection.language)
                connection.send({"type": "seats", "seats": seats, "watchers": self.watchers})

    def refresh(self) -> None:
        """The controls have changed without a step: a choice that somebody is making is left alone."""
        self.stir()
        for connection in self.connections:
            if connection.covered < 0:
                connection.send({"type": "controls", "controls": self.controls(connection)})

    def tell(self, seat: int, text: str, **arguments: object) -> None:
        """Say something to whoever looks through a seat."""
        for connection in self.connections:
            if connection.shown == seat and connection.covered < 0:
                said = words(connection.language)(text, **arguments)
                connection.send({"type": "notice", "text": said})

    def hear(self, lines: list[ChatMessage]) -> None:
        """What somebody said, unless it is known: lines may be read from the store more than once."""
        known = {line.id for line in self.chat}
        for line in lines:
            if line.id not in known:
                self.chat.append(line)
                for connection in self.connections:
                    if may_read(self, connection, line):
                        connection.send({"type": "chat", **chat_json(line)})
        self.stir()

    # ---- parts of messages

    def seat_list(self, language: str) -> list[dict[str, object]]:
        """Who sits where."""
        return seat_lines(self, language)

    def offers(self, connection: Connection) -> list[dict[str, str]]:
        """More buttons than those of the turn."""
        return offers_for(self, connection)

    def controls(self, connection: Connection) -> dict[str, object]:
        """Which table buttons can be used through a connection now."""
        table = self.table
        return {
            **msgspec.structs.asdict(table.controls(connection.shown)),
            "handover": None,
            "rematch": f"/t/{self.id}/rematch" if table.over and connection.seats else None,
            "analysis": self.published,
            "offers": self.offers(connection),
            **time_controls(self),
        }

    def asked_back(self) -> TakeBack | None:
        """The wish to take something back that waits for an answer."""
        asked = self.take_back
        return asked if asked and asked.revision == self.table.revision else None

    def open_wish(self) -> Wish | None:
        """What somebody was asked for by the player at turn, as long as it can be done."""
        wish, table = self.wish, self.table
        still = wish and wish.seat == table.match.actor and wish.action in table.owned(wish.owner)
        return wish if still else None

    def _drop_wish(self) -> None:
        """After a step: a wish that can no longer be met is dropped; who had it is told, unless it was met."""
        wish, self.wish = self.wish, self.open_wish()
        if wish and not self.wish and self.table.journal[-1].command.action != wish.action:
            self.tell(wish.seat, "wish-late", player=self.table.seats[wish.owner].name)

    def moment(self, connection: Connection, ply: int) -> dict[str, object]:
        """An earlier position as the shown seat saw it; drawn once for all who look at it."""
        ply = max(0, min(ply, self.table.match.ply))
        key = (self.table.revision, ply, connection.shown, connection.language)
        if key not in self._moments:
            if any(one[0] != key[0] for one in self._moments) or len(self._moments) >= MOMENTS_KEPT:
                self._moments.clear()
            rendering = self._rendering(connection.shown, connection.language)
            scene = screen.moment(self.table, ply, connection.shown, connection.language)
            drawn = follow(rendering.scene, scene)
            self._moments[key] = drawn.board, scene_json(msgspec.structs.replace(drawn, moves=()))
        board, json = self._moments[key]
        words = caption(self.table, ply, connection.shown, connection.language)
        message: dict[str, object] = {"type": "moment", "ply": ply, "scene": json, "caption": words}
        boards = connection.new_boards(self.table.match.game, board)
        return message | ({"boards": boards} if boards else {})


def watch_path(live: LiveTable) -> str:
    """Where somebody may watch a private table: the address without its beginning."""
    return f"/t/{live.id}?watch={watch_token(live.header.secret, live.id)}"
