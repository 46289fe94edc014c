"""Programs at a server: the API with a token, and its streams."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from ..serving import PATIENCE, TLS, Person


def token_of(person: Person, scope: str = "play", name: str = "my bot") -> str:
    """A new token of somebody, made on the page."""
    found = re.search(r"ostracon_[\w-]+", person.post("/tokens", name=name, scope=scope).text)
    assert found
    return found[0]


class Program:
    """Somebody who asks with a token, without cookies."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        headers = {"accept-language": language} | ({"authorization": f"Bearer {token}"} if token else {})
        self.http = httpx.Client(base_url=f"{url}/api/v1", headers=headers, timeout=PATIENCE, verify=TLS)
        self.token = token

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, **parameters: Any) -> Any:
        """What the server answers, if it does not refuse."""
        answer = self.http.get(path, params=parameters)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **data: Any) -> Any:
        """The same for a command."""
        answer = self.http.post(path, json=data)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, method: str = "POST", **data: Any) -> tuple[int, str, str]:
        """How the server refuses: status, code, text."""
        body = {} if method in ("GET", "DELETE") else {"json": data}
        answer = self.http.request(method, path, **body)
        assert answer.is_error, answer.text
        found = answer.json()
        assert set(found) == {"code", "text"} and found["text"], found
        return answer.status_code, found["code"], found["text"]

    def new_table(self, *who: str, game: str = "imhotep", **fields: Any) -> Any:
        """Make a table."""
        return self.post("/tables", game=game, seats=[{"who": one} for one in who], **fields)

    def act(self, table: str, choose: Callable[[list[int]], int] = min, **fields: Any) -> Any:
        """Play one of the legal actions."""
        found = self.get(f"/tables/{table}/position")
        action = choose([one["number"] for one in found["legal"] if one["asks"] < 0])
        return self.post(f"/tables/{table}/actions/{action}", revision=found["revision"], **fields)

    @contextmanager
    def stream(self, path: str, **parameters: Any) -> Iterator[Lines]:
        """A stream for as long as the block runs."""
        with self.http.stream("GET", path, params=parameters) as answer:
            assert answer.status_code == 200
            yield Lines(answer)


class Lines:
    """The lines of a stream; keeps everything it has heard."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.iter_lines()
        self.heard: list[dict[str, Any]] = []

    def next(self) -> dict[str, Any]:
        """The next message; empty lines say nothing. StopIteration where the stream has ended."""
        while not (line := next(self._lines)):
            pass
        message: dict[str, Any] = json.loads(line)
        self.heard.append(message)
        return message

    def until(self, **wanted: Any) -> dict[str, Any]:
        """Listen until a message has these fields."""
        while True:
            message = self.next()
            if wanted.items() <= message.items():
                return message

    def rest(self) -> list[dict[str, Any]]:
        """Everything until the stream ends."""
        found = []
        while True:
            try:
                found.append(self.next())
            except StopIteration:
                return found
