"""The soak itself: tables are opened, played and checked, and the server is killed and restarted meanwhile."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from pathlib import Path

import httpx
import msgspec

from ..browser.conftest import chromium_path
from ..server.test_run import free_port
from ..serving import Person
from . import plan
from .checking import Wrong, check, load
from .faults import Faults
from .house import House
from .pages import Browsers
from .people import LOST, Player
from .plan import Planned
from .witness import Witness

STUCK = 180.0  # seconds without an entry of the journal at a table where somebody must act
PATIENCE = 60.0  # seconds that people have to go home in the end
FRESH = 20.0  # seconds after a start in which nobody is called stuck


class Visit:
    """A table and the people at it."""

    def __init__(self, planned: Planned, id: str, players: list[Player], host: Person) -> None:
        self.planned, self.id, self.players, self.host = planned, id, players, host
        self.revision, self.moved = -1, time.monotonic()

    @property
    def over(self) -> bool:
        """Whether everybody has seen the end, or has gone."""
        return all(player.gone for player in self.players)

    def is_stuck(self, since: float) -> bool:
        """Whether nobody has seen anything new for too long."""
        newest = max((player.witness.newest[0] for player in self.players), default=-1)
        if newest != self.revision:
            self.revision, self.moved = newest, time.monotonic()
        return time.monotonic() - max(self.moved, since + FRESH) > STUCK


class Soak:
    """One run."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        seconds: float,
        tables: int = 4,
        pages: int = 2,
        think: float = 0.3,
        pace: float = 0.1,
    ) -> None:
        self.folder, self.seed, self.seconds = folder, seed, seconds
        self.count, self.pages, self.think, self.pace = tables, pages, think, pace
        self.every = 45.0  # seconds between restarts, on average
        self.db = f"sqlite:///{folder}/soak.sqlite"
        self.dice = random.Random(seed)
        self.faults = Faults(folder)
        self.stop = threading.Event()
        self.planned = plan.tables(seed)
        self.played: set[plan.Part] = set()
        self.sums: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.languages: set[str] = set()
        self.levels: set[str] = set()
        self.most_megabytes = 0.0

    # ---- the run

    def run(self) -> None:
        """Play for as long as was asked for, or until there are too many faults."""
        print(
            f"soak: seed {self.seed}, {self.seconds:.0f} s, {self.count} tables, {self.pages} pages",
            flush=True,
        )
        self.house = House(self.db, self.folder, free_port(), self.pace)
        self.began = time.monotonic()
        self.browsers: Browsers | None = None
        visits: list[Visit] = []
        try:
            self.house.start()
            self.began = time.monotonic()
            if self.pages and chromium_path():
                self.browsers = Browsers(
                    self.house, self.faults, plan.tables(self.seed + 1), self.pages, self.seed, self.stop
                )
                self.browsers.start()
            elif self.pages:
                self.faults.add("there is no Chromium here: set OSTRACON_CHROMIUM, or ask for --pages 0")
            restart, told = self._later(), self.began + 30
            while time.monotonic() - self.began < self.seconds and not self.faults.too_many.is_set():
                while len(visits) < self.count:
                    visits.append(self.open(next(self.planned)))
                self.look(visits)
                now = time.monotonic()
                if now > restart:
                    self.house.kill() if self.dice.random() < 0.7 else self.ended_with(self.house.restart())
                    restart = self._later()
                if now > told:
                    print(self.line(), flush=True)
                    told = now + 30
                time.sleep(0.1)
            self.stop.set()
            if self.browsers:
                self.browsers.join(PATIENCE * 2)
                self.check_pages()
            for visit in visits:
                self.finish(visit)
            self.ended_with(self.house.stop())
            self.listen()
        except BaseException as fault:
            self.faults.add(f"soak: {fault!r}", fault)
            if not isinstance(fault, Exception):
                raise
        finally:
            self.stop.set()
            self.house.end()

    def _later(self) -> float:
        return time.monotonic() + self.every * (0.5 + self.dice.random())

    def look(self, visits: list[Visit]) -> None:
        """Check tables that have ended, and whether all others go on."""
        self.listen()
        self.most_megabytes = max(self.most_megabytes, self.house.megabytes)
        for visit in list(visits):
            if visit.over:
                visits.remove(visit)
                self.finish(visit)
            elif self.house.up.is_set() and visit.is_stuck(self.house.since):
                self.house.ask_where_it_stands()
                states = [f"{one.name} {one.controls} pending {one.pending}" for one in visit.players]
                self.faults.add(
                    f"{visit.planned} has not gone on for {STUCK:.0f} s", None, visit.id, people=states
                )
                visits.remove(visit)
                self.finish(visit)
        self.check_pages()

    def ended_with(self, code: int) -> None:
        """A server that is asked to end does so well."""
        if code:
            self.faults.add(f"a server that was asked to end did so with {code}")

    def listen(self) -> None:
        """Errors in the server's log are faults."""
        if said := self.house.complaints():
            self.faults.add("the server's log: " + said[0], None, "", lines=said)

    # ---- tables

    def open(self, planned: Planned) -> Visit:
        """Make a table and let its people sit down."""
        while True:
            try:
                return self._open(planned)
            except LOST:
                self.house.up.wait(10)

    def _open(self, planned: Planned) -> Visit:
        host = Person(self.house.url, name="Ada")
        fields = {name: True for name in ("public", "hints") if getattr(planned, name)}
        id = host.new_table(*planned.who, game=planned.game, clock=planned.clock, **planned.options, **fields)
        people = [host]
        watch = host.http.get(f"/t/{id}/menu").text.partition("watch=")[2].partition('"')[0]
        for number, link in enumerate(host.links(id) if "friend" in planned.who else []):
            friend = Person(self.house.url, name=("Bea", "Cléo", "Dan")[number % 3])
            friend.sit(link)
            people.append(friend)
        for number in range(planned.watchers):
            watcher = Person(self.house.url, name=f"Watcher {number}")
            watcher.http.get(f"/t/{id}?watch={watch}" if watch else f"/t/{id}")
            if planned.public or watch:
                people.append(watcher)
        gives_up = planned.number % 9 == 8
        players = [
            Player(
                self.house,
                self.faults,
                id,
                one,
                f"{self.seed} {planned.number} {number}",
                self.think,
                self.stop,
                gives_up and number == 0,
            )
            for number, one in enumerate(people)
        ]
        for player in players:
            player.start()
        self.played |= planned.parts
        self.levels |= {one for one in planned.who if one not in ("me", "friend", "here")}
        return Visit(planned, id, players, host)

    def finish(self, visit: Visit) -> None:
        """The people go home, and the table is checked."""
        end = time.monotonic() + PATIENCE
        for player in visit.players:
            if not player.over and not self.stop.is_set():
                player.stop = threading.Event()  # of this table alone
                player.stop.set()
            player.join(max(0.1, end - time.monotonic()))
            self.asked += Counter(player.asked)
            self.languages |= player.languages
            self.sums["lines"] += player.lines
        self.verify(visit.id, visit.planned, [player.witness for player in visit.players], visit.host)

    def check_pages(self) -> None:
        """Check the tables that browsers have left."""
        while self.browsers and self.browsers.done:
            seated = self.browsers.done.pop()
            self.played |= seated.planned.parts
            self.verify(seated.table, seated.planned, [seated.witness])
            self.sums["pages"] += 1

    def verify(self, id: str, planned: Planned, witnesses: list[Witness], host: Person | None = None) -> None:
        """Check one table; what is wrong is written down with everything that is known of it."""
        try:
            record = self.record(id, host) if host else ""
            found = check(self.db, id, witnesses, record)
        except Exception as fault:
            saved, _ = asyncio.run(load(self.db, id))
            self.faults.add(
                f"{planned.game} {id}: {fault}",
                None if isinstance(fault, Wrong) else fault,
                id,
                failed_at=getattr(fault, "revision", -1),
                planned=planned._asdict(),
                header=msgspec.to_builtins(saved.header),
                seats=msgspec.to_builtins(saved.seats),
                journal=msgspec.to_builtins(saved.entries),
                sent={one.name: one.sent for one in witnesses},
            )
            return
        self.sums["tables"] += 1
        self.sums["ended"] += found.over
        self.sums["files"] += bool(record)
        for name in ("entries", "actions", "undone", "compared"):
            self.sums[name] += getattr(found, name)

    def record(self, id: str, host: Person) -> str:
        """The file of a game as its host gets it; "" if it was not played out."""
        with Person(self.house.url, name=host.name) as again:
            again.http.cookies = host.http.cookies
            while True:
                try:
                    answer = again.http.get(f"/t/{id}/record.json")
                    break
                except httpx.TransportError:
                    self.house.up.wait(10)
        if answer.status_code == 409:
            return ""
        assert answer.status_code == 200, f"the file of {id} was answered by {answer.status_code}"
        return answer.text

    # ---- what there is to tell

    def line(self) -> str:
        """How it stands."""
        s = self.sums
        return (
            f"after {time.monotonic() - self.began:5.0f} s  {s['ended']} games ended and checked, {s['actions']} actions,"
            f" {self.house.kills}+{self.house.stops} restarts, {len(self.faults.told)} faults,"
            f" {self.house.megabytes:.0f} MB"
        )

    def summary(self) -> str:
        """What was played."""
        s, every = self.sums, plan.everything()
        languages = self.languages | (self.browsers.languages if self.browsers else set())
        clicks = self.browsers.clicks if self.browsers else 0
        asked = ", ".join(f"{name} {count}" for name, count in sorted(self.asked.items()))
        missing = sorted("{} {}={}".format(*part) for part in every - self.played)
        lines = [
            f"tables     {s['tables']} checked, {s['ended']} of them played to an end, {s['pages']} from a browser",
            f"actions    {s['actions']} in {s['entries']} entries of journals, {s['undone']} times taken back, {clicks} by clicks",
            f"compared   {s['compared']} positions on screens with what the journal says; {s['files']} match files verified",
            f"restarts   {self.house.kills} kills, {self.house.stops} polite; {s['lines']} lines opened",
            f"languages  {', '.join(sorted(languages))}; bots {', '.join(sorted(self.levels))}",
            f"asked      {asked}",
            f"covered    {len(every & self.played)} of {len(every)} player counts and option values"
            + (f"; not {', '.join(missing)}" if 0 < len(missing) < 12 else ""),
            f"memory     {self.most_megabytes:.0f} MB at most",
        ]
        return "\n".join(lines)
