"""The server's log: plain lines, or one JSON object a line for programs that collect them. No secret comes into it:
addresses of pages, which may hold a seat's token, are never written, only the routes that they belong to.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
import traceback

import msgspec


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, who says it, what; `fault` where something was raised, and whatever else is known."""
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0]:
            told["fault"] = "".join(traceback.format_exception(*record.exc_info)).strip()
        return msgspec.json.encode(told).decode()


def is_worth_telling(record: logging.LogRecord) -> bool:
    """All but tasks that were cancelled at the end and that nobody asked how they ended: that is how a worker's queue stops."""
    kind = record.exc_info[0] if record.exc_info else None
    return not (record.name == "asyncio" and kind is not None and issubclass(kind, asyncio.CancelledError))


def set_up_logs(kind: str, level: str) -> None:
    """Write to standard error, as text or JSON, what is at least of a level."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if kind == "json" else plain)
    handler.addFilter(is_worth_telling)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in (
        "httpx",
        "httpcore",
        "alembic",
        "aiosqlite",
    ):  # some would write what is kept, and addresses
        logging.getLogger(noisy).setLevel(logging.WARNING)
