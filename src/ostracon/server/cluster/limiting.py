"""Limits that hold for all processes together: who asks here and there asks twice of the same bucket.

What was taken is gathered for a moment and told on the bus, so a burst at two processes at once may be let through; it is a
debt then, and who made it waits the longer. A process that comes later is told which buckets are low: a restart fills none.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from ostracon.server.cluster.bus import Bus, Payload
from ostracon.server.limits import Bucket, Limit, Limits
from ostracon.server.tokens import hashed

TOPIC = "limits"
TOOK, LEFT = "took", "left"  # so many were taken; no more than so many are left
GATHER_SECONDS = 0.05
ENTRIES = 80  # of one message, at most about 80 characters each
LOW = 0.5  # of a bucket: what is fuller than that is not worth telling
LOW_TOLD = 1000  # buckets, those used last first
KEY_LENGTH = 32  # of whoever a bucket is for: addresses and names do not travel

Key = tuple[Limit, str]


class SharedBucket(Bucket):
    """What is left of a limit for all processes."""

    def __init__(self, limit: Limit, took: Callable[[], None]) -> None:
        super().__init__(limit)
        self._took = took

    def take(self) -> bool:
        """One more; the other processes will hear of it."""
        taken = super().take()
        if taken:
            self._took()
        return taken


class SharedLimits(Limits):
    """The buckets of this process, which follow those of the others."""

    def __init__(self, bus: Bus) -> None:
        super().__init__()
        self._bus = bus
        self._taken: Counter[Key] = Counter()  # not told yet
        self._telling: asyncio.TimerHandle | None = None
        bus.subscribe(TOPIC, self._hear)
        bus.met.append(self._tell_low)

    def bucket(self, limit: Limit, who: str) -> Bucket:
        """The bucket that everybody at an address shares, at whichever process."""
        return super().bucket(limit, hashed(who)[:KEY_LENGTH])

    def _make(self, key: Key) -> Bucket:
        return SharedBucket(key[0], lambda: self._took(key))

    def _took(self, key: Key) -> None:
        self._taken[key] += 1
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._tell_taken)

    def _tell_taken(self) -> None:
        self._telling = None
        self._say(TOOK, [(*limit, who, count) for (limit, who), count in self._taken.items()])
        self._taken.clear()

    def _tell_low(self) -> None:
        """Another process is there: what is nearly used up here is so there too."""
        low = [
            (*limit, who, round(bucket.fill(), 1))
            for (limit, who), bucket in reversed(self._buckets.items())
            if bucket.fill() < LOW * limit.burst
        ]
        self._say(LEFT, low[:LOW_TOLD])

    def _say(self, what: str, entries: list[tuple[float, float, str, float]]) -> None:
        for start in range(0, len(entries), ENTRIES):
            self._bus.publish(TOPIC, {"what": what, "of": entries[start : start + ENTRIES]})

    def _hear(self, said: Payload, sender: str) -> None:
        if sender == self._bus.me:
            return
        for rate, burst, who, number in said["of"]:
            bucket = super().bucket(Limit(rate, burst), who)
            bucket.lower(bucket.fill() - number if said["what"] == TOOK else number)
