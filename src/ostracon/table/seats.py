"""Who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

HUMAN, BOT, OPEN = "human", "bot", "open"

CONFIRM_ALWAYS = "always"  # every turn waits for "end turn"; what cannot be undone is asked first
CONFIRM_FINAL = "final"  # only what cannot be undone is asked first
CONFIRM_NEVER = "never"
CONFIRMATIONS = (CONFIRM_ALWAYS, CONFIRM_FINAL, CONFIRM_NEVER)


class Seat(msgspec.Struct, kw_only=True):
    """One seat of a table."""

    number: int
    name: str  # "Ada"
    kind: str  # HUMAN, BOT or OPEN (a friend who has not followed the link yet)
    bot: str = ""  # the level of the bot: "mason"; any name that `ostracon.bots.bot` knows will do
    screen: int = -1  # seats with the same number share one screen (hot-seat); -1: a screen of its own
    confirm: str = CONFIRM_FINAL

    @property
    def tone(self) -> str:
        """The player colour."""
        return f"seat-{self.number}"


def colours_of(offered: Sequence[str], chosen: Iterable[str]) -> list[str]:
    """The colour of every seat: the one chosen, otherwise what is left in its order; then those that nobody has.

    >>> colours_of(("black", "white", "brown", "grey"), ("", "black", ""))
    ['white', 'black', 'brown', 'grey']
    """
    kept: list[str] = []
    for colour in chosen:
        kept.append(colour if colour in offered and colour not in kept else "")
    left = [colour for colour in offered if colour not in kept]
    return [colour or left.pop(0) for colour in kept] + left
