"""`ostracon bot`: one of our bots plays at somebody's server, by its API."""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from contextlib import closing, suppress
from typing import Annotated, Any

import httpx
import typer

from ostracon.bots import Perspective
from ostracon.bots import bot as find_bot
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.kernel.game import game as find_game
from ostracon.kernel.layout import Record
from ostracon.table.thinking import Task, choose, seed_of

SILENCE = 30.0  # seconds after which a line that says nothing is given up: a server says something more often
FIRST_WAIT, LONGEST_WAIT = 0.25, 30.0  # seconds before another try
BUSY, CONFLICT = (429, 502, 503, 504), 409


class Unwelcome(OstraconError):
    """The server does not let this bot play."""


class Busy(Exception):
    """The server asks for patience."""


def bot(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="Address of the server: https://games.example.org")
    ],
    token: Annotated[str, typer.Argument(metavar="TOKEN", help="Made there on the page /tokens.")],
    level: Annotated[
        str, typer.Option(help="apprentice to pharaoh, or a spec such as search:500.")
    ] = "vizier",
    table: Annotated[str | None, typer.Option(help="Play only at this table, until its game ends.")] = None,
    link: Annotated[str | None, typer.Option(help="A seat's link: sit down there first.")] = None,
) -> None:
    """Let one of our bots play your seats at a server. It knows what the seat knows and no more."""
    find_bot(level)
    with suppress(KeyboardInterrupt), RemotePlayer(url, token, level) as player:
        if link:
            table = player.sit(link)
        elif table:
            player.sit_openly(table)
        print(f"{level} plays at {url}  (Ctrl-C stops it)", flush=True)
        player.play(table)


class RemotePlayer:
    """A bot that plays over the API whatever is its turn."""

    def __init__(self, url: str, token: str, level: str) -> None:
        self.level = level
        self.tables: dict[str, dict[str, Any]] = {}
        headers = {"authorization": f"Bearer {token}"}
        try:
            self.http = httpx.Client(base_url=f"{url.rstrip('/')}/api/v1", headers=headers, timeout=SILENCE)
        except httpx.InvalidURL as error:
            raise Unwelcome(f"{url!r} is no address of a server: {error}") from None

    def __enter__(self) -> RemotePlayer:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, **parts: Any) -> Any:
        """An answer; a refusal is Unwelcome in the server's words."""
        try:
            answer = self.http.request(method, path, **parts)
        except httpx.UnsupportedProtocol:
            raise Unwelcome(f"{self.http.base_url} is no address of a server") from None
        return self.read(answer)

    def read(self, answer: httpx.Response) -> Any:
        """The answer's content, or why there is none."""
        if answer.status_code in BUSY:
            raise Busy
        try:
            content = answer.json()
        except ValueError:
            raise Unwelcome(f"{self.http.base_url} does not answer like an Ostracon server") from None
        if answer.is_error:
            raise Unwelcome(content.get("text", f"the server refused ({answer.status_code})"))
        return content

    def sit(self, link: str) -> str:
        """Sit down by a seat's link; the table."""
        parts = link.rstrip("/").split("/")
        if len(parts) < 3:
            raise Unwelcome(f"{link!r} is no link of a seat")
        found = self.ask("POST", f"/tables/{parts[-2]}/join", json={"link": link, "name": self.level})
        return str(found["id"])

    def sit_openly(self, table: str) -> None:
        """Sit down at a public table, unless this token plays there already."""
        if not self.ask("GET", f"/tables/{table}")["mine"]:
            self.ask("POST", f"/tables/{table}/join", json={"name": self.level})

    # ---- the events

    def play(self, only: str | None = None) -> None:
        """Play at every table whenever it is the bot's turn; with `only` at one, until its game ends. A line that breaks
        is made again: the server then tells anew how everything stands.
        """
        wait = FIRST_WAIT
        while True:
            try:
                with closing(self.events()) as events:
                    for event in events:
                        wait = FIRST_WAIT
                        if self.hear(event, only):
                            return
                if only and self.ask("GET", f"/tables/{only}")["over"]:
                    return
            except (httpx.TransportError, Busy):
                pass  # it is away: try again
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def hear(self, event: dict[str, Any], only: str | None) -> bool:
        """Do what an event asks for; whether the only game has ended."""
        if event["type"] == "goodbye":
            if event["code"] == "revoked":
                raise Unwelcome(event["text"])
        elif only in (None, event["table"]):
            if event["event"] == "turn":
                self.take_turn(event["table"], only)
            elif event["event"] == "finished":
                self.tables.pop(event["table"], None)
                return only is not None
        return False

    def events(self) -> Generator[dict[str, Any], None, None]:
        """What happens at the bot's tables."""
        with self.http.stream("GET", "/bot/events") as answer:
            if answer.is_error:
                answer.read()
                self.read(answer)
            for line in answer.iter_lines():
                if line:
                    yield json.loads(line)

    # ---- thinking

    def take_turn(self, table: str, only: str | None) -> None:
        """Decide at a table; one of many at which that is not possible is left alone."""
        try:
            self.decide(table)
        except Unwelcome as fault:
            if only:
                raise
            print(f"table {table} is left alone: {fault}", flush=True)

    def decide(self, table: str) -> None:
        """Choose and play an action; what the table refuses because it has moved on is left alone."""
        found = self.ask("GET", f"/tables/{table}/position", params={"redealt": True})
        act = {"revision": found["revision"], "seat": found["seat"], "id": f"bot-{found['revision']}"}
        if found["redealt"] is None:
            if found["controls"]["end_turn"]:
                self.act(table, "end-turn", act)
            return
        self.act(table, f"actions/{self.choice(table, found)}", act)

    def act(self, table: str, what: str, act: dict[str, Any]) -> None:
        """Send a command; a conflict means that the table has moved on."""
        answer = self.http.post(f"/tables/{table}/{what}", json=act)
        if answer.status_code != CONFLICT:
            self.read(answer)

    def choice(self, table: str, found: dict[str, Any]) -> int:
        """What the bot plays in a position, from what its seat knows."""
        info = self.tables.get(table) or self.tables.setdefault(table, self.ask("GET", f"/tables/{table}"))
        game = game_of(info)
        seat, seed = found["seat"], seed_of(info["commitment"], found["ply"])
        perspective = Perspective(game, position_of(game, found["redealt"]), seat, seed)
        withheld = frozenset(one["number"] for one in found["legal"] if one["asks"] >= 0)
        return choose(Task(seat, found["revision"], perspective, self.level, seed, self.level, withheld))


def game_of(table: dict[str, Any]) -> Game:
    """The game of a table, if it is played there as it is here."""
    game = find_game(table["game"])
    if table["rules_version"] != game.rules_version or not game.components.are(table["components"]):
        raise Unwelcome(f"{game.title} is played there by other rules or figures than those installed here")
    return game


def position_of(game: Game, fields: dict[str, Any]) -> Record:
    """A position from the fields that the server sent."""
    record = game.state()
    if fields.keys() != game.state.fields.keys():
        raise Unwelcome(f"{game.title} has other positions there than here: one of the two is older")
    for name, value in fields.items():
        setattr(record, name, value)
    return record
