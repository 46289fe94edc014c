"""People without a browser: they play, think better of it, ask, chat, leave, come back, and read in another language."""

from __future__ import annotations

import random
import re
import threading
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ostracon.screen.texts import LANGUAGES
from ostracon.table.seats import CONFIRMATIONS

from ..serving import Live, Person
from .faults import Faults
from .house import House
from .witness import SCENES_PER_REVISION, TURNS, Sent, Witness

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, httpx.TransportError)
FINAL = (4401, 4404, 4410)
LATE = {"stale", "too-fast", "not-stored", "already-a-bot", "game-over", "covered"}  # others were quicker
REFUSALS = {  # what may be answered to whom did nothing wrong
    "act": LATE,
    "undo": LATE | {"nothing-to-undo"},
    "restart": LATE | {"nothing-to-undo"},
    "end_turn": LATE | {"no-turn-to-end"},
    "offer": LATE | {"no-offer", "not-a-bot", "given-up", "not-your-turn", "nothing-to-undo", "time-left"},
    "hint": LATE
    | {"no-hint", "not-your-turn", "end-your-turn", "turn-not-ended", "hint-busy", "hint-too-slow"},
    "chat": LATE | {"chat-too-fast"},
    "note": LATE | {"chat-too-fast"},
    "look": LATE,
    "why": LATE,
    "set": LATE,
    "handover": LATE | {"no-seat"},
}
WRONG = {
    "illegal",
    "unknown-action",
    "malformed",
    "unknown-command",
    "not-your-turn",
    "end-your-turn",
    "turn-not-ended",
}
STORM = 12  # commands in a row of somebody who cannot make up his mind
WORDS = ("Well played!", "Bien joué !", "𓂀 <b>&amp;</b>", "hm", "À toi", "שלום 🐫")
PAGES = (
    "/",
    "/tables",
    "/finished",
    "/settings",
    "/learn",
    "/t/{id}/menu",
    "/t/{id}/planner",
    "/t/{id}/share",
)


class Player(threading.Thread):
    """Somebody at a table, with one seat or several, or with none."""

    def __init__(
        self,
        house: House,
        faults: Faults,
        table: str,
        person: Person,
        seed: str,
        think: float,
        stop: threading.Event,
        gives_up: bool = False,
    ) -> None:
        super().__init__(name=f"{person.name} at {table}", daemon=True)
        self.house, self.faults, self.table, self.person = house, faults, table, person
        self.dice, self.think, self.stop = random.Random(seed), think, stop
        self.gives_up = gives_up
        self.language = self.dice.choice(LANGUAGES)
        self.witness = Witness(self.name)
        self.pending: dict[str, dict[str, Any]] = {}  # commands without an answer, as they were sent
        self.wrong: set[str] = set()  # ids of commands that are meant to be refused
        self.count = self.storm = self.lines = 0
        self.languages = {self.language}
        self.asked: dict[str, int] = {}  # how often what was done
        self.seat = -1
        self.over = self.gone = False
        self.controls: dict[str, Any] = {}
        self.decided = -1  # the `seq` of the scene at which it was last decided not to do anything
        self.surely = -1  # the action about which one was asked whether one is sure
        self.message: dict[str, Any] = {}  # the newest scene

    # ---- the line

    def run(self) -> None:
        try:
            while not (self.over or self.stop.is_set()):
                try:
                    self.house.up.wait(1.0)
                    with self.person.live(self.table, f"?lang={self.language}") as live:
                        self.lines += 1
                        self.sit(live)
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code in FINAL:
                        raise AssertionError(f"turned away: {closed}") from None
                    self.stop.wait(0.2)
                except TimeoutError:
                    if self.house.up.is_set():
                        raise
                except LOST:
                    self.stop.wait(0.2)
        except BaseException as fault:
            self.faults.add(f"{self.name}: {fault!r}", fault, self.table)
        finally:
            self.gone = True
            self.person.http.close()

    def sit(self, live: Live) -> None:
        """Arrive, say again what nobody has answered, and play until something makes one go."""
        self.hear(live.until_type("hello"))
        for id, fields in list(self.pending.items()):
            self.raw(live, id, fields)
        while not self.stop.is_set() or self.pending:
            try:
                self.hear(live.listen(0.5 if self.pending else max(0.02, self.think * self.dice.random())))
                continue
            except TimeoutError:
                pass  # nothing more to hear for now
            if self.over:
                return
            if self.pending:
                if self.stop.is_set() and not self.house.up.is_set():
                    return
                continue
            if self.decide(live):
                return

    def hear(self, message: dict[str, Any]) -> None:
        """Note what was said."""
        kind = message["type"]
        if kind == "hello":
            self.seat, self.message, self.controls = message["seat"], {}, {}
            self.witness.log.clear()
        elif kind == "scene":
            self.controls = message["controls"]
            self.message = message
            if message["scene"] is not None:
                self.witness.see(message, self.language)
                self.over = bool(message["scene"].get("over"))
        elif kind == "controls":
            self.controls = message["controls"]
            self.decided = -1
        elif kind in ("done", "error", "confirm") and (fields := self.pending.pop(message["id"], None)):
            answer = message["code"] if kind == "error" else kind
            if (sent := self.witness.sent.get(f"{fields['from']}:{message['id']}")) is not None:
                sent.answer = answer
            self.judge(message["id"], fields, answer)
            if kind == "confirm":
                self.surely = message["action"]
        elif kind == "error" and message["code"] in ("failed", "not-stored") and self.house.up.is_set():
            raise AssertionError(f"{message}")

    def judge(self, id: str, fields: dict[str, Any], answer: str) -> None:
        """Whether an answer may be one to what was asked."""
        if answer in ("done", "confirm"):
            assert id not in self.wrong or fields["type"] != "act", f"{fields} was accepted"
            return
        allowed = (WRONG if id in self.wrong else set()) | REFUSALS[fields["type"]]
        assert answer in allowed, f"{fields} was answered by {answer}"
        if answer == "not-stored":
            assert not self.house.up.is_set(), f"{fields} was not stored"

    def send(self, live: Live, type: str, wrong: bool = False, **fields: Any) -> str:
        """Send a command that will be answered; its id."""
        self.count += 1
        id = f"s{self.count}"
        self.asked[type] = self.asked.get(type, 0) + 1
        if wrong:
            self.wrong.add(id)
        self.pending[id] = {"type": type, "seq": self.message["seq"], **fields}
        self.raw(live, id, self.pending[id])
        return id

    def raw(self, live: Live, id: str, fields: dict[str, Any]) -> None:
        """Send a command, for the first time or again."""
        if fields["type"] in TURNS and "from" not in fields:
            revision, action = fields["seq"] // SCENES_PER_REVISION, fields.get("action", -1)
            self.witness.sent[f"{self.seat}:{id}"] = Sent(fields["type"], self.seat, revision, action)
        fields.setdefault("from", self.seat)
        live.send(id=id, **{name: value for name, value in fields.items() if name != "from"})

    # ---- what one does

    def decide(self, live: Live) -> bool:
        """Do something; True if this line is to end."""
        if not self.message:
            return False  # nothing has been shown yet
        if self.controls.get("handover") is not None:
            self.send(live, "handover", seat=self.controls["handover"])
            return False
        scene = self.message["scene"] or {}
        moves = [one["action"] for one in scene.get("moves", [])]
        if self.surely in moves and self.dice.random() < 0.9:
            self.send(live, "act", action=self.surely, sure=True)
        elif self.storm:
            self.weather(live, moves)
        elif self.dice.random() < 0.08:
            return self.mischief(live, scene, moves)
        elif self.controls.get("end_turn"):
            self.send(live, self.dice.choice(("end_turn",) * 6 + ("undo", "restart")))
        elif moves and (scene["actor"] == self.seat or self.dice.random() < 0.1):
            self.send(live, "act", action=self.dice.choice(moves), sure=self.dice.random() < 0.5)
        elif self.decided != self.message["seq"]:
            self.decided = self.message["seq"]
            self.answer_others(live)
        self.surely = -1 if self.surely not in moves else self.surely
        return False

    def weather(self, live: Live, moves: list[int]) -> None:
        """A storm: forth and back as fast as answers come."""
        self.storm -= 1
        if self.controls.get("undo") and self.dice.random() < 0.6:
            for _ in range(self.dice.choice((1, 1, 3))):  # impatient people click again
                self.send(live, self.dice.choice(("undo", "undo", "restart")))
        elif moves:
            action = self.dice.choice(moves)
            for _ in range(self.dice.choice((1, 1, 1, 2))):
                self.send(live, "act", action=action, sure=True)
        elif self.controls.get("end_turn"):
            self.send(live, "end_turn")
        else:
            self.storm = 0

    def answer_others(self, live: Live) -> None:
        """Use a button that the table offers."""
        offers = [one["id"] for one in self.controls.get("offers", []) if "url" not in one]
        wanted = [one for one in offers if not one.startswith(("abandon", "time_out", "late_take_over"))]
        chosen = self.dice.choice(wanted) if wanted else ""
        if chosen and self.dice.random() < (0.1 if chosen.startswith("ask_back") else 0.7):
            self.send(live, "offer", name=chosen)

    def mischief(self, live: Live, scene: dict[str, Any], moves: list[int]) -> bool:
        """Anything but the next move."""
        what = self.dice.choice(
            (
                *("storm", "storm", "hint", "hint", "look", "why", "chat", "note", "set", "wrong", "again"),
                *("stale", "browse", "browse", "language", "reload", "leave", "moment", "race", "resign"),
            )
        )
        seated = self.seat >= 0
        if what == "storm" and seated:
            self.storm = STORM
        elif what == "hint" and seated and moves and self.controls.get("hint"):
            self.send(live, "hint") and self.pending.popitem()  # its answer comes when it is ready
        elif what == "look":
            live.send("look", ply=self.dice.randrange(-3, self.message["ply"] + 3))
        elif what == "why" and scene.get("spots"):
            live.send("why", element=self.dice.choice(scene["spots"])["id"], path=[])
        elif what == "chat":
            self.send(live, "chat", text=self.dice.choice(WORDS), name="Zoé")
        elif what == "note" and seated:
            self.send(live, "note", notes=f"{self.count} {self.dice.choice(WORDS)}")
        elif what == "set" and seated:
            self.send(live, "set", settings={"confirm": self.dice.choice(CONFIRMATIONS)})
        elif what == "wrong" and seated:
            self.send(live, "act", wrong=True, action=self.dice.choice((-5, 10**9)), sure=True)
        elif what == "again" and (done := self.done_before()):
            live.send(**done)  # a retry of what was accepted: harmless
        elif what == "race" and seated and len(moves) > 1 and scene["actor"] == self.seat:
            for action in self.dice.sample(moves, 2):  # two windows, one seat
                self.send(live, "act", action=action, sure=True)
        elif what == "stale" and seated and moves and self.message["seq"] > 3000:
            self.pending_stale(live, moves)
        elif what == "browse":
            self.browse(self.dice.choice(PAGES))
        elif what == "moment":
            self.browse(f"/t/{{id}}/moment/{self.dice.randrange(self.message['ply'] + 1)}.svg")
        elif what == "language":
            self.language = self.dice.choice(LANGUAGES)
            self.languages.add(self.language)
            self.browse(f"/t/{{id}}?lang={self.language}")
            return True
        elif what == "reload":
            self.browse("/t/{id}")
            return True
        elif what == "leave" and seated:
            return self.leave()
        elif what == "resign" and seated and self.gives_up:
            self.gives_up = False
            self.use_menu("resign")
        return False

    def done_before(self) -> dict[str, Any]:
        """A command of this line's seat that was accepted."""
        ids = [
            id for id, sent in self.witness.sent.items() if sent.answer == "done" and sent.seat == self.seat
        ]
        if not ids:
            return {}
        id = self.dice.choice(ids)
        sent = self.witness.sent[id]
        seq = sent.revision * SCENES_PER_REVISION
        return {
            "type": sent.kind,
            "id": id.partition(":")[2],
            "seq": seq,
            "action": sent.action,
            "sure": True,
        }

    def pending_stale(self, live: Live, moves: list[int]) -> None:
        """An action that was meant for a position long gone."""
        seq, self.message["seq"] = self.message["seq"], self.message["seq"] - 3000
        self.send(live, "act", action=self.dice.choice(moves), sure=True)
        self.message["seq"] = seq

    def browse(self, path: str) -> None:
        """Look at a page."""
        self.asked["pages"] = self.asked.get("pages", 0) + 1
        path = path.format(id=self.table)
        answer = self.person.http.get(path)
        if answer.status_code >= 500 and not self.house.up.is_set():
            return  # it was cut off: the server ends
        allowed = {200, 403, 409, 429} if "/t/" in path else {200}
        allowed |= {404} if "/moment/" in path else set()  # it was taken back meanwhile
        assert answer.status_code in allowed, f"{path} was answered by {answer.status_code}"

    def use_menu(self, way: str) -> bool:
        """A way out, or back; False if it is not offered."""
        page = f"/t/{self.table}/menu"
        offered = re.findall(r'name="way" value="([^"]+)"', self.person.http.get(page).text)
        if f"{way}:{self.seat}" not in offered:
            return False
        answer = self.person.post(page, way=f"{way}:{self.seat}")
        self.asked[way] = self.asked.get(way, 0) + 1
        assert answer.status_code in (200, 409), (
            f"{way} was answered by {answer.status_code}: {answer.text[:400]}"
        )
        return True

    def leave(self) -> bool:
        """Let a bot play for a while; the line ends."""
        if self.use_menu("leave"):
            self.stop.wait(1 + 4 * self.dice.random())
            self.house.up.wait(60)
            self.use_menu("hand_back")
        return True
