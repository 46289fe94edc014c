"""A table in memory: who is connected to it, and what each connection is sent after every step."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from ostracon.bots.preparing import hurry, is_prepared
from ostracon.kernel.rules import SPECTATOR
from ostracon.screen.gliding import follow
from ostracon.screen.memory import Memory
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES
from ostracon.server.clocks import time_controls, time_offers
from ostracon.server.connection import Connection
from ostracon.server.levels import level_about, level_name
from ostracon.server.rendering import SeatRendering
from ostracon.server.rules import figures_query, has_rules
from ostracon.server.store import ChatMessage, Header, StoredSeat
from ostracon.server.tokens import watch_token
from ostracon.server.wire import scene_json
from ostracon.server.words import client_words, language_name, words
from ostracon.table import screen
from ostracon.table.finale import finale
from ostracon.table.hints import Hint, said
from ostracon.table.log import caption
from ostracon.table.seats import BOT, HUMAN, OPEN, colours_of
from ostracon.table.table import ABANDON, PLAY_ON, Refused, Table

AWAY_SECONDS = 15.0  # how long somebody may be gone before the others are offered a bot in the seat
REST_SECONDS = 30.0  # without a step or an arrival, after which a table forgets what it has drawn
MOMENTS_KEPT = 300  # earlier moments of a table that are kept drawn
CHAT_SHOWN = 200  # latest lines of chat that are sent on arrival


class PendingHint(NamedTuple):
    """A hint that somebody asked for: it is thought about, or ready."""

    revision: int
    seat: int
    thought: asyncio.Task[Hint]

    @property
    def failed(self) -> bool:
        """Whether nothing came of it."""
        return self.thought.done() and (self.thought.cancelled() or self.thought.exception() is not None)


class Listener(Protocol):
    """A program that is woken when a table has changed."""

    wake: asyncio.Event


class TakeBack(NamedTuple):
    """Somebody asks the others whether he may take back his latest action."""

    seat: int
    revision: int
    agreed: frozenset[int] = frozenset()


class Elsewhere(NamedTuple):
    """Who looks at a table through another process."""

    seats: frozenset[int]
    watchers: int


class Wish(NamedTuple):
    """The player at turn asks somebody for an action that moves things of his."""

    seat: int
    owner: int
    action: int


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
                self.open_gallery(connection)
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
        game, language = self.table.match.game, connection.language
        return {
            "type": "hello",
            "table": self.id,
            "game": game.id,
            "title": game.title,
            "seat": connection.shown,
            "seats": self.seat_list(language),
            "watchers": self.watchers,
            "menu": f"/t/{self.id}/menu?lang={language}" if connection.seats or connection.is_host else None,
            "name": "" if connection.seats else connection.name,
            "colours": self.colours,
            "shared": len(connection.seats) > 1,
            "language": language,
            "languages": [
                {"code": code, "name": language_name(code), "url": f"/t/{self.id}?lang={code}"}
                for code in LANGUAGES
            ],
            "strings": client_words(language),
            "settings": {"confirm": self.table.seats[connection.shown].confirm} if connection.seats else {},
            "boards": {},
            "since": self.table.since(connection.shown) if connection.seats else -1,
            "chat": self.chat_for(connection),
            "gallery": self.reads_gallery(connection),
            "notes": connection.notes.get(connection.shown, "") if connection.seats else "",
            "rules": f"/rules/{game.id}?fragment=1&lang={language}{figures_query(game).replace('?', '&')}"
            if has_rules(game, language)
            else None,
            "hints": self.table.hints and bool(connection.seats),
            "planner": f"/t/{self.id}/planner",
            "share": None if self.header.sealed else f"/t/{self.id}/share?lang={language}",
            "replay": connection.replay and self.table.over,
        }

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
                    if self.may_read(connection, line):
                        connection.send({"type": "chat", **self.chat_json(line)})
        self.stir()

    def reads_gallery(self, connection: Connection) -> bool:
        """Whether a connection gets what spectators write: players when the game is over, or when they ask for it."""
        return not connection.seats or self.table.over or connection.gallery

    def may_read(self, connection: Connection, line: ChatMessage) -> bool:
        """Whether a line is for whoever looks through a connection, and he wants to read its writer."""
        return line.holder not in connection.ignored and (line.seat >= 0 or self.reads_gallery(connection))

    def chat_for(self, connection: Connection) -> list[dict[str, object]]:
        """The latest lines of the chats that a connection may read."""
        lines = [line for line in self.chat if self.may_read(connection, line)]
        return [self.chat_json(line) for line in lines[-CHAT_SHOWN:]]

    def open_gallery(self, connection: Connection) -> None:
        """From now on a player reads what spectators write."""
        connection.gallery = True
        said = [line for line in self.chat_for(connection) if line["seat"] == SPECTATOR]
        connection.send({"type": "gallery", "chat": said})

    # ---- parts of messages

    def chat_json(self, message: ChatMessage) -> dict[str, object]:
        """A line of chat as browsers get it."""
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(message.at))
        return {"seat": message.seat, "name": message.name, "text": message.text, "at": at}

    def seat_list(self, language: str) -> list[dict[str, object]]:
        """Who sits where."""
        say = words(language)
        return [
            {
                "seat": seat.number,
                "name": seat.name,
                "tone": seat.tone,
                "kind": seat.kind,
                "level": say("seat-given-up")
                if seat.number in self.table.given_up
                else level_name(seat.bot, say)
                if seat.kind == BOT
                else "",
                "about": level_about(seat.bot, say, self.table.match.game) if seat.kind == BOT else "",
                "online": seat.kind == BOT or self.online(seat.number),
            }
            for seat in self.table.seats
        ]

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

    def offers(self, connection: Connection) -> list[dict[str, str]]:
        """More buttons: a bot for somebody who is away, one's own seat back, the file of a finished game."""
        say = words(connection.language)
        if self.table.over and not self.published:
            on = {
                "id": "tournament",
                "label": say("tournament-of-table"),
                "tip": say("error-sealed"),
                "url": f"/t/{self.id}/tournament",
            }
            return [on] if self.header.sealed else []
        if self.table.over:
            record = f"/t/{self.id}/record.json"
            return [
                {"id": "record", "label": say("offer-record"), "tip": say("offer-record-tip"), "url": record},
                self._follow_offer(connection.language),
            ]
        if all(seat.kind == BOT for seat in self.stored_seats) and not self.header.sealed:
            return [self._follow_offer(connection.language)]
        asked = self.take_back_offers, self.wish_offers, self.abandon_offers
        offers = [one for of in asked for one in of(connection)] if connection.seats else []
        offers += time_offers(self, connection)
        for seat in self.table.seats if connection.seats else ():
            number = seat.number
            # Where there is a clock it decides; in a tournament without one, the organiser.
            replaceable = self.table.control is None and not self.header.sealed and seat.kind == HUMAN
            if replaceable and number not in connection.seats and self.away(number):
                label = say("offer-take-over", player=seat.name)
                confirm = say("offer-take-over-confirm", player=seat.name)
                offers.append({"id": f"take_over:{number}", "label": label, "confirm": confirm})
            if seat.kind == BOT and number in connection.seats and number not in self.table.given_up:
                offers.append(
                    {"id": f"hand_back:{number}", "label": say("offer-hand-back", player=seat.name)}
                )
        return offers

    def _follow_offer(self, language: str) -> dict[str, str]:
        """To follow a game with commentary."""
        say = words(language)
        url = f"/t/{self.id}/follow"
        return {"id": "follow", "label": say("offer-follow"), "tip": say("offer-follow-tip"), "url": url}

    def abandon_offers(self, connection: Connection) -> list[dict[str, str]]:
        """Buttons to answer who would like to abandon the game, and to think better of it."""
        say, table = words(connection.language), self.table
        names = ", ".join(table.seats[seat].name for seat in sorted(table.leaving))
        mine = [seat for seat in connection.seats if seat in table.people] if table.leaving else []
        agree = [
            {
                "id": f"{ABANDON}:{seat}",
                "label": say("offer-abandon", player=names),
                "confirm": say("leave-abandon-now"),
            }
            for seat in mine
            if seat not in table.leaving
        ]
        key = "offer-play-on" if agree else "offer-play-on-after-all"
        return agree[:1] + [{"id": f"{PLAY_ON}:{seat}", "label": say(key)} for seat in mine[:1]]

    def asked_back(self) -> TakeBack | None:
        """The wish to take something back that waits for an answer."""
        asked = self.take_back
        return asked if asked and asked.revision == self.table.revision else None

    def take_back_offers(self, connection: Connection) -> list[dict[str, str]]:
        """Buttons to ask the others whether one may take something back, and to answer them."""
        say, table = words(connection.language), self.table
        asked = self.asked_back()
        if asked is None:
            seat = connection.shown
            return (
                [{"id": f"ask_back:{seat}", "label": say("offer-ask-back"), "tip": say("offer-ask-back-tip")}]
                if table.must_agree(seat)
                else []
            )
        open_ = [seat for seat in table.must_agree(asked.seat) if seat not in asked.agreed]
        name = table.seats[asked.seat].name
        if asked.seat == connection.shown and not set(open_) & set(connection.seats):
            awaited = ", ".join(table.seats[seat].name for seat in open_)
            return [{"id": f"drop_back:{asked.seat}", "label": say("offer-drop-back", players=awaited)}]
        return [
            {"id": f"{answer}_back:{seat}", "label": say(f"offer-{answer}-back", player=name)}
            for seat in open_
            if seat in connection.seats
            for answer in ("allow", "refuse")
        ]

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

    def wish_offers(self, connection: Connection) -> list[dict[str, str]]:
        """Buttons to answer the player at turn, who asks for something; his own to ask no more."""
        say, wish = words(connection.language), self.open_wish()
        if wish is None:
            return []
        if wish.owner in connection.seats:
            moves = screen.scene(self.table, wish.owner, connection.language).moves
            action = next(move.label for move in moves if move.action == wish.action)
            name = self.table.seats[wish.seat].name
            return [
                {
                    "id": f"{answer}_wish:{wish.owner}",
                    "label": say(f"offer-{answer}-wish", player=name, action=action),
                }
                for answer in ("allow", "refuse")
            ]
        asks = wish.seat == connection.shown
        label = say("offer-drop-wish", player=self.table.seats[wish.owner].name)
        return [{"id": f"drop_wish:{wish.seat}", "label": label}] if asks else []

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
