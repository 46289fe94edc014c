"""How much one may ask of the server: buckets that fill with time, by socket and by address.

A player's own socket is generous. Strangers, who watch without a seat, share one bucket for all their sockets from one
address, so that many windows do not ask for more than one.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

ADDRESSES_KEPT = 20_000  # buckets; those that were used longest ago are forgotten first


class Limit(NamedTuple):
    """So many a second, and so many at once."""

    rate: float
    burst: float


PLAYING = Limit(40, 160)  # messages of a socket with a seat
WATCHING = Limit(10, 80)  # messages of all sockets without a seat from one address
CHATTING = Limit(1, 12)  # lines of chat of a seat
REMARKS = Limit(0.2, 5)  # lines of chat of those who watch, from one address
NOTING = Limit(1, 20)  # changes of private notes by one holder
KNOCKING = Limit(20, 1000)  # sockets that one address opens
PRACTISING = Limit(1, 100)  # boards of one's own that one address opens
MAKING = Limit(1, 200)  # tables that one address makes
SIGNING_IN = Limit(0.2, 40)  # passwords and passkeys that one address tries
GUESSING = Limit(0.2, 20)  # passwords that are tried for one name, from wherever
SIGNING_UP = Limit(0.02, 40)  # accounts that one address makes
RESETTING = Limit(1 / 1200, 5)  # links to a new password that one caller, or one address of mail, is sent
INVITING = Limit(0.2, 40)  # invitations of one account
FOUNDING = Limit(0.01, 10)  # groups that one account founds
JOINING = Limit(0.2, 30)  # groups that one account asks to join, or leaves
LOOKING = Limit(5, 60)  # parts of pages that one person asks for again because something changed
BLOCKING = Limit(0.5, 60)  # people whom somebody at one address blocks or mutes
COUNTING = Limit(0.5, 30)  # statistics that one person asks for
PICTURING = Limit(0.5, 40)  # pictures of moments that are drawn for one address or token
EXPORTING = Limit(0.02, 3)  # files of everything, for one account
ASKING = Limit(40, 400)  # requests to the API with one token, or without one from one address
TESTING = Limit(1 / 30, 5)  # notices that one person sends himself to try a way
CONFIRMING = Limit(
    1 / 1200, 3
)  # mails to confirm an address that one caller asks for, or that go to one address


class Bucket:
    """What is left of a limit."""

    def __init__(self, limit: Limit) -> None:
        self.limit, self.left, self.at = limit, limit.burst, time.monotonic()

    def take(self) -> bool:
        """One more; False if there is none left."""
        if self.fill() < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> float:
        """What has come back with time; what is left now."""
        now = time.monotonic()
        self.left = min(self.limit.burst, self.left + (now - self.at) * self.limit.rate)
        self.at = now
        return self.left

    def lower(self, left: float) -> None:
        """No more than this is left; a debt is at most as large as the bucket."""
        self.left = max(-self.limit.burst, min(self.fill(), left))


class Limits:
    """The buckets of all seats and addresses."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[Limit, str], Bucket] = OrderedDict()

    def bucket(self, limit: Limit, who: str) -> Bucket:
        """The bucket of a seat, or the one that everybody at an address shares."""
        key = limit, who
        if key not in self._buckets:
            self._buckets[key] = self._make(key)
            if len(self._buckets) > ADDRESSES_KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key]

    def _make(self, key: tuple[Limit, str]) -> Bucket:
        return Bucket(key[0])

    def allows(self, limit: Limit, who: str) -> bool:
        """Whether a seat or an address may do this once more."""
        return self.bucket(limit, who).take()
