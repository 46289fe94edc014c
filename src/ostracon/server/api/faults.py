"""Whatever goes wrong in the API, as {code, text} with a fitting status."""

from __future__ import annotations

import logging

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from ostracon.server.complaints import complain
from ostracon.server.database import is_away
from ostracon.server.errors import NoSuchTable, NotStored, OutdatedTable
from ostracon.server.making import Fault
from ostracon.server.people.names import Refusal
from ostracon.server.session import PRIVATE, BrowserSession, HttpRequest, PageError
from ostracon.table.table import Refused

PATH = "/api/"
STATUS = {  # of a refusal; all others are conflicts with how the table stands
    "no-seat": 403,
    "no-hint": 403,
    "chat-too-fast": 429,
    "hint-busy": 429,
    "hint-too-slow": 503,
    "hint-failed": 503,
    "why-hidden": 403,
    "unknown-action": 404,
    "empty-chat": 400,
    "long-chat": 400,
    "unknown-setting": 400,
    "wrong": 403,
    "blocked": 403,
    "too-often": 429,
    "no-notes": 403,
}
CONFLICT, UNFIT = 409, 422

log = logging.getLogger("ostracon")


class ApiFault(Exception):
    """A request that cannot be answered, in words."""

    def __init__(self, code: str, text: str, status: int) -> None:
        self.code, self.text, self.status = code, text, status
        super().__init__(code)


def code_of(key: str) -> str:
    """The code of a refusal, from the key of its text.

    >>> code_of("error-no-table"), code_of("people-wrong"), code_of("group-full")
    ('no-table', 'wrong', 'group-full')
    """
    return key.removeprefix("error-").removeprefix("people-")


def fault_answer(request: HttpRequest, error: Exception) -> Response[bytes]:
    """The answer to a request that failed."""
    say = BrowserSession(request).say
    headers = dict(PRIVATE)
    if isinstance(error, ApiFault):
        code, text, status = error.code, error.text, error.status
    elif isinstance(error, PageError):
        code, text, status = code_of(error.key), say(error.key), error.status
    elif isinstance(error, Refusal):
        code, text = code_of(error.key), say(error.key)
        status = STATUS.get(code, UNFIT if error.at else CONFLICT)
    elif isinstance(error, Fault):
        code, text, status = error.at, error.text, UNFIT
    elif isinstance(error, Refused):
        code, text = error.code, say(f"table-{error.code}")
        status = STATUS.get(code, CONFLICT)
    elif isinstance(error, NoSuchTable):
        code, text, status = "no-table", say("error-no-table"), 404
    elif isinstance(error, OutdatedTable):
        code, text, status = "old-table", say("error-old-table"), 410
    elif isinstance(error, NotStored) or is_away(error):
        complain("a program could not be answered, the database does not answer: %s", type(error).__name__)
        code, text, status = "not-stored", say("error-not-stored"), 503
    elif isinstance(error, HTTPException) and error.status_code < 500:
        status = error.status_code
        headers |= dict(error.headers or {})
        code, text = malformed(error, say("api-malformed")) if status == 400 else http_fault(status)
        text = text or say(f"api-{code}")
    else:
        log.error("a request to the API failed", exc_info=error)
        code, text, status = "failed", say("error-500"), 500
    if status in (429, 503):
        headers["retry-after"] = "1"
    body = msgspec.json.encode({"code": code, "text": text})
    return Response(body, media_type="application/json", status_code=status, headers=headers)


def malformed(error: HTTPException, text: str) -> tuple[str, str]:
    """What is wrong with the form of a request, and where."""
    found = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    places = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in found]
    return "malformed", " ".join(filter(None, [text, "; ".join(places)]))


def http_fault(status: int) -> tuple[str, str]:
    """The code of a fault of HTTP itself."""
    return {404: "no-such-thing", 405: "method-refused", 413: "too-big"}.get(status, "malformed"), ""
