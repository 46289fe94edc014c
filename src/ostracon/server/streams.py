"""Answers that do not end by themselves: who holds them open, and how they are told to end."""

from __future__ import annotations

import asyncio

RESTARTING, REVOKED = "restarting", "revoked"
STREAMS_EACH = 24  # of one holder


class Stream:
    """One open stream; whoever has something new for it sets `wake`."""

    def __init__(self, holder: str, token: int) -> None:
        self.holder = holder
        self.token = token  # the number of the token that opened it; 0 for a browser
        self.wake = asyncio.Event()
        self.ending = ""  # RESTARTING or REVOKED: why it is to end

    def must_end(self) -> bool:
        """Whether it has been told to end."""
        return bool(self.ending)

    async def wait(self, seconds: float) -> bool:
        """Until something happens; False if nothing did for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self.wake.wait()
        except TimeoutError:
            return False
        self.wake.clear()
        return True


class Streams:
    """All open streams."""

    def __init__(self) -> None:
        self._open: set[Stream] = set()
        self._ending = ""

    def open(self, holder: str, token: int) -> Stream | None:
        """A new stream; None if its holder has too many."""
        if sum(one.holder == holder for one in self._open) >= STREAMS_EACH:
            return None
        made = Stream(holder, token)
        made.ending = self._ending
        self._open.add(made)
        return made

    def close(self, stream: Stream) -> None:
        """A stream has ended."""
        self._open.discard(stream)

    def look_again(self) -> None:
        """Somebody has sat down somewhere."""
        for one in self._open:
            one.wake.set()

    def revoke(self, token: int) -> None:
        """A token is no longer good: its streams end."""
        for one in self._open:
            if one.token == token:
                one.ending = REVOKED
                one.wake.set()

    def come_again(self, holder: str) -> None:
        """Something has changed about a holder: his streams end, and are opened again by who still may."""
        for one in self._open:
            if one.holder == holder:
                one.ending = one.ending or RESTARTING
                one.wake.set()

    def end(self) -> None:
        """The server stops: all streams end, and so does every new one at once."""
        self._ending = RESTARTING
        for one in self._open:
            one.ending = one.ending or RESTARTING
            one.wake.set()
