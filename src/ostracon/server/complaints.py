"""What goes wrong outside our own code (a database that is away) is one line a second in the log, not one each time."""

from __future__ import annotations

import logging
import time

EVERY_SECONDS = 1.0

log = logging.getLogger("ostracon")
_last: dict[str, float] = {}  # when each kind of complaint was last written
_held: dict[str, int] = {}  # how many were not written since


def complain(message: str, *facts: object) -> None:
    """Write a line into the log, unless the same was written within a second; those are counted."""
    now = time.monotonic()
    if now - _last.get(message, -EVERY_SECONDS) < EVERY_SECONDS:
        _held[message] = _held.get(message, 0) + 1
        return
    more = _held.pop(message, 0)
    _last[message] = now
    log.error(message + (f" ({more} more like this)" if more else ""), *facts)
